"""Nome in Codice: lots, tables, starters and late teams fall the same, whatever is undone and done again alike."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.codice import entering as teams
from bot.engines.codice import first_draw
from bot.engines.codice.tournament import Codice
from tests.engines import redone
from tests.engines.codice import test_way_back as way_back
from tests.engines.codice.evening import DIRECTOR, Evening, player

acts = st.one_of(
    way_back.acts,
    st.tuples(st.just("late"), st.integers(1, 12)),
)


def deed(evening: Evening, act: tuple[Any, ...]) -> object:
    book, now = evening.book, evening.now
    match act:
        case ("start",):
            return first_draw.start(book, DIRECTOR, now, evening.dice())
        case ("late", number):
            two = (player(f"n{number}"), player(f"n{number}", 2))
            return teams.enter(book, DIRECTOR, True, f"w{number:09}", two, now, evening.dice())
    return way_back.deed(evening, act)


def seen(book: Codice) -> object:
    """All that lots decide: their order, who sits where and starts, and who is in."""
    tables = [[(one.table, one.teams, one.starter) for one in posted.pairings] for posted in book.rounds]
    return book.lots, book.plan, tables, {id: team.players for id, team in book.entrants.items()}


@given(st.integers(4, 9), st.lists(acts, min_size=4, max_size=25), st.integers(0, 2**32))
def test_lots_fall_the_same_whatever_is_undone_and_done_again(count: int, happened: list[Any], luck: int) -> None:
    everything = [("start",), *happened]
    redone.check(lambda: Evening(count, started=False), everything, deed, seen, Random(luck))


def test_a_start_a_late_team_and_a_round_are_undone_and_done_again() -> None:
    reports = [("report", table, 0, 0, 4) for table in (1, 2, 3) for _ in range(3)]
    everything = [("start",), ("late", 1), *reports]
    found = [redone.check(lambda: Evening(6, started=False), everything, deed, seen, Random(luck)) for luck in range(5)]
    assert all(found)
