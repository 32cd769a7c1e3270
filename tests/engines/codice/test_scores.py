"""Chapter 4 of the rules: points of a hand, of a match, the share (PBG), article 42 and what explains it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.engines.codice import decisions
from bot.engines.codice.explaining import compare, explain
from bot.engines.codice.matches import Ending, MatchScore
from bot.engines.codice.standings import standings
from tests.engines.codice.evening import NOW, REFEREE, Evening
from tests.engines.codice.refusing import refused


def sides(evening: Evening, table: int = 1) -> tuple[str, str]:
    """The team that starts the first hand of a table, and the other."""
    match = evening.match(table)
    return match.starter(1), match.other(match.starter(1))


@pytest.mark.parametrize(("agents", "points"), [(0, (9, 0)), (7, (9, 7))])
def test_art_33_the_winner_has_nine_and_the_loser_its_agents(agents: int, points: tuple[int, int]) -> None:
    evening = Evening(6)
    first, second = sides(evening)
    hand = evening.rule(1, first, agents).hand
    assert (hand.points(first, 9), hand.points(second, 9)) == points


def test_art_34_the_second_team_has_nine_too_and_the_starter_may_have_found_eight() -> None:
    evening = Evening(6)
    first, second = sides(evening)
    hand = evening.rule(1, second, 8).hand
    assert (hand.points(second, 9), hand.points(first, 9)) == (9, 8)


def test_art_34_a_second_team_that_loses_has_found_seven_at_most_and_a_starter_eight() -> None:
    evening = Evening(6)
    first, second = sides(evening)
    with refused("codice-agents-too-many"):
        evening.rule(1, first, 8)
    with refused("codice-agents-too-many"):
        evening.rule(1, second, 9)
    with refused("codice-agents-too-many"):
        evening.rule(1, second, -1)
    evening.rule(1, second, 8)
    evening.rule(1, first, 8)


@pytest.mark.parametrize("ending", ["agents", "time"])
def test_art_35_agents_and_time_want_the_loser_s_agents(ending: Ending) -> None:
    evening = Evening(6)
    first, second = sides(evening)
    with refused("codice-agents-missing"):
        evening.rule(1, first, None, ending)
    hand = evening.rule(1, first, 5, ending).hand
    assert (hand.points(first, 9), hand.points(second, 9)) == (9, 5)


def test_art_36_after_the_assassin_the_loser_has_nothing() -> None:
    evening = Evening(6)
    first, second = sides(evening)
    with refused("codice-agents-lost"):
        evening.rule(1, first, 3, "assassin")
    hand = evening.rule(1, first, None, "assassin").hand
    assert (hand.points(first, 9), hand.points(second, 9)) == (9, 0)
    assert evening.rule(1, first, 0, "assassin").hand.outcome.loser_agents == 0


def test_art_32_a_hand_by_decision_is_nine_to_nothing() -> None:
    evening = Evening(6)
    first, second = sides(evening)
    with refused("codice-agents-not-by-decision"):
        evening.rule(1, first, 3, "referee")
    hand = evening.rule(1, first, None, "referee").hand
    assert (hand.points(first, 9), hand.points(second, 9)) == (9, 0)


def test_only_the_teams_at_the_table_win_there() -> None:
    evening = Evening(6)
    with refused("codice-winner-not-here"):
        evening.rule(1, evening.match(2).teams[0])


def test_art_37_and_38_a_match_gives_its_hands_and_the_share_of_its_points() -> None:
    evening = Evening(6)
    match = evening.match(1)
    one, two = match.teams
    for winner, agents in ((one, 7), (two, 5), (one, 0)):
        evening.rule(1, winner, agents)
    assert match.score(one) == MatchScore(2, 23, 39)
    assert match.score(two) == MatchScore(1, 16, 39)
    assert match.score(one).pbg == Fraction(23, 39)


def test_art_32_a_match_by_decision_counts_every_hand_those_played_too() -> None:
    evening = Evening(6)
    match = evening.match(1)
    evening.play(1, 0, 0, agents=7)
    evening.walk_over(1, match.teams[0])
    assert match.score(match.teams[0]) == MatchScore(0, 0, 27)
    assert match.score(match.teams[1]) == MatchScore(3, 27, 27)
    assert match.score(match.teams[1]).pbg == 1


def test_both_teams_out_have_nothing() -> None:
    evening = Evening(6)
    match = evening.match(1)
    evening.walk_over(1, "")
    for team in match.teams:
        assert match.score(team) == MatchScore(0, 0, 0)
        assert match.score(team).pbg == 0


def test_a_hand_that_nobody_wins_gives_nothing_to_both() -> None:
    evening = Evening(6)
    match = evening.match(1)
    evening.act(lambda: decisions.give_hand(evening.book, REFEREE, 1, "", evening.book.match_at(1).next, NOW))
    evening.play(1, 0, 1, agents=0)
    assert [match.score(team) for team in match.teams] == [MatchScore(1, 9, 18)] * 2


# --- article 42


def play(evening: Evening, results: dict[str, tuple[str, int]]) -> None:
    """A round in which these teams win so many hands ("2-1" or "3-0"), the others having found so many agents."""
    for table, match in list(evening.book.present.matches.items()):
        winner = next(team for team in match.teams if team in results)
        hands, agents = results[winner]
        loser = match.other(winner)
        for who in [winner] * int(hands[0]) + [loser] * int(hands[2]):
            evening.rule(table, who, agents)


def test_art_41_hands_won_in_all_rounds_come_first() -> None:
    evening = Evening(6)
    (a, b), (c, d), (e, f) = evening.tables()
    play(evening, {a: ("2-1", 0), c: ("3-0", 7), e: ("2-1", 0)})
    assert evening.order()[0] == c
    assert {evening.order()[5]} == {d}
    assert compare(evening.book, a, c).steps[-1].key == "total"
    assert {b, f} <= set(evening.order()[3:5])


def test_art_42_b_then_the_share_of_the_match_just_concluded() -> None:
    evening = Evening(6)
    (a, _), (c, _), (e, _) = evening.tables()
    play(evening, {a: ("3-0", 5), c: ("3-0", 3), e: ("3-0", 4)})
    assert evening.order()[:3] == (c, e, a)
    step = compare(evening.book, a, c).decided
    assert step is not None
    assert (step.key, step.round, step.ahead, step.behind) == ("pbg", 1, Fraction(27, 36), Fraction(27, 42))


def test_art_42_a_the_last_match_counts_before_the_share_of_earlier_ones() -> None:
    evening = Evening(6)
    (a, _), (c, _), (e, _) = evening.tables()
    play(evening, {a: ("3-0", 0), c: ("2-1", 7), e: ("3-0", 1)})
    first = dict.fromkeys((a, e), ("2-1", 0))
    tables = evening.tables()
    # a and e meet at table 1: one of them wins two hands; c wins three at its table and draws level with the winner.
    winners = {tables[0][0]: first[tables[0][0]]}
    winners |= {team: ("3-0", 7) for team in tables[1] if team == c} or {tables[1][0]: ("3-0", 7)}
    winners |= {tables[2][0]: ("2-1", 0)}
    play(evening, winners)
    ahead, behind = c, tables[0][0]
    found = compare(evening.book, ahead, behind)
    assert [step.key for step in found.steps] == ["total", "points"]
    assert (found.ahead, found.steps[-1].round) == (c, 2)


def test_art_42_c_then_the_rounds_before_one_by_one() -> None:
    evening = Evening(8)
    pairs = evening.tables()
    play(evening, {one: ("3-0", 6 - at) for at, (one, _) in enumerate(pairs)})
    # Winners meet winners, losers losers; the two winners of the second round do exactly the same.
    play(evening, {teams[0]: ("3-0", 2) for teams in evening.tables()})
    first, second = evening.order()[:2]
    found = compare(evening.book, first, second)
    assert [(step.key, step.round) for step in found.steps] == [
        ("total", 0),
        ("points", 2),
        ("pbg", 2),
        ("points", 1),
        ("pbg", 1),
    ]


def test_art_42_d_in_the_end_the_lots_decide_as_they_were_drawn() -> None:
    evening = Evening(6)
    (a, b), (c, d), (e, f) = evening.tables()
    play(evening, dict.fromkeys((a, c, e), ("3-0", 4)))
    lots = evening.book.lots
    assert evening.order() == (*sorted((a, c, e), key=lots.index), *sorted((b, d, f), key=lots.index))
    step = compare(evening.book, a, c).decided
    assert step is not None
    assert step.key == "lot"
    assert sorted((step.ahead, step.behind)) == sorted((lots.index(a) + 1, lots.index(c) + 1))


def test_the_lots_are_drawn_once() -> None:
    evening = Evening(6)
    lots = list(evening.book.lots)
    evening.play_all()
    assert evening.book.lots == lots
    assert sum(bool(record.entry.drawn) for record in evening.records) == 1


def test_art_40_standings_are_of_the_rounds_that_are_closed() -> None:
    evening = Evening(6)
    evening.play_round()
    before = evening.order()
    evening.play(1, 1, 1, 1)
    assert evening.order() == before
    assert standings(evening.book, 1).order == before


# --- where it comes from


def test_a_team_s_points_are_explained_hand_by_hand() -> None:
    evening = Evening(7)
    alone, match = evening.book.present.bye, evening.match(1)
    one, two = match.teams
    for winner, agents in ((one, 7), (two, 5), (one, 0)):
        evening.rule(1, winner, agents)
    evening.play_round(but=[1])
    found = explain(evening.book, one)
    line = found.rounds[0]
    assert (line.sort, line.opponent, line.score, line.pbg) == ("played", two, MatchScore(2, 23, 39), Fraction(23, 39))
    assert [(hand.own, hand.against, hand.won) for hand in line.hands] == [(9, 7, True), (5, 9, False), (9, 0, True)]
    assert [hand.started for hand in line.hands] == [match.starter(number) == one for number in (1, 2, 3)]
    assert (found.place, found.total) == (evening.order().index(one) + 1, 2)
    assert explain(evening.book, alone).rounds[0].sort == "bye"


def test_a_round_that_a_late_team_missed_is_explained_with_nothing() -> None:
    evening = Evening(6)
    evening.play_round()
    late = evening.enter()
    line = explain(evening.book, late).rounds[0]
    assert line.sort == "missed"
    assert (line.score, line.pbg) == (MatchScore(), Fraction(0))


def test_a_team_is_not_compared_with_itself_or_with_who_was_never_drawn() -> None:
    evening = Evening(6, places=5)
    waiting = next(team.id for team in evening.book.entrants.values() if team.waiting)
    playing = evening.book.playing()[0].id
    with refused("codice-same-team"):
        compare(evening.book, playing, playing)
    with refused("codice-not-in-standings"):
        compare(evening.book, playing, waiting)


def test_who_withdrew_can_still_be_compared() -> None:
    evening = Evening(6)
    evening.play_round()
    first, second = evening.order()[:2]
    evening.drop(first)
    assert compare(evening.book, second, first).ahead == first
    assert explain(evening.book, first).place is None


def test_the_total_counts_every_qualifying_round_and_no_final() -> None:
    evening = Evening(6)
    evening.play_all()
    swiss = {one.number for one in evening.book.rounds if one.phase == "swiss"}
    for team in evening.book.entrants:
        told = explain(evening.book, team)
        assert told.total == sum(line.score.won for line in told.rounds if line.round in swiss)
    assert max(swiss) == evening.book.started.rounds and len(evening.book.rounds) > len(swiss)
