"""What was typed or filled in and came too soon: it is kept behind a button, so that nobody types it twice."""

from __future__ import annotations

from contextlib import suppress

from bot.engines.book import Refused
from bot.hall.cards import press_id
from bot.hall.cards.card import Button, say
from bot.hall.declared.lines import line_of
from bot.hall.declared.values import Values
from bot.hall.house import House
from bot.hall.people.rooms import Room
from bot.hall.requests import Request
from bot.hall.running.meaning import AGAIN, Meaning

REASONS = ("too-quick", "too-busy")
"""Why something is refused before it is read."""


async def again(house: House, meaning: Meaning, request: Request, room: Room, no: Refused) -> Button | None:
    """The button that gives once more what was typed, chosen or filled in, or asks for what was left of a form. Its
    words may be a secret, or name somebody who asked to be forgotten: they are kept in memory alone; a file is not.
    What was pressed alone can be pressed again, and what cannot be read is no command."""
    if no.reason not in REASONS or (request.press and not request.values) or request.file is not None:
        return None
    with suppress(Refused):
        return await _again(house, meaning, request, room)
    return None


async def _again(house: House, meaning: Meaning, request: Request, room: Room) -> Button | None:
    pressed = await meaning.pressed(request)
    ask, mark = "", "!"
    if pressed is None:
        typed = meaning.typed(request, None)
        if typed is None or typed.command is None:
            return None
        command, words = typed.command, typed.words
    else:
        command, given = meaning.wanted(pressed)
        words = {**given, **meaning.filled(request, command)}
        mark = press_id.before(pressed) or "!"
        left = [name for name in pressed.ask if name not in request.values]
        ask = f"{'??' if pressed.in_words else '?'}{','.join(left)}" if left else ""
    line = line_of(command, await Values(house, request, room).typed(words))
    return Button(say("too-soon-again"), meaning.unwritten(house.ids.fresh(AGAIN, 12), ask + mark + line), "good")
