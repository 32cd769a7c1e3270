"""What happens reaches the pages that are open, and those that were away; each only what its reader may see."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest
from aiohttp import web
from aiohttp.abc import AbstractStreamWriter
from aiohttp.test_utils import make_mocked_request

from bot.chats.club.live import BEHIND, REMEMBERED, Live
from bot.hall.cards.card import Audience, DrawnFile, DrawnPicture, Key
from bot.hall.requests import Notice, Place
from tests.chats.club.house import House, drawn, words

pytestmark = pytest.mark.asyncio


async def test_what_one_says_others_see_at_once(house: House) -> None:
    async with house.bruno.listening() as ears:
        await house.anna.say(house.room, "ciao")

        assert words((await ears.next())["message"]) == "ciao"


async def test_a_third_never_hears_of_anothers_private_card(house: House) -> None:
    house.front.reply("/mine", "segreto in stanza", audience=Audience.MEMBER)
    house.front.reply("/me", "segreto in privato", audience=Audience.PRIVATE)
    async with house.carla.listening() as ears:
        await house.anna.say(house.room, "/mine")
        await house.anna.say(house.room, "/me show")
        await house.anna.say(house.private, "parole in privato")
        await house.bruno.say(house.room, "fine")

        assert words((await ears.next())["message"]) == "fine"


async def test_a_page_that_was_away_hears_what_it_missed(house: House) -> None:
    house.front.reply("/mine", "segreto", audience=Audience.MEMBER)
    mark = (await house.carla.get("/api/club"))["mark"]
    await house.anna.say(house.room, "uno")
    await house.anna.say(house.room, "/mine")
    await house.anna.say(house.room, "due")

    async with house.carla.listening(mark) as ears:
        assert [words((await ears.next())["message"]) for _ in range(2)] == ["uno", "due"]


async def test_a_page_from_before_a_restart_reads_everything_anew(house: House) -> None:
    async with house.carla.listening("0badcafe-7") as ears:
        assert (await ears.next())["kind"] == "reset"


async def test_new_members_and_rooms_are_told(house: House) -> None:
    async with house.bruno.listening() as ears:
        await house.anna.post("/api/rooms", title="Sala grande")

        assert await ears.next() == {"kind": "club"}


async def test_the_board_shows_cards_said_to_the_whole_room_and_nothing_to_press(house: House) -> None:
    house.front.reply("/mine", "segreto", audience=Audience.MEMBER)
    await house.anna.say(house.room, "/mine")
    await house.anna.say(house.room, "chiacchiere")
    keys_and_files = {"buttons": ((Key("Vai", "!go"),),), "files": (DrawnFile("a.csv", b"x"),)}
    await house.chat.say(Notice(1, drawn("turno 2", **keys_and_files), place=Place("club", house.room)))

    board = await house.anna.get(f"/board/{house.room}/cards")

    assert [words(message) for message in board["messages"]] == ["turno 2"]
    assert not {"buttons", "files"} & board["messages"][0]["card"].keys()
    assert (board["title"], board["language"]) == ("Tavolo", "it") and board["mark"]
    tones = ["tone-ask", "tone-bad", "tone-good", "tone-no"]
    others = ["board", "board-empty", "bot", "locale", "offline", "online", "table", "theme"]
    assert sorted(board["words"]) == [*others, *tones]


async def test_the_board_shows_the_last_eight_cards(house: House) -> None:
    for number in range(9):
        await house.chat.say(Notice(number + 1, drawn(f"turno {number}"), place=Place("club", house.room)))
    board = await house.anna.get(f"/board/{house.room}/cards")
    assert board["most"] == 8
    assert [words(message) for message in board["messages"]] == [f"turno {number}" for number in range(1, 9)]


async def test_a_board_shows_its_own_room_in_its_readers_language_with_its_pictures(house: House) -> None:
    other = (await house.anna.post("/api/rooms", title="Sala grande"))["id"]
    picture = DrawnPicture("chart", {"x": 1}, "grafico", "it")
    for number, room in enumerate((house.room, other)):
        await house.chat.say(Notice(number + 1, drawn(room, picture=picture), place=Place("club", room)))
    status, board = await house.anna.ask("GET", f"/board/{other}/cards", headers={"Accept-Language": "en"})
    (shown,) = board["messages"]
    assert (status, board["language"], board["title"], words(shown)) == (200, "en", "Sala grande", other)
    assert board["words"]["board"] == house.front.texts.say("en", "page-board")
    source = shown["card"]["picture"]["src"]
    assert source.startswith(f"/board/{other}/picture/{shown['id']}?v=")
    assert (await house.anna.ask("GET", source))[0] == 200
    assert (await house.anna.ask("GET", source.replace(other, house.room)))[0] == 404


async def test_no_private_conversation_has_a_board(house: House) -> None:
    assert (await house.anna.ask("GET", f"/board/{house.private}/cards"))[0] == 404


async def test_streams_end_when_the_club_closes(house: House) -> None:
    async with house.bruno.listening() as ears:
        await house.chat.stop()

        with pytest.raises((AssertionError, OSError)):
            await ears.next()


# --- pages that are too slow, or too many


async def listening(live: Live, heard: list[Any]) -> asyncio.Task[Any]:
    """A page that listens (or was turned away), and what it was shown."""
    there = live.listeners
    request = make_mocked_request("GET", f"/api/events?after={live.mark}")
    page = asyncio.create_task(live.stream(request, lambda told: heard.append(told), "at home"))
    while live.listeners == there and not page.done():
        await asyncio.sleep(0)
    return page


@pytest.mark.parametrize(("behind", "cut"), [(BEHIND, False), (BEHIND + 1, True)])
async def test_a_page_that_is_too_far_behind_is_let_go_to_come_back(behind: int, cut: bool) -> None:
    live, heard = Live(), list[Any]()
    page = await listening(live, heard)
    for number in range(behind):
        live.tell(number)
    while len(heard) < behind and not page.done():
        await asyncio.sleep(0)
    assert page.done() is cut and heard == ([] if cut else list(range(behind)))
    live.close()
    await page


async def test_so_many_pages_listen_and_no_more_until_one_goes_and_none_once_it_is_closed() -> None:
    live = Live(most=3)
    first, *pages = [await listening(live, []) for _ in range(3)]
    assert not first.done()
    with pytest.raises(web.HTTPServiceUnavailable):
        await (await listening(live, []))
    first.cancel()
    await asyncio.wait({first})
    another = await listening(live, [])
    assert not another.done()
    live.close()
    await asyncio.gather(another, *pages)
    with pytest.raises(web.HTTPServiceUnavailable):
        await (await listening(live, []))


async def test_a_page_to_which_nothing_is_told_gets_signs_of_life() -> None:
    live, wire = Live(heartbeat=0.001), Mock(spec=AbstractStreamWriter)
    request = make_mocked_request("GET", f"/api/events?after={live.mark}", writer=wire)
    page = asyncio.create_task(live.stream(request, lambda told: {"kind": told}, "at home"))
    async with asyncio.timeout(2):
        while wire.write.await_count < 3:
            await asyncio.sleep(0.001)
        live.tell("club")
        while b"data" not in wire.write.await_args.args[0]:
            await asyncio.sleep(0)
    live.close()
    await page
    *signs, told = [call.args[0] for call in wire.write.await_args_list]
    assert set(signs) == {b": here\n\n"} and told.endswith(b'data: {"kind":"club"}\n\n')


async def test_a_page_is_told_all_that_is_remembered_or_begins_anew() -> None:
    live = Live()
    first = live.mark
    live.tell(0)
    second = live.mark
    for number in range(1, REMEMBERED + 1):
        live.tell(number)
    for mark, expected in ((first, []), (second, list(range(1, REMEMBERED + 1)))):
        heard: list[Any] = []
        request = make_mocked_request("GET", "/api/events", headers={"Last-Event-ID": mark})
        page = asyncio.create_task(live.stream(request, lambda told, heard=heard: heard.append(told), "at home"))
        await asyncio.sleep(0.01)
        page.cancel()
        await asyncio.wait({page})
        assert heard == expected


async def test_once_all_begins_anew_nothing_from_before_is_told_whatever_mark_a_page_brings() -> None:
    live, heard = Live(), list[Any]()
    live.tell("what Anna said, who is forgotten now")
    live.begin_anew()
    life = live.mark.partition("-")[0]
    live.tell("since")
    for number in (0, 1):
        request = make_mocked_request("GET", f"/api/events?after={life}-{number}")
        page = asyncio.create_task(live.stream(request, lambda told: heard.append(told), "at home"))
        while not live.listeners:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        page.cancel()
        await asyncio.wait({page})
    assert heard == ["since"]


async def test_a_page_that_takes_nothing_is_let_go() -> None:
    live, wire = Live(slow=0.01), Mock(spec=AbstractStreamWriter)

    async def takes_nothing(*told: object) -> None:
        await asyncio.sleep(60)

    wire.write.side_effect = takes_nothing
    request = make_mocked_request("GET", f"/api/events?after={live.mark}", writer=wire)
    async with asyncio.timeout(2):
        await live.stream(request, lambda told: {"kind": told}, "at home")
    assert live.listeners == 0
    assert request.transport is not None and request.transport.abort.called  # type: ignore[attr-defined]


async def test_a_page_that_goes_away_is_let_go_without_a_word() -> None:
    live, wire = Live(), Mock(spec=AbstractStreamWriter)
    wire.write.side_effect = ConnectionResetError
    request = make_mocked_request("GET", f"/api/events?after={live.mark}", writer=wire)
    async with asyncio.timeout(2):
        await live.stream(request, lambda told: {"kind": told}, "at home")
    assert live.listeners == 0
