"""Ladders, players, settings, quality, board: what the club sees."""

from __future__ import annotations

from bot.commands.mito.names import place_said
from bot.hall.cards.card import plain
from tests.commands.mito.club import ANNA, CARLA, DAY, UGO, Club, played, with_file


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
    assert "4 persone che hanno giocato meno di 4 partite" in said


def test_who_has_no_standing_has_a_dash_for_a_place() -> None:
    assert place_said(None, 20) == "–"


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
    assert "2 vittorie su 3: 67% (per caso 33%)" in said
    assert "Da sfavorito: 2 su 3" in said
    assert "Forma: P V V" in said
    assert "Mese:" in said
    assert club.drawn is not None
    assert club.drawn.picture is not None
    assert [point["outcome"] for point in club.drawn.picture.values["points"]] == ["", "lost", "won", "won"]


async def test_who_has_not_played_is_said(club: Club) -> None:
    await played(club)
    assert "Ugo qui non ha ancora giocato" in await club.refused("/mito player @Ugo")


async def test_a_director_changes_names_and_numbers_and_the_journal_knows(club: Club) -> None:
    await played(club)
    said = await club.agreed('/mito settings week minimum:1 start:1500 pot:5 name:"Lampo"')
    assert "Cambiato: Lampo" in said
    assert "Lampo 1500,00 5,00% 1" in said
    assert "Lampo · settimana 2 del 2026" in await club.asks("/mito ladder week")
    assert "Anna ha cambiato «Lampo»: si parte da 1500,00" in await club.asks("/journal book:mito")
    assert "Cambiato: Eterna" in await club.asks("/mito settings all-time name:Eterna")
    assert (await club.asks("/mito ladder all-time")).startswith("Eterna\n")
    assert "C'è già" in await club.refused("/mito settings month name:lampo")
    assert "indica anche quale" in await club.refused("/mito settings name:Uno")
    assert "È già così" in await club.refused("/mito settings week minimum:1")
    assert "un numero da 1 a" in await club.refused("/mito settings week start:0")
    assert "un direttore" in await club.refused("/mito settings week minimum:3", UGO)


async def test_a_name_is_nobodys_gain(club: Club) -> None:
    await played(club)
    assert "Cambiato: Lampo" in await club.asks("/mito settings week name:Lampo")


async def test_a_number_with_a_name_that_is_none_does_not_become_the_name(club: Club) -> None:
    assert "non ha «share»" in await club.refused("/mito settings week share:5")


async def test_a_refusal_ends_with_one_stop(club: Club) -> None:
    for line in ("/mito settings week pot:101", "/mito game @Anna @Bruno risikometro:x"):
        assert ".." not in await club.refused(line)


async def test_a_ladder_can_be_turned_off(club: Club) -> None:
    await played(club)
    assert "Settimana 1000,00 2,50% 2 spenta" in await club.agreed("/mito settings week active:no")
    assert "spenta" in await club.refused("/mito ladder week")
    assert "Settimana" not in await club.asks("/mito game @Anna @Bruno")


async def test_the_quality_is_for_directors(club: Club) -> None:
    await played(club)
    assert "un direttore" in await club.refused("/mito quality", UGO)
    said = await club.asks("/mito quality")
    assert "Alla pari" in said
    assert "solo ELO" in said


async def test_without_games_there_is_no_quality(club: Club) -> None:
    await club.asks("/mito settings")
    assert "/mito partita" in await club.refused("/mito quality")


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
