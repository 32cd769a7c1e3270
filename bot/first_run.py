"""The first run: takes a platform's token from the page, looks whether the platform knows it, keeps it, and starts that
chat beside what runs already."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Protocol

from bot.engines.rolls import FormulaRolled, Rolled
from bot.hall.requests import BadToken, Chat
from bot.hall.running.room_jobs import Looks
from bot.settings import Settings
from bot.storage.contract import Store, Write
from bot.storage.many_entries import kinds_of
from bot.tokens import TOKENS, keep

log = logging.getLogger(__name__)

PATIENCE = 20.0
"""Seconds for which a platform is waited for."""
_ROLLS = frozenset({Rolled.kind, FormulaRolled.kind})


class TokenLooks(Protocol):
    """Who asks a platform whose token it is."""

    async def named(self) -> str:
        """What the bot is called there."""


class WholeLooks(TokenLooks, Looks, Protocol):
    """Who asks a platform that, and what the bot lacks there."""


Looker = Callable[[str], AbstractAsyncContextManager[TokenLooks]]


def lookers() -> dict[str, Callable[[str], AbstractAsyncContextManager[WholeLooks]]]:
    """Who asks each platform; their libraries are loaded only where it is asked."""
    from bot.chats.discord.looking import DiscordLooker
    from bot.chats.telegram.looking import TelegramLooker

    return {"discord": DiscordLooker, "telegram": TelegramLooker}


class FirstRun:
    """What the page's guide asks for. `start` starts a chat with a token; `chats` are those that run."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        chats: dict[str, Chat],
        start: Mapping[str, Callable[[str], Awaitable[None]]],
        env_file: Path,
        lookers: Callable[[], Mapping[str, Looker]] = lookers,
    ) -> None:
        self._settings, self._store, self._chats, self._env_file = settings, store, chats, env_file
        self._start, self._lookers = start, lookers
        self._names: dict[str, str] = {}
        self._rolled: dict[str, str] = {}
        """The room of the last roll, by platform; looked up when the guide asks."""
        self._rooms: list[str] = []
        self._starting: dict[str, asyncio.Task[None]] = {}
        self._lock = asyncio.Lock()

    def written(self, write: Write) -> None:
        """Somebody may have rolled: the guide ends with that."""
        entries = write.append.entries if write.append is not None else ()
        if write.request is not None and not kinds_of(entries).isdisjoint(_ROLLS):
            self._rooms.append(write.request.room)

    async def given(self, platform: str, words: str) -> str:
        """Take a token; gives the text key of why it cannot be taken, else nothing."""
        async with self._lock:
            return await self._taken(platform, words.strip().removeprefix("Bot ").strip())

    async def _taken(self, platform: str, token: str) -> str:
        setting = TOKENS[platform]
        if platform in self._chats:
            return "page-start-already"
        # It prevails over the file: what is kept there would be lost at the next start.
        if os.environ.get(setting.name):
            return "page-start-environment"
        if not setting.shape.fullmatch(token):
            return "page-start-token-shape"
        try:
            async with asyncio.timeout(PATIENCE), self._lookers()[platform](token) as looker:
                self._names[platform] = await looker.named()
        except BadToken:
            return "page-start-bad-token"
        except Exception as wrong:  # whatever its library says of a network: its words might hold the token
            log.warning("first run: %s did not answer: %s", platform, type(wrong).__name__)
            return "page-start-away"
        values = {setting.name: token}
        if self._settings.page.enabled == "auto":  # with a token it would be closed at the next start
            values["ARALDO_PAGE__ENABLED"] = "yes"
        try:
            await asyncio.to_thread(keep, values, self._env_file)
        except (OSError, UnicodeDecodeError) as wrong:
            log.warning("first run: the token cannot be kept: %s", type(wrong).__name__)
            return "page-start-not-kept"
        self._starting[platform] = asyncio.create_task(self._started(platform, token))
        return ""

    async def _started(self, platform: str, token: str) -> None:
        try:
            await self._start[platform](token)
        except Exception as wrong:
            self._chats.pop(platform, None)
            log.error("first run: %s could not be started: %s", platform, type(wrong).__name__)

    async def state(self) -> dict[str, dict[str, Any]]:
        """How far each platform is."""
        rooms, self._rooms = self._rooms, []
        for id in rooms:
            for row in await self._store.rows("rooms", id=id):
                self._rolled[row["platform"]] = row["title"] or ""
        return {platform: await self._of(platform) for platform in TOKENS}

    async def _of(self, platform: str) -> dict[str, Any]:
        chat: Any = self._chats.get(platform)
        starting = self._starting.get(platform)
        if chat is None:
            failed = starting is not None and starting.done()
            how = "failed" if failed else "none" if starting is None else "starting"
            return {"how": how, "name": self._names.get(platform, "")}
        return {
            "how": "connected" if chat.connected and chat.invite else "starting",
            "name": self._names.get(platform) or next(iter(reversed([*chat.names])), ""),
            "servers": chat.servers,
            "rooms": [row["title"] for row in await self._store.rows("rooms", platform=platform) if not row["private"]],
            "invite": chat.invite,
            "rolled": self._rolled.get(platform),
        }

    async def close(self) -> None:
        """Give up what has not started yet."""
        for task in self._starting.values():
            task.cancel()
        await asyncio.gather(*self._starting.values(), return_exceptions=True)
