"""The picture worker: one process of its own draws, so that the bot never waits for a picture while it listens."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from bot.pictures import maker

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

REMEMBERED_BYTES = 8_000_000

T = TypeVar("T")
_Key = tuple[str, str, str, str]


class NoPicture(RuntimeError):
    """The worker process died twice over one picture; the card's words go without it."""


class PictureWorker:
    """Makes pictures of plain values, one at a time, and remembers the last ones.

    The process starts with the first picture and again after it died; `close()` ends it.
    """

    def __init__(self, remembered_bytes: int = REMEMBERED_BYTES) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._lock = asyncio.Lock()
        self._remembered: OrderedDict[_Key, bytes] = OrderedDict()
        self._room = remembered_bytes

    async def png(self, name: str, values: Mapping[str, Any], language: str) -> bytes:
        """The picture as PNG."""
        return await self._picture(name, values, language, "png")

    async def svg(self, name: str, values: Mapping[str, Any], language: str) -> str:
        """The picture as SVG, to stand in a page."""
        return (await self._picture(name, values, language, "svg")).decode()

    async def run(self, work: Callable[..., T], *values: Any) -> T:
        """Other long work on plain values, in its turn."""
        async with self._lock:
            return await self._apart(work, *values)

    async def close(self) -> None:
        """End the process, after the picture it is making."""
        async with self._lock:
            await self._drop()

    async def _picture(self, name: str, values: Mapping[str, Any], language: str, form: str) -> bytes:
        # Checked here, so that bad values fail without a process; as JSON they are the key and travel small.
        checked = maker(name).read(values).model_dump_json(by_alias=True)
        key = (name, checked, language, form)
        found = self._recall(key)
        if found is not None:
            return found
        async with self._lock:  # a second request for the same picture waits here, then finds it
            made = self._recall(key) or await self._make(key)
        self._remember(key, made)
        return made

    async def _make(self, key: _Key) -> bytes:
        from bot.pictures.making import make

        return await self._apart(make, *key)

    async def _apart(self, work: Callable[..., T], *values: Any) -> T:
        for _ in range(2):
            try:
                if self._pool is None:
                    self._pool = await asyncio.to_thread(_start)
                return await asyncio.wrap_future(self._pool.submit(work, *values))
            except BrokenExecutor:
                await self._drop()
        raise NoPicture(work.__name__)

    async def _drop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    def _recall(self, key: _Key) -> bytes | None:
        found = self._remembered.get(key)
        if found is not None:
            self._remembered.move_to_end(key)
        return found

    def _remember(self, key: _Key, made: bytes) -> None:
        self._remembered[key] = made
        while sum(map(len, self._remembered.values())) > self._room:
            self._remembered.popitem(last=False)


def _start() -> ProcessPoolExecutor:
    """A pool of one new process, already starting; call it in a thread, since it takes milliseconds."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    from bot.pictures.making import begin

    pool = ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn"), initializer=begin)
    pool.submit(int)
    return pool
