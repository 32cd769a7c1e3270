"""/mito tonight: a table is opened, who plays taps, and at the end one tells who won and another says so too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from typing import Annotated, Any

from bot.commands.journal_lines import Fields, counted, person, tell
from bot.commands.mito.cog import cog, in_its_zone
from bot.commands.mito.held_games import guests, held_card
from bot.commands.mito.names import Amount, ByButton, people
from bot.commands.mito.names import referee_of as referee
from bot.commands.mito.tonight.table_cards import SEATS, table_card, titled
from bot.commands.mito.who_moved import recorded_card
from bot.commands.shown_in_rooms import show, word
from bot.commands.typed_names import same
from bot.engines.book import Refused
from bot.engines.mito import tonight as tables
from bot.engines.mito.ladder import Game
from bot.engines.mito.league import LAPSING, League
from bot.engines.mito.open_table import OpenTable
from bot.engines.mito.points import HUNDRED, hundredths
from bot.engines.mito.tonight import (
    OddsNoted,
    SeatsTaken,
    StoodUp,
    TableCalledOff,
    TableEnded,
    TableLapsed,
    TableShown,
    TonightOpened,
    WinnerTold,
)
from bot.hall.cards.card import Argument, Audience, Button, Card, Free, Mention, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden
from bot.hall.declared.kinds import Members, PersonId, Text, Whole
from bot.hall.declared.known_before import known_before
from bot.hall.declared.told import Told
from bot.hall.declared.values import Values
from bot.hall.running.forms import rows

TableName = Annotated[str, Text(longest=30)]
TableNumber = Annotated[int, Whole(1, 9_999_999)]
Again = Annotated[int, Whole(0, 9_999_999), Hidden()]
Turn = Annotated[int, Whole(0, 9_999), Hidden()]
Seated = Annotated[tuple[str, ...], Members(least=1, most=6)]
Odds = Annotated[Decimal, Amount(low="0", high="9999")]
OFFERED = 16
"""Names that are offered to sit down."""
SAME_EVENING = 12 * tables.HOUR
"""After so long those who played are not taken to be there still."""


@cog.command("tonight", opens=True)
@in_its_zone
async def tonight(call: Call[League], name: TableName | None = None, again: Again = 0) -> Card:
    """Open a table for tonight, or show the one that is open; by a button, one for those who have just played."""
    book, room = call.book, call.room_for("here") if call.room.private else call.room.id
    there = [(table, await call.people.words(table.name)) for table in book.tables.values() if table.room == room]
    found = [table for table, called in there if name is None or (called and same(called) == same(name))]
    if found:
        table = found[-1]
        _gone(call, table, say("mito-table-below"))
        return shown(call, tables.show_again(book, table.number), say("mito-table-there"), pressed=False)
    players: tuple[str, ...] = (call.member,)
    if again and call.now - (game := book.game(again)).at < SAME_EVENING and call.member in game.players:
        players = game.players
    kept = call.keep(name, shared=True)
    table = tables.open_table(book, call.member, room, kept, players, call.now, call.settings.mito.night_hours)
    return shown(call, table, say("mito-table-opened"), pressed=False)


def shown(call: Call[League], table: OpenTable, news: Argument, *, pressed: bool = True) -> Card:
    """Show a table in its room as it stands now, and answer whoever pressed there, or elsewhere."""
    return show(call, table_card(call.book, table), _key(call, table), [table.room], word(news), pressed=pressed)


def _key(call: Call[League], table: OpenTable) -> str:
    assert call.volume is not None
    return f"table:{call.volume.stored.id}:{table.number}:{table.shown}"


def _gone(call: Call[League], table: OpenTable, why: Argument, *buttons: Button) -> None:
    """In the place of a table's card stands why it is there no more."""
    card = Card(titled(table), (why,), buttons=(buttons,) if buttons else ())
    call.told.append(Told(card, table.room, key=_key(call, table)))


# --- who plays


@cog.command("sit", hidden=True)
async def sit(call: Call[League], table: TableNumber, players: Seated | None = None) -> Card:
    """Sit down at a table, or say who else does."""
    tables.sit(call.book, call.member, table, players or (call.member,))
    if players:
        return await _told_others(call, table)
    return shown(call, call.book.tables[table], say("mito-table-sat"))


@cog.command("usual", hidden=True)
async def usual(call: Call[League], table: TableNumber) -> Card:
    """Say that those of the last game play again."""
    tables.sit_as_usual(call.book, call.member, table)
    return shown(call, call.book.tables[table], say("mito-table-noted"))


@cog.command("away", hidden=True)
async def away(call: Call[League], table: TableNumber) -> Card:
    """Stand up from a table."""
    tables.stand_up(call.book, call.member, table, call.member)
    return shown(call, call.book.tables[table], say("mito-table-left"))


@cog.command("unseat", hidden=True)
async def unseat(call: Call[League], table: TableNumber, player: PersonId) -> Card:
    """Say that somebody does not play after all."""
    tables.stand_up(call.book, call.member, table, player, referee=referee(call))
    return await _told_others(call, table)


@cog.command("others", hidden=True, reads=True, private=True)
async def others(call: Call[League], table: TableNumber) -> Card:
    """Who else may play, those who play here most first; guests by their names; and who does not play after all."""
    return await _others(call, table)


async def _told_others(call: Call[League], number: int) -> Card:
    """The room sees who sits there now; whoever pressed goes on choosing."""
    shown(call, call.book.tables[number], "", pressed=False)
    return replace(await _others(call, number), replaces=True)


async def _others(call: Call[League], number: int) -> Card:
    table = tables.table_of(call.book, number)
    free = call.book.rules.table.most - len(table.seats)
    offered = await _offered(call, table) if free else []
    sit_down = [Button(Mention(one), f"mito sit {number} <@{one}>") for one in offered]
    up = [
        Button(say("mito-table-up-button", who=Mention(one)), f"mito unseat {number} <@{one}>", "bad")
        for one in table.seats
        if one != call.member
    ]
    form = (Button(say("mito-table-form-button"), f"mito sit {number}", ask=("players",)),) if free else ()
    what = say("mito-table-others", who=people(table.seats)) if table.seats else say("mito-table-nobody")
    buttons = tuple(row for row in (*rows(sit_down, 4), form, *rows(up, 3)) if row)
    title = titled(table)
    return Card(title, (what,), buttons=buttons, audience=Audience.MEMBER, tone=Tone.ASK)


async def _offered(call: Call[League], table: OpenTable) -> list[str]:
    """Those who have played here most, then whoever else was seen here; not who sits there, nor who asks."""
    often = Counter(player for game in call.book.order for player in game.players)
    known = dict.fromkeys(one for one, _ in often.most_common(OFFERED + len(table.seats) + 1))
    known |= {one.id: None for one in await Values.of(call).nearest()}
    taken = {*table.seats, call.member, *(one for other in call.book.tables.values() for one in other.seats)}
    found = [one for one in known if one not in taken]
    return [one for one in found if (await call.people.person(one)).name][:OFFERED]


# --- the risikometro


async def _fields(call: Call[League]) -> Mapping[str, tuple[str, str]]:
    """A field for each who sits at the table, with their name, and what was noted."""
    table = tables.table_of(call.book, int(call.given["table"]))
    names = [await call.people.name_of(one, call.circle) for one in table.seats]
    noted = [f"{value / HUNDRED:g}" if value else "" for value in table.seats.values()]
    return dict(zip(SEATS, zip(names, noted, strict=True), strict=False))


@cog.command("odds", hidden=True, private=True, fields=_fields)
async def odds(
    call: Call[League],
    table: TableNumber,
    first: Odds | None = None,
    second: Odds | None = None,
    third: Odds | None = None,
    fourth: Odds | None = None,
    fifth: Odds | None = None,
    sixth: Odds | None = None,
    turn: Turn = 0,
) -> Card:
    """Note the risikometro of those who sit at a table; at 0 it is taken away."""
    given = enumerate((first, second, third, fourth, fifth, sixth))
    values = {seat: hundredths(value) for seat, value in given if value is not None}
    tables.note(call.book, call.member, table, turn, values, referee=referee(call))
    return shown(call, call.book.tables[table], say("mito-table-noted"), pressed=False)


# --- the end


@cog.command("won", hidden=True)
async def won(call: Call[League], table: TableNumber, winner: PersonId) -> Card:
    """Tell who won a table: somebody else says so too."""
    tables.tell(call.book, call.member, table, winner, referee=referee(call))
    return shown(call, call.book.tables[table], say("mito-table-told-word", who=Mention(winner)))


@cog.command("agree", hidden=True)
@in_its_zone
async def agree(call: Call[League], table: TableNumber, winner: PersonId, another: ByButton = False) -> Card:
    """Say that who was told has won: the game is recorded."""
    book, open_ = call.book, tables.table_of(call.book, table)
    if open_.winner != winner:
        raise Refused("mito-table-changed")
    twin = None if another else tables.twin_of(book, open_, call.now)
    if twin is not None:
        return _twin_card(open_, twin)
    known = await known_before(call, call.member, open_.at)
    said = tables.ConfirmingWord(call.member, known, referee(call))
    game = tables.end(book, table, said, await guests(call, open_.players), call.now)
    _gone(call, open_, _ended(game), Button(say("mito-table-again-button"), f"mito tonight again:{game.number}"))
    waits = game.number in book.held
    return held_card(book, game, call.now) if waits else recorded_card(book, game, call.now)


def _ended(game: Game) -> Argument:
    return say("mito-table-ended", number=str(game.number), who=Mention(game.winner))


def _twin_card(table: OpenTable, twin: Game) -> Card:
    """Ask whether a game that was recorded otherwise meanwhile is the one of this table."""
    line = f"mito agree {table.number} <@{table.winner}> another:yes"
    row = (
        Button(say("mito-table-same-button"), f"mito off {table.number}"),
        Button(say("mito-twin-new-button"), line, "good"),
    )
    what = say("mito-table-twin", number=str(twin.number), who=Mention(twin.winner), by=Mention(twin.by))
    return Card(titled(table), (what,), buttons=(row,), audience=Audience.MEMBER, tone=Tone.ASK)


@cog.command("off", hidden=True)
async def off(call: Call[League], table: TableNumber) -> Card:
    """Close a table at which nothing is to be recorded."""
    gone = tables.call_off(call.book, call.member, table, referee=referee(call))
    _gone(call, gone, say("mito-table-off", who=Mention(call.member)))
    return word(say("mito-table-off-word"))


@cog.timer(LAPSING)
@in_its_zone
async def lapse(call: Call[League]) -> Card:
    """The tables of last night that nobody ended; whoever opened one hears of it."""
    for table in tables.lapse(call.book, call.now):
        _gone(call, table, say("mito-table-lapsed"))
        call.tell(table.by, Card(titled(table), (say("mito-table-lapsed-told"),)))
    return Card()


# --- the journal


def _name(book: Any, entry: Any, name: str) -> Argument:
    return Free(name) if name else ""


_FIELDS: Fields = {
    "table": ("table", lambda book, entry, table: str(table)),
    **person("by", "who"),
    **person("player", "player"),
    **person("winner", "winner"),
    **counted("odds"),
    "players": ("players", lambda book, entry, players: people(players)),
    "name": ("name", _name),
    "number": ("number", lambda book, entry, number: str(number)),
}
tell(
    cog,
    {
        TonightOpened: "mito-line-table-opened",
        TableShown: "mito-line-table-shown",
        SeatsTaken: "mito-line-seats-taken",
        StoodUp: "mito-line-seat-left",
        OddsNoted: "mito-line-odds-noted",
        WinnerTold: "mito-line-winner-told",
        TableEnded: "mito-line-table-ended",
        TableCalledOff: "mito-line-table-off",
        TableLapsed: "mito-line-table-lapsed",
    },
    _FIELDS,
)
