"""What the page's addresses refuse, and what they give to whoever asks rightly."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest

from bot.checker import checker_page
from bot.hall.cards.board import DrawnBoard
from bot.hall.cards.card import Audience, DrawnFile, DrawnPicture, Span
from bot.hall.requests import Notice, Place
from tests.chats.club.conftest import Open
from tests.chats.club.house import HOSTILE_PICTURE, House, drawn

pytestmark = pytest.mark.asyncio
LONGEST_LINE = 2000
"""As long as a message of Discord."""
PICTURE = DrawnPicture("chart", {"x": 1}, "grafico", "it")


async def post(house: House, path: str, **options: Any) -> int:
    """The status of what a page sends."""
    return (await house.anna.ask("POST", path, **options))[0]


def line(house: House, **more: Any) -> dict[str, Any]:
    """A line as a page sends it."""
    return {"as": house.anna.id, "room": house.room, "id": "act-refused", "text": "ciao", **more}


# --- bodies


async def test_a_body_that_is_no_json_is_refused(house: House) -> None:
    assert await post(house, "/api/press", data="x=1", headers={"Content-Type": "text/plain"}) == 415
    assert await post(house, "/api/press", data="x", headers={"Content-Type": "application/json"}) == 400


PART = b"--b\r\nContent-Disposition: form-data; "
BENT = [
    b"",
    b"--b",
    b"nothing of a form",
    b"--b\r\n",
    PART + b"\r\n\r\nx\r\n--b--\r\n",
    PART + b'name="body"\r\n\r\n{"as"',
    PART + b'name="body"\r\n\r\n\xff\xfe\r\n--b--\r\n',
    PART + b'name="body"\r\nContent-Type: text/plain; charset=no\r\n\r\nx\r\n--b--',
    PART + b'name="file"; filename="x"\r\nContent-Transfer-Encoding: base64\r\n\r\n=\r\n',
    PART + b'name="file"; filename="x"\r\nContent-Transfer-Encoding: no\r\n\r\n=\r\n--b--',
    PART + b'name="file"; filename="x"\r\nContent-Encoding: gzip\r\n\r\nx\r\n--b--',
    b"--b\r\nContent-Disp",
    b"--b\r\nContent-Disp\r\n\r\nx\r\n--b--\r\n",
    b"--b\r\n: x\r\n\r\nx\r\n--b--\r\n",
    b"--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\nx\r\n--c--\r\n--b--\r\n",
]


@pytest.mark.filterwarnings("ignore::aiohttp.BadContentDispositionHeader")
@pytest.mark.parametrize("boundary", ["", "; boundary=", "; boundary=b"])
@pytest.mark.parametrize("body", BENT)
async def test_a_form_that_nobody_can_read_is_refused(house: House, boundary: str, body: bytes) -> None:
    kind = {"Content-Type": f"multipart/form-data{boundary}"}
    assert await post(house, "/api/say", data=body, headers=kind) == 400
    assert not house.front.requests


@pytest.mark.parametrize("coding", ["gzip", "deflate"])
@pytest.mark.parametrize("kind", ["application/json", "multipart/form-data; boundary=b"])
async def test_what_is_not_packed_as_it_says_is_refused(house: House, kind: str, coding: str) -> None:
    headers = {"Content-Type": kind, "Content-Encoding": coding}
    assert await post(house, "/api/say", data=b"x" * 9, headers=headers) == 400


@pytest.mark.parametrize(
    "more",
    [
        {"id": "a" * 8},
        {"id": "a" * 64},
        {"path": "roll", "values": {f"v{number}": "" for number in range(50)}},
        {"path": "roll", "values": {"note": "x" * LONGEST_LINE}},
    ],
)
async def test_a_line_that_just_fits_is_said(house: House, more: dict[str, Any]) -> None:
    assert await post(house, "/api/say", json=line(house, **more)) == 200
    assert len(house.front.requests) == ("path" in more)


@pytest.mark.parametrize(("press", "status"), [("", 400), ("!", 200), ("x" * 2000, 200), ("x" * 2001, 400)])
async def test_a_press_is_of_a_button(house: House, press: str, status: int) -> None:
    body = {"as": house.anna.id, "room": house.room, "id": "act-pressed", "message": "", "press": press}
    assert await post(house, "/api/press", json=body) == status
    assert len(house.front.requests) == (status == 200)


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": "short"},
        {"id": "a" * 65},
        {"room": "<script>"},
        {"text": "x" * (LONGEST_LINE + 1)},
        {"surprise": 1},
        {"values": {"a": "x" * (LONGEST_LINE + 1)}},
        {"values": {f"v{number}": "" for number in range(51)}},
        {"text": " "},
    ],
    ids=lambda wrong: next(iter(wrong)),
)
async def test_a_line_out_of_shape_is_refused_and_does_nothing(house: House, wrong: dict[str, Any]) -> None:
    assert await post(house, "/api/say", json=line(house, **wrong)) == 400
    assert not house.front.requests and not await house.anna.reads(house.room)


async def test_a_line_as_long_as_may_be_is_said(house: House) -> None:
    assert await post(house, "/api/say", json=line(house, text="x" * LONGEST_LINE)) == 200
    assert await house.anna.reads(house.room) == ["x" * LONGEST_LINE]


async def test_a_file_comes_without_words_and_its_name_is_bounded(house: House) -> None:
    form = aiohttp.FormData()
    form.add_field("body", f'{{"as": "{house.anna.id}", "room": "{house.room}", "id": "act-file"}}')
    form.add_field("file", b"x", filename="n" * 120)
    _, answer = await house.anna.ask("POST", "/api/say", data=form)
    assert answer["messages"][0]["file"] == "n" * 100


@pytest.mark.parametrize(("more", "status"), [(0, 200), (1, 413)])
async def test_a_file_has_ten_million_bytes_at_most(house: House, more: int, status: int) -> None:
    form = aiohttp.FormData()
    form.add_field("body", f'{{"as": "{house.anna.id}", "room": "{house.room}", "id": "act-file"}}')
    form.add_field("file", b"x" * (10_000_000 + more), filename="a.toml")
    assert await post(house, "/api/say", data=form) == status


async def test_a_file_with_a_body_out_of_shape_is_refused(house: House) -> None:
    form = aiohttp.FormData()
    form.add_field("body", "{}")
    form.add_field("file", b"x", filename="a.toml")
    assert await post(house, "/api/say", data=form) == 400


# --- what is not there, or not for who asks


@pytest.mark.parametrize("room", ["nowhere", "dm:{bruno}"])
async def test_a_room_that_one_may_not_enter_is_not_found(house: House, room: str) -> None:
    room = room.format(bruno=house.bruno.id)
    assert await post(house, "/api/say", json=line(house, room=room)) == 404
    for path in ("/api/messages", "/api/complete", "/api/command"):
        assert (await house.anna.ask("GET", path, params={"as": house.anna.id, "room": room}))[0] == 404


async def test_a_command_that_is_not_there_has_no_form_and_is_not_done(house: House) -> None:
    asked = {"as": house.anna.id, "room": house.room, "path": "gone"}
    assert (await house.anna.ask("GET", "/api/command", params=asked))[0] == 404
    assert await post(house, "/api/say", json=line(house, path="gone")) == 404 and not house.front.requests


@pytest.mark.parametrize(("before", "status"), [("x", 400), ("-1", 400), ("9" * 16, 400), ("9" * 15, 200)])
async def test_messages_are_read_before_a_whole_number(house: House, before: str, status: int) -> None:
    asked = {"as": house.anna.id, "room": house.room, "before": before}
    assert (await house.anna.ask("GET", "/api/messages", params=asked))[0] == status


async def test_an_unknown_member_is_not_found_and_a_stranger_is_nobody(house: House) -> None:
    assert await post(house, "/api/members/gone", json={"as": house.anna.id, "name": "X"}) == 404
    assert await post(house, "/api/members/gone/link", json={"as": house.anna.id}) == 404
    assert (await house.anna.ask("GET", "/api/club", params={"as": "gone"}))[0] == 401


async def test_pictures_and_files_are_for_whoever_sees_their_message(house: House) -> None:
    files = (DrawnFile("a.csv", b"a;b"),)
    house.front.reply("/me", "segreto", audience=Audience.MEMBER, picture=PICTURE, files=files)
    said = (await house.anna.say(house.room, "/me"))["messages"][-1]
    for path in (said["card"]["picture"]["src"], said["card"]["files"][0]["src"]):
        own, _ = await house.anna.ask("GET", path, params={"as": house.anna.id})
        others, _ = await house.bruno.ask("GET", path, params={"as": house.bruno.id})
        assert (own, others) == (200, 404)


async def test_a_file_that_a_card_no_longer_holds_is_not_given(house: House) -> None:
    files = (DrawnFile("a.csv", b"a"), DrawnFile("b.csv", b"b"))
    became = await house.chat.say(Notice(1, drawn("due", files=files), place=Place("club", house.room)))
    there = Notice(2, drawn("uno", files=files[:1]), place=Place("club", house.room), edits=became)
    await house.chat.say(there)
    asked = [f"/api/file/{became['message']}/{number}" for number in range(3)]
    assert [(await house.anna.ask("GET", path, params={"as": house.anna.id}))[0] for path in asked] == [200, 404, 404]


async def test_a_picture_is_sent_as_one_that_grows_and_the_browser_keeps_it_for_an_hour(house: House) -> None:
    drawn_ones: list[DrawnPicture] = []

    def draws(picture: DrawnPicture) -> bytes:
        drawn_ones.append(picture)
        return HOSTILE_PICTURE

    house.front.reply("/chart", "grafico", picture=PICTURE)
    source = (await house.anna.say(house.room, "/chart"))["messages"][-1]["card"]["picture"]["src"]
    house.front.draws = draws
    address = house.chat.address.rstrip("/") + source
    async with house.session.get(address, params={"as": house.anna.id}, headers=house.key) as answer:
        assert answer.headers["Cache-Control"] == "private, max-age=3600"
    assert set(house.front.forms) == {"svg"} and drawn_ones == [PICTURE]


@pytest.mark.parametrize("path", ["/api/picture/{id}", "/api/file/{id}/0", "/api/picture/gone", "/api/file/gone/0"])
async def test_a_message_without_pictures_and_files_has_none(house: House, path: str) -> None:
    id = (await house.anna.say(house.room, "ciao"))["messages"][0]["id"]
    asked = await house.anna.ask("GET", path.format(id=id), params={"as": house.anna.id})
    assert asked[0] == 404


@pytest.mark.parametrize("name", ["gone.js", "index.html", "../pages.py"])
async def test_only_files_of_the_page_are_given(house: House, name: str) -> None:
    assert (await house.anna.ask("GET", f"/static/{name}"))[0] == 404


async def test_a_file_that_the_browser_has_is_not_sent_again(house: House) -> None:
    address = f"{house.chat.address}static/look.css"
    async with house.session.get(address) as first:
        mark, content = first.headers["ETag"], await first.read()
    for version, kept in (
        ("", "no-cache"),
        ("?v=x", "no-cache"),
        (f"?v={mark[1:-1]}", "public, max-age=31536000, immutable"),
    ):
        async with house.session.get(address + version) as again:
            assert (again.headers["Cache-Control"], again.charset) == (kept, "utf-8")
    for known, status in ((mark, 304), ('"other"', 200)):
        async with house.session.get(address, headers={"If-None-Match": known}) as again:
            assert (again.status, again.headers["ETag"]) == (status, mark)
            assert await again.read() == (content if status == 200 else b"")


# --- coming and going


@pytest.mark.parametrize("cookie", ["araldo-here-{port}", "araldo"])
async def test_a_cookie_of_bytes_that_are_no_words_lets_nobody_in(house: House, cookie: str) -> None:
    port = int(house.chat.address.rsplit(":", 1)[1].strip("/"))
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = (
        f"GET /api/club HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nCookie: {cookie.format(port=port)}="
    )
    writer.write(head.encode() + b"\xff\xfe\r\n\r\n")
    assert (await reader.readline()).startswith(b"HTTP/1.1 401")
    writer.close()


async def test_who_leaves_takes_the_link_from_this_browser(house: House) -> None:
    async with house.session.post(f"{house.chat.address}api/leave", headers=house.key) as answer:
        kept = answer.cookies["araldo"]
    assert answer.status == 200 and (kept.value, kept["max-age"], kept["path"]) == ("", "0", "/")


@pytest.mark.parametrize(
    ("url", "hosts"),
    [
        ("https://club.example", {"club.example": 401, "club.example:443": 401, "club.example:80": 421}),
        ("http://club.example", {"club.example:80": 401, "CLUB.example": 401, "club.example:443": 421}),
        ("https://club.example:8443", {"club.example:8443": 401, "club.example": 421, "club.example:443": 421}),
        ("https://[2001:db8::1]", {"[2001:db8::1]": 401, "[2001:db8::1]:443": 401, "[2001:db8::2]": 421}),
    ],
)
async def test_the_public_address_is_known_as_browsers_write_it(
    open_house: Open, url: str, hosts: dict[str, int]
) -> None:
    house = await open_house(public_url=url, public="club")
    for host, status in hosts.items():
        assert (await house.anna.ask("GET", "/api/club", headers={"Host": host}))[0] == status, host


@pytest.mark.parametrize("host", ["[::1", "localhost:port", "localhost:99999999"])
async def test_a_host_that_is_none_is_refused(house: House, host: str) -> None:
    assert (await house.anna.ask("GET", "/api/club", headers={"Host": host}))[0] == 421


async def test_two_rooms_cannot_have_one_name(house: House) -> None:
    await house.anna.post("/api/rooms", title="Sala grande")
    status, told = await house.anna.ask("POST", "/api/rooms", json={"as": house.anna.id, "title": "SALA grande"})
    assert (status, told) == (409, {"error": "name-taken"})


async def test_each_kind_of_board_has_its_own_page(house: House) -> None:
    book = "v" + "a" * 24
    house.front.boards.show(book, DrawnBoard((Span("Torneo"),), (), (), "it"))
    for id, board in ((house.room, "room-board"), (book, "book-board")):
        status, page = await house.anna.ask("GET", f"/board/{id}")
        named = {name for name in ("room-board", "book-board") if f"/static/{name}.js" in page}
        assert (status, named, "{board}" in page) == (200, {board}, False)


async def test_the_page_that_checks_an_export_runs_its_own_script_alone(house: House) -> None:
    async with house.session.get(f"{house.chat.address}checker") as answer:
        assert answer.headers["Content-Security-Policy"] == checker_page.POLICY
        assert (answer.content_type, answer.charset) == ("text/html", "utf-8")
