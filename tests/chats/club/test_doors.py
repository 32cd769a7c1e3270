"""By which door a request comes, asked of the access alone: hosts, keys, other sites, and whose streams are counted."""

from __future__ import annotations

from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from bot.chats.club.access import Access, Door
from bot.chats.club.roster import ClubMember, Roster

pytestmark = pytest.mark.asyncio
NOBODY = Roster(None)  # type: ignore[arg-type]
ANNA = ClubMember("m1", "Anna", "organiser", "the-link")
KEY = {"Cookie": "araldo-here-8090=the-key"}
LOOPBACK = "127.0.0.1:8090"


def access(host: str = "127.0.0.1", public_url: str = "", public: str = "club", port: int = 8090) -> Access:
    """The access to a page at that port, with its key."""
    one = Access(NOBODY, host, public_url, public)
    one.port, one.key = port, "the-key"
    return one


def asking(host: str = LOOPBACK, path: str = "/", method: str = "GET", **headers: str) -> web.Request:
    """A request for that host."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return make_mocked_request(method, path, headers={"Host": host, **named})


async def let_in(one: Access, request: web.Request) -> int:
    """The status of what the page answers."""

    async def handler(_: web.Request) -> web.StreamResponse:
        return web.Response()

    try:
        return (await one.watch(request, handler)).status
    except web.HTTPException as refused:
        return refused.status


@pytest.mark.parametrize("host", ["127.0.0.1:8090", "localhost:8090", "[::1]:8090"])
@pytest.mark.parametrize("opened", ["127.0.0.1", "localhost", "[::1]"])
async def test_this_machine_is_here_by_any_of_its_names_with_the_key_alone(opened: str, host: str) -> None:
    one = access(opened)
    assert one.door(asking(host, **KEY)) is Door.HERE
    assert one.door(asking(host)) is Door.LINK and one.door(asking(host.replace("8090", "8091"))) is None


async def test_before_there_is_a_key_nobody_has_it() -> None:
    one = access()
    one.key = ""
    for cookie in ("araldo-here-8090=", "other=1"):
        assert one.door(asking(Cookie=cookie)) is Door.LINK


async def test_a_host_without_a_port_is_at_port_80() -> None:
    assert access(port=80).door(asking("localhost")) is Door.LINK
    assert access(port=81).door(asking("localhost")) is None


@pytest.mark.parametrize(("host", "door"), [("araldo.lan:8090", Door.LINK), ("other.lan:8090", None)])
async def test_in_a_home_network_the_page_answers_to_the_name_that_it_was_opened_by(host: str, door: Any) -> None:
    assert access("Araldo.lan").door(asking(host)) is door


async def test_the_key_opens_nothing_at_another_address_than_this_machines() -> None:
    for one, host in (
        (access("192.168.1.5"), "192.168.1.5:8090"),
        (access(public_url="https://club.example"), "club.example"),
    ):
        assert await let_in(one, asking(host, "/?key=the-key")) == 401
    assert await let_in(access(), asking(path="/?key=the-key")) == 303


@pytest.mark.parametrize(
    ("method", "path", "site", "mode", "status"),
    [
        ("GET", "/", "cross-site", "navigate", 200),
        ("HEAD", "/", "cross-site", "navigate", 200),
        ("GET", "/", "cross-site", "", 200),
        ("GET", "/", "cross-site", "no-cors", 403),
        ("POST", "/", "cross-site", "navigate", 403),
        ("GET", "/api/club", "cross-site", "navigate", 403),
        ("GET", "/api/club", "none", "navigate", 200),
        ("HEAD", "/api/club", "none", "navigate", 403),
        ("POST", "/api/say", "none", "navigate", 403),
        ("POST", "/api/say", "same-origin", "cors", 200),
        ("POST", "/api/say", "", "", 200),
    ],
)
async def test_from_another_site_pages_are_only_opened_and_from_nowhere_everything_is_only_read(
    method: str, path: str, site: str, mode: str, status: int
) -> None:
    told = {name: value for name, value in (("Sec_Fetch_Site", site), ("Sec_Fetch_Mode", mode)) if value}
    assert await let_in(access(), asking(LOOPBACK, path, method, **KEY, **told)) == status


@pytest.mark.parametrize(("scheme", "status"), [("http", 200), ("https", 200), ("ftp", 403)])
async def test_our_own_origin_is_ours_also_behind_what_speaks_https_for_us(scheme: str, status: int) -> None:
    assert await let_in(access(), asking(method="POST", **KEY, Origin=f"{scheme}://{LOOPBACK}")) == status


@pytest.mark.parametrize(
    ("url", "host", "secure"),
    [
        ("https://club.example", "club.example", True),
        ("https://club.example", LOOPBACK, False),
        ("http://club.example", "club.example", False),
    ],
)
async def test_a_link_stays_on_encrypted_ways_where_there_is_one(url: str, host: str, secure: bool) -> None:
    answer = web.Response()
    access(public_url=url).open_with(answer, asking(host), ANNA)
    cookie = answer.cookies["araldo"]
    assert cookie.value == "the-link" and bool(cookie["secure"]) is secure


async def test_what_a_proxy_tells_counts_at_the_public_address_alone() -> None:
    one = access(public_url="https://club.example")
    told = {"X_Forwarded_For": "9.9.9.9, 1.2.3.4 "}
    for host, headers, visitor in (
        ("club.example", told, "at 1.2.3.4"),
        ("club.example", {}, "at 5.6.7.8"),
        (LOOPBACK, told, "at 5.6.7.8"),
        (LOOPBACK, {**told, **KEY}, ""),
    ):
        assert one.visitor(asking(host, **headers).clone(remote="5.6.7.8")) == visitor


async def test_an_origin_that_is_no_address_is_not_ours() -> None:
    for origin in ("http://[", "http://[::1", "null", ""):
        assert await let_in(access(), asking(method="POST", **KEY, Origin=origin)) == 403
