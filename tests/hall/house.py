"""A house for tests: the real hall on a real database, a clock to set, and a chat that keeps what it is told to say."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

from bot.commands import COGS
from bot.engines.book import Refused
from bot.hall.cards.card import Audience, Drawn, DrawnPicture, Key, plain
from bot.hall.cards.ids import Ids
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.known_before import A_WHILE
from bot.hall.declared.line_reader import LineReader
from bot.hall.delivery.clock import Clock
from bot.hall.delivery.herald import Herald
from bot.hall.hall import Hall
from bot.hall.house import Apart, built
from bot.hall.people.known import Like, Sure
from bot.hall.people.person import Person
from bot.hall.requests import Account, Departed, Form, Job, Named, Notice, Place, Reply, Request, Stepping, Unheard
from bot.hall.running.answer_claims import AnswerClaims
from bot.hall.running.meaning import Meaning
from bot.hall.running.watch import Watch
from bot.settings import LimitSettings, Settings
from bot.storage.contract import News, Store, Write
from bot.texts import Texts
from tests import empty_books
from tests.engines.kept import Numbers
from tests.hall.own_words import own, raw

TEXTS = Texts()
COMMANDS = Commands(COGS)
READER = LineReader(COMMANDS, TEXTS)
"""Made once: it takes longer than all the rest of a house, and never changes."""
ANNA = Account("discord", "1", "Anna", "it", "anna")
BRUNO = Account("discord", "2", "Bruno", "it", "bruno")
CARLA = Account("discord", "3", "Carla", "en-GB", "carla")
HALL = Place("discord", "10", "Sala", house="5", house_title="Club")
CORNER = Place("discord", "11", "Angolo", house="5", house_title="Club")
THREAD = Place("discord", "12", "Filo", parent="10", house="5", house_title="Club")
ELSEWHERE = Place("discord", "20", "Altrove", house="6", house_title="Altro club")

BOOKS = "house.db"


def private(account: Account) -> Place:
    """Somebody's private chat with us."""
    return Place("discord", f"dm{account.id}", account.name, private=True)


class Numbered(Ids):
    """Ids in their order, the same in every run."""

    def __init__(self, numbers: Iterator[int]) -> None:
        super().__init__()
        self._numbers = numbers

    def fresh(self, sort: str, length: int = 10) -> str:
        return f"{sort}{next(self._numbers):0{length}d}"


class Chat:
    """Keeps what it is told to say; fails as it is told."""

    def __init__(self, platform: str = "discord") -> None:
        self.platform = platform
        self.gathers: float | None = None
        self.events = False
        self.listed: dict[int, Drawn] = {}
        """What stands in the list of events, where there is one."""
        self.said: list[Notice] = []
        self.news: list[News] = []
        self.failures: list[Exception] = []
        self.closed: set[str] = set()
        self.aged = False
        """Whether what one member alone sees takes no edit any more."""
        self.lacking: dict[str, tuple[str, ...]] = {}
        """The text keys of what it may not do, by place."""
        self.wishing: dict[str, tuple[str, ...]] = {}
        """Those of what it could do better with, by place."""
        self.deaf: dict[str, tuple[str, ...]] = {}
        """Those of what keeps words from it, by place."""
        self.members_there: list[Account] = []
        """Whom the platform knows in every place."""
        self.slow: Callable[[], object] = lambda: None
        """Happens while many names are looked up."""
        self.silent_about: Collection[str] = ()
        """Names of which it does not tell whether they are theirs."""
        self.left: Collection[str] = ()
        """The ids of those who have left, of which it says nothing unless it is asked."""
        self.silent = False
        """Whether it does not tell who has left."""
        self.taken_away: list[Mapping[str, Any]] = []
        """What was typed and is to be read no more, by its handles."""
        self.may_not_delete = False
        """Whether what was typed stays, as without the right to delete."""
        self.looked_up: list[str] = []
        """Of whom it was asked whether they are still there."""
        self.names = ("IlMioAraldo",)
        self.dark = Unheard()
        """The parts whose people do not reach us."""
        self._ids = Numbers(1)

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def forget(self, account: Account, name: str) -> None: ...

    async def unheard(self) -> Unheard:
        return self.dark

    async def take_away(self, handle: Mapping[str, Any]) -> bool:
        self.taken_away.append(handle)
        return not self.may_not_delete

    def link_to(self, place: Place | None, became: Mapping[str, Any]) -> str:
        return f"https://{self.platform}/{became['message']}" if "message" in became else ""

    def heard(self, news: News) -> None:
        self.news.append(news)

    async def lacks(self, place: Place, job: Job = Job.PLAY) -> tuple[str, ...]:
        if job is Job.HEARING:
            return self.deaf.get(place.id, ())
        return self.lacking.get(place.id, ()) if job.needed else self.wishing.get(place.id, ())

    async def members(self, place: Place, ids: Collection[str]) -> Sequence[Account]:
        return [one for one in self.members_there if one.id in ids]

    async def gone(self, place: Place, ids: Collection[str]) -> Departed:
        self.looked_up += ids
        return Departed((), ids) if self.silent else Departed([id for id in ids if id in self.left])

    async def members_called(self, place: Place, beginning: str) -> Sequence[Account]:
        typed = beginning.casefold()
        there = self.members_there
        return [one for one in there if any(name.casefold().startswith(typed) for name in (one.name, one.handle))]

    async def members_named(self, place: Place, names: Collection[str], step: Stepping) -> Named:
        self.slow()
        await step(len(names))
        return Named(self.members_there, [name for name in names if name in self.silent_about])

    def is_a_bots(self, handle: str) -> bool:
        return self.platform == "telegram" and handle.endswith("bot")

    async def say(self, notice: Notice) -> Mapping[str, Any]:
        from bot.hall.requests import Unreachable

        if self.failures:
            raise self.failures.pop(0)
        if notice.in_place and self.aged:
            raise Unreachable("a quarter of an hour is over")
        if notice.audience is not Audience.ROOM and notice.account and notice.account.id in self.closed:
            raise Unreachable("closed")
        if notice.drawn.happening is not None:
            return self._list(notice)
        self.said.append(notice)
        stood = notice.edits or {}
        if stood.get("messages"):
            return {"messages": stood["messages"]}
        return {"message": stood.get("message") or next(self._ids)}

    def _list(self, notice: Notice) -> Mapping[str, Any]:
        """An event of the place is made, changed or taken away."""
        assert notice.drawn.happening is not None
        told, known = (notice.drawn.title, notice.drawn.happening), (notice.edits or {}).get("event")
        same = [id for id, one in self.listed.items() if id == known or (one.title, one.happening) == told]
        event = next(iter(same), 0) or next(self._ids)
        self.listed.pop(event, None)
        if notice.drawn.happening.off:
            return {}
        self.listed[event] = notice.drawn
        return {"event": event}

    def again(self) -> Chat:
        """The same chat, apart from now on."""
        chat = copy(self)
        chat.said, chat.failures, chat.closed = [*self.said], [*self.failures], {*self.closed}
        chat.taken_away, chat._ids = [*self.taken_away], copy(self._ids)
        return chat

    def words(self) -> list[str]:
        """What was said, in short."""
        return [words(notice.drawn) for notice in self.said]


class House:
    """The house, and people's fingers; `watch` watches it, and it is built with these other `services`."""

    def __init__(self, store: Store, limit: int = 10_000, watch: Watch | None = None, **services: Any) -> None:
        self.set = 0.0
        """By how many seconds the computer's clock was set: so much of `now` did not go by."""
        self.store, self.now, self.chat = store, 1_768_077_000.0, Chat()
        self.telegram = Chat("telegram")
        self.apart: Apart = asyncio.to_thread
        """Does long work; a test may look on."""
        self.shown: Callable[[Drawn], object] = lambda drawn: None
        """Told of every answer."""
        self._limit, self._watch, self._services = limit, watch, services
        self._ids = Numbers(1)
        self._build()

    def _build(self) -> None:
        chats = {chat.platform: chat for chat in (self.chat, self.telegram)}
        usual: dict[str, Any] = {"settings": _settings(self._limit)}
        usual |= {} if "commands" in self._services else {"commands": COMMANDS, "reader": READER}
        house = built(
            texts=TEXTS,
            store=self.store,
            chats=chats,
            clock=lambda: self.now,
            apart=lambda work, *values: self.apart(work, *values),
            **usual | self._services,
        )
        self._written: dict[str, list[str]] = {}
        house.events.written.append(self._wrote)
        self._meaning = Meaning(house.commands, house.reader, house.store)
        self.people, self.shelf = house.people, house.shelf
        self.hall = Hall(house, self._watch, _picture)
        self.hall.claims = AnswerClaims(lambda: self.now - self.set, house.remembered)
        self.herald, self.clock = Herald(self.hall), Clock(self.hall)

    async def restarted(self) -> House:
        """The same house after a crash: nothing in memory, everything on disk."""
        await self.store.write(Write())  # with it goes what was acknowledged
        self.now += 1
        self._build()
        await self.hall.open()
        return self

    async def rebuilt(self, **services: Any) -> House:
        """The same house after a restart, with other services."""
        self._services |= services
        return await self.restarted()

    async def again(self, folder: Path, books: bytes) -> House:
        """The same house elsewhere, with these books on its disk, as after a restart."""
        house = copy(self)
        (folder / BOOKS).write_bytes(books)
        house.store = await empty_books.opened(folder / BOOKS)
        house.chat, house.telegram = self.chat.again(), self.telegram.again()
        house._ids = copy(self._ids)
        house._build()
        await house.hall.open()
        return house

    async def heralded(self) -> list[str]:
        """Let the herald say what waits; gives what was said since."""
        before, said = len(self.chat.said), -1
        while said < len(self.chat.said):  # of each room a few are read at a time
            said = len(self.chat.said)
            await self.herald.say_notices()
            await self.herald.stop()
        return self.chat.words()[before:]

    async def ask(
        self, line: str = "", who: Account = ANNA, where: Place = HALL, *, id: str = "", **more: Any
    ) -> Reply | Form | None:
        """What is answered to a typed line, a press or a chosen command."""
        self.now += 1
        name = id or f"{who.platform}:{next(self._ids)}"
        request = Request(name, who, where, self.now, line=line, **more)
        reply = await self.hall.handle(request)
        if written := self._written.pop(name, None):
            found = raw(await self._own_words(request), written)
            assert not found, f"people's words stand in entries: {found}"
        if isinstance(reply, Reply):
            self.shown(reply.drawn)
        return reply

    async def asked_yesterday(self, line: str, who: Account = ANNA, **more: Any) -> None:
        """What was typed a day before all else: an office counts for a yes from the day after it was given."""
        self.now -= A_WHILE
        await self.ask(line, who, **more)
        self.now += A_WHILE

    async def _own_words(self, request: Request) -> list[str]:
        """What was typed where any words may stand."""
        try:
            typed = self._meaning.typed(request, await self._meaning.pressed(request))
        except Refused:
            return []
        return [*own(typed)] if typed else []

    def _wrote(self, write: Write) -> None:
        """Remember the bodies of a request's entries until it was answered."""
        if write.append is not None and write.append.entries:
            request = write.append.entries[0].request
            if not request.startswith(("open:", "timer:")):  # nobody typed anything for these
                self._written[request] = [entry.body for entry in write.append.entries]

    async def said(self, line: str = "", who: Account = ANNA, where: Place = HALL, **more: Any) -> str:
        """The words of an answer."""
        reply = await self.ask(line, who, where, **more)
        assert isinstance(reply, Reply), reply
        return words(reply.drawn)

    async def press(self, key: Key | str, who: Account = ANNA, where: Place = HALL, **more: Any) -> str:
        """The words of the answer to a press."""
        return await self.said(who=who, where=where, press=key if isinstance(key, str) else key.id, **more)

    async def keys(self, line: str = "", who: Account = ANNA, where: Place = HALL, **more: Any) -> dict[str, Key]:
        """The buttons of an answer, by label."""
        reply = await self.ask(line, who, where, **more)
        assert isinstance(reply, Reply), reply
        return {key.label: key for row in reply.drawn.buttons for key in row}

    async def named(self, name: str, where: Place = HALL) -> Person:
        """Who is meant by a name in a room's club; a guest to be, if nobody."""
        room = await self.people.enter(where)
        match (await self.people.known_in(room.circle)).find(name, room.platform):
            case Sure(id) | Like([(id, _)]):
                return await self.people.person(id)
        return await self.people.guest(room.circle, name)

    async def turned_out(self, guest: str, who: Account, where: Place = HALL) -> None:
        """A guest of the room's club turns out to be somebody."""
        person, room = await self.people.meet(who), await self.people.enter(where)
        if person.id != guest:
            joined = self.people.joins.joined(room.circle, guest, person.id, self.now)
            await self.store.write(Write(changes=joined))
            for change in joined:
                self.people.forget(change)
            self.hall.house.shelf.drop_all()

    async def entries(self, place: Place = HALL) -> list[Any]:
        """Everything recorded in a room's books, but for the club's own."""
        await self.store.settled()
        room = await self.people.enter(place)
        books = [book for book in await self.store.books(room=room.id) if book.kind != "club"]
        return [entry for book in books for entry in await self.store.entries(book.id)]


def words(drawn: Drawn) -> str:
    """A card's words, line by line."""
    lines = [plain(line) for line in (drawn.title, *drawn.lines)]
    if drawn.table:
        lines += [" ".join(plain(cell) for cell in row) for row in (drawn.table.head, *drawn.table.rows)]
    return "\n".join(filter(None, lines))


def links(said: Iterable[Notice]) -> Iterator[str]:
    """Where what was struck leads."""
    return (key.url for one in said for row in one.drawn.buttons for key in row if key.url)


async def opened(folder: Path, limit: int = 10_000, watch: Watch | None = None, **services: Any) -> House:
    """A house on an empty disk."""
    house = House(await empty_books.opened(folder / BOOKS), limit, watch, **services)
    await house.hall.open()
    return house


@cache
def _settings(limit: int) -> Settings:
    return Settings(limits=LimitSettings(commands_a_minute=limit))


async def _picture(picture: DrawnPicture, form: str) -> bytes:
    return b""
