"""The journal's lines of a tournament of Nome in Codice: one for every kind of entry."""

from __future__ import annotations

from bot.commands.codice.names import named
from bot.commands.codice.outcomes import outcome_said
from bot.engines.codice.closing import Ended, MatchDecided, RoundClosed
from bot.engines.codice.corrections import TablesKept
from bot.engines.codice.decisions import DecisionLifted, ProposalRefused, Proposed
from bot.engines.codice.draw import Started
from bot.engines.codice.matches import Match, Outcome, Where
from bot.engines.codice.reporting import (
    HandConfirmed,
    HandDisputed,
    HandFixed,
    HandReported,
    HandStood,
    RefereeCalled,
)
from bot.engines.codice.tables import RoundPaired
from bot.engines.codice.teams import ChiefsSwapped
from bot.engines.codice.tournament import Codice, CodiceOpened
from bot.hall.call import Call
from bot.hall.cards import Argument, Mention, say
from bot.hall.cogs import Cog

cog: Cog[Codice] = Cog(Codice, "codice")


def _place(where: Where) -> Argument:
    """A hand, or a whole match, by its place."""
    key = "codice-line-hand" if where.hand else "codice-line-table"
    return say(key, round=where.round, table=where.table, hand=where.hand)


def _match(book: Codice, where: Where) -> Match | None:
    """The match of an entry, if it is still there: what posted it may have been voided."""
    return book.rounds[where.round - 1].matches.get(where.table) if where.round <= len(book.rounds) else None


def _outcome(book: Codice, where: Where, outcome: Outcome) -> Argument:
    """How a hand ended; of a match that is no more, the winner alone."""
    match = _match(book, where)
    if match is None or (outcome.winner and outcome.winner not in match.teams):
        return say("codice-line-winner", team=named(book, outcome.winner))
    return outcome_said(book, match, outcome)


def _whole(book: Codice, winner: str) -> Argument:
    """Who has a whole match by decision."""
    return say("codice-line-given", team=named(book, winner)) if winner else say("codice-line-given-nobody")


@cog.tells(CodiceOpened)
def opened_line(call: Call[Codice], entry: CodiceOpened) -> Argument:
    """A new tournament's book."""
    return say("codice-line-opened")


@cog.tells(Started)
def started_line(call: Call[Codice], entry: Started) -> Argument:
    """The first draw."""
    return say("codice-line-started", teams=len(entry.teams))


@cog.tells(ChiefsSwapped)
def swapped_line(call: Call[Codice], entry: ChiefsSwapped) -> Argument:
    """Chiefs who changed turns."""
    return say("codice-line-swapped", team=named(call.book, entry.team), round=entry.since)


@cog.tells(RoundPaired)
def paired_line(call: Call[Codice], entry: RoundPaired) -> Argument:
    """The tables of a round."""
    why = say(f"codice-why-{entry.why}")
    return say("codice-line-paired", round=entry.round, count=len(entry.pairings), why=why)


@cog.tells(RoundClosed)
def closed_line(call: Call[Codice], entry: RoundClosed) -> Argument:
    """A round that closed."""
    return say("codice-line-closed", round=entry.round)


@cog.tells(Ended)
def ended_line(call: Call[Codice], entry: Ended) -> Argument:
    """The end."""
    return say("codice-line-ended")


@cog.tells(HandReported)
def reported_line(call: Call[Codice], entry: HandReported) -> Argument:
    """A hand as a team or a referee told it."""
    outcome = _outcome(call.book, entry.where, entry.outcome)
    if not entry.side:
        return say("codice-line-recorded", place=_place(entry.where), outcome=outcome)
    team = named(call.book, entry.side)
    return say("codice-line-reported", place=_place(entry.where), outcome=outcome, team=team)


@cog.tells(HandConfirmed)
def confirmed_line(call: Call[Codice], entry: HandConfirmed) -> Argument:
    """A hand on which both agree."""
    outcome = _outcome(call.book, entry.where, entry.outcome)
    return say("codice-line-confirmed", place=_place(entry.where), outcome=outcome)


@cog.tells(HandDisputed)
def disputed_line(call: Call[Codice], entry: HandDisputed) -> Argument:
    """A hand in dispute."""
    if entry.rival is None:
        return say("codice-line-disputed", place=_place(entry.where), who=Mention(entry.by))
    outcome = _outcome(call.book, entry.where, entry.rival)
    return say("codice-line-rival", place=_place(entry.where), outcome=outcome, team=named(call.book, entry.side))


@cog.tells(HandStood)
def stood_line(call: Call[Codice], entry: HandStood) -> Argument:
    """A hand that nobody answered."""
    return say("codice-line-stood", place=_place(entry.where))


@cog.tells(RefereeCalled)
def called_line(call: Call[Codice], entry: RefereeCalled) -> Argument:
    """A referee wanted."""
    return say("codice-line-called", place=_place(entry.where), who=Mention(entry.by))


@cog.tells(HandFixed)
def fixed_line(call: Call[Codice], entry: HandFixed) -> Argument:
    """A hand corrected."""
    outcome = _outcome(call.book, entry.where, entry.after)
    return say("codice-line-fixed", place=_place(entry.where), outcome=outcome)


@cog.tells(MatchDecided)
def decided_line(call: Call[Codice], entry: MatchDecided) -> Argument:
    """A whole match by decision."""
    return say("codice-line-decided", place=_place(entry.where), what=_whole(call.book, entry.winner))


@cog.tells(Proposed)
def proposed_line(call: Call[Codice], entry: Proposed) -> Argument:
    """A decision that waits for the opponents."""
    what = _whole(call.book, entry.winner) if entry.outcome is None else _outcome(call.book, entry.where, entry.outcome)
    return say("codice-line-proposed", place=_place(entry.where), what=what, who=Mention(entry.by))


@cog.tells(ProposalRefused)
def refused_line(call: Call[Codice], entry: ProposalRefused) -> Argument:
    """A decision with which the opponents did not agree."""
    return say("codice-line-refused", place=_place(entry.where), who=Mention(entry.by))


@cog.tells(DecisionLifted)
def lifted_line(call: Call[Codice], entry: DecisionLifted) -> Argument:
    """A decision taken back."""
    return say("codice-line-lifted", place=_place(entry.where))


@cog.tells(TablesKept)
def kept_line(call: Call[Codice], entry: TablesKept) -> Argument:
    """Posted tables that stand."""
    return say("codice-line-kept")
