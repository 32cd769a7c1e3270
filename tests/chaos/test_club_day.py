"""A day at a club that never rests: memory stays as it is, and no timer is missed."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from bot.commands import COGS
from bot.engines.seal_entries import SealOpened
from bot.texts import LANGUAGES
from tests.chaos import MUCH
from tests.chaos.club_life import Club
from tests.hall.house import TEXTS, House, opened

DAY = 24 * 3600.0
TIMES = 2 + MUCH
"""So often is every playthrough played through; after the first two times everything is remembered that ever is."""
GROWTH = 200_000
"""So many more bytes may be held at the end, for caches that are filled by turns: a few hundred for each command."""


def memory(house: House) -> int:
    """Bytes that are held, without books on the shelf and texts. All that is there is counted when it is asked: to
    follow each piece of memory from its beginning takes three times as long as the evenings themselves."""
    house.shelf._volumes.clear()
    house.hall.house.drawer._parts.cache_clear()
    gc.collect()
    found = gc.get_objects()
    seen, size = {id(found)}, 0
    while found:
        one = found.pop()
        if id(one) not in seen:
            seen.add(id(one))
            size += sys.getsizeof(one)
            found += gc.get_referents(one)
    return size


async def test_a_day_holds_no_memory_and_misses_no_timer(tmp_path: Path) -> None:
    for bundle in map(TEXTS.bundle, LANGUAGES):  # else each is read when it is first said, and kept
        for key in sorted(bundle.keys()):
            bundle.get_message(key)
    house = await opened(tmp_path, remembered=50)  # else it would be months until everything is full
    club = Club(house)
    await club.live(DAY / TIMES)
    held = []
    for _ in range(1, TIMES):
        await club.live(DAY / TIMES)
        held.append(memory(house))
    print(f"24 hours, {club.evenings} evenings: {[bytes // 1000 for bytes in held]} kB held after each part of the day")
    assert held[-1] < held[0] + GROWTH, f"memory grows: {held}"
    books = await house.store.books()
    assert {book.kind for book in books} == {kind for cog in COGS if cog.book is not None and (kind := cog.book.kind)}
    assert [entry for book in books for entry in await house.store.entries(book.id, kinds=[SealOpened.kind])]
    await house.store.close()
