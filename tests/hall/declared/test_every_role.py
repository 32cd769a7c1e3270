"""Every command that there is asks who gives it, at the press as in the line, and a forged button is nobody's leave."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.commands import COGS
from bot.engines.book import Book
from bot.hall.cards import press_id
from bot.hall.cards.card import Button, Card, plain, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command, Commands, May
from bot.hall.declared.permissions import not_for_you
from bot.hall.declared.refusals import refusal
from bot.hall.requests import Account, Reply, Request
from tests.hall.house import ANNA, BRUNO, HALL, TEXTS, House, opened

RESTRICTED = [command for cog in COGS for command in cog.commands if command.may is not May.ANYONE]


async def book_of_each_kind(house: House, who: Account) -> dict[str, str]:
    """One open book of each kind in the room; their ids, by kind."""
    person, room = await house.people.meet(who), await house.people.enter(HALL)
    nothing = Command(path=("nothing",), parameters=(), answer=lambda call: None)  # type: ignore[arg-type, return-value]
    books = {}
    for cog in COGS:
        if cog.book is not None and cog.opening is not None:
            request = Request(f"open:{cog.book.kind}", who, HALL, house.now)
            call: Call[Any] = await house.hall.desk.call(request, person, room, nothing)
            books[cog.book.kind] = (await house.hall.desk._lay(call, cog.book)).stored.id
    return books


@pytest.fixture
async def given(tmp_path: Path) -> AsyncIterator[tuple[House, dict[str, str], list[str]]]:
    """A house with books of every kind, and the commands that were let through: each only says that it was."""
    ran: list[str] = []

    def harmless(command: Command) -> Command:
        async def answer(call: Call[Any]) -> Card:
            ran.append(command.name)
            return Card(say("help-title"))

        return replace(command, parameters=(), needs=(), before=None, bare=None, answer=answer)

    cogs = [replace(cog, commands=[harmless(command) for command in cog.commands]) for cog in COGS]
    house = await opened(tmp_path, commands=Commands(cogs))
    books = await book_of_each_kind(house, ANNA)
    yield house, books, ran
    await house.store.close()


def ways(command: Command, books: dict[str, str]) -> list[dict[str, Any]]:
    """How somebody may try: as chosen from a menu, and by a button that nobody drew."""
    of = command.book.kind if command.book is not None else ""
    book = books.get(of, "") or (next(iter(books.values())) if command.book is Book else "")
    return [{"path": command.name}, {"press": press_id.written(Button("", command.name), book)}]


async def answer(house: House, who: Account, manages: bool, **way: Any) -> str:
    reply = await house.ask(who=who, manages=manages, **way)
    assert isinstance(reply, Reply), way
    return plain(reply.drawn.title) + "".join(map(plain, reply.drawn.lines))


async def test_a_command_is_refused_to_who_may_not_give_it(
    given: tuple[House, dict[str, str], list[str]],
) -> None:
    house, books, ran = given
    for command in RESTRICTED:
        card = refusal(not_for_you(command), TEXTS, "it")
        drawn = await house.hall.draw(card, "it", None)
        for way in ways(command, books):
            said = await answer(house, BRUNO, manages=False, **way)
            assert said == plain(drawn.title) + "".join(map(plain, drawn.lines)), (command.name, way, said)
    assert ran == []


async def test_a_command_is_run_for_who_may_give_it(given: tuple[House, dict[str, str], list[str]]) -> None:
    house, books, ran = given
    anna = (await house.people.meet(ANNA)).id
    for id in books.values():
        volume = await house.shelf.volume(id)
        assert volume is not None
        volume.book.players = volume.book.masters = lambda: frozenset({anna})  # type: ignore[method-assign]
    for command in RESTRICTED:
        for way in ways(command, books):
            await answer(house, ANNA, manages=True, **way)
    assert ran == [command.name for command in RESTRICTED for _ in range(2)]
