"""`python -m bot doctor` asks both platforms, by the tokens that it has, what the bot lacks in rooms with a job."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.e2e.ladder.ladder_stage import HOME, LadderStage
from tests.lab.discord import DiscordHost
from tests.lab.process import PYTHON, BotProcess
from tests.lab.telegram import TelegramHost

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def asleep(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[LadderStage]:
    """A club that has played on both platforms, and whose bot has stopped since."""
    stage = LadderStage(await DiscordHost.start(), await TelegramHost.start(), tmp_path_factory.mktemp("doctor"))
    try:
        await stage.open()
        room = stage.channel("torneo")
        await stage.types(stage.player, room, "roll 3")
        await stage.seen(room.bot_messages, "Bob tira")
        await stage.manager.slash(room.thread("tavolo"), "club announce", topic="ladder")
        group = stage.group("Gruppo")
        await stage.announced(group)
        await stage.bob.say(group, "/roll 3")
        await stage.seen(group.bot_messages, "Bob tira")
        await stage.bot.stop()
        yield stage
    finally:
        await stage.close()


async def examined(stage: LadderStage, **env: str) -> tuple[int, str]:
    """What the doctor says, and its exit code."""
    doctor = await BotProcess([PYTHON, "-m", "bot", "doctor"], stage.bot.env | env, HOME).start()
    assert doctor.proc is not None
    await doctor.proc.wait()
    return await doctor.kill(), doctor.log


def line(said: str, words: str) -> str:
    return next((one for one in said.splitlines() if words in one), "")


async def test_where_nothing_is_missing_it_says_how_many_rooms_it_looked_at(asleep: LadderStage) -> None:
    _, said = await examined(asleep)
    assert "✓" in line(said, "Discord riconosce il bot; guardate 3 stanze")
    assert "✓" in line(said, "Telegram riconosce il bot; guardate 2 stanze")
    assert not line(said, "✗ Discord") and not line(said, "✗ Telegram")


async def test_in_privacy_mode_it_says_what_the_bot_does_not_hear(asleep: LadderStage) -> None:
    _, said = await examined(asleep)
    told = line(said, "Telegram, Gruppo")
    assert "✓" in told and "La modalità privacy è accesa" in told and "/setprivacy" in told
    asleep.telegram.privacy = False
    _, said = await examined(asleep)
    asleep.telegram.privacy = True
    assert "privacy" not in said


async def test_what_is_missing_is_named_with_its_room_and_the_way(asleep: LadderStage) -> None:
    room = asleep.server.channel("torneo")
    room.deny_bot("attach_files")
    thread = room.threads[0]
    thread.locked = True
    group = asleep.telegram.group("Gruppo")
    group.topic("Avvisi").closed = True
    group.forbid("photos")
    code, said = await examined(asleep)
    room.allow_bot("attach_files")
    thread.locked, group.topic("Avvisi").closed = False, False
    group.forbid()
    assert code == 1 and "Discord, torneo: al bot manca «Allega file»." in said
    assert "Discord, tavolo: al bot manca «Allega file» · «Gestisci thread»." in said
    assert re.search("Telegram, .*Gruppo.*: al bot manca «Foto»", said) and "impostazioni del gruppo" in said


async def test_what_is_missing_in_several_rooms_is_one_line_and_the_same_as_the_check_says(asleep: LadderStage) -> None:
    room = asleep.server.channel("torneo")
    room.deny_bot("attach_files", "send_messages_in_threads")
    _, said = await examined(asleep)
    room.allow_bot("attach_files", "send_messages_in_threads")
    assert "Discord, tavolo: al bot manca «Invia messaggi nei thread» · «Allega file»." in said
    room.deny_bot("attach_files")
    _, said = await examined(asleep)
    room.allow_bot("attach_files")
    assert said.count("al bot manca «Allega file».") == 1 and "Discord, torneo, tavolo: " in said


async def test_a_server_that_the_bot_was_taken_out_of_is_named(asleep: LadderStage) -> None:
    asleep.server.has_bot = False
    _, said = await examined(asleep)
    asleep.server.has_bot = True
    told = line(said, "Discord, torneo")
    assert "tavolo" in told and "al bot manca un posto nel server. Invitatemi di nuovo" in told


async def test_a_token_that_is_not_known_is_said_and_not_shown(asleep: LadderStage) -> None:
    wrong = {"DISCORD_TOKEN": "A" * 26 + ".BBBBBB." + "C" * 30, "TELEGRAM_TOKEN": "12345678:" + "D" * 35}
    code, said = await examined(asleep, **wrong)
    assert code == 1 and "in DISCORD_TOKEN serve" in said and "in TELEGRAM_TOKEN serve" in said
    assert not any(token in said for token in wrong.values())


async def test_a_platform_that_does_not_answer_stops_nothing(asleep: LadderStage) -> None:
    await asleep.telegram.outage()
    code, said = await examined(asleep)
    await asleep.telegram.outage(False)
    assert code == 1 and "Telegram non risponde" in said and "Discord riconosce il bot" in said
