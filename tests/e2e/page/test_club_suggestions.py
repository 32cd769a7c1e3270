"""Suggestions that come late: whoever types faster than they are answered loses nothing, and nothing is garbled."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Locator, Page, Route, expect

from tests.e2e.page.page_stage import Stage, further

pytestmark = further


def offered(page: Page) -> Locator:
    """What is suggested now."""
    return page.get_by_role("listbox", name="Suggerimenti").get_by_role("option")


async def typed(stage: Stage, text: str) -> tuple[Page, asyncio.Event]:
    """Somebody has begun a line, and suggestions are there. Later ones are answered only while the event is set."""
    page, answered = await stage.visit(), asyncio.Event()
    answered.set()

    async def hold(route: Route) -> None:
        await answered.wait()
        await route.continue_()

    await page.route("**/api/complete*", hold)
    await page.reload()  # A page that is open already may go on past a route that was just laid.
    await expect(page.locator(".message")).not_to_have_count(0)
    await page.locator("#line").focus()
    async with page.expect_response(lambda response: response.url.endswith(f"caret={len(text)}")):
        await page.keyboard.type(text)
    await expect(offered(page).first).to_be_visible()
    return page, answered


async def test_enter_sends_a_line_that_has_outgrown_its_suggestions(stage: Stage) -> None:
    page, answered = await typed(stage, "/ti")
    await expect(page.locator("#line")).to_have_attribute("aria-activedescendant", "suggestion-0")
    answered.clear()
    await page.keyboard.type("ra 5")
    await page.keyboard.press("Enter")

    await expect(page.locator(".message.member").last).to_contain_text("/tira 5")
    await expect(page.locator("#line")).to_have_value("")
    answered.set()


@pytest.mark.parametrize(
    ("begun", "since", "keys", "line"),
    [
        pytest.param("/ti", "r", ["Enter"], "/tira ", id="the first by Enter"),
        pytest.param("/tira 5 r", "is", ["ArrowDown", "Enter"], "/tira 5 riserva:", id="one that is chosen"),
    ],
)
async def test_what_still_fits_is_taken(stage: Stage, begun: str, since: str, keys: list[str], line: str) -> None:
    page, answered = await typed(stage, begun)
    answered.clear()
    await page.keyboard.type(since)
    for key in keys:
        await page.keyboard.press(key)

    await expect(page.locator("#line")).to_have_value(line)
    answered.set()


async def test_a_chosen_suggestion_stays_chosen_when_later_ones_come(stage: Stage) -> None:
    page, answered = await typed(stage, "/tira 5 ")
    await expect(offered(page).nth(1)).to_be_visible()
    answered.clear()
    await page.keyboard.type("ris")
    await page.keyboard.press("ArrowDown")
    answered.set()
    await expect(offered(page)).to_have_count(1)
    await page.keyboard.press("Enter")

    await expect(page.locator("#line")).to_have_value("/tira 5 riserva:")


async def test_what_is_typed_while_tab_waits_for_suggestions_stays(stage: Stage) -> None:
    page, answered = await typed(stage, "/t")
    answered.clear()
    await page.keyboard.press("i")
    await page.keyboard.press("Tab")
    await page.keyboard.type("ra 5")
    answered.set()

    await expect(page.locator("#hint strong")).to_be_visible()
    await expect(page.locator("#line")).to_have_value("/tira 5")


async def test_suggestions_go_when_another_line_is_begun(stage: Stage) -> None:
    page, answered = await typed(stage, "/tira 5 r")
    answered.clear()
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type("/")

    await expect(offered(page)).to_have_count(0)
    answered.set()
    await expect(offered(page).nth(1)).to_be_visible()
    await expect(page.locator("#line")).to_have_value("/")
