"""The seats of a round as they are shown, in words and as a picture, and what the draft could not avoid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.commands import card_pictures
from bot.commands.diplomacy.names import all_named, named, power_said, seat_said
from bot.commands.seal_lines import lots_lines
from bot.engines.diplomacy import top_table
from bot.engines.diplomacy.games import Game, Seated, Where, variant_of
from bot.engines.diplomacy.rules import POWERS
from bot.engines.diplomacy.seating.draft_findings import Findings
from bot.engines.diplomacy.seating.drafting import SeatMoved
from bot.engines.diplomacy.seating.task import Cost
from bot.engines.diplomacy.tournament import Diplomacy, Round
from bot.engines.tournament.rounds import draw_of
from bot.hall.cards.card import Argument, Button, Card, Free, Picture, Tone, say, strong
from bot.hall.cards.lists import joined, numbers
from bot.hall.running.forms import rows as in_rows

COLUMNS = 4
"""The most boards that a picture shows side by side."""
BUTTONS = 20
"""The most buttons of boards on one card; the other boards are reached by their number."""
SHOWN = 6
"""The most people or pairs that a finding names; the others are counted."""


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


def rules_said(book: Diplomacy, game: Game) -> list[Argument]:
    """What a board of fewer than seven plays by (8.5)."""
    if game.variant is None:
        return []
    pieces, centres = book.rules.short.pieces.get(game.size, 0), book.rules.game.without_turkey
    year = str(book.rules.game.first_year)
    return [say(f"diplomacy-variant-how-{game.variant}", pieces=pieces, centres=centres, year=year)]


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


def swaps_lines(book: Diplomacy, swaps: Sequence[tuple[str, str]]) -> list[Argument]:
    """Who changed seats that were known; nothing where nobody did."""
    said = (say("diplomacy-swapped-pair", one=named(book, one), other=named(book, other)) for one, other in swaps)
    pairs = joined("diplomacy-pairs-and", said)
    return [say("diplomacy-swapped-known", pairs=pairs)] if swaps else []


def moved_said(book: Diplomacy, move: SeatMoved) -> Argument:
    """Where somebody goes who changes seats."""
    seat = say("diplomacy-moved-out")
    if move.seated is not None and move.power is not None:
        power = seat_said(drafted_game(move.seated, 0), move.power)
        seat = say("diplomacy-moved-seat", board=move.seated.board, power=power)
    return say("diplomacy-moved", player=named(book, move.player), seat=seat)


def seats_card(book: Diplomacy, one: Round) -> Card:
    """The seats of a round: who plays what at which board, who sits out."""
    lines = [*board_lines(book, one.games.values()), *hall_lines(book, one.games)]
    if one.doubles:
        lines.append(say("diplomacy-doubles", players=all_named(book, one.doubles)))
    if one.sitting:
        who = all_named(book, one.sitting)
        lines.append(say("diplomacy-sitting", players=who, points=one.sitting_points))
    lines += [*lots_lines(book, draw_of(one.number)), *swaps_lines(book, one.swaps)]
    if one is book.round and top_table.proposed(book):
        lines.append(say("diplomacy-top-usual", boards=book.rules.top.boards))
    title = say("diplomacy-seats-title", round=one.number, rounds=book.planned, years=one.years)
    picture = _seats_picture(book, one)
    return Card(title, tuple(lines), picture=picture, buttons=_acts(book, one), tone=Tone.GOOD)


def hall_lines(book: Diplomacy, boards: Iterable[int]) -> list[Argument]:
    """Where boards stand in the hall, a line for each place."""
    there: dict[str, list[int]] = {}
    for board in boards:
        if board in book.hall:
            there.setdefault(book.hall[board], []).append(board)
    return [
        say("diplomacy-hall-line", place=Free(place), count=len(those), boards=numbers(those))
        for place, those in there.items()
    ]


def _acts(book: Diplomacy, one: Round) -> tuple[tuple[Button, ...], ...]:
    """The boards, what still has to be voted on, the clock; the top table, where it is to be decided now."""
    row = [
        Button(say("diplomacy-variant-button", board=board), f"diplomacy variant {board} {one.number}")
        for board, game in one.games.items()
        if game.undecided
    ]
    row = [*row[:4], Button(say("diplomacy-clock-button"), "diplomacy clock")]
    mine = Button(say("diplomacy-mine-button"), "diplomacy mine", "primary")
    if one is book.round and top_table.proposed(book):
        row.append(Button(say("diplomacy-top-button"), "diplomacy top"))
    return ((mine,), *board_buttons(one.games.values()), tuple(row))


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


# --- what could not be avoided


def findings_lines(book: Diplomacy, found: Findings) -> list[Argument]:
    """What the draft does not avoid, in the order of the wishes, with those whom it concerns."""
    lines: list[Argument] = []
    if found.powers:
        who = [say("diplomacy-seat", power=power_said(power), player=named(book, one)) for one, power in found.powers]
        lines.append(_some("diplomacy-again-powers", who))
    if found.bonds:
        lines.append(_some("diplomacy-again-bonds", [all_named(book, pair) for pair in found.bonds]))
    if found.thrice:
        lines.append(_some("diplomacy-again-thrice", [all_named(book, pair) for pair in found.thrice]))
    if found.meetings:
        pairs = [all_named(book, pair) for pair, _ in found.meetings]
        lines.append(_some("diplomacy-again-meetings", pairs))
    if found.groups:
        who = [say("diplomacy-seat", power=power_said(power), player=named(book, one)) for one, power in found.groups]
        lines.append(_some("diplomacy-again-groups", who))
    if found.neighbours:
        lines.append(_some("diplomacy-again-neighbours", [all_named(book, pair) for pair in found.neighbours]))
    lines = lines or [say("diplomacy-again-nothing")]
    if found.above is not None:
        lines.append(say("diplomacy-again-least", games=found.games, least=found.least, above=found.above))
    return lines


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
