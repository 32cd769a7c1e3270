"""Whoever is dead, down, gone or absent leaves what is open, at once; what waited for them goes on without them."""

from __future__ import annotations

import pytest

from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.contests import opening as contests
from bot.engines.daimon.contests.lent_dice import help_rival
from bot.engines.daimon.contests.state import NPC
from bot.engines.daimon.fights import opening, shots, strikes
from bot.engines.daimon.fights.lent_dice import help_shot, help_strike
from bot.engines.daimon.fights.state import Figures
from bot.engines.daimon.growth import affordable, growth
from bot.engines.daimon.table import chair, leaving, scenes, sessions
from bot.engines.daimon.wounds import wounds
from tests.engines.daimon.contests.duel import HIT, MISS, answers, gives, opened, tied
from tests.engines.daimon.fights.brawl import put
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Loaded, Table, refused, seen
from tests.engines.daimon.table.evening import started

DOWN, DEAD = 4, 5
"""Wounds that a character of Potenza 2 goes down with, and dies of."""


@pytest.fixture
def table() -> Table:
    """Anna is Master; everybody has a character."""
    table = started(ANNA, BRUNO, CARLA, DARIO)
    for player in (ANNA, BRUNO, CARLA, DARIO):
        put(table, player)
    return table


def wounded(table: Table, player: str, count: int, *falls: list[int]) -> None:
    """The Master gives wounds, and what comes of it comes."""
    book, dice = table.book, Loaded(table.book, *falls)
    table.act(lambda: wounds.add(book, player, count, table.now), lambda: leaving.settle(book, table.now, dice))


def goes(table: Table, player: str, *falls: list[int]) -> None:
    """Somebody is marked absent, and what comes of it comes."""
    book, dice = table.book, Loaded(table.book, *falls)
    table.act(
        lambda: sessions.go(book, player, table.now, dice),
        lambda: leaving.settle(book, table.now, dice),
    )


def locked(table: Table, player: str, bid: int = 2) -> int:
    """A check of somebody's with its bid locked."""
    claim = Claim(attribute="agility", reserve=bid)
    return table.act(lambda: deciding.lock(table.book, player, claim, "", table.dice())).number


@pytest.mark.parametrize("count", [DOWN, DEAD])
def test_a_check_that_was_locked_before_its_character_fell_is_not_rolled(table: Table, count: int) -> None:
    number = locked(table, DARIO)
    wounded(table, DARIO, count)
    assert refused(table, lambda: deciding.set_target(table.book, ANNA, number, 2, table.dice())) == "check-over"
    assert table.book.seat(DARIO).free == 7


def test_a_die_lent_by_who_falls_goes_back_and_the_check_goes_on(table: Table) -> None:
    number = locked(table, BRUNO)
    table.act(lambda: deciding.assist(table.book, DARIO, BRUNO, table.dice()))
    wounded(table, DARIO, DEAD)
    assert (table.book.checks.open[number].helper, table.book.seat(DARIO).reserve) == ("", 7)
    assert refused(table, lambda: deciding.assist(table.book, DARIO, BRUNO, table.dice())) == "character-dead"


def test_a_die_lent_to_a_contest_a_strike_and_a_shot_goes_back_too(table: Table) -> None:
    book, claim = table.book, Claim(attribute="agility")
    table.act(lambda: shots.aim(book, BRUNO, claim, Figures(distance=1, size=1)))
    table.act(lambda: opening.start(book, "w00000guard", 0, "rounds", 1, 0, False, (BRUNO, CARLA)))
    contest = opened(table, BRUNO, CARLA)
    table.act(lambda: help_rival(book, DARIO, BRUNO, table.now, table.dice()))
    table.act(lambda: help_strike(book, DARIO, CARLA, table.dice()))
    table.act(lambda: help_shot(book, DARIO, book.fights.shots[1], table.dice()))
    assert len(book.seat(DARIO).held) == 3
    goes(table, DARIO)
    assert (book.seat(DARIO).held, contest.helps, book.fights.shots[1].helper) == ({}, {}, "")
    assert seen(table.refolded()) == seen(table.book)


def test_of_three_the_two_who_have_answered_are_revealed_when_the_third_falls(table: Table) -> None:
    contest = opened(table, BRUNO, CARLA, DARIO)
    gives(table, BRUNO, 2)
    gives(table, CARLA, 2)
    wounded(table, DARIO, DEAD, [HIT, HIT], [MISS, MISS])
    assert contest.reveals[-1].leaders == (BRUNO,)
    assert contest.reveals[-1].score(DARIO) is None


def test_a_contest_closes_over_who_is_left_alone_and_the_bid_comes_back(table: Table) -> None:
    contest = opened(table, BRUNO, DARIO)
    gives(table, BRUNO, 2, 3)
    goes(table, DARIO)
    assert (contest.off, table.book.contests.open, table.book.seat(BRUNO).free) == (True, None, 7)


def test_who_is_left_alone_in_a_tie_has_won_and_the_other_may_not_challenge_again(table: Table) -> None:
    contest = tied(table, BRUNO, DARIO)
    answers(table, BRUNO, "escalate", 3)
    goes(table, DARIO)
    assert (contest.reveals[-1].leaders, contest.over, table.book.seat(BRUNO).free) == ((BRUNO,), True, 7)
    table.act(lambda: sessions.come(table.book, DARIO))
    again = (DARIO, BRUNO)
    assert refused(table, lambda: contests.challenge(table.book, DARIO, again, table.now)) == "contest-no-rematch"


def test_who_leaves_a_tie_of_three_leaves_it_to_the_others(table: Table) -> None:
    contest = tied(table, BRUNO, CARLA, DARIO)
    answers(table, BRUNO, "settle")
    answers(table, CARLA, "yield")
    goes(table, DARIO)
    assert contest.reveals[-1].leaders == (BRUNO,)
    assert not contest.reveals[-1].rolled


@pytest.mark.parametrize(("armed", "wounds"), [(True, 1), (False, 0)])
def test_who_leaves_the_table_in_a_tie_of_two_has_given_in(table: Table, armed: bool, wounds: int) -> None:
    tied(table, BRUNO, DARIO, armed=armed)
    goes(table, DARIO)
    assert table.book.character_of(DARIO).wounds == wounds  # type: ignore[union-attr]


def test_who_leaves_the_table_in_a_tie_of_three_is_wounded_by_whoever_wins_it(table: Table) -> None:
    contest = tied(table, BRUNO, CARLA, DARIO, armed=True)
    goes(table, DARIO)
    answers(table, BRUNO, "settle")
    answers(table, CARLA, "yield")
    assert [(score.who, score.place, score.wounds) for score in contest.reveals[-1].scores] == [
        (BRUNO, 1, 0),
        (CARLA, 2, 1),
        (DARIO, 2, 1),
    ]
    assert seen(table.refolded()) == seen(table.book)


def test_who_is_struck_down_in_a_tie_bears_nothing_more_of_it(table: Table) -> None:
    tied(table, BRUNO, DARIO, armed=True)
    wounded(table, DARIO, DOWN)
    assert table.book.character_of(DARIO).wounds == 4  # type: ignore[union-attr]


def test_an_aimed_shot_and_a_sealed_strike_go_with_who_leaves(table: Table) -> None:
    book, claim = table.book, Claim(attribute="agility", reserve=1)
    table.act(lambda: shots.aim(book, DARIO, claim, Figures(distance=1, size=1)))
    table.act(lambda: opening.start(book, "w00000guard", 0, "rounds", 1, 0, False, (BRUNO, DARIO)))
    table.act(lambda: strikes.strike(book, DARIO, claim, "none", 0, table.now, table.dice()))
    goes(table, DARIO)
    fight = book.fights.now
    assert fight is not None
    assert (book.fights.shots, fight.sealed, book.seat(DARIO).held) == ({}, [], {})


def test_a_round_goes_on_once_everybody_who_is_left_has_struck(table: Table) -> None:
    book = table.book
    table.act(lambda: opening.start(book, "w00000guard", 2, "rounds", 1, 0, False, (BRUNO, DARIO)))
    dice = Loaded(book, [MISS, MISS, MISS])
    claim = Claim(attribute="agility")
    table.act(lambda: strikes.strike(book, BRUNO, claim, "none", 0, table.now, dice))
    goes(table, DARIO)
    fight = book.fights.now
    assert fight is not None
    assert fight.round == 2


def test_whoever_has_gone_is_waited_for_in_no_vote_and_claims_nothing(table: Table) -> None:
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    table.act(lambda: chair.claim(table.book, DARIO, table.dice()))
    goes(table, DARIO)
    vote = table.book.chair.vote
    assert vote is not None
    assert DARIO not in (*vote.awaited, *chair.contenders(table.book))


def test_whoever_is_down_does_not_grow_out_of_it(table: Table) -> None:
    character = put(table, DARIO)
    character.evo = 9
    character.wounds = DOWN
    assert refused(table, lambda: growth.grow_attribute(table.book, DARIO, "power")) == "character-down"
    assert refused(table, lambda: growth.buy_point(table.book, DARIO)) == "character-down"
    assert affordable.prospects(table.book, DARIO) == ()


# --- a Master who is gone


def test_a_master_who_is_gone_frees_the_chair_and_the_next_one_withdraws_what_stands(table: Table) -> None:
    contest = opened(table, BRUNO, DARIO)
    gives(table, BRUNO, 2, 3)
    goes(table, ANNA)
    assert table.book.master == ""
    table.act(lambda: chair.draw(table.book, BRUNO, table.now, Loaded(table.book, [MISS, HIT, MISS])))
    assert table.book.master == CARLA
    assert table.book.contests.open is contest
    table.act(lambda: contests.call_off(table.book, contest.number, table.dice()))
    assert table.book.seat(BRUNO).free == 7


def test_a_contest_goes_on_by_itself_without_a_master(table: Table) -> None:
    contest = opened(table, BRUNO, DARIO)
    gives(table, BRUNO, 2)
    goes(table, ANNA)
    gives(table, DARIO, 2, 0, [HIT, HIT], [MISS, MISS])
    assert contest.over


def test_a_master_who_is_in_the_contest_leaves_it_with_the_chair(table: Table) -> None:
    contest = opened(table, ANNA, BRUNO, DARIO)
    goes(table, ANNA)
    assert contest.left == (BRUNO, DARIO)


def test_the_character_of_the_story_waits_for_the_next_master(table: Table) -> None:
    contest = opened(table, BRUNO, by=ANNA, npc="w0000colonel")
    gives(table, BRUNO, 2)
    goes(table, ANNA)
    assert contest.awaited == (NPC,)


# --- what was rolled and undone


def test_nobody_goes_from_dice_that_are_known(table: Table) -> None:
    number = locked(table, DARIO, 3)
    dice = Loaded(table.book, [MISS] * 5)
    table.act(lambda: deciding.set_target(table.book, ANNA, number, 2, dice))
    table.undo()
    book, dice = table.book, Loaded(table.book, [MISS] * 5)
    table.act(lambda: sessions.go(book, DARIO, table.now, dice), lambda: leaving.settle(book, table.now, dice))
    assert (book.checks.results[number].player, book.seat(DARIO).reserve) == (DARIO, 6)


@pytest.mark.parametrize(("leaves", "hit"), [(DARIO, [DARIO]), (CARLA, [])])
def test_of_known_shots_those_of_whoever_goes_fall_again_and_no_others(
    table: Table, leaves: str, hit: list[str]
) -> None:
    book, claim = table.book, Claim(attribute="agility", reserve=1)
    for player in (CARLA, DARIO):
        table.act(lambda player=player: shots.aim(book, player, claim, Figures(distance=1, size=2)))  # type: ignore[misc]
    table.act(lambda: shots.judge(book, ANNA, 2, Figures(distance=1, size=2), 0, Loaded(book, [MISS] * 5)))
    table.undo()
    book, dice = table.book, Loaded(table.book, [MISS] * 5)
    fell = table.act(lambda: leaving.fall_again(book, leaves, table.now, dice))
    assert [one.player for one in fell] == hit


def test_folded_again_it_is_the_same_and_undone_everything_is_open_again(table: Table) -> None:
    contest = opened(table, BRUNO, CARLA, DARIO)
    gives(table, BRUNO, 2, 1)
    locked(table, DARIO)
    before = seen(table.refolded())
    wounded(table, DARIO, DEAD)
    assert contest.left == (BRUNO, CARLA)
    assert seen(table.refolded()) == seen(table.book)
    assert seen(table.undone()) == before


def back(table: Table, player: str, *falls: list[int]) -> None:
    """Somebody is at the table again, and what comes of it comes."""
    book, dice = table.book, Loaded(table.book, *falls)
    table.act(lambda: sessions.come(book, player), lambda: leaving.settle(book, table.now, dice))


def test_leaving_for_a_moment_takes_no_locked_check_back(table: Table) -> None:
    number = locked(table, DARIO, 3)
    goes(table, DARIO)
    assert (table.book.checks.open, table.book.seat(DARIO).free) == ({}, 7)
    back(table, DARIO)
    assert table.book.seat(DARIO).free == 4
    assert refused(table, lambda: locked(table, DARIO, 0)) == "check-locked"
    table.act(lambda: deciding.set_target(table.book, ANNA, number, 1, table.dice()))
    assert number in table.book.checks.results
    assert seen(table.refolded()) == seen(table.book)


def test_what_was_locked_and_left_is_gone_with_the_session(table: Table) -> None:
    locked(table, DARIO, 3)
    goes(table, DARIO)
    table.act(lambda: sessions.end(table.book, table.now, table.dice()))
    assert table.book.checks.aside == {}


def struck(table: Table, player: str, bid: int) -> None:
    """A strike that waits for the Master's difficulty."""
    claim = Claim(attribute="agility", reserve=bid)
    table.act(lambda: strikes.strike(table.book, player, claim, "none", 0, table.now, table.dice()))


def test_leaving_for_a_moment_takes_no_sealed_strike_back(table: Table) -> None:
    table.act(lambda: opening.start(table.book, "w00000guard", 0, "rounds", 1, 0, False, (BRUNO, CARLA)))
    struck(table, BRUNO, 3)
    goes(table, BRUNO)
    assert table.book.seat(BRUNO).free == 7
    back(table, BRUNO)
    assert table.book.seat(BRUNO).free == 4
    assert refused(table, lambda: struck(table, BRUNO, 0)) == "struck-already"
    assert seen(table.refolded()) == seen(table.book)


def test_a_strike_whose_difficulty_came_meanwhile_falls_when_its_player_is_back(table: Table) -> None:
    fight = table.act(lambda: opening.start(table.book, "w00000guard", 0, "rounds", 1, 0, False, (BRUNO, CARLA)))
    struck(table, BRUNO, 0)
    goes(table, BRUNO)
    table.act(lambda: strikes.set_difficulty(table.book, 1, 1, table.now, table.dice()))
    back(table, BRUNO, [MISS] * 10)
    assert fight.strikes[BRUNO].roll is not None


def test_whose_round_went_on_without_them_has_lost_what_they_had_bid(table: Table) -> None:
    fight = table.act(lambda: opening.start(table.book, "w00000guard", 0, "rounds", 1, 0, False, (BRUNO, CARLA)))
    struck(table, BRUNO, 3)
    goes(table, BRUNO)
    struck(table, CARLA, 0)
    table.act(lambda: strikes.set_difficulty(table.book, 1, 1, table.now, Loaded(table.book, [MISS] * 10)))
    assert fight.round == 2
    back(table, BRUNO)
    assert (table.book.seat(BRUNO).reserve, BRUNO in fight.strikes) == (4, False)
    assert seen(table.refolded()) == seen(table.book)


def known_contest(table: Table) -> None:
    """Bruno, Carla and Dario have seen the dice of their contest, and had them undone."""
    opened(table, BRUNO, CARLA, DARIO)
    gives(table, BRUNO, 2)
    gives(table, CARLA, 2)
    gives(table, DARIO, 2, 0, [HIT, HIT], [MISS, MISS], [MISS, HIT])
    table.undo()


def test_whoever_goes_from_a_contest_whose_dice_are_known_has_them_fall_before(table: Table) -> None:
    known_contest(table)
    goes(table, DARIO, [HIT, HIT], [MISS, MISS], [MISS, HIT])
    contest = table.book.contests.known[1]
    assert [score.who for score in contest.reveals[0].scores] == [BRUNO, DARIO, CARLA]
    assert contest.over and DARIO not in contest.gone


def test_a_contest_whose_dice_are_known_waits_for_a_yes_once_a_rival_falls(table: Table) -> None:
    known_contest(table)
    wounded(table, DARIO, DEAD)
    contest = table.book.contests.open
    assert contest is not None and (contest.left, contest.awaited, contest.reveals) == ((BRUNO, CARLA), (), [])


@pytest.mark.parametrize(("leaves", "struck"), [(BRUNO, [BRUNO]), (CARLA, [])])
def test_of_known_strikes_those_of_whoever_goes_fall_again_and_no_others(
    table: Table, leaves: str, struck: list[str]
) -> None:
    book, claim = table.book, Claim(attribute="agility")
    table.act(lambda: opening.start(book, "w00000guard", 3, "rounds", 1, 0, False, (BRUNO, CARLA)))
    dice = Loaded(book, [MISS] * 3)
    table.act(lambda: strikes.strike(book, BRUNO, claim, "none", 0, table.now, dice))
    table.undo()
    book, dice = table.book, Loaded(table.book, [MISS] * 3)
    fell = table.act(lambda: leaving.fall_again(book, leaves, table.now, dice))
    assert [one.player for one in fell] == struck


def test_a_locked_bid_that_was_spent_meanwhile_is_to_be_made_anew(table: Table) -> None:
    number = locked(table, DARIO, 3)
    goes(table, DARIO)
    table.book.seat(DARIO).reserve = 2
    back(table, DARIO)
    check = table.book.checks.open[number]
    assert (check.claim, check.pool, table.book.seat(DARIO).held) == (None, None, {})
