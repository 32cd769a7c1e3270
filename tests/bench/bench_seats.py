"""The seats of Diplomacy, one round after another: `python -m tests.bench seats`.

What is counted are games already played together, whenever two are seated at one board: a pair's second game together
counts one, its third two more. None of the rounds is the last of its tournament: there article 8.4 puts the lowest
placed at the short boards, whatever it costs.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import comb
from random import Random

from bot.engines.dice import Dice
from bot.engines.diplomacy import entering
from bot.engines.diplomacy.seating import arranging, drafting
from bot.engines.diplomacy.seating.arranging import Wanted
from bot.engines.diplomacy.seating.history import PastSeats, history
from bot.engines.diplomacy.seating.task import pairs
from bot.engines.diplomacy.tournament import Diplomacy, DiplomacyOpened
from bot.engines.seal_entries import set_seal
from bot.engines.seals import commitment
from bot.rules import rulebook
from tests.bench.figures import Figure, printed

NOW = 1_760_000_000.0
DIRECTOR = "p0director0"
SEEDS = range(1, 6)
PROMISED = {
    (21, 3): 45,
    (21, 4): 90,
    (28, 4): 72,
    (35, 6): 150,
    (42, 4): 36,
    (49, 4): 0,
    (49, 7): 0,
    (66, 4): 0,
    (70, 5): 0,
    (98, 5): 0,
}
SLOWEST = 1000.0
"""Milliseconds of the processor for a round of 98 players: others may be at work on the machine."""

Wish = Callable[[int, list[str]], Wanted]
"""What is wanted of a round: its number, and everybody who plays."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """What came of so many rounds."""

    past: PastSeats
    bound: int
    """The fewest games together that were possible, round by round."""
    slowest: float
    """CPU seconds of the slowest draft."""

    @property
    def games(self) -> int:
        """Games already played together, of all who were seated together."""
        return sum(comb(times, 2) for times in self.past.met.values())

    @property
    def thrice(self) -> int:
        """Pairs who met for a third time."""
        return sum(times > 2 for times in self.past.met.values())

    @property
    def powers(self) -> int:
        """Powers that somebody played again."""
        return sum(times - 1 for times in self.past.powers.values())


def at_one_board(past: PastSeats) -> int:
    """Games together, counting of who played at two boards of a round only one: that which makes fewest of them."""
    rounds = product(*([*_one_each(tables)] for tables in past.tables))
    met = (Counter(pair for tables in one for table in tables for pair in pairs(table)) for one in rounds)
    return min(sum(comb(times, 2) for times in each.values()) for each in met)


def _one_each(tables: Sequence[Sequence[str]]) -> Iterator[list[tuple[str, ...]]]:
    """A round without the one or the other seat of who has two."""
    seats = Counter(player for table in tables for player in table)
    (twice,) = [player for player, times in seats.items() if times > 1]
    for left in (table for table in tables if twice in table):
        yield [tuple(one for one in table if one != twice or table is not left) for table in tables]


def seated(count: int, rounds: int, seed: int = 1, wish: Wish = lambda number, players: Wanted()) -> Tournament:
    """What so many players have played after so many rounds."""
    book, secret, bound, slowest = Diplomacy(), bytes([seed]) * 32, 0, 0.0
    book.happen(DiplomacyOpened(rules=rulebook().diplomacy))
    set_seal(book, commitment(secret))

    def dice() -> Dice:
        return Dice(book.ledger, secret, "bench")

    entering.found(book, DIRECTOR, "w0000000000", rounds + 1, "standard")
    for number in range(count):
        entering.enter(book, DIRECTOR, f"w{number:010}", f"p{number:010}", dice())
    players = [one.id for one in book.playing()]
    for number in range(1, rounds + 1):
        wanted = wish(number, players)
        before = time.process_time()
        roll = dice().act(f"round/{number}").roll("seats", 1, 1 << 32)
        task = arranging.arrangement(book, number, wanted)
        boards = arranging.arrange(task, Random(roll.faces[0]).random)
        bound, slowest = bound + sum(task.least), max(slowest, time.process_time() - before)
        drafting.draft(book, DIRECTOR, wanted, boards, roll)
        one = drafting.publish(book, DIRECTOR, NOW)
        for game in one.games.values():
            game.over = True
        one.closed = True
    return Tournament(history(book, rounds + 1), bound, slowest)


def two_out(number: int, players: list[str]) -> Wanted:
    """Two others sit out in each round."""
    return Wanted(sitting=tuple(players[2 * number : 2 * number + 2]))


def one_double(number: int, players: list[str]) -> Wanted:
    """Somebody else plays at two boards in each round."""
    return Wanted(doubles=(players[number],))


async def figures() -> list[Figure]:
    """For each size the worst of five tournaments, and how long a round of 98 takes."""
    found, slowest = [], 0.0
    for (count, rounds), most in PROMISED.items():
        played = [seated(count, rounds, seed) for seed in SEEDS]
        found += _worst(f"{count} players, {rounds} rounds", played, most - played[0].bound)
        slowest = max(slowest, *(one.slowest for one in played))
    for name, wish in (("two out", two_out), ("one at two boards", one_double)):
        played = [seated(23, 4, seed, wish) for seed in SEEDS]
        found += _worst(f"23 players, 4 rounds, {name}", played, 0)
        if wish is one_double:
            once = max(at_one_board(one.past) for one in played)
            found.append(Figure("games together, a round counted at one board alone (possible 42)", once, "", most=46))
    found.append(Figure("the slowest round of all of these, CPU time", 1e3 * slowest, "ms", most=SLOWEST))
    return found


def _worst(name: str, played: list[Tournament], above: int) -> list[Figure]:
    """Games together, pairs met thrice and powers played again, of the worst of these tournaments."""
    bounds = ", ".join(map(str, sorted({one.bound for one in played})))
    far = max(one.games - one.bound for one in played)
    return [
        Figure(f"{name}: games together (fewest possible {bounds})", max(one.games for one in played), ""),
        Figure("more than the fewest possible", far, "", most=above),
        Figure("pairs who met for a third time", max(one.thrice for one in played), "", most=0),
        Figure("powers played again", max(one.powers for one in played), "", most=0),
    ]


if __name__ == "__main__":
    print(printed("Seats of Diplomacy", asyncio.run(figures())))
