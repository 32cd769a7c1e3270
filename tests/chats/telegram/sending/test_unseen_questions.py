"""Secret questions to one member of a group, asked where nobody else sees them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.hall.cards.card import Audience
from bot.hall.requests import Form, FormField, Request, Suggestion
from tests.chats.telegram.sending.test_ephemeral import answers, presses_unseen, stage, unseen
from tests.chats.telegram.wire import BRUNO, Stage, say

__all__ = ["stage"]


def asks(stage: Stage, *fields: FormField, secret: bool = True) -> None:
    """The hall asks for these, and then says what it was given."""

    def answer(request: Request) -> Any:
        if not request.values:
            return Form("p", "Puntata", fields, "it", secret)
        return say(request, f"Dati {dict(request.values)}", Audience.MEMBER)

    stage.hall.answer = answer


async def test_a_secret_question_is_asked_unseen_and_its_unseen_answer_needs_no_reply(stage: Stage) -> None:
    asks(stage, FormField("dice", "Dadi", "quanti"))
    await stage.presses("b")
    question = stage.wire.made("sendMessage")[-1]
    assert question["ephemeral_message_parameters"]["receiver_user_id"] == 11
    assert question["reply_markup"]["force_reply"] is True
    assert question["reply_markup"]["inline_keyboard"][0][0]["text"] == "Rispondo in privato"
    assert "premi ancora" in stage.wire.made("answerCallbackQuery")[0]["text"]
    await unseen(stage, "7", number=30)
    assert stage.hall.heard[-1].values == {"dice": "7"} and stage.hall.heard[-1].place.id == "-100"
    assert stage.wire.made("sendMessage")[-1]["text"] == "Dati {'dice': '7'}"


@pytest.mark.parametrize("pressed", [True, False])
async def test_what_was_asked_for_unseen_is_asked_unseen_secret_or_not(stage: Stage, pressed: bool) -> None:
    asks(stage, FormField("dice", "Dadi", "quanti"), FormField("note", "Nota", "cosa"), secret=False)
    await (presses_unseen(stage, "b", number=4) if pressed else unseen(stage, "/bid"))
    await unseen(stage, "7", number=30)
    sent = stage.wire.made("sendMessage")
    assert len(sent) > 1 and all("ephemeral_message_parameters" in one for one in sent)
    assert sent[-1]["text"].startswith("Puntata\nNota")


async def test_an_answer_that_all_could_read_is_none(stage: Stage) -> None:
    asks(stage, FormField("dice", "Dadi", "quanti"))
    await stage.presses("b")
    await stage.types("7")
    assert len(stage.hall.heard) == 1


async def test_two_who_are_asked_at_once_answer_each_their_own(stage: Stage) -> None:
    asks(stage, FormField("dice", "Dadi", "quanti"))
    await stage.presses("b")
    await stage.presses("b", sender=BRUNO)
    await unseen(stage, "7", number=30)
    await unseen(stage, "8", number=30, sender=BRUNO)
    assert [(one.account.name, one.values) for one in stage.hall.heard[-2:]] == [
        ("Anna", {"dice": "7"}),
        ("Bruno", {"dice": "8"}),
    ]


async def test_for_whom_no_reply_opens_a_button_asks_in_private(stage: Stage) -> None:
    asks(stage, FormField("dice", "Dadi", "quanti"))
    await stage.presses("b")
    await presses_unseen(stage, "=>", number=2)
    question = stage.wire.made("sendMessage")[-1]
    assert question["chat_id"] == 11 and question["reply_markup"]["force_reply"]
    assert [gone["ephemeral_message_id"] for gone in stage.wire.made("deleteEphemeralMessage")] == [1, 2]
    await stage.types("7", chat={"id": 11, "type": "private", "first_name": "Anna"})
    assert stage.hall.heard[-1].values == {"dice": "7"} and stage.hall.heard[-1].place.id == "-100"


async def test_choices_go_on_where_they_began(stage: Stage) -> None:
    choice = FormField("dice", "Dadi", "quanti", choices=(Suggestion("Cinque", "5"),), free=False)
    asks(stage, choice, FormField("note", "Nota", "cosa"))
    await stage.presses("b")
    assert "force_reply" not in stage.wire.made("sendMessage")[-1]["reply_markup"]
    await presses_unseen(stage, "=0", number=2)
    assert stage.wire.made("editEphemeralMessageText")[0]["text"] == "Puntata\nDadi: Cinque"
    assert stage.wire.made("sendMessage")[-1]["reply_markup"]["force_reply"]
    await unseen(stage, "ciao", number=31)
    assert stage.hall.heard[-1].values == {"dice": "5", "note": "ciao"}


async def test_what_comes_of_a_last_choice_is_shown_where_it_was_asked(stage: Stage) -> None:
    asks(stage, FormField("dice", "Dadi", "quanti", choices=(Suggestion("Cinque", "5"),), free=False))
    await stage.presses("b")
    answers(stage)
    await presses_unseen(stage, "=0", number=2)
    said = stage.wire.made("sendMessage")[-1]
    assert said["chat_id"] == -100 and said["text"].startswith("segretissimo")
    assert said["ephemeral_message_parameters"] == {"receiver_user_id": 11, "callback_query_id": "q"}


async def test_a_secret_question_is_never_asked_before_all(stage: Stage) -> None:
    stage.ephemerals.on = False
    asks(stage, FormField("dice", "Dadi", "quanti"))
    await stage.presses("b")
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [11]
