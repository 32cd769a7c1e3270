"""The card of a round's seats: who plays what at which board, as a picture too."""

from __future__ import annotations

from collections.abc import Iterable

from bot.commands import card_pictures
from bot.commands.diplomacy.names import all_named, named, power_said
from bot.commands.diplomacy.seating.seats import board_lines
from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.rules import POWERS
from bot.engines.diplomacy.tournament import Diplomacy, Round
from bot.hall.cards.card import Argument, Button, Card, Free, Picture, Tone, say
from bot.hall.running.forms import rows as in_rows

COLUMNS = 4
"""So many boards stand side by side in a picture."""
BUTTONS = 20
"""Buttons of boards on one card; the others are reached by their number."""


def seats_card(book: Diplomacy, one: Round) -> Card:
    """The seats of a round: who plays what at which board, who sits out."""
    lines = board_lines(book, one.games.values())
    if one.doubles:
        lines.append(say("diplomacy-doubles", players=all_named(book, one.doubles)))
    if one.sitting:
        who = all_named(book, one.sitting)
        lines.append(say("diplomacy-sitting", players=who, points=one.sitting_points))
    title = say("diplomacy-seats-title", round=one.number, rounds=book.planned, years=one.years)
    picture = _seats_picture(book, one)
    return Card(title, tuple(lines), picture=picture, buttons=_acts(book, one), tone=Tone.GOOD)


def _acts(book: Diplomacy, one: Round) -> tuple[tuple[Button, ...], ...]:
    """The boards, what still has to be voted on, the clock."""
    row = [
        Button(say("diplomacy-variant-button", board=board), f"diplomacy variant {board} {one.number}")
        for board, game in one.games.items()
        if game.undecided
    ]
    row = [*row[:4], Button(say("diplomacy-clock-button"), "diplomacy clock")]
    return (*board_buttons(one.games.values()), tuple(row))


def _seats_picture(book: Diplomacy, one: Round) -> Picture | None:
    """The seats as a table: a row for each power, a column for each board, as long as names fit."""
    games = list(one.games.values())
    if len(games) > COLUMNS:
        return None
    rows = []
    for power in POWERS:
        seats = [named(book, game.seats[power]) if power in game.seats else "–" for game in games]
        rows.append((power_said(power), *seats))
    titles: list[Argument] = [
        say("diplomacy-column-power"),
        *(say("diplomacy-board", board=game.where.board) for game in games),
    ]
    title = say("diplomacy-line-title", round=one.number, name=Free(book.name))
    return card_pictures.standings(title, say("diplomacy-seats-picture"), [{"title": one} for one in titles], rows)


def board_buttons(games: Iterable[Game]) -> tuple[tuple[Button, ...], ...]:
    """A button for each board, that shows its card."""
    return in_rows(
        [
            Button(
                say("diplomacy-board-button", board=game.where.board),
                f"diplomacy show-board {game.where.round} {game.where.board}",
            )
            for game in list(games)[:BUTTONS]
        ]
    )
