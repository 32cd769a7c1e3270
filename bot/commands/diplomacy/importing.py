"""/diplomacy import: players from a CSV, a name a line; what is doubtful is asked first, and one line that does not fit
keeps out all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.commands import csv_files, importing
from bot.commands.diplomacy.cog import cog, spoken, told
from bot.commands.diplomacy.entering import all_entered, enter_line, person_in
from bot.commands.diplomacy.names import names_of
from bot.commands.imported_names import Answers, Names, claiming, people_named, without_account
from bot.commands.named_refusals import named_refusal
from bot.commands.typed_names import same
from bot.engines.book import Refused
from bot.engines.diplomacy.tournament import Diplomacy
from bot.engines.tournament.entering import MOST
from bot.hall.cards.card import Card, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import FileGiven

COLUMNS = {
    "name": ("nome", "giocatore", "nome in classifica", "name", "player"),
    "surname": ("cognome", "surname", "last name"),
}


async def prepared(
    call: Call[Diplomacy], file: FileGiven, answers: str | None = None
) -> tuple[Sequence[tuple[int, str]], Names]:
    """The lines of the file and who is named there, found before the book is locked."""
    call.book.opened()
    lines = await importing.lines_of(file, names_in)
    if not lines:
        raise Refused("diplomacy-import-empty")
    if len(lines) > MOST:
        raise Refused("tournament-full", most=MOST)
    there = {same(name) for name in (await names_of(call)).values()}
    # Whoever has entered under a name is meant by it, also who withdrew.
    names = [(number, person_in(line)) for number, line in lines if same(line) not in there]
    return lines, await people_named(call, names, file, "diplomacy import", answers)


@cog.command("import", may=May.DIRECTOR, before=prepared)
@spoken
async def import_(call: Call[Diplomacy], file: FileGiven, answers: Answers | None = None) -> Card:
    """Enter the players of a file."""
    lines: Sequence[tuple[int, str]]
    people: Names
    lines, people = call.prepared
    entered, stay = list[str](), list[str]()
    for number, line in lines:
        try:
            await enter_line(call, line, people.person, entered, stay)
        except Refused as no:
            raise csv_files.refused_at(number, named_refusal(told, call.book, no)) from no
    card = all_entered(call.book, entered, stay)
    players = [player for id in entered for player in call.book.entrants[id].players]
    call.introduce(*players)
    guests = people.without_account(players)
    return replace(
        card,
        title=say("diplomacy-imported", count=len(entered)),
        lines=(*card.lines, *people.not_told(), *without_account(guests)),
        buttons=(*card.buttons, *claiming(guests)),
        replaces=answers is not None,
    )


def names_in(content: bytes) -> Iterator[tuple[int, str]]:
    """The players of a file with the numbers of their lines, the first column of each; a first line may name columns,
    also one of surnames."""
    named: list[str] = []
    for number, cells in csv_files.rows(content):
        if not named:
            named = csv_files.head(cells, COLUMNS, ("name",))
            if named:
                continue
            named = ["name"]
        found = dict(zip(named, cells, strict=False))
        name = f"{found.get('name', '')} {found.get('surname', '')}".strip()
        if name:
            yield number, name
