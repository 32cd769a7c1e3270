"""Several things in one line of a card: names and parts joined by a text, numbers by commas."""

from __future__ import annotations

from collections.abc import Iterable

from bot.hall.cards.card import Argument, say


def joined(key: str, things: Iterable[Argument]) -> Argument:
    """Several things joined by a text with `first` and `then`."""
    shown: Argument = None
    for thing in things:
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
