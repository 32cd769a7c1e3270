"""/mito import: past games from a CSV, each line as if a referee had recorded it; lines that do not fit are named."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

from bot.commands import csv_files, importing
from bot.commands.dates.moments import read_past_day
from bot.commands.imported_names import Answers, Names, claiming, people_named, without_account
from bot.commands.importing import UnfitLine
from bot.commands.mito.cog import cog, in_its_zone
from bot.commands.mito.names import RisikometroValues
from bot.commands.typed_names import same
from bot.engines.book import Refused
from bot.engines.mito import games
from bot.engines.mito.league import League
from bot.engines.mito.points import shared
from bot.engines.mito.rules import TableSizes
from bot.hall.cards.card import Button, Card, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import FileGiven, Upload

T = TypeVar("T")

SEATS = 9
"""Columns of players that are read: more than may sit at a table, so that one too many is seen and refused."""
WHEN, TIME, WINNER, FIRST, ODDS = "when", "time", "winner", "player1", "odds"
COLUMNS = {
    WHEN: ("data", "quando", "date", "when"),
    TIME: ("ora", "time"),
    ODDS: ("risikometro",),
    WINNER: ("vincitore", "winner"),
    **{
        f"player{seat}": (f"giocatore{seat}", f"giocatore {seat}", f"player{seat}", f"player {seat}")
        for seat in range(1, SEATS + 1)
    },
    **{f"odds{seat}": (f"risikometro{seat}", f"risikometro {seat}") for seat in range(1, SEATS + 1)},
}
"""How a first line names the columns; without such a line: the date, the players, then their risikometro."""
OTHER_TABLE = ("metaclassifica", "ladder")
"""First cells of the table that follows the games in an export of ours: there the games end."""
_FIGURE = re.compile(r"[-+−]?[\d.,]*\d[\d.,]*%?")
"""A cell that is a figure and so no player's name, even if it is no valid risikometro."""

PastGames = Annotated[Any, Upload(largest=10_000_000)]


@dataclass(frozen=True, slots=True)
class GameLine:
    """A line of the file: its number, when, who won, who played, and the risikometro."""

    number: int
    when: str
    winner: str
    players: tuple[str, ...]
    odds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PastGame:
    """The game of a line that fits: when, the names of those who played, the winner first, and their risikometro."""

    number: int
    at: float
    names: tuple[str, ...]
    odds: tuple[int, ...]


async def prepared(
    call: Call[League], file: FileGiven, answers: str | None = None
) -> tuple[deque[PastGame | UnfitLine], Names]:
    """The lines of the file and who is named there, found before the book is locked."""
    rules, now, zone = call.book.rules.table, call.now, call.zone
    once: dict[str, str] = {}
    lines = await importing.lines_of(
        file, lambda content: (_past(line, rules, now, zone, once) for line in read(content))
    )
    if not lines:
        raise Refused("mito-import-empty")
    names = ((line.number, name) for line in lines if isinstance(line, PastGame) for name in line.names)
    return lines, await people_named(call, names, file, "mito import", answers)


@cog.command("import", may=May.DIRECTOR, opens=True, before=prepared)
@in_its_zone
async def import_(call: Call[League], file: PastGames, answers: Answers | None = None) -> Card:
    """Record the games of a file."""
    lines: deque[PastGame | UnfitLine]
    names: Names
    lines, names = call.prepared
    whole = len(lines)
    there = {hash(_mark(game.at, game.players)): game.number for game in call.book.games.values()}
    troubles = await importing.recorded(call, lines, lambda line: _record(call, names, line, there))
    done = whole - len(troubles)
    guests = names.without_account(call.book.players())
    row = (Button(say("mito-import-button"), "mito ladder"),) if done else ()
    return Card(
        say("mito-imported", count=done, all=whole),
        (*csv_files.told(troubles), *names.not_told(), *without_account(guests)),
        buttons=(*((row,) if row else ()), *claiming(guests)),
        tone=Tone.BAD if troubles else Tone.GOOD,
        replaces=answers is not None,
    )


async def _record(call: Call[League], names: Names, line: PastGame, there: dict[int, int]) -> Sequence[str]:
    """Records the game of a line, or refuses it; gives its players."""
    players = [await names.person(name) for name in line.names]
    mark = _mark(line.at, players)
    # Of the marks only their hashes are kept: a file has a hundred thousand.
    known = call.book.games.get(there.get(hash(mark), 0))
    if known is not None and _mark(known.at, known.players) == mark:
        raise Refused("mito-import-alike", number=str(known.number))
    game = games.add(call.book, call.member, "import", players, line.odds, line.at, call.now)
    there[hash(mark)] = game.number
    return players


def _past(line: GameLine, table: TableSizes, now: float, zone: str, once: dict[str, str]) -> PastGame | UnfitLine:
    """The game of a line; what cannot have been, whoever played, is unfit. A name is kept `once` for the whole file."""
    try:
        odds = RisikometroValues().read(" ".join(line.odds)) if line.odds else ()
        at = read_past_day(line.when, now, zone)
        called = [same(name) for name in line.players]
        if len(called) < table.least or not line.winner:
            raise Refused("mito-import-names")
        if same(line.winner) not in called:
            raise Refused("mito-import-winner", name=line.winner)
        games.check_table(table, called, odds)
        if at > now:
            raise Refused("mito-in-the-future")
    except Refused as no:
        return UnfitLine(line.number, no.with_traceback(None))
    won = called.index(same(line.winner))
    names = tuple(once.setdefault(name, name) for name in _first(won, line.players))
    return PastGame(line.number, at, names, shared(_first(won, odds)))


def _first(at: int, things: Sequence[T]) -> list[T]:
    """The same things with the one at that place first."""
    return [*things[at : at + 1], *things[:at], *things[at + 1 :]]


def _mark(at: float, players: Sequence[str]) -> tuple[int, str, frozenset[str]]:
    """What makes two lines the same game: the minute, the winner, the table."""
    return int(at // 60), players[0], frozenset(players)


# --- the file


def read(content: bytes) -> Iterator[GameLine]:
    """The games of a file; a line may name the columns, and an export of ours goes on with other tables."""
    named: list[str] = []
    for number, row in csv_files.rows(content):
        cells = [cell.removeprefix("'") for cell in row]
        if same(cells[0]) in OTHER_TABLE:
            break
        if not named:
            named = csv_files.head(cells, COLUMNS, (WHEN, WINNER)) or csv_files.head(cells, COLUMNS, (WHEN, FIRST))
            if named:
                continue
        yield _by_name(number, named, cells) if named else _by_place(number, cells)


def _by_name(number: int, named: Sequence[str], cells: Sequence[str]) -> GameLine:
    """A line with its columns named; a winner named beside all the players is one of them."""
    found = {column: cell for column, cell in zip(named, cells, strict=False) if column and cell}
    if FIRST not in named and WINNER in found:
        found[FIRST] = found[WINNER]
    players = tuple(found[f"player{seat}"] for seat in range(1, SEATS + 1) if f"player{seat}" in found)
    odds = tuple(found[f"odds{seat}"] for seat in range(1, SEATS + 1) if f"odds{seat}" in found)
    winner = found.get(WINNER if WINNER in named else FIRST, "")
    when = f"{found.get(WHEN, '')} {found.get(TIME, '')}".strip()
    return GameLine(number, when, winner, players, odds or ((found[ODDS],) if ODDS in found else ()))


def _by_place(number: int, cells: Sequence[str]) -> GameLine:
    given = [cell for cell in cells[1:] if cell]
    players = tuple(cell for cell in given if not _FIGURE.fullmatch(cell))
    odds = tuple(cell for cell in given if _FIGURE.fullmatch(cell))
    return GameLine(number, cells[0], "".join(cells[1:2]), players, odds)
