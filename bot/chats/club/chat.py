"""The local club as a chat: it wires the page together, opens its port, and says what the hall wants said."""

from __future__ import annotations

import asyncio
import errno
import logging
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from aiohttp import hdrs, web

from bot.chats.club import bodies, static_files
from bot.chats.club.access import ENTER, GUIDE, KEY, Access, Handler
from bot.chats.club.book_board import BookBoard
from bot.chats.club.club_parts import ClubParts
from bot.chats.club.command_names import CommandNames
from bot.chats.club.completion import Completer
from bot.chats.club.conversation import Conversation
from bot.chats.club.drawing import anchor
from bot.chats.club.forms import FormDrawer
from bot.chats.club.live import Live
from bot.chats.club.message_log import MessageLog
from bot.chats.club.page_texts import language_of
from bot.chats.club.pages import Pages
from bot.chats.club.public.event_page import EventPage
from bot.chats.club.public.site import ClubSite
from bot.chats.club.room_board import RoomBoard
from bot.chats.club.roster import PLATFORM, ClubMember, ClubRoom, Roster
from bot.chats.club.settings_pages import SettingsPages
from bot.chats.club.start_pages import Guide, StartPages
from bot.hall.cards.plain_text import folded
from bot.hall.front import Front
from bot.hall.requests import Account, Departed, Job, Named, Notice, Place, Stepping, Unheard
from bot.storage.contract import News, Overtaken, Put, Store, Trouble, Write

log = logging.getLogger(__name__)

_KEY = "page:key"
"""Where memory keeps the page's key."""
HEAD, BODY = 75.0, 60.0
"""Seconds in which the head of a request has to come, and its body; so long as for a head a connection is kept for the
next one."""
_WAITING = 1024
"""Connections that may wait to be taken: a hall opens its page within seconds of being shown the code."""
_TABLES = frozenset({"page_members", "page_rooms", "page_messages"})


class PortTaken(Exception):
    """Something else already listens on that port."""

    def __init__(self, port: int) -> None:
        self.port = port


class ClubChat:
    """The page for trying everything with no account, and the projector board."""

    platform = PLATFORM
    gathers = None
    events = False

    def __init__(
        self,
        front: Front,
        store: Store,
        *,
        host: str,
        port: int,
        public_url: str,
        public: str,
        streams: int,
        language: str,
        clock: Callable[[], float],
        guide: Guide | None = None,
        head: float = HEAD,
        body: float = BODY,
    ) -> None:
        self._head, self._body = head, body
        self._guide = guide
        self._host, self._port = host, port
        self._public_url, self._public = public_url.rstrip("/"), public

        def text(key: str) -> str:
            return front.texts.say(language, key)

        self._text = text
        self._front = front
        self._store, self._roster = store, Roster(store)
        self._live = Live(each=streams)
        self._log = MessageLog(store, self._roster, clock, self._live.tell)
        self._access = Access(self._roster, host, public_url, public)
        club = text("page-club")
        self._conversation = Conversation(front, self._roster, self._log, name=text("page-bot"), club=club, clock=clock)
        command_names = CommandNames(front.commands, front.texts)
        self._club_name = club
        self._club = ClubParts(
            front,
            self._roster,
            self._log,
            self._live,
            self._access,
            self._conversation,
            command_names,
            Completer(front, self._roster, command_names),
            FormDrawer(self._roster, command_names, club),
        )
        self._pages = Pages(self._club, self._came)
        self._greeted = False
        self._book_board = BookBoard(front, self._pages, clock, visitor=self._access.visitor, streams=streams)
        self._event_page = EventPage(front, self._pages, clock)
        self._site = ClubSite(front, self._pages, clock)
        self._runner: web.AppRunner | None = None
        self._stale = False
        self._reading: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        """Where the page is found from this machine."""
        host = "127.0.0.1" if self._host in ("0.0.0.0", "::", "") else self._host
        return f"http://{f'[{host}]' if ':' in host else host}:{self._access.port}/"

    @property
    def entrance(self) -> str:
        """The address with the key, by which one comes in on this machine."""
        return f"{self.address}?{KEY}={self._access.key}" if self._access.loopback else self.address

    @property
    def guide(self) -> str:
        """The address of the guide to the first run; empty where nobody is on this machine by the key alone."""
        key = f"?{KEY}={self._access.key}"
        return f"{self.address.rstrip('/')}{GUIDE}{key}" if self._guide and self._access.loopback else ""

    def links(self) -> list[tuple[str, str]]:
        """The organisers' names and personal links; none where one may simply speak as anybody."""
        shown = self._public == "club" and self._public_url
        if self._access.loopback and not shown:
            return []
        base = self._public_url if shown else self.address.rstrip("/")
        return [(member.name, f"{base}{ENTER}{member.link}") for member in self._roster.members if member.manages]

    async def start(self) -> None:
        """Read the club and open the port."""
        new = await self._roster.load(self._text("page-first-room"), self._text("page-first-members").split(", "))
        await self._log.load()
        self._access.key = await self._key()
        app = web.Application(
            middlewares=[self._told, self._access.watch], client_max_size=bodies.LARGEST_FILE + 100_000
        )
        app[bodies.PATIENCE] = self._body
        app.on_response_prepare.append(self._access.dress)
        app.add_routes(self._book_board.routes())  # before the boards of rooms: its ids are of their own form
        app.add_routes(self._event_page.routes())
        app.add_routes(self._site.routes())
        app.add_routes(static_files.routes(self._front.texts))
        app.add_routes(self._pages.routes())
        if self._guide is not None:
            app.add_routes(StartPages(self._guide, self._access, self._pages).routes())
        app.add_routes(SettingsPages(self._club, self._welcome).routes())
        app.add_routes(RoomBoard(self._club, self._pages).routes())
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=5.0, keepalive_timeout=self._head)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host or None, self._port, backlog=_WAITING)
        try:
            await site.start()
        except OSError as error:
            await self._runner.cleanup()
            if error.errno == errno.EADDRINUSE:
                raise PortTaken(self._port) from error
            raise
        self._access.port = self._runner.addresses[0][1]
        base = f"{self._public_url}/" if self._public_url else self.address
        self._front.boards.open_at(base, public=bool(self._public_url), changed=self._changed, named=self._site.drop)
        for member in self._roster.members if new else ():
            await self._welcome(member)

    async def _came(self, language: str) -> None:
        """Greet with the first who comes in: a new club speaks their browser's language, as a server its own. While it
        cannot be written down the page is read all the same, and whoever comes next is greeted."""
        if self._greeted:
            return
        self._greeted = True
        try:
            for room in self._roster.rooms:
                await self._greet(room, language)
        except Trouble as trouble:
            log.error("the page: nobody is greeted yet: %s", trouble)
            self._greeted = False

    def _changed(self, id: str) -> None:
        """A board, or a public page, is to be looked at again."""
        self._book_board.tell(id)
        self._event_page.drop(id)

    @web.middleware
    async def _told(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Whatever was asked for: what is wrong with the database is told in its own sentence, and counted; a reader is
        told in a small page why there is no other, the same whether something was there or never was."""
        try:
            return await handler(request)
        except (web.HTTPUnauthorized, web.HTTPNotFound, web.HTTPMisdirectedRequest) as none:
            if isinstance(none, web.HTTPUnauthorized):
                read, why = not request.path.startswith("/api/"), "page-not-entered"
            else:
                read = _is_read(request)
                why = "page-nowhere" if isinstance(none, web.HTTPNotFound) else "page-elsewhere"
            if not read:
                raise
            return self._turned_away(request, none.status, why, f"{why}-about")
        except Trouble as trouble:
            log.error("the page: the database: %s", trouble)
            self._front.watch.troubled(trouble.reason)
            said = f"trouble-{trouble.reason}"
            return (
                self._turned_away(request, 503, "page-not-now", said) if _is_read(request) else bodies.refuse(503, said)
            )

    def _turned_away(self, request: web.Request, status: int, title: str, about: str) -> web.Response:
        language = language_of(request.headers.get("Accept-Language", ""))
        return static_files.turned_away(self._front.texts, language, status, title, about)

    async def _key(self) -> str:
        """The page's key: made once, so that a browser that has it comes in after every start."""
        if not await self._store.rows("memory", key=_KEY):
            made = Put("memory", {"key": _KEY, "value": secrets.token_urlsafe(24)}, new=True)
            with suppress(Overtaken):  # another process was quicker
                await self._store.write(Write(changes=[made]))
        return str((await self._store.rows("memory", key=_KEY))[0]["value"])

    async def stop(self) -> None:
        """Finish what is being done, end the streams, close the port."""
        self._live.close()
        self._book_board.close()
        await self._conversation.finish()
        if self._runner is not None:
            await self._runner.cleanup()

    async def say(self, notice: Notice) -> Mapping[str, Any]:
        """Say a notice in its room or private conversation."""
        return await self._conversation.say(notice)

    @property
    def names(self) -> Collection[str]:
        """None but Araldo, which is nobody's anywhere."""
        return ()

    @property
    def connected(self) -> bool:
        """The page is there for as long as we are."""
        return True

    async def unheard(self) -> Unheard:
        """Nobody's page is another's."""
        return Unheard()

    def link_to(self, place: Place | None, became: Mapping[str, Any]) -> str:
        """The message's anchor in the page of its room, where the link to it stands too."""
        return anchor(became["message"])

    async def forget(self, account: Account, name: str) -> None:
        """Erase a member's messages and every card that names them; their place stays, under another name."""
        member = self._roster.member(account.id)
        if member is not None:
            await self._log.erase(member.id)
            await self._roster.change_member(member, name=name)
            self._live.begin_anew()  # The screens still show what they said, and whoever was away would be told it.

    def heard(self, news: News) -> None:
        """Another process may have written to the page: all is read anew, here and on the screens."""
        if news.lost or news.tables & _TABLES:
            self._stale = True
            if self._reading is None or self._reading.done():
                self._reading = asyncio.create_task(self._read_again())

    async def _read_again(self) -> None:
        while self._stale:
            self._stale = False
            await self._roster.read()
            await self._log.load()
        self._live.begin_anew()

    async def take_away(self, handle: Mapping[str, Any]) -> bool:
        """What was typed stands in the room only with its answer, which knows that it was a secret."""
        return True

    async def lacks(self, place: Place, job: Job = Job.PLAY) -> tuple[str, ...]:
        """Nothing: the page is ours."""
        return ()

    async def members(self, place: Place, ids: Collection[str]) -> Sequence[Account]:
        """The members of these ids."""
        return [member.account() for id in ids if (member := self._roster.member(id))]

    async def gone(self, place: Place, ids: Collection[str]) -> Departed:
        """Nobody: the club keeps its own list."""
        return Departed()

    async def members_called(self, place: Place, beginning: str) -> Sequence[Account]:
        """The members whose names begin so."""
        wanted = folded(beginning)
        return [member.account() for member in self._roster.members if folded(member.name).startswith(wanted)]

    def is_a_bots(self, handle: str) -> bool:
        """No: only people have a place in the page."""
        return False

    async def members_named(self, place: Place, names: Collection[str], step: Stepping) -> Named:
        """All members."""
        return Named([member.account() for member in self._roster.members])

    async def _welcome(self, newcomer: ClubRoom | ClubMember) -> None:
        """Tell the hall of a new member, and greet a new room."""
        if isinstance(newcomer, ClubMember):
            await self._front.reachable(newcomer.account(), True)
        else:
            await self._greet(newcomer, "")

    async def _greet(self, room: ClubRoom, language: str) -> None:
        """Greet in a room, if the club was greeted in none; one that bears our own name bears it in that language."""
        organiser = next(member for member in self._roster.members if member.manages)
        place = replace(room.place(self._club_name), language=language)
        drawn = await self._front.greeting(place, organiser.account())
        if drawn is None:
            return
        if language and room.title == self._text("page-first-room"):
            room = await self._roster.name_room(room, self._front.texts.say(language, "page-first-room"))
        await self._conversation.greet(room, drawn)


def _is_read(request: web.Request) -> bool:
    """Whether somebody reads the answer; scripts and programs ask for no page."""
    return "text/html" in request.headers.get(hdrs.ACCEPT, "")
