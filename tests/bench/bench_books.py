"""A table's book of 100,000 entries, opened in process as after a restart: `python -m tests.bench.bench_books`.

Every figure comes with the longest time for which the event loop stood still meanwhile: other players wait for that.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from bot.archive import file_of
from bot.commands import COGS
from bot.engines.book import Entry
from bot.engines.dice import Dice
from bot.engines.rolls import DiceTable, TableOpened, TableRules
from bot.engines.seal_entries import set_seal
from bot.engines.seals import commitment
from bot.hall.books.chain import SECRET, Chain
from bot.hall.books.long_books import settle
from bot.hall.cards.card import Drawn, DrawnPicture
from bot.hall.declared.catalogue import Commands
from bot.hall.hall import Hall
from bot.hall.house import built
from bot.hall.requests import Account, Place, Reply, Request
from bot.pictures.worker import PictureWorker
from bot.settings import Settings, StorageSettings
from bot.storage.contract import Append, Put, Write
from bot.storage.sqlite_store import SqliteStore
from bot.storage.stored import StoredBook, StoredEntry
from bot.texts import Texts
from tests.bench.figures import Figure, printed, stalls
from tests.pictures.samples import odds

LONG = 100_000
NOW = 1_760_000_000.0
ROOM = Place("club", "r", "Tavolo", "", "h", "Casa")
REQUESTS = count(1)
STALL = 50.0


async def write_long_book(store: SqliteStore) -> None:
    """A book as 99,998 rolls of five dice leave it."""
    room = {"id": "r0000000001", "platform": "club", "place": "r", "club": "c0000000001", "house": "h"}
    club = {"id": "c0000000001", "title": "Casa", "language": "it", "zone": "Europe/Rome"}
    changes = [
        Put("clubs", club),
        Put("houses", {"platform": "club", "house": "h", "club": club["id"]}),
        Put("rooms", {**room, "parent": "", "title": "Tavolo", "private": False}),
        Put("people", {"id": "p0000000001", "name": "Anna", "born": "account"}),
    ]
    book = StoredBook("b000001", "table", club["id"], room["id"], "", NOW)
    await store.write(Write(opens=book, changes=changes))
    secret = bytes(32)
    table = DiceTable()
    table.happen(TableOpened(rules=TableRules(quiet=1e9)))
    set_seal(table, commitment(secret))
    for _ in range(3, LONG + 1):
        table.roll("p0000000001", NOW, 5, 0, None, "", Dice(table.ledger, secret, "club"))
    entries: list[Entry] = table.taken()
    chain, upon = Chain.begun(book.id, bytes(SECRET)), ""
    for start in range(0, LONG, 10_000):
        stored = [
            chain.add(StoredEntry(seq, f"club:{seq}", NOW, "p0000000001", entry.kind, 1, entry.model_dump_json()))
            for seq, entry in enumerate(entries[start : start + 10_000], start + 1)
        ]
        append = Append(book.id, start, stored, upon=upon, head=chain.head.hex(), lines=chain.lines)
        seeds = [] if start else [(0, chain.secret), (1, secret)]
        await store.write(Write(append=replace(append, seeds=seeds)))
        upon = append.head


class House:
    """A hall that has just been opened on that book."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def do(self, line: str = "", press: str = "") -> Drawn:
        """What the director is answered."""
        number = next(REQUESTS)
        anna = Account("club", "anna", "Anna", "it")
        request = Request(f"bench:{number}", anna, ROOM, NOW + number, line=line, press=press, manages=True)
        reply = await self.hall.handle(request)
        if not isinstance(reply, Reply) or reply.drawn.tone == "bad":
            raise RuntimeError(f"{line or press}: {reply}")
        return reply.drawn

    async def complete(self) -> None:
        """What autocomplete offers while a command on the book is being written."""
        request = Request("bench", Account("club", "anna", "Anna", "it"), ROOM, NOW, path="help")
        await self.hall.complete(request, "help", "topic", "ro")


@asynccontextmanager
async def opened(settings: Settings) -> Any:
    """A house after a restart."""
    store = SqliteStore(file_of(settings))
    worker = PictureWorker(remembered_bytes=0)

    async def draw(picture: DrawnPicture, form: str) -> bytes:
        return await worker.png(picture.maker, picture.values, picture.language)

    await store.open()
    hall = Hall(built(Commands(COGS), Texts(), store, settings), pictures=draw)
    await hall.open()
    settle()
    try:
        yield House(hall), worker
    finally:
        await worker.close()
        await store.close()


async def figures() -> list[Figure]:
    """A restart for each first command; then what is asked of a book that is open."""
    found: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(storage=StorageSettings(path=Path(folder) / "araldo.db"))
        store = SqliteStore(file_of(settings))
        await store.open()
        await write_long_book(store)
        await store.close()
        for line in ("/roll 5", "/journal"):
            async with opened(settings) as (house, _):
                await measure(found, f"{line}, the first after a restart", partial(house.do, line), 1000)
        async with opened(settings) as (house, worker):

            async def both() -> None:
                drawing = asyncio.create_task(_draw(worker))
                await house.do("/roll 5")
                drawing.cancel()

            await worker.png("odds", odds(1), "it")
            await measure(found, "/roll, the first after a restart, while pictures are drawn", both, None)
            await measure(found, "/odds with its picture", lambda: _odds(house), None)
            await measure(found, "autocomplete", house.complete, 100)
            for line, most in (("/roll 5", 100), ("/journal", 500), ("/journal 100", 500), ("/undo", 500)):
                await measure(found, f"{line}, in the open book", partial(house.do, line), most)
            button = (await house.do("/undo")).buttons[0][0].id
            await measure(found, "/undo, confirmed", partial(house.do, press=button), 2000)
            for line in ("/verify", "/verify open:yes", "/verify", "/export"):
                await measure(found, f"{line}, in the open book", partial(house.do, line), None)
    return found


async def measure(found: list[Figure], name: str, work: Callable[[], Awaitable[object]], most: float | None) -> None:
    """How long it takes, and how long the loop stands still."""
    gc.collect()
    took, stall = await stalls(work)
    found.append(Figure(name, 1e3 * took, "ms", most=most))
    found.append(Figure("  longest stall of the event loop", 1e3 * stall, "ms", most=STALL))


async def _odds(house: House) -> None:
    drawn = await house.do("/odds 7 3")
    assert drawn.picture is not None
    await house.hall.draw_picture(drawn.picture)


async def _draw(worker: PictureWorker) -> None:
    for dice in count(1):
        await worker.png("odds", odds(dice % 50 + 1), "it")


if __name__ == "__main__":
    print(printed(f"A book of {LONG:,} entries", asyncio.run(figures())))
