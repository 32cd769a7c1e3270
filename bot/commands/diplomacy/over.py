"""What a room's cards wait for: lines of use until a winter is told, a vote decided, a board or a round over."""

from __future__ import annotations

from bot.commands.diplomacy.cog import cog
from bot.engines.diplomacy import objections, top_table
from bot.engines.diplomacy.centres import complete
from bot.engines.diplomacy.games import DrawVote, Game
from bot.engines.diplomacy.seating.changes import changes
from bot.engines.diplomacy.tournament import Diplomacy
from bot.engines.diplomacy.voting import VOTES, ballots_of


@cog.waits
def waited_for(book: Diplomacy) -> dict[str, str]:
    """How the lines begin that can be given now, each with what it is about: no other of its sort is the same.

    Not the next entry, which is open until the end.
    """
    if not book.name or book.over:
        return {}
    found: dict[str, str] = {"diplomacy state": "ties"} if book.women or book.young else {}
    one = book.round
    if book.draft is None and (one is None or one.closed) and len(book.rounds) < book.planned:
        found["diplomacy round"] = f"round {len(book.rounds) + 1}"
    if book.roll is not None and book.roll.round == len(book.rounds) + 1:
        found |= {f"diplomacy {act} {book.roll.round}": "roll" for act in ("offer", "arrived")}
    if book.draft is not None:
        found |= dict.fromkeys(("diplomacy publish", "diplomacy swap"), f"round {book.draft.number}")
        if changes(book, book.draft).count:
            found["diplomacy round"] = f"draft {book.draft.number}"
    if top_table.proposed(book):
        found["diplomacy top"] = "proposed"
    elif book.top.declared and len(book.rounds) < book.planned:
        found |= _at_the_top(book)
    for game in one.games.values() if one is not None else ():
        found |= _objections(book, game)
    if one is None or one.closed:
        return found
    if book.clock.round:
        found |= dict.fromkeys(("diplomacy pause", "diplomacy extend"), f"round {book.clock.round}")
    for game in one.games.values():
        found |= _votes(game)
        found |= {f"diplomacy variant {game.where.board} {one.number}": "variant"} if game.undecided else {}
        if not game.over and not game.undecided:
            found |= _at_a_board(book, game)
    return found


def _at_the_top(book: Diplomacy) -> dict[str, str]:
    """Who refuses the top table, and which power who plays there gets."""
    found = {"diplomacy top": "declared"}
    if not top_table.chooser(book):
        return found
    if not book.top.open:
        return found | {"diplomacy urn": "powers"}
    return found | {f"diplomacy choose {power}": "powers" for power in top_table.free_powers(book)}


def _votes(game: Game) -> dict[str, str]:
    found: dict[str, str] = {}
    one, board = game.where
    for vote in VOTES:
        ballots = ballots_of(game, vote)
        if ballots is not None and ballots.open:
            on = f"{ballots.year} {ballots.again}" if isinstance(ballots, DrawVote) else vote
            found |= dict.fromkeys((f"diplomacy {act} {one} {board} {vote}" for act in ("vote", "voters")), on)
            found[f"diplomacy count {one} {board}"] = on
    return found


def _objections(book: Diplomacy, game: Game) -> dict[str, str]:
    """What two have confirmed may be objected to; what is disputed waits for a referee."""
    one, board = game.where
    year = objections.open_to(book, game)
    found = {f"diplomacy object {one} {board} {year}": "objection"} if year is not None else {}
    for year in game.disputed:
        found |= {f"diplomacy {act} {one} {board} {year}": "dispute" for act in ("uphold", "winter")}
    return found


def _at_a_board(book: Diplomacy, game: Game) -> dict[str, str]:
    """The next winter, the word that it waits for, a draw, homes; or the end."""
    one, board = game.where
    found: dict[str, str] = {}
    if game.homes:
        found[f"diplomacy builds {one} {board}"] = "homes"
    if game.escalation and len(game.homes) < game.size:
        found[f"diplomacy homes {one} {board}"] = "homes"
    if complete(book, game):
        return found | {f"diplomacy finish {board} {one}": "end"}
    year = book.rules.game.first_year if game.year is None else game.year + 1
    found |= {f"diplomacy {act} {one} {board} {year}": "winter" for act in ("winter", "step", "take")}
    told = game.told
    if told is not None and not told.doubted:
        word = f"{told.player} {told.at}"
        found |= {f"diplomacy {act} {one} {board} {told.year}": word for act in ("confirm", "doubt")}
    if game.year is not None and (game.vote is None or game.vote.year != game.year):
        found[f"diplomacy draw {board} {one}"] = f"draw {game.year}"
    return found
