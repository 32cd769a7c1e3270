"""Where a hand in play is shown: one message a room, edited as it goes on, and a word to whoever pressed.

On Telegram what only adds to a turn is told to whoever pressed, and the message is edited with the turn.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.commands.codice.play.hand_in_play import board_card, clue_said
from bot.commands.codice.play.two_books import Book
from bot.commands.named_refusals import open_seal
from bot.commands.seal_lines import opened_line, print_line
from bot.commands.shown_in_rooms import FEW, show, word
from bot.engines.codice.play.friendly import Friendly
from bot.engines.codice.play.state import Play, operatives
from bot.engines.codice.played_here import to_open
from bot.engines.seal_entries import SealOpened
from bot.engines.tournament.tournament import PAIRINGS
from bot.hall.cards.card import HEAD, Argument, Card
from bot.hall.declared.call import Call


def rooms(call: Call[Any]) -> dict[str, str]:
    """The rooms that see the boards, each with its platform."""
    found = {call.room_for("here"): call.home}
    for platform in call.announced:
        if platform != call.home and (room := call.room_on(platform, PAIRINGS)):
            found[room] = platform
    return found


def key_opened(call: Call[Any], play: Play) -> list[Argument]:
    """Open the seal of the key of a hand that is over, and of a friendly's words. It is told on the card of the hand:
    a message for each would push the result off a phone's screen."""
    book: Book = call.book
    if play.strand not in to_open(book):
        return []
    call.open_seal(play.strand)
    if isinstance(book, Friendly):
        open_seal(call)
    opened = [one for one in book.fresh if isinstance(one, SealOpened) and one.number not in call.seals_told]
    call.seals_told.update(one.number for one in opened)
    return [*(opened_line(book, one) for one in opened), *([print_line(book)] if isinstance(book, Friendly) else ())]


def shown(call: Call[Any], play: Play, *news: Argument, quiet: bool = False, pressed: bool = True) -> Card:
    """Show a hand as it stands now, and answer whoever pressed on its board, or elsewhere; `quiet` news only adds to a
    turn, and is seen by who plays it."""
    assert call.volume is not None
    card = board_card(call.book, play, call.now, *news)
    if play.over and (opened := key_opened(call, play)):
        card = replace(card, lines=(*card.lines, *opened), heads=HEAD)
    quiet = quiet and not play.over and len(operatives(call.book, play, play.turn)) < 2
    key = f"play:{call.volume.stored.id}:{play.act}"
    there = [room for room, platform in rooms(call).items() if not (quiet and platform == FEW)]
    answer = word(*news, clue_said(call.book, play) if quiet and play.clue is not None else None)
    return show(call, card, key, there, answer, pressed=pressed)
