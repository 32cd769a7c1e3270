"""The finals: table 3, matches that end when they are decided, withdrawals, places."""

from __future__ import annotations

import pytest

from bot.engines.codice import arranging, corrections, decisions
from bot.engines.codice.explaining import compare, explain
from bot.engines.codice.finals import bracket, final_places, seeds
from tests.engines.codice.evening import DIRECTOR, NOW, REFEREE, Evening
from tests.engines.codice.refusing import refused


def finals(count: int) -> Evening:
    """A tournament whose first stage of the finals is posted."""
    evening = Evening(count)
    while evening.book.present.phase != "finals":
        evening.play_round()
    return evening


def letters(evening: Evening) -> dict[str, tuple[str, ...]]:
    """Who meets whom in the present stage."""
    return {match.pairing.letter: match.teams for match in evening.book.present.matches.values()}


def win(evening: Evening, **winners: int) -> None:
    """Each match of the stage is won by the first (0) or the second (1) listed without losing a hand."""
    for match in list(evening.book.present.matches.values()):
        side = winners[match.pairing.letter]
        evening.play(match.table, *[side] * (match.best_of // 2 + 1))


@pytest.mark.parametrize(
    ("count", "hands"),
    [
        (6, [{"A": 7}]),
        (9, [{"A": 5, "B": 5}, {"C": 7, "D": 5}]),
        (33, [dict.fromkeys("ABCD", 3), dict.fromkeys("EFGH", 5), {"I": 7, "J": 5, "K": 5, "L": 5}]),
    ],
)
def test_art_16_table_3(count: int, hands: list[dict[str, int]]) -> None:
    evening = finals(count)
    for stage in hands:
        present = evening.book.present
        assert {match.pairing.letter: match.best_of for match in present.matches.values()} == stage
        evening.play_round()
    assert evening.book.ended


def test_art_16_a_round_s_clock_is_that_of_its_longest_match() -> None:
    evening = finals(6)
    assert evening.book.clock.ends == NOW + 7 * 15 * 60


def test_art_17_in_the_finals_the_first_listed_starts() -> None:
    evening = finals(9)
    win(evening, A=1, B=1)
    for match in evening.book.present.matches.values():
        assert match.starter(1) == match.teams[0]
        assert match.starter(2) == match.teams[1]


def test_art_20_a_final_match_ends_when_it_is_decided() -> None:
    evening = finals(9)
    match = evening.match(1)
    evening.play(1, 0, 1, 0, 0)
    assert match.over
    with refused("codice-match-complete"):
        evening.rule(1, match.teams[0])


def test_art_20_a_final_match_goes_on_until_it_is_decided() -> None:
    evening = finals(9)
    evening.play(1, 0, 1, 0, 1)
    assert not evening.match(1).over
    evening.play(1, 1)
    assert evening.match(1).winner == evening.match(1).teams[1]


def test_a_final_hand_is_not_given_to_nobody() -> None:
    evening = finals(9)
    with refused("codice-final-hand-needs-a-winner"):
        decisions.give_hand(evening.book, REFEREE, 1, "", 1, NOW)


def test_the_tables_of_the_finals_are_not_arranged_by_hand() -> None:
    evening = finals(9)
    one, other, *_ = evening.order()
    with refused("codice-tables-are-fixed"):
        arranging.pair(evening.book, DIRECTOR, 1, one, other, NOW)


# --- who is missing


def test_before_the_first_final_match_the_next_in_the_standings_steps_in() -> None:
    evening = finals(9)
    s = evening.order()
    evening.drop(s[1])
    assert letters(evening) == {"A": (s[0], s[4]), "B": (s[2], s[3])}


def test_once_a_final_match_has_begun_the_opponent_walks_over() -> None:
    evening = finals(9)
    s = evening.order()
    evening.play(1, 0)
    evening.drop(s[1])
    assert evening.match(2).decision == s[2]
    evening.play(1, 0, 0)
    assert letters(evening) == {"C": (s[0], s[2]), "D": (s[3], s[1])}
    assert evening.match(2).decision == s[3]
    evening.play(1, 0, 0, 0, 0)
    assert final_places(evening.book)[:4] == (s[0], s[2], s[3], s[1])


def test_who_is_disqualified_in_the_finals_loses_the_place() -> None:
    evening = finals(9)
    s = evening.order()
    evening.play(1, 0)
    evening.drop(s[1], disqualify=True)
    evening.play_all()
    assert s[1] not in final_places(evening.book)
    assert final_places(evening.book)[:3] == (s[0], s[2], s[3])


def test_when_both_are_out_the_next_opponents_walk_over() -> None:
    evening = finals(9)
    s = evening.order()
    evening.walk_over(1, "")
    win_of_b = evening.match(2).teams
    evening.play(2, 0, 0, 0)
    assert evening.book.ended
    assert final_places(evening.book)[:2] == win_of_b
    assert final_places(evening.book)[2:] == tuple(team for team in s if team not in win_of_b)


def test_a_finalist_who_withdrew_keeps_a_place_also_where_both_lost_the_placement_match() -> None:
    evening = finals(9)
    s = evening.order()
    win(evening, A=0, B=0)
    evening.drop(s[3])
    evening.walk_over(2, "")
    evening.play_all()
    assert final_places(evening.book) == (s[0], s[1], s[2], s[3], *s[4:])
    assert explain(evening.book, s[3]).place == 4


def test_who_is_disqualified_has_no_place_there_either() -> None:
    evening = finals(9)
    s = evening.order()
    win(evening, A=0, B=0)
    evening.drop(s[3], disqualify=True)
    evening.walk_over(2, "")
    evening.play_all()
    assert final_places(evening.book) == (*s[:3], *s[4:])


def test_with_fewer_teams_than_seats_the_seeds_walk_over() -> None:
    evening = Evening(9)
    for team in ("t1", "t2", "t3", "t4", "t5", "t6"):
        evening.drop(team)
    while evening.book.present.phase != "finals":
        evening.play_round()
    s = evening.order()
    assert letters(evening) == {"A": (s[0], ""), "B": (s[1], s[2])}
    assert evening.match(1).decision == s[0]
    evening.play_all()
    assert final_places(evening.book) == (s[0], s[1], s[2])


# --- corrections


def test_a_corrected_qualifying_hand_can_change_who_qualifies() -> None:
    evening = finals(9)
    out = evening.order()[4]
    before = seeds(evening.book)
    for one in evening.book.rounds[:4]:
        match = one.match_of(out)
        if match is None:
            continue
        for hand in match.hands:
            if hand.outcome.winner != out or hand.outcome.loser_agents:
                evening.fix(match.table, hand.number, out, 0, one.number)
    assert out in seeds(evening.book)[:4]
    assert seeds(evening.book) != before
    assert any(one.round == 5 for one in evening.book.unsettled)
    evening.act(lambda: corrections.pair_again(evening.book, NOW))
    assert out in evening.book.present.tables


def test_a_final_match_upon_which_others_were_posted_stays_decided() -> None:
    evening = finals(9)
    win(evening, A=0, B=0)
    loser = evening.book.rounds[4].matches[1].teams[1]
    with refused("codice-leaves-open"):
        evening.fix(1, 1, loser, number=5)


def test_a_corrected_winner_takes_the_seat_of_the_next_match_if_the_director_wants() -> None:
    evening = finals(9)
    one, two = evening.match(1).teams
    evening.play(1, 0, 1, 0, 1, 0)
    evening.play(2, 0, 0, 0)
    evening.fix(1, 5, two, number=5)
    assert {difference.table for difference in evening.book.unsettled} == {1, 2}
    evening.act(lambda: corrections.pair_again(evening.book, NOW))
    assert letters(evening)["C"][0] == two
    assert letters(evening)["D"][0] == one


# --- how it is shown


def test_the_bracket_is_known_from_the_start_with_who_would_qualify_now() -> None:
    evening = Evening(9)
    evening.play_round()
    tables = bracket(evening.book)
    assert [(table.letter, table.stage, table.hands) for table in tables] == [
        ("A", 1, 5),
        ("B", 1, 5),
        ("C", 2, 7),
        ("D", 2, 5),
    ]
    s = evening.order()
    assert tables[0].teams == (s[0], s[3])
    assert (tables[2].seats, tables[2].teams, tables[2].match) == (("vA", "vB"), (None, None), None)


def test_the_bracket_fills_as_matches_end() -> None:
    evening = finals(9)
    s = evening.order()
    evening.play(1, 0, 0, 0)
    tables = {table.letter: table for table in bracket(evening.book)}
    assert tables["C"].teams == (s[0], None)
    assert tables["A"].match is evening.match(1)


def test_four_teams_have_no_bracket() -> None:
    assert bracket(Evening(4).book) == ()


def test_places_that_the_finals_gave_are_explained_by_them() -> None:
    evening = finals(9)
    s = evening.order()
    evening.play_all()
    found = compare(evening.book, s[0], s[5])
    assert (found.ahead, found.steps[0].key, found.steps[0].ahead, found.steps[0].behind) == (s[0], "finals", 1, 0)
    assert compare(evening.book, s[5], s[6]).steps[0].key == "total"
    assert compare(evening.book, s[0], s[5], after=4).steps[0].key == "total"


def test_who_lost_the_place_by_disqualification_is_compared_without_it() -> None:
    evening = finals(9)
    s = evening.order()
    evening.play(1, 0)
    evening.drop(s[1], disqualify=True)
    evening.play_all()
    assert compare(evening.book, s[3], s[1]).steps[0].ahead == final_places(evening.book).index(s[3]) + 1
