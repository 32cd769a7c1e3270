"""The messages of a group that hold the questions of several: what is left on one, and what does not fit on it."""

from __future__ import annotations

from bot.chats.telegram.answering.together import GATHERS, TIDIES
from bot.chats.telegram.sending.sender import Spot
from bot.hall.cards.card import Drawn, Key
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
