"""Plain dice of who watches a table: sealed and checked like the rest, and counted as nobody's."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engines.book import Entry, Refused
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.dice import Dice, pool_parts
from bot.engines.formulas import FormulaThrown
from bot.engines.rolls import successes
from bot.engines.seals import Draw, Throw


def watches(book: Campaign, member: str) -> bool:
    """Whether somebody has no part in a campaign."""
    return member not in book.players()


def roll(book: Campaign, member: str, dice: int, note: str, chance: Dice) -> BystanderRolled:
    """Roll plain dice at a table where one only watches."""
    if not dice:
        raise Refused("no-dice")
    number = book.ledger.next("roll")
    name = f"roll/{number}"
    thrown = chance.act(name).throw(pool_parts(name, natural=dice))
    rolled = BystanderRolled(member=member, note=note, roll=thrown, number=number)
    book.happen(rolled)
    return rolled


class BystanderRolled(Entry, kind="campaign.bystander-rolled"):
    """Somebody who watches rolled plain dice."""

    needed = ()
    member: str
    note: str
    roll: Throw
    number: int

    @property
    def drawn(self) -> Sequence[Draw]:
        """The plain dice."""
        return self.roll.draws

    @property
    def successes(self) -> int:
        """Successes of all the dice."""
        return successes(self.roll.faces)

    def apply(self, book: Campaign) -> None:
        """Nothing changes: no reserve, no statistics, no character."""


class FormulaRolled(FormulaThrown, kind="campaign.formula-rolled"):
    """Somebody, at the table or not, threw the dice of a formula: they are nobody's here."""

    def apply(self, book: Campaign) -> None:
        """Nothing changes."""
