"""Commands that nobody else in a group reads, and how they are answered."""

from __future__ import annotations

from bot.hall.cards.card import Audience
from tests.chats.telegram.sending.test_ephemeral import ANONYMOUS, SECRET, answers, ended, stage, unseen
from tests.chats.telegram.wire import ANNA, Stage, administers, written
from tests.ladder.proving import proves

__all__ = ["stage"]


async def test_an_unseen_command_is_answered_unseen_and_never_by_message_zero(stage: Stage) -> None:
    answers(stage, SECRET)
    await unseen(stage, "/bid 5")
    (request,) = stage.hall.heard
    assert request.unseen and request.line == "/bid 5"
    for sent in stage.wire.made("sendMessage"):
        assert sent["reply_parameters"] == {"ephemeral_message_id": 9}
        assert sent["ephemeral_message_parameters"] == {"receiver_user_id": 11}
    assert stage.hall.said["telegram:5001"] == {
        "chat": -100, "topic": None, "messages": [2], "kinds": ["text"], "receiver": 11,
    }  # fmt: skip


async def test_what_the_room_is_to_hear_of_an_unseen_command_answers_no_message(stage: Stage) -> None:
    answers(stage, "Anna ha risposto", Audience.ROOM)
    await unseen(stage, "/check 5")
    (sent,) = stage.wire.made("sendMessage")
    assert "reply_parameters" not in sent and "ephemeral_message_parameters" not in sent


async def test_after_fifteen_seconds_an_unseen_command_is_answered_in_private(stage: Stage) -> None:
    answers(stage, SECRET)
    for seconds, chats in ((14, {-100}), (15, {11})):
        stage.wire.calls.clear()
        await unseen(stage, "/bid 5", date=int(stage.now) - seconds)
        assert {sent["chat_id"] for sent in stage.wire.made("sendMessage")} == chats


async def test_an_administrator_answers_late_too_and_without_what_has_run_out(stage: Stage) -> None:
    administers(stage)
    answers(stage, SECRET)
    await unseen(stage, "/bid 5", date=int(stage.now) - 16)
    assert [sent["ephemeral_message_parameters"] for sent in stage.wire.made("sendMessage")] == [
        {"receiver_user_id": 11}
    ] * 2
    assert all("reply_parameters" not in sent for sent in stage.wire.made("sendMessage"))


@proves("telegram", "unseen-refused")
async def test_a_refusal_of_telegrams_is_no_public_message_but_a_private_one(stage: Stage) -> None:
    answers(stage, SECRET)
    stage.wire.fault("sendMessage", 400, "Bad Request: query is too old")
    await unseen(stage, "/bid 5")
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [-100, 11]


@proves("telegram", "unseen-slowly")
async def test_a_group_that_has_just_spoken_fast_is_waited_for_and_the_secret_stays_there(stage: Stage) -> None:
    answers(stage, SECRET)
    stage.wire.fault("sendMessage", 429, "Too Many Requests: retry after 1", retry_after=0.1)
    await unseen(stage, "/bid 5")
    assert {sent["chat_id"] for sent in stage.wire.made("sendMessage")} == {-100}
    stage.outbox.line(-100).closed_until = stage.outbox.clock() + 4
    stage.outbox.sleep = ended
    await unseen(stage, "/bid 6")
    assert {sent["chat_id"] for sent in stage.wire.made("sendMessage")} == {-100}


async def test_nobody_is_shown_anything_after_the_time_that_telegram_gives_for_it(stage: Stage) -> None:
    answers(stage, SECRET)
    stage.outbox.line(-100).closed_until = stage.outbox.clock() + 4
    stage.outbox.sleep = ended
    await unseen(stage, "/bid 5", date=int(stage.now) - 13)
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [11]


async def test_a_group_that_takes_nothing_for_a_while_keeps_no_private_answer_waiting(stage: Stage) -> None:
    answers(stage, SECRET)
    stage.wire.fault("sendMessage", 429, "Too Many Requests: retry after 30", retry_after=30)
    await unseen(stage, "/bid 5")
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [-100, 11]


async def test_an_unseen_command_in_a_topic_belongs_to_it(stage: Stage) -> None:
    answers(stage, SECRET)
    opening = written("", sender=ANNA, number=7, message_thread_id=7, is_topic_message=True)
    opening["forum_topic_created"] = {"name": "Tavolo", "icon_color": 0}
    await unseen(stage, "/bid 5", reply_to_message=opening)
    assert stage.hall.heard[0].place.id == "-100:7"
    assert stage.wire.made("sendMessage")[-1]["message_thread_id"] == 7


async def test_unseen_words_without_a_command_are_read_as_in_private(stage: Stage) -> None:
    await unseen(stage, "tira 5")
    assert stage.hall.heard[0].line == "tira 5" and stage.hall.heard[0].replied == ""


async def test_what_anybody_could_read_is_not_taken_for_unseen(stage: Stage) -> None:
    await stage.types("/bid 5")
    assert not stage.hall.heard[0].unseen


async def test_nobody_without_a_face_is_shown_anything(stage: Stage) -> None:
    answers(stage, SECRET)
    await unseen(stage, "/bid 5", sender=ANONYMOUS, sender_chat={"id": -100, "type": "supergroup", "title": "Club"})
    (sent,) = stage.wire.made("sendMessage")
    assert "Puntato" not in sent["text"] and "ephemeral_message_parameters" not in sent
