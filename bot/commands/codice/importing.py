"""/codice import: teams from a CSV, each line as if a director had entered it; lines that do not fit are named."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.commands import csv_files
from bot.commands.codice.cog import cog, spoken, told
from bot.commands.codice.names import words_of
from bot.commands.codice.pairings import teams_count
from bot.commands.named_refusals import named_refusal
from bot.commands.typed_names import same
from bot.engines.book import Refused
from bot.engines.codice import entering
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.entering import check_players
from bot.hall.cards.card import Argument, Button, Card, Tone, say
from bot.hall.cards.plain_text import clean
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import FileGiven

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
"""The most characters of a team's name."""


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
    people = await csv_files.acquaintances(call)
    names = {same(name) for name in (await words_of(call)).values()}
    troubles: list[Argument] = []
    for line in lines:
        try:
            await _enter(call, line, people, names)
        except Refused as no:
            troubles.append(csv_files.trouble(line.number, named_refusal(told, call.book, no)))
    entered = len(call.book.entrants) - before
    row = (Button(say("codice-entries-button"), "codice tables"),)
    return Card(
        say("codice-imported", count=entered, all=len(lines)),
        (say("codice-teams-count", count=teams_count(call.book)), *csv_files.told(troubles)),
        buttons=(row,),
        tone=Tone.BAD if troubles else Tone.GOOD,
    )


async def _enter(call: Call[Codice], line: Line, people: csv_files.Acquaintances, names: set[str]) -> None:
    """One team."""
    cells = line.cells
    name = clean(cells.get("name", ""))
    if not name or not cells.get("player1") or not cells.get("player2"):
        raise Refused("codice-import-missing")
    if len(name) > LONGEST:
        raise Refused("too-long", longest=LONGEST, length=len(name))
    paid, box = line.mark("paid"), line.mark("box")
    if same(name) in names:
        raise Refused("codice-name-taken", name=name)
    if same(cells["player1"]) == same(cells["player2"]):
        raise Refused("tournament-player-twice")
    players = [await people.person(call, cells[column]) for column in ("player1", "player2")]
    check_players(call.book, players)
    entering.enter(
        call.book, call.member, True, call.keep(name, shared=True), players, call.now, call.dice, box=box, paid=paid
    )
    call.introduce(*players)
    names.add(same(name))


# --- the file


def read(content: bytes) -> Iterator[Line]:
    """The teams of a file; a first line may name the columns."""
    named: list[str] | None = None
    for number, cells in csv_files.rows(content):
        if named is None:
            named = csv_files.head(cells, COLUMNS, ("name", "player1", "player2"))
            if named:
                continue
        yield Line(number, dict(zip(named or COLUMNS, cells, strict=False)))
