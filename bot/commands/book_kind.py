"""For commands that work on any book: the parameter that chooses one where a room has several, and the same book of
linked clubs."""

from __future__ import annotations

from typing import Annotated, Any

from bot.hall.cards.card import Button, RoomName, say
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import Choice

BookKind = Annotated[
    str, Choice(name="book", values=("table", "campaign", "codice", "friendly", "diplomacy", "gdr", "mito", "club"))
]


async def of_linked_clubs(call: Call[Any], line: str) -> tuple[tuple[Button, ...], ...]:
    """Buttons for the books about people of linked clubs, each of which has its own."""
    assert call.volume is not None
    if not call.book.about_people:
        return ()
    here, circle = call.volume.stored, call.people.links.circle(call.volume.stored.club)
    return tuple(
        (Button(say("book-in-room", book=say(f"book-{book.kind}"), room=RoomName(book.room)), f"!@{book.id} {line}"),)
        for book in await call.store.books(clubs=circle, kind=here.kind, open_only=True)
        if book.id != here.id
    )
