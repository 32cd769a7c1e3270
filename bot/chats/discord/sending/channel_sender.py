"""Sends to a channel; where the bot may attach no files the words go alone, and the channel hears once of it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import discord

from bot.chats.discord.sending.message_maker import MessageMaker, edited, nonce
from bot.hall.requests import Recall, Remember

log = logging.getLogger(__name__)


LONGEST = 2000
_MISSING_PERMISSIONS = 50013


class ChannelSender:
    """Says in channels what the maker has made ready."""

    def __init__(self, maker: MessageMaker, recall: Recall, remember: Remember) -> None:
        self._maker = maker
        self._recall, self._remember = recall, remember

    async def send(
        self,
        channel: discord.abc.Messageable,
        room: int,
        message: Mapping[str, Any],
        of: str,
        part: int = 0,
        language: str = "",
        **under: Any,
    ) -> discord.Message:
        """Send it; `of` and `part` make it known to Discord only once."""
        once = nonce(of, room, part)
        try:
            return await channel.send(**message, **under, nonce=once)
        except discord.Forbidden as refused:
            if not _for_its_files(refused, message):
                raise
        said = await channel.send(**self.in_words(message, language), **under, nonce=once)
        await self._tell_once(channel, room, language)
        return said

    async def edit(self, message: discord.PartialMessage, arguments: Mapping[str, Any], language: str = "") -> None:
        """Put it in the place of another."""
        try:
            await message.edit(**edited(arguments))
        except discord.Forbidden as refused:
            if not _for_its_files(refused, arguments):
                raise
            await message.edit(**edited(self.in_words(arguments, language)))
            await self._tell_once(message.channel, message.channel.id, language)

    def in_words(self, message: Mapping[str, Any], language: str) -> dict[str, Any]:
        """The message without its files; it names those that are not pictures, and where there is nothing else, all."""
        files: list[discord.File] = message["files"]
        words = message.get("content") or ""
        missing = [file.filename for file in files if not (words and file.filename.endswith(".png"))]
        if missing:
            held = self._maker.words(language, "discord-files-held", names=", ".join(missing))
            words = f"{words}\n{held}" if words and len(words) + len(held) < LONGEST else words or held
        return {**{key: value for key, value in message.items() if key != "files"}, "content": words}

    async def _tell_once(self, channel: discord.abc.Messageable, room: int, language: str) -> None:
        key = f"discord:told:{room}:attach_files"
        if await self._recall(key):
            return
        await self._remember(key, "1")
        permission = self._maker.words(language, "discord-permission-attach-files")
        told = self._maker.words(language, "discord-words-only", permission=permission)
        await channel.send(content=told)


def _for_its_files(refused: discord.Forbidden, message: Mapping[str, Any]) -> bool:
    """Whether the message may have been refused because of its files."""
    return refused.code == _MISSING_PERMISSIONS and bool(message.get("files"))
