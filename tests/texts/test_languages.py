"""Which languages there are, what a machine's own is, and what each is called where its texts say nothing of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.texts import Texts, of_machine
from bot.texts.bundle import Bundle
from bot.texts.languages import languages_in, name_the_others


def written(folder: Path, files: dict[str, str]) -> Path:
    """A folder with these files."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


def test_a_language_is_a_folder_with_texts(tmp_path: Path) -> None:
    house = written(
        tmp_path / "house", {"it/a.ftl": "", "sv/a/b.ftl": "", "fr/a.txt": "", "deu/a.ftl": "", "a.ftl": ""}
    )
    host = written(tmp_path / "host", {"de/a.ftl": "", "en/a.ftl": ""})
    assert languages_in([house, host, tmp_path / "none"]) == ("it", "en", "de", "sv")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "it"),
        ({"LANG": ""}, "it"),
        ({"LANG": "C.UTF-8"}, "it"),
        ({"LANG": "POSIX"}, "it"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "EN"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "it_IT", "LANG": "en_GB"}, "it"),
        ({"LC_ALL": "en_GB", "LC_MESSAGES": "it_IT", "LANG": "it_IT"}, "en"),
    ],
)
def test_a_machine_speaks_what_it_is_set_to(environment: dict[str, str], language: str) -> None:
    assert of_machine(environment) == language


NAMED = """\
choices-language =
    .it = italiano
# What follows.

choices-my-language =
    .it = italiano
also-language =
    .it = italian
also-my-language =
    .it = italian
"""


@pytest.mark.parametrize(
    ("reader", "word", "told"),
    [("en", "nl", "Dutch"), ("it", "olandese", "olandese"), ("nl", "nederlands", "Nederlands")],
)
def test_a_further_language_is_named_in_the_others(reader: str, word: str, told: str) -> None:
    bundle = Bundle(reader)
    bundle.add(NAMED)
    name_the_others(bundle, reader, ["nl"])

    def said(key: str, attribute: str = "") -> str:
        message = bundle.get_message(key)
        return str(bundle.format_pattern(message.attributes[attribute] if attribute else message.value)[0])

    for choice in ("language", "my-language"):
        assert said(f"choices-{choice}", "nl") == word and said(f"choices-{choice}", "it") == "italiano"
        assert said(f"also-{choice}", "nl") == f"dutch nederlands {told.casefold()}"
        assert said(f"also-{choice}", "it") == "italian"
    assert [said(key) for key in ("language-nl", "greeting-speak-nl", "greeting-other-nl")] == [
        *(told, "Nederlands", "Nederlands?")
    ]


def test_a_language_says_itself_how_it_can_be_had() -> None:
    bundle = Bundle("it")
    bundle.add(NAMED)
    name_the_others(bundle, "it", ["en"])
    for key in ("greeting-speak-en", "greeting-other-en"):
        assert bundle.format_pattern(bundle.get_message(key).value)[0] == Texts().say("en", key)


def test_a_word_of_several_is_typed_with_hyphens() -> None:
    bundle = Bundle("it")
    bundle.add(NAMED)
    name_the_others(bundle, "it", ["nb"])
    assert bundle.format_pattern(bundle.get_message("choices-language").attributes["nb"])[0] == "norvegese-bokmål"


# --- what a language does not say


LEANING = {
    "en/a.ftl": "one = one\ntwo = two\n    .b = bee\nthree = { $x }\n",
    "it/a.ftl": "one = uno\n",
    "de/a.ftl": "one = eins\n    .b = be\ntwo =\n    .c = ce\nthree = { $y }\n",
}


def test_what_a_language_does_not_say_is_said_in_english_key_by_key(tmp_path: Path) -> None:
    texts = Texts(written(tmp_path, LEANING))
    assert [texts.say("de", key) for key in ("one", "one.b", "two", "two.b", "two.c")] == [
        "eins",
        "be",
        "two",
        "bee",
        "ce",
    ]
    assert texts.say("de", "three", {"x": 3}) == "3"
    assert [key for key in ("one", "one.b", "one.c", "two.b", "two.c", "four") if texts.has("de", key)] == [
        *("one", "one.b", "two.b", "two.c")
    ]
    assert not texts.has("it", "two") and texts.has("en", "two.b")


@pytest.mark.parametrize(
    ("language", "key", "values", "told"),
    [
        ("it", "two", {}, "two"),
        ("en", "one.b", {}, "b"),
        ("de", "four", {}, "four"),
        ("de", "three", {}, "three: Unknown external: x"),
    ],
)
def test_what_cannot_be_said_is_an_error_that_names_it(
    tmp_path: Path, language: str, key: str, values: dict[str, object], told: str
) -> None:
    with pytest.raises(KeyError) as wrong:
        Texts(written(tmp_path, LEANING)).say(language, key, values)
    assert told in str(wrong.value)


def test_a_language_that_says_nothing_is_the_house_in_english() -> None:
    texts = Texts()
    for key in ("page-rooms", "daimon-skills-aim", "roll", "roll.about"):
        assert texts.say("sv", key) == texts.say("en", key)


def test_every_key_is_listed_and_none_of_a_term() -> None:
    texts = Texts()
    keys = texts.keys()
    assert {"roll", "daimon-skills-aim"} <= keys and not any(key.startswith("-") for key in keys)
    assert {*texts.every_key.split("\n")} == keys


@pytest.mark.parametrize(
    ("value", "said"),
    [(999, "999"), (10**15 - 1, "999,999,999,999,999"), (10**15, "1000000000000000"), (-(10**15), "-1000000000000000")],
)
def test_numbers_are_grouped_up_to_the_largest_that_can_be(tmp_path: Path, value: int, said: str) -> None:
    assert Texts(written(tmp_path, LEANING)).say("en", "three", {"x": value}) == said
