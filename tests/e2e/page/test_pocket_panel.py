"""The pocket on the page: one panel beside the messages, on a phone above the line, that changes as the game goes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.e2e.page.test_club_page import CHROMIUM, PHONE, Stage, browser, said, stage

__all__ = ["browser", "stage"]  # fixtures
pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
    pytest.mark.asyncio(loop_scope="module"),
]
WIDE: dict[str, Any] = {"viewport": {"width": 1366, "height": 800}}


async def looked_at(page: Page, name: str) -> None:
    """A picture of the page, where somebody wants to look at it."""
    if folder := os.environ.get("SHOTS"):
        await page.screenshot(path=Path(folder) / f"{name}.png")


async def test_a_check_is_a_tap_of_each_in_their_own_panel(stage: Stage) -> None:
    await stage.told('/campagna nuova "Due tocchi" master:fisso')
    bruno, carla = await stage.visit("Bruno", **WIDE), await stage.visit("Carla", **WIDE)
    await bruno.set_viewport_size(PHONE["viewport"])
    await bruno.get_by_role("button", name="Prendo posto").click()
    await carla.get_by_role("button", name="Prendo posto").click()
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
