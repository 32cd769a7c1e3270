"""The weekends that are played here, with their slips, scored again from what was typed there alone.

This scorer knows nothing of ours: it was written from the rule document, articles 1 to 3, 8.3 and 8.7.
"""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

import pytest

NAMES = ("Austria", "Inghilterra", "Francia", "Germania", "Italia", "Russia", "Turchia")
TIES = ("Austria", "Germania", "Italia", "Turchia", "Inghilterra", "Russia", "Francia")
SITTING = 25
Winters = dict[int, dict[str, int]]
Board = tuple[int, int]
PLAYED = {"fine-settimana.it.txt": 29, "fine-settimana-in-due-case.it.txt": 29}
"""Each weekend, and how many stand in its final standings: somebody sat out, or came in the place of who left."""


class Typed(NamedTuple):
    """What a weekend says of itself."""

    seats: dict[Board, dict[str, str]]
    winters: dict[Board, Winters]
    """As they were typed last: who corrects a slip types it anew."""
    sitting: list[str]
    top: Board | None
    final: list[tuple[str, Fraction]]


def read(file: str) -> Typed:
    """Who plays what at each board, its winters, who sat out, and the final standings."""
    text = (Path(__file__).parent / file).read_text("utf-8")
    seats: dict[Board, dict[str, str]] = {}
    winters: dict[Board, Winters] = {}
    sitting: list[str] = []
    top = None
    number = 0
    for line in text.splitlines():
        if posted := re.match(r"    Tavoli · round (\d)", line):
            number = int(posted[1])
        elif board := re.match(r"    Tavolo (\d)( · top table)?: (Austria .*)", line):
            pairs = (re.fullmatch(r"(\w+) (.+)", one) for one in board[3].split(" · "))
            if number and (number, int(board[1])) not in seats:
                seats[number, int(board[1])] = {pair[1]: pair[2] for pair in pairs if pair}
                top = (number, int(board[1])) if board[2] else top
        elif (sat := re.match(r"    Saltano il round \(25 punti\): (.+)", line)) and number:
            sitting = sat[1].split(", ")
        elif told := re.match(r"\w+ @ \w+> /diplomazia centri (\d) (\d{4}) (.+)", line):
            figures = [int(one) for one in re.findall(r"\d+", told[3])]
            of = figures[7] if len(figures) > 7 else number
            winters.setdefault((of, int(told[1])), {})[int(told[2])] = dict(zip(NAMES, figures, strict=False))
    final = text[text.rindex("    Classifica finale") :]
    rows = re.findall(r"^ +\d+  (\S.*?)  +(\d+,\d)$", final, re.M)
    shown = [(name, Fraction(Decimal(points.replace(",", ".")))) for name, points in rows]
    return Typed(seats, winters, sitting, top, shown)


def board_points(winters: Winters) -> dict[str, Fraction]:
    """What a board gives each power."""
    years = sorted(winters, reverse=True)
    last = winters[years[0]]
    order = sorted(NAMES, key=lambda power: ([-winters[year][power] for year in years], TIES.index(power)))
    factor = 1 + Fraction(max(0, sum(own >= 3 for own in last.values()) - 1), 10)
    first, second = (last[power] for power in order[:2])
    solo, clear = first >= 18, 4 * (first - second) >= 12
    given: dict[str, Fraction] = {}
    for place, power in enumerate(order):
        if not last[power] or (solo and place):
            given[power] = Fraction(1)
            continue
        points = 4 * last[power] + 1 + (70, 34, 16, 0, 0, 0, 0)[place]
        if place == 0:
            points += 30 * (clear or solo) + 170 * solo
        elif not clear:
            points += 10
        given[power] = points * factor
    return given


@pytest.mark.parametrize("file", PLAYED)
def test_a_weekend_with_slips_scores_as_an_independent_scorer_says(file: str) -> None:
    typed = read(file)
    assert len(typed.seats) == len(typed.winters) == 12 and sum(map(len, typed.seats.values())) == 84
    totals = dict.fromkeys(typed.sitting, Fraction(SITTING))
    for board, players in typed.seats.items():
        given = board_points(typed.winters[board])
        for place, (power, points) in enumerate(given.items()):
            worth = points * Fraction(6, 5) + 2000 * (place == 0) if board == typed.top else points
            totals[players[power]] = totals.get(players[power], Fraction(0)) + worth
    assert len(totals) == len(typed.final) == PLAYED[file]
    halves_up = {name: Fraction((points * 10 + Fraction(1, 2)).__floor__(), 10) for name, points in totals.items()}
    assert dict(typed.final) == halves_up
    best = [*board_points(typed.winters[typed.top])][:3] if typed.top else []
    first = [typed.seats[typed.top][power] for power in best] if typed.top else []
    after = sorted(totals, key=lambda name: -totals[name])
    assert [name for name, _ in typed.final] == [*first, *(name for name in after if name not in first)]
