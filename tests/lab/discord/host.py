"""The Discord of a test: servers and people, what was registered, waiting, faults."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.lab.discord.constants import SUB_TYPES, perms
from tests.lab.discord.model.guild import Guild
from tests.lab.discord.server import DiscordServer
from tests.lab.process import lab_env


class DiscordHost(DiscordServer):
    """Discord on 127.0.0.1 for one test.

    async with await DiscordHost.start() as host:
        g = host.guild("Club")
        anna, ch = g.member("Anna", admin=True, locale="it"), g.channel("torneo")
        async with BotProcess([...], host.env()) as bot:
            await host.ready(commands=True)
            r = await anna.slash(ch, "roll", dice=5)
            assert "5" in r.text
    """

    @classmethod
    async def start(cls, port: int = 0, **kw: Any) -> DiscordHost:
        """Make one and begin to serve: ``shards=3``, ``privileged=("members",)``, ``token=…``, ``bot_name=…``,
        ``heartbeat=0.3``."""
        host = cls(**kw)
        await host.listen(port)
        return host

    async def __aenter__(self) -> DiscordHost:
        return self

    async def __aexit__(self, *exc: Any) -> None:
        await self.close()

    def env(self, token_var: str = "DISCORD_TOKEN", base: Mapping[str, str] | None = None) -> dict[str, str]:
        """The environment for the bot process: the hook on PYTHONPATH, the lab's address, the token."""
        return lab_env(discord=self.url, base=base, **{token_var: self.token})

    def guild(self, name: str, *, locale: str = "en-US", bot_permissions: Iterable[str] | None = None) -> Guild:
        """Find or create a server with the bot in it."""
        found = next((g for g in self.guilds.values() if g.name == name), None)
        if found is not None:
            return found
        given = None if bot_permissions is None else perms(*bot_permissions)
        g = Guild(self, name, locale=locale, bot_permissions=given)
        g.announce()
        return g

    @property
    def mention(self) -> str:
        """How people mention the bot."""
        return self.app_user.mention

    async def ready(self, timeout: float = 60.0, *, commands: bool = False) -> None:
        """Until the bot is on the gateway (after a restart: the new process), and with commands=True has registered
        commands, at some time. A bot that dies meanwhile is reported with its output."""

        def arrived(since: float) -> bool:
            return any(c.alive and c.opened >= since for c in self.connections)

        await self.bot_arrives(arrived, timeout, "the bot connects to the gateway")
        if commands:
            await self.bot_arrives(lambda _: self.sync_count, timeout, "the bot registers its commands")
        await self.quiet(0.1)

    def commands(self, guild: Guild | None = None) -> dict[str, dict]:
        """Every leaf by full path ('diplomacy result add'), with description, localizations and options.

        With no argument the global commands; with a server those registered for it."""
        out: dict[str, dict] = {}

        def visit(node: dict, path: str, root: dict) -> None:
            subs = [o for o in node.get("options") or [] if o["type"] in SUB_TYPES]
            for o in subs:
                visit(o, f"{path} {o['name']}", root)
            if not subs:
                options = {o["name"]: o for o in node.get("options") or []}
                out[path] = {**node, "path": path, "options": options, "root": root}

        for c in (self.global_commands if guild is None else guild.commands).values():
            visit(c, c["name"], c)
        return out

    # -- faults (see also ``fault``)
    async def drop(self, how: str | int = "abort") -> None:
        """Lose the websocket: 'abort' | 'reconnect' | 'invalid' | 'forget' | 'zombie' | a close code."""
        await self.drop_gateway(how)

    async def outage(self, on: bool = True) -> None:
        """All of Discord answers 503 and the gateway is shut, until outage(False)."""
        self.down = on
        if on:
            await self.drop_gateway("abort")

    def real_rate_limits(self, on: bool = True, *, speed: float = 1.0) -> None:
        """Enforce Discord's usual buckets (off: headers only); with speed=5 they fill up five times as fast."""
        self.limiter.mode, self.limiter.speed = "real" if on else "relaxed", speed
        self.limiter.state.clear()
