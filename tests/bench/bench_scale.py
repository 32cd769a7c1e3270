"""What must grow as it should, far beyond one club: `python -m tests.bench scale`.

A law is a ratio: ten times as much may take ten times as long, and not a hundred times. Beside the laws stand the goals
of a club's largest day, each through the hall on a real file, and on PostgreSQL where that is installed.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from statistics import quantiles
from typing import Any

from bot.commands import COGS
from bot.engines.book import Entry
from bot.engines.dice import Dice
from bot.engines.rolls import DiceTable, TableOpened, TableRules
from bot.engines.seal_entries import open_seal, set_seal
from bot.engines.seals import commitment
from bot.hall.books.chain import SECRET, Chain
from bot.hall.books.snapshots import Snapshots
from bot.hall.cards import as_json
from bot.hall.cards.card import Card, say
from bot.hall.declared.catalogue import Commands
from bot.hall.delivery.clock import Clock
from bot.hall.delivery.herald import Herald
from bot.hall.delivery.neighbours import Neighbours
from bot.hall.hall import Hall
from bot.hall.house import built
from bot.hall.requests import Account, Later, Notice, Place, Reply, Request
from bot.settings import LimitSettings, Settings
from bot.storage.contract import Append, Relabel, Store, Write
from bot.storage.sqlite_store import SqliteStore
from bot.storage.stored import StoredBook, StoredEntry, StoredNotice
from bot.texts import Texts
from tests import cluster
from tests.bench.figures import Figure, stalls
from tests.hall.house import Chat

NOW = 1_760_000_000.0
DAY = 86_400.0
FEW, MANY = 3_000, 30_000
"""Keyed notices of long ago."""
WAITING = 150
TIMERS = 5_000
ROOMS, ROLLS = 1_000, 3_000
YEAR, EVENING = 180_000, 500
"""Rolls of a busy club in a year, and under one seal."""
TEXTS = Texts()
SETTINGS = Settings(limits=LimitSettings(commands_a_minute=100_000))


class Deaf(Chat):
    """A platform that lets one of its rooms wait."""

    waits = ""

    async def say(self, notice: Notice) -> Mapping[str, Any]:
        """Say it, or have it tried later."""
        if notice.place is not None and notice.place.id == self.waits:
            raise Later(60)
        return await super().say(notice)


class Club:
    """A house with as many rooms as are wanted, and a clock that is set by hand."""

    def __init__(self, store: Store, folder: Path) -> None:
        self.store, self.now, self.chat = store, NOW, Deaf("club")
        house = built(
            Commands(COGS),
            TEXTS,
            store,
            SETTINGS,
            chats={"club": self.chat},
            clock=lambda: self.now,
            snapshots=Snapshots(folder / "snapshots"),
        )
        self.hall = Hall(house)
        self.herald, self.clock = Herald(self.hall), Clock(self.hall)
        self._asked = 0
        store.listen(Neighbours(house).heard)

    async def roll(self, room: int, who: str = "") -> float:
        """Seconds until the dice in a room are answered."""
        self._asked += 1
        account = Account("club", who or f"m{room}", f"Membro {who or room}", "it")
        place = Place("club", f"r{room}", f"Stanza {room}", "", f"h{room}", f"Casa {room}")
        request = Request(f"scale:{id(self)}:{self._asked}", account, place, self.now, line="/roll 3")
        before = time.perf_counter()
        reply = await self.hall.handle(request)
        took = time.perf_counter() - before
        assert isinstance(reply, Reply), reply
        await self.hall.acknowledged(reply.request, {})
        return took


@asynccontextmanager
async def club(store: Store, folder: Path) -> AsyncIterator[Club]:
    """A house on a store, open."""
    one = Club(store, folder)
    await store.open()
    try:
        await one.hall.open()
        yield one
    finally:
        await store.close()


@asynccontextmanager
async def on_file() -> AsyncIterator[Club]:
    """A house on a new file."""
    with tempfile.TemporaryDirectory() as folder:
        async with club(SqliteStore(Path(folder) / "araldo.db"), Path(folder)) as one:
            yield one


async def sweep(count: int) -> float:
    """Seconds for the hourly sweep of so many keyed notices that were said long ago, a few of each key."""
    async with on_file() as one:
        card = as_json.dumps(Card(say("trouble-title")))
        at = NOW - 40 * DAY
        for start in range(0, count, 1000):
            numbers = range(start, start + 1000)
            await one.store.write(Write(notices=[StoredNotice(f"key {n // 3}", card, at, room="r") for n in numbers]))
        for start in range(1, count + 1, 500):
            await asyncio.gather(*(one.store.said(number, "{}") for number in range(start, start + 500)))
        took, _ = await stalls(lambda: one.store.sweep(NOW))
        return took


async def silence() -> float:
    """Seconds until a room hears its notice, while as many wait in another that takes nothing."""
    async with on_file() as one:
        for room in (1, 2):
            await one.roll(room)
        first, second = [(await one.store.rows("rooms", place=f"r{room}"))[0]["id"] for room in (1, 2)]
        card = as_json.dumps(Card(say("trouble-title")))
        await one.store.write(Write(notices=[StoredNotice("", card, NOW - 60, room=first)] * WAITING))
        await one.store.write(Write(notices=[StoredNotice("", card, NOW, room=second)]))
        one.chat.waits = "r1"
        before = time.perf_counter()
        while not one.chat.said:
            await one.herald.say_notices()
            await one.herald.stop()
        assert [notice.place.id for notice in one.chat.said if notice.place is not None] == ["r2"]
        return time.perf_counter() - before


async def ringing(store: Store, folder: Path) -> float:
    """Seconds until all tables that fell quiet in a night are rung."""
    async with club(store, folder) as one:
        for start in range(0, TIMERS, 50):
            await asyncio.gather(*(one.roll(room) for room in range(start, start + 50)))
        one.now = NOW + DAY
        one.clock._swept = one.now  # What is done every hour is no matter of the night off.
        before = time.perf_counter()
        await one.clock.tick()
        took = time.perf_counter() - before
        assert not await store.timers(one.now - 1)
        return took


async def in_turn(store: Store, folder: Path) -> tuple[float, float]:
    """Rolls a second in as many rooms in turn, and how long 99 of 100 take at most."""
    async with club(store, folder) as one:
        for start in range(0, ROOMS, 50):
            await asyncio.gather(*(one.roll(room) for room in range(start, start + 50)))
        took: list[float] = []
        before = time.perf_counter()
        for start in range(0, ROLLS, 10):
            took += await asyncio.gather(*(one.roll(number % ROOMS) for number in range(start, start + 10)))
        return ROLLS / (time.perf_counter() - before), quantiles(took, n=100)[98]


async def write_a_year(store: Store, book: str, room: str, club: str) -> None:
    """A table's book as the rolls of a year leave it, with a seal for each evening."""
    secret = bytes(32)
    table = DiceTable()
    seeds: dict[int, bytes] = {}
    table.happen(TableOpened(rules=TableRules(quiet=1e9)))
    for number in range(YEAR):
        if number % EVENING == 0:
            if seeds:
                open_seal(table, seeds, "")
            seeds = {set_seal(table, commitment(secret)): secret}
        table.roll("p0000000001", NOW, 5, 0, None, "", Dice(table.ledger, secret, "club"))
    entries: list[Entry] = table.taken()
    await store.write(Write(opens=StoredBook(book, "table", club, room, "", NOW)))
    chain, upon = Chain.begun(book, bytes(SECRET)), ""
    for start in range(0, len(entries), 10_000):
        stored = [
            chain.add(StoredEntry(seq, f"club:{seq}", NOW, "p0000000001", entry.kind, 1, entry.model_dump_json()))
            for seq, entry in enumerate(entries[start : start + 10_000], start + 1)
        ]
        append = Append(book, start, stored, upon=upon, head=chain.head.hex(), lines=chain.lines)
        last = len(table.ledger.seals)
        given = [(0, chain.secret), *((number, secret) for number in range(1, last + 1))]
        await store.write(Write(append=replace(append, seeds=[] if start else given)))
        upon = append.head


async def a_year() -> Sequence[float]:
    """Seconds for the first roll of a room with a year behind it after a restart: made of its entries, then of its
    snapshot."""
    took = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with club(SqliteStore(folder / "araldo.db"), folder) as one:
            await one.roll(0)
            [room] = await one.store.rows("rooms", place="r0")
            [first] = await one.store.books()
            await write_a_year(one.store, "byear", room["id"], room["club"])
            await one.store.write(Write(changes=[Relabel(first.id, {"closed": NOW})]))
        for _ in range(3):
            async with club(SqliteStore(folder / "araldo.db"), folder) as one:
                took.append(await one.roll(0))
    return took


async def newcomers(address: str) -> tuple[int, int]:
    """Statements that a roll reads; and after somebody new came to another club, served by another process."""
    from bot.storage.postgresql_store import PostgresStore

    with tempfile.TemporaryDirectory() as folder:
        mine, others = PostgresStore(address), PostgresStore(address)
        async with club(mine, Path(folder)) as one, club(others, Path(folder)) as other:
            reads, rows = 0, mine._rows

            async def counted(statement: str, values: Iterable[Any] = ()) -> list[tuple[Any, ...]]:
                nonlocal reads
                reads += 1
                return await rows(statement, values)

            mine._rows = counted  # type: ignore[method-assign]
            await asyncio.sleep(1)
            for _ in range(3):
                await one.roll(1)
                await other.roll(2)
                await asyncio.sleep(0.2)
            reads = 0
            await one.roll(1)
            usual = reads
            await other.roll(2, "new")
            await asyncio.sleep(0.5)
            reads = 0
            await one.roll(1)
            return usual, reads


async def figures() -> list[Figure]:
    """The laws, then the goals."""
    few, many = await sweep(FEW), await sweep(MANY)
    found = [
        Figure(f"the hourly sweep of {FEW:,} keyed notices", few, "s"),
        Figure(f"  of {MANY:,}: so many times as long", many / few, "", most=3 * MANY / FEW),
        Figure(f"a notice, while {WAITING} wait for a room that takes none", await silence(), "s", most=1),
    ]
    entries, *snapshot = await a_year()
    found += [
        Figure(f"the first roll after {YEAR:,}, made of its entries", 1e3 * entries, "ms"),
        Figure("  from its snapshot", 1e3 * min(snapshot), "ms", most=50),
    ]
    with tempfile.TemporaryDirectory() as folder:
        found += await _both("SQLite", SqliteStore(Path(folder) / "a.db"), SqliteStore(Path(folder) / "b.db"), folder)
    if cluster.programs() is not None:
        from bot.storage.postgresql_store import PostgresStore

        with cluster.running(safe=True) as address, tempfile.TemporaryDirectory() as folder:
            usual, then = await newcomers(cluster.emptied(address))
            found += [
                Figure("PostgreSQL: statements read for a roll", usual, ""),
                Figure("  after somebody new came to a club of another process", then, "", most=usual),
            ]
            one, other = (PostgresStore(cluster.emptied(address)) for _ in range(2))
            found += await _both("PostgreSQL", one, other, folder)
    return found


async def _both(name: str, one: Store, other: Store, folder: str) -> list[Figure]:
    rate, late = await in_turn(one, Path(folder))
    return [
        Figure(f"{name}: rolls a second in {ROOMS:,} rooms in turn", rate, "", least=150),
        Figure("  99 of 100 of them take at most", 1e3 * late, "ms", most=100),
        Figure(f"  {TIMERS:,} timers after a night off", await ringing(other, Path(folder)), "s", most=15),
    ]
