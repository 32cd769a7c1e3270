"""Keeps the names of those who asked to be forgotten out of what is written down of others' words."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from bot.engines.book import Refused
from bot.hall.cards.card import Say, say
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Text, names_people
from bot.hall.house import House
from bot.hall.people.known import Like, Sure
from bot.hall.people.names_in_words import before, replaced, spans
from bot.hall.people.rooms import Room
from bot.hall.people.tombstones import account_named
from bot.hall.requests import Account
from bot.names import key

_ACCOUNT = re.compile(r"<@!?([^<>\s]+)>")


class ForgottenNames:
    """The names by which the clubs of a room knew somebody who asked to be forgotten, and which nobody else there bears
    now."""

    def __init__(self, house: House, room: Room) -> None:
        self._house, self._people, self._room = house, house.people, room
        self._known: set[str] = set()

    async def among(self, names: Iterable[str]) -> set[str]:
        """Those of these names."""
        return await self._of(names, self._people.name_is_forgotten)

    async def _of(self, names: Iterable[str], is_forgotten: Callable[[str, str], bool]) -> set[str]:
        if not self._people.tombstones.any or not (names := {*names}):
            return set()
        circles = await self._circles()
        forgotten = {name for name in names if any(is_forgotten(one, key(name)) for one in circles)}
        known = [await self._people.known_in(circle) for circle in circles] if forgotten else []
        platform = self._room.platform
        return {name for name in forgotten if not any(isinstance(one.find(name, platform), Sure) for one in known)}

    async def _circles(self) -> set[str]:
        """The room's club; of a private chat, all clubs of whoever is in it."""
        if not self._known:
            self._known = {self._room.circle}
            for person in [] if self._room.club else await self._people.around([self._room.id]):
                self._known |= await self._people.clubs_of(person.id)
        return self._known

    async def first(self, names: Sequence[str]) -> str:
        """The first of these names that is one of them; or empty."""
        gone = await self.among(names)
        return next((name for name in names if name in gone), "")

    def mentioned(self, accounts: Iterable[Account]) -> Say | None:
        """What is said where one of these accounts is of somebody who asked to be forgotten; None where none is."""
        gone = [*filter(self._people.is_forgotten, accounts)]
        if gone and all(self._people.is_forgotten_elsewhere(self._room.circle, one) for one in gone):
            return say("refused-nobody-of-that-mention")
        return say("refused-account-forgotten") if gone else None

    async def stand_in(self, words: str) -> bool:
        """Whether one of them stands in these words."""
        return bool(await self.among(words[start:end] for start, end in spans(words)))

    async def hinted(self, name: str) -> str:
        """A name as it may be written down: of a forgotten one no more than how it begins."""
        return hint(name) if await self.among([name]) else name

    async def _is_part(self, name: str) -> bool:
        """Whether it is a word of a forgotten name, and of nobody's now."""
        if not await self._of([name], self._people.word_is_forgotten):
            return False
        found = [(await self._people.known_in(circle)).find(name) for circle in await self._circles()]
        return not any(why in ("first", "last") for one in found if isinstance(one, Like) for _, why in one.people)

    async def without(self, words: str, named: str = "") -> str:
        """Words in which «somebody» replaces mentions of forgotten people, and names that are no common word: those of
        two words, or with a digit or a sign, and usernames. Another single plain word may mean anything, so it stays
        unless it is also in `named`, the words known to name people."""
        if not self._people.tombstones.any:
            return words
        somebody = self._house.texts.say(await self._house.languages.language_of_room(self._room), "some-person")
        words = _ACCOUNT.sub(lambda found: somebody if self._is_gone(found[1]) else found[0], words)
        people = {named[start:end] for start, end in spans(named)}
        names = [span for span in spans(words) if not before(words, span[0])["guest"]]
        gone = await self.among(words[slice(*span)] for span in names)
        usernames = await self._of(gone, self._people.username_is_forgotten)
        meant = [span for span in names if words[slice(*span)] in usernames or _is_meant(words, span, people)]
        return replaced(words, (span for span in meant if words[slice(*span)] in gone), somebody)

    def _is_gone(self, account: str) -> bool:
        return self._people.tombstones.stands(account_named(self._room.platform, account))

    async def given(self, command: Command, given: Mapping[str, Any]) -> Mapping[str, Any]:
        """What a command was given, without them in what is no name of a person."""
        if not self._people.tombstones.any:
            return given
        words = {one.name for one in command.parameters if isinstance(one.kind, Text) and not names_people(one.kind)}
        words -= {one.name for one in command.parameters if one.hidden}
        return {
            name: await self.without(value) if isinstance(value, str) and name in words else value
            for name, value in given.items()
        }

    async def refused(self, no: Refused) -> Refused:
        """A refusal that says no more of them than how they begin."""
        if not self._people.tombstones.any:
            return no
        return Refused(no.reason, **{name: await self._fact(value) for name, value in no.facts.items()})

    async def _fact(self, value: Any) -> Any:
        match value:
            case str() if value:
                return hint(value) if await self._is_part(value) else await self.without(await self.hinted(value))
            case Say(key, arguments):
                return Say(key, {name: await self._fact(one) for name, one in arguments.items()})
        return value


def hint(name: str) -> str:
    """How a name begins."""
    return f"{name[0]}…"


def _is_meant(words: str, span: tuple[int, int], people: Collection[str]) -> bool:
    """Whether what stands there can mean nothing but a person, by that name."""
    name, signs = words[slice(*span)], before(words, span[0])
    return bool(signs["at"]) or not name.isalpha() or name in people
