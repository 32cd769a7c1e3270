"""The messages of a group that hold the questions of several: what is left on one, and what does not fit on it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio

from bot.chats.telegram.answering.together import GATHERS, TIDIES, AskedTogether
from bot.chats.telegram.rate_limits import Limits
from bot.chats.telegram.sending.sender import Spot
from bot.hall.cards.card import Drawn, DrawnFile, DrawnPicture, DrawnTable, Key, Span
from tests.chats.telegram.sending.test_waiting_in_time import Time, timed
from tests.chats.telegram.wire import Stage, card

GROUP = Spot(-100)


def question(table: int, count: int = 1) -> Drawn:
    """What a table is asked, with so many answers."""
    keys = tuple((Key(str(number), f"answer {table} {number}"),) for number in range(count))
    return card(f"Tavolo {table}: quanti?", buttons=keys)


def shown(stage: Stage) -> list[tuple[int, list[str]]]:
    """Each message and change of one in the group, with the questions on it."""
    number, found = 1000, []
    for name, said in stage.wire.calls:
        number += name == "sendMessage"
        if name in ("sendMessage", "editMessageText"):
            found.append((said.get("message_id", number), said["text"].splitlines()[1:]))
    return found


async def asked(count: int = 1) -> tuple[Stage, Time]:
    """Two tables are asked on one message."""
    stage, time = await timed()
    for table in (1, 2):
        assert stage.answerer.meanwhile.together.ask(GROUP, table, question(table, count))
    await time.passes(GATHERS)
    assert shown(stage) == [(1001, ["A · Tavolo 1: quanti?", "B · Tavolo 2: quanti?"])]
    return stage, time


async def test_a_question_that_was_answered_stands_beside_those_that_wait_for_a_while_and_then_goes() -> None:
    stage, time = await asked()
    stage.answerer.meanwhile.together.answered(GROUP, 1)
    await time.passes(TIDIES - 1)
    assert len(shown(stage)) == 1
    await time.passes(1)
    assert shown(stage)[1:] == [(1001, ["B · Tavolo 2: quanti?"])]


async def test_a_question_that_has_no_room_any_more_beside_the_others_moves_to_a_message_of_its_own() -> None:
    stage, time = await asked(40)
    assert stage.answerer.meanwhile.together.ask(GROUP, 1, question(1, 60))
    await time.passes(TIDIES)
    assert shown(stage)[1:] == [(1002, ["A · Tavolo 1: quanti?"]), (1001, ["B · Tavolo 2: quanti?"])]


# --- what fits on one, and how soon it is asked


def with_keys(*keys: Key, **more: Any) -> Drawn:
    """A question with these buttons, each in a row."""
    return card("Chi ha vinto?", buttons=tuple((key,) for key in keys), **more)


async def soon(_: float) -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@pytest_asyncio.fixture
async def stage() -> AsyncIterator[Stage]:
    """A group in which nobody has to wait."""
    stage = await Stage(sleep=soon).open()
    yield stage
    stage.answerer.meanwhile.together.stop()


@pytest.fixture
def together(stage: Stage) -> AskedTogether:
    return stage.answerer.meanwhile.together


@pytest.mark.parametrize(("count", "fits"), [(96, True), (97, False)])
async def test_it_holds_ninety_six_buttons(together: AskedTogether, count: int, fits: bool) -> None:
    keys = (Key("Tre", f"record {number}") for number in range(count))
    assert (together.ask(GROUP, 71, with_keys(*keys)) is not None) is fits


@pytest.mark.parametrize(("more", "fits"), [(0, True), (1, False)])
async def test_its_buttons_weigh_seven_thousand_and_a_half_bytes_and_no_more(
    together: AskedTogether, more: int, fits: bool
) -> None:
    each = len(json.dumps({"text": "A · ", "callback_data": ""})) + 2
    keys = [Key("", "x" * (750 - each)) for _ in range(9)]
    keys.append(Key("x" * more, "x" * (750 - each)))
    assert (together.ask(GROUP, 71, with_keys(*keys)) is not None) is fits


@pytest.mark.parametrize(
    "more",
    [
        {"table": DrawnTable((), (((Span("1"),),),))},
        {"picture": DrawnPicture("chart", {}, "grafico", "it")},
        {"files": (DrawnFile("a.csv", b"1"),)},
        {"buttons": ()},
    ],
    ids=["table", "picture", "file", "no buttons"],
)
async def test_what_needs_a_message_of_its_own_is_not_asked_there(together: AskedTogether, more: Any) -> None:
    assert together.ask(GROUP, 71, replace(with_keys(Key("Tre", "record")), **more)) is None


async def test_two_cards_with_the_same_button_are_asked_in_two_messages(stage: Stage, together: AskedTogether) -> None:
    both = [together.ask(GROUP, number, with_keys(Key("Tre", "record", "good"))) for number in (71, 72)]
    for asking in both:
        assert asking is not None
        await asking[1]
    sent = stage.wire.made("sendMessage")
    assert [one["text"].splitlines()[1:] for one in sent] == [["A · Chi ha vinto?"], ["B · Chi ha vinto?"]]
    keys = [key for one in sent for row in one["reply_markup"]["inline_keyboard"] for key in row]
    assert [(key["text"], key["style"]) for key in keys] == [("A · Tre", "success"), ("B · Tre", "success")]
    assert [await together.card(GROUP, number, "record") for number in (1001, 1002)] == [71, 72]


async def test_their_letters_stand_in_order_though_one_asks_anew(stage: Stage, together: AskedTogether) -> None:
    for number in (71, 72, 71):
        together.answered(GROUP, 71)
        asking = together.ask(GROUP, number, with_keys(Key("Tre", f"record {number}")))
        assert asking is not None
        await asking[1]
    assert stage.wire.made("editMessageText")[-1]["text"].splitlines()[1:] == [
        "A · Chi ha vinto?",
        "B · Chi ha vinto?",
    ]


async def test_after_a_restart_the_message_goes_at_the_first_press_and_is_forgotten(
    stage: Stage, together: AskedTogether
) -> None:
    stage.memory.held["telegram:together:-100:9"] = json.dumps({"record": 71})
    assert [await together.card(GROUP, 9, "record") for _ in range(2)] == [71, None]
    assert stage.wire.made("deleteMessage") == [{"chat_id": -100, "message_id": 9}]


async def test_what_is_asked_goes_before_the_news_of_a_full_group(stage: Stage, together: AskedTogether) -> None:
    async with stage.outbox.talk(-100, patient=True):
        news = asyncio.create_task(stage.sender.say(GROUP, card("Nuova"), patient=True))
        await asyncio.sleep(0)
        asking = together.ask(GROUP, 71, with_keys(Key("Tre", "record")))
        while stage.outbox.line(-100).turn.queued < 2:
            await asyncio.sleep(0)
    assert asking is not None
    await asyncio.gather(news, asking[1])
    first, second = stage.wire.made("sendMessage")
    assert first["text"].endswith("A · Chi ha vinto?") and second["text"] == "Nuova"


class Company:
    """A clock that goes on where somebody waits, and how long each waited."""

    def __init__(self) -> None:
        self.now = 100.0
        self.waited: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.waited.append(round(seconds, 3))
        self.now += seconds
        await asyncio.sleep(0)


async def test_how_long_company_is_waited_for() -> None:
    time = Company()
    stage = await Stage(sleep=time.sleep, clock=lambda: time.now).open()
    together = stage.answerer.meanwhile.together
    for calm in (False, True):
        asking = together.ask(GROUP, 71, with_keys(Key("Tre", f"record {calm}")), calm=calm)
        assert asking is not None
        await asking[1]
    assert time.waited == [0.5, 4.5], "who pressed is asked soon; whose turn it is, as seldom as twelve boards allow"
    together.ask(GROUP, 72, with_keys(Key("Due", "b")))
    together.answered(GROUP, 71)
    await asyncio.sleep(0.01)
    assert 10.0 in time.waited and stage.wire.made("editMessageText")[-1]["text"].endswith("B · Chi ha vinto?")
    together.stop()


@pytest.mark.parametrize(("group", "calm"), [(20, 4.5), (1, 120.0)])
async def test_in_a_group_that_takes_less_boards_are_told_less_often(group: int, calm: float) -> None:
    time = Company()
    stage = await Stage(sleep=time.sleep, clock=lambda: time.now, limits=Limits(group=(group, 60.0))).open()
    together = stage.answerer.meanwhile.together
    for number in range(2):
        asking = together.ask(GROUP, 71, with_keys(Key("Tre", f"record {number}")), calm=True)
        assert asking is not None
        await asking[1]
    assert time.waited[1] == calm
    together.stop()
