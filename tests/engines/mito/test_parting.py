"""What parted two people on a ladder: each game by as much as it moved the gap, and all of them make it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.mito.parting import steps
from tests.engines.mito.league import NOW, A, B, C, D, Table


def test_a_game_of_both_counts_for_both_and_one_of_neither_for_none() -> None:
    table = Table()
    table.play(A, B, C, at=NOW)
    table.play(C, D, at=NOW + 60)
    table.play(B, C, D, at=NOW + 120)
    found = steps(table.book.ladder("all-time", NOW), A, B)
    assert [(step.game.number, step.one, step.other) for step in found] == [(1, 5000, -2500), (3, 0, found[1].other)]
    assert found[1].gap == -found[1].other


@given(st.lists(st.permutations([A, B, C, D]).map(lambda four: four[:3]), max_size=12))
def test_the_gap_is_the_sum_of_what_parted_them(games: list[list[str]]) -> None:
    table = Table()
    for number, players in enumerate(games):
        table.play(*players, at=NOW + number)
    ladder = table.book.ladder("all-time", NOW)
    assert sum(step.gap for step in steps(ladder, A, B)) == ladder.value(A) - ladder.value(B)
