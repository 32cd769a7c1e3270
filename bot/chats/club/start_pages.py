"""The guide to the first run, for whoever runs the bot: which chats there are, a token for another, a link's code."""

from __future__ import annotations

from typing import Any, Literal, Protocol

from aiohttp import web
from pydantic import Field, SecretStr

from bot.chats.club import bodies, static_files
from bot.chats.club.access import GUIDE, Access
from bot.chats.club.pages import Pages
from bot.hall.cards.card import DrawnPicture
from bot.texts import FIRST_LANGUAGE


class Guide(Protocol):
    """What starts chats while the house runs."""

    async def given(self, platform: str, words: str) -> str:
        """Take a token; gives the text key of why it cannot be taken, else nothing."""

    async def state(self) -> dict[str, dict[str, Any]]:
        """How far each platform is."""


class TokenBody(bodies.Body):
    """A platform's token; no log and no error shows it."""

    platform: Literal["discord", "telegram"]
    token: SecretStr = Field(max_length=500)


class StartPages:
    """The handlers of the guide: for the browser that has the page's key, and nobody else."""

    def __init__(self, guide: Guide, access: Access, pages: Pages) -> None:
        self._guide, self._access, self._pages = guide, access, pages

    def routes(self) -> list[web.RouteDef]:
        """The addresses of the handlers."""
        return [
            web.get(GUIDE, static_files.start),
            web.get("/api/start", self.state),
            web.post("/api/start", self.given),
            web.get("/api/start/qr/{platform}", self.qr),
        ]

    async def state(self, request: web.Request) -> web.Response:
        """How far each platform is."""
        self._only_here(request)
        return web.json_response(await self._guide.state())

    async def given(self, request: web.Request) -> web.Response:
        """A token was pasted."""
        self._only_here(request)
        asks = await bodies.read(request, TokenBody)
        reason = await self._guide.given(asks.platform, asks.token.get_secret_value())
        return bodies.refuse(409, reason) if reason else web.json_response(await self._guide.state())

    async def qr(self, request: web.Request) -> web.Response:
        """The code of the link by which a phone invites the bot."""
        self._only_here(request)
        link = (await self._guide.state()).get(request.match_info["platform"], {}).get("invite", "")
        if not link:
            raise web.HTTPNotFound
        values = {"title": link, "link": link, "bare": True}
        return await self._pages.drawn(DrawnPicture("qr", values, link, FIRST_LANGUAGE))

    def _only_here(self, request: web.Request) -> None:
        if not self._access.is_here(request):
            raise web.HTTPForbidden
