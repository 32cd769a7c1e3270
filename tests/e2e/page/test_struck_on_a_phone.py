"""A struck card in the page of a phone: it says so in one narrow column, and its button leads to what stands now."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.e2e.page.page_stage import PHONE, Stage, further, said

pytestmark = further


async def test_what_was_corrected_leads_to_what_stands_now(stage: Stage) -> None:
    page = await stage.visit(**PHONE)
    await said(page, "/mito partita @Anna @Bruno")
    await page.get_by_role("button", name="Correggi").click()
    await page.locator("dialog [name=players], form [name=players]").first.fill("@Bruno @Anna")
    await page.keyboard.press("Enter")
    old = page.locator(".message", has_text="Corretto · Partita 1")
    await expect(old).to_have_count(1)
    await expect(old.get_by_role("button", name="Correggi")).to_have_count(0)
    await expect(old).not_to_contain_text("Bene")
    new = page.locator(".message", has_text=re.compile("^(?!Corretto).*Partita 2"))
    await page.evaluate("document.querySelectorAll('*').forEach(one => { one.scrollTop = 0 })")
    await old.get_by_text("Quello che vale ora").click()
    await expect(new.last).to_be_in_viewport()
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
