"""/club: the language, the time zone, the helpers, where notices go, and one club on two platforms."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Any

from bot.engines.book import Book, Refused
from bot.hall.cards.card import Audience, Button, Card, Mention, RoomName, Tone, say, strong, typed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, May
from bot.hall.declared.kinds import Choice, PersonId, RoomId, Text
from bot.hall.people.rooms import CLUB_RANKS, Club
from bot.hall.requests import Suggestion
from bot.settings import time_zones
from bot.storage.contract import Change, Drop, Put, Relabel

TOPICS = ("pairings", "standings", "results", "ladder", "sessions", "all")
CODE_LIFE = 600
"""Seconds for which a link code can be typed elsewhere."""

cog: Cog[Book] = Cog(group="club")


def zones(call: Call[Any], typed: str) -> Sequence[Suggestion]:
    """The time zones that hold what was typed, Europe first."""
    wanted = typed.casefold().replace(" ", "_")
    found = [zone for zone in time_zones() if "/" in zone and wanted in zone.casefold()]
    found.sort(key=lambda zone: (zone != call.zone, zone != "Europe/Rome", not zone.startswith("Europe/"), zone))
    return [Suggestion(zone, zone) for zone in found[:25]]


Language = Annotated[str, Choice(name="language", values=("it", "en"))]
Zone = Annotated[str, Text(suggest=zones, longest=60)]
Role = Annotated[str, Choice(name="role", values=("organiser", "director", "referee", "none"))]
Topic = Annotated[str, Choice(name="topic", values=TOPICS)]
Code = Annotated[str, Text(longest=12)]


def _club(call: Call[Any]) -> Club:
    if call.club is None:
        raise Refused("only-in-a-club")
    return call.club


@cog.command("language", may=May.ORGANISER)
async def language(call: Call[Book], language: Language) -> Card:
    """The language of the club's rooms."""
    club = _club(call)
    call.changes.append(Put("clubs", {"id": club.id, "language": language}))
    return Card(say("club-language-set", language=strong(say(f"language-{language}"))), tone=Tone.GOOD)


@cog.command("timezone", may=May.ORGANISER)
async def timezone(call: Call[Book], zone: Zone) -> Card:
    """The time zone of dates and clocks."""
    club = _club(call)
    wanted = zone.casefold().replace(" ", "_")
    places = [name for name in time_zones() if wanted in (name.casefold(), name.casefold().split("/")[-1])]
    found = min(places, key=lambda name: (not name.startswith("Europe/"), len(name)), default=None)
    if found is None:
        raise Refused("no-such-zone", zone=zone)
    call.changes.append(Put("clubs", {"id": club.id, "zone": found}))
    return Card(say("club-timezone-set", zone=strong(found)), tone=Tone.GOOD)


@cog.command("role", may=May.ORGANISER)
async def role(call: Call[Book], member: PersonId, role: Role) -> Card:
    """Name a helper, or take the office back."""
    club = _club(call)
    if role == "none":
        if not await call.people.rank(club.id, member):
            raise Refused("has-no-role", who=Mention(member))
        call.changes.append(Drop("roles", {"club": club.id, "person": member}))
        return Card(say("club-role-none", who=Mention(member)))
    call.changes.append(Put("roles", {"club": club.id, "person": member, "role": role}))
    card = say("club-role-set", who=Mention(member), role=strong(say(f"choices-role.{role}")))
    lines = [say(f"club-role-may-{role}")]
    if (await call.people.person(member)).guest:
        lines.append(say("club-role-guest", who=Mention(member)))
    return Card(card, tuple(lines), tone=Tone.GOOD)


@cog.command("announce", may=May.ORGANISER)
async def announce(call: Call[Book], topic: Topic, room: RoomId | None = None) -> Card:
    """Where a kind of notice goes."""
    club = _club(call)
    target = room or call.room.id
    there = await call.people.room(target)
    platform = there.platform if there else call.room.platform
    if topic == "all":
        call.changes.append(Drop("announcements", {"club": club.id, "platform": platform}))
    call.changes.append(Put("announcements", {"club": club.id, "topic": topic, "platform": platform, "room": target}))
    chat = call.house.chats.get(there.platform) if there else None
    lacking = await chat.lacks(there.as_place()) if there and chat else ()
    title = say("club-announce-set", topic=strong(say(f"choices-topic.{topic}")), room=RoomName(target))
    lines = [say("club-announce-lacks", what=say(key)) for key in lacking]
    return Card(title, tuple(lines), tone=Tone.BAD if lacking else Tone.GOOD)


@cog.command("link", may=May.ORGANISER, private=True)
async def link(call: Call[Book], code: Code | None = None) -> Card:
    """Make two places one club: a code here, typed there."""
    club = _club(call)
    if code is None:
        fresh = new_code()
        call.changes.append(Put("codes", {"code": fresh, "kind": "club", "subject": club.id, "at": call.now}))
        return code_card("club-link-code", "club link", fresh)
    other = await subject_of(call, code, "club")
    if other == club.id:
        raise Refused("same-club")
    into = await call.people.club(other)
    assert into is not None
    call.changes += await _moved(call, club.id, into)
    call.changes.append(Drop("codes", {"code": code.upper()}))
    return Card(
        say("club-linked", club=strong(into.title)), (say("club-linked-what"),), audience=Audience.ROOM, tone=Tone.GOOD
    )


async def _moved(call: Call[Book], club: str, into: Club) -> list[Change]:
    """Everything of one club, in the other."""
    changes: list[Change] = [Drop("clubs", {"id": club})]
    for row in await call.store.rows("houses", club=club):
        changes.append(Put("houses", {**row, "club": into.id}))
    for row in await call.store.rows("rooms", club=club):
        changes.append(Put("rooms", {"platform": row["platform"], "place": row["place"], "club": into.id}))
    for row in await call.store.rows("roles", club=club):
        present = await call.people.rank(into.id, row["person"])
        if present < CLUB_RANKS[row["role"]]:
            changes.append(Put("roles", {**row, "club": into.id}))
        changes.append(Drop("roles", {"club": club, "person": row["person"]}))
    kept = await call.people.announced(into.id)
    for row in await call.store.rows("announcements", club=club):
        if row["topic"] not in kept.get(row["platform"], {}):
            changes.append(Put("announcements", {**row, "club": into.id}))
    changes.append(Drop("announcements", {"club": club}))
    kinds = {book.kind for book in await call.store.books(club=into.id, open_only=True)}
    for book in await call.store.books(club=club):
        changes.append(Relabel(book.id, {"club": into.id}))
        if book.closed is None and book.kind in kinds and Book.kinds[book.kind].of_club:
            # Of what a club has once, the house that stays keeps its own; the other can still be exported.
            changes.append(Relabel(book.id, {"closed": call.now}))
    return changes


# --- codes, for clubs and for people


def new_code() -> str:
    """A code that can be read aloud: no letters that look alike."""
    return "".join(secrets.choice("ABCDEFGHJKMNPQRSTUVWXYZ23456789") for _ in range(8))


def code_card(key: str, command: str, fresh: str) -> Card:
    """A fresh code, and where to type it."""
    line = typed(*command.split(), word=fresh)
    return Card(
        say(f"{key}-title"), (say(key, command=line), say("code-life")), audience=Audience.MEMBER, tone=Tone.ASK
    )


async def subject_of(call: Call[Book], typed: str, kind: str) -> str:
    """What a code stands for, while it lasts."""
    rows = await call.store.rows("codes", code=typed.upper())
    if not rows or rows[0]["kind"] != kind or rows[0]["at"] < call.now - CODE_LIFE:
        raise Refused("no-such-code", command=call.house.commands["club link" if kind == "club" else "me link"])
    return str(rows[0]["subject"])


def confirm(label: str, line: str) -> tuple[Button, ...]:
    """A button that does what was only named so far."""
    return (Button(say(label), line, "bad"),)
