"""The plans of whole tables: as few meet again as pigeonholes allow, and nobody for a third time."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from bot.engines.diplomacy.seating import whole_tables
from bot.engines.diplomacy.seating.task import least_pairs, pairs

PLANNED = [boards for boards in range(1, 40) if whole_tables.rows(boards)]


def test_there_is_a_plan_for_four_boards_to_fourteen() -> None:
    assert PLANNED[:11] == list(range(4, 15))


@pytest.mark.parametrize("boards", PLANNED)
def test_two_rounds_of_a_plan_repeat_as_few_meetings_as_can_be_and_no_three_the_same(boards: int) -> None:
    first = [[f"{y} {x}" for x in range(7)] for y in range(boards)]
    everybody = [player for table in first for player in table]
    rounds = [
        first,
        *([[player for _, player in line] for line in lines] for lines in whole_tables.lines(first, everybody)),
    ]
    met = [{pair for table in tables for pair in pairs(table)} for tables in rounds]
    for one, other in combinations(met, 2):
        assert len(one & other) == boards * least_pairs(7, boards)
    assert max(Counter(pair for pairs_met in met for pair in pairs_met).values()) <= (1 if boards >= 7 else 2)


def test_points_where_nobody_sits_leave_boards_of_six() -> None:
    first = [[f"{y} {x}" for x in range(y < 4, 7)] for y in (4, 5, 6, 7, 8, 9, 0, 1, 2, 3)]
    everybody = [player for table in first for player in table]
    for lines in whole_tables.lines(first, everybody):
        assert [len(line) for line in lines] == [7] * 6 + [6] * 4


def test_no_plan_is_for_newcomers_other_boards_or_somebody_at_two() -> None:
    first = [[f"{y} {x}" for x in range(7)] for y in range(4)]
    everybody = [player for table in first for player in table]
    assert not list(whole_tables.lines(first, [*everybody[1:], "new"]))
    assert not list(whole_tables.lines([*first, ["a", "b", "c", "d", "e"]], everybody))
    assert not list(whole_tables.lines([*first[1:], first[1]], everybody[7:]))


def test_bonds_are_kept_apart_in_every_round_of_a_plan() -> None:
    first = [list(range(7 * y, 7 * y + 7)) for y in range(7)]
    bonds = [(0, 10), (1, 20), (2, 30), (0, 40)]
    changed = whole_tables.apart(first, bonds, 7, Random(1).random)
    assert [sorted(board) for board in changed] == first
    tables = [[str(player) for player in board] for board in changed]
    for lines in whole_tables.lines(tables, [str(player) for player in range(49)]):
        together = {pair for line in lines for pair in pairs([player for _, player in line])}
        assert not together & {(str(one), str(other)) for one, other in bonds}
