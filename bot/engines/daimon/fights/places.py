"""Where a fight is: from shots to blows and back, gear that does not count there, and what its foes carry."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.daimon.character.wear import Counts
from bot.engines.daimon.fights.foes import Band
from bot.engines.daimon.fights.rounds import fight_on, judges
from bot.engines.daimon.fights.state import Fight
from bot.engines.daimon.table.campaign import Campaign

MOST = 9
"""The most that the gear of a foe may be worth."""


def move(book: Campaign, by: str, number: int, at_range: bool | None = None, counts: Counts | None = None) -> Fight:
    """Whoever judges positions has the fight go on at range or hand to hand, or says what gear counts there."""
    fight = _uncovered(book, by, number)
    at_range = fight.at_range if at_range is None else at_range
    counts = counts or fight.counts
    if (at_range, counts) == (fight.at_range, fight.counts):
        raise Refused("place-same")
    book.happen(FightMoved(fight=fight.number, at_range=at_range, counts=counts))
    return fight


def arm(book: Campaign, by: str, number: int, band: int, gear: int) -> Band:
    """Whoever judges positions says anew what the weapons and protections of a kind of foe are worth."""
    fight = _uncovered(book, by, number)
    if not 0 < band <= len(fight.bands):
        raise Refused("foe-not-there")
    if not 0 <= gear <= MOST:
        raise Refused("field-between", low=0, high=MOST)
    if gear == fight.band(band).gear:
        raise Refused("foe-armed-so")
    book.happen(FoesArmed(fight=fight.number, band=band, gear=gear))
    return fight.band(band)


def _uncovered(book: Campaign, by: str, number: int) -> Fight:
    """The fight, while no strike of it is sealed: its gear was weighed when it was declared."""
    fight = fight_on(book, number)
    if fight.sealed:
        raise Refused("round-waits")
    judges(book, fight, by)
    return fight


class FightMoved(Entry, kind="campaign.fight-moved"):
    """The fight went on at range or hand to hand, or other gear counts."""

    fight: int
    at_range: bool
    counts: Counts

    def apply(self, book: Campaign) -> None:
        """The next strikes are made so; wounds, marks and round stay."""
        fight = fight_on(book)
        fight.at_range, fight.counts = self.at_range, self.counts


class FoesArmed(Entry, kind="campaign.foes-armed"):
    """The gear of a kind of foe is worth something else."""

    fight: int
    band: int
    gear: int

    def apply(self, book: Campaign) -> None:
        """The next strikes are made against it."""
        fight_on(book).band(self.band).gear = self.gear
