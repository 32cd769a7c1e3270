"""/club board, page: the link to the projector board of a room's book, and its public page."""

from __future__ import annotations

from typing import Annotated

from bot.commands import card_pictures
from bot.commands.book_kind import BookKind
from bot.engines.book import Book, Refused
from bot.hall.books.board_links import BoardLinks
from bot.hall.cards.card import Argument, Audience, Button, Card, Say, Tone, code, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, May
from bot.hall.declared.kinds import Choice

cog: Cog[Book] = Cog(Book, "club")
PageState = Annotated[str, Choice(name="page-state", values=("on", "off", "new"))]


@cog.command("board", may=May.DIRECTOR)
async def board(call: Call[Book], book: BookKind | None = None) -> Card:
    """Post the link to the board, or say where it opens when it is not on the network."""
    boards, what = _boards(call)
    assert call.volume is not None
    id, kept = await boards.of_book(call.volume.stored.id)
    call.changes.append(kept)
    link = boards.link(id)
    title = say("club-board-title", book=what)
    if boards.public:
        button = Button(say("club-board-open"), "", url=link)
        return Card(title, (say("club-board-for-all"), code(link)), buttons=((button,),), tone=Tone.GOOD)
    return Card(title, (say("club-board-here"), code(link)), audience=Audience.MEMBER, tone=Tone.GOOD)


@cog.command("page", may=May.DIRECTOR)
async def page(call: Call[Book], state: PageState | None = None, book: BookKind | None = None) -> Card:
    """Turn the public page of the book on or off, or give it another address; with none of these, say how it is."""
    boards, what = _boards(call)
    assert call.volume is not None
    of = call.volume.stored.id
    id = await boards.page_of(of)
    if state == "off":
        call.changes.append(boards.no_page(of))
        id = ""
    elif state == "new" or (state == "on" and not id):
        id, kept = boards.new_page(of)
        call.changes.append(kept)
    title = say("club-page-title", book=what)
    turn = f"club page {{}} {call.book.kind}"
    if not id:
        button = Button(say("club-page-turn-on"), turn.format("on"), "good")
        return Card(title, (say("club-page-off"),), buttons=((button,),), audience=Audience.MEMBER)
    link = boards.link_of_page(id)
    row = (Button(say("club-page-renew"), turn.format("new")), Button(say("club-page-turn-off"), turn.format("off")))
    lines: tuple[Argument, ...] = (say("club-page-on"), say("club-page-names"), code(link))
    if boards.public:
        buttons = ((Button(say("club-page-open"), "", url=link),), row)
        return Card(title, lines, picture=card_pictures.qr(title, link), buttons=buttons, tone=Tone.GOOD)
    return Card(title, (*lines, say("club-page-here")), buttons=(row,), audience=Audience.MEMBER, tone=Tone.GOOD)


def _boards(call: Call[Book]) -> tuple[BoardLinks, Say]:
    """Where boards are shown, and what the book is called; a book that has something to show."""
    what = say(f"book-{call.book.kind}")
    if not call.house.boards.shows(type(call.book)):
        raise Refused("no-board-of-book", book=what)
    if not call.house.boards.address:
        raise Refused("no-page-for-board")
    return call.house.boards, what
