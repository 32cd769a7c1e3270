"""What an undo or a correction strikes: every message of that request, edited where it was said."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from typing import Any, TypeAlias

from bot.engines.book import Entry, Recorded
from bot.engines.rewriting import Restored, Voided, stands, voided_by
from bot.hall.books.actions import NEAR
from bot.hall.books.long_books import recorded
from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Card, Mention, Tone, say
from bot.hall.declared.call import Call
from bot.hall.requests import PATIENCE
from bot.hall.running.scribe import Scribe
from bot.storage.contract import Change, MessageStrike, Store, Write
from bot.storage.stored import Message, StoredNotice, of_answer

Void: TypeAlias = "Mapping[str, Collection[str]]"
"""The void requests, each with the throws for which its decisions still stand."""


class Now(Enum):
    """What has become of what was told."""

    VOID = "voided"
    CORRECTED = "corrected"
    STANDS = ""


class Strikes:
    """Finds what was said of requests that are voided, corrected or put back."""

    def __init__(self, store: Store, scribe: Scribe) -> None:
        self._store, self._scribe = store, scribe

    async def added(self, write: Write, call: Call[Any], entries: Sequence[Entry], closed: Collection[str]) -> Write:
        """The write, with the edits of what was said before and counts otherwise now; of `closed` undos nothing can be
        put back any more."""
        if write.notices:
            notices = [*write.notices, *await self._where_first_said(write.notices)]
            write = replace(write, notices=[await self._with_heads(notice) for notice in notices])
        again = {told for entry in entries if (told := call.book.told_again(entry))}
        if not again and not closed and not any(entry.corrects or entry.rewrites for entry in entries):
            return write
        await self._store.write(Write())  # With it goes what was said until now.
        assert call.volume is not None
        book = call.volume.stored.id
        rewriting = [*recorded(await self._store.entries(book, kinds=[Voided.kind, Restored.kind]), {})]
        void = voided_by([*(record.entry for record in rewriting), *entries])
        told_anew = {notice.key for notice in write.notices if notice.key}
        striking = _Striking(self._store, self._scribe, call, book, void, told_anew)
        for entry in entries:
            for request, seq, now, anew in await self._meant(call, book, entry, void):
                await striking.strike(request, seq, now, anew)
        for entry in entries:
            if isinstance(entry, Voided | Restored):
                await striking.redraw(entry.request)
        by = {one.entry.request: one.person for one in rewriting if isinstance(one.entry, Voided)}
        for request in sorted(again & void.keys()):
            await striking.link(request, by[request])
        about = {one.entry.request: one for one in rewriting if isinstance(one.entry, Voided | Restored)}
        over = again | {entry.request for entry in entries if isinstance(entry, Voided | Restored)}
        last = [about[request] for request in sorted(over & about.keys())]
        for undo in dict.fromkeys([*(one.request for one in last if isinstance(one.entry, Voided)), *closed]):
            await striking.used_up(undo)
        notices = [*write.notices, *_said_there_too(call, write, striking.corrected), *striking.notices]
        return replace(write, notices=notices, changes=[*write.changes, *striking.changes])

    async def _where_first_said(self, notices: Iterable[StoredNotice]) -> list[StoredNotice]:
        """What takes the place of something that was said in other rooms than now is said there too."""
        here: dict[str, list[StoredNotice]] = {}
        for notice in notices:
            if notice.key and notice.room and not notice.person:
                here.setdefault(notice.key.removesuffix(f"@{notice.room}"), []).append(notice)
        more = []
        for key, said in here.items():
            before = {one.room for one in await self._store.under(key) if one.stands and not one.person}
            for room in sorted(before - {notice.room for notice in said}):
                more.append(replace(said[-1], key=f"{key}@{room}", room=room))
        return more

    async def _with_heads(self, notice: StoredNotice) -> StoredNotice:
        """The notice with the heads of the messages that it replaces: no edit may take a head away."""
        if not notice.key or notice.person or notice.strikes:
            return notice
        card = as_json.loads(notice.card)
        if not card.heads:
            return notice
        await self._store.settled()
        return replace(notice, card=as_json.dumps(with_heads(card, await self._store.under(notice.key))))

    async def _meant(self, call: Call[Any], book: str, entry: Entry, void: Void) -> list[tuple[str, int, Now, str]]:
        """The requests whose messages an entry changes: which, the number of the entry if it is one alone, how, and the
        request that told the same anew."""
        if not isinstance(entry, Voided | Restored):
            told = await call.actions.told_before(entry, void)
            told += await call.actions.reminders(entry.about) if entry.corrects else []
            return [(one.request, one.seq, Now.CORRECTED, call.request.id) for one in told]
        if isinstance(entry, Voided):
            now, corrected, anew = Now.VOID, Now.STANDS, ""
        else:
            now, corrected, anew = Now.STANDS, Now.CORRECTED, entry.request
        meant = [(entry.request, 0, now, call.request.id if call.again is not None else "")]
        for record in recorded(await self._store.entries(book, request=entry.request), {}):
            for one in await call.actions.told_before(record.entry, void, record.seq):
                if one.request != entry.request:
                    meant.append((one.request, one.seq, corrected, anew))
            meant += [(one.request, 0, now, "") for one in await call.actions.reminders(record.entry.subject)]
            if record.entry.corrects:
                meant += [(one.request, 0, corrected, anew) for one in await call.actions.reminders(record.entry.about)]
        return meant


class _Striking:
    """The edits of one write, as they are found."""

    def __init__(
        self,
        store: Store,
        scribe: Scribe,
        call: Call[Any],
        book: str,
        void: Void,
        told_anew: set[str],
    ) -> None:
        self._store, self._scribe, self._call, self._book = store, scribe, call, book
        self._void, self._told_anew = void, told_anew
        self.notices: list[StoredNotice] = []
        self.changes: list[Change] = []
        self._edited: set[str] = set()
        """What the edited messages became: several answers may stand in one."""
        self.corrected: set[str] = set()
        """The rooms in which all could read what is corrected."""

    async def strike(self, request: str, seq: int, now: Now, anew: str) -> None:
        """Edit what a request said, but not of what stays; of a correction what was told of one entry."""
        said = await self._said(request, "waiting", "said", "replaced")
        own = await self._stays_for_its_author(request, said) if now is Now.VOID else ""
        for message in said:
            if message.ref == own:
                continue
            if message.key in self._told_anew:
                if (
                    message.state != "replaced"
                    and now is Now.STANDS
                    and not any(one.stands for one in await self._store.under(message.key))
                ):
                    self._mark(message, struck=False)  # What is told anew takes its place.
                continue
            if message.ref == of_answer(request):
                if seq and message.became and message.became in self._edited:
                    continue  # It stands in the message of what it answered to.
                later = await self._later_there(message)
                if later is None:
                    await self._answer(message, now, anew)
                elif seq:  # What a player said of it stands in its place, and tells it too.
                    self._edit(message, later.card, now, anew)
                elif shown := await self._scribe.answer_anew(self._call, later):
                    self._edit(later, shown, Now.STANDS)
            elif seq and message.seq not in (0, seq):
                continue
            elif now is not Now.CORRECTED and message.key:
                await self._keyed(message, now, anew)
            elif message.state != "replaced":
                self._mark(message, struck=now is Now.VOID)
                self._edit(message, await self._read_last(message), now, anew)

    async def _stays_for_its_author(self, request: str, said: Sequence[Message]) -> str:
        """The private answer that confirms its author's decision, where the room heard the outcome beside it: void or
        not, it stays if the decision stands."""
        answer = next((one for one in said if one.ref == of_answer(request)), None)
        if answer is None or as_json.loads(answer.card).audience is Audience.ROOM:
            return ""
        heard = any(one.room and not one.person for one in said if one is not answer)
        kept = [one for one in (await self._call.actions.of(request)).records if stands(one, self._void)]
        return answer.ref if heard and kept else ""

    async def redraw(self, request: str) -> None:
        """Draw anew what was answered elsewhere about the same as a request, where it is another card now."""
        kinds = self._call.house.commands.showing(type(self._call.book))
        own = await self._store.entries(self._book, request=request, kinds=kinds) if kinds else []
        if not own:
            return
        around = await self._store.entries(self._book, after=max(0, own[0].seq - NEAR), first=2 * NEAR, kinds=kinds)
        newest = await self._store.entries(self._book, last=NEAR, kinds=kinds)
        near = {one.seq: one for one in (*around, *newest)}
        changed, records = [*recorded(own, {})], [*recorded(near.values(), {})]
        for other in dict.fromkeys(self._upon_the_same(changed, records)):
            for message in await self._said(other):
                if message.ref != of_answer(other) or message.became in self._edited:
                    continue
                if await self._later_there(message) is None:
                    self._edit(message, await self._scribe.answer_anew(self._call, message), Now.STANDS)

    def _upon_the_same(self, changed: Sequence[Recorded], records: Sequence[Recorded]) -> Iterable[str]:
        """The requests that count, read or changed the same as these, and whose card says something else by it."""
        call, commands = self._call, self._call.house.commands
        if call.after is None or call.volume is None:
            return
        after = replace(call, volume=replace(call.volume, book=call.after))
        needs = frozenset[Hashable]().union(*(one.entry.needs(call.after) or () for one in changed))
        for other in records:
            if other.request in self._void or not needs & (other.entry.needs(call.after) or frozenset()):
                continue
            shown = commands.as_it_stands(after, other.entry)
            if shown is not None and shown != commands.as_it_stands(call, other.entry):
                yield other.request

    async def link(self, request: str, by: str) -> None:
        """Edit once more what a request had said before it was voided: this one tells the same again."""
        anew = self._call.request.id
        for message in await self._said(request):
            if message.ref == of_answer(request):
                if await self._later_there(message) is None and await self._earlier_there(message) is None:
                    self._edit(message, message.card, Now.VOID, anew, by)
            elif not message.key:
                self._edit(message, message.card, Now.VOID, anew, by)
            else:
                told = [one for one in await self._store.under(message.key) if one.key == message.key]
                if told[-1] == message and not any(one.stands for one in told):
                    shown = with_heads(as_json.loads(message.card), told)
                    self._edit(message, as_json.dumps(shown), Now.VOID, anew, by)

    async def used_up(self, undo: str) -> None:
        """Remove the button that would put back an undo, once it was pressed, the same was told anew, or something
        since contradicts it. A card whose button was just pressed is replaced by the answer instead."""
        message = await self._store.message(of_answer(undo))
        card = as_json.loads(message.card) if message is not None and message.card else None
        if message is None or card is None or message.state not in ("waiting", "said"):
            return
        pressed = any(button.line == self._call.request.press for row in card.buttons for button in row)
        if card.buttons and not pressed and await self._later_there(message) is None:
            self._edit(message, as_json.dumps(replace(card, buttons=())), Now.STANDS)

    async def _said(self, request: str, *states: str) -> list[Message]:
        """The messages of a request that can be edited, sent or still waiting; not those of lasting entries but for
        reminders, nor live cards, which show what stands anyway. A message that was replaced before it was sent is
        shown by its replacement."""
        entries = await self._store.entries(self._book, request=request)
        kinds = Entry.kinds
        stays = {entry.seq for entry in entries if kinds[entry.kind].lasting and not kinds[entry.kind].retells}
        messages = await self._store.messages(request)
        kept = [one for one in messages if one.state in (states or ("waiting", "said")) and one.seq not in stays]
        return [one for one in kept if one.state == "replaced" or (one.card and not as_json.loads(one.card).live)]

    async def _later_there(self, answer: Message) -> Message | None:
        """The last answer that took this one's place and counts: what was only looked at there does not."""
        later = await self._store.same_message(answer) if answer.became else []
        for other in reversed(later):
            if other not in self._void and await self._store.entries(self._book, request=other):
                there = await self._store.message(of_answer(other))
                if there is not None and there.card:
                    return there
        return None

    async def _earlier_there(self, answer: Message) -> Message | None:
        """The answer that counts in whose place this one was put."""
        before = await self._store.before_in_message(answer) if answer.became else []
        for request in reversed([one for one in before if one not in self._void]):
            if await self._store.entries(self._book, request=request):  # Without entries it may be outdated.
                there = await self._store.message(of_answer(request))
                return there if there is not None and there.card else None
        return None

    async def _answer(self, message: Message, now: Now, anew: str) -> None:
        """Strike an answer. If it had replaced another that still counts, that one is shown again; put back, it shows
        what counts now."""
        there = await self._earlier_there(message) if now is not Now.CORRECTED else None
        if there is None:
            self._edit(message, message.card, now, anew)
        else:
            stands = there if now is Now.VOID else message
            self._edit(message, await self._scribe.answer_anew(self._call, stands) or stands.card, Now.STANDS)

    async def _keyed(self, message: Message, now: Now, anew: str) -> None:
        """What is known by a key shows what is told under it as it stands now; if that is nothing, it is struck."""
        under = [one for one in await self._store.under(message.key) if one.key == message.key]
        told = [one for one in under if one.stands or (one == message and now is Now.STANDS)]
        if not told or (message not in told and message.state != "replaced"):
            return
        place, last = under.index(message), told[-1]
        count = [one for one in told if one.request not in self._void and one.card]
        # Later messages count only where they recorded something: those of an undo, or of putting back, told of this
        # one.
        standing = [one for one in count if under.index(one) <= place or await self._is_recorded(one)]
        if not standing:
            for one in told:
                self._mark(one, struck=True)
            shown = with_heads(as_json.loads(last.card or message.card), told)
            self._edit(last, as_json.dumps(shown), Now.VOID, anew)
            return
        if message in told:
            self._mark(message, struck=now is Now.VOID)
        drawn = await self._scribe.notice_anew(self._call, standing[-1])
        if drawn or message in (last, standing[-1]):
            shown = with_heads(as_json.loads(drawn or standing[-1].card), told)
            self._edit(last, as_json.dumps(shown), Now.STANDS)

    async def _read_last(self, message: Message) -> str:
        """The card that stands where a message was said: what is known by a key may have been told anew since."""
        under = await self._store.under(message.key) if message.key else ()
        return next((one.card for one in reversed(under) if one.key == message.key and one.stands), "") or message.card

    async def _is_recorded(self, message: Message) -> bool:
        """Whether a notice came of something that was recorded, not of what was undone or put back."""
        records = (await self._call.actions.of(message.request)).records
        return not message.seq or any(one.seq == message.seq for one in records)

    def _mark(self, message: Message, *, struck: bool) -> None:
        self.changes.append(MessageStrike(int(message.ref.partition(" ")[2]), struck))

    def _edit(self, message: Message, text: str, now: Now, anew: str = "", by: str = "") -> None:
        # What is voided to be recorded otherwise by the same request is corrected.
        word = Now.CORRECTED if now is Now.VOID and self._call.again is not None else now
        self._edited |= {message.became} if message.became else set()
        card, person, due = struck(as_json.loads(text), word, by or self._call.member, anew), message.person, 0.0
        answer = message.ref == of_answer(message.request)
        if word is Now.CORRECTED and card.audience is Audience.ROOM and not message.key and (answer or not person):
            self.corrected.add(message.room)
        if answer:
            person = "" if card.audience is Audience.ROOM else person
            if card.audience is Audience.PRIVATE:  # It was asked for: also by those who want no private lines.
                card = replace(card, audience=Audience.MEMBER)
            if message.state == "waiting":  # It is being said this moment, or will be: a chat takes its time.
                due = self._call.now + PATIENCE
        text, at, ref = as_json.dumps(card), self._call.now, message.ref
        notice = StoredNotice(f"strike {ref}", text, at, message.room, person, self._book, due=due, strikes=ref)
        self.notices.append(replace(notice, request=self._call.request.id))


def _said_there_too(call: Call[Any], write: Write, rooms: set[str]) -> list[StoredNotice]:
    """A correction that was given elsewhere is said where the first one was, too."""
    text = write.request.answer if write.request is not None else ""
    if not text or as_json.loads(text).audience is not Audience.ROOM:
        return []
    book = call.volume.stored.id if call.volume is not None else ""
    hear = {call.room.id, *(notice.room for notice in write.notices if not notice.person)}
    return [StoredNotice("", text, call.now, room, "", book, request=call.request.id) for room in sorted(rooms - hear)]


def with_heads(card: Card, said: Iterable[Message]) -> Card:
    """The card with all heads that stand, or stood, on these messages, before its own."""
    heads = [head for one in said if one.card for head in as_json.loads(one.card).heads]
    return replace(card, heads=tuple(dict.fromkeys([*heads, *card.heads])))


def struck(card: Card, now: Now, by: str, anew: str = "") -> Card:
    """The card as it is shown now: what it was, with a word before its title and no buttons, unless it stands."""
    if now is Now.STANDS:
        return replace(card, replaces=False)
    who = {"who": Mention(by)} if now is Now.VOID else {}
    title = (
        say(f"struck-{now.value}", **who, title=card.title) if card.title else say(f"struck-{now.value}-bare", **who)
    )
    happening = replace(card.happening, off=True) if card.happening is not None else None
    return replace(card, title=title, buttons=(), tone=Tone.PLAIN, replaces=False, anew=anew, happening=happening)
