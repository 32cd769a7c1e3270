"""The public pages as files: what is public, nothing else, and out again what is not any more."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.hall.cards.board import DrawnBoard, DrawnPanel
from bot.hall.cards.card import DrawnPicture
from bot.hall.cards.public import DrawnClub, DrawnEvent, DrawnPlayer
from bot.publishing import _club, _event, _page, _written, pages, publish
from bot.settings import Settings
from bot.storage.contract import Trouble
from tests.chats.club.test_book_board import line
from tests.hall.books.test_public_club import league, players
from tests.hall.conftest import house
from tests.hall.house import BOOKS, BRUNO, TEXTS, House

__all__ = ["house"]
pytestmark = pytest.mark.asyncio


async def test_every_page_is_a_file_that_finds_the_others(house: House, tmp_path: Path) -> None:
    event, site = await league(house)
    await house.said("/io pubblico si", BRUNO)
    player = (await players(house, site))["Bruno"]

    _written(tmp_path, await pages(house.hall.house))

    for page in (f"event/{event}", f"club/{site}", f"club/{site}/player/{player}"):
        file = tmp_path / page / "index.html"
        text = file.read_text("utf-8")
        assert "<script" not in text
        assert "quando è stata pubblicata" in text and "Araldo la" not in text, "nobody keeps a file up to date"
        places = [place for place in re.findall(r'(?:href|src)="([^"]*)"', text) if not place.startswith(("http", "#"))]
        assert any(place.endswith("/index.html") for place in places), page
        for place in places:
            assert (file.parent / place.partition("#")[0]).is_file(), (page, place)
    assert (tmp_path / f"event/{event}/data/it/games.csv").is_file()


async def test_run_again_it_takes_out_who_was_forgotten_and_leaves_what_is_not_ours(
    house: House, tmp_path: Path
) -> None:
    _, site = await league(house)
    await house.said("/io pubblico si", BRUNO)
    player = (await players(house, site))["Bruno"]
    _written(tmp_path, await pages(house.hall.house))
    (tmp_path / "ours.txt").write_text("x")
    assert any(b"Bruno" in file.read_bytes() for file in tmp_path.rglob("*.html"))

    keys = await house.keys("/io cancella", BRUNO)
    await house.press(keys["Sì, dimenticami"], BRUNO)
    gone = _written(tmp_path, await pages(house.hall.house))

    assert gone and not (tmp_path / f"club/{site}/player/{player}").exists()
    assert not any(b"Bruno" in file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert (tmp_path / "ours.txt").is_file()


async def test_a_page_that_was_turned_off_is_no_file_any_more(house: House, tmp_path: Path) -> None:
    event, _ = await league(house)
    _written(tmp_path, await pages(house.hall.house))

    await house.said("/club pagina no registro:mito", manages=True)
    _written(tmp_path, await pages(house.hall.house))

    assert not (tmp_path / "event" / event).exists()


async def test_publishing_only_reads_and_makes_no_house_where_there_is_none(tmp_path: Path) -> None:
    file = tmp_path / "none.db"
    with pytest.raises(Trouble):
        await publish(Settings.model_validate({"storage": {"path": file}}), TEXTS, tmp_path / "pages")
    assert not file.exists() and not (tmp_path / "pages").exists()


async def test_the_next_date_and_the_pictures_of_an_event_are_files_beside_its_page(
    house: House, tmp_path: Path
) -> None:
    event, site = await league(house)
    await house.said('/mito programma quando:"17/1/2026 21:00" dove:"Circolo; sala 2"', manages=True)

    files = await pages(house.hall.house)

    place = f"event/{event}"
    for calendar in (f"{place}/calendar.ics", f"club/{site}/calendar.ics"):
        lines = files[calendar].decode().split("\r\n")
        assert lines.count("BEGIN:VEVENT") == 1
        assert "DTSTART:20260117T200000Z" in lines and "LOCATION:Circolo\\; sala 2" in lines
    html = files[f"{place}/index.html"].decode()
    shown = re.findall(r'src="([^"]*\.svg)"', html)
    assert [one.rpartition("/")[2] for one in shown] == [
        name.rpartition("/")[2] for name in files if name.startswith(f"{place}/picture-")
    ]
    assert all(body.startswith(b"<svg") for name, body in files.items() if name.endswith(".svg"))
    assert "calendar.ics" in html


@pytest.mark.parametrize("address", ["", "https://club.example/"])
async def test_what_is_published_of_a_club_s_database_is_what_its_house_shows(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str], address: str
) -> None:
    await league(house)
    shown = await pages(house.hall.house)
    settings = Settings.model_validate(
        {"storage": {"path": tmp_path / BOOKS}, "page": {"public_url": address}, "club": {"language": "it"}}
    )
    assert await publish(settings, TEXTS, tmp_path / "out") == 0
    found = {str(one.relative_to(tmp_path / "out")): one.read_text("utf-8") for one in tmp_path.glob("out/**/*.html")}
    assert set(found) == {name for name in shown if name.endswith(".html")}
    assert f"{len(found)} " in capsys.readouterr().out
    assert any("https://club.example/event/" in text for text in found.values()) is bool(address)


def one_event(board: DrawnBoard | None) -> Any:
    """A house in which one event is public, or was a moment ago."""

    async def drawn(*given: str) -> Any:
        return board

    async def nothing(*given: str) -> None: ...

    boards = SimpleNamespace(draw_page=drawn, draw_rules=nothing, link_of_page=lambda id: f"https://club.example/{id}")
    return SimpleNamespace(texts=TEXTS, boards=boards, club_pages=SimpleNamespace(draw=nothing, event=nothing))


CODE = DrawnPicture("qr", {"title": "Coppa", "link": "https://club.example/", "bare": True}, "Coppa", "it")


def panel(picture: DrawnPicture | None) -> DrawnPanel:
    return DrawnPanel(line("Tavoli"), (line("Turno 2"),), None, picture, (), 12, False)


async def test_each_picture_of_a_player_is_a_file_that_their_page_shows() -> None:
    event = DrawnEvent("e1", line("Coppa"), line(""), False)
    ways = ((event, (panel(None), panel(CODE))), (event, (panel(CODE),)))
    club = DrawnClub("Circolo", "it", (event,), (("p1", "Anna"), ("p2", "Bruno")))

    async def drawn(id: str) -> DrawnClub:
        return club

    async def player(id: str, one: str) -> DrawnPlayer | None:
        return DrawnPlayer("Anna", "it", ways, None) if one == "p1" else None

    club_pages = SimpleNamespace(draw=drawn, draw_player=player, link=lambda id: f"https://club.example/club/{id}")
    boards = SimpleNamespace(link_of_page=lambda id: "https://club.example/event/")
    a_house: Any = SimpleNamespace(texts=TEXTS, boards=boards, club_pages=club_pages)
    files = await _club(a_house, "c1")
    pictures = [f"club/c1/player/p1/picture-{number}.svg" for number in (0, 1)]
    own = ["club/c1/index.html", "club/c1/calendar.ics", "club/c1/player/p1/index.html"]
    assert {*files} == {*own, *pictures}, "who wants no page any more has none"
    html = files["club/c1/player/p1/index.html"].decode()
    assert re.findall(r'src="([^"]*)"', html) == [f"../../../../{name}" for name in pictures]
    assert '<a href="../../../../club/c1/index.html">' in html and "../../../../event/e1/index.html" in html
    assert '<a href="../../club/c1/player/p1/index.html">Anna</a>' in files["club/c1/index.html"].decode()


async def test_each_picture_of_an_event_is_a_file_that_its_page_shows() -> None:
    plain, shown = panel(None), panel(CODE)
    board = DrawnBoard(line("Coppa"), line(""), (plain, shown, shown), "it", (("Orsi", "Anna"),))
    files = await _event(one_event(board), "e1")
    pictures = [name for name in files if name.endswith(".svg")]
    assert pictures == ["event/e1/picture-1.svg", "event/e1/picture-2.svg"]
    html = files["event/e1/index.html"].decode()
    assert re.findall(r'src="([^"]*)"', html) == [f"../../{name}" for name in pictures]
    assert all(files[name].startswith(b"<svg") for name in pictures)
    assert "Turno 2" in html and "Orsi" not in html, "whom a name leads to is found by the bot alone"


async def test_what_is_public_no_more_when_it_is_drawn_has_no_files() -> None:
    assert await _event(one_event(None), "e1") == {} == await _club(one_event(None), "c1")


@pytest.mark.parametrize(
    ("made", "published"),
    [
        ('<a href="/event/e1">', '<a href="../../event/e1/index.html">'),
        ('<a href="/club/c1/player/p1#now">', '<a href="../../club/c1/player/p1/index.html#now">'),
        ('<a href="/event/e1/data/it/games.csv">', '<a href="../../event/e1/data/it/games.csv">'),
        ('<img src="/event/e1/picture-1.svg">', '<img src="../../event/e1/picture-1.svg">'),
        ('<link href="/static/event.css?v=abc">', '<link href="../../static/event.css">'),
        ('<a href="/static/event">', '<a href="../../static/event">'),
        ('<a href="https://club.example/event/e1">', '<a href="https://club.example/event/e1">'),
        ('a\n<script src="/static/event.js"></script>\nb', "a\nb"),
        ('a\n<p><a href="/event/e1/paper">Carta</a></p>\nb', "a\nb"),
    ],
)
async def test_an_address_of_the_house_becomes_a_place_beside_the_page(made: str, published: str) -> None:
    assert _page(made, 2).decode() == published


async def test_what_is_not_written_again_goes_with_its_folders_and_nothing_else_does(tmp_path: Path) -> None:
    folder = tmp_path / "pages"
    folder.mkdir()
    assert _written(folder, {"a/b/c.html": b"1", "a/x/y.html": b"2", "d.html": b"3"}) == 0
    assert json.loads((folder / "araldo-pages.json").read_text()) == ["a/b/c.html", "a/x/y.html", "d.html"]
    (folder / "a" / "x" / "ours.txt").write_text("x")
    os.utime(folder / "d.html", ns=(1, 1))
    assert _written(folder, {"d.html": b"3", "e.html": b"4"}) == 2
    assert {str(file.relative_to(folder)) for file in folder.rglob("*")} == {
        *("araldo-pages.json", "d.html", "e.html", "a", "a/x", "a/x/ours.txt")
    }
    assert (folder / "d.html").stat().st_mtime_ns == 1, "what is the same is not written again"
    assert _written(folder, {"d.html": b"5"}) == 1 and (folder / "d.html").read_bytes() == b"5"


async def test_a_list_of_files_that_names_others_takes_none_of_them_away(tmp_path: Path) -> None:
    (folder := tmp_path / "pages").mkdir()
    (tmp_path / "precious.txt").write_text("x")
    (folder / "folder").mkdir()
    (folder / "araldo-pages.json").write_text('["../precious.txt", "folder", "gone.html"]')
    assert _written(folder, {}) == 0
    assert (tmp_path / "precious.txt").is_file() and (folder / "folder").is_dir()
