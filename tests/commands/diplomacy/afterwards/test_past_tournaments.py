"""A player's way through the club's tournaments: places, games, powers, what they were best with."""

from __future__ import annotations

from pathlib import Path

from tests.commands.diplomacy.weekend import LED, NAMES, weekend


async def test_it_goes_through_all_tournaments_of_the_club(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, rounds=1)
    career = f"!@{await found.stored()} diplomacy career Bruno"
    assert "Ancora nessuna partita" in await found.said(press=career)
    await found.play(1, LED)
    first = await found.said(press=career)
    assert "Tornei: 1 · partite: 1" in first and "Coppa:" in first and " di 7" in first
    power = next(iter((await found.book()).rounds[0].games_of(await found.id("Bruno"))))[1]
    assert power in ("austria", "england", "france", "germany", "italy", "russia", "turkey")
    assert "🏅 Migliore con" in first


async def test_it_is_on_the_card_that_explains_a_player(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, rounds=2)
    await found.play(1, "18 16 0 0 0 0 0", years=1)
    austria = await found.at("austria")
    assert austria in NAMES
    keys = await found.keys(f"/diplomazia spiega {austria}")
    said = await found.said(press=keys["Carriera"].id)
    assert "vinte: 1 (da soli: 1)" in said
    assert "in corso: 1º di 7" in said
    assert "Austria 1 1 " in said
