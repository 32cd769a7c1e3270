"""Article 9: which of several orders and builds count."""

from __future__ import annotations

import pytest

from tests.engines.diplomacy.orders.slip import judged, reasons, standings


def test_art_9_1_the_last_order_of_a_unit_counts() -> None:
    first, last = judged("A Ber – Mun; A Ber – Kie;")
    assert (first.standing, first.reason, first.by) == ("overtaken", "later", "A Ber - Kie")
    assert last.standing == "counts"


def test_art_9_2_with_one_build_the_last_is_built() -> None:
    assert standings("+ A Kie; + F Ber", 1) == ["overtaken", "counts"]


def test_art_9_2_with_two_builds_the_last_two_are_built() -> None:
    assert standings("+ A Kie; + F Ber; + A Mun", 2) == ["overtaken", "counts", "counts"]


@pytest.mark.parametrize("other", ["F Nth S A Bel - Hol", "F Nth S A Yor - Nwy", "F Nth C A Edi - Nwy"])
def test_art_9_1_a_fleet_with_another_order_does_not_convoy(other: str) -> None:
    move, *_ = judged(f"A Yor – Nwy ;{other}")
    assert (move.standing, move.reason, move.by) == ("void", "convoyer-busy", other)


def test_art_9_1_a_fleet_that_supports_another_counts() -> None:
    assert standings("A Yor – Nwy ;F Nth S A Bel - Hol") == ["void", "counts"]


def test_a_unit_does_not_support_who_goes_where_it_is() -> None:
    assert reasons("A Bur S A Par - Bur") == ["against-itself"]


def test_art_9_1_a_unit_that_supports_itself_is_ambiguous() -> None:
    assert reasons("A Sil S A Sil - War") == ["itself"]


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


@pytest.mark.parametrize("text", ["Germania: A Ber - Kie", "GERMANY\nA Ber - Kie", "germania A Ber - Kie"])
def test_the_name_of_a_power_above_its_orders_is_no_order(text: str) -> None:
    (order,) = judged(text)
    assert (order.order.written, order.standing) == ("A Ber - Kie", "counts")


def test_a_fleet_with_its_coast_can_be_built() -> None:
    assert standings("+ F StP/nc", 1) == ["counts"]


def test_removals_go_by_the_last_ones_too() -> None:
    assert standings("- A Kie; - F Ber; - A Mun", -2) == ["overtaken", "counts", "counts"]


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
    assert standings("A Ber - Mun; A Ber - War") == ["overtaken", "void"]


@pytest.mark.parametrize("text", ["A Yor - Nwy", "A Ber - Rom"])
def test_art_9_a_convoy_by_a_fleet_that_may_be_anothers_depends_on_another_slip(text: str) -> None:
    assert standings(text) == ["depends"]


@pytest.mark.parametrize("text", ["A Ber Mun", "A ber mun", "Ber Kie; A Mun - Sil"])
def test_art_9_an_order_without_its_verb_cannot_be_read(text: str) -> None:
    assert standings(text)[0] == "void"


def test_an_order_to_hold_is_no_build() -> None:
    assert reasons("A Mun H; + F Kie", 2) == ["not-a-build", ""]


def test_art_8_5_2_in_an_escalation_any_centre_may_be_a_home() -> None:
    assert reasons("escalation: + F Bre; + A Bel; + A Bur", 3) == ["", "", "no-home"]


@pytest.mark.parametrize(
    ("text", "reason", "about"),
    [
        ("+ A Kie", "how-many", "kie"),
        ("A Nth - Nwy", "at-sea", "nth"),
        ("F Mun - Ber", "inland", "mun"),
        ("A Lon C A Bel - Hol", "not-a-fleet", "lon"),
        ("A Sil S A Sil - War", "itself", "sil"),
        ("F Bal S A Ber - Mun", "not-there", "bal mun"),
        ("F Kie S A Mun", "inland", "mun"),
        ("A Ber S F Bal", "at-sea", "bal"),
        ("A Ber - Ber", "same-place", "ber"),
        ("A Kie - Bal", "at-sea", "bal"),
        ("F Kie - Mun", "inland", "mun"),
        ("A Ber - Par", "not-there", "ber par"),
        ("A Lon - Bel", "not-convoyed", "lon bel"),
        ("F Rom - Ven", "not-by-sea", "rom ven"),
        ("F Mao - Spa", "no-coast", "spa"),
        ("F Lyo - Spa/nc", "not-by-sea", "lyo spa"),
        ("F Mao - Spa/sc", "", "mao spa"),
        ("F Mao S A Bur - Spa", "", ""),
    ],
)
def test_the_reason_names_its_provinces(text: str, reason: str, about: str) -> None:
    (order,) = judged(text)
    standing = {"": "counts", "not-convoyed": "depends"}.get(reason, "void")
    assert (order.standing, order.reason) == (standing, reason)
    assert order.about == tuple(about.split())


def test_of_two_builds_in_one_place_the_last_counts() -> None:
    first, last = judged("+ A Kie; + F Kie", 2)
    assert (first.standing, first.reason, first.about) == ("void", "occupied", ("kie",))
    assert (last.standing, last.about) == ("counts", ("kie",))


def test_an_order_of_the_autumn_is_no_build() -> None:
    assert reasons("A Ber - Kie; + A Mun", 2) == ["not-a-build", ""]
