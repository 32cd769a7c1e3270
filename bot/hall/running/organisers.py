"""What the organisers of a club hear, in private, of a room that takes nothing from us: once, and when it is over."""

from __future__ import annotations

import logging

from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Card, RoomName, Say, Tone, say, strong
from bot.hall.house import House
from bot.hall.people.rooms import CLUB_RANKS, Room
from bot.hall.people.told import Told
from bot.ladder.steps import Rung, Step
from bot.storage.contract import Put, Write
from bot.storage.stored import StoredNotice

log = logging.getLogger(__name__)

_WHAT = "room"


class Organisers:
    """Tells them, through notices of their own."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._told = Told("hall", self._recall, self._remember)

    async def barred(self, room: Room, step: Step) -> None:
        """Nothing can be said in this room, for the reason that this step names."""
        if room.private or not await self._told.first(room.id, _WHAT):
            return
        log.warning("room %s: %s, its organisers are told", room.id, step.name)
        await self._tell(room, self._card(room, step))

    async def open(self, room: Room) -> None:
        """Something was said there."""
        if not room.private and await self._told.over(room.id, _WHAT):
            await self._tell(room, Card(say("organisers-open", room=RoomName(room.id)), tone=Tone.GOOD))

    def _card(self, room: Room, step: Step) -> Card:
        name = RoomName(room.id)
        if step.then is Rung.NOBODY:
            lines: tuple[Say, ...] = (say("organisers-gone"),)
            return Card(say("organisers-room-gone", room=name), lines, tone=Tone.BAD)
        switch = say(step.switch)
        lines = (say(f"{step.switch}.where"), say("organisers-kept"))
        return Card(say("organisers-barred", room=name, switch=strong(switch)), lines, tone=Tone.BAD)

    async def _tell(self, room: Room, card: Card) -> None:
        """Each in private; where that is closed, by a button in another room of the club."""
        people = await self._house.people.holding(room.club, CLUB_RANKS["organiser"])
        if not people:
            log.warning("room %s: no organiser of its club is known", room.id)
        others = await self._house.people.rooms(room.club)
        other = next((one.id for one in others if one.platform == room.platform and one.id != room.id), "")
        text = as_json.dumps(Card(card.title, card.lines, audience=Audience.MEMBER, tone=card.tone))
        now = self._house.clock()
        write = Write(notices=[StoredNotice("", text, now, other, person) for person in people])
        await self._house.store.write(write)
        self._house.events.wrote(write)

    async def _recall(self, key: str) -> str | None:
        rows = await self._house.store.rows("memory", key=key)
        return str(rows[0]["value"]) if rows else None

    async def _remember(self, key: str, value: str) -> None:
        await self._house.store.write(Write(changes=[Put("memory", {"key": key, "value": value})]))
