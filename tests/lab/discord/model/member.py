"""A user within a server: roles, nickname, permissions."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tests.lab.discord.constants import ALL_PERMS, VIEW, perms
from tests.lab.discord.model.user import Role, User
from tests.lab.discord.wire import iso

if TYPE_CHECKING:
    from tests.lab.discord.model.channel import Channel
    from tests.lab.discord.model.guild import Guild


class GuildMember:
    """What Discord knows of a member; ``people.Member`` adds what a person does."""

    def __init__(self, guild: Guild, user: User):
        self.guild, self.user, self.host = guild, user, guild.host
        self.roles: list[Role] = []
        self.nick: str | None = None
        self.joined_at = time.time() - 86400
        guild.members[user.id] = self

    @property
    def id(self) -> int:
        """The user's id."""
        return self.user.id

    @property
    def mention(self) -> str:
        """How the user is mentioned in a text."""
        return self.user.mention

    @property
    def locale(self) -> str:
        """The language of the user's client; it may be changed."""
        return self.user.locale

    @locale.setter
    def locale(self, value: str) -> None:
        self.user.locale = value

    @property
    def display_name(self) -> str:
        """The name shown in this server."""
        return self.nick or self.user.global_name

    @property
    def top_role(self) -> int:
        """The position of the highest role."""
        return max((r.position for r in self.roles), default=0)

    def permissions(self, channel: Channel | None = None) -> int:
        """The permissions here, or in a channel (Discord docs, Permissions > Permission overwrites)."""
        g = self.guild
        if g.owner_id == self.id:
            return ALL_PERMS
        value = g.roles[g.id].permissions
        for r in self.roles:
            value |= r.permissions
        if value & perms("administrator"):
            return ALL_PERMS
        base = channel.parent if channel is not None and channel.is_thread and channel.parent else channel
        if base is None:
            return value
        rules = base.overwrites
        if g.id in rules:
            value = value & ~rules[g.id][1] | rules[g.id][0]
        allow = deny = 0
        for r in self.roles:
            if r.id in rules:
                allow |= rules[r.id][0]
                deny |= rules[r.id][1]
        value = value & ~deny | allow
        if self.id in rules:
            value = value & ~rules[self.id][1] | rules[self.id][0]
        return value if value & VIEW else 0

    def may(self, name: str, channel: Channel | None = None) -> bool:
        """Whether the member has this permission."""
        return bool(self.permissions(channel) & perms(name))

    def payload(self, *, user: bool = True, channel: Channel | None = None) -> dict:
        """Discord docs, Guild > Guild member object."""
        out = {
            "nick": self.nick,
            "avatar": None,
            "banner": None,
            "roles": [str(r.id) for r in self.roles],
            "joined_at": iso(self.joined_at),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }
        if user:
            out["user"] = self.user.payload()
        if channel is not None:
            out["permissions"] = str(self.permissions(channel))
        return out

    def __repr__(self) -> str:
        return f"<Member {self.display_name} of {self.guild.name}>"
