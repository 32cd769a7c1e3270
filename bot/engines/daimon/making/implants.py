"""Implants: what they cost a new character, and the limits of each and of all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.engines.book import Refused
from bot.engines.daimon.character.character import RESOURCES, Character, Implant, Leaning, next_number
from bot.engines.daimon.character.definitions import Definitions, is_attribute, skill_rule
from bot.engines.daimon.making.skills import learnable
from bot.engines.daimon.making.state import Making
from bot.engines.daimon.making.steps import MakingChoice, at
from bot.engines.daimon.rules.rules import Rules
from bot.engines.daimon.table.campaign import Campaign

Sort = Literal["cybernetic", "nano", "genetic"]


def points(character: Character) -> int:
    """What a new character may spend on implants: the higher of its social classes."""
    return max(character.origin, character.social)


def surcharged(sort: Sort, hidden: bool) -> bool:
    """Whether an implant cannot easily be seen, and so costs a new character more."""
    return hidden or sort != "cybernetic"


def price(rules: Rules, definitions: Definitions, sort: Sort, hidden: bool, leanings: Sequence[Leaning]) -> int:
    """What an implant costs a new character."""
    costs = {"generic": rules.implants.generic, "specific": rules.implants.specific}
    cost = rules.implants.hidden if surcharged(sort, hidden) else 0
    for leaning in leanings:
        one = (
            rules.implants.attribute
            if is_attribute(leaning.score)
            else costs[skill_rule(rules, definitions, leaning.score).sort]
        )
        cost += one * leaning.bonus
    return cost


def spent(rules: Rules, definitions: Definitions, character: Character) -> int:
    """What the implants of a new character have cost."""
    return sum(price(rules, definitions, one.sort, one.hidden, one.leanings) for one in character.implants)


def room_for_one(rules: Rules, character: Character) -> None:
    """Refuse one implant too many."""
    if len(character.implants) >= rules.implants.most:
        raise Refused("implants-at-most", most=rules.implants.most)


def bearable(rules: Rules, definitions: Definitions, leanings: Sequence[Leaning]) -> None:
    """Refuse more than one implant can give: two different +1, or one +2."""
    if not leanings or len({leaning.score for leaning in leanings}) < len(leanings):
        raise Refused("implant-bonuses")
    if any(leaning.bonus < 1 for leaning in leanings):
        raise Refused("implant-bonuses")
    if sum(leaning.bonus for leaning in leanings) > rules.implants.bonuses:
        raise Refused("implant-bonuses")
    for leaning in leanings:
        if leaning.score == RESOURCES:
            raise Refused("implant-of-resources")
        if not is_attribute(leaning.score):
            learnable(rules, definitions, leaning.score)


def take(book: Campaign, player: str, name: str, sort: Sort, hidden: bool, leanings: Sequence[Leaning]) -> None:
    """Give a new character an implant."""
    making = at(book, player, "implants")
    rules, definitions, character = book.rules, book.sheets.defined, making.character
    room_for_one(rules, character)
    bearable(rules, definitions, leanings)
    cost, left = price(rules, definitions, sort, hidden, leanings), points(character)
    left -= spent(rules, definitions, character)
    if cost > left:
        raise Refused("implant-points-short", cost=cost, left=left)
    number = next_number(character.implants)
    book.happen(
        ImplantTaken(player=player, number=number, name=name, sort=sort, hidden=hidden, leanings=tuple(leanings))
    )


def drop(book: Campaign, player: str, number: int) -> None:
    """Take an implant of a new character back."""
    making = at(book, player, "implants")
    if making.character.implant(number) is None:
        raise Refused("implant-unknown")
    book.happen(ImplantDropped(player=player, number=number))


class ImplantTaken(MakingChoice, kind="campaign.making-implant-taken"):
    """A new character was given an implant."""

    number: int
    name: str
    sort: Sort
    hidden: bool
    leanings: tuple[Leaning, ...]

    def choose(self, book: Campaign, making: Making) -> None:
        """The character has the implant."""
        making.character.implants.append(Implant(self.number, self.name, self.sort, self.hidden, self.leanings))


class ImplantDropped(MakingChoice, kind="campaign.making-implant-dropped"):
    """An implant of a new character was taken back."""

    number: int

    def choose(self, book: Campaign, making: Making) -> None:
        """The implant is removed."""
        implants = making.character.implants
        implants[:] = [one for one in implants if one.number != self.number]
