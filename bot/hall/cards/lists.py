"""Several things in one line of a card: names and parts joined by a text, numbers by commas."""

from __future__ import annotations

from collections.abc import Iterable

from bot.hall.cards.card import Argument, say

DEEPEST = 32
"""Things that stand one within the other; more are joined by halves, for what is stored may not be nested deeply."""


def joined(key: str, things: Iterable[Argument]) -> Argument:
    """Several things joined by a text with `first` and `then`."""
    every = list(things)
    if len(every) > DEEPEST:
        half = len(every) // 2
        return say(key, first=joined(key, every[:half]), then=joined(key, every[half:]))
    shown: Argument = None
    for thing in every:
        shown = thing if shown is None else say(key, first=shown, then=thing)
    return shown


def listed(things: Iterable[Argument]) -> Argument:
    """Several, one after the other."""
    return joined("people-and", things)


def dotted(things: Iterable[Argument]) -> Argument:
    """Several parts of one thing, one after the other."""
    return joined("parts-and", things)


def numbers(some: Iterable[int]) -> str:
    """Tables or boards by their numbers."""
    return ", ".join(map(str, some))
