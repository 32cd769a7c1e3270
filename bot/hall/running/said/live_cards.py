"""A card of one member's own that is kept as it stands now, in its one place: what is pressed on it shows it anew.

A game declares one command so (`live`). Whoever asks for it has the card where the answer was shown to them; it goes
along with the steps that they take on their way from it (`in_live`), and what comes of these is said to the room.
`delivery/live_news.py` keeps it up to date while others play on.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

from bot.engines.book import Refused
from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Card, Tone
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command
from bot.hall.declared.permissions import admit
from bot.hall.running.said import growing_old
from bot.storage.contract import Put

TABLE = "live_cards"


async def fresh(call: Call[Any], command: Command) -> Card:
    """The live card of the call's member as it stands now; refused where they have none any more."""
    volume = call.volume
    assert volume is not None
    now = replace(call, volume=replace(volume, book=call.after or volume.book), after=None, given={}, live=True)
    admit(now, command)
    card = await command.run(now, {one.name: one.default for one in command.parameters})
    return replace(growing_old.offered(now, command, card), live=True, replaces=True)


def digest(card: Card) -> str:
    """Identifies a state of a card; after a colon, the question it asks, if any."""
    asked = f":{_hash(Card(card.title))[:8]}" if card.tone is Tone.ASK else ""
    return f"{_hash(replace(card, audience=Audience.MEMBER))[:16]}{asked}"


def asks_anew(digest: str, before: str) -> bool:
    """Whether a card asks something that it did not ask in its state before."""
    asked = digest.partition(":")[2]
    return bool(asked) and asked != before.partition(":")[2]


def _hash(card: Card) -> str:
    return hashlib.sha256(as_json.dumps(card).encode()).hexdigest()


async def kept(call: Call[Any], command: Command, card: Card, *, on_it: bool) -> Card:
    """The answer as the member has it: their live card, or a step on the way from it, in the place of what was
    pressed `on_it`. What all are to hear is said in the room besides."""
    own = call.house.commands.live(type(call.book)) if call.volume is not None else None
    if own is None or not call.member:
        return card
    if command is own:
        now = replace(card, live=True, replaces=True)
        return await _put(call, now, now, on_it)
    step = command.in_live and card.audience is Audience.MEMBER and card.replaces
    if not (on_it or (step and await _rows(call))) or (command.reads and not step):
        return card
    try:
        now = await fresh(call, own)
    except Refused:
        return card
    if step and (command.reads or not _is_said(card)):
        return await _put(call, now, replace(card, live=True), on_it)
    if card.audience is Audience.ROOM:
        assert call.volume is not None
        call.post(call.volume.stored.room if call.room.private else call.room.id, replace(card, replaces=False))
        return await _put(call, now, replace(now, lines=(card.title, *now.lines)), on_it)
    above = (*card.lines, now.title, *now.lines)
    return await _put(call, now, replace(now, title=card.title, lines=above), on_it) if _is_said(card) else card


async def _rows(call: Call[Any]) -> list[dict[str, Any]]:
    """Where the member has their card until now."""
    assert call.volume is not None
    return await call.store.rows(TABLE, book=call.volume.stored.id, person=call.member)


async def _put(call: Call[Any], now: Card, shown: Card, on_it: bool) -> Card:
    """What is shown, written down as the place of the live card; one that stands elsewhere is to say so."""
    assert call.volume is not None
    last = next(iter(await _rows(call)), None)
    before = "" if last is None else last["before" if on_it else "request"]
    row = {"book": call.volume.stored.id, "person": call.member, "request": call.request.id, "shown": digest(now)}
    call.changes.append(Put(TABLE, {**row, "before": before, "at": call.now, "gone": 0.0}))
    return shown


def _is_said(card: Card) -> bool:
    """Whether an answer is words alone, which can stand above the live card."""
    return not (card.tone is Tone.ASK or card.buttons or card.table or card.picture or card.files)
