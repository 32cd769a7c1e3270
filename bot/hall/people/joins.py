"""Who has become one with whom, in the books of one club or everywhere: a row, there or not; nothing else is moved."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.hall.people.links import Links
from bot.storage.contract import Change, Drop, Put


class Joins:
    """The rows of `aliases`: a club ("" is everywhere), an id that was, and the person whom that is now."""

    def __init__(self, links: Links) -> None:
        self._links = links
        self._rows: dict[tuple[str, str], str] = {}
        self._resolvers: dict[str, dict[str, str]] = {}

    def __len__(self) -> int:
        return len(self._rows)

    def replace(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """These are all the rows."""
        self._rows = {(row["club"] or "", row["old"]): row["person"] for row in rows}
        self.forget()

    def forget(self) -> None:
        """Clubs have become one, or are so no longer."""
        self._resolvers.clear()

    def put(self, row: Mapping[str, Any]) -> None:
        """A row was written."""
        self._rows[row["club"], row["old"]] = row["person"]
        self._resolvers.clear()

    def drop(self, where: Mapping[str, Any]) -> None:
        """The rows with these values were deleted."""
        kept = {}
        for (club, old), person in self._rows.items():
            row = {"club": club, "old": old, "person": person}
            if any(row.get(name) != value for name, value in where.items()):
                kept[club, old] = person
        self._rows = kept
        self._resolvers.clear()

    def resolver(self, club: str) -> Mapping[str, str]:
        """Who each of those is who became somebody else, in a club's books; without a club, everywhere.

        What its own rows say goes before what those of the clubs say that are one with it.
        """
        if club not in self._resolvers:
            self._resolvers[club] = self._resolved(club, self._rows)
        return self._resolvers[club]

    def is_linked(self, person: str) -> bool:
        """Whether accounts that were others' are this person's, everywhere."""
        return person in self.resolver("").values()

    def resolver_if(self, club: str, whose: str, joins: Mapping[str, str]) -> Mapping[str, str]:
        """The same as it would be if the joins of the club `whose` were these."""
        others = {key: person for key, person in self._rows.items() if key[0] != whose}
        return self._resolved(club, others | {(whose, old): person for old, person in joins.items()})

    def _resolved(self, club: str, rows: Mapping[tuple[str, str], str]) -> dict[str, str]:
        direct: dict[str, str] = {}
        for whose in ("", *reversed(self._links.circle(club))):
            direct |= {old: person for (where, old), person in rows.items() if where == whose}
        return {old: _end(direct, old) for old in direct}

    def everywhere(self) -> Mapping[str, str]:
        """Who has linked their accounts: the ids that are somebody else's everywhere, with whose."""
        return {old: self.resolver("")[old] for where, old in self._rows if not where}

    def elsewhere(self, id: str) -> str:
        """Whom a guest has become, in whichever club that was; empty for nobody."""
        return next((self.resolver(club)[old] for club, old in self._rows if old == id), "")

    def ids_of(self, person: str, club: str) -> tuple[str, ...]:
        """All ids that are this person in a club's books; with none (""), in any."""
        clubs = (club,) if club else dict.fromkeys(["", *(where for where, _ in self._rows)])
        olds = [old for where in clubs for old, into in self.resolver(where).items() if into == person]
        return (person, *dict.fromkeys(olds))

    def joined(self, club: str, old: str, into: str, at: float) -> list[Change]:
        """The rows that make `old` the same as `into` in a club's books, or everywhere: never a ring."""
        now = self.resolver(club).get(into, into)
        if now != old:
            return [Put("aliases", {"club": club, "old": old, "person": now, "at": at})]
        if (club, into) not in self._rows:
            return []  # One already, everywhere.
        # One already, but the other way round: whom a guest was parted from comes back.
        return [*self.parted(club, into), Put("aliases", {"club": club, "old": old, "person": into, "at": at})]

    def parted(self, club: str, old: str) -> list[Change]:
        """The changes that make them two again."""
        return [Drop("aliases", {"club": club, "old": old})]


def _end(direct: Mapping[str, str], old: str) -> str:
    """Where a chain of joins ends; a ring (a club's rows and those of everywhere make one) ends somewhere too."""
    passed = [old]
    while (into := direct.get(passed[-1])) is not None:
        if into in passed:
            return min(passed[passed.index(into) :])
        passed.append(into)
    return passed[-1]
