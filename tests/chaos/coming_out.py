"""What must come of an evening, whatever befell it: what was answered stands in the books, and was answered once."""

from __future__ import annotations

from tests.e2e.kill_stage import Evening, Room, Written, numbers, twice

DEAD = r"did not respond|no bot session|messages/@original -> 404 code 10015"
"""What people see of a bot that is not there; and an answer that the next process asks for may never have been."""


async def came_out(evening: Evening, least: int) -> int:
    """Every room and its book, with some rolls at least; gives how many messages Telegram heard again after a kill."""
    books = {book.place: book for book in await evening.written()}
    kept = {note for book in books.values() for note in book.words.values()}
    assert evening.typed <= kept, "Telegram keeps what is typed until it is done: nothing may be lost"
    assert len(books) == len(evening.rooms)
    return sum(_room(room, books[str(room.place.id)], least) for room in evening.rooms)


def _room(room: Room, book: Written, least: int) -> int:
    """One room and its book."""
    rolls = book.rolls()
    assert len(rolls) > least, "hardly anybody played"
    assert not book.unsound, "a die or a roll number is wrong"
    assert not twice([record.request for _, record, _ in rolls]), "a request was done twice"
    said = numbers(room)
    assert set(said) == {number for number, _, _ in rolls}, "answers and books differ"
    words = dict(room.said())
    for number, _, rolled in rolls:
        note = book.words[rolled.note] if rolled.note else ""
        assert any(note in words[message] for message in said[number]), f"the answer to {note} is another's"
    again = [_heard(room, number, said[number]) for number in said]
    for what in book.posted():
        again.append(_heard(room, what, [id for id, text in room.said() if what in text]))
    return sum(again)


def _heard(room: Room, what: str, messages: list[int]) -> int:
    """Everything was said, and once; gives how often Telegram heard it again, which only a kill excuses."""
    assert messages, f"{what} was never said"
    if room.discord:
        assert len(messages) == 1, f"{what} was said {len(messages)} times on Discord"
    assert room.across_a_kill(messages), f"{what} was said {len(messages)} times by one process"
    return len(messages) - 1
