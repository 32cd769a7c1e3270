"""Character sheets: what this table has defined, the characters in the making, and their dàimon."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.engines.book import Entry, Refused
from bot.engines.daimon.character.character import Character, Leaning
from bot.engines.daimon.character.definitions import Arms, Defined, Kind, is_attribute, skill_rule
from bot.engines.daimon.making.skills import learnable
from bot.engines.daimon.making.steps import Chosen, Making, StepClosed, at

if TYPE_CHECKING:
    from bot.engines.daimon.table.campaign import Campaign


@dataclass(slots=True)
class Sheets:
    """What the sheets of a campaign share."""

    defined: dict[str, Defined] = field(default_factory=dict)
    making: dict[str, Making] = field(default_factory=dict)
    """Characters in the making, by player."""


def living(book: Campaign, player: str) -> Character:
    """The living character of a player; who has none is refused."""
    character = book.character_of(player)
    if character is None or character.dead:
        raise Refused("no-character")
    return character


# --- this table's own classes, traits and skills


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


# --- the dàimon of a new character


def give_daimon(book: Campaign, player: str, name: str, look: str, nature: str) -> None:
    """Give a new character its dàimon: a name, its look in the net, its nature."""
    at(book, player, "daimon")
    book.happen(DaimonGiven(player=player, name=name, look=look, nature=nature))


def go_without_daimon(book: Campaign, player: str) -> None:
    """A character cut off from the net has none."""
    at(book, player, "daimon")
    book.happen(StepClosed(player=player, step="daimon"))


class DaimonGiven(Chosen, kind="campaign.making-daimon-given"):
    """A new character has its dàimon."""

    name: str
    look: str
    nature: str

    def choose(self, book: Campaign, making: Making) -> None:
        """It is on the sheet."""
        making.draft.closed.add("daimon")
        making.character.free |= {"daimon": self.name, "look": self.look, "nature": self.nature}
