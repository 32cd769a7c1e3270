"""Whoever looks for their board reads where it stands in the hall."""

from __future__ import annotations

from pathlib import Path

from tests.commands.diplomacy.weekend import weekend
from tests.hall.house import BRUNO


async def test_ones_own_table_says_where_it_stands_in_every_round(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 14, posted=False)
    draft = await found.keys("/diplomazia round")
    said = await found.said(press=draft["Dove stanno…"].id, values={"where": "1 Sala blu; 2-4 Terrazza"})
    assert "Sala blu: tavolo 1" in said and "Terrazza: tavoli 2, 3, 4" in said
    seats = await found.said("/diplomazia pubblica")
    assert "Sala blu: tavolo 1" in seats and "Terrazza: tavolo 2" in seats
    book = await found.book()
    [(game, _)] = book.rounds[0].games_of(await found.id("Bruno"))
    place = "Sala blu" if game.where.board == 1 else "Terrazza"
    assert f"Dove: {place}" in await found.said(who=BRUNO, press=f"!@{await found.stored()} diplomacy mine")


async def test_what_names_no_board_is_refused_with_the_way_it_is_written(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    draft = await found.keys("/diplomazia round")
    for written in ("Sala blu", "1-4", "0 Bar", "1 "):
        said = await found.said(press=draft["Dove stanno…"].id, values={"where": written})
        assert "Sala blu; 5" in said, written
    assert not (await found.book()).hall
