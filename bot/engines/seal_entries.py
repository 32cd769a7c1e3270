"""What happens to the seals of a book: they are posted, cut, retired and opened."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import Field

from bot.engines.book import Book, Entry, Refused
from bot.engines.seals import Seal, cut_digest


def set_seal(book: Book, commitment: str, strand: str = "", edition: int = 2) -> int:
    """Post what a new seed commits to; gives the seal's number."""
    number = len(book.ledger.seals) + 1
    book.happen(SealSet(number=number, commitment=commitment, strand=strand, edition=edition))
    return number


def open_seal(book: Book, seeds: Mapping[int, bytes], strand: str = "") -> None:
    """Post the seeds of a strand's closed seals, those retired too; one of which nothing came stays as it is."""
    if not book.ledger.to_open(strand):
        raise Refused("seal-unused")
    for seal in book.ledger.closed(strand):
        if seal.used or seal.retired:
            book.happen(_opened(seal, seeds[seal.number].hex()))


def _opened(seal: Seal, seed: str) -> SealOpened:
    return SealOpened(number=seal.number, seed=seed, rolls=seal.rolls, acts=dict(seal.acts), dice=seal.dice)


def cut_seal(book: Book, word: str, kept: str, by: str, strand: str) -> SealCut:
    """Cut a strand's present seal with a word, which is kept under an id."""
    seal = book.ledger.now(strand)
    if seal is None or seal.edition == 1:
        raise Refused("seal-cannot-be-cut")
    cut = SealCut(number=seal.number, cut=len(seal.cuts) + 1, digest=cut_digest(word), word=kept, by=by)
    book.happen(cut)
    return cut


# --- entries


class SealSet(Entry, kind="seal-set"):
    """A seed was drawn; its print is posted before any die of it is seen."""

    needed = ()
    lasting = True
    number: int
    commitment: str
    strand: str = ""
    edition: int = 1

    def apply(self, book: Book) -> None:
        """The next dice are of this seal."""
        book.ledger.begin(Seal(self.number, self.commitment, self.strand, self.edition))


class SealCut(Entry, kind="seal-cut"):
    """Somebody cut a seal with a word: it goes into every act that is opened from now on."""

    needed = ()
    lasting = True
    number: int
    cut: int
    """How many cuts the seal has with this one."""
    digest: str
    word: str
    """The id of the word, which is kept with people's words."""
    by: str

    def apply(self, book: Book) -> None:
        """The next acts are of another key."""
        book.ledger.cut(self.number, self.digest, self.by)


class SealOpened(Entry, kind="seal-opened"):
    """The seed is posted, with the count of what it gave: every die can be checked, and none be left out."""

    needed = ()
    lasting = True
    number: int
    seed: str
    rolls: int = 0
    """Of the first edition."""
    acts: dict[str, int] = Field(default_factory=dict)
    """How many acts of each kind were opened under it."""
    dice: int = 0
    """How many dice fell in them, each time that they fell."""

    def apply(self, book: Book) -> None:
        """No more dice of this seal."""
        book.ledger.open(self.number, self.seed)


class SealRetired(Entry, kind="seal-retired"):
    """The book went back to a copy: dice of this seal fell that are in it no more, so that none falls from it again."""

    needed = ()
    lasting = True
    number: int

    def apply(self, book: Book) -> None:
        """No new dice of this seal; it is opened with the next of its strand."""
        book.ledger.retire(self.number)
