"""A table for paper: on white, each cell in lines, and what is empty is wide enough to be written on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from bot.pictures import svg

SVG = "{http://www.w3.org/2000/svg}"


def drawn(head: Sequence[str], *rows: Sequence[str], **more: Any) -> ElementTree.Element:
    columns = [{"title": cell, "align": "left"} for cell in head]
    return ElementTree.fromstring(svg("table", {"title": "T", "columns": columns, "rows": rows} | more, "it"))


def widths(head: Sequence[str], *rows: Sequence[str]) -> list[float]:
    """How wide each column is, from one upright line to the next."""
    lines = drawn(head, *rows, ruled=True).iter(f"{SVG}line")
    upright = sorted(float(line.get("x1", "")) for line in lines if line.get("x1") == line.get("x2"))
    return [right - left for left, right in pairwise(upright)]


def test_a_slip_has_room_where_hands_write() -> None:
    number, won, how, left = widths(
        ("Mano", "Vince", "Come", "Agenti"), ("1", "", "", ""), ("2", "", "", ""), ("Firme", "Orsi", "", "Lupi")
    )
    assert min(won, how, left) > 1.5 * number


def test_orders_have_more_room_than_their_season() -> None:
    season, orders = widths(("Fase", "Ordini"), ("", ""), ("", ""))
    assert orders > 3 * season


def test_the_number_of_a_table_stands_beside_its_names() -> None:
    table, first, second = widths(("Tavolo", "", ""), ("1", "Orsi", "Lupi"), ("2", "Tassi", "Gufi"))
    assert table < first and table < second


def test_what_is_empty_but_for_a_cell_is_to_be_written_on_and_what_is_so_for_a_half_is_not() -> None:
    number, free, full = widths(
        ("Mano", "Note", "Capo"), ("1", "", "Anna"), ("2", "", ""), ("3", "Orsi", ""), ("", "", "Ugo")
    )
    assert free > 3 * number and free > 3 * full


def test_what_is_left_is_shared_alike() -> None:
    first, second = widths(("Mano", "Vince", "Vince"), ("1", "", ""))[1:]
    assert first == pytest.approx(second, abs=0.02) and first > 200
    alone = widths(("Mano",), ("1",))
    assert alone == [pytest.approx(720, abs=0.02)]


def test_names_longer_than_the_leaf_stay_on_it() -> None:
    assert sum(widths(("", "", ""), ("1", "Orsi " * 40, "Lupi " * 40))) <= 800


def test_paper_is_white_and_what_is_read_from_afar_is_large() -> None:
    picture = drawn(("Tavolo",), ("Orsi",), ruled=True, letters=40)
    assert next(picture.iter(f"{SVG}rect")).get("fill") == "#ffffff"
    assert [one.get("font-size") for one in picture.iter(f"{SVG}text") if one.text == "Orsi"] == ["40"]


def test_on_a_certificate_words_stand_one_below_the_other_on_white_and_the_leaf_ends_under_them() -> None:
    picture = drawn(("",), ("Orsi",), ("hanno vinto " * 8,), ("",), bare=True, letters=40)
    texts = [one for one in picture.iter(f"{SVG}text") if one.text]
    assert {one.get("text-anchor") for one in texts} == {"middle"}
    first, second, *more = (round(float(one.get("y", ""))) for one in texts)
    assert (first, second, more) == (240, 332, [384, 436])
    assert picture.get("height") == "568"
    assert next(picture.iter(f"{SVG}rect")).get("fill") == "#ffffff"
