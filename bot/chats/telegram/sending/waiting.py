"""The one message of a group that tells for whom something waits there: its button opens to each their own.

It calls whoever is added, several at once where several come within seconds, and lets what is said of the games pass.
It goes when everybody named in it has opened what was theirs; where nobody can tell whether they saw it, after a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass, field, replace
from typing import Any
from weakref import WeakValueDictionary

from bot.chats.telegram.rate_limits import Window
from bot.chats.telegram.sending.outbox import Outbox, Urgency
from bot.chats.telegram.sending.sender import Sender, Spot
from bot.hall.cards.card import Drawn, Key, Span
from bot.hall.requests import Account, Later, Recall, Remember, Unreachable
from bot.storage.contract import Trouble
from bot.texts import Texts

PRESS = "=!"
"""The id of its button; no id of the hall or of a form's question is like it."""

FADES = 180.0
"""Seconds after which who was shown what is theirs, and presses no more, is taken to have seen it."""
COMPANY = 20
"""The longest that it lets others join while a group takes no more at once (seconds)."""


@dataclass(frozen=True, slots=True)
class Named:
    """Somebody for whom something waits: their name, and the ids that open it, the first come first."""

    name: str
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """The message as it stands, and who is named in it, by their accounts; none at first."""

    message: int = 0
    language: str = ""
    who: dict[str, Named] = field(default_factory=dict)

    def written(self) -> str:
        """As text, to be kept."""
        who = {person: [named.name, *named.keys] for person, named in self.who.items()}
        return json.dumps([self.message, self.language, who], ensure_ascii=False)

    @classmethod
    def read(cls, written: str | None) -> Standing:
        """From the text that was kept."""
        if not written:
            return cls()
        message, language, who = json.loads(written)
        return cls(message, language, {person: Named(name, tuple(keys)) for person, (name, *keys) in who.items()})


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
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._texts, self._sender, self._outbox = texts, sender, outbox
        self._recall, self._remember = recall, remember
        self._sleep = sleep
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._gathering: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._coming: dict[str, dict[tuple[str, str], _Joining]] = {}
        """Who is named by the next message of each place."""
        self._paces: dict[int, Window] = {}
        self._perhaps: dict[str, dict[tuple[Spot, str], None]] = {}
        """What somebody was shown of whose client it is not known whether it shows such messages."""
        self._fading: dict[str, asyncio.Task[None]] = {}

    async def add(
        self, spot: Spot, account: Account, key: str, language: str, *, patient: bool = True, signed: bool = False
    ) -> dict[str, Any]:
        """Let it tell that this waits for somebody; gives what it became. It calls who was not named in it, and who has
        not had another sign of this, and says how much waits for each. Without patience it is `Later` where it may not
        be said now, and named by what is said next."""
        place = _place(spot)
        standing = Standing.read(await self._recall(place))
        if key in standing.who.get(account.id, Named("", ())).keys:
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
        return Standing.read(await self._recall(_place(spot))).who.get(person, Named("", ())).keys

    def shown(self, spot: Spot, person: str) -> set[str]:
        """The ids of what somebody was shown there, and perhaps did not see."""
        place = _place(spot)
        return {key for where, key in self._perhaps.get(person, ()) if _place(where) == place}

    def pressed(self, person: str) -> None:
        """Somebody presses its button: what they were shown before they may not have seen, and have time anew."""
        if person in self._perhaps:
            self._fade(person)

    async def saw(self, person: str) -> None:
        """Somebody's client shows what only they see: what they were shown they have."""
        places: dict[str, tuple[Spot, list[str]]] = {}
        for spot, key in self._perhaps.pop(person, ()):
            places.setdefault(_place(spot), (spot, []))[1].append(key)
        if (fading := self._fading.pop(person, None)) is not None and fading is not asyncio.current_task():
            fading.cancel()
        for spot, keys in places.values():
            await self._strike(spot, person, keys)

    async def opened(self, spot: Spot, person: str, key: str, *, sure: bool = True) -> None:
        """Somebody has what this id opens: who has everything is named no more. Of some clients that is not sure."""
        if sure:
            await self._strike(spot, person, (key,))
        elif key in await self.keys(spot, person):
            self._perhaps.setdefault(person, {})[Spot(spot.chat, spot.topic), key] = None
            self._fade(person)

    def stop(self) -> None:
        """Nobody is struck by time any more."""
        for task in self._fading.values():
            task.cancel()

    # --- who is named

    def _joins(self, place: str, one: _Joining) -> None:
        self._coming.setdefault(place, {})[one.account.id, one.key] = one

    def _wait(self, chat: int) -> float:
        """For how long this group has had enough of these messages (seconds)."""
        now = self._outbox.clock()
        return self._pace(chat).earliest(now) - now

    def _pace(self, chat: int) -> Window:
        return self._paces.setdefault(chat, Window(*self._outbox.limits.waiting))

    async def _company(self, chat: int) -> None:
        """Let others join, as long as the group has had enough of these messages or more urgent ones wait."""
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
            coming = [*self._coming.pop(place, {}).values()]
            try:
                standing = await self._named(spot if len(coming) == 1 else replace(spot, answers=None), place, coming)
            except (Later, Unreachable, Trouble) as failure:
                for one in coming:
                    one.failure = failure
            else:
                for one in coming:
                    one.became = _became(spot, standing)

    async def _named(self, spot: Spot, place: str, coming: Collection[_Joining]) -> Standing:
        standing = Standing.read(await self._recall(place))
        who, calls = dict(standing.who), dict[str, Account]()
        for one in coming:
            named = who.get(one.account.id)
            if named is None or not one.signed:
                calls[one.account.id] = one.account
            keys = dict.fromkeys((*(named.keys if named else ()), one.key))
            who[one.account.id] = Named(one.account.name, tuple(keys))
        language = standing.language or next(iter(coming)).language
        if calls or not standing.message:
            became = await self._sender.say(
                spot,
                self._drawn(who, language, calls),
                patient=any(one.patient for one in coming),
                accounts=calls,
                urgency=Urgency.WAITING,
            )
            if standing.message:
                await self._sender.remove(spot.chat, standing.message)
            standing = replace(standing, message=became["messages"][0])
        elif who != standing.who:
            await self._change(spot, standing.message, who, language)
        standing = replace(standing, language=language, who=who)
        await self._remember(place, standing.written())
        return standing

    # --- who is named no more

    def _fade(self, person: str) -> None:
        if (before := self._fading.pop(person, None)) is not None:
            before.cancel()
        self._fading[person] = asyncio.create_task(self._faded(person), name="telegram fading")

    async def _faded(self, person: str) -> None:
        await self._sleep(FADES)
        with contextlib.suppress(Later, Unreachable, Trouble):  # Their next press strikes them.
            await self.saw(person)

    async def _strike(self, spot: Spot, person: str, keys: Iterable[str]) -> None:
        place, gone = _place(spot), set(keys)
        perhaps = self._perhaps.get(person, {})
        for one in [one for one in perhaps if _place(one[0]) == place and one[1] in gone]:
            del perhaps[one]
        if not await self._recall(place):
            return
        async with self._turns.setdefault(place, asyncio.Lock()):
            standing = Standing.read(await self._recall(place))
            named = standing.who.get(person)
            if named is None or not gone.intersection(named.keys):
                return
            rest = {**standing.who, person: Named(named.name, tuple(one for one in named.keys if one not in gone))}
            who = {one: left for one, left in rest.items() if left.keys}
            if not who:
                await self._remember(place, "")
                await self._sender.remove(spot.chat, standing.message)
                return
            await self._remember(place, replace(standing, who=who).written())
            await self._change(spot, standing.message, who, standing.language)

    async def _change(self, spot: Spot, message: int, who: dict[str, Named], language: str) -> None:
        drawn = self._drawn(who, language)
        where = Spot(spot.chat, spot.topic)
        await self._sender.change(where, ((message, "text"),), drawn, patient=True, urgency=Urgency.WAITING)

    def _drawn(self, who: dict[str, Named], language: str, calls: Collection[str] = ()) -> Drawn:
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


def _became(spot: Spot, standing: Standing) -> dict[str, Any]:
    return {"chat": spot.chat, "topic": spot.topic, "messages": [standing.message], "kinds": ["text"]}
