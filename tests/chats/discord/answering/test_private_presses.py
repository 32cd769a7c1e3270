"""Presses in private messages that belong to a room: who may still press there, and where the answer goes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.chats.discord.answering.private_presses import AnsweringInPrivate, PressRooms
from bot.chats.discord.answering.turns import Doubles
from bot.chats.discord.drawing.drawing import APART
from bot.chats.discord.gateway.servers import Servers
from bot.chats.discord.sending.message_maker import MessageMaker
from bot.hall.cards.card import Audience, DrawnFile, Key
from bot.hall.people.origins import Origin
from bot.hall.requests import Account, Form, FormField, Place, Reply, Request
from tests.chats.discord.interactions import ANNA, EPHEMERAL, ROOM, Front, Interaction, card, refused, reply, sender

PRIVATE = Place("discord", "30", "Anna", private=True)


class Origins:
    """Remembers one private message with its room."""

    async def of(self, person: str, message: str) -> Origin | None:
        return Origin(ROOM) if person in (ANNA.id, "31") and message == "55" else None


def press(replied: str = "55") -> Request:
    return Request("discord:1", ANNA, PRIVATE, 0.0, press="!x", replied=replied, handle={"channel": "30"})


def rooms(
    *,
    sees: bool = True,
    manages: bool = False,
    failure: Exception | None = None,
    gone: bool = False,
    shown: bool = True,
    asked: list[int] | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> PressRooms:
    """The rooms as a member of the server presses, or somebody whom Discord does not find there."""
    member = SimpleNamespace(guild_permissions=discord.Permissions(manage_guild=manages))

    async def fetch_member(id: int) -> Any:
        if asked is not None:
            asked.append(id)
        if failure is not None:
            raise failure
        return member

    channel = SimpleNamespace(permissions_for=lambda _: discord.Permissions(view_channel=sees))
    guild = SimpleNamespace(id=2, fetch_member=fetch_member, get_channel_or_thread=lambda _: channel if shown else None)
    client: Any = SimpleNamespace(get_guild=lambda _: None if gone else guild, sharing=None)
    return PressRooms(Servers(client), Origins(), clock)  # type: ignore[arg-type]


@pytest.mark.parametrize("manages", [True, False])
async def test_a_press_becomes_one_of_its_room(manages: bool) -> None:
    request = await rooms(manages=manages).behind(press())
    assert request is not None and request.place == ROOM and request.manages is manages
    assert request.handle == {"channel": "30", "apart": True}


async def test_discord_is_asked_once_in_a_few_seconds_whether_somebody_is_still_a_member() -> None:
    asked: list[int] = []
    moments = iter((0.0, 2.0, 4.9, 5.0, 5.0))
    found = rooms(asked=asked, clock=lambda: next(moments))
    for presses, times in ((1, 1), (2, 1), (3, 1), (4, 2)):
        assert await found.behind(press()) is not None
        assert len(asked) == times, presses


@pytest.mark.parametrize("replied", ["", "56"])
async def test_a_private_message_of_no_room_stays_private(replied: str) -> None:
    assert await rooms().behind(press(replied)) is None


async def test_who_sees_the_room_no_more_presses_nothing_there() -> None:
    assert await rooms(sees=False).behind(press()) is None


async def test_who_left_the_server_presses_nothing_there() -> None:
    assert await rooms(failure=discord.NotFound(refused(404).response, "")).behind(press()) is None


async def test_where_the_bot_is_no_more_nothing_is_pressed() -> None:
    assert await rooms(gone=True).behind(press()) is None


async def test_while_discord_does_not_tell_a_member_stays_one_but_manages_nothing() -> None:
    request = await rooms(manages=True, failure=TimeoutError()).behind(press())
    assert request is not None and request.place == ROOM and not request.manages
    assert request.handle == {"channel": "30", "apart": True, "doubt": True}


async def test_what_discord_told_of_one_member_is_not_taken_for_another() -> None:
    asked: list[int] = []
    found = rooms(asked=asked, clock=lambda: 0.0)
    for account in (ANNA, replace(ANNA, id="31"), ANNA):
        assert await found.behind(replace(press(), account=account)) is not None
    assert asked == [30, 31]


async def test_a_thread_that_discord_does_not_show_is_pressed_in_by_whoever_is_a_member() -> None:
    """Of threads that are archived the gateway tells nothing."""
    assert await rooms(shown=False).behind(press()) is not None


# --- the answer


class Mail:
    """Notes which private messages act in a room."""

    def __init__(self) -> None:
        self.belonging: list[str] = []
        self.written: list[Any] = []

    async def write(self, account: Account, messages: Sequence[Any], of: str, room: Place) -> dict[str, Any]:
        assert (of, room) == ("discord:1", ROOM)
        self.written.extend(messages)
        return {}

    async def belongs(self, account: object, messages: Any, room: Place) -> None:
        assert room == ROOM
        self.belonging.extend(messages)


async def answer(given: Reply | Form | None, interaction: Interaction, *, late: bool = False) -> tuple[Front, Mail]:
    """What comes of a press; `late`: only after Discord was told to wait."""
    front, mail = Front(given), Mail()
    request = Request("discord:1", ANNA, ROOM, 0.0, press="!x", handle={"channel": "30", "apart": True})
    maker = MessageMaker(front)  # type: ignore[arg-type]
    made: Any = (front, maker, mail, interaction.client, sender(maker), interaction)
    patience = 0.0 if late else 60.0
    answering = AnsweringInPrivate(*made, request, asyncio.Lock(), Doubles(time.monotonic), patience=patience)
    if late:
        front.go.clear()
    taking = asyncio.create_task(answering.take())
    while late and "defer" not in interaction.names:
        await asyncio.sleep(0)
    front.go.set()
    await taking
    return front, mail


@pytest.mark.parametrize("late", [False, True])
async def test_an_answer_for_all_is_said_in_the_room_and_linked_here(late: bool) -> None:
    interaction = Interaction(pressed=True)
    front, _ = await answer(reply(card("Quattro successi")), interaction, late=late)
    assert interaction.names == ["defer", "channel", "follow"]
    assert interaction.of("channel")[0]["content"] == "Quattro successi" and interaction.of("channel")[0]["nonce"]
    (told,) = interaction.of("follow")
    assert told["content"].endswith("https://discord.test/2/20/102") and "Quattro successi" not in told["content"]
    assert told["suppress_embeds"] is True and told["ephemeral"] is False
    assert front.said["discord:1"] == {"channel": "20", "messages": ["102"]}


async def test_the_link_replaces_the_card_that_was_pressed_where_the_answer_does() -> None:
    interaction = Interaction(pressed=True)
    await answer(reply(card("Fatto", replaces=True)), interaction)
    assert interaction.names == ["defer", "channel", "edit_original"]


async def test_an_answer_for_the_member_stays_here_and_its_buttons_act_in_the_room() -> None:
    interaction = Interaction(pressed=True)
    private = card("Segreto", buttons=((Key("Ancora", "!again"),),))
    _, mail = await answer(reply(private, Audience.MEMBER), interaction)
    assert interaction.names == ["post"] and mail.belonging == ["101"]
    assert not interaction.of("post")[0]["flags"] & EPHEMERAL, "nobody else sees it here, and it stays"


async def test_an_answer_that_the_room_does_not_take_is_said_here_with_its_files() -> None:
    interaction = Interaction(pressed=True, shut=20)
    interaction.heaviest = 3
    files = (DrawnFile("a.csv", b"x" * 3), DrawnFile("b.csv", b"x" * 4))
    front, _ = await answer(reply(card("Ecco", files=files)), interaction)
    assert interaction.names == ["defer", "channel"] and front.barring == ["answer-gone"]
    assert len(front.apart) == 1
    (said,) = interaction.of("channel")
    assert [file.filename for file in said["files"]] == ["a.csv"] and "b\\.csv" in said["content"]


async def test_an_answer_that_discord_cannot_take_now_is_said_nowhere_else() -> None:
    interaction = Interaction(pressed=True)
    interaction.busy = 20
    front, _ = await answer(reply(card("Ecco")), interaction)
    assert interaction.names == ["defer"] and not front.said and not front.barring and not front.apart


async def test_an_answer_without_buttons_belongs_nowhere() -> None:
    _, mail = await answer(reply(card("Segreto"), Audience.MEMBER), Interaction(pressed=True))
    assert mail.belonging == []


FORM = Form("!filled", "Squadra", (FormField("name", "Nome", ""),), "it", opens="?name!filled")


async def test_a_long_answer_for_all_is_said_whole_in_the_room() -> None:
    interaction = Interaction(pressed=True)
    front, _ = await answer(reply(card(*("parola " * 60 for _ in range(10)))), interaction)
    said = interaction.of("channel")
    assert len(said) == 3 == len({one["nonce"] for one in said})
    assert front.said["discord:1"]["messages"] == ["102", "103", "104"]


async def test_which_parts_of_an_answer_in_the_room_are_laid_out_is_told_to_the_hall() -> None:
    rows = tuple((Key(str(number), f"!{number}"),) for number in range(7))
    front, _ = await answer(reply(card("Scegli", buttons=rows)), Interaction(pressed=True))
    assert front.said["discord:1"] == {"channel": "20", "messages": ["102"], "laid": ["102"]}


async def test_a_button_that_opens_a_form_here_acts_in_the_room() -> None:
    interaction = Interaction(pressed=True)
    interaction.answered = True
    interaction.whole.response.type = discord.InteractionResponseType.deferred_message_update
    _, mail = await answer(FORM, interaction)
    assert interaction.names == ["follow"] and mail.belonging == ["101"]


async def test_a_form_that_opens_too_late_is_offered_here_and_calls_nobody_in_the_room() -> None:
    interaction = Interaction(pressed=True)
    interaction.too_late = True
    _, mail = await answer(FORM, interaction)
    assert not interaction.calls and len(mail.written) == 1


async def test_where_nothing_comes_of_a_press_that_is_said_here() -> None:
    interaction = Interaction(pressed=True)
    _, mail = await answer(None, interaction)
    assert interaction.names == ["post"] and not mail.belonging


async def test_what_was_filled_in_here_gives_its_place_to_the_link() -> None:
    interaction = Interaction(pressed=True)
    interaction.type = discord.InteractionType.modal_submit.value
    button = {"type": 2, "custom_id": f"?name!filled{APART}1/1"}
    interaction.message = {"id": "55", "components": [{"components": [button]}]}
    await answer(reply(card("Fatto")), interaction)
    assert interaction.names == ["defer", "channel", "edit_original"]
    assert interaction.of("edit_original")[0]["view"] is None
