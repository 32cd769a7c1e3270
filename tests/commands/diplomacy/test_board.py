"""The projector board of a tournament of Diplomacy."""

from __future__ import annotations

from pathlib import Path

from tests.commands.diplomacy.weekend import UGO, Weekend, weekend


async def test_the_board_shows_players_centres_and_the_clock(seven: Weekend) -> None:
    await seven.said("/diplomazia orologio 15")
    await seven.winter(1, 1901, "8 4 4 4 4 4 4")
    screen = await seven.screen()
    assert "Round 1 di 3 · manca 1 tavolo" in screen
    assert f"Austria {await seven.at('austria')} 8" in screen
    (clock,) = (panel.clocks[0] for panel in (await seven.board()).panels if panel.clocks)
    assert clock.until is not None


async def test_many_boards_share_one_table_on_the_screen(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 21, posted=False)
    for number in range(22, 36):
        await found.said(f"/diplomazia giocatore Ospite{number}")
    assert [len(panel.table.rows) for panel in (await found.board()).panels if panel.table] == [12], "three names a row"
    await found.post()
    (table,) = (panel.table for panel in (await found.board()).panels if panel.table)
    assert len(table.rows) == 5
    await found.said("/diplomazia minuto 1 austria", UGO)
    await found.winter(1, 1901)
    assert f"1 1901 {await found.at('austria')}* 5 " in await found.screen()
