"""The notices of tournaments: what each is known by, and what an undo strikes of those that were posted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.engines.tournament.tournament import PAIRINGS, RESULTS, STANDINGS, NoticeSubject, Tournament
from bot.hall.cards.card import Card
from bot.hall.declared.call import Call
from bot.hall.declared.told import Told

LATEST_FIRST = (RESULTS, STANDINGS, PAIRINGS)
"""Topics in the order in which they are struck: what came last goes first."""


def key_of(call: Call[Any], book: Tournament, what: str, news: NoticeSubject) -> str:
    """The key of a notice: a newer one about the same thing takes its place.

    What was undone and is called for again is another thing: nobody looks for it where the old one stood.
    """
    assert call.volume is not None
    return f"{what}:{call.volume.stored.id}:{news.round}:{book.announced[news]}"


def struck(
    before: Tournament,
    book: Tournament,
    posted: Callable[[NoticeSubject], Sequence[Told]],
    word: Callable[[NoticeSubject], Card],
) -> list[Told]:
    """After an undo: what had been posted and stands no more, each notice in its place with a word that says so."""
    gone = [
        news
        for news, since in before.announced.items()
        if book.announced.get(news) != since and news not in before.held
    ]
    gone.sort(key=lambda news: LATEST_FIRST.index(news.topic))
    return [replace(told, card=word(news)) for news in gone for told in posted(news) if told.key and not told.person]
