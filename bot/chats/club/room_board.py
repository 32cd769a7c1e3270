"""The projector board: the latest public cards of a room, to be read from across a hall."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from bot.chats.club import static_files
from bot.chats.club.club_parts import ClubParts
from bot.chats.club.drawing import view
from bot.chats.club.message_log import LoggedMessage
from bot.chats.club.page_texts import language_of, words
from bot.chats.club.pages import Pages
from bot.chats.club.roster import ClubRoom

CARDS = 8
"""Cards on the board; the newest is the largest."""
_TONES = ("tone-good", "tone-bad", "tone-no", "tone-ask")
_PRESSED = ("buttons", "files", "steps", "step")
"""The parts of a card that are for whoever sits at the page."""
_WORDS = ("board", "board-empty", "locale", "offline", "online", "table", "theme", "bot", *_TONES)


class RoomBoard:
    """The handlers of the board: everything on it was said to the whole room."""

    def __init__(self, club: ClubParts, pages: Pages) -> None:
        self._club = club
        self._pages = pages

    def routes(self) -> list[web.RouteDef]:
        """The addresses of the handlers."""
        return [
            web.get("/board/{room}", self.page),
            web.get("/board/{room}/cards", self.cards),
            web.get("/board/{room}/events", self.events),
            web.get("/board/{room}/picture/{message}", self.picture),
        ]

    async def page(self, request: web.Request) -> web.Response:
        """The board of a room that there is."""
        self._room(request)
        return await static_files.room_board(request)

    async def cards(self, request: web.Request) -> web.Response:
        """The latest cards of the room, and after which event to listen."""
        room = self._room(request)
        language = language_of(request.headers.get("Accept-Language", ""))
        every = words(self._club.front.texts, language)
        shown = [message for message in self._club.log.last(room.id) if self._shows(room, message)]
        return web.json_response(
            {
                "mark": self._club.live.mark,
                "title": room.title,
                "language": language,
                "words": {name: every[name] for name in _WORDS},
                "most": CARDS,
                "messages": [self._view(room, message) for message in shown[-CARDS:]],
            }
        )

    async def events(self, request: web.Request) -> web.StreamResponse:
        """New and changed cards, as they come."""
        room = self._room(request)

        def seen(happened: Any) -> dict[str, Any] | None:
            if not isinstance(happened, LoggedMessage) or not self._shows(room, happened):
                return None
            return {"kind": "message", "message": self._view(room, happened)}

        return await self._club.live.stream(request, seen, self._club.access.visitor(request))

    async def picture(self, request: web.Request) -> web.Response:
        """The picture of a card on the board."""
        room = self._room(request)
        message = await self._club.log.message(request.match_info["message"])
        if message is None or not self._shows(room, message):
            raise web.HTTPNotFound
        return await self._pages.draw(message)

    @staticmethod
    def _shows(room: ClubRoom, message: LoggedMessage) -> bool:
        return message.room == room.id and not message.reader and not message.author and "card" in message.body

    def _view(self, room: ClubRoom, message: LoggedMessage) -> dict[str, Any]:
        shown = view(message, self._club.roster, "", f"/board/{room.id}")
        return {
            **shown,
            "card": {name: part for name, part in shown["card"].items() if name not in _PRESSED},
        }

    def _room(self, request: web.Request) -> ClubRoom:
        if not self._club.access.board_is_open(request):
            raise web.HTTPUnauthorized
        room = self._club.roster.room(request.match_info["room"])
        if room is None or room.owner:
            raise web.HTTPNotFound
        return room
