"""Who may not is sent to an office that there is where they play."""

from __future__ import annotations

from pathlib import Path

from tests.commands.daimon.evening import begun
from tests.hall.house import BRUNO, House


async def test_where_there_is_a_master_whoever_may_not_undo_is_sent_to_them_too(tmp_path: Path) -> None:
    evening = await begun(tmp_path)
    house, player = evening.house, evening.others[0]
    assert "Questo lo possono fare il Master o un direttore." in await house.said("/annulla", player)
    await house.store.close()


async def test_where_there_is_none_they_are_sent_to_a_director_alone(house: House) -> None:
    await house.ask("/mito partita @anna @bruno")
    assert "Questo lo può fare un direttore." in await house.said("/annulla", BRUNO)
