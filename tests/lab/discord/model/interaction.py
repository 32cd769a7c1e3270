"""Interactions: one thing a user did, and everything the bot did about it."""

from __future__ import annotations

import asyncio
import base64
import secrets
import time
from typing import TYPE_CHECKING

from tests.lab.discord.constants import DM_PERMS, MAX_FILE

if TYPE_CHECKING:
    from tests.lab.discord.model.channel import Channel
    from tests.lab.discord.model.message import Message
    from tests.lab.discord.model.user import User
    from tests.lab.discord.server import DiscordServer

# Discord docs, Receiving and Responding > Interaction type
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5


class Interaction:
    """A command, a press, a typed letter or a submitted window, with its token and the bot's answers."""

    def __init__(
        self,
        host: DiscordServer,
        type: int,
        user: User,
        channel: Channel,
        data: dict,
        *,
        source: Message | None = None,
        parent: Interaction | None = None,
        command_name: str = "",
    ):
        self.host, self.type, self.user, self.channel, self.data = host, type, user, channel, data
        self.guild = channel.guild
        self.member = self.guild.members.get(user.id) if self.guild else None
        self.source, self.parent, self.command_name = source, parent, command_name
        self.id = host.snowflake()
        raw = f"interaction:{self.id}:{secrets.token_urlsafe(90)}"
        self.token = base64.urlsafe_b64encode(raw.encode()).decode().rstrip("=")
        self.created = time.monotonic()
        self.acked: float | None = None
        self.ack_type: int | None = None
        self.dead = False  # three seconds passed with no answer
        self.expired = False  # fifteen minutes passed
        self.original: Message | None = None
        self.messages: list[Message] = []
        self.updates: list[dict] = []
        self.modal: dict | None = None
        self.choices: list | None = None
        self.done = asyncio.Event()
        self.focus_type = 3  # the type of the option being typed (autocomplete)
        self.locale = user.locale
        host.interactions[self.id] = self
        host.tokens[self.token] = self

    @property
    def latency(self) -> float | None:
        """Seconds until the bot acknowledged it."""
        return None if self.acked is None else self.acked - self.created

    @property
    def what(self) -> str:
        """What the user did, for messages to the reader."""
        if self.type in (COMMAND, AUTOCOMPLETE):
            return f"/{self.command_name}"
        return f"component or modal {self.data.get('custom_id')!r}"

    def owners(self) -> dict:
        """Discord docs, Receiving and Responding > Authorizing integration owners."""
        return {"0": str(self.guild.id) if self.guild else "0"}

    def payload(self) -> dict:
        """Discord docs, Receiving and Responding > Interaction structure."""
        g = self.guild
        me = g.me if g else None
        out = {
            "id": str(self.id),
            "application_id": str(self.host.app_id),
            "type": self.type,
            "data": self.data,
            "token": self.token,
            "version": 1,
            "channel": self.channel.interaction_payload(self.member),
            "channel_id": str(self.channel.id),
            "locale": self.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": self.owners(),
            "context": 0 if g else 1,
            "attachment_size_limit": MAX_FILE,
            "app_permissions": str(me.permissions(self.channel) if me else DM_PERMS),
        }
        if g is not None:
            out.update(
                {
                    "guild_id": str(g.id),
                    "guild": {"id": str(g.id), "locale": g.locale, "features": []},
                    "guild_locale": g.locale,
                    "member": self.member.payload(channel=self.channel),
                }
            )
        else:
            out["user"] = self.user.payload()
        if self.source is not None:
            out["message"] = self.source.payload()
        return out

    def _metadata(self) -> dict:
        out = {
            "id": str(self.id),
            "type": self.type,
            "user": self.user.payload(),
            "authorizing_integration_owners": self.owners(),
        }
        if self.type == COMMAND:
            out["name"] = self.command_name
        return out

    def message_fields(self, message: Message) -> dict:
        """What a message that answers this says of it (Discord docs, Message > Message interaction metadata)."""
        out: dict = {}
        meta = self._metadata()
        if self.type == COMMAND:
            meta["command_type"] = self.data.get("type", 1)
            if message is self.original:
                out["interaction"] = {
                    "id": str(self.id),
                    "type": COMMAND,
                    "name": self.command_name,
                    "user": self.user.payload(),
                }
        if self.type == COMPONENT and self.source is not None:
            meta["interacted_message_id"] = str(self.source.id)
        if self.type == MODAL_SUBMIT and self.parent is not None:
            meta["triggering_interaction_metadata"] = self.parent._metadata()
        if self.original is not None and message is not self.original:
            meta["original_response_message_id"] = str(self.original.id)
        return {**out, "interaction_metadata": meta}
