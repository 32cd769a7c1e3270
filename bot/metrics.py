"""Health and metrics over HTTP for monitoring: whether the bot is alive and ready, and its figures for Prometheus."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import Callable
from functools import cache

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bot.hall.house import House
from bot.hall.running.watch import Watch
from bot.storage.contract import Put, Trouble, Write

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
MOST = 10_000
"""Requests that are timed at once; then all are forgotten, since answers that nobody heard would fill the memory."""
PATIENCE = 2.0
"""Seconds in which the database must take a write for /readyz to say yes."""
PROBE = "ready"
"""The row that this write replaces."""


class Metrics(Watch):
    """The counters and timers that Prometheus reads."""

    def __init__(self) -> None:
        self._began: dict[str, float] = {}
        self.registry = every = CollectorRegistry()
        commands = Counter("araldo_commands", "Commands given.", ["platform", "command"], registry=every)
        self._given = cache(commands.labels)
        self._said = Histogram(
            "araldo_first_answer_seconds",
            "From a request to the moment its answer was heard.",
            buckets=QUICK,
            registry=every,
        )
        self._refusals = Counter("araldo_refusals", "Refusals, by reason.", ["reason"], registry=every)
        self._bugs = Counter("araldo_bugs", "Requests that broke on our side.", registry=every)
        self._database = Histogram("araldo_database_seconds", "A durable write.", buckets=QUICK, registry=every)
        self._events = Counter(
            "araldo_platform_events", "What befell a connection.", ["platform", "event"], registry=every
        )
        self.notices = Gauge("araldo_notices_waiting", "Notices and answers still to be said.", registry=every)
        self.oldest = Gauge("araldo_notices_oldest_seconds", "How long the oldest of them has waited.", registry=every)
        self.books = Gauge("araldo_books_open", "Books in memory.", registry=every)

    def asked(self, request: str) -> None:
        """Count a request, and begin to time it."""
        super().asked(request)
        if len(self._began) >= MOST:
            self._began.clear()
        self._began[request] = time.perf_counter()

    def meant(self, platform: str, command: str) -> None:
        """Count a command, by its platform."""
        super().meant(platform, command)
        self._given(platform, command).inc()

    def said(self, request: str) -> None:
        """Record how long a request took until its answer was delivered."""
        super().said(request)
        began = self._began.pop(request, None)
        if began is not None:
            self._said.observe(time.perf_counter() - began)

    def refused(self, reason: str) -> None:
        """Count a refusal."""
        super().refused(reason)
        self._refusals.labels(reason).inc()

    def troubled(self, reason: str) -> None:
        """Count a request that the database did not take, among the refusals."""
        super().troubled(reason)
        self._refusals.labels(f"trouble-{reason}").inc()

    def bug(self) -> None:
        """Count an error of ours."""
        self._bugs.inc()

    def wrote(self, seconds: float) -> None:
        """Record how long a write of the database took."""
        super().wrote(seconds)
        self._database.observe(seconds)

    def happened(self, platform: str, what: str) -> None:
        """Count an event of the connection to a platform."""
        self._events.labels(platform, what).inc()


class Watchtower:
    """The HTTP server of the health checks and the metrics, on a port of its own."""

    def __init__(self, house: House, metrics: Metrics, ready: Callable[[], bool]) -> None:
        self._house, self._metrics, self._ready = house, metrics, ready
        self._runner: web.AppRunner | None = None
        self.port = 0

    async def open(self, host: str, port: int) -> None:
        """Start the server."""
        app = web.Application()
        app.add_routes(
            [web.get("/healthz", self.alive), web.get("/readyz", self.ready), web.get("/metrics", self.metrics)]
        )
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        self.port = self._runner.addresses[0][1]

    async def close(self) -> None:
        """Stop the server."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def alive(self, request: web.Request) -> web.Response:
        """The process runs, and its event loop with it."""
        return web.Response(text="alive\n")

    async def ready(self, request: web.Request) -> web.Response:
        """The chats are connected, and the database has just taken a write: a full disk answers whoever reads."""
        probe = Put("memory", {"key": PROBE, "value": str(self._house.clock())})
        try:
            async with asyncio.timeout(PATIENCE):
                await self._house.store.write(Write(changes=[probe]))
        except Trouble as trouble:
            return web.Response(status=503, text=f"the database takes no writes: {trouble.reason}\n")
        except TimeoutError:
            return web.Response(status=503, text="the database does not answer\n")
        if not self._ready():
            return web.Response(status=503, text="not connected\n")
        return web.Response(text="ready\n")

    async def metrics(self, request: web.Request) -> web.Response:
        """The figures; those that come from the database are NaN while it does not answer."""
        waiting = oldest = math.nan
        with contextlib.suppress(Trouble, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                waiting, since = await self._house.store.backlog()
                oldest = max(0.0, self._house.clock() - since) if since is not None else 0.0
        self._metrics.notices.set(waiting)
        self._metrics.oldest.set(oldest)
        self._metrics.books.set(len(self._house.shelf))
        return web.Response(body=generate_latest(self._metrics.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})
