"""What an undo strikes of the notices that were posted, and by what each is known."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from bot.commands.tournament.notices import key_of, struck
from bot.engines.tournament.tournament import PAIRINGS, RESULTS, STANDINGS, NoticeSubject, Tournament
from bot.hall.cards.card import Card
from bot.hall.declared.call import Call
from bot.hall.declared.told import Told

CALL = cast(Call[Any], SimpleNamespace(volume=SimpleNamespace(stored=SimpleNamespace(id="b1"))))


def tournament(*announced: tuple[str, int, int]) -> Tournament:
    """A book with these notices called for: topic, round, and the number of the entry that did."""
    book = Tournament()
    for topic, number, book.version in announced:
        book.announce(topic, number)
    return book


def posted(news: NoticeSubject) -> list[Told]:
    return [
        Told(Card(f"{news.topic} {news.round}"), key=f"{news.topic}:{news.round}"),
        Told(Card("a line for a player"), person="p1", key="line"),
        Told(Card("known by nothing")),
    ]


def word(news: NoticeSubject) -> Card:
    return Card(f"no more: {news.topic} {news.round}")


def test_what_is_called_for_no_more_is_struck_where_it_stands_the_latest_first() -> None:
    before = tournament((PAIRINGS, 1, 5), (STANDINGS, 1, 9), (PAIRINGS, 2, 10), (RESULTS, 2, 11))
    told = struck(before, tournament((PAIRINGS, 1, 5)), posted, word)
    assert [(one.card.title, one.key) for one in told] == [
        ("no more: results 2", "results:2"),
        ("no more: standings 1", "standings:1"),
        ("no more: pairings 2", "pairings:2"),
    ]


def test_what_was_called_for_again_by_a_later_entry_is_struck_too() -> None:
    before = tournament((STANDINGS, 1, 9))
    assert len(struck(before, tournament((STANDINGS, 1, 14)), posted, word)) == 1
    assert struck(before, tournament((STANDINGS, 1, 9)), posted, word) == []


def test_what_the_director_still_held_was_never_posted() -> None:
    before = tournament((STANDINGS, 1, 9))
    before.held.append(NoticeSubject(STANDINGS, 1))
    assert struck(before, Tournament(), posted, word) == []


def test_a_notice_keeps_its_key_until_it_is_called_for_anew() -> None:
    news = NoticeSubject(PAIRINGS, 1)
    first, again = tournament((PAIRINGS, 1, 5), (PAIRINGS, 1, 8)), tournament((PAIRINGS, 1, 12))
    assert key_of(CALL, first, "line", news) == "line:b1:1:5", "tables in a new order are the same notice"
    assert key_of(CALL, again, "line", news) != key_of(CALL, first, "line", news)
