"""/club: the language, the time zone, the helpers, where notices go; and codes that are typed elsewhere."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any

from babel.core import get_global

from bot.engines.book import Book, Refused
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, RoomName, Tone, say, strong, typed
from bot.hall.cards.lists import dotted
from bot.hall.declared.asking_first import AskingFirst
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, May
from bot.hall.declared.kinds import Choice, PersonId, RoomId, Text
from bot.hall.people.accounts import likely_language
from bot.hall.people.languages import likely_zones
from bot.hall.people.rooms import Club
from bot.hall.requests import Job, Suggestion
from bot.hall.running.forms import rows
from bot.hall.running.room_jobs import ways
from bot.settings import time_zones
from bot.storage.contract import Drop, Put
from bot.texts import LANGUAGES

TOPICS = ("pairings", "standings", "results", "ladder", "sessions", "all")
CODE_LIFE = 600
"""Seconds for which a link code can be typed elsewhere."""

cog: Cog[Book] = Cog(group="club")


def zones(call: Call[Any], typed: str) -> Sequence[Suggestion]:
    """The time zones that hold what was typed: the club's own, the likely ones, then Europe's first."""
    wanted = typed.casefold().replace(" ", "_")
    found = [zone for zone in time_zones() if "/" in zone and wanted in zone.casefold()]
    likely = {zone: at for at, zone in enumerate([call.zone, *_likely_anywhere(call, call.language)][::-1], 1)}
    found.sort(key=lambda zone: (-likely.get(zone, 0), not zone.startswith("Europe/"), zone))
    return [Suggestion(zone, zone) for zone in found[:25]]


Language = Annotated[str, Choice(name="language", values=LANGUAGES)]
Zone = Annotated[str, Text(suggest=zones, longest=60)]
Role = Annotated[str, Choice(name="role", values=("organiser", "director", "referee", "none"))]
Topic = Annotated[str, Choice(name="topic", values=TOPICS)]
Code = Annotated[str, Text(longest=12)]


def _club(call: Call[Any]) -> Club:
    if call.club is None:
        raise Refused("only-in-a-club")
    return call.club


def _here(call: Call[Any]) -> str:
    """The club of this room itself, also where it is part of another: what is chosen here stays its own."""
    _club(call)
    return call.room.club


@cog.command("language", may=May.ORGANISER)
async def language(call: Call[Book], language: Language) -> Card:
    """The language of the club's rooms; where no time zone was said, its speakers'. Where they have several it asks,
    and a club in which nothing was recorded has the likeliest until somebody answers."""
    club = _club(call)
    call.changes.append(Put("clubs", {"id": club.id, "language": language}))
    card = Card(say("club-language-set", language=strong(say(f"language-{language}"))), tone=Tone.GOOD)
    likely = _likely_zones(call, language)
    said = club.zone not in ("", call.settings.club.timezone)  # Clubs of earlier releases have the host's.
    if said or (call.zone in likely[:1] and (club.zone or len(likely) == 1)):
        return card
    if len(likely) > 1 and await call.store.books(clubs=call.people.links.circle(club.id)):
        call.changes.append(Put("clubs", {"id": club.id, "zone": call.zone}))
        return replace(card, lines=(say("club-timezone-ask", zone=strong(call.zone)),), buttons=_zone_buttons(likely))
    call.changes.append(Put("clubs", {"id": club.id, "zone": likely[0]}))
    if len(likely) > 1:
        taken = say("club-timezone-taken", zone=strong(likely[0]))
        return replace(card, lines=(taken,), buttons=_zone_buttons([*dict.fromkeys([*likely, call.zone])]))
    return replace(card, lines=(say("club-timezone-set", zone=strong(likely[0])),))


def _likely_zones(call: Call[Book], language: str) -> list[str]:
    """Where those live who are spoken to in a language, the likeliest first: before its own countries the one that the
    server tells, or the app of who asks, by a language that leads to this one."""
    codes = (call.request.place.language, call.request.account.language)
    told = [zone_of(code) for code in codes if likely_language(code) == language]
    return [*dict.fromkeys([*filter(None, told), *likely_zones(call.house.texts, language)])]


def zone_of(code: str) -> str:
    """The time zone of the country in which a language is spoken (fr), or that its code names (en-GB); empty where
    there are several, or none."""
    language, _, territory = code.replace("_", "-").partition("-")
    country = territory or str(get_global("likely_subtags").get(language, "")).rpartition("_")[2]
    found = get_global("territory_zones").get(country.upper(), ())
    near = sorted(zone for zone in found if zone.startswith("Europe/"))
    return near[0] if near else found[0] if len(found) == 1 else ""


def _likely_anywhere(call: Call[Book], language: str) -> list[str]:
    """Where those live who speak this language, whoever asks, and anybody else of ours: each language's first alone
    beyond the own ones, for a place says nothing of the language that is not chosen yet."""
    own = [zone for one in (language, call.language) for zone in _likely_zones(call, one)]
    return [*dict.fromkeys([*own, *(_likely_zones(call, one)[0] for one in LANGUAGES)])]


def _zone_buttons(zones: Sequence[str]) -> tuple[tuple[Button, ...], ...]:
    towns = [Button(zone.rpartition("/")[2].replace("_", " "), f"club timezone {zone}") for zone in zones]
    return (*rows(towns, 3), (Button(say("club-timezone-other-button"), "club timezone", ask=("zone",)),))


@cog.command("timezone", may=May.ORGANISER)
async def timezone(call: Call[Book], zone: Zone) -> Card:
    """The time zone of dates and clocks."""
    club = _club(call)
    wanted = zone.casefold().replace(" ", "_")
    places = [name for name in time_zones() if wanted in (name.casefold(), name.casefold().split("/")[-1])]
    found = min(places, key=lambda name: (not name.startswith("Europe/"), len(name)), default=None)
    if found is None:
        card = Card(say("refused-no-such-zone", zone=zone), audience=Audience.MEMBER, tone=Tone.BAD)
        card = replace(card, buttons=_zone_buttons(_likely_anywhere(call, club.language)))
        raise AskingFirst(card, refused="no-such-zone")
    call.changes.append(Put("clubs", {"id": club.id, "zone": found}))
    return Card(say("club-timezone-set", zone=strong(found)), tone=Tone.GOOD)


@cog.command("role", may=May.ORGANISER)
async def role(call: Call[Book], member: PersonId, role: Role) -> Card:
    """Name a helper, or take the office back."""
    club = _here(call)
    # An office counts in all clubs that are one, so it is changed in each that has given one.
    circle = call.people.links.circle(club)
    given = {one: row for one in circle for row in await call.store.rows("roles", club=one, person=member)}
    if role == "none":
        if not await call.people.rank(club, member):
            raise Refused("has-no-role", who=Mention(member))
        call.changes += [Drop("roles", {"club": one, "person": member}) for one in given]
        return Card(say("club-role-none", who=Mention(member)))
    at = min((row["at"] or 0.0 for row in given.values()), default=call.now)
    for one in dict.fromkeys([club, *given]):
        call.changes.append(Put("roles", {"club": one, "person": member, "role": role, "at": at}))
    card = say("club-role-set", who=Mention(member), role=strong(say(f"choices-role.{role}")))
    lines = [say(f"club-role-may-{role}")]
    if (await call.people.person(member)).guest:
        lines.append(say("club-role-guest", who=Mention(member)))
    return Card(card, tuple(lines), tone=Tone.GOOD)


@cog.command("announce", may=May.ORGANISER)
async def announce(call: Call[Book], topic: Topic, room: RoomId | None = None) -> Card:
    """Where a kind of notice goes."""
    club = _here(call)
    target = room or call.room.id
    there = await call.people.room(target)
    platform = there.platform if there else call.room.platform
    if topic == "all":
        call.changes.append(Drop("announcements", {"club": club, "platform": platform}))
    call.changes.append(Put("announcements", {"club": club, "topic": topic, "platform": platform, "room": target}))
    chat = call.house.chats.get(there.platform) if there else None
    lacking = await chat.lacks(there.as_place(), Job.NOTICES) if there and chat else ()
    title = say("club-announce-set", topic=strong(say(f"choices-topic.{topic}")), room=RoomName(target))
    lines = [say("club-announce-lacks", what=dotted(strong(say(key)) for key in lacking))] if lacking else []
    lines += [say(way) for way in ways(call.house.texts, call.language, lacking)]
    return Card(title, tuple(lines), tone=Tone.BAD if lacking else Tone.GOOD)


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


# --- public pages


async def page_note(call: Call[Any]) -> tuple[Argument, ...]:
    """What whoever enters an event that has a public page is told: their name stands there, and what they can do."""
    if call.volume is None or not await call.house.boards.page_of(call.volume.stored.id):
        return ()
    return (say("club-page-entered", command=typed("me", "public")),)
