"""News of one book that wait for one room where messages are few: said together, and each changed there later."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.hall.cards import as_json
from bot.hall.cards.card import Card, Drawn, Span
from bot.hall.delivery.speaker import Speaker
from bot.hall.hall import Hall
from bot.hall.people.rooms import Room
from bot.hall.requests import Notice
from bot.storage.stored import StoredNotice, of_notice

PART, PARTS = "part", "parts"
"""What a notice became says which part of a message it is, by the notice that was first said there. What each of those
became says of all parts by which notice they stand there now."""
MOST = 10
"""Notices in one message."""

LETS_PASS = 300.0
"""Seconds for which an edit of what was said before, to take its buttons away or strike it, lets pass what is new."""

Became = Mapping[str, Any]
Edited = Callable[[StoredNotice, Card], Awaitable[Became | None]]
"""What a notice would take the place of."""


class Together:
    """Joins notices into one message, and keeps each its part of it."""

    def __init__(self, hall: Hall, speaker: Speaker) -> None:
        self._hall, self._speaker = hall, speaker
        self._store = hall.house.store

    async def gathers(self, room: str) -> float | None:
        """For how long news may wait for others after something was said in a room; None where they are not joined."""
        found = await self._hall.house.people.room(room) if room else None
        chat = self._hall.house.chats.get(found.platform) if found is not None else None
        return chat.gathers if chat is not None else None

    async def groups(self, notices: Sequence[StoredNotice], edited: Edited) -> list[list[StoredNotice]]:
        """Those of a line, in their order: what is to be one message, or one edit, in one group. Where messages are
        few, what is new comes before edits of what was said."""
        first, *_ = notices
        if first.person or await self.gathers(first.room) is None:
            return [[notice] for notice in notices]
        now = self._hall.house.clock()
        notices = [*notices, *await self._store.claim_behind(notices[-1], now)]
        notices = sorted(notices, key=lambda notice: bool(notice.strikes) and notice.at > now - LETS_PASS)
        groups: list[list[StoredNotice]] = []
        last: tuple[str, str] | None = None
        for notice in notices:
            card = as_json.loads(notice.card)
            where = await _where(notice, card, edited)
            if groups and where is not None and where == last and len(groups[-1]) < MOST:
                groups[-1].append(notice)
            else:
                groups.append([notice])
            last = where if where is None or where[1] or _mere_words(card) else None
        return groups

    async def say(self, group: Sequence[StoredNotice], edited: Edited) -> bool:
        """Say a group in its room, and write down what its notices became; False where each is to be said by itself."""
        room = await self._hall.house.people.room(group[0].room)
        if room is None:
            return False
        cards = {notice.id: as_json.loads(notice.card) for notice in group}
        stood = [await edited(notice, cards[notice.id]) for notice in group]
        if any(stood):
            changed = {one[PART]: notice.id for one, notice in zip(stood, group, strict=True) if one and PART in one}
            became = await self.change(changed, cards, room) if len(changed) == len(group) else None
            for part, id in changed.items() if became is not None else ():
                await self._store.said(id, json.dumps({**(became or {}), PART: part}))
            return became is not None
        notice = Notice(group[0].id, await self._joined([*cards.values()], room), room.as_place())
        became = await self._speaker.chat(room.platform).say(notice)
        await self._keep(became, {str(id): id for id in cards})
        await self._hall.organisers.open(room)
        return True

    async def change(self, changed: Mapping[str, int], cards: Mapping[int, Card], room: Room) -> Became | None:
        """Change parts of a message, and leave the others as they are: which notices stand there now, and their cards.
        None where one message cannot hold them."""
        first = await self._store.message(of_notice(int(next(iter(changed)))))
        stands = json.loads(first.became or "{}") if first is not None else {}
        parts = {**stands.get(PARTS, {}), **changed}
        found = [cards.get(id) or await self._card(id) for id in parts.values()]
        known = [one for one in found if one is not None]
        if not stands or len(known) < len(found) or not all(_mere_words(one, links=True) for one in known[:-1]):
            return None
        said = Notice(max(changed.values()), await self._joined(known, room), room.as_place(), edits=stands)
        became = await self._speaker.chat(room.platform).say(said)
        await self._keep(became, parts)
        return became

    async def _joined(self, cards: Sequence[Card], room: Room) -> Drawn:
        language = await self._hall.house.languages.language_of_room(room)
        return joined([await self._hall.draw(card, language, room) for card in cards])

    async def _card(self, id: int) -> Card | None:
        """What a notice says; None where that was forgotten."""
        told = await self._store.message(of_notice(id))
        return as_json.loads(told.card) if told is not None and told.card else None

    async def _keep(self, became: Became, parts: Mapping[str, int]) -> None:
        for part in parts:
            await self._store.said(int(part), json.dumps({**became, PART: part, PARTS: parts}))


def joined(cards: Sequence[Drawn]) -> Drawn:
    """One card of several, the first title its own; who is called is called in it. Table and picture are the last's.
    Where several have buttons, these bear the number of theirs, which its title begins with."""
    if sum(map(_is_pressed, cards)) > 1:
        cards = [_numbered(card, number) if _is_pressed(card) else card for number, card in enumerate(cards, 1)]
    first, *others = cards
    lines = list(first.lines)
    for card in others:
        title = (tuple(span._replace(style="strong") for span in card.title),) if card.title else ()
        lines += [(), *title, *card.lines]
    feet = dict.fromkeys(line for card in cards for line in card.foot)
    buttons = tuple(row for card in cards for row in card.buttons)
    return replace(cards[-1], title=first.title, lines=tuple(lines), tone=first.tone, foot=tuple(feet), buttons=buttons)


def _is_pressed(card: Drawn) -> bool:
    return any(not key.url for row in card.buttons for key in row)


def _numbered(card: Drawn, number: int) -> Drawn:
    """The card with its number among others, on its title and its buttons."""
    rows = tuple(tuple(replace(key, label=f"{key.label} {number}") for key in row) for row in card.buttons)
    return replace(card, title=(Span(f"{number} · "), *card.title), buttons=rows)


async def _where(notice: StoredNotice, card: Card, edited: Edited) -> tuple[str, str] | None:
    """Where a notice can stand with others: its book, and the message of which it changes a part; None if it cannot."""
    if notice.strikes or card.anew or not notice.book:
        return None
    if (stood := await edited(notice, card)) is None:
        return notice.book, ""
    return (notice.book, str([stood.get("chat"), stood.get("messages")])) if PART in stood else None


def _mere_words(card: Card, *, links: bool = False) -> bool:
    """Whether a card holds nothing that must stand at the end of a message, but for links, and buttons that a number
    may tell apart from others'."""
    keys = [key for row in card.buttons for key in row if not (card.numbered or (links and key.url))]
    return not (card.table or card.picture or card.files or keys)
