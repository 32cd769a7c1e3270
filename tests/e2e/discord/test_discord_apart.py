"""On Discord an answer that went to somebody's private messages still acts in the room it was asked in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.e2e.discord.discord_stage import DiscordStage
from tests.e2e.discord.test_discord_restart import restart
from tests.lab.discord import DiscordHost, Message, Response

pytestmark = [pytest.mark.asyncio(loop_scope="function"), pytest.mark.again]


@pytest_asyncio.fixture
async def st(tmp_path: Path) -> AsyncIterator[DiscordStage]:
    stage = DiscordStage(await DiscordHost.start(), tmp_path)
    try:
        yield await stage.open()
    finally:
        await stage.close()


async def answered_in_private(st: DiscordStage, who: Any) -> Message:
    """Somebody types in the room what is answered to them alone."""
    await st.heard(await who.say(st.ch, f"{st.host.mention} member card"))
    return who.dms[-1]


async def press(st: DiscordStage, who: Any, message: Any, label: str) -> Response:
    """Somebody presses; until the front has heard that the answer is said, wherever that was. A click alone waits for
    no more than that Discord was told of it: the bot defers a press in private before it writes to the room."""
    pressed = await who.click(message, label)
    await st.acknowledged(pressed.interaction)
    return pressed


async def test_a_button_pressed_there_acts_in_the_room(st: DiscordStage) -> None:
    pressed = await st.bob.click(await answered_in_private(st, st.bob), "Again")
    became = await st.acknowledged(pressed.interaction)
    assert (st.asked["press"], st.asked["place"]["id"]) == ("!again", str(st.ch.id))
    assert (st.asked["place"]["house"], st.asked["place"]["private"]) == (str(st.g.id), False)
    assert st.ch.last.text.startswith("again by Bob")
    assert became == {"channel": str(st.ch.id), "messages": [str(st.ch.last.id)]}
    assert st.bob.dms[-1].text.startswith("Done") and str(st.ch.last.id) in st.bob.dms[-1].text
    assert not pressed.failed
    st.host.assert_clean()


async def test_it_acts_there_also_after_a_restart(st: DiscordStage) -> None:
    card = await answered_in_private(st, st.bob)
    await st.bot.restart(kill=True)
    await st.started()
    await press(st, st.bob, card, "Again")
    assert st.ch.last.text.startswith("again by Bob")


async def test_what_is_for_one_alone_stays_in_private_and_goes_on_acting_in_the_room(st: DiscordStage) -> None:
    await press(st, st.bob, await answered_in_private(st, st.bob), "Secret")
    assert st.bob.dms[-1].text.startswith("secret by Bob")
    await press(st, st.bob, st.bob.dms[-1], "Again")
    assert st.ch.last.text.startswith("again by Bob")
    st.host.assert_clean()


async def test_a_card_that_takes_the_place_of_its_button_leaves_a_word_there(st: DiscordStage) -> None:
    card = await answered_in_private(st, st.bob)
    await press(st, st.bob, card, "Replace")
    assert st.ch.last.text.startswith("replace by Bob")
    assert card.text.startswith("Done") and not card.buttons
    st.host.assert_clean()


async def test_a_form_that_opened_there_acts_in_the_room(st: DiscordStage) -> None:
    opened = await st.bob.click(await answered_in_private(st, st.bob), "Form")
    filled = await st.bob.fill_modal(opened.modal, {opened.modal.labels[0]: "Carla"})
    await st.acknowledged(filled.interaction)
    assert (st.asked["press"], st.asked["place"]["id"]) == ("!filled", str(st.ch.id))
    assert st.ch.last.text.startswith("filled by Bob")
    st.host.assert_clean()


async def test_a_slow_answer_reaches_the_room_too(st: DiscordStage) -> None:
    await press(st, st.bob, await answered_in_private(st, st.bob), "Slow")
    assert st.ch.last.text.startswith("slow by Bob")
    st.host.assert_clean()


async def test_a_form_that_comes_too_late_is_offered_again_for_the_room(st: DiscordStage) -> None:
    late = await (await st.bob.click(await answered_in_private(st, st.bob), "Slow form")).wait()
    opened = await st.bob.click(late.message, "Answer")
    await st.host.wait_for(lambda: st.asked["press"] == "?form", what="the button is heard")
    assert st.asked["place"]["id"] == str(st.ch.id)
    assert opened.has_modal or opened.messages


async def test_who_manages_the_server_does_so_from_there(st: DiscordStage) -> None:
    await press(st, st.anna, await answered_in_private(st, st.anna), "Again")
    assert st.asked["manages"]
    await press(st, st.bob, await answered_in_private(st, st.bob), "Again")
    assert not st.asked["manages"]


async def test_who_left_the_server_acts_there_no_more(st: DiscordStage) -> None:
    card = await answered_in_private(st, st.bob)
    st.bob.leave()
    before = len(st.ch.messages)
    await press(st, st.bob, card, "Again")
    assert st.asked["place"]["private"]
    assert len(st.ch.messages) == before


async def test_where_the_bot_may_not_write_the_answer_is_said_in_private(st: DiscordStage) -> None:
    card = await answered_in_private(st, st.bob)
    st.ch.deny_bot("send_messages")
    await press(st, st.bob, card, "Again")
    assert st.asked["place"]["id"] == str(st.ch.id)
    assert st.bob.dms[-1].text.startswith("again by Bob")


async def test_an_answer_to_the_room_that_a_crash_cut_off_is_said_in_the_room(st: DiscordStage) -> None:
    card = await answered_in_private(st, st.bob)
    fired = st.bob.fire_click(card, "Slow replace")
    await st.host.wait_for(lambda: st.asked["press"] == "!slow-replace", what="the press is heard")
    assert fired.interaction.user.id == st.bob.id
    await restart(st, st.asked["handle"])
    assert st.ch.last.text == "the answer"
    assert card.text != "the answer"


async def test_the_buttons_of_what_is_said_in_private_after_a_crash_act_in_the_room(st: DiscordStage) -> None:
    said = await st.bob.say(st.ch, f"{st.host.mention} member card")
    await st.heard(said)
    await restart(st, {**st.asked["handle"], "request": "discord:other"}, "member")
    assert st.bob.dms[-1].text == "the answer"
    await press(st, st.bob, st.bob.dms[-1], "Again")
    assert st.asked["place"]["id"] == str(st.ch.id)
