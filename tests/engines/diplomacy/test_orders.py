"""Article 9: which of several orders and builds count; names in both languages, dashes of all kinds."""

from __future__ import annotations

import pytest

from bot.engines.diplomacy.orders.atlas import Atlas, breaks
from bot.engines.diplomacy.orders.which_count import Judged, judge
from bot.rules import rulebook
from tests.hall.house import TEXTS

MAP = rulebook().map
ATLAS = Atlas(
    MAP,
    {key: tuple(TEXTS.say(one, f"diplomacy-provinces-{key}", {}) for one in ("it", "en")) for key in MAP.provinces},
)


def judged(text: str, builds: int | None = None) -> list[Judged]:
    return judge(ATLAS, text, builds)


def standings(text: str, builds: int | None = None) -> list[str]:
    return [one.standing for one in judged(text, builds)]


def reasons(text: str, builds: int | None = None) -> list[str]:
    return [one.reason for one in judged(text, builds)]


# --- the document's examples


def test_art_9_1_the_last_order_of_a_unit_counts() -> None:
    first, last = judged("A Ber – Mun; A Ber – Kie;")
    assert (first.standing, first.reason, first.by) == ("overtaken", "later", "A Ber - Kie")
    assert last.standing == "counts"


def test_art_9_2_with_one_build_the_last_is_built() -> None:
    assert standings("+ A Kie; + F Ber", 1) == ["overtaken", "counts"]


def test_art_9_2_with_two_builds_the_last_two_are_built() -> None:
    assert standings("+ A Kie; + F Ber; + A Mun", 2) == ["overtaken", "counts", "counts"]


def test_art_9_1_a_fleet_that_supports_does_not_convoy() -> None:
    move, support = judged("A Yor – Nwy ;F Nth S A Bel - Hol")
    assert (move.standing, move.reason, move.by) == ("void", "convoyer-busy", "F Nth S A Bel - Hol")
    assert support.standing == "counts"


def test_art_9_1_a_unit_that_supports_itself_is_ambiguous() -> None:
    assert reasons("A Sil S A Sil - War") == ["itself"]


# --- builds


def test_art_9_2_a_build_that_is_impossible_is_lost_and_no_earlier_one_takes_its_place() -> None:
    assert standings("+ A Kie; + F Mun", 1) == ["overtaken", "void"]


@pytest.mark.parametrize(
    ("text", "due", "reason"),
    [
        ("+ A Bel", 1, "no-home"),
        ("+ A Bur", 1, "no-home"),
        ("+ F Stp", 1, "no-coast"),
        ("+ F Mun", 1, "inland"),
        ("+ Kie", 1, "two-ways"),
        ("+ A Kie", 0, "no-builds"),
        ("+ A Kie", -2, "no-builds"),
    ],
)
def test_builds_that_cannot_be(text: str, due: int, reason: str) -> None:
    assert reasons(text, due) == [reason]


def test_builds_at_homes_of_two_powers_can_be_read_two_ways_until_the_slip_says_whose_it_is() -> None:
    both = "+ A Kie; + A Par"
    assert reasons(both, 2) == ["two-powers", "two-powers"]
    assert reasons(f"Germania: {both}", 2) == ["", "no-home"]
    assert reasons(f"FRANCE\n{both}", 2) == ["no-home", ""]
    assert reasons("+ A Par; + A Kie; + F Ber", 2) == ["beyond", "", ""], "what is overtaken says nothing"


def test_builds_are_not_judged_before_it_is_known_how_many_there_are() -> None:
    assert reasons("+ A Kie; costruisco F Ber") == ["how-many", "how-many"]
    assert standings("- A Ber - Kie") == ["counts"], "a dash may begin a line of a list"


def test_art_8_5_2_in_an_escalation_any_centre_may_be_a_home() -> None:
    assert reasons("escalation: + F Bre; + A Bel; + A Bur", 3) == ["", "", "no-home"]


@pytest.mark.parametrize("text", ["Germania: A Ber - Kie", "GERMANY\nA Ber - Kie", "germania A Ber - Kie"])
def test_the_name_of_a_power_above_its_orders_is_no_order(text: str) -> None:
    (order,) = judged(text)
    assert (order.order.written, order.standing) == ("A Ber - Kie", "counts")


def test_a_fleet_with_its_coast_can_be_built() -> None:
    assert standings("+ F StP/nc", 1) == ["counts"]


def test_of_two_builds_in_one_place_the_last_counts() -> None:
    assert reasons("+ A Kie; + F Kie", 2) == ["occupied", ""]


def test_removals_go_by_the_last_ones_too() -> None:
    assert standings("- A Kie; - F Ber; - A Mun", -2) == ["overtaken", "counts", "counts"]


# --- how people write


@pytest.mark.parametrize("dash", "-‐‑‒–—―−→")
def test_dashes_of_all_kinds(dash: str) -> None:
    (one,) = judged(f"A Ber{dash}Mun")
    assert (one.standing, one.order.action) == ("counts", "move")


@pytest.mark.parametrize(
    "text",
    [
        "A Mun - Tyr",
        "a monaco - tirolo",
        "Armata Monaco verso Tirolo",
        "army Munich to Tyrolia",
        "A MUN->TYR",
        "Mun – Tyr",
    ],
)
def test_names_and_abbreviations_in_both_languages(text: str) -> None:
    (one,) = judged(text)
    assert one.order.place is not None
    assert one.order.to is not None
    assert (one.order.place.key, one.order.to.key, one.standing) == ("mun", "tyr", "counts")


def test_names_of_several_words_and_names_with_a_dash() -> None:
    found = judged("F mare del nord S F Norwegian Sea; F Mid-Atlantic - Eng; F San Pietroburgo (nc) - Mare di Barents")
    assert [(one.order.place.key, one.order.action) for one in found if one.order.place] == [
        ("nth", "support"),
        ("mao", "move"),
        ("stp", "move"),
    ]
    assert {one.standing for one in found} == {"counts"}


def test_orders_need_no_semicolon_between_them() -> None:
    assert standings("A Ber-Mun A Kie-Ber F Den H") == ["counts"] * 3


@pytest.mark.parametrize(
    "text",
    [
        "A Yor - Nwy; F Nth C A Yor - Nwy",
        "Armata Yor - Nwy via convoy, flotta Nth trasporta armata Yor - Nwy",
        "A Lon - Nwy via Mare del Nord; F Nth C A Lon - Nwy",
    ],
)
def test_convoys_carry_whom_they_name_and_a_route_is_no_order_of_its_own(text: str) -> None:
    assert standings(text) == ["counts", "counts"]


@pytest.mark.parametrize("name", ["Nor", "Liv"])
def test_a_name_that_can_be_read_two_ways_is_void(name: str) -> None:
    (one,) = judged(f"A {name} - Swe")
    assert (one.standing, one.reason) == ("void", "two-ways")
    assert len(one.about) > 1


def test_a_unit_with_two_actions_is_void() -> None:
    assert reasons("F Nth S A Bel-Hol C A Yor-Nwy") == ["two-actions"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("A Xyz - Mun", "unknown"),
        ("A Ber - War", "not-there"),
        ("A Yor - Nwy", "not-convoyed"),
        ("A Kie - Hel", "at-sea"),
        ("F Kie - Mun", "inland"),
        ("A Nth - Nwy", "at-sea"),
        ("A Ber - Ber", "same-place"),
        ("A Ber S A Mar - Spa", "not-there"),
        ("F Tri S A Ven - Tyr", "inland"),
        ("A Kie C A Ber - Den", "not-a-fleet"),
        ("A Ber -", "unreadable"),
        ("???", "unreadable"),
    ],
)
def test_orders_that_count_for_nothing(text: str, reason: str) -> None:
    assert reasons(text) == [reason]


@pytest.mark.parametrize("name", ["Mar", "Pru", "mar", "Spa"])
def test_the_s_of_a_support_is_no_letter_of_a_name(name: str) -> None:
    (one,) = judged(f"A {name} S A Gal - Bud")
    assert one.order.action == "support"


@pytest.mark.parametrize("text", ["A Bud aiuta A Vie", "A Bud T", "A Bur rit. Par"])
def test_a_word_that_is_not_known_leaves_nothing_of_its_order(text: str) -> None:
    assert reasons(text) == ["unreadable"]


def test_numbered_orders_are_read() -> None:
    assert standings("1) A Ber - Kie 2) F Kie - Den 3. A Mun - Bur") == ["counts"] * 3
    assert standings("1. A Ber - Kie\n2. F Kie - Den") == ["counts"] * 2


@pytest.mark.parametrize(
    ("text", "due"),
    [
        ("costruisco A Kie; build F Ber", 2),
        ("Costruzioni: A Kie, F Ber", 2),
        ("rimuovo A Kie; remove F Ber", -2),
    ],
)
def test_builds_and_removals_in_words(text: str, due: int) -> None:
    assert standings(text, due) == ["counts", "counts"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("F Con - Bul", "no-coast"),
        ("F MAO - Spa", "no-coast"),
        ("F Con - Bul(ec)", ""),
        ("A Con - Bul", ""),
        ("F Lyo - Spa", ""),
        ("F Lyo - Spa/nc", "not-by-sea"),
        ("F StP(nc) - Bot", "not-by-sea"),
        ("F StP/cs - Bot", ""),
    ],
)
def test_a_fleet_that_can_reach_two_coasts_has_to_say_which(text: str, reason: str) -> None:
    assert reasons(text) == [reason]


@pytest.mark.parametrize("text", ["F Rom - Ven", "F Ank - Smy", "F Fin - Nwy", "F Rom S A Ven - Apu"])
def test_a_fleet_does_not_go_along_a_coast_on_another_sea(text: str) -> None:
    assert reasons(text) == ["not-by-sea"]


def test_the_last_order_overtakes_even_where_it_is_void() -> None:
    assert standings("A Ber - Mun; A Ber - Rom") == ["overtaken", "void"]


# --- the map


def test_the_map_holds_together() -> None:
    assert list(breaks(MAP)) == []
    assert len(MAP.provinces) == 75
    assert sum(one.home is not None for one in MAP.provinces.values()) == 34


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_province_is_found_by_its_name(language: str) -> None:
    for key in MAP.provinces:
        assert ATLAS.exact(TEXTS.say(language, f"diplomacy-provinces-{key}", {})) == key
        assert ATLAS.meant(key) == (key,)


def test_no_abbreviation_means_two_provinces() -> None:
    seen: dict[str, str] = {}
    for key, province in MAP.provinces.items():
        for name in (key, *province.also):
            assert seen.setdefault(name, key) == key, name
