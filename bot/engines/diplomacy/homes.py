"""The homes of an escalation (8.5.2): in the first winter each player writes down the centres where they build."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.diplomacy.games import Game, Where
from bot.engines.diplomacy.rules import Power
from bot.engines.diplomacy.tournament import Diplomacy

MOST = 3


def declare(
    book: Diplomacy,
    by: str,
    board: int,
    power: Power,
    homes: tuple[str, ...],
    number: int | None = None,
    *,
    referee: bool = False,
) -> Game:
    """A player's home centres, for the rest of the game: in the first winter, of what they own then. What was forgotten
    a referee writes down later."""
    game = book.game_at(board, number)
    if not game.escalation:
        raise Refused("diplomacy-homes-none", board=board)
    if game.over:
        raise Refused("diplomacy-board-over", board=board, round=game.where.round)
    if power not in game.seats:
        raise Refused("diplomacy-not-played", board=board, power=power)
    first = book.rules.game.first_year
    if game.year is None:
        raise Refused("diplomacy-homes-early", board=board, year=first)
    if game.year > first and not referee:
        raise Refused("diplomacy-homes-late", board=board, year=first)
    if power in game.homes:
        raise Refused("diplomacy-homes-declared", board=board, power=power)
    if not 1 <= len(set(homes)) == len(homes) <= MOST:
        raise Refused("diplomacy-homes-three", most=MOST)
    taken = next((home for others in game.homes.values() for home in others if home in homes), "")
    if taken:
        raise Refused("diplomacy-homes-taken", province=taken)
    owners = game.owners.get(first)
    foreign = next((home for home in homes if owners is not None and owners.get(home) != power), "")
    if foreign:
        raise Refused("diplomacy-homes-foreign", province=foreign, year=first)
    book.happen(HomesDeclared(where=game.where, power=power, homes=homes, by=by))
    return game


class HomesDeclared(Entry, kind="diplomacy.homes-declared"):
    """The home centres of a player of an escalation."""

    needed = ("where",)
    slip = True
    where: Where
    power: Power
    homes: tuple[str, ...]
    by: str

    def apply(self, book: Diplomacy) -> None:
        """Builds are checked against them."""
        book.game(self.where).homes[self.power] = self.homes
