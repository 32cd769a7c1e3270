"""What changes the meaning of earlier entries: they are voided, put back, corrected; and the fold that heeds it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from pydantic import SerializerFunctionWrapHandler, model_serializer

from bot.engines.book import Book, Entry, Known, Recorded
from bot.engines.seals import act_of

B = TypeVar("B", bound=Book)


class Voided(Entry, kind="voided"):
    """Everything that a request recorded no longer counts, but what dice had fallen upon."""

    needed = ()
    rewrites = True
    lasting = True
    request: str
    keeps: tuple[str, ...] = ()
    """The throws that had fallen: the request's decisions of them stand."""
    dropped: tuple[str, ...] = ()
    """The throws that had fallen, of which the request's decisions go as well."""
    why: str = ""
    """The id of words: why they go."""

    @model_serializer(mode="wrap")
    def _written(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """Leave both fields out where nothing known is dropped: such entries keep the bytes that older chains hold."""
        written: dict[str, Any] = write(self)
        return written if self.dropped else {name: written[name] for name in written if name not in ("dropped", "why")}

    def apply(self, book: Book) -> None:
        """The fold leaves out what was voided; the next act in the place of known dice says what was there."""
        for throw in self.dropped:
            book.ledger.take_away(throw, self.why, self.request)


class Restored(Entry, kind="restored"):
    """Everything that a request recorded counts again, after it had been voided."""

    needed = ()
    rewrites = True
    lasting = True
    request: str

    def apply(self, book: Book) -> None:
        """The fold leaves it in."""
        book.ledger.put_back(self.request)


class Corrected(Entry, kind="corrected"):
    """An entry is replaced, in its place, by another."""

    rewrites = True
    corrects = True
    tells_of = True
    seq: int
    entry_kind: str
    body: dict[str, Any]

    @property
    def about(self) -> tuple[Any, ...]:
        """The entry of that number."""
        return ("seq", self.seq)

    def corrected(self) -> Entry:
        """The entry that stands now."""
        return Entry.kinds[self.entry_kind].model_validate(self.body)

    def apply(self, book: Book) -> None:
        """Nothing: the fold puts the new entry in the place of the old."""


def voided_by(rewriting: Iterable[Entry]) -> dict[str, tuple[str, ...]]:
    """The requests that are void after these entries, each with the throws of which its decisions stand."""
    voided: dict[str, tuple[str, ...]] = {}
    for entry in rewriting:
        if isinstance(entry, Voided):
            voided[entry.request] = entry.keeps
        elif isinstance(entry, Restored):
            voided.pop(entry.request, None)
    return voided


def stands(record: Recorded, voided: Mapping[str, Collection[str]]) -> bool:
    """Whether an entry counts, with these requests voided: what is lasting does, and what dice have fallen upon."""
    keeps = voided.get(record.request)
    return keeps is None or record.entry.lasting or bool(keeps and record.entry.for_throw in keeps)


def voiding(book: Book, records: Sequence[Recorded], agreed: Collection[str]) -> Voided:
    """The entry that voids what still counts of a request, except what dice have fallen upon. Where there is nothing
    else, that is voided too, if all who have a say have agreed."""
    fallen = book.ledger.fallen
    throws = tuple(dict.fromkeys(record.entry.for_throw for record in records if record.entry.for_throw in fallen))
    if throws and only_decided(book, records):
        for throw in throws:
            if act_of(throw) not in agreed:
                raise Known(act_of(throw), book.deciders(throw), fallen[throw])
        return Voided(request=records[0].request, dropped=throws)
    return Voided(request=records[0].request, keeps=throws)


def going_with(void: Voided, records: Sequence[Recorded]) -> list[Recorded]:
    """What it voids of these entries of its request: all but what dice have fallen upon."""
    return [record for record in records if not stands(record, {void.request: void.keeps})]


def only_decided(book: Book, records: Sequence[Recorded]) -> bool:
    """Whether these entries are nothing but what dice have fallen upon."""
    return all(record.entry.lasting or record.entry.for_throw in book.ledger.fallen for record in records)


def last_undoable(records: Sequence[Recorded], fallen: Collection[str] = ()) -> str | None:
    """The last request of which something can still be voided; None when there is none among these records.

    What was decided of throws that have fallen stands: a request of such entries alone is passed over.
    """
    voided = voided_by(record.entry for record in records)
    for record in reversed(records):
        if not record.entry.lasting and record.request not in voided and record.entry.for_throw not in fallen:
            return record.request
    return None


# --- the fold


def folded(kind: type[B], records: Iterable[Recorded]) -> B:
    """The book of a kind that these entries make, with what was voided left out and what was corrected in its place."""
    records = list(records)
    book = kind()
    Folding(book, [record for record in records if record.entry.rewrites]).take(records)
    return book


class Folding:
    """A book being folded, a few entries at a time: those that rewrite others must be known from the start."""

    def __init__(self, book: Book, rewriting: Iterable[Recorded]) -> None:
        self._book = book
        rewriting = list(rewriting)
        self._voided = voided_by(record.entry for record in rewriting)
        self._corrected = {
            record.entry.seq: record.entry.corrected()
            for record in rewriting
            if isinstance(record.entry, Corrected) and record.request not in self._voided
        }

    def take(self, records: Iterable[Recorded]) -> None:
        """The next entries."""
        book = self._book
        for record in records:
            if record.request in self._voided and not stands(record, self._voided):
                book.receive(record.entry, False)
                book.told_no_more(record.entry, record.request)
            else:
                entry = self._corrected.get(record.seq, record.entry)
                book.receive(entry, True)
                if book.void:
                    book.told_again(entry)
