"""What is unusual about a kind of entry or book stands in a list: whoever changes it changes what old books say.

`python -m tests.engines.test_entry_kinds` writes the list anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import bot.commands  # noqa: F401  (with every game's entries)
from bot.engines.book import Book, Entry

MARKS = ("lasting", "rewrites", "mutual", "corrects", "tells_of", "slip", "decisive")
BOOK_MARKS = ("announces", "of_club", "rivals", "about_people")


class Word(str):
    """What stands in a field that is no number; every part of it is one."""

    def __getattr__(self, name: str) -> int:
        return 3


LIST = Path(__file__).with_name("entry_kinds.txt")


def unusual(entry: type[Entry]) -> Iterator[str]:
    """Whatever most entries are not, and values that are not empty where nothing was written."""
    if entry.schema_number != 1:
        yield f"schema {entry.schema_number}"
    yield from (mark for mark in MARKS if getattr(entry, mark))
    if entry.needed is not None:
        yield f"needs {' '.join(entry.needed) or 'nothing'}"
    if entry.once is not None:
        yield f"once {' '.join(entry.once) or 'in the book'}"
    if entry.stays != Entry.stays:
        yield f"stays {entry.stays}"
    if entry.may_seal:
        yield f"seals {' '.join(entry.may_seal)}"
    if entry.for_throw is not Entry.for_throw:
        fields = {name: 3 if field.annotation is int else Word(name) for name, field in entry.model_fields.items()}
        yield f"thrown in {entry.model_construct(**fields).for_throw}"
    for name, field in entry.model_fields.items():
        value = field.get_default(call_default_factory=True) if not field.is_required() else None
        if value or isinstance(value, float):
            yield f"{name}={value!r}"


def listed() -> list[str]:
    """Every kind of entry of ours with something unusual, and every kind of book."""
    kinds = sorted((kind, ", ".join(unusual(entry))) for kind, entry in Entry.kinds.items() if _ours(entry))
    books = sorted((f"book {kind}", ", ".join(_marks(book))) for kind, book in Book.kinds.items() if _ours(book))
    return [f"{kind}: {words}" for kind, words in (*kinds, *books) if words]


def _marks(book: type[Book]) -> Iterator[str]:
    return (mark for mark in BOOK_MARKS if getattr(book, mark))


def _ours(kind: type[Entry] | type[Book]) -> bool:
    return kind.__module__.startswith("bot.")


def test_what_is_unusual_about_entries_and_books_is_as_it_was() -> None:
    assert listed() == LIST.read_text("utf-8").splitlines()


def test_whatever_may_be_sealed_is_told_of_its_kind() -> None:
    of_ours = [kind for kind in Entry.kinds.values() if _ours(kind)]
    assert all(bool(kind.may_seal) == (kind.sealed is not Entry.sealed) for kind in of_ours)
    assert all(set(kind.may_seal) <= kind.model_fields.keys() for kind in of_ours)


if __name__ == "__main__":
    LIST.write_text("\n".join(listed()) + "\n", "utf-8")
