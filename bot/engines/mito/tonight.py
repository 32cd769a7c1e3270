"""Tables that stand open tonight: who plays taps, the risikometro is noted, one tells who won, another says so too."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.engines.book import Over, Refused
from bot.engines.mito import games, holding
from bot.engines.mito.calendar import day_after
from bot.engines.mito.games import GameConfirmed, GamePlayed
from bot.engines.mito.holding import GameCounted, GameHeld
from bot.engines.mito.ladder import Game
from bot.engines.mito.league import AboutTable, League
from bot.engines.mito.open_table import OpenTable
from bot.engines.mito.rules import PERIODIC

LEAST = 3
"""So many make a table complete; a game of two is recorded by a line."""
HOUR = 3600.0
NOON = 12 * HOUR
LATELY = 30 * 24 * HOUR
"""Who played last so long ago is not taken to come again."""


@dataclass(frozen=True, slots=True)
class ConfirmingWord:
    """The word of whoever says that a game was as another told it."""

    by: str
    known: bool
    """Whether the club knew them before the table was opened."""
    referee: bool


def open_table(
    book: League, by: str, room: str, name: str, players: Sequence[str], now: float, night_hours: float
) -> OpenTable:
    """Open a table: its game is dated by the evening, which ends so many hours after midnight."""
    after = day_after(now - night_hours * HOUR, book.zone)
    number = book.last_table + 1
    book.happen(
        TonightOpened(
            table=number,
            room=room,
            name=name,
            by=by,
            at=now,
            midnight=after,
            night=after + night_hours * HOUR,
            lapses=after + NOON,
            players=tuple(players),
        )
    )
    return book.tables[number]


def table_of(book: League, number: int) -> OpenTable:
    """A table by its number; one that is no longer open is refused."""
    if number not in book.tables:
        raise Over("mito-table-over")
    return book.tables[number]


def show_again(book: League, number: int) -> OpenTable:
    """The card of a table stands further down from now on."""
    table_of(book, number)
    book.happen(TableShown(table=number))
    return book.tables[number]


def sit(book: League, by: str, number: int, players: Sequence[str]) -> None:
    """Some sit down, by themselves or because another says so."""
    table = table_of(book, number)
    new = tuple(dict.fromkeys(one for one in players if one not in table.seats))
    if not new:
        raise Refused("mito-table-sits-already")
    if len(table.seats) + len(new) > book.rules.table.most:
        raise Refused("mito-table-full", most=book.rules.table.most)
    book.happen(SeatsTaken(table=number, players=new, by=by))


def usual(book: League, table: OpenTable) -> tuple[str, ...]:
    """Who else sat at the last game, not long ago, of whoever sits alone at a table; but for who sits elsewhere."""
    if len(table.seats) != 1:
        return ()
    (alone,) = table.seats
    for game in reversed(book.order):
        if game.at < table.at - LATELY:
            break
        if alone in game.players and len(game.players) >= LEAST:
            taken = {one for other in book.tables.values() for one in other.seats}
            return tuple(one for one in game.players if one not in taken)
    return ()


def sit_as_usual(book: League, by: str, number: int) -> None:
    """Those of the last game sit down again."""
    table = table_of(book, number)
    players = usual(book, table)
    if not players:
        raise Refused("mito-table-changed")
    sit(book, by, number, players)


def stand_up(book: League, by: str, number: int, player: str, *, referee: bool = False) -> None:
    """Somebody does not play: they say so, or one who does, or a referee."""
    table = table_of(book, number)
    if player not in table.seats:
        raise Refused("mito-table-not-there")
    if by not in table.seats and not referee:
        raise Refused("mito-table-not-there")
    book.happen(StoodUp(table=number, player=player, by=by))


def note(book: League, by: str, number: int, turn: int, odds: Mapping[int, int], *, referee: bool = False) -> None:
    """The risikometro of some seats, in hundredths; what is not given stays. At 0 it is taken away."""
    table = _in_hand(book, by, number, referee)
    if table.turn != turn:
        raise Refused("mito-table-changed")
    players = [*table.seats]
    noted = {players[seat]: value for seat, value in odds.items() if seat < len(players)}
    changed = {player: value for player, value in noted.items() if table.seats[player] != value}
    if not changed:
        raise Refused("mito-table-odds-same")
    book.happen(OddsNoted(table=number, players=tuple(changed), odds=tuple(changed.values()), by=by))


def tell(book: League, by: str, number: int, winner: str, *, referee: bool = False) -> None:
    """One of the table tells who won: it counts when somebody else says so too."""
    table = _in_hand(book, by, number, referee)
    if winner not in table.seats:
        raise Refused("mito-table-winner-not-there")
    check(table)
    if table.winner == winner:
        raise Refused("mito-table-told-already")
    book.happen(WinnerTold(table=number, winner=winner, by=by))


def check(table: OpenTable) -> None:
    """Refuse a table whose game cannot be told yet."""
    if len(table.seats) < LEAST:
        raise Refused("mito-table-few", least=LEAST)
    if missing := table.without_odds:
        raise Refused("mito-table-odds-missing", count=len(missing))


def twin_of(book: League, table: OpenTable, now: float) -> Game | None:
    """A game of the same people that was recorded otherwise while the table stood open."""
    twin = games.alike(book, [*table.seats], table.moment(now))
    return twin if twin is not None and twin.at >= table.at else None


def end(book: League, number: int, word: ConfirmingWord, guests: Collection[str], now: float) -> Game:
    """Somebody else at the table, or a referee, says that it was so: the game counts.

    It waits where a period that was told of would have another winner.
    """
    table = table_of(book, number)
    by, at, new = word.by, table.moment(now), book.last + 1
    if not table.winner:
        raise Refused("mito-table-no-winner")
    if by == table.told:
        raise Refused("mito-table-told-by-you")
    if by not in table.seats and not word.referee:
        raise Refused("mito-table-not-there")
    check(table)
    players, odds = table.players, table.risikometro
    games.check_game(book, players, odds, at, now)
    if by not in table.seats:
        games.add(book, by, "referee", players, odds, at, now)
    elif why := _why(book, table, guests, at):
        if not word.known:
            raise Refused("agree-not-known")
        book.happen(GameHeld(number=new, players=players, risikometro=odds, at=at, by=table.told, why=why))
        book.happen(GameConfirmed(number=new, by=by))
        if not holding.overturned(book, book.held[new], now):
            book.happen(GameCounted(number=new, by=by))
    else:
        book.happen(GamePlayed(number=new, players=players, risikometro=odds, at=at, by=table.told, source="table"))
        book.happen(GameConfirmed(number=new, by=by))
    book.happen(TableEnded(table=number, number=new))
    return book.game(new)


def _why(book: League, table: OpenTable, guests: Collection[str], at: float) -> holding.Why | None:
    """Why a table's game takes the word of somebody whom the club knew before."""
    if any(book.period(which, at).end <= book.told[which] for which in book.active if which in PERIODIC):
        return "closed"
    return "guests" if 2 * len({*guests}.intersection(table.seats)) > len(table.seats) else None


def call_off(book: League, by: str, number: int, *, referee: bool = False) -> OpenTable:
    """Nothing was played there: says who opened it, one who sits there, or a referee."""
    table = table_of(book, number)
    if by != table.by and by not in table.seats and not referee:
        raise Refused("mito-table-not-there")
    book.happen(TableCalledOff(table=number, by=by))
    return table


def lapse(book: League, now: float) -> list[OpenTable]:
    """The tables that nobody ended by noon of the next day are open no longer."""
    over = [one for one in book.tables.values() if one.lapses <= now]
    for table in over:
        book.happen(TableLapsed(table=table.number))
    return over


def _in_hand(book: League, by: str, number: int, referee: bool) -> OpenTable:
    table = table_of(book, number)
    if by not in table.seats and not referee:
        raise Refused("mito-table-not-there")
    return table


class TonightOpened(AboutTable, kind="mito.table-opened"):
    """A table was opened for tonight."""

    room: str
    name: str
    by: str
    at: float
    midnight: float
    night: float
    lapses: float
    players: tuple[str, ...]

    def apply(self, book: League) -> None:
        """Who plays taps; it is open until its game is recorded, or noon of the next day."""
        table = OpenTable(
            self.table, self.room, self.name, self.by, self.at, self.midnight, self.night, self.lapses,
            dict.fromkeys(self.players, 0),
        )  # fmt: skip
        book.tables[self.table] = table


class TableShown(AboutTable, kind="mito.table-shown"):
    """The card of a table was asked for again."""

    def apply(self, book: League) -> None:
        """It stands further down."""
        book.tables[self.table].shown += 1


class SeatsTaken(AboutTable, kind="mito.seats-taken"):
    """Some sat down at a table."""

    players: tuple[str, ...]
    by: str

    def apply(self, book: League) -> None:
        """They play; whoever was told to have won is to be told anew."""
        table = book.tables[self.table]
        table.seats |= dict.fromkeys(self.players, 0)
        _turned(table)


class StoodUp(AboutTable, kind="mito.seat-left"):
    """Somebody stood up from a table."""

    player: str
    by: str

    def apply(self, book: League) -> None:
        """They do not play."""
        table = book.tables[self.table]
        table.seats.pop(self.player, None)
        _turned(table)


class OddsNoted(AboutTable, kind="mito.odds-noted"):
    """The risikometro of some who sit at a table."""

    players: tuple[str, ...]
    odds: tuple[int, ...]
    by: str

    def apply(self, book: League) -> None:
        """These values are at stake; whoever was told to have won is to be told anew."""
        table = book.tables[self.table]
        for player, value in zip(self.players, self.odds, strict=True):
            if player in table.seats:
                table.seats[player] = value
        table.winner = table.told = ""


class WinnerTold(AboutTable, kind="mito.winner-told"):
    """One of a table told who won."""

    winner: str
    by: str

    def apply(self, book: League) -> None:
        """Another is to say so too."""
        table = book.tables[self.table]
        table.winner, table.told = self.winner, self.by


class TableOver(AboutTable):
    """A table is open no longer."""

    def apply(self, book: League) -> None:
        """Nobody sits there."""
        book.tables.pop(self.table, None)


class TableEnded(TableOver, kind="mito.table-ended"):
    """The game of a table was recorded."""

    number: int


class TableCalledOff(TableOver, kind="mito.table-called-off"):
    """Nothing was played at a table."""

    by: str


class TableLapsed(TableOver, kind="mito.table-lapsed"):
    """Nobody ended a table by noon of the next day."""


def _turned(table: OpenTable) -> None:
    table.turn += 1
    table.winner = table.told = ""
