"""How the fields of a tournament's entries are told in the journal; each entry's words stand beside its command."""

from __future__ import annotations

from typing import Any

from bot.commands.codice.names import named
from bot.commands.codice.outcomes import outcome_said
from bot.commands.journal_lines import Fields, counted, person, plain
from bot.engines.codice.matches import Outcome, Where
from bot.engines.codice.tournament import Codice
from bot.hall.cards.card import Argument, say


def _place(book: Codice, entry: Any, where: Where) -> Argument:
    """A hand, or a whole match, by its place."""
    key = "codice-line-hand" if where.hand else "codice-line-table"
    return say(key, round=where.round, table=where.table, hand=where.hand)


def _outcome(book: Codice, entry: Any, outcome: Outcome | None) -> Argument:
    """How a hand ended; of a match that is no more, the winner alone."""
    if outcome is None:
        return None
    match = book.match_left(entry.where)
    if match is None or (outcome.winner and outcome.winner not in match.teams):
        return say("codice-line-winner", team=named(book, outcome.winner))
    return outcome_said(book, match, outcome)


def _whole(book: Codice, entry: Any, winner: str) -> Argument:
    """Who has a whole match by decision."""
    return say("codice-line-given", team=named(book, winner)) if winner else say("codice-line-given-nobody")


def _team(book: Codice, entry: Any, team: str) -> Argument:
    return named(book, team)


FIELDS: Fields = {
    **plain("round", "since"),
    **counted("teams", "pairings"),
    **person("by", "who"),
    "where": ("place", _place),
    "outcome": ("outcome", _outcome),
    "rival": ("outcome", _outcome),
    "after": ("outcome", _outcome),
    "winner": ("what", _whole),
    "team": ("team", _team),
    "side": ("team", _team),
    "why": ("why", lambda book, entry, why: say(f"codice-why-{why}")),
}
