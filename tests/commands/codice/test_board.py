"""The projector board of a tournament: tables, clocks, standings, finals; what is held is not on it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.hall.cards.board import DrawnBoard, DrawnPanel
from bot.hall.cards.card import plain
from bot.pictures import svg
from tests.commands.codice.club_evening import ClubEvening, board_words, evening, keys

pytestmark = pytest.mark.asyncio
TABLES = "Tavoli · ▸ chi comincia"


def panel(board: DrawnBoard, title: str) -> DrawnPanel:
    """The panel of that title."""
    return next(one for one in board.panels if plain(one.title) == title)


def titles(board: DrawnBoard) -> list[str]:
    """The panels' titles in order."""
    return [plain(one.title) for one in board.panels]


def row(board: DrawnBoard, number: int) -> list[str]:
    """A row of the tables."""
    table = panel(board, TABLES).table
    assert table is not None
    return [plain(cell) for cell in table.rows[number - 1]]


async def to_finals(tonight: ClubEvening) -> None:
    """The qualifying rounds are over."""
    while (await tonight.book()).present.phase != "finals":
        await tonight.play_round()


async def test_what_the_last_tables_decide_takes_no_row_of_the_screen_from_the_tables(tmp_path: Path) -> None:
    async with evening(tmp_path, 8) as tonight:
        await tonight.play_round()
        await tonight.play_round()
        for table in (1, 2):
            await tonight.play(table, 0, 0, 0)
        board = await tonight.board()

    assert not panel(board, "Che cosa decidono gli ultimi tavoli").wide


async def test_before_the_draw_it_shows_who_has_entered(tmp_path: Path) -> None:
    async with evening(tmp_path, 2, started=False) as tonight:
        said = board_words(await tonight.board())

    assert said.splitlines() == [
        "Coppa",
        "Iscrizioni aperte · 2 squadre",
        "Squadre iscritte",
        "Orsi Orsi uno, Orsi due",
        "Lupi Lupi uno, Lupi due",
    ]


async def test_before_anybody_has_entered_it_is_a_title(tmp_path: Path) -> None:
    async with evening(tmp_path, 0, started=False) as tonight:
        board = await tonight.board()

    assert plain(board.subtitle) == "Iscrizioni aperte · 0 squadre"
    assert board.panels == ()


async def test_the_tables_say_who_plays_and_who_starts(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        one, two = await tonight.names(1)
        first = (await tonight.match(1)).pairing.starter == (await tonight.match(1)).teams[0]
        bye = await tonight.name((await tonight.book()).present.bye)

        board = await tonight.board()

    assert plain(board.subtitle) == "Turno 1 di 3 · mancano 2 tavoli"
    arrows = ("▸\u00a0", "") if first else ("", "▸\u00a0")
    assert row(board, 1) == ["1", f"{arrows[0]}{one}", "–", f"{arrows[1]}{two}", "mano\u00a01/3"]
    assert row(board, 3) == ["3", bye, "", "", "riposa"]


async def test_each_table_says_how_far_it_is(tmp_path: Path) -> None:
    async with evening(tmp_path, 9) as tonight:
        await tonight.play(1, 0, 1)
        await tonight.play(2, 0, 0, 0)
        await tonight.said("/codice dispute 3")
        await tonight.said(f'/codice walkover 4 "{(await tonight.names(4))[0]}"')

        board = await tonight.board()

        assert row(board, 1)[2::2] == ["1–1", "mano\u00a03/3"]
        assert row(board, 2)[2::2] == ["3–0", "finita"]
        assert row(board, 3)[2::2] == ["–", "arbitro!"]
        assert row(board, 4)[2::2] == ["0–3", "a tavolino"]
        assert plain(board.subtitle) == "Turno 1 di 4 · mancano 2 tavoli"


async def test_a_last_hand_that_nobody_has_confirmed_says_so(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        team = (await tonight.match(1)).teams[0]
        player = await tonight.player(team)
        for hand in (1, 2, 3):
            await tonight.said(f'/codice hand 1 "{team}" assassin hand:{hand}', player)

        assert row(await tonight.board(), 1)[4] == "da confermare"


async def test_the_rounds_clock_runs_on_the_screen(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        began = tonight.house.now
        (clock,) = (await tonight.board()).panels[0].clocks
        assert clock.until == began + 3 * 15 * 60

        await tonight.said("/codice pause")
        (clock,) = (await tonight.board()).panels[0].clocks
        assert (clock.until, clock.left) == (None, 3 * 15 * 60 - 1)


async def test_a_tables_clock_shows_the_preparation_then_whose_time_runs(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        match = await tonight.match(2)
        first = await tonight.name(match.starter(1))
        card = await tonight.card(press=(await tonight.keys("/codice orologio 2"))["▶️ Via alla preparazione"].id)
        _, clock = (await tonight.board()).panels[0].clocks
        assert (plain(clock.label), clock.until) == ("Tavolo 2 · preparazione", tonight.house.now + 60)

        await tonight.said(press=keys(card)["Siamo pronti"].id)
        _, clock = (await tonight.board()).panels[0].clocks
        assert (plain(clock.label), clock.until) == (f"Tavolo 2 · {first}", tonight.house.now + 420)


async def test_a_fallen_flag_stands_at_zero(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        card = await tonight.card(press=(await tonight.keys("/codice orologio 2"))["▶️ Via alla preparazione"].id)
        await tonight.said(press=keys(card)["Siamo pronti"].id)
        await tonight.rung(421)

        _, clock = (await tonight.board()).panels[0].clocks

    assert (clock.until, clock.left) == (None, 0.0)


async def test_the_standings_stand_beside_the_tables_of_the_next_round(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        await tonight.play_round()

        board = await tonight.board()

    assert titles(board) == ["", TABLES, "Classifica dopo il turno 1 di 3"]
    table = panel(board, "Classifica dopo il turno 1 di 3").table
    assert table is not None
    assert len(table.rows) == 5


async def test_what_the_director_holds_is_not_on_the_board(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        await tonight.said("/codice hold yes")
        await tonight.play_round()
        held = await tonight.board()
        await tonight.said("/codice hold no")
        posted = await tonight.board()

    assert titles(held) == [TABLES]
    assert plain(held.subtitle) == "Turno 1 di 3"
    assert "Classifica dopo il turno 1 di 3" in titles(posted)
    assert plain(posted.subtitle) == "Turno 2 di 3 · mancano 2 tavoli"


async def test_the_bracket_stands_on_it_during_the_finals(tmp_path: Path) -> None:
    async with evening(tmp_path, 9) as tonight:
        await to_finals(tonight)

        board = await tonight.board()

    assert titles(board) == ["", TABLES, ""]
    assert plain(board.subtitle) == "Semifinale · mancano 2 tavoli"
    picture = board.panels[2].picture
    assert picture is not None
    assert "vincente di A" in svg(picture.maker, picture.values, "it")


async def test_at_the_end_it_shows_the_winner_the_bracket_and_the_places(tmp_path: Path) -> None:
    async with evening(tmp_path, 9) as tonight:
        await tonight.play_all()
        winner = await tonight.name((await tonight.book()).rounds[-1].matches[1].winner)

        board = await tonight.board()

    assert plain(board.subtitle) == f"Torneo finito · vittoria di {winner}"
    assert titles(board) == ["", "Classifica finale"]


async def test_in_english(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        await tonight.play_round()

        said = board_words(await tonight.board("en"))

    assert "Round 2 of 3 · 2 tables still playing" in said
    assert "Time of the round\nTables · ▸ who starts\n" in said
    assert "Standings after round 1 of 3" in said


# --- on the public page: one team's own


async def test_a_team_finds_its_table_its_opponent_and_the_time_of_the_round(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        one, two = await tonight.names(1)
        mine = await tonight.own(one)
        assert mine.startswith("Turno 1 di 3\n") and "tavolo 1" in mine.lower() and two in mine
        rests = await tonight.name((await tonight.book()).present.bye)
        assert "riposate" in await tonight.own(rests)


async def test_of_a_schedule_the_next_opponent_is_known(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        (one, _), (three, four) = await tonight.names(1), await tonight.names(2)
        ahead = re.search("Poi\n.*Contro (.+)", await tonight.own(one))
        assert ahead and ahead[1] in (three, four)
        await tonight.said(f'/codice drop "{ahead[1]}"')
        assert "Il prossimo turno riposate" in await tonight.own(one)


async def test_in_the_finals_the_next_match_is_told_before_its_opponent_is_known(tmp_path: Path) -> None:
    async with evening(tmp_path, 9) as tonight:
        await to_finals(tonight)
        one, _ = await tonight.names(1)
        await tonight.play(1, 0, 0, 0)
        assert "Contro chi vince l'incontro B" in await tonight.own(one)


async def test_a_team_reads_where_its_points_come_from(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        one, _ = await tonight.names(1)
        await tonight.play_round()
        mine = await tonight.own(one)
        assert "I conti · " in mine and "Turno 1" in mine.partition("I conti")[2]


async def test_tables_that_are_held_are_on_no_page_of_anybody(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        await tonight.said("/codice hold yes")
        await tonight.play_round()
        assert (await tonight.book()).present.number == 2

        _, board = await tonight.page()
        shown = board_words(board) + "".join([await tonight.own(name) for name, _ in board.entrants])

    assert "Turno 2" not in shown and "Classifica" not in shown
