"""Whole tables fixed in advance, from the second round on: as few as can be meet again, and nobody for a third time.

Where somebody sat in the first round gives a point: the board y, and the place x there. A round of the plan moves the
points of every place x by a number of its own, y + row[x], and who comes to the same number sits together. Two rows
of a plan differ by each number as evenly as can be: on b boards two players then meet in both rounds as seldom as
pigeonholes allow, and of seven boards and more never. Points where nobody sits leave boards of six.

Nothing is written down of a plan: every round looks whether one of its rows still does, and where players have come
or gone so that none does, the seats are looked for freely.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from bot.engines.diplomacy.rules import SEVEN, SIX

Line = tuple[tuple[int, str], ...]
"""The players of a table, each with the place that they had in the first round."""

FOUND = {
    4: ("0213320", "0302121", "0311203"),
    5: ("0104432", "0420311", "0413024", "0234123", "0342142", "0021243"),
    6: ("0405312", "0214535", "0312254"),
    8: ("0462731", "0516423", "0325146"),
    9: ("0382571", "0876342", "0124637"),
    10: ("0619345", "0573692", "0425768", "0894271"),
    12: ("0647593", "0b2176a", "0564319", "0983675"),
}
"""Rows for so many boards that a search has found, a digit for each place; tests prove them. Three boards need none."""
TRIES = 2000
"""How often two players of a first board change places, to keep bonds apart in the rounds to come."""


def rows(boards: int) -> list[tuple[int, ...]]:
    """How far the points of each place move in each round of the plan for so many boards; empty where there is none.

    Where no two numbers below seven make a multiple of the boards (7, 11, 13, 14…), the rows are multiples of x: for
    seven boards the lines of the affine plane of order 7.
    """
    slopes = range(1, SEVEN)
    if all(one * other % boards for one in slopes for other in slopes):
        return [tuple(-slope * x % boards for x in range(SEVEN)) for slope in slopes]
    return [tuple(int(digit, 16) for digit in row) for row in FOUND.get(boards, ())]


def lines(first: Sequence[Sequence[str]], here: Collection[str]) -> Iterator[list[Line]]:
    """The tables of each row, the full ones first, for those of the first round's players who are here.

    Where the first round had a board of six, its place x = 0 is empty.
    """
    if any(len(table) not in (SIX, SEVEN) for table in first):
        return
    point = {player: (x, y) for y, table in enumerate(first) for x, player in enumerate(table, SEVEN - len(table))}
    if len(point) < sum(map(len, first)) or not point.keys() >= set(here):
        return
    for row in rows(len(first)):
        found: list[list[tuple[int, str]]] = [[] for _ in first]
        for player, (x, y) in point.items():
            if player in here:
                found[(y + row[x]) % len(first)].append((x, player))
        yield sorted((tuple(sorted(line)) for line in found), key=len, reverse=True)


def apart(
    first: Sequence[Sequence[int]], bonds: Collection[tuple[int, int]], rounds: int, chance: Callable[[], float]
) -> tuple[tuple[int, ...], ...]:
    """The boards of a first round with their places changed, so that no row of so many rounds joins a bond.

    Where there is no such order soon, some rounds will have to leave the plan.
    """
    boards = [list(board) for board in first]
    ahead = rows(len(boards))[: rounds - 1]

    def met() -> list[int]:
        at = {player: (x, y) for y, board in enumerate(boards) for x, player in enumerate(board, SEVEN - len(board))}
        return [
            player
            for one, other in bonds
            for row in ahead
            for player in (one, other)
            if (at[one][1] + row[at[one][0]] - at[other][1] - row[at[other][0]]) % len(boards) == 0
        ]

    joined = met()
    for _ in range(TRIES):
        if not joined:
            break
        player = joined[int(chance() * len(joined))]
        board = next(one for one in boards if player in one)
        here, there = board.index(player), int(chance() * len(board))
        board[here], board[there] = board[there], board[here]
        now = met()
        if len(now) > len(joined):
            board[here], board[there] = board[there], board[here]
        else:
            joined = now
    return tuple(map(tuple, boards))
