"""A drawn message as discord.py's arguments, its pictures made and its buttons laid out."""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any, TypeVar

import discord

from bot.chats.discord import reading
from bot.chats.discord.drawing import drawing
from bot.chats.discord.drawing.components import View, view
from bot.chats.discord.drawing.drawing import DrawnMessage, clip
from bot.chats.discord.drawing.form_modal import ONLY, WindowStep
from bot.chats.discord.drawing.layout import framed, unframed
from bot.chats.discord.drawing.markdown import escaped
from bot.chats.discord.gateway.failures import after
from bot.hall.cards.card import Drawn, Key, Span
from bot.hall.front import Front
from bot.hall.people.accounts import likely_language
from bot.hall.people.called_lately import CalledLately
from bot.hall.requests import Form
from bot.ladder.steps import Rung, Way
from bot.texts import FIRST_LANGUAGE

log = logging.getLogger(__name__)

FILE = discord.utils.DEFAULT_FILE_SIZE_LIMIT_BYTES

T = TypeVar("T")

LAID = "laid"
"""Under this key an answer keeps which of its messages use newer components: no edit can turn such a one back."""


def calling(people: Iterable[int]) -> discord.AllowedMentions:
    """Whom a message calls, and nobody else."""
    users = [discord.Object(one) for one in people]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def nonce(of: str, channel: int, part: int) -> str:
    """The same for the same message however often it is sent: Discord keeps only the first."""
    return blake2b(f"{of}/{channel}/{part}".encode(), digest_size=12).hexdigest()


async def _no_ids() -> Mapping[str, str]:
    """Of no command."""
    return {}


class MessageMaker:
    """Turns cards into arguments of discord.py's `send`."""

    def __init__(self, front: Front, command_ids: Callable[[], Awaitable[Mapping[str, str]]] = _no_ids) -> None:
        self._front = front
        self._command_ids = command_ids
        self._newer = True
        self.called = CalledLately()

    def words(self, locale: str, key: str, **values: Any) -> str:
        """A sentence of this chat's own, escaped."""
        language = likely_language(locale) or FIRST_LANGUAGE
        return escaped(self._front.texts.say(language, key, values))

    def unfilled(self, form: Form, step: WindowStep = ONLY, *, late: bool = False) -> dict[str, Any]:
        """A message with a button that opens a form, or the next part of one; `late` where it could not open itself."""
        if late:
            asked = self.words(form.language, "discord-form-late")
            label = self.words(form.language, "discord-fill-in")
        elif step.number > 1:
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
        if drawing.names_commands(drawn):
            drawn = drawing.leading(drawn, await self._command_ids())
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
            arguments["allowed_mentions"] = calling(message.calls)
        if message.rows:
            arguments["view"] = view(message.rows)
        picture, laid, drawn = message.picture, message.layout, ""
        alt = clip(picture.alt, drawing.ALT) if picture is not None and picture.alt else None
        # A PNG among the files shows itself: the picture would stand there twice.
        shown = [file for file in message.files if picture is not None and file.name.endswith(".png")]
        files = [
            discord.File(io.BytesIO(file.content), file.name, description=alt if file in shown else None)
            for file in message.files
        ]
        if picture is not None and not shown:
            try:
                png = await self._front.draw_picture(picture)
            except Exception:  # The words of the card stand without it.
                log.exception("the picture %s could not be made", picture.maker)
            else:
                drawn = f"{picture.maker}.png"
                files.insert(0, discord.File(io.BytesIO(png), drawn, description=alt))
        if files:
            arguments["files"] = files
        if laid is not None and self._newer and (drawn or picture is None):
            arguments["layout"] = framed(laid, drawn, alt)
        return arguments

    async def either(self, arguments: dict[str, Any], say: Callable[[], Awaitable[T]]) -> T:
        """Say a message; where Discord refuses newer components, as words with rows of buttons under them."""
        try:
            return await say()
        except discord.HTTPException as refused:
            step = after(Rung.MESSAGE, refused, Way.LAYOUT, Way.NOTICE)
            if step.then is not Rung.PLAIN or not self.plainer(arguments):
                raise
            return await say()

    def plainer(self, arguments: dict[str, Any]) -> bool:
        """Let a message be as older servers take it, after newer components were refused; False where it is already.

        They are used no more then, except where they stand already."""
        if arguments.pop("layout", None) is None:
            return False
        if self._newer:
            log.warning("Discord refuses the newer components: messages are of words and rows of buttons from now on")
        self._newer = False
        for file in arguments.get("files", ()):
            file.reset(seek=True)  # It was read on its first way.
        return True


def told(arguments: Mapping[str, Any]) -> Mapping[str, Any]:
    """A new message."""
    if "layout" not in arguments:
        return arguments
    rest = {name: arguments[name] for name in ("files", "allowed_mentions") if name in arguments}
    return {"view": View(arguments["layout"], newer=True), **rest}


def edited(arguments: Mapping[str, Any], *, laid: bool = False) -> dict[str, Any]:
    """The same message in the place of another: what that one had and this has not is taken away. One that is `laid`
    out stays so, and one that becomes so has to give up its words and embeds first."""
    files = arguments.get("files", [])
    given = {"allowed_mentions": arguments["allowed_mentions"]} if "allowed_mentions" in arguments else {}
    given["attachments"] = files
    if "layout" not in arguments and not laid:
        return {"content": arguments["content"], "view": arguments.get("view"), **given}
    under = arguments["view"].to_components() if "view" in arguments else []
    names = [file.filename for file in files]
    layout = arguments.get("layout") or unframed(arguments["content"], names, under)
    return {"content": None, "embeds": [], "view": View(layout, newer=True), **given}


def laid(messages: Sequence[Mapping[str, Any]], ids: Sequence[str], before: Sequence[str] = ()) -> dict[str, list[str]]:
    """Which of the messages that were sent, or edited, are laid out, if any; `before` were already."""
    found = [id for message, id in zip(messages, ids, strict=False) if "layout" in message or id in before]
    return {LAID: found} if found else {}
