"""The projector board of a book: live for whoever has its link, and a way to nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from bot.hall.cards.board import DrawnBoard, DrawnCountdown, DrawnPanel
from bot.hall.cards.card import DrawnPicture, DrawnTable, Line, Span
from tests.chats.club.conftest import Open
from tests.chats.club.house import Ears, House

pytestmark = pytest.mark.asyncio
BOARD, OTHER = "v" + "a" * 24, "v" + "b" * 24
PUBLIC = {"Host": "club.example"}
HOSTILE = "<img src=x onerror=alert(1)>"


def line(words: str, **more: Any) -> Line:
    """Words as they were drawn."""
    return (Span(words, **more),)


def words(text: str, **more: Any) -> list[dict[str, Any]]:
    """Words as the screen gets them."""
    return [{"text": text, "style": "plain", **more}]


def board(title: str = "Torneo", **more: Any) -> DrawnBoard:
    """A board with a panel of everything."""
    table = DrawnTable((line("Squadra"),), tuple((line(f"Orsi {at}", person="p1", ping=True),) for at in range(30)), ())
    picture = DrawnPicture("table", {"title": title}, "Classifica", "it")
    clocks = (DrawnCountdown(line("Turno"), 1_800_000_900.0, 0.0), DrawnCountdown(line("Fermo"), None, 60.0))
    return DrawnBoard(
        line(title), line("Turno 3"), (DrawnPanel(line("Tavoli"), (line("ciao"),), table, picture, clocks, 12, False),),
        "it",
    )  # fmt: skip


@asynccontextmanager
async def watching(house: House, id: str, after: str) -> AsyncIterator[Ears]:
    """A screen that shows a board."""
    address = f"{house.chat.address}board/{id}/events"
    async with house.session.get(address, params={"after": after}) as response:
        assert response.status == 200
        yield Ears(response)


async def now(house: House, id: str = BOARD, **headers: str) -> Any:
    """What a screen reads."""
    status, body = await house.anna.ask("GET", f"/board/{id}/now", headers=headers)
    assert status == 200, (status, body)
    return body


@pytest.mark.parametrize("path", ["", "/now", "/events", "/picture/0"])
async def test_an_unknown_board_is_not_found(house: House, path: str) -> None:
    house.front.boards.show(BOARD, board())

    assert (await house.anna.ask("GET", f"/board/{OTHER}{path}"))[0] == 404


@pytest.mark.parametrize("path", ["/picture/1", "/picture/7", "/picture/-1", "/say", "/cards"])
async def test_a_board_has_nothing_beside_what_it_shows(house: House, path: str) -> None:
    house.front.boards.show(BOARD, board())

    assert (await house.anna.ask("GET", f"/board/{BOARD}{path}"))[0] == 404


@pytest.mark.parametrize("path", ["/now", "/events"])
async def test_what_a_board_shows_now_is_kept_by_no_cache(house: House, path: str) -> None:
    house.front.boards.show(BOARD, board())

    async with house.session.get(f"{house.chat.address}board/{BOARD}{path}") as response:
        assert response.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("path", ["", "/now", "/events"])
async def test_a_board_takes_no_words(house: House, path: str) -> None:
    house.front.boards.show(BOARD, board())

    assert (await house.anna.ask("POST", f"/board/{BOARD}{path}", json={}))[0] == 405


async def test_the_board_is_read_with_its_panels_and_our_time(house: House) -> None:
    house.front.boards.show(BOARD, board())

    shown = await now(house)

    assert [shown["title"][0]["text"], shown["subtitle"][0]["text"], shown["language"]] == ["Torneo", "Turno 3", "it"]
    (panel,) = shown["panels"]
    assert len(panel["table"]["rows"]) == 30
    assert panel["rows"] == 12
    assert [(clock["until"], clock["left"]) for clock in panel["clocks"]] == [(1_800_000_900.0, 0.0), (None, 60.0)]
    assert shown["now"] > 1_700_000_000


async def test_a_panel_reaches_the_screen_with_all_that_stands_in_it(house: House) -> None:
    table = DrawnTable((line("a"), line("b")), ((line("1", style="strong"), line("21:00", at=90.0)),), (1,))
    panel = DrawnPanel(line("Tavoli"), (line("ciao"),), table, None, (), 5, True)
    house.front.boards.show(BOARD, DrawnBoard(line("Torneo"), line(""), (panel, replace(panel, table=None)), "en"))

    shown = await now(house)

    plain = {"title": words("Tavoli"), "lines": [words("ciao")], "clocks": [], "rows": 5, "wide": True}
    cells = [words("1", style="strong"), words("21:00", at=90.0)]
    assert shown["panels"] == [
        {**plain, "table": {"head": [words("a"), words("b")], "rows": [cells], "right": [1]}},
        plain,
    ]
    assert {name: shown[name] for name in ("title", "subtitle", "language")} == {
        "title": words("Torneo"),
        "subtitle": words(""),
        "language": "en",
    }
    board = ["board", "board-gone", "board-quiet", "clock-over", "clock-paused", "locale"]
    board += ["offline", "online", "table"]
    assert sorted(shown["words"]) == [*board, "theme", "theme-dark", "theme-light"]


async def test_a_clock_and_a_picture_reach_the_screen_with_what_they_are_of(house: House) -> None:
    house.front.boards.show(BOARD, board())

    (panel,) = (await now(house))["panels"]

    assert panel["clocks"] == [
        {"label": words("Turno"), "until": 1_800_000_900.0, "left": 0.0},
        {"label": words("Fermo"), "until": None, "left": 60.0},
    ]
    assert (panel["picture"]["of"], panel["picture"]["alt"]) == ("table", "Classifica")
    assert panel["picture"]["src"].startswith(f"/board/{BOARD}/picture/0?v=")


async def test_who_is_who_does_not_reach_the_screen(house: House) -> None:
    house.front.boards.show(BOARD, board())

    cell = (await now(house))["panels"][0]["table"]["rows"][0][0]

    assert cell == [{"text": "Orsi 0", "style": "plain"}]


async def test_peoples_words_stay_words(house: House) -> None:
    house.front.boards.show(BOARD, board(HOSTILE))

    assert (await now(house))["title"] == [{"text": HOSTILE, "style": "plain"}]


async def test_a_change_reaches_the_screens_of_its_board_at_once(house: House) -> None:
    house.front.boards.show(BOARD, board())
    house.front.boards.show(OTHER, board())
    mark = (await now(house))["mark"]

    async with watching(house, BOARD, mark) as ears:
        house.front.boards.show(OTHER, board("Altro"))
        house.front.boards.show(BOARD, board("Dopo"))
        assert await ears.next() == {"kind": "changed"}
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(ears.next(), 0.1)

    assert (await now(house))["title"][0]["text"] == "Dopo"


async def test_a_change_while_the_screen_was_away_is_told_when_it_comes_back(house: House) -> None:
    house.front.boards.show(BOARD, board())
    mark = (await now(house))["mark"]
    house.front.boards.show(BOARD, board("Dopo"))

    async with watching(house, BOARD, mark) as ears:
        assert await ears.next() == {"kind": "changed"}


async def test_a_screen_from_before_a_restart_reads_anew(house: House) -> None:
    house.front.boards.show(BOARD, board())

    async with watching(house, BOARD, "0badcafe-7") as ears:
        assert await ears.next() == {"kind": "reset"}


async def test_a_board_is_drawn_once_for_all_screens_until_it_changes(house: House) -> None:
    house.front.boards.show(BOARD, board())
    for _ in range(3):
        await now(house)
    assert house.front.boards.draws == 1

    house.front.boards.show(BOARD, board())
    await now(house)

    assert house.front.boards.draws == 2


async def test_a_board_that_changes_while_it_is_drawn_is_drawn_anew_for_the_next_screen(house: House) -> None:
    def changes() -> None:
        house.front.boards.meanwhile = lambda: None
        house.front.boards.show(BOARD, board("Dopo"))

    house.front.boards.show(BOARD, board())
    house.front.boards.meanwhile = changes
    assert [(await now(house))["title"][0]["text"] for _ in range(2)] == ["Torneo", "Dopo"]


async def test_of_one_address_so_many_screens_show_a_board_and_no_more(open_house: Open) -> None:
    house = await open_house(streams=2)
    house.front.boards.show(BOARD, board())
    async with AsyncExitStack() as stack:
        statuses = []
        for _ in range(3):
            asked = house.session.get(f"{house.chat.address}board/{BOARD}/events")
            statuses.append((await stack.enter_async_context(asked)).status)
    assert statuses == [200, 200, 503]


async def test_what_happens_in_the_rooms_is_not_told_to_boards(house: House) -> None:
    house.front.boards.show(BOARD, board())
    mark = (await now(house))["mark"]

    async with watching(house, BOARD, mark) as ears:
        await house.anna.say(house.room, "ciao")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(ears.next(), 0.1)


async def test_a_picture_on_the_board_runs_nothing(house: House) -> None:
    house.front.boards.show(BOARD, board())
    source = (await now(house))["panels"][0]["picture"]["src"]

    async with house.session.get(house.chat.address.rstrip("/") + source) as response:
        assert response.status == 200
        assert "sandbox" in response.headers["Content-Security-Policy"]


async def test_the_code_of_the_public_page_is_on_the_board_where_there_is_one(house: House) -> None:
    qr = DrawnPicture("qr", {"title": "Segui", "link": "https://club.example/event/e1"}, "Segui", "it")
    house.front.boards.show(BOARD, replace(board(), page=qr))
    house.front.boards.show(OTHER, board())

    assert (await now(house, OTHER))["qr"] is None
    assert (await house.anna.ask("GET", f"/board/{OTHER}/qr"))[0] == 404
    shown = (await now(house))["qr"]
    assert shown["alt"] == "Segui"
    assert (await house.anna.ask("GET", shown["src"]))[0] == 200


async def test_a_changed_picture_has_another_address(house: House) -> None:
    house.front.boards.show(BOARD, board())
    before = (await now(house))["panels"][0]["picture"]["src"]

    house.front.boards.show(BOARD, board("Dopo"))

    assert (await now(house))["panels"][0]["picture"]["src"] != before


@pytest.mark.parametrize("path", ["/now", "/events"])
async def test_another_origin_is_refused(house: House, path: str) -> None:
    house.front.boards.show(BOARD, board())
    address = f"/board/{BOARD}{path}"

    assert (await house.anna.ask("GET", address, headers={"Origin": "https://evil.example"}))[0] == 403
    site = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"}
    assert (await house.anna.ask("GET", address, headers=site))[0] == 403
    assert (await house.anna.ask("GET", address, headers={"Host": "evil.example"}))[0] == 421


async def test_a_link_from_a_chat_opens_the_board(house: House) -> None:
    house.front.boards.show(BOARD, board())
    site = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}

    assert (await house.anna.ask("GET", f"/board/{BOARD}", headers=site))[0] == 200


# --- a public address


async def test_at_a_public_board_the_board_is_shown_with_its_files_and_nothing_else(open_house: Open) -> None:
    house = await open_house(public_url="https://club.example", public="board")
    house.front.boards.show(BOARD, board())

    for path in (f"/board/{BOARD}", f"/board/{BOARD}/now", "/static/book-board.js", "/static/book-board-panels.js"):
        assert (await house.anna.ask("GET", path, headers=PUBLIC))[0] == 200, path
    for path in ("/", "/api/club", "/api/events", "/static/app.js", f"/board/{OTHER}", f"/api/picture/{BOARD}"):
        assert (await house.anna.ask("GET", path, headers=PUBLIC))[0] == 404, path


async def test_at_a_public_club_the_link_alone_opens_the_board(open_house: Open) -> None:
    house = await open_house(public_url="https://club.example", public="club")
    house.front.boards.show(BOARD, board())

    assert (await house.anna.ask("GET", f"/board/{BOARD}/now", headers=PUBLIC))[0] == 200
    assert (await house.anna.ask("GET", f"/board/{house.room}/cards", headers=PUBLIC))[0] == 401


async def test_the_hall_is_told_where_boards_are_shown(open_house: Open) -> None:
    house = await open_house(public_url="https://club.example/")
    assert (house.front.boards.address, house.front.boards.public) == ("https://club.example/", True)

    house = await open_house()
    assert (house.front.boards.address, house.front.boards.public) == (house.chat.address, False)


async def test_screens_are_let_go_when_the_club_closes(house: House) -> None:
    house.front.boards.show(BOARD, board())

    async with watching(house, BOARD, (await now(house))["mark"]) as ears:
        await house.chat.stop()
        with pytest.raises((AssertionError, OSError)):
            await ears.next()
