"""Ties: everybody gets back all but one, and those tied escalate, settle or yield."""

from __future__ import annotations

import pytest

from bot.engines.book import Over, Refused
from bot.engines.daimon.contests import opening, ties
from bot.engines.daimon.contests.reveals import Choice
from tests.engines.daimon.contests.duel import (
    answers,
    fall,
    gives,
    opened,
    played,
    refused,
    reserves,
    tied,
    without_dice,
)
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Table, hero, seen


@pytest.fixture
def table() -> Table:
    """Four people at the table."""
    table = Table(ANNA, BRUNO, CARLA, DARIO)
    table.session()
    return table


def served(table: Table, number: int, who: str) -> object:
    """Whoever judges the contest says whom its stalemate serves."""
    judge = opening.judge_of(table.book, table.book.contests.known[number])
    return opening.serve(table.book, judge, number, who)


# --- a tie is a stalemate


def test_a_tie_for_the_first_place_gives_everybody_back_all_but_one(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO, bid=3)
    assert contest.reveals[0].outcome == "tie"
    assert reserves(table, ANNA, BRUNO) == [6, 6]
    assert not contest.over


def test_only_those_tied_for_the_first_place_go_on(table: Table) -> None:
    contest = played(table, {ANNA: (4, 0, 3), BRUNO: (4, 0, 3), CARLA: (4, 0, 1)})
    assert contest.left == (ANNA, BRUNO)
    no = refused(
        table,
        "contest-out-of-it",
        lambda: ties.decide(table.book, CARLA, 1, 1, "settle", 0, table.now, table.dice()),
    )
    assert isinstance(no, Over), "her card of dice offers nothing more"


def test_a_tie_behind_the_winner_is_no_stalemate(table: Table) -> None:
    assert played(table, {ANNA: (4, 0, 3), BRUNO: (4, 0, 1), CARLA: (4, 0, 1)}).over


# --- escalation


def test_in_an_escalation_only_the_new_reserve_dice_are_rolled(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO)
    answers(table, ANNA, "escalate", 3)
    answers(table, BRUNO, "escalate", 2, fall(2, 3), fall(1, 2))
    assert contest.reveals[1].leaders == (ANNA,)
    assert contest.over


def test_the_winner_of_an_escalation_loses_the_bid_the_loser_one_die(table: Table) -> None:
    tied(table, ANNA, BRUNO)
    answers(table, ANNA, "escalate", 3)
    answers(table, BRUNO, "escalate", 4, fall(2, 3), fall(1, 4))
    assert reserves(table, ANNA, BRUNO) == [4, 6]


def test_an_escalation_can_be_won_clearly(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO)
    answers(table, ANNA, "escalate", 4)
    answers(table, BRUNO, "escalate", 4, fall(4, 4), fall(1, 4))
    assert (contest.reveals[1].margin, contest.reveals[1].clear) == (3, True)


def test_a_lone_escalator_wins_and_no_more_dice_move(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO, CARLA, bid=2)
    answers(table, ANNA, "escalate", 5)
    answers(table, BRUNO, "settle")
    answers(table, CARLA, "yield")
    reveal = contest.reveals[1]
    assert (reveal.leaders, reveal.rolled, reveal.margin) == ((ANNA,), False, None)
    assert reserves(table, ANNA, BRUNO, CARLA) == [6, 6, 6]


def test_settling_beats_yielding(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO)
    answers(table, ANNA, "yield")
    answers(table, BRUNO, "settle")
    assert contest.reveals[1].leaders == (BRUNO,)
    assert contest.reveals[1].outcome == "won"


def test_who_escalates_stands_before_who_settles_and_last_who_yields(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO, CARLA, DARIO)
    answers(table, ANNA, "yield")
    answers(table, BRUNO, "settle")
    answers(table, CARLA, "escalate", 2)
    answers(table, DARIO, "escalate", 2, fall(0, 2), fall(1, 2))
    assert [score.who for score in contest.reveals[1].scores] == [DARIO, CARLA, BRUNO, ANNA]


def test_all_settle_and_the_stalemate_stands(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO)
    answers(table, ANNA, "settle")
    answers(table, BRUNO, "settle")
    assert (contest.reveals[1].outcome, contest.over) == ("stands", True)
    assert contest.reveals[1].leaders == (ANNA, BRUNO)


def test_several_settle_and_who_yields_has_lost_to_them(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO, CARLA)
    answers(table, ANNA, "settle")
    answers(table, BRUNO, "settle")
    answers(table, CARLA, "yield")
    assert (contest.reveals[1].outcome, contest.reveals[1].leaders) == ("stands", (ANNA, BRUNO))


def test_all_yield_and_nobody_has_won(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO)
    answers(table, ANNA, "yield")
    answers(table, BRUNO, "yield")
    assert contest.reveals[1].outcome == "stands"


def test_an_empty_reserve_may_escalate_with_nothing(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO)
    without_dice(table, ANNA)
    answers(table, ANNA, "escalate", 0)
    answers(table, BRUNO, "escalate", 1, [], fall(1, 1))
    assert contest.reveals[1].leaders == (BRUNO,)


def test_all_escalate_with_nothing_and_the_stalemate_stands(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO)
    without_dice(table, ANNA)
    without_dice(table, BRUNO)
    answers(table, ANNA, "escalate", 0)
    answers(table, BRUNO, "escalate", 0)
    assert (contest.reveals[1].outcome, contest.reveals[1].rolled) == ("stands", False)


def test_who_has_dice_escalates_with_one_at_least(table: Table) -> None:
    tied(table, ANNA, BRUNO)
    refused(
        table,
        "contest-escalation-needs-a-die",
        lambda: ties.decide(table.book, ANNA, 1, 1, "escalate", 0, table.now, table.dice()),
    )


def test_a_new_tie_repeats_the_procedure_with_new_bids(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO, bid=2)
    answers(table, ANNA, "escalate", 2)
    answers(table, BRUNO, "escalate", 3, fall(1, 2), fall(1, 3))
    assert (contest.round, contest.awaited) == (2, (ANNA, BRUNO))
    assert reserves(table, ANNA, BRUNO) == [5, 5]
    answers(table, ANNA, "escalate", 5)
    answers(table, BRUNO, "escalate", 1, fall(5, 5), fall(1, 1))
    assert reserves(table, ANNA, BRUNO) == [0, 4]
    assert contest.over


def test_a_tie_of_an_escalation_goes_on_only_among_those_tied_in_it(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO, CARLA)
    answers(table, ANNA, "escalate", 2)
    answers(table, BRUNO, "escalate", 2)
    answers(table, CARLA, "escalate", 2, fall(2, 2), fall(2, 2), fall(1, 2))
    assert contest.left == (ANNA, BRUNO)


def test_an_answer_to_a_tie_may_be_changed_until_the_last_is_in(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO)
    answers(table, ANNA, "escalate", 7)
    answers(table, ANNA, "yield")
    assert table.book.seat(ANNA).free == 7
    answers(table, BRUNO, "settle")
    assert contest.reveals[1].leaders == (BRUNO,)


def test_a_character_of_the_story_escalates_with_nothing(table: Table) -> None:
    master = table.book.master
    contest = opened(table, master, by=master, npc="w0000colonel")
    gives(table, master, 2)
    gives(table, master, 2, 0, fall(1, 2), fall(1, 2), npc=True)
    answers(table, master, "escalate", 2)
    answers(table, master, "escalate", 0, fall(2, 2), [], npc=True)
    assert contest.reveals[1].leaders == (master,)


def test_an_escalation_counts_in_the_statistics_too(table: Table) -> None:
    tied(table, ANNA, BRUNO)
    answers(table, ANNA, "escalate", 3)
    answers(table, BRUNO, "escalate", 2, fall(2, 3), fall(1, 2))
    assert table.book.session is not None
    rolling = table.book.session.rolling[ANNA]
    assert (rolling.rolls, rolling.dice, rolling.bids, rolling.bid_dice) == (2, 7, 1, 3)


# --- in a fight


def test_who_stands_behind_a_tie_is_wounded_by_it_those_tied_are_not(table: Table) -> None:
    for who in (ANNA, BRUNO, CARLA):
        hero(table.book, who, power=7)
    played(table, {ANNA: (5, 0, 4), BRUNO: (5, 0, 4), CARLA: (5, 0, 1)}, armed=True)
    assert [table.book.characters[f"c-{who}"].wounds for who in (ANNA, BRUNO, CARLA)] == [0, 0, 2]


def test_an_escalation_wounds_by_its_own_margin(table: Table) -> None:
    hero(table.book, BRUNO, power=7)
    tied(table, ANNA, BRUNO, armed=True)
    answers(table, ANNA, "escalate", 5)
    answers(table, BRUNO, "escalate", 1, fall(5, 5), fall(0, 1))
    assert table.book.characters[f"c-{BRUNO}"].wounds == 3


@pytest.mark.parametrize("choice", ["settle", "yield"])
def test_giving_in_costs_one_wound(table: Table, choice: Choice) -> None:
    hero(table.book, BRUNO, power=7)
    tied(table, ANNA, BRUNO, armed=True)
    answers(table, ANNA, "escalate", 5)
    answers(table, BRUNO, choice)
    assert table.book.characters[f"c-{BRUNO}"].wounds == 1


def test_a_stalemate_wounds_nobody(table: Table) -> None:
    hero(table.book, BRUNO, power=7)
    tied(table, ANNA, BRUNO, armed=True)
    answers(table, ANNA, "settle")
    answers(table, BRUNO, "settle")
    assert table.book.characters[f"c-{BRUNO}"].wounds == 0


# --- whom it serves


def test_the_master_says_whom_a_stalemate_serves(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO)
    refused(table, "contest-not-tied", lambda: served(table, 1, CARLA))
    table.act(lambda: served(table, 1, ANNA))
    refused(table, "contest-served-already", lambda: served(table, 1, ANNA))
    answers(table, ANNA, "settle")
    answers(table, BRUNO, "settle")
    table.act(lambda: served(table, 1, BRUNO))
    assert contest.served == BRUNO


def test_a_contest_that_was_won_serves_its_winner_alone(table: Table) -> None:
    played(table, {ANNA: (4, 0, 3), BRUNO: (4, 0, 1)})
    refused(table, "contest-no-stalemate", lambda: served(table, 1, BRUNO))


# --- bad input and undo


def test_an_answer_to_another_round_is_refused(table: Table) -> None:
    opened(table, ANNA, BRUNO)
    for round_ in (0, 1):
        refused(
            table,
            "contest-round-over",
            lambda round_=round_: ties.decide(  # type: ignore[misc]
                table.book, ANNA, 1, round_, "settle", 0, table.now, table.dice()
            ),
        )


def test_an_escalation_above_the_reserve_is_refused(table: Table) -> None:
    tied(table, ANNA, BRUNO, bid=2)
    no = refused(
        table,
        "bid-too-high",
        lambda: ties.decide(table.book, ANNA, 1, 1, "escalate", 7, table.now, table.dice()),
    )
    assert no.facts == {"have": 6}


def test_called_off_in_a_tie_what_was_rolled_stands_and_the_new_bids_come_back(table: Table) -> None:
    contest = tied(table, ANNA, BRUNO, bid=2)
    answers(table, ANNA, "escalate", 4)
    table.act(lambda: opening.call_off(table.book, 1, table.dice()))
    assert (reserves(table, ANNA, BRUNO), table.book.seat(ANNA).free, contest.over) == ([6, 6], 6, True)
    assert not table.book.contests.verdicts


def test_undo_goes_back_step_by_step_through_ties(table: Table) -> None:
    tied(table, ANNA, BRUNO, bid=2)
    states = [seen(table.book)]
    for step in (
        lambda: answers(table, ANNA, "escalate", 2),
        lambda: answers(table, BRUNO, "escalate", 3, fall(1, 2), fall(1, 3)),
        lambda: answers(table, BRUNO, "settle"),
        lambda: answers(table, ANNA, "settle"),
        lambda: table.act(lambda: served(table, 1, ANNA)),
    ):
        step()
        assert seen(table.refolded()) == seen(table.book)
        assert seen(table.undone()) == states[-1]
        states.append(seen(table.book))


def test_an_answer_to_a_tie_is_sealed_until_the_reveal(table: Table) -> None:
    tied(table, ANNA, BRUNO)
    answers(table, ANNA, "escalate", 5)
    changed = table.records[-1].entry
    answers(table, ANNA, "escalate", 2)
    answer = table.records[-1].entry
    assert answer.sealed(table.book) == ("choice", "bid")
    answers(table, BRUNO, "settle")
    assert answer.sealed(table.book) == ()
    assert changed.sealed(table.book) == ("choice", "bid")


def test_refusals_leave_nothing_behind(table: Table) -> None:
    tied(table, ANNA, BRUNO)
    before = seen(table.book)
    with pytest.raises(Refused):
        answers(table, CARLA, "settle")
    assert seen(table.book) == before
