"""A referee's sheet in a real browser: a grid, names down and words across, on a wide screen and on a phone."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from tests.e2e.page.page_stage import PHONE, Stage, pytestmark

__all__ = ["pytestmark"]

WORDS = ["Straordinaria", "Normale", "Si sente lo sforzo", "Assente"]
NAMES = ["Fede", "Gino", "Ida", "Lea", "Massimiliano"]


def key(label: str, style: str = "plain") -> dict[str, str]:
    return {"label": label, "id": label, "style": style, "url": ""}


DRAWN: dict[str, Any] = {
    "title": [{"text": "Naturalezza del linguaggio"}],
    "lines": [[{"text": f"○ {name}"}] for name in NAMES],
    "tone": "ask",
    "language": "it",
    "grid": True,
    "buttons": [
        *([key(name), *map(key, WORDS)] for name in NAMES),
        [key(f"Per tutti: {word}") for word in WORDS],
        [key("‹ Indietro"), key("Salta ›"), key("Indice")],
    ],
}
PUT = """async (drawn) => {
  const { card } = await import("/static/cards.js");
  const context = { me: "", language: "it", t: (key) => key, press: () => {} };
  document.querySelector("main, body").replaceChildren(card(drawn, context));
}"""
EDGES = """() => [...document.querySelectorAll(".keys.board")].map((row) =>
  [...row.children].map((one) => Math.round(one.getBoundingClientRect().left)))"""


async def test_words_stand_below_each_other_and_beside_each_name_on_every_screen(stage: Stage) -> None:
    for name, screen in (("wide", {"viewport": {"width": 1366, "height": 900}}), ("phone", PHONE)):
        page = await stage.visit(**screen)
        await page.evaluate(PUT, DRAWN)
        if folder := os.environ.get("SHOTS"):
            await page.screenshot(path=Path(folder) / f"sheet-{name}.png")
        edges = await page.evaluate(EDGES)
        assert len(edges) == len(NAMES) and all(row == edges[0] for row in edges)
        assert edges[0] == sorted(set(edges[0])) and len(edges[0]) == 1 + len(WORDS)
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
