"""News of one book that waited for a crowded room: they are said together, in one message.

That message is nobody's place: a later change of one of them is a message of its own, lest it take the others away.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.hall.cards import as_json
from bot.hall.cards.card import Card, Drawn, Line
from bot.hall.hall import Hall
from bot.hall.requests import Chat, Notice, Unreachable
from bot.storage.stored import StoredNotice

TOGETHER = "together"
"""What a notice became bears this where others became the same message."""
MOST = 10
"""Notices in one message."""


def groups(notices: Sequence[StoredNotice], crowded: bool) -> Iterator[list[StoredNotice]]:
    """Those of a line, in their order; of a crowded room, news of one book that follow each other in one group."""
    group: list[StoredNotice] = []
    for notice in notices:
        if group and not (crowded and _fits(group, notice)):
            yield group
            group = []
        group.append(notice)
    if group:
        yield group


async def said_together(hall: Hall, chat_of: Callable[[str], Chat], group: Sequence[StoredNotice]) -> None:
    """Say a group in its room, and write down what its notices became."""
    room = await hall.house.people.room(group[0].room)
    if room is None:
        raise Unreachable("no such room")
    language = await hall.house.languages.language_of_room(room)
    cards = [await hall.draw(as_json.loads(notice.card), language, room) for notice in group]
    became = await chat_of(room.platform).say(Notice(group[0].id, joined(cards), room.as_place()))
    await hall.organisers.open(room)
    for notice in group:
        await hall.house.store.said(notice.id, json.dumps({**became, TOGETHER: True}))


def joined(cards: Sequence[Drawn]) -> Drawn:
    """One card of several, the first title its own; who is called is called in it."""
    lines: list[Line] = []
    for card in cards[1:]:
        title = (tuple(span._replace(style="strong") for span in card.title),) if card.title else ()
        lines += [(), *title, *card.lines]
    first = cards[0]
    feet = dict.fromkeys(line for card in cards for line in card.foot)
    return Drawn(first.title, (*first.lines, *lines), language=first.language, foot=tuple(feet))


def its_own(became: dict[str, Any]) -> dict[str, Any] | None:
    """What a notice became, if that may be changed: None where others became the same message."""
    return None if became.get(TOGETHER) else became


def _fits(group: Sequence[StoredNotice], notice: StoredNotice) -> bool:
    """Whether a notice may stand in one message with these."""
    return len(group) < MOST and group[0].book == notice.book != "" and all(map(_plain, (group[0], notice)))


def _plain(notice: StoredNotice) -> bool:
    """Whether it is news in words for a room, and changes nothing that was said."""
    card: Card = as_json.loads(notice.card)
    more = card.table or card.picture or card.files or card.buttons or card.anew
    return not (notice.person or notice.strikes or more)
