"""Games are corrected and deleted, by whom may do so."""

from __future__ import annotations

from tests.commands.mito.club import BRUNO, UGO, Club, played


async def test_a_corrected_game_moves_everybody_and_the_card_says_who(club: Club) -> None:
    await played(club)
    said = await club.asks('/mito fix 1 "@Dario @Anna @Bruno @Carla"', UGO)
    assert "Partita 1 corretta" in said
    assert "Risikometro: 35 · 30 · 30 · 30" in said, "each keeps their own value"
    assert "Dario" in said
    assert "→" in said
    book = await club.book()
    assert book.games[1].winner == await club.id("Dario")


async def test_a_deleted_game_is_gone_and_undo_brings_it_back(club: Club) -> None:
    await played(club)
    before = await club.value("Anna")
    said = await club.asks("/mito fix 1 delete:yes", UGO)
    assert "Partita 1 eliminata" in said
    assert "Classifica di sempre" in said
    assert await club.value("Anna") != before
    await club.asks("/undo book:mito")
    await club.presses("Sì, annulla")
    await club.presses("Sì, annulla", BRUNO)
    assert await club.value("Anna") == before


async def test_a_referee_changes_the_winner_with_one_press(club: Club) -> None:
    await played(club)
    await club.asks("/mito fix 1", UGO)
    assert "Vince Carla, poi Anna, Bruno, Dario" in await club.presses("Ha vinto Carla", UGO)


async def test_players_do_not_correct(club: Club) -> None:
    await played(club)
    assert "un arbitro" in await club.refused("/mito fix 1 delete:yes", BRUNO)


async def test_other_players_need_another_risikometro(club: Club) -> None:
    await played(club)
    assert "scrivi anche il risikometro" in await club.refused('/mito fix 1 "@Anna @Bruno"', UGO)
    said = await club.asks('/mito fix 1 "@Anna @Bruno" risikometro:-', UGO)
    assert "Risikometro" not in said


async def test_a_game_can_move_to_another_day(club: Club) -> None:
    await played(club)
    said = await club.asks('/mito fix 1 when:"01/01/2026 21:00"', UGO)
    assert "Giocata 01/01/2026 21:00" in said
    assert "Settimana 1 del 2026" in said
    assert "Settimana 2 del 2026" in said
