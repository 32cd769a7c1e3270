"""Who is called where an answer takes the place of what was pressed: an edit notifies nobody."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest

from bot.chats.discord.sending.message_maker import MessageMaker
from bot.hall.cards.card import Audience, Drawn, Span
from bot.hall.requests import Account, Place
from bot.texts import Texts
from tests.chats.discord.interactions import ANNA, Front, Interaction, Refusing, answer, refused, reply

PRIVATE = Place("discord", "20", "Bob", private=True)
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


class Two(Front):
    """Knows Carla too."""

    async def accounts(self, person: str) -> tuple[Account, ...]:
        return (Account("discord", "31", "Carla"),) if person == "carla" else await super().accounts(person)


BOTH = (Span("Anna", person="anna", ping=True), Span(" e "), Span("Carla", person="carla", ping=True))


async def test_several_are_called_together_in_the_language_of_what_calls_them() -> None:
    interaction = Interaction(pressed=True)
    await answer(interaction, Two(reply(Drawn((), (BOTH,), language="en", replaces=True))), by=BOB)
    (call,) = interaction.of("channel")
    *people, words = call["content"].split(" ", 2)
    assert {*people} == {f"<@{ANNA.id}>", "<@31>"}
    assert words == Texts().say("en", "discord-news-above", {"count": 2})


async def test_who_is_called_is_led_to_the_message_of_that_very_channel() -> None:
    interaction = Interaction(pressed=True)
    await answer(interaction, Front(ASKED), by=BOB)
    assert interaction.of("channel")[0]["reference"].channel_id == 20


@pytest.mark.parametrize(("files", "calls"), [(True, 1), (False, 1), (None, 0)], ids=["all", "no files", "nothing"])
async def test_nobody_is_called_where_the_bot_may_not_write_by_itself(files: bool | None, calls: int) -> None:
    interaction = Interaction(pressed=True, writes=files is not None)
    if files is False:
        allowed = discord.Permissions(view_channel=True, send_messages=True)
        interaction.payload["app_permissions"] = str(allowed.value)
    await answer(interaction, Front(ASKED), by=BOB)
    assert len(interaction.of("channel")) == calls and interaction.names[0] == "edit"


async def test_in_private_nobody_else_is_called() -> None:
    interaction = Interaction(pressed=True)
    await answer(interaction, Front(ASKED), by=BOB, place=PRIVATE)
    assert interaction.names == ["edit"]


async def test_an_answer_stands_where_those_whom_it_calls_cannot_be_called() -> None:
    interaction, front = Refusing({"channel": refused(403, 50013)}, pressed=True), Front(ASKED)
    await answer(interaction, front, by=BOB)
    assert interaction.names == ["edit", "channel"] and front.said["discord:1"]["messages"] == ["55"]
