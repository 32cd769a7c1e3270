"""Turns: words, passes, tokens, times, and the ends of a hand (articles 24 to 36)."""

from __future__ import annotations

from functools import partial

import pytest

from bot.engines.codice.matches import Outcome
from bot.engines.codice.play import friendly, times, turns
from tests.engines.codice.play.hand import ALDO, ASSASSIN, BEA, BYSTANDER, CARLO, EVA, FRANCO, Hand, refuses


def begun(*more: str) -> Hand:
    hand = Hand(*more)
    hand.begin()
    return hand


def test_the_first_press_of_an_only_operative_stands() -> None:
    hand = begun()
    hand.give(2)
    hand.point(hand.play.turn)
    assert hand.play.found(hand.play.turn) == 1


def turn_of_three(hand: Hand) -> Hand:
    """The turn of the team that has two operatives."""
    if len(hand.mates()) < 2:
        hand.give(1)
        hand.pass_on()
    hand.give(2)
    return hand


def test_of_two_operatives_the_second_agrees() -> None:
    hand = turn_of_three(begun(EVA))
    one, other = hand.mates()
    place = hand.place(hand.play.turn)
    hand.point_at(place, one)
    assert not hand.play.uncovered
    assert refuses(lambda: hand.point_at(place, one)) == "codice-play-marked"
    hand.point_at(place, other)
    assert hand.play.found(hand.play.turn) == 1


def test_the_first_press_stands_after_some_seconds_and_another_word_takes_its_place() -> None:
    hand = turn_of_three(begun(EVA))
    one, other = hand.mates()
    hand.point_at(hand.place(BYSTANDER), one)
    place = hand.place(hand.play.turn)
    hand.point_at(place, other)
    assert hand.book.due()["codice.play-mark"] == hand.now + 10
    hand.later(9)
    assert not hand.play.uncovered
    hand.later(1)
    assert set(hand.play.uncovered) == {place}


def test_chiefs_the_others_and_strangers_point_at_nothing() -> None:
    hand = begun()
    assert refuses(lambda: hand.point(hand.play.turn)) == "codice-play-no-clue"
    hand.give(2)
    assert refuses(lambda: hand.point(hand.play.turn, hand.chief())) == "codice-play-chief-silent"
    assert refuses(lambda: hand.point(hand.play.turn, hand.mates(hand.others)[0])) == "codice-play-turn"
    assert refuses(lambda: hand.point(hand.play.turn, FRANCO)) == "codice-play-not-yours"


def test_a_word_is_uncovered_once() -> None:
    hand = begun()
    hand.give(3)
    place = hand.place(hand.play.turn)
    hand.point_at(place)
    assert refuses(lambda: hand.point_at(place)) == "codice-play-uncovered"


@pytest.mark.parametrize("colour", ["bystander", "theirs"])
def test_another_colour_ends_the_turn(colour: str) -> None:
    hand = begun()
    turn, others = hand.play.turn, hand.others
    hand.give(3)
    hand.point(others if colour == "theirs" else BYSTANDER)
    assert hand.play.turn == others
    assert hand.play.clue is None
    assert hand.play.found(others) == (colour == "theirs")
    assert hand.play.tokens[turn] == 3


def test_pass_is_needed_also_when_nothing_can_be_pointed_at_any_more() -> None:
    hand = begun()
    turn = hand.play.turn
    hand.give(1)
    hand.point(turn)
    assert hand.play.turn == turn
    assert refuses(lambda: hand.point(turn)) == "codice-play-only-pass"
    hand.pass_on()
    assert hand.play.turn != turn


def test_recovery_tokens_are_given_for_what_was_not_found_and_given_back_for_one_more() -> None:
    hand = begun()
    turn = hand.play.turn
    hand.give(3)
    hand.point(turn)
    hand.pass_on()
    assert hand.play.tokens[turn] == 2
    hand.give(1)
    hand.pass_on()
    hand.give(1)
    hand.point(turn)
    assert hand.play.tokens[turn] == 2
    hand.point(turn)
    assert hand.play.tokens[turn] == 1
    assert refuses(lambda: hand.point(turn)) == "codice-play-only-pass"


def test_with_a_zero_words_are_not_counted() -> None:
    hand = begun()
    turn = hand.play.turn
    hand.give(0)
    for _ in range(4):
        hand.point(turn)
    hand.pass_on()
    assert hand.play.tokens[turn] == 0


def test_times_pass_by_themselves_with_the_turns() -> None:
    hand = begun()
    turn = hand.play.turn
    hand.now += 100
    hand.give(1)
    hand.pass_on()
    assert hand.play.clock.left(turn, hand.now) == 320
    hand.now += 30
    hand.give(1)
    hand.pass_on()
    assert hand.book.due() == {"codice.play-flag": hand.now + 320}


def test_a_hand_ends_with_the_last_agent_and_who_lost_keeps_what_was_found() -> None:
    hand = begun()
    turn, others = hand.play.turn, hand.others
    hand.give(1)
    hand.point(others)
    hand.give(1)
    hand.pass_on()
    hand.give(9)
    for _ in range(9):
        hand.point(turn)
    assert hand.play.outcome == Outcome(winner=turn, ending="agents", loser_agents=1)
    assert hand.book.game.outcomes == [hand.play.outcome]
    assert hand.book.due() == {}


def test_the_last_agent_uncovered_by_the_opponents_wins_for_whose_it_is() -> None:
    hand = begun()
    others = hand.others
    hand.give(1)
    hand.pass_on()
    hand.give(8)
    for _ in range(7):
        hand.point(others)
    hand.pass_on()
    hand.give(1)
    hand.point(others)
    assert hand.play.outcome == Outcome(winner=others, ending="agents", loser_agents=0)


def test_the_assassin_ends_a_hand_and_who_lost_has_nothing() -> None:
    hand = begun()
    turn = hand.play.turn
    hand.give(3)
    hand.point(turn)
    hand.point(ASSASSIN)
    assert hand.play.outcome == Outcome(winner=hand.play.other(turn), ending="assassin", loser_agents=0)


def test_a_flag_ends_a_hand_and_who_lost_keeps_what_was_found() -> None:
    hand = begun()
    turn = hand.play.turn
    hand.give(3)
    hand.point(turn)
    hand.later(7 * 60)
    assert hand.play.outcome == Outcome(winner=hand.play.other(turn), ending="time", loser_agents=1)


def test_a_press_after_the_flag_counts_no_more_though_nobody_had_said_so() -> None:
    hand = begun()
    turn = hand.play.turn
    hand.give(3)
    hand.now += 7 * 60 + 1
    hand.point(turn)
    assert hand.play.outcome == Outcome(winner=hand.play.other(turn), ending="time", loser_agents=0)


def test_a_flag_that_fell_while_the_bot_was_away_has_not_fallen() -> None:
    hand = begun()
    turn = hand.play.turn
    hand.later(7 * 60 + 31)
    assert hand.play.outcome is None
    assert refuses(lambda: hand.give(1)) == "codice-play-stopped"
    hand.act(lambda: times.stop(hand.book, EVA, hand.where, hand.now))
    assert hand.play.clock.left(turn, hand.now) == 7 * 60
    hand.give(1)


def test_nothing_is_pressed_while_times_stand_still() -> None:
    hand = begun()
    hand.give(1)
    hand.act(lambda: times.stop(hand.book, EVA, hand.where, hand.now))
    assert refuses(lambda: hand.point(hand.play.turn)) == "codice-play-stopped"
    assert hand.book.due() == {}


def back(hand: Hand, by: str) -> None:
    hand.act(lambda: turns.take_back(hand.book, by, hand.where, hand.now))


def test_a_word_is_covered_again_if_both_teams_say_so() -> None:
    hand = begun()
    turn, others = hand.play.turn, hand.others
    mine, theirs = hand.mates()[0], hand.mates(others)[0]
    hand.give(3)
    hand.point(BYSTANDER)
    back(hand, mine)
    assert refuses(lambda: back(hand, hand.chief(turn))) == "codice-play-back-asked"
    assert hand.play.uncovered
    back(hand, theirs)
    assert not hand.play.uncovered
    assert (hand.play.turn, hand.play.tokens.get(turn, 0)) == (turn, 0)
    hand.point(turn)


def test_after_the_next_clue_or_a_pass_nothing_is_covered_again() -> None:
    hand = begun()
    turn = hand.play.turn
    hand.give(3)
    hand.point(turn)
    hand.pass_on()
    assert refuses(lambda: back(hand, hand.mates()[0])) == "codice-play-nothing-back"


def test_a_chief_who_has_left_is_asked_for_again() -> None:
    hand = begun()
    chief, team = hand.chief(), hand.play.turn
    assert refuses(lambda: hand.act(lambda: times.take_chief(hand.book, hand.mates()[0], hand.where, hand.now))) == (
        "codice-play-has-chief"
    )
    players = hand.book.game.teams[team]
    players[players.index(chief)] = FRANCO
    assert refuses(lambda: hand.give(1)) == "codice-play-not-yours"
    hand.act(lambda: times.take_chief(hand.book, FRANCO, hand.where, hand.now))
    hand.give(1)


def test_a_chief_who_is_silent_for_a_minute_is_relieved_where_another_is_left_to_point_at_words() -> None:
    hand = begun(EVA)
    silent = hand.chief("A")
    one, other = hand.mates("A")

    def relieve(by: str) -> object:
        return hand.act(lambda: times.take_chief(hand.book, by, hand.where, hand.now))

    if hand.play.turn == "A":
        hand.give(1)
        hand.pass_on()
    hand.later(hand.book.rules.clock.before)
    assert refuses(lambda: relieve(one)) == "codice-play-has-chief", "it is not their turn"
    hand.give(1)
    hand.pass_on()
    hand.later(hand.book.rules.clock.before - 1)
    assert refuses(lambda: relieve(one)) == "codice-play-has-chief"
    hand.later(1)
    relieve(one)
    assert hand.chief() == one
    assert refuses(lambda: relieve(other)) == "codice-play-has-chief", "nobody would be left to point at words"
    hand.give(1)
    for who in (silent, one):
        assert refuses(lambda who=who: hand.point("A", who)) == "codice-play-chief-silent"
    hand.point("A", other)


def test_in_a_team_of_two_nobody_relieves_a_silent_chief() -> None:
    hand = begun()
    hand.later(hand.book.rules.clock.before)
    take = partial(times.take_chief, hand.book, hand.mates()[0], hand.where, hand.now)
    assert refuses(lambda: hand.act(take)) == "codice-play-has-chief"


def test_who_has_seen_the_key_points_at_nothing_though_another_is_chief_by_now() -> None:
    hand = begun()
    chief, [mate], team = hand.chief(), hand.mates(), hand.play.turn
    players = hand.book.game.teams[team]
    players[:] = [FRANCO, chief]
    hand.play.chiefs[team] = FRANCO
    hand.give(1)
    assert refuses(lambda: hand.point(team, chief)) == "codice-play-chief-silent"
    assert refuses(lambda: hand.point(team, mate)) == "codice-play-not-yours"


def test_who_leaves_a_friendly_is_replaced_by_their_own_team() -> None:
    hand = begun()
    swap = partial(friendly.replace, hand.book, CARLO, BEA, FRANCO)
    assert refuses(lambda: hand.act(swap)) == "codice-play-not-yours"
    hand.act(lambda: friendly.replace(hand.book, ALDO, BEA, FRANCO))
    assert hand.book.seated(hand.where, "A") == [ALDO, FRANCO]


def test_a_hand_that_is_given_up_is_dealt_anew_with_other_words_and_another_key() -> None:
    hand = begun()
    words, key = hand.play.words, hand.play.key
    hand.act(lambda: times.give_up(hand.book, EVA, hand.where))
    hand.deal()
    hand.clear(hand.chief("A"))
    hand.clear(hand.chief("B"))
    assert hand.play.words != words
    assert hand.play.key != key
