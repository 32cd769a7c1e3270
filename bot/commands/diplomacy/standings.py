"""/diplomacy score, standings, explain: what a board gave, who stands where and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from typing import Any

from bot.commands.diplomacy.cog import cog, spoken
from bot.commands.diplomacy.explaining import comparison_card, player_card
from bot.commands.diplomacy.names import BoardNumber, PlayerName, RoundNumber, all_named, found, named, points_said
from bot.commands.diplomacy.scoring import score_card
from bot.commands.diplomacy.seating.seats import board_lines, drafted_game
from bot.commands.tournament.gains import moved_points
from bot.commands.tournament.ranking import MEDALS, Page, PageNumber, Ranking
from bot.commands.typed_names import one_or_two, two
from bot.engines.book import Refused
from bot.engines.diplomacy.games import Where
from bot.engines.diplomacy.scoring import scores
from bot.engines.diplomacy.standings import LOT, POINTS, TOP, compare, standings
from bot.engines.diplomacy.totals import Total, totals
from bot.engines.diplomacy.tournament import Diplomacy
from bot.engines.seals import act_of
from bot.engines.tournament.rounds import draw_of
from bot.engines.tournament.standings import decided_by
from bot.hall.cards.card import Argument, Button, Card, Free, Tone, say, strong
from bot.hall.cards.lists import dotted
from bot.hall.declared.call import Call
from bot.hall.declared.rules_pages import how

COLUMNS = 8
"""The most rounds that stand side by side: the last ones."""


@dataclass(frozen=True, slots=True)
class Listed:
    """The standings as they are shown."""

    ranking: Ranking
    """The places of the top table stand out."""
    order: tuple[str, ...]
    tied: bool
    by_lot: bool


@cog.command("score", reads=True)
@spoken
async def score(call: Call[Diplomacy], board: BoardNumber, round_: RoundNumber | None = None) -> Card:
    """The score of each player of a board, line by line."""
    game = call.book.game_at(board, round_)
    if game.year is None:
        raise Refused("diplomacy-no-centres", board=board)
    if call.book.hide and not game.over:
        raise Refused("diplomacy-score-hidden", board=board)
    return score_card(call.book, game)


@cog.command("standings", reads=True)
@spoken
async def show(call: Call[Diplomacy], page: PageNumber | None = None) -> Card:
    """The standings as they are now, as a picture too."""
    book = call.book
    book.opened()
    if not totals(book):
        raise Refused("diplomacy-no-standings")
    return replace(standings_card(book, None, page or 1), replaces=page is not None)


@cog.command("explain", reads=True)
@spoken
async def explain(call: Call[Diplomacy], player: PlayerName, other: PlayerName | None = None) -> Card:
    """Where a player's points come from; with another: why one stands above the other."""
    find = partial(found, call)
    meant = await one_or_two(find, player) if other is None else await two(find, player, other)
    if len(meant) == 1:
        return player_card(call.book, meant[0])
    return comparison_card(call.book, compare(call.book, meant[0], meant[1]))


@cog.result
def result(call: Call[Any], book: Diplomacy, who: str) -> Argument | None:
    """Somebody's points, and where they stand with them."""
    return dotted(_of_player(book, one.id) for one in book.entrants.values() if who in one.players)


def _of_player(book: Diplomacy, player: str) -> Argument:
    total, place = totals(book).get(player), standings(book).places.get(player)
    if total is None or place is None:
        return say("diplomacy-result-entered")
    return say("diplomacy-result", points=points_said(total.points), place=place, games=len(total.played))


@cog.gains
async def gains(before: Diplomacy, after: Diplomacy, *_: object) -> Sequence[Argument]:
    """Whose points in the standings would be others, and at a board that is still played what it gives so far."""
    name = partial(named, after)
    was, now = ({one: of.points for one, of in totals(book).items()} for book in (before, after))
    lines = moved_points(was, now, name, points_said)
    there, then = (_given(book) for book in (before, after))
    for where in sorted(there.keys() & then.keys()):
        if moved := moved_points(there[where], then[where], name, points_said):
            lines += [strong(say("diplomacy-board", board=where.board)), *moved]
    return lines + _seated(before, after)


def _seated(before: Diplomacy, after: Diplomacy) -> list[Argument]:
    """Who sits where, of seats that would be drawn again from another seal."""
    was = before.draft
    waited, left = ({act_of(throw) for throw in book.ledger.dropped} for book in (before, after))
    if was is None or draw_of(was.number) not in waited - left:
        return []
    return [say("diplomacy-sat-before"), *board_lines(before, [drafted_game(one, was.number) for one in was.boards])]


def _given(book: Diplomacy) -> dict[Where, dict[str, Fraction]]:
    """What each board that is still played gives so far."""
    on = (game for one in book.rounds for game in one.games.values() if not game.over)
    return {
        game.where: {score.player: score.points for score in scores(game, book.rules).values()} if game.counts else {}
        for game in on
    }


def standings_card(book: Diplomacy, rounds: int | None = None, wanted: int = 1) -> Card:
    """The standings after so many rounds, or as they are now; as many players at a time as a phone shows well."""
    shown = listed(book, rounds)
    page = Page.of(shown.ranking, wanted)
    final = book.ended and (rounds is None or rounds >= len(book.rounds))
    lines: list[Argument] = []
    if final:
        lines += podium(book, shown.order)
    if shown.ranking.highlight:
        lines.append(say("diplomacy-standings-top", count=shown.ranking.highlight))
    if shown.by_lot:
        lines.append(say("diplomacy-standings-lot"))
    elif shown.tied:
        lines.append(say("diplomacy-standings-tied"))
    row = page.turns("diplomacy standings", "diplomacy-standings-page")
    row.append(Button(say("diplomacy-why-button"), "diplomacy explain"))
    return Card(
        shown.ranking.title,
        (*lines, *_out(book)),
        page.table(),
        page.picture(Free(book.name), "diplomacy-standings-part", players=len(shown.order)),
        buttons=((*row, how("diplomacy", "ties")),),
        tone=Tone.GOOD if final else Tone.PLAIN,
    )


def podium(book: Diplomacy, order: Sequence[str]) -> tuple[Argument, ...]:
    """The first three with their medals."""
    return tuple(
        say(f"diplomacy-medal-{medal}", player=named(book, player))
        for player, medal in zip(order, MEDALS, strict=False)
    )


def _out(book: Diplomacy) -> list[Argument]:
    """Those who were disqualified."""
    out = [one.id for one in book.entrants.values() if one.fate == "disqualified"]
    return [say("diplomacy-standings-out", players=all_named(book, out))] if out else []


# --- what stands in it


def listed(book: Diplomacy, rounds: int | None = None) -> Listed:
    """The standings after so many rounds, or as they are now."""
    found, known = standings(book, rounds), totals(book, rounds)
    through = len(book.rounds) if rounds is None else rounds
    drawn = decided_by(found, {LOT})
    tied = decided_by(found, {one.key for one in found.chain} - {TOP, POINTS})
    shown = range(max(1, through - COLUMNS + 1), through + 1)
    beside = {player: known[player].top_win - known[player].penalty for player in found.order}
    rows, wide = [], []
    for place, player in enumerate(found.order, 1):
        total = known[player]
        start = (f"{place}*" if player in drawn else str(place), named(book, player))
        points = points_said(total.points)
        rows.append((*start, points))
        each = (_round_said(total, number) for number in shown)
        given = points_said(Fraction(beside[player])) if beside[player] else "–"
        other = (given,) if any(beside.values()) else ()
        wide.append((*start, *each, *other, points))
    head = tuple(say(f"diplomacy-column-{name}") for name in ("place", "player", "points"))
    rounds_head = (say("diplomacy-column-round", round=number) for number in shown)
    other_head = (say("diplomacy-column-other"),) if any(beside.values()) else ()
    wide_head = (*head[:2], *rounds_head, *other_head, head[2])
    over = book.ended and through == len(book.rounds)
    title = (
        say("diplomacy-standings-final") if over else say("diplomacy-standings-now", round=through, rounds=book.planned)
    )
    top = sum(1 for one in found.chain if one.key == TOP) and min(3, len(found.order))
    ranking = Ranking(title, wide_head, tuple(wide), top, head, tuple(rows))
    return Listed(ranking, found.order, bool(tied), bool(drawn))


def _round_said(total: Total, number: int) -> Argument:
    """What a round gave; a dash for one that was not played."""
    given = total.counted_of(number)
    sitting = next((points for one, points in total.sitting if one == number), None)
    if given is None:
        return "–" if sitting is None else say("diplomacy-sat", points=sitting)
    return points_said(given)
