"""Every command that there is asks who gives it, at the press as in the line, and a forged button is nobody's leave."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.commands import COGS
from bot.engines.book import Book
from bot.hall.cards import press_id
from bot.hall.cards.card import Button, Card, plain, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command, May
from bot.hall.declared.permissions import not_for_you
from bot.hall.declared.refusals import refusal
from bot.hall.declared.values import Values
from bot.hall.requests import Account, Reply, Request
from tests.hall.house import ANNA, BRUNO, HALL, TEXTS, House, opened

RESTRICTED = [command for cog in COGS for command in cog.commands if command.may is not May.ANYONE]


async def book_of_each_kind(house: House, who: Account) -> dict[str, str]:
    """One open book of each kind in the room; their ids, by kind."""
    person, room = await house.hall.people.meet(who), await house.hall.people.enter(HALL)
    nothing = Command(("nothing",), (), lambda call: None)  # type: ignore[arg-type, return-value]
    books = {}
    for cog in COGS:
        if cog.book is not None and cog.opening is not None:
            request = Request(f"open:{cog.book.kind}", who, HALL, house.now)
            call: Call[Any] = await house.hall.desk.call(request, person, room, nothing)
            books[cog.book.kind] = (await house.hall.desk._lay(call, cog.book)).stored.id
    return books


@pytest.fixture
async def given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[House, dict[str, str], list[str]]]:
    """A house with books of every kind, and the commands that were let through: none of them is really run."""
    house = await opened(tmp_path)
    books = await book_of_each_kind(house, ANNA)
    ran: list[str] = []

    async def read(self: Values, command: Command, words: Any) -> dict[str, Any]:
        return {}

    async def run(self: Command, call: Call[Any], values: Any) -> Card:
        ran.append(self.name)
        return Card(say("help-title"))

    async def prepare(self: Command, call: Call[Any], values: Any) -> None:
        return None

    monkeypatch.setattr(Values, "read", read)
    monkeypatch.setattr(Command, "prepare", prepare)
    monkeypatch.setattr(Command, "run", run)
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


async def test_a_command_is_run_for_who_may_give_it(
    given: tuple[House, dict[str, str], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, books, ran = given
    anna = (await house.hall.people.meet(ANNA)).id
    for cog in COGS:
        if cog.book is not None:
            for role in ("players", "masters"):
                monkeypatch.setattr(cog.book, role, lambda self: frozenset({anna}))
    for command in RESTRICTED:
        for way in ways(command, books):
            await answer(house, ANNA, manages=True, **way)
    assert ran == [command.name for command in RESTRICTED for _ in range(2)]
