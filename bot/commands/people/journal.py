"""The journal's lines of the club's book."""

from __future__ import annotations

from bot.commands.journal_lines import Fields, Lines, counted, person, tell
from bot.commands.people.cog import cog
from bot.engines.book import Entry
from bot.engines.club.claims import ClaimAsked, ClaimConfirmed, ClaimRefused
from bot.engines.club.club_book import ClubOpened
from bot.engines.club.doubles import DoublesTold
from bot.engines.club.elsewhere import (
    AccountsLinked,
    AccountsParted,
    Gone,
    NameGivenBack,
    PartedWithClub,
    PartJoined,
    PartLeft,
)
from bot.engines.club.joins import FirstName, Joined, KeptApart, Parted, Renamed
from bot.engines.club.links import Linked
from bot.hall.cards.card import Free, Mention, RoomName


def _of_this_club(entry: Entry, into: str) -> str:
    """Who somebody is now; of linked accounts the one that the club knew itself."""
    return entry.old if isinstance(entry, AccountsLinked | AccountsParted) else into


def _named(called: str, person: str) -> Free | Mention:
    """Somebody by the name that they had then, where that was kept."""
    return Free(called, person) if called else Mention(person)


LINES: Lines = {
    ClubOpened: "people-line-opened",
    ClaimAsked: "people-line-claim-asked",
    ClaimConfirmed: "people-line-claim-confirmed",
    ClaimRefused: "people-line-claim-refused",
    Joined: "people-line-joined",
    Parted: "people-line-parted",
    KeptApart: "people-line-kept-apart",
    FirstName: "people-line-first-name",
    Renamed: lambda entry: "people-line-renamed-from" if entry.before else "people-line-renamed",
    Linked: "people-line-linked",
    PartJoined: "people-line-part-joined",
    PartLeft: "people-line-part-left",
    PartedWithClub: "people-line-parted-with-club",
    NameGivenBack: "people-line-name-given-back",
    AccountsLinked: "people-line-accounts-linked",
    AccountsParted: "people-line-accounts-parted",
    Gone: "people-line-gone",
    DoublesTold: "people-line-doubles",
}
FIELDS: Fields = {
    **person("by", "by"),
    **person("member", "who"),
    "into": ("who", lambda book, entry, into: _named(getattr(entry, "into_called", ""), _of_this_club(entry, into))),
    "one": ("one", lambda book, entry, one: _named(entry.known_as[0], one)),
    "other": ("other", lambda book, entry, other: _named(entry.known_as[1], other)),
    **person("who", "who"),
    **counted("pairs"),
    # By the name that they had by themselves: joined, an id has the other's.
    "called": ("guest", lambda book, entry, called: _named(called, getattr(entry, "old", "") or entry.guest)),
    "room": ("club", lambda book, entry, room: RoomName(room, of_club=True)),
    "name": ("name", lambda book, entry, name: Free(name, entry.guest)),
    "before": ("before", lambda book, entry, before: Free(before, entry.guest)),
}

tell(cog, LINES, FIELDS)
