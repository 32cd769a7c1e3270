"""Private messages: sending them, who does not accept them, and the room in which their buttons act."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import discord

from bot.chats.discord.failures import closed
from bot.chats.discord.message_maker import nonce
from bot.hall.front import Front
from bot.hall.people.origins import Origin, Origins
from bot.hall.requests import Account, Place


class Mail:
    """Writes to people, and tells the hall when that no longer or again succeeds."""

    def __init__(self, front: Front, client: discord.Client, origins: Origins) -> None:
        self._front = front
        self._client = client
        self._origins = origins
        self._closed: set[str] = set()

    async def write(
        self, account: Account, messages: Sequence[Mapping[str, Any]], of: str, room: Place | None = None
    ) -> dict[str, Any]:
        """Send the messages; raises what discord.py raises. `of` makes each of them known to Discord only once.

        Their buttons act in the `room` that was asked in, if there is one.
        """
        try:
            channel = await self._client.create_dm(discord.Object(int(account.id)))
            sent = [
                await channel.send(**message, nonce=nonce(of, channel.id, part))
                for part, message in enumerate(messages)
            ]
        except discord.HTTPException as error:
            if closed(error) and account.id not in self._closed:
                self._closed.add(account.id)
                await self._front.reachable(account, False)
            raise
        if account.id in self._closed:
            self._closed.discard(account.id)
            await self._front.reachable(account, True)
        became = [str(message.id) for message in sent]
        if room is not None and any("view" in message for message in messages):
            await self.belongs(account, became, room)
        return {"channel": str(channel.id), "messages": became}

    async def belongs(self, account: Account, messages: Iterable[str], room: Place) -> None:
        """Note that buttons of these private messages act in a room."""
        if not room.private:
            await self._origins.keep(account.id, messages, Origin(room))
