"""What each player of a board has, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from bot.commands.diplomacy.names import factor_said, named, points_said, power_said
from bot.commands.diplomacy.seating.seats import board_said
from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.scoring import Score, ScoreStep, multiplier, scores, survivors
from bot.engines.diplomacy.totals import Played, Total, totals
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.cards.card import Argument, Button, Card, Tone, say, strong
from bot.hall.cards.lists import joined
from bot.hall.declared.rules_pages import how


def score_card(book: Diplomacy, game: Game) -> Card:
    """The result of a board: each player's place and points, and where every point comes from."""
    found, known = scores(game, book.rules), totals(book)
    lines: list[Argument] = []
    if not game.over:
        lines.append(say("diplomacy-score-so-far", year=str(game.year)))
    lines.append(
        say(
            "diplomacy-score-factor",
            factor=factor_said(multiplier(game, book.rules)),
            survivors=survivors(game, book.rules),
            least=book.rules.score.survivor_centres,
        )
    )
    lines += [_explained(book, known, game, one) for one in found.values()]
    title = say("diplomacy-score-title", board=board_said(game), round=game.where.round)
    row = (
        Button(say("diplomacy-chart-button"), f"diplomacy years {game.where.round} {game.where.board}"),
        Button(say("diplomacy-standings-button"), "diplomacy standings"),
        how("diplomacy", "score"),
    )
    return Card(title, tuple(lines), buttons=(row,), tone=Tone.GOOD)


def _played(known: Mapping[str, Total], game: Game, one: Score) -> Played | None:
    """The game among all that the player has played; none while it is on."""
    total = known.get(one.player)
    played = total.played if total is not None else ()
    return next((each for each in played if (each.round, each.board) == game.where), None)


def _explained(book: Diplomacy, known: Mapping[str, Total], game: Game, one: Score) -> Argument:
    """A player's place and points, and where they come from."""
    shown, points = score_said(book, one, "diplomacy-times-told"), one.points
    played = _played(known, game, one)
    if played is not None:
        shown, points = extras_said(book, played, shown), played.counted
    return say(
        "diplomacy-score-line",
        place=one.place,
        player=strong(named(book, one.player)),
        power=power_said(one.power),
        points=strong(points_said(points)),
        sum=shown,
    )


def score_said(book: Diplomacy, one: Score, times_said: str = "diplomacy-times") -> Argument:
    """A score as a sum: every line, then the multiplier by that text."""
    shown = joined("diplomacy-plus", (line_said(line) for line in one.lines if line.kind != "times"))
    times = next((line for line in one.lines if line.kind == "times"), None)
    if times is None:
        return shown
    return say(
        times_said,
        sum=shown,
        factor=factor_said(times.value),
        survivors=times.of,
        least=book.rules.score.survivor_centres,
        points=points_said(one.points),
    )


def line_said(line: ScoreStep) -> Argument:
    """One step of a score."""
    return say(f"diplomacy-line-{line.kind}", points=int(line.value), count=line.of)


def extras_said(book: Diplomacy, played: Played, shown: Argument) -> Argument:
    """A score with what is added to it or taken from it, and each sum that is multiplied."""
    for kind, percent in played.extras:
        shown = say(f"diplomacy-extra-{kind}", sum=shown, percent=abs(percent))
    if played.extras:
        shown = _makes(shown, played.score.points, 1 + Fraction(sum(percent for _, percent in played.extras), 100))
    if played.worst:
        shown = say("diplomacy-extra-worst", sum=shown, percent=book.preset.worst)
        shown = _makes(shown, played.points, Fraction(book.preset.worst, 100))
    if played.waits:
        shown = say("diplomacy-extra-waits", sum=shown)
    return shown


def _makes(shown: Argument, points: Fraction, factor: Fraction) -> Argument:
    """What comes of points that are multiplied."""
    made = points_said(points * factor)
    return say("diplomacy-extra-makes", sum=shown, before=points_said(points), factor=factor_said(factor), points=made)
