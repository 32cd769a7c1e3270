"""The herald: says the notices, in order, none lost, and has answers said again that nobody is known to have heard."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import math
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Card
from bot.hall.delivery.behind_button import BehindButton, still
from bot.hall.delivery.live_news import LiveNews
from bot.hall.delivery.overtaken import by_others
from bot.hall.delivery.speaker import Speaker
from bot.hall.delivery.successors import NotSaidYet, linked
from bot.hall.delivery.together import PART, Together
from bot.hall.delivery.unheard_answers import KEPT, UnheardAnswers
from bot.hall.hall import Hall
from bot.hall.people.person import Person
from bot.hall.people.rooms import Room
from bot.hall.requests import Account, HeldBack, Later, Notice, Unreachable
from bot.hall.running.organisers import SHORTLY
from bot.ladder.steps import Heard, Rung
from bot.storage.contract import SPANS, News, Spans, Trouble, Write
from bot.storage.stored import BUTTON, StoredNotice, of_notice

log = logging.getLogger(__name__)

WAITING = 10_000
"""The most waiting notices that are looked through at the start for those that were put off."""
MOMENT = 0.2
"""Seconds after which a notice that links to an answer is tried again, while that answer is still being said: soon, and
by no club's clock. So long after a pause for company that is surely over."""
CATCHING_UP = 5.0
"""How long a message for a room waits while those kept for it are sent first (seconds, at most)."""
SOONEST, SELDOM = 900.0, 86_400.0
"""Seconds after which a closed private chat is tried again: as long as the notice has waited, within these bounds."""


class _SetAside(Exception):
    """A notice for private messages alone cannot be said now; it is tried again after `seconds`."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds


class Herald:
    """Delivers what is to be said of our own accord."""

    def __init__(self, hall: Hall, spans: Spans = SPANS) -> None:
        self._hall = hall
        self._spans = spans
        self._house = house = hall.house
        self._chats = house.chats
        self._speaker = Speaker(hall)
        self._behind = BehindButton(house.store)
        self._unheard = UnheardAnswers(hall, self._speaker)
        self._together = Together(hall, self._speaker)
        self.live = LiveNews(hall)
        house.events.written.append(self._written)
        house.events.takes_again.append(self._catch_up)
        self._wake = asyncio.Event()
        self._busy: dict[str, asyncio.Task[bool]] = {}
        self._looking = asyncio.Lock()
        self._pauses: dict[str, float] = {}
        """Until when nothing is said to a target, so that nothing overtakes what was put off there."""
        self._tasks: set[asyncio.Task[bool]] = set()

    def _written(self, write: Write) -> None:
        """Wake up if there is something to say."""
        self.live.written(write)
        if write.notices or self.live.waits:
            self._wake.set()

    def heard(self, news: News) -> None:
        """Wake up if another process may have left something to say."""
        self.live.heard(news)
        for watcher in self._hall.desk.watchers:
            watcher.heard(news)
        if news.notices or news.lost:
            self._wake.set()

    async def run(self) -> None:
        """Say what waits, until cancelled."""
        async with asyncio.TaskGroup() as loops:
            loops.create_task(self._notices())
            loops.create_task(_again_and_again(self.say_again, self._spans.look))
            loops.create_task(_again_and_again(self._keep, self._spans.keep))

    async def _notices(self) -> None:
        while True:
            self._wake.clear()
            with _trouble_told():
                await self.say_notices()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._spans.look):
                    await self._wake.wait()

    async def _keep(self) -> None:
        """Renew the claims on the answers that are being said, so that no other process says them."""
        await self._house.store.keep_claims(self._hall.claims.under_way())

    async def stop(self) -> None:
        """Finish what is being said."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    async def say_notices(self) -> None:
        """Start saying everything that waits, each room and person in its order."""
        async with self._looking:  # Two readers of the same notices would each send them.
            await self._say_notices()

    async def _say_notices(self) -> None:
        await self.live.look()
        now = self._house.clock()
        self._pauses = {target: until for target, until in self._pauses.items() if until > now}
        # A notice that is said while the database is read may still be among those that wait.
        held = {*self._busy, *self._pauses}
        lines: dict[str, list[StoredNotice]] = defaultdict(list)
        for notice in await self._house.store.claim_notices(now, self._chats):
            lines[notice.person or notice.room].append(notice)
        for target, notices in lines.items():
            notices.sort(key=lambda notice: notice.at)  # An answer that was kept for its room is as old as its request.
            if target not in held and target not in self._busy:
                task = self._busy[target] = asyncio.create_task(self._line(target, notices))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _line(self, target: str, notices: list[StoredNotice]) -> bool:
        """Say these in their order; whether nothing of them has to wait."""
        try:
            with _trouble_told():
                groups = await self._together.groups(notices, self._edited)
                for index, group in enumerate(groups):
                    if index and group[0].strikes and await self._together.gathers(group[0].room) is not None:
                        break  # What is new by now comes first.
                    if not await self._say_all(group):
                        return False
                await self._gather(notices[0])
                self._wake.set()
                return True
            return False
        finally:
            del self._busy[target]

    async def _catch_up(self, room: str) -> None:
        """Say now what is kept for a room; where it still takes nothing, that waits as before."""
        with _trouble_told(), contextlib.suppress(TimeoutError):
            await self._house.store.hasten(room, self._house.clock())
            async with asyncio.timeout(CATCHING_UP):
                while True:
                    self._pauses.pop(room, None)
                    await self.say_notices()
                    if (line := self._busy.get(room)) is None:
                        self._hall.organisers.waited_for.discard(room)
                        return
                    await asyncio.wait({line})
                    if not line.result():
                        return

    async def _gather(self, said: StoredNotice) -> None:
        """Let what comes next wait for company for a moment, where messages are few."""
        if not said.person and (pause := await self._together.gathers(said.room)):
            self._pauses[said.room] = self._house.clock() + pause
            asyncio.get_running_loop().call_later(pause + MOMENT, self._wake.set)

    async def _say_all(self, group: Sequence[StoredNotice]) -> bool:
        """Say what goes into one message, or else one by one; False when the rest of the line has to wait."""
        if len(group) > 1:
            try:
                if await self._together.say(group, self._edited):
                    return True
            except Later as later:
                await self._put_off(group[0], later.seconds)
                return False
            except Exception as failure:
                log.info("notices from %s on are said one by one: %s", group[0].id, type(failure).__name__)
        for notice in group:
            if not await self._say(notice):
                return False
        return True

    async def _say(self, notice: StoredNotice) -> bool:
        """Say one notice; False when the rest of its line has to wait."""
        store = self._house.store
        try:
            became = await self._deliver(notice)
        except Later as later:
            if notice.strikes or await self._house.store.earlier(notice.key, notice.id):  # What is new need not wait.
                await self._set_aside(notice, later.seconds)
                return True
            await self._put_off(notice, later.seconds)
            return False
        except _SetAside as aside:
            await self._set_aside(notice, aside.seconds)
            return True
        except NotSaidYet:
            await self._set_aside(notice, 0.0)
            await asyncio.sleep(MOMENT)
            return True
        except Unreachable as refused:
            return await self._refused(notice, refused)
        except Exception:
            log.exception("notice %s", notice.id)
            if notice.tries >= 5:
                await store.give_up(notice.id, "bug")
                return True
            await self._put_off(notice, 2.0 ** (notice.tries + 1))
            return False
        await store.said(notice.id, json.dumps(dict(became)))
        if not notice.person and (room := await self._house.people.room(notice.room)) is not None:
            await self._hall.organisers.open(room)
        return True

    async def _refused(self, notice: StoredNotice, refused: Unreachable) -> bool:
        """A notice that was refused: kept for the room, or given up, as the ladder says; the organisers hear of it."""
        step, room = refused.step, await self._house.people.room(notice.room)
        if step is not None and step.heard is Heard.PRIVATE and room is not None and not notice.person:
            await self._hall.organisers.barred(room, step)
        waited = self._house.clock() - notice.at
        if step is not None and step.then is Rung.KEPT and waited < KEPT:
            self._hall.organisers.waited_for.add(notice.room)
            if notice.person:  # A personal notice bars nobody's line: the person's other notices may go to other rooms.
                await self._set_aside(notice, SHORTLY)
                return True
            await self._put_off(notice, SHORTLY)
            return False
        log.info("notice %s cannot be said: %s", notice.id, step.name if step is not None else type(refused).__name__)
        await self._house.store.give_up(notice.id, str(refused)[:200])
        return True

    async def _put_off(self, notice: StoredNotice, seconds: float) -> None:
        """Say it later, and nothing before it there."""
        until = self._house.clock() + seconds
        self._pauses[notice.person or notice.room] = until
        await self._house.store.postpone(notice.id, until)

    async def _set_aside(self, notice: StoredNotice, seconds: float) -> None:
        """Write the notice anew for later, so that it does not hold up others to this person or room."""
        told = await self._house.store.message(of_notice(notice.id))
        if told is None or told.state != "waiting":
            return  # A newer one has taken its place meanwhile.
        again = replace(notice, due=self._house.clock() + seconds, tries=0)
        await self._house.store.write(Write(notices=[again]))
        await self._house.store.give_up(notice.id, "said anew later")

    async def _deliver(self, notice: StoredNotice) -> Mapping[str, object]:
        room = await self._house.people.room(notice.room) if notice.room else None
        card = as_json.loads(await self._words(notice))
        edits = await self._edited(notice, card)
        if card.anew:
            card = await linked(self._house, notice, card, room)
        if card.live:
            return await self._in_place(notice, card, room, edits)
        if notice.person and notice.strikes and edits and BUTTON in edits:
            await self._behind.change(edits, card)
            # As long as nobody has opened it there is nothing to say: who does reads it as it stands now.
            return edits if edits.get("waiting") else still(edits, await self._to_person(notice, card, room, edits))
        if notice.person:
            return await self._to_person(notice, card, room, edits if notice.strikes else None)
        if room is None:
            raise Unreachable("no such room")
        if edits and await self._reads_so(notice):
            return edits
        if edits and PART in edits:
            parts = {str(edits[PART]): notice.id}
            if (became := await self._together.change(parts, {notice.id: card}, room)) is not None:
                return {**became, PART: edits[PART]}
            edits = None  # It would take the other parts away.
        if edits and await by_others(self._house.store, notice, room, edits, self._house.clock()):
            return edits
        drawn = await self._hall.draw(card, await self._house.languages.language_of_room(room), room)
        return await self._speaker.chat(room.platform).say(Notice(notice.id, drawn, room.as_place(), edits=edits))

    async def _words(self, notice: StoredNotice) -> str:
        """Its card; what takes buttons away, or strikes, from what was heard since calls nobody for that once more."""
        struck = await self._house.store.message(notice.strikes) if notice.strikes else None
        heard = struck is not None and struck.state == "said"
        return notice.card.replace('"ping":true', '"ping":false') if heard else notice.card

    async def _reads_so(self, notice: StoredNotice) -> bool:
        """Whether just that stands there already: an edit would change nothing, and count as one."""
        told = await self._house.store.under(notice.key) if notice.key and not notice.strikes else ()
        before = [one for one in told if one.key == notice.key and one.state == "said" and not one.struck]
        if not before or before[-1].card != notice.card:
            return False
        return not await self._house.store.earlier(f"strike {before[-1].ref}", notice.id)  # Its title may have changed.

    async def _edited(self, notice: StoredNotice, card: Card) -> dict[str, Any] | None:
        """What the earlier notice of its key became, or what it strikes; None where it needs a message of its own."""
        # Which heads stand on what is forgotten nobody knows, and an edit would take them away.
        known = {"forgotten": not card.heads}
        earlier = await self._house.store.earlier(notice.key, notice.id, **known) if notice.key else ""
        if not notice.strikes:
            return json.loads(earlier) if earlier else None
        if notice.became:  # An edit of a message whose row may be deleted carries the ids itself.
            return dict(json.loads(notice.became))
        struck = await self._house.store.message(notice.strikes)
        if struck is None or struck.state not in ("waiting", "said"):
            raise Unreachable("nothing was said")
        if struck.state == "waiting" and (card.live or (card.anew and self._hall.claims.held(struck.request))):
            raise NotSaidYet
        if struck.state == "waiting":  # Nobody heard that answer: it is said as it stands now.
            self._hall.claims.heard(struck.request)
            self._house.store.acknowledge(struck.request)
        became: dict[str, Any] = json.loads(earlier or struck.became or "{}")
        if became.get("waiting") or not became.get("messages", became):  # It was an alert, or a word that it waits.
            return None if card.live else await self._behind.stands(struck, became, notice.request)
        return {**json.loads(struck.handle), **became}

    async def _in_place(
        self, notice: StoredNotice, card: Card, room: Room | None, edits: Mapping[str, Any] | None
    ) -> Mapping[str, object]:
        """A live card, where its reader has it and nowhere else; one that can be changed no more is not tried again."""
        person = await self._house.people.person(notice.person)
        account = await self._account(person, room)
        if account is None or not edits:
            raise Unreachable("nothing to edit")
        language = await self._speaker.language(person, account, room)
        drawn = await self._hall.draw(card, language, room, await self._club(notice))
        said = Notice(notice.id, drawn, account=account, audience=Audience.PRIVATE, edits=edits, in_place=True)
        try:
            return await self._speaker.chat(account.platform).say(said)
        except Unreachable:
            await self.live.gone(notice)
            raise

    async def _to_person(
        self, notice: StoredNotice, card: Card, room: Room | None, edits: Mapping[str, Any] | None
    ) -> Mapping[str, object]:
        """In private; where that is closed, a word in the room with a button that only they can open.

        What is for private messages alone reaches those who want such lines, and never the room; it is tried for ever.
        """
        person = await self._house.people.person(notice.person)
        alone = card.audience is Audience.PRIVATE
        if alone and not person.notices:
            raise Unreachable("no lines wanted")
        account = await self._account(person, room)
        language = await self._speaker.language(person, account, room)
        drawn = await self._hall.draw(card, language, room, await self._club(notice))
        if account is not None:
            try:
                said = Notice(notice.id, drawn, account=account, audience=Audience.PRIVATE, edits=edits)
                return await self._speaker.chat(account.platform).say(said)
            except (Unreachable, HeldBack) as refused:
                if alone:
                    waited = min(max(self._house.clock() - notice.at, SOONEST), SELDOM)
                    raise _SetAside(refused.seconds if isinstance(refused, HeldBack) else waited) from refused
                if room is None or room.private:
                    raise
        if alone or room is None or account is None:  # who has no account, a guest, opens nothing in a room either
            raise Unreachable("nowhere to write to")
        return await self._speaker.waits(notice.id, person, card, room, room.as_place())

    async def _club(self, notice: StoredNotice) -> str:
        """The club of whose book a notice tells; empty where it has none."""
        book = await self._house.store.book(notice.book) if notice.book else None
        return book.club if book is not None else ""

    async def _account(self, person: Person, room: Room | None) -> Account | None:
        accounts = [one for one in await self._house.people.accounts(person.id) if one.platform in self._chats]
        here = [one for one in accounts if room is not None and one.platform == room.platform]
        return next(iter(here or accounts), None)

    async def say_again(self) -> None:
        """Try each answer that nobody is known to have heard once."""
        await self._unheard.say_again()

    async def recover(self) -> None:
        """After a start: hold back what the process before had put off, and look at what it had not come to."""
        await self.live.recover()
        for notice in await self._house.store.waiting(math.inf, WAITING):
            if notice.tries:
                target = notice.person or notice.room
                self._pauses[target] = max(notice.due, self._pauses.get(target, 0.0))
            if notice.room and not notice.strikes:
                self._hall.organisers.waited_for.add(notice.room)


async def _again_and_again(do: Callable[[], Awaitable[None]], pause: float) -> None:
    while True:
        with _trouble_told():
            await do()
        await asyncio.sleep(pause)


@contextlib.contextmanager
def _trouble_told() -> Iterator[None]:
    """Log trouble with the database, and go on."""
    try:
        yield
    except Trouble as trouble:
        log.error("herald: the database: %s", trouble)
