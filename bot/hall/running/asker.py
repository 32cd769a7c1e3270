"""The asker: what a member is asked back, with buttons where there is something to choose, else in words."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

from bot.engines.book import Refused
from bot.hall.cards.card import Card
from bot.hall.cards.press_id import Pressed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command, May
from bot.hall.declared.kinds import Suggestion
from bot.hall.declared.permissions import allow, not_for_you
from bot.hall.declared.values import Missing, Values, suggestions
from bot.hall.people.people import Person
from bot.hall.people.rooms import Room
from bot.hall.requests import Form, Request
from bot.hall.running import forms
from bot.hall.running.desk import Desk
from bot.hall.running.finder import SeveralBooks
from bot.hall.running.meaning import Hearing
from bot.hall.running.scribe import Scribe
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
        return self._scribe.pin(forms.group_card(mine), "")[0]

    async def missing(self, call: Call[Any], missing: Missing, language: str) -> Card | Form:
        """Ask for what a bare command lacks."""
        if missing.command.hidden or missing.parameter.hidden:
            raise Refused("button-gone")
        _allow(call, missing.command)
        if missing.command.bare is not None and not missing.given and (card := missing.command.bare(call)):
            return await self._pinned(card)
        offered = await suggestions(call, missing.parameter, "")
        given = await Values(call.people, call.request, call.room).typed(missing.given)
        card = forms.ask_for(missing.command, missing.parameter, given, offered)
        if card is None:
            names = forms.must_be_written(missing.command, missing.parameter, given)
            offers = {name: await self._offers(call, missing.command, name) for name in names}
            return await self._hearing.form_of(missing.command, offers, given, "", language, call.now, names)
        return await self._pinned(card)

    async def form(self, request: Request, person: Person, room: Room, pressed: Pressed, language: str) -> Form:
        """The form that a press asks for."""
        command, given = self._hearing.wanted(pressed)
        offers: dict[str, Sequence[Suggestion]] = dict.fromkeys(pressed.ask, ())
        if not pressed.in_words:
            call = None
            # Without its book a command has nothing to offer; sent, the form is refused with the reason.
            with contextlib.suppress(Refused, SeveralBooks):
                call = await self._desk.call(request, person, room, command, pressed.book, given)
                offers = {name: await self._offers(call, command, name) for name in pressed.ask}
            if call is not None:
                _allow(call, command)
        return await self._hearing.form_of(command, offers, given, pressed.book, language, request.at)

    async def _offers(self, call: Call[Any], command: Command, name: str) -> Sequence[Suggestion]:
        """What could stand for a parameter, by what is known here."""
        parameter = command.parameter(name)
        assert parameter is not None
        return (await suggestions(call, parameter, ""))[: forms.MOST]

    async def which_book(self, several: SeveralBooks) -> Card:
        """Ask which of several books is meant."""
        return await self._pinned(forms.which_book(several.command, several.words, several.books))

    async def _pinned(self, card: Card) -> Card:
        """The card, with what is too long for a button's id kept."""
        card, rows = self._scribe.pin(card, "")
        if rows:
            await self._store.write(Write(changes=rows))
        return card


def _allow(call: Call[Any], command: Command) -> None:
    """Refuse at once who will not be allowed it; of the roles of play only a book can tell."""
    if call.volume is not None or command.may <= May.ORGANISER:
        allow(call, command)
