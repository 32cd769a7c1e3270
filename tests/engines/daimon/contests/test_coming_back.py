"""Whoever leaves a contest before its reveal and comes back has dodged nothing: it is as it was, or costs the bid."""

from __future__ import annotations

from functools import partial

import pytest

from bot.engines.daimon.contests import contest_rounds, opening
from bot.engines.daimon.table import leaving, sessions
from bot.engines.daimon.wounds import wounds
from tests.engines.daimon.contests.duel import HIT, MISS, fall, gives, opened, refused
from tests.engines.daimon.fights.brawl import put
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Loaded, Table, seen
from tests.engines.daimon.table.evening import started


@pytest.fixture
def table() -> Table:
    """Anna is Master; everybody has a character."""
    table = started(ANNA, BRUNO, CARLA, DARIO)
    for player in (ANNA, BRUNO, CARLA, DARIO):
        put(table, player)
    return table


def settled(table: Table, deed: object, *falls: list[int]) -> None:
    """Something is done, and what comes of it comes."""
    book, dice = table.book, Loaded(table.book, *falls)
    table.act(deed, lambda: leaving.settle(book, table.now, dice))  # type: ignore[arg-type]


def goes(table: Table, player: str, *falls: list[int]) -> None:
    settled(table, lambda: sessions.go(table.book, player, table.now, table.dice()), *falls)


def comes(table: Table, player: str) -> None:
    settled(table, lambda: sessions.come(table.book, player))


def test_who_comes_back_before_the_reveal_finds_their_sealed_answer_as_it_was(table: Table) -> None:
    contest = opened(table, BRUNO, CARLA, DARIO)
    gives(table, BRUNO, 2, 3)
    goes(table, BRUNO)
    assert (table.book.seat(BRUNO).free, contest.awaited) == (7, (CARLA, DARIO))
    comes(table, BRUNO)
    assert (table.book.seat(BRUNO).free, contest.awaited, contest.gone) == (4, (CARLA, DARIO), ())
    assert seen(table.refolded()) == seen(table.book)


def test_no_position_is_changed_while_somebody_is_out_whose_answer_waits(table: Table) -> None:
    opened(table, BRUNO, CARLA, DARIO)
    gives(table, BRUNO, 2, 3)
    goes(table, BRUNO)
    late = "contest-advantage-late"
    refused(table, late, lambda: opening.advance(table.book, ANNA, CARLA, 2, table.now, table.dice()))


def test_who_comes_back_without_having_answered_is_asked_again(table: Table) -> None:
    contest = opened(table, BRUNO, CARLA, DARIO)
    gives(table, CARLA, 2, 3)
    goes(table, BRUNO)
    comes(table, BRUNO)
    assert contest.awaited == (DARIO, BRUNO)


def test_a_contest_that_closed_over_one_rival_goes_on_when_the_other_comes_back(table: Table) -> None:
    contest = opened(table, BRUNO, DARIO, armed=True)
    gives(table, BRUNO, 2, 3)
    goes(table, DARIO)
    assert (contest.over, table.book.seat(BRUNO).free) == (True, 7)
    comes(table, DARIO)
    assert (table.book.contests.open, contest.awaited, table.book.seat(BRUNO).free) == (contest, (DARIO,), 4)
    gives(table, DARIO, 2, 0, fall(5, 5), fall(0, 2))
    assert contest.reveals[-1].leaders == (BRUNO,)
    assert seen(table.refolded()) == seen(table.book)


def test_what_was_bid_and_spent_meanwhile_is_asked_for_again(table: Table) -> None:
    contest = opened(table, BRUNO, DARIO)
    gives(table, BRUNO, 2, 3)
    goes(table, DARIO)
    table.book.seat(BRUNO).reserve = 2
    comes(table, DARIO)
    assert (set(contest.awaited), table.book.seat(BRUNO).free) == ({BRUNO, DARIO}, 2)


def test_who_comes_back_after_the_reveal_has_lost_what_they_had_bid(table: Table) -> None:
    contest = opened(table, BRUNO, CARLA, DARIO)
    gives(table, BRUNO, 2, 5)
    goes(table, BRUNO)
    gives(table, CARLA, 2)
    gives(table, DARIO, 2, 0, [HIT, HIT], [MISS, MISS])
    assert contest.over
    comes(table, BRUNO)
    assert table.book.seat(BRUNO).reserve == 2
    goes(table, BRUNO)
    comes(table, BRUNO)
    assert table.book.seat(BRUNO).reserve == 2
    assert seen(table.refolded()) == seen(table.book)


@pytest.mark.parametrize(("hits", "wounds"), [(1, 1), (4, 2)])
def test_who_comes_back_after_the_reveal_of_a_fight_fares_as_who_came_off_worst(
    table: Table, hits: int, wounds: int
) -> None:
    opened(table, BRUNO, CARLA, DARIO, armed=True)
    gives(table, BRUNO, 2, 3)
    goes(table, BRUNO)
    gives(table, CARLA, 4)
    gives(table, DARIO, 4, 0, fall(hits, 4), fall(0, 4))
    assert table.book.character_of(BRUNO).wounds == 0  # type: ignore[union-attr]
    comes(table, BRUNO)
    assert (table.book.character_of(BRUNO).wounds, table.book.seat(BRUNO).reserve) == (wounds, 4)  # type: ignore[union-attr]
    goes(table, BRUNO)
    comes(table, BRUNO)
    assert table.book.character_of(BRUNO).wounds == wounds  # type: ignore[union-attr]
    assert seen(table.refolded()) == seen(table.book)


def test_a_fight_that_all_have_left_waits_until_they_are_back(table: Table) -> None:
    contest = opened(table, BRUNO, CARLA, DARIO, armed=True)
    gives(table, BRUNO, 2, 3)
    for player in (BRUNO, CARLA, DARIO):
        goes(table, player)
    comes(table, BRUNO)
    comes(table, CARLA)
    assert (table.book.contests.open, table.book.seat(BRUNO).reserve) == (None, 7)
    comes(table, DARIO)
    assert (table.book.contests.open, set(contest.awaited)) == (contest, {CARLA, DARIO})
    assert (table.book.seat(BRUNO).free, table.book.character_of(BRUNO).wounds) == (4, 0)  # type: ignore[union-attr]
    assert seen(table.refolded()) == seen(table.book)


def test_of_a_contest_without_weapons_nobody_has_wounds_who_left_it(table: Table) -> None:
    opened(table, BRUNO, CARLA, DARIO)
    goes(table, BRUNO)
    gives(table, CARLA, 4)
    gives(table, DARIO, 4, 0, fall(4, 4), fall(0, 4))
    comes(table, BRUNO)
    assert table.book.character_of(BRUNO).wounds == 0  # type: ignore[union-attr]


def test_nobody_gets_out_by_having_another_contest_opened_meanwhile(table: Table) -> None:
    opened(table, BRUNO, CARLA)
    gives(table, BRUNO, 2, 4)
    goes(table, BRUNO)
    other = opened(table, CARLA, DARIO)
    comes(table, BRUNO)
    assert (table.book.contests.open, table.book.seat(BRUNO).reserve) == (other, 3)


def test_a_fight_that_closed_over_one_and_was_never_fought_costs_who_left_it_a_wound(table: Table) -> None:
    opened(table, BRUNO, CARLA, armed=True)
    goes(table, BRUNO)
    opened(table, CARLA, DARIO)
    comes(table, BRUNO)
    assert table.book.character_of(BRUNO).wounds == 1  # type: ignore[union-attr]


def test_of_a_contest_that_the_master_withdrew_nothing_is_lost(table: Table) -> None:
    contest = opened(table, BRUNO, CARLA, DARIO)
    gives(table, BRUNO, 2, 5)
    goes(table, BRUNO)
    table.act(lambda: opening.call_off(table.book, contest.number, table.dice()))
    comes(table, BRUNO)
    assert (table.book.seat(BRUNO).reserve, table.book.contests.open) == (7, None)


@pytest.mark.parametrize(("armed", "hits", "wounds"), [(True, 1, 1), (True, 4, 2), (False, 4, 0)])
def test_who_stays_away_to_the_end_has_dodged_no_more_than_who_comes_back(
    table: Table, armed: bool, hits: int, wounds: int
) -> None:
    opened(table, BRUNO, CARLA, DARIO, armed=armed)
    gives(table, BRUNO, 2, 3)
    goes(table, BRUNO)
    gives(table, CARLA, 4)
    gives(table, DARIO, 4, 0, fall(hits, 4), fall(0, 4))
    settled(table, lambda: sessions.end(table.book, table.now, table.dice()))
    bruno = table.book.character_of(BRUNO)
    assert bruno is not None and (bruno.wounds, table.book.seat(BRUNO).reserve) == (wounds, 4)
    settled(table, lambda: sessions.resume(table.book, BRUNO, (), table.now, 3600))
    assert (bruno.wounds, table.book.seat(BRUNO).reserve) == (wounds, 4)
    assert seen(table.refolded()) == seen(table.book)


@pytest.mark.parametrize("tied", [False, True])
def test_of_a_contest_that_lapses_with_the_session_nothing_is_lost_by_who_stays_away(table: Table, tied: bool) -> None:
    opened(table, BRUNO, CARLA, DARIO, armed=True)
    gives(table, BRUNO, 2, 5)
    goes(table, BRUNO)
    if tied:
        gives(table, CARLA, 2)
        gives(table, DARIO, 2, 0, fall(1, 2), fall(1, 2))
    settled(table, lambda: sessions.end(table.book, table.now, table.dice()))
    bruno = table.book.character_of(BRUNO)
    assert bruno is not None and (bruno.wounds, table.book.seat(BRUNO).reserve) == (0, 7)


def test_who_is_down_by_then_pays_nothing_at_the_end(table: Table) -> None:
    opened(table, BRUNO, CARLA, DARIO, armed=True)
    goes(table, BRUNO)
    gives(table, CARLA, 4)
    gives(table, DARIO, 4, 0, fall(1, 4), fall(0, 4))
    bruno = table.book.character_of(BRUNO)
    assert bruno is not None
    bruno.wounds = bruno.most_wounds(table.book.rules)
    settled(table, lambda: sessions.end(table.book, table.now, table.dice()))
    assert bruno.wounds == bruno.most_wounds(table.book.rules) and not bruno.dead


def test_the_next_session_begins_with_nothing_of_it(table: Table) -> None:
    opened(table, BRUNO, CARLA)
    gives(table, BRUNO, 2, 5)
    goes(table, BRUNO)
    table.act(lambda: sessions.end(table.book, table.now, table.dice()))
    settled(
        table,
        lambda: sessions.start(table.book, ANNA, (), table.now, Loaded(table.book, [6, 1, 1])),
    )
    assert (table.book.seat(BRUNO).reserve, table.book.contests.open) == (7, None)


def test_whoever_was_struck_down_has_not_dodged_and_loses_nothing(table: Table) -> None:
    contest = opened(table, BRUNO, CARLA, DARIO)
    gives(table, BRUNO, 2, 5)
    settled(table, lambda: wounds.add(table.book, BRUNO, 4, table.now))
    table.book.character_of(BRUNO).wounds = 0  # type: ignore[union-attr]
    settled(table, lambda: sessions.go(table.book, ANNA, table.now, table.dice()))
    assert (table.book.seat(BRUNO).reserve, contest.gone) == (7, (BRUNO,))
    refused(table, "contest-not-in-it", lambda: contest_rounds.view(table.book, contest, BRUNO))


def test_who_had_not_answered_and_comes_back_after_the_reveal_has_lost_to_all_who_stayed(table: Table) -> None:
    opened(table, BRUNO, CARLA, DARIO)
    gives(table, CARLA, 2)
    gives(table, DARIO, 2)
    goes(table, BRUNO, [HIT, HIT], [MISS, MISS])
    comes(table, BRUNO)
    for winner in (CARLA, DARIO):
        again = partial(opening.challenge, table.book, BRUNO, (BRUNO, winner), table.now)
        refused(table, "contest-no-rematch", again)
    assert seen(table.refolded()) == seen(table.book)
