"""The tables of an export: players, games with every line of their scores, winters, standings."""

from __future__ import annotations

from bot.commands.diplomacy.cog import cog
from bot.commands.diplomacy.names import named, points_said, power_said
from bot.commands.diplomacy.scoring import extras_said, score_said
from bot.commands.diplomacy.standings import listed
from bot.engines.book import Recorded
from bot.engines.diplomacy.rules import POWERS
from bot.engines.diplomacy.totals import totals
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.cards.card import Argument, Mention, Table, say


def _head(*names: str) -> tuple[Argument, ...]:
    return tuple(say(f"diplomacy-sheet-{name}") for name in names)


@cog.sheet
def players_sheet(book: Diplomacy, records: list[Recorded]) -> Table:
    """Everybody who entered."""
    rows = tuple(
        (
            str(one.number),
            named(book, one.id),
            Mention(one.players[0]),
            str(one.since),
            say(f"diplomacy-fate-{one.fate}"),
        )
        for one in book.entrants.values()
    )
    return Table(_head("number", "player", "person", "since", "fate"), rows)


@cog.sheet
def games_sheet(book: Diplomacy, records: list[Recorded]) -> Table:
    """Every game that counts, with the sum behind its points."""
    rows = [
        (
            str(one.round),
            str(one.board),
            power_said(one.power),
            named(book, player),
            str(one.score.centres),
            str(one.score.place),
            points_said(one.counted),
            extras_said(book, one, score_said(book, one.score)),
        )
        for player, total in totals(book).items()
        for one in total.played
    ]
    return Table(_head("round", "board", "power", "player", "centres", "place", "points", "sum"), tuple(rows))


@cog.sheet
def winters_sheet(book: Diplomacy, records: list[Recorded]) -> Table:
    """The centres of every winter."""
    rows = [
        (str(one.number), str(game.where.board), str(year), *(str(game.centres(power, year)) for power in POWERS))
        for one, game in book.games()
        for year in sorted(game.counts)
    ]
    return Table((*_head("round", "board", "year"), *map(power_said, POWERS)), tuple(rows))


@cog.sheet
def standings_sheet(book: Diplomacy, records: list[Recorded]) -> Table:
    """The standings as they are now."""
    ranking = listed(book).ranking
    return Table(ranking.head, ranking.rows)
