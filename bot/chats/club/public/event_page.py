"""The public page of a book: made once for all who read it until the book is written, and a way to nothing else."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from aiohttp import web

from bot.chats.club.drawing import version
from bot.chats.club.page_texts import spoken_in, words
from bot.chats.club.pages import Pages
from bot.chats.club.public import data
from bot.chats.club.public.event_html import EventParts, html, rules_html
from bot.chats.club.public.paper import SORTS, leaves, sorts
from bot.chats.club.public.paper_html import contents_html, leaves_html, picture
from bot.hall.cards.board import DrawnBoard, DrawnPanel
from bot.hall.cards.card import DrawnPicture, plain
from bot.hall.front import Front
from bot.hall.people.lru import Lru
from bot.pictures.pdf import document
from bot.texts import LANGUAGES

ID = "e[0-9a-z]{24}"
_LASTS = 60.0
"""Seconds after which a page is made anew though nobody wrote: ladders end, and clocks run out, by themselves."""
_SURE = 1.0
"""Seconds for which a page that was on still is: a hall full of phones asks often. Another process may turn it off."""
_LEAVES = 200
"""The most leaves of a PDF."""
_RULES = "\n"
"""Under this, which is nobody's name, the rules of a page stay made."""
_PREVIEW = 8
"""Rows of a table in the picture beside a link."""


@dataclass(frozen=True, slots=True)
class Made:
    """A page as it is sent."""

    body: bytes
    packed: bytes
    tag: str


class EventPage:
    """The handlers of public pages."""

    def __init__(self, front: Front, pages: Pages, clock: Callable[[], float]) -> None:
        self._front, self._pages, self._clock = front, pages, clock
        self._boards: Lru[tuple[float, DrawnBoard]] = Lru(64)
        self._made: Lru[Made] = Lru(512)
        self._papers: Lru[bytes] = Lru(16)
        self._drawing = asyncio.Lock()
        self._writes = 0
        self._on: Lru[float] = Lru(64)
        """When a page was last seen to be on."""

    def routes(self) -> list[web.RouteDef]:
        """The addresses of the handlers."""
        return [
            web.get(f"/event/{{id:{ID}}}", self.page),
            web.get(f"/event/{{id:{ID}}}/preview.png", self.preview),
            web.get(f"/event/{{id:{ID}}}/rules", self.rules),
            web.get(f"/event/{{id:{ID}}}/paper", self.paper),
            web.get(f"/event/{{id:{ID}}}/paper/{{sort:{'|'.join(SORTS)}}}", self.paper),
            web.get(f"/event/{{id:{ID}}}/paper/{{language:[a-z]{{2}}}}/{{sort:{'|'.join(SORTS)}}}.pdf", self.pdf),
            web.get(f"/event/{{id:{ID}}}/{{language:[a-z]{{2}}}}/qr.png", self.qr),
            web.get(f"/event/{{id:{ID}}}/calendar.ics", self.calendar),
            web.get(
                f"/event/{{id:{ID}}}/data/{{language:[a-z]{{2}}}}/{{table:[a-z0-9-]+}}.{{form:json|csv}}", self.table
            ),
            web.get(f"/event/{{id:{ID}}}/{{language:[a-z]{{2}}}}/picture/{{panel:[0-9]{{1,3}}}}", self.picture),
        ]

    def drop(self, id: str) -> None:
        """A page is to be made anew."""
        self._writes += 1
        self._on.forget(id)
        for key in [key for key, _ in self._boards.items() if key[0] == id]:
            self._forget(*key)

    async def page(self, request: web.Request) -> web.Response:
        """The page, in the reader's language or the club's; with `me`, the table of that name above the rest."""
        return page_sent(request, await self._page(request))

    async def rules(self, request: web.Request) -> web.Response:
        """The rules of the event, in our own words and by its own numbers."""
        id, language = request.match_info["id"], spoken_in(request.headers.get("Accept-Language", ""))
        board = await self._board(id, language)
        key = (id, language, _RULES)
        made = self._made.get(key)
        if made is None:
            chapters = await self._front.boards.draw_rules(id, language)
            if not chapters:
                raise web.HTTPNotFound
            boards = self._front.boards
            sheet = EventParts(board, words(self._front.texts, board.language), boards.link_of_page(id), {}, "")
            made = self._made.keep(key, packed(rules_html(sheet, chapters)))
        return page_sent(request, made)

    async def paper(self, request: web.Request) -> web.Response:
        """What is printed: what there is, or the leaves of a sort."""
        id, language = request.match_info["id"], spoken_in(request.headers.get("Accept-Language", ""))
        board = await self._board(id, language)
        said, link = words(self._front.texts, board.language), self._front.boards.link_of_page(id)
        sort = request.match_info.get("sort", "")
        if not sort:
            there = sorts(board, said)
            return page_sent(request, packed(contents_html(board, there, said, f"{link}/paper", f"/event/{id}")))
        found = leaves(board, sort, said)
        if not found:
            raise web.HTTPNotFound
        qr = {"class": "scan", "src": f"/event/{id}/{board.language}/qr.png", "alt": said["paper-scan"]}
        scan = qr if self._front.boards.public else {}
        return page_sent(request, packed(leaves_html(board, found, said[SORTS[sort]], f"{link}/paper/{sort}", scan)))

    async def pdf(self, request: web.Request) -> web.Response:
        """The same as a PDF, drawn once for all who want it until the event changes."""
        id, sort = request.match_info["id"], request.match_info["sort"]
        board = await self._board(id, _known(request.match_info["language"]))
        found = leaves(board, sort, words(self._front.texts, board.language))[:_LEAVES]
        if not found:
            raise web.HTTPNotFound
        qr = self._qr(id, board) if self._front.boards.public else None
        key = hashlib.sha256(repr((found, qr)).encode("utf-8")).hexdigest()
        async with self._drawing:
            made = self._papers.get(key)
            if made is None:
                pngs = [await self._front.draw_picture(picture(leaf, board.language)) for leaf in found]
                corner = await self._front.draw_picture(qr) if qr else None
                made = self._papers.keep(key, document(pngs, corner=corner))
        return web.Response(body=made, content_type="application/pdf", headers={"X-Robots-Tag": "noindex"})

    async def qr(self, request: web.Request) -> web.Response:
        """The code of the page, which stands on every leaf."""
        id = request.match_info["id"]
        if not self._front.boards.public:
            raise web.HTTPNotFound
        board = await self._board(id, _known(request.match_info["language"]))
        content = await self._front.draw_picture(self._qr(id, board))
        return web.Response(body=content, content_type="image/png", headers={"Cache-Control": "public, max-age=300"})

    def _qr(self, id: str, board: DrawnBoard) -> DrawnPicture:
        title = words(self._front.texts, board.language)["paper-scan"]
        values = {"title": title, "link": self._front.boards.link_of_page(id)}
        return DrawnPicture("qr", values, title, board.language)

    async def table(self, request: web.Request) -> web.Response:
        """A table as data, under a name that stays; under `tables` all of them as JSON."""
        board = await self._board(request.match_info["id"], _known(request.match_info["language"]))
        name, form = request.match_info["table"], request.match_info["form"]
        if (name, form) == ("tables", "json"):
            return file_sent(data.as_json(board), "application/json")
        panel = data.tables(board).get(name)
        if panel is None or panel.table is None:
            raise web.HTTPNotFound
        if form == "json":
            return file_sent(data.table_json(panel), "application/json")
        return file_sent(data.table_csv(panel.table), "text/csv")

    async def calendar(self, request: web.Request) -> web.Response:
        """The next date as iCalendar."""
        id, boards = request.match_info["id"], self._front.boards
        event = await self._front.club_pages.event(id)
        if event is None:
            raise web.HTTPNotFound
        content = data.calendar(plain(event.title), [event], boards.link_of_page(""), self._clock())
        return file_sent(content, "text/calendar")

    async def picture(self, request: web.Request) -> web.Response:
        """The picture of a panel."""
        board = await self._board(request.match_info["id"], _known(request.match_info["language"]))
        number = int(request.match_info["panel"])
        picture = board.panels[number].picture if number < len(board.panels) else None
        if picture is None:
            raise web.HTTPNotFound
        return await self._pages.drawn(picture)

    async def preview(self, request: web.Request) -> web.Response:
        """The picture that a chat shows beside a link to the page: its title and the first of its tables."""
        board = await self._board(request.match_info["id"], "")
        content = await self._front.draw_picture(_preview(board))
        return web.Response(body=content, content_type="image/png", headers={"Cache-Control": "public, max-age=300"})

    async def _page(self, request: web.Request) -> Made:
        id = request.match_info["id"]
        language = spoken_in(request.headers.get("Accept-Language", ""))
        board = await self._board(id, language)
        asked = request.query.get("me", "")
        number = next((at for at, (known, _) in enumerate(board.entrants) if asked == known), None)
        name = "" if number is None else asked
        made = self._made.get((id, language, name))
        if made is None:
            writes = self._writes
            own = () if number is None else await self._front.boards.draw_own(id, language, number, name)
            made = self._make(id, board, name, own)
            if writes != self._writes:
                return made
            self._made.keep((id, language, name), made)
        return made

    def _make(self, id: str, board: DrawnBoard, name: str, own: tuple[DrawnPanel, ...]) -> Made:
        boards = self._front.boards
        link = boards.link_of_page(id)
        pictures = {
            number: f"/event/{id}/{board.language}/picture/{number}?v={_mark(panel.picture)}"
            for number, panel in enumerate(board.panels)
            if panel.picture is not None
        }
        preview = f"{link}/preview.png" if boards.public else ""
        spoken = words(self._front.texts, board.language)
        return packed(html(EventParts(board, spoken, link, pictures, preview, name, own, board.dated)))

    async def _board(self, id: str, language: str) -> DrawnBoard:
        """What the page shows, drawn once for all who read it until it changes."""
        await self._be_on(id)
        known = self._boards.get((id, language))
        if known is not None and self._clock() - known[0] < _LASTS:
            return known[1]
        self._forget(id, language)
        writes = self._writes
        board = await self._front.boards.draw_page(id, language)
        if board is None:
            raise web.HTTPNotFound
        if writes == self._writes:  # else it may have changed while it was drawn
            self._boards.keep((id, language), (self._clock(), board))
        return board

    async def _be_on(self, id: str) -> None:
        """Nothing is found where a page was turned off, perhaps by another process."""
        seen = self._on.get(id)
        if seen is not None and 0 <= self._clock() - seen < _SURE:
            return
        writes = self._writes
        if not await self._front.boards.book_of_page(id):
            self._on.forget(id)
            raise web.HTTPNotFound
        if writes == self._writes:
            self._on.keep(id, self._clock())

    def _forget(self, id: str, language: str) -> None:
        self._boards.forget((id, language))
        for key in [key for key, _ in self._made.items() if key[:2] == (id, language)]:
            self._made.forget(key)


def packed(text: str) -> Made:
    """A page, also as it is sent to whoever reads it packed."""
    tag = hashlib.sha256(text.encode("utf-8")).hexdigest()[:16]
    # The script compares this with what there is now: what was written while the page loaded is seen, too.
    body = text.replace("<html ", f'<html data-tag="{tag}" ', 1).encode("utf-8")
    return Made(body, gzip.compress(body, 6), tag)


def page_sent(request: web.Request, made: Made) -> web.Response:
    """A page; not again to a browser that has it."""
    headers = {
        "ETag": f'"{made.tag}"',
        "Cache-Control": "public, no-cache",
        "Vary": "Accept-Language, Accept-Encoding",
        "X-Robots-Tag": "noindex",
    }
    if any(known.value == made.tag for known in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    body = made.body
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"], body = "gzip", made.packed
    return web.Response(body=body, content_type="text/html", charset="utf-8", headers=headers)


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise web.HTTPNotFound
    return language


def file_sent(content: bytes, sort: str) -> web.Response:
    """Data that any program may read."""
    headers = {"Cache-Control": "public, max-age=60", "X-Robots-Tag": "noindex", "Access-Control-Allow-Origin": "*"}
    return web.Response(body=content, content_type=sort, charset="utf-8", headers=headers)


def _mark(picture: DrawnPicture) -> str:
    return version({"maker": picture.maker, "values": picture.values, "language": picture.language})


def _preview(board: DrawnBoard) -> DrawnPicture:
    """The first rows of the first table, under the title; the title alone where nothing is listed."""
    table = next((panel.table for panel in board.panels if panel.table is not None), None)
    title = plain(board.title)
    values = {
        "title": title,
        "subtitle": plain(board.subtitle),
        "columns": [
            {"title": plain(cell), "align": "right" if at in table.right else "left"}
            for at, cell in enumerate(table.head)
        ]
        if table
        else [{"title": ""}],
        "rows": [[plain(cell) for cell in row] for row in table.rows[:_PREVIEW]] if table else [],
    }
    return DrawnPicture("table", values, title, board.language)
