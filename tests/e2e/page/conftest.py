"""The browser of the tests of the page, and the bot of each."""

from __future__ import annotations

import os
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tests.e2e.page.page_stage import CHROMIUM, FLAGS, HOME, Stage
from tests.lab.process import PYTHON, BotProcess, lab_env


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One browser for all files, for its start takes a second; everybody who looks has a profile of their own."""
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def stage(tmp_path: Path, browser: Browser) -> AsyncIterator[Stage]:
    """The bot as `python -m bot run` starts it with no token, and a browser."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    base = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("ARALDO_") and not name.endswith("_TOKEN")
    }
    env = lab_env(
        base=base,
        ARALDO_STORAGE__PATH=str(tmp_path / "araldo.db"),
        ARALDO_PAGE__PORT=str(port),
        ARALDO_LIMITS__COMMANDS_A_MINUTE="1000",
        ARALDO_MITO__NIGHT_HOURS="0",  # nobody is asked whether a game is of the evening before, at whatever hour
        ARALDO_HOME=str(tmp_path),  # whose .env holds no token
    )
    async with BotProcess([PYTHON, "-m", "bot", "run"], env, cwd=HOME) as bot:
        line = await bot.line_with(f"http://127.0.0.1:{port}/?key=")
        stage = Stage(bot, line.split()[-1], browser)
        yield stage
        for context in browser.contexts:
            await context.close()
        assert stage.troubles == []
