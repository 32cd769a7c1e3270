"""From what a director wants of a round to its seats: who is there, how many boards, and the search for the best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.engines.book import Refused
from bot.engines.diplomacy.games import Seated
from bot.engines.diplomacy.rules import POWERS, SEVEN, SIX, Power
from bot.engines.diplomacy.seating import whole_tables
from bot.engines.diplomacy.seating.board_sizes import Ways, split, split_with_escalation, ways
from bot.engines.diplomacy.seating.history import PastSeats, history
from bot.engines.diplomacy.seating.search import best_seats
from bot.engines.diplomacy.seating.task import (
    SAME,
    Seats,
    Task,
    by_slot,
    least_meetings,
    least_twice,
    near_of,
    powers_of,
    slots_of,
)
from bot.engines.diplomacy.standings import standings
from bot.engines.diplomacy.top_table import top_seats
from bot.engines.diplomacy.tournament import Diplomacy
from bot.engines.tournament.entrants import Entrant


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a director wants of the next round."""

    years: int | None = None
    absent: tuple[str, ...] = ()
    sitting: tuple[str, ...] = ()
    doubles: tuple[str, ...] = ()
    points: int | None = None
    """For sitting out; None for what is usual."""
    escalation: bool = False
    """Whether boards of five or four are played where sevens and sixes do not do."""


Part: TypeAlias = tuple[Sequence[str], tuple[int, ...]]
"""Seats and the sizes of their boards."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What the search needs: a task for each part of the round that is seated for itself, and seats that are given."""

    tasks: tuple[Task, ...]
    least: tuple[int, ...]
    """The fewest meetings that each can have."""
    top: Seated | None = None
    ahead: int = 0
    """The rounds of a plan that begins with these seats, in which bonds are kept apart as well."""
    given: Seats | None = None
    """The seats of the only task, where its tables are fixed in advance and so are the powers."""


def check(book: Diplomacy, wanted: Wanted) -> list[Entrant]:
    """Everybody who plays in the round; refuse what cannot be wanted."""
    book.opened()
    playing = {one.id for one in book.playing()}
    named = (*wanted.absent, *wanted.sitting, *wanted.doubles)
    for player in named:
        if player not in playing:
            raise Refused("diplomacy-not-in", player=player)
        if named.count(player) > 1:
            raise Refused("diplomacy-named-twice", player=player)
    most = book.rules.extra.sitting_most
    if wanted.points is not None and wanted.points > most:
        raise Refused("diplomacy-sitting-most", most=most)
    return [one for one in book.playing() if one.id not in (*wanted.absent, *wanted.sitting)]


def open_ways(book: Diplomacy, number: int, wanted: Wanted) -> Ways | None:
    """What a director may do where there are no boards of seven and six for those who play; None where there are."""
    seats = len(_seats(book, number, wanted))
    least = book.rules.short.least
    if seats and seats < least:
        raise Refused("diplomacy-too-few", have=seats, least=least)
    if not seats or split(seats) or (wanted.escalation and split_with_escalation(seats, least)):
        return None
    return ways(seats, least)


def upon_roll(book: Diplomacy, number: int, wanted: Wanted) -> Wanted:
    """The same without whoever was missing at the roll call, and with as many volunteers as make whole boards."""
    roll = book.roll
    if roll is None or roll.round != number:
        return wanted
    playing = {one.id for one in book.playing()}
    named = {*wanted.absent, *wanted.sitting, *wanted.doubles}
    wanted = replace(wanted, absent=(*wanted.absent, *(one for one in roll.away if one in playing - named)))
    if wanted.sitting or wanted.doubles or (ways := open_ways(book, number, wanted)) is None:
        return wanted
    free = playing.difference(wanted.absent)
    doubles, sitting = (tuple(one for one in those if one in free) for those in (roll.doubles, roll.sitting))
    if len(doubles) >= ways.volunteers:
        return replace(wanted, doubles=doubles[: ways.volunteers])
    return replace(wanted, sitting=sitting[: ways.sitting]) if 0 < ways.sitting <= len(sitting) else wanted


def _seats(book: Diplomacy, number: int, wanted: Wanted) -> list[str]:
    """Everybody who is to be seated, whoever plays at two boards twice; the top table is seated already."""
    seats = everybody(book, wanted)
    if not seats:
        raise Refused("diplomacy-too-few", have=0, least=book.rules.short.least)
    top = _top(book, number, wanted)
    for player in top.players if top is not None else ():
        seats.remove(player)
    return seats


def everybody(book: Diplomacy, wanted: Wanted) -> list[str]:
    """Everybody who plays, whoever plays at two boards twice: whom the draw of a round is for."""
    here = [one.id for one in check(book, wanted)]
    return [player for player in here for _ in range(2 if player in wanted.doubles else 1)]


def bonds_among(book: Diplomacy, players: Collection[str]) -> tuple[tuple[str, str], ...]:
    """Who of these is to be kept apart."""
    return tuple(sorted((one, other) for one, other in book.bonds if one in players and other in players))


def drawn_for(book: Diplomacy, wanted: Wanted) -> tuple[object, ...]:
    """Upon what the draw of a round falls: who plays, and who is kept apart."""
    players = sorted(everybody(book, wanted))
    return (*players, *bonds_among(book, players))


def _twice(seats: Sequence[str]) -> str:
    """The first who is seated twice."""
    return next(player for player in seats if seats.count(player) > 1)


def _top(book: Diplomacy, number: int, wanted: Wanted) -> Seated | None:
    if number != book.planned or not book.top.declared:
        return None
    return top_seats(book, wanted.absent + wanted.sitting)


def arrangement(book: Diplomacy, number: int, wanted: Wanted) -> Arrangement:
    """The tasks of a round."""
    seats = _seats(book, number, wanted)
    sizes = split(len(seats)) or split_with_escalation(len(seats), book.rules.short.least) or ()
    if sizes and (max(Counter(seats).values()) > len(sizes) or max(sizes) > len(set(seats))):
        raise Refused("diplomacy-no-second-board", player=_twice(seats))
    past, top = history(book, number), _top(book, number, wanted)
    parts = parts_of(book, number, seats, sizes)
    tasks = [_task(book, past, players, some) for players, some in parts]
    least = tuple(fewest(past, players, some) for players, some in parts)
    fixed = _fixed(past, tasks[0], least[0]) if top is None and len(tasks) == 1 else None
    if fixed is None:
        begins = number == 1 and book.planned > 1 and min(sizes) >= SIX and len(set(seats)) == len(seats)
        return Arrangement(tuple(tasks), least, top, ahead=book.planned if begins else 0)
    task = replace(tasks[0], tables=_placed(tasks[0], fixed))
    turned = book.planned > len(book.rules.seating.groups) + 1 and set(sizes) == {SEVEN}
    return Arrangement((task,), least, given=_turned(task, fixed) if turned else None)


def parts_of(book: Diplomacy, number: int, seats: Sequence[str], sizes: tuple[int, ...]) -> list[Part]:
    """The seats and boards that are arranged for themselves: in the last round the full and the short ones."""
    return _last_parts(book, seats, sizes) if number == book.planned else [(seats, sizes)]


def _last_parts(book: Diplomacy, seats: Sequence[str], sizes: tuple[int, ...]) -> list[Part]:
    """The full and the short boards of the last round (8.4); who plays at two never sits twice at one."""
    order = standings(book).order
    ranked = sorted(seats, key=lambda player: order.index(player) if player in order else len(order))
    sevens = tuple(size for size in sizes if size == SEVEN)
    short = tuple(size for size in sizes if size < SEVEN)
    low = [player for player in dict.fromkeys(ranked) for _ in range(ranked.count(player) - len(sevens))]
    for player in reversed(ranked):
        if len(low) < sum(short) and low.count(player) < min(len(short), ranked.count(player)):
            low.append(player)
    high = list((Counter(ranked) - Counter(low)).elements())
    low.sort(key=ranked.index)
    return [part for part in ((high, sevens), (low, short)) if part[0]]


def _task(book: Diplomacy, past: PastSeats, players: Sequence[str], sizes: tuple[int, ...]) -> Task:
    """A part of the round in numbers."""
    rules = book.rules.seating
    bonds = {frozenset(bond) for bond in book.bonds}
    group_of = {power: group for group in rules.groups for power in group}
    played, grouped = [], []
    for player in players:
        powers = past.powers_of(player)
        groups = {power: sum(powers.get(other, 0) for other in group_of.get(power, ())) for power in POWERS}
        played.append(by_slot(powers))
        grouped.append(by_slot(groups))

    def both(one: str, other: str) -> tuple[str, str]:
        return (one, other) if one < other else (other, one)

    places: dict[str, list[int]] = {}
    for at, player in enumerate(players):
        places.setdefault(player, []).append(at)
    return Task(
        players=tuple(players),
        sizes=sizes,
        met=tuple(tuple(past.met[both(one, other)] * (one != other) for other in players) for one in players),
        bound=tuple(
            tuple(
                int(at != to and (one == other or frozenset((one, other)) in bonds)) for to, other in enumerate(players)
            )
            for at, one in enumerate(players)
        ),
        played=tuple(played),
        grouped=tuple(grouped),
        beside=tuple(tuple(past.beside[both(one, other)] * (one != other) for other in players) for one in players),
        near=near_of(rules),
        twins=tuple(next((to for to in places[player] if to != at), -1) for at, player in enumerate(players)),
        steps=rules.steps,
    )


def fewest(past: PastSeats, players: Sequence[str], sizes: tuple[int, ...]) -> int:
    """The fewest meetings that these players can have at boards of these sizes: round by round, by pigeonholes."""
    found, seats = 0, Counter(players)
    for tables in past.tables:
        # Who played at two boards belongs to both, and who plays at two now has a seat of each twice.
        classes = [sum(seats[player] for player in table) for table in tables]
        newcomers = len(players) - sum(seats[player] for player in {player for table in tables for player in table})
        found += least_meetings(sizes, [one for one in classes if one] + [1] * newcomers)
    return found + least_twice(len(players) - len(set(players)), len(sizes))


# --- tables fixed in advance


def _fixed(past: PastSeats, task: Task, least: int) -> list[whole_tables.Line] | None:
    """The first tables of the plan that fit the boards, break no bond, and at which as few meet again as can be."""
    players = task.players
    if not past.tables or len(set(players)) < len(players):
        return None
    for lines in whole_tables.lines(past.tables[0], players):
        if tuple(map(len, lines)) == task.sizes:
            cost = task.cost(_placed(task, lines))
            if (cost.bonds, cost.thrice, cost.meetings) == (0, 0, least):
                return lines
    return None


def _placed(task: Task, lines: Sequence[whole_tables.Line], turn: int = 0) -> Seats:
    """These tables in numbers, everybody so many places further than in the first round."""
    index = {player: at for at, player in enumerate(task.players)}
    return tuple(
        tuple(index[player] for _, player in sorted(((x + turn) % SEVEN, player) for x, player in line))
        for line in lines
    )


def _turned(task: Task, lines: Sequence[whole_tables.Line]) -> Seats:
    """The seats of the turn that repeats the least: x and the turn give the power."""
    return min((_placed(task, lines, turn) for turn in range(SEVEN)), key=task.cost)


# --- the search


def arrange(wanted: Arrangement, chance: Callable[[], float]) -> tuple[Seated, ...]:
    """The boards of the round: the top table first, then the full ones."""
    boards: list[dict[Power, str]] = []
    taken = {player: POWERS.index(power) for power, player in (wanted.top.seats if wanted.top else {}).items()}
    for task, least in zip(wanted.tasks, wanted.least, strict=True):
        again = tuple(
            row
            if player not in taken
            else tuple(count + same for count, same in zip(row, SAME[taken[player]], strict=True))
            for player, row in zip(task.players, task.played, strict=True)
        )
        found = _found(replace(task, played=again), chance, least, wanted.given)
        if wanted.ahead:
            found = whole_tables.apart(found, task.bonds, wanted.ahead, chance)
        for size, seats in zip(task.sizes, found, strict=True):
            players = [task.players[at] for at in seats]
            boards.append(dict(zip(powers_of(size), players, strict=True)))
            taken |= dict(zip(players, slots_of(size), strict=True))
    first = 1 if wanted.top is None else 2
    numbered = tuple(Seated(board=at, seats=seats) for at, seats in enumerate(boards, first))
    return numbered if wanted.top is None else (wanted.top, *numbered)


def _found(task: Task, chance: Callable[[], float], least: int, given: Seats | None) -> Seats:
    """The best seats; where tables fixed in advance leave somebody a power that they have played, other tables too."""
    found = given or best_seats(task, chance, least)
    if not task.tables or not task.cost(found).powers:
        return found
    return min(found, best_seats(replace(task, tables=()), chance, least), key=task.cost)
