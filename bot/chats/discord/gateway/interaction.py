"""An interaction as the gateway tells it; discord.py's own object is made of it only where something needs that.

Most commands and presses are answered with words, at once. For that a few of the values sent are enough: no member, no
channel and no response need be made of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import discord

from bot.chats.discord.gateway.json_post import Poster

_EVENT = "INTERACTION_CREATE"
_HEARD = "heard"


class HeardInteraction:
    """One interaction (https://discord.com/developers/docs/interactions/receiving-and-responding)."""

    __slots__ = ("_whole", "client", "payload", "poster")

    def __init__(self, payload: Mapping[str, Any], client: discord.Client, poster: Poster) -> None:
        self.payload = payload
        self.client = client
        self.poster = poster
        self._whole: discord.Interaction[Any] | None = None

    @property
    def id(self) -> int:
        """Its id, a snowflake that holds its time too."""
        return int(self.payload["id"])

    @property
    def token(self) -> str:
        """With this it can be answered, for 15 minutes."""
        return str(self.payload["token"])

    @property
    def type(self) -> int:
        """The number of a `discord.InteractionType`."""
        return int(self.payload["type"])

    @property
    def custom_id(self) -> str:
        """The id of what was pressed or filled in; none of a command."""
        return str(self.payload["data"].get("custom_id", ""))

    @property
    def message(self) -> Mapping[str, Any] | None:
        """The message whose button was pressed."""
        return self.payload.get("message")

    @property
    def hidden(self) -> bool:
        """Whether that message is seen by this member alone."""
        message = self.message or {}
        return bool(message.get("flags", 0) & discord.MessageFlags.ephemeral.flag)

    @property
    def laid(self) -> bool:
        """Whether that message is in newer components, which it stays in."""
        message = self.message or {}
        return bool(message.get("flags", 0) & discord.MessageFlags.components_v2.flag)

    @property
    def house(self) -> str:
        """The name of the server, as far as it is known."""
        guild = self.client.get_guild(int(self.payload["guild_id"])) if "guild_id" in self.payload else None
        return guild.name if guild is not None else ""

    @property
    def heaviest(self) -> int:
        """Most bytes that a file in the answer may have."""
        return int(self.payload["attachment_size_limit"])

    @property
    def answered(self) -> bool:
        """Whether Discord has been told by discord.py that an answer is coming, or what it is."""
        return self._whole is not None and self._whole.response.is_done()

    @property
    def whole(self) -> discord.Interaction[Any]:
        """discord.py's own object, made the first time that it is asked for."""
        if self._whole is None:
            self._whole = discord.Interaction(data=self.payload, state=self.client._connection)  # type: ignore[arg-type]
            self._whole.extras[_HEARD] = self
        return self._whole


def heard_of(interaction: discord.Interaction[Any]) -> HeardInteraction:
    """The `HeardInteraction` that discord.py's object was made of."""
    heard: HeardInteraction = interaction.extras[_HEARD]
    return heard


def listen(client: discord.Client, poster: Poster, take: Callable[[HeardInteraction], None]) -> None:
    """Take interactions in the place of discord.py; `poster` sends their answers."""
    client._connection.parsers[_EVENT] = lambda payload: take(HeardInteraction(payload, client, poster))
