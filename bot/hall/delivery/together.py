"""News of one book that waited for a crowded room: they are said together, in one message.

That message is nobody's place: a later change of one of them is a message of its own, lest it take the others away.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.hall.cards import as_json
from bot.hall.cards.card import Drawn
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
    """One card of several, the first title its own; who is called is called in it. Table and buttons are the last's."""
    first, *others = cards
    lines = list(first.lines)
    for card in others:
        title = (tuple(span._replace(style="strong") for span in card.title),) if card.title else ()
        lines += [(), *title, *card.lines]
    feet = dict.fromkeys(line for card in cards for line in card.foot)
    return replace(cards[-1], title=first.title, lines=tuple(lines), tone=first.tone, foot=tuple(feet))


def its_own(became: dict[str, Any]) -> dict[str, Any] | None:
    """What a notice became, if that may be changed: None where others became the same message."""
    return None if became.get(TOGETHER) else became


def _fits(group: Sequence[StoredNotice], notice: StoredNotice) -> bool:
    """Whether a notice may stand in one message with these: only the last may hold more than words."""
    alike = group[0].book == notice.book != "" and not (group[-1].person or notice.person)
    if len(group) == MOST or not alike or group[-1].strikes or notice.strikes:
        return False
    last, card = as_json.loads(group[-1].card), as_json.loads(notice.card)
    return not (last.table or last.picture or last.files or last.buttons or last.anew or card.anew)
