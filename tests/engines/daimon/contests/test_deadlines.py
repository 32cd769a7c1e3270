"""Deadlines of contests: reminders, silence in a tie, and patience in the first round."""

from __future__ import annotations

import pytest

from bot.engines.daimon.contests import deadlines
from bot.engines.daimon.contests.deadlines import DeadlinePassed
from bot.engines.daimon.contests.state import DEADLINE, REMINDER
from tests.engines.daimon.contests.duel import answers, fall, gives, opened, refused, tied
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Loaded, Table


@pytest.fixture
def table() -> Table:
    """Four people at the table."""
    table = Table(ANNA, BRUNO, CARLA, DARIO)
    table.session()
    return table


def test_the_master_or_who_opened_it_sets_a_deadline(table: Table) -> None:
    master = table.book.master
    others = [who for who in (ANNA, BRUNO, CARLA, DARIO) if who != master]
    opened(table, others[0], others[1])
    table.act(lambda: deadlines.set_deadline(table.book, master, 1, 10, table.now))
    table.act(lambda: deadlines.set_deadline(table.book, others[0], 1, 4, table.now))
    refused(
        table,
        "contest-deadline-not-yours",
        lambda: deadlines.set_deadline(table.book, others[1], 1, 5, table.now),
    )
    assert table.book.due() == {DEADLINE: table.now + 240, REMINDER: table.now + 120}


def test_a_deadline_of_no_time_is_refused(table: Table) -> None:
    opened(table, ANNA, BRUNO)
    refused(table, "contest-deadline-too-short", lambda: deadlines.set_deadline(table.book, ANNA, 1, 0, table.now))


def test_the_reminder_comes_once(table: Table) -> None:
    opened(table, ANNA, BRUNO)
    table.act(lambda: deadlines.set_deadline(table.book, ANNA, 1, 4, table.now))
    table.act(lambda: deadlines.remind(table.book))
    assert table.book.due() == {DEADLINE: table.now + 240}


def test_who_does_not_answer_a_tie_by_the_deadline_yields(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO)
    table.act(lambda: deadlines.set_deadline(table.book, ANNA, 1, 4, table.now))
    answers(table, BRUNO, "settle")
    table.act(lambda: deadlines.let_pass(table.book, table.now + 240, table.dice()))
    reveal = contest.reveals[1]
    assert (reveal.leaders, reveal.score(ANNA).thrown.silent) == ((BRUNO,), True)  # type: ignore[union-attr]


def test_at_the_deadline_of_a_tie_those_who_did_escalate_roll(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO, CARLA)
    answers(table, ANNA, "escalate", 1)
    answers(table, BRUNO, "escalate", 2)
    dice = Loaded(table.book, fall(0, 1), fall(2, 2))
    table.act(lambda: deadlines.let_pass(table.book, table.now, dice))
    assert [score.who for score in contest.reveals[1].scores] == [BRUNO, ANNA, CARLA]


def test_at_the_first_rounds_deadline_no_bid_is_lost_and_answers_are_awaited(table: Table) -> None:
    contest = opened(table, ANNA, BRUNO)
    table.act(lambda: deadlines.set_deadline(table.book, ANNA, 1, 4, table.now))
    gives(table, ANNA, 4, 3)
    table.act(lambda: deadlines.let_pass(table.book, table.now + 240, table.dice()))
    assert (contest.over, contest.awaited, table.book.due()) == (False, (BRUNO,), {})
    assert (table.book.seat(ANNA).reserve, table.book.seat(ANNA).free) == (7, 4)


def test_each_round_has_the_whole_time_again(table: Table) -> None:
    opened(table, ANNA, BRUNO)
    table.act(lambda: deadlines.set_deadline(table.book, ANNA, 1, 4, table.now))
    gives(table, ANNA, 4)
    table.now += 200
    gives(table, BRUNO, 4, 0, fall(2, 4), fall(2, 4))
    assert table.book.due() == {DEADLINE: table.now + 240, REMINDER: table.now + 120}


def test_an_undone_deadline_waits_without_an_end(table: Table) -> None:
    tied(table, ANNA, BRUNO)
    table.act(lambda: deadlines.set_deadline(table.book, ANNA, 1, 4, table.now))
    table.act(lambda: deadlines.let_pass(table.book, table.now + 240, table.dice()))
    undone = table.undone()
    assert undone.contests.open is not None
    assert (undone.contests.open.awaited, undone.due()) == ((ANNA, BRUNO), {})
    assert DeadlinePassed.lasting
