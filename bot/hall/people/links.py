"""Which clubs are one: a row says of which other club a club is part; nothing else is moved."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any


class Links:
    """Which club is part of which, as the rows of `clubs` say it."""

    def __init__(self) -> None:
        self._part_of: dict[str, str] = {}
        self._groups: dict[str, list[str]] = {}

    @property
    def rows(self) -> Mapping[str, str]:
        """The clubs that are part of another, with that other."""
        return self._part_of

    def replace(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """These are all the rows of `clubs`."""
        self._part_of = {row["id"]: row["part_of"] for row in rows if row["part_of"]}
        self._group()

    def put(self, row: Mapping[str, Any]) -> None:
        """A row was written that says of which club this one is part, if of any."""
        self._part_of.pop(row["id"], None)
        if row["part_of"]:
            self._part_of[row["id"]] = row["part_of"]
        self._group()

    def _group(self) -> None:
        groups = defaultdict[str, list[str]](list)
        for club in sorted({*self._part_of, *self._part_of.values()}):
            groups[self.root(club)].append(club)
        self._groups = {club: group for group in groups.values() for club in group}

    def root(self, club: str) -> str:
        """The club that another is part of in the end: whose title, language and time zone hold.

        Two processes may have made each part of the other; then it is always the same one of them.
        """
        if club not in self._part_of:
            return club
        passed = [club]
        while (into := self._part_of.get(passed[-1])) is not None:
            if into in passed:
                return min(passed[passed.index(into) :])
            passed.append(into)
        return passed[-1]

    def circle(self, club: str) -> tuple[str, ...]:
        """All clubs that are one with this one, which comes first."""
        group = self._groups.get(club, ())
        return (club, *(other for other in group if other != club))

    def one(self, club: str, other: str) -> bool:
        """Whether these two are one club."""
        return club == other or other in self._groups.get(club, ())
