"""The hall: one way from a request to the disk and to the answer, for every chat and every command."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.engines.book import Refused
from bot.hall.books.board_links import Boards
from bot.hall.books.shelf import Shelf
from bot.hall.cards import as_json, ids
from bot.hall.cards.card import Audience, Card, Drawn, DrawnPicture, Say, Tone, code, say
from bot.hall.cards.drawer import Drawer
from bot.hall.cards.greeting import greeting
from bot.hall.declared.declaration import Cog, Commands
from bot.hall.declared.kinds import Suggestion
from bot.hall.declared.line_reader import Reader
from bot.hall.declared.refusals import refusal
from bot.hall.declared.values import Missing, suggestions
from bot.hall.people.people import People, Person, language_of
from bot.hall.people.rooms import Room
from bot.hall.requests import Account, Chat, Form, Place, Reply, Request
from bot.hall.running.answer_claims import Saying
from bot.hall.running.asker import Asker
from bot.hall.running.desk import Desk, Done
from bot.hall.running.finder import Finder, SeveralBooks
from bot.hall.running.meaning import Hearing
from bot.hall.running.pace import Pace
from bot.hall.running.scribe import Scribe
from bot.hall.running.watch import Watch
from bot.rules import Rulebook, rulebook
from bot.settings import Settings
from bot.storage.contract import Overtaken, Put, Repeated, Store, Trouble, Write
from bot.texts import Texts

log = logging.getLogger(__name__)

TRIES = 5
"""How often a request is decided again after somebody else was quicker."""


class Hall:
    """What the chats ask; see `Front` in requests.py."""

    def __init__(
        self,
        cogs: tuple[Cog[Any], ...],
        texts: Texts,
        store: Store,
        settings: Settings,
        pictures: Callable[[DrawnPicture, str], Awaitable[bytes]] | None = None,
        clock: Callable[[], float] = time.time,
        chance: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.commands = Commands(cogs)
        self.texts = texts
        self.store = store
        self.settings = settings
        self.clock = clock
        self.chance = chance
        """So many bytes that nobody can foresee: the seeds of seals."""
        self.people = People(store, settings.club.timezone, settings.club.language)
        self.shelf = Shelf(store, self.people.aliases)
        self.reader = Reader(self.commands, texts)
        self.hearing = Hearing(self.commands, texts, self.reader, store)
        self.finder = Finder(store, self.people, self.shelf)
        self.scribe = Scribe(self.commands.cogs, clock)
        self.desk = Desk(self)
        self.asker = Asker(self.desk, self.scribe, self.hearing, store)
        self.drawer = Drawer(texts, self.people, self.desk.attach)
        self.boards = Boards(self)
        self.chats: Mapping[str, Chat] = {}
        """The chats that are connected, by platform."""
        self.written: Callable[[Write], None] = lambda write: None
        """Told of what was written: the herald and the clock want to know."""
        self.told: Callable[[], Awaitable[None]] = lambda: asyncio.sleep(0)
        """Has the herald say what waits, where an answer must not come before it."""
        self.apart: Callable[..., Awaitable[Any]] = asyncio.to_thread
        """Does long work on plain values somewhere else: nobody waits for it but who asked."""
        self.watch = Watch()
        self._pictures = pictures
        self._pace = Pace(settings.limits.commands_a_minute)
        self.saying = Saying(clock)

    @property
    def rules(self) -> Rulebook:
        """The rules of every game; a new book takes its numbers from here."""
        return rulebook()

    async def open(self) -> None:
        """Read what must be known before the first request."""
        await self.people.open()

    # --- what chats ask

    async def handle(self, request: Request) -> Reply | Form | None:
        """Do what was asked, durably, and say what to answer; None when the words were not for us."""
        person: Person | None = None
        room: Room | None = None
        self.watch.asked(request.id)
        try:
            person = await self.people.meet(request.account)
            room = await self.people.enter(request.place)
            await self.people.saw(person, room, request.at)
            return await self._heard(request, person, room)
        except Trouble as trouble:
            log.error("request %s: the database: %s", request.id, trouble)
            return await self._sorry(request, person, say("trouble-title"), say(f"trouble-{trouble.reason}"))
        except Exception:
            number = secrets.token_hex(3)
            self.watch.bug()
            log.exception("bug %s in request %s", number, request.id)
            return await self._sorry(request, person, say("bug-title"), say("bug", number=code(number)))

    async def _heard(self, request: Request, person: Person, room: Room) -> Reply | Form | None:
        """The answer, or the refusal, to somebody who is known."""
        try:
            self._pace.step(person.id, request.at, press=bool(request.press))
            for _ in range(TRIES):
                try:
                    return await self._answer(request, person, room)
                except Overtaken:
                    continue
            raise Refused("too-busy")
        except Repeated:
            return await self._again(request, person, room)
        except Refused as no:
            self.watch.refused(no.reason)
            again = await self._again(request, person, room)
            card = refusal(no, self.texts, await self.speech(request, person, room), person.id)
            return again or await self._reply(request, person, room, card)

    def visibility(self, request: Request) -> Audience:
        """Who will most likely see the answer, known before it is made."""
        try:
            command = self.hearing.meant(request)
        except Refused:
            return Audience.MEMBER
        own = command is None or command.private or command.tells_secret(request.values)
        return Audience.MEMBER if own else Audience.ROOM

    async def acknowledged(self, request: str, became: Mapping[str, Any]) -> None:
        """The reply to this request was said."""
        self.watch.said(request)
        if request in self.saying:
            self.saying.heard(request)
            self.store.acknowledge(request)

    async def complete(self, request: Request, command: str, parameter: str, typed: str) -> list[Suggestion]:
        """What could stand for this parameter, at most 25."""
        found = self.commands.get(command)
        declared = found.parameter(parameter) if found else None
        if found is None or declared is None or declared.kind.suggest is None:
            return []
        person = await self.people.meet(request.account)
        room = await self.people.enter(request.place)
        try:
            call = await self.desk.call(request, person, room, found)
        except (Refused, SeveralBooks):
            return []  # Without its book there is nothing to offer.
        return list(await suggestions(call, declared, typed))[:25]

    async def draw_picture(self, picture: DrawnPicture, form: str = "png") -> bytes:
        """The picture as "png", or as "svg" for a page."""
        if self._pictures is None:
            raise LookupError("this house draws no pictures")
        return await self._pictures(picture, form)

    async def accounts(self, person: str) -> tuple[Account, ...]:
        """The accounts of a person."""
        return await self.people.accounts(person)

    async def greeting(self, place: Place, added_by: Account | None) -> Drawn | None:
        """What to say on being invited somewhere; None when it was said there before."""
        key = f"greeted:{place.platform}:{place.house or place.id}"
        if await self.store.rows("memory", key=key):
            return None
        room = await self.people.enter(place)
        await self.store.write(Write(changes=[Put("memory", {"key": key, "value": room.id})]))
        if added_by is not None:
            await self.people.meet(added_by)
        return await self.draw(self.scribe.pin(greeting(), "")[0], await self.language_of_room(room), room)

    async def moved(self, platform: str, old: str, new: str) -> None:
        """A group has a new id; its rooms and books follow."""
        await self.people.move(platform, old, new)

    async def reachable(self, account: Account, yes: bool) -> None:
        """This person can, or can no longer, be written to in private."""
        await self.people.meet(account)
        key = {"platform": account.platform, "account": account.id}
        await self.store.write(Write(changes=[Put("accounts", {**key, "reachable": int(yes)})]))

    async def lacks(self, room: str) -> tuple[str, ...]:
        """The text keys of what the bot may not do in a room."""
        found = await self.people.room(room)
        chat = self.chats.get(found.platform) if found else None
        return await chat.lacks(found.as_place()) if found and chat else ()

    async def undelivered(self, reply: Reply, request: Request) -> str:
        """Keep a private answer that could not be said in private; gives the button id that opens it."""
        person = await self.people.meet(request.account)
        assert reply.card is not None
        return await self.keep_for(person.id, reply.card)

    # --- what the herald and the clock ask too

    async def keep_for(self, person: str, card: Card) -> str:
        """A button id that shows this card to this person alone."""
        token = ids.fresh("t", 12)
        row = {"token": token, "person": person, "card": as_json.dumps(card), "at": self.clock()}
        await self.store.write(Write(changes=[Put("presses", row)]))
        return f"!open {token}"

    async def draw(self, card: Card, language: str, room: Room | None) -> Drawn:
        """A card in one language, whose buttons have been pinned."""
        club = await self.people.club(room.club) if room else None
        zone = club.zone if club else self.settings.club.timezone
        return await self.drawer.draw(card, language, zone, lambda button: button.line)

    async def language_of_room(self, room: Room | None) -> str:
        """The language that a room's club speaks."""
        club = await self.people.club(room.club) if room else None
        return club.language if club else self.settings.club.language

    # --- the way itself

    async def _answer(self, request: Request, person: Person, room: Room) -> Reply | Form | None:
        pressed = await self.hearing.pressed(request)
        if pressed is not None and pressed.ask and not request.values:
            return await self.asker.form(request, person, room, pressed, await self.speech(request, person, room))
        typed = self.hearing.typed(request, pressed)
        if typed is None:
            return None
        if typed.command is None:
            rank = await self.desk.rank(request, person, room, await self.people.club(room.club))
            return await self._reply(request, person, room, self.asker.group(self.commands.groups()[typed.group], rank))
        command = typed.command
        self.watch.meant(request.account.platform, command.name)
        if request.line and not room.private and command.tells_secret(typed.words):
            raise Refused("say-it-in-private", command=command)
        try:
            done = await self.desk.run(request, person, room, command, typed.words, pressed.book if pressed else "")
        except Missing as missing:
            call = await self.desk.call(request, person, room, missing.command)
            asked = await self.asker.missing(call, missing, await self.speech(request, person, room))
            return asked if isinstance(asked, Form) else await self._reply(request, person, room, asked)
        except SeveralBooks as several:
            return await self._reply(request, person, room, await self.asker.which_book(several))
        return await self._said(request, person, room, done)

    async def _said(self, request: Request, person: Person, room: Room, done: Done) -> Reply:
        """The reply, once it is on disk."""
        if done.writing is None:
            return await self._reply(request, person, room, done.card)
        mine = self.saying.claim(request.id, request.patience)
        try:
            await self.watch.timed(done.writing)
            return await self._reply(request, person, room, done.card, stored=True)
        except BaseException:
            # Not done after all, or done before: then whoever finds the answer of that time may say it.
            if mine:
                self.saying.release(request.id)
            raise

    async def _again(self, request: Request, person: Person, room: Room) -> Reply | None:
        """The answer to a request that was done before."""
        done = await self.store.request(request.id)
        if done is None or not done.answer:
            return None
        heard = done.acknowledged or not self.saying.claim(request.id, request.patience)
        reply = await self._reply(request, person, room, as_json.loads(done.answer), stored=True)
        return replace(reply, repeated=True, acknowledged=heard)

    async def _sorry(self, request: Request, person: Person | None, title: Say, why: Say) -> Reply:
        """Something is broken on our side: the member hears that nothing has changed."""
        card = Card(title, (why,), audience=Audience.MEMBER, tone=Tone.BAD)
        drawn = await self.draw(card, await self.speech(request, person, None), None)
        return Reply(request.id, drawn, Audience.MEMBER, card=card)

    async def _reply(self, request: Request, person: Person, room: Room, card: Card, stored: bool = False) -> Reply:
        own = card.audience is not Audience.ROOM or room.private
        # Looked up again: what was just done may have been to choose another language.
        now = await self.people.person(person.id) if own else person
        language = await (self.speech(request, now, room) if own else self.language_of_room(room))
        drawn = await self.draw(card, language, room)
        return Reply(
            request.id, drawn, card.audience, stored=stored, card=card, conceal=self.hearing.conceals(request, room)
        )

    async def speech(self, request: Request, person: Person | None, room: Room | None) -> str:
        """The language in which this member is spoken to alone: their own, as far as it is known, else the room's."""
        own = person.language if person else ""
        own = own or language_of(request.account.language) or self.people.language_told(request.account)
        return own or await self.language_of_room(room)
