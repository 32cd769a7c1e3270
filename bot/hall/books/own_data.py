"""All that is kept of one person, as a file for that person: nobody else's names and words, and nothing sealed."""

from __future__ import annotations

import json
from typing import Any

from bot import __version__
from bot.hall.books.exports import FORMAT, entry_line
from bot.hall.books.shelf import Shelf, aside, pages
from bot.hall.people.people import People
from bot.storage.contract import Store, StoredBook, StoredEntry


async def own_data(store: Store, people: People, shelf: Shelf, id: str) -> str:
    """The account, the rooms, the offices, the words and every entry that this person made."""
    await store.settled()
    [person] = await store.rows("people", id=id)
    former = [*people.ids_of(id)[1:]]
    rooms = [await people.room(room) for room in await people.rooms_of(id)]
    books = [book for room in rooms if room is not None for book in await store.books(room=room.id)]
    kept = {
        "araldo": __version__,
        "format": FORMAT,
        "person": person,
        "accounts": await people.rows_of("accounts", id),
        "former": former,
        "rooms": [
            {"id": room.id, "platform": room.platform, "title": room.title} for room in rooms if room is not None
        ],
        "roles": await people.rows_of("roles", id),
        "words": await people.rows_of("words", id),
        "books": [made for book in books if (made := await _made(store, shelf, book, {id, *former}))["entries"]],
    }
    return json.dumps(kept, ensure_ascii=False, indent=1) + "\n"


async def _made(store: Store, shelf: Shelf, book: StoredBook, ids: set[str]) -> dict[str, Any]:
    """A book with the entries that somebody made there."""
    volume = await shelf.volume(book.id)
    assert volume is not None
    entries: list[dict[str, Any]] = []

    def take(page: list[StoredEntry]) -> None:
        entries.extend(entry_line(entry, volume.book, set()) for entry in page if entry.person in ids)

    async for page in pages(store, book.id):
        await aside(len(page), lambda page=page: take(page))  # type: ignore[misc]
    return {"id": book.id, "kind": book.kind, "title": book.title, "room": book.room, "entries": entries}
