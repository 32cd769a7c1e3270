"""What the seats of a round could not avoid, whom it concerns, and whether fewer meetings can be proved impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import comb

from bot.engines.diplomacy.games import EITHER, Seated
from bot.engines.diplomacy.rules import SIX, Power
from bot.engines.diplomacy.seating.arranging import fewest, parts_of
from bot.engines.diplomacy.seating.history import Pair, PastSeats, history, neighbours
from bot.engines.diplomacy.seating.task import Cost, pairs
from bot.engines.diplomacy.tournament import Diplomacy, RoundDraft


@dataclass(frozen=True, slots=True)
class Findings:
    """Everything that a director should know of a draft."""

    powers: tuple[tuple[str, Power], ...]
    """Who would play a power again, or at both of two boards. The top table is not bound by it."""
    bonds: tuple[Pair, ...]
    thrice: tuple[Pair, ...]
    """Who meets for the third time or oftener."""
    meetings: tuple[tuple[Pair, int], ...]
    """Who meets again, and how many games they have played together before; two boards at once count one by one."""
    groups: tuple[tuple[str, Power], ...]
    neighbours: tuple[Pair, ...]
    least: int
    """The fewest meetings that there can be: earlier games together, all counted."""

    @property
    def games(self) -> int:
        """Earlier games together of all who meet again."""
        return sum(times for _, times in self.meetings)

    @property
    def above(self) -> int | None:
        """How far it is from the fewest; None after a swap by hand across the parts of a last round: no proof."""
        return self.games - self.least if self.games >= self.least else None

    @property
    def cost(self) -> Cost:
        """The numbers alone, in the order of the wishes."""
        parts = (self.powers, self.bonds, self.thrice, self.groups, self.neighbours)
        powers, bonds, thrice, groups, near = map(len, parts)
        return Cost(powers, bonds, thrice, self.games, groups, near)


def unavoided(book: Diplomacy, draft: RoundDraft) -> Findings:
    """What a draft does not avoid."""
    past = history(book, draft.number)
    boards = [seated for seated in draft.boards if not seated.top]
    seats = [player for seated in boards for player in seated.players]
    sizes = tuple(len(seated.seats) for seated in boards)
    together = Counter(pair for seated in boards for pair in pairs(seated.players))
    return Findings(
        powers=(*(one for seated in boards for one in _again(past, seated)), *_twice(draft)),
        bonds=tuple(pair for seated in draft.boards for pair in _bound(book, seated)),
        thrice=tuple(pair for pair, times in together.items() if past.met[pair] and past.met[pair] + times > 2),
        meetings=_met(past, together),
        groups=tuple(one for seated in boards for one in _grouped(book, past, seated)),
        neighbours=tuple(pair for seated in boards for pair in _beside(book, past, seated)),
        least=sum(fewest(past, players, some) for players, some in parts_of(book, draft.number, seats, sizes)),
    )


def _meant(seated: Seated, power: Power) -> Sequence[Power]:
    """What a seat may come to play; a colour of an escalation is no power."""
    if len(seated.seats) < SIX:
        return ()
    return EITHER if len(seated.seats) == SIX and power in EITHER else (power,)


def _again(past: PastSeats, seated: Seated) -> list[tuple[str, Power]]:
    return [
        (player, meant)
        for power, player in seated.seats.items()
        for meant in _meant(seated, power)
        if past.powers[player, meant]
    ]


def _twice(draft: RoundDraft) -> list[tuple[str, Power]]:
    """Who would play a power at both of two boards."""
    meant = Counter(
        (player, power)
        for seated in draft.boards
        for written, player in seated.seats.items()
        for power in _meant(seated, written)
    )
    return [one for one, times in meant.items() if times > 1]


def _met(past: PastSeats, together: Counter[Pair]) -> tuple[tuple[Pair, int], ...]:
    """Who meets again: having met before, or at both of two boards."""
    games = ((pair, times * past.met[pair] + comb(times, 2)) for pair, times in together.items())
    return tuple(one for one in games if one[1])


def _bound(book: Diplomacy, seated: Seated) -> list[Pair]:
    here = set(seated.players)
    return [bond for bond in book.bonds if here.issuperset(bond)]


def _grouped(book: Diplomacy, past: PastSeats, seated: Seated) -> list[tuple[str, Power]]:
    group_of = {power: group for group in book.rules.seating.groups for power in group}
    return [
        (player, power)
        for power, player in seated.seats.items()
        if any(past.powers[player, other] for meant in _meant(seated, power) for other in group_of.get(meant, ()))
    ]


def _beside(book: Diplomacy, past: PastSeats, seated: Seated) -> list[Pair]:
    if len(seated.seats) < SIX:
        return []
    return [pair for pair in neighbours(book, seated.seats) if past.beside[pair]]
