"""What is taken back from under others, at boards where anything happens: the others could be as they are."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.diplomacy import centres, conduct, entering, voting
from bot.engines.diplomacy.rules import POWERS
from bot.engines.diplomacy.standings import standings
from bot.engines.diplomacy.totals import totals
from bot.engines.diplomacy.tournament import Diplomacy
from bot.engines.way_back import actions
from tests.engines import alone
from tests.engines.diplomacy.weekend import DIRECTOR, NOW, REFEREE, Weekend
from tests.engines.diplomacy.weekend import centres as seven

boards, powers = st.integers(1, 2), st.integers(0, 6)
people = st.integers(1, 16)
WINTERS = ((5, 5, 5, 5, 4, 5, 5), (6, 5, 5, 5, 3, 5, 5), (8, 8, 8, 4, 0, 3, 3), (18, 4, 4, 4, 0, 2, 2))
winters = st.sampled_from(WINTERS)
acts = st.one_of(
    st.tuples(st.just("winter"), boards, winters),
    st.tuples(st.just("winter"), boards, winters),
    st.tuples(st.just("fix"), boards, st.integers(0, 2), winters),
    st.tuples(st.just("late"), boards, powers),
    st.tuples(st.just("minute"), boards, powers),
    st.tuples(st.just("propose"), boards, powers),
    st.tuples(st.just("vote"), boards, powers, st.booleans()),
    st.tuples(st.just("vote"), boards, powers, st.booleans()),
    st.tuples(st.just("finish"), boards),
    st.tuples(st.just("enter")),
    st.tuples(st.just("drop"), people),
    st.tuples(st.just("readmit"), people),
    st.tuples(st.just("penalty"), people, st.integers(0, 120), st.booleans()),
    st.tuples(st.just("bond"), people, people),
)


def deed(weekend: Weekend, act: tuple[Any, ...]) -> object:
    book = weekend.book
    match act:
        case ("winter", board, counts):
            year = (book.game_at(board).year or 1900) + 1
            return centres.record(book, REFEREE, board, year, seven(*counts))
        case ("fix", board, back, counts):
            year = (book.game_at(board).year or 1901) - back
            return centres.correct(book, REFEREE, board, year, seven(*counts))
        case ("late", board, power):
            return conduct.late(book, REFEREE, board, POWERS[power])
        case ("minute", board, power):
            return conduct.take_minute(book, REFEREE, board, POWERS[power])
        case ("propose", board, power):
            return voting.propose_draw(book, book.game_at(board).player(POWERS[power]), board)
        case ("vote", board, power, yes):
            game = book.game_at(board)
            word = voting.YES if yes else voting.NO
            return voting.cast(book, game.where, "draw", game.player(POWERS[power]), word, weekend.dice(), NOW)
        case ("finish", board):
            return centres.finish(book, REFEREE, board, NOW, early=True)
        case ("enter",):
            return weekend.entered()
        case ("drop", number):
            return entering.drop(book, DIRECTOR, f"t{number}")
        case ("readmit", number):
            return entering.readmit(book, DIRECTOR, f"t{number}")
        case ("penalty", number, points, out):
            return entering.penalise(book, DIRECTOR, f"t{number}", "w00reason00", points, out)
        case ("bond", one, other):
            return entering.bind(book, DIRECTOR, "", True, f"t{one}", f"t{other}")
    raise AssertionError(act)


def seen(book: Diplomacy) -> object:
    """What a tournament says, to compare two."""
    games = [
        (game.where, game.counts, game.cards, game.minutes, game.vote, game.drawn, game.over)
        for _, game in book.games()
    ]
    return games, totals(book), standings(book).order, book.penalties


@given(st.lists(acts, min_size=4, max_size=30))
def test_what_is_undone_from_under_others_leaves_them_as_they_are(happened: list[tuple[Any, ...]]) -> None:
    weekend = Weekend(14, steps=1000)
    weekend.post()
    alone.check(weekend, alone.played(weekend, happened, deed), deed, seen)


def test_a_ballot_does_not_stand_on_another_and_what_they_decide_stands_on_both() -> None:
    weekend = Weekend(14, steps=1000)
    weekend.post()
    ballots = [("vote", 1, power, True) for power in range(7)]
    done = alone.played(weekend, [("winter", 1, WINTERS[0]), ("propose", 1, 0), *ballots[:6]], deed)
    assert len(done) == 8
    assert alone.check(weekend, done, deed, seen) == 5 + 4 + 3 + 2 + 1
    done += alone.played(weekend, ballots[6:], deed)
    assert alone.check(weekend, done, deed, seen) == 0


@pytest.mark.parametrize(
    "act",
    [("bond", 1, 15), ("drop", 15), ("penalty", 15, 40, False), ("penalty", 15, 0, True)],
    ids=lambda act: act[0],
)
def test_what_is_said_of_somebody_stands_on_their_entering(act: tuple[Any, ...]) -> None:
    weekend = Weekend(14)
    entered, said = alone.played(weekend, [("enter",), act], deed)
    [entering_] = actions(weekend.records[entered.begins : entered.ends], {})
    on = alone.standing(weekend.book, entering_, weekend.records[entered.ends :])
    assert [action.records for action in on] == [tuple(weekend.records[said.begins : said.ends])]


@pytest.mark.parametrize(("of", "stands"), [(2, 0), (1, 1)])
def test_what_misconduct_costs_stands_on_what_it_cost_the_same_player_before(of: int, stands: int) -> None:
    weekend = Weekend(14)
    first, then = alone.played(weekend, [("penalty", 1, 40, False), ("penalty", of, 20, False)], deed)
    [action] = actions(weekend.records[first.begins : first.ends], {})
    assert len(alone.standing(weekend.book, action, weekend.records[then.begins :])) == stands


def test_a_disqualification_costs_no_points_of_itself() -> None:
    weekend = Weekend(14)
    weekend.act(lambda: deed(weekend, ("penalty", 1, 40, False)))
    assert weekend.act(lambda: deed(weekend, ("penalty", 1, 0, True)))[1] == 40  # type: ignore[index]
    assert entering.penalty_of(weekend.book, "t1") == 40
