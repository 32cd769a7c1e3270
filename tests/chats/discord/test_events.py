"""Where events and commands of rarer kinds lead: a server that appears, a thread, an option that is left out."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import discord
import pytest

from bot.hall.cards.card import Card, Span
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Cog
from bot.hall.declared.kinds import FileGiven, RoomId, Text
from bot.hall.requests import Place, Suggestion
from bot.texts import Texts
from tests.chats.discord import wire
from tests.chats.discord.answering.test_answering import LONG
from tests.chats.discord.answering.test_typed import ID, typed
from tests.chats.discord.interactions import card, reply
from tests.chats.discord.small_house import texts_for
from tests.chats.discord.test_chat import ANSWERED, HERE, chosen
from tests.chats.discord.wire import GUILD, TABLE, THREAD, Front, Stage, interaction, stage

NEW = "2001"
ROLL = interaction({"name": "roll", "options": [{"name": "dice", "type": 4, "value": 5}]})


async def test_before_discord_was_reached_it_has_no_name_and_no_address() -> None:
    here = Stage(Front())
    assert (here.chat.names, here.chat.invite, here.chat.connected, here.chat.servers) == ((), "", False, 0)


async def test_discord_is_told_the_names_of_commands_in_every_language(commands: Commands, texts: Texts) -> None:
    (told,) = (await stage(Front(None, commands, texts))).wire.commands
    assert {one["name"]: one["name_localizations"] for one in told}["roll"] == {"it": "iroll"}


async def test_a_command_that_an_answer_names_leads_to_it(commands: Commands, texts: Texts) -> None:
    named = replace(card(), lines=((Span("Poi "), Span("/roll 5", "code", command="roll")),))
    here = await stage(Front(reply(named), commands, texts))
    await here.heard(ROLL)
    (body,) = here.wire.of(ANSWERED)
    (told,) = here.wire.commands
    assert body["data"]["content"] == f"Poi </roll:{[one['name'] for one in told].index('roll') + 700}>"


# --- servers


def server(id: str, **more: Any) -> dict[str, Any]:
    """Another server, as the gateway tells of it."""
    room = wire.channel("4000")
    everybody = wire.role(id, discord.Permissions.none())
    ours = wire.role(wire.OUR_ROLE, wire.NEEDED, tags={"bot_id": "900"})
    return wire.guild(room, id=id, roles=[everybody, ours], threads=[], **more)


@pytest.mark.parametrize("there", [{}, {"unavailable": False}], ids=["invited", "was away"])
async def test_a_server_of_which_the_gateway_tells_is_greeted_whole(there: dict[str, Any]) -> None:
    here = await stage(Front())
    here.front.hello = LONG
    await here.told("GUILD_CREATE", server(NEW, **there))
    said = here.wire.of("POST /channels/4000/messages")
    assert [place.house for place in here.front.greeted] == [NEW]
    assert len(said) == 3 == len({one["nonce"] for one in said}), "Discord keeps the first of a nonce"


@pytest.mark.parametrize(
    ("features", "locale", "language"), [(["COMMUNITY"], "en-US", "en-US"), ([], "it", "it"), ([], "en-US", "")]
)
async def test_what_is_typed_is_in_a_room_of_its_servers_language(
    features: list[str], locale: str, language: str
) -> None:
    here = await stage(Front(None), server=wire.guild(features=features, preferred_locale=locale))
    await here.told("MESSAGE_CREATE", typed("<@900> 5"))
    assert [asked.place.language for asked in here.front.asked] == [language]


# --- what is typed where


async def test_a_thread_in_which_is_typed_names_the_channel_around_it() -> None:
    here = await stage(Front(None))
    await here.told("MESSAGE_CREATE", {**typed("<@900> 5"), "channel_id": THREAD})
    (asked,) = here.front.asked
    assert asked.place == Place("discord", THREAD, "duello", TABLE, GUILD, "Club")
    await here.told("MESSAGE_CREATE", {**typed("<@900> 5"), "id": str(int(ID) + 1)})
    assert here.front.asked[-1].place == replace(HERE, title=TABLE)


async def test_who_types_is_called_as_the_server_and_as_everybody_else_calls_them() -> None:
    here = await stage(Front(None))
    told = typed("<@900> 5")
    await here.told("MESSAGE_CREATE", {**told, "member": {**told["member"], "nick": "Il Traditore"}})
    (asked,) = here.front.asked
    assert (asked.account.name, asked.account.public, asked.account.handle) == ("Il Traditore", "Anna", "anna")
    await here.told("MESSAGE_CREATE", {**told, "id": str(int(ID) + 1)})
    assert (here.front.asked[-1].account.name, here.front.asked[-1].account.public) == ("Anna", "")


# --- options


async def test_options_that_were_left_out_are_left_to_the_hall(commands: Commands, texts: Texts) -> None:
    here = await stage(Front(reply(card("Fatto")), commands, texts))
    await here.heard(chosen())
    assert {*here.front.asked[0].values} == {"player", "players", "room", "file"}


odd: Cog[Any] = Cog()


@odd.command("odd")
async def oddly(
    call: Any,
    class_: Annotated[str, Text(suggest=lambda _call, typed: [Suggestion(typed, typed)])],
    room: RoomId = "",
    file: FileGiven | None = None,
) -> Card:
    return Card()


async def strange(tmp_path: Path) -> Stage:
    """A command whose options have a name that Python keeps for itself, and a file that may be left out."""
    commands = Commands([odd])
    return await stage(Front(reply(card("Fatto")), commands, texts_for(commands, tmp_path)))


async def test_a_name_that_python_keeps_for_itself_is_shown_and_taken_as_people_write_it(tmp_path: Path) -> None:
    here = await strange(tmp_path)
    (told,) = here.wire.commands
    assert [one["name"] for one in told[0]["options"]] == ["class", "room", "file"]
    options = [{"name": "class", "type": 3, "value": "lupo"}, {"name": "room", "type": 7, "value": TABLE}]
    table = {**wire.channel(TABLE), "permissions": "0", "parent_id": "9"}
    await here.heard(interaction({"name": "odd", "options": options, "resolved": {"channels": {TABLE: table}}}))
    (asked,) = here.front.asked
    assert asked.values == {"class": "lupo", "room": Place("discord", TABLE, TABLE, "", GUILD, "Club")}


async def test_such_a_name_is_completed_too(tmp_path: Path) -> None:
    here = await strange(tmp_path)
    here.front.offers = [Suggestion("Lupo", "lupo")]
    options = [
        {"name": "class", "type": 3, "value": "lu", "focused": True},
        {"name": "room", "type": 7, "value": TABLE},
        {"name": "gone", "type": 3, "value": "of an older command"},
    ]
    table = {**wire.channel(TABLE), "permissions": "0", "parent_id": "9"}
    await here.heard(interaction({"name": "odd", "options": options, "resolved": {"channels": {TABLE: table}}}, 4))
    room = Place("discord", TABLE, TABLE, "", GUILD, "Club")
    assert here.front.typing == [("odd", "class", "lu", {"class": "lu", "room": room})]


# --- the end


@pytest.mark.parametrize("way", ["plain", "with a room", "typed", "changed"])
async def test_it_does_not_end_before_what_was_asked_is_answered(way: str, commands: Commands, texts: Texts) -> None:
    here = await stage(Front(reply(card("Fatto")), commands, texts))
    here.front.go.clear()
    edited = {"edited_timestamp": "2026-11-23T06:00:00+00:00"} if way == "changed" else {}
    if way in ("plain", "with a room"):
        here.hears(ROLL if way == "plain" else chosen())
    else:
        event = "MESSAGE_UPDATE" if edited else "MESSAGE_CREATE"
        here.client._connection.parsers[event](typed("<@900> roll 5", mentions=[wire.ME], **edited))
    while not here.front.asked:
        await asyncio.sleep(0)
    ending = asyncio.create_task(here.chat.stop())
    for _ in range(20):
        await asyncio.sleep(0)
    assert not ending.done()
    here.front.go.set()
    await ending
    assert here.front.said


async def test_a_press_that_slipped_and_is_not_taken_either_is_left() -> None:
    here = await stage(Front(reply(card("Di nuovo"))))
    pressed = interaction({"custom_id": "!again", "component_type": 2}, 3, message={"id": "55", "flags": 0})
    await here.heard(pressed)
    here.wire.refuses[ANSWERED] = (404, 10062)
    await here.heard(pressed)
    assert len(here.front.asked) == 1
