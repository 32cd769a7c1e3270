"""The local club without its port: members' acts go in, and what each reader's page gets comes out."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from bot.chats.club.conversation import Conversation, PageAct
from bot.chats.club.drawing import anchor, view
from bot.chats.club.message_log import LoggedMessage, MessageLog
from bot.chats.club.roster import ORGANISER, ClubMember, Roster
from bot.hall.cards.card import DrawnTable, Span, plain
from bot.hall.cards.columns import aligned, in_lines
from bot.hall.front import Front
from bot.hall.requests import Account, Departed, Form, Job, Named, Notice, Place, Stepping
from bot.storage.contract import News, Store
from tests.playthroughs.script import Playthrough
from tests.playthroughs.seeing import Eyes, buttons, moment
from tests.playthroughs.weather import Weather


class Page:
    """What outlives a restart of the bot: what the members have on their screens."""

    def __init__(self, play: Playthrough, eyes: Eyes, weather: Weather) -> None:
        self.play, self.eyes = play, eyes
        self.shown: list[tuple[str, dict[str, Any]]] = []
        """Cards, oldest first, each with where it is seen."""
        self.asked: dict[str, tuple[str, Form]] = {}
        self.acts = itertools.count(10_000_000)

    def chat(self, front: Front, store: Store, clock: Callable[[], float]) -> ClubStage:
        """The page's end in the bot."""
        return ClubStage(self, front, store, clock)

    def closes(self, who: str, yes: bool) -> None:
        """The page has no closed private messages."""


class ClubStage:
    """The chat, as the herald knows it, and the members' fingers."""

    platform = "club"
    gathers = None
    events = False

    def __init__(self, page: Page, front: Front, store: Store, clock: Callable[[], float]) -> None:
        self._page, self._play = page, page.play
        self._roster = Roster(store)
        self._log = MessageLog(store, self._roster, clock, self._heard)
        self._conversation = Conversation(front, self._roster, self._log, name="Araldo", club="Club", clock=clock)

    async def start(self) -> None:
        """Open the club with the playthrough's people and rooms."""
        first = await self._roster.load(next(iter(self._play.rooms)), list(self._play.people))
        await self._log.load()
        if first:
            for title in list(self._play.rooms)[1:]:
                await self._roster.add_room(title)
            organisers = set().union(*(room.organisers for room in self._play.rooms.values()))
            for member in self._roster.members:
                if member.name in organisers and not member.manages:
                    await self._roster.change_member(member, role=ORGANISER)

    async def stop(self) -> None:
        """Nothing to close."""

    async def say(self, notice: Notice) -> Mapping[str, Any]:
        """Say a notice."""
        return await self._conversation.say(notice)

    def link_to(self, place: Place | None, became: Mapping[str, Any]) -> str:
        """The message's place in the page."""
        return anchor(became["message"])

    async def forget(self, account: Account, name: str) -> None:
        """Erase what a member said; they keep their name, so that the playthrough goes on."""
        await self._log.erase(account.id)

    def heard(self, news: News) -> None:
        """Nothing: what was shown to whoever reads the playthrough stays."""

    async def lacks(self, place: Place, job: Job = Job.PLAY) -> tuple[str, ...]:
        """The page is ours."""
        return ()

    @property
    def names(self) -> Collection[str]:
        """None but Araldo."""
        return ()

    async def members(self, place: Place, ids: Collection[str]) -> Sequence[Account]:
        """The members of these ids."""
        return [member.account() for id in ids if (member := self._roster.member(id))]

    async def gone(self, place: Place, ids: Collection[str]) -> Departed:
        return Departed()

    async def take_away(self, handle: Mapping[str, Any]) -> bool:
        """Nothing stands there."""
        return True

    async def members_called(self, place: Place, beginning: str) -> Sequence[Account]:
        """Nothing is completed here."""
        return ()

    async def members_named(self, place: Place, names: Collection[str], step: Stepping) -> Named:
        """Nobody is looked up here."""
        return Named()

    def is_a_bots(self, handle: str) -> bool:
        """Nobody's is."""
        return False

    async def settle(self) -> None:
        """Acts are done when they return."""

    # --- fingers

    async def type(self, who: str, room: str, words: str) -> None:
        """Type a line in a room, or in private."""
        await self._act(who, self._room(who, room), line=words)

    def offered(self, who: str) -> list[str]:
        """The buttons of the newest card with any that this member sees."""
        seen = (shown for where, shown in reversed(self._page.shown) if self._sees(who, where))
        return next([key["label"] for key in _keys(shown)] for shown in seen if _keys(shown))

    async def press(self, who: str, label: str, under: str) -> None:
        """Press the newest button of that label that this member sees."""
        for where, shown in reversed(self._page.shown):
            if not self._sees(who, where) or not _title(shown).startswith(under):
                continue
            for key in _keys(shown):
                if key["label"] == label:
                    await self._act(who, shown["room"], press=key["id"], message=shown["id"])
                    return
        raise AssertionError(f"{who} sees no button {label!r}, but {self.offered(who)}")

    async def answer(self, who: str, words: list[str]) -> None:
        """Fill in the form that was opened."""
        room, form = self._page.asked.pop(who)
        values = {field.name: word for field, word in zip(form.fields, words, strict=True)}
        await self._act(who, room, press=form.press, values=values)

    async def _act(self, who: str, room: str, **what: Any) -> None:
        place = self._roster.room(room)
        assert place is not None
        member = self._member(who)
        act = PageAct(f"act-{next(self._page.acts)}", member, place, self._play.people[who].language, **what)
        outcome = await self._conversation.act(act)
        if outcome.form is not None:
            self._page.asked[who] = (room, outcome.form)
            field = outcome.form.fields
            lines = [outcome.form.title, *(line for each in field for line in (each.label, each.about))]
            self._page.eyes.see(f"{who} is asked", lines)

    def _member(self, who: str) -> ClubMember:
        return next(member for member in self._roster.members if member.name == who)

    def _room(self, who: str, title: str) -> str:
        if not title:
            return self._roster.private_room(self._member(who).id).id
        return next(room.id for room in self._roster.rooms if room.title == title)

    # --- eyes

    def _heard(self, message: LoggedMessage) -> None:
        if message.body["kind"] != "card":
            return
        room = self._roster.room(message.room)
        assert room is not None
        reader = self._roster.member(message.reader or room.owner)
        where = f"{reader.name} alone" if reader else room.title
        seer = reader.id if reader else self._roster.members[0].id
        shown = {**view(message, self._roster, seer), "request": message.request}
        before = [known for known in self._page.shown if known[1]["id"] == shown["id"]]
        for known in before:
            self._page.shown.remove(known)
        self._page.shown.append((where, shown))
        if reader is None and any(_words(known[1]["card"]) == _words(shown["card"]) for known in before):
            return  # Nobody of the room sees that.
        if reader is not None and any(known[1]["request"] == message.request for known in before):
            return  # Other chats take it away, for its answer stands in the room.
        self._page.eyes.see(where, _words(shown["card"]), changed=bool(before))

    def _sees(self, who: str, where: str) -> bool:
        room = self._play.rooms.get(where)
        return who in room.people if room else where == f"{who} alone"


def _line(spans: list[dict[str, Any]]) -> str:
    return "".join(moment(span["at"], span["style"]) if "at" in span else span["text"] for span in spans)


def _title(shown: dict[str, Any]) -> str:
    return next(iter(_words(shown["card"])), "")


def _keys(shown: dict[str, Any]) -> list[dict[str, Any]]:
    return [key for row in shown["card"].get("buttons", ()) for key in row]


def _words(card: dict[str, Any]) -> list[str]:
    lines = [_line(line) for line in (card["title"], *card["lines"])]
    if card.get("table"):
        lines += _rows(card["table"])
    lines += [_line(line) for line in card.get("foot", ())]
    lines += ["(picture)"] if card.get("picture") else []
    lines += [f"(file {file['name']})" for file in card.get("files", ())]
    return [*filter(None, lines), *buttons(key["label"] for row in card.get("buttons", ()) for key in row)]


def _rows(table: dict[str, Any]) -> list[str]:
    """A table row by row, its columns aligned; a wide one as it is told on a phone."""
    rows = [[_line(cell) for cell in row] for row in (table["head"], *table["rows"])]
    if (drawn := aligned(rows, table["right"])) is not None:
        return drawn
    head, *body = [tuple((Span(cell),) for cell in row) for row in rows]
    return [plain(line) for line in in_lines(DrawnTable(head, tuple(body), tuple(table["right"])))]
