"""What the ladders say by themselves: a period that closes, and games in the room where the club wants them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.commands.mito.cog import in_its_zone
from bot.commands.mito.ladder import closed_card
from bot.commands.mito.moves import recorded_card
from bot.engines.mito import closing
from bot.engines.mito.calendar import Period
from bot.engines.mito.closing import PeriodClosed
from bot.engines.mito.games import GameFixed, GamePlayed
from bot.engines.mito.league import CLOSING, League
from bot.hall.cards.card import Card
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog
from bot.hall.declared.told import Told

cog: Cog[League] = Cog(League, "mito")

TOPIC = "ladder"


@cog.timer(CLOSING)
@in_its_zone
async def close(call: Call[League]) -> Card:
    """Periods that are over close."""
    closing.close(call.book, call.now)
    return Card()


@cog.heralds(PeriodClosed, topic=TOPIC)
def closed(call: Call[League], book: League, entry: PeriodClosed) -> Sequence[Told]:
    """Who has won it, who climbed, what nobody expected."""
    return [_notice(call, book, book.period(entry.which, entry.start))]


@cog.heralds(GamePlayed, topic=TOPIC)
def played(call: Call[League], book: League, entry: GamePlayed) -> Sequence[Told]:
    """A game, where the club wants games and it was recorded elsewhere; and what it changes in periods told before."""
    if entry.source == "import":
        return ()
    game = book.games[entry.number]
    chosen = [rooms[TOPIC] for rooms in call.announced.values() if TOPIC in rooms]
    card = recorded_card(book, game, call.now)
    return [*(Told(card, room) for room in chosen if room != call.room.id), *_anew(call, book, [game.at])]


@cog.heralds(GameFixed, topic=TOPIC)
def fixed(call: Call[League], book: League, entry: GameFixed) -> Sequence[Told]:
    """Periods that were told before, as they are now."""
    games = [book.games.get(entry.number) for book in (call.book, book)]
    return _anew(call, book, [game.at for game in games if game is not None])


def _anew(call: Call[League], book: League, moments: Iterable[float]) -> list[Told]:
    """The notices of closed periods in which these moments lie, in the place of those that were posted."""
    found = {book.period(which, moment): None for moment in moments for which in book.active}
    return [_notice(call, book, period) for period in found if (period.which, period.start) in book.closed]


def _notice(call: Call[League], book: League, period: Period) -> Told:
    assert call.volume is not None
    key = f"mito:{call.volume.stored.id}:{period.which}:{period.label}"
    return Told(closed_card(book, period), topic=TOPIC, key=key)
