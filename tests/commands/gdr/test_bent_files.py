"""A hundred bent files, TOML and workbooks: each is refused with a sentence, or accepted and read after a restart."""

from __future__ import annotations

import io
import random
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from openpyxl import load_workbook

from bot.adventure_toml import adventure_of
from bot.adventures.written import as_workbook
from bot.hall.requests import File
from bot.rules import rulebook
from bot.texts import Texts
from tests.chaos.bending import ODD, bent
from tests.commands.gdr.hall import EXAMPLES, Hall
from tests.hall.house import opened

SEED = 22
SAMPLE = (EXAMPLES / "punta-cenere.it.toml").read_bytes()
BOOK = as_workbook(adventure_of(SAMPLE, rulebook().gdr), "it", Texts())
NUMBERS = (-1, 0, 100, 101, 1e300, float("inf"), 10**40, 0.1 + 0.2, True, "1e9999999999999999999", "9" * 5000)


def bent_toml(chance: random.Random) -> bytes:
    """The sample with a few lines bent, cut off, or in another coding."""
    lines = SAMPLE.decode().splitlines()
    if chance.random() < 0.2:  # just another number
        return SAMPLE.replace(b"aa = [20, 50, 85]", f"aa = [{chance.randint(-5, 40)}, 50, 85]".encode())
    for _ in range(chance.choice((1, 1, 2, 5))):
        place = chance.randrange(len(lines))
        lines[place] = bent(lines[place], lines, chance)
    if chance.random() < 0.2:
        lines[chance.randrange(len(lines)) :] = ["[aa" + ".a" * chance.choice((7, 150, 5000)) + "]"]
    if chance.random() < 0.1:
        lines.insert(0, "peso = " + str(chance.choice(NUMBERS)))
    return "\n".join(lines).encode(chance.choice(("utf-8", "utf-8", "utf-8", "utf-16")), "surrogatepass")


def bent_workbook(chance: random.Random) -> bytes:
    """The sample as a workbook with bytes changed, parts taken away, or odd things in its cells."""
    if chance.random() < 0.2:
        content = bytearray(BOOK)
        for _ in range(chance.choice((1, 5, 50))):
            content[chance.randrange(4, len(content))] = chance.randrange(256)
        return bytes(content[: chance.choice((30, 10**6))])
    if chance.random() < 0.2:
        out = io.BytesIO()
        with zipfile.ZipFile(io.BytesIO(BOOK)) as whole, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as less:
            for name in whole.namelist():
                if chance.random() > 0.1:
                    less.writestr(name, whole.read(name))
            if chance.random() < 0.3:
                less.writestr("xl/media/much", b"\0" * 20_000_000)
        return out.getvalue()
    book = load_workbook(io.BytesIO(BOOK))
    for _ in range(chance.choice((1, 1, 2, 6))):
        page = book[chance.choice(book.sheetnames)]
        row, column = chance.randint(1, page.max_row + 1), chance.randint(1, page.max_column + 1)
        value = chance.choice((*NUMBERS, *(one for one in ODD if one.isprintable()), "a.b.c.d.e.f.g.h", "=1+1", None))
        page.cell(row, column).value = value
    if chance.random() < 0.1:
        del book[chance.choice(book.sheetnames)]
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


@pytest.fixture
async def empty(tmp_path: Path) -> AsyncIterator[Hall]:
    """A tournament without an adventure."""
    house = await opened(tmp_path)
    found = Hall(house)
    await found.said('/gdr nuovo "Prova"')
    yield found
    await house.store.close()


async def test_a_hundred_bent_files_are_refused_with_a_sentence_or_accepted_and_read_again(empty: Hall) -> None:
    chance, accepted, refused = random.Random(SEED), 0, 0
    for number in range(100):
        content = (bent_workbook if number % 2 else bent_toml)(chance)
        said = await empty.said("/gdr avventura", file=File("avventura", content))
        assert said and "errore" not in said.casefold().split("\n")[0], said
        took = said.startswith(("Avventura caricata", "Avventura aggiornata", "Matematica cambiata"))
        accepted, refused = accepted + took, refused + (not took)
        if took:
            before = (await empty.book()).adventure
            await empty.house.restarted()
            assert before is not None and (await empty.book()).adventure == before
            assert "squadra" in await empty.said("/gdr stato")
    assert accepted > 5 and refused > 50
