"""Article 8: how many boards, who sits where, what could not be avoided."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.diplomacy import entering
from bot.engines.diplomacy.rules import POWERS
from bot.engines.diplomacy.seating import arranging, drafting
from bot.engines.diplomacy.seating.arranging import Wanted, open_ways
from bot.engines.diplomacy.seating.board_sizes import split, split_with_escalation, ways
from bot.engines.diplomacy.seating.findings import Findings, unavoided
from bot.engines.diplomacy.seating.history import history
from bot.engines.diplomacy.seating.task import least_meetings, least_pairs
from bot.engines.diplomacy.standings import standings
from bot.engines.diplomacy.totals import total_of
from tests.engines.codice.refusing import refused
from tests.engines.diplomacy.weekend import DIRECTOR, NOW, Weekend

LED = (9, 7, 6, 5, 4, 2, 1)


def played(weekend: Weekend, rounds: int, **wanted: object) -> None:
    """Rounds that are over; the last ones drafted are not the last of the tournament."""
    for _ in range(rounds):
        weekend.post(**wanted)
        weekend.play_round(*LED)


# --- how many boards


def test_8_to_11_15_to_17_22_23_and_29_do_not_split_into_sevens_and_sixes() -> None:
    assert [seats for seats in range(6, 100) if split(seats) is None] == [8, 9, 10, 11, 15, 16, 17, 22, 23, 29]


@given(st.integers(6, 300))
def test_a_split_seats_everybody_with_as_many_sevens_as_can_be(seats: int) -> None:
    sizes = split(seats)
    if sizes is None:
        return
    assert sum(sizes) == seats
    assert set(sizes) <= {6, 7}
    assert sizes.count(6) < 7


@pytest.mark.parametrize(
    ("seats", "volunteers", "sitting", "escalation"),
    [(23, 1, 2, (7, 6, 6, 4)), (8, 4, 1, (4, 4)), (16, 2, 2, (7, 5, 4)), (29, 1, 1, (7, 6, 6, 6, 4))],
)
def test_where_they_do_not_split_volunteers_sitting_out_or_an_escalation_do(
    seats: int, volunteers: int, sitting: int, escalation: tuple[int, ...]
) -> None:
    found = ways(seats, 4)
    assert (found.volunteers, found.sitting) == (volunteers, sitting)
    assert sum(found.escalation) == seats
    assert sum(size < 6 for size in found.escalation) <= sum(size < 6 for size in escalation)


def test_four_is_the_fewest_of_an_escalation() -> None:
    assert split_with_escalation(5, 4) == (5,)
    assert split_with_escalation(3, 4) is None
    with refused("diplomacy-too-few"):
        open_ways(Weekend(3).book, 1, Wanted())


def test_an_escalation_is_played_only_where_the_director_wants_it() -> None:
    weekend = Weekend(8)
    assert open_ways(weekend.book, 1, Wanted()) is not None
    assert open_ways(weekend.book, 1, Wanted(escalation=True)) is None
    assert sorted(len(one.seats) for one in weekend.draft(escalation=True).boards) == [4, 4]


# --- who sits where


@given(st.integers(12, 40), st.integers(0, 3), st.integers(0, 255), st.data())
@settings(max_examples=12, deadline=None)
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
    findings = Findings((), (), ((("t1", "t2"), 2),), (), (), least=3)
    assert not findings.proved


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
    assert found.proved


def test_of_49_nobody_meets_twice_in_four_rounds_and_none_plays_a_power_twice() -> None:
    weekend = Weekend(49, rounds=4)
    played(weekend, 3)
    weekend.draft()
    found = unavoided(weekend.book, drafting.drafted(weekend.book))
    assert (found.games, found.powers) == (0, ())


def test_of_49_not_even_in_seven_rounds() -> None:
    weekend = Weekend(49, rounds=7)
    for _ in range(7):
        weekend.draft()
        weekend.act(lambda: drafting.publish(weekend.book, DIRECTOR, NOW))
        one = weekend.book.numbered(None)
        for game in one.games.values():
            game.counts[1901] = dict.fromkeys(POWERS, 4)
            game.over = True
        one.closed = True
    past = history(weekend.book, 8)
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
    weekend.act(lambda: drafting.swap(weekend.book, DIRECTOR, "t1", full.seats[second]))
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
    assert found.proved
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


# --- proofs


@given(st.integers(1, 12), st.integers(1, 12))
def test_the_fewest_pairs_are_those_of_the_evenest_spread(size: int, parts: int) -> None:
    spread = [size // parts + (at < size % parts) for at in range(parts)]
    assert least_pairs(size, parts) == sum(each * (each - 1) // 2 for each in spread)


@given(st.lists(st.integers(4, 7), min_size=2, max_size=5), st.integers(0, 2**20))
@settings(max_examples=40, deadline=None)
def test_no_seats_have_fewer_meetings_than_the_proof_allows(sizes: list[int], seed: int) -> None:
    chance = Random(seed)
    players = list(range(sum(sizes)))

    def dealt() -> list[set[int]]:
        chance.shuffle(players)
        deck = iter(players)
        return [{next(deck) for _ in range(size)} for size in sizes]

    before, now = dealt(), dealt()
    meetings = sum(len(one & other) * (len(one & other) - 1) // 2 for one in before for other in now)
    assert meetings >= least_meetings(sizes, [len(one) for one in before])


# --- changes by hand


def test_two_players_change_seats_and_the_cost_is_known() -> None:
    weekend = Weekend(14, rounds=4)
    played(weekend, 1)
    before = unavoided(weekend.book, weekend.draft()).cost
    one, other = weekend.book.draft.boards[0].players[0], weekend.book.draft.boards[1].players[3]  # type: ignore[union-attr]
    after = weekend.act(lambda: drafting.swap(weekend.book, DIRECTOR, one, other))
    assert one in after.boards[1].players
    assert unavoided(weekend.book, after).cost >= before
    back = weekend.act(lambda: drafting.swap(weekend.book, DIRECTOR, one, other))
    assert unavoided(weekend.book, back).cost == before


def test_somebody_without_a_seat_takes_one_over() -> None:
    weekend = Weekend(8)
    weekend.draft(absent=("t8",))
    after = weekend.act(lambda: drafting.swap(weekend.book, DIRECTOR, "t3", "t8"))
    assert "t8" in after.boards[0].players
    assert "t3" not in after.boards[0].players
    with refused("diplomacy-same-player"):
        drafting.swap(weekend.book, DIRECTOR, "t8", "t8")


@pytest.mark.parametrize("way", ["sitting", "absent"])
def test_who_gives_a_seat_up_is_away_as_the_other_was(way: str) -> None:
    weekend = Weekend(8)
    weekend.draft(**{way: ("t8",)})
    after = weekend.act(lambda: drafting.swap(weekend.book, DIRECTOR, "t3", "t8"))
    assert getattr(after, way) == ("t3",)
    weekend.act(lambda: drafting.publish(weekend.book, DIRECTOR, NOW))
    weekend.play_round(*LED)
    assert [one.round for one in total_of(weekend.book, "t8").played] == [1]
    assert not total_of(weekend.book, "t8").sitting
    assert bool(total_of(weekend.book, "t3").sitting) == (way == "sitting")


def test_who_gives_one_of_two_seats_up_has_nothing_for_two_boards() -> None:
    weekend = Weekend(14)
    weekend.draft(doubles=("t1",), absent=("t14",))
    after = weekend.act(lambda: drafting.swap(weekend.book, DIRECTOR, "t1", "t14"))
    assert after.doubles == ()
    weekend.act(lambda: drafting.publish(weekend.book, DIRECTOR, NOW))
    weekend.play_round(*LED)
    assert total_of(weekend.book, "t1").played[0].extras == ()


def test_a_draft_that_a_latecomer_was_swapped_into_is_judged_by_its_own_boards() -> None:
    weekend = Weekend(7)
    played(weekend, 1)
    weekend.draft()
    late = weekend.enter()
    after = weekend.act(lambda: drafting.swap(weekend.book, DIRECTOR, "t3", late))
    found = unavoided(weekend.book, after)
    assert (found.games, found.proved) == (15, True)


def test_a_round_is_drafted_anew_until_something_is_recorded_in_it() -> None:
    weekend = Weekend(8)
    weekend.post(absent=("t8",))
    weekend.post(absent=("t1",))
    assert len(weekend.book.rounds) == 1
    assert "t8" in weekend.book.game_at(1).seats.values()
    weekend.winter(1, 1901, 5, 5, 5, 5, 5, 5, 4)
    with refused("diplomacy-round-on"):
        weekend.draft(absent=("t1",))


def test_nobody_is_wanted_in_two_ways() -> None:
    weekend = Weekend(15)
    with refused("diplomacy-named-twice"):
        arranging.check(weekend.book, Wanted(absent=("t1",), sitting=("t1",)))
    weekend.drop("t2")
    with refused("diplomacy-not-in"):
        arranging.check(weekend.book, Wanted(sitting=("t2",)))
