"""The commands are told to Discord until it takes them, and only when they have changed."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from discord import HTTPException, RateLimited
from discord.app_commands import AppCommand, CommandSyncFailure

from bot.chats.discord.commands_told import SLOWEST, CommandsTold


def refusal(status: int) -> HTTPException:
    return HTTPException(SimpleNamespace(status=status, reason="No"), None)  # type: ignore[arg-type]


def command(id: int, name: str, options: Sequence[Mapping[str, Any]] = ()) -> AppCommand:
    data = {"id": str(id), "application_id": "1", "name": name, "description": "–", "options": list(options)}
    return AppCommand(data=data, state=SimpleNamespace())  # type: ignore[arg-type]


class Discord:
    """Discord and its command tree, which has no commands: it refuses as often as it has refusals."""

    client = SimpleNamespace(application_id=1)
    translator = object()

    def __init__(self, *refusals: Exception) -> None:
        self.refusals = list(refusals)
        self.slept: list[float] = []
        self.kept: dict[str, str] = {}
        self.taken = 0
        self.told = CommandsTold(self, self.recall, self.remember, sleep=self.sleep)  # type: ignore[arg-type]

    def get_commands(self) -> list[Any]:
        return []

    async def sync(self) -> list[AppCommand]:
        if self.refusals:
            raise self.refusals.pop(0)
        self.taken += 1
        club = [{"type": 1, "name": name, "description": "–"} for name in ("page", "board")]
        return [command(7, "roll"), command(8, "club", club)]

    async def recall(self, key: str) -> str | None:
        return self.kept.get(key)

    async def remember(self, key: str, value: str) -> None:
        self.kept[key] = value

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)


async def test_refused_commands_are_told_again_with_growing_pauses(caplog: pytest.LogCaptureFixture) -> None:
    discord = Discord(refusal(502), refusal(429), OSError("away"), RateLimited(90))
    await discord.told.begin()
    assert discord.slept == [5, 10, 20, 90] and discord.taken == 1
    assert caplog.text.count("did not take the commands") == 4


async def test_no_pause_is_longer_than_an_hour_nor_shorter_than_the_one_before() -> None:
    discord = Discord(*(refusal(502) for _ in range(12)), RateLimited(1))
    await discord.told.begin()
    assert discord.slept == [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, SLOWEST, SLOWEST, SLOWEST]


async def test_commands_that_break_a_rule_of_discords_are_told_once() -> None:
    answer: Any = SimpleNamespace(status=400, reason="No")
    broken = HTTPException(answer, {"code": 50035, "message": "no", "errors": {}})
    failure = CommandSyncFailure(child=broken, commands=[])
    discord = Discord(failure)
    await discord.told.begin()
    assert discord.slept == [] and discord.taken == 0 and not discord.kept


async def test_who_begins_to_tell_anew_tells_no_longer_what_was_begun_before() -> None:
    discord, woken = Discord(refusal(502), refusal(502)), asyncio.Event()

    async def sleep(_: float) -> None:
        await woken.wait()

    told = CommandsTold(discord, discord.recall, discord.remember, patience=0.0, sleep=sleep)  # type: ignore[arg-type]
    for _ in range(2):
        await told.begin()
    assert not discord.refusals and not discord.taken
    woken.set()
    while not discord.taken:
        await asyncio.sleep(0)
    assert discord.taken == 1


async def test_commands_that_discord_knows_are_not_told_again() -> None:
    discord = Discord()
    for _ in range(2):
        await discord.told.begin()
    assert discord.taken == 1


async def test_the_connection_does_not_wait_for_a_discord_that_takes_no_commands() -> None:
    discord = Discord(refusal(502))
    asleep, woken = asyncio.Event(), asyncio.Event()

    async def sleep(seconds: float) -> None:
        asleep.set()
        await woken.wait()

    told = CommandsTold(discord, discord.recall, discord.remember, patience=0.01, sleep=sleep)  # type: ignore[arg-type]
    await told.begin()
    assert asleep.is_set() and discord.taken == 0
    woken.set()
    async with asyncio.timeout(2):
        while not discord.kept:
            await asyncio.sleep(0)
    assert discord.taken == 1


async def test_commands_are_told_no_more_once_the_house_closes() -> None:
    discord = Discord(refusal(502))
    told = CommandsTold(discord, discord.recall, discord.remember, patience=0.01)  # type: ignore[arg-type]
    await told.begin()
    told.give_up()
    await asyncio.sleep(0.01)
    assert discord.taken == 0 and discord.refusals == []


async def test_ids_of_commands_are_kept_for_the_next_start_and_for_other_processes() -> None:
    discord = Discord()
    assert await discord.told.ids() == {}
    await discord.told.begin()
    known = {"roll": "7", "club page": "8", "club board": "8"}
    assert await discord.told.ids() == known

    other = CommandsTold(discord, discord.recall, discord.remember)  # type: ignore[arg-type]
    assert await other.ids() == known


async def test_a_release_that_kept_no_ids_has_the_commands_told_once_more() -> None:
    discord = Discord()
    await discord.told.begin()
    del discord.kept["discord-commands:ids:1"]
    for _ in range(2):
        again = CommandsTold(discord, discord.recall, discord.remember)  # type: ignore[arg-type]
        await again.begin()
    assert discord.taken == 2
