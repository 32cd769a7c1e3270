"""Which names of a club are taken for one person's."""

from __future__ import annotations

import pytest

from bot.commands.people.likely import alike_pairs


@pytest.mark.parametrize(("people", "pairs"), [(2, 1), (5, 10), (6, 0)])
def test_a_name_that_half_a_club_has_says_nothing(people: int, pairs: int) -> None:
    assert len(alike_pairs({f"p{number}": {"marco"} for number in range(people)})) == pairs


def test_two_are_one_pair_whichever_of_their_names_comes_first() -> None:
    pairs = alike_pairs({"guest": {"ivo", "marino"}, "member": {"ivoo", "marin"}, "other": {"zeno"}})
    assert [{*pair} for pair in pairs] == [{"guest", "member"}]
