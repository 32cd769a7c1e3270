"""/mito player: a player's value, best, games and form, how they do against chance, and their way as a picture."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from bot.commands import card_pictures
from bot.commands.mito.cog import cog
from bot.commands.mito.held_games import guests
from bot.commands.mito.names import WhichLadder, amount, called, kept, place_said, titled
from bot.commands.mito.season_lines import own_lines, passing_line
from bot.commands.number_format import percent
from bot.engines.book import Refused
from bot.engines.mito import challenges
from bot.engines.mito.ladder import Ladder
from bot.engines.mito.league import Challenge, League
from bot.engines.mito.players import Record, Tally, record_of
from bot.engines.mito.points import HUNDRED
from bot.engines.mito.rules import LONGEST_FIRST
from bot.hall.cards.card import Argument, Button, Card, Mention, Moment, Picture, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import PersonId
from bot.hall.declared.rules_pages import how
from bot.pictures.history import MOST_POINTS


@cog.command("player", reads=True)
async def player(call: Call[League], player: PersonId | None = None, which: WhichLadder | None = None) -> Card:
    """How a player stands, and how they came there."""
    book, who = call.book, player or call.member
    one = kept(book, which)
    ladder = book.ladder(one, call.now)
    others = [book.ladder(other, call.now) for other in LONGEST_FIRST if other in book.active and other != one]
    standing = ladder.standing(who)
    if standing is None and not any(who in game.players for game in book.order):
        raise Refused("mito-no-games-of", who=Mention(who))
    lines: list[Argument] = [say("mito-player-none", ladder=titled(book, ladder.period))]
    if standing is not None:
        record = record_of(ladder, who)
        lines = [
            strong(
                say(
                    "mito-player-value",
                    value=amount(standing.value),
                    place=place_said(standing, ladder.rules.minimum),
                    best=amount(standing.best),
                )
            ),
            *record_lines(record),
            *own_lines(ladder, who),
            *((passing,) if (passing := passing_line(book, [ladder, *others], who)) else ()),
            *(_called_out(one, who) for one in challenges.agreed_of(book, who, call.now)),
        ]
    lines += [_elsewhere(book, book.ladder(other, call.now), who) for other in book.active if other != one]
    row = tuple(
        Button(called(book, other), f"mito player player:<@{who}> which:{other}")
        for other in book.active
        if other != one
    )
    return Card(
        say("mito-player-title", who=Mention(who), ladder=titled(book, ladder.period)),
        tuple(lines),
        picture=history(book, ladder, who) if standing is not None else None,
        buttons=(*((row,) if row else ()), (*await _to_call_out(call, who), how("mito", "ladders"))),
    )


async def _to_call_out(call: Call[League], who: str) -> tuple[Button, ...]:
    """A button by which whoever reads of somebody else calls them out; none for a guest, who could not agree."""
    if who == call.member or await guests(call, [who]):
        return ()
    return (Button(say("mito-challenge-button"), f"mito challenge player:<@{who}>"),)


@cog.result
def result(call: Call[Any], book: League, who: str) -> Argument | None:
    """Where somebody stands on the longest of the ladders."""
    ladder = next((book.ladder(which, call.now) for which in LONGEST_FIRST if which in book.active), None)
    standing = ladder.standing(who) if ladder else None
    if ladder is None or standing is None:
        return None
    games, value = standing.games, amount(standing.value)
    if not standing.place:
        return say("mito-result-apart", games=games, value=value)
    return say("mito-result", games=games, place=standing.place, value=value)


def _called_out(one: Challenge, who: str) -> Argument:
    return say("mito-challenge-open", who=Mention(one.by if one.rival == who else one.rival))


def _elsewhere(book: League, ladder: Ladder, who: str) -> Argument:
    """The same player on another ladder, in one line."""
    standing = ladder.standing(who)
    if standing is None:
        return say("mito-player-none", ladder=called(book, ladder.period.which))
    return say(
        "mito-player-elsewhere",
        ladder=called(book, ladder.period.which),
        value=amount(standing.value),
        place=place_said(standing, ladder.rules.minimum),
        best=amount(standing.best),
    )


def record_lines(record: Record) -> list[Argument]:
    """Wins against what was to be expected, the favourite's and the underdog's, best win, form."""
    lines: list[Argument] = [_tally("all", record.all)]
    lines += [
        _tally(name, tally)
        for name, tally in (("favourite", record.favourite), ("underdog", record.underdog))
        if tally.games
    ]
    if record.best is not None:
        game, change = record.best
        lines.append(
            say(
                "mito-player-best",
                change=amount(change, sign=True),
                number=str(game.number),
                at=Moment(game.at, "date"),
            )
        )
    form: Argument = None
    for won in record.form:
        one = say("mito-form-won" if won else "mito-form-lost")
        form = say("mito-form-then", form=form, one=one) if form else one
    lines.append(say("mito-player-form", form=form))
    return lines


def _tally(name: str, tally: Tally) -> Argument:
    """So many wins of so many games, where chance alone would have given so many."""
    expected = tally.expected
    return say(
        f"mito-player-{name}",
        wins=tally.wins,
        games=tally.games,
        percent=percent(Fraction(tally.wins, tally.games), 0),
        chance=percent(expected / tally.games, 0),
    )


def history(book: League, ladder: Ladder, who: str) -> Picture:
    """The values of a player over time, with wins and losses; of very many games the last ones."""
    way = list(ladder.way(who))
    start = ladder.rules.first / HUNDRED
    points: list[tuple[float, float, bool | None]] = [(way[0][0].at, start, None)]
    points += [(game.at, value / HUNDRED, game.winner == who) for game, _, value in way]
    title = say("mito-history-title", who=Mention(who))
    return card_pictures.history(title, titled(book, ladder.period), points[-MOST_POINTS:], start=start, decimals=2)
