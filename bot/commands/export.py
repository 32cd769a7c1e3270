"""/export: a book as files, for whoever keeps it and for spreadsheets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any

from bot.commands.book_kind import BookKind, of_linked_clubs
from bot.engines.book import Book, Recorded
from bot.hall.books.book_files import as_csv, exported
from bot.hall.books.long_books import aside, let_go, uncollected
from bot.hall.cards.card import Argument, Attachment, Audience, Card, Mention, Table, plain, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, May
from bot.hall.house import House

cog: Cog[Book] = Cog(Book)

ROWS = 200
"""Rows of a table that are written before others get their turn on the event loop."""


@cog.command("export", may=May.DIRECTOR, reads=True, private=True)
async def export(call: Call[Book], book: BookKind | None = None) -> Card:
    """A file with everything recorded, and the tables as CSV."""
    assert call.volume is not None
    values = {"book": call.volume.stored.id}
    files = (Attachment("entries", values), Attachment("tables", values))
    title = say("export-title", book=say(f"book-{call.book.kind}"))
    language = call.club.language if call.club else call.settings.club.language
    separator = str(call.house.texts.name(language, "export-separator"))
    others = await of_linked_clubs(call, "export")
    what = (say("export-what", separator=separator),)
    return Card(title, what, buttons=others, files=files, audience=Audience.MEMBER)


@cog.attachment("entries")
async def entries_file(house: House, values: Mapping[str, Any], language: str) -> tuple[str, bytes]:
    """Everything recorded, as JSON Lines, sealed things masked."""
    volume = await house.shelf.volume(values["book"])
    assert volume is not None
    circle = volume.stored.club or volume.stored.room

    async def named(person: str) -> str:
        if not await house.people.name_of(person, circle):
            return ""  # Who was erased has the id alone.
        return plain(await house.drawer.line(Mention(person), language, "UTC", circle))

    text = await exported(house.store, named, volume, house.shelf.who_is_who(volume.stored))
    return f"{values['book']}.jsonl", await aside(len(text), text.encode)


@cog.attachment("tables")
async def tables_file(house: House, values: Mapping[str, Any], language: str) -> tuple[str, bytes]:
    """The tables, as CSV for the spreadsheets of the club's language; the mark at its beginning keeps the accents."""
    volume = await house.shelf.volume(values["book"])
    assert volume is not None
    room = await house.people.room(volume.stored.room)
    zone = await house.languages.zone_of_room(room)
    circle = volume.stored.club or volume.stored.room
    separator = str(house.texts.name(await house.languages.language_of_room(room), "export-separator"))
    records: list[Recorded] = []
    parts = []
    with uncollected():
        await house.shelf.through(volume.stored, records.extend)
        for other in house.commands.cogs:
            for sheet in other.sheets if other.book is type(volume.book) else ():
                table = await aside(len(records), lambda sheet=sheet: sheet(volume.book, records))  # type: ignore[misc]
                rows = list(table.rows)
                written = [text async for text in _as_csv(house, table.head, rows, language, zone, separator, circle)]
                parts.append("".join(written))
                del table
                await let_go(rows)
        await let_go(records)
    return f"{values['book']}.csv", "\n".join(parts).encode("utf-8-sig")


async def _as_csv(
    house: House, head: tuple[Argument, ...], rows: list[Any], language: str, zone: str, separator: str, circle: str
) -> AsyncIterator[str]:
    """A table as CSV, some rows at a time, so that others are answered in between."""
    for start in range(0, max(len(rows), 1), ROWS):
        part = Card(table=Table(head, tuple(rows[start : start + ROWS])))
        drawn = (await house.drawer.draw(part, language, zone, lambda button: "", circle)).table
        assert drawn is not None
        written = [[plain(cell) for cell in row] for row in ((drawn.head,) if not start else ()) + drawn.rows]
        yield as_csv(written[0], written[1:], separator)
        await asyncio.sleep(0)
