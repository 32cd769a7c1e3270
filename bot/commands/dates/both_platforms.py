"""A date in a club on two platforms: its card stands in a room of each, and shows who answered on either."""

from __future__ import annotations

from typing import Any

from bot.engines.next_date import NextDate
from bot.hall.cards import as_json, press_id
from bot.hall.cards.card import Audience, Card
from bot.hall.declared.call import Call
from bot.hall.declared.told import Told
from bot.storage.stored import Message

LATELY = 200
"""How many messages of a room are searched for the card of its date."""


def other_rooms(call: Call[Any], topic: str) -> list[str]:
    """Where the card of a date stands besides the room in which it is answered; none where the club hears of the topic
    on one platform alone."""
    elsewhere = [call.room_on(platform, topic) for platform in call.announced if platform != call.home]
    if call.volume is None or not any(elsewhere):
        return []
    rooms = dict.fromkeys([call.volume.stored.room, *filter(None, elsewhere)])
    return [room for room in rooms if room != call.room.id]


async def show_there_too(call: Call[Any], topic: str, date: NextDate, card: Card) -> None:
    """The card with its answers, in the place of what stands in the other rooms."""
    if not (rooms := other_rooms(call, topic)):
        return
    newest = {said.room: said for said in await call.store.said_lately(rooms, LATELY) if _asks(call, said, date)}
    call.told += [Told(card, room, instead=said) for room, said in newest.items()]


def _asks(call: Call[Any], said: Message, date: NextDate) -> bool:
    """Whether that message asks who comes on that date."""
    assert call.volume is not None
    if not (said.card and said.became and said.state == "said" and not said.struck):
        return False
    card = as_json.loads(said.card)
    if card.audience is not Audience.ROOM:
        return False
    buttons = (one for row in card.buttons for one in row if "!" in one.line)
    pressed = [press_id.read(one.line) for one in buttons]
    line, own = f"date answer {date.number} yes", call.volume.stored.id
    return any(one.line == line and one.book in ("", own) for one in pressed)
