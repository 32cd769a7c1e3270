"""/club link: two clubs become one, what becomes of each book is said before, and they are parted again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from bot.commands.club import Code, code_card, confirm, new_code, subject_of
from bot.commands.people.club_names import club_names
from bot.commands.people.cog import cog
from bot.commands.people.played_together import books_about_people, pinned_to
from bot.commands.people.results import title_of
from bot.engines.book import Book, Refused
from bot.engines.club import links
from bot.engines.club.club_book import ClubBook
from bot.engines.rewriting import Voided
from bot.hall.books.long_books import recorded
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, RoomName, Tone, say, strong, typed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import Text, Yes
from bot.hall.people.rooms import Room
from bot.hall.running.said.taken_places import in_place_of_own
from bot.names import key_in
from bot.storage.contract import Drop, Put
from bot.storage.stored import StoredBook

GivenCode = Annotated[str, Text(longest=12), Hidden()]
SHOWN = 12
"""Books on a card."""
Sure = Annotated[Yes, Hidden()]


@cog.command("link", may=May.ORGANISER, without_book=True, private=True)
async def link(call: Call[Book], code: Code | None = None) -> Card:
    """Make two places one club: a code here, typed there; what becomes of the books is said before."""
    if not call.room.club:
        raise Refused("only-in-a-club")
    if code is None:
        fresh = new_code()
        call.changes.append(Put("codes", {"code": fresh, "kind": "club", "subject": call.room.id, "at": call.now}))
        return code_card("club-link-code", "club link", fresh)
    there = await _other_side(call, code)
    here, into = await _both(call, call.room.club, there.club)
    return Card(
        say("club-link-asks", here=here, club=into),
        (
            *await _books(call, there.club),
            *await _namesakes(call, there.club),
            say("club-link-what", club=into),
            say("club-link-back"),
        ),
        buttons=(confirm("club-link-sure", f"club become code:{code}"),),
        audience=Audience.MEMBER,
        tone=Tone.ASK,
    )


@cog.command("become", may=May.ORGANISER, opens=True, hidden=True, private=True)
async def become(call: Call[ClubBook], code: GivenCode) -> Card:
    """Make this club part of the one that the code is of."""
    there = await _other_side(call, code)
    if call.book.club != call.room.club:  # the book of another club, by a button that nobody drew
        raise Refused("button-gone")
    here, into = await _both(call, call.room.club, there.club)
    both = {there.platform: there.id, call.room.platform: call.room.id}
    links.link(call.book, there.club, there.id, call.member, call.now, both if len(both) == 2 else {})
    call.changes.append(Drop("codes", {"code": code.upper()}))
    lines = [say("club-linked-what"), say("club-link-back")]
    if len(both) == 2:
        lines.insert(1, say("club-linked-here", command=typed("club", "announce")))
    call.post(there.id, Card(say("club-joined", here=here), tuple(lines), tone=Tone.GOOD))
    card = Card(say("club-linked", club=into), tuple(lines), audience=Audience.ROOM, tone=Tone.GOOD)
    return in_place_of_own(call, card)


@cog.command("leave", may=May.DIRECTOR, hidden=True, private=True)
async def leave(call: Call[ClubBook], sure: Sure = False) -> Card:
    """Let the club be its own again: as an undo of the link, however much was recorded since."""
    link, volume = call.book.part_of, call.volume
    if link is None or volume is None:
        raise Refused("not-linked")
    here, there = await _both(call, call.book.club, link.club)
    if not sure:
        return Card(
            say("club-leave-asks", here=here, club=there),
            (*await _books_apart(call), say("club-leave-what")),
            buttons=(confirm("club-leave-sure", "club leave sure:yes"),),
            audience=Audience.MEMBER,
            tone=Tone.ASK,
        )
    await call.store.settled()
    made = [*recorded(await call.store.entries(volume.stored.id, kinds=[links.Linked.kind]), {})]
    await call.rewrite(Voided(request=made[-1].request))
    card = Card(say("club-parted", here=here, club=there), (say("claim-by", by=Mention(call.member)),))
    for room in {link.room: None, volume.stored.room: None, call.room.id: None}:
        if room != call.room.id:
            call.post(room, card)
    return in_place_of_own(call, card)


async def linked_clubs(call: Call[ClubBook]) -> tuple[list[Argument], list[Button]]:
    """Which clubs are one with this one, and how to part each again."""
    return await _linked(call, await books_about_people(call))


async def links_of_others(call: Call[Any]) -> tuple[list[Argument], list[Button]]:
    """The same of the links recorded in the books of the other clubs, which no undo in this one can reach."""
    if not isinstance(call.book, ClubBook):
        return [], []
    return await _linked(call, {id: book for id, book in (await books_about_people(call)).items() if id})


async def _linked(call: Call[ClubBook], books: Mapping[str, ClubBook]) -> tuple[list[Argument], list[Button]]:
    lines: list[Argument] = []
    buttons: list[Button] = []
    for id, book in books.items():
        if book.part_of is not None:
            part, whole = book.club, book.part_of.club
            called = await club_names(call, (part, whole))
            names = {"here": called[part], "club": called[whole]}
            lines.append(say("people-linked", **names))
            buttons.append(pinned_to(id, Button(say("people-unlink", **names), "club leave", "bad")))
    return lines, buttons


async def _other_side(call: Call[Any], code: str) -> Room:
    """The room that a code was made in; refused where that is this club, or where another speaks for this one."""
    there = await call.people.room(await subject_of(call, code, "club"))
    if there is None or not call.room.club:
        raise Refused("only-in-a-club")
    clubs = call.people.links
    if clubs.one(there.club, call.room.club):
        raise Refused("same-club")
    if (root := clubs.root(call.room.club)) != call.room.club:
        raise Refused("part-of-a-club", club=(await club_names(call, (call.room.club, root)))[root])
    return there


async def _both(call: Call[Any], here: str, there: str) -> tuple[Argument, Argument]:
    """What two clubs are called that stand in one sentence."""
    names = await club_names(call, (here, there))
    return strong(names[here]), strong(names[there])


async def _books(call: Call[Book], into: str) -> list[Argument]:
    """What becomes of each open book of both clubs."""
    books = [book for club in (call.room.club, into) for book in await _open_books(call, club)]
    kept = Counter(book.kind for book in books)
    books.sort(key=lambda book: not Book.kinds[book.kind].of_club)
    circle = call.people.links.circle
    names = await club_names(call, (*circle(call.room.club), *circle(into)))
    called = await _all_named(call, books[:SHOWN], names)
    lines = [_becomes(book, called[book.id], kept[book.kind] > 1, names) for book in books[:SHOWN]]
    return _shown(books, lines)


async def _books_apart(call: Call[ClubBook]) -> list[Argument]:
    """Whose each open book is that both have now."""
    books = await _open_books(call, call.book.club)
    names = await club_names(call, call.people.links.circle(call.book.club))
    called = await _all_named(call, books[:SHOWN], {})
    lines = [say("club-leave-book", book=called[book.id], club=names[book.club]) for book in books[:SHOWN]]
    return _shown(books, lines)


async def _open_books(call: Call[Any], club: str) -> list[StoredBook]:
    """The open books of a club and of those that are one with it, without those about people."""
    books = await call.store.books(clubs=call.people.links.circle(club), open_only=True)
    return [book for book in books if not Book.kinds[book.kind].about_people]


def _shown(books: Sequence[StoredBook], lines: Sequence[Argument]) -> list[Argument]:
    """A line for each of the first books, and how many more there are."""
    return [*lines, say("club-link-more", count=len(books) - SHOWN)] if len(books) > SHOWN else [*lines]


def _becomes(book: StoredBook, named: Argument, several: bool, names: Mapping[str, Argument]) -> Argument:
    """What becomes of an open book: nothing stops; of what a club has once, each keeps its own."""
    if not Book.kinds[book.kind].of_club:
        return say("club-link-stays", book=named)
    if several:
        return say("club-link-own", book=named, club=names[book.club])
    return say("club-link-shared", book=named)


async def _all_named(
    call: Call[Any], books: Sequence[StoredBook], clubs: Mapping[str, Argument]
) -> dict[str, Argument]:
    """Each book by its title and its room; those that both clubs have with both the same also by what its club is
    called."""
    named: dict[str, Argument] = {}
    places = {book.id: (book.kind, book.title, await call.people.title_of(book.room)) for book in books}
    alike = Counter(places.values())
    for book in books:
        volume = await call.house.shelf.readable(book.id)
        title = title_of(volume) if volume is not None else say(f"book-{book.kind}")
        named[book.id] = say("book-in-room", book=title, room=RoomName(book.room))
        if alike[places[book.id]] > 1 and book.club in clubs and Book.kinds[book.kind].of_club is False:
            named[book.id] = say("told-apart", name=named[book.id], mark=clubs[book.club])
    return named


async def _namesakes(call: Call[Book], into: str) -> list[Argument]:
    """How many guests have a name that a guest of the other club has too: nobody becomes one by that."""
    sides = []
    for club in (call.room.club, into):
        circle = call.people.links.circle(club)
        sides.append({key_in(row["key"]) for one in circle for row in await call.store.rows("guests", club=one)})
    count = len(sides[0] & sides[1])
    return [say("club-link-namesakes", count=count)] if count else []
