"""Ladders, archive, players, corrections, settings, quality, notices, board: what the club sees."""

from __future__ import annotations

import csv
import io
import re
import time

import pytest

from bot.hall.cards.card import plain
from tests.commands.mito.club import ANNA, BRUNO, CARLA, DAY, FOUR, ODDS, UGO, Club, with_file


async def played(club: Club) -> None:
    """Three games of an evening."""
    await club.asks(f"/mito game {FOUR} {ODDS}")
    await club.asks(f'/mito game "@Bruno @Anna @Carla @Dario" {ODDS}', UGO)
    await club.asks("/mito game @Bruno @Anna risikometro:20,40", BRUNO)


async def test_a_ladder_has_places_values_and_the_best_ever(club: Club) -> None:
    await played(club)
    said = await club.asks("/mito ladder week")
    assert said.startswith("Settimana 2 del 2026\n🥇 Bruno")
    assert "4 in classifica" in said
    assert club.drawn is not None
    assert club.drawn.picture is not None
    assert club.drawn.table is not None
    assert plain(club.drawn.table.rows[0][1]) == "Bruno"


async def test_who_is_below_the_minimum_is_listed_apart(club: Club) -> None:
    await played(club)
    said = await club.asks("/mito ladder month")
    assert "nessuno in classifica" in said
    assert "i 4 che hanno giocato meno di 4 partite" in said


async def test_a_long_ladder_has_pages(club: Club) -> None:
    players = "".join(f"\n01/01/2026,P{number},Q{number}" for number in range(40))
    await club.asks("/mito import", **with_file("date,winner,player2" + players))
    first = await club.asks("/mito ladder")
    second = await club.presses("33–64")
    assert club.reply.drawn.replaces
    names = [{word for word in said.split() if word[:1] in "PQ" and word[1:].isdigit()} for said in (first, second)]
    assert [len(page) for page in names] == [32, 32]
    assert not names[0] & names[1]
    assert "65–80" in club.keys


async def test_a_player_has_a_history_and_statistics(club: Club) -> None:
    await played(club)
    said = await club.asks("/mito player @Bruno week")
    assert "Bruno · Settimana 2 del 2026" in said
    assert "2 vittorie su 3: 67% (alla pari 33%)" in said
    assert "Da sfavorito: 2 su 3" in said
    assert "Forma: P V V" in said
    assert "Mese:" in said
    assert club.drawn is not None
    assert club.drawn.picture is not None
    assert [point["outcome"] for point in club.drawn.picture.values["points"]] == ["", "lost", "won", "won"]


async def test_who_has_not_played_is_said(club: Club) -> None:
    await played(club)
    assert "Ugo qui non ha ancora giocato" in await club.refused("/mito player @Ugo")


# --- corrections


async def test_a_corrected_game_moves_everybody_and_the_card_says_who(club: Club) -> None:
    await played(club)
    said = await club.asks('/mito fix 1 "@Dario @Anna @Bruno @Carla"', UGO)
    assert "Partita 1 corretta" in said
    assert "Risikometro: 35 30 30 30" in said, "each keeps their own value"
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


# --- periods that close


async def test_a_period_closes_by_itself_with_winner_and_upsets(club: Club) -> None:
    await played(club)
    said = await club.rung(3 * DAY)
    assert len(said) == 1
    assert said[0].startswith("Settimana 2 del 2026: vince Bruno")
    assert "Vittorie a sorpresa" in said[0]
    assert re.search(r"Partita 3: Bruno contro \w+, probabilità \d+%", said[0])
    assert await club.rung(DAY) == []
    assert any("Mese di gennaio 2026" in notice for notice in await club.rung(30 * DAY))


async def test_a_closed_period_is_in_the_archive(club: Club) -> None:
    await played(club)
    assert "non c'è ancora nessun periodo chiuso" in await club.refused("/mito archive week")
    await club.rung(3 * DAY)
    assert "Settimana 2 del 2026" in await club.asks("/mito archive week")
    assert "Settimana 2 del 2026" in await club.asks("/mito archivio settimana 2026-W02")
    assert "non è ancora finito" in await club.refused("/mito archive month 2026-01")
    assert "Non risultano partite" in await club.refused("/mito archive month 2025-12")
    assert "2026-04" in await club.refused("/mito archive month boh")
    assert "(settimana, mese, trimestre, anno)" in await club.refused("/mito archivio sempre")


@pytest.mark.parametrize(
    ("typed", "period"),
    [
        ("mese novembre 2025", "Mese di novembre 2025"),
        ("month november 2025", "Mese di novembre 2025"),
        ("mese Nov. 2025", "Mese di novembre 2025"),
        ("mese novembre", "Mese di novembre 2025"),
        ("mese 11/2025", "Mese di novembre 2025"),
        ("mese 2025-11", "Mese di novembre 2025"),
        ("settimana settimana 47 del 2025", "Settimana 47 del 2025"),
        ("settimana week 47 of 2025", "Settimana 47 del 2025"),
        ("trimestre 4º trimestre 2025", "4º trimestre 2025"),
        ("trimestre 4 trimestre", "4º trimestre 2025"),
        ("anno 2025", "Anno 2025"),
    ],
)
async def test_a_period_is_asked_for_as_cards_call_it_in_either_language(club: Club, typed: str, period: str) -> None:
    await club.asks("/mito import", **with_file("date,winner,player2\n2025-11-20,Anna,Bruno\n"))
    assert (await club.asks(f"/mito archivio {typed}")).startswith(period)


async def test_a_bare_archive_asks_for_ladders_that_close_alone(club: Club) -> None:
    await played(club)
    await club.asks("/mito archivio")
    assert list(club.keys) == ["settimana", "mese", "trimestre", "anno"]


async def test_periods_of_every_ladder_are_offered_as_they_are_called(club: Club) -> None:
    games = "".join(f"\n2025-{month:02}-{day:02},Anna,Bruno" for month in range(7, 12) for day in (6, 13, 20, 27))
    await club.asks("/mito import", **with_file("date,winner,player2" + games))
    offered = await club.offered("mito archive", "period", "")
    assert [one for one in offered if one.endswith("novembre 2025")] == ["novembre 2025"]
    assert {"settimana 48 del 2025", "4º trimestre 2025", "2025"} <= set(offered)
    assert await club.offered("mito archive", "period", "2025-11") == ["novembre 2025"]


async def test_places_are_told_only_of_who_has_or_had_one(club: Club) -> None:
    await played(club)
    said = await club.asks("/mito fix 1 delete:yes", UGO)
    week = said.index("Settimana 2 del 2026")
    assert "partite" not in said[:week]
    assert "Dario 947,33 → 973,50 · 4º → 1/2 partite" in said[week:]


async def test_two_who_share_the_first_place_win_a_period_together(club: Club) -> None:
    await club.asks("/mito settings week minimum:1")
    for line in ("/mito game @Anna @Bruno", "/mito game @Carla @Dario", "/mito game @Carla @Anna"):
        await club.asks(line)
    await club.rung(3 * DAY)
    assert "Il primo posto ora è di Anna, Carla" in await club.asks("/mito fix 3 delete:yes", UGO)


async def test_a_correction_of_a_closed_period_says_the_new_winner_and_mends_the_notice(club: Club) -> None:
    await played(club)
    await club.rung(3 * DAY)
    said = await club.asks("/mito fix 2 delete:yes", UGO)
    assert "Il primo posto ora è di Anna" in said
    mended = await club.house.heralded()
    assert mended[-1].startswith("Settimana 2 del 2026: vince Anna")
    assert club.house.chat.said[-1].edits is not None


async def test_after_a_restart_the_period_still_closes(club: Club) -> None:
    await played(club)
    await club.house.restarted()
    assert (await club.rung(3 * DAY))[0].startswith("Settimana 2 del 2026: vince Bruno")


async def test_the_clubs_time_zone_moves_the_end_of_a_week(club: Club) -> None:
    await played(club)
    await club.asks("/club timezone Pacific/Auckland")
    await club.asks("/mito game @Anna @Bruno")
    assert (await club.book()).zone == "Pacific/Auckland"


# --- settings


async def test_a_director_changes_names_and_numbers_and_the_journal_knows(club: Club) -> None:
    await played(club)
    said = await club.asks('/mito settings week minimum:1 start:1500 pot:5 name:"Lampo"')
    assert "Cambiato: Lampo" in said
    assert "Lampo 1500,00 5,00% 1" in said
    assert "Lampo · settimana 2 del 2026" in await club.asks("/mito ladder week")
    assert "Anna ha cambiato «Lampo»: si parte da 1500,00" in await club.asks("/journal book:mito")
    assert "C'è già" in await club.refused("/mito settings month name:lampo")
    assert "indica anche quale" in await club.refused("/mito settings name:Uno")
    assert "È già così" in await club.refused("/mito settings week minimum:1")
    assert "un numero da 1 a" in await club.refused("/mito settings week start:0")
    assert "un direttore" in await club.refused("/mito settings week minimum:3", UGO)


async def test_a_number_with_a_name_that_is_none_does_not_become_the_name(club: Club) -> None:
    assert "non ha «share»" in await club.refused("/mito settings week share:5")


async def test_a_period_that_nobody_won_says_so(club: Club) -> None:
    await club.asks(f"/mito game {FOUR}")
    said = await club.rung(3 * DAY)
    assert said[0].startswith("Settimana 2 del 2026: nessun vincitore")


async def test_a_refusal_ends_with_one_stop(club: Club) -> None:
    for line in ("/mito settings week pot:101", "/mito game @Anna @Bruno risikometro:x"):
        assert ".." not in await club.refused(line)


async def test_a_ladder_can_be_turned_off(club: Club) -> None:
    await played(club)
    assert "Settimana 1000,00 2,50% 2 spenta" in await club.asks("/mito settings week active:no")
    assert "spenta" in await club.refused("/mito ladder week")
    assert "Settimana" not in await club.asks("/mito game @Anna @Bruno")


# --- how well it predicts


async def test_the_quality_is_for_directors(club: Club) -> None:
    await played(club)
    assert "un direttore" in await club.refused("/mito quality", UGO)
    said = await club.asks("/mito quality")
    assert "Alla pari" in said
    assert "Solo ELO" in said


async def test_without_games_there_is_no_quality(club: Club) -> None:
    await club.asks("/mito settings")
    assert "/mito partita" in await club.refused("/mito quality")


# --- import and export


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
    assert "Riga 5: Da «30/02/2025» non capisco quando" in said
    assert "Riga 6: La stessa persona" in said
    assert "Riga 7: I giocatori sono 2, i valori del risikometro 1" in said
    assert "Riga 8: C'è già: è la partita 1" in said
    assert "Un nome nuovo, ora ospite: Nuovo" in said
    assert "Mese di marzo 2025" in await club.asks("/mito archive month 2025-03")
    assert "Nessuna partita importata" in await club.asks("/mito import", **with_file(file))


async def test_many_new_names_cost_no_more_each_than_few(club: Club) -> None:
    async def cost_of(first: int, count: int) -> float:
        games = "".join(f"\n2025-03-11,Nome {number},Anna" for number in range(first, first + count))
        began = time.process_time()
        await club.asks("/mito import", **with_file("date,winner,player2" + games))
        return time.process_time() - began

    await cost_of(0, 1)  # the ladder is opened
    few, many = await cost_of(1, 200), await cost_of(1_000, 3_000)
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
    assert len(said.splitlines()) < 16
    await club.presses("Sì, annulla")
    assert not (await club.book()).games


# --- the board


async def test_the_board_shows_the_ladder_live(club: Club) -> None:
    await played(club)
    board = await club.board()
    assert plain(board.title) == "Metaclassifiche M.I.T.O."
    assert [plain(panel.title) for panel in board.panels] == [
        *("Classifica di sempre", "Settimana 2 del 2026", "Ultime partite")
    ]
    assert plain(board.panels[1].table.rows[0][1]) == "Bruno"
    assert [plain(cell) for cell in board.panels[2].table.rows[0]] == ["3", "Bruno", "+30,64", "Anna"]
    await club.asks("/mito game @Carla @Anna", CARLA)
    assert plain((await club.board()).panels[2].table.rows[0][1]) == "Carla"


async def test_the_last_day_of_a_period_has_a_clock(club: Club) -> None:
    await played(club)
    club.house.now += DAY
    panel = (await club.board()).panels[0]
    assert [plain(clock.label) for clock in panel.clocks] == ["Settimana 2 del 2026"]


async def test_everything_reads_in_english_too(club: Club) -> None:
    await club.asks("/club language en")
    await played(club)
    assert "Week 2 of 2026" in await club.asks("/mito ladder week")
    assert "Game 1 fixed" in await club.asks("/mito fix 1 risikometro:30,31,32,33", UGO)
    assert (await club.rung(3 * DAY))[0].startswith("Week 2 of 2026: Bruno wins")
    assert ANNA.name in await club.asks("/mito player")
