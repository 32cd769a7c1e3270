"""The journal's lines of Diplomacy tournaments: what was recorded, never how anybody voted or what they stated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.commands.diplomacy.names import named, power_said
from bot.commands.journal_lines import Fields, Lines, counted, plain, tell
from bot.engines.diplomacy.centres import CentresCorrected, CentresCounted, Ended, GameFinished, RoundClosed
from bot.engines.diplomacy.conduct import CameLate, ClockStarted, MinuteOver, MinuteTaken
from bot.engines.diplomacy.entering import Bound, Penalised, Planned, Readmitted, TiesSet, TieStated
from bot.engines.diplomacy.games import Where
from bot.engines.diplomacy.rules import POWERS, Power
from bot.engines.diplomacy.seating.drafting import RoundDrafted, RoundPosted, SeatsSwapped
from bot.engines.diplomacy.top_table import PowerChosen, PowersDrawn, TopDeclared, TopDeclined
from bot.engines.diplomacy.tournament import Diplomacy, DiplomacyOpened
from bot.engines.diplomacy.voting import BallotCast, DrawDecided, DrawProposed, VariantAsked, VariantChosen
from bot.hall.cards.card import Argument, Free, say
from bot.hall.declared.declaration import Cog

cog: Cog[Diplomacy] = Cog(Diplomacy, "diplomacy")


def _player(book: Diplomacy, entry: Any, player: str) -> Argument:
    return named(book, player)


def _place(book: Diplomacy, entry: Any, where: Where) -> Argument:
    return say("diplomacy-log-board", round=where.round, board=where.board)


def _counts(book: Diplomacy, entry: Any, counts: Mapping[Power, int]) -> Argument:
    return " ".join(str(counts.get(power, 0)) for power in POWERS)


LINES: Lines = {
    DiplomacyOpened: "diplomacy-log-opened",
    Planned: "diplomacy-plan",
    Readmitted: "diplomacy-readmitted",
    Bound: "diplomacy-bound",
    TiesSet: "diplomacy-log-ties",
    TieStated: "diplomacy-log-stated",
    Penalised: lambda entry: "diplomacy-log-out" if entry.disqualify else "diplomacy-log-penalty",
    RoundDrafted: "diplomacy-log-drafted",
    SeatsSwapped: "diplomacy-log-swapped",
    RoundPosted: "diplomacy-published",
    TopDeclared: lambda entry: "diplomacy-top-is-declared" if entry.declared else "diplomacy-top-none",
    TopDeclined: "diplomacy-log-declined",
    PowersDrawn: "diplomacy-log-urn",
    PowerChosen: "diplomacy-seat",
    CentresCounted: "diplomacy-log-counted",
    CentresCorrected: "diplomacy-log-corrected",
    GameFinished: "diplomacy-log-finished",
    RoundClosed: "diplomacy-log-closed",
    Ended: "diplomacy-log-ended",
    DrawProposed: "diplomacy-log-draw",
    VariantAsked: "diplomacy-log-variant",
    BallotCast: "diplomacy-log-ballot",
    DrawDecided: lambda entry: "diplomacy-log-agreed" if entry.agreed else "diplomacy-log-refused",
    VariantChosen: "diplomacy-log-chosen",
    CameLate: "diplomacy-log-late",
    MinuteTaken: "diplomacy-log-minute",
    ClockStarted: "diplomacy-log-clock",
    MinuteOver: "diplomacy-minute-over",
}
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

tell(cog, LINES, FIELDS)
