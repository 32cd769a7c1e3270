"""The Bot API on 127.0.0.1: requests in, answers out, updates by webhook."""

from __future__ import annotations

import asyncio
import inspect
import json
import math
import time
import traceback
from typing import Any

import aiohttp
from aiohttp import web

from tests.lab.conformance import telegram as conformance
from tests.lab.stage import Stage
from tests.lab.telegram import methods
from tests.lab.telegram.methods.table import METHODS
from tests.lab.telegram.methods.updates import CLOSED, DOWN
from tests.lab.telegram.wire import ApiError, Fault, Params, Violation

methods.load()


class BotApi(Stage):
    """The HTTP side of ``TelegramHost``."""

    service_name, fault_class, settle = "Telegram", Fault, 0.12
    token: str

    def __init__(self) -> None:
        super().__init__()
        self.requests: list[tuple[str, dict, int]] = []  # (method, parameters, status), getUpdates left out
        self.updates: dict[int, dict] = {}  # not yet confirmed
        self.fetched = 0  # the newest update the bot has got
        self.news = asyncio.Event()  # there is an update
        self.poll: asyncio.Future[str] | None = None  # the getUpdates under way, if it is not done
        self.polls = 0
        self.conflicted_at = -math.inf
        self.polled_at = 0.0
        self.polled_from = -1  # the offset of the request before
        self.webhook: dict | None = None
        self.webhook_set_at = 0.0
        self.webhook_asked_at = -math.inf  # when the last address was set
        self.files: dict[str, tuple[str, bytes]] = {}
        self._runner: web.AppRunner | None = None
        self._delivery: asyncio.Task[None] | None = None

    # -- life
    async def listen(self, port: int = 0) -> None:
        """Begin to serve; port 0 takes a free one."""
        app = web.Application(client_max_size=80 * 1024 * 1024)
        app.router.add_route("*", "/bot{token:[^/]+}/{method}", self._api)
        app.router.add_get("/file/bot{token:[^/]+}/documents/{file}", self._file)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port).start()
        self.port = self._runner.addresses[0][1]
        self.url = f"http://127.0.0.1:{self.port}"

    async def close(self) -> None:
        """Stop serving."""
        self.end_poll(CLOSED)
        self.deliver_to(None)
        if self._runner:
            await self._runner.cleanup()

    def end_poll(self, why: str) -> None:
        """End the getUpdates under way."""
        if self.poll is not None and not self.poll.done():
            self.poll.set_result(why)

    async def outage(self, on: bool = True) -> None:
        """Every call answers 502 (a poll under way too), until outage(False)."""
        self.down = on
        if on:
            self.end_poll(DOWN)
        await asyncio.sleep(0.02)

    # -- webhook
    def deliver_to(self, webhook: dict | None) -> None:
        """Deliver updates by webhook from now on, or (None) no longer."""
        self.webhook, self.webhook_set_at = webhook, time.monotonic()
        if self._delivery is not None:
            self._delivery.cancel()
            self._delivery = None
        if webhook is not None:
            self._delivery = asyncio.ensure_future(self._deliver(webhook))

    async def _deliver(self, webhook: dict) -> None:
        headers = {"X-Telegram-Bot-Api-Secret-Token": webhook["secret"]} if webhook["secret"] else {}
        async with aiohttp.ClientSession(headers=headers) as s:
            while True:
                if not self.updates:
                    self.news.clear()
                    await self.news.wait()
                    continue
                k, u = next(iter(self.updates.items()))
                try:
                    async with s.post(webhook["url"], json=u) as r:
                        if r.status < 300:
                            self.updates.pop(k, None)
                            self.fetched = max(self.fetched, k)
                            self.touch()
                            continue
                except aiohttp.ClientError:
                    pass
                await asyncio.sleep(0.3)

    # -- requests
    async def _file(self, request: web.Request) -> web.Response:
        found = self.files.get(request.match_info["file"])
        if found is None or request.match_info["token"] != self.token:
            return _json(404, ApiError(404, "Not Found").body())
        return web.Response(body=found[1])

    async def _api(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["method"]
        if request.match_info["token"] != self.token:
            return _json(401, ApiError(401, "Unauthorized").body())
        if self.down:
            return _json(502, ApiError(502, "Bad Gateway").body())
        p = await _read_params(request)
        fault = next((f for f in self.faults if f.matches(name, p.raw)), None)
        counted = name.lower() != "getupdates"  # a poll under way is no activity
        self.inflight += counted
        try:
            if fault is not None:
                fault.fired += 1
                await asyncio.sleep(fault.delay_before)
            if fault is not None and fault.status is not None:
                error = fault.error()
                status, body = error.code, error.body()
            else:
                status, body = await self._answer(name, p)
            if counted:
                self.requests.append((name, p.raw, status))
            if fault is not None:
                await asyncio.sleep(fault.delay)
                if fault.abort and request.transport is not None:
                    request.transport.abort()
            return _json(status, body)
        finally:
            if counted:
                self.inflight -= 1
                self.touch()

    async def _answer(self, name: str, p: Params) -> tuple[int, dict]:
        handler = METHODS.get(name.lower())
        try:
            if handler is None:
                self.errors.append(Violation(name, 404, "the lab does not emulate this method", p.raw))
                raise ApiError(404, "Not Found: method not found", expected=True)
            result: Any = handler(self, p)
            if inspect.isawaitable(result):
                result = await result
            if self.conforming:  # what the lab took and the published specification would not
                self.errors += [Violation(name, 0, told, p.raw) for told in conformance.faults(name, p.raw, p.files)]
            return 200, {"ok": True, "result": result}
        except ApiError as e:
            v = Violation(name, e.code, e.description, p.raw)
            self.rejections.append(v)
            if e.bug:
                self.errors.append(v)
            return e.code, e.body()
        except Exception:
            self.errors.append(Violation(name, 500, "the lab broke: " + traceback.format_exc(), p.raw))
            return 500, ApiError(500, "Internal Server Error: the lab broke").body()


def _json(status: int, data: dict) -> web.Response:
    body = json.dumps(data, ensure_ascii=False).encode()
    return web.Response(status=status, body=body, content_type="application/json")


async def _read_params(request: web.Request) -> Params:
    """Bot API docs, Making requests: query string, form, JSON or multipart."""
    raw: dict = dict(request.query)
    files: dict[str, tuple[str, bytes]] = {}
    if request.method == "POST" and request.body_exists:
        if request.content_type == "multipart/form-data":
            async for part in await request.multipart():
                body = bytes(await part.read(decode=False))
                if part.filename is not None:
                    files[part.name or ""] = (part.filename, body)
                else:
                    raw[part.name or ""] = body.decode()
        elif request.content_type == "application/json":
            raw.update(json.loads(await request.read() or b"{}"))
        else:
            raw.update(dict(await request.post()))

    def gone() -> bool:
        return request.transport is None or request.transport.is_closing()

    return Params(raw, files, gone)
