"""Who faces whom in a round: a fight of many is split until each clash is one against many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeVar

from bot.engines.book import Refused

T = TypeVar("T")


@dataclass(slots=True)
class Clash:
    """One player's character against some foes, or some characters against one foe."""

    players: list[str]
    foes: list[int]

    @property
    def numbers(self) -> int:
        """Dice for each head by which the characters are more, less a die for each by which they are fewer."""
        return len(self.players) - len(self.foes)


def split(players: Sequence[str], foes: Sequence[int]) -> list[Clash]:
    """Clashes as even as they can be; in the order of the seats, the first have one more to face or beside them."""
    count = min(len(players), len(foes))
    if not count:
        return []
    shares = zip(_shares(players, count), _shares(foes, count), strict=True)
    return [Clash(some, others) for some, others in shares]


def _shares(things: Sequence[T], count: int) -> list[list[T]]:
    """The things in so many runs, the first of them longer where they do not come out even."""
    size, more = divmod(len(things), count)
    starts = [number * size + min(number, more) for number in range(count + 1)]
    return [list(things[start:end]) for start, end in pairwise(starts)]


def faced(clashes: Sequence[Clash], player: str, foe: int) -> list[Clash]:
    """The clashes with this player facing this foe; the others move as little as they must."""
    own = next(clash for clash in clashes if player in clash.players)
    other = next(clash for clash in clashes if foe in clash.foes)
    if own is other:
        raise Refused("facing-already")
    rest = [clash for clash in clashes if clash not in (own, other)]
    beside = [one for one in own.players if one != player]
    left = [one for one in other.foes if one != foe]
    if beside and left:  # Each leaves company behind: a duel of its own.
        return [*rest, Clash(beside, own.foes), Clash(other.players, left), Clash([player], [foe])]
    if beside:  # The player goes where there is one foe.
        return [*rest, Clash(beside, own.foes), Clash([*other.players, player], other.foes)]
    if left:  # The foe comes to the player, who fights alone.
        return [*rest, Clash([player], [*own.foes, foe]), Clash(other.players, left)]
    first, *others = other.players  # Nobody can be spared: two players change places.
    return [*rest, Clash([first], own.foes), Clash([*others, player], other.foes)]
