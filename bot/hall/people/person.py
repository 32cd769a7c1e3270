"""Somebody as the house has them: a person, or a stranger, of whom nothing is written yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.hall.requests import Account
from bot.names import guests_key


@dataclass(frozen=True, slots=True)
class Person:
    """A player: an opaque id with a name. `language` is their own choice; `notices` whether they want private lines;
    `initials` whether whoever is not in the club, but has the link of a board, reads no more than these, or the
    `pseudonym`; `public` whether they have a page of their own among the public ones, None while they have not said."""

    id: str
    name: str
    language: str = ""
    notices: bool = False
    guest: bool = False
    initials: bool = False
    public: bool | None = None
    pseudonym: str = ""

    @property
    def row(self) -> dict[str, Any]:
        """The row of a person who is new, or has another name."""
        return {"id": self.id, "name": self.name, "born": "guest" if self.guest else "account"}


@dataclass(frozen=True, slots=True)
class Stranger:
    """Who was named and never did anything here: a club's guest, or a platform's account; stored only with what a
    command writes of them."""

    person: Person
    club: str = ""
    account: Account | None = None
    new: str = ""
    """The sign of a guest who is another than whoever has that name already."""

    @property
    def key(self) -> tuple[str, str]:
        """What they are known by: a platform's account, or what a club's guest is called."""
        if self.account is not None:
            return self.account.platform, self.account.id
        return self.club, guests_key(self.person.name, self.new)
