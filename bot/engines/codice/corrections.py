"""After a correction that would change posted tables the director chooses: keep them, or pair again."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.codice.closing import post, settle
from bot.engines.codice.pairings import expected
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.opponents import PairingChange


def keep_tables(book: Codice, by: str) -> tuple[PairingChange, ...]:
    """The director keeps the tables as they were posted; gives what is left as it is."""
    found = _unsettled(book)
    book.happen(TablesKept(by=by))
    return found


def pair_again(book: Codice, at: float) -> None:
    """The director has the present round paired as it would be now.

    Only tables at which nothing has been recorded can change; rounds that are over stay as they were played.
    """
    _unsettled(book)
    present = book.present
    if not can_pair_again(book):
        raise Refused("codice-tables-begun", tables=changed_and_begun(book), round=present.number)
    pairings = expected(book, present.number)
    post(book, present.number, pairings, at, "correction")
    settle(book, at)


def to_choose(book: Codice) -> tuple[PairingChange, ...]:
    """What a correction would change in the present round; in rounds that are over nothing can be chosen."""
    present = book.round
    if present is None or present.closed:
        return ()
    return tuple(one for one in book.unsettled if one.round == present.number)


def can_pair_again(book: Codice) -> bool:
    """Whether the present round could still be paired as it would be now."""
    return bool(to_choose(book)) and not changed_and_begun(book)


def changed_and_begun(book: Codice) -> tuple[int, ...]:
    """Tables of the present round that would change, and at which something has been recorded."""
    present = book.present
    now = {pairing.table: pairing for pairing in expected(book, present.number)}
    return tuple(table for table, match in present.matches.items() if match.begun and match.pairing != now.get(table))


def _unsettled(book: Codice) -> tuple[PairingChange, ...]:
    if not book.unsettled:
        raise Refused("codice-nothing-to-settle")
    return book.unsettled


class TablesKept(Entry, kind="codice.tables-kept"):
    """After a correction the posted tables stand as they are."""

    decisive = True
    by: str

    def apply(self, book: Codice) -> None:
        """There is nothing left to choose."""
        book.settled()
