"""What Telegram shows of us by itself: the menus of commands and the descriptions, sent when they changed."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from collections.abc import Awaitable, Callable
from functools import partial

from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeDefault,
)
from telegram.constants import BotCommandLimit, BotDescriptionLimit
from telegram.error import RetryAfter

from bot.chats.telegram.drawing.escaping import clipped
from bot.chats.telegram.rate_limits import seconds
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Command, May
from bot.hall.front import Front
from bot.hall.requests import Recall, Remember
from bot.texts import LANGUAGES, WIDE_LANGUAGE, Texts

Sleep = Callable[[float], Awaitable[None]]

Menu = tuple[tuple[str, str, bool], ...]
"""A name, a few words, and whether the command goes to us alone when it is given in a group."""

HEAVIEST = 3500
"""Bytes of a menu's JSON: somewhere above, undocumented, Telegram answers BOT_COMMANDS_TOO_MUCH."""
_LENGTHS = (BotCommandLimit.MAX_DESCRIPTION, 100, 60, 40, 25, 10)

_NAME = re.compile(r"[a-z0-9_]{1,32}", re.ASCII)
_HELPERS = (May.ORGANISER, May.DIRECTOR)
# In groups what only organisers (and some of it directors) may do is shown to administrators alone.
_SCOPES: tuple[tuple[BotCommandScope, bool, bool], ...] = (
    (BotCommandScopeDefault(), True, False),
    (BotCommandScopeAllPrivateChats(), True, False),
    (BotCommandScopeAllGroupChats(), False, True),
    (BotCommandScopeAllChatAdministrators(), True, True),
)
"""Each with whether everything is in it, and whether it is for groups."""


def menu(commands: Commands, texts: Texts, language: str, everything: bool = True, *, ephemeral: bool = False) -> Menu:
    """The menu in one language: a name and a few words for each command or group of commands."""
    tops: dict[str, list[Command]] = {}
    for command in commands.shown():
        tops.setdefault(command.path[0], []).append(command)
    named = [
        (texts.name(language, key), texts.name(language, f"{key}.about"), ephemeral and _for_us_alone(tops[key]))
        for key, ranks in ((key, [command.may for command in group]) for key, group in tops.items())
        if everything or May.ORGANISER not in ranks or any(rank not in _HELPERS for rank in ranks)
    ]
    return _light([entry for entry in named if _NAME.fullmatch(entry[0])][: BotCommandLimit.MAX_COMMAND_NUMBER])


def _for_us_alone(group: list[Command]) -> bool:
    """Whether commands may hold a secret, or all answer only who asks."""
    secret = any(command.secret or any(one.secret for one in command.parameters) for command in group)
    return secret or all(command.private for command in group)


def _light(named: list[tuple[str, str, bool]]) -> Menu:
    """The menu with its descriptions as long as they may be for Telegram to take it."""
    entries: Menu = ()
    for longest in _LENGTHS:
        entries = tuple((name, clipped(about, longest), alone) for name, about, alone in named)
        if _weight(entries) <= HEAVIEST:
            break
    while _weight(entries) > HEAVIEST:
        entries = entries[:-1]
    return entries


def _weight(entries: Menu) -> int:
    content = [command.to_dict() for command in _written(entries)]
    return len(json.dumps(content, ensure_ascii=False).encode())


def _written(entries: Menu) -> list[BotCommand]:
    return [
        BotCommand(name, about, api_kwargs={"is_ephemeral": True} if alone else None) for name, about, alone in entries
    ]


async def _patiently(call: Callable[[], Awaitable[object]], sleep: Sleep) -> None:
    """Do it, as late as Telegram says."""
    while True:
        try:
            await call()
            return
        except RetryAfter as flood:
            await sleep(seconds(flood.retry_after))


async def put_up(
    bot: Bot,
    front: Front,
    recall: Recall,
    remember: Remember,
    *,
    ephemeral: bool = False,
    sleep: Sleep = asyncio.sleep,
) -> bool:
    """Send menus and descriptions if they are not those that Telegram has; whether they were sent."""
    texts = front.texts
    menus = {
        language: [
            menu(front.commands, texts, language, whole, ephemeral=ephemeral and shared) for _, whole, shared in _SCOPES
        ]
        for language in LANGUAGES
    }
    descriptions = {
        language: (
            clipped(texts.name(language, "telegram-description"), BotDescriptionLimit.MAX_DESCRIPTION_LENGTH),
            clipped(texts.name(language, "telegram-short"), BotDescriptionLimit.MAX_SHORT_DESCRIPTION_LENGTH),
        )
        for language in LANGUAGES
    }
    content = json.dumps([menus, descriptions])
    mark = hashlib.sha256(content.encode()).hexdigest()
    key = f"telegram:menus:{bot.id}"
    if await recall(key) == mark:
        return False
    # Without a code: what those see whose language we do not speak.
    for code, language in ((None, WIDE_LANGUAGE), *((language, language) for language in LANGUAGES)):
        for (scope, *_), entries in zip(_SCOPES, menus[language], strict=True):
            await _patiently(partial(bot.set_my_commands, _written(entries), scope, code), sleep)
        description, short = descriptions[language]
        await _patiently(partial(bot.set_my_description, description, code), sleep)
        await _patiently(partial(bot.set_my_short_description, short, code), sleep)
    await remember(key, mark)
    return True
