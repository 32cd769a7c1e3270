"""Bots started in other ways, killed, restarted, dead at once."""

import pytest

from tests.lab.discord import LAB, PYTHON, BotProcess, DiscordHost, NoAnswer
from tests.lab.selftest.worlds import DISCORD_BOT, discord_world

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_privileged_intent_not_enabled():
    async with await DiscordHost.start(privileged=("message_content",)) as host:
        async with BotProcess(DISCORD_BOT, host.env()) as bot:
            await host.wait_for(lambda: host.errors, 15)
            await bot.wait_log("PrivilegedIntentsRequired", 15)
        assert "members" in str(host.errors[0])


async def test_a_bot_that_dies_is_reported_at_once():
    broken = [PYTHON, "-c", "raise SystemExit('no config')"]
    async with await DiscordHost.start() as host, BotProcess(broken, host.env()):
        with pytest.raises(NoAnswer, match=r"(?s)ended with code 1.*no config"):
            await host.ready(10)


async def test_killed_and_restarted():
    async with await discord_world() as w:
        await w.anna.slash(w.ch, "dm")
        pid = w.bot.pid
        assert await w.bot.kill() == -9 and not w.bot.running
        await w.bot.restart()
        await w.host.ready()
        assert w.bot.running and w.bot.pid != pid and "synced" in w.bot.fresh_log
        assert w.bot.log.count("synced") == 2
        c = await w.anna.click(w.anna.dms[-1], custom_id="lab:join")  # a persistent view
        assert c.text == "Anna joined"
        await w.bot.restart(kill=True)
        await w.bot.ready(w.host, commands=True)
        assert (await w.anna.slash(w.ch, "roll", dice=1)).text.startswith("Rolled 1")
        w.host.assert_clean()


async def test_run_patched():
    async with await DiscordHost.start() as host:
        g = host.guild("Club")
        argv = [PYTHON, "-m", "tests.lab.run_patched", "--discord", host.url, "--", *DISCORD_BOT]
        env = {**host.env(), "PYTHONPATH": "", "LAB_DISCORD_URL": ""}
        async with BotProcess(argv, env, cwd=LAB.parents[1]):
            await host.ready(commands=True)
            assert (await g.member("Zoe").slash(g.channel("a"), "roll", dice=1)).text.startswith("Rolled 1")
