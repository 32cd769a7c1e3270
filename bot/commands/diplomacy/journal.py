"""How the fields of a tournament's entries are told in the journal; each entry's words stand beside its command.

How anybody voted and what they stated are fields that are not told.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.commands.diplomacy.names import named, power_said
from bot.commands.journal_lines import Fields, counted, plain
from bot.engines.diplomacy.games import Where
from bot.engines.diplomacy.rules import POWERS, Power
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.cards.card import Argument, Free, say


def _player(book: Diplomacy, entry: Any, player: str) -> Argument:
    return named(book, player)


def _place(book: Diplomacy, entry: Any, where: Where) -> Argument:
    return say("diplomacy-log-board", round=where.round, board=where.board)


def _counts(book: Diplomacy, entry: Any, counts: Mapping[Power, int] | None) -> Argument:
    return " ".join(str(counts.get(power, 0)) for power in POWERS) if counts is not None else ""


FIELDS: Fields = {
    **plain("round", "rounds", "points", "minutes"),
    **counted("boards"),
    "number": ("round", lambda book, entry, number: number),
    "year": ("year", lambda book, entry, year: str(year)),
    "women": ("women", lambda book, entry, on: int(on)),
    "young": ("young", lambda book, entry, on: int(on)),
    "preset": ("preset", lambda book, entry, preset: say(f"choices-preset.{preset}")),
    "phase": ("phase", lambda book, entry, phase: say(f"diplomacy-phase-{phase}")),
    "variant": ("variant", lambda book, entry, variant: say(f"diplomacy-variant-{variant}")),
    "power": ("power", lambda book, entry, power: power_said(power)),
    "reason": ("reason", lambda book, entry, reason: Free(reason) if reason else ""),
    "where": ("place", _place),
    "counts": ("counts", _counts),
    "player": ("player", _player),
    "entrant": ("player", _player),
    "one": ("one", _player),
    "other": ("other", _player),
}
