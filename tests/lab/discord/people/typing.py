"""Writing, editing, deleting, reacting."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tests.lab.discord import posting
from tests.lab.discord.constants import INTENT, MANAGE_MESSAGES, SEND
from tests.lab.discord.people.base import Person
from tests.lab.stage import Refused

if TYPE_CHECKING:
    from tests.lab.discord.model.channel import Channel
    from tests.lab.discord.model.message import Message


class Typist(Person):
    """A person at the keyboard. ``quiet``: how long the bot must be silent before the call returns (None: at once)."""

    async def say(
        self,
        channel: Channel,
        text: str = "",
        *,
        files: dict[str, bytes] | None = None,
        reply_to: Message | None = None,
        expect: int = 0,
        timeout: float = 5.0,
        quiet: float | None = 0.15,
    ) -> Message:
        """Write in a channel; ``f"{host.mention} text"`` mentions the bot. With expect=n it returns when the bot has
        written n messages there."""
        me = self.here(channel)
        may = SEND if not channel.is_thread else 1 << 38
        if not channel.is_dm and not me.permissions(channel) & may:
            raise Refused(f"{self.display_name} cannot write in {channel}")
        if len(text) > 2000:  # Discord docs, Message > Create message
            raise Refused("the client does not send more than 2000 characters")
        if not text.strip() and not files:
            raise Refused("empty message")
        before = len(channel.bot_messages())
        m = posting.post_user_message(channel, self.user, text.strip(), files=(files or {}).items(), reply_to=reply_to)
        if expect:
            answered = f"{expect} messages after {self.display_name} wrote {text!r}"
            await self.host.wait_for(lambda: len(channel.bot_messages()) >= before + expect, timeout, what=answered)
        await self._rest(quiet)
        return m

    async def edit(self, message: Message, text: str, *, quiet: float | None = 0.15) -> None:
        """Change a message of mine: the bot is told of the whole message, under the same rules for its words, with
        `edited_timestamp` set (Discord docs, Gateway Events > Message Update: its fields are those of Message Create;
        Message object: `edited_timestamp` is null if the message was never edited)."""
        if message.author.id != self.id:
            raise Refused("not your message")
        message.history.append(message.snapshot())
        message.content, message.edited = text, time.time()
        posting.note_mentions(message, None)
        posting.announce(message, "MESSAGE_UPDATE")
        await self._rest(quiet)

    async def delete(self, message: Message, *, quiet: float | None = 0.1) -> None:
        """Delete a message of mine, or any where I manage messages."""
        ch = message.channel
        if message.author.id != self.id and (ch.is_dm or not self.here(ch).permissions(ch) & MANAGE_MESSAGES):
            raise Refused("not your message")
        message.dismissed = True
        posting.delete_message(message)
        await self._rest(quiet)

    async def dismiss(self, message: Message, *, quiet: float | None = 0.1) -> None:
        """Close what I alone see, 'thinking...' too. The bot is not told."""
        if message.ephemeral_to is not self.user:
            raise Refused("others see it too")
        message.dismissed = True
        posting.delete_message(message)
        await self._rest(quiet)

    async def react(self, message: Message, emoji: str, *, remove: bool = False, quiet: float | None = 0.1) -> None:
        """Add a reaction, or take mine away."""
        hands = message.reactions.setdefault(emoji, [])
        if remove != (self.id in hands):
            raise Refused(f"{self.display_name} has {'not ' if remove else ''}reacted {emoji} already")
        (hands.remove if remove else hands.append)(self.id)
        ch = message.channel
        data = {
            "user_id": str(self.id),
            "channel_id": str(ch.id),
            "message_id": str(message.id),
            "burst": False,
            "type": 0,
            "emoji": {"id": None, "name": emoji},
            "message_author_id": str(message.author.id),
        }
        if ch.guild:
            data["guild_id"] = str(ch.guild.id)
            if not remove:
                data["member"] = self.here(ch).payload()
        event = "MESSAGE_REACTION_REMOVE" if remove else "MESSAGE_REACTION_ADD"
        self.host.dispatch(event, data, ch.guild, INTENT["dm_reactions" if ch.is_dm else "guild_reactions"])
        await self._rest(quiet)

    async def _rest(self, quiet: float | None) -> None:
        if quiet:
            await self.host.quiet(quiet)
