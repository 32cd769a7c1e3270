"""All that is kept of one person, as a file for that person: nobody else's names and words, and nothing sealed."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from typing import Any

from bot import __version__
from bot.engines.book import Book
from bot.hall.books.actions import Actions
from bot.hall.books.book_files import FIRST, entry_line, untold
from bot.hall.books.long_books import aside, pages
from bot.hall.books.shelf import Shelf
from bot.hall.cards.ids import PERSON
from bot.hall.cards.plain_text import folded
from bot.hall.people.people import People
from bot.hall.people.rooms import Room
from bot.storage.contract import Store
from bot.storage.stored import StoredBook, StoredEntry

_LEAST = 3
"""Letters of a name that is looked for in others' words: shorter ones are many words."""


async def own_data(store: Store, people: People, shelf: Shelf, id: str) -> str:
    """The account, the names, the rooms, the offices, the words, and every entry that this person made or stands in."""
    await store.settled()
    [person] = await store.rows("people", id=id) or [{"id": id, "name": None}]
    rooms = [await people.room(room) for room in await people.rooms_of(id)]
    books = [await store.book(book) for book in await people.played_in(id)]
    clubs = await people.clubs_of(id)
    books += [book for book in await store.books(clubs=clubs) if Book.kinds[book.kind].about_people] if clubs else []
    accounts, names = await people.rows_of("accounts", id), await people.rows_of("names", id)
    called = {row["name"] or "" for row in (person, *accounts, *names)} | {row["handle"] or "" for row in accounts}
    kept = {
        "araldo": __version__,
        "format": FIRST,
        "person": person,
        "accounts": accounts,
        "names": names,
        "former": [*people.ids_of(id, "")[1:]],
        "rooms": [await _room(people, room) for room in rooms if room is not None],
        "roles": await people.rows_of("roles", id),
        "words": await people.rows_of("words", id),
        "books": [
            part
            for book in books
            if book is not None and (part := await _part(store, shelf, book, _ids(people, id, book.club)))
        ],
        "messages": [one for row in accounts for one in await _on_the_page(store, row["account"])],
        "named_by_others": await _named_by_others(store, people, shelf, clubs, people.ids_of(id, ""), called),
    }
    return json.dumps(kept, ensure_ascii=False, indent=1) + "\n"


async def _room(people: People, room: Room) -> dict[str, str]:
    """A room, with its club, for several rooms may have one name."""
    club = await people.club(room.club)
    where = {"club": club.title} if club is not None else {}
    return {"id": room.id, "platform": room.platform, "title": room.title, **where}


async def _on_the_page(store: Store, member: str) -> list[dict[str, Any]]:
    """What a member of the local page, the only chat whose messages are kept here, has written there."""
    found = [(row["at"], json.loads(row["body"])) for row in await store.rows("page_messages", author=member)]
    return [{"at": at, "text": body["text"]} for at, body in sorted(found, key=lambda one: one[0]) if "text" in body]


def _ids(people: People, person: str, club: str) -> set[str]:
    """What somebody is called in a club's books."""
    now = people.resolver(club)
    return {id for id in people.ids_of(person, club) if now.get(id, id) == person}


async def _part(store: Store, shelf: Shelf, book: StoredBook, ids: Collection[str]) -> dict[str, Any]:
    """A book with the entries that somebody made there or stands in; nothing where there are none."""
    volume = await shelf.readable(book.id)
    if volume is None:
        return {"id": book.id, "kind": book.kind, "room": book.room, "unreadable": True}
    entries: list[dict[str, Any]] = []
    numbers = await Actions(store, shelf, volume).numbers()

    def theirs(entry: StoredEntry) -> bool:
        stands = not {*PERSON.findall(entry.body)}.isdisjoint(ids)
        return entry.person in ids or (stands and not untold(entry, volume.book))

    def take(page: list[StoredEntry]) -> None:
        for entry in filter(theirs, page):
            line = entry_line(entry._replace(seq=numbers.of(entry.seq)), volume.book, set())
            if volume.book.about_people:
                line["body"] = {field: _alone(value, ids) for field, value in line["body"].items()}
            entries.append(line)

    async for page in pages(store, book.id):
        await aside(len(page), lambda page=page: take(page))  # type: ignore[misc]
    if not entries:
        return {}
    return {"id": book.id, "kind": book.kind, "title": book.title, "room": book.room, "entries": entries}


def _alone(value: Any, ids: Collection[str]) -> Any:
    """What an entry says of many people, without what it says of others."""
    if isinstance(value, list):
        return [one for one in value if _names(one, ids)]
    return {key: one for key, one in value.items() if _names([key, one], ids)} if isinstance(value, dict) else value


def _names(value: Any, ids: Collection[str]) -> bool:
    return not {*PERSON.findall(json.dumps(value))}.isdisjoint(ids)


async def _named_by_others(
    store: Store,
    people: People,
    shelf: Shelf,
    clubs: Collection[str],
    mine: Collection[str],
    called: Collection[str],
) -> list[dict[str, Any]]:
    """Where others' words, or a book's title, name somebody, in the clubs where they are known: the places, with the
    numbers of the journal's lines, without the words."""
    names = "|".join(re.escape(folded(name)) for name in sorted(called) if len(name) >= _LEAST)
    if not names:
        return []
    naming = re.compile(rf"(?<!\w)(?:{names})(?!\w)")
    found = []
    for book in await store.books(clubs=clubs) if clubs else ():
        others = [row for row in await store.rows("words", book=book.id) if row["person"] not in mine]
        words = [row["id"] for row in others if naming.search(folded(row["text"] or ""))]
        in_title = naming.search(folded(book.title)) is not None
        if words or in_title:
            room = await people.room(book.room)
            where: dict[str, Any] = {"id": book.id, "kind": book.kind}
            where |= {"room": await _room(people, room)} if room is not None else {}
            found.append({**where, "title": in_title, "lines": await _lines(store, shelf, book, words)})
    return found


async def _lines(store: Store, shelf: Shelf, book: StoredBook, words: Collection[str]) -> list[int]:
    """The journal's lines in which these words stand; nothing sealed has one yet."""
    volume = await shelf.readable(book.id)
    if volume is None or not words:
        return []
    numbers = await Actions(store, shelf, volume).numbers()
    hidden = {*numbers.hidden} - {*numbers.told}
    lines: list[int] = []
    async for page in pages(store, book.id):
        for entry in page:
            if entry.seq not in hidden and any(f'"{id}"' in entry.body for id in words):
                lines.append(numbers.of(entry.seq))
    return lines
