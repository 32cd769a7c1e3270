"""A memory of limited size: of what was looked up, the least recently used is forgotten."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

T = TypeVar("T")

REMEMBERED = 20_000
"""Things of one sort (people, rooms, words) that are remembered unless somebody says otherwise."""


class Lru(Generic[T]):
    """The things last used, by their keys."""

    def __init__(self, most: int = REMEMBERED, weigh: Callable[[T], int] | None = None) -> None:
        self._things: OrderedDict[Any, T] = OrderedDict()
        self._most, self._weigh = most, weigh
        self._weight = 0
        """What they weigh together: so many as they are, where nobody says how much each weighs."""
        self.cleared = 0
        """How often everything was forgotten: what was read before the last time may be old."""

    def get(self, key: Any) -> T | None:
        """What is remembered under a key."""
        thing = self._things.get(key)
        if thing is not None:
            self._things.move_to_end(key)
        return thing

    def keep(self, key: Any, thing: T) -> T:
        """Remember it, and forget what was not used for longest, until they weigh no more than they may."""
        self.forget(key)
        self._things[key] = thing
        self._weight += self._weigh(thing) if self._weigh else 1
        while self._weight > self._most and len(self._things) > 1:
            self.forget(next(iter(self._things)))
        return thing

    def items(self) -> Iterable[tuple[Any, T]]:
        """All that is remembered, with its keys."""
        return self._things.items()

    def forget(self, key: Any) -> None:
        """Look it up again next time."""
        if key in self._things:
            gone = self._things.pop(key)
            self._weight -= self._weigh(gone) if self._weigh else 1

    def clear(self) -> None:
        """Forget everything."""
        self._things.clear()
        self._weight = 0
        self.cleared += 1
