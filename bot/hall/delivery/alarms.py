"""The house's own trouble: told in private to its host and to organisers of the clubs it touches, once, and once more
when it is over."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias

from bot.hall.cards.card import Argument, Audience, Card, RoomName, Tone, say
from bot.hall.delivery.absence import SIGN
from bot.hall.delivery.speaker import Speaker
from bot.hall.hall import Hall
from bot.hall.people.rooms import CLUB_RANKS
from bot.hall.requests import Later, Notice, Place, Unheard, Unreachable
from bot.storage.contract import Put, Trouble, Write

log = logging.getLogger(__name__)

Alarming: TypeAlias = Mapping[str, Mapping[str, Argument]]
"""What is wrong, by the end of its text's key, with what the text names."""
Target: TypeAlias = tuple[str, str]
"""A room and a person: who hears it in private, or there by a button; nobody for the room itself."""

LOOK = 30.0
"""Seconds between two looks."""
PATIENCE = 10.0
"""Seconds in which the database must take a write."""
TWICE = 2
"""After so many writes in a row that were not taken it is told: a database is allowed to start anew."""
JUMP = 60.0
"""Seconds by which a clock may be set right without a word."""
MOST = 1000
"""The most rooms that are remembered as touched."""
WHY = ("full", "read-only", "unreachable")
"""Reasons of the database that are told; others are "other"."""
UNHEARD = "unheard"
"""Begins what is kept of whom was told that nothing reaches us from a platform."""
TASK = "alarms"
"""The lease under which one of several processes looks."""
_TOLD = "hall:alarms"
"""The row of `memory` that holds who was told of what."""


def steady() -> float:
    """Seconds that nobody sets, and that go on while the computer sleeps, where it tells of such."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Alarms:
    """Looks again and again, and tells."""

    def __init__(self, hall: Hall, unwell: Callable[[], Alarming], steady: Callable[[], float]) -> None:
        self._hall, self._house, self._speaker = hall, hall.house, Speaker(hall)
        self._unwell, self._steady = unwell, steady
        self._ahead = self._house.clock() - steady()
        self._ours = True
        self._host: list[Target] = []
        """The operator's room, as it was last known."""
        self._failed = 0
        self._untaken: dict[tuple[str, str], Place] = {}
        """Where something was asked that the database did not take."""
        self._deaf: dict[str, frozenset[int]] = {}
        """The parts of each platform from which nothing reached us at the last look."""
        self._unwritten: list[Target] = []
        """Who was told that nothing can be written, which could not be written down either."""
        self._house.events.troubled.append(self._refused)

    def _refused(self, place: Place) -> None:
        if len(self._untaken) < MOST:
            self._untaken[place.platform, place.id] = place

    async def run(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except (Trouble, OSError) as wrong:
                log.error("alarms: %s", wrong)

    async def look(self) -> None:
        """Tell of what has begun, and of what is over."""
        if reason := await self._refusal():
            self._failed += 1
            if self._failed >= TWICE:
                await self._tell_unwritten(reason)
            return
        self._failed = 0
        self._untaken.clear()
        over, self._unwritten = self._unwritten, []
        await self._tell(over, Card(say("alarm-writes.over"), tone=Tone.GOOD))
        self._ours, self._host = await self._house.store.lease(TASK), await self._operator()
        jumped = self._jumped()
        if self._ours:
            if jumped:
                await self._tell(
                    await self._awaiting(),
                    _card("clock-back" if jumped < 0 else "clock-on", {"minutes": round(abs(jumped) / 60)}),
                )
            await self._watch()

    async def _refusal(self) -> str:
        """Why the database takes no write; empty where it does."""
        probe = Put("memory", {"key": SIGN, "value": str(self._house.clock())})
        try:
            async with asyncio.timeout(PATIENCE):
                await self._house.store.write(Write(changes=[probe]))
        except Trouble as trouble:
            return trouble.reason
        except TimeoutError:
            return "locked"
        return ""

    def _jumped(self) -> float:
        """By how many seconds the clock was set since the last look; 0 where that is no matter."""
        before, self._ahead = self._ahead, self._house.clock() - self._steady()
        jump = self._ahead - before
        return jump if abs(jump) >= JUMP else 0.0

    async def _watch(self) -> None:
        rows = await self._house.store.rows("memory", key=_TOLD)
        kept = json.loads(str(rows[0]["value"])) if rows else {}
        told: dict[str, list[Target]] = {name: [(room, person) for room, person in whom] for name, whom in kept.items()}
        for platform in self._house.chats:
            await self._listened(platform, told)
        now = self._unwell()
        for name in now.keys() - told.keys():
            told[name] = await self._threatened()
            log.warning("alarm: %s %s", name, dict(now[name]))
            await self._tell(told[name], _card(name, now[name]), told)
        for name in [one for one in told.keys() - now.keys() if not one.startswith(UNHEARD)]:
            whom = told.pop(name)
            await self._tell(whom, Card(say(f"alarm-{name}.over"), tone=Tone.GOOD), told)

    async def _listened(self, platform: str, told: dict[str, list[Target]]) -> None:
        """Tell of places whose people did not reach us at two looks: the host, and those who organise there; and once
        they did at two looks."""
        unheard, name = await self._house.chats[platform].unheard(), f"{UNHEARD} {platform}"
        before, self._deaf[platform] = self._deaf.get(platform, frozenset()), unheard.parts
        both, either = unheard.parts & before, unheard.parts | before
        heard = told.get(name, [])
        if not (both or heard):
            return
        named = say(f"platform-{platform}")
        share: dict[str, Argument] = {"platform": named, "share": 100 * len(both) // unheard.of or 1}
        for whom in await self._touched(platform, unheard, both):
            own = ("unheard-club", {"platform": named, "club": RoomName(whom[0], of_club=True)})
            card = _card(*(own if whom[1] else ("unheard", share)))
            if whom not in heard and await self._reached(whom, card):
                told[name] = [*told.get(name, []), whom]
                log.warning("alarm: %s, parts %s of %s", name, sorted(both), unheard.of)
                await self._tell([], card, told)
        still = await self._touched(platform, unheard, either)
        for whom in heard:
            if whom not in still:
                told[name] = [one for one in told[name] if one != whom]
                over = say("alarm-unheard-club.over", club=RoomName(whom[0], of_club=True))
                card = Card(over if whom[1] else say("alarm-unheard.over", platform=named), tone=Tone.GOOD)
                await self._tell([whom], card, told)

    async def _touched(self, platform: str, unheard: Unheard, parts: frozenset[int]) -> list[Target]:
        """The host, if there are any, and who organises what lies in these parts of a platform."""
        if not parts:
            return []
        houses = await self._house.store.rows("houses", platform=platform)
        clubs = {str(row["club"]) for row in houses if unheard.part(str(row["house"])) in parts}
        return [*self._host, *await self._organisers(sorted(clubs))]

    async def _tell(self, whom: list[Target], card: Card, told: Mapping[str, list[Target]] | None = None) -> None:
        """Tell them, and write down who was told of what."""
        if told is not None:
            row = {"key": _TOLD, "value": json.dumps(told)}
            await self._house.store.write(Write(changes=[Put("memory", row)]))
        for room, person in whom:
            await self._hall.organisers.tell_in(room, [person], card)

    async def _operator(self) -> list[Target]:
        room = await self._hall.organisers.operator()
        if room is None and self._house.settings.operator.room:
            log.warning("alarms: nothing was ever said in the operator's room, %s", self._house.settings.operator.room)
        return [(room.id, "")] if room is not None else []

    async def _threatened(self) -> list[Target]:
        """Who hears what has touched no club yet: the host; where no room of theirs is known, all organisers."""
        clubs = [str(row["id"]) for row in await self._house.store.rows("clubs")]
        return self._host or await self._organisers(clubs)

    async def _awaiting(self) -> list[Target]:
        """The host, and organisers of clubs whose books wait for a moment."""
        books = {timer.book for timer in await self._house.store.timers(float("inf"))}
        found = [await self._house.store.book(id) for id in books]
        return [*self._host, *await self._organisers(sorted({one.club for one in found if one and one.club}))]

    async def _organisers(self, clubs: list[str]) -> list[Target]:
        """The organisers of these clubs, each once."""
        people = self._house.people
        found: dict[str, str] = {}
        for club in clubs:
            rooms = [room.id for room in await people.rooms(club) if not room.private]
            for person in await people.holding(club, CLUB_RANKS["organiser"]):
                found.setdefault(person, next(iter(rooms), ""))
        return [(room, person) for person, room in found.items()]

    async def _reached(self, target: Target, card: Card) -> bool:
        """Tell at once, or at the next look: of what is over by then nobody need hear."""
        try:
            await self._say(target, card)
        except Later as later:
            log.warning("alarms: it is not said yet: %s", later)
            return False
        except Unreachable:  # Whoever takes no private word finds it behind a button in a room.
            await self._tell([target], card)
        return True

    # --- while nothing can be written

    async def _tell_unwritten(self, reason: str) -> None:
        """Tell the host, and organisers of clubs where something was asked meanwhile, past the database."""
        card = _card("writes", {"why": say(f"alarm-why-{reason if reason in WHY else 'other'}")})
        touched: list[Target] = []
        with contextlib.suppress(Trouble):  # What can be read neither is heard by the host alone.
            self._host = self._host or await self._operator()
            clubs = {(await self._house.people.seen_from(place)).club for place in [*self._untaken.values()]}
            touched = await self._organisers(sorted(filter(None, clubs)))
        for target in [*(self._host if self._ours else ()), *touched]:
            if target not in self._unwritten:
                try:
                    await self._say(target, card)
                except (Later, Unreachable, Trouble) as later:
                    log.warning("alarms: that nothing can be written is not said yet: %s", later)
                    continue
                self._unwritten.append(target)

    async def _say(self, target: Target, card: Card) -> None:
        """Say it at once, where nothing can be kept for later."""
        room = await self._house.people.room(target[0])
        number = -int(1_000 * self._house.clock())  # That of no notice on disk.
        if not target[1]:
            assert room is not None
            drawn = await self._hall.draw(card, await self._house.languages.language_of_room(room), room)
            await self._speaker.chat(room.platform).say(Notice(number, drawn, room.as_place()))
            return
        person = await self._house.people.person(target[1])
        accounts = await self._house.people.accounts(person.id)
        account = next((one for one in accounts if one.platform in self._house.chats), None)
        if account is None:
            raise Unreachable("nowhere to write to")
        own = replace(card, audience=Audience.MEMBER)
        drawn = await self._hall.draw(own, await self._speaker.language(person, account, room), room)
        said = Notice(number, drawn, account=account, audience=Audience.PRIVATE)
        await self._speaker.chat(account.platform).say(said)


def _card(name: str, facts: Mapping[str, Argument]) -> Card:
    return Card(say(f"alarm-{name}", **facts), (say(f"alarm-{name}.more", **facts),), tone=Tone.BAD)
