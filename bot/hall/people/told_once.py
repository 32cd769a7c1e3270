"""What the organisers of a room were told to turn on: each once, and once more when it works."""

from __future__ import annotations

from bot.hall.people.lru import Lru
from bot.hall.requests import Recall, Remember


class ToldOnce:
    """What was told on one platform, by room and step."""

    def __init__(self, platform: str, recall: Recall, remember: Remember) -> None:
        self._platform = platform
        self._recall, self._remember = recall, remember
        self._known: Lru[bool] = Lru()

    async def first(self, room: int | str, what: str) -> bool:
        """Whether this is to be told now; it counts as told from here on."""
        if await self._told(str(room), what):
            return False
        await self._note(str(room), what, True)
        return True

    async def over(self, room: int | str, what: str) -> bool:
        """Whether it had been told, and is over now."""
        if not await self._told(str(room), what):
            return False
        await self._note(str(room), what, False)
        return True

    async def _told(self, room: str, what: str) -> bool:
        known = self._known.get((room, what))
        if known is None:
            known = self._known.keep((room, what), bool(await self._recall(self._key(room, what))))
        return known

    async def _note(self, room: str, what: str, told: bool) -> None:
        await self._remember(self._key(room, what), "1" if told else "")
        self._known.keep((room, what), told)

    def _key(self, room: str, what: str) -> str:
        return f"{self._platform}:told:{room}:{what}"
