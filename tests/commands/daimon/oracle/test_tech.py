"""The technologies that a table knows."""

from __future__ import annotations

from tests.commands.daimon.evening import Evening


async def test_a_known_technology_is_not_introduced_twice(evening: Evening) -> None:
    await evening.room('/tecnologia aggiungi "Naso cibernetico" x y z', evening.others[0])
    said = await evening.alone('/tecnologia aggiungi "NASO CIBERNETICO" x y z strategico:si', evening.others[1])
    assert "NASO CIBERNETICO" in said
    assert len((await evening.book()).tech.log) == 1
