"""The weekend that is played in `fine-settimana.it.txt`, with its slips, scored again from what was typed there alone.

This scorer knows nothing of ours: it was written from the rule document, articles 1 to 3 and 8.7.
"""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

NAMES = ("Austria", "Inghilterra", "Francia", "Germania", "Italia", "Russia", "Turchia")
TIES = ("Austria", "Germania", "Italia", "Turchia", "Inghilterra", "Russia", "Francia")
SITTING = 25
Winters = dict[int, dict[str, int]]
Board = tuple[int, int]


def read() -> tuple[dict[Board, dict[str, str]], dict[Board, Winters], list[str], list[tuple[str, Fraction]]]:
    """Who plays what at each board, its winters as they were typed last, who sat out, and the final standings."""
    text = (Path(__file__).parent / "fine-settimana.it.txt").read_text("utf-8")
    seats: dict[Board, dict[str, str]] = {}
    winters: dict[Board, Winters] = {}
    sitting: list[str] = []
    number = 0
    for line in text.splitlines():
        if posted := re.match(r"    Tavoli · round (\d)", line):
            number = int(posted[1])
        elif (board := re.match(r"    Tavolo (\d): (Austria .*)", line)) and (number, int(board[1])) not in seats:
            pairs = (re.fullmatch(r"(\w+) (.+)", one) for one in board[2].split(" · "))
            if number:
                seats[number, int(board[1])] = {pair[1]: pair[2] for pair in pairs if pair}
        elif (sat := re.match(r"    Saltano il round \(25 punti\): (.+)", line)) and number:
            sitting = sat[1].split(", ")
        elif told := re.match(r"\w+ @ Sala> /diplomazia centri (\d) (\d{4}) (.+)", line):
            figures = [int(one) for one in re.findall(r"\d+", told[3])]
            of = figures[7] if len(figures) > 7 else number
            winters.setdefault((of, int(told[1])), {})[int(told[2])] = dict(zip(NAMES, figures, strict=False))
    final = text[text.rindex("    Classifica finale") :]
    rows = re.findall(r"^ +\d+  (\S.*?)  +(\d+,\d)$", final, re.M)
    return seats, winters, sitting, [(name, Fraction(Decimal(points.replace(",", ".")))) for name, points in rows]


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


def test_a_weekend_with_slips_scores_as_an_independent_scorer_says() -> None:
    seats, winters, sitting, shown = read()
    assert len(seats) == len(winters) == 12 and sum(map(len, seats.values())) == 84
    totals = dict.fromkeys(sitting, Fraction(SITTING))
    for board, players in seats.items():
        for power, points in board_points(winters[board]).items():
            totals[players[power]] = totals.get(players[power], Fraction(0)) + points
    assert len(totals) == len(shown) == 29
    halves_up = {name: Fraction((points * 10 + Fraction(1, 2)).__floor__(), 10) for name, points in totals.items()}
    assert dict(shown) == halves_up
    assert [name for name, _ in shown] == sorted(totals, key=lambda name: -totals[name])
