"""The page opens with the house, at its addresses, and ends with it, whether it was ever open or not."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.chats.club import ClubChat, PortTaken
from bot.storage.contract import Put, Row, Store, Write
from tests.chats.club.conftest import Open
from tests.chats.club.house import House
from tests.chats.club.test_start_pages import Guide

pytestmark = pytest.mark.asyncio


async def closed(house: House, store: Any = None, **settings: Any) -> ClubChat:
    """The same club, not opened, as these settings have it."""
    usual = {"port": 0, "public_url": "", "public": "board", "streams": 20, "language": "it", **settings}
    chat = ClubChat(house.front, store or house.store, clock=lambda: 0.0, guide=Guide(), **usual)  # type: ignore[arg-type]
    await chat._roster.read()
    return chat


async def test_beyond_this_machine_the_printed_address_has_no_key_and_there_is_no_guide(house: House) -> None:
    away = await closed(house, host="")
    assert away.entrance == away.address == "http://127.0.0.1:0/" and away.guide == ""
    here = await closed(house, host="localhost")
    assert here.entrance == "http://localhost:0/?key=" and here.guide == "http://localhost:0/start?key="


@pytest.mark.parametrize(
    ("settings", "beginning"),
    [
        ({"host": "192.168.1.5"}, "http://192.168.1.5:0/enter/"),
        ({"host": "192.168.1.5", "public_url": "https://club.example"}, "http://192.168.1.5:0/enter/"),
        ({"host": "192.168.1.5", "public": "club"}, "http://192.168.1.5:0/enter/"),
        ({"host": "localhost", "public_url": "https://club.example/", "public": "club"}, "https://club.example/enter/"),
        ({"host": "localhost", "public_url": "https://club.example"}, ""),
        ({"host": "localhost", "public": "club"}, ""),
    ],
)
async def test_links_lead_to_where_members_enter_by_them_and_there_are_none_where_one_is_here(
    house: House, settings: dict[str, str], beginning: str
) -> None:
    (anna,) = (member for member in house.chat._roster.members if member.manages)
    links = [("Anna", f"{beginning}{anna.link}")] if beginning else []
    assert (await closed(house, **settings)).links() == links


async def test_an_address_that_is_not_ours_is_no_port_that_is_taken(house: House) -> None:
    elsewhere = await closed(house, host="192.0.2.1")
    with pytest.raises(OSError) as refused:
        await elsewhere.start()
    assert not isinstance(refused.value, PortTaken)


async def test_a_club_that_was_there_before_meets_nobody_anew(open_house: Open) -> None:
    await open_house()
    house = await open_house()
    assert house.front.met == []
    await house.anna.post("/api/members", name="Eva")
    assert [account.name for account in house.front.met] == ["Eva"]


class Late:
    """A store that shows no key to the first who looks, because another process writes it just then."""

    def __init__(self, store: Store) -> None:
        self._store, self._looked = store, False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def rows(self, table: str, **values: Any) -> list[Row]:
        if table == "memory" and not self._looked:
            self._looked = True
            await self._store.write(Write(changes=[Put("memory", {"key": "page:key", "value": "theirs"})]))
            return []
        return list(await self._store.rows(table, **values))


async def test_of_two_processes_that_open_the_page_first_both_have_one_key(open_house: Open) -> None:
    house = await open_house(start=False)
    chat = await closed(house, Late(house.store), host="127.0.0.1")
    await chat.start()
    assert chat.entrance.endswith("?key=theirs")
    await chat.stop()


async def test_the_key_and_each_link_are_as_long_as_nobody_guesses(house: House) -> None:
    assert len(house.chat.entrance.partition("?key=")[2]) == 32
    assert {len(member.link) for member in house.chat._roster.members} == {32}


async def test_a_club_that_ends_leaves_its_port(house: House) -> None:
    port = house.chat._access.port
    await house.chat.stop()
    with pytest.raises(OSError):
        await asyncio.open_connection("127.0.0.1", port)


async def test_a_club_that_never_opened_ends_too(open_house: Open) -> None:
    never = await open_house(start=False)
    await never.chat.stop()
