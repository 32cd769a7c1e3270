"""Which hand a line without a number could be about: where it could be two, who wrote it is asked."""

from __future__ import annotations

from bot.engines.book import Refused
from bot.engines.codice.hands import checked
from bot.engines.codice.matches import COUNTED, Ending, Hand, Match
from bot.engines.codice.tournament import Codice


def readings(
    book: Codice, match: Match, side: str, winner: str, ending: Ending, loser_agents: int | None
) -> tuple[int, ...]:
    """The hands that a line without a number could be about: those that wait for this side's word, and the next one.

    The own team's hand is meant only by who repeats it. Once there is no next hand, who repeats a hand means that one.
    """
    going_on = not match.full and match.disputed is None
    told = [hand for hand in match.hands if hand.standing != "confirmed"]
    alike = [hand.number for hand in told if _alike(hand, side, winner, ending, loser_agents)]
    if alike and not going_on:
        return (alike[0],)
    others = [hand.number for hand in told if hand.number in alike or not side or hand.side != side]
    found = [*others, *([match.next] if going_on else [])]
    possible = tuple(number for number in found if _possible(book, match, number, winner, ending, loser_agents))
    return possible or tuple(found[:1]) or (match.next,)


def _alike(hand: Hand, side: str, winner: str, ending: Ending, loser_agents: int | None) -> bool:
    """Whether somebody says what was said of a hand; of one in dispute, what the other team said of it."""
    outcome = hand.rival if hand.standing == "disputed" and side == hand.side else hand.outcome
    if outcome is None or (outcome.winner, outcome.ending) != (winner, ending):
        return False
    return ending not in COUNTED or loser_agents is None or outcome.loser_agents == loser_agents


def _possible(book: Codice, match: Match, hand: int, winner: str, ending: Ending, loser_agents: int | None) -> bool:
    """Whether a hand can have ended like that, as far as it was said."""
    if ending in COUNTED and loser_agents is None:
        return True
    try:
        checked(book, match, hand, winner, ending, loser_agents)
    except Refused:
        return False
    return True


def doubtful(match: Match, side: str) -> tuple[int, ...]:
    """The hands that a call for a referee without a number could be about: the opponents', else any that waits."""
    waiting = [hand for hand in match.open if hand.side != side] or match.open
    return tuple(hand.number for hand in waiting)
