"""The tables of an export."""

from __future__ import annotations

from tests.commands.diplomacy.weekend import Weekend


async def test_the_export_has_players_games_winters_and_standings(played: Weekend) -> None:
    card = await played.card("/esporta")
    table = next(file for file in card.files if file.name.endswith(".csv")).content.decode("utf-8-sig")
    for head in ("numero;giocatore;persona", "round;tavolo;potenza;giocatore", "round;tavolo;anno;Austria", "Pos.;"):
        assert head in table
    assert "445,9" in table
