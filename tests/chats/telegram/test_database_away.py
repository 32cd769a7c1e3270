"""While the database is away: who asked for something on Telegram hears that nothing came of it, and nobody else."""

from __future__ import annotations

import pytest

from bot.hall.cards.card import Audience
from bot.hall.requests import Reply
from bot.texts import Texts
from tests.chats.telegram.wire import BRUNO, FORUM, ME, Stage, card, private, written

AWAY = Texts().say("it", "trouble-unreachable")
CLOSED = (403, "Forbidden: bot can't initiate conversation with a user")


@pytest.fixture
async def dark(stage: Stage) -> Stage:
    """A hall that can look nothing up and keep nothing, and says so to the person alone."""
    stage.hall.away = stage.memory.away = True
    stage.hall.answer = lambda request: Reply(request.id, card(AWAY), Audience.MEMBER)
    return stage


async def test_who_can_be_written_to_is_told_in_private(dark: Stage) -> None:
    await dark.types("/roll 5")
    (sent,) = dark.wire.made("sendMessage")
    assert (sent["chat_id"], sent["text"]) == (11, AWAY)


async def test_who_never_started_us_is_told_in_the_room(dark: Stage) -> None:
    dark.wire.fault("sendMessage", *CLOSED)
    await dark.types("/roll 5", number=50)
    said = dark.wire.made("sendMessage")[1]
    assert (said["chat_id"], said["text"], said["reply_parameters"]["message_id"]) == (-100, AWAY, 50)


async def test_what_was_done_is_left_to_the_herald(dark: Stage) -> None:
    dark.hall.answer = lambda request: Reply(request.id, card("I tuoi dati"), Audience.MEMBER, stored=True)
    dark.wire.fault("sendMessage", *CLOSED)
    await dark.types("/me show")
    assert [sent["chat_id"] for sent in dark.wire.made("sendMessage")] == [11]
    assert dark.hall.said == {}


async def test_words_in_private_are_answered_though_no_question_can_be_looked_up(dark: Stage) -> None:
    await dark.types("/roll 5", chat=private())
    (sent,) = dark.wire.made("sendMessage")
    assert (sent["chat_id"], sent["text"]) == (11, AWAY)


async def test_a_press_is_answered_with_an_alert_though_its_room_is_unknown(dark: Stage) -> None:
    await dark.presses("b", chat=private())
    (answer,) = dark.wire.made("answerCallbackQuery")
    assert (answer["text"], answer["show_alert"]) == (AWAY, True)


async def test_a_press_that_is_too_old_for_an_alert_is_answered_in_words(dark: Stage) -> None:
    dark.wire.fault("answerCallbackQuery", 400, "Bad Request: query is too old and response timeout expired")
    await dark.presses("b", chat=private())
    assert [(sent["chat_id"], sent["text"]) for sent in dark.wire.made("sendMessage")] == [(11, AWAY)]


async def test_what_people_say_to_each_other_is_left_alone(dark: Stage) -> None:
    said = written("ci vediamo", reply_to_message=written("Ciao!", sender=ME, number=40))
    await dark.feed(message=said)
    assert dark.wire.names == []


IN_A_TOPIC = {"chat": FORUM, "is_topic_message": True, "message_thread_id": 7}
ANSWERED = written("Ciao!", sender=ME, number=40)


async def test_a_command_is_answered_though_the_name_of_its_topic_cannot_be_looked_up(dark: Stage) -> None:
    await dark.types("/roll 5", number=50, **IN_A_TOPIC)
    (sent,) = dark.wire.made("sendMessage")
    assert (sent["chat_id"], sent["message_thread_id"], sent["text"]) == (-200, 7, AWAY)
    assert sent["reply_parameters"]["message_id"] == 50 and not dark.hall.heard


@pytest.mark.parametrize(
    ("words", "more"), [("ci vediamo", {}), ("ci vediamo", {"reply_to_message": ANSWERED}), ("/roll@altro_bot", {})]
)
async def test_what_is_no_command_for_us_is_left_alone_there(dark: Stage, words: str, more: dict[str, object]) -> None:
    await dark.types(words, **IN_A_TOPIC, **more)
    assert dark.wire.names == []


async def test_each_hears_of_it_in_their_own_language(dark: Stage) -> None:
    await dark.presses("b", chat=private(BRUNO), sender=BRUNO)
    (answer,) = dark.wire.made("answerCallbackQuery")
    assert answer["text"] == Texts().say("en", "trouble-unreachable") != AWAY
