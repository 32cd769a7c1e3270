"""The guide to the first run, walked by who is no programmer: from a token to the first die in the chat."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.e2e.page.page_stage import CHROMIUM, HOME, PHONE
from tests.lab.discord import DiscordHost
from tests.lab.process import PYTHON, BotProcess
from tests.lab.telegram import TelegramHost

WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
SHOTS = os.environ.get("SHOTS", "")
"""A folder for what the page looks like, where somebody wants to see it."""

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
    pytest.mark.asyncio(loop_scope="session"),
]


@asynccontextmanager
async def fresh(home: Path, **env: str) -> AsyncIterator[tuple[BotProcess, str]]:
    """The bot as somebody starts it for the first time, and the address of its guide.

    A cold start: where its host keeps their own is read once."""
    kept = {name: value for name, value in env.items() if not name.startswith("ARALDO_") and name not in TOKENS}
    kept |= {"ARALDO_HOME": str(home), "ARALDO_STORAGE__PATH": str(home / "araldo.db"), "ARALDO_PAGE__PORT": "0"}
    async with BotProcess([PYTHON, "-m", "bot", "run"], kept, cwd=HOME, cold=True) as bot:
        yield bot, (await bot.line_with("/start?key=")).split()[-1]


TOKENS = ("DISCORD_TOKEN", "TELEGRAM_TOKEN")


async def opened(browser: Browser, address: str, **shape: Any) -> Page:
    context = await browser.new_context(locale="it-IT", **shape)
    page = await context.new_page()
    await page.goto(address)
    await expect(page.get_by_role("heading", level=1)).to_have_text("Primi passi con Araldo")
    return page


async def shot(page: Page, name: str) -> None:
    wide = await page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide, f"{name}: something is wider than the page"
    if SHOTS:
        await page.screenshot(path=f"{SHOTS}/{name}.png", full_page=True)


@pytest.mark.parametrize(
    "shape", [pytest.param(PHONE, id="phone"), pytest.param(WIDE, id="wide", marks=pytest.mark.again)]
)
async def test_from_a_token_to_the_first_die_on_discord(
    browser: Browser,
    tmp_path: Path,
    shape: dict[str, Any],
) -> None:
    name = f"discord-{shape['viewport']['width']}"
    async with await DiscordHost.start() as host, fresh(tmp_path, **host.env()) as (bot, address):
        page = await opened(browser, address, **shape)
        await shot(page, f"{name}-choose")
        await page.get_by_role("link", name="Discord Il club ha un server").click()
        await shot(page, f"{name}-steps")
        field, said = page.get_by_label("Il token", exact=True), page.locator("#token-said")

        await field.fill("sono io")
        await page.get_by_role("button", name="Controlla").click()
        await expect(said).to_have_text(re.compile("Non ha la forma di un token"))
        await field.fill(host.token[:-4] + "aaaa")
        await page.get_by_role("button", name="Controlla").click()
        await expect(said).to_have_text(re.compile("non è riconosciuto"))
        assert not (tmp_path / ".env").exists()

        await field.fill(f" {host.token}\n")
        await page.get_by_role("button", name="Controlla").click()
        await expect(said).to_have_text(f"Connesso come {host.app_user.username}, in 0 server")
        invite = await page.get_by_role("link", name="Invita").get_attribute("href")
        assert invite is not None and f"client_id={host.app_id}" in invite and "permissions=" in invite

        guild = host.guild("Club dei Lupi", locale="it")
        channel, anna = guild.channel("torneo"), guild.member("Anna", admin=True, locale="it")
        await expect(said).to_have_text(f"Connesso come {host.app_user.username}, in un server")
        await expect(page.locator("#rolled-said")).to_have_text("Aspetto il primo tiro…")
        await anna.slash(channel, "roll", dice=5)
        await expect(page.locator("#rolled-said")).to_have_text(re.compile("Ecco il primo tiro, in .*torneo"))
        await shot(page, f"{name}-rolled")

        kept = tmp_path / ".env"
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
        assert kept.read_text().splitlines() == [f"DISCORD_TOKEN={host.token}", "ARALDO_PAGE__ENABLED=yes"]
        assert host.token not in bot.log and host.token not in await page.content()
        await bot.restart()
        await bot.wait_log("Discord è collegato")
        await bot.wait_log("/?key=")
        host.assert_clean(ignore="401")  # the token that nobody knows


@pytest.mark.again
async def test_telegram_is_added_beside_by_a_code_for_the_phone(browser: Browser, tmp_path: Path) -> None:
    async with await TelegramHost.start() as host, fresh(tmp_path, **host.env()) as (bot, address):
        page = await opened(browser, address, **PHONE)
        await page.get_by_role("link", name="Telegram Il club ha un gruppo").click()
        await shot(page, "telegram-390-steps")
        await page.get_by_label("Il token", exact=True).fill(host.token)
        await page.get_by_role("button", name="Controlla").click()
        await expect(page.locator("#token-said")).to_have_text(re.compile(f"^Connesso come {host.me.first_name}$"))

        link = f"https://t.me/{host.me.username}?startgroup=araldo"
        assert await page.get_by_role("link", name="Invita").get_attribute("href") == link
        code = page.get_by_alt_text("Codice QR che aggiunge il bot a un gruppo")
        assert await code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
        group = host.group("Club dei Lupi")
        anna = group.member("Anna", admin=True, locale="it")
        await anna.say(group, "/tira 5", expect=1)
        await expect(page.locator("#rolled-said")).to_have_text(re.compile("Ecco il primo tiro, in Club dei Lupi"))
        await shot(page, "telegram-390-rolled")
        assert host.token not in bot.log
        host.assert_clean()


@pytest.mark.again
async def test_another_browser_sees_nothing_of_it(browser: Browser, tmp_path: Path) -> None:
    async with fresh(tmp_path, **os.environ) as (_, address):
        context = await browser.new_context(locale="it-IT", **PHONE)
        page = await context.new_page()
        await page.goto(address.partition("?")[0])
        await expect(page.locator(".turned-away")).to_contain_text("l'indirizzo che ha scritto all'avvio")
        await expect(page.locator("#choose")).to_have_count(0)
