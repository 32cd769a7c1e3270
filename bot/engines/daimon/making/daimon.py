"""The dàimon of a new character: given with a name, a look and a nature, or gone without."""

from __future__ import annotations

from bot.engines.daimon.making.state import Making
from bot.engines.daimon.making.steps import MakingChoice, at
from bot.engines.daimon.table.campaign import Campaign


def give_daimon(book: Campaign, player: str, name: str, look: str, nature: str) -> None:
    """Give a new character its dàimon: a name, its look in the net, its nature."""
    at(book, player, "daimon")
    book.happen(DaimonGiven(player=player, name=name, look=look, nature=nature))


class DaimonGiven(MakingChoice, kind="campaign.making-daimon-given"):
    """A new character has its dàimon."""

    name: str
    look: str
    nature: str

    def choose(self, book: Campaign, making: Making) -> None:
        """The dàimon stands on the sheet."""
        making.draft.closed.add("daimon")
        making.character.free |= {"daimon": self.name, "look": self.look, "nature": self.nature}
