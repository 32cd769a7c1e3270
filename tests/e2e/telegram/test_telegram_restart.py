"""What becomes of updates and answers when the power goes out, and what is not done again at every start."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.e2e.telegram.telegram_stage import TelegramStage
from tests.lab.process import PYTHON
from tests.lab.telegram import TelegramHost

LONG = 60.0
"""Seconds that a start, or an answer after it, may take on a busy machine; on a quiet one none of it takes two."""


@pytest_asyncio.fixture
async def st(tmp_path: Path) -> AsyncIterator[TelegramStage]:
    stage = TelegramStage(await TelegramHost.start(), tmp_path)
    try:
        yield await stage.open()
    finally:
        await stage.close()


async def power_out(st: TelegramStage) -> None:
    await st.settled()
    await st.bot.restart(kill=True)
    await st.host.ready()


async def test_what_was_typed_while_it_was_down_is_answered_once(st: TelegramStage) -> None:
    await st.anna.say(st.g, "/roll 1", expect=1)
    await st.settled()
    await st.bot.kill()
    await st.anna.say(st.g, "/roll 2", quiet=0, timeout=0)
    await st.bot.start()
    await st.host.wait_for(lambda: len(st.rolls(st.g)) == 2, LONG)
    await st.settled()
    assert len(st.rolls(st.g)) == 2


async def test_an_answer_on_its_way_at_a_kill_is_said_after_it(st: TelegramStage) -> None:
    fault = st.host.fault(method="sendMessage", status=502, times=None)
    await st.anna.say(st.g, "/roll 2", quiet=0)
    await st.host.wait_for(lambda: fault.fired)
    await st.bot.kill()
    st.host.clear_faults()
    await st.bot.start()
    await st.host.wait_for(lambda: st.rolls(st.g), LONG)
    await st.host.quiet(0.5)
    r = await st.anna.say(st.g, "/journal", expect=1, timeout=LONG)
    assert len(st.rolls(st.g)) == 1 and r.text.count("Anna ha tirato") == 1


async def test_menus_are_set_once_not_at_every_start(st: TelegramStage) -> None:
    def menus() -> int:
        return [method for method, *_ in st.host.requests].count("setMyCommands")

    await st.host.wait_for(lambda: st.host.texts.get(("short_description", "en")) and menus() == 12)
    await st.host.quiet(1.0)  # What was set is written down then.
    await power_out(st)
    await st.anna.say(st.g, "/roll 1", expect=1, timeout=LONG)
    assert menus() == 12


async def test_a_polite_stop_confirms_what_was_done(st: TelegramStage) -> None:
    await st.anna.say(st.g, "/roll 1", expect=1)
    await st.host.wait_for(lambda: st.rolls(st.g))
    assert await st.bot.stop() == 0
    assert st.host.updates == {}


async def test_a_question_under_way_outlives_a_kill(st: TelegramStage) -> None:
    await st.asked_in_words()
    await st.host.quiet()
    await power_out(st)
    await st.anna.answer(st.anna.dm, "12")
    await st.host.wait_for(lambda: st.rolls(st.g))


async def test_a_button_outlives_a_kill(st: TelegramStage) -> None:
    await st.anna.say(st.g, "/roll 3", expect=1)
    await st.host.wait_for(lambda: st.rolls(st.g))
    await power_out(st)
    c = await st.bob.click(st.rolls(st.g)[0], "Tira ancora", timeout=LONG)
    assert c.answered
    await st.host.wait_for(lambda: len(st.rolls(st.g)) == 2)


async def test_kills_under_load_lose_and_double_nothing(st: TelegramStage) -> None:
    asked = 0
    for _ in range(3):
        for person in (st.anna, st.bob, st.carla):
            for _ in range(3):
                await person.say(st.g, "/roll 1", quiet=0, timeout=0)
                asked += 1
        await asyncio.sleep(0.03)  # somewhere in the middle of the work
        await st.bot.restart(kill=True)
    await st.host.ready()
    await st.host.wait_for(lambda: len({m.reply_to.id for m in st.rolls(st.g) if m.reply_to}) == asked, LONG)
    r = await st.anna.say(st.g, "/journal last:40", expect=1, timeout=LONG)
    assert r.text.count("ha tirato") == asked


async def test_a_wrong_token_stops_the_start_and_is_not_shown(st: TelegramStage, tmp_path: Path) -> None:
    other = TelegramStage(st.host, tmp_path / "other", [PYTHON, "-m", "bot", "run"])
    (tmp_path / "other").mkdir()
    other.bot.cold = True
    other.bot.env["TELEGRAM_TOKEN"] = "123456789:AAwrongwrongwrongwrongwrongwrongwro"
    await other.bot.start()
    await st.host.wait_for(lambda: not other.bot.running, LONG)
    await other.bot.kill()
    assert other.bot.returncode == 1
    assert "TELEGRAM_TOKEN" in other.bot.log and "AAwrong" not in other.bot.log
