"""Whether somebody is still on a server where nobody tells us who leaves: asked anew when they want something of it in
private. In its rooms their own words are the proof."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping

from bot.hall.people.lru import Lru
from bot.hall.people.rooms import Room
from bot.hall.requests import Account, Chat

FRESH = 2.0
"""How long a certain sign holds where nothing is asked for yet (seconds): each letter that is typed asks."""
SILENCE = 5.0
"""How long a platform's silence holds (seconds): a card has many books, and people press fast."""


class StillThere:
    """Asks the platforms of a club whether a person has left it; those who ask meanwhile get the same answer."""

    def __init__(self, chats: Mapping[str, Chat], clock: Callable[[], float], remembered: int) -> None:
        self._chats, self.clock = chats, clock
        self._signs: Lru[dict[tuple[str, str], float]] = Lru(remembered)
        """When somebody was certainly there, by account, and by server."""
        self._silent: Lru[float] = Lru(remembered)
        """When a platform was asked of somebody and did not tell, by club and person."""
        self._asking: dict[tuple[str, str], asyncio.Task[list[tuple[Account, Room]]]] = {}

    def sign(self, room: Room, account: str) -> None:
        """Somebody is there now."""
        signs = self._signs.get((room.platform, account)) or self._signs.keep((room.platform, account), {})
        signs[room.platform, room.house] = self.clock()

    def anew(self, accounts: Iterable[Account]) -> None:
        """Something is asked for in private: what was certain of these accounts may be so no more."""
        for one in accounts:
            self._signs.forget((one.platform, one.id))

    def in_doubt(self, club: str, person: str) -> bool:
        """Whether it was asked just now of this person, and nobody told."""
        return self._within(SILENCE, self._silent.get((club, person)))

    async def gone(
        self, club: str, person: str, servers: Collection[Room], accounts: Collection[Account]
    ) -> list[tuple[Account, Room]]:
        """With which accounts somebody has left which of these servers of a club, as far as was asked."""
        due = [one for one in servers if not self._seen_lately(one, accounts)]
        if not due or self.in_doubt(club, person):
            return []
        asking = self._asking.get((club, person))
        if asking is None:
            asking = asyncio.create_task(self._ask(club, person, due, accounts, there=len(due) < len(servers)))
            self._asking[club, person] = asking
            asking.add_done_callback(lambda _: self._asking.pop((club, person), None))
        return await asyncio.shield(asking)

    async def _ask(
        self, club: str, person: str, servers: Iterable[Room], accounts: Collection[Account], *, there: bool
    ) -> list[tuple[Account, Room]]:
        asked = [
            (chat, server, mine)
            for server in servers
            if (chat := self._chats.get(server.platform)) is not None
            and (mine := {one.id: one for one in accounts if one.platform == server.platform})
        ]
        told = await asyncio.gather(*(chat.gone(server.as_place(), [*mine]) for chat, server, mine in asked))
        gone, silent = list[tuple[Account, Room]](), False
        for (_, server, mine), answer in zip(asked, told, strict=True):
            silent = silent or bool(answer.not_told)
            gone += [(mine[id], server) for id in answer.left]
            for id in mine.keys() - {*answer.left, *answer.not_told}:
                self.sign(server, id)
                there = True
        if silent and not there:
            self._silent.keep((club, person), self.clock())
        else:
            self._silent.forget((club, person))
        return gone

    def _seen_lately(self, server: Room, accounts: Iterable[Account]) -> bool:
        signs = [self._signs.get((server.platform, one.id)) or {} for one in accounts]
        return any(self._within(FRESH, one.get((server.platform, server.house))) for one in signs)

    def _within(self, seconds: float, moment: float | None) -> bool:
        return moment is not None and 0 <= self.clock() - moment < seconds
