"""A player's way through all tournaments of the club."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from fractions import Fraction

from bot.commands.diplomacy.cog import cog, spoken
from bot.commands.diplomacy.names import PlayerName, found, named, points_said, power_said
from bot.engines.diplomacy.games import Where
from bot.engines.diplomacy.rules import POWERS, Power
from bot.engines.diplomacy.standings import standings
from bot.engines.diplomacy.totals import Played, best_countries, is_colour, totals
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.cards.card import Argument, Audience, Card, Free, Table, say, strong
from bot.hall.declared.call import Call

SHOWN = 12
"""The tournaments that have a line of their own: the last ones."""


@dataclass(frozen=True, slots=True)
class TookPart:
    """What somebody did in a tournament."""

    book: Diplomacy
    player: str

    @property
    def games(self) -> tuple[Played, ...]:
        """The games that are over."""
        total = totals(self.book).get(self.player)
        return total.played if total is not None else ()

    @property
    def place(self) -> int | None:
        """Where they stand; None for who is out, or has not played."""
        return standings(self.book).places.get(self.player)

    @property
    def countries(self) -> list[Power]:
        """The powers that nobody played better."""
        best = best_countries(self.book) if self.book.ended else {}
        return [power for power, games in best.items() if any(one.score.player == self.player for one in games)]

    def solo(self, one: Played) -> bool:
        """Whether a game was won alone."""
        game = self.book.game(Where(one.round, one.board))
        return game.solo(self.book.rules.score.solo_centres) == one.power


@cog.command("career", hidden=True, private=True, reads=True)
@spoken
async def career(call: Call[Diplomacy], player: PlayerName) -> Card:
    """All tournaments of the club in which a player took part, game by power."""
    id = await found(call, player)
    taken = [one async for one in _taken(call, call.book.entrant(id).players[0])]
    games = [(one, game) for one in taken for game in one.games]
    if not games:
        return Card(say("diplomacy-career-title", player=named(call.book, id)), (say("diplomacy-career-none"),),
                    audience=Audience.MEMBER)  # fmt: skip
    lines: list[Argument] = [strong(_sum(taken, games))]
    lines += [_line(one) for one in taken[:SHOWN] if one.games]
    won = [(one, power) for one in taken for power in one.countries]
    lines += [say("diplomacy-career-best", power=power_said(power), name=Free(one.book.name)) for one, power in won]
    title = say("diplomacy-career-title", player=named(call.book, id))
    return Card(title, tuple(lines), _powers(games), audience=Audience.MEMBER)


async def _taken(call: Call[Diplomacy], person: str) -> AsyncIterator[TookPart]:
    """Their tournaments, the last used first."""
    assert call.volume is not None
    club = call.volume.stored.club
    ids = call.people.ids_of(person, club)
    plays = {row["book"] for id in ids for row in await call.store.rows("plays", person=id)}
    for stored in await call.store.books(clubs=call.people.links.circle(club), kind=Diplomacy.kind):
        volume = await call.house.shelf.readable(stored.id) if stored.id in plays else None
        if volume is None or not isinstance(volume.book, Diplomacy):
            continue
        who = call.people.resolver(stored.club).get(person, person)
        mine = next((id for id, one in volume.book.entrants.items() if who in one.players), "")
        if mine:
            yield TookPart(volume.book, mine)


def _sum(taken: list[TookPart], games: list[tuple[TookPart, Played]]) -> Argument:
    return say(
        "diplomacy-career-sum",
        tournaments=sum(bool(one.games) for one in taken),
        games=len(games),
        won=sum(game.score.place == 1 for _, game in games),
        solos=sum(one.solo(game) for one, game in games),
        points=points_said(_mean([game.score.points for _, game in games])),
    )


def _mean(points: list[Fraction]) -> Fraction:
    return sum(points, Fraction(0)) / len(points)


def _line(one: TookPart) -> Argument:
    total = totals(one.book)[one.player]
    count = len(standings(one.book).order)
    key = "diplomacy-career-line" if one.book.ended else "diplomacy-career-on"
    name, points = Free(one.book.name), points_said(total.points)
    return say(key, name=name, place=one.place or 0, count=count, points=points, games=len(one.games))


def _powers(games: list[tuple[TookPart, Played]]) -> Table:
    """How often each power was played, won, and what it gave."""
    rows = []
    for power in POWERS:
        own = [game for one, game in games if game.power == power and not is_colour(one.book, game)]
        if own:
            first = sum(game.score.place == 1 for game in own)
            mean = points_said(_mean([game.score.points for game in own]))
            rows.append((power_said(power), str(len(own)), str(first), mean))
    head = tuple(say(f"diplomacy-column-{name}") for name in ("power", "games", "firsts", "mean"))
    return Table(head, tuple(rows), right=(1, 2, 3))
