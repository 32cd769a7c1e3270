"""Article 8: how many boards there are, and of how many players."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.diplomacy.seating.arranging import Wanted, open_ways
from bot.engines.diplomacy.seating.board_sizes import split, split_with_escalation, ways
from tests.engines.codice.refusing import refused
from tests.engines.diplomacy.weekend import Weekend


def test_8_to_11_15_to_17_22_23_and_29_do_not_split_into_sevens_and_sixes() -> None:
    assert [seats for seats in range(6, 100) if split(seats) is None] == [8, 9, 10, 11, 15, 16, 17, 22, 23, 29]


@given(st.integers(6, 300))
def test_a_split_seats_everybody_with_as_many_sevens_as_can_be(seats: int) -> None:
    sizes = split(seats)
    if sizes is None:
        return
    assert sum(sizes) == seats
    assert set(sizes) <= {6, 7}
    assert sizes.count(6) < 7


@pytest.mark.parametrize(
    ("seats", "volunteers", "sitting", "escalation"),
    [(23, 1, 2, (7, 6, 6, 4)), (8, 4, 1, (4, 4)), (16, 2, 2, (7, 5, 4)), (29, 1, 1, (7, 6, 6, 6, 4))],
)
def test_where_they_do_not_split_volunteers_sitting_out_or_an_escalation_do(
    seats: int, volunteers: int, sitting: int, escalation: tuple[int, ...]
) -> None:
    found = ways(seats, 4)
    assert (found.volunteers, found.sitting) == (volunteers, sitting)
    assert sum(found.escalation) == seats
    assert sum(size < 6 for size in found.escalation) <= sum(size < 6 for size in escalation)


def test_four_is_the_fewest_of_an_escalation() -> None:
    assert split_with_escalation(5, 4) == (5,)
    assert split_with_escalation(3, 4) is None
    with refused("diplomacy-too-few"):
        open_ways(Weekend(3).book, 1, Wanted())


def test_an_escalation_is_played_only_where_the_director_wants_it() -> None:
    weekend = Weekend(8)
    assert open_ways(weekend.book, 1, Wanted()) is not None
    assert open_ways(weekend.book, 1, Wanted(escalation=True)) is None
    assert sorted(len(one.seats) for one in weekend.draft(escalation=True).boards) == [4, 4]
