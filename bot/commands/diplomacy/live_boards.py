"""The card of each board in the room of the tables: one, edited as its winters are told, confirmed and corrected."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.diplomacy.board_cards import board_card
from bot.commands.diplomacy.cog import cog
from bot.commands.diplomacy.posting import board_key
from bot.engines.diplomacy.centres import BoardReopened, CentresCorrected, CentresCounted, DrawLapsed, GameFinished
from bot.engines.diplomacy.conduct import CameLate, MinuteTaken
from bot.engines.diplomacy.entering import StoodIn
from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.homes import HomesDeclared
from bot.engines.diplomacy.objections import WinterDisputed, WinterUpheld
from bot.engines.diplomacy.seating.drafting import RoundPosted
from bot.engines.diplomacy.told_winters import WinterDoubted, WinterReported
from bot.engines.diplomacy.tournament import Diplomacy
from bot.engines.diplomacy.voting import DrawDecided, DrawProposed, VariantChosen
from bot.engines.rewriting import Restored, Voided
from bot.engines.tournament.tournament import PAIRINGS
from bot.hall.declared.call import Call
from bot.hall.declared.told import Told

CHANGING = (
    *(CentresCounted, CentresCorrected, GameFinished, BoardReopened, WinterReported, WinterDoubted),
    *(WinterDisputed, WinterUpheld),
    *(CameLate, MinuteTaken, StoodIn, HomesDeclared, DrawProposed, DrawDecided, DrawLapsed, VariantChosen),
)
"""What changes the card of the board that it is about."""


def _live(call: Call[Diplomacy], book: Diplomacy, game: Game) -> Told:
    return Told(board_card(book, game), key=board_key(call, book, "live", game), topic=PAIRINGS)


@cog.heralds(RoundPosted, topic=PAIRINGS)
def posted(call: Call[Diplomacy], book: Diplomacy, entry: RoundPosted) -> Sequence[Told]:
    """A card for every board, below the seats."""
    return [_live(call, book, game) for game in book.rounds[entry.round - 1].games.values()]


def changed(call: Call[Diplomacy], book: Diplomacy, entry: CentresCounted) -> Sequence[Told]:
    """The board's card as it stands now, in its place."""
    return [_live(call, book, book.game(entry.where))]


for _kind in CHANGING:
    cog.heralds(_kind, topic=PAIRINGS)(changed)


@cog.heralds(Voided, topic=PAIRINGS)
@cog.heralds(Restored, topic=PAIRINGS)
def undone(call: Call[Diplomacy], book: Diplomacy, entry: Voided | Restored) -> Sequence[Told]:
    """After an undo: the boards that stand otherwise."""
    before = {game.where: game for _, game in call.book.games()}
    return [_live(call, book, game) for _, game in book.games() if before.get(game.where, game) != game]
