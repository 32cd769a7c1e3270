"""/codice import: teams from a CSV, each line as if a director had entered it; lines that do not fit are named."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.commands import csv_files, importing
from bot.commands.codice.cog import cog, spoken, told
from bot.commands.codice.names import words_of
from bot.commands.codice.pairings import teams_count
from bot.commands.imported_names import Answers, Names, claiming, people_named, without_account
from bot.commands.importing import UnfitLine
from bot.commands.named_refusals import named_refusal
from bot.commands.typed_names import same
from bot.engines.book import Refused
from bot.engines.codice import entering
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.entering import check_players
from bot.hall.cards.card import Button, Card, Tone, say
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
PLAYERS = ("player1", "player2")
TRUE = ("si", "yes", "y", "s", "x", "1", "true", "vero", "✓")
FALSE = ("", "no", "n", "0", "false", "falso", "-", "–")
LONGEST = 40
"""The most characters of a team's name."""


@dataclass(frozen=True, slots=True)
class TeamLine:
    """A line of the file: its number, and its cells by column."""

    number: int
    cells: dict[str, str]

    def mark(self, column: str) -> bool:
        """A yes or a no."""
        word = same(self.cells.get(column, ""))
        if word not in (*TRUE, *FALSE):
            raise Refused("codice-import-yes-or-no", value=self.cells[column])
        return word in TRUE


async def prepared(
    call: Call[Codice], file: FileGiven, answers: str | None = None
) -> tuple[deque[TeamLine | UnfitLine], Names]:
    """The lines of the file and who is named there, found before the book is locked."""
    lines: deque[TeamLine | UnfitLine] = await importing.lines_of(file, read)
    if not lines:
        raise Refused("codice-import-empty")
    cells = ((line.number, line.cells) for line in lines if isinstance(line, TeamLine))
    names = ((number, found[column]) for number, found in cells for column in PLAYERS if found.get(column))
    return lines, await people_named(call, names, file, "codice import", answers)


@cog.command("import", may=May.DIRECTOR, before=prepared)
@spoken
async def import_(call: Call[Codice], file: FileGiven, answers: Answers | None = None) -> Card:
    """Enter the teams of a file."""
    before = {*call.book.entrants}
    lines: deque[TeamLine | UnfitLine]
    people: Names
    lines, people = call.prepared
    whole = len(lines)
    names = {same(name) for name in (await words_of(call)).values()}
    troubles = await importing.recorded(
        call,
        lines,
        lambda line: _enter(call, line, people, names),
        lambda no: named_refusal(told, call.book, no),
    )
    entered = [team for id, team in call.book.entrants.items() if id not in before]
    guests = people.without_account({player for team in entered for player in team.players})
    row = (Button(say("codice-entries-button"), "codice tables"),)
    return Card(
        say("codice-imported", count=len(entered), all=whole),
        (
            say("codice-teams-count", count=teams_count(call.book)),
            *csv_files.told(troubles),
            *people.not_told(),
            *without_account(guests),
        ),
        buttons=(row, *claiming(guests)),
        tone=Tone.BAD if troubles else Tone.GOOD,
        replaces=answers is not None,
    )


async def _enter(call: Call[Codice], line: TeamLine, people: Names, names: set[str]) -> Sequence[str]:
    """One team; gives its players."""
    cells = line.cells
    name = clean(cells.get("name", ""))
    if not name or not all(map(cells.get, PLAYERS)):
        raise Refused("codice-import-missing")
    if len(name) > LONGEST:
        raise Refused("too-long", longest=LONGEST, length=len(name))
    paid, box = line.mark("paid"), line.mark("box")
    if same(name) in names:
        raise Refused("codice-name-taken", name=name)
    if same(cells["player1"]) == same(cells["player2"]):
        raise Refused("tournament-player-twice")
    players = [await people.person(cells[column]) for column in PLAYERS]
    check_players(call.book, players)
    entering.enter(
        call.book, call.member, True, call.keep(name, shared=True), players, call.now, call.dice, box=box, paid=paid
    )
    names.add(same(name))
    return players


# --- the file


def read(content: bytes) -> Iterator[TeamLine]:
    """The teams of a file; a first line may name the columns."""
    named: list[str] | None = None
    for number, cells in csv_files.rows(content):
        if named is None:
            named = csv_files.head(cells, COLUMNS, ("name", "player1", "player2"))
            if named:
                continue
        yield TeamLine(number, dict(zip(named or COLUMNS, cells, strict=False)))
