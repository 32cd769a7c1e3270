"""In a group that takes no more messages for a while, whoever asks is told something at once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import pytest_asyncio

from bot.chats.telegram.rate_limits import Limits
from bot.chats.telegram.sending.sender import Spot
from bot.hall.cards.card import Audience, Span
from bot.hall.requests import Form, FormField, Reply
from tests.chats.telegram.wire import ANNA, CLUB, Stage, card, private, say
from tests.ladder.proving import proves

NOT_ALLOWED = (400, "Bad Request: REACTION_INVALID")
CLOSED = (403, "Forbidden: bot can't initiate conversation with a user")


class Full:
    """A stage whose club may not be written to until the test says so."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.stage = Stage(sleep=self._sleep)

    async def _sleep(self, seconds: float) -> None:
        await self.free.wait()

    def answers(self, text: str = "0–1", **more: Any) -> None:
        """The hall has recorded something, or (stored=False) asks or shows it."""
        stored = more.pop("stored", True)
        self.stage.hall.answer = lambda request: Reply(
            request.id, card(text, **more), Audience.ROOM, stored=stored, recorded=stored
        )

    async def hears(self, doing: Any) -> list[tuple[str, dict[str, Any]]]:
        """What goes out before the group takes anything again."""
        self.stage.outbox.line(-100).closed_until = self.stage.outbox.clock() + 29.5
        task = asyncio.create_task(doing)
        for _ in range(1000):  # All that does not wait is done by then; the group itself waits for the event.
            await asyncio.sleep(0)
        calls = [one for one in self.stage.wire.calls if one[0] != "getChatAdministrators"]
        self.free.set()
        await task
        return calls


@pytest_asyncio.fixture
async def full() -> Full:
    """A group at the end of its twenty messages."""
    there = Full()
    await there.stage.open()
    return there


async def test_in_private_a_key_rests_at_once_though_its_card_has_to_wait(full: Full) -> None:
    full.answers(replaces=True)
    full.stage.outbox.line(int(ANNA["id"])).closed_until = full.stage.outbox.clock() + 2.0
    calls = await full.hears(full.stage.presses("b", chat=private()))
    assert [name for name, _ in calls] == ["answerCallbackQuery"] and not calls[0][1].get("text")


async def test_in_private_no_group_is_said_to_be_at_its_limit_where_a_question_has_to_wait(full: Full) -> None:
    """A referee who pressed “Write a note” after fifty taps in private read that the group was at its limit."""
    field = FormField("words", "Parole", "quali")
    full.stage.hall.answer = lambda request: Form("p", "/gdr annota", (field,), "it") if not request.values else None
    full.stage.outbox.line(int(ANNA["id"])).closed_until = full.stage.outbox.clock() + 2.0
    ((name, told),) = await full.hears(full.stage.presses("b", chat=private()))
    assert (name, told["text"]) == ("answerCallbackQuery", "Arriva qui fra circa 2 s. /gdr annota")


async def test_who_presses_hears_at_once_that_it_is_recorded_and_when_the_card_comes(full: Full) -> None:
    full.answers(replaces=True)
    ((name, told),) = await full.hears(full.stage.presses("b"))
    assert (name, told["text"]) == ("answerCallbackQuery", "Registrato; la scheda arriva qui fra circa 30 s. 0–1")
    assert [edit["text"] for edit in full.stage.wire.made("editMessageText")] == ["0–1"]


@proves("telegram", "toast-late")
async def test_who_pressed_too_long_ago_for_an_alert_is_told_in_private(full: Full) -> None:
    full.answers()
    full.stage.wire.fault("answerCallbackQuery", 400, "Bad Request: query is too old and response timeout expired")
    calls = await full.hears(full.stage.presses("b"))
    assert [(name, data.get("chat_id")) for name, data in calls] == [("answerCallbackQuery", None), ("sendMessage", 11)]
    assert calls[-1][1]["text"] == "Registrato; la scheda arriva qui fra circa 30 s. 0–1"


async def test_who_asks_to_see_something_hears_what_it_says_and_when_it_comes(full: Full) -> None:
    full.answers("Tavolo 1", stored=False)
    ((_, told),) = await full.hears(full.stage.presses("b"))
    assert told["text"].endswith("arriva qui fra circa 30 s. Tavolo 1")


async def test_a_question_is_asked_in_private_though_only_one_person_presses(full: Full) -> None:
    full.answers("Come?", stored=False, replaces=True)
    calls = await full.hears(full.stage.presses("b"))
    assert [(name, data.get("chat_id")) for name, data in calls] == [("sendMessage", 11), ("answerCallbackQuery", None)]
    assert full.stage.wire.made("editMessageText") == []


async def test_who_did_not_follow_to_the_private_chat_hears_when_the_question_comes(full: Full) -> None:
    full.answers("Come?", stored=False, replaces=True)
    full.stage.wire.fault("sendMessage", *CLOSED)
    await full.hears(full.stage.presses("b"))
    full.free.clear()
    calls = await full.hears(full.stage.presses("c"))
    assert calls[-1][1]["text"].endswith("fra circa 30 s. Come?")
    assert [edit["text"] for edit in full.stage.wire.made("editMessageText")] == ["Come?"]


async def test_who_cannot_be_asked_in_private_is_not_tried_at_every_press(full: Full) -> None:
    full.answers("Come?", stored=False, replaces=True)
    full.stage.wire.fault("sendMessage", *CLOSED)
    await full.hears(full.stage.presses("b"))
    await full.hears(full.stage.presses("c"))
    assert [sent["chat_id"] for sent in full.stage.wire.made("sendMessage")] == [11]


@proves("telegram", "toast-late")
@pytest.mark.parametrize(("stored", "emoji"), [(True, "✍"), (False, "👀")])
async def test_who_types_sees_at_once_by_a_reaction_that_it_was_taken(full: Full, stored: bool, emoji: str) -> None:
    full.answers(stored=stored)
    ((name, nod),) = await full.hears(full.stage.types("/codice", number=50))
    assert (name, nod["chat_id"], nod["message_id"]) == ("setMessageReaction", -100, 50)
    assert nod["reaction"] == [{"type": "emoji", "emoji": emoji}]
    assert full.stage.wire.made("sendMessage")[0]["text"] == "0–1"


@proves("telegram", "nod-refused")
async def test_where_no_reactions_are_allowed_who_types_is_told_in_private(full: Full) -> None:
    full.answers()
    full.stage.wire.fault("setMessageReaction", *NOT_ALLOWED)
    calls = await full.hears(full.stage.types("/codice"))
    assert [(name, data["chat_id"]) for name, data in calls] == [("setMessageReaction", -100), ("sendMessage", 11)]
    assert calls[-1][1]["text"].startswith("Registrato; la scheda arriva qui fra circa 30 s")


async def test_whose_private_chat_is_full_as_well_is_not_told_there_after_the_card_has_come(full: Full) -> None:
    full.answers()
    full.stage.wire.fault("setMessageReaction", *NOT_ALLOWED)
    full.stage.outbox.line(int(ANNA["id"])).closed_until = full.stage.outbox.clock() + 20.0
    await full.hears(full.stage.types("/codice"))
    assert [sent["chat_id"] for sent in full.stage.wire.made("sendMessage")] == [-100]


@proves("telegram", "nod-alone")
async def test_whom_nothing_else_reaches_has_the_card_when_it_comes(full: Full) -> None:
    full.answers()
    full.stage.wire.fault("sendMessage", *CLOSED)
    for _ in range(2):  # Then it is known.
        full.stage.wire.fault("setMessageReaction", *NOT_ALLOWED)
        await full.hears(full.stage.types("/codice"))
        full.free.clear()
    assert [sent["chat_id"] for sent in full.stage.wire.made("sendMessage")] == [11, -100, -100]


async def test_nobody_without_a_face_is_told_or_asked_in_private(full: Full) -> None:
    full.answers()
    anonymous = {"sender": {"id": 1087968824, "is_bot": True, "first_name": "Group"}, "sender_chat": CLUB}
    full.stage.wire.fault("setMessageReaction", *NOT_ALLOWED)
    await full.hears(full.stage.types("/codice", **anonymous))
    full.free.clear()
    full.stage.hall.answer = lambda request: Form("p", "Squadra", (FormField("name", "Nome", ""),), "it")
    await full.hears(full.stage.types("/codice squadra", **anonymous))
    assert [sent["chat_id"] for sent in full.stage.wire.made("sendMessage")] == [-100, -100]


async def test_a_form_is_asked_in_private_where_its_room_would_wait(full: Full) -> None:
    field = FormField("name", "Nome", "quale")
    full.stage.hall.answer = lambda request: Form("p", "Squadra", (field,), "it") if not request.values else None
    calls = await full.hears(full.stage.presses("b"))
    assert calls[0][1]["chat_id"] == 11 and calls[1][1]["text"] == "Ti ho risposto in privato."


async def test_who_cannot_be_asked_a_form_in_private_is_led_there_and_asked_in_the_room_if_they_press_again(
    full: Full,
) -> None:
    field = FormField("name", "Nome", "quale")
    full.stage.hall.answer = lambda request: Form("p", "Squadra", (field,), "it") if not request.values else None
    full.stage.wire.fault("sendMessage", *CLOSED)
    calls = await full.hears(full.stage.presses("b"))
    assert [data.get("url") for _, data in calls] == [None, "https://t.me/araldo_bot?start=Yg"]
    full.stage.now += 2
    await full.stage.presses("b")
    assert [sent["chat_id"] for sent in full.stage.wire.made("sendMessage")] == [11, -100]


async def test_who_types_for_a_form_sees_by_a_reaction_that_it_is_asked_in_private(full: Full) -> None:
    field = FormField("name", "Nome", "quale")
    full.stage.hall.answer = lambda request: Form("p", "Squadra", (field,), "it") if not request.values else None
    calls = await full.hears(full.stage.types("/codice squadra", number=50))
    assert [(name, data["chat_id"]) for name, data in calls] == [("sendMessage", 11), ("setMessageReaction", -100)]
    assert calls[-1][1]["reaction"] == [{"type": "emoji", "emoji": "👀"}] and calls[-1][1]["message_id"] == 50


async def test_what_comes_of_a_form_asked_in_private_answers_what_was_typed_for_it_in_the_group(full: Full) -> None:
    form = Form("p", "Squadra", (FormField("name", "Nome", "quale"),), "it")
    full.stage.hall.answer = lambda request: say(request, "Fatto") if request.values else form
    await full.hears(full.stage.types("/codice squadra", number=50))
    await full.stage.types("Gli Orsi", chat=private())
    said = full.stage.wire.made("sendMessage")[-1]
    assert (said["chat_id"], said["reply_parameters"]["message_id"]) == (-100, 50)


async def test_whose_private_chat_takes_nothing_now_is_asked_in_the_room_when_its_turn_comes(full: Full) -> None:
    full.stage.hall.answer = lambda request: Form("p", "Squadra", (FormField("name", "Nome", "quale"),), "it")
    full.stage.wire.fault("sendMessage", 429, "Too Many Requests: retry after 900", retry_after=900)
    await full.hears(full.stage.presses("b"))
    assert [sent["chat_id"] for sent in full.stage.wire.made("sendMessage")] == [11, -100]


async def test_whose_private_chat_is_full_too_is_asked_on_the_card_when_its_turn_comes(full: Full) -> None:
    full.answers("Come?", stored=False, replaces=True)
    full.stage.outbox.line(11).closed_until = full.stage.outbox.clock() + 20.0
    await full.hears(full.stage.presses("b"))
    assert [edit["chat_id"] for edit in full.stage.wire.made("editMessageText")] == [-100]


async def test_who_is_asked_in_the_group_in_a_moment_hears_when(full: Full) -> None:
    full.stage.hall.answer = lambda request: Form("p", "Squadra", (FormField("name", "Nome", "quale"),), "it")
    full.free.set()
    full.stage.outbox.line(-100).closed_until = full.stage.outbox.clock() + 2.0
    await full.stage.presses("b")
    (told,) = full.stage.wire.made("answerCallbackQuery")
    assert told["text"] == "Il gruppo è al suo limite di messaggi: arriva qui fra circa 2 s. Squadra"
    await full.stage.types("/codice squadra", number=50)
    assert [nod["message_id"] for nod in full.stage.wire.made("setMessageReaction")] == [50]


async def test_for_how_long_is_remembered_who_cannot_be_written_to_and_who_was_led_there() -> None:
    now = [1000.0]
    meanwhile = (await Stage(clock=lambda: now[0]).open()).answerer.meanwhile
    for begin, known, seconds in ((meanwhile.refused, meanwhile.closed, 60), (meanwhile.leads, meanwhile.was_led, 600)):
        assert not known(11)
        begin(11)
        now[0] += seconds - 0.1
        assert known(11)
        now[0] += 0.1
        assert not known(11)
        begin(11)
        meanwhile.wrote(11)
        assert not known(11)


async def test_when_a_group_s_messages_are_few() -> None:
    now = [1000.0]
    stage = await Stage(clock=lambda: now[0], limits=Limits()).open()
    meanwhile, line = stage.answerer.meanwhile, stage.outbox.line(-100)
    for person in "1234":
        stage.crowd.pressed(-100, person)
        stage.crowd.pressed(11, person)
    for taken in range(1, 4):
        line.take(now[0])
        stage.outbox.line(11).take(now[0])
        assert (meanwhile.hasty(-100), meanwhile.hasty(11)) == (taken > 1, False)
    now[0] += 10
    line.take(now[0])
    line.take(now[0])
    assert stage.outbox.free(-100) == 15 and not meanwhile.scarce(-100)
    line.take(now[0])
    assert meanwhile.scarce(-100) and not meanwhile.scarce(11)
    stage.now += 30
    assert not meanwhile.scarce(-100), "the crowd has gone"
    for seconds, long in ((3.0, False), (3.1, True)):
        line.closed_until = now[0] + seconds
        assert meanwhile.long(-100) is meanwhile.scarce(-100) is long


async def test_in_a_group_that_moved_a_command_is_nodded_at_by_its_new_id(full: Full) -> None:
    await full.stage.outbox.moved(-100, -1009)
    assert await full.stage.answerer.meanwhile.nod(-100, 50, "👀")
    assert full.stage.wire.made("setMessageReaction")[0]["chat_id"] == -1009


@pytest.mark.parametrize("stored", [True, False])
async def test_what_was_looked_up_lets_news_pass_and_what_was_recorded_does_not(full: Full, stored: bool) -> None:
    stage = full.stage
    full.answers("Mia", stored=stored)
    async with stage.outbox.talk(-100, patient=True):
        typing = asyncio.create_task(stage.types("/codice"))
        while not stage.outbox.line(-100).turn.queued:
            await asyncio.sleep(0)
        news = asyncio.create_task(stage.sender.say(Spot(-100), card("Nuova"), patient=True))
        await asyncio.sleep(0)
    await asyncio.gather(typing, news)
    said = [sent["text"] for sent in stage.wire.made("sendMessage")]
    assert said == (["Mia", "Nuova"] if stored else ["Nuova", "Mia"])


async def test_whose_private_chat_is_closed_sees_by_a_reaction_that_the_form_comes(full: Full) -> None:
    field = FormField("name", "Nome", "quale")
    full.stage.hall.answer = lambda request: Form("p", "Squadra", (field,), "it") if not request.values else None
    full.stage.answerer.meanwhile.refused(int(ANNA["id"]))
    ((name, nod),) = await full.hears(full.stage.types("/codice squadra", number=50))
    assert (name, nod["message_id"], nod["reaction"]) == ("setMessageReaction", 50, [{"type": "emoji", "emoji": "👀"}])
    assert [sent["chat_id"] for sent in full.stage.wire.made("sendMessage")] == [-100]


async def test_in_a_quiet_group_nobody_is_told_twice(full: Full) -> None:
    full.answers()
    full.free.set()
    await full.stage.types("/codice")
    await full.stage.presses("b")
    assert [name for name in full.stage.wire.names if name != "sendMessage"] == ["answerCallbackQuery"]
    assert not full.stage.wire.made("answerCallbackQuery")[0].get("text")


async def test_a_press_whose_card_telegram_is_slow_to_take_is_not_acknowledged_without_words() -> None:
    stage = Stage(press_patience=0.05)
    await stage.open()
    stage.hall.answer = lambda request: Reply(request.id, card("0–1"), Audience.ROOM, stored=True)
    stage.wire.fault("sendMessage", 429, "Too Many Requests: retry after 1", retry_after=0.3)
    await stage.presses("b")
    assert stage.wire.made("answerCallbackQuery")[0]["text"].endswith("fra circa 1 s. 0–1")


# --- a finger that slips


def asks(stage: Stage) -> None:
    """A press that asks for a name."""
    field = FormField("name", "Nome", "quale")
    stage.hall.answer = lambda request: Form("p", "Squadra", (field,), "it")


async def test_two_presses_at_once_ask_one_question(full: Full) -> None:
    asks(full.stage)
    full.free.set()
    await full.stage.presses("b")
    await full.stage.presses("b")
    assert len(full.stage.wire.made("sendMessage")) == 1
    assert len(full.stage.wire.made("answerCallbackQuery")) == 2
    full.stage.now += 2
    await full.stage.presses("b")
    assert len(full.stage.wire.made("sendMessage")) == 2


async def test_two_presses_at_once_open_one_table(full: Full) -> None:
    full.answers("Tavolo 1", stored=False)
    full.free.set()
    await full.stage.presses("b")
    await full.stage.presses("b")
    assert len(full.stage.wire.made("sendMessage")) == 1


async def test_two_people_who_press_at_once_are_both_answered(full: Full) -> None:
    asks(full.stage)
    full.free.set()
    await full.stage.presses("b")
    await full.stage.presses("b", sender={**ANNA, "id": 12})
    assert len(full.stage.wire.made("sendMessage")) == 2


async def test_what_is_done_twice_is_done_twice(full: Full) -> None:
    """Two taps on «tira ancora» are two rolls."""
    full.answers("3 successi")
    full.free.set()
    await full.stage.presses("b")
    await full.stage.presses("b")
    assert len(full.stage.wire.made("sendMessage")) == 2


async def test_where_a_card_that_had_to_wait_stands_is_kept_like_any_other(full: Full) -> None:
    full.answers(replaces=True)
    await full.hears(full.stage.presses("b"))
    assert full.stage.hall.said["telegram:5001"] == {"chat": -100, "topic": None, "messages": [77], "kinds": ["text"]}


LONG = "parola, " * 40
SHORT = "vespa, tesoro, pioggia"


async def test_what_one_person_may_see_is_said_in_fewer_words_at_once_where_it_would_have_to_wait(full: Full) -> None:
    drawn = card(LONG, short=((Span(SHORT),),))
    full.stage.hall.answer = lambda request: Reply(request.id, drawn, Audience.MEMBER)
    ((name, told),) = await full.hears(full.stage.presses("b"))
    assert (name, told["text"], told["show_alert"]) == ("answerCallbackQuery", SHORT, True)


async def test_in_a_quiet_group_it_is_said_in_full(full: Full) -> None:
    drawn = card(LONG, short=((Span(SHORT),),))
    full.stage.hall.answer = lambda request: Reply(request.id, drawn, Audience.MEMBER)
    full.free.set()
    await full.stage.presses("b")
    assert [sent["text"] for sent in full.stage.wire.made("sendMessage")] == [LONG]
