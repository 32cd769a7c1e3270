"""Phones in a hall: `python -m tests.bench.phones PORT PATH COUNT NAME…`, in a process of their own.

Each has the public page open, every other one under a name that was tapped, and does what its script does: it asks now
and then whether the page has changed, and reads it anew. On its input stands `open` or `close`; it answers with a line
once that is done.
"""

from __future__ import annotations

import asyncio
import random
import re
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from urllib.parse import quote

EVERY = 30.0
"""Seconds between two looks, and up to half as many more, as in event.js."""
WITHIN = 10.0
"""Seconds in which all of them come in."""
_FILES = re.compile(rb'(?:href|src)="(/static/[^"]+)"')


@dataclass
class Hall:
    """What all phones did."""

    looks: int = 0
    reads: int = 0
    failed: int = 0
    inside: int = 0
    phones: list[asyncio.Task[None]] = field(default_factory=list)


class Phone:
    """One browser with one connection."""

    def __init__(self, port: int, path: str, hall: Hall) -> None:
        self._port, self._path, self._hall = port, path, hall
        self._tag, self._kept = b"", dict[bytes, bytes]()

    async def follow(self) -> None:
        """Come in, and follow the page."""
        await asyncio.sleep(random.random() * WITHIN)
        every = EVERY * (1 + random.random() / 2)
        until = every * random.random()  # as if they had come in over the whole day
        try:
            self._in, self._out = await asyncio.open_connection("127.0.0.1", self._port)
            await self._load()
            self._hall.inside += 1
            while True:
                await asyncio.sleep(until)
                until = every
                _, tag, _ = await self._ask(b"HEAD", self._path.encode())
                self._hall.looks += 1
                if tag != self._tag:
                    await self._load()
        except (OSError, EOFError):
            self._hall.failed += 1
        finally:
            with suppress(AttributeError):
                self._out.close()

    async def _load(self) -> None:
        _, self._tag, body = await self._ask(b"GET", self._path.encode())
        self._hall.reads += 1
        for file in dict.fromkeys(_FILES.findall(body)):
            if file in self._kept and b"?v=" in file:
                continue  # it may be kept without asking
            _, self._kept[file], _ = await self._ask(b"GET", file, self._kept.get(file, b""))

    async def _ask(self, way: bytes, path: bytes, known: bytes = b"") -> tuple[int, bytes, bytes]:
        """Status, mark and body."""
        only = b'If-None-Match: "%s"\r\n' % known if known else b""
        self._out.write(
            b"%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nAccept-Language: it\r\n%s\r\n" % (way, path, self._port, only)
        )
        first, *lines = (await self._in.readuntil(b"\r\n\r\n")).split(b"\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(b": ") for line in lines)}
        status = int(first.split()[1])
        if status not in (200, 304):
            raise OSError(first)
        length = int(headers.get(b"content-length", b"0")) if way == b"GET" and status == 200 else 0
        return status, headers.get(b"etag", b"").strip(b'"'), await self._in.readexactly(length)


async def main(port: int, path: str, count: int, names: list[str]) -> None:
    """Do as the input says."""
    paths = [path if one % 2 else f"{path}?me={quote(names[one // 2 % len(names)])}" for one in range(count)]
    hall, loop = Hall(), asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        if line.strip() == "open":
            hall.looks = hall.reads = hall.inside = 0
            hall.phones = [asyncio.create_task(Phone(port, one, hall).follow()) for one in paths]
            while hall.inside + hall.failed < count:
                await asyncio.sleep(0.1)
        else:
            for phone in hall.phones:
                phone.cancel()
            await asyncio.gather(*hall.phones, return_exceptions=True)
        print(hall.inside, hall.looks, hall.reads, hall.failed, flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), sys.argv[4:]))
