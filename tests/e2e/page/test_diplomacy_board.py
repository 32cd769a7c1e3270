"""The board of a Diplomacy round in a real browser: live centres and the central clock, readable across a hall."""

from __future__ import annotations

import re

from playwright.async_api import Page, expect

from tests.e2e.page.page_stage import PHONE, Stage, further, said
from tests.e2e.page.test_book_board import HALL, begun, screen

pytestmark = further

NAMES = ["Ada", "Bice", "Ciro", "Dora", "Elio", "Fede", "Gino", "Ida", "Lia", "Mara", "Nino", "Olga", "Pia", "Rita"]


async def tournament(stage: Stage) -> tuple[Page, str]:
    """A tournament of fourteen whose first round is posted, with its clock; and the address of its board."""
    entered = [f"/diplomazia giocatore {name}" for name in NAMES]
    posted = ("/diplomazia round", "/diplomazia pubblica", "/diplomazia orologio 15")
    return await begun(stage, '/diplomazia nuovo "Coppa" 3', *entered, *posted)


async def test_centres_that_are_recorded_stand_on_the_screen_at_once(stage: Stage) -> None:
    anna, address = await tournament(stage)
    board = await screen(stage, anna, address, **HALL)
    await expect(board.locator("#subtitle")).to_have_text("Round 1 di 3 · mancano 2 tavoli")
    await expect(board.locator(".clock .face")).to_have_text(re.compile("1[45]:[0-9]{2}"))

    await said(anna, "/diplomazia centri 1 1901 9 4 4 4 4 4 5")

    first = board.locator(".panel", has_text="Tavolo 1 · 1901").locator("tbody tr").first
    await expect(first).to_contain_text("9")
    cell = first.locator("td").first
    assert await cell.evaluate("cell => parseFloat(getComputedStyle(cell).fontSize)") >= 20
    assert await board.evaluate("document.documentElement.scrollHeight <= innerHeight")


async def test_on_a_phone_nothing_leaves_the_side(stage: Stage) -> None:
    anna, address = await tournament(stage)

    board = await screen(stage, anna, address, **PHONE)

    await expect(board.locator(".panel", has_text="Tavolo 2")).to_be_visible()
    assert await board.evaluate("document.documentElement.scrollWidth <= innerWidth")
