"""A brawl for tests: armed characters as entries, a Master, a fight, and strikes whose dice fall as told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engines.book import Entry
from bot.engines.daimon.character.character import Character, Gear, Implant, Leaning
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.fights import opening, strikes
from bot.engines.daimon.fights.state import Fight, Strike
from bot.engines.daimon.table import sessions
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.dice import Labelled
from bot.engines.seals import Throw
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Loaded, Table, hero

GUARD, SNIPER = "w00000guard", "w0000sniper"
PISTOL, JACKET, SHIELD, VEST = 1, 2, 3, 4


class HeroPut(Entry, kind="test.hero-put"):
    """A finished character is put on the table, armed as it was told."""

    player: str
    scores: dict[str, int]
    gear: tuple[tuple[str, str, int], ...] = ()
    level: int = 0

    def apply(self, book: Campaign) -> None:
        """It sits in its player's seat."""
        character = hero(book, self.player, **self.scores)
        character.level = self.level
        character.gear = [
            Gear(number, name, sort, value)  # type: ignore[arg-type]
            for number, (name, sort, value) in enumerate(self.gear, 1)
        ]
        character.implants = [Implant(1, "w00000arm00", "cybernetic", False, (Leaning(score="power", bonus=1),))]


def armed(*, vest: bool = False, shield: bool = False) -> tuple[tuple[str, str, int], ...]:
    """The pistol of the printed example, with its jacket or the better vest, and perhaps a riot shield."""
    gear = [("w000pistol0", "weapon", 1), ("w000jacket0", "protection", 2 if vest else 1)]
    return (*gear, *([("w000shield0", "shield", 1)] if shield else []))


def put(
    table: Table, player: str, gear: Sequence[tuple[str, str, int]] = (), level: int = 0, **scores: int
) -> Character:
    """Put a character on the table."""
    table.act(lambda: table.book.happen(HeroPut(player=player, scores=scores, gear=tuple(gear), level=level)))
    character = table.book.character_of(player)
    assert character is not None
    return character


def tavern(*players: str) -> Table:
    """A session with Anna as its Master; everybody has a character of scores 2."""
    everybody = (ANNA, *(players or (BRUNO, CARLA, DARIO)))
    table = Table(*everybody)
    falls = Loaded(table.book, [6, *([1] * (len(everybody) - 1))])
    table.act(lambda: sessions.start(table.book, ANNA, (), table.now, falls))
    for player in everybody:
        put(table, player)
    return table


def fight(table: Table, difficulty: int = 3, **more: Any) -> Fight:
    """Open a fight against guards."""
    given = {"mode": "rounds", "foes": 1, "gear": 0, "at_range": False, "players": (), **more}
    return table.act(lambda: opening.start(table.book, GUARD, difficulty, **given))


def strike(table: Table, player: str, dice: int, wins: int, **more: Any) -> Strike:
    """A strike with so many dice of its own, of which so many succeed when all of them are rolled."""
    book = table.book
    given = {"strategy": "none", "foe": 0, **more}
    claim = Claim(
        dice=dice,
        reserve=given.pop("reserve", 0),
        bonus=given.pop("bonus", 0),
        weapon=given.pop("weapon", 0),
        protection=given.pop("protection", None),
    )
    chance = Falling(book, wins)
    return table.act(lambda: strikes.strike(book, player, claim, at=table.now, dice=chance, **given))


class Falling(Loaded):
    """Dice of which so many succeed, roll after roll, however many are rolled."""

    def __init__(self, book: Campaign, *wins: int) -> None:
        super().__init__(book)
        self._wins = list(wins)

    def throw(self, parts: Sequence[Labelled]) -> Throw:
        """The next roll."""
        wins, count = self._wins.pop(0), sum(count for _, count in parts)
        assert wins <= count, f"only {count} dice were rolled"
        self._falls.append((6,) * wins + (1,) * (count - wins))
        return super().throw(parts)


def dice_of(strike: Strike) -> dict[str, int]:
    """What gave or took how many dice."""
    assert strike.pool is not None
    return {part.what: part.dice for part in strike.pool.parts}
