"""The projector board of a book in a real browser: live, large in a hall, whole on a phone, words from people only."""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import Page, Route, expect

from tests.e2e.page.page_stage import PHONE, Stage, further, said

pytestmark = further

HALL: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
HOSTILE = "<img src=x onerror=alert(1)>"


async def begun(stage: Stage, *lines: str, board: str = "/club tabellone") -> tuple[Page, str]:
    """Anna's page after these lines, and the address of the board for which she then asks."""
    await stage.told(*lines)
    page = await stage.visit()
    await said(page, board)
    link = page.locator("code", has_text=re.compile("/board/v"))
    await expect(link).to_be_visible()
    return page, str(await link.inner_text())


async def campaign(stage: Stage) -> tuple[Page, str]:
    """A campaign with one player, and the address of its board."""
    return await begun(stage, '/campagna nuova "Notti di Milano" avventura:"La pioggia"', "/campagna entra")


async def screen(stage: Stage, page: Page, address: str, **shape: Any) -> Page:
    """A screen that shows the board."""
    browser = page.context.browser
    assert browser is not None
    context = await browser.new_context(locale="it-IT", **shape)
    board = await context.new_page()
    board.on("pageerror", lambda error: stage.troubles.append(str(error)))
    board.on("console", lambda message: stage._note(message.type, message.text))
    await board.goto(address)
    await expect(board.locator("#state")).to_have_text("In diretta")
    return board


async def test_who_sits_down_appears_on_the_board_at_once(stage: Stage) -> None:
    anna, address = await campaign(stage)
    board = await screen(stage, anna, address, **HALL)
    await expect(board.locator("#title")).to_have_text("Notti di Milano")
    await expect(board.locator("#subtitle")).to_contain_text("La pioggia")
    await expect(board.locator("tbody tr")).to_have_count(1)

    await said(await stage.visit("Bruno"), "/campagna entra")

    await expect(board.locator("tbody tr")).to_have_count(2)
    await expect(board.locator("tbody")).to_contain_text("Bruno")


async def test_in_a_hall_the_board_stands_on_one_screen_in_large_letters(stage: Stage) -> None:
    anna, address = await campaign(stage)

    board = await screen(stage, anna, address, **HALL)

    cell = board.locator("tbody td").first
    await expect(cell).to_be_in_viewport(ratio=1)
    assert await cell.evaluate("cell => parseFloat(getComputedStyle(cell).fontSize)") >= 36
    assert await board.evaluate("document.documentElement.scrollHeight <= innerHeight")


async def test_on_a_phone_nothing_leaves_the_side(stage: Stage) -> None:
    anna, address = await campaign(stage)

    board = await screen(stage, anna, address, **PHONE)

    await expect(board.locator("tbody tr")).to_have_count(1)
    assert await board.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_peoples_words_stay_words_on_the_board(stage: Stage) -> None:
    page, address = await begun(stage, f'/campagna nuova "{HOSTILE}"')

    board = await screen(stage, page, address, **HALL)

    await expect(board.locator("#title")).to_have_text(HOSTILE)
    await expect(board.locator("main img, #title img")).to_have_count(0)


async def test_on_a_phone_a_table_that_is_too_wide_has_its_cells_one_under_the_other(stage: Stage) -> None:
    anna, address = await campaign(stage)
    board = await screen(stage, anna, address, **PHONE)
    table = board.locator(".table")
    await expect(board.locator(".stacked")).to_have_count(0)

    async def widened(route: Route) -> None:
        found = await (await route.fetch()).json()
        drawn = next(panel["table"] for panel in found["panels"] if panel["table"])
        drawn["head"], drawn["rows"] = drawn["head"] * 3, [row * 3 for row in drawn["rows"]]
        await route.fulfill(json=found)

    await board.route("**/now", widened)
    await board.reload()

    await expect(board.locator(".stacked td").first).to_be_visible()
    assert await table.evaluate("table => table.scrollWidth <= table.clientWidth")
    assert await board.locator(".stacked td[data-head=Riserva]").count() == 3


async def test_dark_is_followed_and_chosen(stage: Stage) -> None:
    anna, address = await campaign(stage)
    board = await screen(stage, anna, address, **HALL, color_scheme="dark")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    assert await board.evaluate(ground) == "rgb(11, 10, 9)"

    await board.get_by_role("button", name="Aspetto: chiaro").click()

    assert await board.evaluate(ground) == "rgb(255, 255, 255)"


async def test_a_board_comes_back_with_the_bot(stage: Stage) -> None:
    anna, address = await campaign(stage)
    board = await screen(stage, anna, address, **HALL)

    await stage.bot.kill()
    await expect(board.locator("#state")).to_have_class(re.compile("away"))
    await stage.bot.start()
    await expect(board.locator("#state")).to_have_text("In diretta", timeout=60_000)
    await said(await stage.visit("Bruno"), "/campagna entra")

    await expect(board.locator("tbody tr")).to_have_count(2)


async def test_the_board_shows_a_roll_live_in_large_type(stage: Stage) -> None:
    page = await stage.visit()
    board = await page.context.new_page()
    await board.goto(stage.address.rstrip("/") + str(await page.locator("#board").get_attribute("href")))
    await expect(board.locator("#title")).to_have_text("Tavolo")

    await said(page, "/tira 5")

    await expect(board.locator("article").first.locator(".die")).to_have_count(5)
    await expect(board.locator("button")).to_have_count(0)
    size = await board.locator("article p.words").first.evaluate("line => parseFloat(getComputedStyle(line).fontSize)")
    assert size >= 26
