"""The public page of a club, and those of its players: made once a minute for all who read them."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from aiohttp import web

from bot.chats.club.page_texts import spoken_in, words
from bot.chats.club.pages import Pages
from bot.chats.club.public import data
from bot.chats.club.public.club_html import club_html, player_html
from bot.chats.club.public.event_page import Made, file_sent, packed, page_sent
from bot.hall.cards.card import DrawnPicture
from bot.hall.cards.public import DrawnClub, DrawnPlayer
from bot.hall.front import Front
from bot.hall.people.lru import Lru

CLUB, PLAYER = "c[0-9a-z]{24}", "p[0-9a-z]{24}"
_LASTS = 60.0
"""Seconds after which a page is made anew."""


class ClubSite:
    """The handlers of clubs' pages."""

    def __init__(self, front: Front, pages: Pages, clock: Callable[[], float]) -> None:
        self._front, self._pages, self._clock = front, pages, clock
        self._made: Lru[tuple[float, Made]] = Lru(256)

    def routes(self) -> list[web.RouteDef]:
        """The addresses of the handlers."""
        player = f"/club/{{id:{CLUB}}}/player/{{player:{PLAYER}}}"
        return [
            web.get(f"/club/{{id:{CLUB}}}", self.page),
            web.get(f"/club/{{id:{CLUB}}}/calendar.ics", self.calendar),
            web.get(player, self.player),
            web.get(f"{player}/picture/{{number:[0-9]{{1,2}}}}", self.picture),
        ]

    def drop(self) -> None:
        """Names, or what is public, may have changed."""
        self._made.clear()

    async def page(self, request: web.Request) -> web.Response:
        """What is on, what was, and when it goes on."""
        id, language = request.match_info["id"], _language(request)
        made = self._known(id, "", language)
        if made is None:
            club = await self._front.club_pages.draw(id, language)
            if club is None:
                raise web.HTTPNotFound
            made = self._keep(id, "", language, self.html(id, club))
        return page_sent(request, made)

    async def player(self, request: web.Request) -> web.Response:
        """What the club's events say of one who wants it so."""
        id, player, language = request.match_info["id"], request.match_info["player"], _language(request)
        made = self._known(id, player, language)
        if made is None:
            club = await self._front.club_pages.draw(id, language)
            drawn = await self._front.club_pages.draw_player(id, player, language)
            if club is None or drawn is None:
                raise web.HTTPNotFound
            made = self._keep(id, player, language, self.players_html(id, player, club, drawn))
        return page_sent(request, made)

    async def picture(self, request: web.Request) -> web.Response:
        """A picture of a player's page."""
        id, player = request.match_info["id"], request.match_info["player"]
        drawn = await self._front.club_pages.draw_player(id, player, _language(request))
        every = pictures(drawn) if drawn is not None else []
        number = int(request.match_info["number"])
        if number >= len(every):
            raise web.HTTPNotFound
        return await self._pages.drawn(every[number])

    async def calendar(self, request: web.Request) -> web.Response:
        """All planned dates as iCalendar."""
        club = await self._front.club_pages.draw(request.match_info["id"])
        if club is None:
            raise web.HTTPNotFound
        link = self._front.boards.link_of_page("")
        return file_sent(data.calendar(club.name, club.events, link, self._clock()), "text/calendar")

    def html(self, id: str, club: DrawnClub) -> str:
        """A club's page."""
        link = self._front.club_pages.link(id)
        return club_html(club, words(self._front.texts, club.language), link, _path(link), "/event/")

    def players_html(self, id: str, player: str, club: DrawnClub, drawn: DrawnPlayer) -> str:
        """A player's page."""
        link = self._front.club_pages.link(id)
        said = words(self._front.texts, drawn.language)
        return player_html(drawn, club.name, said, f"{link}/player/{player}", _path(link), "/event/")

    def _known(self, *key: str) -> Made | None:
        known = self._made.get(key)
        return known[1] if known is not None and self._clock() - known[0] < _LASTS else None

    def _keep(self, id: str, player: str, language: str, text: str) -> Made:
        made = packed(text)
        self._made.keep((id, player, language), (self._clock(), made))
        return made


def pictures(player: DrawnPlayer) -> list[DrawnPicture]:
    """The pictures of a player's page in their order."""
    return [panel.picture for _, panels in player.events for panel in panels if panel.picture is not None]


def _language(request: web.Request) -> str:
    return spoken_in(request.headers.get("Accept-Language", ""))


def _path(link: str) -> str:
    return urlsplit(link).path
