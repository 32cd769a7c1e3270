"""Cards on their way to Telegram: in which order they go, whom they call, and what becomes of messages left over."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.chats.telegram.sending.outbox import Urgency
from bot.chats.telegram.sending.sender import Spot
from bot.hall.cards.card import Drawn, DrawnPicture, Span
from bot.hall.requests import Account
from tests.chats.telegram.sending.test_pace import paced, pinging, steps
from tests.chats.telegram.wire import Stage, card

GONE = (400, "Bad Request: message to edit not found")
CLOSED = (403, "Forbidden: bot was kicked from the supergroup chat")
PICTURE = DrawnPicture("chart", {}, "grafico", "it")


def sent(stage: Stage) -> list[str]:
    return [one.get("text", "picture") for one in stage.wire.made("sendMessage", "sendPhoto")]


@pytest.mark.parametrize(("place", "spot"), [("-100:7", Spot(-100, 7)), ("-100", Spot(-100)), ("11", Spot(11))])
def test_a_place_is_a_chat_or_a_topic_of_it(place: str, spot: Spot) -> None:
    assert Spot.at(place) == spot


async def test_of_cards_that_wait_those_that_call_go_first_unless_they_say_for_whom_something_waits(
    stage: Stage,
) -> None:
    cards: list[tuple[Drawn, dict[str, Any]]] = [
        (card("Ora", picture=PICTURE), {}),
        (pinging(stage, "Anna"), {"urgency": Urgency.WAITING}),
        (card("cercata"), {"urgency": Urgency.LOOKED_UP}),
        (card("novità"), {}),
        (pinging(stage, "Bruno"), {"urgency": Urgency.LOOKED_UP}),
    ]
    async with stage.outbox.talk(-100, patient=True):
        saying = []
        for drawn, more in cards:
            saying.append(asyncio.create_task(stage.sender.say(Spot(-100), drawn, patient=True, **more)))
            await asyncio.sleep(0)
    await asyncio.gather(*saying)
    assert sent(stage) == ["Bruno", "novità", "cercata", "Anna", "picture"]


async def test_a_change_of_a_message_is_overtaken_by_one_under_the_groups_newer_id(stage: Stage) -> None:
    await stage.outbox.moved(-4, -100)
    async with stage.outbox.talk(-100, patient=True):
        changes = []
        for chat in (-4, -100):
            change = stage.sender.change(Spot(chat), ((5, "text"),), card(str(chat)), patient=True)
            changes.append(asyncio.create_task(change))
            await asyncio.sleep(0)
    await asyncio.gather(*changes)
    assert [edit["text"] for edit in stage.wire.made("editMessageText")] == ["-100"]


async def test_messages_that_a_shorter_card_leaves_over_are_taken_away(stage: Stage) -> None:
    said = tuple((number, "text") for number in (5, 6, 7))
    became = await stage.sender.change(Spot(-100), said, card("Poi"), patient=True)
    assert (became["messages"], stage.wire.names) == ([5], ["editMessageText", "deleteMessage", "deleteMessage"])
    assert [gone["message_id"] for gone in stage.wire.made("deleteMessage")] == [6, 7]


# --- who is called


async def calls(stage: Stage, *who: str, chat: int = -100, **more: Any) -> list[str]:
    """What is said beside a message that is changed into a card that calls these people."""
    stage.wire.calls.clear()
    await stage.sender.change(Spot(chat, 7), ((5, "text"),), pinging(stage, *who), patient=True, **more)
    await steps()
    assert all(one["message_thread_id"] == 7 for one in stage.wire.made("sendMessage"))
    return [text.partition(" —")[0] for text in sent(stage)]


async def test_only_who_was_not_called_before_is_called_by_a_message_of_the_topic(stage: Stage) -> None:
    assert await calls(stage, "Anna", "Bruno", called_before={"90"}) == ["Bruno"]
    assert await calls(stage, "Anna", "Bruno", called_before={"90", "91"}) == []
    assert await calls(stage, "Anna", called_before=set()) == ["Anna"]
    assert await calls(stage, "Anna") == []


async def test_in_private_and_where_it_was_said_anew_the_card_itself_calls(stage: Stage) -> None:
    await stage.sender.change(Spot(90), ((5, "text"),), pinging(stage, "Anna"), patient=True, called_before=set())
    assert sent(stage) == []
    stage.wire.fault("editMessageText", *GONE)
    assert await calls(stage, "Anna", called_before=set()) == ["Anna"]


async def test_each_chats_message_of_a_number_calls_for_itself(stage: Stage) -> None:
    assert await calls(stage, "Anna", by="1") == ["Anna"]
    assert await calls(stage, "Anna", by="1") == []
    assert await calls(stage, "Anna", chat=-300, by="1") == ["Anna"]


async def test_who_pressed_need_not_wait_until_the_others_are_called() -> None:
    stage, _ = await paced(11)
    await stage.sender.change(Spot(-100), ((5, "text"),), pinging(stage, "Anna"), patient=True, by="1")
    assert sent(stage) == []
    for _ in range(3):
        await steps()
    assert len(sent(stage)) == 1


@pytest.mark.parametrize("fault", [CLOSED, (429, "Too Many Requests", 900)], ids=["refused", "later"])
async def test_where_a_call_after_a_press_is_refused_the_card_stands_all_the_same(
    stage: Stage, caplog: pytest.LogCaptureFixture, fault: tuple[Any, ...]
) -> None:
    status, words, *seconds = fault
    stage.wire.fault("sendMessage", status, words, **({"retry_after": seconds[0]} if seconds else {}))
    assert await calls(stage, "Anna", by="1") == ["Anna"]
    assert not [record for record in caplog.records if record.name == "asyncio"]


async def test_what_a_card_became_tells_whom_it_called_by_the_accounts_that_were_given(stage: Stage) -> None:
    drawn = pinging(stage, "Anna", "Bruno")
    stage.hall.people.pop("Bruno")
    became = await stage.sender.say(
        Spot(-100, 7), drawn, patient=True, accounts={"Anna": Account("telegram", "77", "Anna")}
    )
    assert became == {"chat": -100, "topic": 7, "messages": [1001], "kinds": ["text"], "calls": ["77"]}
    (one,) = stage.wire.made("sendMessage")
    assert [mark["user"]["id"] for mark in one["entities"]] == [77]


async def test_a_call_is_in_the_language_of_its_card_and_names_as_many_as_it_calls(stage: Stage) -> None:
    for names in (("Anna",), ("Bruno", "Carla")):
        people = {name: Account("telegram", str(number), name) for number, name in enumerate(names, 90)}
        line = tuple(Span(name, person=name, ping=True) for name in names)
        drawn = Drawn((), (line,), language="en")
        await stage.sender.change(Spot(-100), ((5, "text"),), drawn, patient=True, accounts=people, called_before=set())
    one, two = stage.wire.made("sendMessage")
    assert (one["text"], two["text"]) == (
        "Anna — there is news for you above.",
        "Bruno Carla — there is news for all of you above.",
    )
    assert [mark["user"]["id"] for mark in two["entities"]] == [90, 91]


# --- what is taken away


async def test_of_a_message_that_cannot_be_deleted_the_buttons_go_unless_it_is_gone(stage: Stage) -> None:
    await stage.outbox.moved(-4, -100)
    for words in ("message can't be deleted", "message can't be deleted", "message to delete not found"):
        stage.wire.fault("deleteMessage", 400, f"Bad Request: {words}")
    stage.wire.fault("editMessageReplyMarkup", 400, "Bad Request: message can't be edited")
    for number in (5, 6, 7):
        await stage.sender.remove(-4, number)
    assert [one["message_id"] for one in stage.wire.made("deleteMessage")] == [5, 6, 7]
    assert [one["message_id"] for one in stage.wire.made("editMessageReplyMarkup")] == [5, 6]
    assert {one["chat_id"] for _, one in stage.wire.calls} == {-100}


async def test_of_what_was_taken_away_nothing_is_known_any_more(stage: Stage) -> None:
    await stage.sender.say(Spot(-100), card("Ora"), patient=True)
    await stage.sender.remove(-100, 1001)
    stage.wire.fault("editMessageText", *GONE)
    became = await stage.sender.change(Spot(-100), ((1001, "text"),), card("Ora"), patient=True)
    assert became["messages"] == [1002]
