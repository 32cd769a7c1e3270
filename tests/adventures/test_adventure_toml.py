"""An adventure's file: read as it is written, in either language, and refused with the line and the reason."""

from __future__ import annotations

import re
from decimal import Decimal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.adventure_toml import LARGEST, adventure_of, language_of, names
from bot.engines.book import Refused
from bot.engines.gdr.adventure import Adventure
from bot.hall.cards.card import Say
from bot.texts import LANGUAGES
from tests import examples
from tests.adventures.samples import GOOD, RULES, said
from tests.engines.gdr.convention import DOCUMENTED


def refusal(text: str | bytes) -> Refused:
    """What is said of a file."""
    with pytest.raises(Refused) as no:
        adventure_of(text if isinstance(text, bytes) else text.encode(), RULES)
    return no.value


def spoiled(before: str, after: str) -> Refused:
    """What is said of the good file after a change."""
    assert before in GOOD
    return refusal(GOOD.replace(before, after, 1))


def test_a_file_becomes_an_adventure() -> None:
    found = adventure_of(GOOD.encode(), RULES)
    assert found.optional == {"leo"}
    assert found.aa["sala"].parts["re"].answers == {"0": 1, "1": Decimal("0.4"), "2": 0}
    assert found.cd["ada"]["leo"].about == ("leo",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_documented_example_is_read(language: str) -> None:
    found = adventure_of((DOCUMENTED / f"punta-cenere.{language}.toml").read_bytes(), RULES)
    assert len(found.characters) == 5 and found.optional == {"zeno"}


def test_both_languages_of_the_documented_example_are_the_same_adventure() -> None:
    italian, english = (
        adventure_of((DOCUMENTED / f"punta-cenere.{one}.toml").read_bytes(), RULES) for one in LANGUAGES
    )

    def bare(part: object) -> object:
        if isinstance(part, dict):
            return {key: bare(value) for key, value in part.items() if key not in ("text", "name", "title", "about")}
        return [bare(one) for one in part] if isinstance(part, tuple) else part

    assert bare(italian.model_dump()) == bare(english.model_dump())


def test_descriptors_may_be_called_by_their_names() -> None:
    own = GOOD + '[pesi]\nqualita-tecnica = 10\nsense = 20\n[valori]\n"tono-della-voce" = [100, 60.5, 0]\n'
    found = adventure_of(own.encode(), RULES)
    assert found.weights == {"technique": 10, "sense": 20}
    assert found.values == {"voice": (100, Decimal("60.5"), 0)}


@pytest.mark.parametrize(
    ("before", "after", "line", "reason"),
    [
        ("peso = 60", "peso = 50", 14, "sum"),
        ("peso = 30", "peso = 20", 18, "sum"),
        ("peso = 100", "peso = 90", 45, "sum"),
        ("peso = 30", 'peso = "trenta"', 24, "not-a-number"),
        ("peso = 30", "peso = nan", 24, "not-a-number"),
        ("peso = 30", "peso = 300", 24, "out-of-range"),
        ("peso = 40", "peso = 0", 16, "no-weight"),
        ("peso = 40", "preso = 40", 14, "missing"),
        ("in-parte = true", 'in-parte = "si"', 25, "not-a-number"),
        ("[cd.leo.casa]", "[cd.lea.casa]", 45, "cd-of-nobody"),
        ('nome = "Leo"', 'nome = "Ada"', 7, "same-name"),
        ('riguarda = "leo"', 'riguarda = "lea"', 43, "about-nobody"),
        ('riguarda = "leo"', "riguarda = 3", 43, "about"),
        ('"Salvo" = 100', '"Salvo" = 90', 31, "options-in-order"),
        ('"Salvo" = 100', '"Salvo in 3" = 100', 32, "digit"),
        ('testo = "Il re"', 'testo = "I 2 re"', 28, "digit"),
        ('testo = "Il re"', 'testo = " "', 28, "not-a-text"),
        ('tipo = "standard"', 'tipo = "libera"', 2, "kind"),
        ('tipo = "standard"', 'tipo = "propria"', 2, "shares-missing"),
        ('tipo = "standard"', 'tipo = "standard"\nsenza-dadi = true', 3, "diceless-sum"),
        ('tipo = "standard"', 'tipo = "standard"\nautore = "Io"', 3, "unknown"),
        ("aa = [20, 50, 80]", "aa = [80, 50, 20]", 12, "min-max"),
        ("aa = [20, 50, 80]", "aa = [20, 90, 80]", 12, "med"),
        ("aa = [20, 50, 80]", "aa = [20, 80]", 12, "triple"),
        ("aa = [20, 50, 80]", "vsp = [20, 50, 80]", 11, "no-aa-thresholds"),
        ("aa = [20, 50, 80]", "aa = [20, 50, 80]\nvoci.voice = [0, 1, 2]", 11, "threshold-missing"),
        ("aa = [20, 50, 80]", "aa = [20, 50, 80]\nvsp = [10, 40, 70]\nvoci.voice = [0, 1, 2]", 13, "vsp-twice"),
        ("facoltativo = true", "facoltativo = 1", 9, "not-true-or-false"),
        ("\n[cd.leo.casa]", "\n[pesi]\nsense = 20\n[cd.leo.casa]", 45, "sum"),
        ("\n[cd.leo.casa]", "\n[valori]\nvoice = [100, 0]\n[cd.leo.casa]", 46, "values-count"),
        ("\n[cd.leo.casa]", "\n[valori]\nvolume = [100, 0]\n[cd.leo.casa]", 46, "no-such-descriptor"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(before: str, after: str, line: int, reason: str) -> None:
    no = spoiled(before, after)
    assert no.reason == "gdr-adventure-wrong"
    assert (no.facts["why"].key, no.facts["line"]) == (f"gdr-flaw-{reason}", line)
    for language in LANGUAGES:
        assert said(language, no.facts["why"])


def test_a_level_that_is_not_100_is_named_with_its_sum() -> None:
    why = spoiled("peso = 30", "peso = 20.5").facts["why"]
    assert "«aa.sala» fanno 90,5" in said("it", why) and "“aa.sala” add up to 90.5" in said("en", why)


def test_a_character_without_consistency_is_refused() -> None:
    why = refusal(GOOD[: GOOD.index("[cd.leo")]).facts["why"]
    assert (why.key, why.arguments) == ("gdr-flaw-no-cd", {"name": "Leo", "key": "leo"})


def test_consistency_that_may_be_empty_is_refused() -> None:
    why = spoiled('"Tiene alla parola"\npeso = 60', '"Tiene alla parola"\npeso = 60\nriguarda = "leo"').facts["why"]
    assert why.key == "gdr-flaw-cd-may-be-empty"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"titolo = Prova", "gdr-adventure-not-toml"),
        (b'titolo = "Citt\xe0"', "gdr-adventure-not-utf8"),
        (b"a = " + b"[" * 5000, "gdr-adventure-too-deep"),
        (b"#" * 300_000, "gdr-adventure-too-large"),
        (b"", "gdr-adventure-wrong"),
        (b"[aa", "gdr-adventure-not-toml"),
        (b"[aa]\npeso = 1\npeso = 2", "gdr-adventure-twice"),
        (b"[aa]\n[aa]", "gdr-adventure-twice"),
        (b"a.b" + b".b" * 3000 + b" = 1", "gdr-adventure-too-deep"),
    ],
)
def test_a_file_that_is_none_is_refused(content: bytes, reason: str) -> None:
    assert refusal(content).reason == reason


@pytest.mark.parametrize(
    ("text", "reason", "line", "shown"),
    [
        ("[aa]\n\npeso  è 3\u200b # «tre»\n", "gdr-adventure-not-toml", 3, "peso è 3 # «tre»"),
        ("[aa]\r\n\r\npeso è 3\r\n\r\n", "gdr-adventure-not-toml", 3, "peso è 3"),
        ("[aa]\npeso = [\n  3,\n", "gdr-adventure-not-toml", 3, "3,"),
        ("[aa]\n[cd]\n[aa]\npeso = 3", "gdr-adventure-twice", 3, "[aa]"),
        ("peso" * 20 + "è 3", "gdr-adventure-not-toml", 1, "peso" * 20),
    ],
)
def test_a_line_that_is_no_toml_is_shown(text: str, reason: str, line: int, shown: str) -> None:
    no = refusal(text)
    assert (no.reason, no.facts) == (reason, {"line": line, "text": shown})


def test_a_file_may_be_as_large_as_a_table_wants_it() -> None:
    room = LARGEST - len(GOOD.encode())
    assert adventure_of((GOOD + "#" * room).encode(), RULES).title == "Prova"
    assert refusal(GOOD + "#" * (room + 1)).facts == {"most": 200}


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("titolo = 1", "it"),
        ("title = 1", "en"),
        ("# title, kind\n  titolo = 1\nkind = 1\n[soglie]", "it"),
        ("titolo = 1\n[characters.ada]\nname = 1", "en"),
        ("titolo = 1\nkind = 1", None),
        ("[aa.titolo]", None),
        (b"titolo = 1\xe0", "it"),
        ("", None),
    ],
)
def test_the_keys_of_a_file_tell_its_language(text: str | bytes, language: str | None) -> None:
    assert language_of(text if isinstance(text, bytes) else text.encode()) == language


@pytest.mark.parametrize(
    "number",
    [
        *("1e9999999999999999999", "1" * 5000, "0x" + "f" * 5000, "1" * 31, "-" + "1" * 31),
        *("1." + "0" * 29, "1" + "0" * 30, "-1" + "0" * 30),
    ],
)
def test_a_number_that_nobody_could_read_back_is_named_with_its_line(number: str) -> None:
    no = spoiled("peso = 30", f"peso = {number}")
    assert (no.reason, no.facts) == ("gdr-adventure-number", {"line": 24, "most": 30})


def test_the_file_is_named_where_the_line_of_a_number_is_not_found() -> None:
    no = spoiled("aa = [20, 50, 80]", f"aa = [\n20, 50,\n{'1' * 31}]")
    assert (no.reason, no.facts["line"]) == ("gdr-adventure-number", 1)


@pytest.mark.parametrize(
    "number", ["1" * 30, "-" + "1" * 30, "1." + "0" * 27 + "1", "1e999", "-1e999", "1e-999", "1e-99999999"]
)
def test_a_number_that_can_be_read_is_judged_by_what_it_is(number: str) -> None:
    why = spoiled("peso = 30", f"peso = {number}").facts["why"]
    assert why.key in ("gdr-flaw-out-of-range", "gdr-flaw-too-fine") and len(said("it", why)) < 200


def nested(levels: int) -> str:
    """The good adventure with so many levels of progress, one within the other."""
    headers = [f"aa{'.x' * level}" for level in range(1, levels + 1)]
    trees = "\n".join(f'[{header}]\ntesto = "Più giù"\npeso = 100' for header in headers)
    return GOOD[: GOOD.index("[aa")] + trees + "\n" + GOOD[GOOD.index("[cd") :]


def test_levels_within_each_other_are_read_as_deep_as_an_evening_goes() -> None:
    assert adventure_of(nested(6).encode(), RULES)
    assert refusal(nested(7)).facts["why"].key == "gdr-flaw-too-deep"
    assert refusal(nested(150)).facts["why"].key == "gdr-flaw-too-deep"


@pytest.mark.parametrize("key", ['""', '"le o"', '"a.b"', "a" * 31, '"-a"'])
def test_a_key_that_no_button_could_bear_is_refused(key: str) -> None:
    for before, after in (("[personaggi.leo]", f"[personaggi.{key}]"), ("[aa.sala]", f"[aa.{key}]")):
        assert spoiled(before, after).facts["why"].key == "gdr-flaw-key"


@given(st.data())
@settings(max_examples=examples(100), suppress_health_check=[HealthCheck.too_slow])
def test_a_bent_file_is_refused_in_words_or_can_be_read_back(data: st.DataObject) -> None:
    lines = GOOD.splitlines()
    strange = st.sampled_from(
        [
            "peso = 1e9999",
            "[aa.sala.x.y.z.u.v.w]",
            '["cd".""]',
            "aa = [99, 99.5, 100]",
            "x = 0x" + "f" * 9999,
            "\0",
            '"\\ud800" = 1',
        ]
    )
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(lines) - 1))
        match data.draw(st.sampled_from(["gone", "twice", "strange", "swapped"])):
            case "gone":
                del lines[at]
            case "twice":
                lines.insert(at, lines[at])
            case "strange":
                lines[at] = data.draw(strange | st.text())
            case _:
                lines[at], lines[0] = lines[0], lines[at]
    try:
        found = adventure_of("\n".join(lines).encode("utf-8", "surrogatepass"), RULES)
    except Refused as no:
        assert all(said(language, Say(f"refused-{no.reason}", no.facts)) for language in LANGUAGES)
    else:
        assert Adventure.model_validate_json(found.model_dump_json()) == found


@pytest.mark.parametrize(("kind", "quoted"), [("x" * 80, "x" * 80), ("x" * 81, "x" * 80 + "…")], ids=["80", "81"])
def test_of_what_was_written_the_beginning_is_quoted(kind: str, quoted: str) -> None:
    assert spoiled('tipo = "standard"', f'tipo = "{kind}"').facts["why"].arguments["value"] == quoted


def test_nothing_unseen_comes_in_with_a_text_or_a_key() -> None:
    unseen = GOOD.replace("Il re", "Il\\u202e re\\n").replace("[personaggi.leo]", '[personaggi."l\\u202eeo"]')
    found = adventure_of(unseen.encode(), RULES)
    assert found.aa["sala"].parts["re"].text == "Il re" and [*found.characters] == ["ada", "leo"]


@pytest.mark.parametrize(("language", "page"), [("it", "authors.it.md"), ("en", "authors.md")])
def test_the_file_that_the_authors_page_takes_to_pieces_is_an_adventure(language: str, page: str) -> None:
    text = (DOCUMENTED.parent / page).read_text("utf-8")
    lines = text[text.index("    tit") :].splitlines()
    until = next(at for at, line in enumerate(lines) if line and not line.startswith("    "))
    found = adventure_of("\n".join(line.strip() for line in lines[:until]).encode(), RULES)
    assert found.optional == {"zeno"} and list(found.aa) == (
        ["torre", "drago"] if language == "it" else ["tower", "dragon"]
    )


@pytest.mark.parametrize("page", ["authors.it.md", "authors.md"])
def test_every_descriptor_on_the_authors_page_is_known_by_that_name(page: str) -> None:
    text = (DOCUMENTED.parent / page).read_text("utf-8")
    named = re.findall(r"^\| (?:&nbsp;)*`([^`]+)` \| (-?\d+) \| ([\d, ]*)\|$", text, re.M)
    keys = [names(RULES)[name] for name, _, _ in named]
    assert keys == list(RULES.descriptors)
    for key, (_, weight, values) in zip(keys, named, strict=True):
        one = RULES.descriptors[key]
        assert (one.weight, ", ".join(str(answer.value) for answer in one.answers.values())) == (
            int(weight),
            values.strip(),
        )
