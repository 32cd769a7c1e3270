"""Channels: text channels, private chats, threads."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tests.lab.discord.constants import ALL_PERMS, INTENT, perms
from tests.lab.discord.wire import iso
from tests.lab.stage import NoAnswer

if TYPE_CHECKING:
    from tests.lab.discord.model.guild import Guild
    from tests.lab.discord.model.member import GuildMember
    from tests.lab.discord.model.message import Message
    from tests.lab.discord.model.user import User
    from tests.lab.discord.server import DiscordServer


class Channel:
    """Type 0 text, 1 private chat, 2 voice, 4 category, 10/11/12 threads (Discord docs, Channel > Channel types)."""

    def __init__(
        self,
        host: DiscordServer,
        type: int,
        name: str = "",
        *,
        guild: Guild | None = None,
        recipient: User | None = None,
        parent: Channel | None = None,
        owner_id: int = 0,
        id: int | None = None,
        topic: str | None = None,
    ):
        self.host, self.type, self.name, self.guild, self.recipient = host, type, name, guild, recipient
        self.parent, self.owner_id, self.topic = parent, owner_id, topic
        self.id = id or host.snowflake()
        self.log: dict[int, Message] = {}
        self.overwrites: dict[int, tuple[int, int, int]] = {}  # id -> (allow, deny, 0 role | 1 member)
        self.position = len(guild.channels) if guild else 0
        self.archived = self.locked = self.full = False
        self.auto_archive = 1440
        self.thread_members: set[int] = set()
        self.slowmode = 0
        self.deleted = False
        self.created = time.time()
        self.typing_count = 0
        host.channels[self.id] = self
        if guild is not None:
            (guild.threads if self.is_thread else guild.channels)[self.id] = self

    @property
    def is_thread(self) -> bool:
        """Whether it is a thread."""
        return self.type in (10, 11, 12)

    @property
    def is_dm(self) -> bool:
        """Whether it is a private chat."""
        return self.type == 1

    @property
    def mention(self) -> str:
        """How this channel is mentioned in a text."""
        return f"<#{self.id}>"

    # -- what is written there
    @property
    def messages(self) -> list[Message]:
        """What everybody sees now (no ephemerals, nothing deleted), oldest first."""
        return [m for m in self.log.values() if not m.deleted and not m.ephemeral]

    @property
    def all_messages(self) -> list[Message]:
        """The ephemeral ones too."""
        return list(self.log.values())

    @property
    def last(self) -> Message:
        """The newest message that everybody sees."""
        if not self.messages:
            raise NoAnswer(f"no message in {self}")
        return self.messages[-1]

    def bot_messages(self) -> list[Message]:
        """Those of the bot."""
        return [m for m in self.messages if m.author.id == self.host.app_user.id]

    @property
    def threads(self) -> list[Channel]:
        """The threads of this channel."""
        return [t for t in self.guild.threads.values() if t.parent is self]

    def thread(self, name: str, *, by: GuildMember | None = None) -> Channel:
        """Find or create a public thread of this channel, opened by a person."""
        found = next((t for t in self.threads if t.name == name), None)
        if found is not None:
            return found
        t = Channel(self.host, 11, name, guild=self.guild, parent=self, owner_id=by.id if by else self.guild.owner_id)
        t.thread_members.add(t.owner_id)
        t.changed("CREATE", newly_created=True)
        return t

    # -- what an administrator does with it
    def _overwrite_bot(self, allow: int, deny: int) -> None:
        role = self.guild.bot_role.id
        a, d, _ = self.overwrites.get(role, (0, 0, 0))
        self.overwrites[role] = (a & ~deny | allow, d & ~allow | deny, 0)
        self.changed()

    def deny_bot(self, *names: str) -> None:
        """Take permissions from the bot in this channel (e.g. 'send_messages', 'view_channel')."""
        self._overwrite_bot(0, perms(*names))

    def allow_bot(self, *names: str) -> None:
        """Give permissions to the bot in this channel."""
        self._overwrite_bot(perms(*names), 0)

    def delete(self) -> None:
        """The channel goes, and the bot is told."""
        self.deleted = True
        self.guild.channels.pop(self.id, None)
        self.guild.threads.pop(self.id, None)
        self.changed("DELETE")

    def changed(self, how: str = "UPDATE", **more: object) -> None:
        """Tell the bot."""
        event = f"{'THREAD' if self.is_thread else 'CHANNEL'}_{how}"
        self.host.dispatch(event, {**self.payload(), **more}, self.guild, INTENT["guilds"])

    # -- as JSON
    def payload(self) -> dict:
        """Discord docs, Channel > Channel object."""
        last = str(next(reversed(self.log))) if self.log else None
        if self.is_dm:
            return {
                "id": str(self.id),
                "type": 1,
                "last_message_id": last,
                "flags": 0,
                "recipients": [self.recipient.payload()],
            }
        out = {
            "id": str(self.id),
            "type": self.type,
            "name": self.name,
            "guild_id": str(self.guild.id),
            "flags": 0,
            "last_message_id": last,
            "rate_limit_per_user": self.slowmode,
            "nsfw": False,
            "parent_id": str(self.parent.id) if self.parent else None,
        }
        if not self.is_thread:
            out.update(
                {
                    "position": self.position,
                    "topic": self.topic,
                    "permission_overwrites": [
                        {"id": str(k), "type": t, "allow": str(a), "deny": str(d)}
                        for k, (a, d, t) in self.overwrites.items()
                    ],
                }
            )
            if self.type == 2:
                out.update({"bitrate": 64000, "user_limit": 0})
            return out
        out.update(
            {
                "owner_id": str(self.owner_id),
                "message_count": len(self.log),
                "total_message_sent": len(self.log),
                "member_count": len(self.thread_members),
                "thread_metadata": {
                    "archived": self.archived,
                    "auto_archive_duration": self.auto_archive,
                    "locked": self.locked,
                    "archive_timestamp": iso(self.created),
                    "create_timestamp": iso(self.created),
                    **({"invitable": True} if self.type == 12 else {}),
                },
            }
        )
        me = self.host.app_user.id
        if me in self.thread_members:
            out["member"] = {"id": str(self.id), "user_id": str(me), "join_timestamp": iso(), "flags": 0}
        return out

    def interaction_payload(self, member: GuildMember | None) -> dict:
        """The partial channel of an interaction, with the member's permissions."""
        out = self.payload()
        out.pop("permission_overwrites", None)
        if not self.is_dm:
            out["permissions"] = str(member.permissions(self) if member else ALL_PERMS)
        return out

    def __repr__(self) -> str:
        return f"<Channel {'DM ' + self.recipient.global_name if self.is_dm else '#' + self.name}>"
