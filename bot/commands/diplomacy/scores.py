"""/diplomacy score: what each player of a board has, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from bot.commands.diplomacy.answering import spoken
from bot.commands.diplomacy.names import BoardNumber, RoundNumber, factor_said, named, points_said, power_said
from bot.commands.diplomacy.seats import board_said
from bot.commands.naming import joined
from bot.engines.book import Refused
from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.scoring import Line, Score, scores
from bot.engines.diplomacy.totals import Played, Total, totals
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.call import Call
from bot.hall.cards import Argument, Button, Card, Table, Tone, say, strong
from bot.hall.cogs import Cog

cog: Cog[Diplomacy] = Cog(Diplomacy, "diplomacy")


@cog.command("score", reads=True)
@spoken
async def score(call: Call[Diplomacy], board: BoardNumber, round_: RoundNumber | None = None) -> Card:
    """The score of each player of a board, line by line."""
    game = call.book.game_at(board, round_)
    if game.year is None:
        raise Refused("diplomacy-no-centres", board=board)
    return score_card(call.book, game)


def score_card(book: Diplomacy, game: Game) -> Card:
    """The result of a board: the table first, then where every point comes from."""
    found, known = scores(game, book.rules), totals(book)
    rows = tuple(
        (str(one.place), named(book, one.player), str(one.centres), points_said(_worth(known, game, one)))
        for one in found.values()
    )
    head = tuple(say(f"diplomacy-column-{name}") for name in ("place", "player", "centres", "points"))
    lines: list[Argument] = []
    if not game.over:
        lines.append(say("diplomacy-score-so-far", year=str(game.year)))
    lines += [_explained(book, known, game, one) for one in found.values()]
    title = say("diplomacy-score-title", board=board_said(game), round=game.where.round)
    row = (
        Button(say("diplomacy-chart-button"), f"diplomacy chart {game.where.board} {game.where.round}"),
        Button(say("diplomacy-standings-button"), "diplomacy standings"),
    )
    return Card(title, tuple(lines), Table(head, rows, right=(0, 2, 3)), buttons=(row,), tone=Tone.GOOD)


def _played(known: Mapping[str, Total], game: Game, one: Score) -> Played | None:
    """The game among all that the player has played; none while it is on."""
    total = known.get(one.player)
    played = total.played if total is not None else ()
    return next((each for each in played if (each.round, each.board) == game.where), None)


def _worth(known: Mapping[str, Total], game: Game, one: Score) -> Fraction:
    played = _played(known, game, one)
    return one.points if played is None else played.points


def _explained(book: Diplomacy, known: Mapping[str, Total], game: Game, one: Score) -> Argument:
    """Where a player's points come from."""
    shown = score_said(book, one)
    played = _played(known, game, one)
    if played is not None:
        shown = extras_said(book, played, shown)
    return say("diplomacy-score-line", player=strong(named(book, one.player)), power=power_said(one.power), sum=shown)


def score_said(book: Diplomacy, one: Score) -> Argument:
    """A score as a sum: every line, then the multiplier."""
    shown = joined("diplomacy-plus", (line_said(line) for line in one.lines if line.kind != "times"))
    times = next((line for line in one.lines if line.kind == "times"), None)
    if times is None:
        return shown
    return say(
        "diplomacy-times",
        sum=shown,
        factor=factor_said(times.value),
        survivors=times.of,
        least=book.rules.score.survivor_centres,
        points=points_said(one.points),
    )


def line_said(line: Line) -> Argument:
    """One step of a score."""
    return say(f"diplomacy-line-{line.kind}", points=int(line.value), count=line.of)


def extras_said(book: Diplomacy, played: Played, shown: Argument) -> Argument:
    """A score with what is added to it or taken from it."""
    for kind, percent in played.extras:
        shown = say(f"diplomacy-extra-{kind}", sum=shown, percent=abs(percent))
    if played.worst:
        shown = say("diplomacy-extra-worst", sum=shown, percent=book.preset.worst)
    if played.waits:
        shown = say("diplomacy-extra-waits", sum=shown)
    if played.extras or played.worst:
        shown = say("diplomacy-extra-makes", sum=shown, points=points_said(played.points))
    return shown
