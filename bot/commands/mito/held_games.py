"""Games that wait for another's word: their card, both tables where a closed period's winner would change, the news."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import zip_longest

from bot.commands.journal_lines import person, tell
from bot.commands.mito.closing import told_again
from bot.commands.mito.cog import TOPIC, cog
from bot.commands.mito.game_cards import confirm_button, dispute_button, game_line, word_lines
from bot.commands.mito.names import NUMBER, amount, people, titled
from bot.commands.mito.who_moved import place_lines, recorded_card
from bot.engines.mito import holding
from bot.engines.mito.calendar import Period
from bot.engines.mito.holding import GameCounted, GameHeld
from bot.engines.mito.ladder import Game, Standing
from bot.engines.mito.league import League
from bot.hall.books.long_books import recorded
from bot.hall.cards.card import Argument, Button, Card, Mention, Table, Tone, Words, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.rules_pages import how
from bot.hall.declared.told import Told

DAY = 86_400.0
SHOWN = 5
"""Places of each table that are shown."""


def oldest(call: Call[League]) -> float:
    """The moment before which a game was played too long ago to count on one player's word."""
    return call.now - call.settings.mito.late_days * DAY


async def guests(call: Call[League], players: Sequence[str]) -> list[str]:
    """Those of these who have no account."""
    return [one for one in players if not await call.people.has_account(one)]


async def held_at(call: Call[League], game: int) -> float:
    """When a game was recorded that waits for another's word."""
    assert call.volume is not None
    held = recorded(await call.store.entries(call.volume.stored.id, kinds=[GameHeld.kind]), {})
    return max(one.at for one in held if isinstance(one.entry, GameHeld) and one.entry.number == game)


def held_card(book: League, game: Game, now: float) -> Card:
    """A game that does not count yet: why, whose word it takes, and what it would overturn."""
    changed = holding.overturned(book, game, now)
    lines = [
        *word_lines(book, game),
        strong(say(f"mito-held-{book.why[game.number]}")),
        say("mito-held-director" if changed else "mito-held-whose"),
    ]
    row = (
        confirm_button(game),
        dispute_button(game),
        Button(say("mito-held-button-director" if changed else "mito-held-button"), f"mito uphold {game.number}"),
    )
    title = say("mito-held-title", number=str(game.number), who=Mention(game.winner))
    buttons = (row, (how("mito", "late"),))
    return Card(title, tuple(lines), both_tables(book, game, changed), buttons=buttons, tone=Tone.ASK)


def both_tables(book: League, game: Game, changed: Sequence[Period]) -> Table | None:
    """Closed periods as they stand and as they would stand, side by side."""
    rows: list[Words] = []
    for period in changed:
        now = book.ladder_of(period)
        rows.append(("", titled(book, period), ""))
        sides = ([one for one in ladder.order() if one.place][:SHOWN] for ladder in (now, now.with_(game)))
        pairs = enumerate(zip_longest(*sides), 1)
        rows += [(str(place), _cell(before), _cell(after)) for place, (before, after) in pairs]
    head = tuple(say(f"mito-held-column-{name}") for name in ("place", "before", "after"))
    return Table(head, tuple(rows), right=(0,)) if rows else None


def _cell(one: Standing | None) -> Argument:
    return say("mito-held-cell", who=Mention(one.player), value=amount(one.value)) if one else "–"


# --- what the journal and the club's rooms are told


@cog.tells(GameHeld)
def held_line(call: Call[League], entry: GameHeld) -> Argument:
    """The journal's line of a game that waits."""
    return game_line("mito-line-held", entry, Mention(entry.by))


tell(cog, {GameCounted: "mito-line-counted"}, {**person("by", "who"), **NUMBER})


@cog.heralds(GameCounted, topic=TOPIC)
def counted(call: Call[League], book: League, entry: GameCounted) -> Sequence[Told]:
    """A game that waited counts: it is told like any other, and whose period it took, as a correction."""
    game = book.games.get(entry.number)
    if game is None:
        return ()
    chosen = [rooms[TOPIC] for rooms in call.announced.values() if TOPIC in rooms]
    card = recorded_card(book, game, call.now)
    told = [Told(card, room) for room in chosen if room != call.room.id]
    won = {period: _correction(book, game, period) for period in holding.closed_at(book, game.at, call.now)}
    corrections = [Told(one, topic=TOPIC) for one in won.values() if one]
    places = place_corrections(call, book, game, but=[period for period in won if won[period]])
    return [*told, *corrections, *places, *told_again(call, book, [game.at])]


def place_corrections(call: Call[League], book: League, game: Game, but: Collection[Period] = ()) -> list[Told]:
    """The news that a game moved others in periods that were told of: their old and new places."""
    closed = holding.closed_at(book, game.at, call.now)
    told = [one for one in closed if (one.which, one.start) in book.closed and one not in but]
    lines = place_lines(book, game, told)
    title = say("mito-correction-places", number=str(game.number))
    return [Told(Card(title, tuple(lines)), topic=TOPIC)] if lines else []


def _correction(book: League, game: Game, period: Period) -> Card | None:
    """The news that a closed period has another winner; None where it has the same."""
    ladder = book.ladder_of(period)
    before, after = ladder.without(game).winners(), ladder.winners()
    if set(before) == set(after):
        return None
    title = say("mito-correction-title", period=titled(book, period), who=people(after) or say("mito-nobody"))
    was = say("mito-correction-was", who=people(before) or say("mito-nobody"), number=str(game.number))
    return Card(title, (was,), tone=Tone.GOOD)
