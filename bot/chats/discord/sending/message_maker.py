"""A drawn message as discord.py's arguments, its pictures made and its buttons laid out."""

from __future__ import annotations

import io
import logging
from collections.abc import Mapping
from dataclasses import replace
from hashlib import blake2b
from typing import Any

import discord

from bot.chats.discord import reading
from bot.chats.discord.drawing import drawing
from bot.chats.discord.drawing.components import view
from bot.chats.discord.drawing.drawing import DrawnMessage, clip
from bot.chats.discord.drawing.form_modal import ONLY, Step
from bot.chats.discord.drawing.markdown import escaped
from bot.hall.cards.card import Drawn, Key, Span
from bot.hall.front import Front
from bot.hall.requests import Form
from bot.texts import FIRST_LANGUAGE, LANGUAGES

log = logging.getLogger(__name__)

FILE = discord.utils.DEFAULT_FILE_SIZE_LIMIT_BYTES


def nonce(of: str, channel: int, part: int) -> str:
    """The same for the same message however often it is sent: Discord keeps only the first."""
    return blake2b(f"{of}/{channel}/{part}".encode(), digest_size=12).hexdigest()


class MessageMaker:
    """Turns cards into arguments of discord.py's `send`."""

    def __init__(self, front: Front) -> None:
        self._front = front

    def words(self, locale: str, key: str, **values: Any) -> str:
        """A sentence of this chat's own, escaped."""
        short = locale[:2]
        language = short if short in LANGUAGES else "en" if short else FIRST_LANGUAGE
        return escaped(self._front.texts.say(language, key, values))

    def unfilled(self, form: Form, step: Step = ONLY) -> dict[str, Any]:
        """A message with a button that opens a form, or the next part of one."""
        if step.number > 1:
            asked = self.words(form.language, "discord-part-taken", step=step.number - 1, steps=step.of)
            label = self.words(form.language, "discord-go-on", step=step.number, steps=step.of)
        else:
            asked = self.words(form.language, "discord-ask-again")
            label = self.words(form.language, "discord-fill-in")
        return {"content": asked, "view": view(((Key(label, step.marked(form.opens)),),))}

    async def ready(self, drawn: Drawn, heaviest: int = FILE) -> list[dict[str, Any]]:
        """The messages of a card as arguments of discord.py's `send`."""
        people = drawing.called(drawn)
        accounts = {person: account for person in people if (account := await self._account(person))}
        messages = drawing.draw(self._lighter(drawn, heaviest) if drawn.files else drawn, accounts)
        return [await self._arguments(message) for message in messages]

    async def _account(self, person: str) -> str:
        mine = (account.id for account in await self._front.accounts(person) if account.platform == reading.PLATFORM)
        return next(mine, "")

    def _lighter(self, drawn: Drawn, heaviest: int) -> Drawn:
        """The card without files that Discord would refuse; it says so."""
        heavy = [file for file in drawn.files if len(file.content) > heaviest]
        if not heavy:
            return drawn
        said = (self._front.texts.say(drawn.language, "discord-file-too-heavy", {"name": file.name}) for file in heavy)
        return replace(
            drawn,
            files=tuple(file for file in drawn.files if file not in heavy),
            lines=(*drawn.lines, *((Span(text),) for text in said)),
        )

    async def _arguments(self, message: DrawnMessage) -> dict[str, Any]:
        arguments: dict[str, Any] = {"content": message.content, "suppress_embeds": True}
        if message.calls:
            arguments["allowed_mentions"] = discord.AllowedMentions(
                everyone=False, roles=False, replied_user=False, users=[discord.Object(call) for call in message.calls]
            )
        if message.rows:
            arguments["view"] = view(message.rows)
        files = [discord.File(io.BytesIO(file.content), file.name) for file in message.files]
        if message.picture is not None:
            try:
                png = await self._front.draw_picture(message.picture)
            except Exception:  # The words of the card stand without it.
                log.exception("the picture %s could not be made", message.picture.maker)
            else:
                alt = clip(message.picture.alt, drawing.ALT) if message.picture.alt else None
                files.insert(0, discord.File(io.BytesIO(png), f"{message.picture.maker}.png", description=alt))
        if files:
            arguments["files"] = files
        return arguments


def edited(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The same message in the place of another: what that one had and this has not is taken away."""
    calls = {"allowed_mentions": arguments["allowed_mentions"]} if "allowed_mentions" in arguments else {}
    return {
        "content": arguments["content"],
        "view": arguments.get("view"),
        "attachments": arguments.get("files", []),
        **calls,
    }
