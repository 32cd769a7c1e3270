"""Everybody whom a club knows by all that they are and were called, and who of them is meant by what somebody typed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from bot.hall.cards.card import Argument, say
from bot.hall.cards.plain_text import clean, folded
from bot.names import (
    beginnings,
    first,
    glanced,
    guests_mark,
    key,
    marked,
    one_slip,
    reserved,
    shorter,
    slips,
    squeezed,
    surnames,
    written_by_us,
)

SHOWN = ("display", "guest", "here")
"""Sorts of names: what somebody is called, the last of all what they are called in this club alone."""
PRESENT = (*SHOWN, "account")
"""And what they are called by some platform. Usernames are of the sort "@" and their platform; others are former."""


SIGN = 2
"""The last letters of an id, as a sign for whoever nothing else tells apart."""


class Sure(NamedTuple):
    """One person bears that very name."""

    id: str
    by: str


class Like(NamedTuple):
    """One or more people may be meant, each with the reason."""

    people: tuple[tuple[str, str], ...]
    """The reasons: "same" (several bear that name), "looks" (spelled to look so), "slip" (one letter is otherwise),
    "first" (it is their first name), "last" (it is another word of their name), "full" (it begins with all that they
    are called), "part" (either is the other's beginning, or the same but for spaces)."""

    @property
    def ids(self) -> tuple[str, ...]:
        """Who may be meant."""
        return tuple(id for id, _ in self.people)


class Nobody(NamedTuple):
    """Nobody is called so; `key` is the name as it is compared."""

    key: str


Match: TypeAlias = Sure | Like | Nobody


class Called(NamedTuple):
    """One name of somebody."""

    person: str
    sort: str
    name: str


class ListedPerson(NamedTuple):
    """Somebody in a list of a club's people."""

    id: str
    name: str
    guest: bool


_Ids: TypeAlias = dict[str, None]
"""People in an order that does not change."""


class KnownPeople:
    """Who is called what in one club."""

    def __init__(self, called: Iterable[Called], guests: Mapping[str, Collection[str]] = MappingProxyType({})) -> None:
        self._present: dict[str, _Ids] = {}
        self._usernames: dict[tuple[str, str], _Ids] = {}
        self._former: dict[str, _Ids] = {}
        self._keys: dict[str, _Ids] = {}
        self.shown: dict[str, str] = {}
        """What each of them is called here."""
        self.guests: set[str] = set()
        """Those of them who have no account."""
        self._username: dict[str, str] = {}
        self.people: _Ids = {}
        self.called: dict[str, list[str]] = {}
        """All that each of them is and was called."""
        self._guests_ever = guests
        """The guests that there ever were by the names that they had, whoever they turned out to be."""
        for person, sort, name in called:
            self.people[person] = None
            if not name:
                continue
            self.called.setdefault(person, []).append(name)
            if sort in SHOWN:
                self.shown[person] = name
            if sort == "guest":
                self.guests.add(person)
            if sort.startswith("@"):
                self._username.setdefault(person, name)
                for platform in (sort[1:], ""):
                    self._usernames.setdefault((platform, name.casefold()), {})[person] = None
            else:
                names = self._present if sort in PRESENT else self._former
                names.setdefault(_spelled(name), {})[person] = None
            self._keys.setdefault(key(name), {})[person] = None

    def find(self, typed: str, platform: str = "") -> Match:
        """Who is meant by a name, or by a username of a platform first where it begins with an @."""
        at = typed.lstrip().startswith("@")
        name = typed.strip().removeprefix("@").strip('"')
        username = name.strip().casefold()
        mentioned = self._usernames.get((platform, username)) if at else None
        if mentioned and (guests := self.guests_called(name)):
            mentioned = {**mentioned, **dict.fromkeys(guests)}  # Guests are written with an @ too.
        ways = (
            ("username", mentioned),
            ("name", self._present.get(_spelled(name))),
            ("username", self._usernames.get(("", username))),
            ("former", self._former.get(_spelled(name))),
        )
        for by, found in ways:
            if found:
                return Sure(next(iter(found)), by) if len(found) == 1 else Like(tuple((id, "same") for id in found))
        if (id := self._marked(name)) is not None:
            return Sure(id, "username")
        return self._like(key(name))

    def like(self, name: str) -> tuple[str, ...]:
        """Everybody who has a name like this one, or the very same."""
        found = self._like(key(name))
        return found.ids if isinstance(found, Like) else ()

    @cached_property
    def everybody(self) -> tuple[ListedPerson, ...]:
        """Whoever has a name here, by it."""
        listed = (ListedPerson(id, name, id in self.guests) for id, name in self.shown.items())
        return tuple(sorted(listed, key=lambda one: one.name.casefold()))

    def guests_called(self, name: str) -> list[str]:
        """The guests who bear that very name."""
        return [id for id in self._present.get(_spelled(name), ()) if id in self.guests]

    def guests_ever_called(self, name: str) -> list[str]:
        """The guests who bear a name that looks so, or bore it."""
        return [id for id in self._keys.get(key(name), ()) if id in self.guests]

    def is_borne(self, name: str) -> bool:
        """Whether anybody bears, or bore, a name that looks so."""
        return key(name) in self._keys

    def _marked(self, name: str) -> str | None:
        """Who is called so, with what tells them apart from another of that name."""
        shown, mark = marked(key(name))
        bearers = {*self._shown_so.get(glanced(shown), ()), *self._keys.get(shown, ())}
        sign = guests_mark(mark)
        if sign is None:
            found = [id for id in self._usernames.get(("", mark), ()) if id in bearers]
            return next(iter(found or [id for id in bearers if id[-SIGN:] == mark]), None)
        guests = [id for id in bearers & self.guests if id.endswith(sign)]
        return guests[0] if len(guests) == 1 else None

    def _like(self, wanted: str) -> Match:
        likes: dict[str, str] = {}
        for keys, why in (
            ([wanted], "looks"),
            (self._glanced.get(glanced(wanted), ()), "looks"),
            (self._first_names.get(wanted, ()), "first"),
            (self._surnames.get(wanted, ()), "last"),
            ([first(wanted)], "full"),
            (self._squeezed.get(squeezed(wanted), ()), "slip"),
            (self._slipped(wanted), "slip"),
            (self._begun.get(wanted.replace(" ", ""), ()), "part"),
            ([one for part in shorter(wanted) for one in self._spaceless.get(part, ())], "part"),
        ):
            for one in keys:
                for id in self._keys.get(one, ()) if one else ():
                    likes.setdefault(id, why)
        return Like(tuple(likes.items())) if likes else Nobody(wanted)

    # Each is made when a name is first looked for that nobody bears: among thousands it is not searched one by one.

    @cached_property
    def _glanced(self) -> dict[str, list[str]]:
        return _by((glanced(one), one) for one in self._keys)

    @cached_property
    def _squeezed(self) -> dict[str, list[str]]:
        return _by((squeezed(one), one) for one in self._keys)

    @cached_property
    def _first_names(self) -> dict[str, list[str]]:
        return _by((first(one), one) for one in self._keys)

    @cached_property
    def _surnames(self) -> dict[str, list[str]]:
        return _by((word, one) for one in self._keys for word in surnames(one))

    @cached_property
    def _begun(self) -> dict[str, list[str]]:
        return _by((part, one) for one in self._keys for part in beginnings(one))

    @cached_property
    def _spaceless(self) -> dict[str, list[str]]:
        return _by((one.replace(" ", ""), one) for one in self._keys)

    @cached_property
    def _slips(self) -> dict[str, list[str]]:
        return _by((rest, one) for one in self._keys for rest in slips(one))

    def _slipped(self, wanted: str) -> dict[str, None]:
        near = dict.fromkeys(one for rest in slips(wanted) for one in self._slips.get(rest, ()))
        return {one: None for one in near if one_slip(one, wanted)}

    # --- who could be taken for another

    def mark(self, person: str) -> Argument:
        """What tells somebody apart whose name looks like another's, or like nobody's; none where it is not needed."""
        namesakes = self._namesakes.get(person)
        if namesakes is None:
            return None
        if person in self.guests:
            several = len(self.guests & {*namesakes}) > 1
            return _among_guests(person) if several else say("told-apart-guest")
        username = self._username.get(person, "")
        alone = [self._username.get(other) for other in namesakes].count(username) == 1
        return username if username and alone else person[-SIGN:]

    def newcomers_mark(self, guest: str, name: str) -> Argument:
        """What tells a guest apart, whom nobody has written down yet, from those whose names look so."""
        several = not self.guests.isdisjoint(self.shown_so(name))
        return _among_guests(guest) if several else say("told-apart-guest")

    def shown_so(self, name: str) -> list[str]:
        """Those whose names look so at a glance."""
        return self._shown_so.get(glanced(key(name)), [])

    def guests_mark(self, guest: str, name: str) -> Argument:
        """What tells a guest, by a name that they had, apart from every other guest who ever had it. It stays the same
        when one of them turns out to be a member. None where there was one alone."""
        bearers = self._guests_ever.get(glanced(key(name)), ())
        return _among_guests(guest) if guest in bearers and len(bearers) > 1 else None

    def imitates(self, name: str) -> bool:
        """Whether a name looks like what only we write, such as a name with the username of somebody here."""
        wanted = key(name)
        return written_by_us(wanted) or ("", marked(wanted)[1]) in self._usernames

    @cached_property
    def _shown_so(self) -> dict[str, list[str]]:
        """Those whose names look the same at a glance."""
        return _by((glanced(key(name)), person) for person, name in self.shown.items())

    @cached_property
    def _namesakes(self) -> dict[str, list[str]]:
        alone = [person for person, name in self.shown.items() if reserved(name) or self.imitates(name)]
        found = {id: ids for ids in self._shown_so.values() if len(ids) > 1 for id in ids}
        return {**{id: [id] for id in alone}, **found}


def _among_guests(guest: str) -> Argument:
    # By a sign of their own: a number would be another's as soon as there is one guest more.
    return say("told-apart-guest-of-several", sign=guest[-SIGN:])


def known_now(resolver: Mapping[str, str], rows: Iterable[tuple[str, str, str]]) -> KnownPeople:
    """Everybody of these rows, by all names of whoever they are now."""
    called = [Called(*row) for row in rows]
    guests = {one.person for one in called if one.sort == "guest"}
    ever: dict[str, dict[str, None]] = {}
    for one in called:
        if one.person in guests and one.name:
            ever.setdefault(glanced(key(one.name)), {})[one.person] = None
    known = KnownPeople((_now(resolver, one) for one in called), ever)
    known.mark("")  # asked for every card: worked out where it holds nobody up
    return known


def _now(resolver: Mapping[str, str], called: Called) -> Called:
    """A name with the person whom its bearer turned out to be; of such a one it counts as a former name."""
    now = resolver.get(called.person)
    if now is None:
        return called
    return Called(now, called.sort if called.sort.startswith("@") else "was", called.name)


def _spelled(name: str) -> str:
    return folded(clean(name))


def _by(pairs: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for part, whole in pairs:
        if part:
            found.setdefault(part, []).append(whole)
    return found
