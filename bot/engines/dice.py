"""Sealed dice: the chance that a command may use, by acts and their labels, so that every die can be checked later."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TypeVar

from bot.engines.book import Known, Refused
from bot.engines.ledger import ActDice, Ledger
from bot.engines.seals import (
    COUNTED,
    ActDraw,
    Decided,
    Draw,
    NumberedDraw,
    Throw,
    act_faces,
    act_of,
    faces,
    key_after,
    kind_of,
)

T = TypeVar("T")
Labelled = tuple[str, int]
"""A label, and how many dice of it."""


class Dice:
    """The chance of one request: the present seal of a strand, and its seed.

    An act has a name made of what the rules call for (`check/12`, `round/4`), and every throw of it has labels under
    that name: the same act falls the same, whoever asks and whenever. What it was decided with when its first die fell
    is frozen: another decision is refused, unless it was `agreed` to.
    """

    def __init__(
        self, ledger: Ledger, seed: bytes, request: str, strand: str = "", agreed: Collection[str] = ()
    ) -> None:
        seal = ledger.now(strand)
        if seal is None:
            raise LookupError("no seal is set")
        self._ledger, self._seal, self._seed, self._request, self._agreed = ledger, seal, seed, request, agreed
        self._next = seal.rolls + 1

    def act(self, name: str, *decided: object, asks: Iterable[str] = ()) -> Throwing:
        """The dice of an act, or of a part of it, that are thrown upon what was decided.

        `asks` are those who have to agree if the dice were thrown before upon something else.
        """
        self.same(name, *decided, asks=asks)
        return Throwing(self, name)

    def fell(self, name: str) -> bool:
        """Whether these dice have fallen: what they were thrown upon stays decided."""
        return name in self._ledger.fallen

    def same(self, name: str, *decided: object, asks: Iterable[str] = ()) -> None:
        """Refuse what was decided otherwise when these dice fell, or falls otherwise now because their seal was
        retired, where nobody has agreed to it."""
        act = act_of(name)
        if self._ledger.over(name):
            if kind_of(act) in COUNTED:
                raise Refused("dice-over")
            raise Refused("drawn-over", round=int(kind_of(act) == "round"), act=act)
        was = self._ledger.fallen.get(name, decided)
        anew = name in self._ledger.dropped
        if (anew or was != decided) and act not in self._agreed:
            raise Known(act, asks, self._ledger.dropped.get(name, was), decided, anew=anew)

    def keep(self, name: str, asks: Iterable[str] = (), now: Decided = ()) -> None:
        """Refuse to drop an act whose dice have fallen, or to change what came of it to what stands in `now`, where
        nobody has agreed."""
        act, fallen = act_of(name), self._ledger.fallen | self._ledger.dropped
        if name in fallen and act not in self._agreed:
            raise Known(act, asks, fallen[name], now)

    def throw(self, parts: Sequence[Labelled]) -> Throw:
        """The parts of a pool, together."""
        return Throw(tuple(self.draw(label, count, 6) for label, count in parts))

    def draw(self, label: str, count: int, sides: int) -> Draw:
        """So many faces of a label."""
        if self._seal.edition == 1:
            return self._numbered(count, sides)
        opened = self._ledger.acts.get(act_of(label)) or ActDice(self._seal.number, len(self._seal.cuts))
        key = key_after(self._seed, self._seal.cuts[: opened.cuts])
        shown = act_faces(key, label, sides, count)
        return ActDraw(seal=opened.seal, label=label, cuts=opened.cuts, sides=sides, faces=shown)

    def _numbered(self, count: int, sides: int) -> NumberedDraw:
        """The next roll of a seal of the first edition."""
        shown, counter = faces(self._seed, self._next, self._request, sides, count)
        number, self._next = self._next, self._next + 1
        return NumberedDraw(
            seal=self._seal.number, number=number, request=self._request, sides=sides, counter=counter, faces=shown
        )


class Throwing:
    """The dice of an act, or of a part of it, by labels under its name."""

    def __init__(self, dice: Dice, name: str) -> None:
        self._dice, self._name = dice, name

    def roll(self, label: str, count: int, sides: int = 6) -> Draw:
        """Roll `count` dice of one label."""
        return self._dice.draw(f"{self._name}/{label}" if label else self._name, count, sides)

    def throw(self, parts: Iterable[Labelled]) -> Throw:
        """Roll the parts of a pool together."""
        return self._dice.throw(tuple(parts))

    def order(self, label: str, count: int) -> tuple[Draw, ...]:
        """Draws that put `count` things in order: each picks one of those still in the urn, and is labelled by them."""
        return tuple(self.roll(f"{label}/{left}", 1, left) for left in range(count, 1, -1))


def shuffled(things: Sequence[T], draws: Sequence[Draw]) -> list[T]:
    """The things in the order that the draws of `Throwing.order` gave them."""
    urn = list(things)
    return [urn.pop(draw.faces[0] - 1) for draw in draws] + urn


def pool_parts(where: str, **counts: int) -> tuple[Labelled, ...]:
    """The labels of the parts of a pool, those that have dice: more of one never moves another."""
    return tuple((f"{where}/{part}", count) for part, count in counts.items() if count)
