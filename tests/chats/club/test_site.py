"""The public page of a club and of its players, calendars, and tables as data: for anybody, a way to nothing else."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from typing import Any

import pytest

from bot.hall.cards.board import DrawnPanel
from bot.hall.cards.card import DrawnPicture, DrawnTable
from bot.hall.cards.public import DrawnClub, DrawnEvent, DrawnPlayer
from tests.chats.club.conftest import Open
from tests.chats.club.house import House
from tests.chats.club.test_book_board import HOSTILE, PUBLIC, line
from tests.chats.club.test_event_page import OTHER, PAGE, Read, a_minute_later, event, row

pytestmark = pytest.mark.asyncio
SITE, PLAYER = "c" + "a" * 24, "p" + "a" * 24
CUP = DrawnEvent(PAGE, line("Coppa"), line("Turno 2"), False, 1_800_000_000.0, "Circolo; sala 2", (line("venerdì"),))
OVER = DrawnEvent(OTHER, line(HOSTILE), (), True)
CLUB = DrawnClub(HOSTILE, "it", (CUP, OVER), ((PLAYER, "Bea"),))


def opened(house: House) -> None:
    """The club's page is on, and Bea has one."""
    picture = DrawnPicture("history", {"title": "x"}, "Il suo cammino", "it")
    way = DrawnPanel(line("I conti"), (line("3 vinte"),), None, picture, (), 12, False)
    table = DrawnTable(row("Con", "Vinti"), (row("Anna", "1"),), (1,))
    met = DrawnPanel(line("Confronti"), (), table, None, (), 12, False)
    house.front.club_pages.clubs[SITE] = CLUB
    house.front.club_pages.players[PLAYER] = DrawnPlayer("Bea", "it", ((CUP, (way,)),), met)


async def got(house: House, path: str, **headers: str) -> str:
    status, body = await house.anna.ask("GET", path, headers=headers)
    assert status == 200, (path, status, body)
    return body if isinstance(body, str) else json.dumps(body)


async def test_the_club_says_what_is_on_what_was_and_when(house: House) -> None:
    opened(house)

    text = await got(house, f"/club/{SITE}")
    page = Read(text)

    links = [each["href"] for each in page.named("a")]
    assert f"/event/{PAGE}" in links and f"/event/{OTHER}" in links
    assert f"/club/{SITE}/player/{PLAYER}" in links and f"/club/{SITE}/calendar.ics" in links
    assert [tag for tag, _ in page.tags if tag in ("h1", "h2")] == ["h1", "h2", "h2", "h2", "h2"]
    assert "<img" not in text and HOSTILE in "".join(page.words)


async def test_a_player_is_shown_with_pictures_and_head_to_head(house: House) -> None:
    opened(house)

    page = Read(await got(house, f"/club/{SITE}/player/{PLAYER}"))

    assert "3 vinte" in page.words and "Anna" in page.words
    (picture,) = page.named("img")
    assert "svg" in await got(house, str(picture["src"]))
    assert (await house.anna.ask("GET", f"/club/{SITE}/player/p{'b' * 24}"))[0] == 404


@pytest.mark.parametrize(("path", "each"), [(f"/club/{SITE}", 1), (f"/club/{SITE}/player/{PLAYER}", 2)])
async def test_a_page_is_made_once_a_minute_for_all_who_read_it_in_one_language(
    house: House, path: str, each: int
) -> None:
    opened(house)
    first = await got(house, path)
    assert await got(house, path) == first
    assert house.front.club_pages.draws == each
    assert 'lang="en"' in await got(house, path, **{"Accept-Language": "en"})
    assert house.front.club_pages.draws == 2 * each
    a_minute_later(house)
    assert await got(house, path) == first
    assert house.front.club_pages.draws == 3 * each


@pytest.mark.parametrize(
    "path",
    [
        f"/club/c{'b' * 24}",
        f"/club/c{'b' * 24}/calendar.ics",
        f"/club/c{'b' * 24}/player/{PLAYER}",
        f"/club/{SITE}/player/{PLAYER}/picture/1",
        f"/club/{SITE}/player/p{'b' * 24}/picture/0",
        f"/event/{PAGE}/calendar.ics",
    ],
)
async def test_of_what_is_not_there_nothing_is_found(house: House, path: str) -> None:
    opened(house)
    assert (await house.anna.ask("GET", path))[0] == 404


async def test_what_is_not_public_any_more_is_gone_at_once(house: House) -> None:
    opened(house)
    await got(house, f"/club/{SITE}/player/{PLAYER}")
    await got(house, f"/club/{SITE}")
    house.front.club_pages.players.clear()
    house.front.club_pages.clubs[SITE] = replace(CLUB, players=())

    house.front.boards.named()

    assert (await house.anna.ask("GET", f"/club/{SITE}/player/{PLAYER}"))[0] == 404
    assert PLAYER not in await got(house, f"/club/{SITE}")


async def test_the_dates_are_a_calendar(house: House) -> None:
    opened(house)
    house.front.club_pages.events[PAGE] = CUP

    for path in (f"/club/{SITE}/calendar.ics", f"/event/{PAGE}/calendar.ics"):
        lines = (await got(house, path)).split("\r\n")
        assert lines[0] == "BEGIN:VCALENDAR" and lines[-2] == "END:VCALENDAR"
        assert lines.count("BEGIN:VEVENT") == 1
        assert [line.partition(":")[0] for line in lines[lines.index("BEGIN:VEVENT") :]] == [
            *("BEGIN", "UID", "DTSTAMP", "DTSTART", "DTEND", "SUMMARY", "LOCATION", "URL", "END", "END", "")
        ]
        assert {
            "DTSTART:20270115T080000Z",
            "DTEND:20270115T120000Z",
            "SUMMARY:Coppa",
            "LOCATION:Circolo\\; sala 2",
        } <= {*lines}


async def test_a_calendar_of_nothing_planned_is_one_that_programs_take(house: House) -> None:
    opened(house)
    house.front.club_pages.clubs[SITE] = replace(CLUB, events=(OVER,))
    house.front.club_pages.events[PAGE] = replace(CUP, when=None)

    for path in (f"/club/{SITE}/calendar.ics", f"/event/{PAGE}/calendar.ics"):
        lines = (await got(house, path)).split("\r\n")
        assert "BEGIN:VEVENT" not in lines
        assert [line for line in lines if line.startswith("BEGIN")] == [
            *("BEGIN:VCALENDAR", "BEGIN:VTIMEZONE", "BEGIN:STANDARD")
        ]


async def test_every_table_is_there_as_data_under_a_name_that_stays(house: House) -> None:
    one = event()
    named = (replace(one.panels[0], name="tables"), replace(one.panels[1], name="standings"))
    house.front.boards.show(PAGE, replace(one, panels=named))

    every: dict[str, Any] = json.loads(await got(house, f"/event/{PAGE}/data/it/tables.json"))
    assert [table["name"] for table in every["tables"]] == ["tables", "standings"]
    single = json.loads(await got(house, f"/event/{PAGE}/data/it/standings.json"))
    assert single == every["tables"][1] and single["rows"] == [["1", "Lupi"], ["2", "Orsi"]]
    rows = list(
        csv.reader(io.StringIO((await got(house, f"/event/{PAGE}/data/it/standings.csv")).removeprefix("\ufeff")))
    )
    assert rows == [["Pos.", "Squadra"], ["1", "Lupi"], ["2", "Orsi"]]
    for wrong in ("it/nothing.csv", "xx/tables.json", "it/tables2.json"):
        assert (await house.anna.ask("GET", f"/event/{PAGE}/data/{wrong}"))[0] == 404


async def test_no_name_is_a_formula_in_a_spreadsheet(house: House) -> None:
    rows = (row('=HYPERLINK("http://x")', "-3"), row("@cmd", "+1,5"), row("＝1", ""))
    table = DrawnTable(row("Chi", "Quanto"), rows, ())
    panel = DrawnPanel(line("T"), (), table, None, (), 12, False, name="table")
    house.front.boards.show(PAGE, replace(event(), panels=(panel,)))

    text = (await got(house, f"/event/{PAGE}/data/it/table.csv")).removeprefix("\ufeff")

    assert [row[0] for row in csv.reader(io.StringIO(text))] == ["Chi", '\'=HYPERLINK("http://x")', "'@cmd", "'＝1"]
    assert [row[1] for row in csv.reader(io.StringIO(text))] == ["Quanto", "-3", "+1,5", ""]


async def test_where_only_boards_are_public_the_clubs_page_is_too(open_house: Open) -> None:
    house = await open_house(public_url="https://club.example", public="board")
    opened(house)

    for path in (f"/club/{SITE}", f"/club/{SITE}/calendar.ics", f"/club/{SITE}/player/{PLAYER}"):
        assert (await house.anna.ask("GET", path, headers=PUBLIC))[0] == 200, path
