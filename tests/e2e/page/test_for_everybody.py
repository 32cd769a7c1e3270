"""What whoever listens to a page, or sees little, needs of it: names, headings, landmarks, contrast; light and dark."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from tests.e2e.page.page_stage import PHONE, Stage, further, said

pytestmark = further

TEAMS = ("Gli Orsi", "Le Volpi", "I Tassi", "I Lupi")
WRONG = r"""() => {
  const wrong = [];
  const all = (of) => [...document.querySelectorAll(of)];
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const name = (one) => [one.getAttribute("aria-label"), one.textContent, one.title, one.querySelector("img")?.alt,
    ...[...(one.labels ?? [])].map((label) => label.textContent)].join("").trim();
  if (!document.documentElement.lang || !document.title) wrong.push("no language, or no title");
  if (all("main").length !== 1) wrong.push("not one main part");
  const heads = all("h1, h2, h3, h4, h5, h6").filter(shown).map((one) => Number(one.tagName[1]));
  if (heads.filter((level) => level === 1).length !== 1) wrong.push(`headings ${heads}`);
  if (heads.some((level, at) => at && level > heads[at - 1] + 1)) wrong.push(`headings leave a level out: ${heads}`);
  for (const one of all("a[href], button, input:not([type=hidden]), select, textarea, summary, nav, [role=region]"))
    if (shown(one) && !name(one)) wrong.push(`no name: ${one.outerHTML.slice(0, 120)}`);
  for (const one of all("img:not([alt])")) wrong.push(`no words for ${one.src}`);
  for (const one of all("th")) if (shown(one) && !name(one)) wrong.push(`a head of no words: ${one.outerHTML}`);
  for (const one of all("th:not([scope])")) wrong.push(`a head of no column: ${one.textContent}`);
  const ids = all("[id]").map((one) => one.id);
  if (new Set(ids).size < ids.length) wrong.push("an id twice");
  const light = (rgb) => rgb.map((part) => part / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
  const colour = (words) => (words.match(/[\d.]+/g) ?? []).map(Number);
  const ground = (one) => {
    for (; one; one = one.parentElement) {
      const found = colour(getComputedStyle(one).backgroundColor);
      if (found.length === 3 || found[3] === 1) return found.slice(0, 3);
    }
    return [255, 255, 255];
  };
  for (const one of all("body *")) {
    const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!words || !shown(one) || one.closest("svg")) continue;
    const { color, fontSize } = getComputedStyle(one);
    const [low, high] = [light(colour(color).slice(0, 3)), light(ground(one))].sort((a, b) => a - b);
    const parted = (high + 0.05) / (low + 0.05);
    if (parted < (parseFloat(fontSize) >= 24 ? 3 : 4.5)) wrong.push(`${parted}: ${one.outerHTML}`);
  }
  return wrong;
}"""


async def link(page: Page, line: str, part: str) -> str:
    """The address that a line gives."""
    await said(page, line)
    found = page.locator(".card a", has_text=re.compile(part)).first
    await expect(found).to_be_visible()
    return str(await found.get_attribute("href"))


@pytest.mark.parametrize("look", ["light", "dark"])
async def test_every_page_is_for_everybody(stage: Stage, look: str) -> None:
    entered = [f'/codice squadra "{team}" "@{team} uno" "@{team} due"' for team in TEAMS]
    await stage.told('/codice nuovo "Coppa"', *entered, "/codice inizia", "/probabilita 5 2")
    anna = await stage.visit(**PHONE, color_scheme=look)
    event = await link(anna, "/club pagina sì", "/event/e")
    pages = [event, await link(anna, "/club schermo", "/board/v"), await link(anna, "/club sito sì", "/club/c")]
    assert await anna.evaluate(WRONG) == []
    page = await anna.context.new_page()
    for address in (
        *pages,
        f"{event}?me=Gli+Orsi",
        f"{event}/rules",
        f"{event}/paper",
        *(stage.address + one for one in ("start", "checker")),
    ):
        await page.goto(address)
        await expect(page.locator("h1")).not_to_be_empty()
        assert await page.evaluate(WRONG) == [], address
