"""/mito plan: the ladder's next evening, of which they are asked who played last."""

from __future__ import annotations

from pathlib import Path

from tests.hall.house import ANNA, BRUNO, CARLA, opened, words


async def test_a_ladder_has_a_next_evening_too(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    await house.ask("/io", CARLA)
    await house.ask('/mito partita "@Bruno @Carla" "30 35,5"', BRUNO)
    keys = await house.keys('/mito programma "17/1/2026 21:00"', ANNA, manages=True)
    assert {"Ci sono", "Forse", "No"} <= keys.keys()
    await house.ask(press=keys["Ci sono"].id, who=BRUNO)
    shown = words((await house.ask("/mito programma", ANNA, manages=True)).drawn)
    assert shown == "Metaclassifica: ci si vede sabato 17/01/2026 21:00\nC'è Bruno\nManca la risposta di Carla"


async def test_a_club_plans_its_first_evening_before_any_game(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    assert {"Ci sono"} <= (await house.keys('/mito programma "17/1/2026 21:00"', ANNA, manages=True)).keys()
