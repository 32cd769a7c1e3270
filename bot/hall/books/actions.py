"""The actions of a book: the last one, that of a line of the journal, and those that stand on one."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from bot.engines.book import Book, Entry, Recorded, Refused
from bot.engines.house_entries import Agreed, SecretTold
from bot.engines.rewriting import Corrected, Restored, Voided, going_with, last_undoable, stands, voided_by, voiding
from bot.engines.way_back import Action, Needs, StandingOn, actions, alters_of, needs_of, share
from bot.hall.books.chain import is_untold
from bot.hall.books.long_books import PAGE, aside, recorded
from bot.hall.books.shelf import Shelf, Volume
from bot.storage.contract import Store

LOOK_BACK = 200
"""Entries that are read first, from the end; the whole book is read only if they do not hold what is wanted."""

REWRITING = (Voided.kind, Restored.kind)
NEAR = 200
"""How many entries are searched around an act, and how many of the newest, for other messages about the same. A book of
years is not read whole at each undo; most words about a game are said near it, and late ones are recent."""


class Touched(IntEnum):
    """Whether what was recorded since needs the same as an act."""

    NOT = 0
    PERHAPS = 1
    SURELY = 2


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of a journal's lines: those of an export, where what was a secret is counted when it is told."""

    hidden: Sequence[int]
    """The entries that are not counted, in their order."""
    told: Mapping[int, int] = field(default_factory=dict)
    """By the number of an entry that is told by now: the one that tells it."""

    def of(self, seq: int) -> int:
        """The number of an entry's line."""
        seq = self.told.get(seq, seq)
        return seq - bisect_left(self.hidden, seq)

    def up_to(self, seq: int) -> int:
        """How many lines there are up to an entry, which may have none itself."""
        return seq - bisect_right(self.hidden, seq)

    def seq(self, number: int) -> int:
        """The entry of a line's number."""
        seq = number
        while (further := number + bisect_right(self.hidden, seq)) != seq:
            seq = further
        return seq


class Actions:
    """What was done in one book."""

    def __init__(self, store: Store, shelf: Shelf, volume: Volume) -> None:
        self._store, self._volume = store, volume
        self._id = volume.stored.id
        self._who = shelf.who_is_who(volume.stored)

    async def numbers(self) -> Numbers:
        """How the journal's lines are numbered now."""
        untold = [kind for kind, entry in Entry.kinds.items() if entry.untold is not Entry.untold]
        stored = await self._store.entries(self._id, kinds=[*untold, SecretTold.kind])
        if self._volume.chain is None:
            return Numbers([one.seq for one in recorded(stored, {}) if one.entry.untold(self._volume.book)])
        hidden = [entry.seq for entry in stored if is_untold(entry)]
        told = {
            hidden[one.entry.number - 1]: one.seq for one in recorded(stored, {}) if isinstance(one.entry, SecretTold)
        }
        return Numbers(hidden, told)

    async def voided(self) -> Mapping[str, Collection[str]]:
        """The requests that are void now, each with the throws of which its decisions stand."""
        rewriting = await self._store.entries(self._id, kinds=REWRITING)
        return voided_by(record.entry for record in recorded(rewriting, {}))

    async def left_of(self, action: Action) -> tuple[Recorded, ...]:
        """The entries of an action that still count."""
        voided = await self.voided()
        return tuple(record for record in action.records if stands(record, voided))

    async def void(self, action: Action, agreed: Collection[str]) -> Voided:
        """The entry that voids what counts of an action."""
        return voiding(self._volume.book, await self.left_of(action), agreed)

    async def voided_by(self, request: str) -> str:
        """Who voided a request; "" where it counts."""
        about = await self._about(request)
        return about[-1].person if about and isinstance(about[-1].entry, Voided) else ""

    async def turn(self, request: str) -> int:
        """How often a request was voided or put back: a press for another turn has done its work."""
        return len(await self._about(request))

    async def undone(self, rewriting: Recorded) -> list[Recorded]:
        """What an entry that voids or puts back is about: all of its action but what was kept as it was decided."""
        assert isinstance(rewriting.entry, Voided | Restored)
        action = await self.of(rewriting.entry.request)
        about = [one.entry for one in await self._about(action.request) if one.seq <= rewriting.seq]
        voided = next(entry for entry in reversed(about) if isinstance(entry, Voided))
        return going_with(voided, action.records)

    async def _about(self, request: str) -> list[Recorded]:
        """What voided a request, and put it back."""
        rewriting = recorded(await self._store.entries(self._id, kinds=REWRITING), self._who)
        return [one for one in rewriting if isinstance(one.entry, Voided | Restored) and one.entry.request == request]

    async def last(self) -> Action:
        """The last action that can be undone."""
        await self._store.settled()
        for most in (LOOK_BACK, None):
            stored = await self._store.entries(self._id, last=most)
            request = last_undoable([*recorded(stored, {})], self._volume.book.ledger.fallen)
            if request is not None:
                return await self.of(request)
        raise Refused("nothing-to-undo")

    async def at(self, seq: int) -> Action:
        """The action to which an entry belongs."""
        await self._store.settled()
        stored = await self._store.entries(self._id, after=seq - 1, first=1)
        if not stored or stored[0].seq != seq:
            raise Refused("undo-no-such-line", last=(await self.numbers()).up_to(self._volume.book.version))
        entry = next(recorded(stored, {})).entry
        action = await self.of(entry.request if isinstance(entry, Voided | Restored) else stored[0].request)
        if not action.records:
            raise Refused(entry.stays)
        return action

    async def of(self, request: str) -> Action:
        """What a request recorded, without the entries that no undo can void."""
        stored = await self._store.entries(self._id, request=request)
        records = [record for record in recorded(stored, self._who) if not record.entry.lasting]
        return Action(request, tuple(records))

    async def told_before(self, entry: Entry, void: Collection[str] = (), seq: int | None = None) -> list[Recorded]:
        """The entries, before that number, that told what a correction now tells otherwise: the last one about exactly
        that, all that told it among other things, and the answers to it that told it again, as far as they are near;
        not those of `void` requests."""
        if not entry.corrects or not entry.about:
            return []
        kinds = [kind.kind for kind in Entry.kinds.values() if kind.tells_of]
        stored = await self._store.entries(self._id, kinds=kinds)
        if isinstance(entry, Corrected):  # The entry itself is older than every correction of it.
            stored = [*await self._store.entries(self._id, after=entry.seq - 1, first=1), *stored]
        told = [
            record
            for record in recorded(stored, {})
            if (seq is None or record.seq < seq)
            and record.request not in void
            and (record.entry.tells(entry.about) or entry.about == ("seq", record.seq))
        ]
        among = [one for one in told if one.entry.about != entry.about and entry.about != ("seq", one.seq)]
        return [
            *[one for one in told if one not in among][-1:],
            *among,
            *await self._told_again(entry, told, void, seq),
        ]

    async def _told_again(
        self, entry: Entry, told: Sequence[Recorded], void: Collection[str], seq: int | None
    ) -> list[Recorded]:
        """The answers, before that number, to what a correction tells otherwise."""
        kinds = [kind.kind for kind in Entry.kinds.values() if kind.retells and not kind.lasting]
        book = self._volume.book
        after = await self._store.entries(self._id, after=told[0].seq, first=NEAR, kinds=kinds) if told else []
        return [
            one
            for one in recorded(after, {})
            if (seq is None or one.seq < seq)
            and one.request not in void
            and share(entry.needs(book), one.entry.needs(book))
        ]

    async def reminders(self, about: tuple[Any, ...]) -> list[Recorded]:
        """The reminders of something, which no undo voids."""
        kinds = [kind.kind for kind in Entry.kinds.values() if kind.retells and kind.lasting]
        stored = await self._store.entries(self._id, kinds=kinds) if about else []
        return [one for one in recorded(stored, {}) if one.entry.about == about]

    async def standing_on(self, action: Action, now: Sequence[Entry] = ()) -> list[Action]:
        """The later actions that cannot stay as they are without this one, in their order; the last, what happens
        `now`."""
        book = self._volume.book
        standing = StandingOn(book, needs_of(book, action.records), alters_of(book, action.records))
        rewriting = await self._store.entries(self._id, kinds=REWRITING)
        voided = voided_by([*(record.entry for record in recorded(rewriting, {})), *now])
        await self._later(action.records[-1].seq, standing, voided)
        standing.take(actions([Recorded(0, "", 0.0, "", entry) for entry in now], {}))
        return standing.found

    async def confirmed(self, action: Action) -> bool:
        """Whether anybody else agreed to this action or recorded something upon it, even if that has been voided
        since."""
        agreed = await self._store.entries(self._id, request=action.request, kinds=(Agreed.kind,))
        if agreed:
            return True
        book = self._volume.book
        standing = StandingOn(book, needs_of(book, action.records), alters_of(book, action.records))
        await self._later(action.records[-1].seq, standing, {})
        return any(one.person not in ("", action.person) for found in standing.found for one in found.records)

    async def decided_of(self, throws: Collection[str]) -> list[Recorded]:
        """All that stands of what dice fell upon, by whomever it was decided."""
        if not throws:
            return []
        kinds = [kind for kind, entry in Entry.kinds.items() if entry.for_throw is not Entry.for_throw]
        stored = recorded(await self._store.entries(self._id, kinds=kinds), self._who)
        voided = await self.voided()
        return [one for one in stored if one.entry.for_throw in throws and stands(one, voided)]

    async def lasting_upon(self, action: Action) -> list[Recorded]:
        """Lasting entries, which no undo voids, that read or changed the same as this action: undone, it leaves them
        without meaning."""
        needs = needs_of(self._volume.book, action.records)
        kinds = [kind for kind, entry in Entry.kinds.items() if entry.lasting and entry.needed]
        after = action.records[-1].seq
        later = recorded(await self._store.entries(self._id, after=after, kinds=kinds), self._who)
        return [one for one in later if share(needs, one.entry.needs(self._volume.book))]

    async def others_upon(self, action: Action) -> list[Recorded]:
        """Of these what others than its author recorded, such as a judge's sheet: its author alone takes nothing from
        under them."""
        return [one for one in await self.lasting_upon(action) if one.person not in ("", action.person)]

    async def since_voided(self, action: Action) -> list[Action]:
        """What has changed, since this action was voided, of what it needs: recorded then, voided or put back. What was
        recorded since and voided again has changed nothing, nor what was voided since and put back."""
        book = self._volume.book
        rewriting = [*recorded(await self._store.entries(self._id, kinds=REWRITING), {})]
        at = max(one.seq for one in rewriting if isinstance(one.entry, Voided) and one.entry.request == action.request)
        standing = StandingOn(book, needs_of(book, action.records), alters_of(book, action.records))
        then, now = (
            voided_by(one.entry for one in rewriting if one.seq <= at),
            voided_by(one.entry for one in rewriting),
        )
        later = [one.entry for one in rewriting if one.seq > at]
        for request in dict.fromkeys(one.request for one in later if isinstance(one, Voided | Restored)):
            if then.get(request) != now.get(request):
                earlier = await self.of(request)
                standing.take([earlier] if earlier.records and earlier.records[0].seq < at else [])
        await self._later(at, standing, await self.voided())
        return standing.found

    async def touched_since(self, version: int, needs: Needs) -> Touched:
        """Whether anything that needs the same was recorded, voided or put back since the book had so many entries:
        surely where both name it, perhaps where one of them names nothing and so stands on all."""
        later = _Sharing(self._volume.book, needs)
        for record in [*recorded(await self._store.entries(self._id, after=version, kinds=REWRITING), {})]:
            if isinstance(record.entry, Voided | Restored):
                later.take([await self.of(record.entry.request)])
        await self._later(version, later, await self.voided())
        return later.found

    async def _later(self, seq: int, standing: StandingOn | _Sharing, voided: Mapping[str, Collection[str]]) -> None:
        """Go through what was recorded after an entry, a page at a time."""
        while page := await self._store.entries(self._id, after=seq, first=PAGE):
            records = recorded(page, self._who)
            await aside(len(page), lambda records=records: standing.take(actions(records, voided)))  # type: ignore[misc]
            seq = page[-1].seq


class _Sharing:
    """Whether actions need something of the same."""

    def __init__(self, book: Book, needs: Needs) -> None:
        self._book, self._needs, self.found = book, needs, Touched.NOT

    def take(self, later: Iterable[Action]) -> None:
        """The next actions."""
        for action in later:
            needs = needs_of(self._book, action.records)
            if needs is None or self._needs is None:
                self.found = max(self.found, Touched.PERHAPS)
            elif share(needs, self._needs):
                self.found = Touched.SURELY
