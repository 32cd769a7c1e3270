"""The notices of tournaments: what each is known by."""

from __future__ import annotations

from typing import Any

from bot.engines.tournament.tournament import NoticeSubject, Tournament
from bot.hall.declared.call import Call


def key_of(call: Call[Any], book: Tournament, what: str, news: NoticeSubject) -> str:
    """The key of a notice: a newer one about the same thing takes its place.

    What was undone and is called for again is another thing: nobody looks for it where the old one stood.
    """
    assert call.volume is not None
    return f"{what}:{call.volume.stored.id}:{news.round}:{book.announced[news]}"
