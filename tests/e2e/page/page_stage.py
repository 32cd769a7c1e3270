"""The local club in a real browser: the bot with its page, and a browser for everybody who looks at it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from playwright.async_api import Browser, Page, expect

from tests.lab.process import BotProcess

HOME = Path(__file__).parents[3]
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first of them that there is: without windows it takes half the work."""
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}

expect.set_options(timeout=30_000)  # nothing here is about how long it takes

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
    pytest.mark.asyncio(loop_scope="session"),
]
DRAW = """async (drawn) => {
  const { card } = await import("/static/cards.js");
  window.pressed = [];
  const context = { me: "", language: "it", t: (key) => key, press: (id) => window.pressed.push(id) };
  document.querySelector("#club").style.display = "none"; // and stays: the page goes on writing into it
  document.body.prepend(card(drawn, context));
}"""
further = [*pytestmark, pytest.mark.again]
"""Of pages that `make test` leaves to `make evenings`."""


class Stage:
    """One bot with its page, and a browser for everybody who looks at it."""

    def __init__(self, bot: BotProcess, entrance: str, browser: Browser) -> None:
        self.bot, self.entrance, self._browser = bot, entrance, browser
        self.address = entrance.partition("?")[0]
        self.troubles: list[str] = []

    async def visit(self, name: str = "Anna", *, language: str = "it-IT", **shape: Any) -> Page:
        """Somebody opens the page and speaks as a member."""
        context = await self._browser.new_context(locale=language, **shape)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda message: self._note(message.type, message.text))
        await page.goto(self.entrance)
        await expect(page.locator(".message")).not_to_have_count(0)
        if name != "Anna":
            await page.select_option("#as", label=name)
            await expect(page).to_have_url(re.compile("as="))
            await expect(page.locator("#as option:checked")).to_have_text(name)
            await expect(page.locator("#state")).to_have_text(re.compile("In diretta|Live"))
        return page

    async def stranger(self) -> Page:
        """A browser that has been nowhere."""
        context = await self._browser.new_context(locale="it-IT", **PHONE)
        return await context.new_page()

    async def told(self, *lines: str) -> None:
        """Anna's lines, sent as her page sends them but with no page open: what a test only begins with."""
        jar = aiohttp.CookieJar(unsafe=True)  # which keeps those of an address without a name
        async with aiohttp.ClientSession(self.address, cookie_jar=jar) as session:
            await session.get(self.entrance)
            club = await (await session.get("/api/club")).json()
            for number, line in enumerate(lines):
                body = {"room": club["rooms"][0]["id"], "id": f"beginning-{number}", "text": line}
                assert (await session.post("/api/say", json=body)).ok, line

    def _note(self, kind: str, text: str) -> None:
        if "Content Security Policy" in text or (kind == "error" and "ERR_" not in text):
            self.troubles.append(text)


async def drawn_alone(page: Page, card: dict[str, Any]) -> None:
    """One card as the page draws it, with nothing else in sight."""
    await page.evaluate(DRAW, card)


async def said(page: Page, text: str) -> None:
    """Write a line and send it, as fingers do."""
    await page.locator("#line").fill(text)
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
