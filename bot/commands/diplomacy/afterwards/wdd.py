"""The results as two tables in the form that the World Diplomacy Database takes: classification and boards."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from bot.commands.diplomacy.cog import cog, spoken
from bot.engines.book import Refused
from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.rules import POWERS, Power
from bot.engines.diplomacy.scoring import scores
from bot.engines.diplomacy.standings import standings
from bot.engines.diplomacy.totals import Played, best_countries, totals
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.cards.card import Attachment, Audience, Card, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.house import House

ROUNDS, YEARS = 8, 20
"""So many columns of rounds and of years its tables have at most."""
UNRANKED = 999
NAMES = ("FIRST NAME", "NAME", "HOMONYME")

Row = dict[str, object]


@cog.command("wdd", may=May.DIRECTOR, hidden=True, private=True, reads=True)
@spoken
async def wdd(call: Call[Diplomacy]) -> Card:
    """The results for the World Diplomacy Database, as two files."""
    assert call.volume is not None
    if not totals(call.book):
        raise Refused("diplomacy-wdd-nothing")
    values = {"book": call.volume.stored.id}
    files = (Attachment("diplomacy-wdd-classification", values), Attachment("diplomacy-wdd-boards", values))
    lines = (say("diplomacy-wdd-what"), say("diplomacy-wdd-names"))
    return Card(say("diplomacy-wdd-title"), lines, files=files, audience=Audience.MEMBER)


@cog.attachment("diplomacy-wdd-classification")
async def classification_file(house: House, values: Mapping[str, Any], language: str) -> tuple[str, bytes]:
    """A row for each player: place, points, rounds, best countries, the top table."""
    book, names = await _read(house, values)
    return "classification.csv", _written(classification(book, names))


@cog.attachment("diplomacy-wdd-boards")
async def boards_file(house: House, values: Mapping[str, Any], language: str) -> tuple[str, bytes]:
    """A row for each game of each player: power, place, points, centres by year."""
    book, names = await _read(house, values)
    return "boards.csv", _written(boards(book, names))


async def _read(house: House, values: Mapping[str, Any]) -> tuple[Diplomacy, dict[str, str]]:
    volume = await house.shelf.volume(values["book"])
    assert volume is not None and isinstance(volume.book, Diplomacy)
    book = volume.book
    return book, {id: await house.people.words(one.name) or id for id, one in book.entrants.items()}


def _written(rows: Iterable[Row]) -> bytes:
    written, every = io.StringIO(), list(rows)
    writer = csv.DictWriter(written, fieldnames=list(dict.fromkeys(name for row in every for name in row)))
    writer.writeheader()
    writer.writerows(every)
    return written.getvalue().encode("utf-8")


def _who(names: Mapping[str, str], player: str) -> Row:
    """First names and family name, as far as the standings have both: the last word is the family's."""
    first, _, last = names[player].strip().rpartition(" ")
    return dict(zip(NAMES, (first, last, 1), strict=True))


def _points(value: Fraction) -> str:
    """As a spreadsheet of any language reads them."""
    return f"{float(value):.2f}"


def _code(power: Power) -> str:
    """A power of the standard game."""
    return f"0{power[:2].upper()}"


def classification(book: Diplomacy, names: Mapping[str, str]) -> list[Row]:
    """Everybody who has played, in the order of the standings; who is disqualified has no place."""
    found, places = totals(book), standings(book).places
    best = best_countries(book)
    top = next((one.top for one in reversed(book.rounds) if one.top is not None and one.top.over), None)
    head = (*NAMES, "RANK", "EXAEQUO", "SCORE", *(f"R{number}" for number in range(1, ROUNDS + 1)))
    rows = []
    for player in sorted(found, key=lambda one: places.get(one, UNRANKED)):
        total, place = found[player], places.get(player, UNRANKED)
        row: Row = dict.fromkeys(head, "") | _who(names, player)
        row |= {"RANK": place, "EXAEQUO": [*places.values()].count(place) or 1, "SCORE": _points(total.points)}
        for number in range(1, min(ROUNDS, len(book.rounds)) + 1):
            worth = total.of_round(number)
            if worth is not None:
                row[f"R{number}"] = _points(worth)
        for power in POWERS:
            game = next((one for one in best.get(power, ()) if one.score.player == player), None)
            row |= _best(power, game)
        if top is not None:
            row |= _topped(book, top, player)
        rows.append(row)
    return rows


def _best(power: Power, game: Played | None) -> Row:
    code = _code(power)
    columns = (f"RK_{code}", f"PT_{code}", f"CT_{code}", f"HEAT_{code}", f"BOARD_{code}")
    if game is None:
        return dict.fromkeys(columns, "")
    values = (1, _points(game.points), game.score.centres, game.round, game.board)
    return dict(zip(columns, values, strict=True))


def _topped(book: Diplomacy, game: Game, player: str) -> Row:
    columns = tuple(f"{name}_TOPBOARD" for name in ("NAME", "HEAT", "BOARD", "RK", "CT", "COUNTRY"))
    score = next((one for one in scores(game, book.rules).values() if one.player == player), None)
    if score is None:
        return dict.fromkeys(columns, "")
    where = game.where
    values = ("A", where.round, where.board, score.place, score.centres, _code(score.power))
    return dict(zip(columns, values, strict=True))


def boards(book: Diplomacy, names: Mapping[str, str]) -> list[Row]:
    """Every board that is over, power by power; the colours of an escalation are no countries, but its places count."""
    worth = {(one.round, one.board, one.power): one for total in totals(book).values() for one in total.played}
    return [
        _of_board(book, game, names, worth[*game.where, score.power])
        for _, game in book.games()
        if game.over
        for score in scores(game, book.rules).values()
    ]


def _of_board(book: Diplomacy, game: Game, names: Mapping[str, str], one: Played) -> Row:
    first, power = book.rules.game.first_year, one.power
    row: Row = _who(names, one.score.player)
    row |= {"ROUND": one.round, "BOARD": one.board, "COUNTRY": "" if game.escalation else _code(power)}
    row |= {"RANK": one.score.place, "EXAEQUO": 1, "SCORE": _points(one.points)}
    out = next((year for year in sorted(game.counts) if not game.centres(power, year)), None)
    row |= {"NB_CENTRE": one.score.centres, "YEAR_ELIMINATION": "" if out is None else out - first + 1}
    row["DRAW"] = _draw(book, game, power)
    for at in range(YEARS):
        year = first + at
        row[f"CT_{at + 1:02d}"] = game.centres(power, year) if year in game.counts else ""
    return row


def _draw(book: Diplomacy, game: Game, power: Power) -> object:
    """Between how many a game was shared: 1 is a solo's, 0 who has no share; nothing where it ended on time."""
    solo = game.solo(book.rules.score.solo_centres)
    if solo is not None:
        return int(solo == power)
    if game.drawn is None:
        return ""
    sharing = game.in_play()
    return len(sharing) if power in sharing else 0
