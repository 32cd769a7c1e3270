"""/club board: the link to the projector board of a room's book."""

from __future__ import annotations

from bot.commands.book_kind import BookKind
from bot.engines.book import Book, Refused
from bot.hall.cards.card import Audience, Button, Card, Tone, code, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, May

cog: Cog[Book] = Cog(Book, "club")


@cog.command("board", may=May.DIRECTOR)
async def board(call: Call[Book], book: BookKind | None = None) -> Card:
    """Post the link to the board, or say where it opens when it is not on the network."""
    boards = call.house.boards
    assert call.volume is not None
    what = say(f"book-{call.book.kind}")
    if not boards.shows(type(call.book)):
        raise Refused("no-board-of-book", book=what)
    if not boards.address:
        raise Refused("no-page-for-board")
    id, kept = await boards.of_book(call.volume.stored.id)
    call.changes.append(kept)
    link = boards.link(id)
    title = say("club-board-title", book=what)
    if boards.public:
        button = Button(say("club-board-open"), "", url=link)
        return Card(title, (say("club-board-for-all"), code(link)), buttons=((button,),), tone=Tone.GOOD)
    return Card(title, (say("club-board-here"), code(link)), audience=Audience.MEMBER, tone=Tone.GOOD)
