"""If it ended now: games that are on count as they stand, as they would once a director had closed them all."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.diplomacy import top_table
from bot.engines.diplomacy.rules import POWERS
from bot.engines.diplomacy.standings import standings
from bot.engines.diplomacy.top_table import qualified, qualified_now
from bot.engines.diplomacy.totals import totals
from tests.engines.diplomacy.weekend import DIRECTOR, LED, Weekend, played, top_weekend

WINTERS = st.lists(st.permutations(LED), min_size=1, max_size=3)


@given(st.lists(WINTERS, min_size=2, max_size=2))
def test_it_is_what_closing_every_board_gives(boards: list[list[list[int]]]) -> None:
    found = Weekend(14)
    found.post()
    for board, winters in enumerate(boards, 1):
        for year, counts in enumerate(winters, 1901):
            found.winter(board, year, *counts)
    then = {player: total.points for player, total in totals(found.book, now=True).items()}
    order = standings(found.book, now=True).order
    assert totals(found.book) == {}
    for board in (1, 2):
        found.finish(board, early=True)
    assert {player: total.points for player, total in totals(found.book).items()} == then
    assert standings(found.book).order == order


def test_a_board_without_winters_gives_nothing_yet() -> None:
    found = Weekend(14)
    found.post()
    found.winter(1, 1901, *LED)
    assert len(totals(found.book, now=True)) == len(POWERS)


def test_who_would_be_at_the_top_table_is_told_in_the_round_before_the_last_alone() -> None:
    found = top_weekend(28, 3)
    assert qualified_now(found.book) == (), "its round is over"
    assert len(qualified(found.book)) == 7


def test_the_top_table_of_now_follows_the_boards() -> None:
    found = Weekend(14, rounds=2)
    found.post()
    found.act(lambda: top_table.declare(found.book, DIRECTOR, True, False))
    found.winter(1, 1901, *LED)
    assert set(qualified_now(found.book)) == set(found.book.game_at(1).seats.values())
    assert found.book.game_at(1).seats["austria"] == qualified_now(found.book)[0]


def test_at_the_end_now_is_what_it_is() -> None:
    found = Weekend(7)
    played(found, 1)
    assert totals(found.book, now=True) == totals(found.book)
