"""The one message of a group that names everybody for whom something waits there; its button opens to each their own.

It calls whoever is added, several at once where they come within seconds, and gives way to messages about the games. It
is deleted when everybody named in it has opened what was theirs; if nobody can tell whether they saw it, after a while,
also over a restart. As long as it stands, whoever presses again is taken not to have seen it, however late.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakValueDictionary

from bot.chats.telegram.rate_limits import Window
from bot.chats.telegram.sending.outbox import Outbox, Urgency
from bot.chats.telegram.sending.sender import Sender, Spot
from bot.chats.telegram.sending.shown_there import NOBODY, NamingMessage, WaitedFor
from bot.hall.cards.card import Drawn, Key, Span
from bot.hall.delivery.behind_button import note_opened
from bot.hall.requests import Account, Later, Recall, Remember, Unreachable
from bot.storage.contract import Trouble
from bot.texts import Texts

PRESS = "=!"
"""The id of its button; no id of the hall or of a form's question is like it."""

FADES = 180.0
"""Seconds after which who was shown all that is theirs, and presses no more, is taken to have seen it."""
FADING = "telegram:waiting"
"""The name under which the places are remembered where somebody was shown what they perhaps did not see."""
FEW = 5
"""With fewer messages left of the group's minute it is not changed for the sake of a number: the games need these."""
COMPANY = 20
"""The longest that it lets others join while a group takes no more at once (seconds)."""


@dataclass(slots=True)
class _Joining:
    """Somebody who is to be named, and for what; what it became once that was said, or why it was not."""

    account: Account
    key: str
    language: str
    patient: bool
    signed: bool
    became: dict[str, Any] | None = None
    failure: Exception | None = None


class Waiting:
    """These messages, one in each group or topic."""

    def __init__(
        self,
        texts: Texts,
        sender: Sender,
        outbox: Outbox,
        recall: Recall,
        remember: Remember,
        *,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._texts, self._sender, self._outbox = texts, sender, outbox
        self._recall, self._remember = recall, remember
        self._clock, self._sleep = clock, sleep
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._gathering: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._coming: dict[str, dict[tuple[str, str], _Joining]] = {}
        """Who is named by the next message of each place."""
        self._paces: dict[int, Window] = {}
        self._fading: dict[tuple[Spot, str], asyncio.Task[None]] = {}
        """Who was shown what they perhaps did not see, and where, until it is taken that they saw it."""

    async def resume(self) -> None:
        """After a restart those who were shown what is theirs have as long as they had."""
        with contextlib.suppress(Trouble):  # Their next press strikes them.
            for chat, topic in json.loads(await self._recall(FADING) or "[]"):
                spot = Spot(chat, topic)
                for person, named in NamingMessage.read(await self._recall(_place(spot))).named.items():
                    if named.shown:
                        self._fade(spot, person, named.since + FADES - self._clock())

    async def add(
        self, spot: Spot, account: Account, key: str, language: str, *, patient: bool = True, signed: bool = False
    ) -> dict[str, Any]:
        """Name somebody in the message, with how much waits for each; returns what the message became. It calls those
        whom it did not name before, and who have had no other sign of this. If not `patient`, raises `Later` where
        it may not be sent now; the next message names them then."""
        place = _place(spot)
        standing = NamingMessage.read(await self._recall(place))
        if key in standing.who.get(account.id, NOBODY).keys:
            return _became(spot, standing)
        one = _Joining(account, key, language, patient, signed)
        gathering = self._gathering.setdefault(place, asyncio.Lock())
        self._joins(place, one)
        if not patient and (gathering.locked() or self._outbox.busy(spot.chat) or self._wait(spot.chat) > 0):
            raise Later(max(1.0, self._wait(spot.chat)), "others join it")
        async with gathering:
            if one.became is None and one.failure is None:
                self._joins(place, one)  # Those before may have been cut off.
                await self._company(spot.chat)
                await self._post(spot, place)
        if one.failure is not None:
            raise one.failure
        assert one.became is not None
        return one.became

    async def keys(self, spot: Spot, person: str) -> tuple[str, ...]:
        """The ids that open what waits for somebody there, the first come first."""
        return NamingMessage.read(await self._recall(_place(spot))).who.get(person, NOBODY).keys

    async def shown(self, spot: Spot, person: str) -> tuple[str, ...]:
        """The ids of what somebody was shown there, and perhaps did not see."""
        return NamingMessage.read(await self._recall(_place(spot))).who.get(person, NOBODY).shown

    async def pressed(self, spot: Spot, person: str) -> None:
        """Somebody presses the button: they may not have seen what they were shown, so their time begins again."""
        await self._shows(spot, person, await self.shown(spot, person))

    async def saw(self, person: str) -> None:
        """Somebody's client shows what only they see: what they were shown they have."""
        for spot in [spot for spot, one in self._fading if one == person]:
            await self._strike(spot, person, await self.shown(spot, person))

    async def opened(
        self, spot: Spot, person: str, key: str, became: Mapping[str, Any] | None = None, *, sure: bool = True
    ) -> None:
        """Somebody has what this id opens: who has everything is named no more. Of some clients that is not sure. What
        was kept for them is changed from now on where it `became` readable."""
        if became is not None:
            await note_opened(self._remember, key, became)
        if sure:
            await self._strike(spot, person, (key,))
        else:
            await self._shows(spot, person, (key,))

    def stop(self) -> None:
        """Nobody is struck by time any more."""
        for task in self._fading.values():
            task.cancel()

    # --- who is named

    def _joins(self, place: str, one: _Joining) -> None:
        self._coming.setdefault(place, {})[one.account.id, one.key] = one

    def _wait(self, chat: int) -> float:
        """Seconds until this group may get another of these messages."""
        now = self._outbox.clock()
        return self._pace(chat).earliest(now) - now

    def _pace(self, chat: int) -> Window:
        return self._paces.setdefault(chat, Window(*self._outbox.limits.waiting))

    async def _company(self, chat: int) -> None:
        """Wait, so that others can be named in the same message: until the group may get one, and while more urgent
        messages are queued."""
        if (wait := self._wait(chat)) > 0:
            await self._outbox.sleep(wait)
        for _ in range(COMPANY):
            if not self._outbox.busy(chat):
                break
            await self._outbox.sleep(1.0)
        self._pace(chat).take(self._outbox.clock())

    async def _post(self, spot: Spot, place: str) -> None:
        """Name all who have come, in one message."""
        async with self._turns.setdefault(place, asyncio.Lock()):
            coming = [*self._coming.pop(place).values()]
            try:
                standing = await self._named(spot if len(coming) == 1 else replace(spot, answers=None), place, coming)
            except (Later, Unreachable, Trouble) as failure:
                for one in coming:
                    one.failure = failure
            else:
                for one in coming:
                    one.became = _became(spot, standing)

    async def _named(self, spot: Spot, place: str, coming: Collection[_Joining]) -> NamingMessage:
        before = standing = NamingMessage.read(await self._recall(place))
        calls: dict[str, Account] = {}
        for one in coming:
            if one.account.id not in standing.named or not one.signed:
                calls[one.account.id] = one.account
            had = standing.who.get(one.account.id, NOBODY)
            keys = tuple(dict.fromkeys((*had.keys, one.key)))
            standing = standing.but(one.account.id, replace(had, name=one.account.name, keys=keys, passed=False))
        standing = replace(standing, language=standing.language or next(iter(coming)).language)
        if calls or not before.message:
            became = await self._sender.say(
                spot,
                self._drawn(standing.named, standing.language, calls),
                patient=any(one.patient for one in coming),
                accounts=calls,
                urgency=Urgency.WAITING,
            )
            if before.message:
                await self._sender.remove(spot.chat, before.message)
            standing = replace(standing, message=became["messages"][0])
        elif standing != before and self._outbox.free(spot.chat) >= FEW:  # How many it is can be read by the press.
            await self._change(spot, standing.message, standing.named, standing.language)
        await self._remember(place, standing.written())
        return standing

    # --- who is named no more

    async def _shows(self, spot: Spot, person: str, keys: Collection[str]) -> None:
        """Somebody is shown what these ids open, and perhaps does not see it."""
        spot, place = Spot(spot.chat, spot.topic), _place(spot)
        async with self._turns.setdefault(place, asyncio.Lock()):
            standing = NamingMessage.read(await self._recall(place))
            named = standing.who.get(person, NOBODY)
            shown = tuple(dict.fromkeys((*named.shown, *(key for key in keys if key in named.keys))))
            if not shown:
                return
            named = replace(named, shown=shown, since=self._clock())
            await self._remember(place, standing.but(person, named).written())
        if not named.passed:
            self._fade(spot, person, FADES)
            await self._kept()

    def _fade(self, spot: Spot, person: str, after: float) -> None:
        self._fades_no_more(spot, person)
        self._fading[spot, person] = asyncio.create_task(self._faded(spot, person, after), name="telegram fading")

    def _fades_no_more(self, spot: Spot, person: str) -> None:
        fading = self._fading.pop((spot, person), None)
        if fading is not None and fading is not asyncio.current_task():
            fading.cancel()

    async def _kept(self) -> None:
        """Remember where somebody fades, for after a restart."""
        spots = sorted({(spot.chat, spot.topic or 0) for spot, _ in self._fading})
        await self._remember(FADING, json.dumps([[chat, topic or None] for chat, topic in spots]) if spots else "")

    async def _faded(self, spot: Spot, person: str, after: float) -> None:
        await self._sleep(max(0.0, after))
        with contextlib.suppress(Later, Unreachable, Trouble):  # Their next press strikes them.
            async with self._turns.setdefault(place := _place(spot), asyncio.Lock()):
                standing = NamingMessage.read(await self._recall(place))
                named = standing.who.get(person, NOBODY)
                if named.keys and not set(named.keys).difference(named.shown):
                    await self._becomes(spot, standing, standing.but(person, replace(named, passed=True)))
            self._fades_no_more(spot, person)
            await self._kept()

    async def _strike(self, spot: Spot, person: str, gone: Collection[str]) -> None:
        """Name somebody no more for what these ids open."""
        spot, place = Spot(spot.chat, spot.topic), _place(spot)
        if not await self._recall(place):
            return
        async with self._turns.setdefault(place, asyncio.Lock()):
            standing = NamingMessage.read(await self._recall(place))
            named = standing.who.get(person, NOBODY)
            left = named.without(gone)
            if left != named:
                await self._becomes(spot, standing, standing.but(person, left))
        if (spot, person) in self._fading and not left.shown:
            self._fades_no_more(spot, person)
            await self._kept()

    async def _becomes(self, spot: Spot, before: NamingMessage, now: NamingMessage) -> None:
        """Let it stand so; without anybody whom it names it goes."""
        if not now.named:
            await self._remember(_place(spot), "")
            await self._sender.remove(spot.chat, before.message)
            return
        await self._remember(_place(spot), now.written())
        if now.named != before.named:
            await self._change(spot, now.message, now.named, now.language)

    async def _change(self, spot: Spot, message: int, who: dict[str, WaitedFor], language: str) -> None:
        drawn = self._drawn(who, language)
        where = Spot(spot.chat, spot.topic)
        await self._sender.change(where, ((message, "text"),), drawn, patient=True, urgency=Urgency.WAITING)

    def _drawn(self, who: dict[str, WaitedFor], language: str, calls: Collection[str] = ()) -> Drawn:
        names = [Span(named.name, person=person, ping=person in calls) for person, named in who.items()]
        counts = [f" ({len(named.keys)}), " if len(named.keys) > 1 else ", " for named in who.values()]
        line = [part for name, count in zip(names, counts, strict=True) for part in (name, Span(count))]
        several = any(len(named.keys) > 1 for named in who.values())
        one = "telegram-several-for-you" if several else "telegram-only-for-you"
        key = one if len(who) == 1 else "telegram-only-for-several"
        button = Key(self._texts.say(language, "telegram-only-for-you.open"), PRESS)
        return Drawn((), ((*line, Span(self._texts.say(language, key))),), buttons=((button,),), language=language)


def _place(spot: Spot) -> str:
    return f"telegram:waiting:{spot.chat}:{spot.topic or 0}"


def _became(spot: Spot, standing: NamingMessage) -> dict[str, Any]:
    return {"chat": spot.chat, "topic": spot.topic, "messages": [standing.message], "kinds": ["text"]}
