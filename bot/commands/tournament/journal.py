"""The journal's lines of what every tournament records: its name, entries, marks, the round's clock, held notices."""

from __future__ import annotations

from typing import Any

from bot.commands.journal_lines import Fields, Lines, counted, person, plain, tell
from bot.engines.tournament.directing import ClockExtended, ClockPaused, ClockResumed, HoldSet, Released, TimeUp
from bot.engines.tournament.entering import Abandoned, Admitted, Entered, Marked, Replaced, TournamentFounded, Withdrawn
from bot.engines.tournament.tournament import Tournament
from bot.hall.cards.card import Argument, Free, say
from bot.hall.declared.declaration import Cog

cog: Cog[Tournament] = Cog(Tournament)


def _entrant(book: Tournament, entry: Any, id: str) -> Argument:
    """An entrant by its name; it may have been voided since."""
    entrant = book.entrants.get(id)
    return Free(entrant.name) if entrant is not None else say("tournament-entrant-gone")


LINES: Lines = {
    TournamentFounded: "tournament-line-founded",
    Abandoned: "tournament-line-abandoned",
    Entered: "tournament-line-entered",
    Admitted: "tournament-line-admitted",
    Marked: "tournament-line-marked",
    Withdrawn: lambda entry: f"tournament-line-{entry.fate}",
    Replaced: "tournament-line-replaced",
    ClockPaused: "tournament-line-paused",
    ClockResumed: "tournament-line-resumed",
    ClockExtended: "tournament-line-extended",
    TimeUp: "tournament-line-time-up",
    HoldSet: lambda entry: "tournament-line-hold" if entry.on else "tournament-line-hold-off",
    Released: "tournament-line-released",
}
FIELDS: Fields = {
    **plain("round", "since", "minutes"),
    **counted("notices"),
    **person("by", "who"),
    **person("player", "player"),
    "name": ("name", lambda book, entry, name: Free(name)),
    "entrant": ("entrant", _entrant),
    "paid": ("paid", lambda book, entry, paid: say("tournament-paid" if paid else "tournament-not-paid")),
    "box": ("box", lambda book, entry, box: say("tournament-box" if box else "tournament-no-box")),
}

tell(cog, LINES, FIELDS)
