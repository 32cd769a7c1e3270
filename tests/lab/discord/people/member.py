"""A person in a server: everything they see and do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.lab.discord.constants import INTENT
from tests.lab.discord.people.commands import Commander
from tests.lab.discord.people.pressing import Presser
from tests.lab.discord.people.typing import Typist
from tests.lab.discord.people.windows import Filler

if TYPE_CHECKING:
    from tests.lab.discord.model.channel import Channel
    from tests.lab.discord.model.message import Message
    from tests.lab.discord.model.user import Role


class Member(Typist, Commander, Presser, Filler):
    """A person in a server. Whatever the real client would not let them do raises ``Refused``."""

    @property
    def dm(self) -> Channel:
        """My private chat with the bot."""
        return self.host.dm_with(self.user)

    @property
    def dms(self) -> list[Message]:
        """What the bot sent me in private (the ephemeral ones too)."""
        return [m for m in self.dm.log.values() if not m.deleted and m.author.id == self.host.app_user.id]

    def sees(self, channel: Channel) -> list[Message]:
        """The messages that I see in a channel."""
        return [m for m in channel.log.values() if m.visible_to(self)]

    def ephemerals(self, channel: Channel) -> list[Message]:
        """The messages in a channel that only I see."""
        return [m for m in self.sees(channel) if m.ephemeral]

    def close_dms(self) -> None:
        """The bot may no longer write to me (403 50007)."""
        self.user.dms_closed = True

    def open_dms(self) -> None:
        """The bot may write to me again."""
        self.user.dms_closed = False

    def add_role(self, role: Role) -> None:
        """I get a role."""
        self.roles.append(role)
        self.host.member_updated(self)

    def leave(self) -> None:
        """I leave the server."""
        self.guild.members.pop(self.id, None)
        data = {"guild_id": str(self.guild.id), "user": self.user.payload()}
        self.host.dispatch("GUILD_MEMBER_REMOVE", data, self.guild, INTENT["members"])
