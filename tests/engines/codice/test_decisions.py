"""Referees: corrections and decisions, what they change in posted tables, and nothing alone at one's own table."""

from __future__ import annotations

import pytest

from bot.engines.codice import corrections, decisions, hands, penalties
from bot.engines.codice.matches import Proposal
from bot.engines.codice.pairings import expected
from tests.engines.codice.evening import DIRECTOR, NOW, REFEREE, Evening, player, seen
from tests.engines.codice.refusing import refused


@pytest.fixture
def evening() -> Evening:
    """Six teams, the first round played, the second posted."""
    evening = Evening(6)
    evening.play_round()
    return evening


def answer(evening: Evening, by: str, agree: bool, referee: bool = False) -> decisions.Decision:
    return evening.act(lambda: decisions.answer(evening.book, by, referee, 1, agree, NOW))


def give(evening: Evening, table: int, loser: str, hand: int = 1, by: str = REFEREE) -> decisions.Decision:
    return evening.act(lambda: decisions.give_hand(evening.book, by, table, loser, hand, NOW))


def upset(evening: Evening) -> tuple[str, str]:
    """A correction by which the last of the first round's table 1 has won all its hands; gives its teams."""
    one, two = evening.book.rounds[0].matches[1].teams
    for hand in (1, 2, 3):
        evening.fix(1, hand, two, 0, number=1)
    return one, two


# --- corrections


def test_a_corrected_hand_counts_as_corrected(evening: Evening) -> None:
    match = evening.book.rounds[0].matches[1]
    one, two = match.teams
    evening.fix(1, 2, two, 7, number=1)
    assert (match.score(one).won, match.score(two).won) == (2, 1)
    assert match.hands[1].outcome.loser_agents == 7


def test_everything_after_a_correction_is_counted_anew(evening: Evening) -> None:
    one, two = upset(evening)
    order = evening.order()
    assert order.index(two) < 3 <= order.index(one)


def test_a_correction_tells_exactly_which_posted_tables_would_change(evening: Evening) -> None:
    posted = {pairing.table: pairing for pairing in evening.book.present.pairings}
    upset(evening)
    order = evening.order()
    now = {1: order[0:2], 2: order[2:4], 3: order[4:6]}
    changed = {table for table, teams in now.items() if posted[table].teams != teams}
    assert {one.table for one in evening.book.unsettled} == changed
    for one in evening.book.unsettled:
        assert one.posted == posted[one.table]
        assert one.now is not None
        assert (one.round, one.now.teams, one.now.starter) == (2, now[one.table], now[one.table][0])


def test_a_correction_that_changes_no_table_asks_nothing(evening: Evening) -> None:
    match = evening.book.rounds[0].matches[1]
    agents = match.hands[0].outcome.loser_agents
    found = evening.fix(1, 1, match.teams[0], agents + 1 if agents < 7 else agents - 1, number=1)
    if evening.tables() == [evening.order()[0:2], evening.order()[2:4], evening.order()[4:6]]:
        assert found.differences == ()


def test_a_correction_in_the_present_round_changes_no_posted_table(evening: Evening) -> None:
    evening.play(1, 0)
    assert evening.fix(1, 1, evening.match(1).teams[1]).differences == ()


def test_what_changes_no_further_table_does_not_ask_again(evening: Evening) -> None:
    upset(evening)
    asked = evening.book.unsettled
    table = next(table for table in (1, 2, 3) if table not in {one.table for one in asked})
    assert evening.walk_over(table, "").differences == ()
    assert evening.book.unsettled == asked


def test_the_director_keeps_the_tables(evening: Evening) -> None:
    tables = evening.tables()
    upset(evening)
    evening.act(lambda: corrections.keep_tables(evening.book, DIRECTOR))
    assert evening.tables() == tables
    assert evening.book.unsettled == ()
    with refused("codice-nothing-to-settle"):
        corrections.keep_tables(evening.book, DIRECTOR)


def test_who_kept_the_tables_is_not_asked_again_after_a_correction_and_its_reverse(evening: Evening) -> None:
    one, _ = upset(evening)
    evening.act(lambda: corrections.keep_tables(evening.book, DIRECTOR))
    before = seen(evening.book)
    for hand in (1, 2, 3):
        evening.fix(1, hand, one, hand, number=1)
    assert evening.tables() == [pairing.teams for pairing in expected(evening.book, 2)]
    assert evening.book.unsettled == ()
    upset(evening)
    assert seen(evening.book) == before


def test_the_director_has_the_round_paired_again(evening: Evening) -> None:
    upset(evening)
    assert corrections.can_pair_again(evening.book)
    evening.act(lambda: corrections.pair_again(evening.book, NOW))
    order = evening.order()
    assert evening.tables() == [order[0:2], order[2:4], order[4:6]]
    assert evening.book.unsettled == ()


def test_undoing_the_pairing_again_brings_the_question_back(evening: Evening) -> None:
    upset(evening)
    tables, unsettled = evening.tables(), evening.book.unsettled
    evening.act(lambda: corrections.pair_again(evening.book, NOW))
    book = evening.undone()
    assert [pairing.teams for pairing in book.present.pairings] == tables
    assert book.unsettled == unsettled


def test_a_table_that_has_begun_is_not_paired_again(evening: Evening) -> None:
    upset(evening)
    table = evening.book.unsettled[0].table
    evening.play(table, 0)
    assert not corrections.can_pair_again(evening.book)
    assert corrections.changed_and_begun(evening.book) == (table,)
    with refused("codice-tables-begun"):
        corrections.pair_again(evening.book, NOW)


def test_rounds_that_are_over_stay_as_they_were_played(evening: Evening) -> None:
    evening.play_round()
    played = evening.book.rounds[1].pairings
    upset(evening)
    assert {one.round for one in evening.book.unsettled} <= {2, 3}
    if corrections.can_pair_again(evening.book):
        evening.act(lambda: corrections.pair_again(evening.book, NOW))
    assert evening.book.rounds[1].pairings == played


def test_a_hand_that_is_so_already_is_not_corrected(evening: Evening) -> None:
    hand = evening.book.rounds[0].matches[1].hands[0].outcome
    with refused("codice-hand-is-so"):
        evening.fix(1, 1, hand.winner, hand.loser_agents, number=1)
    with refused("codice-no-such-hand"):
        evening.fix(1, 4, hand.winner, number=1)
    with refused("codice-no-such-round"):
        evening.fix(1, 1, hand.winner, number=5)


def test_art_33_a_correction_is_checked_like_a_report(evening: Evening) -> None:
    match = evening.book.rounds[0].matches[1]
    with refused("codice-agents-too-many"):
        evening.fix(1, 1, match.starter(1), 8, number=1)


def test_after_the_end_a_correction_still_moves_the_places() -> None:
    evening = Evening(4)
    evening.play_all()
    match = evening.book.rounds[2].matches[1]
    for hand in (1, 2, 3):
        evening.fix(1, hand, match.teams[1], 0, number=3)
    assert match.score(match.teams[1]).won == 3


# --- decisions


def test_art_32_a_referee_gives_the_hand_of_that_number(evening: Evening) -> None:
    match = evening.match(1)
    one, two = match.teams
    give(evening, 1, one)
    assert (match.hands[0].outcome.winner, match.hands[0].outcome.ending) == (two, "referee")
    evening.tell(player(one), 1, one)
    evening.tell(player(two), 1, two, hand=2)
    with refused("codice-hand-disputed"):
        give(evening, 1, two, 3)
    give(evening, 1, two, 2)
    with refused("codice-hand-is-so"):
        give(evening, 1, two, 2)
    assert (len(match.hands), match.hands[1].outcome.winner) == (2, one)


def test_art_32_a_match_by_decision_can_be_decided_otherwise_or_taken_back(evening: Evening) -> None:
    match = evening.match(1)
    evening.play(1, 0)
    evening.walk_over(1, match.teams[0])
    with refused("codice-match-decided"):
        evening.walk_over(1, match.teams[0])
    with refused("codice-match-decided"):
        evening.fix(1, 1, match.teams[1])
    with refused("codice-match-decided"):
        give(evening, 1, match.teams[1])
    with refused("codice-match-decided"):
        evening.rule(1, match.teams[1])
    evening.walk_over(1, match.teams[1])
    assert match.decision == match.teams[0]
    evening.act(lambda: decisions.lift(evening.book, REFEREE, 1, NOW))
    assert not match.over
    assert match.wins(match.teams[0]) == 1
    with refused("codice-no-decision"):
        decisions.lift(evening.book, REFEREE, 1, NOW)


def test_a_decision_is_not_taken_back_where_hands_were_never_played(evening: Evening) -> None:
    evening.walk_over(1, evening.match(1).teams[0])
    evening.play_round()
    with refused("codice-leaves-open"):
        decisions.lift(evening.book, REFEREE, 1, NOW, 2)


def test_the_loser_by_decision_sits_at_the_table(evening: Evening) -> None:
    stranger = evening.match(2).teams[0]
    with refused("codice-loser-not-here"):
        evening.walk_over(1, stranger)
    with refused("codice-loser-not-here"):
        give(evening, 1, stranger)


def test_a_decision_can_close_the_round(evening: Evening) -> None:
    evening.play_round(but=[1])
    evening.walk_over(1, "")
    assert evening.book.present.number == 3


# --- articles 6 and 45: at one's own table


def test_art_6_a_referee_s_correction_at_their_own_table_waits_for_the_opponents(evening: Evening) -> None:
    match = evening.match(1)
    one, two = match.teams
    evening.play(1, 0, agents=3)
    assert evening.fix(1, 1, one, 2, by=player(one)).waits
    assert match.hands[0].outcome.loser_agents == 3
    with refused("codice-own-proposal"):
        decisions.answer(evening.book, player(one, 2), False, 1, True, NOW)
    answer(evening, player(two), True)
    assert (match.hands[0].outcome.loser_agents, match.proposal) == (2, None)


def test_art_6_the_opponents_may_not_agree_and_a_referee_is_called(evening: Evening) -> None:
    match = evening.match(1)
    evening.play(1, 0, agents=3)
    evening.fix(1, 1, match.teams[0], 2, by=player(match.teams[0]))
    assert answer(evening, player(match.teams[1]), False) == decisions.Decision(match)
    assert (match.hands[0].outcome.loser_agents, match.proposal, match.called) == (3, None, True)
    with refused("codice-nothing-proposed"):
        decisions.answer(evening.book, player(match.teams[1]), False, 1, True, NOW)


def test_art_6_a_director_gives_no_match_and_no_hand_at_their_own_table(evening: Evening) -> None:
    match = evening.match(1)
    one, two = match.teams
    assert evening.walk_over(1, two, by=player(one)).waits
    assert match.decision is None
    assert match.proposal == Proposal(one, player(one), 0, None, one)
    answer(evening, player(two), True)
    assert match.decision == one
    other = evening.match(2)
    assert give(evening, 2, other.teams[1], by=player(other.teams[0])).waits
    assert other.hands == []


def test_art_6_a_director_takes_no_decision_back_at_their_own_table(evening: Evening) -> None:
    match = evening.match(1)
    evening.walk_over(1, match.teams[0])
    with refused("codice-own-table"):
        decisions.lift(evening.book, player(match.teams[0]), 1, NOW)


def test_art_6_a_referee_who_plays_records_there_as_a_player(evening: Evening) -> None:
    match = evening.match(1)
    by = player(match.teams[0])
    found = evening.act(lambda: hands.report(evening.book, by, True, 1, match.teams[0], "agents", 3, NOW, 1))
    assert (found.what, match.hands[0].standing) == ("reported", "reported")
    with refused("codice-own-report"):
        hands.confirm(evening.book, by, True, 1, 1, NOW)


def test_a_hand_that_is_recorded_meanwhile_overtakes_what_was_proposed_for_it(evening: Evening) -> None:
    match = evening.match(1)
    give(evening, 1, match.teams[1], by=player(match.teams[0]))
    evening.tell(player(match.teams[1]), 1, match.teams[1])
    assert match.proposal is None


def test_art_32_a_penalty_costs_no_points_and_is_known_at_later_tables(evening: Evening) -> None:
    match = evening.match(1)
    one, two = match.teams
    evening.act(lambda: penalties.penalise(evening.book, REFEREE, 1, 1, one, NOW))
    with refused("codice-hand-other"):
        penalties.penalise(evening.book, REFEREE, 1, 2, one, NOW)
    with refused("codice-own-table"):
        penalties.penalise(evening.book, player(two), 1, 1, one, NOW)
    assert (match.hands, match.score(one).own) == ([], 0)
    evening.play_round()
    later = next(posted for posted in evening.book.present.matches.values() if one in posted.teams)
    assert [(where.table, given.team) for where, given in penalties.before(evening.book, later)] == [(1, one)]
