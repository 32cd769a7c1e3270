"""What a session keeps when it ends: how the table stood, and how much had happened by then; this also by scene."""

from __future__ import annotations

from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.state import Ends, Pause, Session


def close(book: Campaign, session: Session, at: float) -> None:
    """The session has ended, perhaps once more."""
    session.pause = _paused(book, at)
    session.endings += 1
    session.ends, session.adventure = happened(book), book.adventure
    seats = {seat.player: seat for seat in (*book.seats, *book.left.values())}
    session.played = {player: seat.character or seat.named for player, seat in seats.items()}


def _paused(book: Campaign, at: float) -> Pause:
    """How the table stands now."""
    lent = {one.id: [gear for gear in one.gear if gear.lent] for one in book.characters.values()}
    stands = book.chair
    held = {id: gear for id, gear in lent.items() if gear}
    tokens, claims = frozenset(stands.tokens), tuple(stands.claims)
    return Pause(at, book.master, stands.stage, stands.since, tokens, claims, held, stands.vote)


def happened(book: Campaign) -> Ends:
    """How much has happened by now."""
    return Ends(
        checks=len(book.checks.results),
        contests=len(book.contests.known),
        strikes=len(book.fights.rolled),
        shots=len(book.fights.hits),
        aloud=len(book.oracle.aloud),
        events=len(book.oracle.events),
        technologies=len(book.tech.log),
        hurts=len(book.chronicle.hurts),
        raised=len(book.chronicle.raised),
        fought=len(book.chronicle.fought),
    )
