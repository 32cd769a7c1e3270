"""Small values to write in tests."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage.contract import Append, Write
from bot.storage.stored import StoredBook, StoredEntry, StoredNotice, StoredRequest, StoredTimer

NOW = 1_000_000_000.0


def a_request(id: str, at: float = NOW, answer: str = "an answer") -> StoredRequest:
    return StoredRequest(id, "anna", "hall", at, answer, '{"token":"t"}')


def a_book(id: str = "b", *, kind: str = "daimon", club: str = "club", room: str = "hall") -> StoredBook:
    return StoredBook(id, kind, club, room, f"Book {id}", NOW)


def an_entry(seq: int, request: str = "r") -> StoredEntry:
    return StoredEntry(seq, request, NOW + seq, "anna", "rolled", 1, f'{{"number":{seq}}}')


def an_append(
    book: str, version: int, count: int = 1, *, request: str = "r", timers: Sequence[StoredTimer] | None = None
) -> Append:
    return Append(book, version, [an_entry(version + 1 + index, request) for index in range(count)], timers)


def opening(book: str = "b") -> Write:
    return Write(opens=a_book(book))


def appending(id: str, book: str, version: int, count: int = 1) -> Write:
    return Write(a_request(id), append=an_append(book, version, count, request=id))


def a_notice(card: str = "card", *, key: str = "", due: float = 0.0, at: float = NOW) -> StoredNotice:
    return StoredNotice(key, card, at, room="hall", book="b", due=due)
