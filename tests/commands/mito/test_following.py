"""A season worth following: who moved since last week, streaks, records, the rival, what it takes to pass somebody."""

from __future__ import annotations

from typing import Any

from bot.hall.cards.card import plain
from tests.commands.mito.club import ANNA, BRUNO, DAY, FOUR, Club

WEEK = 7 * DAY


async def moved(club: Club, which: str) -> dict[str, str]:
    """Everybody's movement as the picture of a ladder shows it; nothing where it shows none."""
    await club.asks(f"/mito ladder {which}")
    assert club.drawn is not None
    assert club.drawn.picture is not None
    values = club.drawn.picture.values
    if "7 gg" not in [said(column["title"]) for column in values["columns"]]:
        return {}
    return {said(row[2]): said(row[1]) for row in values["rows"]}


def said(cell: Any) -> str:
    """A cell's words."""
    return cell if isinstance(cell, str) else plain(cell)


async def test_the_picture_of_a_ladder_shows_who_moved_since_last_week(club: Club) -> None:
    await club.asks(f"/mito game {FOUR}")
    await club.agreed("/mito settings all-time minimum:1")
    assert await moved(club, "all-time") == {}
    club.house.now += WEEK
    await club.asks("/mito game @Dario @Anna @Bruno @Ugo")
    now = await moved(club, "all-time")
    assert now == {"Dario": "↑1", "Anna": "↓1", "Ugo": "nuovo", "Carla": "↓1", "Bruno": "↓3"}


async def test_the_week_is_compared_with_the_week_before(club: Club) -> None:
    for _ in range(2):
        await club.asks(f"/mito game {FOUR}")
        club.house.now += 7200
    assert await moved(club, "week") == {}
    club.house.now += WEEK
    for _ in range(2):
        await club.asks("/mito game @Dario @Anna @Bruno @Ugo", ANNA)
        club.house.now += 7200
    assert await moved(club, "week") == {"Dario": "↑1", "Anna": "↓1", "Bruno": "=", "Ugo": "nuovo"}


async def test_a_streak_is_told_with_the_game_on_the_ladder_and_to_whoever_has_it(club: Club) -> None:
    for number in range(3):
        told = await club.asks(f"/mito game {FOUR}")
        assert ("3ª di fila" in told) == (number == 2)
        club.house.now += 7200
    assert "Vittorie di fila: Anna 3" in await club.asks("/mito ladder")
    assert "Serie aperta: 3 vittorie di fila" in await club.asks("/mito player @Anna")
    told = await club.asks("/mito player @Bruno")
    assert "Serie aperta: 3 sconfitte di fila" in told
    assert "3 partite insieme (vinte 0, perse contro Anna 3)" in told


async def test_a_player_reads_what_it_takes_to_pass_whoever_stands_above(club: Club) -> None:
    for _ in range(8):
        await club.asks(f"/mito game {FOUR}")
        club.house.now += 7200
        await club.asks("/mito game @Bruno @Anna @Carla @Dario", BRUNO)
        club.house.now += 7200
    told = await club.asks("/mito player @Bruno quarter") + await club.asks("/mito player @Anna quarter")
    assert told.count("Per superare") == 1


async def test_a_record_is_told_with_the_game_and_with_the_week(club: Club) -> None:
    for number in range(24):
        await club.asks("/mito game @Anna @Bruno" if number % 2 else "/mito game @Bruno @Anna")
        club.house.now += 7200
    club.house.now += WEEK
    await club.rung(0)
    assert "record" in await club.asks("/mito game @Anna @Bruno @Carla @Dario")
    assert any("Record: Anna tocca" in notice for notice in await club.rung(WEEK))


async def test_a_streak_that_is_a_record_is_told_once_with_the_week(club: Club) -> None:
    for _ in range(3):
        await club.asks(f"/mito game {FOUR}")
        club.house.now += 7200
    [first] = [notice for notice in await club.rung(WEEK) if "Settimana" in notice]
    assert first.count("3 di fila") == 1
    assert "Record: Anna ne vince 3 di fila" in first
    for _ in range(3):
        await club.asks("/mito game @Bruno @Carla @Dario @Ugo", BRUNO)
        club.house.now += 7200
    [then] = [notice for notice in await club.rung(WEEK) if "Settimana" in notice]
    assert "\nBruno ne vince 3 di fila." in then
    assert "Record" not in then


async def test_whoever_asks_why_reads_the_rule_of_places(club: Club) -> None:
    await club.asks(f"/mito game {FOUR}")
    await club.asks("/mito ladder")
    assert "Le cinque classifiche" in await club.presses("Perché?")
