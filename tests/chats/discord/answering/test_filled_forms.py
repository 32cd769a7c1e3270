"""What becomes of the message that asked for a form once it is filled in, and of a form whose parts go on."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chats.discord.drawing.drawing import APART
from bot.hall.cards.card import Audience, Key, Tone
from bot.hall.requests import Anybody, Form, FormField
from tests.chats.discord.answering.test_answering import FORM, PRIVATE, filling, ids, said
from tests.chats.discord.interactions import ANNA, Front, Interaction, answer, card, reply
from tests.chats.discord.wire import Front as WiredFront
from tests.chats.discord.wire import interaction as told
from tests.chats.discord.wire import stage

DONE = reply(card("Fatto"), Audience.MEMBER)
AGAIN = ((Key("Riprova", "!again"),),)


@pytest.mark.parametrize(("step", "next"), [("1/1", "1/1"), ("1/3", "2/3"), ("3/3", "1/1")])
async def test_after_its_last_part_a_form_that_asks_again_begins_anew(step: str, next: str) -> None:
    interaction = filling(step)
    await answer(interaction, Front(FORM))
    assert ids(interaction.of("edit")[0]) == [f"?name!filled{APART}{next}"]


def held(interaction: Interaction, *ids: str) -> Interaction:
    """The form was filled in where these buttons stand."""
    assert interaction.message is not None
    interaction.message["components"] = [{"components": [{"type": 2, "custom_id": id} for id in ids]}]
    return interaction


@pytest.mark.parametrize(
    "buttons",
    [(), ("!again",), (f"!again{APART}1",), (f"?name!filled{APART}1/1", "!no")],
    ids=["none", "another", "twins", "two"],
)
async def test_a_message_that_is_there_for_more_than_a_form_stays_as_it_is(buttons: tuple[str, ...]) -> None:
    interaction = held(filling(), *buttons)
    await answer(interaction, Front(DONE))
    assert interaction.names == ["post"]


async def test_a_form_filled_in_by_a_command_takes_no_messages_place() -> None:
    pressed = held(Interaction(pressed=True, hidden=True), f"?name!filled{APART}1/1")
    await answer(pressed, Front(DONE))
    assert pressed.names == ["post"]


async def test_under_an_answer_to_who_asked_or_in_private_nobody_else_was_asked() -> None:
    under, private = filling(hidden=False, of="77"), filling(hidden=False, of="77")
    assert under.message is not None
    under.message["referenced_message"] = {"author": {"id": ANNA.id}}
    await answer(under, Front(DONE))
    assert [one["content"] for one in under.of("edit")] == [said("discord-filled-in")]
    await answer(private, Front(DONE), place=PRIVATE)
    assert [one["content"] for one in private.of("edit")] == ["Fatto"] and private.names == ["edit"]


@pytest.mark.parametrize(
    ("more", "goes_on"),
    [
        ({"tone": Tone.BAD}, True),
        ({"tone": Tone.BAD, "buttons": AGAIN}, False),
        ({"tone": Tone.BAD, "buttons": AGAIN, "words_first": True}, True),
        ({"tone": Tone.GOOD}, False),
    ],
    ids=["refused", "refused with buttons", "words first", "done"],
)
async def test_a_message_asks_on_after_a_refusal_that_asks_for_nothing(more: dict[str, Any], goes_on: bool) -> None:
    interaction = filling()
    await answer(interaction, Front(reply(card("No", **more), Audience.MEMBER)))
    assert interaction.names == ["post" if goes_on else "edit"]


async def test_what_was_filled_in_stays_said_beside_what_all_see_in_its_place() -> None:
    interaction = filling(hidden=True)
    await answer(interaction, Front(reply(card("Fatto", replaces=True))))
    assert interaction.of("edit")[0]["content"] == said("discord-filled-in")
    assert "delete_original" not in interaction.names


# --- windows


async def window(form: Form, press: str, **more: Any) -> dict[str, Any]:
    """The window that opens for a press."""
    here = await stage(WiredFront(form))
    pressed = {"custom_id": press, "component_type": 2}
    await here.heard(told(pressed, 3, message={"id": "55", "flags": 0}, **more))
    (body,) = here.wire.of("POST /interactions/.*/callback")
    found: dict[str, Any] = body["data"]
    return found


@pytest.mark.parametrize(("private", "kinds"), [(False, [5, 4]), (True, [4])], ids=["server", "private"])
async def test_people_are_chosen_from_a_list_of_the_server_and_in_private_they_are_named(
    private: bool, kinds: list[int]
) -> None:
    field = FormField("player", "Giocatore", "", people=Anybody(1))
    opened = await window(Form("!filled", "Chi", (field,), "it", opens="?all!filled"), "?all!filled", private=private)
    assert [row["component"]["type"] for row in opened["components"]] == kinds


@pytest.mark.parametrize(
    ("step", "fields", "title"),
    [("2/3", 2, "2 di 3"), ("2/2", 6, "2 di 3"), ("1/1", 6, "1 di 2"), ("2/2", 5, "2 di 2")],
    ids=["fewer", "more", "first", "as said"],
)
async def test_a_window_says_which_it_is_of_as_many_as_were_said_or_have_come_to_be(
    step: str, fields: int, title: str
) -> None:
    asked = tuple(FormField(f"f{number}", "Nome", "") for number in range(fields))
    opened = await window(Form("!filled", "Squadra", asked, "it", opens="?all!filled"), f"?all!filled{APART}{step}")
    assert opened["title"] == f"Squadra · {title}"
