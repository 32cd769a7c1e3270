"""The proofs: so few meetings and no fewer."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.diplomacy.seating.task import least_meetings, least_pairs


@given(st.integers(1, 12), st.integers(1, 12))
def test_the_fewest_pairs_are_those_of_the_evenest_spread(size: int, parts: int) -> None:
    spread = [size // parts + (at < size % parts) for at in range(parts)]
    assert least_pairs(size, parts) == sum(each * (each - 1) // 2 for each in spread)


@given(st.lists(st.integers(4, 7), min_size=2, max_size=5), st.integers(0, 2**20))
def test_no_seats_have_fewer_meetings_than_the_proof_allows(sizes: list[int], seed: int) -> None:
    chance = Random(seed)
    players = list(range(sum(sizes)))

    def dealt() -> list[set[int]]:
        chance.shuffle(players)
        deck = iter(players)
        return [{next(deck) for _ in range(size)} for size in sizes]

    before, now = dealt(), dealt()
    meetings = sum(len(one & other) * (len(one & other) - 1) // 2 for one in before for other in now)
    assert meetings >= least_meetings(sizes, [len(one) for one in before])
