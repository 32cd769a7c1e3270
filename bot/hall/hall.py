"""The hall: one way from a request to the disk and to the answer, for every chat and every command."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeAlias

from pydantic_core import to_json

from bot.engines.book import Over, Refused, Unexplained
from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Card, Drawn, DrawnFile, DrawnPicture, Say, Tone, code, say
from bot.hall.cards.greeting import greeting
from bot.hall.cards.press_id import Pressed
from bot.hall.declared.forgotten_names import ForgottenNames
from bot.hall.declared.line_reader import Typed
from bot.hall.declared.offers import MOST, completions, takes_anybody
from bot.hall.declared.to_ask import Doubtful, Missing
from bot.hall.declared.typed_people import spans
from bot.hall.house import House
from bot.hall.people.identities import ComesBack
from bot.hall.people.person import Person
from bot.hall.people.rooms import Room
from bot.hall.requests import Account, Form, Place, Reply, Request, Suggestion
from bot.hall.running import agreement, left_standing
from bot.hall.running.answer_claims import AnswerClaims
from bot.hall.running.chain_writer import ChainWriter
from bot.hall.running.claim_questions import ClaimQuestions
from bot.hall.running.club_news import ClubNews
from bot.hall.running.departures import Departures
from bot.hall.running.desk import Desk, Done
from bot.hall.running.finder import Finder, SeveralBooks
from bot.hall.running.forms import Forms
from bot.hall.running.meaning import Meaning, mode_of
from bot.hall.running.organisers import Organisers
from bot.hall.running.pace import Pace
from bot.hall.running.scribe import Scribe
from bot.hall.running.watch import Watch
from bot.ladder.steps import Step
from bot.storage.contract import Overtaken, Put, Repeated, Trouble, Write

log = logging.getLogger(__name__)

TRIES = 5
"""How often a request is decided again after somebody else was quicker."""

Pictures: TypeAlias = Callable[[DrawnPicture, str], Awaitable[bytes]]
"""Makes a picture, as "png" or "svg"."""


class Hall:
    """The way of every request; see `Front` for what a chat may ask."""

    def __init__(self, house: House, watch: Watch | None = None, pictures: Pictures | None = None) -> None:
        self.house = house
        self.commands, self.texts = house.commands, house.texts
        self.boards, self.club_pages = house.boards, house.club_pages
        self.claims = AnswerClaims(time.monotonic, house.remembered)
        self.watch, self._pictures = watch or Watch(), pictures
        self._pace = Pace(house.settings.limits.commands_a_minute)
        self._meaning = Meaning(house.commands, house.reader, house.store, house.remembered)
        self.scribe = Scribe(house.commands.cogs, house.ids, house.clock, ChainWriter(house.store, house.chance))
        self.desk = Desk(house, Finder(house), self.scribe)
        self._forms = Forms(house, self.desk, self.scribe, self._meaning)
        self._claim_questions = ClaimQuestions(house, self.desk)
        self.club_news = ClubNews(house, self.desk)
        self.organisers, self.departures = Organisers(house), Departures(house, self.desk)

    async def open(self) -> None:
        """Read what must be known before the first request."""
        await self.house.open()
        await self.club_news.again()
        await self._claim_questions.again()

    # --- what chats ask

    async def handle(self, request: Request) -> Reply | Form | None:
        """Do what was asked, durably, and say what to answer; None when the words were not for us."""
        if not self._meaning.ours(request):
            return None
        person: Person | None = None
        self.watch.asked(request.id)
        try:
            if self.house.people.is_forgotten(request.account):
                with suppress(ComesBack):
                    person = await self.house.people.known(request.account)
                    room = await self.house.people.seen_from(request.place)
                    return await self._heard(request, person, room)
            person = await self.house.people.meet(request.account)
            room = await self.house.people.enter(request.place)
            await self.house.people.heard_here(room, person, request.account)
            await self.house.people.saw(person, room, request.at, request.manages, request.account)
            await self._claim_questions.look(request.account, person, room)
            await self.organisers.again(room.id)
            await self.departures.look(person, room, request.at)
            return await self._heard(request, person, room)
        except Trouble as trouble:
            log.error("request %s: the database: %s", request.id, trouble)
            self.watch.troubled(trouble.reason)
            self.house.events.untaken(request.place)
            return await self._sorry(request, person, say("trouble-title"), say(f"trouble-{trouble.reason}"))
        except Exception:
            number = secrets.token_hex(3)
            self.watch.bug()
            log.exception("bug %s in request %s", number, request.id)
            return await self._sorry(request, person, say("bug-title"), say("bug", number=code(number)))

    async def _heard(self, request: Request, person: Person, room: Room) -> Reply | Form | None:
        """The answer or the refusal, once it is known who asks."""
        if request.edited and not self._meaning.conceals(request):
            card = await self._aloud(request, person, room)
            return await self._reply(request, person, room, card) if card is not None else None
        try:
            self._pace.step(person.id, request.at, press=bool(request.press))
            for _ in range(TRIES):
                with suppress(Overtaken):
                    reply = await self._answer(self._meaning.marked(request), person, room)
                    self._meaning.done(request.press)
                    return reply
            raise Refused("too-busy")
        except Repeated:
            return await self._again(request, person, room)
        except Refused as no:
            self.watch.refused(no.reason)
            over = isinstance(no, Over) and not no.stays
            no = await ForgottenNames(self.house, room).refused(no)
            before = await self._again(request, person, room)
            card = await self._aloud(request, person, room, no) if before is None else None
            card = card or await self._forms.refused(no, request, person, room)
            return before or await self._reply(request, person, room, replace(card, replaces=True) if over else card)

    async def _aloud(self, request: Request, person: Person, room: Room, no: Refused | None = None) -> Card | None:
        """For a refused line that may hold a secret, a card that says how to give it in private."""
        if not self._meaning.aloud(request):
            return None
        command, secret = self._meaning.perhaps(request.line)
        if command is not None and secret:
            speech = await self._speech(request, person, room)
            return await self._forms.in_private(request, room, command, {}, speech, no)
        bare = self._meaning.bare(request.line)
        for asked in (command,) if command is not None else self.commands.values() if bare else ():
            with suppress(Refused, SeveralBooks):
                if asked.aloud and (card := asked.aloud(await self.desk.call(request, person, room, asked))):
                    return await self._forms.pinned(card, room)
        return None

    def visibility(self, request: Request) -> Audience:
        """Who will most likely see the answer, known before it is made."""
        return Audience.MEMBER if self._meaning.own(request) else Audience.ROOM

    def takes_file(self, request: Request) -> bool:
        """Whether a file that comes with these words is wanted."""
        return self._meaning.takes_file(request)

    async def acknowledged(self, request: str, became: Mapping[str, Any]) -> None:
        """The reply to this request was said and became these messages."""
        self.watch.said(request)
        if request in self.claims:
            self.claims.heard(request)
            self.house.store.acknowledge(request, to_json(dict(became)).decode() if became else "")

    def unsaid(self, request: str) -> None:
        """The reply to this request was refused for good: the herald says it at once."""
        self.claims.release(request)

    async def complete(self, request: Request, command: str, parameter: str, typed: str) -> list[Suggestion]:
        """What could stand for this parameter, at most 25."""
        found = self.commands.get(command)
        declared = found.parameter(parameter) if found else None
        if found is None or declared is None or not (declared.kind.suggest or takes_anybody(declared.kind)):
            return []
        person, room = await self.house.people.known(request.account), await self.house.people.seen_from(request.place)
        try:
            call = await self.desk.call(request, person, room, found)
        except (Refused, SeveralBooks):
            if not takes_anybody(declared.kind):
                return []  # Without its book there is nothing to offer.
            call = await self.desk.call(request, person, room, replace(found, book=None, rather=None))
        return list(await completions(call, declared, typed, new=not found.reads))[:MOST]

    async def draw_picture(self, picture: DrawnPicture, form: str = "png") -> bytes:
        """The picture as "png", or as "svg" for a page."""
        if self._pictures is None:
            raise LookupError("this house draws no pictures")
        return await self._pictures(picture, form)

    async def accounts(self, person: str) -> tuple[Account, ...]:
        """The accounts of a person."""
        return await self.house.people.accounts(person)

    async def greeting(self, place: Place, added_by: Account | None) -> Drawn | None:
        """What to say on being invited somewhere; None when it was said there before."""
        key = f"greeted:{place.platform}:{place.house or place.id}"
        if await self.house.store.rows("memory", key=key):
            return None
        if added_by is not None:
            await self.house.people.meet(added_by)
            place = replace(place, language=place.language or added_by.language)
        room = await self.house.people.enter(place)
        await self.house.store.write(Write(changes=[Put("memory", {"key": key, "value": room.id})]))
        language = await self.house.languages.language_of_room(room)
        card = greeting("club", language, place.platform)
        return await self.draw(self.scribe.pin(card, "", room.id)[0], language, room)

    async def moved(self, platform: str, old: str, new: str) -> None:
        """A group has a new id; its rooms and books follow."""
        await self.house.people.move(platform, old, new)

    async def left(self, place: Place, account: Account, update: str, at: float) -> None:
        """Somebody has left a server or group: its books hear of it."""
        await self.departures.left(place, account, update, at)

    async def reachable(self, account: Account, yes: bool) -> None:
        """This person can, or can no longer, be written to in private."""
        await self.house.people.reachable(account, yes)

    async def forgotten_account(self, place: Place, accounts: Iterable[Account]) -> Say | None:
        """What is said where one of these accounts is of somebody who asked to be forgotten; None where none is."""
        return ForgottenNames(self.house, await self.house.people.enter(place)).mentioned(accounts)

    async def forgotten_name(self, place: Place, words: str) -> str:
        """The name among these that was somebody's there who asked to be forgotten, and is nobody's now; or empty."""
        return await ForgottenNames(self.house, await self.house.people.enter(place)).first(spans(words))

    async def refused(self, request: Request, why: Say) -> Reply:
        """What is answered where a chat itself finds out that something cannot be."""
        person, room = await self.house.people.known(request.account), await self.house.people.enter(request.place)
        no = Refused(why.key.removeprefix("refused-"), **why.arguments)
        card = await self._forms.refused(no, request, person, room)
        return await self._reply(request, person, room, card)

    async def unnamed(self, request: Request, words: str) -> str:
        """What was typed, as it may be kept: those who asked to be forgotten there are not named in it."""
        room = await self.house.people.enter(request.place)
        return await ForgottenNames(self.house, room).without(words, self._meaning.named(request))

    async def undelivered(self, reply: Reply, request: Request) -> str:
        """Keep a private answer that could not be said in private; gives the button id that opens it."""
        assert reply.card is not None
        return await self.keep_for((await self.house.people.known(request.account)).id, reply.card)

    async def barred(self, place: Place, step: Step, managers: Collection[str] = ()) -> None:
        """A room takes nothing from us: its organisers hear so, once."""
        await self.organisers.barred(await self.house.people.enter(place), step, managers)

    async def held_back(self, account: Account, step: Step) -> None:
        """No private word is taken from us: the organisers of this person's clubs there hear so, once."""
        await self.organisers.held_back(account, step)

    async def held_back_no_more(self, platform: str) -> None:
        """Private words are taken from us: whoever heard that they were not hears that it is over."""
        await self.organisers.held_back_no_more(platform)

    async def may_speak(self, place: Place) -> None:
        """Our rights in a server or group have changed: what is kept for its rooms is tried at once."""
        await self.organisers.may_speak(place)

    async def told_apart(self, reply: Reply, place: Place) -> None:
        """An answer for all was said to who asked alone: the room hears it once it takes it, if anything was done
        or is asked."""
        if reply.card is not None and (reply.recorded or reply.card.tone is Tone.ASK):
            room = await self.house.people.enter(place)
            await self.organisers.kept(room, reply.card, reply.request)

    async def unheard(self, reply: Reply | Form, request: Request) -> None:
        """No way of saying this was taken: it is kept for its room, or for who asked, until one of them takes it."""
        card = self._forms.anew(reply) if isinstance(reply, Form) else reply.card
        if card is None or request.place.private:
            return
        room, person = await self.house.people.enter(request.place), await self.house.people.known(request.account)
        await self.organisers.kept(room, card, request.id, request.at, person.id)
        if isinstance(reply, Reply) and reply.stored:
            await self.acknowledged(request.id, {})

    # --- what the herald and the clock ask too

    async def keep_for(self, person: str, card: Card) -> str:
        """A button id that shows this card to this person alone."""
        token = self.house.ids.fresh("t", 12)
        row = {"token": token, "person": person, "card": as_json.dumps(card), "at": self.house.clock()}
        await self.house.store.write(Write(changes=[Put("presses", row)]))
        return f"!open {token}"

    async def draw(self, card: Card, language: str, room: Room | None, circle: str = "") -> Drawn:
        """A card in one language, with its files; its buttons have been pinned. Its people are those of its own
        circle, else of `circle`, a club, else of the room."""
        zone = await self.house.languages.zone_of_room(room)
        circle = card.circle or circle or (room.circle if room is not None else "")
        drawn = await self.house.drawer.draw(card, language, zone, lambda button: button.line, circle)
        if not card.files:
            return drawn
        made_by = self.commands.attacher
        made = [DrawnFile(*await made_by(file.maker)(self.house, file.values, language)) for file in card.files]
        return replace(drawn, files=tuple(made))

    # --- the way itself

    async def _answer(self, request: Request, person: Person, room: Room) -> Reply | Form | None:
        pressed = await self._meaning.pressed(request)
        if pressed is not None and pressed.agrees:
            return await self._agreed(request, person, room, pressed)
        if pressed is not None and pressed.ask and not request.values.keys() >= {*pressed.ask}:
            return await self._forms.form(request, person, room, pressed, await self._speech(request, person, room))
        typed = self._meaning.typed(request, pressed)
        if typed is None:
            card = await self._aloud(request, person, room)
            return await self._reply(request, person, room, card) if card is not None else None
        if typed.command is None:
            rank = await self.desk.rank(request, person, room, await self.house.people.club(room.club))
            card = self._forms.group(self.commands.groups()[typed.group], rank)
            return await self._reply(request, person, room, card)
        command = typed.command
        words = await ForgottenNames(self.house, room).given(command, typed.words)
        typed = typed if words is typed.words else replace(typed, words=words)
        self.watch.meant(request.account.platform, command.name)
        if request.line and not (room.private or request.unseen) and command.tells_secret(typed.words):
            self.watch.refused("say-it-in-private")
            language = await self._speech(request, person, room)
            card = await self._forms.in_private(request, room, command, typed.words, language)
            return await self._reply(request, person, room, card)
        try:
            where = await self._claim_questions.where(command, typed.words, person, room)
            book = pressed.book if pressed else ""
            try:
                done = await self.desk.run(request, person, where, command, typed.words, book, mode_of(pressed))
            except Missing as missing:
                call = await self.desk.call(request, person, room, missing.command, book, typed.words)
                asked = await self._forms.missing(call, missing, await self._speech(request, person, room))
                return asked if isinstance(asked, Form) else await self._reply(request, person, room, asked)
        except Unexplained:
            if pressed is None:
                raise
            language = await self._speech(request, person, room)
            return await self._forms.form(request, person, room, replace(pressed, ask=("why",)), language, must=True)
        except Doubtful as doubtful:
            asked = await self._forms.whose(request, room, command, typed.words, doubtful, pressed)
            return await self._reply(request, person, room, asked)
        except SeveralBooks as several:
            return await self._reply(request, person, room, await self._forms.which_book(several, room))
        return await self._said(request, person, room, done, typed)

    async def _agreed(self, request: Request, person: Person, room: Room, pressed: Pressed) -> Reply:
        """Do what somebody else asked for, who needed this yes."""
        asker, manages, version, agreed = agreement.read(pressed)
        typed = self._meaning.typed(request, pressed)
        assert typed is not None and typed.command is not None
        mode = mode_of(pressed, agreement.Agreement((*agreed, person.id), version))
        theirs, who = replace(request, manages=manages), await self.house.people.person(asker)
        done = await self.desk.run(theirs, who, room, typed.command, typed.words, pressed.book, mode)
        return await self._said(request, person, room, done, typed)

    async def _said(self, request: Request, person: Person, room: Room, done: Done, typed: Typed) -> Reply:
        """The reply, once it is on disk."""
        if done.writing is None:
            return await self._reply(request, person, room, done.card, typed)
        mine = self.claims.claim(request.id, request.patience)
        try:
            await self.watch.timed(done.writing)
            return await self._reply(request, person, room, done.card, typed, stored=True, recorded=done.recorded)
        except BaseException:
            # Not done, or done by an earlier delivery of the request: whoever finds that answer may say it.
            if mine:
                self.claims.release(request.id)
            raise

    async def _again(self, request: Request, person: Person, room: Room) -> Reply | None:
        """The answer to a request that was done before."""
        done = await self.house.store.request(request.id)
        if done is None or not done.answer:
            return None
        heard = done.acknowledged or not self.claims.claim(request.id, request.patience)
        reply = await self._reply(request, person, room, as_json.loads(done.answer), stored=True, recorded=True)
        return replace(reply, repeated=True, acknowledged=heard)

    async def _sorry(self, request: Request, person: Person | None, title: Say, why: Say) -> Reply:
        """Something is broken on our side: the member hears that nothing has changed."""
        card = Card(title, (why,), audience=Audience.MEMBER, tone=Tone.BAD)
        drawn = await self.draw(card, await self._speech(request, person, None), None)
        return Reply(request.id, drawn, Audience.MEMBER, conceal=self._meaning.conceals(request), card=card)

    async def _reply(
        self, request: Request, person: Person, room: Room, card: Card, typed: Typed | None = None, **told: bool
    ) -> Reply:
        own = card.audience is not Audience.ROOM or room.private
        # Looked up again: what was just done may have been to choose another language.
        now = await self.house.people.person(person.id) if own else person
        spoken = await self.house.languages.language_of_room(room)
        drawn = await self.draw(card, await self._speech(request, now, room) if own else spoken, room)
        if (conceal := self._meaning.conceals(request, card.conceals, typed)) and not told.get("stored"):
            given = self._meaning.marked(request)
            told["stored"] = await left_standing.kept(self.house.store, self.claims, given, person.id, room.id, card)
        return Reply(request.id, drawn, card.audience, card=card, spoken=spoken, conceal=conceal, **told)

    async def _speech(self, request: Request, person: Person | None, room: Room | None) -> str:
        return await self.house.languages.speech(request.account, person, room)
