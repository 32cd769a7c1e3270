"""When a card is shown to one member of a group: by the second, in its place or anew, and where they would see it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.chats.telegram.rate_limits import Limits
from bot.chats.telegram.sending.ephemeral import Seer
from bot.chats.telegram.sending.sender import Spot
from bot.hall.cards.card import Drawn, DrawnPicture, Key
from bot.hall.requests import Later
from tests.chats.telegram.sending.test_ephemeral import answers, ended, stage, unseen
from tests.chats.telegram.wire import CLUB, FORUM, Stage, administers, card

__all__ = ["stage"]

SPOT = Spot(-100, 7, 3)
BUTTONS = ((Key("Cinque", "five"),),)
PICTURE = DrawnPicture("chart", {}, "grafico", "it")


def seer(stage: Stage, **more: Any) -> Seer:
    """Anna, who has just pressed."""
    return Seer(11, **{"until": stage.now + 15, "query": "q", **more})


async def shows(stage: Stage, drawn: Drawn, **more: Any) -> dict[str, Any] | None:
    """What the card became that Anna is shown for a press."""
    return await stage.showing.show(SPOT, seer(stage), drawn, **{"about": "b", **more})


async def where(stage: Stage, data: str = "b", **more: Any) -> list[int]:
    """In which chat the answer to a press is said, once the way there is proved."""
    stage.wire.calls.clear()
    await stage.presses(data, **more)
    return [sent["chat_id"] for sent in stage.wire.made("sendMessage") if sent["text"].startswith("segretissimo")]


# --- to the second


@pytest.mark.parametrize(("later", "chat"), [(1.0, -100), (1.5, 11), (10.0, 11), (10.5, -100)])
async def test_who_presses_again_after_one_second_and_within_ten_does_not_see_it(
    stage: Stage, later: float, chat: int
) -> None:
    answers(stage)
    assert await where(stage) == [-100]
    stage.now += later
    assert await where(stage) == [chat]


@pytest.mark.parametrize(("later", "chat"), [(599.5, 11), (600.0, -100)])
async def test_that_somebody_sees_nothing_is_believed_for_ten_minutes(stage: Stage, later: float, chat: int) -> None:
    answers(stage)
    await where(stage)
    stage.now += 2
    assert await where(stage) == [11]
    stage.now += later
    assert await where(stage, "d") == [chat]


@pytest.mark.parametrize(("apart", "last"), [(1.0, -100), (1.5, 11), (10.0, 11), (10.5, -100)])
async def test_a_client_known_to_show_it_is_doubted_at_the_third_press_of_the_same_each_within_ten_seconds(
    stage: Stage, apart: float, last: int
) -> None:
    answers(stage)
    await unseen(stage, "/bid 5")
    chats = []
    for _ in range(4):
        stage.now += apart
        chats += await where(stage)
    assert chats == [-100, -100, -100, last]


@pytest.mark.parametrize("other", [{"data": "c"}, {"chat": {**CLUB, "id": -300}}], ids=["button", "group"])
async def test_presses_of_different_things_cast_no_doubt_on_a_client(stage: Stage, other: dict[str, Any]) -> None:
    answers(stage)
    await unseen(stage, "/bid 5")
    for _ in range(4):
        for pressed in ({}, other):
            stage.now += 2
            assert 11 not in await where(stage, **pressed)


@pytest.mark.parametrize("administrator", [False, True])
@pytest.mark.parametrize(("closed", "shown"), [(6.0, True), (6.5, False)])
async def test_a_group_that_spoke_fast_is_waited_for_for_six_seconds(
    administrator: bool, closed: float, shown: bool
) -> None:
    stage = await Stage(ephemeral=True, clock=lambda: 100.0, sleep=ended).open()
    if administrator:
        administers(stage)
    stage.outbox.line(-100).closed_until = 100 + closed
    by = seer(stage, until=0.0) if administrator else seer(stage)
    assert (await stage.showing.show(SPOT, by, card("Ciao"), about="b") is not None) is shown


async def test_where_too_many_wait_already_nobody_is_kept_waiting_for_what_only_they_see() -> None:
    stage = await Stage(ephemeral=True, clock=lambda: 100.0, limits=Limits(chat=(1, 3.0)), sleep=ended).open()
    stage.outbox.line(-100).take(100.0)
    async with stage.outbox.talk(-100, patient=True):
        waiting = [asyncio.create_task(stage.sender.say(SPOT, card("Prima"), patient=True)) for _ in range(3)]
        await asyncio.sleep(0)
        assert await asyncio.wait_for(shows(stage, card("Ciao")), 1) is None
    await asyncio.gather(*waiting)


async def test_what_one_is_shown_goes_before_news_that_wait(stage: Stage) -> None:
    async with stage.outbox.talk(-100, patient=True):
        tasks = []
        for doing in (
            stage.sender.say(SPOT, card("novità"), patient=True),
            shows(stage, card("Ciao")),
            stage.showing.restate(-100, 11, [4], card("Finita")),
        ):
            tasks.append(asyncio.create_task(doing))
            for _ in range(20):
                await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    said = [one["text"] for one in stage.wire.made("sendMessage", "editEphemeralMessageText")]
    assert said[1:] == ["Ciao", "Finita", "novità"]


# --- in its place or anew


async def test_what_is_changed_in_its_place_stays_and_is_the_same_message(stage: Stage) -> None:
    for words in ("", "Bad Request: message is not modified"):
        if words:
            stage.wire.fault("editEphemeralMessageText", 400, words)
        became = await shows(stage, card("Poi"), instead=4)
        assert became == {"chat": -100, "topic": 7, "messages": [4], "kinds": ["text"], "receiver": 11}
    assert {gone["ephemeral_message_id"] for gone in stage.wire.made("deleteEphemeralMessage")} == {1}, "the proof"


@pytest.mark.parametrize(
    ("drawn", "more"),
    [
        (card("x" * 1025), {}),
        (card("😀" * 513), {}),
        (card("Quanti?", buttons=BUTTONS), {"asks": True}),
        (card("Quanti?"), {"below": True}),
        (card("Ecco", picture=PICTURE), {}),
    ],
    ids=["long", "faces", "asks", "below", "picture"],
)
async def test_what_cannot_take_a_place_is_shown_anew_and_the_old_one_goes(
    stage: Stage, drawn: Drawn, more: dict[str, Any]
) -> None:
    became = await shows(stage, drawn, instead=40, **more)
    kind = "photo" if drawn.picture else "text"
    assert became == {"chat": -100, "topic": 7, "messages": [2], "kinds": [kind], "receiver": 11}
    assert stage.wire.made("editEphemeralMessageText") == []
    proof, shown = stage.wire.made("sendMessage", "sendPhoto")
    assert ("force_reply" in shown.get("reply_markup", {})) is more.get("asks", False)
    assert "reply_markup" not in proof and proof["message_thread_id"] == shown["message_thread_id"] == 7
    assert [gone["ephemeral_message_id"] for gone in stage.wire.made("deleteEphemeralMessage")] == [1, 40]


@pytest.mark.parametrize("words", ["x" * 1024, "😀" * 512], ids=["letters", "faces"])
async def test_what_is_just_short_enough_takes_its_place(stage: Stage, words: str) -> None:
    await shows(stage, card(words), instead=40)
    assert len(stage.wire.made("editEphemeralMessageText")) == 1


async def test_only_one_message_of_one_part_is_restated_and_only_where_that_is_switched_on(stage: Stage) -> None:
    assert await stage.showing.restate(-100, 11, [4], card("Finita")) is True
    stage.wire.calls.clear()
    for numbers, words in (([4, 5], "Finita"), ([], "Finita"), ([4], "x" * 5000)):
        assert await stage.showing.restate(-100, 11, numbers, card(words)) is False
    stage.ephemerals.on = False
    assert await stage.showing.restate(-100, 11, [4], card("Finita")) is False and stage.wire.calls == []
    stage.ephemerals.on = True
    stage.outbox.line(-100).closed_until = stage.outbox.clock() + 60
    with pytest.raises(Later):
        await stage.showing.restate(-100, 11, [4], card("Finita"))


async def test_what_cannot_be_taken_away_is_left_in_the_group_that_has_moved(stage: Stage) -> None:
    await stage.outbox.moved(-4, -100)
    stage.wire.fault("deleteEphemeralMessage", 400, "Bad Request: message to delete not found")
    await stage.showing.remove(-4, 11, 4)
    assert [gone["chat_id"] for gone in stage.wire.made("deleteEphemeralMessage")] == [-100]


# --- not where they may not see it


@pytest.mark.parametrize(("own", "shown"), [(None, False), (9, True)])
async def test_who_did_not_press_is_shown_only_what_answers_a_message_that_only_we_read(
    stage: Stage, own: int | None, shown: bool
) -> None:
    became = await stage.showing.show(SPOT, seer(stage, query="", answers=own), card("Ciao"))
    assert (became is not None) is shown


@pytest.mark.parametrize("fault", [(400, "Bad Request: odd"), (429, "Too Many Requests", 30)], ids=["odd", "flood"])
async def test_what_telegram_does_not_show_goes_another_way(stage: Stage, fault: tuple[Any, ...]) -> None:
    status, words, *seconds = fault
    stage.wire.fault("sendMessage", status, words, **({"retry_after": seconds[0]} if seconds else {}))
    assert await shows(stage, card("Ciao")) is None


async def test_the_way_is_proved_in_the_cards_language_and_anew_after_a_change_of_rights_under_an_older_id(
    stage: Stage,
) -> None:
    await stage.outbox.moved(-4, -100)
    await shows(stage, card("Hi", language="en"))
    stage.showing.forget(-4)
    await shows(stage, card("Hi", language="en"))
    proof = "Below is something that only you see."
    assert [one["text"] for one in stage.wire.made("sendMessage")] == [proof, "Hi"] * 2


@pytest.mark.parametrize("fault", [None, (403, "Forbidden: kicked"), (429, "Too Many Requests", 900)])
async def test_a_group_hears_once_in_the_cards_language_that_telegram_kept_something_to_nobody(
    stage: Stage, fault: tuple[Any, ...] | None
) -> None:
    stage.wire.knows_ephemeral = False

    def deleted(_: dict[str, Any]) -> bool:
        if fault:
            status, words, *seconds = fault
            stage.wire.fault("sendMessage", status, words, **({"retry_after": seconds[0]} if seconds else {}))
        return True

    stage.wire.answers["deleteMessage"] = deleted
    assert await shows(stage, card("Hi", language="en")) is None
    told = stage.wire.made("sendMessage")[1]
    assert told["text"].startswith("For organisers: Telegram showed") and told["message_thread_id"] == 7
    assert "reply_parameters" not in told and "ephemeral_message_parameters" not in told
    stage.ephemerals.on = True
    stage.wire.faults.clear()
    stage.outbox.line(-100).closed_until = 0.0
    stage.now += 60
    assert await shows(stage, card("Hi", language="en"), about="c") is None
    assert len(stage.wire.made("sendMessage")) == 3, "the proof alone"


async def test_a_picture_that_one_is_shown_in_a_topic_is_kept_as_such(stage: Stage) -> None:
    answers(stage, "Ecco", picture=PICTURE)
    await unseen(stage, "/help", message_thread_id=7, is_topic_message=True, chat=FORUM)
    kept = {"chat": -200, "topic": 7, "messages": [2], "kinds": ["photo"], "receiver": 11}
    assert stage.hall.said["telegram:5001"] == kept
