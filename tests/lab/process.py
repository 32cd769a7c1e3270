"""The bot under test, in a process of its own: its environment, its start, its end and its output."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from tests.lab.nursery import Child, Nursery

LAB = Path(__file__).resolve().parent
HOOK_DIR = LAB / "hook"
PYTHON = sys.executable
LONG = 120.0
"""Seconds after which a bot that runs and does not print what is waited for is taken to hang: while other processes
have the machine, a cold start alone has lasted over thirty."""
PROXIES = ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy")

_latest: dict[str, BotProcess] = {}  # address of a host -> the bot last started against it


def bot_at(url: str) -> BotProcess | None:
    """The bot process last started against the host at this address."""
    return _latest.get(url)


def lab_env(
    *, discord: str | None = None, telegram: str | None = None, base: Mapping[str, str] | None = None, **more: str
) -> dict[str, str]:
    """An environment that leads an unmodified bot to the lab: the hook on PYTHONPATH, the addresses, no proxy."""
    env = dict(os.environ if base is None else base)
    path = [str(HOOK_DIR)] + [p for p in env.get("PYTHONPATH", "").split(os.pathsep) if p and p != str(HOOK_DIR)]
    env["PYTHONPATH"] = os.pathsep.join(path)
    if discord:
        env["LAB_DISCORD_URL"] = discord
    if telegram:
        env["LAB_TELEGRAM_URL"] = telegram
    for k in PROXIES:
        env.pop(k, None)
    env["NO_PROXY"] = env["no_proxy"] = "127.0.0.1,localhost"
    env.setdefault("PYTHONUNBUFFERED", "1")
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # a bot that is started again and again need not be compiled each time
    env.update({k: str(v) for k, v in more.items()})
    return env


class BotProcess:
    """A bot in a process of its own: ``async with BotProcess([...], env) as bot: ...``

    ``kill()`` is SIGKILL (the power goes out), ``stop()`` is SIGTERM, ``restart()`` starts it again with the same
    command line and environment. ``log`` holds what it printed, over all its starts. A ``cold`` start is one as
    people make it; others are made in the nursery, if there is one for that folder."""

    nursery: ClassVar[Nursery | None] = None

    def __init__(
        self,
        argv: list[Any],
        env: Mapping[str, str],
        cwd: str | os.PathLike[str] | None = None,
        *,
        cold: bool = False,
    ):
        self.argv, self.env, self.cwd, self.cold = [str(a) for a in argv], dict(env), cwd, cold
        self.output: list[str] = []
        self.proc: asyncio.subprocess.Process | Child | None = None
        self.started_at = 0.0  # time.monotonic() of the last start
        self._reader: asyncio.Task[None] | None = None
        self._mark = 0  # first line of the output of the last start

    async def start(self) -> BotProcess:
        """Start it (again)."""
        if self.running:
            raise RuntimeError("the bot is running already")
        self._mark = len(self.output)
        self.started_at = time.monotonic()
        self.proc = await self._new()
        self._reader = asyncio.ensure_future(self._read(self.proc))
        for key in ("LAB_DISCORD_URL", "LAB_TELEGRAM_URL"):
            if self.env.get(key):
                _latest[self.env[key]] = self
        return self

    async def _new(self) -> asyncio.subprocess.Process | Child:
        is_module = self.argv[:2] == [PYTHON, "-m"]
        if self.nursery is not None and self.cwd == self.nursery.home and is_module and not self.cold:
            return await self.nursery.start(self.argv[2:], self.env)
        return await asyncio.create_subprocess_exec(
            *self.argv, env=self.env, cwd=self.cwd, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )

    async def _read(self, proc: asyncio.subprocess.Process | Child) -> None:
        rest = b""
        assert proc.stdout is not None
        while chunk := await proc.stdout.read(65536):
            *lines, rest = (rest + chunk).split(b"\n")
            self.output += [line.decode("utf-8", "replace") for line in lines]
        if rest:
            self.output.append(rest.decode("utf-8", "replace"))

    @property
    def log(self) -> str:
        """Everything it printed, over all its starts."""
        return "\n".join(self.output)

    @property
    def fresh_log(self) -> str:
        """What it printed since the last start."""
        return "\n".join(self.output[self._mark :])

    @property
    def running(self) -> bool:
        """Whether the process lives."""
        return self.proc is not None and self.proc.returncode is None

    @property
    def returncode(self) -> int | None:
        """How it ended; None while it runs."""
        return None if self.proc is None else self.proc.returncode

    @property
    def pid(self) -> int:
        """The process id."""
        assert self.proc is not None
        return self.proc.pid

    async def ready(self, *hosts: Any, timeout: float = 60.0, **kw: Any) -> BotProcess:
        """Until it has arrived at every host given: ``await bot.ready(discord_host, telegram_host)``."""
        for host in hosts:
            await host.ready(timeout, **kw)
        return self

    async def wait_log(self, text: str, timeout: float = LONG) -> None:
        """Until it has printed ``text`` since its last start; one that ends before is reported at once."""
        end = time.monotonic() + timeout
        while text not in self.fresh_log:
            done = not self.running and self._reader is not None and self._reader.done()
            if done or time.monotonic() > end:
                raise AssertionError(f"the bot did not print {text!r}; its output:\n{self.fresh_log[-3000:]}")
            await asyncio.sleep(0.01)

    async def line_with(self, text: str) -> str:
        """The first line with ``text`` that it has printed whole since its last start."""
        await self.wait_log(text)
        before, _, after = self.fresh_log.partition(text)
        return before.rpartition("\n")[2] + text + after.partition("\n")[0]

    async def stop(self, timeout: float = 10.0) -> int:
        """SIGTERM, then SIGKILL; the exit code."""
        assert self.proc is not None
        if self.running:
            self.proc.terminate()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.proc.wait(), timeout)
        return await self.kill()

    async def kill(self) -> int:
        """SIGKILL: the power goes out."""
        assert self.proc is not None and self._reader is not None
        if self.running:
            self.proc.kill()
        code = await self.proc.wait()
        await asyncio.wait([self._reader], timeout=1)
        return code

    async def restart(self, *, kill: bool = False) -> BotProcess:
        """End it (politely, or with ``kill=True`` not) and start it again as before."""
        if self.running:
            await (self.kill() if kill else self.stop())
        return await self.start()

    async def __aenter__(self) -> BotProcess:
        return await self.start()

    async def __aexit__(self, *exc: Any) -> None:
        if self.proc is not None:
            await self.stop()
