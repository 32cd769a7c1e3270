"""What goes wrong: late answers, missing permissions, rate limits, lost connections.

discord.py waits 5 s before it identifies again, and between two shards: those scenes run beside the other tests."""

import asyncio
import time

import aiohttp
import pytest
import pytest_asyncio

from tests.lab.discord import Refused
from tests.lab.selftest.worlds import discord_world

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def lose_session(how):
    quick = {"heartbeat": 0.5} if how == "zombie" else {}
    async with await discord_world({"HEARTBEAT_TIMEOUT": "1"} if quick else {}, **quick) as w:
        identified, resumed = len(w.host.identifies), w.host.resumes
        await w.host.drop(how)
        await w.host.wait_for(lambda: len(w.host.identifies) > identified or w.host.resumes > resumed, 15)
        await w.host.ready()
        r = await w.anna.slash(w.ch, "roll", dice=2)
        assert r.text.startswith("Rolled 2 dice")


async def run_sharded():
    async with await discord_world({"SHARDED": "1"}, shards=2) as w:
        await w.host.wait_for(lambda: len(w.host.sessions) == 2, 20)
        await w.host.quiet(0.3)
        guilds = [w.host.guild(f"G{i}") for i in range(6)]
        await w.host.quiet(0.2)
        for g in guilds:
            m = g.member("Anna", locale="it")
            assert (await m.slash(g.channel("c"), "roll", dice=2)).text.startswith("Rolled 2")
        assert len({w.host.shard_of(g, 2) for g in guilds}) == 2
        w.host.assert_clean()


@pytest_asyncio.fixture(scope="module", loop_scope="module", autouse=True)
async def beside(discord_club):
    """Scenes that wait long, by name; they go on while the other tests run."""
    scenes = {how: asyncio.ensure_future(lose_session(how)) for how in ("invalid", "forget", "zombie", 4009)}
    scenes["shards"] = asyncio.ensure_future(run_sharded())
    yield scenes
    for task in scenes.values():
        task.cancel()


async def test_not_answered_within_three_seconds(dw):
    t = time.monotonic()
    r = await dw.anna.slash(dw.ch, "late")
    assert r.failed and time.monotonic() - t > 2.9
    await dw.host.wait_for(lambda: dw.ch.last.text == "late: 404 10062")
    assert [e.code for e in dw.host.errors] == [10062, 10062]
    assert "no answer within 3 s" in str(dw.host.errors[0])


async def test_a_crash_is_seen(dw):
    dw.host.answer_deadline = 0.3
    r = await dw.anna.slash(dw.ch, "crash")
    assert r.failed and "/crash" in str(dw.host.errors[0])
    await dw.bot.wait_log("boom")


async def test_expired_token(dw):
    r = dw.anna.fire_slash(dw.ch, "slow", seconds=0.2)
    await r.interaction.done.wait()
    r.expire()
    await dw.host.wait_for(lambda: dw.host.errors)
    assert dw.host.errors[0].code == 50027 and dw.host.errors[0].status == 401


async def test_a_token_that_was_refused_as_too_old_stays_so(dw):
    dw.host.fault(path="/webhooks/", status=401, code=50027)
    r = dw.anna.fire_slash(dw.ch, "slow", seconds=0.2)
    await dw.host.wait_for(lambda: r.interaction.expired)
    assert not dw.host.faults[0].matches("PATCH", "/webhooks/1/2", None), (
        "it failed once; what follows is the token's own"
    )


async def test_missing_permissions(dw):
    dw.ch.deny_bot("send_messages")
    r = await dw.anna.slash(dw.ch, "speak", times=1)
    await r.wait(2)
    assert r.messages[1].text == "failed 0: 403 50013"  # answers to commands still work
    dw.ch.allow_bot("send_messages")
    dw.ch.deny_bot("view_channel")
    r = await dw.anna.slash(dw.ch, "speak", times=1)
    await r.wait(2)
    assert r.messages[1].text == "failed 0: 403 50001"
    dw.ch.allow_bot("view_channel")
    dw.host.assert_clean()


async def test_429_is_survived(dw):
    n = len(dw.ch.messages)
    f = dw.host.fault(method="POST", path=r"/messages$", status=429, retry_after=0.4, times=2)
    t = time.monotonic()
    await dw.anna.slash(dw.ch, "speak", times=2)
    await dw.host.wait_for(lambda: len(dw.ch.messages) == n + 2)
    assert f.fired == 2 and time.monotonic() - t > 0.8
    dw.host.assert_clean()


async def test_global_429(dw):
    f = dw.host.fault(method="POST", path=r"/messages$", status=429, retry_after=0.3, is_global=True)
    n = len(dw.ch.messages)
    await dw.anna.slash(dw.ch, "speak", times=1)
    await dw.host.wait_for(lambda: len(dw.ch.messages) == n + 1)
    assert f.fired == 1


async def test_real_rate_limits(dw):
    dw.host.real_rate_limits(speed=5)
    n, t = len(dw.ch.messages), time.monotonic()
    await dw.anna.slash(dw.ch, "speak", times=7)
    await dw.host.wait_for(lambda: len(dw.ch.messages) == n + 7, 15)
    took = time.monotonic() - t
    dw.host.real_rate_limits(False)
    assert took > 0.9, took  # 5 per 5 s (here: per second) in a channel, as discord.py obeys it
    dw.host.assert_clean()


async def test_500_is_retried(dw):
    n = len(dw.ch.messages)
    f = dw.host.fault(method="POST", path=r"/messages$", status=500, times=1)
    await dw.anna.slash(dw.ch, "speak", times=1)
    await dw.host.wait_for(lambda: len(dw.ch.messages) == n + 1, 8)
    assert f.fired == 1


async def test_403_injected(dw):
    dw.host.fault(method="POST", path=r"/messages$", status=403, code=50013, message="Missing Permissions")
    r = await dw.anna.slash(dw.ch, "speak", times=1)
    await r.wait(2)
    assert r.messages[1].text == "failed 0: 403 50013"


async def test_slow_network(dw):
    dw.host.answer_deadline = 0.6
    dw.host.fault(path=r"/callback$", delay_before=0.3)
    r = await dw.anna.slash(dw.ch, "roll", dice=1)
    assert r.latency > 0.3
    dw.host.fault(path=r"/callback$", delay_before=0.7)
    r = await dw.anna.slash(dw.ch, "roll", dice=1)
    assert r.failed and dw.host.errors[0].code == 10062
    await dw.host.wait_for(lambda: len(dw.host.errors) == 2)


async def test_an_answer_lost_on_the_way(dw):
    """The request takes effect but the connection dies: did it happen? (A bot that retries blindly says it twice.)"""
    n = len(dw.ch.messages)
    dw.host.fault(method="POST", path=r"/messages$", abort=True)
    dw.anna.fire_slash(dw.ch, "speak", times=1)
    await dw.host.wait_for(lambda: len(dw.ch.messages) == n + 1)


@pytest.mark.parametrize("how", ["abort", "reconnect"])
async def test_websocket_lost_and_resumed(dw, how):
    before = dw.host.resumes
    await dw.host.drop(how)
    r = dw.anna.fire_slash(dw.ch, "roll", dice=4)  # while the bot is away: replayed after RESUME
    await dw.host.wait_for(lambda: dw.host.resumes == before + 1, 10)
    await asyncio.wait_for(r.interaction.done.wait(), 6)
    await dw.host.quiet(0.1)
    assert len(dw.host.live_sessions(dw.g)) == 1
    if not r.interaction.dead:
        assert r.text.startswith("Rolled 4 dice")
    r = await dw.anna.slash(dw.ch, "roll", dice=6)
    assert r.text.startswith("Rolled 6 dice")


async def test_outage(dw):
    await dw.host.outage()
    dw.anna.fire_slash(dw.ch, "roll", dice=3)
    await asyncio.sleep(0.5)
    assert not dw.host.connected
    await dw.host.outage(False)
    await dw.host.ready(20)
    assert (await dw.anna.slash(dw.ch, "roll", dice=3)).text.startswith("Rolled 3")


async def test_gateway_flood_is_cut(dw):
    """More than 120 packets in a minute on one websocket."""
    async with aiohttp.ClientSession() as s, s.ws_connect(dw.host.ws_url + "?v=10&encoding=json") as ws:
        await ws.receive_json()
        for _ in range(121):
            await ws.send_json({"op": 1, "d": None})
        closing = (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.CLOSING)
        while (await ws.receive(timeout=5)).type not in closing:
            pass
        assert ws.close_code == 4008
    assert dw.host.errors[0].code == 4008


async def test_a_new_server_while_running(dw):
    g = dw.host.guild("Newcomers")
    ch, carl = g.channel("hall"), g.member("Carl")
    await dw.host.quiet(0.1)
    assert (await carl.slash(ch, "roll", dice=1)).text.startswith("Rolled 1")
    g.kick_bot()
    with pytest.raises(Refused):
        await carl.slash(ch, "roll", dice=1)


@pytest.mark.parametrize("scene", ["invalid", "forget", "zombie", 4009, "shards"])
async def test_lost_sessions_and_shards(beside, scene):
    await beside[scene]
