"""Article 8: who sits where, and what could not be avoided."""

from __future__ import annotations

from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.diplomacy import entering
from bot.engines.diplomacy.rules import POWERS
from bot.engines.diplomacy.seating import drafting
from bot.engines.diplomacy.seating.arranging import Wanted, open_ways
from bot.engines.diplomacy.seating.board_sizes import ways
from bot.engines.diplomacy.seating.draft_findings import Findings, unavoided
from bot.engines.diplomacy.seating.history import PastSeats, history
from bot.engines.diplomacy.standings import standings
from tests import examples
from tests.engines.codice.refusing import refused
from tests.engines.diplomacy.weekend import DIRECTOR, LED, NOW, Weekend, played


@given(st.integers(12, 40), st.integers(0, 3), st.integers(0, 255), st.data())
@settings(max_examples=examples(12), deadline=None)
def test_nobody_sits_twice_in_a_round_unless_asked_to(count: int, more: int, seed: int, data: st.DataObject) -> None:
    weekend = Weekend(count, seed=seed, steps=3000)
    players = list(weekend.book.entrants)
    doubles = tuple(data.draw(st.permutations(players))[:more])
    if open_ways(weekend.book, 1, Wanted(doubles=doubles)) is not None:
        return
    boards = weekend.draft(doubles=doubles).boards
    seated = [player for board in boards for player in board.players]
    assert sorted(seated) == sorted([*players, *doubles])
    for board in boards:
        assert len(set(board.players)) == len(board.players), "never twice at one board"
    for player in doubles:
        powers = [power for board in boards for power, one in board.seats.items() if one == player]
        assert len(set(powers)) == 2, "nor the same power at both"


def test_everybody_sits_and_the_absent_and_those_who_sit_out_do_not() -> None:
    weekend = Weekend(16)
    boards = weekend.draft(absent=("t1",), sitting=("t2",)).boards
    assert sorted(player for board in boards for player in board.players) == sorted(
        f"t{number}" for number in range(3, 17)
    )


@pytest.mark.parametrize("count", [14, 21, 28, 20])
def test_nobody_plays_a_power_twice_in_three_rounds(count: int) -> None:
    weekend = Weekend(count, rounds=4)
    played(weekend, 3)
    assert max(history(weekend.book, 9).powers.values()) == 1


def test_declared_bonds_are_kept_apart() -> None:
    weekend = Weekend(14)
    for one, other in (("t1", "t2"), ("t1", "t3"), ("t4", "t5")):
        weekend.act(lambda one=one, other=other: entering.bind(weekend.book, DIRECTOR, "", True, one, other))
    for _ in range(2):
        draft = weekend.draft()
        assert unavoided(weekend.book, draft).bonds == ()
        weekend.act(lambda: drafting.publish(weekend.book, DIRECTOR, NOW))
        weekend.play_round(*LED)


def test_fewer_meetings_than_the_proof_allows_are_not_called_the_least() -> None:
    """Somebody was swapped by hand between the full boards of a last round and the short ones."""
    findings = Findings((), (), (), ((("t1", "t2"), 2),), (), (), least=3)
    assert findings.above is None


def test_a_bond_that_cannot_be_kept_is_named() -> None:
    weekend = Weekend(7)
    weekend.act(lambda: entering.bind(weekend.book, DIRECTOR, "", True, "t1", "t2"))
    assert unavoided(weekend.book, weekend.draft()).bonds == (("t1", "t2"),)
    with refused("diplomacy-bound-already"):
        entering.bind(weekend.book, DIRECTOR, "", True, "t2", "t1")
    with refused("diplomacy-not-your-bond"):
        entering.bind(weekend.book, "p1", "t3", False, "t1", "t4")


def test_of_28_the_second_round_repeats_12_meetings_and_fewer_are_proved_impossible() -> None:
    weekend = Weekend(28, rounds=4, steps=150_000)
    played(weekend, 1)
    found = unavoided(weekend.book, weekend.draft())
    assert found.games == 12
    assert found.above == 0


@pytest.mark.parametrize(("count", "rounds", "games"), [(28, 4, 72), (35, 5, 100), (70, 5, 0)])
def test_as_few_as_can_be_meet_again_and_nobody_for_a_third_time(count: int, rounds: int, games: int) -> None:
    past = _drafted_and_played(Weekend(count, rounds=rounds, steps=1000), rounds)
    assert sum(comb(times, 2) for times in past.met.values()) == games
    assert max(past.met.values()) <= 2
    assert max(past.powers.values()) == 1


def test_whoever_meets_for_a_third_time_is_named() -> None:
    weekend = Weekend(7, rounds=3)
    played(weekend, 1)
    assert unavoided(weekend.book, weekend.draft()).thrice == ()
    weekend = Weekend(7, rounds=3)
    played(weekend, 2)
    found = unavoided(weekend.book, weekend.draft())
    assert (len(found.thrice), found.cost.thrice, found.games, found.above) == (21, 21, 42, 0)


def test_nobody_meets_again_where_somebody_leaves_a_plan_and_the_boards_still_do() -> None:
    weekend = Weekend(49, rounds=4, steps=1000)
    _drafted_and_played(weekend, 2)
    weekend.act(lambda: entering.drop(weekend.book, DIRECTOR, "t1"))
    assert unavoided(weekend.book, weekend.draft()).games == 0


def test_a_plan_that_does_no_longer_is_dropped() -> None:
    weekend = Weekend(28, rounds=4, steps=50_000)
    _drafted_and_played(weekend, 2)
    late = weekend.enter()
    boards = weekend.draft(absent=("t1",)).boards
    assert late in {player for board in boards for player in board.players}


@pytest.mark.parametrize("seed", range(3))
def test_a_bond_comes_before_meetings_and_the_plan_of_all_rounds_keeps_it(seed: int) -> None:
    weekend = Weekend(49, rounds=6, seed=seed, steps=20_000)
    bonds = [("t1", "t2"), ("t3", "t4"), ("t5", "t6"), ("t1", "t7")]
    for one, other in bonds:
        weekend.act(lambda one=one, other=other: entering.bind(weekend.book, DIRECTOR, "", True, one, other))
    past = _drafted_and_played(weekend, 6)
    assert not any(past.met[bond] for bond in bonds)
    assert max(past.met.values()) == max(past.powers.values()) == 1


def test_a_bond_declared_late_is_kept_though_the_plan_would_join_the_two() -> None:
    weekend = Weekend(49, rounds=4, steps=50_000)
    _drafted_and_played(weekend, 1)
    one, other, *_ = weekend.draft().boards[0].players
    weekend.act(lambda: entering.bind(weekend.book, DIRECTOR, "", True, one, other))
    assert unavoided(weekend.book, weekend.draft()).bonds == ()


def _drafted_and_played(weekend: Weekend, rounds: int) -> PastSeats:
    """So many rounds whose scores do not matter."""
    for _ in range(rounds):
        weekend.draft()
        weekend.act(lambda: drafting.publish(weekend.book, DIRECTOR, NOW))
        one = weekend.book.numbered(None)
        for game in one.games.values():
            game.counts[1901] = dict.fromkeys(POWERS, 4)
            game.over = True
        one.closed = True
    return history(weekend.book, rounds + 1)


def test_of_49_nobody_meets_twice_in_four_rounds_and_none_plays_a_power_twice() -> None:
    weekend = Weekend(49, rounds=4)
    played(weekend, 3)
    weekend.draft()
    found = unavoided(weekend.book, drafting.drafted(weekend.book))
    assert (found.games, found.powers) == (0, ())


def test_of_49_not_even_in_seven_rounds() -> None:
    past = _drafted_and_played(Weekend(49, rounds=7), 7)
    assert max(past.met.values()) == max(past.powers.values()) == 1


def test_art_8_4_in_the_last_round_the_lowest_placed_form_the_short_boards() -> None:
    weekend = Weekend(20, rounds=2)
    played(weekend, 1)
    order = standings(weekend.book).order
    boards = weekend.draft().boards
    short = {player for board in boards if len(board.seats) == 6 for player in board.players}
    assert short == set(order[14:])


@pytest.mark.parametrize(("count", "doubles"), [(12, 1), (18, 2), (19, 1), (10, 3)])
def test_art_8_6_who_plays_at_two_boards_of_the_last_round_sits_once_at_each(count: int, doubles: int) -> None:
    for lowest in (False, True):
        weekend = Weekend(count, rounds=2, steps=1000)
        played(weekend, 1, doubles=("t1", "t2", "t3")[:doubles])
        order = standings(weekend.book).order
        boards = weekend.draft(doubles=order[-doubles:] if lowest else order[:doubles]).boards
        assert all(len(set(board.players)) == len(board.seats) for board in boards)


def test_a_volunteer_plays_no_power_at_both_boards_nor_one_that_may_be_both() -> None:
    for seed in range(6):
        weekend = Weekend(12, seed=seed, steps=2000)
        full, six = weekend.draft(doubles=("t1",)).boards
        powers = {board.board: power for board in (full, six) for power, one in board.seats.items() if one == "t1"}
        assert powers[full.board] != powers[six.board]
        assert powers[six.board] != "turkey" or powers[full.board] != "italy", "the sixth seat may come to be Italy"


def test_a_power_that_a_volunteer_would_play_at_both_boards_is_named() -> None:
    weekend = Weekend(12)
    full, six = weekend.draft(doubles=("t1",)).boards
    second = next(power for power, one in six.seats.items() if one == "t1")
    weekend.act(lambda: drafting.swap(weekend.book, DIRECTOR, "t1", full.seats[second], weekend.dice("", "round/1")))
    assert ("t1", second) in unavoided(weekend.book, drafting.drafted(weekend.book)).powers


def test_two_volunteers_do_not_play_at_the_same_two_boards() -> None:
    for seed in range(4):
        weekend = Weekend(19, seed=seed, steps=2000)
        boards = weekend.draft(doubles=("t1", "t2")).boards
        assert sum({"t1", "t2"} <= set(board.players) for board in boards) < 2


def test_that_two_volunteers_meet_at_both_their_boards_is_named_and_proved_where_there_are_no_others() -> None:
    weekend = Weekend(10)
    found = unavoided(weekend.book, weekend.draft(doubles=("t1", "t2", "t3")))
    assert set(found.meetings) == {(("t1", "t2"), 1), (("t1", "t3"), 1), (("t2", "t3"), 1)}
    assert found.above == 0
    played(weekend, 1, doubles=("t1", "t2"), escalation=True)
    assert history(weekend.book, 2).met["t1", "t2"] == 2


def test_art_8_6_nobody_plays_twice_at_the_only_board() -> None:
    weekend = Weekend(6)
    with refused("diplomacy-no-second-board"):
        weekend.draft(doubles=("t1",))
    with refused("diplomacy-no-second-board"):
        Weekend(5).draft(doubles=("t1",))


def test_five_players_are_not_offered_a_volunteer_for_the_only_board() -> None:
    found = ways(5, 4)
    assert found.volunteers > found.seats


def test_the_same_seal_gives_the_same_seats() -> None:
    boards = [Weekend(21, seed=9).draft().boards for _ in range(2)]
    assert boards[0] == boards[1]
