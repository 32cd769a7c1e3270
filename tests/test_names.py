"""Names that nobody can tell apart on sight have one key."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.names import (
    CROWD,
    alike,
    alike_pairs,
    beginnings,
    first,
    glanced,
    guests_key,
    guests_mark,
    initials,
    key,
    key_in,
    marked,
    names_nobody,
    one_slip,
    reserved,
    shorter,
    slips,
    squeezed,
    surnames,
    written_by_us,
)
from bot.texts import LANGUAGES, Texts

SAME = {
    "case": ("Anna", "ANNA"),
    "a mark": ("Nicolò", "nicolo"),
    "Cyrillic": ("Anna", "\u0410nn\u0430"),
    "Greek": ("Costa", "C\u03bfst\u03b1"),
    "Greek capitals": ("Zoe Henny", "\u0396oe \u0397e\u039d\u039d\u03a5"),
    "Cherokee": ("Walter", "\u13b3\u13aa\u13de\u13a2\u13ac\u13a1"),
    "Lisu": ("Elena", "\ua4f0\ua4e1\ua4f0\ua4e0\ua4ee"),
    "Armenian": ("Duo", "D\u057d\u0585"),
    "small capitals": ("Anna", "\u1d00\u0274\u0274\u1d00"),
    "full width": ("Anna", "\uff21nna"),
    "mathematical": ("Anna", "\U0001d400nna"),
    "a soft hyphen": ("Anna", "An\u00adna"),
    "no width": ("Anna", "An\u200bna\u2060"),
    "Hangul fillers": ("Anna", "An\u3164n\uffa0a\u115f\u1160"),
    "blank Braille": ("Anna", "Anna\u2800"),
    "a joiner of graphemes": ("Anna", "An\u034fna"),
    "Khmer vowels": ("Anna", "Anna\u17b4\u17b5"),
    "variation selectors": ("Anna", "Anna\ufe0f\U000e0101"),
    "spaces": ("Anna Bianchi", "  Anna\u00a0\u2003Bianchi "),
    "sharp s": ("Strasse", "Stra\u00dfe"),
    "Polish l": ("Lukasz", "\u0141ukasz"),
}


@pytest.mark.parametrize("one, other", SAME.values(), ids=SAME)
def test_what_looks_the_same_is_the_same(one: str, other: str) -> None:
    assert key(one) == key(other)


def test_a_key_is_its_own_key() -> None:
    assert all(key(key(name)) == key(name) for pair in SAME.values() for name in pair)


@pytest.mark.parametrize("one, other", [("Anna", "Ana"), ("Anna", "Anna B"), ("l", "I"), ("rn", "m"), ("0", "O")])
def test_what_is_only_like_is_another(one: str, other: str) -> None:
    assert key(one) != key(other)


@pytest.mark.parametrize("nothing", ["", " ", "\u200b", "\u3164", "\u00ad\u2800"])
def test_nothing_to_see_is_no_name(nothing: str) -> None:
    assert key(nothing) == ""


def test_other_scripts_keep_their_letters() -> None:
    assert len({key("あきら"), key("ゆうこ"), key("한나"), key("דנה"), key("سارة")}) == 5


@pytest.mark.parametrize("name", ["Hannah", "Anno", "Ana", "ann a", "אנה", "安娜", "Анна"])
def test_these_do_not(name: str) -> None:
    assert key(name) != key("Anna")


def test_names_in_other_scripts_stay_names() -> None:
    for name in ("Мария", "Ελένη", "דוד", "李明", "محمد", "Ñandú"):
        assert key(name) and not reserved(name)


@pytest.mark.parametrize(
    "name",
    [
        "here",
        "@here",
        "@Everyone",
        "@everybody",
        "@tutti",
        "@Tutte",
        "ch\u0430nnel",
        "all",
        "@Araldo",
        "\u0410raldo",
        "\u3164",
        "\u200b",
        "",
        "@",
    ],
)
def test_nobody_is_called_so(name: str) -> None:
    assert reserved(name)


def test_the_bot_s_own_names_are_nobody_else_s() -> None:
    assert reserved("ilmioarald\u043e", own=["IlMioAraldo"])
    assert reserved("1LMI0ARALD0", own=["IlMioAraldo"])
    assert reserved("Io", own=["Io"]) and reserved("lan", own=["Ian"]) is False
    assert not reserved("Arnaldo", own=["IlMioAraldo"])


@pytest.mark.parametrize("name", ["ARALD0", "4raldo", "@Ara1do", "A.R.A.L.D.O", "AraId0", "Her4ld", "3veryone"])
def test_nobody_is_called_what_is_taken_for_the_bots_name_at_a_glance(name: str) -> None:
    assert reserved(name)


@pytest.mark.parametrize("name", ["Ali", "Aroldo", "Geraldo", "Araldi", "Tutt1no", "Hera"])
def test_a_name_that_is_only_like_it_is_somebodys(name: str) -> None:
    assert not reserved(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("bruno", "burno"),
        ("beatrice", "beatrce"),
        ("marco", "marco rossi"),
        ("annai", "annal"),
        ("c0sim0", "cosimo"),
        ("carnilla", "camilla"),
        ("giulia", "giulio"),
        ("anna", "annna"),
        ("anna", "ana"),
        ("anna", "anna."),
        ("zeno", "z€no"),
        ("bruno", "brun0"),
        ("anna", "4nna"),
        ("anna maria", "anna-maria"),
        ("carl", "carla"),
        ("zen", "zenone"),
        ("b r u n o", "bruno"),
        ("luca 1", "luca1"),
        ("marco r", "marco rossi"),
    ],
)
def test_these_may_be_one_name(one: str, other: str) -> None:
    assert alike(one, other) and alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("anna", "anita"),
        ("ugo", "ivo"),
        ("anna", "anno"),
        ("marco", "mirko"),
        ("marco r", "marco b"),
        ("luca 11", "luca 12"),
        ("luca 1", "luca 11"),
        ("p1", "p11"),
        ("player1", "player 12"),
        ("al", "aldo"),
        ("squadra 4", "squadra a"),
    ],
)
def test_these_are_two_people(one: str, other: str) -> None:
    assert not alike(one, other) and not alike(other, one)


@pytest.mark.parametrize("name", ["...", "-", "?!", "\N{DRAGON}"])
def test_what_has_no_letters_is_itself_at_a_glance(name: str) -> None:
    assert glanced(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_we_write_ourselves_is_known_as_ours_in_every_language(language: str) -> None:
    for said, facts in (("told-apart-guest", {}), ("told-apart-guest-of-several", {"sign": "k3"})):
        mark = Texts().say(language, said, facts)
        name = Texts().say(language, "told-apart", {"name": "Bruno", "mark": mark})
        assert written_by_us(key(name))
    assert written_by_us(key(Texts().say(language, "erased-person", {"id": "p123"})))
    assert written_by_us(key("<@501>")) and written_by_us(key("\uff1c@501>"))


@pytest.mark.parametrize("name", ["Anna (Roma)", "Ospite", "Bruno ospite", "ex membro", "Guest Star", "a < b"])
def test_not_every_bracket_is_ours(name: str) -> None:
    assert not written_by_us(key(name))


@given(st.text(max_size=12))
def test_whatever_is_typed_a_key_is_its_own_key(name: str) -> None:
    assert key(key(name)) == key(name)


@given(st.text("abcd", min_size=6, max_size=9), st.data())
def test_one_letter_less_is_one_slip(name: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(name) - 1))
    assert one_slip(name, name[:at] + name[at + 1 :])


@given(st.text("ab", min_size=5, max_size=7), st.text("ab", min_size=5, max_size=7))
def test_slips_go_both_ways(one: str, other: str) -> None:
    assert one_slip(one, other) == one_slip(other, one)
    if one_slip(one, other):
        assert {*slips(one)} & {*slips(other)}


@pytest.mark.parametrize("name, short", [("al bano", "al"), ("jo", "jo"), ("12 mila", "12"), ("anna bianchi", "anna")])
def test_whoever_is_called_by_the_first_of_their_names_however_short_may_be_the_same(name: str, short: str) -> None:
    assert alike(name, short) and alike(short, name)
    assert not alike(name, "ugo") and not alike("ugo", name)


# --- what else stands where a name is looked for


@pytest.mark.parametrize(
    "written",
    [
        *(
            "",
            "@",
            "12",
            "3.5",
            "12/3/2026",
            "2026-03-12",
            "2026-03-12T20:30",
            "12-mar-2026",
            "12 marzo",
            "12 mar. 2026",
        ),
        *(
            "sabato 12 marzo",
            "saturday, 1st of May 2026 at nine",
            "3rd June",
            "anna@example.org",
            "https://example.org",
        ),
        *("vero", "FALSE", "NaN", "null", "n/a", "#N/D", "#REF!", "#NOME?"),
    ],
)
def test_numbers_dates_addresses_and_marks_name_nobody(written: str) -> None:
    assert names_nobody(written)


@pytest.mark.parametrize("name", ["Anna", "@anna", "Anna 2", "May", "12 monkeys", "Vera", "A/B", "Nan Goldin", "r2d2"])
def test_what_only_begins_like_one_names_somebody(name: str) -> None:
    assert not names_nobody(name)


@pytest.mark.parametrize(
    ("name", "parted"),
    [
        ("anna", ("anna", "")),
        ("anna (roma)", ("anna", "roma")),
        ("anna (roma) (2)", ("anna (roma)", "2")),
        ("(roma)", ("(roma)", "")),
        ("anna ()", ("anna ()", "")),
        ("anna (roma) b", ("anna (roma) b", "")),
    ],
)
def test_the_brackets_at_the_end_of_a_name_are_its_mark(name: str, parted: tuple[str, str]) -> None:
    assert marked(name) == parted


def test_a_guest_is_found_by_their_name_and_one_of_several_by_a_sign_of_their_own() -> None:
    assert guests_key("Annà") == "anna"
    assert guests_key("Annà", "k3") == "anna\nk3"
    assert key_in("anna") == key_in("anna\nk3") == "anna"
    assert [guests_mark(mark) for mark in ("ospite", "guest k3", "ospite k34", "roma")] == ["", "k3", None, None]


def test_only_what_is_long_enough_is_taken_for_the_bots_name_at_a_glance() -> None:
    assert reserved("Mito", own=["Mito"]) and not reserved("M1t0", own=["Mito"])
    assert reserved("G1an1", own=["Giani"])


# --- what of a name may stand for it


def test_a_name_has_initials_a_first_word_and_surnames() -> None:
    assert (initials("Anna de Bianchi (Roma)"), initials("jo"), initials("")) == ("A. D. B.", "J.", "")
    assert (first("anna de bianchi"), first("anna")) == ("anna", "")
    assert (surnames("anna de bianchi"), surnames("anna")) == (["de", "bianchi"], [])


@pytest.mark.parametrize(
    ("name", "may_be", "extended"),
    [
        ("bruno", ["bru", "brun", "bruno"], ["bru", "brun", "bruno"]),
        ("al bano", ["alb", "alba", "alban", "albano"], ["al", "albano"]),
        ("luca 12", ["luc", "luca", "luca12"], ["luca", "luca12"]),
        ("luca1", ["luc", "luca", "luca1"], ["luc", "luca", "luca1"]),
        ("a12b", ["a12", "a12b"], ["a12", "a12b"]),
        ("12345", ["12345"], ["12345"]),
        ("ab", [], []),
    ],
)
def test_what_a_name_may_be_shortened_to(name: str, may_be: list[str], extended: list[str]) -> None:
    assert [*beginnings(name)] == may_be
    assert [*shorter(name)] == extended


def test_a_slip_leaves_all_but_one_letter_of_a_name_of_five() -> None:
    assert [*slips("anna")] == []
    assert sorted(slips("carla")) == ["arla", "cala", "cara", "carl", "carla", "crla"]


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("annna", "ana"),
        ("anna bella", "ana bela"),
        ("aa bb", "aa bb"),
        ("w00dy", "woody"),
        ("4nna", "ana"),
        ("p11", "pll"),
        ("11", "11"),
    ],
)
def test_at_a_glance_no_letter_stands_twice(name: str, left: str) -> None:
    assert squeezed(name) == left


# --- who of many may be the same


def pairs(*names: str) -> list[tuple[str, str]]:
    """Those among so many of whom each bears one name."""
    return [(one.strip("0"), other.strip("0")) for one, other in alike_pairs({f"0{name}0": [name] for name in names})]


def test_who_bears_like_names_is_a_pair_the_first_by_name_before() -> None:
    assert pairs("bruno", "anna", "ugo", "ana", "burno") == [("ana", "anna"), ("bruno", "burno")]
    assert alike_pairs({"p9": ["anna"], "p8": ["ana"], "p1": ["bruno"], "p2": ["burno"]}) == [
        ("p8", "p9"),
        ("p1", "p2"),
    ]
    assert alike_pairs({"p2": ["anna"], "p1": ["anna"], "p3": ["", "zoe"]}) == [("p1", "p2")]


def test_who_bears_several_like_names_is_one_pair() -> None:
    assert alike_pairs({"p1": ["anna", "zora b"], "p2": ["ana", "zora"]}) == [("p2", "p1")]


def test_what_a_crowd_has_in_common_says_nothing() -> None:
    few = [f"marco {name}" for name in ("rossi", "bianchi", "verdi", "neri")]
    assert len(few) + 2 == CROWD
    assert pairs("marco", *few) == [("marco", name) for name in sorted(few)]
    assert pairs("marco", *few, "marco gialli") == []
