"""Every command is declared as roles.txt says, and tried by everybody: as chosen and by a forged button."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from bot.commands import COGS
from bot.engines.book import Book
from bot.hall.cards import press_id
from bot.hall.cards.card import Button, Card, Tone, say
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Answerer, Cog, Command, May
from bot.hall.declared.permissions import not_for_you
from bot.hall.declared.refusals import refusal
from bot.hall.requests import Account, Reply
from tests.hall.house import ANNA, BRUNO, CARLA, TEXTS, House, opened, words

HOME = Path(__file__).parents[3]
LIST_OF_ROLES = Path(__file__).with_name("roles.txt")
CONTRACT = HOME / "docs" / "contract.md"


@dataclass(frozen=True)
class Line:
    """What roles.txt says of a command."""

    may: str
    seen: str
    does: str
    reached: str
    secret: str = ""


def written() -> dict[str, Line]:
    """roles.txt, by the command's name."""
    lines = [line for line in LIST_OF_ROLES.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    cells = [[cell.strip() for cell in line.split("|")] for line in lines]
    assert len({cell[0] for cell in cells}) == len(cells)
    return {name: Line(*rest) for name, *rest in cells}


def declared(command: Command) -> Line:
    """The same line, as the declaration would have it."""
    return Line(
        command.may.name.lower().replace("_", " "),
        "alone" if command.private else "room",
        "reads" if command.reads else "writes",
        "button" if command.hidden else "typed",
        "all" if command.secret else " ".join(one.name for one in command.parameters if one.secret),
    )


def test_every_command_is_declared_as_it_is_written() -> None:
    commands = Commands(COGS)
    assert {name: declared(command) for name, command in commands.items()} == written()


# --- what is promised in the contract

LETTERS = {"A": "anyone", "P": "player", "M": "master", "R": "referee", "D": "director", "O": "organiser"}

WIDER = {
    "campaign leave": "player",  # who has no seat has none to give up
    "sheet define": "player",  # while there is no Master; else the Master, says the command
    "wounds heal": "player",  # who pays is asked; the rules name healer and payer, not the Master
    "diplomacy player": "anyone",  # oneself: others are entered by a director
    "diplomacy bond": "anyone",  # oneself and another: others are bound by a director
    "undo": "master or director",
    "advantage": "player",  # where the Master's own character is in it, who sits at the right gives it
}
"""Where the house says something else than the letter of the contract, for this reason."""


def promised() -> Iterator[tuple[str, str]]:
    """Each command of the contract with its letter: of several in a row, its own or the one for all."""
    for row in CONTRACT.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in row.strip("| ").split("|")]
        if not row.startswith("| `/"):
            continue
        names = re.findall(r"`/?([a-z ]+)`", cells[0])
        group = names[0].rpartition(" ")[0]
        letters = re.sub(r"\(.*?\)", "", cells[2]).split(" / ")
        for number, name in enumerate(names):
            full = name if not number else f"{group} {name}".strip()
            yield full, letters[number if len(letters) == len(names) else 0]


def test_every_command_is_for_those_to_whom_the_contract_gives_it() -> None:
    roles, seen = written(), set()
    for name, letter in promised():
        seen.add(name)
        assert roles[name].may == WIDER.get(name, LETTERS.get(letter)), (name, letter)
    assert seen >= WIDER.keys()
    assert len(seen) > 100


# --- everybody tries everything

DARIO, ELENA, FABIO, GIULIA = (
    Account("discord", str(number), name, "it", name.lower())
    for number, name in enumerate(("Dario", "Elena", "Fabio", "Giulia"), 4)
)
IVO = Account("discord", "9", "Ivo", "it", "ivo")
"""Besides Anna and Bruno at the table: nobody in particular, a referee, a director, an organiser."""

ABLE = {
    "anyone": {"nobody", "player", "master", "referee", "director", "organiser"},
    "player": {"player", "master"},
    "master": {"master"},
    "master or director": {"master", "director", "organiser"},
    "referee": {"referee", "director", "organiser"},
    "director": {"director", "organiser"},
    "organiser": {"organiser"},
}


@dataclass(frozen=True)
class Club:
    """A club with a book of every kind, and people of every role; what they are let through to is noted, not done."""

    house: House
    people: dict[str, Account]
    books: dict[str, str]
    """The id of the open book of each kind."""
    ran: list[str]

    def ways(self, command: Command, *ask: str) -> list[dict[str, Any]]:
        """How somebody may try: as chosen from a menu, and by a button that nobody drew, which asks for these first."""
        kind = "campaign" if command.book is Book else command.book.kind if command.book is not None else ""
        button = Button("", command.name, ask=ask)
        return [{"path": command.name}, {"press": press_id.written(button, self.books.get(kind, ""))}]


def noting(cogs: tuple[Cog[Any], ...], ran: list[str], *, asking: bool = False) -> Commands:
    """The same commands, asking for nothing but where they are `asking`, and doing nothing but to note that they were
    run."""

    def answer(name: str) -> Answerer:
        async def note(call: Any) -> Card:
            ran.append(name)
            return Card(say("help-title"))

        return note

    def bare(command: Command) -> Command:
        asked = {} if asking else {"parameters": (), "needs": ()}
        return replace(command, before=None, bare=None, answer=answer(command.name), **asked)

    return Commands(replace(cog, commands=[bare(command) for command in cog.commands]) for cog in cogs)


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """Books are opened and roles are given as people do it; then the commands are exchanged."""
    real = await opened(tmp_path)
    for line in (
        *(
            "/codice new Lupi",
            "/codice friendly <@4> <@5> <@6> <@7>",
            "/diplomacy new Coppa",
            "/gdr new Faro",
            "/mito settings name:Lega which:week",
        ),
        *("/tira 5", '/campaign new "Notti"', "/session start"),
        *("/club role @Elena referee", "/club role @Fabio director", "/club role @Giulia organiser"),
    ):
        for who in (DARIO, ELENA, FABIO, GIULIA):
            await real.ask("/me show", who)
        await real.said(line, ANNA, manages=True)
    await real.said("/campaign join", BRUNO)
    await real.said("/club role @Ivo referee", ANNA, manages=True)
    await real.said("/me show", IVO)  # the club is asked whether he is that guest, in the book of its people
    books = {book.kind: book.id for book in await real.store.books()}
    ran: list[str] = []
    house = await real.rebuilt(commands=noting(COGS, ran))
    people = {
        "nobody": DARIO,
        "player": BRUNO,
        "master": ANNA,
        "referee": ELENA,
        "director": FABIO,
        "organiser": GIULIA,
    }
    yield Club(house, people, books, ran)
    await house.store.close()


@pytest.mark.evenings
async def test_every_command_is_run_for_who_may_give_it_and_refused_to_everybody_else(club: Club) -> None:
    roles, house = written(), club.house
    for command in Commands(COGS).values():
        able = ABLE[roles[command.name].may]
        for role, who in club.people.items():
            for way in club.ways(command):
                club.ran.clear()
                said = await house.said(who=who, **way)
                if role in able:
                    assert club.ran == [command.name], (command.name, role, way, said)
                else:
                    drawn = await house.hall.draw(refusal(not_for_you(command, masters=1), TEXTS, "it"), "it", None)
                    assert (club.ran, said) == ([], words(drawn)), (command.name, role, way)


@pytest.mark.evenings
async def test_nobody_is_asked_for_what_a_command_still_needs_that_they_may_not_give(club: Club) -> None:
    commands = noting(COGS, club.ran, asking=True)
    house = await club.house.rebuilt(commands=commands)
    roles, lacking = written(), 0
    for command in commands.values():
        asked = [parameter.name for parameter in command.parameters if parameter.required]
        lacking += bool(asked)
        for role, who in club.people.items():
            if role not in ABLE[roles[command.name].may]:
                for way in club.ways(command, *asked):
                    reply = await house.ask(who=who, **way)
                    assert isinstance(reply, Reply) and reply.drawn.tone is not Tone.ASK, (command.name, role, way)
    assert lacking > 50 and not club.ran


@pytest.mark.evenings
async def test_whoever_manages_the_place_is_an_organiser_there(club: Club) -> None:
    for command in Commands(COGS).values():
        if command.may is May.ORGANISER:
            for way in club.ways(command):
                await club.house.said(who=CARLA, manages=True, **way)
                assert club.ran.pop() == command.name


@pytest.mark.house
async def test_what_somebody_may_not_do_opens_no_book(tmp_path: Path) -> None:
    ran: list[str] = []
    house = await opened(tmp_path, commands=noting(COGS, ran))
    opening = [command for command in Commands(COGS).values() if command.opens and command.may is not May.ANYONE]
    for command in opening:
        drawn = await house.hall.draw(refusal(not_for_you(command, masters=1), TEXTS, "it"), "it", None)
        assert await house.said(who=DARIO, path=command.name) == words(drawn), command.name
    assert (ran, await house.store.books()) == ([], [])
    assert len(opening) > 5
    await house.store.close()
