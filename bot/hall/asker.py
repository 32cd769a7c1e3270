"""The asker: what a member is asked back, with buttons where there is something to choose, else in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engines.book import Refused
from bot.hall import asking
from bot.hall.call import Call
from bot.hall.cards import Card
from bot.hall.cogs import Command, May
from bot.hall.desk import Desk
from bot.hall.finder import SeveralBooks
from bot.hall.hearing import Hearing
from bot.hall.permissions import not_for_you
from bot.hall.reading import Missing, Values
from bot.hall.requests import Form
from bot.hall.scribe import Scribe
from bot.storage.contract import Store, Write


class Asker:
    """Asks for what was left open."""

    def __init__(self, desk: Desk, scribe: Scribe, hearing: Hearing, store: Store) -> None:
        self._desk = desk
        self._scribe = scribe
        self._hearing = hearing
        self._store = store

    def group(self, commands: Sequence[Command], rank: int) -> Card:
        """The commands of a group for this rank; the book decides of the others when they are pressed."""
        mine = [command for command in commands if command.may > May.ORGANISER or rank >= command.may]
        if not mine:
            raise not_for_you(commands[0])
        return self._scribe.pin(asking.group_card(mine), "")[0]

    async def missing(self, call: Call[Any], missing: Missing, language: str) -> Card | Form:
        """Ask for what a bare command lacks."""
        if missing.command.hidden or missing.parameter.hidden:
            raise Refused("button-gone")
        suggestions = await self._desk.suggestions(call, missing.parameter, "")
        given = await Values(call.people, call.request, call.room).typed(missing.given)
        card = asking.ask_for(missing.command, missing.parameter, given, suggestions)
        if card is None:
            names = asking.must_be_written(missing.command, given)
            return await self._hearing.form_of(missing.command, names, given, "", language, call.now)
        return await self._pinned(card)

    async def which_book(self, several: SeveralBooks) -> Card:
        """Ask which of several books is meant."""
        return await self._pinned(asking.which_book(several.command, several.words, several.books))

    async def _pinned(self, card: Card) -> Card:
        """The card, with what is too long for a button's id kept."""
        card, rows = self._scribe.pin(card, "")
        if rows:
            await self._store.write(Write(changes=rows))
        return card
