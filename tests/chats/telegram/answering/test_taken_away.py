"""Messages that go: a secret typed where all read it, and what can no longer be deleted."""

from __future__ import annotations

from bot.hall.cards.card import Audience
from bot.hall.requests import Reply
from tests.chats.telegram.answering.test_answering import CLOSED
from tests.chats.telegram.wire import Stage, administers, card


async def test_a_typed_secret_is_taken_away(stage: Stage) -> None:
    stage.hall.answer = lambda request: Reply(request.id, card("In privato."), Audience.MEMBER, conceal=True)
    administers(stage)
    await stage.types("/bid 3", number=50)
    assert stage.wire.made("deleteMessage") == [{"chat_id": -100, "message_id": 50}]


async def test_what_was_taken_away_is_neither_answered_nor_nodded_at(stage: Stage) -> None:
    stage.hall.answer = lambda request: Reply(request.id, card("In privato."), Audience.MEMBER, conceal=True)
    administers(stage)
    await stage.types("/bid 3", number=50)
    stage.wire.fault("sendMessage", *CLOSED)
    await stage.types("/bid 4", number=51)
    assert [said.get("reply_parameters") for said in stage.wire.made("sendMessage")] == [None] * 3
    assert stage.wire.made("setMessageReaction") == []


async def test_who_may_not_delete_a_typed_secret_does_not_try(stage: Stage) -> None:
    stage.hall.answer = lambda request: Reply(request.id, card("In privato."), Audience.MEMBER, conceal=True)
    await stage.types("/bid 3", number=50)
    assert stage.wire.made("deleteMessage") == []


async def test_what_can_no_longer_be_deleted_loses_its_buttons_and_what_is_gone_nothing(stage: Stage) -> None:
    stage.wire.fault("deleteMessage", 400, "Bad Request: message can't be deleted for everyone")
    await stage.sender.remove(-100, 5)
    stage.wire.fault("deleteMessage", 400, "Bad Request: message to delete not found")
    await stage.sender.remove(-100, 6)
    assert [edit["message_id"] for edit in stage.wire.made("editMessageReplyMarkup")] == [5]


async def test_a_message_that_cannot_be_taken_away_loses_its_buttons(stage: Stage) -> None:
    stage.wire.fault("deleteMessage", 400, "Bad Request: message can't be deleted")
    await stage.sender.remove(-100, 77)
    (edit,) = stage.wire.made("editMessageReplyMarkup")
    assert edit == {"chat_id": -100, "message_id": 77}


async def test_a_message_that_stays_whatever_is_tried_stops_nothing(stage: Stage) -> None:
    stage.wire.fault("deleteMessage", 400, "Bad Request: message can't be deleted")
    stage.wire.fault("editMessageReplyMarkup", 400, "Bad Request: message can't be edited")
    await stage.sender.remove(-100, 77)
    assert stage.wire.names == ["deleteMessage", "editMessageReplyMarkup"]
