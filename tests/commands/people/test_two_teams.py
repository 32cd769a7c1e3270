"""Nobody plays for two teams of one tournament, by no claim and no join; in older books somebody may."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.requests import Account
from tests.hall.house import ANNA, BRUNO, opened

EVA = Account("discord", "8", "Eva", "it", "eva")
ENTRIES = {
    "codice": ("/codice nuovo Coppa", "/codice squadra Tassi @Anna @Eva", "/codice squadra Lupi @Bruno @Pippo"),
    "diplomacy": ("/diplomazia nuovo Coppa", "/diplomazia giocatore Tassi @Eva", "/diplomazia giocatore Lupi @Pippo"),
}
OUT = {"codice": "/codice ritira Tassi", "diplomacy": "/diplomazia ritira Lupi"}


@pytest.mark.parametrize("game", [*ENTRIES])
async def test_nobody_becomes_a_guest_who_plays_for_another_team(tmp_path: Path, game: str) -> None:
    house = await opened(tmp_path)
    for one in (ANNA, BRUNO, EVA):
        await house.ask("/io mostra", one)
    for line in ENTRIES[game]:
        await house.said(line, manages=True)
    [pippo] = [row["person"] for row in await house.store.rows("guests", key="pippo")]
    eva = (await house.people.meet(EVA)).id
    claim, join = f"!club claim guest:<@{pippo}>", f"!club join old:<@{pippo}> into:<@{eva}>"
    both = "Pippo gioca per Lupi, Eva per Tassi in «Coppa»"
    assert both in await house.said(who=EVA, press=claim)
    assert both in await house.said(manages=True, press=join)
    await house.said(OUT[game], manages=True)
    assert both not in await house.said(manages=True, press=join), "one of the two has withdrawn"


async def test_of_an_old_book_both_teams_of_somebody_are_said(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    for one in (ANNA, BRUNO, EVA):
        await house.ask("/io mostra", one)
    for line in ENTRIES["codice"]:
        await house.said(line, manages=True)
    await house.turned_out((await house.named("Pippo")).id, EVA)
    assert "Coppa: squadra Tassi · squadra Lupi" in await house.said("/io mostra", EVA)
