"""The proofs: so few meetings and no fewer."""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.diplomacy.seating.arranging import fewest
from bot.engines.diplomacy.seating.history import PastSeats
from bot.engines.diplomacy.seating.task import least_meetings, least_pairs, pairs


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


def test_who_has_two_boards_sits_down_where_fewest_are() -> None:
    assert least_meetings([4, 4], [2] * 5) == 0, "five and five, each of another class"


@given(st.lists(st.integers(4, 7), min_size=2, max_size=5), st.integers(0, 3), st.integers(0, 2**20))
def test_nor_with_players_at_two_boards_before_or_now(sizes: list[int], doubles: int, seed: int) -> None:
    chance = Random(seed)
    players = [f"p{number}" for number in range(sum(sizes) - doubles)]

    def dealt() -> list[tuple[str, ...]]:
        while True:
            seats = [*players, *chance.sample(players, doubles)]
            chance.shuffle(seats)
            deck = iter(seats)
            boards = [tuple(next(deck) for _ in range(size)) for size in sizes]
            if all(len(set(board)) == len(board) for board in boards):
                return boards

    before, now = dealt(), dealt()
    met = Counter(pair for board in before for pair in pairs(board))
    together = Counter(pair for board in now for pair in pairs(board))
    meetings = sum(times * met[pair] + comb(times, 2) for pair, times in together.items())
    seated = [player for board in now for player in board]
    assert meetings >= fewest(PastSeats(met=met, tables=[before]), seated, tuple(sizes))


def test_that_somebody_played_at_two_boards_leaves_fewer_ways_to_meet_nobody_again() -> None:
    before = [tuple(f"{board}{seat}" for seat in range(6)) for board in "abcd"]
    before[3] = ("a0", *before[3][1:])
    everybody = dict.fromkeys(player for table in before for player in table)
    now = [*everybody, "b1"]
    assert fewest(PastSeats(tables=[before]), now, (6, 6, 6, 6)) == 9, (
        "2 at each board of six, and one more where a0 is"
    )


def test_23_players_with_another_at_two_boards_in_each_of_four_rounds_have_54_games_together_at_least() -> None:
    """Whoever sat at one board before and sits at one now is in one pair of boards; a volunteer of either round in two,
    so 25 places fall to 16 pairs of boards, and where several fall to one, each two of them meet again."""
    places, squares = 23 + 1 + 1, 4 * 4
    assert comb(4, 2) * least_pairs(places, squares) == 54
    assert comb(4, 2) * least_pairs(23, squares) == 42, "with one board a round of everybody's alone"
