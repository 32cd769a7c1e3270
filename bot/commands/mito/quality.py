"""/mito quality: how well the ratings predict who wins."""

from __future__ import annotations

from functools import partial

from bot.commands.mito.cog import cog
from bot.commands.mito.names import called
from bot.commands.number_format import figure, percent
from bot.engines.book import Refused
from bot.engines.mito.league import League
from bot.engines.mito.quality import Quality, quality
from bot.engines.mito.rules import Which
from bot.hall.books.long_books import aside
from bot.hall.cards.card import Argument, Card, Table, Words, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May


@cog.command("quality", may=May.DIRECTOR, reads=True)
async def quality_(call: Call[League]) -> Card:
    """How well each ladder would have predicted the club's games, against a plain equal guess."""
    book = call.book
    games = list(book.order)
    if not games:
        raise Refused("mito-no-games")
    found: list[tuple[Which, Quality]] = []
    for which in book.active:
        one = await aside(len(games), partial(quality, games, which, book.numbers(which), book.zone))
        if one is not None:
            found.append((which, one))
    rows: list[Words] = [(called(book, which), _loss(one.rating), percent(one.gain)) for which, one in found]
    first = found[0][1]
    rows.append((say("mito-quality-equal"), _loss(first.equal), ""))
    head = tuple(say(f"mito-quality-column-{one}") for one in ("ladder", "loss", "gain"))
    key = "better" if first.gain > 0 else "worse"
    lines: list[Argument] = [
        say(f"mito-quality-{key}", ladder=called(book, found[0][0]), gain=percent(abs(first.gain)), games=first.games),
        say("mito-quality-what"),
    ]
    if first.risikometro is not None:
        lines.insert(1, say("mito-quality-parts", elo=_loss(first.elo), risikometro=_loss(first.risikometro)))
    return Card(say("mito-quality-title"), tuple(lines), Table(head, tuple(rows), right=(1, 2)))


def _loss(value: float) -> Argument:
    """A mean loss with four decimals."""
    return figure(value, 4)
