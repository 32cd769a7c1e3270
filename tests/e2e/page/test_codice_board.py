"""The board of a tournament in a real browser: what the tables record stands on the screen, readable across a hall."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, Page, expect

from bot.word_lists import word_lists
from tests.e2e.page.page_stage import PHONE, Stage, pytestmark, said
from tests.e2e.page.test_book_board import HALL, begun, screen

__all__ = ["pytestmark"]

TEAMS = ("Gli Orsi", "I Lupi", "Le Volpi", "I Tassi", "Le Lontre")


async def tournament(stage: Stage) -> tuple[Page, str]:
    """A tournament of five whose first round is drawn, and the address of its board."""
    entered = [f'/codice squadra "{team}" "@{team} uno" "@{team} due"' for team in TEAMS]
    return await begun(stage, '/codice nuovo "Coppa"', *entered, "/codice inizia")


async def wins(page: Page, row: Locator, table: int) -> None:
    """The first listed of a table win a hand."""
    name = (await row.locator("td").nth(1).inner_text()).removeprefix("▸\u00a0")
    await said(page, f'/codice mano {table} "{name}" agenti 4')


async def test_a_hand_that_is_recorded_stands_on_the_screen_at_once(stage: Stage) -> None:
    anna, address = await tournament(stage)
    board = await screen(stage, anna, address, **HALL)
    await expect(board.locator("#subtitle")).to_have_text("Turno 1 di 3 · mancano 2 tavoli")
    first = board.locator("tbody tr").first

    await wins(anna, first, 1)

    await expect(first).to_contain_text("1–0")
    await expect(first).to_contain_text("mano 2/3")


@pytest.mark.again
async def test_standings_and_clock_stand_beside_the_tables_in_large_letters(stage: Stage) -> None:
    anna, address = await tournament(stage)
    board = await screen(stage, anna, address, **HALL)
    for table in (1, 2):
        for hand in range(3):
            await wins(anna, board.locator("tbody tr").nth(table - 1), table)
            await expect(anna.locator(".message.member")).to_have_count(8 + 3 * (table - 1) + hand + 1)

    await expect(board.locator("#subtitle")).to_have_text("Turno 2 di 3 · mancano 2 tavoli")
    await expect(board.locator(".clock .face")).to_have_text(re.compile("4[45]:[0-9]{2}"))
    for title in ("Tavoli · ▸ chi comincia", "Classifica dopo il turno 1 di 3"):
        cell = board.locator(".panel", has_text=title).locator("tbody td").first
        await expect(cell).to_be_in_viewport(ratio=1)
        assert await cell.evaluate("cell => parseFloat(getComputedStyle(cell).fontSize)") >= 24
    assert await board.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.again
async def test_on_a_phone_nothing_leaves_the_side(stage: Stage) -> None:
    anna, address = await tournament(stage)

    board = await screen(stage, anna, address, **PHONE)

    await expect(board.locator("tbody tr")).to_have_count(3)
    assert await board.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def slip(row: Locator) -> str:
    """A slip of paper by which the first listed of a table wins all its hands."""
    cells = row.locator("td")
    name = (await cells.nth(1).inner_text()).removeprefix("▸\u00a0")
    return f"{await cells.first.inner_text()} {name} 1 {name} 2 {name} 3"


async def bottoms(board: Page) -> list[float]:
    """How far down the screen each table reaches."""
    tables = await board.locator("table").all()
    return [await table.evaluate("table => table.getBoundingClientRect().bottom / innerHeight") for table in tables]


@pytest.mark.again
async def test_twelve_tables_use_a_small_screen_whole(stage: Stage) -> None:
    entered = [f'/codice squadra "Squadra numero {n}" "@Uno {n}" "@Due {n}"' for n in range(24)]
    anna, address = await begun(stage, '/codice nuovo "Coppa"', *entered, "/codice inizia")

    board = await screen(stage, anna, address, viewport={"width": 1280, "height": 720})

    rows = board.locator("tbody tr")
    await expect(rows).to_have_count(12)
    for row in await rows.all():
        await expect(row).to_be_in_viewport(ratio=1)
    assert min(await bottoms(board)) > 0.9
    wide = await board.locator("table").evaluate("table => table.getBoundingClientRect().width / innerWidth")
    assert wide > 0.9
    slips = "; ".join([await slip(row) for row in await rows.all()])
    await said(anna, f"/codice incontro {slips}")
    await anna.get_by_role("button", name="Registra 12 tavoli").click()
    await expect(board.locator("#subtitle")).to_have_text("Turno 2 di 5 · mancano 12 tavoli")
    await expect(board.locator(".panel", has_text="Tavoli ·").locator("tbody tr")).to_have_count(12)
    await board.wait_for_timeout(800)
    assert min(await bottoms(board)) > 0.9


@pytest.mark.again
async def test_a_hand_that_is_played_here_fills_the_screen_with_its_words(stage: Stage) -> None:
    anna, address = await begun(stage, "/codice amichevole @Anna @Bruno @Carla @Dario")
    board = await screen(stage, anna, address, viewport={"width": 1280, "height": 720})
    picture = board.locator('.picture[data-of="codewords"] img')
    await expect(picture).to_be_visible()
    shown = await picture.bounding_box()
    assert shown is not None
    assert shown["height"] > 0.75 * 720
    await expect(board.locator(".lines p").first).to_be_in_viewport(ratio=1)
    assert await board.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.again
async def test_no_word_of_a_board_is_broken_on_a_phone(stage: Stage) -> None:
    await stage.told("/codice amichevole @Anna @Bruno @Carla @Dario")
    page = await stage.visit(**PHONE)
    words = page.locator(".keys.board .button")
    await expect(words).to_have_count(25)
    spilled = "keys => keys.filter((key) => key.scrollWidth > key.clientWidth || key.clientHeight > 48).length"
    assert await words.evaluate_all(spilled) == 0
    tops = await words.evaluate_all("keys => new Set(keys.map((key) => key.getBoundingClientRect().top)).size")
    assert tops == 5


SPILLED = """async (words) => {
    const all = performance.getEntriesByType("resource").map((one) => one.name);
    const { card } = await import(all.find((name) => name.includes("/cards.js")));
    const place = document.querySelector(".keys.board").parentElement;
    const spilled = [];
    for (let from = 0; from < words.length; from += 25) {
        const key = (label) => ({ label, style: "plain", id: "", url: "" });
        const five = (at) => words.slice(from + at, from + at + 5).map(key);
        const buttons = [five(0), five(5), five(10), five(15), five(20)].filter((row) => row.length === 5);
        const drawn = card({ title: [], lines: [], tone: "plain", language: "it", grid: true, buttons }, {});
        place.replaceWith(drawn);
        const keys = [...drawn.querySelectorAll(".keys.board .button")];
        const wide = keys.filter((key) => key.scrollWidth > key.clientWidth || key.clientHeight > 48);
        spilled.push(...wide.map((key) => key.textContent));
        drawn.replaceWith(place);
    }
    return spilled;
}"""


@pytest.mark.again
async def test_every_word_of_the_lists_fits_its_key_on_a_phone(stage: Stage) -> None:
    await stage.told("/codice amichevole @Anna @Bruno @Carla @Dario")
    page = await stage.visit(**PHONE)
    await expect(page.locator(".keys.board .button")).to_have_count(25)
    words = [word for one in word_lists().values() for word in one.words]
    assert len(words) > 1000
    assert await page.evaluate(SPILLED, words) == []
