"""Who is called where an answer takes the place of what was pressed: an edit notifies nobody."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.chats.discord.sending.message_maker import MessageMaker
from bot.hall.cards.card import Audience, Drawn, Span
from bot.hall.requests import Account
from bot.texts import Texts
from tests.chats.discord.interactions import ANNA, Front, Interaction, answer, reply

BOB = Account("discord", "12", "Bob", "it")
ASKED = reply(
    Drawn((), ((Span("è andata così, "), Span("Anna", person="anna", ping=True)),), language="it", replaces=True)
)


@pytest.mark.parametrize("late", [False, True])
async def test_who_is_called_where_a_press_was_answered_gets_a_message_of_its_own(late: bool) -> None:
    interaction = Interaction(pressed=True)
    await answer(interaction, Front(ASKED), late=late, by=BOB)
    assert interaction.names[-1] == "channel"
    (call,) = interaction.of("channel")
    assert call["content"] == f"<@{ANNA.id}> " + Texts().say("it", "discord-news-above", {"count": 1}) and call["nonce"]
    assert call["reference"].message_id == 55 and not call["reference"].fail_if_not_exists
    assert call["allowed_mentions"].to_dict() == {"parse": [], "users": [int(ANNA.id)]}


async def test_nobody_is_called_so_twice_within_ten_minutes_nor_for_what_they_press_themselves() -> None:
    maker = MessageMaker(Front(None))  # type: ignore[arg-type]
    for by, calls in ((BOB, 1), (BOB, 0)):
        interaction = Interaction(pressed=True)
        await answer(interaction, Front(ASKED), maker=maker, by=by)
        assert len(interaction.of("channel")) == calls
    own = Interaction(pressed=True)
    await answer(own, Front(ASKED))
    assert own.of("channel") == []


async def test_nobody_is_called_so_whom_the_message_had_called_nor_where_one_member_sees_it_alone() -> None:
    named = Interaction(pressed=True)
    assert named.message is not None
    named.message["mentions"] = [{"id": ANNA.id}]
    alone = Interaction(pressed=True, hidden=True)
    await answer(named, Front(ASKED), by=BOB)
    await answer(alone, Front(replace(ASKED, audience=Audience.MEMBER)), by=BOB)
    assert named.of("channel") == alone.of("channel") == []
