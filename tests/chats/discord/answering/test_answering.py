"""The answer to an interaction: who sees it, what becomes of a defer, and what is told to the hall."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.chats.discord.drawing.drawing import APART
from bot.chats.discord.gateway.failures import NotWritten
from bot.hall.cards.card import Audience, Span, Tone
from bot.hall.requests import Form, FormField, Place
from bot.ladder.discord import LADDER
from bot.texts import Texts
from tests.chats.discord.interactions import (
    ANNA,
    EPHEMERAL,
    ROOM,
    Front,
    Interaction,
    Mail,
    answer,
    card,
    refused,
    reply,
)

PRIVATE = Place("discord", "20", "Anna", private=True)
ALONE = (Audience.MEMBER, Audience.PRIVATE)
FORM = Form("!filled", "Squadra", (FormField("name", "Nome", ""),), "it", opens="?name!filled")
LONG = card(*("parola " * 60 for _ in range(10)))


def ids(message: Mapping[str, Any]) -> list[str]:
    """The ids of a message's buttons."""
    return [key["custom_id"] for row in message["view"].to_components() for key in row["components"]]


def said(key: str) -> str:
    """A sentence of the chat's own."""
    return Texts().say("it", key)


async def test_an_answer_for_the_room_is_seen_by_all_and_told_to_the_hall() -> None:
    interaction, front = Interaction(), Front(reply(card("Fatto")))
    await answer(interaction, front)
    (posted,) = interaction.of("post")
    assert posted["content"] == "Fatto" and not posted["flags"] & EPHEMERAL
    assert front.said == {"discord:1": {"channel": "20", "messages": ["101"], "hidden": False}}


async def test_an_answer_for_one_member_is_seen_by_nobody_else() -> None:
    interaction = Interaction()
    await answer(interaction, Front(reply(card("Solo per te"), Audience.MEMBER)))
    assert interaction.of("post")[0]["flags"] & EPHEMERAL


@pytest.mark.parametrize("audience", ALONE)
async def test_in_a_private_chat_nothing_need_be_hidden(audience: Audience) -> None:
    interaction, mail = Interaction(), Mail()
    await answer(interaction, Front(reply(card("Ciao"), audience)), place=PRIVATE, mail=mail)
    (posted,) = interaction.of("post")
    assert posted["content"] == "Ciao" and not posted["flags"] & EPHEMERAL and not mail.written


async def test_a_private_answer_is_written_to_the_member_and_the_room_hears_nothing() -> None:
    interaction, mail, front = Interaction(), Mail(), Front(reply(card("Segreto"), Audience.PRIVATE))
    await answer(interaction, front, mail=mail)
    assert [message["content"] for message in mail.written] == ["Segreto"]
    (posted,) = interaction.of("post")
    assert "Segreto" not in posted["content"] and posted["flags"] & EPHEMERAL
    assert front.said["discord:1"] == {"channel": "dm", "messages": ["900"]}


@pytest.mark.parametrize(
    "refusal",
    [NotWritten(LADDER.step("private-closed")), NotWritten(LADDER.step("private-fast"), 600), refused(503)],
    ids=str,
)
async def test_who_cannot_be_written_to_is_answered_alone_in_the_room(refusal: discord.DiscordException) -> None:
    interaction = Interaction()
    mail = Mail(refusal)
    await answer(interaction, Front(reply(card("Segreto"), Audience.PRIVATE)), mail=mail)
    (posted,) = interaction.of("post")
    assert posted["content"] == "Segreto" and posted["flags"] & EPHEMERAL


async def test_an_answer_that_was_said_before_is_not_said_again() -> None:
    interaction, front = Interaction(), Front(reply(card("Fatto"), repeated=True, acknowledged=True))
    await answer(interaction, front)
    assert interaction.calls == [] and front.said == {}


async def test_an_answer_that_nobody_heard_is_said_though_it_is_repeated() -> None:
    interaction = Interaction()
    await answer(interaction, Front(reply(card("Fatto"), repeated=True)))
    assert interaction.names == ["post"]


async def test_what_is_not_on_disk_is_not_acknowledged() -> None:
    interaction, front = Interaction(), Front(reply(card("Rifiutato"), Audience.MEMBER, stored=False))
    await answer(interaction, front)
    assert interaction.names == ["post"] and front.said == {}


async def test_an_answer_that_discord_did_not_take_is_left_to_the_herald() -> None:
    interaction, front = Interaction(), Front(reply(card("Fatto")))
    interaction.failure = refused(404, 10062)
    await answer(interaction, front)
    assert front.said == {} and front.given_up == ["discord:1"]


@pytest.mark.parametrize("failure", [refused(500), refused(503), TimeoutError()], ids=["500", "503", "silence"])
async def test_an_answer_that_discord_may_have_taken_is_not_said_again_at_once(failure: Exception) -> None:
    interaction, front = Interaction(), Front(reply(card("Fatto")))
    interaction.failure = failure
    await answer(interaction, front)
    assert front.said == {} and front.given_up == []


async def test_what_is_kept_nowhere_and_came_too_late_is_a_message_of_its_own() -> None:
    interaction = Interaction()
    interaction.too_late = True
    await answer(interaction, Front(reply(card("Davvero annullare?"), stored=False)))
    (sent,) = interaction.of("channel")
    assert sent["content"] == "Davvero annullare?"


async def test_what_is_for_one_alone_and_came_too_late_is_written_to_them() -> None:
    interaction, mail = Interaction(), Mail()
    interaction.too_late = True
    await answer(interaction, Front(reply(card("Non puoi"), Audience.MEMBER, stored=False)), mail=mail)
    assert [message["content"] for message in mail.written] == ["Non puoi"] and interaction.calls == []


async def test_what_is_for_one_alone_came_too_late_and_cannot_be_written_is_opened_in_the_room() -> None:
    interaction, mail = Interaction(), Mail(NotWritten(LADDER.step("private-closed")))
    interaction.too_late = True
    await answer(interaction, Front(reply(card("Non puoi"), Audience.MEMBER, stored=False)), mail=mail)
    (sent,) = interaction.of("channel")
    assert sent["content"] == f"<@{ANNA.id}> {said('discord-waiting')}" and "!open kept" in str(ids(sent))


async def test_a_form_that_opens_too_late_is_offered_by_a_button_that_calls_who_asked() -> None:
    interaction = Interaction()
    interaction.too_late = True
    await answer(interaction, Front(FORM))
    (sent,) = interaction.of("channel")
    assert sent["content"] == f"<@{ANNA.id}> {said('discord-form-late')}" and ids(sent) == [f"?name!filled{APART}1/1"]
    assert sent["allowed_mentions"].to_dict() == {"parse": [], "users": [int(ANNA.id)]}


@pytest.mark.parametrize(("place", "writes"), [(PRIVATE, True), (ROOM, False)], ids=["in private", "not for us"])
async def test_where_the_bot_cannot_call_anybody_a_late_form_is_offered_in_private(place: Place, writes: bool) -> None:
    interaction, mail = Interaction(writes=writes), Mail()
    interaction.too_late = True
    await answer(interaction, Front(FORM), mail=mail, place=place)
    (sent,) = mail.written
    assert sent["content"] == said("discord-form-late") and ids(sent) == [f"?name!filled{APART}1/1"]


@pytest.mark.parametrize(("place", "hidden"), [(ROOM, True), (PRIVATE, False)], ids=["room", "private"])
async def test_where_nothing_comes_of_it_the_member_alone_hears_so(place: Place, hidden: bool) -> None:
    interaction = Interaction()
    await answer(interaction, Front(None), place=place)
    (posted,) = interaction.of("post")
    assert posted["content"] == said("discord-nothing") and bool(posted["flags"] & EPHEMERAL) is hidden


async def test_who_is_called_is_mentioned_by_the_discord_account_and_nobody_else_is() -> None:
    interaction = Interaction()
    call = replace(
        card("Tocca a"), lines=((Span("Anna", person="anna", ping=True), Span("Bruno", person="b", ping=True)),)
    )
    await answer(interaction, Front(reply(call)))
    (posted,) = interaction.of("post")
    assert posted["content"] == "<@30>Bruno" and posted["allowed_mentions"]["users"] == [30]


# --- defers


@pytest.mark.parametrize(("audience", "hidden"), [(Audience.ROOM, False), (Audience.MEMBER, True)])
async def test_a_late_answer_fills_the_defer_of_its_audience(audience: Audience, hidden: bool) -> None:
    interaction = Interaction()
    await answer(interaction, Front(reply(card("Fatto"), audience), audience), late=True)
    assert interaction.names == ["defer", "follow"]
    assert interaction.of("defer") == [{"ephemeral": hidden, "thinking": True}]
    (given,) = interaction.of("follow")
    assert given["ephemeral"] is hidden and given["wait"], "else Discord does not name the message"


async def test_a_defer_that_all_would_see_is_deleted_before_a_private_answer() -> None:
    interaction = Interaction()
    await answer(interaction, Front(reply(card("Segreto"), Audience.MEMBER), Audience.ROOM), late=True)
    assert interaction.names == ["defer", "delete_original", "follow"]
    assert interaction.of("follow")[0]["ephemeral"] is True


async def test_a_hidden_defer_is_deleted_before_an_answer_for_all() -> None:
    interaction = Interaction()
    await answer(interaction, Front(reply(card("Fatto")), Audience.MEMBER), late=True)
    assert interaction.names == ["defer", "delete_original", "channel"]


async def test_where_the_bot_may_not_write_by_itself_it_follows_up() -> None:
    interaction = Interaction(writes=False)
    await answer(interaction, Front(reply(card("Fatto")), Audience.MEMBER), late=True)
    assert interaction.names == ["defer", "delete_original", "follow"]
    assert interaction.of("follow")[0]["ephemeral"] is False


async def test_a_long_answer_takes_the_place_of_what_was_pressed_with_its_first_words() -> None:
    interaction = Interaction(pressed=True)
    long = card(*(f"{number} {'parola ' * 60}" for number in range(10)), replaces=True)
    await answer(interaction, Front(reply(long)))
    assert interaction.names[0] == "edit" and interaction.of("edit")[0]["content"].startswith("0 parola")
    assert not any(later["content"].startswith("0 parola") for _, later in interaction.calls[1:])


async def test_in_a_private_chat_no_defer_is_hidden() -> None:
    interaction = Interaction()
    await answer(interaction, Front(reply(card("Ciao"), Audience.MEMBER), Audience.MEMBER), place=PRIVATE, late=True)
    assert interaction.of("defer")[0]["ephemeral"] is False and interaction.names == ["defer", "follow"]


async def test_a_late_press_promises_no_message_and_its_private_answer_stays_private() -> None:
    interaction = Interaction(pressed=True)
    await answer(interaction, Front(reply(card("Segreto"), Audience.MEMBER), Audience.ROOM), late=True)
    assert interaction.of("defer") == [{"ephemeral": False, "thinking": False}]
    assert interaction.names == ["defer", "follow"] and interaction.of("follow")[0]["ephemeral"] is True


# --- presses


async def test_a_press_whose_answer_replaces_changes_the_message_that_held_it() -> None:
    interaction, front = Interaction(pressed=True), Front(reply(card("Ora", replaces=True)))
    await answer(interaction, front)
    assert interaction.names == ["edit"] and interaction.of("edit")[0]["content"] == "Ora"
    assert front.said["discord:1"]["messages"] == ["55"]


async def test_a_late_press_changes_the_message_that_held_it_too() -> None:
    interaction = Interaction(pressed=True)
    await answer(interaction, Front(reply(card("Ora", replaces=True))), late=True)
    assert interaction.names == ["defer", "edit_original"]


async def test_an_answer_for_one_member_never_replaces_what_all_see() -> None:
    interaction = Interaction(pressed=True)
    await answer(interaction, Front(reply(card("Segreto", replaces=True), Audience.MEMBER)))
    assert interaction.names == ["post"] and interaction.of("post")[0]["flags"] & EPHEMERAL


async def test_what_one_member_sees_is_replaced_by_what_they_see_alone() -> None:
    interaction = Interaction(pressed=True, hidden=True)
    await answer(interaction, Front(reply(card("Segreto", replaces=True), Audience.MEMBER)))
    assert interaction.names == ["edit"]


@pytest.mark.parametrize("late", [False, True])
async def test_a_card_of_ones_own_goes_away_once_what_all_see_stands_in_its_place(late: bool) -> None:
    interaction, front = Interaction(pressed=True, hidden=True), Front(reply(card("Nadir è morto", replaces=True)))
    await answer(interaction, front, late=late)
    assert interaction.names == ["defer", "channel", "delete_original"]
    assert interaction.of("defer") == [{"ephemeral": False, "thinking": False}]
    assert front.said["discord:1"] == {"channel": "20", "messages": ["102"], "hidden": False}


async def test_a_card_of_ones_own_stays_beside_an_answer_for_all_that_replaces_nothing() -> None:
    interaction = Interaction(pressed=True, hidden=True)
    await answer(interaction, Front(reply(card("Anna premia Bruno"))))
    assert interaction.names == ["post"]


# --- parts, forms and files


async def test_the_second_part_for_all_bears_a_nonce_of_its_own() -> None:
    interaction, front = Interaction(), Front(reply(LONG))
    await answer(interaction, front)
    assert interaction.names == ["post", "channel", "channel"]
    nonces = [given["nonce"] for given in interaction.of("channel")]
    assert len(set(nonces)) == 2 and all(nonces)
    assert front.said["discord:1"]["messages"] == ["101", "102", "103"]


async def test_the_second_part_for_one_member_is_hidden_too() -> None:
    interaction, front = Interaction(), Front(reply(LONG, Audience.MEMBER))
    await answer(interaction, front)
    assert interaction.names == ["post", "follow", "follow"]
    assert all(given["ephemeral"] for given in interaction.of("follow"))
    assert front.said["discord:1"]["messages"] == ["101", "102", "103"]


async def test_a_form_opens_at_once() -> None:
    interaction = Interaction()
    await answer(interaction, Front(FORM))
    assert interaction.calls == [("modal", {"title": "Squadra"})]


async def test_after_a_defer_a_button_opens_the_form_for_the_member_alone() -> None:
    interaction = Interaction()
    await answer(interaction, Front(FORM, Audience.MEMBER), late=True)
    assert interaction.names == ["defer", "follow"]
    (given,) = interaction.of("follow")
    (row,) = given["view"].to_components()
    assert given["ephemeral"] and row["components"][0]["custom_id"] == f"?name!filled{APART}1/1"


async def test_a_form_that_was_filled_in_is_not_answered_with_another_modal() -> None:
    interaction = Interaction()
    interaction.type = discord.InteractionType.modal_submit.value
    await answer(interaction, Front(FORM))
    assert interaction.names == ["post"] and interaction.of("post")[0]["flags"] & EPHEMERAL


def filling(step: str = "1/1", *, hidden: bool = True, of: str = "") -> Interaction:
    """A form filled in that a message of its own asked for; `of` is whom it calls where all see it."""
    interaction = Interaction(pressed=True, hidden=hidden)
    interaction.type = discord.InteractionType.modal_submit.value
    button = {"type": 2, "custom_id": f"?name!filled{APART}{step}"}
    interaction.message = {"id": "55", "components": [{"components": [button]}], "mentions": [{"id": of}]}
    interaction.payload["guild_id"] = "5"
    interaction.custom_id = f"?name!filled{APART}{step}~1"
    return interaction


async def test_what_is_filled_in_takes_the_place_of_the_message_that_asked_for_it() -> None:
    interaction, front = filling(), Front(reply(card("Fatto"), Audience.MEMBER))
    await answer(interaction, front)
    assert interaction.names == ["edit"] and interaction.of("edit")[0]["content"] == "Fatto"
    assert interaction.of("edit")[0]["view"] is None
    assert front.said["discord:1"]["messages"] == ["55"]


async def test_the_next_part_of_a_form_is_asked_for_where_the_first_was() -> None:
    interaction = filling("1/2")
    await answer(interaction, Front(FORM))
    (given,) = interaction.of("edit")
    assert given["view"].to_components()[0]["components"][0]["custom_id"] == f"?name!filled{APART}2/2"
    assert interaction.names == ["edit"]


@pytest.mark.parametrize(
    ("hidden", "audience"), [(True, Audience.ROOM), (False, Audience.MEMBER)], ids=["to all", "to one"]
)
async def test_where_the_answer_cannot_stand_the_message_that_asked_says_that_it_is_filled_in(
    hidden: bool, audience: Audience
) -> None:
    interaction = filling(hidden=hidden, of=ANNA.id)
    await answer(interaction, Front(reply(card("Fatto"), audience)))
    assert interaction.of("edit")[0]["content"] == said("discord-filled-in")
    assert interaction.of("edit")[0]["view"] is None and len(interaction.names) == 2


async def test_what_was_written_in_private_ends_what_the_message_had_asked_for() -> None:
    interaction, mail = filling(), Mail()
    await answer(interaction, Front(reply(card("Segreto"), Audience.PRIVATE)), mail=mail)
    assert [message["content"] for message in mail.written] == ["Segreto"]
    assert [shown["content"] for shown in interaction.of("edit")] == [said("discord-wrote-in-private")]
    assert interaction.names == ["edit"] and interaction.of("edit")[0]["view"] is None


async def test_what_asks_somebody_else_or_is_refused_goes_on_asking() -> None:
    others = filling(hidden=False, of="77")
    await answer(others, Front(reply(card("Fatto"), Audience.MEMBER)))
    refusal = filling()
    await answer(refusal, Front(reply(card("No", tone=Tone.BAD), Audience.MEMBER)))
    assert "edit" not in [*others.names, *refusal.names]


async def test_a_file_that_cannot_be_read_is_said_to_the_member_alone() -> None:
    class Lost(discord.Attachment):
        def __init__(self) -> None:
            self.filename = "squadre.csv"

        async def read(self, *, use_cached: bool = False) -> bytes:
            raise refused(404)

    interaction, front = Interaction(), Front(reply(card("Fatto")))
    await answer(interaction, front, values={"file": Lost()})
    (posted,) = interaction.of("post")
    assert posted["content"] == said("discord-file-unreadable") and posted["flags"] & EPHEMERAL and not front.said
