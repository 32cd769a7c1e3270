"""What a person did on Discord, as a request to the hall."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.chats.discord import reading
from bot.chats.discord.gateway.interaction import HeardInteraction
from bot.chats.discord.gateway.json_post import Poster
from bot.chats.discord.gateway.refused_requests import RefusedRequests
from bot.hall.cards.card import Card
from bot.hall.declared import kinds
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Parameter
from bot.hall.requests import Account, Place
from bot.hall.running.watch import Watch

Payload = dict[str, Any]
MANAGES = str(discord.Permissions(manage_guild=True).value)
ANNA = {"id": "7", "username": "anna", "global_name": "Anna", "discriminator": "0", "avatar": None}
MEMBER = {"user": ANNA, "nick": None, "roles": [], "permissions": "0"}
CHANNEL = {"id": "21", "type": 0, "name": "tavolo", "parent_id": "20"}
THREAD = {"id": "22", "type": 11, "name": "duello", "parent_id": "21"}


async def nothing(*_: Any, **__: Any) -> Card:
    return Card()


@pytest_asyncio.fixture
async def client() -> discord.Client:
    return discord.Client(intents=discord.Intents.none())


def payload(**more: Any) -> Payload:
    """A command chosen in a server."""
    return {
        "id": str(1_000 << 22),
        "application_id": "900",
        "type": 2,
        "token": "secret",
        "locale": "it",
        "channel_id": "21",
        "channel": CHANNEL,
        "guild_id": "20",
        "member": MEMBER,
        "data": {"name": "roll", "type": 1},
        **more,
    }


def in_private(**more: Any) -> Payload:
    """A command chosen in the private chat with the bot."""
    told = payload(channel={"id": "30", "type": 1, "recipients": [ANNA]}, channel_id="30", user=ANNA, **more)
    return {name: value for name, value in told.items() if name not in ("member", "guild_id")}


def hear(told: Payload, client: discord.Client) -> HeardInteraction:
    return HeardInteraction(told, client, Poster(client.http, RefusedRequests(Watch())))


def test_who_asks_is_known_by_their_account(client: discord.Client) -> None:
    request = reading.request(hear(payload(), client), path="roll")
    assert request.account == Account("discord", "7", "Anna", "it", "anna")


@pytest.mark.parametrize(
    ("member", "name"),
    [({"nick": "Annuccia"}, "Annuccia"), ({"user": ANNA | {"global_name": None}}, "anna")],
)
def test_people_are_called_as_the_server_shows_them(client: discord.Client, member: Payload, name: str) -> None:
    request = reading.request(hear(payload(member=MEMBER | member), client), path="roll")
    assert request.account.name == name


def test_the_parent_of_a_thread_is_its_channel(client: discord.Client) -> None:
    place = reading.request(hear(payload(channel=THREAD, channel_id="22"), client), path="roll").place
    assert (place.id, place.parent, place.house) == ("22", "21", "20")


def test_the_category_of_a_channel_is_no_parent(client: discord.Client) -> None:
    assert reading.request(hear(payload(), client), path="roll").place.parent == ""


@pytest.mark.parametrize(
    ("locale", "features", "language"),
    [("en-GB", [], "en-GB"), ("fr", ["COMMUNITY"], "fr"), ("en-US", ["COMMUNITY"], "en-US"), ("en-US", [], "")],
)
def test_a_server_that_we_were_not_seen_to_enter_has_its_own_language(
    client: discord.Client, locale: str, features: list[str], language: str
) -> None:
    """What every server has until somebody sets another tells nothing."""
    told = payload(guild={"id": "20", "locale": locale, "features": features}, guild_locale=locale)
    assert reading.request(hear(told, client), path="roll").place.language == language


def test_a_private_chat_has_the_name_of_who_writes(client: discord.Client) -> None:
    assert reading.request(hear(in_private(), client), path="roll").place == Place(
        "discord", "30", "Anna", private=True
    )


@pytest.mark.parametrize(("permissions", "manages"), [(MANAGES, True), ("0", False)])
def test_who_manages_the_server_is_asked_of_discord(client: discord.Client, permissions: str, manages: bool) -> None:
    member = MEMBER | {"permissions": permissions}
    assert reading.request(hear(payload(member=member), client), path="roll").manages is manages


def test_nobody_manages_a_private_chat(client: discord.Client) -> None:
    assert not reading.request(hear(in_private(), client), path="roll").manages


def test_the_moment_is_discords_own(client: discord.Client) -> None:
    assert reading.request(hear(payload(), client), path="roll").at == (1_000 + discord.utils.DISCORD_EPOCH) / 1000


def test_a_press_names_the_message_that_held_the_button(client: discord.Client) -> None:
    request = reading.request(hear(payload(message={"id": "55", "flags": 64}), client), press="!roll 5")
    assert request.replied == "55"
    told = {"request": request.id, "token": "secret", "application": "900", "channel": "21"}
    assert request.handle == {**told, "pressed": "55", "hidden": True}


def test_of_a_press_it_is_known_whether_its_message_is_laid_out_in_newer_components(client: discord.Client) -> None:
    newer = discord.MessageFlags.components_v2.flag
    request = reading.request(hear(payload(message={"id": "55", "flags": newer}), client), press="!roll 5")
    assert (request.handle["laid"], request.handle["hidden"]) == (True, False)


def test_the_whole_interaction_knows_what_it_was_made_of(client: discord.Client) -> None:
    what = hear(in_private(version=1, attachment_size_limit=1), client)
    assert not what.answered
    assert what.whole is what.whole
    assert what.whole.extras["heard"] is what


def test_numbers_and_words_are_taken_as_they_came(commands: Commands) -> None:
    options = [{"name": "dice", "type": 4, "value": 5}, {"name": "note", "type": 3, "value": "di notte"}]
    found = reading.command({"name": "roll", "type": 1, "options": options}, commands)
    assert found == (commands["roll"], {"dice": 5, "note": "di notte"})


def test_a_subcommand_is_found_by_its_path(commands: Commands) -> None:
    options = [{"name": "table", "type": 4, "value": 2}, {"name": "winner", "type": 3, "value": "Blu"}]
    hand = {"name": "hand", "type": 1, "options": options}
    found = reading.command({"name": "codice", "type": 1, "options": [hand]}, commands)
    assert found == (commands["codice hand"], {"table": 2, "winner": "Blu"})


@pytest.mark.parametrize(
    "data",
    [
        {"name": "gone"},
        {"name": "secretly"},
        {"name": "roll", "type": 2},
        {"name": "roll", "options": [{"name": "gone", "type": 3, "value": "x"}]},
        {"name": "roll", "options": [{"name": "seal", "type": 3, "value": "x"}]},
        {"name": "roll", "options": [{"name": "dice", "type": 3, "value": "five"}]},
        {"name": "roll", "options": [{"name": "dice", "type": 5, "value": True}]},
    ],
    ids=["no command", "hidden", "of a menu", "no option", "hidden option", "another type", "yes is no number"],
)
def test_what_the_house_does_not_offer_now_is_left_to_the_tree(commands: Commands, data: Payload) -> None:
    assert reading.command(data, commands) is None


def asking(kind: kinds.Kind) -> dict[str, Command]:
    parameter = Parameter("whom", kind, required=True, default=None, hidden=False, argument="whom", secret=False)
    return {"ask": Command(path=("ask",), parameters=(parameter,), answer=nothing)}


@pytest.mark.parametrize(("kind", "type"), [(kinds.RoomChoice(), 7), (kinds.Upload(), 11)], ids=repr)
def test_channels_and_files_are_left_to_discord_py(kind: kinds.Kind, type: int) -> None:
    data = {"name": "ask", "options": [{"name": "whom", "type": type, "value": "7"}]}
    assert reading.command(data, asking(kind)) is None


@pytest.mark.parametrize("kind", [kinds.Member(), kinds.Members()], ids=repr)
def test_people_are_taken_as_they_were_written(kind: kinds.Kind) -> None:
    data = {"name": "ask", "options": [{"name": "whom", "type": 3, "value": "<@7> Bea"}]}
    found = reading.command(data, asking(kind))
    assert found is not None and found[1] == {"whom": "<@7> Bea"}


def test_a_client_that_still_shows_an_option_for_members_is_told_that_the_command_has_changed() -> None:
    data = {"name": "ask", "options": [{"name": "whom", "type": 6, "value": "7"}]}
    assert reading.command(data, asking(kinds.Member())) is None


def test_a_servers_own_name_for_somebody_is_told_from_the_one_they_have_everywhere(client: discord.Client) -> None:
    request = reading.request(hear(payload(member={**MEMBER, "nick": "Il Traditore"}), client), path="roll")
    assert (request.account.name, request.account.public) == ("Il Traditore", "Anna")


def test_of_whom_the_words_mention_members_are_known_and_no_bots(client: discord.Client) -> None:
    bruno, stranger = {**ANNA, "id": "8", "username": "bruno", "global_name": None}, {**ANNA, "id": "9"}
    bot = {**ANNA, "id": "10", "bot": True}
    users = {user["id"]: user for user in (ANNA, bruno, stranger, bot)}
    resolved = {"users": users, "members": {"7": {"nick": "Annuccia"}, "8": {}, "10": {}}}
    told = payload(data={"name": "ask", "type": 1, "resolved": resolved})
    assert reading.request(hear(told, client), path="ask").mentioned == (
        Account("discord", "7", "Annuccia", handle="anna", public="Anna"),
        Account("discord", "8", "bruno", handle="bruno"),
    )


def test_what_a_form_holds_is_read_by_the_names_of_its_fields() -> None:
    written = {"components": [{"custom_id": "note", "type": 4, "value": "di notte"}]}
    listed = {"component": {"custom_id": "side", "type": 3, "values": ["blu"]}}
    people = {"component": {"custom_id": "who", "type": 5, "values": ["7", "8"]}}
    ticked = {"component": {"custom_id": "sure", "type": 23, "value": False}}
    empty = {"component": {"custom_id": "side", "type": 4, "value": ""}}
    found = reading.answers({"components": [written, listed, people, ticked, empty]})
    assert found == {"note": "di notte", "side": "blu", "who": "<@7> <@8>", "sure": "no"}


def test_a_press_is_the_button_or_what_was_chosen_from_a_list_without_what_tells_twins_apart() -> None:
    assert reading.press({"custom_id": "!again\ue00f1"}) == "!again"
    assert reading.press({"custom_id": "list 0", "values": ["!second\ue00f1"]}) == "!second"


def test_where_it_is_answered_is_known_by_its_channel(client: discord.Client) -> None:
    request = reading.request(hear(payload(), client), path="roll")
    assert request.handle["channel"] == "21" and not request.replied
