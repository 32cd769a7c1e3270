"""Channels, private messages and answers to interactions in memory, and what says notices there."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import discord

from bot.chats.discord.gateway.failures import NotWritten
from bot.chats.discord.gateway.servers import Servers
from bot.chats.discord.sending.message_maker import MessageMaker
from bot.chats.discord.sending.notices import Crier
from bot.hall.cards.card import Drawn
from bot.hall.requests import Account, Notice
from bot.ladder.discord import LADDER
from tests.chats.discord.interactions import ROOM, Front, card, sender

CLOSED, TOO_FAST = NotWritten(LADDER.step("private-closed")), NotWritten(LADDER.step("private-fast"), 600)
LONG = card(*("parola " * 60 for _ in range(10)))


class Discord:
    """The channels, and what was done in them; a method can fail."""

    id = 20

    def __init__(self, closed: bool = False) -> None:
        self.calls: list[tuple[str, int, dict[str, Any]]] = []
        self.failures: dict[str, Exception] = {}
        self.closed = closed
        self._numbers = iter(range(101, 200))

    def is_closed(self) -> bool:
        return self.closed

    @property
    def done(self) -> list[tuple[str, int]]:
        return [(name, where) for name, where, _ in self.calls]

    def _do(self, name: str, where: int, given: dict[str, Any]) -> SimpleNamespace:
        if name in self.failures:
            raise self.failures[name]
        self.calls.append((name, where, given))
        return SimpleNamespace(id=next(self._numbers))

    def get_partial_messageable(self, id: int) -> SimpleNamespace:
        async def send(**given: Any) -> SimpleNamespace:
            return self._do("send", id, given)

        return SimpleNamespace(id=id, send=send, get_partial_message=self._message)

    def _message(self, id: int) -> SimpleNamespace:
        async def edit(**given: Any) -> None:
            self._do("edit", id, given)

        async def delete() -> None:
            self._do("delete", id, {})

        return SimpleNamespace(id=id, edit=edit, delete=delete, channel=self)


class Mail:
    """Private messages, taken or not."""

    def __init__(self, failure: Exception | None = None) -> None:
        self.failure = failure
        self.written: list[Account] = []
        self.given: list[tuple[str, Any]] = []
        """Of what each was, and the room in which its buttons act."""

    async def write(self, account: Account, messages: Any, of: str, room: Any) -> dict[str, Any]:
        if self.failure is not None:
            raise self.failure
        self.written.append(account)
        self.given.append((of, room))
        return {"channel": "dm", "messages": ["900"]}


def asked(before: float = 0) -> str:
    """The request of an interaction of so many seconds before."""
    return f"discord:{discord.utils.time_snowflake(datetime.now(UTC) - timedelta(seconds=before))}"


def notice(drawn: Drawn | None = None, **more: Any) -> Notice:
    return Notice(7, drawn or card("Avviso"), **{"place": ROOM, **more})


async def said(notice: Notice, there: Discord, mail: Mail | None = None) -> Any:
    maker = MessageMaker(Front(None))  # type: ignore[arg-type]
    crier = Crier(maker, mail or Mail(), there, sender(maker), Servers(there), time.time)  # type: ignore[arg-type]
    return await crier.say(notice)


class Hook:
    """What stands on Discord as the answer to an interaction, and what was done to it."""

    def __init__(self, *, hidden: bool, loading: bool, id: int = 60) -> None:
        flags = SimpleNamespace(ephemeral=hidden, loading=loading, components_v2=False)
        self.original: Any = SimpleNamespace(id=id, flags=flags)
        self.calls: list[tuple[str, Any]] = []
        self.given: list[dict[str, Any]] = []
        """What each message, or edit of one, was made of."""
        self.failure: Exception | None = None
        self.refused_edit: Exception | None = None
        """What happens to edits alone."""
        self.refused_deletion: Exception | None = None

    async def fetch_message(self, _: object) -> Any:
        if self.failure is not None:
            raise self.failure
        return self.original

    async def delete_message(self, id: int) -> None:
        if self.refused_deletion is not None:
            raise self.refused_deletion
        self.calls.append(("delete", id))

    async def edit_message(self, id: int, *, content: str | None, **more: Any) -> None:
        if failure := self.failure or self.refused_edit:
            raise failure
        self._made({"content": content, **more})
        self.calls.append(("edit", content))

    def _made(self, given: dict[str, Any]) -> None:
        self.given.append(given)

    async def send(self, *, ephemeral: bool, wait: bool, **given: Any) -> Any:
        assert wait, "else nothing is known of it"
        if self.failure is not None:
            raise self.failure
        self._made(given)
        self.calls.append(("follow", ephemeral))
        return SimpleNamespace(id=61)


def crier(there: Discord, hook: Hook, mail: Mail) -> Crier:
    """What says notices, where this hook answers an interaction."""

    class Resuming(Crier):
        def _hook(self, handle: Any) -> Any:
            return hook

    maker = MessageMaker(Front(None))  # type: ignore[arg-type]
    return Resuming(maker, mail, there, sender(maker), Servers(there), time.time)  # type: ignore[arg-type]
