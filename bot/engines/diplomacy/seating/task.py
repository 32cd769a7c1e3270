"""The seats of a round as a task of plain numbers: what is to be avoided, and what seats cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import comb
from typing import NamedTuple, TypeAlias

from bot.engines.diplomacy.games import EITHER
from bot.engines.diplomacy.rules import POWERS, SEVEN, SIX, Power, SeatingRules

Matrix: TypeAlias = tuple[tuple[int, ...], ...]
SIXTH, COLOUR = SEVEN, SEVEN + 1
"""Slots that are no single power: Italy or Turkey on a board of six, a colour of an escalation."""
SLOTS = SEVEN + 2


def _meant(slot: int) -> set[int]:
    """The powers that a slot may come to be."""
    return {POWERS.index(power) for power in EITHER} if slot == SIXTH else {slot}


_SIX = tuple(at for at, power in enumerate(POWERS) if power not in EITHER)
SAME: Matrix = tuple(
    tuple(int(COLOUR not in (one, other) and bool(_meant(one) & _meant(other))) for other in range(SLOTS))
    for one in range(SLOTS)
)
"""Whether two slots may come to be the same power."""
Seats: TypeAlias = tuple[tuple[int, ...], ...]
"""For each board, who sits in each of its slots: places in the task's list of players."""


def slots_of(size: int) -> tuple[int, ...]:
    """What is to be given out at a board of so many players."""
    if size == SEVEN:
        return tuple(range(SEVEN))
    return (*_SIX, SIXTH) if size == SIX else (COLOUR,) * size


def powers_of(size: int) -> tuple[Power, ...]:
    """The powers of these slots as a board is posted."""
    if size == SEVEN:
        return POWERS
    return (*(POWERS[at] for at in _SIX), "turkey") if size == SIX else POWERS[:size]


class Cost(NamedTuple):
    """What seats do not avoid, in the order of the wishes: less is better."""

    powers: int
    """Players with a power that they have played."""
    bonds: int
    """Pairs at a board who are to be kept apart."""
    thrice: int
    """Pairs at a board who have met twice or oftener."""
    meetings: int
    """Games that those who sit together have already played together, or play at another board of the round."""
    groups: int
    """Players with a power of a group that they have had."""
    neighbours: int
    """Neighbours who have been neighbours."""


@dataclass(frozen=True, slots=True)
class Task:
    """Players to be seated, who has met whom, and what each has played. Whoever plays at two boards stands twice."""

    players: tuple[str, ...]
    sizes: tuple[int, ...]
    met: Matrix
    """How many games each two have played together."""
    bound: Matrix
    """Whether two are to be kept apart; so are the two seats of one person."""
    played: Matrix
    """How often each player has played what would be theirs in a slot."""
    grouped: Matrix
    """How often each player has played the group of a slot."""
    beside: Matrix
    """How often each two were neighbours on the map."""
    near: Matrix
    """Whether two slots are neighbours on the map."""
    twins: tuple[int, ...]
    """The other seat of the same person, or -1."""
    steps: int
    """How long the best seats are looked for."""
    tables: Seats = ()
    """Whole tables that are fixed in advance; only the powers are looked for."""

    @property
    def boards(self) -> tuple[tuple[int, ...], ...]:
        """The slots of each board."""
        return tuple(slots_of(size) for size in self.sizes)

    @property
    def doubles(self) -> tuple[tuple[int, int], ...]:
        """The two seats of everybody who has two."""
        return tuple((one, twin) for one, twin in enumerate(self.twins) if twin > one)

    @property
    def bonds(self) -> list[tuple[int, int]]:
        """Those who are to be kept apart."""
        return [(one, other) for one, row in enumerate(self.bound) for other in range(one) if row[other]]

    def cost(self, seats: Seats) -> Cost:
        """What these seats do not avoid."""
        powers = bonds = thrice = meetings = groups = neighbours = 0
        slot_of: dict[int, int] = {}
        board_of: dict[int, int] = {}
        for number, (slots, board) in enumerate(zip(self.boards, seats, strict=True)):
            for at, (slot, one) in enumerate(zip(slots, board, strict=True)):
                slot_of[one], board_of[one] = slot, number
                powers += self.played[one][slot]
                groups += self.grouped[one][slot]
                for other_slot, other in zip(slots[:at], board[:at], strict=True):
                    bonds += self.bound[one][other]
                    thrice += self.met[one][other] > 1
                    meetings += self.met[one][other]
                    neighbours += self.near[slot][other_slot] and self.beside[one][other]
        powers += sum(SAME[slot_of[one]][slot_of[twin]] for one, twin in self.doubles)
        meetings += pairs_alike(frozenset((board_of[one], board_of[twin])) for one, twin in self.doubles)
        return Cost(powers, bonds, thrice, meetings, groups, neighbours)


def near_of(rules: SeatingRules) -> Matrix:
    """Which slots are neighbours on the map; Italy or Turkey is a neighbour where one of them is."""

    def meant(slot: int) -> Sequence[Power]:
        return () if slot == COLOUR else EITHER if slot == SIXTH else (POWERS[slot],)

    def near(one: int, other: int) -> int:
        return int(any(far in rules.neighbours[power] for power in meant(one) for far in meant(other)))

    return tuple(tuple(near(one, other) for other in range(SLOTS)) for one in range(SLOTS))


def by_slot(counts: dict[Power, int]) -> tuple[int, ...]:
    """A number for each power as a number for each slot: of Italy or Turkey the larger, of a colour none."""
    powers = tuple(counts.get(power, 0) for power in POWERS)
    return (*powers, max(counts.get(power, 0) for power in EITHER), 0)


# --- how few meetings there must be


def least_pairs(size: int, parts: int) -> int:
    """The fewest pairs that share a part when so many are spread over so many parts."""
    each, more = divmod(size, parts)
    return more * (each + 1) * each // 2 + (parts - more) * each * (each - 1) // 2


def least_meetings(sizes: Sequence[int], classes: Sequence[int]) -> int:
    """The fewest pairs of one class at these boards, when the players come from classes of these sizes.

    Classes that hold more than there are seats have somebody in two of them: at their board they count for both.
    """
    if not classes or not sizes:
        return 0
    boards = sorted(sizes)
    for _ in range(sum(classes) - sum(sizes)):
        boards[0] += 1  # The smallest board takes one more with the fewest pairs.
        boards.sort()
    by_board = sum(least_pairs(size, len(classes)) for size in boards)
    by_class = sum(least_pairs(size, len(sizes)) for size in classes)
    return max(by_board, by_class)


def least_twice(doubles: int, boards: int) -> int:
    """The fewest pairs of those with two seats who play at the same two boards."""
    return least_pairs(doubles, comb(boards, 2)) if boards > 1 else 0


def pairs_alike(things: Iterable[Hashable]) -> int:
    """How many pairs of these are alike: those with two seats meet twice where their two boards are the same."""
    return sum(comb(times, 2) for times in Counter(things).values())


def pairs(board: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Everybody with everybody at a board."""
    for at, one in enumerate(board):
        for other in board[:at]:
            yield (one, other) if one < other else (other, one)
