"""A book for tests: every act is a request, with dice of a known seed, and its entries are kept as on disk."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Generic, TypeVar

from bot.engines.book import Book, Entry, Recorded
from bot.engines.dice import Dice
from bot.engines.rewriting import Voided, folded, last_undoable, stands, voided_by, voiding
from bot.engines.seal_entries import set_seal
from bot.engines.seals import commitment

B = TypeVar("B", bound=Book)
T = TypeVar("T")
NOW = 1_768_077_000.0


class Numbers:
    """Numbers from one on; unlike an itertools.count they can be copied on every Python."""

    def __init__(self, first: int) -> None:
        self._next = first

    def __next__(self) -> int:
        self._next += 1
        return self._next - 1


class Kept(Generic[B]):
    """A book with a seal for each of its strands, and the entries that were made in it."""

    def __init__(self, book: B, opened: Entry, *, seed: int = 1, strands: Sequence[str] = ("",)) -> None:
        self.book = book
        self.records: list[Recorded] = []
        self.now = NOW
        self.seeds: dict[int, bytes] = {}
        self._bytes = Numbers(seed)
        self._requests = Numbers(1)
        self.act(lambda: book.happen(opened), *(partial(self.seal, strand) for strand in strands))

    def act(self, *deeds: Callable[[], T]) -> T:
        """Do something as one request; nothing is kept of what is refused."""
        try:
            results = [deed() for deed in deeds]
        except Exception:
            assert not self.book.taken(), "a refusal must come before anything has happened"
            raise
        request = f"r{next(self._requests)}"
        for entry in self.book.taken():
            self.records.append(Recorded(len(self.records) + 1, request, self.now, "", again(entry)))
        return results[-1]

    def seal(self, strand: str = "") -> None:
        """Set a new seal."""
        seed = bytes([next(self._bytes) % 256]) * 32
        self.seeds[set_seal(self.book, commitment(seed), strand)] = seed

    def dice(self, strand: str = "", *agreed: str) -> Dice:
        """The chance of the next request, where acts may be decided otherwise though their dice are known."""
        seal = self.book.ledger.now(strand)
        assert seal is not None
        return Dice(self.book.ledger, self.seeds[seal.number], f"r{len(self.records)}", strand, agreed)

    def refolded(self) -> B:
        """The book that the kept entries make."""
        return folded(type(self.book), self.records)

    def undone(self) -> B:
        """The book after the last request is voided, whatever dice have fallen upon."""
        more = Recorded(len(self.records) + 1, "undo", self.now, "", Voided(request=self.records[-1].request))
        return folded(type(self.book), [*self.records, more])

    def undo(self, request: str = "", *agreed: str) -> None:
        """Void a request, the last one that can be, as the bot does, and go on from there."""
        request = request or last_undoable(self.records, self.book.ledger.fallen) or ""
        self.records.append(self._void(request, agreed))
        self.book = self.refolded()

    def _void(self, request: str, agreed: Collection[str] = ()) -> Recorded:
        voided = voided_by(record.entry for record in self.records)
        left = [one for one in self.records if one.request == request and stands(one, voided)]
        void = voiding(self.book, left, agreed)
        return Recorded(len(self.records) + 1, f"undo-{len(self.records)}", self.now, "", void)


def again(entry: Entry) -> Entry:
    """The entry as it comes back from disk."""
    return type(entry).model_validate_json(entry.model_dump_json())
