"""Which names of a club are taken for one person's."""

from __future__ import annotations

import pytest

from bot.commands.people.likely import alike_pairs


@pytest.mark.parametrize(("people", "pairs"), [(2, 1), (5, 10), (6, 0)])
def test_a_name_that_half_a_club_has_says_nothing(people: int, pairs: int) -> None:
    assert len(alike_pairs({f"p{number}": {"marco"} for number in range(people)})) == pairs
