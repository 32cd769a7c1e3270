"""What the Discord chat does about answers that a crash cut off, and what it does not do again at every start."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.discord.discord_stage import HOME, DiscordStage
from tests.lab.discord import DiscordHost, Response
from tests.lab.process import PYTHON, BotProcess

pytestmark = pytest.mark.asyncio(loop_scope="function")


@pytest.fixture
def st(fresh_club: DiscordStage) -> DiscordStage:
    return fresh_club


async def asked(st: DiscordStage, **values: Any) -> tuple[Response, dict[str, Any]]:
    """Bob gives a command; what the hall keeps of it once the chat has asked for it."""
    before = len(st.told("asked"))
    r = st.bob.fire_slash(st.ch, "say", text="the answer", **values)
    await st.host.wait_for(lambda: len(st.told("asked")) > before, what="the hall is asked")
    return r, st.asked["handle"]


async def restart(
    st: DiscordStage, handle: dict[str, Any], audience: str = "room", text: str = "the answer"
) -> dict[str, Any]:
    """The power goes out; the new process says the answer that nobody acknowledged."""
    await st.bot.kill()
    place = {"place": str(st.ch.id), "house": str(st.g.id)}
    notice = {"text": text, **place, "account": str(st.bob.id), "handle": handle}
    st.bot.env["SCRIPTED_NOTICE"] = json.dumps({**notice, "audience": audience})
    await st.bot.start()
    await st.host.wait_for(lambda: st.told("notice"), what="the notice is said")
    await st.host.quiet()
    became: dict[str, Any] = st.told("notice")[-1]["became"]
    return became


def said(st: DiscordStage) -> int:
    """How often the answer stands in the room."""
    return sum(message.text == "the answer" for message in st.ch.messages)


async def test_an_answer_that_was_never_said_is_said_in_the_room(st: DiscordStage) -> None:
    _, handle = await asked(st, after=100)
    await restart(st, handle)
    assert said(st) == 1


async def test_an_answer_for_one_that_was_never_said_is_said_in_private(st: DiscordStage) -> None:
    _, handle = await asked(st, after=100)
    await restart(st, handle, "member")
    assert said(st) == 0 and st.bob.dms[-1].text == "the answer"


async def test_an_answer_that_had_been_said_is_not_said_again(st: DiscordStage) -> None:
    r, handle = await asked(st)
    await r.wait()
    became = await restart(st, handle)
    assert said(st) == 1 and became["messages"] == [str(r.message.id)]


async def test_an_answer_that_was_promised_takes_the_place_of_the_promise(st: DiscordStage) -> None:
    r, handle = await asked(st, after=9000, guess="member")
    await st.host.wait_for(lambda: r.interaction.original, what="the answer is promised")
    await restart(st, handle, "member")
    assert r.ephemeral and r.text == "the answer" and not r.failed and not st.bob.dms


async def test_a_promise_made_to_other_eyes_is_taken_back(st: DiscordStage) -> None:
    r, handle = await asked(st, after=9000, guess="member")
    await st.host.wait_for(lambda: r.interaction.original, what="the answer is promised")
    await restart(st, handle, "room")
    assert not r.failed and said(st) == 1


async def test_an_answer_is_said_though_its_member_was_told_that_nothing_could_be_written(st: DiscordStage) -> None:
    r, handle = await asked(st, audience="member")
    await r.wait()
    assert r.ephemeral
    await restart(st, handle, "room")
    assert said(st) == 1 and r.ephemeral and not r.failed


async def test_an_answer_whose_token_has_run_out_is_said_in_the_room(st: DiscordStage) -> None:
    r, handle = await asked(st, after=9000)
    await st.host.wait_for(lambda: r.interaction.original, what="the answer is promised")
    r.expire()
    await restart(st, handle)
    assert said(st) == 1


async def test_a_late_answer_to_a_press_is_not_said_twice(st: DiscordStage) -> None:
    card = (await st.anna.slash(st.ch, "say", text="card")).message
    pressed = st.bob.fire_click(card, "Slow")
    await st.host.wait_for(lambda: st.ch.last.text.startswith("slow by Bob"), what="the late answer")
    assert pressed.deferred
    became = await restart(st, st.asked["handle"])
    assert said(st) == 0 and became["messages"] == [str(st.ch.last.id)]


async def test_an_answer_to_other_eyes_than_it_was_promised_to_is_not_said_twice(st: DiscordStage) -> None:
    await asked(st, after=400, guess="member")
    await st.host.wait_for(lambda: said(st), what="the late answer")
    await restart(st, st.asked["handle"])
    assert said(st) == 1


async def test_of_a_long_answer_what_was_not_yet_said_is_said(st: DiscordStage) -> None:
    st.host.fault(method="POST", path=r"/messages$|/webhooks/", status=500, times=None)
    r = st.bob.fire_slash(st.ch, "many", what="lines")
    await st.host.wait_for(lambda: r.messages, what="the first part")
    assert r.text.startswith("line 0 ")
    st.host.clear_faults()
    await restart(st, st.asked["handle"], text="\n".join(f"line {n} " + "word " * 30 for n in range(30)))
    assert [message.text.split()[1] for message in st.ch.messages[1:]] == ["0", "12", "24"]


async def test_a_long_answer_that_was_all_said_is_not_said_again(st: DiscordStage) -> None:
    r = await st.bob.slash(st.ch, "many", what="lines")
    await st.acknowledged(r.interaction)
    before = [message.id for message in st.ch.messages]
    await restart(st, st.asked["handle"], text="\n".join(f"line {n} " + "word " * 30 for n in range(30)))
    assert [message.id for message in st.ch.messages] == before


async def test_what_was_written_in_private_and_only_promised_in_the_room_is_not_said_twice(st: DiscordStage) -> None:
    st.host.fault(method="POST", path="/webhooks/", status=500, times=None)
    r, handle = await asked(st, after=400, guess="private", audience="private")
    await st.host.wait_for(lambda: st.bob.dms, what="the private message")
    st.host.clear_faults()
    await restart(st, handle, "private")
    assert [message.text for message in st.bob.dms] == ["the answer"]
    assert r.ephemeral and r.text != "the answer" and not r.failed


async def test_a_typed_answer_is_not_said_twice(st: DiscordStage) -> None:
    message = await st.bob.say(st.ch, f"{st.host.mention} the answer")
    handle = (await st.heard(message))["handle"]
    await restart(st, handle)
    assert said(st) == 1


async def test_commands_are_told_and_servers_greeted_only_once(st: DiscordStage) -> None:
    await st.bot.kill()
    await st.bot.start()
    await st.host.wait_for(lambda: len(st.told("started")) == 2)
    assert st.host.sync_count == 1
    assert [message.text for message in st.ch.messages] == ["**Hello**"]


async def test_a_server_that_invites_is_greeted_where_one_may_write(st: DiscordStage) -> None:
    other = st.host.guild("Other club")
    other.kick_bot()
    closed, room = other.channel("closed"), other.channel("general")
    closed.deny_bot("send_messages")
    other.invite_bot()
    await st.host.wait_for(lambda: room.messages, what="the greeting")
    assert room.last.text == "**Hello**" and not closed.messages


async def test_it_finishes_what_is_being_answered(st: DiscordStage) -> None:
    r, _ = await asked(st, after=500)
    await st.bot.stop()
    assert r.text == "the answer" and st.told("stopped")


async def test_a_discord_that_is_not_there_at_the_start_is_tried_again(tmp_path: Path) -> None:
    st = DiscordStage(await DiscordHost.start(), tmp_path)
    st.host.fault(method="GET", path=r"/users/@me$", status=403, times=1)
    try:
        await st.open()
        r = await st.bob.slash(st.ch, "say", text="here at last")
        assert r.text == "here at last"
        assert "trying on" in st.bot.log
    finally:
        await st.close()


async def test_it_stops_while_its_shards_are_still_connecting(tmp_path: Path) -> None:
    async with await DiscordHost.start(shards=3) as host:
        env = host.env() | {"ARALDO_STORAGE__PATH": str(tmp_path / "araldo.db"), "ARALDO_PAGE__ENABLED": "no"}
        async with BotProcess([PYTHON, "-m", "bot", "run"], env, cwd=HOME) as bot:
            await host.ready()
            assert len(host.connections) < 3
            assert await bot.stop() == 0
            assert "Retrying" not in bot.log


async def test_a_gateway_that_fails_at_the_start_is_tried_until_it_opens(tmp_path: Path) -> None:
    async with await DiscordHost.start() as host:
        host.guild("Club", locale="it")
        # A refusal that discord.py does not try again by itself, as it does a 502: five times, for 25 seconds.
        host.fault(method="GET", path="/gateway/bot", status=403, times=2)
        env = host.env() | {"ARALDO_STORAGE__PATH": str(tmp_path / "araldo.db"), "ARALDO_PAGE__ENABLED": "no"}
        async with BotProcess([PYTHON, "-m", "bot", "run"], env, cwd=HOME) as bot:
            await host.ready(commands=True, timeout=30)
            await bot.wait_log("Discord è collegato")
            ended, told = bot.log.rfind("(GatewayNotFound"), bot.log.find("Discord è collegato")
            assert bot.log.count("trying on in") == 2 and -1 < ended < told
            assert "CRITICAL" not in bot.log


async def test_commands_that_discord_does_not_take_at_the_start_are_told_again(tmp_path: Path) -> None:
    st = DiscordStage(await DiscordHost.start(), tmp_path)
    st.host.fault(method="PUT", path=r"/commands$", status=403, times=1)
    try:
        await st.open()
        r = await st.bob.slash(st.ch, "say", text="here at last")
        assert r.text == "here at last" and "did not take the commands" in st.bot.log
    finally:
        await st.close()
