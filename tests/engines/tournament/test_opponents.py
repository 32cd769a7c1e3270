"""Pairings: neighbours, everybody against everybody, and the tables that a correction changes."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.tournament.bracket import Bracket, BracketMatch, places, seated
from bot.engines.tournament.opponents import Pairing, PairingChange, differences, neighbours, round_robin

BRACKET = Bracket(
    matches={
        "A": BracketMatch(stage=1, sort="semifinal", of=("s1", "s4")),
        "B": BracketMatch(stage=1, sort="semifinal", of=("s2", "s3")),
        "C": BracketMatch(stage=2, sort="final", of=("vA", "vB")),
        "D": BracketMatch(stage=2, sort="placement", of=("pA", "pB")),
    },
    places=("vC", "pC", "vD", "pD"),
)


def table(number: int, *teams: str) -> Pairing:
    return Pairing(table=number, teams=teams, starter=teams[0])


def test_neighbours_meet_and_the_last_of_an_odd_number_is_alone() -> None:
    assert neighbours("abcde") == [("a", "b"), ("c", "d"), ("e",)]


@given(st.integers(1, 10).map(lambda half: [f"t{number}" for number in range(2 * half)]))
def test_in_a_round_robin_everybody_meets_everybody_once(teams: list[str]) -> None:
    rounds = round_robin(teams)
    met = [frozenset(pair) for pairs in rounds for pair in pairs]
    assert sorted(met, key=sorted) == sorted(map(frozenset, combinations(teams, 2)), key=sorted)
    assert all(sorted(team for pair in pairs for team in pair) == sorted(teams) for pairs in rounds)


def test_a_difference_is_a_table_that_a_correction_changes() -> None:
    posted, now = [table(1, "a", "b"), table(2, "c", "d")], [table(1, "a", "c"), table(2, "b", "d")]
    assert differences(2, posted, posted, now) == [
        PairingChange(2, 1, posted[0], now[0]),
        PairingChange(2, 2, posted[1], now[1]),
    ]


def test_a_change_of_who_starts_is_a_difference_too() -> None:
    assert len(differences(2, [table(1, "a", "b")], [table(1, "a", "b")], [table(1, "b", "a")])) == 1


def test_a_table_arranged_by_hand_is_no_difference_if_the_correction_leaves_it() -> None:
    by_rule = [table(1, "a", "b"), table(2, "c", "d")]
    by_hand = [table(1, "a", "c"), table(2, "b", "d")]
    assert differences(2, by_hand, by_rule, by_rule) == []


def test_what_a_correction_brings_back_to_the_posted_tables_is_no_difference() -> None:
    assert differences(2, [table(1, "a", "b")], [table(1, "a", "c")], [table(1, "a", "b")]) == []


@pytest.mark.parametrize(
    ("seat", "who"), [("s1", "a"), ("s4", "d"), ("s5", ""), ("vA", "d"), ("pA", "a"), ("vB", None), ("pB", None)]
)
def test_a_seat_is_a_seed_a_winner_or_a_loser(seat: str, who: str | None) -> None:
    assert seated(seat, "abcd", {"A": ("d", "a")}) == who


def test_places_come_from_the_last_matches() -> None:
    results = {"A": ("a", "d"), "B": ("c", "b"), "C": ("c", "a"), "D": ("b", "d")}
    assert places(BRACKET, results) == ["c", "a", "b", "d"]
    assert BRACKET.stages == 2


def test_a_place_that_nobody_took_is_passed_over() -> None:
    assert places(BRACKET, {"C": ("c", ""), "D": ("b", "")}) == ["c", "b"]
