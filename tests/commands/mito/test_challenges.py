"""/mito challenge: the room sees it, both agree, and the game that decides tells who has won it."""

from __future__ import annotations

from tests.commands.mito.club import ANNA, BRUNO, CARLA, DAY, FOUR, Club
from tests.commands.mito.test_tonight import standing
from tests.hall.house import private


async def test_both_agree_and_the_game_that_decides_tells_it(club: Club) -> None:
    await club.asks(f"/mito game {FOUR}")
    assert "ora tocca a Bruno" in await club.asks("/mito sfida @Bruno")
    said = await standing(club)
    assert "Sfida: Anna contro Bruno" in said
    assert "Anna ne ha vinte 1, Bruno 0" in said
    yes = club.keys["Accetto"]
    for who in (ANNA, CARLA):
        assert "riguarda altri due" in await club.presses(yes, who)
    assert "Sfida accettata!" in await club.presses(yes, BRUNO)
    assert "Sfida aperta con Anna" in await club.asks("/mito player @Bruno")
    club.house.now += DAY
    assert "sfida vinta" not in await club.asks("/mito game @Carla @Anna @Bruno", CARLA)
    assert "sfida vinta contro Anna" in await club.asks("/mito game @Bruno @Anna @Dario", BRUNO)
    club.house.now += DAY
    assert "sfida vinta" not in await club.asks("/mito game @Bruno @Anna @Carla", BRUNO)
    assert "Sfida aperta" not in await club.asks("/mito player @Bruno")


async def test_both_agree_by_a_press_from_the_card_of_a_player(club: Club) -> None:
    await club.asks(f"/mito game {FOUR}")
    await club.asks("/mito player @Bruno", CARLA)
    call_out = club.keys["Sfida"]
    assert "da soli" in await club.presses(call_out, BRUNO)
    assert "ora tocca a Bruno" in await club.presses(call_out, CARLA)
    assert "Sfida: Carla contro Bruno" in await standing(club)
    assert "Sfida accettata!" in await club.presses(club.keys["Accetto"], BRUNO)
    await club.asks("/mito player", BRUNO)
    assert "Sfida" not in club.keys
    await club.asks("/mito game @Anna @Ospite", ANNA)
    await club.asks("/mito player @Ospite", ANNA)
    assert "Sfida" not in club.keys


async def test_one_who_would_rather_not_says_so_and_an_old_press_does_nothing(club: Club) -> None:
    await club.asks("/mito game @Anna @Bruno")
    await club.asks("/mito challenge @Bruno")
    await standing(club)
    yes, no = club.keys["Accetto"], club.keys["No, grazie"]
    assert "riguarda altri due" in await club.presses(no, CARLA)
    assert "La sfida è chiusa" in await club.presses(no, BRUNO)
    assert "Bruno preferisce di no" in (await club.house.heralded())[-1]
    assert "Questa sfida è chiusa" in await club.presses(yes, BRUNO)


async def test_whoever_is_called_out_agrees_by_calling_out_too(club: Club) -> None:
    await club.asks("/mito game @Anna @Bruno")
    await club.asks("/mito challenge @Bruno")
    assert "già una sfida aperta" in await club.refused("/mito challenge @Bruno")
    assert "Sfida accettata" in await club.asks("/mito challenge @Anna", BRUNO)


async def test_a_challenge_given_in_private_stands_in_the_room(club: Club) -> None:
    await club.asks("/mito game @Anna @Bruno")
    await club.asks("/mito challenge @Bruno", ANNA, private(ANNA))
    assert "Bruno, accetti?" in await standing(club)


async def test_guests_are_not_called_out_nor_made_by_it(club: Club) -> None:
    await club.asks("/mito game @Anna @Bruno")
    assert "non ha un account" in await club.refused("/mito challenge @Ernesto")
    assert "Non ci si può sfidare da soli" in await club.refused("/mito challenge @Anna")
