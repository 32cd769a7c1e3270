"""A memory of the last things looked up."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """The last few thousand things looked up."""

    def __init__(self, most: int = 20_000) -> None:
        self._things: OrderedDict[Any, T] = OrderedDict()
        self._most = most

    def get(self, key: Any) -> T | None:
        """What is remembered under a key."""
        return self._things.get(key)

    def keep(self, key: Any, thing: T) -> T:
        """Remember it, and forget the oldest."""
        self._things[key] = thing
        if len(self._things) > self._most:
            self._things.popitem(last=False)
        return thing

    def forget(self, key: Any) -> None:
        """Look it up again next time."""
        self._things.pop(key, None)

    def clear(self) -> None:
        """Forget everything."""
        self._things.clear()
