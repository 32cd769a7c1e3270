"""The tables of an export: every game, in a form that /mito import reads; and every ladder of every period."""

from __future__ import annotations

from bot.commands.mito.cog import cog
from bot.commands.mito.names import amount, called, odds_typed
from bot.engines.book import Recorded
from bot.engines.mito.calendar import Period
from bot.engines.mito.ladder import Ladder
from bot.engines.mito.league import League
from bot.hall.cards.card import Argument, Mention, Moment, Table, Words, say
from bot.hall.cards.lists import listed


def _head(*names: str) -> Words:
    return tuple(say(f"mito-sheet-{name}") for name in names)


@cog.sheet
def games_sheet(book: League, records: list[Recorded]) -> Table:
    """Every game that stands, in the order in which they were played."""
    seats = book.rules.table.most
    rows: list[Words] = []
    for game in list(book.order):
        empty = ("",) * (seats - len(game.players))
        players: Words = (*map(Mention, game.players), *empty)
        rows.append(
            (Moment(game.at), *players, odds_typed(game.risikometro), str(game.number), _state(book, game.number))
        )
    others = [say("mito-sheet-player", seat=str(seat)) for seat in range(2, seats + 1)]
    return Table((*_head("when", "winner"), *others, *_head("risikometro", "number", "standing")), tuple(rows))


def _state(book: League, number: int) -> Argument:
    word = book.word(number)
    if book.games[number].settled or word.upheld:
        return say("mito-standing-settled")
    if word.disputed:
        return say("mito-standing-disputed")
    return say(f"mito-standing-{book.games[number].source}", confirmed=listed(map(Mention, word.confirmed)) or "–")


@cog.sheet
def ladders_sheet(book: League, records: list[Recorded]) -> Table:
    """Everybody's place and points, ladder by ladder and period by period."""
    rows: list[Words] = []
    games = list(book.order)
    for which in book.active:
        ladder: Ladder | None = None
        for game in games:
            if ladder is None or not ladder.period.holds(game.at):
                rows += _rows(book, ladder)
                ladder = _begun(book, book.period(which, game.at))
            ladder.play((game,))
        rows += _rows(book, ladder)
    return Table(_head("ladder", "period", "place", "person", "value", "best", "games", "wins"), tuple(rows))


def _begun(book: League, period: Period) -> Ladder:
    """A ladder apart from the book's own: the table is made while others go on playing."""
    return Ladder(period, book.numbers(period.which, period.end))


def _rows(book: League, ladder: Ladder | None) -> list[Words]:
    if ladder is None:
        return []
    name = called(book, ladder.period.which)
    return [
        (
            name,
            ladder.period.label,
            str(one.place or ""),
            Mention(one.player),
            amount(one.value),
            amount(one.best),
            str(one.games),
            str(one.wins),
        )
        for one in ladder.order()
    ]
