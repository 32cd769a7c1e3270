"""/club people: the people of a club for its directors: likely doubles, claims, guests, members; and one by one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated

from bot.commands.people.claims import line_of
from bot.commands.people.cog import cog
from bot.commands.people.likely import likely, pair_button
from bot.commands.people.links import linked_clubs
from bot.commands.people.pages import Page, paged
from bot.commands.people.played_together import books_about_people, open_claims, pinned_to
from bot.commands.people.results import results_of
from bot.engines.club.club_book import ClubBook
from bot.hall.cards.card import Argument, Audience, Button, Card, Free, Mention, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import Member, Text
from bot.hall.people.known import ListedPerson
from bot.hall.people.person import Person
from bot.hall.running.forms import rows

Part = Annotated[str, Text(longest=10), Hidden()]
Known = Annotated[str, Member(known=True)]


@cog.command("people", may=May.DIRECTOR, opens=True, reads=True, private=True)
async def people(call: Call[ClubBook], who: Known | None = None, part: Part = "", page: Page = 1) -> Card:
    """The club's people: who may be whom, who is a guest; or one of them."""
    if who is not None:
        return await person_card(call, who)
    lists = await _lists(call)
    if part not in lists:
        return await _overview(call, lists)
    buttons = lists[part]
    named = Button(say("people-other-name"), "club people", ask=("who",), in_words=True)
    back = Button(say("people-back"), "club people")
    return Card(
        say(f"people-part-{part}", count=len(buttons)),
        (say(f"people-part-{part}-what") if buttons else say("people-part-empty"),),
        buttons=paged(buttons, page, f"club people part:{part}", named, back),
        audience=Audience.MEMBER,
        replaces=True,
    )


async def _lists(call: Call[ClubBook]) -> dict[str, list[Button]]:
    """What each part of `/club people` holds: a button for each thing in it."""
    everybody = (await call.people.known_in(call.book.club)).everybody
    return {
        "likely": [pair_button(one, other) for one, other in await likely(call)],
        "claims": [
            Button(
                say("people-claim", who=Mention(claim.member), guest=Free(claim.called, claim.guest)),
                _page_of(claim.guest),
            )
            for book in (await books_about_people(call)).values()
            for claim in await open_claims(call, book)
        ],
        "guests": _each(one for one in everybody if one.guest),
        "members": _each(one for one in everybody if not one.guest),
    }


def _each(some: Iterable[ListedPerson]) -> list[Button]:
    return [Button(Mention(one.id), _page_of(one.id)) for one in some]


def _page_of(person: str) -> str:
    return f"club people <@{person}>"


async def _overview(call: Call[ClubBook], lists: dict[str, list[Button]]) -> Card:
    """How much there is of everything."""
    counts = {part: len(buttons) for part, buttons in lists.items()}
    lines: list[Argument] = [
        say(f"people-part-{part}", count=count) for part, count in counts.items() if count or part == "likely"
    ]
    buttons = [
        Button(say(f"people-part-{part}", count=count), f"club people part:{part}")
        for part, count in counts.items()
        if count
    ]
    links, parting = await linked_clubs(call)
    lines += links
    buttons += parting
    club = call.club.title if call.club else ""
    return Card(
        say("people-title", club=strong(club)),
        tuple(lines),
        buttons=rows(buttons, 2),
        audience=Audience.MEMBER,
        replaces=True,
    )


async def person_card(call: Call[ClubBook], who: str) -> Card:
    """One person: names, accounts, results, who else they are; and what can be done about it."""
    person = await call.people.person(who)
    buttons: list[Button] = []
    lines: list[Argument] = await _names(call, person)
    # On which platforms somebody else plays, and as whom, is no matter of a club that is not there.
    here = {room.platform for room in await call.people.rooms(call.circle)}
    accounts = [one for one in await call.people.accounts(who, call.circle) if one.platform in here]
    lines += [say("me-account", platform=say(f"platform-{one.platform}"), name=one.name) for one in accounts]
    if person.guest:
        lines.append(say("people-no-account"))
        buttons.append(Button(say("people-rename"), f"club rename guest:<@{who}>", ask=("name",)))
    lines += await results_of(call, who)
    for id, book in (await books_about_people(call)).items():
        for more, able in (await _asked_of(call, book, who), _joined_to(book, who, call.people.resolver(book.club))):
            lines += more
            buttons += [pinned_to(id, button) for button in able]
    buttons.append(Button(say("people-join"), f"club join old:<@{who}>"))
    buttons.append(Button(say("people-back"), "club people"))
    told_apart = (await call.people.marks([who], call.circle)).get(
        who
    ) is not None  # A guest's mark says that it is one.
    return Card(
        say("people-guest" if person.guest and not told_apart else "people-member", who=Mention(who)),
        tuple(lines),
        buttons=rows(buttons[:20], 2),
        audience=Audience.MEMBER,
        replaces=True,
    )


async def _asked_of(call: Call[ClubBook], book: ClubBook, who: str) -> tuple[list[Argument], list[Button]]:
    """What is asked of somebody in a book, and how to answer."""
    lines: list[Argument] = []
    buttons: list[Button] = []
    for claim in await open_claims(call, book):
        if who in (claim.guest, claim.member):
            names: dict[str, Argument] = {"who": Mention(claim.member), "guest": Free(claim.called, claim.guest)}
            lines.append(say("people-claim", **names))
            for act, label, style in (("confirm", "people-claim-yes", "good"), ("refuse", "people-claim-no", "plain")):
                buttons.append(Button(say(label, **names), line_of(act, claim.guest, claim.member), style))
    return lines, buttons


def _joined_to(book: ClubBook, who: str, now: Mapping[str, str]) -> tuple[list[Argument], list[Button]]:
    """Who counts as somebody by a book, and how to part them again."""
    lines: list[Argument] = []
    buttons: list[Button] = []
    for old, join in book.joins.items():
        if now.get(old, old) == who:
            name = Free(join.called, old) if join.called else Mention(old)
            lines.append(say("people-joined", guest=name))
            buttons.append(Button(say("people-part-again", guest=name), f"club part old:{old}"))
    return lines, buttons


async def _names(call: Call[ClubBook], person: Person) -> list[Argument]:
    """What else somebody is or was called."""
    called = (await call.people.known_in(call.book.club)).called.get(person.id, ())
    name = await call.people.name_of(person.id, call.book.club)
    others = [one for one in dict.fromkeys(called) if one.casefold() != name.casefold()]
    return [say("people-also-called", names=", ".join(others))] if others else []
