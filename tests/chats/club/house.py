"""A small house around the club: a front that answers as a test says, and members who use the page's addresses."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Annotated, Any

import aiohttp

from bot.chats.club import ClubChat
from bot.hall.cards.board import DrawnBoard, DrawnPanel
from bot.hall.cards.card import Audience, Card, Drawn, DrawnPicture, Span, Tone
from bot.hall.cards.public import DrawnClub, DrawnEvent, DrawnPlayer
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Cog
from bot.hall.declared.kinds import Choice, FileGiven, PersonId, PersonIds, RoomId, Text, Whole
from bot.hall.requests import Account, Form, Place, Reply, Request, Suggestion
from bot.hall.running.watch import Watch
from bot.storage.contract import Store, Trouble
from bot.texts import Texts

TEXTS = Texts()
Answer = Reply | Form | None


def offers(call: Any, typed: str) -> list[Suggestion]:
    """What the hall is asked for; the front answers itself."""
    return []


def cogs() -> list[Cog[Any]]:
    """A few commands of the contract, with every kind of parameter."""
    alone: Cog[Any] = Cog()
    club: Cog[Any] = Cog(group="club")
    codice: Cog[Any] = Cog(group="codice")
    gdr: Cog[Any] = Cog(group="gdr")

    @alone.command("roll")
    async def roll(
        call: Any,
        dice: Annotated[int, Whole(low=0, high=50, offers=(1, 2, 3, 4, 5))],
        reserve: Annotated[int, Whole(low=0, high=7)] = 0,
        attribute: Annotated[str | None, Choice(name="attribute", values=("power", "dexterity"))] = None,
        note: Annotated[str | None, Text(longest=200)] = None,
    ) -> Card:
        return Card()

    @alone.command("contest")
    async def contest(call: Any, players: PersonIds, note: Annotated[str | None, Text()] = None) -> Card:
        return Card()

    @club.command("role")
    async def role(
        call: Any,
        member: PersonId,
        role: Annotated[str, Choice(name="role", values=("organiser", "director", "referee", "none"))],
    ) -> Card:
        return Card()

    @club.command("announce")
    async def announce(
        call: Any, topic: Annotated[str, Choice(name="topic", values=("pairings", "all"))], room: RoomId | None = None
    ) -> Card:
        return Card()

    @codice.command("drop")
    async def drop(call: Any, team: Annotated[str, Text(suggest=offers)]) -> Card:
        return Card()

    @gdr.command("adventure")
    async def adventure(call: Any, file: FileGiven) -> Card:
        return Card()

    return [alone, club, codice, gdr]


def drawn(*words: str, **more: Any) -> Drawn:
    """A card with a title and lines."""
    title, *lines = words or ("",)
    return Drawn((Span(title),), tuple((Span(line),) for line in lines), **{"tone": Tone.PLAIN, **more})


class FrontBoards:
    """The boards as a test wants them, by their ids; `draws` counts how often one was drawn."""

    def __init__(self) -> None:
        self.shown: dict[str, DrawnBoard] = {}
        self.changed: Callable[[str], None] = lambda id: None
        self.address, self.public, self.draws = "", False, 0
        self.gone: set[str] = set()
        self.own: dict[str, tuple[DrawnPanel, ...]] = {}
        self.rules: tuple[tuple[str, Drawn], ...] = ()
        self.meanwhile: Callable[[], None] = lambda: None
        """What happens while a board or what is somebody's own is drawn."""
        self.asked = 0
        """How often it was asked whether a page is on."""
        self.while_asked: Callable[[], None] = lambda: None

    def open_at(self, address: str, *, public: bool, changed: Callable[[str], None], named: Callable[[], None]) -> None:
        self.address, self.public, self.changed, self.named = address, public, changed, named

    async def book(self, id: str) -> str:
        return "b1" if id in self.shown else ""

    async def draw(self, id: str, language: str = "") -> DrawnBoard | None:
        self.draws += 1
        shown = self.shown.get(id)
        self.meanwhile()
        return shown

    async def book_of_page(self, id: str) -> str:
        found = "b1" if id in self.shown and id not in self.gone else ""
        self.asked += 1
        self.while_asked()
        return found

    async def draw_page(self, id: str, language: str = "") -> DrawnBoard | None:
        self.draws += 1
        shown = self.shown.get(id)
        self.meanwhile()
        return shown and replace(shown, language=language or shown.language)

    async def draw_own(self, id: str, language: str, number: int, name: str) -> tuple[DrawnPanel, ...]:
        assert (name, number) in zip(dict(self.shown[id].entrants), range(99), strict=False)
        self.meanwhile()
        return self.own.get(name, ())

    async def draw_rules(self, id: str, language: str = "") -> tuple[tuple[str, Drawn], ...]:
        return self.rules

    def link_of_page(self, id: str) -> str:
        return f"{self.address}event/{id}"

    def show(self, id: str, board: DrawnBoard) -> None:
        """Something else stands on a board now."""
        self.shown[id] = board
        self.changed(id)


class FrontClubPages:
    """The public pages of clubs as a test wants them."""

    def __init__(self) -> None:
        self.clubs: dict[str, DrawnClub] = {}
        self.players: dict[str, DrawnPlayer] = {}
        self.events: dict[str, DrawnEvent] = {}
        self.draws = 0

    def link(self, id: str) -> str:
        return f"https://club.example/club/{id}"

    async def event(self, id: str, language: str = "") -> DrawnEvent | None:
        return self.events.get(id)

    async def draw(self, id: str, language: str = "") -> DrawnClub | None:
        self.draws += 1
        shown = self.clubs.get(id)
        return shown and replace(shown, language=language or shown.language)

    async def draw_player(self, id: str, player: str, language: str = "") -> DrawnPlayer | None:
        self.draws += 1
        shown = self.players.get(player)
        return shown and replace(shown, language=language or shown.language)


class Troubles(Watch):
    """What somebody who watches hears of the database."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def troubled(self, reason: str) -> None:
        self.heard.append(reason)


HOSTILE_PICTURE = b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"


class Front:
    """The hall as a test wants it: `answers` gives the reply to what a line begins with, or to a press."""

    def __init__(self) -> None:
        self.commands = Commands(cogs())
        self.texts = TEXTS
        self.boards = FrontBoards()
        self.club_pages = FrontClubPages()
        self.watch = Troubles()
        self.answers: dict[str, Callable[[Request], Answer]] = {}
        self.requests: list[Request] = []
        self.said: dict[str, Mapping[str, Any]] = {}
        self.met: list[Account] = []
        self.pause: asyncio.Event | None = None
        self.suggestions = [Suggestion("Gli Orsi", "Gli Orsi")]
        self.pictures = 0
        self.draws: Callable[[DrawnPicture], bytes] = lambda _: HOSTILE_PICTURE
        self.hello: Drawn | None = None
        self.trouble = ""
        """Why the database takes no greeting."""
        self.greeted: list[Place] = []
        self.added_by: list[Account | None] = []
        self.asked: list[Request] = []
        """What suggestions were asked for."""
        self.forms: list[str] = []
        """In which form each picture was drawn."""

    def reply(self, start: str, *words: str, audience: Audience = Audience.ROOM, **more: Any) -> None:
        """Let such requests be answered by a card."""
        options = {name: more.pop(name) for name in ("conceal", "stored") if name in more}
        card = drawn(*words, **more)
        self.answers[start] = lambda request: Reply(request.id, card, audience, **options)

    async def handle(self, request: Request) -> Answer:
        self.requests.append(request)
        if self.pause is not None:
            await self.pause.wait()
        what = request.line or request.press or request.path
        return next((answer(request) for start, answer in self.answers.items() if what.startswith(start)), None)

    def visibility(self, request: Request) -> Audience:
        return Audience.ROOM

    async def acknowledged(self, request: str, became: Mapping[str, Any]) -> None:
        self.said[request] = became

    async def complete(self, request: Request, command: str, parameter: str, typed: str) -> list[Suggestion]:
        self.asked.append(request)
        return [each for each in self.suggestions if each.label.casefold().startswith(typed.casefold())]

    async def draw_picture(self, picture: DrawnPicture, form: str = "png") -> bytes:
        self.pictures += 1
        self.forms.append(form)
        return self.draws(picture)

    async def accounts(self, person: str) -> tuple[Account, ...]:
        return (Account("discord", f"d{person}", person), Account("club", person, person))

    async def greeting(self, place: Place, added_by: Account | None) -> Drawn | None:
        if self.trouble:
            raise Trouble(self.trouble)
        self.greeted.append(place)
        self.added_by.append(added_by)
        return self.hello

    async def moved(self, platform: str, old: str, new: str) -> None: ...

    async def reachable(self, account: Account, yes: bool) -> None:
        if yes:
            self.met.append(account)

    async def undelivered(self, reply: Reply, request: Request) -> str:
        return ""

    async def unnamed(self, request: Request, words: str) -> str:
        return words.replace("@Carla", "qualcuno")


@dataclass
class Seat:
    """One member's browser."""

    session: aiohttp.ClientSession
    address: str
    id: str = ""
    name: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    _acts = itertools.count(1)

    async def ask(self, method: str, path: str, **options: Any) -> tuple[int, Any]:
        """The status and JSON (or text) of an answer."""
        headers = {**self.headers, **options.pop("headers", {})}
        async with self.session.request(
            method, self.address + path.lstrip("/"), headers=headers, allow_redirects=False, **options
        ) as response:
            text = await response.text()
            return response.status, json.loads(text) if response.content_type == "application/json" else text

    async def get(self, path: str, /, **query: Any) -> Any:
        """What a page reads."""
        status, body = await self.ask("GET", path, params={"as": self.id, **query})
        assert status == 200, (status, body)
        return body

    async def post(self, path: str, /, **body: Any) -> Any:
        """What a page sends."""
        status, answer = await self.ask("POST", path, json={"as": self.id, **body})
        assert status == 200, (status, answer)
        return answer

    async def say(self, room: str, text: str, id: str = "") -> Any:
        """Say a line."""
        return await self.post("/api/say", room=room, id=id or self.act(), text=text)

    async def press(self, room: str, message: str, press: str, **more: Any) -> Any:
        """Press a button."""
        return await self.post("/api/press", room=room, id=self.act(), message=message, press=press, **more)

    async def sees(self, room: str) -> list[dict[str, Any]]:
        """The messages of a room."""
        found: list[dict[str, Any]] = (await self.get("/api/messages", room=room))["messages"]
        return found

    async def reads(self, room: str) -> list[str]:
        """What the messages of a room say, in short."""
        return [words(message) for message in await self.sees(room)]

    @asynccontextmanager
    async def listening(self, after: str | None = None):  # type: ignore[no-untyped-def]
        """The live events."""
        after = (await self.get("/api/club"))["mark"] if after is None else after
        query = {"as": self.id, "after": after}
        async with self.session.get(self.address + "api/events", params=query, headers=self.headers) as response:
            assert response.status == 200, response.status
            yield Ears(response)

    def act(self) -> str:
        """A fresh id, as the page makes them."""
        return f"act-{next(self._acts):08}"


@dataclass
class Ears:
    """An open stream."""

    response: aiohttp.ClientResponse

    async def next(self) -> dict[str, Any]:
        """The next event."""
        async with asyncio.timeout(5):
            while True:
                line = (await self.response.content.readline()).decode()
                assert line, "the stream ended"
                if line.startswith("data: "):
                    event: dict[str, Any] = json.loads(line[6:])
                    return event


def words(message: dict[str, Any]) -> str:
    """What a message says, in short."""
    if message["kind"] == "card":
        card = message["card"]
        return " | ".join("".join(span["text"] for span in line) for line in [card["title"], *card["lines"]])
    return str(message.get("text", message["kind"]))


@dataclass
class House:
    """A club that is open, with its members by name."""

    front: Front
    store: Store
    chat: ClubChat
    session: aiohttp.ClientSession
    room: str = ""
    private: str = ""
    members: dict[str, Seat] = field(default_factory=dict)

    async def look(self) -> House:
        """Learn who and what there is."""
        club = await Seat(self.session, self.chat.address, headers=self.key).get("/api/club")
        self.room, self.private = club["rooms"][0]["id"], club["private"]
        for member in club["members"]:
            seat = Seat(self.session, self.chat.address, member["id"], member["name"], self.key)
            self.members[member["name"]] = seat
        return self

    @property
    def key(self) -> dict[str, str]:
        """What the browser sends that came in by the printed address."""
        port = self.chat.address.rsplit(":", 1)[1].strip("/")
        return {"Cookie": f"araldo-here-{port}={self.chat.entrance.partition('?key=')[2]}"}

    def __getattr__(self, name: str) -> Seat:
        try:
            return self.members[name.capitalize()]
        except KeyError:
            raise AttributeError(name) from None
