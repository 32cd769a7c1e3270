"""What one member of a group sees: shown there once the way is proved, taken back where all could see it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio

from bot.chats.telegram.sending.ephemeral import AGAIN, TRIES
from bot.chats.telegram.sending.showing import ENOUGH
from bot.hall.cards.card import Audience, DrawnFile, DrawnPicture, Key, Span, Tone
from bot.hall.requests import Account, Notice, Place, Unreachable
from tests.chats.telegram.wire import ANNA, BRUNO, CLUB, FORUM, ME, RIGHTS, Stage, administers, card, say

LONG = "segretissimo " * 20
SECRET = "Hai puntato 5"
ANONYMOUS = {"id": 1087968824, "is_bot": True, "first_name": "Group"}


@pytest_asyncio.fixture
async def stage() -> Stage:
    """The chat where messages for one member are switched on."""
    return await Stage(ephemeral=True).open()


def answers(stage: Stage, text: str = LONG, audience: Audience = Audience.MEMBER, **more: Any) -> None:
    """The hall answers so."""
    stage.hall.answer = lambda request: say(request, text, audience, **more)


async def ended(seconds: float) -> None:
    """No time is spent waiting."""


async def unseen(stage: Stage, text: str, number: int = 9, **more: Any) -> None:
    """Somebody gives a command that only we read."""
    await stage.types(text, **{"number": 0, "date": int(stage.now), "ephemeral_message_id": number, **more})


async def presses_unseen(stage: Stage, data: str, number: int = 1, **more: Any) -> None:
    """Somebody presses a button that only they see."""
    await stage.presses(data, number=0, ephemeral_message_id=number, **more)


# --- the right shape, or nothing


async def test_the_first_message_in_a_chat_holds_no_secret_and_the_second_goes_only_after_its_id(stage: Stage) -> None:
    answers(stage)
    await stage.presses("b")
    proof, shown = stage.wire.made("sendMessage")
    assert "segretissimo" not in proof["text"] and shown["text"].startswith("segretissimo")
    for sent in (proof, shown):
        assert sent["chat_id"] == -100
        assert sent["ephemeral_message_parameters"] == {"receiver_user_id": 11, "callback_query_id": "q"}
        assert "reply_parameters" not in sent
    assert stage.wire.made("deleteEphemeralMessage") == [
        {"chat_id": -100, "receiver_user_id": 11, "ephemeral_message_id": 1}
    ]
    stage.wire.calls.clear()
    await stage.presses("c")
    assert len(stage.wire.made("sendMessage")) == 1


async def test_each_chat_each_start_and_each_change_of_rights_is_proved_anew(stage: Stage) -> None:
    answers(stage)
    await stage.presses("b")
    await stage.presses("b", chat={**CLUB, "id": -300}, sender=BRUNO)
    assert len(stage.wire.made("sendMessage")) == 4
    stage.wire.calls.clear()
    member = {"user": ME, "status": "member"}
    change = {"chat": CLUB, "from": ANNA, "date": 0, "old_chat_member": member, "new_chat_member": member}
    await stage.feed(my_chat_member=change)
    await stage.presses("d")
    assert len(stage.wire.made("sendMessage")) == 2


async def test_where_the_id_is_missing_the_message_is_deleted_and_there_are_no_more(stage: Stage) -> None:
    stage.wire.knows_ephemeral = False
    answers(stage)
    await stage.presses("b")
    assert stage.wire.made("deleteMessage") == [{"chat_id": -100, "message_id": 1001}]
    told = [sent for sent in stage.wire.made("sendMessage") if sent["chat_id"] == -100]
    assert [sent["text"].partition(":")[0] for sent in told[1:]] == ["Per chi organizza"]
    assert all("segretissimo" not in sent["text"] for sent in told)
    assert [sent["text"][:4] for sent in stage.wire.made("sendMessage") if sent["chat_id"] == 11] == ["segr"]
    stage.wire.calls.clear()
    await stage.presses("c")
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [11]


async def test_a_secret_that_all_could_see_is_deleted_though_telegram_stumbles(stage: Stage) -> None:
    answers(stage)
    await stage.presses("b")
    stage.wire.knows_ephemeral = False
    stage.wire.fault("deleteMessage", 502, "Bad Gateway")
    await stage.presses("c")
    assert len(stage.wire.made("deleteMessage")) == 2 and not stage.ephemerals.on
    assert stage.slept == [AGAIN], "Telegram is given a moment"


async def test_that_it_cannot_be_deleted_is_believed_at_the_third_try_and_at_a_refusal(stage: Stage) -> None:
    stage.wire.knows_ephemeral = False
    answers(stage)
    for _ in range(TRIES):
        stage.wire.fault("deleteMessage", 502, "Bad Gateway")
    await stage.presses("b")
    assert len(stage.wire.made("deleteMessage")) == TRIES and stage.slept == [AGAIN] * (TRIES - 1)
    stage.wire.calls.clear()
    stage.slept.clear()
    stage.ephemerals.on = True
    stage.wire.fault("deleteMessage", 400, "Bad Request: message can't be deleted")
    await stage.presses("c", chat={**CLUB, "id": -300})
    assert len(stage.wire.made("deleteMessage")) == 1 and not stage.slept and not stage.ephemerals.on


async def test_switched_off_all_is_as_it_was(stage: Stage) -> None:
    stage.ephemerals.on = False
    answers(stage)
    await stage.presses("b")
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [11]


# --- who sees it


async def test_a_short_answer_to_a_press_is_an_alert_as_before(stage: Stage) -> None:
    answers(stage, "Non tocca a te.")
    await stage.presses("b")
    assert stage.wire.made("sendMessage") == []
    assert stage.wire.made("answerCallbackQuery")[0]["show_alert"]


async def test_a_press_is_told_what_comes_and_never_what_has_not_happened_yet() -> None:
    stage = await Stage(ephemeral=True, press_patience=0.02).open()
    answers(stage)
    stage.outbox.line(-100).closed_until = stage.outbox.clock() + 0.1
    await stage.presses("b")
    [told] = stage.wire.made("answerCallbackQuery")
    assert told["text"].startswith("Arriva fra poco, qui o in privato. segretissimo")


async def test_behind_a_queue_too_long_for_a_press_nobody_waits_for_their_turn(stage: Stage) -> None:
    answers(stage)
    stage.outbox.line(-100).closed_until = stage.outbox.clock() + 60
    async with stage.outbox.talk(-100, patient=True):  # Somebody's, who waits for the group.
        await asyncio.wait_for(stage.presses("b"), 1)
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [11]
    assert stage.wire.made("answerCallbackQuery")[0]["text"] == "Ti ho risposto in privato."


async def test_who_presses_again_does_not_see_it_and_is_written_to_in_private(stage: Stage) -> None:
    answers(stage)
    await stage.presses("b")
    assert "premi ancora" in stage.wire.made("answerCallbackQuery")[0]["text"]
    stage.wire.calls.clear()
    stage.now += 2
    await stage.presses("b")
    await stage.presses("c")
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [11, 11]
    stage.wire.calls.clear()
    stage.now += 601  # They may be at another client by now.
    await stage.presses("d")
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [-100]


async def test_who_presses_again_much_later_wants_to_see_it_anew(stage: Stage) -> None:
    answers(stage)
    for _ in range(3):
        await stage.presses("b")
        stage.now += 20
    assert {sent["chat_id"] for sent in stage.wire.made("sendMessage")} == {-100}


async def test_a_double_tap_sends_nobody_out_of_the_group(stage: Stage) -> None:
    answers(stage)
    await stage.presses("b")
    stage.wire.calls.clear()
    await stage.presses("b")
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [-100]


async def test_whose_client_is_known_to_show_it_sees_it_again(stage: Stage) -> None:
    answers(stage)
    await unseen(stage, "/bid 5")
    stage.wire.calls.clear()
    await stage.presses("b")
    await stage.presses("b")
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [-100, -100]
    assert not any(answer.get("text") for answer in stage.wire.made("answerCallbackQuery"))


async def test_who_presses_the_same_three_times_at_another_device_is_told_and_then_written_to(stage: Stage) -> None:
    answers(stage)
    await unseen(stage, "/bid 5")
    for pressed in range(1, 5):
        stage.wire.calls.clear()
        stage.now += 2
        await stage.presses("b")
        told = [answer["text"] for answer in stage.wire.made("answerCallbackQuery") if answer.get("text")]
        assert bool(told and "premi ancora" in told[0]) is (pressed == ENOUGH), pressed
        assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [11 if pressed > ENOUGH else -100]


async def test_who_uses_what_is_shown_may_press_the_same_as_often_as_they_like(stage: Stage) -> None:
    answers(stage)
    await unseen(stage, "/bid 5")
    for number in range(2 * ENOUGH):
        stage.wire.calls.clear()
        stage.now += 2
        await stage.presses("b")
        assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [-100]
        await unseen(stage, "/bid 5", number=40 + number)


async def test_who_types_for_all_to_see_is_answered_as_before_unless_they_are_known_to_see(stage: Stage) -> None:
    administers(stage)
    answers(stage)
    await stage.types("/help")
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [11]
    await unseen(stage, "/help")
    stage.wire.calls.clear()
    await stage.types("/help")
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [-100]


# --- what becomes of it


async def test_a_press_on_it_changes_it_by_chat_receiver_and_id(stage: Stage) -> None:
    answers(stage, "Quanti dadi?", replaces=True, buttons=((Key("5", "five"),),))
    await presses_unseen(stage, "b", number=4)
    (edit,) = stage.wire.made("editEphemeralMessageText")
    assert {key: edit[key] for key in ("chat_id", "receiver_user_id", "ephemeral_message_id", "text")} == {
        "chat_id": -100, "receiver_user_id": 11, "ephemeral_message_id": 4, "text": "Quanti dadi?",
    }  # fmt: skip
    assert edit["reply_markup"]["inline_keyboard"][0][0]["callback_data"] == "five"
    assert stage.hall.said["telegram:5001"]["messages"] == [4]
    assert stage.wire.made("editMessageText", "deleteMessage") == []


@pytest.mark.parametrize(
    ("more", "method"),
    [
        ({"replaces": True}, "editEphemeralMessageText"),
        ({"tone": Tone.BAD}, "answerCallbackQuery"),
        ({}, "sendMessage"),
    ],
    ids=["in its place", "a refusal", "beside it"],
)
async def test_what_is_short_is_no_alert_where_it_is_shown_already(stage: Stage, more: Any, method: str) -> None:
    answers(stage, "Quanti dadi?", **more)
    await presses_unseen(stage, "b", number=4)
    calls = [name for name, data in stage.wire.calls if data.get("text") == "Quanti dadi?"]
    assert calls == [method] and stage.hall.heard[0].handle["hidden"]  # type: ignore[index]


async def test_what_is_too_long_to_change_is_shown_anew_and_the_old_one_goes(stage: Stage) -> None:
    answers(stage, "x" * 1100, replaces=True)
    await presses_unseen(stage, "b", number=4)
    assert stage.wire.made("editEphemeralMessageText") == []
    assert [gone["ephemeral_message_id"] for gone in stage.wire.made("deleteEphemeralMessage")] == [1, 4]


async def test_what_the_room_hears_of_a_press_on_it_takes_it_away(stage: Stage) -> None:
    answers(stage, "Anna ha risposto", Audience.ROOM, replaces=True)
    await presses_unseen(stage, "b", number=4)
    (sent,) = stage.wire.made("sendMessage")
    assert "ephemeral_message_parameters" not in sent and "reply_parameters" not in sent
    assert [gone["ephemeral_message_id"] for gone in stage.wire.made("deleteEphemeralMessage")] == [4]


async def test_a_press_made_up_for_another_message_changes_nothing(stage: Stage) -> None:
    answers(stage, replaces=True)
    keyboard = {"inline_keyboard": [[{"text": "Altro", "callback_data": "other"}]]}
    await presses_unseen(stage, "b", reply_markup=keyboard)
    assert stage.wire.made("editEphemeralMessageText") == []


@pytest.mark.parametrize(
    ("method", "shown"),
    [
        ("sendPhoto", {"picture": DrawnPicture("chart", {}, "grafico", "it")}),
        ("sendDocument", {"files": (DrawnFile("a.csv", b"x"),)}),
    ],
)
async def test_pictures_and_files_are_shown_to_one_member_too(stage: Stage, method: str, shown: dict[str, Any]) -> None:
    answers(stage, "Ecco", buttons=((Key("Vai", "!go"),),), **shown)
    await unseen(stage, "/help", message_thread_id=7, is_topic_message=True, chat=FORUM)
    (sent,) = stage.wire.made(method)
    assert sent["ephemeral_message_parameters"] == {"receiver_user_id": 11}
    assert (sent["caption"], sent["message_thread_id"]) == ("Ecco", 7)
    assert sent["reply_markup"]["inline_keyboard"] == [[{"text": "Vai", "callback_data": "!go"}]]


async def test_what_was_shown_is_struck_where_it_stands_or_in_private(stage: Stage) -> None:
    became = {"chat": -100, "topic": None, "messages": [4], "kinds": ["text"], "receiver": 11}
    account, place = Account("telegram", "11", "Anna"), Place("telegram", "-100", "Club", house="-100")
    notice = Notice(1, card("Annullata"), place, account, edits=became, audience=Audience.PRIVATE)
    assert await stage.answerer.restate(notice, became) == became
    stage.wire.fault("editEphemeralMessageText", 400, "Bad Request: message to edit not found")
    said = await stage.answerer.restate(notice, became)
    assert said["chat"] == 11 and stage.wire.made("sendMessage")[0]["text"] == "Annullata"


async def test_a_live_card_that_is_gone_is_said_nowhere_else(stage: Stage) -> None:
    became = {"chat": -100, "topic": None, "messages": [4], "kinds": ["text"], "receiver": 11}
    account = Account("telegram", "11", "Anna")
    drawn = replace(card("Tocca a te"), replaces=True)
    live = Notice(1, drawn, account=account, edits=became, audience=Audience.PRIVATE, in_place=True)
    assert await stage.answerer.restate(live, became) == became
    stage.wire.fault("editEphemeralMessageText", 400, "Bad Request: message to edit not found")
    with pytest.raises(Unreachable):
        await stage.answerer.restate(live, became)
    assert stage.wire.made("sendMessage") == []


async def test_a_live_card_too_long_to_be_edited_is_shown_anew_to_who_sees_it(stage: Stage) -> None:
    administers(stage)
    await presses_unseen(stage, "b")  # only a client that shows such messages does
    became = {"chat": -100, "topic": 7, "messages": [4], "kinds": ["text"], "receiver": 11}
    long = replace(card("Tocca a te"), replaces=True, lines=((Span("x" * 1100),),))
    live = Notice(1, long, account=Account("telegram", "11", "Anna"), edits=became, in_place=True)
    assert (await stage.answerer.restate(live, became))["receiver"] == 11
    sent = stage.wire.made("sendMessage")[-1]
    assert sent["ephemeral_message_parameters"] == {"receiver_user_id": 11} and len(sent["text"]) > 1024
    assert sent["message_thread_id"] == 7


def asking() -> Notice:
    """A card that one member sees, kept up to date, which asks them something new."""
    became = {"chat": -100, "topic": None, "messages": [4], "kinds": ["text"], "receiver": 11}
    drawn = replace(card("Tocca a te"), live=True)
    return Notice(1, drawn, account=Account("telegram", "11", "Anna"), edits=became, in_place=True)


async def test_a_live_card_that_asks_something_new_goes_below_what_was_said_since(stage: Stage) -> None:
    administers(stage)
    await presses_unseen(stage, "b")
    live = asking()
    assert live.edits is not None
    assert (await stage.answerer.restate(live, live.edits))["messages"] != [4]
    assert stage.wire.made("editEphemeralMessageText") == []
    assert [gone["ephemeral_message_id"] for gone in stage.wire.made("deleteEphemeralMessage")][-1] == 4


async def test_where_the_bot_may_only_answer_a_live_card_that_asks_is_edited(stage: Stage) -> None:
    await presses_unseen(stage, "b")
    stage.now += 60  # The press lets nothing be shown any more.
    live = asking()
    assert live.edits is not None
    assert await stage.answerer.restate(live, live.edits) == live.edits
    assert len(stage.wire.made("editEphemeralMessageText")) == 1


async def test_what_waits_for_somebody_stands_until_it_is_known_that_they_see_it(stage: Stage) -> None:
    answers(stage)
    stage.hall.opens = lambda number: "!open t1"
    stage.wire.fault("sendMessage", 403, "Forbidden: bot can't initiate conversation with a user")
    await stage.types("/codice")
    await stage.presses("=!")
    assert stage.wire.made("deleteMessage") == [] and stage.wire.made("sendMessage")[-1]["text"].startswith("segr")
    await presses_unseen(stage, "b", number=2)
    assert [gone["message_id"] for gone in stage.wire.made("deleteMessage")] == [1001]


# --- rights


def invited(status: str) -> dict[str, Any]:
    """The bot is added to a group."""
    after = {"user": ME, "status": status, **(RIGHTS if status == "administrator" else {})}
    left = {"user": ME, "status": "left"}
    return {"chat": CLUB, "from": ANNA, "date": 0, "old_chat_member": left, "new_chat_member": after}


async def test_who_invites_us_hears_what_making_us_an_administrator_gives(stage: Stage) -> None:
    await stage.feed(my_chat_member=invited("member"))
    await stage.feed(my_chat_member=invited("administrator"))
    first, second = (sent["text"] for sent in stage.wire.made("sendMessage"))
    assert "Se mi fate amministratore" in first and "amministratore" not in second


async def test_a_card_for_one_that_is_over_gives_way_to_the_words_that_say_so(stage: Stage) -> None:
    answers(stage, "Finito", tone=Tone.BAD, replaces=True)
    await presses_unseen(stage, "b", number=4)
    (edit,) = stage.wire.made("editEphemeralMessageText")
    assert (edit["text"], edit.get("reply_markup")) == ("Finito", None)
