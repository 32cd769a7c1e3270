"""Hands that are played here on the projector board, as everybody may see them, with their clocks."""

from __future__ import annotations

from bot.commands.codice.play.hand_in_play import board_card, standing, title
from bot.commands.codice.play.two_books import Book, friendly_cog, team
from bot.engines.codice.play.friendly import Friendly
from bot.engines.codice.play.state import Play
from bot.hall.cards.board import Board, Countdown, Panel, Viewer
from bot.hall.cards.card import say

TURN = 20.0
"""Seconds for which one of several hands stays on the screen: four at once could not be read from a chair."""


@friendly_cog.board
def screen(viewer: Viewer, book: Friendly) -> Board:
    """What stands on the screen now: the hand that is on, or was the last."""
    plays = list(book.plays.values())[-1:]
    return Board(say("book-friendly"), "", tuple(_panel(book, play, viewer.now) for play in plays))


def panels(book: Book, now: float) -> list[Panel]:
    """Of the hands that are on at the tables of a tournament one at a time, by turns."""
    on = [play for play in book.plays.values() if not play.over and book.goes_on(play.where)]
    return [_panel(book, on[int(now // TURN) % len(on)], now)] if on else []


def _panel(book: Book, play: Play, now: float) -> Panel:
    """A hand with its board; its clocks stand there as clocks, so no line tells them."""
    card = board_card(book, play, now)
    lines = card.lines if play.over else tuple(standing(book, play, now))
    return Panel(title(book, play), lines, picture=card.picture, clocks=_clocks(book, play, now), wide=True)


def _clocks(book: Book, play: Play, now: float) -> tuple[Countdown, ...]:
    """The times of the two teams; none before the key is there, and after the hand."""
    if play.over or not play.key:
        return ()
    falls = play.clock.falls
    return tuple(
        Countdown(team(book, play.where, one), until=falls)
        if one == play.turn and falls is not None and not play.clock.preparing(now)
        else Countdown(team(book, play.where, one), left=play.clock.left(one, now))
        for one in play.teams
    )
