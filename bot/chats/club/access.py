"""Access to the page: who a request comes from and what it may reach; other origins and unknown hosts are refused."""

from __future__ import annotations

import hmac
import ipaddress
from collections.abc import Awaitable, Callable
from enum import Enum
from urllib.parse import SplitResult, urlsplit

from aiohttp import hdrs, web

from bot.chats.club.roster import ClubMember, Roster

COOKIE = "araldo"
KEY = "key"
"""The part of the printed address that lets whoever has it speak as anybody."""
BOARD_FILES = frozenset(
    f"/static/{name}"
    for name in (
        *("room-board.js", "room-board.css", "room-board-hall.css"),
        *("book-board.js", "book-board.css", "book-board-hall.css", "book-board-panels.js"),
        *("event.css", "event.js"),
        *("look.css", "cards.css", "cards.js", "words.js", "live.js", "theme.js", "icon.svg"),
    )
) | {"/checker"}
"""What boards and public pages are made of, and the page that checks an export."""
_OWN_LINKS = ("/board/", "/event/", "/club/")
"""Boards and public pages: whoever has the link of one may look, and each sees to that itself."""
ENTER = "/enter/"
"""Where a personal link leads."""
GUIDE = "/start"
"""The guide to the first run, which the same key opens."""
_LOOPBACK = ("127.0.0.1", "localhost", "::1")
_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}
# aiohttp answers a request and its handler by this type.
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Door(Enum):
    """The door that a request came by."""

    HERE = "here"
    """The browser that has the page's key, on this machine: one may speak as any member."""
    LINK = "link"
    """Any other: members enter by their personal link."""
    BOARD = "board"
    """The public address of a club that shows its boards and public pages alone."""


class Access:
    """Decides by the page's own addresses which requests are allowed, and who acts."""

    def __init__(self, roster: Roster, host: str, public_url: str, public: str) -> None:
        self._roster = roster
        self._host = host.strip("[]").casefold()
        self._public: SplitResult | None = urlsplit(public_url) if public_url else None
        self._public_door = Door.LINK if public == "club" else Door.BOARD
        self.port = 0
        self.key = ""
        """What the start prints for this machine. A proxy, too, speaks from loopback, for people who are not here; no
        header tells."""

    @property
    def loopback(self) -> bool:
        """Whether the page can only be reached from this machine."""
        return self._host in _LOOPBACK

    def door(self, request: web.Request) -> Door | None:
        """The door of a request; None for a host that is not ours (a name that was made to point here)."""
        host = request.headers.get(hdrs.HOST, "").casefold()
        name, port = _split(host)
        if self.loopback and name in _LOOPBACK and port == self.port:
            return Door.HERE if self._is_key(request.cookies.get(self._key_cookie, "")) else Door.LINK
        if self._public and host in _hosts(self._public):
            return self._public_door
        if not self.loopback and (_is_address(name) or name in (self._host, "localhost")):
            return Door.LINK
        return None

    def member(self, request: web.Request, chosen: str) -> ClubMember:
        """Who acts: on this machine the member chosen, elsewhere the one whose link was entered by."""
        if self.door(request) is Door.HERE:
            member = self._roster.member(chosen) if chosen else self._roster.members[0]
        else:
            member = self._roster.by_link(request.cookies.get(COOKIE, ""))
        if member is None:
            raise web.HTTPUnauthorized
        return member

    def visitor(self, request: web.Request) -> str:
        """Whose streams this one is counted with: a member's, else those of its address; nobody's for an organiser."""
        member = self._roster.by_link(request.cookies.get(COOKIE, ""))
        if self.is_here(request) or (member is not None and member.manages):
            return ""
        # What the proxy before us saw stands last; what else is there anybody may write.
        told = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip() if self._is_public(request) else ""
        return member.id if member is not None else f"at {told or request.remote}"

    def is_here(self, request: web.Request) -> bool:
        """Whether one may speak as any member."""
        return self.door(request) is Door.HERE

    def still(self, request: web.Request, member: ClubMember) -> bool:
        """Whether the personal link that a stream was opened with is still valid for this member."""
        return self.is_here(request) or self._roster.by_link(request.cookies.get(COOKIE, "")) == member

    def board_is_open(self, request: web.Request) -> bool:
        """Whether the board is shown to this request: to who is here, to members, and where it is public."""
        return self.door(request) is Door.BOARD or self.is_known(request)

    def is_known(self, request: web.Request) -> bool:
        """Whether somebody asks who came in by the page's key or by a personal link."""
        return self.is_here(request) or self._roster.by_link(request.cookies.get(COOKIE, "")) is not None

    def open_with(self, response: web.StreamResponse, request: web.Request, member: ClubMember) -> None:
        """Let a member in, on this browser."""
        secure = bool(self._public and self._public.scheme == "https" and self._is_public(request))
        self._keep(response, COOKIE, member.link, secure=secure)

    @property
    def _key_cookie(self) -> str:
        """Browsers tell no ports of one machine apart: each has a cookie of its own."""
        return f"{COOKIE}-here-{self.port}"

    def _is_key(self, given: str) -> bool:
        return bool(self.key) and hmac.compare_digest(given.encode(errors="replace"), self.key.encode())

    @web.middleware
    async def watch(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Turn away what is not from our own page, and strangers; keep a key that was brought, and take it out of the
        address."""
        self._check(request)
        if request.path in ("/", GUIDE) and KEY in request.query:
            return self._entered(request)
        if not self._may(request):
            raise web.HTTPUnauthorized
        return await handler(request)

    def _entered(self, request: web.Request) -> web.StreamResponse:
        answer = web.Response(status=303, headers={"Location": request.path})
        if self.loopback and not self._is_public(request) and self._is_key(request.query[KEY]):
            self._keep(answer, self._key_cookie, self.key)
        elif not self._may(request):
            raise web.HTTPUnauthorized
        return answer

    @staticmethod
    def _keep(response: web.StreamResponse, cookie: str, value: str, *, secure: bool = False) -> None:
        """Let this browser in for a year. The cookie comes with links of other sites too, where a personal link is
        pressed in a chat; what changes anything asks for our own origin."""
        response.set_cookie(cookie, value, max_age=31_536_000, httponly=True, samesite="Lax", secure=secure)

    def _may(self, request: web.Request) -> bool:
        """Whether this is for whoever asks."""
        if request.path.startswith((*_OWN_LINKS, ENTER)) or request.path in BOARD_FILES:
            return True
        return self.is_here(request) if request.path == GUIDE else self.is_known(request)

    @staticmethod
    async def dress(request: web.Request, response: web.StreamResponse) -> None:
        """The headers that keep a page from being framed, sniffed or made to run others' code."""
        for name, value in _HEADERS.items():
            response.headers.setdefault(name, value)

    def _check(self, request: web.Request) -> None:
        door = self.door(request)
        if door is None:
            raise web.HTTPMisdirectedRequest
        if door is Door.BOARD and not (request.path.startswith(_OWN_LINKS) or request.path in BOARD_FILES):
            raise web.HTTPNotFound
        origin = request.headers.get(hdrs.ORIGIN)
        if origin is not None and not self._is_own(origin, request):
            raise web.HTTPForbidden
        site = request.headers.get("Sec-Fetch-Site", "same-origin")
        reads_page = request.method in (hdrs.METH_GET, hdrs.METH_HEAD) and not request.path.startswith("/api/")
        navigates = request.headers.get("Sec-Fetch-Mode", "navigate") == "navigate"
        if (
            site != "same-origin"
            and not (request.method == hdrs.METH_GET and site == "none")
            and not (reads_page and navigates)
        ):
            raise web.HTTPForbidden

    def _is_own(self, origin: str, request: web.Request) -> bool:
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if self._public and self._is_public(request):
            return parts.scheme == self._public.scheme and parts.netloc.casefold() in _hosts(self._public)
        return parts.scheme in ("http", "https") and parts.netloc.casefold() == request.headers[hdrs.HOST].casefold()

    def _is_public(self, request: web.Request) -> bool:
        return bool(self._public and request.headers.get(hdrs.HOST, "").casefold() in _hosts(self._public))


def _split(host: str) -> tuple[str, int]:
    """The name and port of a Host header; port 80 when it names none."""
    try:
        parts = urlsplit(f"//{host}")
        return (parts.hostname or "").casefold(), parts.port or 80
    except ValueError:
        return "", 0


def _hosts(public: SplitResult) -> tuple[str, ...]:
    """How a browser may write the public address in its Host header."""
    bare = (public.hostname or "").casefold()
    bare = f"[{bare}]" if ":" in bare else bare
    usual = {"http": 80, "https": 443}.get(public.scheme)
    if public.port in (None, usual):
        return (bare, f"{bare}:{usual}")
    return (f"{bare}:{public.port}",)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
