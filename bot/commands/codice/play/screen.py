"""The projector board of a room's friendlies: the hand that is played, as everybody may see it, and its clocks."""

from __future__ import annotations

from bot.commands.codice.play.hand_in_play import board_card
from bot.commands.codice.play.two_books import friendly_cog, team
from bot.engines.codice.friendly import Friendly
from bot.engines.codice.play.state import Play
from bot.hall.cards.board import Board, Countdown, Panel, Viewer
from bot.hall.cards.card import say


@friendly_cog.board
def screen(viewer: Viewer, book: Friendly) -> Board:
    """What stands on the screen now."""
    if not book.plays:
        return Board(say("book-friendly"))
    play = list(book.plays.values())[-1]
    card = board_card(book, play, viewer.now)
    panel = Panel(lines=card.lines, picture=card.picture, clocks=_clocks(book, play, viewer.now), wide=True)
    return Board(say("book-friendly"), card.title, (panel,))


def _clocks(book: Friendly, play: Play, now: float) -> tuple[Countdown, ...]:
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
