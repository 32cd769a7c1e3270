"""Chapter 2 of the rules, the qualifying rounds: table 1, the draw, pairing, byes, table numbers, who starts."""

from __future__ import annotations

from random import Random

import pytest

from bot.engines.codice import arranging, clock, first_draw
from bot.engines.codice import entering as teams
from bot.engines.codice.explaining import prospects
from bot.engines.codice.first_draw import Started
from bot.engines.codice.standings import standings
from bot.engines.codice.tournament import Codice
from bot.rules import rulebook
from tests.engines.codice.evening import DIRECTOR, NOW, REFEREE, Evening, player
from tests.engines.codice.refusing import refused

TABLE_1 = {range(5, 9): (3, 2), range(9, 17): (4, 4), range(17, 33): (5, 4), range(33, 65): (6, 8)}


@pytest.mark.parametrize(("teams", "fixed"), [(n, fixed) for row, fixed in TABLE_1.items() for n in row])
def test_art_12_table_1(teams: int, fixed: tuple[int, int]) -> None:
    plan = rulebook().codice.plan(teams)
    assert (plan.rounds, plan.qualifiers) == fixed
    assert not plan.robin
    assert not plan.extended


def test_art_12_thirty_two_teams_stand_in_the_row_that_ends_with_them() -> None:
    assert rulebook().codice.plan(32).rounds == 5
    assert rulebook().codice.plan(33).rounds == 6


@pytest.mark.parametrize(("teams", "rounds"), [(65, 7), (128, 7), (129, 8), (1000, 10)])
def test_art_12_beyond_the_table_each_doubling_is_a_round_more_and_eight_qualify(teams: int, rounds: int) -> None:
    plan = rulebook().codice.plan(teams)
    assert (plan.rounds, plan.qualifiers, plan.extended) == (rounds, 8, True)


def test_art_12_what_the_draw_has_fixed_no_withdrawal_changes() -> None:
    evening = Evening(9)
    for team in ("t1", "t2"):
        evening.drop(team)
    assert (evening.book.started.rounds, evening.book.started.qualifiers) == (4, 4)


@pytest.mark.parametrize("teams", [5, 6, 9, 12])
def test_art_7_qualifying_rounds_come_first_then_the_finals(teams: int) -> None:
    evening = Evening(teams)
    evening.play_all()
    phases = [one.phase for one in evening.book.rounds]
    rounds = evening.book.started.rounds
    assert phases[:rounds] == ["swiss"] * rounds
    assert set(phases[rounds:]) == {"finals"}


def test_art_9_the_first_tables_are_as_drawn() -> None:
    evening = Evening(7)
    started = next(record.entry for record in evening.records if isinstance(record.entry, Started))
    assert evening.book.present.pairings == started.tables()
    assert sorted(team for teams in evening.tables() for team in teams) == sorted(evening.book.entrants)


def test_art_9_another_seed_draws_other_tables() -> None:
    assert len({str(Evening(8, seed=seed).tables()) for seed in range(8)}) > 1


@pytest.mark.parametrize(("teams", "tables", "bye"), [(6, 3, 0), (7, 3, 4), (9, 4, 5)])
def test_art_10_and_13_tables_are_numbered_from_one_and_the_bye_has_the_highest(
    teams: int, tables: int, bye: int
) -> None:
    evening = Evening(teams)
    for _ in range(2):
        present = evening.book.present
        assert list(present.matches) == list(range(1, tables + 1))
        assert present.bye_table == bye
        evening.play_round()


def test_art_11_first_meets_second_third_meets_fourth() -> None:
    evening = Evening(8)
    evening.play_round()
    order = evening.order()
    assert evening.tables() == [order[0:2], order[2:4], order[4:6], order[6:8]]


def test_art_11_nobody_avoids_a_second_meeting() -> None:
    evening = Evening(4 + 2)
    met: list[frozenset[str]] = []
    for _ in range(3):
        met += [frozenset(match.teams) for match in evening.book.present.matches.values()]
        evening.play_round()
    assert len(set(met)) < len(met)


def test_art_13_and_39_who_sits_out_has_every_hand_and_the_whole_share() -> None:
    evening = Evening(5)
    alone = evening.book.present.bye
    score = evening.book.present.scores()[alone]
    assert (score.won, score.own, score.all) == (3, 27, 27)
    evening.play_round()
    assert alone in evening.order()[:3]


def test_art_13_later_the_last_of_the_standings_sits_out() -> None:
    evening = Evening(7)
    evening.play_round()
    assert evening.book.present.bye == evening.order()[-1]


def test_art_13_a_second_bye_is_allowed_and_counted() -> None:
    evening = Evening(5)
    evening.play_round()
    first = evening.book.rounds[0].bye
    evening.act(lambda: arranging.move_bye(evening.book, DIRECTOR, first, NOW))
    assert arranging.byes_of(evening.book, first) == 2


# --- who starts


def test_art_17_in_the_first_round_a_coin_says_who_starts() -> None:
    starts = set()
    for seed in range(8):
        match = Evening(6, seed=seed).match(1)
        starts.add(match.teams.index(match.pairing.starter))
    assert starts == {0, 1}


def test_art_17_later_the_better_placed_starts() -> None:
    evening = Evening(6)
    evening.play_round()
    order = evening.order()
    for match in evening.book.present.matches.values():
        assert match.starter(1) == min(match.teams, key=order.index)


def test_art_18_then_the_teams_start_in_turn() -> None:
    match = Evening(6).match(1)
    first, second = match.starter(1), match.other(match.starter(1))
    assert [match.starter(hand) for hand in (1, 2, 3)] == [first, second, first]


# --- four teams


def test_art_12_four_teams_all_meet_and_there_is_no_final() -> None:
    evening = Evening(4)
    first = evening.tables()
    evening.play_all()
    met = [frozenset(match.teams) for one in evening.book.rounds for match in one.matches.values()]
    assert len(met) == len(set(met)) == 6
    assert [one.phase for one in evening.book.rounds] == ["robin"] * 3
    assert [match.pairing.teams for match in evening.book.rounds[0].matches.values()] == first


def test_art_12_the_rounds_of_four_teams_are_known_from_the_start() -> None:
    evening = Evening(4)
    schedule = evening.book.schedule
    evening.play_all()
    for pairs, one in zip(schedule, evening.book.rounds, strict=True):
        assert [set(pair) for pair in pairs] == [set(match.teams) for match in one.matches.values()]


def test_art_12_ties_of_four_teams_fall_by_the_match_between_them() -> None:
    evening = Evening(4)
    (a, b), (c, d) = evening.tables()
    hands = {
        frozenset((a, b)): (b, b, a),
        frozenset((c, d)): (c, c, c),
        frozenset((a, c)): (a, a, a),
        frozenset((a, d)): (d, d, d),
        frozenset((b, d)): (b, b, d),
        frozenset((b, c)): (c, c, c),
    }
    while not evening.book.ended:
        for table, match in list(evening.book.present.matches.items()):
            for winner in hands[frozenset(match.teams)]:
                evening.rule(table, winner, 0)
    # c has 6 hands; a, b and d have 4 each: among them d won 4, b won 4, a won 1.
    order = evening.order()
    assert (order[0], order[3]) == (c, a)
    step = standings(evening.book).compare(d, a).decided
    assert step is not None
    assert (step.key, step.ahead, step.behind) == ("direct-points", 4, 1)
    # b and d are still level, also in points among the three: article 42 looks at the last round.
    assert [one.key for one in standings(evening.book).compare(b, d).steps][:3] == [
        "total",
        "direct-points",
        "direct-pbg",
    ]


@pytest.mark.parametrize("gone", [False, True], ids=["all there", "the fourth withdrawn"])
def test_art_12_a_circle_of_three_falls_by_the_share_of_the_matches_among_them(gone: bool) -> None:
    evening = Evening(4)
    (a, d), (b, c) = evening.tables()
    agents = {frozenset((a, b)): (a, 0), frozenset((b, c)): (b, 4), frozenset((c, a)): (c, 7)}
    while not evening.book.ended:
        for table, match in list(evening.book.present.matches.items()):
            teams = frozenset(match.teams)
            winner, found = agents.get(teams, (next(iter(teams - {d})), 0))
            for one in (winner, winner, match.other(winner) if d not in teams else winner):
                evening.rule(table, one, found if one == winner else 0)
    if gone:
        evening.drop(d)
    # Each of the three has won 6 hands, 3 of them among the three; of the points there a has 41 of 68, c 35 of 76 and
    # b 27 of 62.
    assert evening.order() == ((a, c, b) if gone else (a, c, b, d))
    for one, other in ((a, c), (c, b)):
        step = standings(evening.book).compare(one, other).decided
        assert step is not None and step.key == "direct-pbg"


def test_a_team_that_leaves_a_round_robin_gives_its_matches_away() -> None:
    evening = Evening(4)
    evening.play_round()
    leaving = evening.tables()[0][0]
    evening.drop(leaving)
    evening.play_all()
    given = [one.match_of(leaving) for one in evening.book.rounds[1:]]
    assert all(match is not None and match.decision == match.other(leaving) for match in given)
    assert leaving not in evening.order()


# --- tables by hand


def test_a_director_moves_the_bye_before_the_round_begins() -> None:
    evening = Evening(7)
    evening.play_round()
    alone, other = evening.book.present.bye, evening.order()[0]
    opponent = evening.match(1).other(other)
    evening.act(lambda: arranging.move_bye(evening.book, DIRECTOR, other, NOW))
    assert evening.book.present.bye == other
    assert evening.match(1).teams == (opponent, alone)
    assert evening.match(1).pairing.starter == opponent


def test_in_the_first_round_the_starting_seat_stays_where_it_was_drawn() -> None:
    evening = Evening(7)
    alone, match = evening.book.present.bye, evening.match(1)
    seat = match.teams.index(match.pairing.starter)
    evening.act(lambda: arranging.move_bye(evening.book, DIRECTOR, match.teams[0], NOW))
    assert evening.match(1).teams == (alone, match.teams[1])
    assert evening.match(1).pairing.starter == evening.match(1).teams[seat]


def test_a_director_sits_two_teams_at_a_table_and_the_others_change_places() -> None:
    evening = Evening(6)
    (a, b), (c, d), (e, f) = evening.tables()
    evening.act(lambda: arranging.pair(evening.book, DIRECTOR, 1, c, f, NOW))
    assert [set(teams) for teams in evening.tables()] == [{c, f}, {a, d}, {e, b}]


def test_a_table_that_stays_as_it_was_keeps_its_clock() -> None:
    evening = Evening(6)
    match = evening.match(3)
    one, other = evening.match(1).teams[0], evening.match(2).teams[0]
    evening.act(lambda: arranging.pair(evening.book, DIRECTOR, 1, one, other, NOW))
    assert evening.match(3) is match


def test_once_a_hand_is_recorded_the_tables_stand() -> None:
    evening = Evening(7)
    evening.play(1, 0)
    with refused("codice-round-begun"):
        arranging.move_bye(evening.book, DIRECTOR, evening.match(2).teams[0], NOW)


def test_nobody_gives_themselves_a_bye_or_an_opponent() -> None:
    evening = Evening(7)
    team = evening.match(1).teams[0]
    with refused("codice-own-team"):
        arranging.move_bye(evening.book, player(team), team, NOW)
    with refused("codice-own-team"):
        arranging.pair(evening.book, player(team), 2, team, evening.match(2).teams[1], NOW)


@pytest.mark.parametrize("teams", [4, 6])
def test_a_bye_that_is_not_there_cannot_move(teams: int) -> None:
    evening = Evening(teams)
    with refused("codice-tables-are-fixed" if teams == 4 else "codice-no-bye"):
        arranging.move_bye(evening.book, DIRECTOR, evening.match(1).teams[0], NOW)


def test_the_bye_does_not_move_to_who_has_it_and_nobody_meets_themselves() -> None:
    evening = Evening(7)
    with refused("codice-has-the-bye"):
        arranging.move_bye(evening.book, DIRECTOR, evening.book.present.bye, NOW)
    with refused("codice-same-team"):
        arranging.pair(evening.book, DIRECTOR, 1, "t1", "t1", NOW)
    with refused("codice-no-such-table"):
        arranging.pair(evening.book, DIRECTOR, 9, "t1", "t2", NOW)


# --- what is refused


def test_nothing_is_drawn_where_no_tournament_was_opened() -> None:
    with refused("codice-no-tournament"):
        first_draw.start(Codice(), DIRECTOR, NOW, Evening().dice())


def test_no_team_is_let_in_before_the_draw() -> None:
    evening = Evening(3, places=2, started=False)
    with refused("codice-not-started"):
        teams.admit(evening.book, "t3", NOW, evening.dice())


def test_who_is_out_is_not_seated_by_hand() -> None:
    evening = Evening(8)
    evening.drop("t1")
    evening.play_round()
    assert "t1" not in evening.book.present.tables
    with refused("codice-not-in-this-round"):
        arranging.pair(evening.book, DIRECTOR, 1, "t1", "t2", NOW)


def test_no_clock_runs_at_a_table_whose_last_hand_is_disputed() -> None:
    evening = Evening(6)
    one, two = evening.match(1).teams
    mine, theirs = evening.book.entrants[one].players[0], evening.book.entrants[two].players[0]
    evening.tell(mine, 1, one)
    evening.tell(theirs, 1, one, 5, hand=1)
    with refused("codice-hand-disputed"):
        clock.start_clock(evening.book, REFEREE, True, 1, NOW)


def test_who_sat_at_one_table_has_met() -> None:
    evening = Evening(6)
    one, two = evening.match(1).teams
    far, _ = evening.match(2).teams
    first, second, third = (evening.book.entrants[team].players[0] for team in (one, two, far))
    assert {second, *evening.book.entrants[one].players} <= evening.book.met(first)
    assert third not in evening.book.met(first)


def test_whose_match_was_decided_without_a_hand_may_not_have_met_and_are_two_people() -> None:
    evening = Evening(6)
    one, two = evening.match(1).teams
    first, second = (evening.book.entrants[team].players[0] for team in (one, two))
    evening.match(1).decision = one
    assert second not in evening.book.met(first) and second in evening.book.opponents(first)


def test_who_sits_nowhere_and_who_has_the_bye_have_no_match() -> None:
    evening = Evening(7)
    present = evening.book.present
    assert present.match_of(present.bye) is None and present.match_of("nobody") is None
    one, _ = evening.match(1).teams
    assert present.match_of(one) is present.matches[1]


@pytest.mark.parametrize("seed", range(4))
def test_what_the_last_tables_lead_to_holds_however_they_are_played(seed: int) -> None:
    evening = Evening(7, seed=seed)
    evening.play_round()
    evening.play_round(but=(2, 3))
    evening.play(3, 1)
    told = {one.team: one for one in prospects(evening.book)}
    assert told.keys() == {team for table in (2, 3) for team in evening.match(table).teams}
    matches = [evening.match(2), evening.match(3)]
    chance = Random(seed)
    for match in matches:
        while not match.over:
            winner = chance.choice(match.teams)
            most = evening.book.rules.loser_most(match.starter(match.next) != winner)
            evening.rule(match.table, winner, chance.randint(0, most))
    places = standings(evening.book, 2).places
    for match in matches:
        for team in match.teams:
            between = told[team].won if match.winner == team else told[team].lost
            assert between is not None
            assert between[0] <= places[team] <= between[1]


def test_while_more_tables_play_nothing_is_told_of_what_they_lead_to() -> None:
    evening = Evening(7)
    assert prospects(evening.book) == ()
    evening.play_round(but=(3,))
    assert len(prospects(evening.book)) == 2
