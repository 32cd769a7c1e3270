"""The quick way of an answer to Discord: the bytes that go out, the connection that stays, and where it falls back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import HTTPClient, Route

from bot.chats.discord.answering.fast_answer import respond
from bot.chats.discord.gateway.interaction import HeardInteraction
from bot.chats.discord.gateway.json_post import PATIENCE, Poster, PostReply
from bot.chats.discord.gateway.refused_requests import ALL, RefusedRequests, TooManyRefused
from bot.hall.running.watch import Watch
from tests.chats.discord.wire import Wire

WELL = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"
REFUSED = WELL.replace(b"200 OK", b"403 Forbidden")
SHARED = REFUSED.replace(b"\r\n\r\n", b"\r\nX-RateLimit-Scope: shared\r\n\r\n")
SILENCE = b""
CUT = WELL.replace(b"2\r", b"20\r")


class Server:
    """Answers every request with the same bytes, and keeps what it was sent."""

    def __init__(self, reply: bytes) -> None:
        self.reply = reply
        self.connections = 0
        self.sent: list[tuple[str, bytes]] = []
        self.ended = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, until it is closed or the reply is not whole."""
        self.connections += 1
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode()
                length = int(head.lower().partition("content-length: ")[2].partition("\r\n")[0])
                self.sent.append((head, await reader.readexactly(length)))
                writer.write(self.reply)
                if self.reply not in (WELL, REFUSED, SHARED, SILENCE):
                    break
        except asyncio.IncompleteReadError:
            self.ended.set()
        writer.close()


@asynccontextmanager
async def posting(
    monkeypatch: pytest.MonkeyPatch,
    reply: bytes = WELL,
    patience: aiohttp.ClientTimeout = PATIENCE,
    refused: RefusedRequests | None = None,
) -> AsyncIterator[tuple[Poster, Server]]:
    """What posts, and the server that it posts to."""
    server = Server(reply)
    listening = await asyncio.start_server(server.serve, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
    http = HTTPClient(asyncio.get_running_loop())
    http.connector = aiohttp.TCPConnector()
    yield Poster(http, refused or RefusedRequests(Watch()), patience), server
    await http.connector.close()
    listening.close()


async def test_a_body_goes_out_as_one_request_and_its_reply_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async with posting(monkeypatch) as (poster, server):
        assert await poster.post("/interactions/1/t/callback", b'{"type":4}') == PostReply(200, "OK", b"{}")
    ((head, body),) = server.sent
    first, *fields = head.strip().split("\r\n")
    assert first == "POST /api/v10/interactions/1/t/callback HTTP/1.1" and body == b'{"type":4}'
    named = dict(field.split(": ", 1) for field in fields)
    assert named["Content-Type"] == "application/json" and named["User-Agent"].startswith("DiscordBot")
    assert named["Host"].startswith("127.0.0.1:")


async def test_the_connection_stays_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async with posting(monkeypatch) as (poster, server):
        for _ in range(3):
            await poster.post("/x", b"{}")
        assert (len(server.sent), server.connections) == (3, 1)


@pytest.mark.parametrize(
    "reply",
    [b"HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\n{}", b"nothing of the kind\r\n\r\n"],
    ids=["cut", "no HTTP"],
)
async def test_after_a_reply_that_is_none_the_connection_is_not_used_again(
    monkeypatch: pytest.MonkeyPatch, reply: bytes
) -> None:
    async with posting(monkeypatch, reply) as (poster, server):
        for _ in range(2):
            with pytest.raises(aiohttp.ClientError):
                await poster.post("/x", b"{}")
        assert server.connections == 2


async def test_a_reply_that_does_not_come_is_not_waited_for_any_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = posting(monkeypatch, SILENCE, aiohttp.ClientTimeout(sock_read=0.05))
    async with silent as (poster, server), asyncio.timeout(2):
        with pytest.raises(aiohttp.ServerTimeoutError) as kept:  # with all that it was raised in
            await poster.post("/x", b"{}")
        await server.ended.wait()
    assert kept.tb is not None


@pytest.mark.parametrize(("reply", "counted"), [(WELL, False), (REFUSED, True), (SHARED, False)])
async def test_what_is_posted_is_counted_where_it_is_refused_and_asked_no_more_once_too_much_was(
    monkeypatch: pytest.MonkeyPatch, reply: bytes, counted: bool
) -> None:
    refused = RefusedRequests(Watch())
    for _ in range(ALL - 1):
        refused.answered(403, {})
    async with posting(monkeypatch, reply, refused=refused) as (poster, server):
        await poster.post("/interactions/1/t/callback", b"{}")
        with pytest.raises(TooManyRefused) if counted else nullcontext():
            await poster.post("/interactions/2/t/callback", b"{}")
        assert len(server.sent) == (1 if counted else 2)


def test_neither_a_connection_nor_a_reply_is_waited_for_without_end() -> None:
    assert (PATIENCE.sock_connect, PATIENCE.sock_read) == (10, 30), "seconds"


# --- the first answer to an interaction


class Slow(Wire):
    """Discord replies so to what is posted the quick way."""

    def __init__(self, status: int) -> None:
        super().__init__()
        self.status = status

    async def post(self, path: str, body: bytes) -> PostReply:
        """The same reply each time."""
        return PostReply(self.status, "", json.dumps({"code": 10062, "message": "no"}).encode())


def answering(status: int) -> tuple[HeardInteraction, Slow]:
    wire = Slow(status)
    http = SimpleNamespace(_HTTPClient__session=wire, proxy=None, proxy_auth=None)
    client: Any = SimpleNamespace(http=http)
    poster: Any = wire
    return HeardInteraction({"id": "1", "token": "secret"}, client, poster), wire


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_where_discord_has_to_be_waited_for_discord_py_says_it(status: int) -> None:
    heard, wire = answering(status)
    assert await respond(heard, {"content": "Fatto"}, hidden=True) == "101"
    ((method, path, body),) = wire.asked
    assert (method, path, body["type"]) == ("POST", "/interactions/1/secret/callback", 4)
    assert body["data"]["content"] == "Fatto" and body["data"]["flags"] == 68
    assert body["data"]["allowed_mentions"] == {"parse": []}


async def test_an_answer_that_discord_took_without_naming_it_is_not_taken_for_said() -> None:
    heard, _ = answering(200)
    with pytest.raises(discord.HTTPException):
        await respond(heard, {"content": "Fatto"}, hidden=False)


@pytest.mark.parametrize("status", [400, 404, 499])
async def test_what_discord_refuses_is_raised_as_discord_py_raises_it(status: int) -> None:
    heard, wire = answering(status)
    with pytest.raises(discord.HTTPException) as refusal:
        await respond(heard, {"content": "Fatto"}, hidden=False)
    assert refusal.value.status == status and "10062" in refusal.value.text and not wire.asked
