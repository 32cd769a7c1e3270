"""Wealth: purchases by social class, rewards in money, and how Risorse lifts and drops the social class."""

from __future__ import annotations

from typing import Literal

from bot.engines.book import Entry, Refused
from bot.engines.daimon.character.character import Character, Gear, next_number
from bot.engines.daimon.making import gear
from bot.engines.daimon.rules.rules import Rules
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import living

Availability = Literal["immediate", "request", "partial"]

LOWEST = 1
"""The social class below which nobody falls."""


def gain(rules: Rules, character: Character, points: int) -> None:
    """Points of Risorse come in: enough of them lift to the next social class, and what is beyond is lost."""
    wealth = rules.wealth
    if character.social >= wealth.classes or points < 1:
        return
    character.resources += points
    if character.resources < wealth.rise:
        return
    if character.social + 1 >= wealth.classes:
        # The highest class is the Master's grant: here Risorse stops.
        character.resources = wealth.rise
        return
    character.social += 1
    character.resources = wealth.risen


def spend(rules: Rules, character: Character, points: int) -> None:
    """Points of Risorse go: none left drops to the class below."""
    character.resources = max(0, character.resources - points)
    if not character.resources and character.social > LOWEST:
        character.social -= 1
        character.resources = rules.wealth.fallen


def worth(rules: Rules, social: int, points: int, level: int) -> int:
    """What a reward in points of a social class is worth to a character of another: nothing to higher ones."""
    if social >= rules.wealth.classes or social > level:
        return 0
    return points * (1 + level - social)


def cost(book: Campaign, player: str, kind: Availability) -> int:
    """What a purchase costs in Risorse; on request the first of a session costs nothing."""
    if living(book, player).social >= book.rules.wealth.classes or kind == "immediate":
        return 0
    asked = book.session.requests.get(player, 0) if book.session else 0
    if kind == "request" and asked < book.rules.wealth.requests:
        return 0
    return book.rules.wealth.partial


def buy(book: Campaign, player: str, kind: Availability, item: str) -> Bought:
    """Procure something."""
    book.present(player)
    character = living(book, player)
    price = cost(book, player, kind)
    payable(character, price)
    bought = Bought(player=player, kind_of=kind, item=item)
    book.happen(bought)
    return bought


def payable(character: Character, price: int) -> None:
    """Refuse a price that is beyond the character's Risorse."""
    if price > character.resources:
        raise Refused("resources-short", have=character.resources, need=price)


def purchase(book: Campaign, player: str, number: int) -> str:
    """What somebody bought this session and has not put on the sheet yet: the id of its words."""
    book.present(player)
    assert book.session is not None
    owner, item = book.session.procured.get(number, ("", ""))
    if owner != player:
        raise Refused("purchase-gone")
    return item


def lend(book: Campaign, player: str, number: int, sort: gear.Sort, value: int) -> None:
    """Put a purchase of this session on the sheet as a weapon or a protection, until the session ends."""
    character = living(book, player)
    purchase(book, player, number)
    if sort == "shield":
        value = book.rules.fights.shield
    gear.weight(book.rules, value)
    gear.room_for_one(character)
    book.happen(GearLent(player=player, purchase=number, number=next_number(character.gear), sort=sort, value=value))


def reward(book: Campaign, player: str, points: int, level: int) -> None:
    """The Master pays a character in money."""
    living(book, player)
    book.happen(Rewarded(player=player, points=points, level=level))


class Bought(Entry, kind="campaign.bought"):
    """Something was procured."""

    needed = ("player",)
    slip = True
    player: str
    kind_of: Availability
    item: str

    def apply(self, book: Campaign) -> None:
        """Requests are counted, Risorse is spent, and the item can be put on the sheet."""
        price = cost(book, self.player, self.kind_of)
        session = book.session
        assert session is not None
        if self.kind_of == "request":
            session.requests[self.player] = session.requests.get(self.player, 0) + 1
        character = book.character_of(self.player)
        assert character is not None
        if price:
            spend(book.rules, character, price)
        session.purchases += 1
        session.procured[session.purchases] = (self.player, self.item)


class GearLent(Entry, kind="campaign.gear-lent"):
    """A purchase turned out to be a weapon or a protection, for this session."""

    needed = ("player",)
    player: str
    purchase: int
    number: int
    sort: gear.Sort
    value: int

    def decides(self, book: Campaign) -> bool:
        """Whoever procures something heavier than their social class has on request rules on what there is to have."""
        unasked = book.rules.wealth.unasked
        return bool(unasked) and self.value > unasked[living(book, self.player).social - 1]

    def apply(self, book: Campaign) -> None:
        """It is on the sheet until the session ends."""
        character, session = book.character_of(self.player), book.session
        assert character is not None and session is not None
        _, item = session.procured.pop(self.purchase)
        character.gear.append(Gear(self.number, item, self.sort, self.value, lent=True))


class Rewarded(Entry, kind="campaign.rewarded"):
    """A character was paid in money."""

    needed = ("player",)
    player: str
    points: int
    level: int

    def decides(self, book: Campaign) -> bool:
        """A Master who pays their own character rules on it."""
        return self.player == book.master

    def apply(self, book: Campaign) -> None:
        """Risorse grows by what it is worth to its social class."""
        character = book.character_of(self.player)
        assert character is not None
        gain(book.rules, character, worth(book.rules, character.social, self.points, self.level))
