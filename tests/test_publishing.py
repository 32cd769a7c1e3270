"""The public pages as files: what is public, nothing else, and out again what is not any more."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.publishing import _written, pages, publish
from bot.settings import Settings
from bot.storage.contract import Trouble
from tests.hall.books.test_public_club import league, players
from tests.hall.conftest import house
from tests.hall.house import BRUNO, TEXTS, House

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
