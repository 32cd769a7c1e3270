"""Updates that Telegram brings: only to whoever knows the secret, each handled once, confirmed once it was handled."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
from telegram import Bot, Update

from bot.chats.telegram.gateway.webhook import HEADER, Address, Webhook
from tests.chats.telegram.wire import Wire, written

UNREADABLE = ("no JSON", pytest.param("[" * 100_000, id="deep"), "[]", '{"update_id": "x"}')
ROLL = {"update_id": 10, "message": written("/roll")}


class Brought:
    """What brings updates as Telegram does, and what was handled."""

    def __init__(self) -> None:
        self.wire = Wire()
        bot = Bot("700:token", request=self.wire, get_updates_request=self.wire)
        self.webhook = Webhook(bot, Address("https://club.example/", "127.0.0.1", 0), self.handle)
        self.handled: list[int] = []
        self.go = asyncio.Event()
        self.go.set()
        self.failing = False

    async def handle(self, update: Update) -> None:
        """As the chat does."""
        self.handled.append(update.update_id)
        await self.go.wait()
        if self.failing:
            raise RuntimeError("a fault of ours")

    async def bring(self, update: Any = None, secret: str = "", **more: Any) -> int:
        """One update; gives the status of the reply."""
        (announced,) = self.wire.made("setWebhook") or [{"secret_token": ""}]
        _, port = self.webhook._runner.addresses[0]  # type: ignore[union-attr]
        headers = {HEADER: secret or announced["secret_token"]}
        given = more or {"json": update or ROLL}
        async with (
            aiohttp.ClientSession(headers=headers) as session,
            session.post(f"http://127.0.0.1:{port}/telegram", **given) as reply,
        ):
            return reply.status


@asynccontextmanager
async def listening(*, announced: bool = True) -> AsyncIterator[Brought]:
    """The webhook, from its start to its end."""
    here = Brought()
    await here.webhook.listen()
    if announced:
        await here.webhook.announce()
    try:
        yield here
    finally:
        await here.webhook.stop()


async def test_telegram_is_told_where_to_bring_what_and_with_which_secret() -> None:
    async with listening() as here:
        (told,) = here.wire.made("setWebhook")
        assert told["url"] == "https://club.example/telegram" and len(told["secret_token"]) == 64
        assert set(told["allowed_updates"]) == {"message", "edited_message", "callback_query", "my_chat_member"}


async def test_an_update_is_handled_and_confirmed() -> None:
    async with listening() as here:
        assert await here.bring() == 200 and here.handled == [10]


@pytest.mark.parametrize("secret", ["wrong", "è"])
async def test_who_does_not_know_the_secret_finds_nothing(secret: str) -> None:
    async with listening() as here:
        assert await here.bring(secret=secret) == 404 and not here.handled


async def test_until_the_bot_knows_who_it_is_an_update_is_left_to_be_brought_again() -> None:
    async with listening(announced=False) as here:
        assert await here.bring(secret=here.webhook._secret) == 503 and not here.handled


@pytest.mark.parametrize("body", UNREADABLE, ids=["words", "deep", "list", "id"])
async def test_what_cannot_be_read_is_not_brought_again(body: str) -> None:
    async with listening() as here:
        assert await here.bring(data=body) == 200 and not here.handled


@pytest.mark.parametrize(("size", "status"), [(1_000_000, 200), (1_000_001, 413)])
async def test_what_is_larger_than_any_update_is_refused(size: int, status: int) -> None:
    async with listening() as here:
        assert await here.bring(data="x" * size) == status


async def test_an_update_that_is_brought_twice_is_handled_once_and_confirmed_when_it_was() -> None:
    async with listening() as here:
        here.go.clear()
        twice = [asyncio.create_task(here.bring()) for _ in range(2)]
        while not here.handled:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.02)
        assert not any(one.done() for one in twice)
        here.go.set()
        assert await asyncio.gather(*twice) == [200, 200] and here.handled == [10]
        await here.bring()
        assert here.handled == [10, 10], "what was confirmed is another update"


async def test_a_fault_of_ours_is_logged_and_not_brought_again(caplog: pytest.LogCaptureFixture) -> None:
    async with listening() as here:
        here.failing = True
        assert await here.bring() == 200
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == [
        "telegram: update 10 failed"
    ]


async def test_a_stop_waits_for_what_is_under_way_and_then_hears_nothing_more() -> None:
    async with listening() as here:
        here.go.clear()
        bringing = asyncio.create_task(here.bring())
        while not here.handled:
            await asyncio.sleep(0.001)
        _, port = here.webhook._runner.addresses[0]  # type: ignore[union-attr]
        stopping = asyncio.create_task(here.webhook.stop())
        await asyncio.sleep(0.01)
        assert not stopping.done()
        here.go.set()
        await stopping
        await asyncio.wait({bringing})
        with pytest.raises(OSError):
            await asyncio.open_connection("127.0.0.1", port)
