"""A referee's sheet in a real browser: a grid, names down and words across, on a wide screen and on a phone."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from tests.commands.gdr.hall import RITA, hall
from tests.e2e.page.page_stage import PHONE, Stage, drawn_alone, further

pytestmark = further

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
EDGES = """() => [...document.querySelectorAll(".keys.board")].map((row) =>
  [...row.children].map((one) => Math.round(one.getBoundingClientRect().left)))"""

TOPS = EDGES.replace(".left", ".top")


SIZES = """() => [...document.querySelectorAll(".keys.board .button")].map((one) => [
  one.scrollWidth <= one.clientWidth + 1, parseFloat(getComputedStyle(one).fontSize)])"""


async def test_words_stand_below_each_other_and_can_be_read_on_every_screen(stage: Stage) -> None:
    for name, screen in (("wide", {"viewport": {"width": 1280, "height": 900}}), ("phone", PHONE)):
        page = await stage.visit(**screen)
        await drawn_alone(page, DRAWN)
        if folder := os.environ.get("SHOTS"):
            await page.screenshot(path=Path(folder) / f"sheet-{name}.png")
        edges = await page.evaluate(EDGES)
        assert len(edges) == len(NAMES) and all(row == edges[0] for row in edges)
        words = edges[0] if name == "wide" else edges[0][1:]  # a phone has the name above its words
        assert words == sorted(set(words)) and len(edges[0]) == 1 + len(WORDS)
        for fits, size in await page.evaluate(SIZES):
            assert fits and size >= 9.5, (name, size)
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = await page.locator(".keys.rest").bounding_box()  # One press for all: on a phone it lay below the screen.
    assert box is not None and box["y"] + box["height"] <= await page.evaluate("innerHeight")
    assert all(fits for fits, _ in await page.evaluate(SIZES.replace(".board", ".rest")))


async def test_the_ways_onwards_are_no_row_of_a_sheet_whose_rows_are_as_long(stage: Stage) -> None:
    """With two words each, to correct stood there like the name of one more player."""
    words = ("Sì, geniale", "No")
    onwards = [key("Correggi"), key("Salta ›"), key("Indice")]
    page = await stage.visit(**PHONE)
    await drawn_alone(page, DRAWN | {"buttons": [*([key(name), *map(key, words)] for name in NAMES), onwards]})
    rows = await page.locator(".keys.board").all_inner_texts()
    assert [row.split("\n")[0].strip() for row in rows] == NAMES


async def test_items_of_which_one_can_be_done_in_part_stand_in_a_row_each(stage: Stage) -> None:
    """The row of the item with a third answer fell apart into three large buttons."""
    rows = [[key(f"{one} · {word}") for word in words] for one, words in (("A", WORDS[:2]), ("B", WORDS[:3]))]
    page = await stage.visit(**PHONE)
    await drawn_alone(page, DRAWN | {"buttons": [*rows, [key("Correggi"), key("Salta ›"), key("Indice")]]})
    assert [len(edges) for edges in await page.evaluate(EDGES)] == [2, 3]
    assert all(len({*row}) == 1 for row in await page.evaluate(TOPS))
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_the_sheet_on_paper_is_one_leaf_for_five_players_and_no_answer_is_broken_off(
    stage: Stage, tmp_path: Path
) -> None:
    async with hall(tmp_path, {"Le Gazze": 5}) as floor:
        (file,) = (await floor.card('/gdr carta "Le Gazze"', RITA)).files
    page = await stage.stranger()
    await page.set_content(file.content.decode())
    printed = await page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type /Page\b", printed)) == 2, "both sides of one leaf"
    widths = "[...document.querySelectorAll('td:last-child')].map((one) => one.scrollWidth <= one.clientWidth)"
    assert all(fits := await page.evaluate(widths)) and fits
