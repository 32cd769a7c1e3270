"""What the house itself records in any book: who agreed to a decision, and what was a secret until then."""

from __future__ import annotations

from bot.engines.book import Book, Entry


class Agreed(Entry, kind="agreed"):
    """Somebody else agreed with what was decided by one who gains or loses by it."""

    lasting = True
    needed = ()
    by: str
    act: str = ""
    """Whose dice were known, where it was decided otherwise upon what they fall."""

    def apply(self, book: Book) -> None:
        """Nothing: it says who."""


class SecretTold(Entry, kind="told"):
    """An entry of which nobody was to know is told: the `number`-th such, after line `since` of the book's chain."""

    lasting = True
    needed = ()
    may_seal = ("line",)
    number: int
    since: int
    line: str
    """All of it, as JSON."""

    def sealed(self, book: Book) -> tuple[str, ...]:
        """What it tells, where that is to be a secret again."""
        return ("line",) if book.keeps_untold else ()

    def apply(self, book: Book) -> None:
        """Nothing: the entry itself counts, since it happened."""
