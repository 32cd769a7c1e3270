"""The top table, from its declaration to the urn of the powers."""

from __future__ import annotations

from pathlib import Path

from tests.commands.diplomacy.weekend import LED, weekend


async def test_the_top_table_from_declaration_to_the_urn(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 14)
    for board in (1, 2):
        await found.play(board, LED)
    assert "non dichiarato" in await found.said("/diplomazia top")
    assert "si sa dopo 2 round" in await found.said("/diplomazia top dichiara:si")
    await found.post()
    for board in (1, 2):
        await found.play(board, LED)
    card = await found.keys("/diplomazia top")
    assert "Prima servono le potenze" in await found.said("/diplomazia round")
    said = await found.said(press=card["Pesca dall'urna"].id)
    assert "Le potenze ci sono" in said
    assert "top table" in await found.said("/diplomazia round")
