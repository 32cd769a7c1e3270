"""A day at a club that never rests, of people with hostile names who write hostile words.

What comes of their words is harmless, memory stays as it is, and no timer is missed.
"""

from __future__ import annotations

import csv
import gc
import io
import random
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
import pytest_asyncio

from bot.commands import COGS
from bot.engines.seal_entries import SealOpened
from bot.hall.cards.card import Drawn, DrawnFile, DrawnPicture
from bot.hall.cards.plain_text import harmless
from bot.pictures import MAKERS
from bot.texts import LANGUAGES
from tests.chaos import MUCH
from tests.chaos.club_life import Club
from tests.exported import grade_of
from tests.hall.harmless import SHARP, check
from tests.hall.house import TEXTS, House, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

DAY = 24 * 3600.0
TIMES = 3 + MUCH
"""So often is every playthrough played through; after the first three times everything is remembered that ever is."""
GROWTH = 300_000
"""So many more bytes may be held at the end, for caches that are filled by turns: a few hundred for each command."""
DRAWN = {"svg", "g", "path", "rect", "line", "circle", "text", "tspan", "defs", "polyline", "polygon", "title", "desc"}
"""What our pictures are made of: nothing that acts or leads anywhere."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def day(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[Club, list[Drawn]]]:
    """The club after the first part of its day, with all that anybody was shown in it."""
    for bundle in map(TEXTS.bundle, LANGUAGES):  # else each is read when it is first said, and kept
        for key in sorted(bundle.keys()):
            bundle.get_message(key)
    seen: list[Drawn] = []
    house = await opened(tmp_path_factory.mktemp("club"), remembered=50)  # else it would be months until all is full
    house.shown = seen.append
    chance = random.Random(MUCH)
    club = Club(house, lambda word: f"{word} {chance.choice(SHARP)}")
    await club.live(DAY / TIMES)
    for book in await house.store.books():
        room = await house.people.room(book.room)
        assert room is not None
        for line in ("/diario 50", "/esporta"):
            await house.ask(line, where=room.as_place(), manages=True)
    house.shown = lambda drawn: None
    yield club, seen
    await house.store.close()


async def test_hostile_words_are_characters_in_every_card_picture_and_file(day: tuple[Club, list[Drawn]]) -> None:
    club, seen = day
    assert any(drawn.picture for drawn in seen) and any(drawn.files for drawn in seen)
    while seen:  # and let go of it: the memory of all that is there is counted below
        drawn = seen.pop()
        await check(drawn, club.house.hall)
        if drawn.picture is not None:
            harmless_picture(drawn.picture)
        for file in drawn.files:
            harmless_file(file)


def harmless_picture(picture: DrawnPicture) -> None:
    """It is well formed, and nothing in it acts or leads anywhere."""
    root = ElementTree.fromstring(MAKERS[picture.maker](picture.values, picture.language))
    for element in root.iter():
        assert element.tag.partition("}")[2] in DRAWN, element.tag
        assert not any(name.startswith("on") or name.endswith("href") for name in element.attrib), element.attrib


def harmless_file(file: DrawnFile) -> None:
    """It can be read again, no spreadsheet computes anything in it, and a leaf to be printed is a picture alone."""
    if file.name.endswith(".pdf"):
        about = re.sub(rb"stream\n.*?\nendstream", b"", file.content, flags=re.DOTALL)
        assert file.content.startswith(b"%PDF") and not re.search(
            rb"/(Action|Annots|Font|JS|URI|Title|OpenAction)", about
        )
        return
    if magic := {".xlsx": b"PK", ".png": b"\x89PNG"}.get(Path(file.name).suffix):
        assert file.content.startswith(magic)
        return
    text = file.content.decode("utf-8-sig")
    if file.name.endswith(".jsonl"):
        grade_of(text)
    elif file.name.endswith(".csv"):
        for row in csv.reader(io.StringIO(text), delimiter=";"):
            assert [*map(harmless, row)] == row


async def test_a_day_holds_no_memory_and_misses_no_timer(day: tuple[Club, list[Drawn]]) -> None:
    club, _ = day
    held = []
    for _ in range(1, TIMES):
        await club.live(DAY / TIMES)
        held.append(memory(club.house))
    print(f"24 hours, {club.evenings} evenings: {[bytes // 1000 for bytes in held]} kB held after each part of the day")
    assert held[-1] < held[-1 - MUCH] + GROWTH, f"memory grows: {held}"
    books = await club.house.store.books()
    assert {book.kind for book in books} == {kind for cog in COGS if cog.book is not None and (kind := cog.book.kind)}
    assert [entry for book in books for entry in await club.house.store.entries(book.id, kinds=[SealOpened.kind])]


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
