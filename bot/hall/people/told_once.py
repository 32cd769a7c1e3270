"""What the organisers of a room were told to turn on: each once, and once more when it works."""

from __future__ import annotations

from bot.hall.people.lru import REMEMBERED, Lru
from bot.hall.requests import Recall, Remember


class ToldOnce:
    """What was told on one platform, by room and step."""

    def __init__(self, platform: str, recall: Recall, remember: Remember, remembered: int = REMEMBERED) -> None:
        self._platform = platform
        self._recall, self._remember = recall, remember
        self._known: Lru[bool] = Lru(remembered)

    async def first(self, room: int | str, what: str) -> bool:
        """Whether this is to be told now; it counts as told from here on."""
        return await self._changed(str(room), what, True)

    async def over(self, room: int | str, what: str) -> bool:
        """Whether it had been told, and is over now."""
        return await self._changed(str(room), what, False)

    async def _changed(self, room: str, what: str, told: bool) -> bool:
        """Whether it was otherwise until now; known here before it is kept, for several may ask at once."""
        if self._known.get((room, what)) is None:
            kept = bool(await self._recall(self._key(room, what)))
            if self._known.get((room, what)) is None:
                self._known.keep((room, what), kept)
        if self._known.get((room, what)) is told:
            return False
        self._known.keep((room, what), told)
        await self._remember(self._key(room, what), "1" if told else "")
        return True

    def _key(self, room: str, what: str) -> str:
        return f"{self._platform}:told:{room}:{what}"
