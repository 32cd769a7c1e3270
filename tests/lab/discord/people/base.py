"""What every action of a person needs: being there, pressing Enter, waiting for the bot."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from tests.lab.discord.constants import VIEW
from tests.lab.discord.model.interaction import COMMAND, Interaction
from tests.lab.discord.model.member import GuildMember
from tests.lab.discord.people.response import Response
from tests.lab.stage import Refused

if TYPE_CHECKING:
    from tests.lab.discord.model.channel import Channel
    from tests.lab.discord.model.message import Message

DEFER = 5  # interaction callback type: the user sees 'thinking...'


class Person(GuildMember):
    """A member who acts."""

    def here(self, channel: Channel) -> GuildMember:
        """Myself as a member of the server that the channel belongs to."""
        if channel.is_dm:
            return self
        m = channel.guild.members.get(self.id)
        if m is None:
            raise Refused(f"{self.display_name} is not in {channel.guild}")
        if not m.permissions(channel) & VIEW:
            raise Refused(f"{self.display_name} cannot see {channel}")
        return m

    def reach(self, message: Any) -> Message:
        """A message I can press something on; a ``Response`` stands for its message."""
        if isinstance(message, Response):
            message = message.message
        if message.deleted:
            raise Refused("the message is gone")
        if not message.visible_to(self):
            raise Refused(f"{self.display_name} does not see {message}")
        self.here(message.channel)
        return message

    def begin(self, kind: int, channel: Channel, data: dict, **more: Any) -> Response:
        """Do it, without waiting for the bot."""
        i = Interaction(self.host, kind, self.user, channel, data, **more)
        self.host.start_interaction(i)
        return Response(i)

    def begin_command(self, channel: Channel, data: dict, name: str) -> Response:
        """Press Enter on a command."""
        return self.begin(COMMAND, channel, data, command_name=name)

    async def settled(self, r: Response, wait: float, quiet: float | None) -> Response:
        """Wait until the bot has answered (a deferral: has filled the answer, at most ``wait`` s) and is quiet."""
        i = r.interaction
        await asyncio.wait_for(i.done.wait(), self.host.answer_deadline + 5)
        if i.acked is not None and i.ack_type == DEFER:
            end = time.monotonic() + wait
            while i.original.loading and not i.original.deleted and time.monotonic() < end:
                await asyncio.sleep(0.01)
        await self.host.quiet(quiet)
        return r
