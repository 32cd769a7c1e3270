"""The one message of a group that tells for whom something waits there: its button opens to each their own.

It calls whoever is added, and goes when everybody named in it has opened what was theirs.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field, replace
from typing import Any
from weakref import WeakValueDictionary

from bot.chats.telegram.sending.sender import Sender, Spot
from bot.hall.cards.card import Drawn, Key, Span
from bot.hall.requests import Account, Recall, Remember
from bot.texts import Texts

PRESS = "=!"
"""The id of its button; no id of the hall or of a form's question is like it."""


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


class Waiting:
    """These messages, one in each group or topic."""

    def __init__(self, texts: Texts, sender: Sender, recall: Recall, remember: Remember) -> None:
        self._texts, self._sender = texts, sender
        self._recall, self._remember = recall, remember
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._perhaps: dict[str, list[tuple[Spot, str]]] = {}
        """What somebody was shown of whose client it is not known whether it shows such messages."""

    async def add(
        self, spot: Spot, account: Account, key: str, language: str, *, patient: bool = True, signed: bool = False
    ) -> dict[str, Any]:
        """Let it tell that this waits for somebody; gives what it became. It calls who was not named in it, and who has
        not had another sign of this, and says how much waits for each."""
        place = _place(spot)
        async with self._turns.setdefault(place, asyncio.Lock()):
            standing = Standing.read(await self._recall(place))
            named = standing.who.get(account.id)
            keys = dict.fromkeys((*(named.keys if named else ()), key))
            who = {**standing.who, account.id: Named(account.name, tuple(keys))}
            language = standing.language or language
            if named is None or not standing.message or not signed:
                drawn = self._drawn(who, language, account.id)
                became = await self._sender.say(spot, drawn, patient=patient, accounts={account.id: account})
                if standing.message:
                    await self._sender.remove(spot.chat, standing.message)
                standing = replace(standing, message=became["messages"][0])
            elif key not in named.keys:
                await self._change(spot, standing.message, who, language)
            await self._remember(place, replace(standing, language=language, who=who).written())
            return {"chat": spot.chat, "topic": spot.topic, "messages": [standing.message], "kinds": ["text"]}

    async def keys(self, spot: Spot, person: str) -> tuple[str, ...]:
        """The ids that open what waits for somebody there, the first come first."""
        return Standing.read(await self._recall(_place(spot))).who.get(person, Named("", ())).keys

    async def saw(self, person: str) -> None:
        """Somebody's client shows what only they see: what they were shown they have."""
        for spot, key in self._perhaps.pop(person, ()):
            await self.opened(spot, person, key)

    async def opened(self, spot: Spot, person: str, key: str, *, sure: bool = True) -> None:
        """Somebody has what this id opens: who has everything is named no more. Of some clients that is not sure."""
        place = _place(spot)
        if not sure:
            if key in Standing.read(await self._recall(place)).who.get(person, Named("", ())).keys:
                self._perhaps.setdefault(person, []).append((spot, key))
            return
        if not await self._recall(place):
            return
        async with self._turns.setdefault(place, asyncio.Lock()):
            standing = Standing.read(await self._recall(place))
            named = standing.who.get(person)
            if named is None or key not in named.keys:
                return
            rest = {**standing.who, person: Named(named.name, tuple(one for one in named.keys if one != key))}
            who = {one: left for one, left in rest.items() if left.keys}
            if not who:
                await self._remember(place, "")
                await self._sender.remove(spot.chat, standing.message)
                return
            await self._remember(place, replace(standing, who=who).written())
            await self._change(spot, standing.message, who, standing.language)

    async def _change(self, spot: Spot, message: int, who: dict[str, Named], language: str) -> None:
        drawn = self._drawn(who, language)
        await self._sender.change(Spot(spot.chat, spot.topic), ((message, "text"),), drawn, patient=True)

    def _drawn(self, who: dict[str, Named], language: str, calls: str = "") -> Drawn:
        names = [Span(named.name, person=person, ping=person == calls) for person, named in who.items()]
        counts = [f" ({len(named.keys)}), " if len(named.keys) > 1 else ", " for named in who.values()]
        line = [part for name, count in zip(names, counts, strict=True) for part in (name, Span(count))]
        several = any(len(named.keys) > 1 for named in who.values())
        one = "telegram-several-for-you" if several else "telegram-only-for-you"
        key = one if len(who) == 1 else "telegram-only-for-several"
        button = Key(self._texts.say(language, "telegram-only-for-you.open"), PRESS)
        return Drawn((), ((*line, Span(self._texts.say(language, key))),), buttons=((button,),), language=language)


def _place(spot: Spot) -> str:
    return f"telegram:waiting:{spot.chat}:{spot.topic or 0}"
