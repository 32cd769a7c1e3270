"""Live updates: server-sent events, each sent only to who may see it, with a replay for whoever was away."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from aiohttp import web

from bot.chats.club import bodies

HEARTBEAT = 15.0
"""Seconds between signs of life, so that a proxy keeps the stream and a lost page is noticed."""
REMEMBERED = 1000
"""Events that can be replayed; whoever was away for longer reads everything anew."""
BEHIND = 500
"""Events that a slow page may be behind before its stream is cut (it comes back and asks for a replay)."""
STREAMS = 1000
"""Most streams open at once; organisers' are not refused."""
SLOW = 30.0
"""Seconds in which a page takes what is written to it, or is gone."""


class LostRight(Exception):
    """Whoever listens is not allowed to any longer: the stream ends, and the page comes back with the link that it has
    now."""


View: TypeAlias = "Callable[[Any], dict[str, Any] | None]"


@dataclass(eq=False)
class _Listener:
    """One open page, and whose it is."""

    visitor: str
    queue: asyncio.Queue[tuple[int, Any] | None] = field(default_factory=lambda: asyncio.Queue(BEHIND))


class Live:
    """Everything that happens, to every page that listens. What happened is told as any value; a view makes it JSON."""

    def __init__(
        self, heartbeat: float = HEARTBEAT, each: int = STREAMS, slow: float = SLOW, most: int = STREAMS
    ) -> None:
        self._heartbeat, self._each, self._slow, self._most = heartbeat, each, slow, most
        self._life = secrets.token_hex(4)  # numbers begin anew with each process; a replay must not mix them up
        self._number = 0
        self._past: deque[tuple[int, Any]] = deque(maxlen=REMEMBERED)
        self._listeners: set[_Listener] = set()
        self._closed = False

    @property
    def mark(self) -> str:
        """The id of the last event: what a page that has read everything until now begins after."""
        return f"{self._life}-{self._number}"

    @property
    def listeners(self) -> int:
        """How many pages listen."""
        return len(self._listeners)

    def tell(self, happened: Any) -> None:
        """Tell all pages."""
        self._number += 1
        self._past.append((self._number, happened))
        for listener in list(self._listeners):
            try:
                listener.queue.put_nowait((self._number, happened))
            except asyncio.QueueFull:
                self._cut(listener)

    def begin_anew(self) -> None:
        """Have every page read everything again."""
        self._life = secrets.token_hex(4)
        self._past.clear()
        for listener in list(self._listeners):
            self._cut(listener)

    def close(self) -> None:
        """End every stream."""
        self._closed = True
        for listener in list(self._listeners):
            self._cut(listener)

    def _is_full(self, visitor: str) -> bool:
        """Whether this visitor gets no stream more; nobody's name is an organiser's, who is never refused."""
        theirs = sum(listener.visitor == visitor for listener in self._listeners)
        return bool(visitor) and (self.listeners >= self._most or theirs >= self._each)

    async def stream(self, request: web.Request, view: View, visitor: str) -> web.StreamResponse:
        """Send events until the page goes away; `view` gives what this reader may see of one, or None."""
        if self._closed or self._is_full(visitor):
            raise web.HTTPServiceUnavailable
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
        listener = _Listener(visitor)
        missed = self._missed(request.headers.get("Last-Event-ID") or request.query.get("after", ""))
        self._listeners.add(listener)
        try:
            await response.prepare(request)
            if missed is None:
                await self._written(response, self._event(self._number, {"kind": "reset"}))
            else:
                await self._written(response, b": here\n\n")
            for number, happened in missed or ():
                await self._send(response, view, number, happened)
            while True:
                try:
                    async with asyncio.timeout(self._heartbeat):
                        next_one = await listener.queue.get()
                except TimeoutError:
                    await self._written(response, b": here\n\n")
                    continue
                if next_one is None:
                    break
                await self._send(response, view, *next_one)
        except (ConnectionError, LostRight):
            pass  # the page went away, as pages do, or must come in again
        except TimeoutError:
            if request.transport is not None:
                request.transport.abort()  # Else its end would wait to be taken, too.
        finally:
            self._listeners.discard(listener)
        return response

    def _missed(self, after: str) -> list[tuple[int, Any]] | None:
        """The events after that id; None when they cannot all be told."""
        life, _, last = after.partition("-")
        heard = bodies.number(last)
        if life != self._life or heard is None:
            return None
        first = self._past[0][0] if self._past else self._number + 1
        if heard + 1 < first:
            return None
        return [event for event in self._past if event[0] > heard]

    async def _send(self, response: web.StreamResponse, view: View, number: int, happened: Any) -> None:
        seen = view(happened)
        if seen is not None:
            await self._written(response, self._event(number, seen))

    async def _written(self, response: web.StreamResponse, words: bytes) -> None:
        """Write to a page that takes it in time."""
        async with asyncio.timeout(self._slow):
            await response.write(words)

    def _event(self, number: int, seen: dict[str, Any]) -> bytes:
        body = json.dumps(seen, ensure_ascii=False, separators=(",", ":"))
        return f"id: {self._life}-{number}\ndata: {body}\n\n".encode()

    def _cut(self, listener: _Listener) -> None:
        self._listeners.discard(listener)
        while not listener.queue.empty():
            listener.queue.get_nowait()
        listener.queue.put_nowait(None)
