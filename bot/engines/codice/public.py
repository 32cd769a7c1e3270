"""What of the tournament everybody knows: while the director holds notices, not all that has happened."""

from __future__ import annotations

from bot.engines.book import Refused
from bot.engines.codice.rounds import Round
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.tournament import PAIRINGS, RESULTS, STANDINGS, NoticeSubject


def rounds_told(book: Codice) -> int:
    """How many rounds are over, and known to be."""
    held = {notice.round for notice in book.held if notice.topic in (STANDINGS, RESULTS)}
    return next((number for number in range(book.closed) if number + 1 in held), book.closed)


def round_told(book: Codice) -> Round | None:
    """The last round whose tables everybody knows."""
    told = [one for one in book.rounds if NoticeSubject(PAIRINGS, one.number) not in book.held]
    return told[-1] if told else None


def round_seen(book: Codice, number: int | None) -> Round:
    """A round by its number; without one the last whose tables everybody knows, or the one held while there is none."""
    return (round_told(book) if number is None else None) or book.numbered(number)


def standings_held(book: Codice) -> bool:
    """Whether the standings after the last round that is over wait for the director."""
    return book.closed > rounds_told(book)


def tables_held(book: Codice) -> bool:
    """Whether the tables of the last round wait for the director: nothing said to a room may tell them."""
    return book.round is not None and NoticeSubject(PAIRINGS, book.round.number) in book.held


def closed_round(book: Codice, number: int | None, directs: bool) -> int:
    """The round after which somebody wants to see the standings; a director sees what is held, if it is named."""
    plan = book.started
    told = rounds_told(book)
    if number is None:
        if not told:
            raise Refused("codice-no-standings-yet", rounds=plan.rounds)
        return told
    book.numbered(number)
    if number > book.closed:
        raise Refused("codice-round-open", round=number)
    if number > told and not directs:
        raise Refused("codice-standings-held", round=number)
    return number
