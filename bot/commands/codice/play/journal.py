"""The journal's lines of hands that are played here. The key stands in none."""

from __future__ import annotations

from typing import Any

from bot.commands.codice.cog import cog
from bot.commands.codice.play.two_books import Book, friendly_cog, team
from bot.commands.journal_lines import Fields, person, plain, tell
from bot.engines.codice.matches import Outcome, Where
from bot.engines.codice.play import clues, dealing, times, turns
from bot.engines.codice.play.friendly import Friendly, FriendlyBegun, FriendlyOpened, FriendlyReplaced
from bot.engines.codice.play.state import ASSASSIN, BYSTANDER
from bot.hall.cards.card import Argument, Free, say


def _place(book: Book, entry: Any, where: Where) -> Argument:
    if isinstance(book, Friendly):
        return say("codice-line-friendly", game=where.round, hand=where.hand)
    return say("codice-line-hand", round=where.round, table=where.table, hand=where.hand)


def _word(book: Book, entry: Any, place: int) -> Argument:
    play = book.plays.get(entry.where)
    return play.words[place] if play is not None else ""


def _colour(book: Book, entry: Any, colour: str) -> Argument:
    if colour in (ASSASSIN, BYSTANDER):
        return say(f"codice-colour-{colour}")
    return say("codice-colour-team", team=team(book, entry.where, colour))


def _team(book: Book, entry: Any, side: str) -> Argument:
    where = entry.where if hasattr(entry, "where") else Where(entry.game, 1)
    return team(book, where, side) if side else say("codice-nobody")


def _outcome(book: Book, entry: Any, outcome: Outcome) -> Argument:
    play = book.plays[entry.where]
    winner, loser = outcome.winner, play.other(outcome.winner)
    told = {"winner": team(book, entry.where, winner), "loser": team(book, entry.where, loser)}
    return say(f"codice-outcome-{outcome.ending}", count=outcome.loser_agents, **told)


FIELDS: Fields = {
    **plain("number", "game"),
    **person("by", "who"),
    **person("who", "who"),
    **person("player", "player"),
    **person("substitute", "substitute"),
    "where": ("place", _place),
    "place": ("word", _word),
    "word": ("word", lambda book, entry, word: Free(word)),
    "meaning": ("meaning", lambda book, entry, meaning: Free(meaning)),
    "colour": ("colour", _colour),
    "side": ("team", _team),
    "outcome": ("outcome", _outcome),
}

tell(
    cog,
    {
        dealing.BoardLaid: "codice-line-laid",
        dealing.WordAsked: "codice-line-asked",
        dealing.WordExplained: "codice-line-explained",
        dealing.WordsClear: "codice-line-clear",
        dealing.KeyDrawn: "codice-line-key",
        clues.ClueGiven: "codice-line-clue",
        clues.ClueObjected: "codice-line-objected",
        clues.ObjectionDecided: lambda entry: f"codice-line-{'upheld' if entry.upheld else 'dismissed'}",
        turns.WordMarked: "codice-line-marked",
        turns.WordUncovered: "codice-line-uncovered",
        turns.TurnPassed: "codice-line-passed",
        turns.OwnCovered: "codice-line-own-covered",
        turns.BackAsked: "codice-line-back-asked",
        turns.CoveredAgain: "codice-line-back",
        turns.HandPlayed: "codice-line-played",
        times.PlayPrepared: "codice-line-play-prepared",
        times.PlayStopped: lambda entry: f"codice-line-play-{'stopped' if entry.by else 'away'}",
        times.PlayRunsOn: "codice-line-play-runs-on",
        times.ChiefTaken: "codice-line-chief-taken",
        times.ChiefGone: "codice-line-chief-gone",
        times.PlayerGone: "codice-line-player-gone",
        times.PlayDropped: lambda entry: f"codice-line-play-{'dropped' if entry.by else 'gone'}",
    },
    FIELDS,
)
tell(
    friendly_cog,
    {
        FriendlyOpened: "codice-line-friendly-opened",
        FriendlyBegun: "codice-line-friendly-begun",
        FriendlyReplaced: "codice-line-friendly-replaced",
    },
    FIELDS,
)
