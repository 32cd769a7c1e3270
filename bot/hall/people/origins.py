"""Where a private message belongs: an answer for one person, said elsewhere, still acts in the room it was asked in.

It stands for what only one member of a room sees: its buttons are pressed in private, their effect is there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from bot.hall.requests import Place, Recall, Remember


@dataclass(frozen=True, slots=True)
class Origin:
    """The room that something was asked in, and the message that asked."""

    place: Place
    message: int | None = None

    def written(self) -> str:
        """As text, to be kept."""
        place = self.place
        return json.dumps([place.id, place.title, place.parent, place.house, place.house_title, self.message])

    @classmethod
    def read(cls, platform: str, written: str) -> Origin:
        """From the text that was kept."""
        place, title, parent, house, house_title, message = json.loads(written)
        return cls(Place(platform, place, title, parent, house, house_title), message)


class Origins:
    """The rooms behind private messages, on one platform."""

    def __init__(self, platform: str, recall: Recall, remember: Remember) -> None:
        self._platform = platform
        self._recall = recall
        self.remember = remember

    async def keep(self, person: int | str, keys: Iterable[int | str], origin: Origin) -> None:
        """What this person (the platform's id) presses on these messages, or opens by this link, belongs to a room."""
        for key in keys:
            await self.remember(self._name(person, key), origin.written())

    async def of(self, person: int | str, key: int | str) -> Origin | None:
        """The room behind a private message or a link."""
        written = await self._recall(self._name(person, key))
        return Origin.read(self._platform, written) if written else None

    def _name(self, person: int | str, key: int | str) -> str:
        # Between colons the person's id is found when everything about them is to be forgotten.
        return f"{self._platform}:origin:{person}:{key}"
