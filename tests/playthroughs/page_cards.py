"""Cards of an evening as the page of the local club draws them on a phone, for README."""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from playwright.async_api import Route, async_playwright

from bot.chats.club.drawing import keep_card
from bot.hall.cards.card import Drawn, plain
from bot.hall.front import Front
from tests.e2e.page.page_stage import CHROMIUM, FLAGS
from tests.playthroughs import script
from tests.playthroughs.looks import SeenHall
from tests.playthroughs.stage import played

HERE = Path(__file__).parent
STATIC = HERE.parents[1] / "bot" / "chats" / "club" / "static"
CARDS = {
    "roll.it": ("tavolo", "Carla · Hackero la porta — riuscita"),
    "roll.en": ("table", "Carla · Hacking the door — success"),
    "contest.it": ("duelli", "Carla contro Zeno · braccio di ferro — vince nettamente Carla"),
    "contest.en": ("duels", "Carla against Zeno · arm wrestling — a clear win for Carla"),
    "judge.it": ("faro", "Risoluzione geniale, sentito il direttore"),
    "judge.en": ("lighthouse", "A stroke of genius: ask the director"),
}
"""Each picture by its file's name: the evening, and the title of the card as it was said first."""
_PAGE = """<!doctype html><html lang="it"><meta charset="utf-8"><link rel="stylesheet" href="/static/look.css">
<link rel="stylesheet" href="/static/cards.css"><body><main style="padding: 12px"></main></body></html>"""
_PUT = """async (drawn) => {
  const { card } = await import("/static/cards.js");
  document.querySelector("main").replaceChildren(card(drawn, { me: "", language: drawn.language, t: () => "" }));
}"""
_TYPES = {".js": "text/javascript", ".css": "text/css"}


def passage(name: str) -> str:
    """What the evening's file shows of that card."""
    evening, title = CARDS[name]
    lines = (HERE / f"{evening}.{name[-2:]}.txt").read_text("utf-8").splitlines()
    start = lines.index(f"    {title}")
    length = next(at for at, line in enumerate(lines[start:]) if not line.startswith("    "))
    return "\n".join(lines[start : start + length])


class _Nobody:
    """Of whom a card is kept here: nobody is called."""

    async def accounts(self, person: str) -> tuple[()]:
        """None."""
        return ()


async def said(evening: str, language: str) -> Mapping[str, Drawn]:
    """The first card of each title which an evening says."""
    found: dict[str, Drawn] = {}
    as_ever = SeenHall.draw

    async def draw(hall: SeenHall, *given: Any, **more: Any) -> Drawn:
        drawn = await as_ever(hall, *given, **more)
        found.setdefault(plain(drawn.title), drawn)
        return drawn

    play = script.read(HERE / f"{evening}.{language}.txt")
    SeenHall.draw = draw  # type: ignore[method-assign]
    try:
        with tempfile.TemporaryDirectory() as folder:
            await played(play, play.runs[0], Path(folder))
    finally:
        SeenHall.draw = as_ever  # type: ignore[method-assign]
    return found


async def photographed(folder: Path) -> None:
    """Draw them all anew."""
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = await browser.new_page(viewport={"width": 390, "height": 844})
        await page.route("**/*", _served)
        await page.goto("http://page.invalid/")
        for name, (evening, title) in CARDS.items():
            drawn = (await said(evening, name[-2:]))[title]
            kept = await keep_card(drawn, cast(Front, _Nobody()))
            await page.evaluate(_PUT, json.loads(json.dumps({**kept.body["card"], "tone": "plain"})))
            await page.locator("main").screenshot(path=folder / f"{name}.png")
        await browser.close()


async def _served(route: Route) -> None:
    asked = re.search(r"/static/([\w.-]+)$", route.request.url)
    if asked is None:
        await route.fulfill(body=_PAGE, content_type="text/html")
    else:
        file = STATIC / asked[1]
        await route.fulfill(body=file.read_bytes(), content_type=_TYPES[file.suffix])
