"""What organisers change in the club (members, rooms, links), and how members come in and go."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot.chats.club import bodies
from bot.chats.club.access import COOKIE, ENTER
from bot.chats.club.club_parts import ClubChanged, ClubParts
from bot.chats.club.roster import ClubMember, ClubRoom, UnfitName


class SettingsPages:
    """The handlers of the page's club settings."""

    def __init__(self, club: ClubParts, welcome: Callable[[ClubRoom | ClubMember], Awaitable[None]]) -> None:
        self._club = club
        self._welcome = welcome

    def routes(self) -> list[web.RouteDef]:
        """The addresses of the handlers."""
        return [
            web.get(f"{ENTER}{{link}}", self.enter),
            web.post("/api/leave", self.leave),
            web.post("/api/language", self.language),
            web.get("/api/links", self.links),
            web.post("/api/members", self.add_member),
            web.post("/api/members/{member}", self.change_member),
            web.post("/api/members/{member}/link", self.renew_link),
            web.post("/api/rooms", self.add_room),
        ]

    async def enter(self, request: web.Request) -> web.Response:
        """Come in by a personal link."""
        member = self._club.roster.by_link(request.match_info["link"])
        answer = web.HTTPSeeOther("/")
        if member is not None:
            self._club.access.open_with(answer, request, member)
        elif not self._club.access.is_known(request):
            raise web.HTTPUnauthorized
        raise answer

    async def leave(self, request: web.Request) -> web.Response:
        """Go, on this browser."""
        answer = web.json_response({})
        answer.del_cookie(COOKIE)
        return answer

    async def language(self, request: web.Request) -> web.Response:
        """Choose the language to read."""
        chosen = await bodies.read(request, bodies.LanguageBody)
        await self._club.roster.choose_language(self._club.member_of(request, chosen.as_), chosen.language)
        return web.json_response({})

    async def links(self, request: web.Request) -> web.Response:
        """Everybody's personal link, for an organiser to hand out."""
        self._organiser(request, request.query.get("as", ""))
        return web.json_response({member.id: f"{ENTER}{member.link}" for member in self._club.roster.members})

    async def add_member(self, request: web.Request) -> web.Response:
        """Somebody joins the club."""
        asks = await bodies.read(request, bodies.NewMemberBody)
        self._organiser(request, asks.as_)
        return await self._change(self._club.roster.add_member(asks.name, asks.role))

    async def change_member(self, request: web.Request) -> web.Response:
        """Another name or role for a member."""
        asks = await bodies.read(request, bodies.ChangedMemberBody)
        self._organiser(request, asks.as_)
        member = self._member(request)
        return await self._change(self._club.roster.change_member(member, name=asks.name, role=asks.role))

    async def renew_link(self, request: web.Request) -> web.Response:
        """A new personal link for a member, in place of a lost one."""
        asks = await bodies.read(request, bodies.Body)
        who = self._organiser(request, asks.as_)
        member = self._member(request)
        answer = await self._change(self._club.roster.renew_link(member))
        if member == who and not self._club.access.is_here(request):
            renewed = self._club.roster.member(member.id)
            assert renewed is not None
            self._club.access.open_with(answer, request, renewed)  # one's own old link no longer lets one in
        return answer

    async def add_room(self, request: web.Request) -> web.Response:
        """Open a room."""
        asks = await bodies.read(request, bodies.NewRoomBody)
        self._organiser(request, asks.as_)
        return await self._change(self._club.roster.add_room(asks.title))

    async def _change(self, change: Awaitable[Any]) -> web.Response:
        try:
            changed = await change
        except UnfitName as unfit:
            return bodies.refuse(409, unfit.reason)
        await self._welcome(changed)
        self._club.live.tell(ClubChanged())
        return web.json_response({"id": changed.id})

    def _organiser(self, request: web.Request, chosen: str) -> ClubMember:
        member = self._club.member_of(request, chosen)
        if not member.manages:
            raise web.HTTPForbidden
        return member

    def _member(self, request: web.Request) -> ClubMember:
        member = self._club.roster.member(request.match_info["member"])
        if member is None:
            raise web.HTTPNotFound
        return member
