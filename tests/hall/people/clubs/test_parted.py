"""Whom clubs had in common, in the books of the release before: each club is asked, and the answer then holds."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.hall.cards.card import Key
from bot.hall.requests import Account
from tests.hall.house import ANNA, BOOKS, BRUNO, ELSEWHERE, HALL, House, opened

BEFORE = Path(__file__).parents[3] / "storage" / "before_parting.sql"
DARIO = Account("discord", "4", "Dario", "it", "dario")
"""Of the other club; Anna's club had a guest of that name, who counted as the same person."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Two clubs of the release before, opened by this one."""
    with closing(sqlite3.connect(tmp_path / BOOKS)) as connection:
        connection.executescript(BEFORE.read_text())
        connection.execute("UPDATE requests SET id = 'before ' || id")  # the house counts its own from one again
        connection.execute("PRAGMA user_version = 3")
        connection.commit()
    house = await opened(tmp_path)
    house.now += 1_000_000
    yield house
    await house.store.close()


async def answered(house: House, label: str) -> None:
    """Anna, who directs the club, answers whether the guest is Dario."""
    await house.heralded()
    keys = [key for notice in house.chat.said for row in notice.drawn.buttons for key in row if key.label == label]
    assert [type(key) for key in keys] == [Key]
    await house.press(keys[0], ANNA, manages=True)


async def test_who_was_said_not_to_be_the_guest_plays_as_themselves(house: House) -> None:
    await answered(house, "No")
    await house.ask("/mito partita @Anna <@4>", DARIO)
    for after in (house, await house.restarted()):
        ladder = await after.said("/mito classifica sempre")
        assert "Dario (dario)" in ladder and "Dario (ospite)" in ladder
        assert "1 partita" in await after.said("/io mostra", DARIO)


async def test_who_was_confirmed_has_what_the_guest_played(house: House) -> None:
    await answered(house, "Conferma")
    await house.ask("/mito partita @Anna <@4>", DARIO)
    for after in (house, await house.restarted()):
        assert "2 partite" in await after.said("/io mostra", DARIO)


async def test_a_guest_of_either_club_is_renamed_in_their_own(house: House) -> None:
    page = await house.keys("/club persone @Marco", ANNA, manages=True)
    await house.ask(who=ANNA, press=page["Rinomina…"].id, values={"name": "Marcone"}, manages=True)
    assert "Marcone" in await house.said("/mito classifica sempre", ANNA, HALL)
    assert "Marcone" not in await house.said("/mito classifica sempre", BRUNO, ELSEWHERE)
