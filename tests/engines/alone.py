"""What an undo of one line must leave alone: whatever stayed could have been decided just so without it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, NamedTuple, TypeVar

from bot.engines.book import Book, Entry, Recorded, Refused
from bot.engines.rewriting import Restored, Voided, folded
from bot.engines.tournament.entering import Entered
from bot.engines.way_back import Action, StandingOn, actions, alters_of, needs_of
from tests.engines.kept import Kept

K = TypeVar("K", bound=Kept[Any])
Deed = Callable[[K, Any], object]


class Done(NamedTuple):
    """An act that was not refused: what was asked for, and the entries that it made."""

    act: Any
    now: float
    begins: int
    ends: int


def played(table: K, acts: Sequence[Any], deed: Deed[K]) -> list[Done]:
    """Do one act after the other; those that are refused do nothing."""
    done = []
    for act in acts:
        begins = len(table.records)
        try:
            table.act(lambda act=act: deed(table, act))  # type: ignore[misc]
        except Refused:
            continue
        if len(table.records) > begins:
            done.append(Done(act, table.now, begins, len(table.records)))
    return done


def check(table: K, done: Sequence[Done], deed: Deed[K], seen: Callable[[Any], object]) -> int:
    """Void each act on which nothing stands: the others could have been done as they were, and put back it is as
    before. Gives how many could be voided from under others."""
    records, book = table.records, table.book
    found = 0
    for at, one in enumerate(done):
        [action] = actions(records[one.begins : one.ends], {}) or [None]
        if action is None or standing(book, action, records[one.ends :]):
            continue
        void = _record(records, Voided(request=action.request))
        for later in done[at + 1 :]:
            found += 1
            _decided_again(table, later, deed, void)
        back = [*records, void, _record([*records, void], Restored(request=action.request))]
        assert seen(folded(type(book), back)) == seen(book)
    return found


def standing(book: Book, action: Action, later: Sequence[Recorded]) -> list[Action]:
    """What stands on an action."""
    on = StandingOn(book, needs_of(book, action.records), alters_of(book, action.records))
    on.take(actions(later, {}))
    return on.found


def _decided_again(table: K, one: Done, deed: Deed[K], void: Recorded) -> None:
    """The same act, on the book without what was voided, is no more refused, and says the same but for its dice."""
    there = copy(table)
    there.records, there.now = table.records[: one.begins], one.now
    there.book = folded(type(table.book), [*there.records, void])
    deed(there, one.act)
    made = [_told(entry) for entry in there.book.taken()]
    assert made == [_told(record.entry) for record in table.records[one.begins : one.ends]], (one.act, void)


def _told(entry: Entry) -> object:
    return entry.kind if entry.drawn else (entry.kind, _unversioned(entry))


def _unversioned(entry: Entry) -> object:
    """The entry, without its moment and what only counts on: its place in the book, the id of who has entered."""
    counted = ("number", "at", *(("entrant",) if isinstance(entry, Entered) else ()))
    return {name: value for name, value in entry if name not in counted}


def _record(records: Sequence[Recorded], entry: Entry) -> Recorded:
    return Recorded(len(records) + 1, f"x{len(records)}", 0.0, "", entry)
