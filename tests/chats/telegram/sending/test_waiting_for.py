"""Who is named in the one message of a group for whom something waits: with how much, how long, by which messages."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.chats.telegram.rate_limits import Limits
from bot.chats.telegram.sending.sender import Spot
from bot.chats.telegram.sending.waiting import FADING
from bot.hall.requests import Account, Later, Unreachable
from tests.chats.telegram.sending.test_waiting import in_the_room
from tests.chats.telegram.sending.test_waiting_in_time import Time, comes, person, posted, timed
from tests.chats.telegram.wire import Memory, Stage

ROOM, TOPIC = Spot(-100), Spot(-200, 7)
FLOOD = (429, "Too Many Requests: retry after 7", {"retry_after": 7})
LONG_FLOOD = (429, "Too Many Requests: retry after 900", {"retry_after": 900})
KICKED: tuple[int, str, dict[str, Any]] = (403, "Forbidden: bot was kicked from the supergroup chat", {})


async def named(stage: Stage, number: int, key: str, spot: Spot = ROOM, language: str = "it") -> dict[str, Any]:
    """Somebody is named, who had another sign of it."""
    return await stage.waiting.add(spot, person(number), key, language, signed=True)


async def unsure(stage: Stage, number: int, *keys: str, spot: Spot = ROOM) -> None:
    """Somebody is shown what these open, and perhaps does not see it."""
    for key in keys:
        await stage.waiting.opened(spot, person(number).id, key, sure=False)


# --- with how much


async def at_once(
    *who: tuple[int, str], fault: tuple[int, str, dict[str, Any]] | None = None
) -> tuple[Stage, list[Any]]:
    """These come while the group takes nothing for a few seconds; and what the message became, or why it was not."""
    stage, time = await timed()
    stage.outbox.line(-100).closed_until = 3.0
    if fault:
        stage.wire.fault("sendMessage", fault[0], fault[1], **fault[2])
    adding = [
        asyncio.create_task(named(stage, number, key, Spot(-100, answers=50 + place)))
        for place, (number, key) in enumerate(who)
    ]
    await time.passes(1500)
    return stage, await asyncio.gather(*adding, return_exceptions=True)


async def test_what_is_named_already_costs_no_message_and_two_that_come_at_once_count_for_two() -> None:
    stage, (first, second) = await at_once((0, "!open a"), (0, "!open b"))
    again = await named(stage, 0, "!open a")
    assert first == second == again == {"chat": -100, "topic": None, "messages": [1001], "kinds": ["text"]}
    assert posted(stage) == ["P0 (2), ci sono risposte solo per te."]
    assert await stage.waiting.keys(ROOM, "20") == ("!open a", "!open b"), "the first come first"


async def test_each_topic_has_its_own_message_in_the_language_of_who_came_first_also_after_a_restart() -> None:
    memory = Memory()
    stage = await Stage(memory).open()
    await named(stage, 0, "!open a")
    became = await named(stage, 0, "!open b", TOPIC, "en")
    await named(stage, 1, "!open c", TOPIC, "it")
    assert became["topic"] == 7
    one, two = [sent for sent in stage.wire.made("sendMessage") if sent["chat_id"] == -200]
    assert one["text"] == "P0, there is an answer for you alone." and one["message_thread_id"] == 7
    assert two["text"] == "P0, P1, there is an answer for each of you alone."
    assert two["reply_markup"]["inline_keyboard"][0][0]["text"] == "Read it"
    later = await Stage(memory).open()
    await later.waiting.opened(TOPIC, "20", "!open b")
    (edit,) = later.wire.made("editMessageText")
    assert edit["text"] == "P1, there is an answer for you alone."
    assert edit["reply_markup"]["inline_keyboard"][0][0]["text"] == "Read it"
    assert await later.waiting.keys(ROOM, "20") == ("!open a",)


@pytest.mark.parametrize("several", [False, True])
async def test_who_comes_alone_is_answered_and_several_who_come_at_once_are_not(several: bool) -> None:
    stage, _ = await at_once((0, "!open a"), *([(1, "!open a")] if several else []))
    (sent,) = stage.wire.made("sendMessage")
    assert sent.get("reply_parameters", {}).get("message_id") == (None if several else 50)


async def test_for_the_sake_of_a_number_it_is_changed_while_the_group_takes_five_more() -> None:
    stage = await Stage(limits=Limits((10_000, 1.0), (7, 60.0), (10_000, 1.0), (10_000, 1.0))).open()
    for key in "abcd":
        await named(stage, 0, f"!open {key}")
    assert [text.partition(",")[0] for text in posted(stage)] == ["P0", "P0 (2)", "P0 (3)"]
    assert stage.wire.made("sendMessage")[0]["entities"] and not stage.wire.made("editMessageText")[-1]["entities"]


async def test_others_join_it_for_twenty_seconds_while_the_group_takes_no_more() -> None:
    stage, time = await timed()
    stage.outbox.line(-100).closed_until = 100.0
    adding = []
    for number, apart in enumerate((19.5, 1.0, 0.0)):
        adding.append(asyncio.create_task(comes(stage, number)))
        await time.passes(apart)
    assert posted(stage) == []
    await time.passes(200)
    await asyncio.gather(*adding)
    assert posted(stage)[0].startswith("P0, P1,") and posted(stage)[1].startswith("P0, P1, P2,")


async def test_a_notice_is_put_off_by_a_second_while_others_gather_and_named_with_them() -> None:
    stage, time = await timed()
    stage.outbox.line(-100).closed_until = 10.0
    adding = asyncio.create_task(comes(stage, 0))
    await time.passes(0)
    with pytest.raises(Later) as later:
        await comes(stage, 1, patient=False)
    assert later.value.seconds == 1
    await time.passes(60)
    await adding
    assert in_the_room(stage) == ["P0, P1, c'è una risposta per ciascuno di voi."]


@pytest.mark.parametrize("patient", [True, False])
async def test_a_flood_is_waited_out_for_an_answer_and_puts_off_a_notice(patient: bool) -> None:
    stage, time = await timed()
    stage.wire.fault("sendMessage", FLOOD[0], FLOOD[1], **FLOOD[2])
    adding = asyncio.create_task(comes(stage, 0, patient=patient))
    await time.passes(10)
    (failure,) = await asyncio.gather(adding, return_exceptions=True)
    assert isinstance(failure, Later) is not patient and len(posted(stage)) == 1 + patient


@pytest.mark.parametrize(("fault", "raised"), [(LONG_FLOOD, Later), (KICKED, Unreachable)], ids=["later", "never"])
async def test_what_cannot_be_said_is_tried_once_for_all_who_came(
    fault: tuple[int, str, dict[str, Any]], raised: type[Exception]
) -> None:
    stage, became = await at_once((0, "!open a"), (1, "!open a"), fault=fault)
    assert [type(one) for one in became] == [raised, raised] and len(posted(stage)) == 1


# --- how long


async def fading() -> tuple[Stage, Time]:
    """The chat where no message has to wait, and the time in which names fade."""
    time = Time()
    return await Stage(fades=time.sleep).open(), time


async def test_who_was_shown_all_that_is_theirs_is_named_for_three_minutes_more_and_for_ever_who_was_not() -> None:
    stage, time = await fading()
    await named(stage, 0, "!open a")
    await named(stage, 0, "!open b")
    await named(stage, 1, "!open a")
    await named(stage, 1, "!open b")
    await unsure(stage, 0, "!open a", "!open b")
    await unsure(stage, 1, "!open b", "!open z")
    assert await stage.waiting.shown(ROOM, "20") == ("!open a", "!open b")
    assert await stage.waiting.shown(ROOM, "21") == ("!open b",)
    await time.passes(179.5)
    assert "P0" in in_the_room(stage)[0]
    await time.passes(1)
    assert in_the_room(stage) == ["P1 (2), ci sono risposte solo per te."]


async def test_who_is_named_no_more_is_called_anew_for_what_comes_and_not_named_meanwhile() -> None:
    stage, time = await fading()
    await named(stage, 0, "!open a")
    await named(stage, 1, "!open a")
    await unsure(stage, 0, "!open a")
    await time.passes(200)
    await named(stage, 2, "!open a")
    assert in_the_room(stage) == ["P1, P2, c'è una risposta per ciascuno di voi."]
    before = len(posted(stage))
    await named(stage, 0, "!open b")
    assert in_the_room(stage) == ["P0 (2), P1, P2, c'è una risposta per ciascuno di voi."]
    assert [mark["user"]["id"] for mark in stage.wire.made("sendMessage")[-1]["entities"]] == [20]
    assert len(posted(stage)) == before + 1


async def test_what_one_has_surely_lets_the_rest_of_what_they_were_shown_fade() -> None:
    stage, time = await fading()
    for key in "ab":
        await named(stage, 0, f"!open {key}")
    await unsure(stage, 0, "!open a", "!open b")
    await stage.waiting.opened(ROOM, "20", "!open a")
    assert in_the_room(stage) == ["P0, c'è una risposta solo per te."]
    await time.passes(180.5)
    assert in_the_room(stage) == []


async def test_whose_client_shows_what_only_they_see_has_all_that_they_were_shown_there() -> None:
    stage, _ = await fading()
    for number in (0, 1):
        await named(stage, number, "!open a")
        await unsure(stage, number, "!open a")
    await stage.waiting.saw("20")
    assert in_the_room(stage) == ["P1, c'è una risposta solo per te."]
    await stage.waiting.saw("21")
    assert in_the_room(stage) == [] and await stage.memory.recall(FADING) == ""
    assert posted(stage)[-1].startswith("P1"), "what is taken away is not changed after that"


async def test_what_is_opened_in_answer_to_whatever_message_is_of_the_same_group(stage: Stage) -> None:
    await named(stage, 0, "!open a")
    await unsure(stage, 0, "!open a", spot=Spot(-100, answers=50))
    assert await stage.memory.recall(FADING) == "[[-100, null]]"
    await stage.waiting.opened(Spot(-100, answers=60), "20", "!open a")
    assert await stage.memory.recall(FADING) == "" and in_the_room(stage) == []


async def test_of_what_waits_for_nobody_nothing_fades(stage: Stage) -> None:
    await named(stage, 0, "!open a")
    await unsure(stage, 0, "!open z")
    await unsure(stage, 3, "!open a")
    assert not await stage.memory.recall(FADING)


async def test_what_was_opened_is_changed_from_now_on_where_it_became_readable(stage: Stage) -> None:
    await named(stage, 0, "!open a")
    kept = len(stage.memory.held)
    await stage.waiting.opened(ROOM, "20", "!open a", {"chat": 20, "messages": [5]})
    assert len(stage.memory.held) == kept + 1


async def test_after_a_stop_nobody_fades_and_after_the_next_start_in_each_topic_they_do() -> None:
    stage, time = await fading()
    await named(stage, 0, "!open a", TOPIC)
    await unsure(stage, 0, "!open a", spot=TOPIC)
    stage.waiting.stop()
    await time.passes(200)
    assert stage.wire.made("deleteMessage") == []
    time = Time()
    later = await Stage(stage.memory, limits=Limits(), fades=time.sleep).open()
    later.now = stage.now + 179
    await later.waiting.resume()
    await time.passes(0.5)
    assert later.wire.calls == []
    await time.passes(1)
    assert later.wire.made("deleteMessage") == [{"chat_id": -200, "message_id": 1001}]


@pytest.mark.parametrize("away", [False, True])
async def test_a_first_start_and_one_without_its_database_resume_nothing(away: bool) -> None:
    stage = await Stage().open()
    stage.memory.away = away
    await stage.waiting.resume()
    assert stage.wire.calls == []


async def test_somebody_is_named_by_their_name_of_now(stage: Stage) -> None:
    await named(stage, 0, "!open a")
    await stage.waiting.add(ROOM, Account("telegram", "20", "Nuova"), "!open b", "it", signed=True)
    assert in_the_room(stage) == ["Nuova (2), ci sono risposte solo per te."]
