"""Sends to a channel, down the ladder: without files, without buttons; its organisers hear once what to allow."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import discord

from bot.chats.discord.gateway.failures import after
from bot.chats.discord.sending.message_maker import MessageMaker, edited, nonce, told
from bot.chats.discord.sending.old_edits import OldEdits
from bot.hall.people.told_once import ToldOnce
from bot.hall.requests import Recall, Remember
from bot.ladder.discord import LADDER
from bot.ladder.steps import Heard, Rung, Step, Way

log = logging.getLogger(__name__)

LONGEST = 2000


class ChannelSender:
    """Says in channels what the maker has made ready."""

    def __init__(self, maker: MessageMaker, recall: Recall, remember: Remember, clock: Callable[[], float]) -> None:
        self._maker = maker
        self.old_edits = OldEdits(clock)
        self._told = ToldOnce("discord", recall, remember)

    async def send(
        self,
        channel: discord.abc.Messageable,
        room: int,
        message: dict[str, Any],
        of: str,
        part: int,
        language: str,
        **under: Any,
    ) -> discord.Message:
        """Send it; `of` and `part` make it known to Discord only once."""
        once = nonce(of, room, part)
        heard: list[Step] = []
        while True:
            try:
                said = await self._maker.either(message, partial(_say, channel, message, {**under, "nonce": once}))
            except discord.HTTPException as refused:
                message = self._lower(refused, message, language, heard)
            else:
                await self._tell(channel, room, language, message, heard, of)
                return said

    async def edit(
        self, message: discord.PartialMessage, arguments: dict[str, Any], language: str, *, laid: bool
    ) -> None:
        """Put it in the place of another, which is `laid` out or not."""
        heard: list[Step] = []
        await self.old_edits.turn(message.channel.id, message.id)
        while True:
            try:
                await self._maker.either(arguments, partial(_change, message, arguments, laid))
            except discord.HTTPException as refused:
                arguments = self._lower(refused, arguments, language, heard)
            else:
                of = f"edit:{message.id}"
                await self._tell(message.channel, message.channel.id, language, arguments, heard, of)
                return

    def _lower(
        self, refused: discord.HTTPException, message: dict[str, Any], language: str, heard: list[Step]
    ) -> dict[str, Any]:
        """The message a rung lower; raises the refusal where that is for others to do."""
        ways = [*([Way.FILE] if message.get("files") else []), *([Way.BUTTONS] if "view" in message else [])]
        step = after(Rung.MESSAGE, refused, *ways, Way.NOTICE)
        heard.append(step)
        match step.then:
            case Rung.WORDS:
                return self.in_words(message, language)
            case Rung.BARE:
                log.error("buttons refused: %s", refused)
                return self.bare(message, language)
        raise refused

    def in_words(self, message: dict[str, Any], language: str) -> dict[str, Any]:
        """The message without its files; it names those that are not pictures, and where there is nothing else, all."""
        files: list[discord.File] = message["files"]
        words = message.get("content") or ""
        missing = [file.filename for file in files if not (words and file.filename.endswith(".png"))]
        if missing:
            words = self._with(words, self._maker.words(language, "discord-files-held", names=", ".join(missing)))
        message.pop("layout", None)  # In it the picture stands among the words.
        return {**{key: value for key, value in message.items() if key != "files"}, "content": words}

    def bare(self, message: dict[str, Any], language: str) -> dict[str, Any]:
        """The message without its buttons, and what to do without them; its files have been read, and go too."""
        message = self.in_words(message, language) if message.get("files") else message
        words = self._with(message.get("content") or "", self._maker.words(language, "buttons-held"))
        return {**{key: value for key, value in message.items() if key != "view"}, "content": words}

    def _with(self, words: str, more: str) -> str:
        return f"{words}\n{more}" if words and len(words) + len(more) < LONGEST else words or more

    async def _tell(
        self,
        channel: discord.abc.Messageable,
        room: int,
        language: str,
        message: Mapping[str, Any],
        heard: list[Step],
        of: str,
    ) -> None:
        """Tell the channel's organisers which permission to give, once; and once that it works again."""
        once = nonce(f"{of}/told", room, 0)
        for step in heard:
            if step.heard is Heard.ROOM and await self._told.first(room, step.switch):
                permission = self._maker.words(language, step.switch)
                words = self._maker.words(language, "discord-words-only", permission=permission)
                await channel.send(content=words, nonce=once)
        if message.get("files"):
            for step in LADDER.steps:
                if step.heard is Heard.ROOM and Way.FILE in step.ways and await self._told.over(room, step.switch):
                    await channel.send(content=self._maker.words(language, "discord-words-no-longer"), nonce=once)


async def _say(channel: discord.abc.Messageable, message: dict[str, Any], more: dict[str, Any]) -> discord.Message:
    return await channel.send(**told(message), **more)


async def _change(message: discord.PartialMessage, arguments: dict[str, Any], laid: bool) -> None:
    await message.edit(**edited(arguments, laid=laid))
