"""Bots started in other ways: two at once, none, killed, by webhook, through run_patched."""

import asyncio
import time

import pytest
from aiohttp import web

from tests.lab.selftest.worlds import TELEGRAM_BOT, telegram_world
from tests.lab.telegram import LAB, PYTHON, BotProcess, TelegramHost

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def two_pollers():
    async with await telegram_world() as w, BotProcess(TELEGRAM_BOT, w.host.env()):
        await w.host.wait_for(lambda: any(e.status == 409 for e in w.host.errors), 15)
        assert "terminated by other getUpdates request" in str(next(e for e in w.host.errors if e.status == 409))


async def bot_down_for_a_while():
    async with await telegram_world() as w:
        await w.bot.kill()
        r = await w.anna.say(w.g, "/roll 7", timeout=0.1)
        assert r.messages == []
        await w.bot.restart()
        await w.host.ready()
        await r.wait(1, timeout=15)
        assert r.text.startswith("Rolled 7")
        w.host.assert_clean()  # no conflict with the poll of the bot that was killed


async def test_two_pollers_and_none():
    """The second ends the first with 409; updates wait for a bot that is down."""
    await asyncio.gather(two_pollers(), bot_down_for_a_while())


async def test_webhook():
    got = asyncio.Queue()
    fail = [True]

    async def hook(request):
        if fail:  # an answer other than 2xx: it comes again
            fail.clear()
            return web.Response(status=500)
        await got.put((request.headers.get("X-Telegram-Bot-Api-Secret-Token"), await request.json()))
        return web.Response()

    app = web.Application()
    app.router.add_post("/hook", hook)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    w = await telegram_world()
    try:
        url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
        assert (await w.call("setWebhook", url=url, secret_token="s3cret"))["ok"]
        await w.host.ready()
        zoe = w.host.user("Zoe", started=True)
        await zoe.say(zoe.dm, "hello")
        secret, update = await asyncio.wait_for(got.get(), 3)
        assert secret == "s3cret" and update["message"]["text"] == "hello"
        conflict = await w.call("getUpdates")
        assert conflict["error_code"] == 409
        await w.call("deleteWebhook")
        assert (await w.call("getWebhookInfo"))["result"]["url"] == ""
    finally:
        await w.host.close()
        await runner.cleanup()


async def test_run_patched():
    async with await TelegramHost.start() as host:
        zoe = host.user("Zoe")
        argv = [PYTHON, "-m", "tests.lab.run_patched", "--telegram", host.url, "--", *TELEGRAM_BOT]
        env = {**host.env(), "PYTHONPATH": "", "LAB_TELEGRAM_URL": ""}
        async with BotProcess(argv, env, cwd=LAB.parents[1]):
            await host.ready()
            assert (await zoe.start()).text == "Hello Zoe payload=[]"


async def test_asking_again_from_the_same_offset():
    """Within half a second it gives one update, within three it is a long poll; setWebhook is taken once a second."""
    async with await telegram_world() as w:
        await w.bot.kill()
        for text in ("/roll 1", "/roll 2"):
            await w.anna.say(w.g, text, quiet=0, timeout=0)
        first = min(w.host.updates)

        async def given(**more):
            return len((await w.call("getUpdates", offset=first, **more))["result"])

        assert (await given(), await given()) == (2, 1)
        await asyncio.sleep(0.51)
        assert await given() == 2
        w.host.updates.clear()
        began = time.monotonic()
        assert await given(timeout=0) == 0
        assert time.monotonic() - began > 2.5
        here = "http://127.0.0.1:9"
        assert [await w.refused("setWebhook", url=here) for _ in range(2)] == [
            "",
            "Too Many Requests: retry after 1",
        ]
