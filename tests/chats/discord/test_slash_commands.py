"""The command tree: what Discord is told of the house's commands."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any

import discord
import pytest
import pytest_asyncio
from discord import app_commands

from bot.chats.discord import slash_commands
from bot.hall.cards.card import Card
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Cog
from bot.hall.declared.kinds import Choice, Text, Yes
from bot.hall.requests import Suggestion
from bot.texts import Texts
from tests.chats.discord.small_house import texts_for

NAME = re.compile(r"[-_\w]{1,32}")
Payload = dict[str, Any]


async def nothing(*_: Any) -> Any:
    return []


@pytest_asyncio.fixture
async def planted(commands: Commands, texts: Texts) -> AsyncIterator[slash_commands.SlashCommandTree]:
    client = discord.Client(intents=discord.Intents.none())
    grown = slash_commands.SlashCommandTree(client, nothing)
    slash_commands.plant(grown, commands, texts, nothing, nothing)
    await grown.set_translator(slash_commands.Translator(texts))
    yield grown


@pytest_asyncio.fixture
async def payload(planted: slash_commands.SlashCommandTree) -> dict[str, Payload]:
    translator = planted.translator
    assert translator is not None
    told = [await command.get_translated_payload(planted, translator) for command in planted.get_commands()]
    return {command["name"]: command for command in told}


def walk(commands: dict[str, Payload]) -> Iterator[Payload]:
    """Commands, groups and options alike."""
    todo = list(commands.values())
    while todo:
        one = todo.pop()
        yield one
        todo += one.get("options", ())


def option(command: Payload, name: str) -> Payload:
    return next(one for one in command["options"] if one["name"] == name)


def test_commands_of_two_words_are_subcommands(payload: dict[str, Payload]) -> None:
    assert set(payload) == {"roll", "codice"}
    assert [one["name"] for one in payload["codice"]["options"]] == ["hand", "team"]


def test_what_is_hidden_is_not_registered(payload: dict[str, Payload]) -> None:
    names = {one["name"] for one in walk(payload)}
    assert "secretly" not in names
    assert "seal" not in names


def test_everything_has_an_italian_name_and_description(payload: dict[str, Payload]) -> None:
    for one in walk(payload):
        assert one["name_localizations"] == {"it": "i" + one["name"]}
        assert one["description_localizations"]["it"].startswith("i")


def test_names_and_descriptions_keep_to_the_limits(payload: dict[str, Payload]) -> None:
    for one in walk(payload):
        assert NAME.fullmatch(one["name"])
        assert 1 <= len(one["description"]) <= 100
        assert len(one["description_localizations"]["it"]) <= 100


def test_required_options_come_first(payload: dict[str, Payload]) -> None:
    for one in walk(payload):
        required = [part["required"] for part in one.get("options", ()) if "required" in part]
        assert required == sorted(required, reverse=True)


def test_numbers_have_their_bounds(payload: dict[str, Payload]) -> None:
    dice = option(payload["roll"], "dice")
    assert (dice["type"], dice["min_value"], dice["max_value"], dice["required"]) == (4, 1, 50, True)
    assert option(payload["roll"], "reserve")["min_value"] == 0


def test_words_have_their_length(payload: dict[str, Payload]) -> None:
    note = option(payload["roll"], "note")
    assert (note["type"], note["min_length"], note["max_length"], note["required"]) == (3, 1, 150, False)


def test_a_channel_is_one_in_which_one_can_write(payload: dict[str, Payload]) -> None:
    assert option(option(payload["codice"], "team"), "room")["channel_types"] == [0, 5, 11, 12]


def test_choices_are_listed_in_both_languages(payload: dict[str, Payload]) -> None:
    ending = option(option(payload["codice"], "hand"), "ending")
    assert ending["choices"][0] == {"name": "agents", "value": "agents", "name_localizations": {"it": "iagents"}}
    assert not ending.get("autocomplete")


@pytest.mark.parametrize(
    ("command", "name"),
    [("hand", "table"), ("hand", "winner"), ("team", "thing"), ("team", "player"), ("team", "players")],
)
def test_offers_and_long_lists_are_completed(payload: dict[str, Payload], command: str, name: str) -> None:
    assert option(option(payload["codice"], command), name)["autocomplete"]


@pytest.mark.parametrize(
    ("name", "kind"), [("player", 3), ("players", 3), ("room", 7), ("file", 11), ("paid", 5), ("thing", 3)]
)
def test_each_kind_is_an_option_of_discords(payload: dict[str, Payload], name: str, kind: int) -> None:
    assert option(option(payload["codice"], "team"), name)["type"] == kind


def test_commands_stand_in_servers_and_in_private(payload: dict[str, Payload]) -> None:
    assert payload["roll"]["contexts"] == [0, 1]
    assert payload["roll"]["integration_types"] == [0]


async def test_the_fingerprint_changes_with_the_commands(planted: slash_commands.SlashCommandTree) -> None:
    before = await slash_commands.fingerprint(planted)
    assert await slash_commands.fingerprint(planted) == before
    planted.remove_command("roll")
    assert await slash_commands.fingerprint(planted) != before


ROLL: Any = SimpleNamespace(name="roll", _error_display_name="Dice")


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (app_commands.CommandNotFound("gone", []), 1),
        (app_commands.CommandSignatureMismatch(ROLL), 1),
        (app_commands.TransformerError("x", discord.AppCommandOptionType.integer, ROLL), 1),
        (app_commands.AppCommandError("a bug"), 0),
    ],
)
async def test_only_of_a_command_that_has_changed_the_member_is_told(
    error: app_commands.AppCommandError, told: int, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[Any] = []

    async def unknown(interaction: Any) -> None:
        heard.append(interaction)

    interaction: Any = SimpleNamespace(command=None)
    tree = slash_commands.SlashCommandTree(discord.Client(intents=discord.Intents.none()), unknown)
    await tree.on_error(interaction, error)
    logged = [one for one in caplog.records if one.levelname == "ERROR"]
    assert len(heard) == told and len(logged) == 1 - told


async def test_only_italians_are_given_the_italian_names(planted: slash_commands.SlashCommandTree) -> None:
    (command,) = (one for one in planted.get_commands() if one.name == "roll")
    translated = await command.get_translated_payload(planted, planted.translator)  # type: ignore[arg-type]
    assert set(translated["name_localizations"]) == {"it"}


async def completed(commands: Commands, texts: Texts, *found: Suggestion) -> list[Any]:
    """What Discord is offered where this is found."""

    async def offered(*_: Any) -> Any:
        return found

    grown = slash_commands.SlashCommandTree(discord.Client(intents=discord.Intents.none()), nothing)
    slash_commands.plant(grown, commands, texts, nothing, offered)
    group = grown.get_command("codice")
    assert isinstance(group, discord.app_commands.Group)
    command = group.get_command("team")
    assert isinstance(command, discord.app_commands.Command)
    return list(await command._params["player"].autocomplete(None, "be"))  # type: ignore[operator]


async def test_labels_hold_no_signs_of_mentions(commands: Commands, texts: Texts) -> None:
    [choice] = await completed(commands, texts, Suggestion("@Bea #1", "<@p1>"))
    assert (choice.name, choice.value) == ("＠Bea ＃1", "<@p1>")


@pytest.mark.parametrize(("long", "offered"), [(0, 0), (1, 1), (100, 1), (101, 0)])
async def test_what_is_empty_or_longer_than_discord_takes_is_not_offered(
    commands: Commands, texts: Texts, long: int, offered: int
) -> None:
    assert len(await completed(commands, texts, Suggestion("Bea", "b" * long))) == offered


async def test_a_label_longer_than_discord_takes_is_cut_and_at_most_25_are_offered(
    commands: Commands, texts: Texts
) -> None:
    choices = await completed(commands, texts, *[Suggestion("B" * 101, str(number)) for number in range(26)])
    assert (len(choices), {len(choice.name) for choice in choices}) == (25, {100})


ends: Cog[Any] = Cog()


@ends.command("ends")
async def ends_of(
    call: Any,
    few: Annotated[str, Choice(name="few", values=tuple(f"v{number}" for number in range(25)))],
    many: Annotated[str, Choice(name="more", values=tuple(f"v{number}" for number in range(26)))],
    long: Annotated[str, Text(longest=6001)],
    paid: Yes = False,
) -> Card:
    return Card()


async def test_what_just_fits_is_told_to_discord_and_what_does_not_is_completed_or_cut(tmp_path: Path) -> None:
    commands = Commands([ends])
    grown = slash_commands.SlashCommandTree(discord.Client(intents=discord.Intents.none()), nothing)
    slash_commands.plant(grown, commands, texts_for(commands, tmp_path), nothing, nothing)
    (command,) = grown.get_commands()
    told = command.to_dict(grown)
    few, many, long, paid = told["options"]
    assert len(few["choices"]) == 25 and not few.get("autocomplete")
    assert not many.get("choices") and many["autocomplete"]
    assert long["max_length"] == 6000
    assert not paid.get("choices") and not paid.get("autocomplete")
