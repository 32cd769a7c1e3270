"""A room that takes nothing from us: what waits for it, and what its organisers hear, in private: once, and when it is
over."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.hall.cards import as_json
from bot.hall.cards.card import Argument, Audience, Card, Mention, RoomName, Tone, say, strong
from bot.hall.house import House
from bot.hall.people.rooms import CLUB_RANKS, Room
from bot.hall.people.told_once import ToldOnce
from bot.hall.requests import Account, Place
from bot.ladder.steps import REFUSED, Step
from bot.storage.contract import Put, Store, Write
from bot.storage.stored import StoredNotice

log = logging.getLogger(__name__)

SHORTLY = 60.0
"""Seconds after which a room that takes nothing from us is tried again."""
_HELD_BACK = "hall:held back:"
"""Prefix of the rows of `memory` that tell, by platform, which clubs heard that private messages are refused, where,
and why."""
_ROOM, _MESSAGE, _HOST = "room", "message", "host"
"""What was told of a room: that nothing can be said there, or that one message could not; what its host was told."""


async def held_back(store: Store, platform: str) -> str:
    """The text key of why a platform takes no private word from us, as it last told; empty where it takes them."""
    rows = await store.rows("memory", key=_HELD_BACK + platform)
    told: dict[str, list[str]] = json.loads(str(rows[0]["value"]) or "{}") if rows else {}
    return next((switch for _, switch in told.values()), "")


class Organisers:
    """Tells them, through notices of their own."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._told = ToldOnce("hall", self._recall, self._remember, house.remembered)
        self.waited_for: set[str] = set()
        """Rooms for which something is kept, as far as this process knows: what is said there next comes behind it."""
        house.people.offices_ended.append(self.office_ended)

    async def barred(self, room: Room, step: Step, managers: Iterable[str] = ()) -> None:
        """A message could not be sent in this room, for the reason this step names. `managers` are the accounts that
        manage the room on its platform."""
        people = [] if room.private else await self._people(room, managers)
        what = _MESSAGE if step.switch == REFUSED else _ROOM
        if people and await self._told.first(room.id, what):
            log.warning("room %s: %s, its organisers are told", room.id, step.name)
            await self._tell(room, people, self._card(room, step))
        if not room.private and what is _ROOM and step.switch:
            await self._tell_host(room, step, known=bool(people))

    async def _tell_host(self, room: Room, step: Step, *, known: bool) -> None:
        """A platform lets us no longer do something in this room: whoever hosts us hears it in their own, and whether
        somebody was told who can change it."""
        host = await self.operator()
        if host is not None and host.id != room.id and await self._told.first(room.id, _HOST):
            title = say("organisers-barred", room=await self._named(room), switch=strong(say(step.switch)))
            line = say("organisers-barred-known" if known else "organisers-barred-unknown")
            await self.tell_in(host.id, [""], Card(title, (line,), tone=Tone.BAD))

    async def _named(self, room: Room) -> Argument:
        """A room for somebody of no club: with its own club's name, unless that is the room's."""
        club, own = await self._house.people.club(room.club), RoomName(room.id)
        alone = club is None or club.title == room.title
        return own if alone else say("room-of-club", room=own, club=RoomName(room.id, of_club=True))

    async def held_back(self, account: Account, step: Step) -> None:
        """Nothing for this person is taken from us in private: the organisers of each of their clubs there read so by
        a button in a room."""
        register = self._house.people
        if (person := await register.behind(account.platform, account.id)) is None:
            return
        rooms = [await register.room(id) for id in await register.rooms_of(person.id)]
        there = [one for one in rooms if one is not None and one.platform == account.platform]
        for room in {room.club: room for room in there if room.club and not room.private}.values():
            await self._hold_back(account.platform, room.club, room.id, await self._people(room), step)
        if operator := await self.operator():
            await self._hold_back(account.platform, "", operator.id, [""], step)

    async def _hold_back(self, platform: str, club: str, room: str, people: list[str], step: Step) -> None:
        key = _HELD_BACK + platform
        told: dict[str, list[str]] = json.loads(await self._recall(key) or "{}")
        if people and club not in told:
            await self._remember(key, json.dumps({**told, club: [room, step.switch]}))
            await self.tell_in(room, people, Card(say(step.switch), (say(f"{step.switch}.where"),), tone=Tone.BAD))

    async def held_back_no_more(self, platform: str) -> None:
        """Private words are taken again: each club that heard otherwise hears so."""
        key = _HELD_BACK + platform
        told: dict[str, list[str]] = json.loads(await self._recall(key) or "{}")
        if told:
            log.warning("%s takes private messages from us again", platform)
            await self._remember(key, "")
        for club, (id, switch) in told.items():
            if (room := await self._house.people.room(id)) is not None:
                card = Card(say(f"{switch}.over"), tone=Tone.GOOD)
                await self.tell_in(room.id, await self._people(room) if club else [""], card)

    async def office_ended(self, club: str, person: str, offices: Sequence[str]) -> None:
        """An office has ended as whoever had it left the club: those who organise it hear so, and who had it."""
        people = self._house.people
        where = await people.club(club)
        facts: dict[str, Argument] = {
            "office": strong(say(f"choices-role.{offices[0]}")),
            "club": strong(where.title if where is not None else ""),
        }
        told = Card(say("organisers-office-ended", who=Mention(person), **facts), (say("organisers-office-anew"),))
        clubs = {room.id for room in await people.rooms(club)}
        for one in await people.holding(club, CLUB_RANKS["organiser"]):
            if one != person:
                there = (room for room in await people.rooms_of(one) if room in clubs)
                await self.tell_in(next(there, ""), [one], told)
        own = Card(say("office-ended-with-leaving", **facts), (say("office-ended-anew"),))
        await self.tell_in("", [person], own)

    async def kept(self, room: Room, card: Card, request: str, at: float | None = None, person: str = "") -> None:
        """Keep an answer for a room that refused it, among the room's other notices and at the time of its request. So
        far at most its asker has read it. An answer for one member alone waits for that `person`."""
        at = self._house.clock() if at is None else at
        own = card.audience is not Audience.ROOM
        # Audience.PRIVATE would be held back from members who want no such notices; this was asked for.
        text = as_json.dumps(replace(card, replaces=False, audience=Audience.MEMBER if own else card.audience))
        whom = person if own else ""
        notice = StoredNotice("", text, at, room.id, whom, due=at + SHORTLY, request=request)
        await self._house.store.write(Write(notices=[notice]))
        self.waited_for.add(room.id)

    async def again(self, *rooms: str) -> None:
        """These rooms may take something again: what is kept for them is tried first."""
        for room in self.waited_for.intersection(rooms):
            for take in self._house.events.takes_again:
                await take(room)

    async def may_speak(self, place: Place) -> None:
        """Our rights in a server or group have changed: what is kept for its rooms is tried at once."""
        for id in [*self.waited_for]:
            room = await self._house.people.room(id)
            if room is not None and (room.platform, room.house) == (place.platform, place.house):
                await self.again(id)

    async def open(self, room: Room) -> None:
        """Something was said there."""
        if room.private:
            return
        await self._told.over(room.id, _MESSAGE)
        if await self._told.over(room.id, _ROOM):
            card = Card(say("organisers-open", room=RoomName(room.id)), tone=Tone.GOOD)
            await self._tell(room, await self._people(room), card)
        if self._house.settings.operator.room and await self._told.over(room.id, _HOST):
            host = await self.operator()
            title = say("organisers-open-host", room=await self._named(room))
            if host is not None:
                await self.tell_in(host.id, [""], Card(title, tone=Tone.GOOD))

    async def _people(self, room: Room, managers: Iterable[str] = ()) -> list[str]:
        people = await self._house.people.holding(room.club, CLUB_RANKS["organiser"])
        if not people:  # Whoever manages it and never did anything there may have written to us in private.
            met = [await self._house.people.behind(room.platform, account) for account in managers]
            people = [person.id for person in met if person is not None]
        if not people:
            log.warning("room %s: no organiser of its club is known", room.id)
        return people

    def _card(self, room: Room, step: Step) -> Card:
        name = RoomName(room.id)
        if step.switch == REFUSED:
            return Card(say(REFUSED, room=name), tone=Tone.BAD)
        if not step.switch:
            return Card(say("organisers-room-gone", room=name), (say("organisers-gone"),), tone=Tone.BAD)
        title = say("organisers-barred", room=name, switch=strong(say(step.switch)))
        return Card(title, (say(f"{step.switch}.where"), say("organisers-kept")), tone=Tone.BAD)

    async def _tell(self, room: Room, people: Iterable[str], card: Card) -> None:
        """Each in private; where that is closed, by a button in another room of the club."""
        others = await self._house.people.rooms(room.club)
        other = next((one.id for one in others if one.platform == room.platform and one.id != room.id), "")
        await self.tell_in(other, people, card)

    async def operator(self) -> Room | None:
        """The room of whoever hosts the house, if the settings name one that is known."""
        platform, _, place = self._house.settings.operator.room.partition(":")
        return await self._house.people.room_at(platform, place) if place else None

    async def tell_in(self, room: str, people: Iterable[str], card: Card) -> None:
        """Tell these people in private, where that is closed by a button in this room; the room itself where one of
        them is nobody."""
        text = as_json.dumps(Card(card.title, card.lines, audience=Audience.MEMBER, tone=card.tone))
        now = self._house.clock()
        write = Write(notices=[StoredNotice("", text, now, room, person) for person in people])
        await self._house.store.write(write)
        self._house.events.wrote(write)

    async def _recall(self, key: str) -> str | None:
        rows = await self._house.store.rows("memory", key=key)
        return str(rows[0]["value"]) if rows else None

    async def _remember(self, key: str, value: str) -> None:
        await self._house.store.write(Write(changes=[Put("memory", {"key": key, "value": value})]))
