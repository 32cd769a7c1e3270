"""A card that can be moved through in a real browser: a slider that says where it stands, by mouse, finger and keys."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Page, expect

from tests.e2e.page.page_stage import PHONE, Stage, drawn_alone, further

pytestmark = further

STEPS = ["Prima del primo turno", "Turno 1 di 2", "Turno 2 di 2"]
DRAWN: dict[str, Any] = {
    "title": [{"text": "Mano 1"}],
    "lines": [],
    "tone": "plain",
    "language": "it",
    "steps": [{"label": label, "id": f"step{at}", "style": "plain", "url": ""} for at, label in enumerate(STEPS)],
    "step": 1,
}


async def shown(page: Page) -> Any:
    await drawn_alone(page, DRAWN)
    return page.get_by_role("slider")


async def test_a_slider_says_its_step_and_shows_the_one_on_which_it_is_let_go(stage: Stage) -> None:
    page = await stage.visit(**PHONE)
    slider = await shown(page)
    await expect(slider).to_have_attribute("aria-valuetext", STEPS[1])
    await expect(page.locator(".steps output")).to_have_text(STEPS[1])

    await slider.press("ArrowRight")
    await expect(page.locator(".steps output")).to_have_text(STEPS[2])
    await slider.fill("0")

    assert await page.evaluate("window.pressed") == ["step2", "step0"]
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
