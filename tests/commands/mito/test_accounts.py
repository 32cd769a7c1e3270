"""«My sums» of an evening's game, and the games that parted two people."""

from __future__ import annotations

from tests.commands.mito.club import ANNA, BRUNO, CARLA, UGO, Club, played
from tests.commands.mito.test_tonight import seated


async def test_the_room_reads_one_ladder_and_each_reader_their_own_accounts(club: Club) -> None:
    await seated(club)
    await club.presses("Ha vinto Anna", ANNA)
    said = await club.presses("Confermo: ha vinto Anna", CARLA)
    assert len(said.splitlines()) <= 6
    assert "Di sempre: Anna +50,00 → 1050,00, 1/20 partite" in said
    key = club.keys["I miei conti"]
    said = await club.presses(key, CARLA)
    assert "i conti di Carla" in said
    assert "Carla −25,00 → 975,00" in said
    assert "Anna +" not in said
    assert "Anna +50,00" in await club.presses(key, UGO)


async def test_what_parted_two_people_is_told_game_by_game(club: Club) -> None:
    await played(club)
    said = await club.asks("/mito explain @Anna @Bruno")
    gap = await club.value("Anna") - await club.value("Bruno")
    assert f"Anna rispetto a Bruno: {'+' if gap > 0 else '−'}{abs(gap) / 100:.2f}".replace(".", ",") in said
    assert "Partita 1" in said
    assert "due persone diverse" in await club.refused("/mito explain @Bruno @Bruno", BRUNO)
    assert "non ha partite" in await club.refused("/mito explain @Ugo @Bruno", BRUNO)
