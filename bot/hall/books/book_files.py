"""A book as files: everything recorded as JSON Lines, the tables as CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Any

from bot import __version__
from bot.engines.book import Book, Entry
from bot.engines.house_entries import SecretTold
from bot.engines.seals import ActDraw, Draw
from bot.hall.books.chain import Chain, first_edition, is_untold
from bot.hall.books.long_books import aside, pages, recorded
from bot.hall.books.shelf import Volume
from bot.hall.cards.ids import PERSON
from bot.hall.cards.plain_text import harmless
from bot.storage.contract import Store
from bot.storage.stored import StoredEntry

FIRST, SECOND = 1, 2
"""The formats of an export: of a book that is in no chain, and of one that is."""
SALTS = 1_000
"""Salts in a line."""
"""What separates the cells of a CSV, by the club's language: a spreadsheet expects the separator of its country."""


async def exported(
    store: Store, named: Callable[[str], Awaitable[str]], volume: Volume, joins: Mapping[str, str]
) -> str:
    """Everything recorded in a book: a first line about it, an entry a line, then what may be told of what the lines
    hide. docs/seal.md describes it. `joins` says who each of those is now who became somebody else, `named` what
    somebody is called, told apart from others.

    What is still sealed is left out, with the words that only stand there; what is not even to be known of, as if it
    had not been recorded.
    """
    stored = await store.book(volume.stored.id)
    assert stored is not None
    chain = None if volume.chain is None else Chain.begun(stored.id, volume.chain.secret)
    file = _File(volume.book, chain)
    async for page in pages(store, stored.id):
        await aside(len(page), lambda page=page: file.take(page))  # type: ignore[misc]
    ids = {*file.ids, *(joins[old] for old in file.ids & joins.keys())}
    # Keys of rules may look like a person's id.
    known = [id for id in sorted(ids) if await store.rows("people", id=id)]
    names = {person: await named(person) for person in known}
    words = {
        row["id"]: row["text"] for row in await store.rows("words", book=stored.id) if row["id"] not in file.hidden
    }
    about: dict[str, Any] = {"kind": stored.kind, "club": stored.club, "room": stored.room, "title": stored.title}
    if chain is None:
        when = {"opened": stored.opened, "version": len(file.lines), "closed": stored.closed}
        head = {"araldo": __version__, "format": FIRST, "id": stored.id, **about, **when}
    else:
        closed = None if stored.closed is None else round(stored.closed * 1000)
        when = {"opened": round(stored.opened * 1000), "closed": closed, "version": chain.lines}
        ends = {"head": chain.head.hex(), "secondFrom": file.earlier + 1}
        joined = [[old, joins[old]] for old in sorted(file.ids & joins.keys())]
        head = {"araldo": __version__, "format": SECOND, "book": stored.id, **about, **when, **ends, "joins": joined}
    first = json.dumps({**head, "people": names, "words": words}, ensure_ascii=False)
    return await aside(len(file.lines), lambda: "\n".join([first, *file.lines, *file.beside(), ""]))


class _File:
    """The lines of an export, as the entries come."""

    def __init__(self, book: Book, chain: Chain | None) -> None:
        self._book = book
        self._chain = chain
        self.lines: list[str] = []
        self.earlier = 0
        """Lines of the first edition, in a book that is in a chain now."""
        self.ids: set[str] = set()
        self.hidden: set[str] = set()
        """Words that stand in what is still sealed."""
        self._tells: list[str] = []
        self._earlier_told = True

    def take(self, entries: Iterable[StoredEntry]) -> None:
        """The next entries."""
        for entry in entries:
            line = self._chain.take(entry) if self._chain is not None else ""
            if not line and is_secret(entry, self._book):
                # Nor may anybody read the words in it.
                self.hidden.update(value for value in json.loads(entry.body).values() if isinstance(value, str))
                continue
            self.ids.update(PERSON.findall(entry.body), [entry.person] if entry.person else ())
            if self._chain is not None and line:
                self._tell(self._chain, entry)
            else:
                line = self._of_first_edition(entry)
            self.lines.append(line)

    def _of_first_edition(self, entry: StoredEntry) -> str:
        self.earlier += 1
        line = entry_line(entry._replace(seq=self.earlier), self._book, self.hidden)
        self._earlier_told &= "masked" not in line
        return json.dumps(line, ensure_ascii=False)

    def _tell(self, chain: Chain, entry: StoredEntry) -> None:
        """What may be told of the fields that stand in the line as hashes."""
        if not Entry.kinds[entry.kind].may_seal:
            return
        [whole] = (record.entry for record in recorded([entry], {}))
        sealed = whole.sealed(self._book)
        for name, value in chain.hidden_values(entry).items():
            if name in sealed:
                self.hidden.update({json.loads(value)} if value.startswith('"') else ())
            else:
                salt = chain.salt(f"{entry.line} {name}").hex()
                told = {"tells": entry.line, "field": name, "salt": salt, "value": value}
                self._tells.append(json.dumps(told, ensure_ascii=False))
                if isinstance(whole, SecretTold):
                    self.ids.update(PERSON.findall(whole.line))

    def beside(self) -> Iterator[str]:
        """The lines that follow the chain: salts and values of what may be told."""
        yield from self._tells
        chain = self._chain
        if chain is None:
            return
        if not self._book.keeps_untold:  # Else whoever has no salt would know that there is something.
            for start in range(self.earlier + 1, chain.lines + 1, SALTS):
                some = range(start, min(start + SALTS, chain.lines + 1))
                yield json.dumps({"salts": {str(line): chain.salt(f"{line} untold").hex() for line in some}})
            for number in range(1, chain.hidden + 1):
                yield json.dumps({"told": number, "salt": chain.salt(f"untold {number}").hex()})
        if self.earlier and self._earlier_told:
            yield json.dumps({"before": chain.salt(f"{self.earlier + 1} before").hex()})


def is_secret(entry: StoredEntry, book: Book) -> bool:
    """Whether nobody may know of an entry by itself: not yet, or not but by the line that tells it."""
    return is_untold(entry) or (entry.line is None and untold(entry, book))


def untold(entry: StoredEntry, book: Book) -> bool:
    """Whether nobody may know of an entry yet."""
    kind = Entry.kinds[entry.kind]
    return kind.untold is not Entry.untold and next(recorded([entry], {})).entry.untold(book)


def entry_line(entry: StoredEntry, book: Book, hidden: set[str]) -> dict[str, Any]:
    """An entry as a line of the first edition, without what is still sealed; `hidden` gathers the words that stand
    there."""
    line = first_edition(entry)
    kind = Entry.kinds[entry.kind]
    if kind.sealed is not Entry.sealed:
        [whole] = (record.entry for record in recorded([entry], {}))
        masked = whole.sealed(book)
        if masked:
            hidden.update(value for name in masked if isinstance(value := line["body"].pop(name), str))
            # The check of the dice still needs to know that these were rolled, and in which order.
            blank = [_blanked(draw) for draw in whole.drawn]
            line |= {"masked": masked, "drawn": [roll.model_dump() for roll in blank]}
    return line


def _blanked(draw: Draw) -> Draw:
    """A draw without its faces."""
    unseen: dict[str, Any] = {"faces": ()} if isinstance(draw, ActDraw) else {"faces": (), "counter": 0}
    return draw.model_copy(update=unseen)


def as_csv(head: Iterable[str], rows: Iterable[Iterable[str]], separator: str = ",") -> str:
    """Rows as CSV that no spreadsheet takes for formulas."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=separator)
    for row in (head, *rows):
        writer.writerow([harmless(cell) for cell in row])
    return out.getvalue()
