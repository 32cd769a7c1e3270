"""/codice import: teams from a CSV, each line as if a director had entered it; lines that do not fit are named."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.commands.codice.answering import named_refusal, spoken
from bot.commands.codice.entering import at_home
from bot.commands.codice.names import same, words_of
from bot.commands.codice.pairings import teams_count
from bot.engines.book import Refused
from bot.engines.codice import teams
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.entering import check_players
from bot.hall.call import Call
from bot.hall.cards import Argument, Button, Card, Say, Tone, say
from bot.hall.cogs import Cog, May
from bot.hall.parameters import FileGiven, clean
from bot.hall.reading import Values

cog: Cog[Codice] = Cog(Codice, "codice")

COLUMNS = {
    "name": ("squadra", "nome", "team", "name"),
    "player1": ("giocatore1", "giocatore 1", "player1", "player 1"),
    "player2": ("giocatore2", "giocatore 2", "player2", "player 2"),
    "paid": ("pagato", "paid"),
    "box": ("scatola", "box"),
}
"""How a first line names the columns; without such a line they stand in this order."""
TRUE = ("si", "yes", "y", "s", "x", "1", "true", "vero", "✓")
FALSE = ("", "no", "n", "0", "false", "falso", "-", "–")
LONGEST = 40
"""Characters of a team's name."""
REPORTED = 30
"""So many lines that do not fit are told one by one."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the file: its number, and its cells by column."""

    number: int
    cells: dict[str, str]

    def mark(self, column: str) -> bool:
        """A yes or a no."""
        word = same(self.cells.get(column, ""))
        if word not in (*TRUE, *FALSE):
            raise Refused("codice-import-yes-or-no", value=self.cells[column])
        return word in TRUE


@cog.command("import", may=May.DIRECTOR)
@spoken
async def import_(call: Call[Codice], file: FileGiven) -> Card:
    """Enter the teams of a file."""
    lines = list(read(file.content))
    if not lines:
        raise Refused("codice-import-empty")
    before = len(call.book.entrants)
    known = await _known(call)
    troubles: list[Argument] = []
    for line in lines:
        try:
            await _enter(call, line, known)
        except Refused as no:
            why = named_refusal(call.book, no)
            troubles.append(say("codice-import-line", line=line.number, why=Say(f"refused-{why.reason}", why.facts)))
    entered = len(call.book.entrants) - before
    told = troubles[:REPORTED]
    if len(troubles) > REPORTED:
        told.append(say("codice-import-more", count=len(troubles) - REPORTED))
    row = (Button(say("codice-entries-button"), "codice tables"),)
    return Card(
        say("codice-imported", count=entered, all=len(lines)),
        (say("codice-teams-count", count=teams_count(call.book)), *told),
        buttons=(row,),
        tone=Tone.BAD if troubles else Tone.GOOD,
    )


@dataclass(frozen=True, slots=True)
class Known:
    """Who is known while a file is read, by names as they are compared."""

    teams: set[str]
    people: dict[str, list[str]]


async def _known(call: Call[Codice]) -> Known:
    """The teams of the tournament, and everybody seen in the club."""
    people: dict[str, list[str]] = {}
    for person in await Values(call.people, call.request, call.room).around():
        people.setdefault(same(person.name), []).append(person.id)
    return Known({same(name) for name in (await words_of(call)).values()}, people)


async def _enter(call: Call[Codice], line: Line, known: Known) -> None:
    """One team; nobody is made a guest for a line that does not fit."""
    cells = line.cells
    name = clean(cells.get("name", ""))
    if not name or not cells.get("player1") or not cells.get("player2"):
        raise Refused("codice-import-missing")
    if len(name) > LONGEST:
        raise Refused("too-long", longest=LONGEST, length=len(name))
    paid, box = line.mark("paid"), line.mark("box")
    if same(name) in known.teams:
        raise Refused("codice-name-taken", name=name)
    if same(cells["player1"]) == same(cells["player2"]):
        raise Refused("tournament-player-twice")
    people = [await _player(call, cells[column], known) for column in ("player1", "player2")]
    check_players(call.book, people)
    teams.enter(
        call.book, call.member, True, call.keep(name, shared=True), people, call.now, call.dice, box=box, paid=paid
    )
    at_home(call, people)
    known.teams.add(same(name))


async def _player(call: Call[Codice], name: str, known: Known) -> str:
    """Somebody known here by that name, else a guest."""
    shown = clean(name).removeprefix("@")
    if name.lstrip().startswith("@") and (person := await call.people.by_handle(call.room.platform, shown)):
        return person.id
    alike = known.people.get(same(shown), [])
    if len(alike) > 1:
        raise Refused("name-of-many", name=shown)
    if not alike:
        guest = await call.people.guest(call.room.platform, shown, call.room.id)
        alike = known.people.setdefault(same(guest.name), [guest.id])
    return alike[0]


# --- the file


def read(content: bytes) -> Iterator[Line]:
    """The lines of a CSV as a spreadsheet writes it, in any of its usual ways."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = content.decode("cp1252", errors="replace")
    separator = max(";,\t", key=text.partition("\n")[0].count)
    order: Sequence[str] = tuple(COLUMNS)
    reader = csv.reader(io.StringIO(text), delimiter=separator)
    first = True
    for cells in reader:
        if not any(cell.strip() for cell in cells):
            continue
        if first and (named := _head(cells)):
            order, first = named, False
            continue
        first = False
        yield Line(reader.line_num, {column: cell.strip() for column, cell in zip(order, cells, strict=False)})


def _head(cells: Sequence[str]) -> list[str]:
    """The columns that a first line names; none if it is a team already."""
    known = {same(name): column for column, names in COLUMNS.items() for name in names}
    named = [known.get(same(cell), "") for cell in cells]
    return named if {"name", "player1", "player2"} <= set(named) else []
