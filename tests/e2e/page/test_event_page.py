"""The public page of a tournament on a phone: found by a tapped name, kept on that phone, whole without any script."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.e2e.page.page_stage import PHONE, Stage, pytestmark, said

__all__ = ["pytestmark"]

NARROW: dict[str, Any] = {**PHONE, "viewport": {"width": 390, "height": 844}, "locale": "it-IT"}
TEAMS = ("Gli Orsi", "Gli Orsi Neri", "Le Volpi", "I Tassi")


async def begun(stage: Stage) -> tuple[Page, str]:
    """A tournament of four whose first round is drawn, and the address of its public page."""
    entered = [f'/codice squadra "{team}" "@{team} uno" "@{team} due"' for team in TEAMS]
    await stage.told('/codice nuovo "Coppa"', *entered, "/codice inizia")
    anna = await stage.visit()
    await said(anna, "/club pagina sì")
    link = anna.locator("code", has_text=re.compile("/event/e"))
    await expect(link).to_be_visible()
    return anna, str(await link.inner_text())


async def phone(stage: Stage, anna: Page, address: str, **shape: Any) -> Page:
    """A phone that opened the page."""
    assert anna.context.browser is not None
    page = await (await anna.context.browser.new_context(**{**NARROW, **shape})).new_page()
    page.on("pageerror", lambda error: stage.troubles.append(str(error)))
    page.on("console", lambda message: stage._note(message.type, message.text))
    await page.goto(address)
    return page


async def test_a_tapped_name_gives_its_table_and_stays_on_that_phone(stage: Stage) -> None:
    anna, address = await begun(stage)
    page = await phone(stage, anna, address)

    await page.get_by_text("Trova il tuo tavolo").click()
    await page.get_by_role("link", name="Gli Orsi Gli Orsi uno").click()

    mine = page.locator(".mine")
    await expect(mine).to_contain_text("Il mio tavolo: Gli Orsi")
    await expect(mine.locator("tbody tr")).to_have_count(1)
    await page.wait_for_load_state()  # the script, which keeps the name, has run
    await page.goto(address)
    await expect(mine).to_contain_text("Il mio tavolo: Gli Orsi")
    await page.get_by_role("link", name="Un altro nome").click()
    await expect(page.get_by_text("Trova il tuo tavolo")).to_be_visible()
    await page.wait_for_load_state()
    await page.goto(address)
    await expect(page.get_by_text("Trova il tuo tavolo")).to_be_visible()


@pytest.mark.again
async def test_without_scripts_the_page_is_read_and_names_are_found(stage: Stage) -> None:
    anna, address = await begun(stage)
    page = await phone(stage, anna, address, java_script_enabled=False)

    await expect(page.locator("h1")).to_have_text("Coppa")
    await page.get_by_text("Trova il tuo tavolo").click()
    await page.get_by_role("link", name="Le Volpi").click()

    await expect(page.locator(".mine tbody tr")).to_have_count(1)


@pytest.mark.again
async def test_on_a_phone_nothing_leaves_the_side_and_everything_weighs_little(stage: Stage) -> None:
    anna, address = await begun(stage)
    for dark in ("light", "dark"):
        page = await phone(stage, anna, address, color_scheme=dark)

        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        weighs = await page.evaluate(
            "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
            ".reduce((sum, one) => sum + one.transferSize, 0)"
        )
        assert 1_000 < weighs < 100_000


@pytest.mark.again
async def test_what_is_recorded_is_on_the_page_when_it_is_looked_at_again(stage: Stage) -> None:
    anna, address = await begun(stage)
    page = await phone(stage, anna, address)
    row = page.locator("tbody tr").first
    name = (await row.locator("td").nth(1).inner_text()).removeprefix("▸\u00a0")

    await said(anna, f'/codice mano 1 "{name}" agenti 4')
    # The tables of the round may be told after it.
    await expect(anna.locator(".message", has_text=f"Mano 1: vittoria di {name}").first).to_be_visible()
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    await expect(row).to_contain_text("1–0")
