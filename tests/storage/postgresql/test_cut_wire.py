"""Wherever the wire to PostgreSQL is cut, and cut again while Araldo asks what became of a write: what was answered
stands once, and what was refused does not stand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count, product
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

from bot.storage.contract import Trouble
from bot.storage.postgresql_store import PostgresStore
from tests.storage.samples import appending, opening

pytestmark = pytest.mark.asyncio

LAST = 4
"""A write is so many ways to the server and back, and one more beginning."""


class Cut(NamedTuple):
    """After so many packets that went one way; the last of them arrives, or does not."""

    way: str
    after: int
    arrives: bool


CUTS = [Cut(*one) for one in product(("there", "back"), range(LAST + 1), (False, True))]


class Wire:
    """Passes on what goes to a server and back, until it is cut; whoever connects anew has a new one."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.cuts: list[Cut] = []
        """Where it is cut next, and after that."""
        self.server: asyncio.Server | None = None
        self._ends: list[asyncio.StreamWriter] = []

    def fall(self) -> None:
        """Nothing goes through any more, and nobody can connect."""
        assert self.server is not None
        self.server.close()
        for end in self._ends:
            end.transport.abort()

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Stand between who connects and the server."""
        theirs, ours = await asyncio.open_connection("127.0.0.1", self._to)
        ends = writer, ours
        self._ends += ends
        await asyncio.gather(self._pass("there", reader, ours, ends), self._pass("back", theirs, writer, ends))

    async def _pass(
        self,
        way: str,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        ends: Sequence[asyncio.StreamWriter],
    ) -> None:
        try:
            while packet := await reader.read(1 << 16):
                cut = self._cut(way)
                if cut is None or cut.arrives:
                    writer.write(packet)
                    await writer.drain()
                if cut is not None:
                    await asyncio.sleep(0.005)  # what arrives is done before anybody notices
                    break
        except OSError:
            pass
        finally:
            for end in ends:
                end.transport.abort()

    def _cut(self, way: str) -> Cut | None:
        """The cut that is due with a packet that goes this way."""
        if not self.cuts or self.cuts[0].way != way:
            return None
        if self.cuts[0].after == 0:
            return self.cuts.pop(0)
        self.cuts[0] = self.cuts[0]._replace(after=self.cuts[0].after - 1)
        return None


@asynccontextmanager
async def wired(address: str) -> AsyncIterator[tuple[Wire, PostgresStore, PostgresStore]]:
    """A wire to the server, a store at its end, and one that needs no wire."""
    port = urlsplit(address).port
    assert port is not None
    wire = Wire(port)
    wire.server = await asyncio.start_server(wire.meet, "127.0.0.1", 0)
    beside = address.replace(f":{port}/", f":{wire.server.sockets[0].getsockname()[1]}/")
    stores = PostgresStore(beside), PostgresStore(address)
    for store in stores:
        await store.open()
    yield wire, *stores
    for store in stores:
        await store.close()
    wire.server.close()


async def tried(address: str, several: Sequence[Sequence[Cut]]) -> dict[str, int]:
    """How often a write was answered and how often refused, when the wire was cut in each of these places."""
    said = {"answered": 0, "refused": 0}
    async with wired(address) as (wire, store, beside):
        await store.write(opening("b"))
        stand: list[str] = []
        for number, cuts in zip(count(), several):
            wire.cuts = [*cuts]
            try:
                await store.write(appending(f"r{number}", "b", len(stand)))
            except Trouble as trouble:
                assert trouble.reason == "unreachable", (cuts, trouble)
                said["refused"] += 1
            else:
                said["answered"] += 1
                stand.append(f"r{number}")
            wire.cuts = []
            assert [entry.request for entry in await beside.entries("b")] == stand, cuts
    return said


async def test_a_write_whose_wire_is_cut_once_is_written_once(postgresql_laid_out: str) -> None:
    assert await tried(postgresql_laid_out, [[cut] for cut in CUTS]) == {"answered": len(CUTS), "refused": 0}


@pytest.mark.evenings
async def test_a_write_whose_wire_is_cut_again_stands_once_if_it_was_answered(postgresql_laid_out: str) -> None:
    said = await tried(postgresql_laid_out, [*product(CUTS, CUTS)])
    assert said["answered"] > 300 and said["refused"] > 10


async def test_while_nothing_goes_through_the_log_says_so_in_our_words_alone(
    postgresql_laid_out: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with wired(postgresql_laid_out) as (wire, store, _):
        wire.fall()
        with pytest.raises(Trouble, match="unreachable"):
            await store.book("b")
        with pytest.raises(Trouble, match="unreachable"):
            await store.write(opening("b"))
        await asyncio.sleep(0.05)
    assert {record.name.partition(".")[0] for record in caplog.records} == {"bot"}
