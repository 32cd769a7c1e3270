"""The journal's lines of what every tournament records: its name, entries, marks, the round's clock, held notices."""

from __future__ import annotations

from bot.engines.codice.tournament import Codice
from bot.engines.tournament.directing import ClockExtended, ClockPaused, ClockResumed, HoldSet, Released, TimeUp
from bot.engines.tournament.entering import Abandoned, Admitted, Entered, Founded, Marked, Replaced, Withdrawn
from bot.engines.tournament.tournament import Tournament
from bot.hall.call import Call
from bot.hall.cards import Argument, Free, Mention, say
from bot.hall.cogs import Cog

cog: Cog[Codice] = Cog(Codice, "codice")


def _entrant(book: Tournament, id: str) -> Argument:
    """An entrant by its name; it may have been voided since."""
    entrant = book.entrants.get(id)
    return Free(entrant.name) if entrant is not None else say("codice-team-gone")


@cog.tells(Founded)
def founded_line(call: Call[Tournament], entry: Founded) -> Argument:
    """A tournament's name."""
    return say("tournament-line-founded", name=Free(entry.name), who=Mention(entry.by))


@cog.tells(Abandoned)
def abandoned_line(call: Call[Tournament], entry: Abandoned) -> Argument:
    """Closed before its end."""
    return say("tournament-line-abandoned", who=Mention(entry.by))


@cog.tells(Entered)
def entered_line(call: Call[Tournament], entry: Entered) -> Argument:
    """An entry."""
    return say("tournament-line-entered", name=Free(entry.name))


@cog.tells(Admitted)
def admitted_line(call: Call[Tournament], entry: Admitted) -> Argument:
    """A place after all."""
    return say("tournament-line-admitted", name=_entrant(call.book, entry.entrant), round=entry.since)


@cog.tells(Marked)
def marked_line(call: Call[Tournament], entry: Marked) -> Argument:
    """An entrant's marks."""
    return say(
        "tournament-line-marked",
        name=_entrant(call.book, entry.entrant),
        paid=say("codice-is-paid" if entry.paid else "codice-is-not-paid"),
        box=say("codice-has-box" if entry.box else "codice-has-no-box"),
    )


@cog.tells(Withdrawn)
def withdrawn_line(call: Call[Tournament], entry: Withdrawn) -> Argument:
    """Somebody out."""
    key = "tournament-line-disqualified" if entry.fate == "disqualified" else "tournament-line-withdrawn"
    return say(key, name=_entrant(call.book, entry.entrant))


@cog.tells(Replaced)
def replaced_line(call: Call[Tournament], entry: Replaced) -> Argument:
    """A substitute."""
    name = _entrant(call.book, entry.entrant)
    return say("tournament-line-replaced", name=name, player=Mention(entry.player), by=Mention(entry.by))


@cog.tells(ClockPaused)
def paused_line(call: Call[Tournament], entry: ClockPaused) -> Argument:
    """The round's clock stopped."""
    return say("tournament-line-paused")


@cog.tells(ClockResumed)
def resumed_line(call: Call[Tournament], entry: ClockResumed) -> Argument:
    """The round's clock runs on."""
    return say("tournament-line-resumed")


@cog.tells(ClockExtended)
def extended_line(call: Call[Tournament], entry: ClockExtended) -> Argument:
    """More time."""
    return say("tournament-line-extended", minutes=entry.minutes)


@cog.tells(TimeUp)
def time_up_line(call: Call[Tournament], entry: TimeUp) -> Argument:
    """Time is up."""
    return say("tournament-line-time-up", round=entry.round)


@cog.tells(HoldSet)
def hold_line(call: Call[Tournament], entry: HoldSet) -> Argument:
    """Notices held, or no longer."""
    return say("tournament-line-hold" if entry.on else "tournament-line-hold-off")


@cog.tells(Released)
def released_line(call: Call[Tournament], entry: Released) -> Argument:
    """Notices that waited are posted."""
    return say("tournament-line-released", count=len(entry.notices))
