"""Where Discord takes an answer not at all, not yet or not there: what is promised, and what is said in its place."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.chats.discord.answering.answering import ANSWER_PATIENCE
from bot.chats.discord.drawing.drawing import APART
from bot.chats.discord.gateway.failures import NotWritten
from bot.hall.cards.card import Audience, DrawnFile
from bot.hall.requests import Reply
from bot.ladder.discord import LADDER
from bot.texts import Texts
from tests.chats.discord.answering.test_answering import FORM, LONG, PRIVATE, ids, said
from tests.chats.discord.interactions import (
    ANNA,
    ROOM,
    Front,
    Interaction,
    Mail,
    Refusing,
    answer,
    card,
    refused,
    reply,
)

CLOSED = NotWritten(LADDER.step("private-closed"))
NOT_KEPT = reply(card("Davvero annullare?"), stored=False)


def too_late(**more: Any) -> Interaction:
    """One whose answer Discord takes no more; what the bot says by itself is taken."""
    interaction = Interaction(**more)
    interaction.too_late = True
    return interaction


def without_files(interaction: Interaction) -> Interaction:
    """The same where the bot may write, but send no files."""
    allowed = discord.Permissions.all()
    allowed.update(attach_files=False)
    interaction.payload["app_permissions"] = str(allowed.value)
    return interaction


# --- what is promised


def test_discord_is_told_to_wait_before_it_stops_waiting() -> None:
    assert 1 <= ANSWER_PATIENCE <= 2, "it waits for three seconds, and has to be reached within them"


async def test_once_it_is_answered_no_answer_is_promised() -> None:
    interaction = Interaction()
    await answer(interaction, Front(reply(card("Fatto"))), patience=0.0)
    for _ in range(5):
        await asyncio.sleep(0)
    assert interaction.names == ["post"]


class Slow(Interaction):
    """Discord takes its time over a promise."""

    async def _defer(self, **given: Any) -> None:
        await super()._defer(**given)
        self.answered = False
        for _ in range(20):
            await asyncio.sleep(0)
        self.answered = True


async def test_an_answer_waits_until_its_promise_is_taken() -> None:
    interaction = Slow()
    await answer(interaction, Front(reply(card("Fatto"))), late=True)
    assert interaction.names == ["defer", "follow"]


async def test_where_the_promise_is_not_taken_the_answer_is_given_all_the_same() -> None:
    interaction, front = Refusing({"defer": refused(404, 10062)}), Front(reply(card("Fatto")))
    await answer(interaction, front, late=True)
    assert interaction.names == ["defer", "post"] and "discord:1" in front.said


class Lost(discord.Attachment):
    """A file that is gone, which is found out only once an answer was promised."""

    def __init__(self, of: Interaction, late: bool) -> None:
        self.filename, self.of, self.late = "squadre.csv", of, late

    async def read(self, *, use_cached: bool = False) -> bytes:
        while self.late and "defer" not in self.of.names:
            await asyncio.sleep(0)
        raise refused(404)


async def test_that_a_file_cannot_be_read_is_said_to_the_member_alone_after_a_promise_too() -> None:
    interaction = Slow()
    await answer(interaction, Front(None), values={"file": Lost(interaction, True)}, patience=0.0)
    assert interaction.names == ["defer", "delete_original", "follow"]
    (given,) = interaction.of("follow")
    assert given["content"] == said("discord-file-unreadable") and given["ephemeral"] is True


async def test_what_can_be_said_nowhere_is_left() -> None:
    for failure in (refused(404, 10062), TimeoutError()):
        interaction = Interaction()
        interaction.failure = failure
        await answer(interaction, Front(None), values={"file": Lost(interaction, False)})
        await answer(interaction, Front(FORM))
    await answer(too_late(), Front(FORM), mail=Mail(CLOSED), place=PRIVATE)


async def test_a_long_answer_whose_promise_was_deleted_is_said_whole() -> None:
    interaction = Interaction()
    await answer(interaction, Front(reply(LONG), Audience.MEMBER), late=True)
    assert interaction.names == ["defer", "delete_original", *["channel"] * 3]
    assert len({given["nonce"] for given in interaction.of("channel")}) == 3, "Discord keeps the first of a nonce"


async def test_a_card_that_cannot_be_taken_away_has_been_answered() -> None:
    interaction = Refusing({"delete_original": refused(404, 10008)}, pressed=True, hidden=True)
    front = Front(reply(card("Nadir è morto", replaces=True)))
    await answer(interaction, front)
    assert front.said["discord:1"]["messages"] == ["102"]


# --- what is said in its place


async def test_a_form_that_discord_may_have_opened_is_offered_by_a_button_too() -> None:
    interaction = Refusing({"modal": refused(503)})
    await answer(interaction, Front(FORM))
    (sent,) = interaction.of("channel")
    assert ids(sent) == [f"?name!filled{APART}1/1"]


async def test_a_part_of_a_form_that_opens_too_late_is_offered_as_that_part() -> None:
    interaction = without_files(too_late(pressed=True))
    interaction.custom_id = f"?name!filled{APART}2/3"
    await answer(interaction, Front(FORM))
    (sent,) = interaction.of("channel")
    assert ids(sent) == [f"?name!filled{APART}2/3"]


@pytest.mark.parametrize("audience", [Audience.MEMBER, Audience.PRIVATE])
async def test_what_is_written_in_private_is_of_its_request_and_its_room(audience: Audience) -> None:
    mail, before = Mail(), replace(reply(card("Non puoi"), audience, stored=False), request="discord:0")
    await answer(too_late(), Front(before), mail=mail)
    assert {*mail.about} == {("discord:0", ROOM)}


async def test_a_form_that_is_offered_in_private_is_of_its_request_and_its_room() -> None:
    mail = Mail()
    await answer(too_late(writes=False), Front(FORM), mail=mail)
    assert mail.about == [("discord:1", ROOM)]


async def test_the_button_that_all_see_in_place_of_an_answer_speaks_the_rooms_language() -> None:
    interaction = too_late()
    await answer(
        interaction, Front(reply(card("Non puoi"), Audience.MEMBER, stored=False, spoken="en")), mail=Mail(CLOSED)
    )
    (sent,) = interaction.of("channel")
    assert sent["content"] == f"<@{ANNA.id}> {Texts().say('en', 'discord-waiting')}"
    (row,) = sent["view"].to_components()
    assert row["components"][0]["label"] == Texts().say("en", "discord-open")


async def test_a_long_answer_that_came_too_late_is_said_whole() -> None:
    interaction = too_late()
    await answer(interaction, Front(replace(NOT_KEPT, drawn=LONG)))
    assert interaction.names == ["channel"] * 3
    assert len({given["nonce"] for given in interaction.of("channel")}) == 3


def with_file(size: int = 3) -> Reply:
    return replace(NOT_KEPT, drawn=card("Ecco", files=(DrawnFile("a.csv", b"x" * size),)))


@pytest.mark.parametrize(
    ("interaction", "answered", "says"),
    [
        (too_late(writes=False), NOT_KEPT, 0),
        (without_files(too_late()), NOT_KEPT, 1),
        (without_files(too_late()), with_file(), 0),
        (too_late(), with_file(), 1),
    ],
    ids=["nothing", "words", "a file", "a file, allowed"],
)
async def test_in_the_place_of_an_answer_is_said_what_the_bot_may_say_there(
    interaction: Interaction, answered: Reply, says: int
) -> None:
    await answer(interaction, Front(answered))
    assert interaction.names == ["channel"] * says


@pytest.mark.parametrize("late", [False, True])
async def test_a_file_too_heavy_for_who_asks_is_named_on_whichever_way(late: bool) -> None:
    interaction = Interaction()
    interaction.heaviest, interaction.too_late = 3, late
    await answer(interaction, Front(with_file(4)))
    (sent,) = interaction.of("channel" if late else "post")
    assert "a\\.csv" in sent["content"] and "files" not in sent


async def test_a_second_part_with_a_file_follows_up_where_the_bot_may_send_no_files_by_itself() -> None:
    files = tuple(DrawnFile(f"{number}.csv", b"x") for number in range(11))
    for interaction, second in ((Interaction(), "channel"), (without_files(Interaction()), "follow")):
        await answer(interaction, Front(reply(card("Ecco", files=files))))
        assert interaction.names == ["send_message", second]
    words = without_files(Interaction())
    await answer(words, Front(reply(LONG)))
    assert words.names == ["post", "channel", "channel"]
