"""Private messages, and who does not take them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.chats.discord.sending import closed, nonce
from bot.hall.requests import Account, Front


class Mail:
    """Writes to people, and tells the hall when that no longer or again succeeds."""

    def __init__(self, front: Front, client: discord.Client) -> None:
        self._front = front
        self._client = client
        self._closed: set[str] = set()

    async def write(self, account: Account, messages: Sequence[Mapping[str, Any]], of: str) -> dict[str, Any]:
        """Send the messages; raises what discord.py raises. `of` makes each of them known to Discord only once."""
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
        return {"channel": str(channel.id), "messages": [str(message.id) for message in sent]}
