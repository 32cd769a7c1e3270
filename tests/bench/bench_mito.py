"""A ladder of 10,000 players and 100,000 games: `python -m tests.bench.bench_mito`.

The book is opened as after a restart, a game is recorded, the oldest is corrected; with the longest stall of the loop.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from pathlib import Path
from random import Random

from bot.engines.book import Book, Entry
from bot.engines.mito import fixing, games
from bot.engines.mito.games import GamePlayed
from bot.engines.mito.league import League, LeagueOpened
from bot.engines.mito.quality import quality
from bot.hall.books.long_books import aside
from bot.hall.books.shelf import Shelf, Volume
from bot.rules import rulebook
from bot.storage.contract import Append, Write
from bot.storage.sqlite_store import SqliteStore
from bot.storage.stored import StoredBook, StoredEntry
from tests.bench.figures import Figure, printed, stalls

PLAYERS, GAMES = 10_000, 100_000
YEARS = 4
YEAR = 365 * 86_400.0
NOW = 1_760_000_000.0
ZONE = "Europe/Rome"
BOOK = StoredBook("b000001", "mito", "c0000000001", "r0000000001", "", NOW)
PEOPLE = [f"p{number:010}" for number in range(PLAYERS)]
RUNS = 50


def entries(years: float = YEARS) -> list[Entry]:
    """A book as so many games over so many years leave it."""
    chance = Random(1)
    start = NOW - years * YEAR
    found: list[Entry] = [LeagueOpened(rules=rulebook().mito, zone=ZONE, at=start)]
    for number in range(1, GAMES + 1):
        players = tuple(chance.sample(PEOPLE, chance.choice((3, 4, 4, 4, 5, 6))))
        odds = tuple(chance.randint(2000, 5000) for _ in players) if number % 5 else ()
        at = start + number * years * YEAR / GAMES
        found.append(GamePlayed(number=number, players=players, risikometro=odds, at=at, by=players[0]))
    return found


async def write(store: SqliteStore, found: list[Entry]) -> None:
    """The book on disk."""
    await store.write(Write(opens=BOOK))
    for start in range(0, len(found), 10_000):
        stored = [
            StoredEntry(seq, f"club:{seq}", NOW, PEOPLE[0], entry.kind, 1, entry.model_dump_json())
            for seq, entry in enumerate(found[start : start + 10_000], start + 1)
        ]
        await store.write(Write(append=Append(BOOK.id, start, stored)))


def recording(book: League, late: float = 0.0) -> float:
    """Seconds that a game takes: recorded, counted in every ladder, with its parts and places."""
    chance = Random(2)
    took = []
    for run in range(RUNS):
        players, now = chance.sample(PEOPLE, 4), NOW + run
        before = time.perf_counter()
        game = games.record(book, players[0], False, players, (3000, 3000, 3000, 3500), now - late, now)
        for ladder in book.ladders(game.at):
            ladder.parts(game.players, game.risikometro)
            [ladder.place(player) for player in game.players]
        book.due()
        took.append(time.perf_counter() - before)
    book.taken()
    return sorted(took)[RUNS // 2]


async def figures() -> list[Figure]:
    """Opening, recording, correcting; then what is looked at."""
    found: list[Figure] = []
    for years in (YEARS, 0.2):
        with tempfile.TemporaryDirectory() as folder:
            store = SqliteStore(Path(folder) / "araldo.db")
            await store.open()
            await write(store, entries(years))
            await store.close()
            await _opened(found, Path(folder) / "araldo.db", f"{GAMES:,} games over {years:g} years")
    return found


async def _opened(found: list[Figure], path: Path, what: str) -> None:
    store = SqliteStore(path)
    await store.open()
    shelf = Shelf(store, lambda club: {})
    gc.collect()
    spent = time.process_time()
    took, stall = await stalls(lambda: shelf.volume(BOOK.id))
    spent = time.process_time() - spent
    found.append(Figure(f"opening the book of {what}", 1e3 * took, "ms", most=1500))
    found.append(Figure("  processor time", 1e3 * spent, "ms"))
    found.append(Figure("  longest stall of the event loop", 1e3 * stall, "ms", most=50))
    volume = await shelf.volume(BOOK.id)
    assert volume is not None
    book = volume.book
    assert isinstance(book, League)
    found.append(Figure("recording a game, in every ladder", 1e3 * recording(book), "ms", most=2))
    found.append(Figure("recording a game of yesterday", 1e3 * recording(book, 86_400.0), "ms", most=20))
    oldest = book.order[0]
    fix = fixing.fixed(book, PEOPLE[0], oldest.number, oldest.players[::-1], (), oldest.at, NOW)
    more = StoredEntry(GAMES + 2, "fix", NOW, PEOPLE[0], fix.kind, 1, fix.model_dump_json())

    corrected: list[Book] = []

    async def correct() -> None:
        corrected.append(await shelf.folded(BOOK, [more]))

    gc.collect()
    spent = time.process_time()
    took, stall = await stalls(correct)
    spent = time.process_time() - spent
    found.append(Figure("correcting the oldest game", 1e3 * took, "ms", most=5000))
    found.append(Figure("  processor time", 1e3 * spent, "ms"))
    found.append(Figure("  longest stall of the event loop", 1e3 * stall, "ms", most=50))
    before = time.perf_counter()
    book.ladder("all-time", NOW).order()
    found.append(Figure("everybody in order", 1e3 * (time.perf_counter() - before), "ms"))
    order, rules = list(book.order), book.numbers("all-time")
    took, stall = await stalls(lambda: aside(len(order), lambda: quality(order, "all-time", rules, ZONE)))
    found.append(Figure("how well the rating predicts", 1e3 * took, "ms"))
    found.append(Figure("  longest stall of the event loop", 1e3 * stall, "ms", most=50))
    shelf.place(Volume(BOOK, corrected.pop(), {}))
    order.clear()
    del volume, book, oldest
    took, stall = await stalls(lambda: asyncio.sleep(1))
    found.append(Figure("letting the old book go: longest stall of the event loop", 1e3 * stall, "ms", most=50))
    await store.close()


if __name__ == "__main__":
    print(printed(f"A ladder of {PLAYERS:,} players and {GAMES:,} games", asyncio.run(figures())))
