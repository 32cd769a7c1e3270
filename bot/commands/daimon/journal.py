"""How the fields of a campaign's entries are told in the journal; each entry's words stand beside its command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.commands.daimon.character.names import named, score_named, thing_named
from bot.commands.journal_lines import Fields, Words, person, plain
from bot.hall.cards.card import Argument, Free, Mention, say


def by_sign(more: str, less: str, none: str) -> Words:
    """What is said of dice that come, go or do neither."""
    return lambda entry: more if entry.dice > 0 else less if entry.dice < 0 else none


def score(called: str) -> tuple[str, Callable[[Any, Any, str], Argument]]:
    """A field that holds an attribute or a skill."""
    return called, lambda book, entry, key: score_named(key)


def _thing(called: str) -> tuple[str, Callable[[Any, Any, str], Argument]]:
    """A field that holds the id of people's words."""
    return called, lambda book, entry, words: thing_named(words)


FIELDS: Fields = {
    **plain("number", "minutes", "points", "level", "round"),
    **person("player", "who"),
    **person("master", "who"),
    **person("by", "by"),
    **person("helper", "by"),
    "name": _thing("name"),
    "item": _thing("what"),
    "scene": ("number", lambda book, entry, scene: scene),
    "rounds": ("who", lambda book, entry, rounds: Mention(entry.winner)),
    "reason": ("why", lambda book, entry, reason: say(f"award-{reason}")),
    "why": ("why", lambda book, entry, why: Free(why) if why else ""),
    "kind_of": ("kind", lambda book, entry, kind: say(f"daimon-availability-{kind}")),
    "dice": ("dice", lambda book, entry, dice: abs(dice)),
    "klass": ("klass", lambda book, entry, klass: named("class", klass) if klass else ""),
    "trait": ("trait", lambda book, entry, trait: named("trait", trait)),
}
"""The fields of all rooms. What is bid, aimed at, voted or answered by the oracle is not among them: it is secret."""
