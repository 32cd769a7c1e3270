"""The pocket on the page: one panel beside the messages, on a phone above the line, that changes as the game goes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from playwright.async_api import Page, expect

from tests.e2e.page.page_stage import PHONE, Stage, further, said

pytestmark = further
WIDE: dict[str, Any] = {"viewport": {"width": 1366, "height": 800}}


async def looked_at(page: Page, name: str) -> None:
    """A picture of the page, where somebody wants to look at it."""
    if folder := os.environ.get("SHOTS"):
        await page.screenshot(path=Path(folder) / f"{name}.png")


async def seated(page: Page, name: str) -> None:
    """Somebody has taken a seat, for all to read: a line that is sent at the same time may come first."""
    await page.get_by_role("button", name="Prendo posto").click()
    await expect(page.locator("#messages")).to_contain_text(f"{name} prende posto")


async def test_a_check_is_a_tap_of_each_in_their_own_panel(stage: Stage) -> None:
    await stage.told('/campagna nuova "Due tocchi" master:fisso')
    bruno, carla = await stage.visit("Bruno", **WIDE), await stage.visit("Carla", **WIDE)
    await bruno.set_viewport_size(PHONE["viewport"])
    await seated(bruno, "Bruno")
    await seated(carla, "Carla")
    await said(bruno, "/sessione inizia")
    await bruno.get_by_role("button", name="In tasca").last.click()
    await carla.get_by_role("button", name="In tasca").last.click()
    anna = await stage.visit(**PHONE)
    await said(anna, "/tasca")
    await expect(anna.locator("#pocket-title")).to_have_text("Sei il Master")
    await looked_at(anna, "master")
    await anna.locator("#pocket").get_by_role("button", name="Bruno: 3").click()
    await expect(bruno.locator("#pocket-title")).to_contain_text("Tocca a te")
    await expect(carla.locator("#pocket-title")).to_have_text("Per ora non tocca a te")
    await expect(carla.locator("#pocket")).to_contain_text("tocca a Bruno")
    await looked_at(bruno, "asked")
    await looked_at(carla, "wide")
    await bruno.locator("#pocket").get_by_role("button", name="5 dadi, punta 2").click()
    await expect(bruno.locator("#pocket-title")).to_have_text("Per ora non tocca a te")
    await expect(carla.locator("#messages")).to_contain_text("Puntata 2")
    assert await carla.locator("#messages .only-you").count() == 0  # it stands in the panel, and nowhere else
    for page in (bruno, carla, anna):
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await looked_at(bruno, "answered")
    await bruno.reload()
    await expect(bruno.locator("#pocket-title")).to_have_text("Per ora non tocca a te")
    assert not stage.troubles


async def test_on_a_wide_page_no_column_stands_empty(stage: Stage) -> None:
    await stage.told('/campagna nuova "Larga" master:fisso')
    bruno = await stage.visit("Bruno", **WIDE)
    await seated(bruno, "Bruno")
    await said(bruno, "/sessione inizia")
    await bruno.get_by_role("button", name="In tasca").last.click()
    await expect(bruno.locator("#pocket-title")).to_have_text("Per ora non tocca a te")
    await said(bruno, '/tira nota:"salto"')
    panel, messages = bruno.locator("#pocket"), bruno.locator("#messages")
    await panel.get_by_role("button", name="5 dadi, punta 2").click()
    await expect(bruno.locator("#pocket-title")).to_have_text("Per ora non tocca a te")
    await expect(panel).to_have_attribute("open", "")
    beside = await messages.evaluate("one => one.clientWidth")
    await looked_at(bruno, "not asked")
    await panel.locator("summary").click()
    await expect(panel).not_to_have_attribute("open", "")
    assert await messages.evaluate("one => one.clientWidth") > beside
    assert not stage.troubles


async def test_the_panel_shows_the_card_that_is_alive_however_often_it_is_opened(stage: Stage) -> None:
    await stage.told('/campagna nuova "Due carte" master:fisso')
    bruno = await stage.visit("Bruno", **WIDE)
    await seated(bruno, "Bruno")
    await said(bruno, "/sessione inizia")
    await bruno.get_by_role("button", name="In tasca").last.click()
    panel, title = bruno.locator("#pocket"), bruno.locator("#pocket-title")
    await expect(title).to_have_text("Per ora non tocca a te")
    await bruno.get_by_role("button", name="In tasca").last.click()
    await bruno.wait_for_timeout(1000)  # by then the one before has been told that it is no more
    await expect(title).to_have_text("Per ora non tocca a te")
    await bruno.reload()
    await expect(title).to_have_text("Per ora non tocca a te")

    anna = await stage.visit(**WIDE)
    asks, chair = anna.locator("#pocket-card"), anna.locator("#pocket-title")
    await anna.locator("#messages").get_by_role("button", name="In tasca").last.click()
    await expect(chair).to_have_text("Sei il Master")
    await anna.locator("#messages").get_by_role("button", name="Chiedi una prova").last.click()
    await anna.wait_for_timeout(1000)
    await asks.get_by_role("button", name="Bruno: 3").click()
    await expect(title).to_contain_text("Tocca a te")
    await bruno.locator("#messages").get_by_role("button", name="Scegli i dadi").last.click()
    await bruno.wait_for_timeout(1000)
    await bruno.reload()
    await panel.get_by_role("button", name="5 dadi, punta 2").click()
    await expect(title).to_have_text("Per ora non tocca a te")
    await expect(bruno.locator("#messages")).to_contain_text("Puntata 2")
    assert not stage.troubles
