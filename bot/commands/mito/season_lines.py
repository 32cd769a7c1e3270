"""What makes a season worth following, in words: who moved, streaks, records, the rival, what passing takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.commands.mito.names import amount, called
from bot.engines.mito import season
from bot.engines.mito.ladder import Game, Ladder, Standing
from bot.engines.mito.league import League
from bot.engines.mito.season import Highest, Longest
from bot.hall.cards.card import Argument, Mention, say
from bot.hall.cards.lists import listed

WEEK = 7 * 86_400.0
SHOWN = 3
"""Streaks that are named."""


def places_before(book: League, ladder: Ladder, now: float) -> Mapping[str, int]:
    """The places of a week ago; on the week's ladder those with which the week before it ended."""
    if ladder.period.which == "week":
        before = book.ladder("week", ladder.period.start - 1)
        return {one.player: one.place for one in before.order() if one.place}
    return season.places_at(ladder, min(now, ladder.period.end) - WEEK)


def movement(one: Standing, before: Mapping[str, int]) -> Argument:
    """How many places somebody has gone up or down since last week."""
    if not one.place:
        return ""
    if one.player not in before:
        return say("mito-season-new")
    climb = before[one.player] - one.place
    if not climb:
        return "="
    return f"↑{climb}" if climb > 0 else f"↓{-climb}"


def streak_line(ladder: Ladder) -> Argument:
    """Whoever has won so many games in a row that it is worth telling."""
    runs = _streaks(ladder)
    if not runs:
        return None
    each = (say("mito-season-streak", who=Mention(player), count=wins) for wins, player in runs[:SHOWN])
    return say("mito-season-streaks", who=listed(each))


def longest_streak_line(ladder: Ladder, record: Highest | Longest | None) -> Argument:
    """The longest of these streaks in a sentence; nothing where that is told already, as a record."""
    runs = _streaks(ladder)
    if not runs or (isinstance(record, Longest) and record.player == runs[0][1]):
        return None
    wins, player = runs[0]
    return say("mito-season-wins-on", who=Mention(player), count=wins)


def _streaks(ladder: Ladder) -> list[tuple[int, str]]:
    """How many games in a row those have won who have won so many that it is worth telling; the longest first."""
    runs = [(wins, player) for player, wins in season.streaks(ladder).items() if wins >= season.LONG]
    return sorted(runs, key=lambda run: (-run[0], ladder.scores[run[1]].first))


def record_line(found: Highest | Longest | None) -> Argument:
    """A record that was broken."""
    if found is None:
        return None
    if isinstance(found, Longest):
        return say("mito-season-record-streak", who=Mention(found.player), count=found.wins)
    return say("mito-season-record", who=Mention(found.player), value=amount(found.value))


def won_news(ladder: Ladder, game: Game) -> list[Argument]:
    """What a win has brought its winner besides points, on a ladder that ends with it: a record, a streak."""
    found: list[Argument] = []
    if season.highest(ladder, game.at):
        found.append(say("mito-season-won-record"))
    if (wins := season.streak(ladder, game.winner)) >= season.LONG:
        found.append(say("mito-season-won-streak", count=wins))
    return found


def own_lines(ladder: Ladder, player: str) -> Sequence[Argument]:
    """A player's streak, and whom they meet most."""
    lines: list[Argument] = []
    if abs(run := season.streak(ladder, player)) >= season.LONG:
        lines.append(say("mito-season-run-won" if run > 0 else "mito-season-run-lost", count=abs(run)))
    if met := season.rival(ladder, player):
        lines.append(
            say("mito-season-rival", who=Mention(met.player), games=met.games, won=str(met.won), lost=str(met.lost))
        )
    return lines


def passing_line(book: League, ladders: Sequence[Ladder], player: str) -> Argument:
    """What it takes to pass whoever stands above, on the first of these ladders on which somebody has a place; it is
    named where it is not the first."""
    ladder = next((one for one in ladders if one.place(player)), None)
    above = season.passing(ladder, player) if ladder is not None else None
    if ladder is None or above is None:
        return None
    told: dict[str, Argument] = {"who": Mention(above.player), "gap": amount(above.gap), "next": season.AHEAD}
    share = above.share
    if share == 1:
        said = say("mito-season-pass-all", **told)
    else:
        said = say("mito-season-pass", **told, wins=share.numerator, tables=share.denominator)
    if ladder is ladders[0]:
        return said
    return say("mito-season-pass-on", ladder=called(book, ladder.period.which), passing=said)
