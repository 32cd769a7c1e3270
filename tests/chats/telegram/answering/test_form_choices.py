"""What can be chosen in a form on Telegram: buttons under the question, or words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.hall.cards.card import Audience
from bot.hall.requests import Form, FormField, Suggestion
from tests.chats.telegram.answering.test_form_questions import WHO, asks, offered, replies
from tests.chats.telegram.wire import BRUNO, Stage, private, say

ROLE = FormField(
    "role", "ruolo", "", choices=(Suggestion("arbitro", "referee"), Suggestion("nessuno", "none")), free=False
)


CHOOSING = Form("!club role", "/club ruolo", (WHO, ROLE), "it")


async def chooses(stage: Stage, label: str, **more: Any) -> None:
    """Somebody presses one of the choices of the last question."""
    asked = stage.wire.made("sendMessage")[-1]
    await stage.presses(offered(asked)[label], number=stage.wire.last, **more)


async def test_what_can_be_chosen_is_asked_with_buttons(stage: Stage) -> None:
    asks(stage, CHOOSING)
    await stage.presses("b")
    assert list(offered(stage.wire.made("sendMessage")[0])) == ["Bruno", "Altro…"]
    await chooses(stage, "Bruno")
    assert list(offered(stage.wire.made("sendMessage")[1])) == ["arbitro", "nessuno"]
    await chooses(stage, "arbitro")
    request = stage.hall.heard[-1]
    assert (request.press, request.values) == ("!club role", {"member": "<@p1>", "role": "referee"})


async def test_where_telegram_refuses_the_buttons_that_is_said_in_the_language_of_the_question(stage: Stage) -> None:
    asks(stage, replace(CHOOSING, language="en"))
    stage.wire.fault("sendMessage", 400, "Bad Request: BUTTON_DATA_INVALID")
    await stage.presses("b")
    assert "The buttons did not get through here" in stage.wire.made("sendMessage")[-1]["text"]


async def test_what_was_chosen_stands_where_the_buttons_were(stage: Stage) -> None:
    asks(stage, CHOOSING)
    await stage.presses("b")
    await chooses(stage, "Bruno")
    (edit,) = stage.wire.made("editMessageText")
    assert edit["text"].endswith("Anna · membro: Bruno")
    assert edit["entities"][-1] == {"type": "bold", "offset": len(edit["text"]) - len("Bruno"), "length": len("Bruno")}
    assert "reply_markup" not in edit


async def test_the_next_question_answers_what_its_reader_wrote(stage: Stage) -> None:
    stage.hall.answer = lambda request: CHOOSING if request.line else say(request, "Fatto")
    await stage.types("/club role", number=50)
    await chooses(stage, "Altro…")
    assert stage.wire.made("sendMessage")[-1]["reply_parameters"]["message_id"] == 50


async def test_something_else_is_written(stage: Stage) -> None:
    asks(stage, CHOOSING)
    await stage.presses("b")
    await chooses(stage, "Altro…")
    assert stage.wire.made("sendMessage")[-1]["reply_markup"]["force_reply"]
    await replies(stage, "@elena", to=stage.wire.last)
    await chooses(stage, "nessuno")
    assert stage.hall.heard[-1].values == {"member": "@elena", "role": "none"}


async def test_a_choice_can_be_written_too(stage: Stage) -> None:
    asks(stage, Form("!club role", "", (ROLE,), "it"))
    await stage.presses("b")
    await replies(stage, "arbitro", to=stage.wire.last)
    assert stage.hall.heard[-1].values == {"role": "arbitro"}


async def test_a_choice_that_may_be_left_out_has_a_button_for_that(stage: Stage) -> None:
    asks(stage, Form("!club role", "", (replace(ROLE, required=False),), "it"))
    await stage.presses("b")
    assert list(offered(stage.wire.made("sendMessage")[0])) == ["arbitro", "nessuno", "Salta"]
    await chooses(stage, "Salta")
    assert (stage.hall.heard[-1].press, stage.hall.heard[-1].values) == ("!club role", {})


async def test_nobody_else_chooses(stage: Stage) -> None:
    asks(stage, CHOOSING)
    await stage.presses("b")
    await chooses(stage, "Bruno", sender=BRUNO)
    answer = stage.wire.made("answerCallbackQuery")[-1]
    assert answer["show_alert"] and "Anna" in answer["text"]
    assert len(stage.hall.heard) == 1


async def test_a_question_that_is_over_says_so(stage: Stage) -> None:
    asks(stage, CHOOSING)
    await stage.presses("b")
    first = offered(stage.wire.made("sendMessage")[0])["Bruno"]
    await chooses(stage, "Bruno")
    await stage.presses(first, number=1001)
    assert "non vale più" in stage.wire.made("answerCallbackQuery")[-1]["text"]
    assert len(stage.hall.heard) == 1


async def test_choices_outlive_a_restart(stage: Stage) -> None:
    asks(stage, CHOOSING)
    await stage.presses("b")
    first = offered(stage.wire.made("sendMessage")[0])["Bruno"]
    again = await Stage(stage.memory).open()
    asks(again, CHOOSING)
    again.wire.last = 2000
    await again.presses(first, number=1001)
    await chooses(again, "nessuno")
    assert again.hall.heard[-1].values == {"member": "<@p1>", "role": "none"}


async def test_what_is_chosen_in_private_acts_in_the_room_it_was_asked_for(stage: Stage) -> None:
    asks(stage, Form("!club role", "", (ROLE,), "it"))
    stage.hall.audience = Audience.MEMBER
    await stage.presses("b")
    await chooses(stage, "arbitro", chat=private())
    assert stage.hall.heard[-1].values == {"role": "referee"}
    assert stage.hall.heard[-1].place.id == "-100"
    assert stage.wire.made("sendMessage")[-1]["chat_id"] == -100


async def test_words_in_private_answer_a_question_with_buttons_too(stage: Stage) -> None:
    asks(stage, Form("!club role", "", (WHO,), "it"))
    await stage.presses("b", chat=private())
    await stage.types("Elena", chat=private())
    assert stage.hall.heard[-1].values == {"member": "Elena"}
