"""Where a hand in play is shown: one message a room, edited as it goes on, and a word to whoever pressed.

On Telegram a group takes few messages a minute, and edits count: there, what only adds to a turn is told to whoever
pressed, by an alert, and the message is edited with the turn.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.commands.codice.play.hand_in_play import board_card, clue_said
from bot.engines.codice.play.state import Play, operatives
from bot.engines.tournament.tournament import PAIRINGS
from bot.hall.cards.card import Argument, Audience, Card, Tone
from bot.hall.declared.call import Call
from bot.hall.declared.told import Told

FEW = "telegram"
"""Where messages are few."""


def rooms(call: Call[Any]) -> dict[str, str]:
    """The rooms that see the boards, each with its platform."""
    found = {call.room_for("here"): call.home}
    for platform in call.announced:
        if platform != call.home and (room := call.room_on(platform, PAIRINGS)):
            found[room] = platform
    return found


def shown(call: Call[Any], play: Play, *news: Argument, quiet: bool = False, pressed: bool = True) -> Card:
    """Show a hand as it stands now, and answer whoever pressed on its board, or elsewhere; `quiet` news only adds to a
    turn, and is seen by who plays it."""
    assert call.volume is not None
    card = board_card(call.book, play, call.now, *news)
    quiet = quiet and not play.over and len(operatives(call.book, play, play.turn)) < 2
    here = ""
    if pressed and call.member and call.room.platform != FEW and call.room.id in rooms(call):
        here = call.room.id
    key = f"play:{call.volume.stored.id}:{play.act}"
    for room, platform in rooms(call).items():
        if room != here and not (quiet and platform == FEW):
            call.told.append(Told(card, room, key=key))
    if here:
        return replace(card, replaces=True)
    return word(*news, clue_said(call.book, play) if quiet and play.clue is not None else None)


def word(*news: Argument, tone: Tone = Tone.PLAIN) -> Card:
    """A word to whoever pressed, alone."""
    return Card(lines=tuple(one for one in news if one), audience=Audience.MEMBER, tone=tone, needless=True)
