"""How people write orders: dashes of all kinds, names in both languages, words in place of signs."""

from __future__ import annotations

import pytest

from tests.engines.diplomacy.orders.slip import judged, reasons, standings


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


@pytest.mark.parametrize("name", ["Nor", "Liv"])
def test_a_name_that_can_be_read_two_ways_is_void(name: str) -> None:
    (one,) = judged(f"A {name} - Swe")
    assert (one.standing, one.reason) == ("void", "two-ways")
    assert len(one.about) > 1


@pytest.mark.parametrize("text", ["A Swe - Nor", "A Fin S A Swe - Nor", "A Fin S F Nor", "F Nth C A Lon - Nor"])
def test_so_is_one_whose_goal_or_whose_helped_unit_can_be_read_two_ways(text: str) -> None:
    (one,) = judged(text)
    assert (one.standing, one.reason, one.order.written) == ("void", "two-ways", text)
    assert {"nwg", "nwy"} <= {*one.about}


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
    "text", ["A Yor - Nwy (via convoglio); F Nth C A Yor - Nwy", "A Yor - Nwy (via Nth), F Nth C A Yor - Nwy"]
)
def test_how_an_army_goes_may_stand_in_brackets(text: str) -> None:
    assert standings(text) == ["counts", "counts"]
