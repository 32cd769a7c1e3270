"""A slip of one's own: for a few minutes, while nobody has built on it, its author corrects it or takes it back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engines.book import Entry, Refused
from bot.engines.rewriting import Voided
from bot.engines.way_back import Action
from bot.hall.cards.card import Button, Card, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Upload
from bot.hall.declared.lines import line_of
from bot.hall.declared.permissions import masters
from bot.hall.declared.values import Values

MINUTE = 60.0
FIELDS = 10
"""Questions of a form; a chat whose forms hold fewer asks for them in parts."""
TAKE_BACK = say("slip-take-back")


def is_slip(entries: Sequence[Entry]) -> bool:
    """Whether these entries of one request are their author's to take back: all of them are, and none showed a die."""
    kept = [entry for entry in entries if not entry.lasting]
    return bool(kept) and all(entry.slip and not entry.drawn for entry in kept)


async def own(call: Call[Any], request: str) -> Action:
    """What the member recorded by a request, if they may still take it back; refused with the reason."""
    found = await call.actions.of(request)
    if not is_slip([record.entry for record in found.records]):
        raise Refused("button-gone")
    if found.person != call.member:
        raise Refused("slip-not-yours")
    if request in await call.actions.voided():
        raise Refused("slip-gone")
    if call.now - found.at > call.settings.limits.slip_minutes * MINUTE:
        raise Refused("slip-too-late", minutes=call.settings.limits.slip_minutes, masters=masters(call))
    if any(record.entry.for_throw in call.book.ledger.fallen for record in found.records):
        raise Refused("slip-fell")
    if any(record.entry.published(call.book, call.now) for record in found.records):
        raise Refused("slip-published")
    later = [one.records[0] for one in await call.actions.standing_on(found)]
    if later := [*later, *await call.actions.others_upon(found)]:
        line = call.house.commands.line(call, later[0].entry)
        raise Refused("slip-built-on", what=line or "", masters=masters(call))
    return found


async def upon(call: Call[Any], request: str) -> Call[Any]:
    """The call upon the book without the member's own slip, to record it otherwise."""
    await own(call, request)
    return await call.upon(Voided(request=request))


async def offered(call: Call[Any], command: Command, card: Card, request: str) -> Card:
    """The card, with the buttons by which its author corrects what was just recorded, or takes it back."""
    lasts = call.settings.limits.slip_minutes
    if not (call.member and lasts) or call.after is not None or not is_slip(call.book.fresh):
        return card
    row = [Button(TAKE_BACK, f"take-back action:{request}")]
    words = await Values.of(call).typed(call.given)
    line, ask = await _amended(call, command, words)
    if ask:
        row.insert(0, Button(say("slip-correct"), f"%{request} {line}", ask=ask))
    return replace(card, buttons=(*card.buttons, tuple(row)))


def row_of(card: Card) -> tuple[tuple[Button, ...], ...]:
    """The buttons of a card by which its author takes back what it told."""
    return tuple(row for row in card.buttons if is_own(row))


def is_own(row: Sequence[Button]) -> bool:
    """Whether by these buttons an author takes back what the card told."""
    return any(button.label == TAKE_BACK for button in row)


async def _amended(call: Call[Any], command: Command, words: Mapping[str, str]) -> tuple[str, tuple[str, ...]]:
    """The line that is given anew, and the parameters that its form asks for."""
    if command.amended is not None:
        line, ask = await command.amended(call, words)
        return line, ask
    shown = [one for one in command.parameters if not one.hidden and not isinstance(one.kind, Upload)]
    if command.hidden or len(shown) > FIELDS:
        return "", ()
    return line_of(command, words), tuple(one.name for one in shown)
