"""A drawn message as discord.py's arguments, its pictures made and its buttons laid out."""

from __future__ import annotations

import io
import logging
from collections.abc import Mapping
from dataclasses import replace
from hashlib import blake2b
from typing import Any

import aiohttp
import discord
from discord import ui

from bot.chats.discord import drawing, reading
from bot.chats.discord.drawing import Menu, Message, clip
from bot.chats.discord.markdown import escaped
from bot.hall.cards.card import Drawn, Key, Span
from bot.hall.requests import Form, FormField, Front
from bot.texts import FIRST_LANGUAGE, LANGUAGES

log = logging.getLogger(__name__)

FILE = discord.utils.DEFAULT_FILE_SIZE_LIMIT_BYTES

FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""All that may go wrong on the way to Discord."""

_STYLES = {"plain": 2, "good": 3, "bad": 4}
_NO_PRIVATE = 50007


def nonce(of: str, channel: int, part: int) -> str:
    """The same for the same message however often it is sent: Discord then keeps the first."""
    return blake2b(f"{of}/{channel}/{part}".encode(), digest_size=12).hexdigest()


def closed(error: discord.HTTPException) -> bool:
    """Whether somebody does not take private messages."""
    return error.code == _NO_PRIVATE


class Desk:
    """Makes ready what is to be sent."""

    def __init__(self, front: Front) -> None:
        self._front = front

    def words(self, locale: str, key: str, **values: Any) -> str:
        """A sentence of this chat's own, escaped."""
        short = locale[:2]
        language = short if short in LANGUAGES else "en" if short else FIRST_LANGUAGE
        return escaped(self._front.texts.say(language, key, values))

    def unfilled(self, form: Form) -> dict[str, Any]:
        """A message with a button that opens a form."""
        label = self.words(form.language, "discord-fill-in")
        return {"content": self.words(form.language, "discord-ask-again"), "view": view(((Key(label, form.press),),))}

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

    async def _arguments(self, message: Message) -> dict[str, Any]:
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


class Laid:
    """Buttons and lists as discord.py takes a view. It keeps none of them: a press comes to us by its id."""

    __slots__ = ("_components",)
    __discord_ui_view__ = True
    timeout = None

    def __init__(self, components: list[dict[str, Any]]) -> None:
        self._components = components

    def to_components(self) -> list[dict[str, Any]]:
        """What goes to Discord."""
        return self._components

    def has_components_v2(self) -> bool:
        """The newer components replace the words of a message; ours stand under them."""
        return False

    def is_dispatchable(self) -> bool:
        """Nothing is to be listened for."""
        return False

    def is_finished(self) -> bool:
        """Nor remembered."""
        return True


def view(rows: tuple[tuple[Key, ...] | Menu, ...]) -> Laid:
    """Buttons and lists (https://discord.com/developers/docs/components/reference)."""
    return Laid(
        [
            {"type": 1, "components": [_list(row, number)] if isinstance(row, Menu) else [_button(key) for key in row]}
            for number, row in enumerate(rows)
        ]
    )


def _button(key: Key) -> dict[str, Any]:
    label = clip(key.label, drawing.LABEL)
    if key.url:
        return {"type": 2, "style": 5, "label": label, "url": key.url}
    return {"type": 2, "style": _STYLES.get(key.style, 2), "label": label, "custom_id": key.id}


def _list(menu: Menu, number: int) -> dict[str, Any]:
    options = [{"label": clip(key.label, drawing.OPTION), "value": key.id} for key in menu.keys]
    return {"type": 3, "custom_id": f"list {number}", "options": options}


class Asking(ui.Modal):
    """A form; what is written into it comes back by its id, as a press does.

    What can be chosen is a list. Where other words will do too there is a field beside it, labelled `in_words`, as far
    as the rows of a form go.
    """

    def __init__(self, form: Form, in_words: str) -> None:
        super().__init__(title=clip(form.title, drawing.TITLE), custom_id=form.press, timeout=None)
        fields = form.fields[: drawing.ROWS]
        spare = drawing.ROWS - len(fields)
        for field in fields:
            options = _options(field)
            if not options or (field.free and not spare):
                self._row(field.label, field.about, _entry(field, field.name, field.required))
                continue
            required = field.required and not field.free
            menu: ui.Select[Any] = ui.Select(
                custom_id=field.name, options=options, required=required, min_values=int(required)
            )
            self._row(field.label, field.about, menu)
            if field.free:
                spare -= 1
                self._row(f"{field.label}: {in_words}", "", _entry(field, field.name + drawing.APART, False))
        self.stop()

    def _row(self, label: str, about: str, item: ui.Item[Any]) -> None:
        said = clip(about, 100) if about else None
        self.add_item(ui.Label(text=clip(label, drawing.TITLE), description=said, component=item))


def _entry(field: FormField, id: str, required: bool) -> ui.TextInput[Any]:
    return ui.TextInput(
        custom_id=id,
        required=required,
        max_length=min(field.longest, 4000),
        default=field.value or None,
        style=discord.TextStyle.paragraph if field.longest > 200 else discord.TextStyle.short,
    )


def _options(field: FormField) -> list[discord.SelectOption]:
    """What a field lets one choose; nothing where a list of Discord's cannot hold it."""
    labels = {choice.value: choice.label for choice in field.choices if 0 < len(choice.value) <= drawing.OPTION}
    if len(labels) > drawing.MENU or (len(labels) < len(field.choices) and not field.free):
        return []
    return [
        discord.SelectOption(label=clip(label, drawing.OPTION), value=value, default=value == field.value)
        for value, label in labels.items()
    ]
