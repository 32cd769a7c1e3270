"""Definitions: the classes, traits and skills that a table makes for itself."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.daimon.character.character import Leaning
from bot.engines.daimon.character.definitions import Arms, Defined, Kind, is_attribute, skill_rule
from bot.engines.daimon.making.skills import learnable
from bot.engines.daimon.table.campaign import Campaign


def define(
    book: Campaign,
    key: str,
    kind: Kind,
    details: str = "",
    generic: str | None = None,
    like: str = "",
    leaning: Leaning | None = None,
    arms: Arms = "none",
) -> None:
    """Define a class, a trait or a skill; a skill without the generic one it belongs to is generic itself."""
    rules, defined = book.rules, book.sheets.defined
    if like:
        generic = rules.skills[like].generic
    if kind == "skill" and generic:
        above = skill_rule(rules, defined, generic)
        if above.sort != "generic":
            raise Refused("parent-not-generic", skill=generic)
    if leaning is not None and not is_attribute(leaning.score):
        learnable(rules, defined, leaning.score)
    book.happen(
        Definition(key=key, kind_of=kind, details=details, generic=generic, like=like, leaning=leaning, arms=arms)
    )


class Definition(Entry, kind="campaign.defined"):
    """This table has a class, a trait or a skill of its own."""

    key: str
    kind_of: Kind
    details: str
    generic: str | None
    """None is a generic skill; an empty word a specific one that belongs to none."""
    like: str
    leaning: Leaning | None
    arms: Arms

    def apply(self, book: Campaign) -> None:
        """It can be taken from now on."""
        book.sheets.defined[self.key] = Defined(
            self.kind_of,
            self.details,
            "generic" if self.generic is None else "specific",
            self.generic or "",
            self.like,
            self.leaning,
            self.arms,
        )
