"""/club board, page, site, /me public: a book's board, the public pages of it and of the club, and one's own there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any

from bot.commands import card_pictures
from bot.commands.book_kind import BookKind
from bot.commands.me import cog as me
from bot.commands.people.results import title_of
from bot.engines.book import Book, Refused
from bot.hall.books.board_links import BoardLinks
from bot.hall.cards.card import Argument, Audience, Button, Card, Tone, code, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, Hidden, May
from bot.hall.declared.kinds import Choice, Text, Yes, YesNo
from bot.hall.running.forms import rows
from bot.storage.contract import Change, Put
from bot.storage.stored import StoredBook

cog: Cog[Book] = Cog(Book, "club")
Pseudonym = Annotated[str, Text(longest=40)]
Plain = Annotated[bool, YesNo(), Hidden()]
"""Whether the pseudonym is given up."""
PageState = Annotated[str, Choice(name="page-state", values=("on", "off", "new"))]


@cog.command("board", may=May.DIRECTOR)
async def board(call: Call[Book], book: BookKind | None = None) -> Card:
    """Post the link to the board, with the code that phones follow the event by: its public page's, or the board's own
    while that is off; or say where it opens when it is not on the network."""
    boards, what, of = await _boards(call, book)
    id, kept = await boards.of_book(of.id)
    call.changes.append(kept)
    link = boards.link(id)
    title = say("club-board-title", book=what)
    if boards.public:
        button = Button(say("club-board-open"), "", url=link)
        page = await boards.page_of(of.id)
        followed = card_pictures.qr(say("club-page-scan"), boards.link_of_page(page) if page else link)
        lines = (say("club-board-for-all"), code(link))
        return Card(title, lines, picture=followed, buttons=((button,),), tone=Tone.GOOD)
    return Card(title, (say("club-board-here"), code(link)), audience=Audience.MEMBER, tone=Tone.GOOD)


@cog.command("page", may=May.DIRECTOR)
async def page(call: Call[Book], state: PageState | None = None, book: BookKind | None = None) -> Card:
    """Turn the public page of the book on or off, or give it another address; with none of these, say how it is."""
    boards, what, of = await _boards(call, book)
    now = await boards.page_of(of.id)
    id = _turned(call, state, now, lambda: boards.new_page(of.id), lambda: boards.no_page(of.id))
    link = boards.link_of_page(id) if id else ""
    title, line = say("club-page-title", book=what), f"club page {{}} {of.kind}"
    lines = (say("club-page-on"), say("club-page-names"), code(link)) if link else (say("club-page-off"),)
    return _page_card(boards, title, link, line, lines)


@cog.command("site", may=May.ORGANISER, without_book=True)
async def site(call: Call[Book], state: PageState | None = None) -> Card:
    """Turn the public page of the club on or off, or give it another address; with none of these, say how it is."""
    if call.club is None:
        raise Refused("only-in-a-club")
    boards, pages, club = call.house.boards, call.house.club_pages, call.club.id
    if not boards.address:
        raise Refused("no-page-for-board")
    id = _turned(call, state, await pages.of_club(club), lambda: pages.new(club), lambda: pages.none(club))
    link = pages.link(id) if id else ""
    calendar = (say("club-site-calendar"), code(f"{link}/calendar.ics"))
    lines = (say("club-site-on"), code(link), *calendar) if link else (say("club-site-off"),)
    return _page_card(boards, say("club-site-title"), link, "club site {}", lines)


def _turned(
    call: Call[Book], state: str | None, id: str, new: Callable[[], tuple[str, Change]], none: Callable[[], Change]
) -> str:
    """The id of a public page once it is turned on or off, or given another; "" where there is none."""
    if state == "off":
        call.changes.append(none())
        return ""
    if state == "new" or (state == "on" and not id):
        id, kept = new()
        call.changes.append(kept)
    return id


def _page_card(boards: BoardLinks, title: Argument, link: str, line: str, lines: tuple[Argument, ...]) -> Card:
    """How a public page is, with what changes that by the same `line`; for all to read where all can open it."""
    if not link:
        button = Button(say("club-page-turn-on"), line.format("on"), "good")
        return Card(title, lines, buttons=((button,),), audience=Audience.MEMBER)
    row = (Button(say("club-page-renew"), line.format("new")), Button(say("club-page-turn-off"), line.format("off")))
    if boards.public:
        buttons = ((Button(say("club-page-open"), "", url=link),), row)
        return Card(title, lines, picture=card_pictures.qr(title, link), buttons=buttons, tone=Tone.GOOD)
    return Card(title, (*lines, say("club-page-here")), buttons=(row,), audience=Audience.MEMBER, tone=Tone.GOOD)


@me.command("public", private=True)
async def public(
    call: Call[Book], wanted: Yes | None = None, name: Pseudonym | None = None, plain: Plain = False
) -> Card:
    """Whether the member has a page of their own among the public ones, and what all these call them; bare, it asks."""
    changed: dict[str, Any] = {}
    if wanted is not None:
        changed["public"] = wanted
        pages = call.house.club_pages
        call.changes.append((await pages.of_person(call.member))[1] if wanted else pages.no_person(call.member))
    if name is not None:
        await _nobody_elses(call, name)
    if name is not None or plain:
        changed["pseudonym"] = name or ""
    if changed:
        kept = {key: int(value) if isinstance(value, bool) else value for key, value in changed.items()}
        call.changes.append(Put("people", {"id": call.member, **kept}))
    now = replace(call.person, **changed)
    lines: list[Argument] = [strong(say("me-public-on" if now.public else "me-public-off")), say("me-public-what")]
    lines.append(say("me-public-called", name=now.pseudonym) if now.pseudonym else say("me-public-named"))
    turn = Button(say("me-public-no"), "me public no") if now.public else Button(say("me-public-yes"), "me public yes")
    row = [turn, *([] if now.public or now.public is False else [Button(say("me-public-no"), "me public no")])]
    other = Button(say("me-public-other"), "me public", ask=("name",))
    row.append(Button(say("me-public-own"), "me public plain:yes") if now.pseudonym else other)
    tone = Tone.GOOD if changed else Tone.ASK
    return Card(say("me-public-title"), tuple(lines), buttons=rows(row, 3), audience=Audience.MEMBER, tone=tone)


async def _nobody_elses(call: Call[Book], name: str) -> None:
    """Refuse a pseudonym by which one would be taken for somebody else."""
    root = call.people.links.root
    for circle in sorted({call.circle, *map(root, await call.people.clubs_of(call.member))}):
        if any(id != call.member for id in (await call.people.known_in(circle)).like(name)):
            raise Refused("pseudonym-taken", name=name)


async def _boards(call: Call[Book], named: str | None) -> tuple[BoardLinks, Argument, StoredBook]:
    """Where boards are shown, what the book is called, and a book that has something to show: where none is named and
    the last that was used has nothing (a die that somebody rolled), the only other one of its room that has."""
    assert call.volume is not None
    boards, of = call.house.boards, call.volume.stored
    if not named and not boards.shows(type(call.book)):
        others = await call.store.books(room=of.room, open_only=True)
        shown = [one for one in others if boards.shows(Book.kinds[one.kind])]
        of = shown[0] if len(shown) == 1 else of
    kind = say(f"book-{of.kind}")
    if not boards.shows(Book.kinds[of.kind]):
        raise Refused("no-board-of-book", book=kind)
    if not boards.address:
        raise Refused("no-page-for-board")
    volume = await call.house.shelf.volume(of.id)
    return boards, title_of(volume) if volume is not None else kind, of
