"""A migration: guests that all clubs shared become guests of one club each; doubtful merges become claims."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from hashlib import blake2s
from typing import Any, NamedTuple

from bot.names import key
from bot.storage.contract import Change, Drop, Put, Row

_PERSON = re.compile(r'"(p[0-9a-z]{10})"')
_SIGNS = "0123456789abcdefghijkmnpqrstuvwxyz"

TABLES = ("people", "accounts", "aliases", "seen", "roles", "rooms")
"""Tables that are read whole; of books, entries and requests a few columns are enough."""
BOOKS = "SELECT id, club FROM books ORDER BY opened, id"
ENTRIES = "SELECT book, person, at, body FROM entries"
BODIES = "SELECT book, seq, body FROM entries"
REWRITE = "UPDATE entries SET body = ? WHERE book = ? AND seq = ?"
REQUESTS = "SELECT person, room FROM requests"


class _Seen(NamedTuple):
    room: str
    person: str
    at: float


class Parting:
    """Reads the old rows of people, books and entries, and gives the changes that divide the guests among the clubs.

    A guest goes to the club of the first book, every other club gets one of its own. Where somebody with an account
    plays in a club in which they never did anything themselves, while they did elsewhere, they may have been taken for
    a namesake: that club gets a guest too, with a claim to ask about. The entries of such a club get the new guest's id
    in the place of the one that clubs had in common, for good: a join would go on to count what its owner does there.
    """

    def __init__(self, tables: Mapping[str, Iterable[Row]], books: Iterable[tuple[str, str]]) -> None:
        self._clubs = dict(books)
        self._order = {book: number for number, book in enumerate(self._clubs)}
        """Of the books, the oldest first."""
        self._people = {row["id"]: row for row in tables["people"]}
        self._rooms = {row["id"]: row["club"] or "" for row in tables["rooms"]}
        self._seen = [_Seen(row["room"], row["person"], row["at"] or 0.0) for row in tables["seen"]]
        self._roles = [*tables["roles"]]
        self._into: dict[str, str] = {row["old"]: row["person"] for row in tables["aliases"]}
        self._former: dict[str, set[str]] = defaultdict(set)
        for old, person in self._into.items():
            self._former[person].add(old)
        self._accounts: dict[str, list[Row]] = defaultdict(list)
        self._typed: dict[str, list[Row]] = defaultdict(list)
        """What guests were called when they were first typed."""
        for row in tables["accounts"]:
            (self._typed if row["account"].startswith("@") else self._accounts)[row["person"]].append(row)
        self._known = {*self._people, *self._into, *self._accounts, *self._typed}
        self._moments = {seen.at for seen in self._seen}
        self._doers: dict[float, set[str]] = defaultdict(set)
        self._plays: dict[str, set[str]] = defaultdict(set)
        self._acted: dict[str, set[str]] = defaultdict(set)
        """The clubs in which somebody did something."""
        self._changes: list[Change] = []
        self._guests: dict[tuple[str, str], str] = {}
        self._parted: dict[tuple[str, str], str] = {}
        """Who stands for a person in a club, by the club and the id in its books until now."""

    # --- what stands

    def entry(self, book: str, person: str, at: float, body: str) -> None:
        """One entry."""
        for id in {person, *_PERSON.findall(body)} & self._known:
            self._plays[id].add(book)
        self._acted[person].add(self._clubs[book])
        if at in self._moments:
            self._doers[at].add(person)

    def request(self, person: str, room: str) -> None:
        """One request."""
        self._acted[person].add(self._rooms.get(room, ""))

    # --- what becomes of it

    def changes(self) -> list[Change]:
        """The rows to write and to delete."""
        for seen, is_true in [(seen, self._is_true(seen)) for seen in self._seen]:
            if is_true:
                self._acted[seen.person].add(self._rooms.get(seen.room, ""))
            else:
                self._changes.append(Drop("seen", {"room": seen.room, "person": seen.person}))
        for id in self._by_age():
            if id in self._into:
                self._part_alias(id)
            elif self._accounts.get(id):
                self._part_member(id)
            elif self._is_guest(id):
                self._part_guest(id)
        self._name_everybody()
        for (club, name), person in self._guests.items():
            self._put("guests", club=club, key=name, person=person)
        for id, books in self._plays.items():
            for book in books:
                self._put("plays", person=self._parted.get((self._clubs[book], id), id), book=book)
        for rows in self._typed.values():
            self._changes += [
                Drop("accounts", {"platform": row["platform"], "account": row["account"]}) for row in rows
            ]
        return self._changes

    def rewritten(self, book: str, body: str) -> str | None:
        """An entry with the ids that stand there now; None where they are the same."""
        club = self._clubs[book]
        now = _PERSON.sub(lambda match: f'"{self._parted.get((club, match[1]), match[1])}"', body)
        return None if now == body else now

    def _by_age(self) -> list[str]:
        """Everybody, who plays in older books first: of two with one name the first keeps it."""
        last = len(self._order)
        return sorted(
            self._known, key=lambda id: (min(map(self._order.__getitem__, self._plays[id]), default=last), id)
        )

    def _is_true(self, seen: _Seen) -> bool:
        """Whether somebody did something in that room, and was not just named or given a place by another."""
        ids = self._ids_of(seen.person)
        if any(self._rooms.get(seen.room) in self._acted[id] for id in ids):
            return True
        return seen.at > 0 and self._doers.get(seen.at, ids) <= ids

    def _ids_of(self, person: str) -> set[str]:
        """All that one person is called in entries."""
        return {person, *self._former[person]}

    def _is_guest(self, id: str) -> bool:
        return bool(self._typed.get(id)) or self._people.get(id, {}).get("born") == "guest"

    def _played_in(self, id: str) -> list[str]:
        """The clubs in whose books somebody stands, the oldest book's first; a private chat is of no club."""
        books = sorted(self._plays[id], key=self._order.__getitem__)
        return [*dict.fromkeys(club for book in books if (club := self._clubs[book]))]

    def _part_alias(self, old: str) -> None:
        """A guest was joined to a member in the clubs where both have played, and nowhere else."""
        person = self._into[old]
        if self._acted[old] or not (clubs := self._played_in(old)):
            return
        self._changes.append(Drop("aliases", {"club": "", "old": old}))
        home = self._home(person)
        for club in clubs:
            if club not in home:
                continue  # That club gets a guest in the member's place.
            self._put("aliases", club=club, old=old, person=person, at=0.0)
            for row in self._typed[person]:
                self._guests.setdefault((club, key(row["name"])), old)

    def _part_member(self, person: str) -> None:
        ids = sorted(self._ids_of(person))
        home, account = self._home(person), self._accounts[person][0]
        name = next((row["name"] for row in self._typed[person]), _as_written(account))
        for club in dict.fromkeys(club for id in ids for club in self._played_in(id)):
            if club not in home:
                guest = self._stand_in(club, person, ids, name)
                self._put("claims", club=club, guest=guest, person=person, at=0.0, asked=0)

    def _home(self, person: str) -> set[str]:
        """The clubs in which a member did something; who never did anything is at home where they played first."""
        ids = sorted(self._ids_of(person), key=lambda id: (id != person, id))
        played = [club for id in ids for club in self._played_in(id)]
        return {club for id in ids for club in self._acted[id] if club} or {*played[:1]}

    def _part_guest(self, guest: str) -> None:
        offices = [row["club"] for row in self._roles if row["person"] == guest]
        seen = [self._rooms.get(seen.room, "") for seen in self._seen if seen.person == guest]
        clubs = [*dict.fromkeys(self._played_in(guest) + offices)] or [club for club in seen if club][:1]
        if not clubs:
            if not self._plays[guest]:
                self._changes.append(Drop("people", {"id": guest}))
                self._people.pop(guest, None)
            return
        name = self._people.get(guest, {}).get("name") or ""
        if key(name):
            self._guests.setdefault((clubs[0], key(name)), guest)
        for club in clubs[1:]:
            self._stand_in(club, guest, [guest], name)

    def _stand_in(self, club: str, person: str, ids: Iterable[str], name: str) -> str:
        """A guest of that club, in the place of somebody whom it has in common with another."""
        guest = _id(club, person)
        self._people[guest] = {"id": guest, "name": name, "born": "guest"}
        self._put("people", **self._people[guest])
        if key(name):
            self._guests.setdefault((club, key(name)), guest)
        for id in ids:
            self._parted[club, id] = guest
        for row in self._roles:
            if row["club"] == club and row["person"] == person:
                self._changes.append(Drop("roles", {"club": club, "person": person}))
                self._put("roles", club=club, person=guest, role=row["role"])
        return guest

    def _name_everybody(self) -> None:
        for id, row in self._people.items():
            if row.get("name"):
                self._name(id, row["name"], "guest" if row.get("born") == "guest" else "display")
        for accounts in self._accounts.values():
            for row in accounts:
                self._name(row["person"], row["name"] or "", "display")
                self._name(row["person"], row["handle"] or "", "username")
        for person, typed in self._typed.items():
            for row in typed if person in self._people else ():
                self._name(person, row["name"] or "", "guest")

    def _name(self, person: str, name: str, sort: str) -> None:
        if found := key(name):
            self._put("names", person=person, key=found, sort=sort, name=name, at=0.0)

    def _put(self, table: str, **row: Any) -> None:
        self._changes.append(Put(table, row))


def _as_written(account: Row) -> str:
    """A spelling for the owner of an account whose username was stored in lower case: the same word in their name, else
    with a capital."""
    name, handle = account["name"] or "", account["handle"] or ""
    same = next((word for word in (name, *name.split()) if key(word) == key(handle)), "")
    return same or (handle.capitalize() if handle.isalpha() else handle) or name


def _id(club: str, person: str) -> str:
    """The id of who stands for a person in a club: the same however often it is asked."""
    digest = blake2s(f"{club} {person}".encode()).digest()
    return "p" + "".join(_SIGNS[byte % len(_SIGNS)] for byte in digest[:10])
