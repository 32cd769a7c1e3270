"""/mito game and /mito stake: a game is recorded by a line, a form or presses; the others confirm or dispute it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from bot.commands.dates import whose_clock
from bot.commands.dates.moments import read_moment
from bot.commands.journal_lines import person, tell
from bot.commands.mito.closing import told_again
from bot.commands.mito.cog import TOPIC, cog, in_its_zone
from bot.commands.mito.game_cards import game_card, game_line, stake_card, word_lines
from bot.commands.mito.held_games import both_tables, guests, held_at, held_card, oldest, place_corrections
from bot.commands.mito.names import (
    NUMBER,
    ByButton,
    GameNumber,
    Players,
    Risikometro,
    WhenPlayed,
    mentions,
    odds_typed,
    referee_of,
)
from bot.commands.mito.seats import composer
from bot.commands.mito.who_moved import recorded_card
from bot.engines.mito import games, holding
from bot.engines.mito.calendar import day_of
from bot.engines.mito.games import GameConfirmed, GameDisputed, GamePlayed, GameUpheld
from bot.engines.mito.holding import GameCounted, GameHeld
from bot.engines.mito.ladder import Game
from bot.engines.mito.league import League
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Moment, Tone, say
from bot.hall.cards.lists import listed
from bot.hall.cards.plain_text import quoted
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.known_before import known_before
from bot.hall.declared.told import Told


@cog.command("game", opens=True)
@in_its_zone
async def game(
    call: Call[League],
    players: Players | None = None,
    risikometro: Risikometro | None = None,
    when: WhenPlayed | None = None,
    another: ByButton = False,
) -> Card:
    """Record a game, and show what everybody won or lost."""
    if players is None:
        return await composer(call, "game", ())
    book, referee = call.book, referee_of(call)
    typed = str(call.given.get("players", mentions(players)))
    if when is None and _night_before(book, call.now, call.settings.mito.night_hours):
        return evening_card(call, typed, risikometro or ())
    at = read_moment(when, call.now, call.zone) if when else call.now
    twin = None if another else games.alike(book, players, at)
    if twin is not None and call.member in players:
        return twin_card(call, twin, players, typed, risikometro or (), when or "")
    unknown = await guests(call, players)
    played = games.record(
        book, call.member, referee, players, risikometro or (), at, call.now, guests=unknown, oldest=oldest(call)
    )
    held = played.number in book.held
    card = held_card(book, played, call.now) if held else recorded_card(book, played, call.now)
    return whose_clock.told(call, card) if when else card


def evening_card(call: Call[League], players: str, odds: tuple[int, ...]) -> Card:
    """Ask, in the night in which a period began, whether a game was of the evening before; of these players as they
    were typed, since nobody is written down before anything is recorded."""
    line = f"mito game players:{quoted(players)}"
    if odds:
        line += f" risikometro:{quoted(odds_typed(odds))}"
    evening = day_of(call.now, call.zone) - timedelta(days=1)
    row = (
        Button(say("mito-evening-button"), f'{line} when:"{evening:%d/%m/%Y} 23:59"'),
        Button(say("mito-evening-now-button"), f'{line} when:"adesso"'),
    )
    what = (say("mito-evening-what"),)
    return Card(say("mito-evening-title"), what, buttons=(row,), audience=Audience.MEMBER, tone=Tone.ASK)


def _night_before(book: League, now: float, hours: float) -> bool:
    """Whether a period began so few hours ago that a game may be of the evening before."""
    return any(now - book.period(which, now).start < hours * 3600 for which in book.active)


def twin_card(
    call: Call[League], twin: Game, players: tuple[str, ...], typed: str, odds: tuple[int, ...], when: str
) -> Card:
    """Ask whether a game like one that was just recorded, of these players as they were typed, is the same one,
    reported twice."""
    line = f"mito game players:{quoted(typed)} another:yes"
    if odds:
        line += f" risikometro:{quoted(odds_typed(odds))}"
    if when:
        line += f" when:{quoted(when)}"
    row = [Button(say("mito-twin-new-button"), line)]
    if twin.winner != players[0] and not games.settled(call.book, twin):
        row.insert(0, Button(say("mito-twin-other-button"), f"mito dispute {twin.number}", "bad"))
    elif call.member in games.waiting(call.book, twin):
        row.insert(0, Button(say("mito-twin-same-button"), f"mito confirm {twin.number}", "good"))
    return Card(
        say("mito-twin-title", number=str(twin.number)),
        (say("mito-twin-what", who=Mention(twin.winner), by=Mention(twin.by), at=Moment(twin.at)),),
        buttons=(tuple(row),),
        audience=Audience.MEMBER,
        tone=Tone.ASK,
    )


@cog.command("stake", opens=True, reads=True)
async def stake(call: Call[League], players: Players | None = None, risikometro: Risikometro | None = None) -> Card:
    """What each would win or lose."""
    if players is None:
        return await composer(call, "stake", ())
    games.check(call.book, players, risikometro or ())
    return stake_card(call.book, players, risikometro or (), call.now)


# --- the others' word


@cog.command("confirm", hidden=True)
async def confirm(call: Call[League], game: GameNumber) -> Card:
    """Confirm that a game was as recorded."""
    waited = game in call.book.held
    known = not waited or await known_before(call, call.member, await held_at(call, game))
    games.confirm(call.book, call.member, game, call.now, known=known)
    return again(call, call.book.game(game), waited)


@cog.command("dispute", hidden=True)
async def dispute(call: Call[League], game: GameNumber) -> Card:
    """Say that a game was not as recorded: a referee is called."""
    games.dispute(call.book, call.member, game)
    played = call.book.game(game)
    call.post(
        call.volume.stored.room if call.room.private and call.volume else call.room.id, await called(call, played)
    )
    return again(call, played)


async def called(call: Call[League], game: Game) -> Card:
    """The referees who are called to a disputed game, with what they can do about it."""
    able = await call.people.deciding(call.club, lambda person: person in game.players)
    who = listed(Mention(person, ping=True) for person in able)
    called = say("mito-called", who=who) if who else say("mito-called-nobody")
    row = (
        Button(say("mito-uphold-button"), f"mito uphold {game.number}", "good"),
        Button(say("mito-fix-button"), f"mito fix {game.number}"),
        Button(say("mito-delete-button"), f"mito fix {game.number} delete:yes", "bad"),
    )
    title = say("mito-disputed-title", number=str(game.number), who=Mention(call.member))
    if game.number not in call.book.held:
        return Card(title, (called, say("mito-disputed-counts")), buttons=(row,), tone=Tone.BAD)
    changed = holding.overturned(call.book, game, call.now)
    lines = (called, say("mito-held-director" if changed else "mito-disputed-waits"))
    return Card(title, lines, both_tables(call.book, game, changed), buttons=(row,), tone=Tone.BAD)


@cog.command("uphold", may=May.REFEREE, hidden=True)
async def uphold(call: Call[League], game: GameNumber) -> Card:
    """Decide, as a referee, that a game stands as recorded which is disputed or waits."""
    waited = game in call.book.held
    games.uphold(call.book, call.member, game, call.now, call.rank >= May.DIRECTOR)
    if waited:
        return again(call, call.book.game(game), waited)
    title = say("mito-upheld-title", number=str(game))
    return Card(title, tuple(word_lines(call.book, call.book.game(game))), tone=Tone.GOOD, replaces=True)


def again(call: Call[League], game: Game, waited: bool = False) -> Card:
    """The card of a game in the place of the one that was pressed; of one that waited and counts now it says whom it
    moved."""
    book = call.book
    if game.number in book.held:
        return replace(held_card(book, game, call.now), replaces=True)
    if waited:
        return replace(recorded_card(book, game, call.now), replaces=True)
    return replace(game_card(book, game), replaces=True)


@cog.shows(GamePlayed, GameHeld, GameConfirmed, GameDisputed, GameCounted)
def as_it_stands(
    call: Call[League], entry: GamePlayed | GameHeld | GameConfirmed | GameDisputed | GameCounted
) -> Card | None:
    """The card of a game with what its players say of it now; not of one of a file, whose card is the file's."""
    game = call.book.games.get(entry.number) or call.book.held.get(entry.number)
    return again(call, game) if game is not None and game.source != "import" else None


# --- what the journal and the club's rooms are told


@cog.tells(GamePlayed)
def played_line(call: Call[League], entry: GamePlayed) -> Argument:
    """The journal's line of a game."""
    return game_line("mito-line-played", entry, Mention(entry.by))


tell(
    cog,
    {
        GameConfirmed: "mito-line-confirmed",
        GameDisputed: "mito-line-disputed",
        GameUpheld: "mito-line-upheld",
    },
    {**person("by", "who"), **NUMBER},
)


@cog.heralds(GamePlayed, topic=TOPIC)
def played(call: Call[League], book: League, entry: GamePlayed) -> Sequence[Told]:
    """A game, where the club wants games and it was recorded elsewhere; and what it changes in periods told before."""
    if entry.source == "import":
        return ()
    game = book.games[entry.number]
    chosen = [rooms[TOPIC] for rooms in call.announced.values() if TOPIC in rooms]
    card = recorded_card(book, game, call.now)
    told = [Told(card, room) for room in chosen if room != call.room.id]
    return [*told, *place_corrections(call, book, game), *told_again(call, book, [game.at])]
