"""Which hands a line is about: without a number, where it could be two, who wrote it is asked; or a whole match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engines.book import Refused
from bot.engines.codice.hands import Reported, at_table, checked, no_more_hands, report
from bot.engines.codice.matches import COUNTED, Ending, Hand, Match
from bot.engines.codice.tournament import Codice


def readings(
    book: Codice, match: Match, side: str, winner: str, ending: Ending, loser_agents: int | None
) -> tuple[int, ...]:
    """The hands that a line without a number could be about: those that wait for this side's word, and the next one.

    The own team's hand is meant only by who repeats it. Once there is no next hand, who repeats a hand means that one.
    """
    going_on = not match.full and match.disputed is None and not (match.here and side)
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


# --- a whole match told at once


class ToldHand(NamedTuple):
    """How somebody says that a hand ended."""

    winner: str
    ending: Ending
    loser_agents: int | None = None


def tell(
    book: Codice, by: str, referee: bool, table: int, told: Sequence[ToldHand], at: float, first: int = 1
) -> tuple[Match, list[Reported]]:
    """Record the hands of a match from the first one on. What stands already as it is told is passed over.

    A hand that the other team told otherwise is in dispute: those that nobody had told yet wait for the referee.
    """
    match, side = at_table(book, by, referee, table)
    wanted = _wanted(book, match, told, first)
    if not wanted:
        raise Refused("codice-match-is-so", table=table)
    if side and any(one.ending == "referee" for one in wanted.values()):
        raise Refused("codice-referee-decides")
    news: list[Reported] = []
    for hand, one in wanted.items():
        if match.disputed is not None and match.told(hand) is None and news:
            break
        news.append(report(book, by, referee, table, one.winner, one.ending, one.loser_agents, at, hand))
    return match, news


def _wanted(book: Codice, match: Match, told: Sequence[ToldHand], first: int) -> dict[int, ToldHand]:
    """The hands of which something is to be recorded; refused if one cannot have ended so, or is one too many."""
    if match.decision is not None:
        raise no_more_hands(match)
    winners = [hand.outcome.winner for hand in match.hands[: first - 1]]
    wanted: dict[int, ToldHand] = {}
    for hand, one in enumerate(told, first):
        enough = match.final and max(map(winners.count, match.teams)) > match.best_of // 2
        if hand > match.best_of or enough:
            raise Refused("codice-hands-too-many", table=match.table, hands=hand - 1)
        outcome = checked(book, match, hand, one.winner, one.ending, one.loser_agents)
        winners.append(one.winner)
        stood = match.told(hand)
        if stood is None or stood.standing != "confirmed":
            wanted[hand] = one
        elif stood.outcome != outcome:
            raise Refused("codice-hand-otherwise", table=match.table, hand=hand)
    return wanted
