"""Closing a round of Nome in Codice, the engine's part: `python -m tests.bench.bench_codice`.

The last hand of a round is recorded: standings by article 42 over all the rounds before, and the next tables.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from itertools import count

from bot.engines.book import Entry, Recorded
from bot.engines.codice import entering as teams
from bot.engines.codice import first_draw, hands
from bot.engines.codice.explaining import compare
from bot.engines.codice.standings import standings
from bot.engines.codice.tournament import Codice, CodiceOpened
from bot.engines.dice import Dice
from bot.engines.rewriting import folded
from bot.engines.seal_entries import set_seal
from bot.engines.seals import commitment
from bot.engines.tournament import entering
from bot.rules import rulebook
from tests.bench.figures import Figure, printed

NOW = 1_760_000_000.0
SEED = bytes(32)
REFEREE = "p00referee0"
PROMISED = {64: 20.0, 1000: 300.0}
RUNS = 3


def drawn(size: int) -> Codice:
    """A tournament of so many teams whose first round is drawn."""
    book = Codice()
    book.happen(CodiceOpened(rules=rulebook().codice))
    set_seal(book, commitment(SEED))
    entering.found(book, REFEREE, "w0000000000", None)
    for number in range(size):
        players = (f"p1{number:09}", f"p2{number:09}")
        teams.enter(book, REFEREE, True, f"w{number:010}", players, NOW, dice(book))
    first_draw.start(book, REFEREE, NOW, dice(book))
    return book


def dice(book: Codice) -> Dice:
    """The chance of the next request."""
    return Dice(book.ledger, SEED, "bench")


def play(book: Codice, winners: count[int]) -> float:
    """A round with results that leave many ties; gives the seconds of the request that closes it."""
    took = 0.0
    present = book.present
    for match in list(present.matches.values()):
        while not match.over:
            number = next(winners)
            winner = match.teams[number * 7 % 5 % 2]
            before = time.perf_counter()
            hands.report(book, REFEREE, True, match.table, winner, "agents", number * 3 % 8, NOW, match.next)
            book.due()
            took = time.perf_counter() - before
    return took


def closings(book: Codice, winners: count[int]) -> Iterator[float]:
    """The seconds of closing each qualifying round."""
    while book.present.phase == "swiss":
        gc.collect()
        yield play(book, winners)


def folding(entries: list[Entry]) -> float:
    """Seconds for folding the whole book again, as a correction or an undo does."""
    records = [Recorded(number, "bench", NOW, "", entry) for number, entry in enumerate(entries, 1)]
    before = time.perf_counter()
    folded(Codice, records)
    return time.perf_counter() - before


async def figures() -> list[Figure]:
    """The slowest closing of a qualifying round for each size, then what is asked of the book.

    The same tournament is played a few times: what another process takes from a run is not the round's own.
    """
    found: list[Figure] = []
    for size, most in PROMISED.items():
        runs = []
        for _ in range(RUNS):
            book, winners = drawn(size), count()
            runs.append(list(closings(book, winners)))
        slowest = max(min(times) for times in zip(*runs, strict=True))
        found.append(Figure(f"closing a round of {size:,} teams, the slowest", 1e3 * slowest, "ms", most=most))
        before = time.perf_counter()
        order = standings(book).order
        took = time.perf_counter() - before
        found.append(Figure(f"standings of {size:,} teams after {book.started.rounds} rounds", 1e3 * took, "ms"))
        before = time.perf_counter()
        compare(book, order[size // 2], order[size // 2 + 1])
        found.append(Figure("why one stands above another", 1e3 * (time.perf_counter() - before), "ms"))
        found.append(Figure("folding the book again", 1e3 * folding(book.fresh), "ms"))
    return found


if __name__ == "__main__":
    print(printed("Nome in Codice", asyncio.run(figures())))
