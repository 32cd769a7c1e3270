"""The page's own files: read once, sent with the right type, asked for again only when they changed."""

from __future__ import annotations

import hashlib
from functools import cache
from html import escape
from pathlib import Path

from aiohttp import web

from bot.checker import checker_page
from bot.texts import Texts

_FOLDER = Path(__file__).parent / "static"
# Named here: on Windows the registry decides otherwise, and a browser told not to guess would refuse them.
_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


@cache
def _file(name: str, board: str = "") -> tuple[bytes, str]:
    """A file with its mark; the page of a board asks for the styles and the script of that one."""
    content = (_FOLDER / name).read_bytes()
    if board:
        content = content.replace(b"{board}", board.encode())
    return content, hashlib.sha256(content).hexdigest()[:16]


def content(name: str) -> bytes:
    """One of these files as it is."""
    return _file(name)[0]


def address(name: str) -> str:
    """Where one of these files is found as it is now: a browser that has it need not ask again."""
    return f"/static/{name}?v={_file(name)[1]}"


async def page(request: web.Request) -> web.Response:
    """The page."""
    return _send(request, "index.html")


async def start(request: web.Request) -> web.Response:
    """The guide to the first run."""
    return _send(request, "start.html")


def turned_away(texts: Texts, language: str, status: int, title: str, about: str) -> web.Response:
    """The small page of whoever is given nothing else: two texts say why, and what to do."""
    page = content("turned-away.html").decode().replace("{language}", language)
    for place, key in (("title", title), ("about", about)):
        page = page.replace(f"{{{place}}}", escape(texts.say(language, key)))
    return web.Response(status=status, text=page, content_type="text/html")


async def room_board(request: web.Request) -> web.Response:
    """The page of a room's board."""
    return _send(request, "board.html", "room-board")


async def book_board(request: web.Request) -> web.Response:
    """The page of a book's board."""
    return _send(request, "board.html", "book-board")


async def static(request: web.Request) -> web.Response:
    """A style, script or picture of the pages."""
    name = request.match_info["name"]
    if not (_FOLDER / name).is_file():
        raise web.HTTPNotFound
    return _send(request, name)


def routes(texts: Texts) -> list[web.RouteDef]:
    """The addresses of the handlers."""

    async def checker(request: web.Request) -> web.Response:
        """The page that checks exported books; saved, it works without us."""
        headers = {"Content-Security-Policy": checker_page.POLICY}
        body = checker_page.page(texts)
        return web.Response(body=body, content_type="text/html", charset="utf-8", headers=headers)

    return [
        web.get("/checker", checker),
        web.get("/", page),
        web.get(r"/static/{name:[a-z-]+\.(?:js|css|svg)}", static),
    ]


def _send(request: web.Request, name: str, board: str = "") -> web.Response:
    content, tag = _file(name, board)
    headers = {"ETag": f'"{tag}"'}
    if request.query.get("v") == tag:
        headers["Cache-Control"] = "public, max-age=31536000, immutable"
    if any(known.value == tag for known in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    return web.Response(body=content, content_type=_TYPES[Path(name).suffix], charset="utf-8", headers=headers)
