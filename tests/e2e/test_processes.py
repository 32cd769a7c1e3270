"""Several processes on one PostgreSQL database, over real sockets: people see one Araldo, also when a process dies."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import count

import pytest

from bot.engines.rolls import Rolled
from bot.storage.postgresql_store import PostgresStore
from tests.e2e.kill_stage import HOME
from tests.lab.discord import DiscordHost, Guild
from tests.lab.process import PYTHON, BotProcess
from tests.lab.telegram import TelegramHost

SHARDS = 2
ARALDO = [PYTHON, "-m", "tests.e2e.hasty_app"]


@dataclass
class Hosts:
    """Both platforms, and a process for each half of Discord's servers; both may ask Telegram."""

    discord: DiscordHost
    telegram: TelegramHost
    address: str
    processes: list[BotProcess]

    def guild_on(self, shard: int) -> Guild:
        """A new server that this shard looks after."""
        for number in count():
            guild = self.discord.guild(f"Club {shard} {number}", locale="it")
            if self.discord.shard_of(guild, SHARDS) == shard:
                return guild
        raise AssertionError

    async def rolls(self) -> list[str]:
        """The requests of every roll that was written."""
        store = PostgresStore(self.address, read_only=True)
        await store.open()
        try:
            return [
                entry.request
                for book in await store.books()
                for entry in await store.entries(book.id, kinds=[Rolled.kind])
            ]
        finally:
            await store.close()


@pytest.fixture
async def hosts(postgresql: str) -> AsyncIterator[Hosts]:
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(await DiscordHost.start())
        telegram = await stack.enter_async_context(await TelegramHost.start())
        env = telegram.env(base=discord.env())
        env |= {
            "ARALDO_STORAGE__URL": postgresql,
            "ARALDO_PAGE__ENABLED": "no",
            "ARALDO_LOG__LEVEL": "INFO",
        }
        processes = [BotProcess([*ARALDO, "--shards", f"{shard}/{SHARDS}"], env, cwd=HOME) for shard in range(SHARDS)]
        yield Hosts(discord, telegram, postgresql, processes)
        for process in processes:
            if process.running:
                await process.kill()


async def test_each_process_answers_for_its_servers_and_one_for_telegram(hosts: Hosts) -> None:
    guilds = [hosts.guild_on(shard) for shard in range(SHARDS)]
    members = [guild.member("Anna", admin=True) for guild in guilds]
    group = hosts.telegram.group("Gruppo")
    tito = group.member("Tito", admin=True)
    for process in hosts.processes:
        process.cold = True
        await process.start()
        await hosts.discord.ready(commands=True)
    for guild, member in zip(guilds, members, strict=True):
        answer = await member.slash(guild.channel("tavolo"), "roll", dice=3)
        assert "Anna tira" in answer.text
    answer = await tito.say(group, "/roll 3", expect=1)
    assert "Tito tira" in answer.text
    assert len(await hosts.rolls()) == 3
    hosts.discord.assert_clean()
    hosts.telegram.assert_clean()


async def test_another_process_takes_telegram_over_from_one_that_dies(hosts: Hosts) -> None:
    group = hosts.telegram.group("Gruppo")
    tito = group.member("Tito", admin=True)
    first, second = hosts.processes
    await first.start()
    await hosts.discord.ready(commands=True)
    await tito.say(group, "/roll 1")
    await second.start()
    await hosts.discord.ready()
    await first.kill()
    answer = await tito.say(group, "/roll 2 note:dopo", expect=1, timeout=15)
    assert "dopo" in answer.text
    hosts.telegram.assert_clean()
