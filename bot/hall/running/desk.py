"""The desk: finds the book, checks who may, runs the command, and writes down all that came of it at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from bot.engines.book import Book, Entry, Over, Refused
from bot.hall.books.shelf import Volume
from bot.hall.cards.card import Audience, Card, say
from bot.hall.declared.asking_first import AskingFirst
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Answerer, Command, May
from bot.hall.declared.permissions import admit
from bot.hall.declared.values import Values
from bot.hall.house import House
from bot.hall.people.person import Person
from bot.hall.people.rooms import Club, Room
from bot.hall.requests import NOBODY, Request
from bot.hall.running import agreement, not_a_member
from bot.hall.running.book_rows import difference, joined_by_another
from bot.hall.running.chain_writer import headed
from bot.hall.running.finder import Finder, SeveralBooks
from bot.hall.running.meaning import PLAINLY, Mode
from bot.hall.running.new_books import NewBooks, found_anew
from bot.hall.running.said import growing_old, live_cards, only_read, single_cards, slips, touched
from bot.hall.running.said.only_read import OnlyRead
from bot.hall.running.said.single_cards import OVERTAKEN, OpenQuestions, Watched, WaysBack
from bot.hall.running.said.spent_buttons import SpentButtons
from bot.hall.running.said.strikes import Strikes
from bot.hall.running.scribe import Scribe
from bot.quick import quick
from bot.storage.contract import Change, Drop, Forget, Overtaken, Put, Repeated, Trouble, Write
from bot.storage.stored import StoredEntry, StoredTimer

AT_ONCE = 1000
"""Changes that are looked up anew before others get their turn on the event loop: an import has thousands."""

SOMEBODY = Person("", "")


async def _renewed(call: Call[Any]) -> Card:
    """The seals of a book that went back to a copy; what waits for their dice is given up first."""
    for cog in call.house.commands.cogs:
        if cog.renewing is not None and cog.book is type(call.book):
            await cog.renewing(call)
    call.renew_seals()
    return Card()


def _beside(call: Call[Any], card: Card) -> Card:
    """The card with its place: beside the pressed card where that one stays, instead of it where it is shown anew."""
    return card if call.replaces in (None, card.replaces) else replace(card, replaces=bool(call.replaces))


@quick
@dataclass(frozen=True, slots=True)
class Done:
    """A command that was decided: its card, and what still has to be awaited before anybody hears of it."""

    card: Card
    writing: Awaitable[None] | None = None
    recorded: bool = True
    """Whether anything was done."""


class Desk:
    """Runs commands on books."""

    def __init__(self, house: House, finder: Finder, scribe: Scribe) -> None:
        self._house = house
        self._finder, self._scribe = finder, scribe
        self._strikes = Strikes(house.store, scribe)
        self.questions, self._ways_back = OpenQuestions(house.store), WaysBack(house.store)
        self._spent_buttons, self._only_read = SpentButtons(house.store), OnlyRead(house.store)
        self.watchers: Sequence[Watched] = (self.questions, self._ways_back, self._spent_buttons, self._only_read)
        """What knows in which books cards stand that a write may overtake."""
        house.events.written.extend(watcher.written for watcher in self.watchers)
        self.followers: list[Callable[[Call[Any], Sequence[Change]], Awaitable[None]]] = []
        """Called with what a command has changed, before anybody hears of it."""
        self.new_books = NewBooks(house, scribe)

    async def call(
        self,
        request: Request,
        person: Person,
        room: Room,
        command: Command,
        book: str = "",
        words: Mapping[str, Any] | None = None,
    ) -> Call[Any]:
        """Builds the Call that the command is given, with its book if there is one."""
        house = self._house
        volume = await self._finder.volume(person, room, command, book, words or {})
        club = await house.people.club(volume.stored.club if volume else room.club)
        own = command.private or room.private
        rank = await self.rank(request, person, room, club)
        spoken = house.languages
        return Call(
            house=house,
            request=request,
            person=person,
            room=room,
            club=club,
            rank=rank,
            language=await (spoken.speech(request.account, person, room) if own else spoken.language_of_room(room)),
            zone=spoken.zone_of_club(club),
            now=request.at,
            volume=volume,
            announced=await house.people.announced(volume.stored.club if volume else room.club) if club else {},
            home=await house.people.platform_of(volume.stored.room) if volume else room.platform,
        )

    async def _circle(self, person: Person, room: Room, command: Command, book: str, words: Mapping[str, Any]) -> str:
        """In a private chat: the club whose book is meant there, else the chat by itself."""
        with suppress(Refused, SeveralBooks):
            volume = await self._finder.volume(person, room, command, book, words)
            if volume is not None and volume.stored.club:
                return volume.stored.club
        return room.circle

    async def rank(self, request: Request, person: Person, room: Room, club: Club | None) -> int:
        """The rank of a member: given by the club, or by the platform that lets them manage this place."""
        if club is None:
            return int(May.ORGANISER) if room.private else 0
        if request.manages and self._house.people.links.one(room.club, club.id):
            return int(May.ORGANISER)
        given = await self._house.people.rank(club.id, person.id)
        asked_there = not room.private and request.account != NOBODY
        if not asked_there and person.id and given < May.ORGANISER:  # No platform says whether they manage its rooms.
            managing = await self._house.people.holding(club.id, May.ORGANISER)
            return int(May.ORGANISER) if person.id in managing else given
        return given

    async def run(
        self,
        request: Request,
        person: Person,
        room: Room,
        command: Command,
        words: Mapping[str, Any],
        book: str,
        mode: Mode = PLAINLY,
    ) -> Done:
        """Run a command to its end: decided, written, and only then told."""
        circle = room.club or await self._circle(person, room, command, book, words)
        reading = Values(self._house, request, room, circle)
        values = await reading.read(command, words)
        call = await self.call(request, person, room, command, book, words)
        call.given, call.live = words, mode.live or command.live
        call.replaces = True if mode.anew else False if mode.beside else None
        call.taken = reading.taken if mode.upon else await not_a_member.in_doubt(call, reading.taken)
        try:
            return await self._run(call, command, values, reading.named, mode)
        except AskingFirst as asking:
            return await self._asked(call, command, asking)
        except Over as no:
            no.stays = mode.live or mode.beside
            raise
        except Refused as no:
            if no.reason != OVERTAKEN or mode.yes is None:
                raise
            return await self._asked(call, command, await agreement.overtaken(call, command, mode.before))

    async def _asked(self, call: Call[Any], command: Command, asking: AskingFirst) -> Done:
        """What is asked instead of doing it, with what it keeps until it is answered."""
        self._house.people.must_be_known(call.member)
        card, rows = self._pinned(call, asking.explained(partial(self._house.how, call.member), command))
        changes, edits = [*asking.keeps, *rows], [*(asking.edits or ())]
        asker = replace(call, changes=changes, told=[*asking.told], notices=edits)
        write = self._scribe.asking(asker, card, kept=asking.edits is not None)
        writing = self._house.store.write(write)
        if write.request is not None:
            return Done(card, self._written_alone(asker, write, writing))
        await writing
        return Done(card)

    async def _run(
        self, call: Call[Any], command: Command, values: Mapping[str, Any], named: Sequence[str], mode: Mode
    ) -> Done:
        if call.volume is None and command.opens and command.book is not None:
            tried = await self.new_books.rehearsed(call, command, values)
            if command.reads:  # the rehearsal's card is the answer: nothing is to be kept
                return await self._finish(call, command, await not_a_member.offered(call, command, tried))
            self._house.people.must_be_known(call.member)
            call.volume = await self.new_books.opened(call, command.book)
        if call.volume is None or command.reads:
            if not command.reads:
                call.introduce(*named)
            if call.volume is not None:
                await self._house.store.settled()
            admit(call, command)
            card = growing_old.offered(call, command, await command.run(call, values))
            card = await not_a_member.offered(call, command, card)
            card = await live_cards.kept(call, command, card, on_it=mode.live)
            if call.volume is None or not command.single:
                return await self._finish(call, command, card, values)
            async with call.volume.lock:  # So that the second of two opened at once finds the first.
                await single_cards.opened(call, command, card)
                return await self._finish(call, command, card)
        if call.rank >= command.may and call.prepared is None:
            call.prepared = await command.prepare(call, values)
        async with call.volume.lock:
            if call.volume.stale:
                raise Overtaken
            try:
                card, writing = await self._decide(call, command, values, mode, named)
            except AskingFirst as asking:  # Under the lock: of two who agree at once the second hears of the first.
                return await self._asked(call, command, asking)
        return Done(card, writing)

    async def ring(self, timer: StoredTimer, now: float) -> float | None:
        """Run what a book's timer is for; gives the moment at which it is due next, which may not stand on disk."""
        volume = await self._house.shelf.readable(timer.book)
        if volume is None or volume.stored.closed is not None:
            return None
        kind = type(volume.book)
        cogs = [cog for cog in self._house.commands.cogs if cog.book is not None and issubclass(kind, cog.book)]
        act = next((cog.timers[timer.name] for cog in cogs if timer.name in cog.timers), None)
        room = await self._house.people.room(volume.stored.room)
        due = volume.book.waits().get(timer.name)
        if act is None or room is None or due is None or due > now:
            return due
        # Named by the moment in the book: one timer on disk may ring for several moments that lie close together.
        name = f"timer:{timer.book}:{timer.name}:{due:.3f}"
        rung = await self.by_itself(volume, room, name, timer.name, act, now)
        return volume.book.waits().get(timer.name) if rung else now

    async def renew_seals(self, book: str, now: float) -> bool:
        """After a book went back to a copy: retire its seals, and draw new ones; False where there are none."""
        volume = await self._house.shelf.readable(book)
        room = await self._house.people.room(volume.stored.room) if volume is not None else None
        if volume is None or room is None or all(seal.seed or seal.retired for seal in volume.book.ledger.seals):
            return False
        return await self.by_itself(volume, room, f"restored:{book}:{now:.3f}", "restored", _renewed, now)

    async def by_itself(
        self,
        volume: Volume,
        room: Room,
        name: str,
        what: str,
        act: Answerer,
        now: float,
        person: Person = SOMEBODY,
    ) -> bool:
        """Do what nobody asked for, or what comes of what was done elsewhere; False if the book is to be opened
        anew first."""
        command = Command(path=(what,), parameters=(), answer=act, book=type(volume.book))
        request = Request(name, NOBODY, room.as_place(), now)
        call = await self.call(request, person, room, command, volume.stored.id)
        async with volume.lock:
            if volume.stale:
                return False
            _, writing = await self._decide(call, command, {})
        if writing is not None:
            await writing
        return True

    # --- deciding and writing

    async def _decide(
        self,
        call: Call[Any],
        command: Command,
        values: Mapping[str, Any],
        mode: Mode = PLAINLY,
        named: Sequence[str] = (),
    ) -> tuple[Card, Awaitable[None] | None]:
        """Under the book's lock: decide, let it happen in memory, and hand it to the database in order."""
        volume = call.volume
        assert volume is not None
        base, rows_before, players_before = volume.book.version, volume.book.rows(), volume.book.players()
        awaited = self._house.commands.awaited(volume.book)
        # Of the call it keeps only values: a call that held itself would wait for the garbage collector.
        call.refold = partial(self._refold, volume, call.request.id, call.now, call.member)
        try:
            admit(call, command)
            acting = await mode.upon(call) if mode.upon is not None else call
            done, known = await agreement.tried(acting, command, values, late=mode.yes is not None)
            if volume.book.fresh or call.after is not None or call.changes or call.told:
                call.introduce(*named)  # What only asked something writes nobody down.
            said = await not_a_member.offered(acting, command, done)
            said = await slips.offered(acting, command, said, call.request.id)
            yes = await agreement.required(call, command, mode.before, known, mode.yes, rows_before, players_before)
            said = await touched.called(call, said, yes.by if yes is not None else ())
            if yes is not None:
                said = await agreement.answered(call, command, mode.before, said, known, yes)
            else:
                said = await live_cards.kept(call, command, said, on_it=mode.live)
            said = _beside(call, said)
            card, rows = self._pinned(call, self._for_the_room(call, said, command.tells_secret(values)))
            call.changes += rows
            self._house.people.must_be_known(call.member)
            rows_after = (call.after or volume.book).rows()
            if rows_after != rows_before:
                joined_by_another(self._house.people, call.member, rows_before, rows_after)
                call.changes += await difference(self._house.people, rows_before, rows_after)
            entries, again = [*volume.book.fresh], [*(call.again.book.fresh if call.again is not None else ())]
            closed, rows_of_ways = await self._ways_back.closed(call, entries)
            call.changes += rows_of_ways
            write = await self._strikes.added(await self._scribe.write_of(call, base, card), call, entries, closed)
            write = await self.questions.overtaken(write, call, entries, players_before)
            write = await self._spent_buttons.taken(write, call, awaited, [*entries, *again])
            write = await self._only_read.marked(write, call, entries)
        except BaseException:
            if volume.book.version > base or call.after is not None:
                self._house.shelf.drop(volume.stored.id)
            raise
        card = headed(card, volume)
        if write.append is None and write.request is None:
            return card, None
        if call.after is not None:
            await self._house.store.write(write)
            self._house.shelf.place(replace(volume, book=call.after, stale=False, waits=None))
            return card, self._written(call, write, self._house.store.write(Write()))
        return card, self._written(call, write, self._house.store.write(write))

    def _pinned(self, call: Call[Any], card: Card) -> tuple[Card, list[Put]]:
        """The card as it is kept: it tells of the people of the call's club also where it is read elsewhere."""
        if call.circle != call.room.circle:
            card = replace(card, circle=call.circle)
        return self._scribe.pin(card, call.volume.stored.id if call.volume else "", call.room.id)

    def _for_the_room(self, call: Call[Any], card: Card, secret: bool) -> Card:
        """What the room is to see reaches it also when the command was given elsewhere, or held a secret."""
        if call.volume is None or card.audience is not Audience.ROOM or not call.member:
            return card
        room = call.volume.stored.room
        if secret and not call.room.private:
            call.post(call.room.id, card)
            return call.alone or Card(say("said-in-the-room"), audience=Audience.MEMBER, needless=True)
        if call.room.private and room != call.room.id:
            call.post(room, card)
        return card

    async def _refold(self, volume: Volume, request: str, at: float, member: str, entry: Entry) -> Book:
        """The book as it would stand after one more entry that rewrites others."""
        await self._house.store.settled()
        seq, body = volume.book.version + 1, entry.model_dump_json()
        more = StoredEntry(seq, request, at, member, entry.kind, entry.schema_number, body)
        return await self._house.shelf.folded(volume.stored, [more])

    async def _written(self, call: Call[Any], write: Write, writing: Awaitable[None]) -> None:
        """Wait for the disk; only then may anybody hear of it."""
        assert call.volume is not None
        try:
            await writing
        except (Overtaken, Repeated, Trouble):
            self._house.shelf.drop(call.volume.stored.id)
            raise
        await self._after(call, write)

    async def _finish(
        self, call: Call[Any], command: Command, card: Card, values: Mapping[str, Any] | None = None
    ) -> Done:
        """What came of a command that has no book, or only read one."""
        card = _beside(call, headed(card, call.volume))
        stays = values is not None and only_read.stays(call, command, card, values)
        if stays and not card.replaces and (above := await self._only_read.above(call, command, values or {})):
            return Done(above, recorded=False)
        card, rows = self._pinned(call, card)
        call.changes += [*rows, *(await self._only_read.remembered(call, command, values or {}) if stays else ())]
        if command.reads and not (card.live or command.single or stays):
            if call.changes:
                await self._house.store.write(Write(changes=call.changes))
            return Done(card)
        self._house.people.must_be_known(call.member)
        if stays:
            write = await self._spent_buttons.shown(self._scribe.shown(call, card, only=True), call)
        else:
            write = self._scribe.shown(call, card) if command.reads else await self._scribe.write_of(call, 0, card)
        return Done(card, self._written_alone(call, write, self._house.store.write(write)), recorded=not command.reads)

    async def _written_alone(self, call: Call[Any], write: Write, writing: Awaitable[None]) -> None:
        await writing
        await self._after(call, write)

    async def _after(self, call: Call[Any], write: Write) -> None:
        """What was written is now to be told and looked up."""
        for done, change in enumerate(call.changes, 1):
            self._house.people.forget(change)
            if done % AT_ONCE == 0:
                await asyncio.sleep(0)
            if isinstance(change, Forget):
                await self._house.forgot()
            if isinstance(change, Put | Drop) and change.table == "aliases":
                self._house.shelf.drop_all()
            elif isinstance(change, Put) and change.table == "clubs" and "part_of" in change.row:
                self._house.shelf.drop_all()
                self._house.books.forget()
        found_anew(self._house, call.changes)
        self._house.events.wrote(write)
        for follow in self.followers:
            await follow(call, call.changes)
