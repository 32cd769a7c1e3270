"""Past games come from a file, and an export can be imported again."""

from __future__ import annotations

import csv
import gc
import io
import time

import pytest

from bot.commands.importing import UnfitLine
from bot.commands.mito.importing import PastGame
from tests.commands.mito.club import UGO, Club, played, with_file
from tests.hall.house import BRUNO


async def test_past_games_are_imported_and_what_does_not_fit_is_named(club: Club) -> None:
    file = """data;vincitore;giocatore2;giocatore3;risikometro
12/03/2025 21:30;Anna;Bruno;Nuovo;30 30 35
13/03/2025;Bruno;anna;;
14/03/2025;Bruno;;;
30/02/2025;Anna;Bruno;;
15/03/2025;Anna;ANNA;;
16/03/2025;Anna;Bruno;;30
12/03/2025 21:30;Anna;Nuovo;Bruno;30 30 35
"""
    said = await club.asks("/mito import", **with_file(file))
    assert "2 partite importate su 7" in said
    assert "Riga 4: Mancano i giocatori" in said
    assert "Riga 5: «30/02/2025» non è un giorno" in said
    assert "Riga 6: La stessa persona" in said
    assert "Riga 7: I giocatori sono 2, i valori del risikometro 1" in said
    assert "Riga 8: C'è già: è la partita 1" in said
    assert "Non ha ancora un account qui: Nuovo." in said
    assert "Mese di marzo 2025" in await club.asks("/mito archive month 2025-03")
    assert "Nessuna partita importata" in await club.asks("/mito import", **with_file(file))


OWN = with_file("data;vincitore;giocatore2\n12/03/2025;Anna;Bruno\n")


async def test_games_of_ones_own_join_ladders_that_are_climbed_with_anothers_yes(club: Club) -> None:
    await club.asks("/mito game @Bruno @Carla", BRUNO)
    assert "vuole registrare:" in await club.asks("/mito import", **OWN)
    assert len((await club.book()).games) == 1
    assert "Con il sì di Ugo" in await club.presses("Conferma", UGO)
    assert len((await club.book()).games) == 2


async def test_whoever_is_in_none_of_them_and_the_first_of_a_club_ask_nobody(club: Club) -> None:
    assert "1 partita importata su 1" in await club.asks("/mito import", **OWN)
    await club.asks("/mito game @Bruno @Carla", BRUNO)
    others = with_file("data;vincitore;giocatore2\n13/03/2025;Carla;Bruno\n")
    assert "1 partita importata su 1" in await club.asks("/mito import", **others)


@pytest.mark.parametrize("when", ["", "ieri", "05/03", "5 marzo", "21:30", "adesso", "oggi 21:00"])
async def test_a_row_without_a_whole_date_is_reported_and_no_date_is_invented(club: Club, when: str) -> None:
    said = await club.asks("/mito import", **with_file(f"data;vincitore;giocatore2\n{when};Anna;Bruno\n"))
    assert f"Riga 2: Serve la data intera, come 20/11/2026 (con l'ora, se c'è): qui c'è «{when}»" in said
    assert not (await club.book()).games


@pytest.mark.parametrize("when", ["01/01/0001", "30/02/2025"])
async def test_a_year_before_the_game_was_sold_is_no_other_year_nor_a_day_that_never_was_another(
    club: Club, when: str
) -> None:
    said = await club.asks("/mito import", **with_file(f"data;vincitore;giocatore2\n{when};Anna;Bruno\n"))
    assert f"Riga 2: «{when}» non è un giorno in cui si sia potuto giocare" in said


@pytest.mark.evenings
async def test_many_new_names_cost_no_more_each_than_few(club: Club) -> None:
    async def cost_of(first: int, count: int) -> float:
        games = "".join(f"\n2025-03-11,Nome {number},Anna" for number in range(first, first + count))
        began = time.process_time()
        await club.asks("/mito import", **with_file("date,winner,player2" + games))
        return time.process_time() - began

    await cost_of(0, 1)  # the ladder is opened
    few, many = await cost_of(1, 80), await cost_of(1_000, 1_200)
    assert many < 30 * few  # 15 times as many


async def test_a_line_without_a_winner_is_nobodys_win(club: Club) -> None:
    for first in ("date,winner,player2,player3\n", ""):
        said = await club.asks("/mito import", **with_file(f"{first}2025-03-12,,Anna,Bruno\n"))
        assert "0" not in said.splitlines()[0]
        assert "Mancano i giocatori" in said
    assert not await club.entries() or not (await club.book()).games


async def test_a_winner_named_beside_the_players_is_one_of_them(club: Club) -> None:
    file = """Lega 2025, tavolo uno
data;giocatore1;giocatore2;giocatore3;vincitore;risikometro
12/03/2025;Anna;Bruno;Carla;bruno;30 31 32
13/03/2025;Anna;Bruno;;Carla;
14/03/2025;Anna;Bruno;;;
"""
    said = await club.asks("/mito import", **with_file(file))
    assert "1 partita importata su 4" in said
    assert "Riga 4: Il vincitore, «Carla», non è fra i giocatori" in said
    assert "Riga 5: Mancano i giocatori" in said
    game = (await club.book()).games[1]
    assert game.players == (await club.id("Bruno"), await club.id("Anna"), await club.id("Carla"))
    assert game.risikometro == (3100, 3000, 3200)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("12/03/2025;Anna;Bruno;40%;60%", "non capisco «40% 60%»; il risikometro è"),
        ("12/03/2025;Anna;Bruno;-5;30", "non capisco «-5 30»; il risikometro è"),
        ("12/03/2025;Nuovo;@;Anna", "non c'è scritto niente"),
    ],
)
async def test_what_is_no_name_makes_no_guest(club: Club, line: str, why: str) -> None:
    before = await club.house.store.rows("people")
    assert why in await club.asks("/mito import", **with_file(line))
    assert await club.house.store.rows("people") == before


async def test_a_first_line_without_columns_of_players_is_no_game(club: Club) -> None:
    said = await club.asks("/mito import", **with_file("data;vincitore;avversari\n12/03/2025;Anna;Bruno, Carla\n"))
    assert "0" not in said.splitlines()[0]
    assert "Riga 2: Mancano i giocatori" in said


async def test_a_table_of_seven_is_no_table_of_six(club: Club) -> None:
    head = "date,winner," + ",".join(f"player{seat}" for seat in range(2, 8))
    said = await club.asks("/mito import", **with_file(f"{head}\n2025-03-12,A,B,C,D,E,F,G\n"))
    assert "Nessuna partita importata" in said
    assert "2 a 6" in said


async def test_a_file_without_a_first_line_is_read_by_place(club: Club) -> None:
    said = await club.asks("/mito import", **with_file("2025-03-12,Anna,Bruno,Carla,30,30,35\n2025-03-13,Bruno,Anna\n"))
    assert "2 partite importate su 2" in said
    assert (await club.book()).games[1].risikometro == (3000, 3000, 3500)


async def test_an_export_can_be_imported_again(club: Club) -> None:
    await played(club)
    await club.asks("/export book:mito")
    assert club.drawn is not None
    tables = next(file.content.decode("utf-8-sig") for file in club.drawn.files if file.name.endswith(".csv"))
    rows = list(csv.reader(io.StringIO(tables), delimiter=";"))
    assert rows[0][:3] == ["data", "vincitore", "giocatore2"]
    assert any(row[:4] == ["Settimana", "2026-W02", "1", "Bruno"] for row in rows if row)
    said = await club.asks("/mito import", **with_file(tables))
    assert "Nessuna partita importata su 3" in said
    assert said.count("C'è già") == 3


async def test_an_empty_file_is_refused(club: Club) -> None:
    assert "CSV" in await club.refused("/mito import", **with_file("\n"))


async def test_the_undo_of_a_long_import_is_short(club: Club) -> None:
    games = "".join(f"\n{day:02}/03/2025,Anna,Bruno" for day in range(1, 29))
    await club.asks("/mito import", **with_file("date,winner,player2" + games))
    said = await club.asks("/undo book:mito")
    assert said.count("vince") == 5 and len(said.splitlines()) < 23
    await club.presses("Sì, annulla")
    assert not (await club.book()).games


@pytest.mark.evenings
async def test_nothing_of_a_file_stays_once_it_was_read_whatever_did_not_fit(club: Club) -> None:
    gc.collect()
    gc.disable()  # What only the collector could free would stay: it leaves alone what a long import has made.
    try:
        file = with_file("data;vincitore;giocatore2\n12/03/2025;Anna;Bruno\n30/02/2025;Anna;Bruno\n")
        assert "1 partita importata su 2" in await club.asks("/mito import", **file)
        assert not [one for one in gc.get_objects() if isinstance(one, UnfitLine | PastGame)]
    finally:
        gc.enable()
