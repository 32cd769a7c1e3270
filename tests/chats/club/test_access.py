"""Who is let in, by which door, and who is turned away."""

from __future__ import annotations

import re
import socket
from http.cookies import SimpleCookie

import pytest
from aiohttp.test_utils import make_mocked_request

from bot.chats.club import ClubChat, PortTaken
from bot.chats.club.access import BOARD_FILES, Access, Door
from bot.chats.club.roster import Roster
from tests.chats.club.conftest import Open
from tests.chats.club.house import House, Seat
from tests.chats.club.test_page_files import STATIC
from tests.chats.club.test_start_pages import Guide

pytestmark = pytest.mark.asyncio
PUBLIC = {"Host": "club.example"}


@pytest.mark.parametrize("host", ["evil.example", "evil.example:{port}", "127.0.0.1:1", "localhost.evil.example", ""])
async def test_a_name_that_only_points_here_is_refused(house: House, host: str) -> None:
    port = house.chat.address.rsplit(":", 1)[1].strip("/")

    status, _ = await house.anna.ask("GET", "/api/club", headers={"Host": host.format(port=port)})

    assert status == 421


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost"])
async def test_a_request_from_another_origin_is_refused(house: House, origin: str) -> None:
    body = {"as": house.anna.id, "room": house.room, "id": "act-evil", "text": "/roll 5"}

    status, _ = await house.anna.ask("POST", "/api/say", json=body, headers={"Origin": origin})

    assert status == 403
    assert await house.anna.reads(house.room) == []


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
@pytest.mark.parametrize("path", ["/api/club", "/api/events", "/api/messages", "/api/picture/x"])
async def test_another_site_cannot_read_through_the_browser(house: House, path: str, site: str) -> None:
    headers = {"Sec-Fetch-Site": site, "Sec-Fetch-Mode": "no-cors"}

    status, _ = await house.anna.ask("GET", path, headers=headers)

    assert status == 403


async def test_a_link_from_another_site_opens_the_page(house: House) -> None:
    headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}

    status, _ = await house.anna.ask("GET", "/", headers=headers)

    assert status == 200


async def test_the_page_itself_may_ask(house: House) -> None:
    headers = {"Origin": house.chat.address.rstrip("/"), "Sec-Fetch-Site": "same-origin"}
    body = {"as": house.anna.id, "room": house.room, "id": "act-page", "text": "ciao"}

    status, _ = await house.anna.ask("POST", "/api/say", json=body, headers=headers)

    assert status == 200


@pytest.mark.parametrize("headers", [{}, {"X-Forwarded-For": "10.0.0.1"}, {"Via": "1.1 proxy"}])
@pytest.mark.parametrize(
    ("method", "path"),
    [
        *(("GET", f"/api/{path}") for path in ("club", "links", "messages", "events")),
        *(("POST", f"/api/{path}") for path in ("say", "members", "rooms")),
    ],
)
async def test_without_the_key_this_machine_is_nobody_whatever_the_headers(
    house: House, method: str, path: str, headers: dict[str, str]
) -> None:
    stranger = Seat(house.session, house.chat.address, house.anna.id)
    body = {"as": house.anna.id, "room": house.room, "id": "act-1", "text": "ciao", "name": "Eva", "title": "Altra"}
    status, answer = await stranger.ask(method, path, headers=headers, json=body if method == "POST" else None)
    assert status == 401 and "enter/" not in str(answer)
    assert (await stranger.ask("GET", f"/board/{house.room}/cards", headers=headers))[0] == 401


@pytest.mark.parametrize(
    ("language", "said"),
    [("it-IT,it", "l&#x27;indirizzo che ha scritto all&#x27;avvio"), ("en", "the address it printed when it started")],
)
@pytest.mark.parametrize("path", ["/", "/start", "/?key=wrong", "/enter/wrong", "/board/{room}", "/missing"])
async def test_who_has_no_key_is_told_where_it_is_and_given_nothing_of_the_page(
    house: House, path: str, language: str, said: str
) -> None:
    stranger = Seat(house.session, house.chat.address)
    status, page = await stranger.ask("GET", path.format(room=house.room), headers={"Accept-Language": language})
    assert status == 401 and said in page and f'<html lang="{language[:2]}">' in page
    assert "/static/app.js" not in page and house.room not in page


async def test_of_the_files_strangers_get_those_of_boards_and_public_pages_alone(house: House) -> None:
    stranger = Seat(house.session, house.chat.address)
    for path in sorted(f"/static/{file.name}" for file in STATIC.iterdir() if file.suffix != ".html"):
        status, _ = await stranger.ask("GET", path)
        assert status == (200 if path in BOARD_FILES else 401), path
        assert (await house.anna.ask("GET", path))[0] == 200, path


IMPORTED = re.compile(r'^import [^;]*? from "\./([\w-]+\.js)";', re.MULTILINE)


@pytest.mark.parametrize("first", sorted(path for path in BOARD_FILES if path.endswith(".js")))
async def test_what_boards_and_public_pages_are_made_of_needs_nothing_that_strangers_do_not_get(first: str) -> None:
    needs = IMPORTED.findall((STATIC / first.removeprefix("/static/")).read_text("utf-8"))
    assert {f"/static/{name}" for name in needs} <= BOARD_FILES


async def test_the_guide_is_for_the_key_alone(open_house: Open) -> None:
    house = await open_house(guide=Guide(), public_url="https://club.example", public="club")
    anna = await entering(house, "Anna")
    assert (await anna.ask("GET", "/start"))[0] == 401
    assert (await house.anna.ask("GET", "/start"))[0] == 200


async def test_who_follows_a_link_from_another_site_is_still_known(open_house: Open) -> None:
    """A browser sends a strict cookie neither with that request nor with the one it is led on to."""
    house = await open_house(public_url="https://club.example", public="club")
    _, _, cookies = await came_in(house, house.chat.entrance.partition("?key=")[2])
    assert [cookie["samesite"] for cookie in cookies.values()] == ["Lax"]
    anna = await entering(house, "Anna")
    away = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    assert (await anna.ask("GET", "/", headers=away))[0] == 200
    assert (await anna.ask("GET", "/enter/wrong", headers=away))[0] == 303, "an old link, and one is in"


async def test_the_printed_address_lets_one_in_once_and_for_all(open_house: Open) -> None:
    house = await open_house()
    key = house.chat.entrance.partition("?key=")[2]
    status, _, cookies = await came_in(house, key)
    assert status == 303 and len(key) >= 24
    [cookie] = cookies.values()
    assert cookie["httponly"] and cookie["samesite"] == "Lax"
    assert int(cookie["max-age"]) == 365 * 24 * 3600
    house = await open_house()
    assert house.chat.entrance.endswith(key), "also after a restart"
    status, where, cookies = await came_in(house, "wrong")
    assert (status, where, len(cookies)) == (401, "", 0)


async def came_in(house: House, key: str) -> tuple[int, str, SimpleCookie]:
    """What happens to whoever opens the page with a key."""
    async with house.session.get(f"{house.chat.address}?key={key}", allow_redirects=False) as answer:
        return answer.status, answer.headers.get("Location", ""), answer.cookies


async def test_a_public_address_takes_no_key(open_house: Open) -> None:
    house = await open_house(public_url="https://club.example", public="club")
    async with house.session.get(house.chat.entrance, headers=PUBLIC, allow_redirects=False) as answer:
        assert not answer.cookies


@pytest.mark.parametrize("path", ["/", "/static/app.js", "/api/club", "/missing"])
async def test_every_answer_forbids_frames_and_foreign_code(house: House, path: str) -> None:
    async with house.session.get(house.chat.address.rstrip("/") + path) as response:
        policy = response.headers["Content-Security-Policy"]

        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["Referrer-Policy"] == "no-referrer"
        assert response.headers["Cross-Origin-Resource-Policy"] == "same-origin"
        assert response.headers["Cache-Control"] == "no-cache"


async def test_a_member_sees_no_private_conversation_but_their_own(house: House) -> None:
    status, _ = await house.bruno.ask("GET", "/api/messages", params={"as": house.bruno.id, "room": house.private})

    assert status == 404


async def test_only_an_organiser_changes_the_club(house: House) -> None:
    for path, body in [
        ("/api/members", {"name": "Eva"}),
        (f"/api/members/{house.bruno.id}", {"role": "organiser"}),
        (f"/api/members/{house.anna.id}/link", {}),
        ("/api/rooms", {"title": "Altra"}),
    ]:
        status, _ = await house.bruno.ask("POST", path, json={"as": house.bruno.id, **body})
        assert status == 403, path
    assert (await house.bruno.ask("GET", "/api/links", params={"as": house.bruno.id}))[0] == 403


# --- a public address


async def entering(house: House, name: str) -> Seat:
    """A member who came in by their link, from afar."""
    links = await house.anna.get("/api/links")
    seat = house.members[name]
    async with house.session.get(
        house.chat.address.rstrip("/") + links[seat.id], headers=PUBLIC, allow_redirects=False
    ) as response:
        cookie = response.cookies["araldo"]
        assert response.status == 303
        assert cookie["httponly"] and cookie["secure"] and cookie["samesite"] == "Lax"
        return Seat(house.session, house.chat.address, headers={**PUBLIC, "Cookie": f"araldo={cookie.value}"})


async def test_at_a_public_club_nobody_speaks_as_another(open_house: Open) -> None:
    house = await open_house(public_url="https://club.example", public="club")

    status, _ = await house.anna.ask("GET", "/api/club", params={"as": house.anna.id}, headers=PUBLIC)
    bruno = await entering(house, "Bruno")
    club = await bruno.get("/api/club", **{"as": house.anna.id})

    assert status == 401
    assert (club["me"]["name"], club["speakAs"]) == ("Bruno", False)


@pytest.mark.parametrize("link", ["wrong", "perché", "\N{GAME DIE}"])
async def test_a_wrong_link_opens_nothing(open_house: Open, link: str) -> None:
    house = await open_house(public_url="https://club.example", public="club")

    async with house.session.get(
        f"{house.chat.address}enter/{link}", headers=PUBLIC, allow_redirects=False
    ) as response:
        assert response.status == 401
        assert "araldo" not in response.cookies


async def test_a_renewed_link_shuts_the_old_one_out(open_house: Open) -> None:
    house = await open_house(public_url="https://club.example", public="club")
    bruno = await entering(house, "Bruno")

    await house.anna.post(f"/api/members/{house.bruno.id}/link")

    assert (await bruno.ask("GET", "/api/club"))[0] == 401


async def test_a_stream_opened_by_an_old_link_ends(open_house: Open) -> None:
    house = await open_house(public_url="https://club.example", public="club")
    bruno = await entering(house, "Bruno")

    async with bruno.listening() as ears:
        await house.anna.post(f"/api/members/{house.bruno.id}/link")
        await house.anna.say(house.room, "non per chi è uscito")

        with pytest.raises(AssertionError, match="ended"):
            await ears.next()


async def test_who_renews_their_own_link_stays_in(open_house: Open) -> None:
    house = await open_house(public_url="https://club.example", public="club")
    anna = await entering(house, "Anna")

    async with house.session.post(
        f"{house.chat.address}api/members/{house.anna.id}/link", json={}, headers=anna.headers
    ) as response:
        anna.headers["Cookie"] = f"araldo={response.cookies['araldo'].value}"

    assert (await anna.get("/api/club"))["me"]["name"] == "Anna"


async def test_who_renews_anothers_link_is_not_let_in_as_them(open_house: Open) -> None:
    house = await open_house(public_url="https://club.example", public="club")
    anna = await entering(house, "Anna")

    async with house.session.post(
        f"{house.chat.address}api/members/{house.bruno.id}/link", json={}, headers=anna.headers
    ) as response:
        assert response.status == 200
        assert "araldo" not in response.cookies

    assert (await anna.get("/api/club"))["me"]["name"] == "Anna"


async def test_a_public_club_takes_words_from_its_own_origin_alone(open_house: Open) -> None:
    house = await open_house(public_url="https://club.example", public="club")
    bruno = await entering(house, "Bruno")
    body = {"room": house.room, "text": "ciao"}

    own = await bruno.ask(
        "POST", "/api/say", json={**body, "id": "act-own1"}, headers={"Origin": "https://club.example"}
    )
    plain = await bruno.ask(
        "POST", "/api/say", json={**body, "id": "act-own2"}, headers={"Origin": "http://club.example"}
    )

    assert (own[0], plain[0]) == (200, 403)


async def test_the_organisers_links_are_told_where_people_enter_by_them(open_house: Open) -> None:
    house = await open_house(public_url="https://club.example/", public="club")

    assert [name for name, _ in house.chat.links()] == ["Anna"]
    assert house.chat.links()[0][1].startswith("https://club.example/enter/")


async def test_on_this_machine_no_link_is_needed(house: House) -> None:
    assert house.chat.links() == []


@pytest.mark.parametrize("path", ["/", "/api/club", "/api/events", "/enter/x", "/static/app.js", "/api/say"])
async def test_a_public_board_shows_nothing_else(open_house: Open, path: str) -> None:
    house = await open_house(public_url="https://club.example", public="board")

    assert (await house.anna.ask("GET", path, headers=PUBLIC))[0] == 404


async def test_a_public_board_is_shown_with_its_files(open_house: Open) -> None:
    house = await open_house(public_url="https://club.example", public="board")

    for path in (f"/board/{house.room}", f"/board/{house.room}/cards", "/static/room-board.js", "/static/look.css"):
        assert (await house.anna.ask("GET", path, headers=PUBLIC))[0] == 200, path


async def test_the_board_of_a_public_club_is_for_members(open_house: Open) -> None:
    house = await open_house(public_url="https://club.example", public="club")
    bruno = await entering(house, "Bruno")

    assert (await house.anna.ask("GET", f"/board/{house.room}/cards", headers=PUBLIC))[0] == 401
    assert (await bruno.ask("GET", f"/board/{house.room}/cards"))[0] == 200


# --- another address of this machine


@pytest.mark.parametrize(
    ("host", "door"),
    [
        ("192.168.1.5:8090", Door.LINK),
        ("[fe80::1]:8090", Door.LINK),
        ("localhost:8090", Door.LINK),
        ("club.example", Door.BOARD),
        ("evil.example:8090", None),
    ],
)
async def test_beyond_loopback_members_enter_by_link_even_from_here(house: House, host: str, door: Door | None) -> None:
    access = Access(Roster(house.store), "0.0.0.0", "https://club.example", "board")
    access.port = 8090

    assert access.door(make_mocked_request("GET", "/", headers={"Host": host})) is door


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:0/"),
        ("localhost", "http://localhost:0/"),
        ("::1", "http://[::1]:0/"),
        ("0.0.0.0", "http://127.0.0.1:0/"),
        ("::", "http://127.0.0.1:0/"),
        ("192.168.1.5", "http://192.168.1.5:0/"),
    ],
)
async def test_the_page_is_found_from_this_machine(house: House, host: str, address: str) -> None:
    chat = ClubChat(
        house.front,
        house.store,
        host=host,
        port=0,
        public_url="",
        public="board",
        streams=20,
        language="it",
        clock=lambda: 0.0,
    )
    assert chat.address == address


async def test_a_port_in_use_is_named(house: House) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        chat = ClubChat(
            house.front,
            house.store,
            host="127.0.0.1",
            port=port,
            public_url="",
            public="board",
            streams=20,
            language="it",
            clock=lambda: 0.0,
        )

        with pytest.raises(PortTaken) as refused:
            await chat.start()

    assert refused.value.port == port
