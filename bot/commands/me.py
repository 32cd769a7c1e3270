"""/me: what is kept about a member, their language and notices, their accounts made one, and being forgotten."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

from bot.commands.club import Code, code_card, confirm, new_code, subject_of
from bot.commands.people.club_names import club_names
from bot.commands.people.own_claims import books_of, circles_of, claims_by_name, claims_of
from bot.commands.people.played_together import open_claims, refuse_one
from bot.commands.people.results import changes_of, line_of
from bot.commands.tournament.ranking import PageNumber
from bot.engines.book import Book, Refused
from bot.hall.books.own_data import own_data
from bot.hall.cards import as_json
from bot.hall.cards.card import Argument, Attachment, Audience, Button, Card, Free, Tone, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, Hidden
from bot.hall.declared.kinds import Choice, Text, Yes, YesNo
from bot.hall.declared.told import Told
from bot.hall.house import House
from bot.hall.people.erasing import erased, forgotten_by_chats, name_afterwards
from bot.hall.people.known import Nobody
from bot.hall.people.rooms import CLUB_RANKS
from bot.hall.people.waiting_files import asking_about, waiting_with
from bot.hall.running.forms import rows
from bot.storage.contract import Drop, Put
from bot.storage.stored import of_answer
from bot.texts import LANGUAGES

cog: Cog[Book] = Cog(group="me")

MyLanguage = Annotated[str, Choice(name="my-language", values=(*LANGUAGES, "auto"))]
GuestName = Annotated[str, Text(longest=64)]
"""Under which name the member plays, or played, as a guest."""
Sure = Annotated[bool, YesNo(), Hidden()]
OnThePage = Annotated[bool, YesNo(), Hidden()]
"""Whether it was pressed on the page about oneself."""
AccountOwner = Annotated[str, Text(longest=11), Hidden()]
SHOWN = 10
"""Books on the page about oneself."""


@cog.command("show", reads=True, private=True)
async def show(call: Call[Book]) -> Card:
    """What is kept about the member who asks: who they are here, where and how they play, what others may see."""
    person = call.person
    language = say(f"language-{person.language}") if person.language else say("me-language-auto")
    accounts, parting = await _accounts(call)
    lines: list[Argument] = [
        say("me-name", name=strong(person.name), id=person.id),
        *await _marks(call),
        *accounts,
        *await _clubs(call),
        *await _waiting(call),
        say("me-in-clubs"),
        say("me-boards-initials" if person.initials else "me-boards-name"),
        say("me-public-on" if person.public else "me-public-off"),
        say("me-speech", language=language),
        say("me-notices-on" if person.notices else "me-notices-off"),
        say("me-words", count=await _free_words(call)),
        say("me-what-else" if await call.people.played_in(person.id) else "me-nothing-yet"),
    ]
    other = "no" if person.notices else "yes"
    boards = "name" if person.initials else "initials"
    buttons = [
        Button(say("me-button-language"), "me language page:yes"),
        Button(say(f"me-button-notices-{other}"), f"me notices {other} page:yes"),
        Button(say(f"me-button-boards-{boards}"), f"me boards {'no' if person.initials else 'yes'} page:yes"),
        Button(say("me-button-public"), "me public"),
        Button(say("me-button-link"), "me link"),
        *parting,
        *await claims_of(call),
        Button(say("me-button-data"), "me data"),
        Button(say("me-button-forget"), "me forget", "bad"),
    ]
    return Card(say("me-title"), tuple(lines), buttons=rows(buttons, 3), audience=Audience.MEMBER)


async def _free_words(call: Call[Book]) -> int:
    """How many texts are kept that the member wrote: what a guest was called, whom they have become, is none."""
    written = Counter(row["book"] or "" for row in await call.people.rows_of("words", call.member))
    books = {id: await call.store.book(id) for id in written if id}
    about = {id for id, book in books.items() if book is not None and Book.kinds[book.kind].about_people}
    return sum(count for id, count in written.items() if id not in about)


async def _accounts(call: Call[Book]) -> tuple[list[Argument], list[Button]]:
    """The member's accounts; and how to part again those that were linked."""
    lines: list[Argument] = []
    parting: list[Button] = []
    for row in await call.people.rows_of("accounts", call.member):
        words = _words(row)
        lines.append(say("me-account", **words))
        if row["person"] != call.member:
            parting.append(Button(say("me-button-part", **words), f"me part old:{row['person']}"))
    return lines, parting


def _words(row: Mapping[str, Any]) -> dict[str, Argument]:
    """An account, as its line and its button name it."""
    return {"platform": say(f"platform-{row['platform']}"), "name": row["name"]}


async def _marks(call: Call[Book]) -> list[Argument]:
    """How the member is told apart in each club where somebody else is called so."""
    lines: list[Argument] = []
    circles = sorted(await circles_of(call))
    clubs = await club_names(call, circles)
    for circle in circles:
        for id, mark in (await call.people.marks([call.member], circle)).items():
            name = say("told-apart", name=strong(await call.people.name_of(id, circle)), mark=mark)
            lines.append(say("me-told-apart", name=name, club=clubs.get(circle)))
    return lines


async def _clubs(call: Call[Book]) -> list[Argument]:
    """A line for each club, with the member's office, and one for each book in which they play there."""
    one = call.people.links.root
    named = sorted(await call.people.rows_of("roles", call.member), key=lambda row: CLUB_RANKS[row["role"]])
    roles = {one(row["club"]): row["role"] for row in named}
    games: dict[str, list[Argument]] = {club: [] for club in {*await circles_of(call), *roles}}
    for id in (await call.people.played_in(call.member))[:SHOWN]:
        volume = await call.house.shelf.readable(id)
        if volume is not None:
            club = volume.stored.club
            who = call.people.resolver(club).get(call.member, call.member)
            results, line = games.setdefault(one(club), []), line_of(call, volume, who)
            if line not in results:  # the dice of several rooms are one line
                results.append(line)
    lines: list[Argument] = []
    titles = {id: found.title for id in games if (found := await call.people.club(id)) is not None}
    names = await club_names(call, titles)
    for id, results in sorted(games.items(), key=lambda game: (titles.get(game[0], ""), game[0])):
        role = say(f"choices-role.{roles[id]}") if id in roles else None
        if len(games) > 1 and id in titles:
            name = strong(names[id])
            nothing = role is None and not results
            words = "me-club-nothing" if nothing else "me-club" if role is None else "me-club-office"
            lines.append(say(words, club=name, role=role))
        elif role is not None:
            lines.append(say("me-office", role=role))
        lines += results
    return lines


async def _waiting(call: Call[Book]) -> list[Argument]:
    """The guests whom the member says to be, for whom nobody has answered yet."""
    circles = sorted(await circles_of(call))
    clubs = await club_names(call, circles)
    lines: list[Argument] = []
    for circle in circles:
        for book in await books_of(call, circle):
            for claim in await open_claims(call, book):
                if book.whole(claim.member) == call.member:
                    name = Free(claim.called, claim.guest)
                    several = len(circles) > 1
                    lines.append(
                        say("me-claim-waits-in" if several else "me-claim-waits", name=name, club=clubs[circle])
                    )
    return lines


@cog.command("data", reads=True, hidden=True, private=True)
async def data(call: Call[Book]) -> Card:
    """All that is kept about the member who asks, as a file."""
    files = (Attachment("own-data", {"person": call.member}),)
    return Card(say("me-data-title"), (say("me-data-what"),), files=files, audience=Audience.MEMBER)


@cog.attachment("own-data")
async def data_file(house: House, values: Mapping[str, Any], language: str) -> tuple[str, bytes]:
    """One person's data, as JSON."""
    data = await own_data(house.store, house.people, house.shelf, values["person"])
    return "araldo-me.json", data.encode()


@cog.command("language", private=True)
async def language(call: Call[Book], language: MyLanguage, page: OnThePage = False) -> Card:
    """The language in which the member is spoken to alone."""
    chosen = "" if language == "auto" else language
    words = say("me-language-auto") if language == "auto" else say(f"language-{language}")
    return await _changed(call, say("me-language-set", language=strong(words)), page, language=chosen)


@cog.command("notices", private=True)
async def notices(call: Call[Book], wanted: Yes, page: OnThePage = False) -> Card:
    """Whether the member wants private lines."""
    return await _changed(call, say("me-notices-on" if wanted else "me-notices-off"), page, notices=wanted)


@cog.command("boards", hidden=True, private=True)
async def boards(call: Call[Book], initials: Yes, page: OnThePage = False) -> Card:
    """Whether boards, which whoever has their link may read, show no more of the member's name than its initials."""
    return await _changed(call, say("me-boards-initials" if initials else "me-boards-name"), page, initials=initials)


async def _changed(call: Call[Book], said: Argument, page: bool, **what: Any) -> Card:
    """Keep what the member wants of themselves; pressed on the page about them, it is shown anew in its place."""
    kept = {name: int(value) if isinstance(value, bool) else value for name, value in what.items()}
    call.changes.append(Put("people", {"id": call.member, **kept}))
    if not page:
        return Card(said, audience=Audience.MEMBER, tone=Tone.GOOD)
    call.person = replace(call.person, **what)
    return replace(await show(call), replaces=True)


@cog.command("link", private=True)
async def link(
    call: Call[Book], code: Code | None = None, name: GuestName = "", page: PageNumber = 1, sure: Sure = False
) -> Card:
    """Join the member's accounts, or a guest's name, into one person."""
    if name or page > 1:
        others = rows(await (claims_by_name(call, name) if name else claims_of(call, page)), 2)
        return Card(say("me-link-which"), buttons=others, audience=Audience.MEMBER, replaces=True)
    if code is None:
        fresh = new_code()
        call.changes.append(Put("codes", {"code": fresh, "kind": "person", "subject": call.member, "at": call.now}))
        card = code_card("me-link-code", "me link", fresh)
        guests = await claims_of(call)
        if not guests:
            return card
        # None has a name like theirs where the only button is that for the others.
        asks = say("me-link-guests" if guests[0].line.startswith("club claim") else "me-link-guest-too")
        return replace(card, lines=(*card.lines, asks), buttons=rows(guests, 2))
    await _no_name(call, code)
    other = (await call.people.person(await subject_of(call, code, "person"))).id
    if other == call.member:
        raise Refused("same-person")
    await _never_met(call, call.member, other)
    if not sure:
        return await _before_linking(call, other, code)
    call.changes.append(Drop("codes", {"code": code.upper()}))
    call.changes += await call.people.linked(call.member, other)
    call.changes += call.people.joins.joined("", call.member, other, call.now)
    lines = (say("me-linked-what"), say("me-link-names"))
    return Card(say("me-linked"), lines, audience=Audience.MEMBER, tone=Tone.GOOD)


async def _no_name(call: Call[Book], code: str) -> None:
    """Refuse a name where a code goes, and say how one says that one is a guest."""
    circles = {call.circle, *await call.people.clubs_of(call.member)}
    known = [(await call.people.known_in(circle)).find(code) for circle in sorted(circles)]
    named = code.startswith("@") or any(not isinstance(found, Nobody) for found in known)
    if named and not await call.store.rows("codes", code=code.upper()):
        raise Refused("name-is-no-code", name=code.removeprefix("@"), command=call.house.commands["me link"])


async def _before_linking(call: Call[Book], other: str, code: str) -> Card:
    """What changes once two accounts are one person, in the clubs of either; nothing has happened yet."""
    clubs = {call.people.links.root(club) for who in (call.member, other) for club in await call.people.clubs_of(who)}
    changes = {club: await changes_of(call, call.member, other, club) for club in sorted(clubs)}
    names = await club_names(call, [club for club in changes if changes[club]])
    lines: list[Argument] = []
    for club, name in names.items():
        lines += [say("me-club", club=strong(name))] * (len(names) > 1) + changes[club]
    accounts = [say("me-account", **_words(row)) for row in await _rows_of_both(call, other)]
    return Card(
        say("me-link-asks"),
        (*accounts, *lines, say("me-link-what"), say("me-link-names")),
        buttons=((Button(say("me-link-sure"), f"me link {code} sure:yes", "good"),),),
        audience=Audience.MEMBER,
        tone=Tone.ASK,
    )


async def _rows_of_both(call: Call[Book], other: str) -> list[dict[str, Any]]:
    """The accounts of the member, and of the one whom they would become."""
    return [row for who in (call.member, other) for row in await call.people.rows_of("accounts", who)]


@cog.command("part", hidden=True, private=True)
async def part(call: Call[Book], old: AccountOwner, sure: Sure = False) -> Card:
    """Part again what the member had linked: each account is a person of its own."""
    if old not in call.people.ids_of(call.member, "") or old not in call.people.resolver(""):
        raise Refused("not-joined")
    if not sure:
        rows = await call.store.rows("accounts", person=old)
        return Card(
            say("me-part-asks"),
            (*(say("me-account", **_words(row)) for row in rows), say("me-part-what")),
            buttons=(confirm("me-part-sure", f"me part old:{old} sure:yes"),),
            audience=Audience.MEMBER,
            tone=Tone.ASK,
        )
    call.changes += call.people.joins.parted("", old)
    return Card(say("me-parted"), (say("me-parted-what"),), audience=Audience.MEMBER, tone=Tone.GOOD)


@cog.command("forget", private=True)
async def forget(call: Call[Book], sure: Sure = False) -> Card:
    """Erase the member's personal data; what they played stays under a pseudonym."""
    if not sure:
        return Card(
            say("me-forget-title"),
            (say("me-forget-what"), say("me-forget-stays")),
            buttons=(confirm("me-forget-sure", "me forget sure:yes"),),
            audience=Audience.MEMBER,
            tone=Tone.ASK,
        )
    files = await waiting_with(call.store, call.people, call.member)
    for file in files.going:
        await _gone(call, file)
    name = name_afterwards(call.house.texts, call.settings.club.language, call.people, call.member)
    call.changes += await erased(
        call.store, call.people, call.member, name, call.now, ours=call.house.writes_itself, files=files.staying
    )
    await forgotten_by_chats(call.house.chats, call.people, call.member, name)
    return Card(say("me-forgotten"), audience=Audience.MEMBER, tone=Tone.GOOD)


async def _gone(call: Call[Book], file: Mapping[str, Any]) -> None:
    """Tell who sent a file that it goes too; the cards that ask about it say so, and lose their buttons."""
    gone = Card(say("me-forget-file"), (say("me-forget-file-why"),))
    room = ""
    for asking in await asking_about(call.store, file):
        room = asking.room
        for_all = asking.ref == of_answer(asking.request) and as_json.loads(asking.card).audience is Audience.ROOM
        call.told.append(Told(gone, asking.room, "" if for_all else asking.person, instead=asking))
    if file["person"] not in call.people.ids_of(call.member, ""):
        call.told.append(Told(replace(gone, tone=Tone.ASK), room, file["person"]))


async def _never_met(call: Call[Book], one: str, other: str) -> None:
    """Refuse to make one of two people who have played against each other, or play for two teams of a tournament."""
    for id in await call.people.played_in(one):
        volume = await call.house.shelf.readable(id)
        if volume is not None:
            refuse_one(volume.book, one, other)
