"""The seats of a round as they are shown: boards with powers and players, what the draft could not avoid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.commands.diplomacy.names import all_named, named, power_said, seat_said
from bot.commands.naming import joined
from bot.engines.diplomacy.games import Game, Seated, Where, variant_of
from bot.engines.diplomacy.rules import POWERS
from bot.engines.diplomacy.seating.findings import Findings
from bot.engines.diplomacy.seating.task import Cost
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.cards.card import Argument, say, strong

SHOWN = 6
"""So many of those whom something concerns are named; the others are counted."""


def board_lines(book: Diplomacy, games: Iterable[Game]) -> list[Argument]:
    """A line for each board: who plays what."""
    return [say("diplomacy-board-line", board=strong(board_said(game)), seats=seats_said(book, game)) for game in games]


def board_said(game: Game) -> Argument:
    """A board by its number, and what it plays where that is not the usual game."""
    board = game.where.board
    if game.top:
        return say("diplomacy-board-top", board=board)
    if game.undecided:
        return say("diplomacy-board-six", board=board)
    if game.variant is not None:
        return say("diplomacy-board-variant", board=board, variant=say(f"diplomacy-variant-{game.variant}"))
    return say("diplomacy-board", board=board)


def seats_said(book: Diplomacy, game: Game) -> Argument:
    """Who plays what, in the order of the powers."""
    seats = (
        say("diplomacy-seat", power=seat_said(game, power), player=named(book, game.seats[power]))
        for power in POWERS
        if power in game.seats
    )
    return joined("diplomacy-seats-and", seats)


def drafted_game(seated: Seated, number: int) -> Game:
    """A drafted board as a game."""
    return Game(Where(number, seated.board), dict(seated.seats), 0, seated.top, variant_of(len(seated.seats)))


# --- what could not be avoided


def findings_lines(book: Diplomacy, found: Findings) -> list[Argument]:
    """What the draft does not avoid, in the order of the wishes, with those whom it concerns."""
    lines: list[Argument] = []
    if found.powers:
        who = [say("diplomacy-seat", power=power_said(power), player=named(book, one)) for one, power in found.powers]
        lines.append(_some("diplomacy-again-powers", who))
    if found.bonds:
        lines.append(_some("diplomacy-again-bonds", [all_named(book, pair) for pair in found.bonds]))
    if found.meetings:
        pairs = [all_named(book, pair) for pair, _ in found.meetings]
        lines.append(_some("diplomacy-again-meetings", pairs))
        if found.proved:
            lines.append(say("diplomacy-again-least", games=found.games))
    if found.groups:
        who = [say("diplomacy-seat", power=power_said(power), player=named(book, one)) for one, power in found.groups]
        lines.append(_some("diplomacy-again-groups", who))
    if found.neighbours:
        lines.append(_some("diplomacy-again-neighbours", [all_named(book, pair) for pair in found.neighbours]))
    return lines or [say("diplomacy-again-nothing")]


def _some(key: str, who: Sequence[Argument]) -> Argument:
    """How many, and the first of them."""
    return say(key, count=len(who), who=joined("diplomacy-pairs-and", who[:SHOWN]), more=max(0, len(who) - SHOWN))


def cost_lines(before: Cost, after: Cost) -> list[Argument]:
    """What a change by hand costs: each wish whose number is not as it was."""
    return [
        say(f"diplomacy-cost-{wish}", before=was, after=now)
        for wish, was, now in zip(Cost._fields, before, after, strict=True)
        if was != now
    ] or [say("diplomacy-cost-nothing")]
