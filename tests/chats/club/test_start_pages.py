"""The guide to the first run is for the browser that has the page's key: nobody else reads it or gives a token."""

from __future__ import annotations

from typing import Any

from bot.chats.club import ClubChat
from bot.hall.cards.card import DrawnPicture
from tests.chats.club.conftest import Open
from tests.chats.club.house import HOSTILE_PICTURE

TOKEN = "12345678:AAAA"
BODY = {"platform": "telegram", "token": TOKEN}


class Guide:
    """A guide that takes one token."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, str]] = []

    async def given(self, platform: str, words: str) -> str:
        self.taken.append((platform, words))
        return "" if words == TOKEN else "page-start-bad-token"

    async def state(self) -> dict[str, dict[str, Any]]:
        return {"telegram": {"how": "connected", "invite": "https://t.me/araldo?startgroup=araldo"}}


async def test_whoever_has_the_key_gives_a_token_and_is_not_shown_it(open_house: Open) -> None:
    guide = Guide()
    house = await open_house(guide=guide)
    base, key = house.chat.address, house.key
    async with house.session.post(f"{base}api/start", json=BODY, headers=key) as answer:
        assert answer.status == 200 and TOKEN not in await answer.text()
    async with house.session.post(f"{base}api/start", json=BODY | {"token": "x"}, headers=key) as answer:
        assert (answer.status, await answer.json()) == (409, {"error": "start-bad-token"})
    async with house.session.post(f"{base}api/start", json=BODY | {"platform": "club"}, headers=key) as answer:
        assert answer.status == 400 and TOKEN not in await answer.text()
    assert guide.taken == [("telegram", TOKEN), ("telegram", "x")]
    async with house.session.get(f"{base}api/start", headers=key) as answer:
        assert (await answer.json())["telegram"]["how"] == "connected"
    async with house.session.get(f"{base}api/start/qr/telegram", headers=key) as answer:
        assert answer.content_type == "image/svg+xml"
    async with house.session.get(f"{base}api/start/qr/discord", headers=key) as answer:
        assert answer.status == 404


async def test_a_member_by_link_and_a_stranger_are_refused(open_house: Open) -> None:
    guide = Guide()
    house = await open_house(guide=guide, public_url="https://club.example.org", public="club")
    link = house.chat.links()[0][1].rpartition("/")[2]
    for headers, status in (({"Cookie": f"araldo={link}"}, 403), ({}, 401)):
        async with house.session.post(f"{house.chat.address}api/start", json=BODY, headers=headers) as answer:
            assert answer.status == status
        async with house.session.get(f"{house.chat.address}api/start", headers=headers) as answer:
            assert answer.status == status
    assert guide.taken == []


async def test_another_site_gives_no_token_through_the_browser(open_house: Open) -> None:
    guide = Guide()
    house = await open_house(guide=guide)
    headers = house.key | {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
    async with house.session.post(f"{house.chat.address}api/start", json=BODY, headers=headers) as answer:
        assert answer.status == 403
    assert guide.taken == []


async def test_the_guide_s_address_brings_the_key_and_loses_it(open_house: Open) -> None:
    house = await open_house(guide=Guide())
    async with house.session.get(house.chat.guide, allow_redirects=False) as answer:
        assert (answer.status, answer.headers["Location"]) == (303, "/start")
        assert "araldo-here" in answer.headers["Set-Cookie"]
    away = {"host": "0.0.0.0", "port": 0, "public_url": "", "public": "board", "streams": 20, "language": "it"}
    chat = ClubChat(house.front, house.store, **away, clock=lambda: 0.0, guide=Guide())  # type: ignore[arg-type]
    assert chat.guide == "", "in a home network nobody comes in by the key"


async def test_a_club_alone_has_no_guide(open_house: Open) -> None:
    house = await open_house()
    assert house.chat.guide == ""
    async with house.session.get(f"{house.chat.address}api/start", headers=house.key) as answer:
        assert answer.status == 404


async def test_the_code_of_an_invitation_is_drawn_by_itself_and_for_the_key_alone(open_house: Open) -> None:
    drawn: list[DrawnPicture] = []

    def draws(picture: DrawnPicture) -> bytes:
        drawn.append(picture)
        return HOSTILE_PICTURE

    house = await open_house(guide=Guide(), public_url="https://club.example.org", public="club")
    house.front.draws = draws
    link = house.chat.links()[0][1].rpartition("/")[2]
    for headers, status in (({"Cookie": f"araldo={link}"}, 403), (house.key, 200)):
        async with house.session.get(f"{house.chat.address}api/start/qr/telegram", headers=headers) as answer:
            assert answer.status == status
    invite = "https://t.me/araldo?startgroup=araldo"
    assert drawn == [DrawnPicture("qr", {"title": invite, "link": invite, "bare": True}, invite, "it")]


async def test_a_token_has_five_hundred_signs_at_most(open_house: Open) -> None:
    house = await open_house(guide=Guide())
    for signs, status in ((500, 409), (501, 400)):
        body = BODY | {"token": "x" * signs}
        async with house.session.post(f"{house.chat.address}api/start", json=body, headers=house.key) as answer:
            assert answer.status == status
