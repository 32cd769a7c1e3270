"""The notices of tournaments: what each is known by, and which tell of rounds that are over."""

from __future__ import annotations

from typing import Any

from bot.engines.tournament.rounds import InRounds
from bot.engines.tournament.tournament import RESULTS, STANDINGS, NoticeSubject, Tournament
from bot.hall.declared.call import Call


def key_of(call: Call[Any], book: Tournament, what: str, news: NoticeSubject) -> str:
    """The key of a notice: a newer one about the same thing takes its place.

    What was undone and is called for again is another thing: nobody looks for it where the old one stood.
    """
    assert call.volume is not None
    return f"{what}:{call.volume.stored.id}:{news.round}:{book.announced[news]}"


def over_from(book: InRounds[Any], first: int) -> list[NoticeSubject]:
    """What was posted of the rounds that are over, from one on, and of the end."""
    closed = [NoticeSubject(STANDINGS, one.number) for one in book.rounds[first - 1 :] if one.closed]
    return [*closed, NoticeSubject(RESULTS, len(book.rounds))] if closed and book.ended else closed
