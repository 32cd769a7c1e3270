"""The projector board of a book: read-only, live, for whoever has its link; nothing else can be reached through it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from bot.chats.club import static_files
from bot.chats.club.drawing import version
from bot.chats.club.live import Live
from bot.chats.club.page_texts import words
from bot.chats.club.pages import Pages
from bot.hall.cards.board import DrawnBoard, DrawnPanel
from bot.hall.cards.card import DrawnPicture, Line
from bot.hall.front import Front
from bot.hall.people.lru import Lru

ID = "v[0-9a-z]{24}"
_WORDS = (
    *("board", "board-gone", "board-quiet", "locale", "offline", "online", "table"),
    *("clock-paused", "clock-over", "theme", "theme-light", "theme-dark"),
)


@dataclass(frozen=True, slots=True)
class Changed:
    """This board has to be looked at again."""

    board: str


class BookBoard:
    """The handlers of books' boards."""

    def __init__(
        self,
        front: Front,
        pages: Pages,
        clock: Callable[[], float],
        *,
        visitor: Callable[[web.Request], str],
        streams: int,
    ) -> None:
        self._front, self._pages, self._clock, self._visitor = front, pages, clock, visitor
        self._live = Live(each=streams)
        self._drawn: Lru[DrawnBoard] = Lru(32)
        """Boards as they were drawn, until they change: many screens cost one drawing."""

    def routes(self) -> list[web.RouteDef]:
        """The addresses of the handlers."""
        return [
            web.get(f"/board/{{id:{ID}}}", self.page),
            web.get(f"/board/{{id:{ID}}}/now", self.now),
            web.get(f"/board/{{id:{ID}}}/events", self.events),
            web.get(f"/board/{{id:{ID}}}/qr", self.qr),
            web.get(f"/board/{{id:{ID}}}/picture/{{panel:[0-9]{{1,2}}}}", self.picture),
        ]

    def tell(self, id: str) -> None:
        """Tell every screen that shows this board."""
        self._drawn.forget(id)
        self._live.tell(Changed(id))

    def close(self) -> None:
        """End every stream."""
        self._live.close()

    async def page(self, request: web.Request) -> web.Response:
        """The page of a board that there is."""
        if not await self._front.boards.book(request.match_info["id"]):
            raise web.HTTPNotFound
        return await static_files.book_board(request)

    async def now(self, request: web.Request) -> web.Response:
        """What the board shows, the moment by our clock, and after which event to listen."""
        mark = self._live.mark
        id, board = await self._board(request)
        qr = {"src": f"/board/{id}/qr?v={version(_values(board.page))}", "alt": board.page.alt} if board.page else None
        every = words(self._front.texts, board.language)
        return web.json_response(
            {
                "mark": mark,
                "now": self._clock(),
                "language": board.language,
                "words": {name: every[name] for name in _WORDS},
                "title": _line(board.title),
                "subtitle": _line(board.subtitle),
                "qr": qr,
                "panels": [_panel(panel, f"/board/{id}/picture/{number}") for number, panel in enumerate(board.panels)],
            },
            headers={"Cache-Control": "no-store"},
        )

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Word of every change, as it comes."""
        id, _ = await self._board(request)

        def seen(happened: Any) -> dict[str, Any] | None:
            return {"kind": "changed"} if happened == Changed(id) else None

        return await self._live.stream(request, seen, self._visitor(request))

    async def picture(self, request: web.Request) -> web.Response:
        """The picture of a panel."""
        _, board = await self._board(request)
        number = int(request.match_info["panel"])
        picture = board.panels[number].picture if number < len(board.panels) else None
        if picture is None:
            raise web.HTTPNotFound
        return await self._pages.drawn(picture)

    async def qr(self, request: web.Request) -> web.Response:
        """The code by which phones in the hall find the public page."""
        _, board = await self._board(request)
        if board.page is None:
            raise web.HTTPNotFound
        return await self._pages.drawn(board.page)

    async def _board(self, request: web.Request) -> tuple[str, DrawnBoard]:
        """The board that is asked for, drawn once for all who look until it changes."""
        id = request.match_info["id"]
        known = self._drawn.get(id)
        if known is None:
            mark = self._live.mark
            known = await self._front.boards.draw(id)
            if known is None:
                raise web.HTTPNotFound
            if mark == self._live.mark:  # else it may have changed while it was drawn
                self._drawn.keep(id, known)
        return id, known


def _panel(panel: DrawnPanel, picture: str) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "title": _line(panel.title),
        "lines": [_line(line) for line in panel.lines],
        "clocks": [{"label": _line(clock.label), "until": clock.until, "left": clock.left} for clock in panel.clocks],
        "rows": panel.rows,
        "wide": panel.wide,
    }
    if panel.table is not None:
        shown["table"] = {
            "head": [_line(cell) for cell in panel.table.head],
            "rows": [[_line(cell) for cell in row] for row in panel.table.rows],
            "right": list(panel.table.right),
        }
    if panel.picture is not None:
        source = f"{picture}?v={version(_values(panel.picture))}"
        shown["picture"] = {"of": panel.picture.maker, "src": source, "alt": panel.picture.alt}
    return shown


def _values(picture: DrawnPicture) -> Mapping[str, Any]:
    return {"maker": picture.maker, "values": picture.values, "language": picture.language}


def _line(line: Line) -> list[dict[str, Any]]:
    """A line as the screen gets it: words, their style and moments; who is who stays here."""
    return [
        {"text": span.text, "style": span.style, **({"at": span.at} if span.at is not None else {})} for span in line
    ]
