"""What the doctor says of the books, all of which are opened, and of the platforms: whether they know the bot, and what
it lacks in each room that has a job."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from bot.archive import store_of
from bot.commands import COGS
from bot.first_run import lookers
from bot.hall.declared.catalogue import Commands
from bot.hall.house import House, built
from bot.hall.requests import BadToken
from bot.hall.running.room_jobs import Looks, RoomJobs, rooms_with_jobs, ways
from bot.settings import Settings
from bot.texts import Texts

Finding = tuple[bool, str, dict[str, str | int]]
Looker = Callable[[str], AbstractAsyncContextManager[Looks]]

PATIENCE = 60.0
"""Seconds for which a platform is waited for."""


async def looked_at(
    settings: Settings, *, books: bool, lookers: Callable[[], Mapping[str, Looker]] = lookers
) -> list[Finding]:
    """Everything that was found: with `books`, those that cannot be read; on each platform for which there is a token,
    with `books` in their rooms."""
    tokens = {
        "discord": settings.discord_token.get_secret_value(),
        "telegram": settings.telegram_token.get_secret_value(),
    }
    texts, found = Texts(), list[Finding]()
    async with _house(settings, books) as house:
        rooms = []
        if house is not None:
            found += await _unreadable(house, texts, settings.club.language)
            rooms = [one for row in await house.store.rows("clubs") for one in await _of_club(house, row["id"])]
        for platform, looker in lookers().items():
            if token := tokens[platform]:
                here = [one for one in rooms if one.room.platform == platform]
                found += await _platform(texts, settings.club.language, platform, looker(token), here)
    return found


async def unreadable(settings: Settings, texts: Texts) -> list[tuple[str, dict[str, str | int]]]:
    """The open books that cannot be read any more, all of which are opened for it."""
    async with _house(settings, books=True) as house:
        found = await _unreadable(house, texts, settings.club.language) if house is not None else []
        return [(key, facts) for _, key, facts in found]


@asynccontextmanager
async def _house(settings: Settings, books: bool) -> AsyncIterator[House | None]:
    """The house on books that are only read; None without them."""
    if not books:
        yield None
        return
    store = store_of(settings, read_only=True)
    await store.open()
    try:
        house = built(Commands(COGS), Texts(), store, settings)
        await house.people.open()
        yield house
    finally:
        await store.close()


async def _unreadable(house: House, texts: Texts, language: str) -> list[Finding]:
    """The open books that cannot be read any more, each with its room."""
    found: list[Finding] = []
    for book in await house.store.books(open_only=True):
        if await house.shelf.readable(book.id) is None:
            room = await house.people.title_of(book.room)
            kind = texts.say(language, f"book-{book.kind}")
            found.append((False, "book-unreadable", {"book": kind, "room": room, "id": book.id}))
    return found


async def _of_club(house: House, club: str) -> list[RoomJobs]:
    rooms = await rooms_with_jobs(house, club, await house.store.books(club=club, open_only=True))
    return [one for one in rooms if one.room.club == club]


async def _platform(
    texts: Texts, language: str, platform: str, looker: AbstractAsyncContextManager[Looks], rooms: list[RoomJobs]
) -> list[Finding]:
    chat = texts.say(language, f"platform-{platform}")
    try:
        async with asyncio.timeout(PATIENCE), looker as looks:
            for one in rooms:
                await one.look(looks)
    except BadToken:
        return [(False, "platform-refused", {"chat": chat, "name": f"{platform.upper()}_TOKEN"})]
    except Exception as failure:  # Whatever the platform's library raises: the doctor goes on.
        return [(False, "platform-away", {"chat": chat, "reason": type(failure).__name__})]
    missing = _missing(texts, language, chat, rooms)
    if all(good for good, _, _ in missing):
        missing.append((True, "platform-well", {"chat": chat, "rooms": len(rooms)}))
    return missing


def _missing(texts: Texts, language: str, chat: str, rooms: list[RoomJobs]) -> list[Finding]:
    """What is missing or would be better, each with all its rooms."""
    where: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for one in rooms:
        for keys, key in ((one.lacks, "room-lacks"), (one.wishes, "room-better")):
            if keys:
                where.setdefault((key, keys), []).append(one.room.title)
    return [
        (
            key == "room-better",
            key,
            {
                "chat": chat,
                "room": ", ".join(titles),
                "what": " · ".join(texts.say(language, lack) for lack in keys),
                "where": " ".join(texts.say(language, way) for way in ways(texts, language, keys)),
            },
        )
        for (key, keys), titles in where.items()
    ]
