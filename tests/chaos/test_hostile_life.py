"""Every game is played by people with hostile names who write hostile words: what comes of it is harmless."""

from __future__ import annotations

import csv
import io
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bot.hall.books.book_files import harmless
from bot.hall.cards.card import Drawn, DrawnFile, DrawnPicture
from bot.pictures import MAKERS
from tests.chaos import MUCH
from tests.chaos.club_life import Club
from tests.exported import grade_of
from tests.hall.harmless import SHARP, check
from tests.hall.house import House, opened

HOUR = 3600.0
DRAWN = {"svg", "g", "path", "rect", "line", "circle", "text", "tspan", "defs", "polyline", "polygon", "title", "desc"}
"""What our pictures are made of: nothing that acts or leads anywhere."""


@pytest.fixture
async def cards(tmp_path: Path) -> AsyncIterator[tuple[House, list[Drawn]]]:
    """Everything that anybody was shown in some hours of every game."""
    seen: list[Drawn] = []
    house = await opened(tmp_path)
    house.shown = seen.append
    chance = random.Random(MUCH)
    await Club(house, lambda word: f"{word} {chance.choice(SHARP)}").live(HOUR)
    for book in await house.store.books():
        room = await house.people.room(book.room)
        assert room is not None
        for line in ("/diario 50", "/esporta"):
            await house.ask(line, where=room.as_place(), manages=True)
    yield house, seen
    await house.store.close()


async def test_hostile_words_are_characters_in_every_card_picture_and_file(cards: tuple[House, list[Drawn]]) -> None:
    house, seen = cards
    for drawn in seen:
        await check(drawn, house.hall)
        if drawn.picture is not None:
            harmless_picture(drawn.picture)
        for file in drawn.files:
            harmless_file(file)
    assert any(drawn.picture for drawn in seen) and any(drawn.files for drawn in seen)


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
    text = file.content.decode("utf-8-sig")
    if file.name.endswith(".jsonl"):
        grade_of(text)
    elif file.name.endswith(".csv"):
        for row in csv.reader(io.StringIO(text), delimiter=";"):
            assert [*map(harmless, row)] == row
