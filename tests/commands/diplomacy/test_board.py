"""The projector board of a tournament of Diplomacy."""

from __future__ import annotations

from pathlib import Path

from bot.hall.cards.board import DrawnBoard
from bot.hall.cards.card import plain
from tests.commands.codice.club_evening import board_words
from tests.commands.diplomacy.weekend import UGO, Weekend, weekend


async def test_the_board_shows_players_centres_and_the_clock(seven: Weekend) -> None:
    await seven.said("/diplomazia orologio 15")
    await seven.winter(1, 1901, "8 4 4 4 4 4 4")
    screen = await seven.screen()
    assert "Round 1 di 3 · manca 1 tavolo" in screen
    assert f"Austria {await seven.at('austria')} 8" in screen
    (clock,) = (panel.clocks[0] for panel in (await seven.board()).panels if panel.clocks)
    assert clock.until is not None


async def test_many_boards_share_one_table_on_the_screen(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 21, posted=False)
    for number in range(22, 36):
        await found.said(f"/diplomazia giocatore Ospite{number}")
    assert [len(panel.table.rows) for panel in (await found.board()).panels if panel.table] == [12], "three names a row"
    await found.post()
    (table,) = (panel.table for panel in (await found.board()).panels if panel.table)
    assert len(table.rows) == 5
    await found.said("/diplomazia minuto 1 austria", UGO)
    await found.winter(1, 1901)
    assert f"1 1901 {await found.at('austria')}* 5 " in await found.screen()


async def solo(found: Weekend, board: int = 1) -> None:
    """A board ends with its first winter."""
    await found.winter(board, 1901, "18 6 6 4 0 0 0")
    await found.said(f"/diplomazia fine {board}", UGO)


async def test_before_the_first_round_the_screen_counts_who_has_entered(tmp_path: Path) -> None:
    board = await (await weekend(tmp_path, 1, posted=False)).board()
    assert (plain(board.title), plain(board.subtitle)) == ("Coppa", "Iscrizioni aperte · 1 giocatore")


async def test_when_the_time_is_over_the_minute_of_those_who_take_it_runs(seven: Weekend) -> None:
    await seven.said("/diplomazia orologio 15")
    await seven.said("/diplomazia minuto 1 russia", UGO)
    (before,) = (panel.clocks[0] for panel in (await seven.board()).panels if panel.clocks)
    await seven.rung(15 * 60 + 1)
    (clock,) = (panel.clocks[0] for panel in (await seven.board()).panels if panel.clocks)
    assert before.until is not None and (plain(clock.label), clock.until) == ("il minuto", before.until + 60)
    await seven.rung(61)
    assert "il minuto" not in await seven.screen()


async def test_whoever_has_most_centres_is_marked_and_nobody_before_they_are_counted(seven: Weekend) -> None:
    [before] = [panel.table for panel in (await seven.board()).panels if panel.table]
    assert {plain(row[2]) for row in before.rows} == {"–"} and "si comincia" in await seven.screen()
    await seven.winter(1, 1901, "8 4 4 4 4 4 4")
    [after, _] = [panel.table for panel in (await seven.board()).panels if panel.table]
    assert [plain(row[2]) for row in after.rows] == ["8", *["4"] * 6]
    assert [row[2][0].style for row in after.rows] == ["strong", *["plain"] * 6]


async def test_between_two_rounds_the_screen_shows_the_standings_alone(seven: Weekend) -> None:
    await solo(seven)
    board = await seven.board()
    [ranking] = [panel.table for panel in board.panels]
    assert plain(board.subtitle) == "Finito il round 1 di 3"
    assert ranking is not None and plain(ranking.rows[0][1]) == await seven.at("austria")


async def test_many_boards_name_their_variant_and_how_far_they_are(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 21, posted=False)
    for number in range(22, 36):
        await found.said(f"/diplomazia giocatore Ospite{number}")
    await found.post()
    await solo(found, 2)
    (table,) = (panel.table for panel in (await found.board()).panels if panel.table)
    assert [plain(row[1]) for row in table.rows] == ["si comincia", "finito", *["si comincia"] * 3]
    assert [plain(row[0]) for row in table.rows] == ["1", "2", "3", "4", "5"]
    assert plain(table.rows[0][2]) == await found.at("austria"), "nobody has centres yet"


def maps(board: DrawnBoard) -> list[str]:
    """The titles of what has a picture."""
    return [plain(panel.title) for panel in board.panels if panel.picture]


async def told_by_owners(found: Weekend, board: int, year: int = 1901) -> None:
    """The referee tells a winter centre by centre."""
    await found.said(who=UGO, press=f"!@{await found.stored()} diplomacy owners 1 {board} {year} ser-a")


async def test_of_two_boards_each_has_its_map(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 14)
    for number in (1, 2):
        await told_by_owners(found, number)
    assert maps(await found.board()) == ["Tavolo 1 · 1901", "Tavolo 2 · 1901"]


async def test_of_more_boards_the_one_that_is_furthest_on_has_a_map_that_can_be_read(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 28)
    assert maps(await found.board()) == []
    for number in (3, 2):
        await told_by_owners(found, number)
    assert maps(await found.board()) == ["Tavolo 2 · 1901"]
    await told_by_owners(found, 3, 1902)
    assert maps(await found.board()) == ["Tavolo 3 · 1902"]


async def test_while_standings_of_now_are_on_the_screen_the_last_ones_leave_their_place(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 14)
    for number in (1, 2):
        await solo(found, number)
    assert "Classifica · round 1" in await found.screen()
    await found.post()
    assert "Classifica · round 1" in await found.screen()
    await found.winter(1, 1901)
    screen = await found.screen()
    assert "Se finisse ora" in screen and "Classifica · round 1" not in screen
    _, page = await found.page()
    assert "Classifica · round 1" in board_words(page)


async def test_whoever_looks_for_themselves_sees_their_board_with_its_clock(seven: Weekend) -> None:
    await seven.said("/diplomazia orologio 15")
    mine = await seven.own(await seven.at("italy"))
    assert "Italia" in mine and "Tavolo 1" in mine
