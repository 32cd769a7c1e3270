"""What is printed of an event: leaf by leaf what its page shows, as a page with a dress for paper, and as a PDF."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.chats.club.page_texts import words
from bot.chats.club.public.paper import Leaf, leaves, sorts
from bot.chats.club.public.paper_html import picture
from bot.hall.cards.board import DrawnBoard, DrawnPanel
from bot.hall.cards.card import DrawnTable
from bot.hall.cards.public import DrawnEvent
from bot.pictures import svg
from bot.pictures.making import png
from tests.chats.club.conftest import Open
from tests.chats.club.house import TEXTS, House
from tests.chats.club.test_book_board import HOSTILE, line
from tests.chats.club.test_event_page import PAGE, Read, event, read, row

SAID = words(TEXTS, "it")


def panel(name: str, title: str, *rows: tuple[str, ...], head: tuple[str, ...] = ()) -> DrawnPanel:
    """A table under the name by which it is found."""
    table = DrawnTable(row(*(head or [""] * len(rows[0]))), tuple(row(*each) for each in rows), ())
    return DrawnPanel(line(title), (), table, None, (), 12, False, name=name)


def cup(**more: Any) -> DrawnBoard:
    """A round of Nome in Codice: two tables, one team that rests, standings."""
    tables = panel(
        "tables",
        "Tavoli",
        ("1", "▸\u00a0Orsi", "–", "Lupi", "mano\u00a01/5"),
        ("2", "Gufi", "1–0", "Aquile", "mano\u00a02/3"),
        ("3", "Volpi", "", "", "riposa"),
    )
    standings = panel(
        "standings", "Classifica", ("1", "Lupi", "3"), ("2", "Orsi", "1"), head=("Pos.", "Squadra", "Mani")
    )
    entrants = (("Orsi", "Anna e Bea"), ("Lupi", ""), ("Gufi", ""), ("Aquile", ""), ("Volpi", ""))
    return replace(event(), panels=(tables, standings), entrants=entrants, **more)


def table_of_seven() -> DrawnBoard:
    """A board of Diplomacy, with three of its powers."""
    seats = panel(
        "board-1", "Tavolo 1 · si comincia", ("Austria", "Anna", "3"), ("Italia", "Bea", "4"), ("Russia", "Ciro", "4")
    )
    return replace(event(), panels=(seats,), entrants=(("Anna", ""), ("Bea", ""), ("Ciro", "")))


def of(board: DrawnBoard, sort: str) -> tuple[Leaf, ...]:
    return leaves(board, sort, SAID)


def test_the_wall_has_the_tables_and_then_everybody_by_name() -> None:
    by_table, by_name = of(cup(), "wall")

    assert by_table.rows == (("1", "Orsi", "Lupi"), ("2", "Gufi", "Aquile"), ("3", "Volpi", ""))
    assert [each[0] for each in by_name.rows] == ["Aquile", "Gufi", "Lupi", "Orsi", "Volpi"]
    assert ("Orsi", "Anna e Bea", "1") in by_name.rows


def test_many_tables_take_more_leaves_and_none_is_lost() -> None:
    many = panel("tables", "Tavoli", *((str(at), f"A{at}", "–", f"B{at}", "") for at in range(1, 41)))
    found = of(replace(event(), panels=(many,)), "wall")

    assert sum(len(leaf.rows) for leaf in found) == 40 + 80
    assert all(len(leaf.rows) <= 14 for leaf in found)


def test_on_a_wall_of_diplomacy_everybody_finds_board_and_power() -> None:
    board, by_name = of(table_of_seven(), "wall")

    assert board.title == "Coppa · Tavolo 1"
    assert board.rows == (("Austria", "Anna"), ("Italia", "Bea"), ("Russia", "Ciro"))
    assert by_name.rows[:2] == (("Anna", "Austria", "Tavolo 1"), ("Bea", "Italia", "Tavolo 1"))


def test_a_slip_has_a_line_for_each_hand_and_none_for_who_rests() -> None:
    one, two = of(cup(), "slips")

    assert [each[0] for each in one.rows] == ["1", "2", "3", "4", "5", "Firme"]
    assert len(two.rows) == 4 and "Gufi – Aquile" in two.title


def test_a_slip_of_diplomacy_has_a_cell_for_each_power_and_winter() -> None:
    (slip,) = of(table_of_seven(), "slips")

    assert slip.columns[1] == "1901" and all(len(each) == len(slip.columns) for each in slip.rows)
    powers = [each[0] for each in slip.rows]
    assert powers == ["Austria · Anna", "Italia · Bea", "Russia · Ciro"]


def test_at_each_seat_stands_a_name_or_a_sheet_for_orders() -> None:
    assert [leaf.title for leaf in of(cup(), "seats")] == ["Tavolo 1", "Tavolo 2", "Tavolo 3"]
    orders = of(table_of_seven(), "seats")
    assert [leaf.title for leaf in orders] == ["Austria · Anna", "Italia · Bea", "Russia · Ciro"]


def test_a_referee_has_all_tables_on_one_sheet() -> None:
    (sheet,) = of(cup(), "referees")
    assert [each[:2] for each in sheet.rows] == [("1", "Orsi – Lupi"), ("2", "Gufi – Aquile"), ("3", "Volpi")]
    (board,) = of(table_of_seven(), "referees")
    assert board.rows[0] == ("Tavolo 1", "Austria Anna", "") and len(board.rows) == 3


def test_certificates_are_there_once_all_is_over_with_the_place_and_the_seal_of_the_book() -> None:
    assert of(cup(), "certificates") == ()
    head = "12345 · " + " ".join(f"kwq{at}" for at in range(8))
    first, second = of(cup(over=True, head=head), "certificates")

    assert first.rows == (("Lupi",), ("Posto: 1",), ("Sigillo del registro:",), (head,))
    assert ("Anna e Bea",) in second.rows
    drawn = svg((shown := picture(first, "it")).maker, shown.values, "it").replace("\u00a0", " ")
    assert all(part in drawn for part in head.split()) and "…" not in drawn


def test_what_there_is_nothing_of_is_not_offered() -> None:
    assert sorts(cup(), SAID) == ("wall", "slips", "seats", "referees", "standings")
    assert sorts(replace(event(), panels=()), SAID) == ()


@pytest.mark.asyncio
async def test_leaves_are_a_page_and_peoples_words_stay_words(house: House) -> None:
    hostile = panel("tables", "Tavoli", ("1", HOSTILE, "–", "Lupi", ""))
    house.front.boards.show(PAGE, replace(cup(), panels=(hostile,)))
    status, contents = await house.anna.ask("GET", f"/event/{PAGE}/paper")
    assert status == 200 and f"/event/{PAGE}/paper/it/wall.pdf" in contents

    status, text = await house.anna.ask("GET", f"/event/{PAGE}/paper/wall")

    assert status == 200 and "<img" not in text and HOSTILE in "".join(Read(text).words)
    assert (await house.anna.ask("GET", f"/event/{PAGE}/paper/certificates"))[0] == 404
    assert (await house.anna.ask("GET", f"/event/{PAGE}/paper/nothing"))[0] == 404


@pytest.mark.asyncio
async def test_with_a_public_address_every_leaf_bears_the_code_of_the_event_s_page(open_house: Open) -> None:
    house = await open_house(public_url="https://club.example")
    house.front.draws = lambda picture: png(svg(picture.maker, picture.values, picture.language))
    house.front.boards.show(PAGE, cup())

    text = (await house.anna.ask("GET", f"/event/{PAGE}/paper/slips"))[1]
    assert text.count(f'src="/event/{PAGE}/it/qr.png"') == text.count('class="leaf') > 1
    async with house.session.get(f"{house.chat.address}event/{PAGE}/it/qr.png") as response:
        assert response.status == 200 and response.content_type == "image/png"
    async with house.session.get(f"{house.chat.address}event/{PAGE}/paper/it/wall.pdf") as response:
        assert (await response.read()).count(b"/C Do") == 2


@pytest.mark.asyncio
async def test_without_one_no_leaf_does(house: House) -> None:
    house.front.boards.show(PAGE, cup())
    assert "qr.png" not in (await house.anna.ask("GET", f"/event/{PAGE}/paper/slips"))[1]
    assert (await house.anna.ask("GET", f"/event/{PAGE}/it/qr.png"))[0] == 404


@pytest.mark.asyncio
async def test_a_pdf_has_a_page_for_each_leaf_and_is_drawn_once(house: House) -> None:
    house.front.draws = lambda picture: png(svg(picture.maker, picture.values, picture.language))
    house.front.boards.show(PAGE, cup())
    for _ in range(2):
        async with house.session.get(f"{house.chat.address}event/{PAGE}/paper/it/wall.pdf") as response:
            body = await response.read()
            assert response.status == 200 and response.content_type == "application/pdf"

    assert body.startswith(b"%PDF-") and re.findall(rb"/Count (\d+)", body) == [b"2"]
    assert house.front.pictures == 2


@pytest.mark.asyncio
async def test_a_pdf_has_two_hundred_leaves_at_most(house: House) -> None:
    drawn = png(svg("table", {"title": "x", "columns": [{"title": ""}], "rows": []}, "it"))
    house.front.draws = lambda _: drawn
    many = panel("tables", "Tavoli", *((str(at), f"A{at}", "–", f"B{at}", "") for at in range(201)))
    house.front.boards.show(PAGE, replace(event(), panels=(many,)))
    async with house.session.get(f"{house.chat.address}event/{PAGE}/paper/it/slips.pdf") as response:
        assert re.findall(rb"/Count (\d+)", await response.read()) == [b"200"]


@pytest.mark.asyncio
async def test_what_is_printed_is_in_the_readers_language_too(house: House) -> None:
    house.front.boards.show(PAGE, cup())
    for path in ("/paper", "/paper/referees"):
        for language in ("en", "it"):
            assert f'lang="{language}"' in await read(house, path, **{"Accept-Language": language})


@pytest.mark.asyncio
async def test_each_answer_says_what_it_is_and_how_long_it_may_be_kept(open_house: Open) -> None:
    house = await open_house(public_url="https://club.example")
    house.front.draws = lambda picture: png(svg("table", {"title": "x", "columns": [{"title": ""}], "rows": []}, "it"))
    house.front.boards.show(PAGE, cup())
    house.front.club_pages.events[PAGE] = DrawnEvent(PAGE, line("Coppa"), (), False)
    picture, file = "public, max-age=300", "public, max-age=60"
    for path, sort, kept, charset in (
        ("preview.png", "image/png", picture, None),
        ("it/qr.png", "image/png", picture, None),
        ("data/it/tables.json", "application/json", file, "utf-8"),
        ("data/it/tables.csv", "text/csv", file, "utf-8"),
        ("calendar.ics", "text/calendar", file, "utf-8"),
        ("paper/it/wall.pdf", "application/pdf", "no-cache", None),
        ("paper", "text/html", "public, no-cache", "utf-8"),
    ):
        async with house.session.get(f"{house.chat.address}event/{PAGE}/{path}") as answer:
            assert (answer.status, answer.content_type, answer.charset) == (200, sort, charset), path
            assert answer.headers["Cache-Control"] == kept, path
            assert answer.headers.get("X-Robots-Tag") == (None if kept == picture else "noindex"), path
            assert answer.headers.get("Access-Control-Allow-Origin") == ("*" if kept == file else None), path
            assert ("Vary" in answer.headers) is (kept == "public, no-cache"), path
