"""An evening on Telegram, over sockets: commands, topics, presses, private answers, floods, a group that migrates."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.e2e.telegram.telegram_stage import ROLL, TelegramStage
from tests.lab.telegram import TelegramHost

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def st(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[TelegramStage]:
    folder: Path = tmp_path_factory.mktemp("araldo")
    stage = TelegramStage(await TelegramHost.start(), folder)
    try:
        yield await stage.open()
    finally:
        await stage.close()


@pytest.fixture(autouse=True)
def club(st: TelegramStage, request: pytest.FixtureRequest) -> None:
    """A group of its own for every test, with people who never started the bot."""
    st.host.clear_faults()
    st.host.forget_errors()
    st.g = st.club(request.node.name)
    for person in (st.anna, st.bob, st.carla):
        person.started = person.blocked = False


async def test_a_roll_in_a_group_is_shown_to_all_as_a_reply(st: TelegramStage) -> None:
    r = await st.anna.say(st.g, "/roll 5 reserve:2", expect=1)
    await st.host.wait_for(lambda: st.rolls(st.g))
    (shown,) = st.rolls(st.g)
    assert shown.text.startswith("Anna tira\n") and shown.bold()[0] == "Anna tira"
    assert shown.reply_to is r.sent
    st.host.assert_clean()


async def test_italian_names_and_our_own_name_are_understood(st: TelegramStage) -> None:
    await st.bob.say(st.g, f"/tira@{st.host.me.username} 5 riserva:2")
    await st.host.wait_for(lambda: st.rolls(st.g))
    r = await st.bob.say(st.g, "/roll@another_bot 5")
    assert r.all_messages == []


async def test_a_roll_in_a_topic_stays_in_it(st: TelegramStage) -> None:
    table = st.g.topic("Tavolo 1")
    await st.bob.say(table, "/roll 4", expect=1)
    await st.host.wait_for(lambda: any(ROLL.match(message.text) for message in table.messages))
    await st.bob.say(st.g, "/roll 4", expect=1)
    await st.host.wait_for(lambda: any(ROLL.match(m.text) for m in st.rolls(st.g) if m.topic is None))
    st.host.assert_clean()


async def test_any_words_are_a_command_in_private(st: TelegramStage) -> None:
    await st.carla.start()
    await st.carla.say(st.carla.dm, "tira 3")
    await st.host.wait_for(lambda: st.rolls(st.carla.dm))
    st.host.assert_clean()


async def test_plain_talk_in_a_group_is_left_alone(st: TelegramStage) -> None:
    await st.bob.say(st.g, "/roll 4", expect=1)
    await st.host.wait_for(lambda: st.rolls(st.g))
    r = await st.bob.say(st.g, "che fortuna!", reply_to=st.rolls(st.g)[0])
    assert r.all_messages == []


async def test_an_edited_command_rolls_nothing(st: TelegramStage) -> None:
    r = await st.bob.say(st.g, "/roll 4", expect=1)
    await st.host.wait_for(lambda: st.rolls(st.g))
    assert r.sent is not None
    await st.bob.edit(r.sent, "/roll 50")
    assert len(st.rolls(st.g)) == 1


async def test_menus_stand_in_both_languages(st: TelegramStage) -> None:
    await st.host.wait_for(lambda: st.host.texts.get(("short_description", "en")))
    assert "tira" in st.anna.commands(st.g) and "club" in st.anna.commands(st.g)
    assert "roll" in st.bob.commands(st.g) and "club" not in st.bob.commands(st.g)
    assert "roll" in st.bob.commands() and "tira" in st.carla.commands()


async def test_a_button_rolls_again_for_who_presses_it(st: TelegramStage) -> None:
    await st.anna.say(st.g, "/roll 3", expect=1)
    await st.host.wait_for(lambda: st.rolls(st.g))
    c = await st.bob.click(st.rolls(st.g)[0], "Tira ancora")
    assert c.answered and not st.host.unanswered
    await st.host.wait_for(lambda: len(st.rolls(st.g)) == 2)
    assert st.rolls(st.g)[1].text.startswith("Bob tira")


async def test_a_wrong_line_is_told_to_its_writer_alone(st: TelegramStage) -> None:
    await st.anna.start()
    r = await st.anna.say(st.g, "/roll x")
    await st.host.wait_for(lambda: any("«x»" in message.text for message in st.anna.dms))
    assert r.messages == []


async def test_who_never_started_us_reads_it_by_a_button_and_nobody_else(st: TelegramStage) -> None:
    r = await st.anna.say(st.g, "/roll x", expect=1)
    assert "«x»" not in r.text and r.message.labels == ["Leggi"]
    c = await st.bob.click(r.message, "Leggi")
    assert c.alert and "x" not in c.toast.split()
    c = await st.anna.click(r.message, "Leggi")
    assert c.alert and "«x»" in c.toast
    st.host.assert_clean()


async def test_a_long_private_answer_is_opened_by_a_deep_link(st: TelegramStage) -> None:
    r = await st.carla.say(st.g, "/me show", expect=1)
    c = await st.carla.click(r.message, "Leggi")
    assert c.url and c.messages == []
    d = await st.carla.follow(c)
    await d.wait(1)
    assert "Carla" in d.text
    st.host.assert_clean()


async def test_who_blocked_us_is_answered_by_a_button(st: TelegramStage) -> None:
    await st.anna.say(st.g, "/roll 3", expect=1)
    await st.bob.start()
    st.bob.block()
    r = await st.bob.say(st.g, "/me show", expect=1)
    assert r.message.labels == ["Leggi"], "in the language of the room"


async def test_what_is_missing_is_asked_in_private_and_rolled_in_the_room(st: TelegramStage) -> None:
    await st.anna.start()
    await st.anna.say(st.g, "/roll")
    await st.host.wait_for(lambda: "5" in st.anna.dms[-1].labels)
    c = await st.anna.click(st.anna.dms[-1], "5")
    await st.host.wait_for(lambda: st.rolls(st.g))
    assert st.rolls(st.anna.dm) == [] and c.answered
    st.host.assert_clean()


async def test_a_number_that_is_not_offered_is_asked_for_in_words(st: TelegramStage) -> None:
    await st.asked_in_words()
    await st.anna.answer(st.anna.dm, "12")
    await st.host.wait_for(lambda: st.rolls(st.g))
    st.host.assert_clean()


async def test_a_picture_comes_with_its_words(st: TelegramStage) -> None:
    r = await st.anna.say(st.g, "/odds 5 3", expect=1, timeout=20)
    assert r.message.kind == "photo" and r.message.caption
    st.host.assert_clean()


async def test_where_pictures_are_forbidden_the_words_come(st: TelegramStage) -> None:
    st.g.forbid("photos")
    await st.anna.say(st.g, "/odds 5 3", expect=2, timeout=20)
    await st.anna.say(st.g, "/odds 5 3", expect=1, timeout=20)
    first, told, second = st.g.bot_messages()
    assert first.text == second.text and "%" in first.text
    assert "«Foto»" in told.text and "Permessi" in told.text


async def test_hostile_names_and_notes_are_only_words(st: TelegramStage) -> None:
    mallory = st.g.member("@everyone /undo evil.com <b>x</b>", username="")
    await mallory.say(st.g, '/roll 3 note:"@anna http://evil.com [x](tg://user?id=1) #tag"', expect=1)
    await st.host.wait_for(lambda: any("everyone" in message.text for message in st.g.bot_messages()))
    kinds = {mark["type"] for message in st.g.bot_messages() for mark in message.entities}
    assert kinds <= {"bold", "code", "pre", "date_time"}
    st.host.assert_clean()


async def test_a_flood_in_one_group_stops_no_other(st: TelegramStage) -> None:
    other = st.club("Altro club")
    await st.anna.say(st.g, "/roll 1", expect=1)
    await st.anna.say(other, "/roll 1", expect=1)
    before = len(st.rolls(st.g))
    flood = {"status": 429, "retry_after": 1, "times": None}
    st.host.fault(method="sendMessage", when=lambda _, p: p["chat_id"] == str(st.g.id), **flood)
    await st.anna.say(st.g, "/roll 2", quiet=0)
    await st.anna.say(other, "/roll 2", quiet=0)
    await st.host.wait_for(lambda: len(st.rolls(other)) == 2)
    assert len(st.rolls(st.g)) == before
    st.host.clear_faults()
    await st.host.wait_for(lambda: len(st.rolls(st.g)) == before + 1)


async def test_an_answer_survives_a_failure_of_the_network(st: TelegramStage) -> None:
    st.host.fault(method="sendMessage", status=502, times=2)
    await st.anna.say(st.g, "/roll 2")
    await st.host.wait_for(lambda: len(st.rolls(st.g)) == 1)


async def test_after_an_outage_it_hears_again(st: TelegramStage) -> None:
    await st.host.outage()
    await st.anna.say(st.g, "/roll 2", quiet=0, timeout=0)
    await st.host.outage(False)
    await st.host.wait_for(lambda: st.rolls(st.g))
    assert "Traceback" not in st.bot.log


async def test_a_group_that_migrates_keeps_its_books(st: TelegramStage) -> None:
    small = st.host.group("Piccolo", type="group")
    anna = small.member("Anna")
    await anna.say(small, "/roll 2", expect=1)
    await st.host.wait_for(lambda: st.rolls(small))
    big = small.migrate()
    await st.host.quiet()
    r = await anna.say(big, "/journal", expect=1)
    assert r.text.count("Anna ha tirato") == 1


async def test_an_invitation_is_greeted_once(st: TelegramStage) -> None:
    new = st.host.group("Nuovo club")
    new.has_bot = False
    olga = new.member("Olga", locale="it")
    new.add_bot(olga)
    await st.host.wait_for(new.bot_messages)
    new.kick_bot()
    new.add_bot(olga)
    await olga.say(new, "/roll 1", expect=1)
    await st.host.wait_for(lambda: st.rolls(new))
    assert sum("Araldo" in message.text for message in new.bot_messages()) == 1


async def test_the_token_is_in_no_log(st: TelegramStage) -> None:
    assert st.host.token not in st.bot.log


async def test_a_flooded_group_slows_no_other_chat(st: TelegramStage) -> None:
    flooded = st.g
    fault = st.host.fault(
        method="sendMessage", status=429, retry_after=45, times=None, when=lambda _, p: p["chat_id"] == str(flooded.id)
    )
    for _ in range(8):
        await st.bob.say(flooded, "/roll 1", quiet=0, timeout=0)
    await st.host.wait_for(lambda: fault.fired)
    await st.carla.start()
    before = len(st.rolls(st.carla.dm))
    for number in range(before + 1, before + 6):
        await st.carla.say(st.carla.dm, "/roll 1", quiet=0, timeout=0)
        await st.host.wait_for(lambda number=number: len(st.rolls(st.carla.dm)) == number)
    assert not st.rolls(flooded)
