"""By what the notices of tournaments are known."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from bot.commands.tournament.notices import key_of
from bot.engines.tournament.tournament import PAIRINGS, NoticeSubject, Tournament
from bot.hall.declared.call import Call

CALL = cast(Call[Any], SimpleNamespace(volume=SimpleNamespace(stored=SimpleNamespace(id="b1"))))


def tournament(*announced: tuple[str, int, int]) -> Tournament:
    """A book with these notices called for: topic, round, and the number of the entry that did."""
    book = Tournament()
    for topic, number, book.version in announced:
        book.announce(topic, number)
    return book


def test_a_notice_keeps_its_key_until_it_is_called_for_anew() -> None:
    news = NoticeSubject(PAIRINGS, 1)
    first, again = tournament((PAIRINGS, 1, 5), (PAIRINGS, 1, 8)), tournament((PAIRINGS, 1, 12))
    assert key_of(CALL, first, "line", news) == "line:b1:1:5", "tables in a new order are the same notice"
    assert key_of(CALL, again, "line", news) != key_of(CALL, first, "line", news)
