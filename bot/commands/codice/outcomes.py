"""How hands and matches are told: who won and what became of the losers, the score, who starts, who is chief."""

from __future__ import annotations

from bot.commands.codice.names import named, players
from bot.engines.codice.matches import Hand, Match, Outcome
from bot.engines.codice.pairings import bracket_of
from bot.engines.codice.rounds import Round
from bot.engines.codice.tournament import Codice
from bot.hall.cards.card import Argument, Mention, say, strong


def outcome_said(book: Codice, match: Match, outcome: Outcome) -> Argument:
    """Both teams' side of a hand."""
    if not outcome.winner:
        one, two = match.teams
        return say("codice-outcome-nobody", one=named(book, one), two=named(book, two))
    return say(
        f"codice-outcome-{outcome.ending}",
        winner=named(book, outcome.winner),
        loser=named(book, match.other(outcome.winner)),
        count=outcome.loser_agents,
    )


def hand_said(book: Codice, match: Match, hand: Hand) -> Argument:
    """A hand that was recorded, with its number."""
    return say("codice-hand-line", hand=hand.number, outcome=outcome_said(book, match, hand.outcome))


def score_said(book: Codice, match: Match) -> Argument:
    """The two teams with the hands that they have won."""
    one, two = match.teams
    return say(
        "codice-score",
        one=strong(named(book, one)),
        two=strong(named(book, two)),
        first=match.score(one).won,
        second=match.score(two).won,
    )


def decision_said(book: Codice, match: Match) -> Argument:
    """A whole match that was given by decision."""
    return given_said(book, match, match.decision or "")


def given_said(book: Codice, match: Match, winner: str) -> Argument:
    """A whole match by decision: who has it, or that nobody does."""
    if winner:
        key = "codice-match-given" if match.other(winner) else "codice-match-passed"
        return say(key, winner=named(book, winner), loser=named(book, match.other(winner)))
    if not all(match.teams):
        return say("codice-match-empty")
    one, two = match.teams
    return say("codice-match-nobody", one=named(book, one), two=named(book, two))


def result_said(book: Codice, match: Match) -> Argument:
    """How a match that is over ended, with its points."""
    if match.decision is not None:
        return decision_said(book, match)
    one, two = match.teams
    return say(
        "codice-result",
        score=score_said(book, match),
        first=match.score(one).own,
        second=match.score(two).own,
    )


def hand_to_play(book: Codice, match: Match, hand: int) -> Argument:
    """A hand that is to be played: who starts it, and the two chiefs."""
    starter = match.starter(hand)
    other = match.other(starter)
    return say(
        "codice-next-hand",
        hand=hand,
        of=match.best_of,
        starter=named(book, starter),
        one=Mention(book.chief(starter, match.round, hand)),
        two=Mention(book.chief(other, match.round, hand)),
    )


def seat_said(book: Codice, match: Match, team: str, *, ping: bool = False) -> Argument:
    """A team at its table: the chief of the first hand first."""
    chief = book.chief(team, match.round, 1)
    others = [player for player in book.entrants[team].players if player != chief]
    if not others:
        return say("codice-seat-alone", team=strong(named(book, team)), chief=Mention(chief, ping))
    return say(
        "codice-seat", team=strong(named(book, team)), chief=Mention(chief, ping), other=Mention(others[0], ping)
    )


def team_said(book: Codice, team: str, *, ping: bool = False) -> Argument:
    """A team with its players."""
    return say("codice-team-players", team=strong(named(book, team)), players=players(book, team, ping=ping))


def round_said(book: Codice, one: Round) -> Argument:
    """A round by its number, or by what is at stake in the finals."""
    if one.phase != "finals":
        return say("codice-round", round=one.number, of=book.started.rounds)
    return stake_said(book, next(iter(one.matches.values())))


def played_in(book: Codice, match: Match) -> Argument:
    """The round of a match, or what it is about in the finals."""
    return stake_said(book, match) if match.final else round_said(book, book.rounds[match.round - 1])


def stake_said(book: Codice, match: Match) -> Argument:
    """What a match of the finals is about."""
    bracket = book.rules.brackets[book.started.qualifiers]
    return say(f"codice-sort-{bracket.matches[match.pairing.letter].sort}")


def stage_named(book: Codice, one: Round, letter: str = "") -> Argument:
    """A round by its number; one of the finals by what its first match, or that of a letter, is about."""
    drawn = bracket_of(book)
    if one.phase != "finals" or drawn is None:
        return say("codice-stage-qualifying", round=one.number, rounds=book.started.rounds)
    letter = letter or next(iter(one.matches.values())).pairing.letter
    return say(f"codice-stage-{drawn.matches[letter].sort}")
