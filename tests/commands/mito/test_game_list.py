"""/mito list: the games by their numbers, and what whoever recorded one, or a referee, can do about it."""

from __future__ import annotations

from tests.commands.mito.club import ANNA, BRUNO, CARLA, UGO, Club, played
from tests.hall.house import private

MINUTE = 60.0


async def test_games_are_listed_by_their_numbers_the_latest_first(club: Club) -> None:
    await played(club)
    said = (await club.asks("/mito list", CARLA)).splitlines()
    assert [line.split(" · ")[0] for line in said[1:4]] == ["3", "2", "1"]
    assert "vince Anna, poi Bruno, Carla, Dario" in said[3]
    assert [*club.keys] == ["3", "2", "1"]


async def test_a_long_list_has_pages(club: Club) -> None:
    for minutes in range(12):
        await club.asks(f'/mito game @Anna @Bruno when:"{minutes + 1} minuti fa"', UGO)
    await club.asks("/mito list", CARLA)
    assert [*club.keys] == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Più vecchie →"]
    assert "Partite 11–12 di 12" in await club.presses("Più vecchie →", CARLA)
    assert [*club.keys] == ["11", "12", "← Più recenti"]


async def test_whoever_recorded_a_game_takes_it_back_from_the_list(club: Club) -> None:
    await played(club)
    await club.asks("/mito list", BRUNO)
    await club.presses("3", BRUNO)
    assert [*club.keys] == ["I miei conti", "Contesto", "Correggi", "Togli"]
    await club.presses("Togli", BRUNO)
    assert 3 not in (await club.book()).games


async def test_whoever_recorded_a_game_corrects_it_from_the_list(club: Club) -> None:
    await played(club)
    at = (await club.book()).games[3].at
    await club.asks("/mito list 3", BRUNO)
    key = club.keys["Correggi"]
    await club.asks(who=BRUNO, press=key.id, values={"players": "@Anna @Bruno", "risikometro": "20 40", "when": ""})
    book = await club.book()
    (game,) = [one for one in book.games.values() if one.number not in (1, 2)]
    assert game.winner == await club.id("Anna")
    assert abs(game.at - at) < MINUTE


async def test_others_read_a_game_and_change_nothing(club: Club) -> None:
    await played(club)
    await club.asks("/mito list 3", CARLA)
    assert [*club.keys] == ["I miei conti"]


async def test_after_some_minutes_a_game_is_no_longer_taken_back_by_oneself(club: Club) -> None:
    await played(club)
    club.house.now += 11 * MINUTE
    await club.asks("/mito list 3", BRUNO)
    assert "Togli" not in club.keys
    assert "Contesto" in club.keys, "a referee can still be called"


async def test_a_referee_corrects_and_deletes_from_the_list(club: Club) -> None:
    await played(club)
    await club.asks("/mito list 3", UGO)
    assert [*club.keys] == ["I miei conti", "Correggi", "Elimina"]
    await club.presses("Elimina", UGO)
    assert 3 not in (await club.book()).games


async def test_a_game_that_waits_is_in_the_list(club: Club) -> None:
    await club.asks('/mito game @Anna @Bruno when:"01/01/2026 21:00"', ANNA)
    assert "aspetta conferma" in await club.asks("/mito list", CARLA)


async def test_a_correction_in_private_is_told_where_the_game_was_told(club: Club) -> None:
    await played(club)
    await club.house.heralded()
    await club.asks("/mito fix 3 delete:yes", UGO, private(UGO))
    said = await club.house.heralded()
    assert any("Partita 3 eliminata" in one for one in said), said


async def test_of_no_games_the_list_says_how_the_first_is_recorded(club: Club) -> None:
    await club.asks("/mito settings")
    assert "/mito partita" in await club.asks("/mito list", CARLA)
