"""Where a player's points come from."""

from __future__ import annotations

from tests.commands.diplomacy.weekend import Weekend


async def test_art_2_3_1_what_a_player_has_is_explained_with_its_multiplier(played: Weekend) -> None:
    said = await played.said(f"/diplomazia spiega {await played.at('austria')}")
    assert "× 1,3 (4 con almeno 3 centri) = 445,9" in said
