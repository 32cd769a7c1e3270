"""A third class or a third trait of a new character: paid with free points, and given back alone."""

from __future__ import annotations

from bot.engines.book import Refused
from bot.engines.daimon.character.definitions import trait_leaning
from bot.engines.daimon.making.origins import give, not_held
from bot.engines.daimon.making.skills import payable, trait_cost
from bot.engines.daimon.making.state import Making
from bot.engines.daimon.making.steps import MakingChoice, at
from bot.engines.daimon.table.campaign import Campaign

SECOND = 2
"""How many classes, and how many traits, everybody has; one more is a third."""


def take_trait(book: Campaign, player: str, trait: str) -> None:
    """A third trait, for what its effect costs."""
    making = at(book, player, "skills")
    rules, character = book.rules, making.character
    not_held(making, trait)
    if len(character.traits) >= rules.making.traits:
        raise Refused("traits-at-most", most=rules.making.traits)
    cost = trait_cost(rules, trait_leaning(rules, book.sheets.defined, trait))
    payable(rules, character, cost, third=len(character.classes) > 2)
    book.happen(TraitTaken(player=player, trait=trait))


def drop_class(book: Campaign, player: str) -> None:
    """Give the third class back, with its skills."""
    if len(at(book, player, "skills").character.classes) <= SECOND:
        raise Refused("no-third-class")
    book.happen(ThirdClassDropped(player=player))


def drop_trait(book: Campaign, player: str) -> None:
    """Give the third trait back."""
    if len(at(book, player, "skills").character.traits) <= SECOND:
        raise Refused("no-third-trait")
    book.happen(ThirdTraitDropped(player=player))


class TraitTaken(MakingChoice, kind="campaign.making-trait-taken"):
    """A third trait was taken."""

    trait: str

    def choose(self, book: Campaign, making: Making) -> None:
        """The character has it."""
        give(book, making, self.trait)


class ThirdClassDropped(MakingChoice, kind="campaign.making-class-dropped"):
    """The third class was given back."""

    def choose(self, book: Campaign, making: Making) -> None:
        """Its points, and those of its skills, are free again."""
        gone = making.character.classes.pop()
        for skill in gone.skills:
            del making.character.skills[skill]


class ThirdTraitDropped(MakingChoice, kind="campaign.making-trait-dropped"):
    """The third trait was given back."""

    def choose(self, book: Campaign, making: Making) -> None:
        """What it cost is free again."""
        making.character.traits.pop()
