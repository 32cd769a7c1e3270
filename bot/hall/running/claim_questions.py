"""Asks a club whether a member is one of its guests: when somebody first acts there who bears a guest's very name."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from bot.engines.book import Refused
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command
from bot.hall.house import House
from bot.hall.people.lru import Lru
from bot.hall.people.person import Person
from bot.hall.people.rooms import Room
from bot.hall.requests import NOBODY, Account, Request
from bot.hall.running.desk import Desk
from bot.names import key, key_in
from bot.storage.contract import Change, Overtaken, Put, Repeated

CLAIM, NO = "club claim", "club refuse"
"""The command that asks, and the one with which a member says no."""

log = logging.getLogger(__name__)


class ClaimQuestions:
    """Notices who may be a guest, and has the club asked, once for each."""

    def __init__(self, house: House, desk: Desk) -> None:
        self._house, self._desk = house, desk
        self._looked: Lru[bool] = Lru(house.remembered)
        desk.followers.append(self.follow)

    async def look(self, account: Account, person: Person, room: Room) -> None:
        """Ask if this member's username is a guest's of the club where they are."""
        if not room.club or not account.handle:
            return
        seen = (room.club, person.id, account.handle)
        if self._looked.get(seen):
            return
        self._looked.keep(seen, True)
        for guest in (await self._house.people.known_in(room.club)).guests_ever_called(account.handle):
            await self._ask(guest, person, room)

    async def follow(self, call: Call[Any], changes: Sequence[Change]) -> None:
        """Whoever makes a guest of their own username has said that this is somebody else: they are not asked."""
        own = key(call.request.account.handle)
        for change in changes:
            match change:
                case Put("guests", {"key": name, "club": club, "person": guest}) if own and key_in(name) == own:
                    for room in (await self._house.people.rooms(str(club)))[:1]:
                        words = {"guest": f"<@{guest}>", "is": f"<@{call.person.id}>"}
                        await self._give(NO, f"own:{guest}:{call.request.id}", call.person, room, words)

    async def again(self) -> None:
        """Ask what a migration left to be asked: whoever was taken for a guest in a club where they never were."""
        for row in await self._house.store.rows("claims"):
            rooms = [] if row["asked"] else await self._house.people.rooms(row["club"])
            if rooms:
                await self._ask(row["guest"], await self._house.people.person(row["person"]), rooms[0])

    async def where(self, command: Command, words: Mapping[str, object], person: Person, room: Room) -> Room:
        """The room in which a command is done: a claim that is made in private is the business of the guest's club."""
        if command.name != CLAIM or not room.private:
            return room
        people = self._house.people
        circle = people.links.circle(await people.club_of(str(words.get("guest", "")).strip("<@>")))
        seen = [await people.room(id) for id in await people.rooms_of(person.id)]
        there = [one for club in circle for one in seen if one is not None and club and one.club == club]
        return there[0] if there else room

    async def _ask(self, guest: str, person: Person, room: Room) -> None:
        await self._give(CLAIM, f"claim:{room.club}:{guest}:{person.id}", person, room, {"guest": f"<@{guest}>"})

    async def _give(self, name: str, id: str, person: Person, room: Room, words: Mapping[str, str]) -> None:
        """Run a command as if the member gave it; a refusal, or that it was given before, is ignored."""
        command = self._house.commands.get(name)
        if command is None:
            return
        request = Request(id, NOBODY, room.as_place(), self._house.clock())
        try:
            done = await self._desk.run(request, person, room, command, words, "")
            if done.writing is not None:
                await done.writing
        except (Refused, Repeated, Overtaken) as no:
            log.debug("not given: %r", no)
