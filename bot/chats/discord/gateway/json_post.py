"""Posts small JSON bodies to Discord and reads what it says, with as little work as that takes.

The connections are those of discord.py's own pool. aiohttp's request, made for everything that HTTP can be, takes four
times as long to write the same bytes.
"""

from __future__ import annotations

import asyncio
from functools import cached_property
from typing import NamedTuple

import aiohttp
import discord
from aiohttp.http import HttpProcessingError
from discord.http import HTTPClient, Route
from pydantic_core import from_json
from yarl import URL

from bot.chats.discord.gateway.refused_requests import RefusedRequests

PATIENCE = aiohttp.ClientTimeout(sock_connect=10.0, sock_read=30.0)


def read_quickly() -> None:
    """Let discord.py read events by this reader, as it would by orjson where that is installed: in half of the time."""
    discord.utils._from_json = from_json


class PostReply(NamedTuple):
    """What Discord replied."""

    status: int
    reason: str
    body: bytes


class Poster:
    """Posts JSON to Discord."""

    def __init__(self, http: HTTPClient, refused: RefusedRequests, patience: aiohttp.ClientTimeout = PATIENCE) -> None:
        self._http, self._refused, self._patience = http, refused, patience

    async def post(self, path: str, body: bytes) -> PostReply:
        """Discord's reply, whatever its status; raises `aiohttp.ClientError` where there is none."""
        self._refused.asks(path)
        connection = await self._http.connector.connect(self._discord, [], self._patience)
        try:
            protocol, transport = connection.protocol, connection.transport
            assert protocol is not None and transport is not None
            protocol.set_response_params(read_timeout=self._patience.sock_read)
            transport.write(f"POST {self._base}{path} {self._head}{len(body)}\r\n\r\n".encode() + body)
            protocol.start_timeout()
            message, payload = await protocol.read()
            reply = PostReply(message.code, message.reason, await payload.read())
        except BaseException as error:
            connection.close()
            if isinstance(error, HttpProcessingError):
                raise aiohttp.ClientPayloadError(str(error)) from error
            raise
        connection.release()
        self._refused.answered(message.code, message.headers)
        return reply

    @cached_property
    def _discord(self) -> aiohttp.ClientRequest:
        """The address to connect to, in the form that aiohttp's pool takes."""
        return aiohttp.ClientRequest("POST", URL(Route.BASE), loop=asyncio.get_running_loop())

    @cached_property
    def _base(self) -> str:
        return self._discord.url.raw_path

    @cached_property
    def _head(self) -> str:
        """The request's head after the path, up to the value of Content-Length."""
        fields = {
            "Host": self._discord.headers["Host"],
            "User-Agent": self._http.user_agent,
            "Content-Type": "application/json",
            "Content-Length": "",
        }
        return "HTTP/1.1\r\n" + "\r\n".join(f"{name}: {value}" for name, value in fields.items())
