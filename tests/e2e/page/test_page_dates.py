"""Dates and hours on the page, as the reader of a browser writes them."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.e2e.page.page_stage import Stage, further

pytestmark = further

TIMES = """() => [...document.querySelectorAll(".message time")].map((time) => time.textContent)"""
IN_MARCH = """() => import("/static/cards.js").then(({ card }) => document.body.append(card(
  { tone: "plain", language: "en", title: [], lines: [[{ text: "", style: "both", at: 1772452800 }]], buttons: [],
    steps: null, files: [], foot: [] },
  { me: "", language: "en", t: (key) => (key === "locale" ? "en-GB" : key), address: (path) => path })))"""


@pytest.mark.parametrize(
    ("browser_of", "written"),
    [
        ("en-GB", r"2 Mar 2026, \d\d:\d\d"),
        ("en-US", r"Mar 2, 2026, \d{1,2}:\d\d.[AP]M"),
        ("en", r"2 Mar 2026, \d\d:\d\d"),
    ],
)
async def test_english_dates_are_british_unless_the_browser_says_otherwise(
    stage: Stage, browser_of: str, written: str
) -> None:
    page = await stage.visit(language=browser_of)
    times = await page.evaluate(TIMES)
    assert times and all(("M" in time) is (browser_of == "en-US") for time in times)
    await page.evaluate(IN_MARCH)
    await expect(page.locator("body > .card time")).to_have_text(re.compile(written))
    assert not stage.troubles
