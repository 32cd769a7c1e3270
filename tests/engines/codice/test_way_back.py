"""What is taken back from under others, in tournaments where anything happens: the others could be as they are."""

from __future__ import annotations

from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from bot.engines.codice import decisions, hands
from bot.engines.codice import entering as teams
from bot.engines.codice.meant_hands import doubtful, readings
from bot.engines.tournament.entering import mark
from tests.engines import alone
from tests.engines.codice.evening import DIRECTOR, REFEREE, Evening, player, seen

tables, sides, agents = st.integers(1, 3), st.integers(0, 1), st.integers(0, 8)
acts = st.one_of(
    st.tuples(st.just("report"), tables, sides, sides, agents),
    st.tuples(st.just("report"), tables, sides, sides, agents),
    st.tuples(st.just("confirm"), tables, sides),
    st.tuples(st.just("dispute"), tables, sides),
    st.tuples(st.just("fix"), tables, st.integers(1, 3), sides, agents),
    st.tuples(st.just("decide"), tables, sides),
    st.tuples(st.just("lift"), tables),
    st.tuples(st.just("swap"), st.integers(1, 6)),
    st.tuples(st.just("drop"), st.integers(1, 6)),
)
before = st.lists(
    st.one_of(
        st.tuples(st.just("enter"), st.integers(1, 9)),
        st.tuples(st.just("mark"), st.integers(1, 9), st.booleans()),
        st.tuples(st.just("drop"), st.integers(1, 9)),
    ),
    min_size=2,
    max_size=12,
)


def deed(evening: Evening, act: tuple[Any, ...]) -> object:
    book, now = evening.book, evening.now
    match act:
        case ("enter", number):
            two = (player(f"t{number}"), player(f"t{number}", 2))
            return teams.enter(book, DIRECTOR, True, f"w{number:09}", two, now, evening.dice())
        case ("mark", number, paid):
            return mark(book, f"t{number}", paid=paid)
        case ("drop", number):
            return teams.drop(book, DIRECTOR, f"t{number}", now)
        case ("swap", number):
            return teams.swap_chiefs(book, DIRECTOR, True, f"t{number}")
        case ("report", table, side, winner, left):
            pair = book.match_at(table).teams
            number = readings(book, book.match_at(table), pair[side], pair[winner], "agents", left)[-1]
            return hands.report(book, player(pair[side]), False, table, pair[winner], "agents", left, now, number)
        case ("confirm", table, side):
            match = book.match_at(table)
            return hands.confirm(book, player(match.teams[side]), False, table, len(match.hands), now)
        case ("dispute", table, side):
            team = book.match_at(table).teams[side]
            last = max(doubtful(book.match_at(table), team), default=None)
            return hands.dispute(book, player(team), False, table, now, last)
        case ("fix", table, hand, winner, left):
            winning = book.match_at(table).teams[winner]
            return decisions.fix(book, REFEREE, table, hand, winning, "agents", left, now)
        case ("decide", table, loser):
            return decisions.walk_over(book, REFEREE, table, book.match_at(table).teams[loser], now)
        case ("lift", table):
            return decisions.lift(book, REFEREE, table, now)
    raise AssertionError(act)


@given(st.lists(acts, min_size=4, max_size=30))
@example([("drop", 1), ("decide", 1, 0), ("lift", 1), ("decide", 2, 0)])
def test_what_is_undone_from_under_others_leaves_them_as_they_are(happened: list[tuple[Any, ...]]) -> None:
    evening = Evening(6)
    alone.check(evening, alone.played(evening, happened, deed), deed, seen)


@given(before)
def test_an_entry_is_undone_from_under_others(happened: list[tuple[Any, ...]]) -> None:
    evening = Evening()
    alone.check(evening, alone.played(evening, happened, deed), deed, seen)


def test_a_hand_of_another_table_does_not_stand_on_it_and_the_next_of_the_same_does() -> None:
    evening = Evening(6)
    done = alone.played(evening, [("report", 1, 0, 0, 4), ("report", 2, 0, 0, 4)], deed)
    assert alone.check(evening, done, deed, seen) == 1
    done += alone.played(evening, [("confirm", 1, 1)], deed)
    assert alone.check(evening, done, deed, seen) == 1
