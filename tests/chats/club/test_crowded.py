"""One visitor silences nobody else: streams, half-sent requests, bodies that never end."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.chats.club.conftest import Open
from tests.chats.club.house import House, Seat, words

pytestmark = pytest.mark.asyncio

CROWD = 1000
EACH = 3
HALF = b"GET /board/x HTTP/1.1\r\nHost: localhost\r\nX-Half"


async def status(house: House, path: str, stack: AsyncExitStack, **headers: str) -> int:
    """Open a stream and leave it open; gives what was answered."""
    asked = house.session.get(house.chat.address + path, headers=headers)
    return (await stack.enter_async_context(asked)).status


async def half_sent(house: House, stack: AsyncExitStack, words: bytes) -> asyncio.StreamReader:
    """Send so much of a request, and no more of it."""
    port = int(house.chat.address.rsplit(":", 1)[1].strip("/"))
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    stack.callback(writer.close)
    writer.write(words)
    return reader


async def entered(house: House, name: str) -> Seat:
    """A member in a browser of their own, by their link."""
    (member,) = [one for one in house.chat._roster.members if one.name == name]
    cookie = {"Cookie": f"araldo={member.link}"}
    return Seat(house.session, house.chat.address, member.id, name, cookie)


async def test_whoever_has_no_name_is_counted_by_the_address_that_the_proxy_saw(open_house: Open) -> None:
    house = await open_house(public="board", public_url="https://club.example.org", streams=EACH)
    async with AsyncExitStack() as stack:

        async def screen(address: str) -> int:
            proxied = {"Host": "club.example.org", "X-Forwarded-For": f"9.9.9.9, {address}"}
            return await status(house, f"board/{house.room}/events", stack, **proxied)

        assert [await screen("1.2.3.4") for _ in range(EACH + 1)] == [200] * EACH + [503]
        assert await screen("5.6.7.8") == 200
        mine = house.anna.headers
        assert [await status(house, f"board/{house.room}/events", stack, **mine) for _ in range(3 * EACH)] == [
            200
        ] * 3 * EACH, "whoever has the key is never refused"


async def test_an_organisers_stream_is_never_refused_and_a_members_is_theirs_alone(open_house: Open) -> None:
    house = await open_house(streams=EACH)
    organiser = next(one.name for one in house.chat._roster.members if one.manages)
    member = next(one.name for one in house.chat._roster.members if not one.manages)
    async with AsyncExitStack() as stack:

        async def stream(name: str) -> int:
            return await status(house, "api/events", stack, **(await entered(house, name)).headers)

        assert [await stream(member) for _ in range(EACH + 1)] == [200] * EACH + [503]
        assert {await stream(organiser) for _ in range(EACH + 1)} == {200}


async def test_a_thousand_half_sent_requests_keep_nobody_out(house: House) -> None:
    async with AsyncExitStack() as stack:
        for _ in range(CROWD):
            await half_sent(house, stack, HALF)
        async with asyncio.timeout(5), house.anna.listening() as ears:
            await house.bruno.say(house.room, "ci siete?")
            assert words((await ears.next())["message"]) == "ci siete?"


async def test_whoever_does_not_finish_a_head_or_a_body_is_shown_out(open_house: Open) -> None:
    house = await open_house(head=0.2, body=0.2)
    cookie = house.anna.headers["Cookie"]
    host = house.chat.address.split("/")[2]
    async with AsyncExitStack() as stack, asyncio.timeout(5):
        assert await (await half_sent(house, stack, HALF)).read() == b""
        for kind, begun in (("application/json", "{"), ("multipart/form-data; boundary=b", "--b\r\n")):
            body = (
                f"POST /api/say HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nContent-Type: {kind}\r\n"
                f"Content-Length: 900\r\n\r\n{begun}"
            ).encode()
            assert (await (await half_sent(house, stack, body)).readline()).startswith(b"HTTP/1.1 408"), kind
