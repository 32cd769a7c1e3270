"""The buttons of what a room's card waited for: they go when that is over, and stand there again when it waits again.

A game declares how the lines begin that can be given now (`cog.waits`). A press that does the card's own line once more
(a guest was meant) can be given as long as nothing stands on what that recorded. Which cards of a room hold such
buttons is written down with them; what else they hold stays as it is, but for those by which their author would take
back what has been built upon since.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from bot.engines.book import Entry
from bot.hall.cards import as_json, press_id
from bot.hall.cards.card import Audience, Button, Card, Say
from bot.hall.declared.call import Call
from bot.hall.requests import PATIENCE
from bot.hall.running.said import slips
from bot.hall.running.said.single_cards import NOTHING, TABLE, Watched, overlap, touched_by
from bot.hall.running.said.taken_places import takes_its_place, was_alone
from bot.storage.contract import Change, Drop, Put, Store, Write
from bot.storage.stored import Message, StoredNotice, of_answer

WAITS = "waits:"
"""How the keys begin of cards that wait for something."""
MOST, MINUTE = 10, 60.0
"""How many cards are edited in a room each minute, the newest first: a Telegram group takes twenty messages."""
KEPT = 50
"""How many cards of a book are remembered, the newest: beside a ladder's games there are thousands."""

Waited: TypeAlias = "Mapping[str, str]"
"""How lines begin, each with what it is about; by its token a line that is done once more, with all that its act read
or changed."""


class SpentButtons(Watched):
    """Knows in which books cards stand that wait for something, and edits those that a write overtakes."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, lambda row: str(row["key"]).startswith(WAITS))

    async def taken(self, write: Write, call: Call[Any], before: Waited, entries: Sequence[Entry]) -> Write:
        """The write, with the edits of the room's cards whose buttons it makes useless, or useful again."""
        assert call.volume is not None
        now = call.house.commands.awaited(call.after or call.volume.book)
        struck = [notice.strikes for notice in write.notices if notice.strikes]
        if now != before:
            await call.store.write(Write())  # With it goes what waits since the last act.
        rows = sorted(await self.rows(call.volume.stored.id), key=lambda row: row["at"])
        tokens = _done_anew(write)
        needs = (await touched_by(call, entries))[0] if rows or tokens else NOTHING
        if waits := _waits(write, {**now, **dict.fromkeys(tokens, needs)}):
            write = replace(write, changes=[*write.changes, *_remembered(call, waits, rows)])
        cards: dict[str, Waited] = {row["request"]: json.loads(row["needs"]) for row in rows}
        other = before.items() ^ now.items()
        changed = [request for request, waited in cards.items() if _is_about(waited, other, needs)]
        if not cards or not (changed or struck):
            return write
        await call.store.write(Write())  # With it goes what was said until now.
        asked = {*changed, *[one.request for ref in struck if (one := await call.store.message(ref)) is not None]}
        over = {one: await _over(call, cards[one], one, now, entries) for one in cards if one in asked}
        return await _edited(write, call, {request: cards[request] for request in changed}, over)

    async def shown(self, write: Write, call: Call[Any]) -> Write:
        """The write of an answer that only tells what stands, with what is remembered of its buttons."""
        assert call.volume is not None
        if not (waits := _waits(write, call.house.commands.awaited(call.book))):
            return write
        rows = sorted(await self.rows(call.volume.stored.id), key=lambda row: row["at"])
        return replace(write, changes=[*write.changes, *_remembered(call, waits, rows)])


def _is_about(waited: Waited, other: Collection[tuple[str, str]], needs: str) -> bool:
    """Whether these lines are about something that is awaited otherwise now, or needed what was just touched."""
    anew = [what for line, what in waited.items() if _is_anew(line)]
    return any(one in other for one in waited.items()) or any(overlap(what, needs) for what in anew)


async def _over(call: Call[Any], waited: Waited, request: str, now: Waited, entries: Sequence[Entry]) -> list[str]:
    """Which of the lines that a request's card waited for can be given no more."""
    anew = [line for line in waited if _is_anew(line)]
    over = [line for line, what in waited.items() if line not in anew and now.get(line) != what]
    action = await call.actions.of(request)
    stands = bool(action.records) and not await call.actions.standing_on(action, entries)
    return over if stands else [*over, *anew, slips.TAKE_BACK.key]


async def _edited(write: Write, call: Call[Any], changed: Mapping[str, Waited], over: Mapping[str, list[str]]) -> Write:
    """The write, with the edits of what the `changed` requests said, but for what is `over` of each."""
    notices, struck = [], [(one, await call.store.message(one.strikes)) for one in write.notices if one.strikes]
    for notice in write.notices:
        of = next((message for one, message in struck if one is notice and message is not None), None)
        notices.append(_without_spent(notice, over.get(of.request, ())) if of is not None else notice)
    places = {one.place or one.ref for _, one in struck if one is not None}
    void = await call.actions.voided() if changed else {}
    edits = []
    for request, waited in changed.items():
        for message in await call.store.messages(request):
            if places.isdisjoint((message.place, message.ref)) and _has_such(message, waited):
                edits += [*filter(None, [await _edit(write, call, message, over[request], void)])]
    there = Counter(one.room for one in edits)
    for one in edits:
        there[one.room] -= 1
        later = there[one.room] // MOST * MINUTE
        notices.append(replace(one, due=call.now + later) if later else one)
    return replace(write, notices=notices)


def _is_anew(line: str) -> bool:
    """Whether it is the token of a line that is done once more."""
    return line.startswith("~")


def _done_anew(write: Write) -> list[str]:
    """The tokens of a write's buttons that do a line once more, with a guest."""
    presses = [one.row for one in write.changes if isinstance(one, Put) and one.table == "presses"]
    rows = [row for row in presses if "^" in (row.get("line") or "")]
    pressed = [(f"~{row['token']}", press_id.read(row["line"])) for row in rows]
    return [token for token, one in pressed if one.instead_of and not one.slip and not one.ask]


def _waits(write: Write, now: Waited) -> Waited:
    """For what the cards of a write have buttons, of all that is awaited."""
    texts = [notice.card for notice in write.notices if notice.room and not notice.person and not notice.strikes]
    texts += [write.request.answer] if write.request is not None and write.request.answer else []
    cards = [as_json.loads(text) for text in texts if any(line.partition('"')[0] in text for line in now)]
    buttons = [one for card in cards if _is_for_all(card) for row in card.buttons for one in row]
    return {line: now[line] for one in buttons if (line := _of(one, now))}


def _remembered(call: Call[Any], waits: Waited, rows: Sequence[Mapping[str, Any]]) -> list[Change]:
    """What is remembered of the cards of a write, and no more of the oldest."""
    assert call.volume is not None
    id, book = call.request.id, call.volume.stored.id
    row = {"key": f"{WAITS}{id}", "book": book, "request": id, "press": "", "needs": json.dumps(waits), "at": call.now}
    return [Put(TABLE, row), *(Drop(TABLE, {"key": one["key"]}) for one in rows[: max(0, len(rows) + 1 - KEPT)])]


async def _edit(
    write: Write, call: Call[Any], message: Message, over: Collection[str], void: Collection[str]
) -> StoredNotice | None:
    """The edit of a card that stands in its room, if its buttons are to be others than those it has."""
    book = call.volume.stored.id if call.volume is not None else ""
    if message.state not in ("waiting", "said") or message.struck or (message.person and not _is_answer(message)):
        return None
    card = as_json.loads(message.card) if message.card else Card(audience=Audience.MEMBER)
    if not _is_for_all(card) or message.request in void or await _is_replaced(write, call, message, card, void):
        return None
    shown = as_json.loads(await call.store.edit_of(message.ref) or message.card)
    fresh = replace(shown, buttons=_left(card.buttons, over))
    if fresh.buttons == shown.buttons or (isinstance(shown.title, Say) and shown.title.key.startswith("struck-")):
        return None
    text, ref = as_json.dumps(replace(fresh, replaces=False)), message.ref
    unheard = message.state == "waiting" and _is_answer(message)  # A chat that is saying it this moment takes its time.
    if not unheard:
        text = text.replace('"ping":true', '"ping":false')
    due = call.now + PATIENCE if unheard else 0.0
    edit = StoredNotice(f"strike {ref}", text, call.now, message.room, "", book, due=due, strikes=ref)
    return replace(edit, request=call.request.id)


async def _is_replaced(write: Write, call: Call[Any], message: Message, card: Card, void: Collection[str]) -> bool:
    """Whether something else stands where that was said, or is being put there by this write."""
    if message.key:
        under = [one for one in await call.store.under(message.key) if one.key == message.key and one.stands]
        if not under or under[-1] != message or any(one.key == message.key for one in write.notices):
            return True
    pressed = any(button.line == call.request.press for row in card.buttons for button in row)
    answer = as_json.loads(write.request.answer) if write.request is not None and write.request.answer else Card()
    there = pressed and not was_alone(call.request.handle)  # On a card of one's own the same may stand.
    if (there and answer.replaces) or takes_its_place(write, call, message):
        return True
    if not (_is_answer(message) and message.became):
        return False
    return any(later not in void for later in await call.store.same_message(message))


def _has_such(message: Message, waited: Waited) -> bool:
    """Whether it is one of the cards of its request that wait: its other buttons are nobody's concern here."""
    rows = as_json.loads(message.card).buttons if message.card else ()
    return any(slips.is_own(row) or any(_of(one, waited) for one in row) for row in rows)


def _without_spent(notice: StoredNotice, over: Collection[str]) -> StoredNotice:
    card = as_json.loads(notice.card)
    left = _left(card.buttons, over)
    return notice if left == card.buttons else replace(notice, card=as_json.dumps(replace(card, buttons=left)))


def _left(rows: Iterable[tuple[Button, ...]], over: Collection[str]) -> tuple[tuple[Button, ...], ...]:
    """The buttons for what is not over."""
    shown = (row for row in rows if slips.TAKE_BACK.key not in over or not slips.is_own(row))
    left = (tuple(one for one in row if not _of(one, over)) for row in shown)
    return tuple(row for row in left if row)


def _of(button: Button, lines: Collection[str]) -> str:
    """Which of these a button's line begins with, or which token it is; empty for none."""
    if button.url or "!" not in button.line:
        return button.line if button.line in lines else ""
    words = press_id.read(button.line).line.split(" ")
    beginnings = (" ".join(words[:count]) for count in range(len(words), 0, -1))
    return next((one for one in beginnings if one in lines), "")


def _is_answer(message: Message) -> bool:
    return message.ref == of_answer(message.request)


def _is_for_all(card: Card) -> bool:
    return card.audience is Audience.ROOM and not card.live
