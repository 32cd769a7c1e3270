"""A memory of limited size: of what was looked up, the least recently used is forgotten."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Generic, TypeVar

T = TypeVar("T")

REMEMBERED = 20_000
"""Things of one sort (people, rooms, words) that are remembered unless somebody says otherwise."""


class Lru(Generic[T]):
    """The things last used, by their keys."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self._things: OrderedDict[Any, T] = OrderedDict()
        self._most = most
        self.cleared = 0
        """How often everything was forgotten: what was read before the last time may be old."""

    def get(self, key: Any) -> T | None:
        """What is remembered under a key."""
        thing = self._things.get(key)
        if thing is not None:
            self._things.move_to_end(key)
        return thing

    def keep(self, key: Any, thing: T) -> T:
        """Remember it, and forget what was not used for longest."""
        self._things[key] = thing
        self._things.move_to_end(key)
        if len(self._things) > self._most:
            self._things.popitem(last=False)
        return thing

    def forget(self, key: Any) -> None:
        """Look it up again next time."""
        self._things.pop(key, None)

    def clear(self) -> None:
        """Forget everything."""
        self._things.clear()
        self.cleared += 1
