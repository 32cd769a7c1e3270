"""Users and roles."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.lab.discord.constants import LOCALES

if TYPE_CHECKING:
    from tests.lab.discord.model.channel import Channel
    from tests.lab.discord.model.guild import Guild
    from tests.lab.discord.server import DiscordServer


class User:
    """An account, whatever servers it is in."""

    def __init__(
        self,
        host: DiscordServer,
        name: str,
        *,
        bot: bool = False,
        locale: str = "en-US",
        global_name: str | None = None,
    ):
        self.host = host
        self.id = host.snowflake(age=400 * 86400 - len(host.users) * 1000)
        self.username = re.sub(r"[^a-z0-9_.]", "", name.lower().replace(" ", "_")) or f"user{self.id}"
        self.global_name = global_name or name
        self.bot = bot
        self.locale = locale
        self.dms_closed = False
        self.dm_channel: Channel | None = None
        host.users[self.id] = self

    @property
    def locale(self) -> str:
        """The language of this user's client."""
        return self._locale

    @locale.setter
    def locale(self, value: str) -> None:
        if value not in LOCALES:
            raise ValueError(f"not a Discord locale: {value}")
        self._locale = value

    @property
    def mention(self) -> str:
        """How this user is mentioned in a text."""
        return f"<@{self.id}>"

    def payload(self) -> dict:
        """Discord docs, User > User object."""
        return {
            "id": str(self.id),
            "username": self.username,
            "discriminator": "0" if not self.bot else "4242",
            "global_name": None if self.bot else self.global_name,
            "avatar": None,
            "bot": self.bot,
            "system": False,
            "banner": None,
            "accent_color": None,
            "public_flags": 0,
            "flags": 0,
            "avatar_decoration_data": None,
            "primary_guild": None,
            "collectibles": None,
        }

    def __repr__(self) -> str:
        return f"<User {self.global_name} {self.id}>"


class Role:
    """A role of a server; a new one goes to the bottom and pushes the others up, as discord.py's cache assumes."""

    def __init__(
        self,
        guild: Guild,
        name: str,
        permissions: int = 0,
        *,
        id: int | None = None,
        managed_by: int | None = None,
        mentionable: bool = False,
        color: int = 0,
        hoist: bool = False,
    ):
        self.guild, self.name, self.permissions = guild, name, permissions
        self.id = id or guild.host.snowflake()
        for r in guild.roles.values():
            r.position += r.id != guild.id
        self.position = 1 if guild.roles else 0
        self.managed_by, self.mentionable, self.color, self.hoist = managed_by, mentionable, color, hoist
        guild.roles[self.id] = self

    @property
    def mention(self) -> str:
        """How this role is mentioned in a text."""
        return f"<@&{self.id}>"

    def payload(self) -> dict:
        """Discord docs, Permissions > Role object."""
        out = {
            "id": str(self.id),
            "name": self.name,
            "color": self.color,
            "colors": {"primary_color": self.color, "secondary_color": None, "tertiary_color": None},
            "hoist": self.hoist,
            "icon": None,
            "unicode_emoji": None,
            "position": self.position,
            "permissions": str(self.permissions),
            "managed": self.managed_by is not None,
            "mentionable": self.mentionable,
            "flags": 0,
        }
        if self.managed_by is not None:
            out["tags"] = {"bot_id": str(self.managed_by)}
        return out

    def __repr__(self) -> str:
        return f"<Role {self.name}>"
