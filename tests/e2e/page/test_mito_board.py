"""The ladders in a real browser: the page records a game, the projector shows it at once, a phone shows it whole."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.e2e.page.page_stage import PHONE, Stage, further, said
from tests.e2e.page.test_book_board import HALL, begun, screen

pytestmark = further

NAMES = "@Anna @Elsa @Carla @Dario"


async def league(stage: Stage) -> tuple[Page, str]:
    """An evening with one game, and the address of its board."""
    game = f'/mito partita "{NAMES}" risikometro:30,30,30,35'
    return await begun(stage, "/mito impostazioni minimo:1", game, board="/club tabellone mito")


async def test_a_game_stands_on_the_board_at_once(stage: Stage) -> None:
    anna, address = await league(stage)
    board = await screen(stage, anna, address, **HALL)
    await expect(board.locator("#title")).to_have_text("Metaclassifiche M.I.T.O.")
    await expect(board.locator("tbody tr").first).to_contain_text("Anna")
    await expect(board.locator("tbody tr").first).to_contain_text("1075,50")

    await said(await stage.visit("Bruno"), "/mito partita @Bruno @Anna")

    await expect(board.locator("#subtitle")).to_have_text("2 partite")
    await expect(board.locator("tbody tr", has_text=re.compile(r"^2Bruno\+\d+,\d\dAnna$"))).to_be_visible()


@pytest.mark.parametrize("shape", [pytest.param(HALL, id="hall"), pytest.param(PHONE, id="phone")])
async def test_nothing_stands_beyond_the_edge(stage: Stage, shape: dict[str, Any]) -> None:
    anna, address = await league(stage)
    board = await screen(stage, anna, address, **shape)
    await expect(board.locator("tbody tr").first).to_contain_text("Anna")
    assert await board.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert stage.troubles == []


async def test_on_a_phone_the_tables_of_the_page_need_no_scrolling_sideways(stage: Stage) -> None:
    page = await stage.visit(**PHONE)
    await said(page, "/mito impostazioni minimo:1")
    await said(page, f'/mito partita "{NAMES}" risikometro:30,30,30,35')
    await said(page, "/mito classifica")
    tables = page.locator(".table")
    await expect(tables).to_have_count(2)
    assert await tables.evaluate_all("each => each.every(table => table.scrollWidth <= table.clientWidth)")
