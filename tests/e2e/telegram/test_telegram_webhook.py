"""Updates that Telegram brings: answered like those we ask for, handled once, and from Telegram alone."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio

from tests.e2e.telegram.telegram_stage import TelegramStage
from tests.lab.telegram import TelegramHost

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.again]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def st(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[TelegramStage]:
    """A club whose bot has a public address."""
    stage = TelegramStage(await TelegramHost.start(), tmp_path_factory.mktemp("araldo"))
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port = sock.getsockname()[1]
    stage.bot.env |= {
        "ARALDO_TELEGRAM__WEBHOOK": f"http://127.0.0.1:{port}",
        "ARALDO_TELEGRAM__WEBHOOK_PORT": str(port),
    }
    try:
        yield await stage.open()
    finally:
        await stage.close()


async def test_what_telegram_brings_is_answered(st: TelegramStage) -> None:
    assert "Anna tira" in (await st.anna.say(st.g, "/roll 3")).text
    assert st.host.polls == 0


async def test_what_was_typed_while_nobody_was_there_is_brought_later(st: TelegramStage) -> None:
    await st.anna.say(st.g, "/roll 1")
    await st.bot.kill()
    fired = st.anna.say(st.g, "/roll 2 note:dopo", expect=1, timeout=15)
    await st.bot.start()
    assert "dopo" in (await fired).text
    await st.settled()


@pytest.mark.parametrize("status", [429, 409, 502])
@pytest.mark.parametrize("method", ["getMe", "setWebhook"])
async def test_a_start_that_telegram_does_not_let_be_is_tried_on(st: TelegramStage, method: str, status: int) -> None:
    await st.bot.stop()
    fault = st.host.fault(method=method, status=status)
    await st.bot.start()
    await st.host.ready()
    assert fault.fired == 1
    assert "Telegram non risponde" in st.bot.fresh_log
    assert "Anna tira" in (await st.anna.say(st.g, "/roll 3", expect=1)).text
    later = await st.host.wait_for(lambda: "Telegram è collegato" in st.bot.fresh_log)
    assert later and st.bot.fresh_log.index("non risponde") < st.bot.fresh_log.index("è collegato")


@pytest.mark.parametrize(
    ("headers", "body"),
    [({}, '{"update_id": 1}'), ({"X-Telegram-Bot-Api-Secret-Token": "guessed"}, '{"update_id": 1}')],
    ids=["no secret", "a guessed secret"],
)
async def test_what_others_bring_is_not_listened_to(st: TelegramStage, headers: dict[str, str], body: str) -> None:
    url = st.bot.env["ARALDO_TELEGRAM__WEBHOOK"] + "/telegram"
    async with aiohttp.ClientSession() as session, session.post(url, data=body, headers=headers) as answer:
        assert (answer.status, await answer.text()) == (404, "")


@pytest.mark.parametrize("body", ["", "[]", "nothing", "{}", '{"update_id": "x"}', '{"update_id": 1, "message": 5}'])
async def test_what_cannot_be_read_stops_nobody(st: TelegramStage, body: str) -> None:
    assert st.host.webhook is not None
    headers = {"X-Telegram-Bot-Api-Secret-Token": st.host.webhook["secret"]}
    url = st.host.webhook["url"]
    async with aiohttp.ClientSession() as session, session.post(url, data=body, headers=headers) as answer:
        assert answer.status == 200
    assert "Anna tira" in (await st.anna.say(st.g, "/roll 3")).text
    assert "Traceback" not in "\n".join(st.bot.output)
