"""No rematch: the loser waits for the winner's reserve or the next session; another strategy is another contest."""

from __future__ import annotations

import pytest

from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.contests import opening
from bot.engines.daimon.contests.first_round import answer
from bot.engines.daimon.contests.state import Contest
from bot.engines.daimon.table import awards, scenes, sessions
from bot.engines.daimon.table.scenes import begin_scene
from tests.engines.daimon.contests.duel import answers, fall, opened, played, refused, says
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Loaded, Table, hero


@pytest.fixture
def table() -> Table:
    """Three people at the table; Carla is the Master."""
    table = Table(ANNA, BRUNO, CARLA)
    table.session()
    lead(table, CARLA)
    for who in (ANNA, BRUNO):
        hero(table.book, who, power=2, agility=2, brawling=2, athletics=2)
    return table


def lead(table: Table, master: str) -> None:
    """Put somebody into the Master's chair."""
    table.book.master = master
    begin_scene(table.book, master)


def lost(table: Table, bid: int = 0) -> Contest:
    """Bruno loses against Anna, who bid so many dice."""
    return played(table, {ANNA: (4, bid, 4), BRUNO: (4, 0, 1)})


def challenged(table: Table, by: str) -> Contest:
    return opened(table, ANNA, BRUNO, by=by)


def tries(table: Table, by: str) -> object:
    return lambda: opening.challenge(table.book, by, (ANNA, BRUNO), table.now)


POWER = Claim(attribute="power", skill="brawling")
AGILITY = Claim(attribute="agility", skill="brawling")


def stalemate(table: Table, claim: Claim = POWER) -> None:
    """Anna and Bruno settle for a stalemate, with the same strategy."""
    opened(table, ANNA, BRUNO)
    says(table, ANNA, claim)
    says(table, BRUNO, claim, fall(2, 4), fall(2, 4))
    answers(table, ANNA, "settle")
    answers(table, BRUNO, "settle")


def test_the_loser_may_not_challenge_the_same_winner_again(table: Table) -> None:
    lost(table, bid=2)
    no = refused(table, "contest-no-rematch", tries(table, BRUNO))
    assert no.facts == {"loser": BRUNO, "winner": ANNA}


def test_nor_may_somebody_else_set_them_against_each_other(table: Table) -> None:
    lost(table, bid=2)
    lead(table, BRUNO)
    refused(table, "contest-no-rematch", tries(table, CARLA))


def test_the_winner_may_challenge_the_loser(table: Table) -> None:
    lost(table, bid=2)
    assert not challenged(table, ANNA).barred


def test_others_may_be_challenged(table: Table) -> None:
    lost(table, bid=2)
    assert opened(table, BRUNO, CARLA)


def test_once_the_winner_has_recovered_a_die_the_loser_may_try_again(table: Table) -> None:
    lost(table, bid=2)
    table.act(lambda: awards.award(table.book, ANNA, "interpretation"))
    assert not challenged(table, BRUNO).barred


def test_a_die_lost_above_the_most_is_none_recovered(table: Table) -> None:
    lost(table)
    table.act(lambda: awards.award(table.book, ANNA, "interpretation"))
    refused(table, "contest-no-rematch", tries(table, BRUNO))


def test_dice_that_the_loser_recovers_change_nothing(table: Table) -> None:
    played(table, {ANNA: (4, 2, 4), BRUNO: (4, 2, 1)})
    table.act(lambda: awards.award(table.book, BRUNO, "interpretation"))
    refused(table, "contest-no-rematch", tries(table, BRUNO))


def test_what_comes_back_of_a_lost_bid_is_not_recovered(table: Table) -> None:
    lost(table, bid=2)
    played(table, {CARLA: (4, 0, 4), ANNA: (4, 3, 1)})
    refused(table, "contest-no-rematch", tries(table, BRUNO))


def test_a_new_adventure_fills_the_winners_reserve(table: Table) -> None:
    lost(table, bid=2)
    table.act(lambda: table.book.begin_adventure("w0000another", table.now, 0))
    assert challenged(table, BRUNO)


def test_in_the_next_session_the_loser_may_try_again(table: Table) -> None:
    lost(table)
    table.act(lambda: sessions.end(table.book, table.now, table.dice()))
    table.session()
    assert not challenged(table, BRUNO).barred


def test_the_master_may_allow_it_with_another_attribute_or_skill(table: Table) -> None:
    opened(table, ANNA, BRUNO)
    says(table, ANNA, POWER)
    says(table, BRUNO, POWER, fall(4, 4), fall(1, 4))
    contest = challenged(table, CARLA)
    assert contest.barred == {BRUNO: {("power", "brawling")}}
    refused(table, "contest-same-strategy", lambda: answer(table.book, BRUNO, 2, POWER, 0, table.dice()))
    says(table, ANNA, POWER)
    says(table, BRUNO, Claim(attribute="power", skill="athletics"), fall(1, 4), fall(2, 4))
    assert contest.reveals[0].leaders == (BRUNO,)


def test_a_master_who_lost_does_not_allow_it_to_herself(table: Table) -> None:
    lost(table)
    lead(table, BRUNO)
    refused(table, "contest-no-rematch-own", tries(table, BRUNO))
    table.act(tries(table, ANNA))  # type: ignore[arg-type]  # The way out that the refusal names.


def test_after_an_accepted_stalemate_another_strategy_is_asked_of_both(table: Table) -> None:
    stalemate(table)
    contest = challenged(table, BRUNO)
    assert contest.barred == {who: {("power", "brawling")} for who in (ANNA, BRUNO)}
    for who in (ANNA, BRUNO):
        refused(
            table,
            "contest-same-strategy",
            lambda who=who: answer(table.book, who, 2, POWER, 0, table.dice()),
        )
    says(table, ANNA, AGILITY)
    says(table, BRUNO, AGILITY, fall(3, 4), fall(1, 4))
    assert contest.over


def test_strategies_that_led_to_stalemates_add_up_within_a_session(table: Table) -> None:
    stalemate(table)
    stalemate(table, AGILITY)
    assert challenged(table, ANNA).barred[ANNA] == {("power", "brawling"), ("agility", "brawling")}


def test_in_the_next_session_every_strategy_is_open_again(table: Table) -> None:
    stalemate(table)
    table.act(lambda: sessions.end(table.book, table.now, table.dice()))
    table.session()
    assert not challenged(table, BRUNO).barred


def test_who_escalates_against_somebody_who_settles_has_won_and_the_rule_holds(table: Table) -> None:
    played(table, {ANNA: (4, 0, 2), BRUNO: (4, 0, 2)})
    answers(table, ANNA, "escalate", 3)
    answers(table, BRUNO, "settle")
    refused(table, "contest-no-rematch", tries(table, BRUNO))


def against(table: Table, one: str, other: str) -> object:
    return lambda: opening.challenge(table.book, one, (one, other), table.now)


def test_of_three_the_second_has_prevailed_over_the_third(table: Table) -> None:
    played(table, {ANNA: (4, 1, 4), BRUNO: (4, 0, 2), CARLA: (4, 0, 1)})
    lead(table, "")
    for loser, winner in ((BRUNO, ANNA), (CARLA, ANNA), (CARLA, BRUNO)):
        no = refused(table, "contest-no-rematch", against(table, loser, winner))
        assert no.facts == {"loser": loser, "winner": winner}
    assert opened(table, BRUNO, CARLA)


def test_who_shares_a_place_behind_the_first_has_lost_to_the_first_only(table: Table) -> None:
    played(table, {ANNA: (4, 1, 4), BRUNO: (4, 0, 2), CARLA: (4, 0, 2)})
    lead(table, "")
    assert opened(table, CARLA, BRUNO)


def test_who_was_tied_for_the_first_place_has_prevailed_over_who_was_not(table: Table) -> None:
    played(table, {ANNA: (4, 0, 2), BRUNO: (4, 0, 2), CARLA: (4, 0, 1)})
    answers(table, ANNA, "escalate", 3)
    answers(table, BRUNO, "yield")
    lead(table, "")
    refused(table, "contest-no-rematch", against(table, BRUNO, ANNA))
    refused(table, "contest-no-rematch", against(table, CARLA, BRUNO))


def test_a_win_wipes_out_the_defeat_before_it(table: Table) -> None:
    lost(table)
    contest = challenged(table, ANNA)
    says(table, ANNA, Claim(dice=2))
    says(table, BRUNO, Claim(dice=2), fall(0, 2), fall(2, 2))
    assert contest.reveals[0].leaders == (BRUNO,)
    assert challenged(table, BRUNO)


def test_a_defeat_by_a_third_leaves_the_one_before_it(table: Table) -> None:
    lost(table)
    played(table, {CARLA: (4, 0, 4), ANNA: (4, 0, 1), BRUNO: (4, 0, 0)}, by=ANNA)
    refused(table, "contest-no-rematch", tries(table, BRUNO))


def test_undo_gives_the_rematch_back(table: Table) -> None:
    lost(table)
    undone = table.undone()
    assert not undone.contests.verdicts


def test_keeping_the_chair_recovers_nothing(table: Table) -> None:
    lost(table, bid=1)
    lead(table, ANNA)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.keep(table.book, table.dice()))
    assert Loaded(table.book) is not None
    refused(table, "contest-no-rematch", tries(table, BRUNO))
