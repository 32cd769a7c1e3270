"""The two tables that the World Diplomacy Database takes: every column it asks for, figures as in the standings."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from bot.commands.diplomacy.afterwards.wdd import boards, boards_file, classification
from tests.commands.diplomacy.weekend import LED, UGO, weekend

MANDATORY = {"FIRST NAME", "NAME", "HOMONYME", "RANK", "EXAEQUO"}


async def test_the_tables_say_places_powers_and_centres(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, rounds=1, posted=False)
    await found.said('/diplomazia giocatore "Luisa Maria Rossi"')
    await found.said("/diplomazia ritira Bruno")
    await found.post()
    await found.play(1, "9 8 7 6 4 0 0")
    book = await found.book()
    names = {id: await found.name(id) for id in book.entrants}
    rows = classification(book, names)
    assert rows[0].keys() >= MANDATORY
    assert [row["RANK"] for row in rows] == list(range(1, 8))
    assert rows[0]["HOMONYME"] == 1
    austria = names[book.rounds[0].games[1].seats["austria"]]
    assert f"{rows[0]['FIRST NAME']} {rows[0]['NAME']}".strip() == austria
    assert (rows[0]["RK_0AU"], rows[0]["CT_0AU"], rows[0]["HEAT_0AU"], rows[0]["R1"]) == (1, 9, 1, rows[0]["SCORE"])
    of_rossi = next(row for row in rows if row["NAME"] == "Rossi")
    assert of_rossi["FIRST NAME"] == "Luisa Maria"
    played = boards(book, names)
    assert [(row["COUNTRY"], row["NB_CENTRE"], row["CT_07"]) for row in played][:2] == [("0AU", 9, 9), ("0EN", 8, 8)]
    assert played[-1]["YEAR_ELIMINATION"] == 1 and played[0]["YEAR_ELIMINATION"] == ""
    assert MANDATORY | {"ROUND", "BOARD", "COUNTRY", "SCORE"} <= played[0].keys()


async def test_a_solo_is_one_and_an_agreed_draw_is_shared(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 14, rounds=1)
    await found.winter(1, 1901, "18 4 4 4 2 2 0")
    await found.said("/diplomazia fine 1", UGO)
    await found.play(2, LED)
    book = await found.book()
    names = {id: await found.name(id) for id in book.entrants}
    assert [row["DRAW"] for row in boards(book, names)] == [1, 0, 0, 0, 0, 0, 0, *[""] * 7]


async def test_a_director_has_them_as_two_files_once_a_board_is_closed(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, rounds=1)
    stored = await found.stored()
    assert "nessun tavolo chiuso" in await found.said(press=f"!@{stored} diplomacy wdd")
    await found.play(1, LED)
    card = await found.card(press=f"!@{stored} diplomacy wdd")
    assert len(card.files) == 2
    name, written = await boards_file(found.house.hall.house, {"book": stored}, "it")
    assert name == "boards.csv"
    assert len(list(csv.DictReader(io.StringIO(written.decode())))) == 7
