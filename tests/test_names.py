"""Names that nobody can tell apart on sight have one key."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.names import alike, glanced, key, one_slip, reserved, slips, written_by_us
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
