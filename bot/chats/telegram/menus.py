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

from bot.chats.telegram.escaping import clipped
from bot.chats.telegram.rate_limits import seconds
from bot.hall.declared.declaration import Commands, May
from bot.hall.front import Front
from bot.texts import FIRST_LANGUAGE, LANGUAGES, Texts

Recall = Callable[[str], Awaitable[str | None]]
Remember = Callable[[str, str], Awaitable[None]]
Menu = tuple[tuple[str, str], ...]

HEAVIEST = 3500
"""Bytes of a menu's JSON: somewhere above, undocumented, Telegram answers BOT_COMMANDS_TOO_MUCH."""
_LENGTHS = (BotCommandLimit.MAX_DESCRIPTION, 100, 60, 40, 25, 10)

_NAME = re.compile(r"[a-z0-9_]{1,32}", re.ASCII)
_HELPERS = (May.ORGANISER, May.DIRECTOR)
# In groups what only organisers (and some of it directors) may do is shown to administrators alone.
_SCOPES: tuple[tuple[BotCommandScope, bool], ...] = (
    (BotCommandScopeDefault(), True),
    (BotCommandScopeAllPrivateChats(), True),
    (BotCommandScopeAllGroupChats(), False),
    (BotCommandScopeAllChatAdministrators(), True),
)


def menu(commands: Commands, texts: Texts, language: str, everything: bool = True) -> Menu:
    """The menu in one language: a name and a few words for each command or group of commands."""
    tops: dict[str, list[May]] = {}
    for command in commands.shown():
        tops.setdefault(command.path[0], []).append(command.may)
    named = [
        (texts.name(language, key), texts.name(language, f"{key}.about"))
        for key, ranks in tops.items()
        if everything or May.ORGANISER not in ranks or any(rank not in _HELPERS for rank in ranks)
    ]
    return _light([entry for entry in named if _NAME.fullmatch(entry[0])][: BotCommandLimit.MAX_COMMAND_NUMBER])


def _light(named: list[tuple[str, str]]) -> Menu:
    """The menu with its descriptions as long as they may be for Telegram to take it."""
    entries: Menu = ()
    for longest in _LENGTHS:
        entries = tuple((name, clipped(about, longest)) for name, about in named)
        if _weight(entries) <= HEAVIEST:
            break
    while _weight(entries) > HEAVIEST:
        entries = entries[:-1]
    return entries


def _weight(entries: Menu) -> int:
    content = [{"command": name, "description": about} for name, about in entries]
    return len(json.dumps(content, ensure_ascii=False).encode())


async def _patiently(call: Callable[[], Awaitable[object]]) -> None:
    """Do it, as late as Telegram says."""
    while True:
        try:
            await call()
            return
        except RetryAfter as flood:
            await asyncio.sleep(seconds(flood.retry_after))


async def put_up(bot: Bot, front: Front, recall: Recall, remember: Remember) -> bool:
    """Send menus and descriptions if they are not those that Telegram has; whether they were sent."""
    texts = front.texts
    menus = {
        language: {whole: menu(front.commands, texts, language, whole) for whole in (True, False)}
        for language in LANGUAGES
    }
    descriptions = {
        language: (
            clipped(texts.name(language, "telegram-description"), BotDescriptionLimit.MAX_DESCRIPTION_LENGTH),
            clipped(texts.name(language, "telegram-short"), BotDescriptionLimit.MAX_SHORT_DESCRIPTION_LENGTH),
        )
        for language in LANGUAGES
    }
    content = json.dumps([[(language, list(menus[language].items())) for language in LANGUAGES], descriptions])
    mark = hashlib.sha256(content.encode()).hexdigest()
    key = f"telegram:menus:{bot.id}"
    if await recall(key) == mark:
        return False
    # Without a code: what those see whose language we do not speak.
    for code, language in ((None, FIRST_LANGUAGE), *((language, language) for language in LANGUAGES)):
        for scope, whole in _SCOPES:
            commands = [BotCommand(name, about) for name, about in menus[language][whole]]
            await _patiently(partial(bot.set_my_commands, commands, scope, code))
        description, short = descriptions[language]
        await _patiently(partial(bot.set_my_description, description, code))
        await _patiently(partial(bot.set_my_short_description, short, code))
    await remember(key, mark)
    return True
