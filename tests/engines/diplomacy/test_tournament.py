"""Articles 5, 7, 8 and 11: totals with their extras, ties, the top table, conduct."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.engines.diplomacy import entering, top_table
from bot.engines.diplomacy.rules import POWERS
from bot.engines.diplomacy.seating import drafting
from bot.engines.diplomacy.standings import MISSED, compare, standings
from bot.engines.diplomacy.totals import total_of, totals
from bot.engines.tournament.standings import Standings
from tests.engines.codice.refusing import refused
from tests.engines.diplomacy.weekend import DIRECTOR, NOW, REFEREE, Weekend

EVEN = (5, 5, 5, 5, 5, 5, 4)
LED = (9, 7, 6, 5, 4, 2, 1)


def by_power(weekend: Weekend, board: int = 1, number: int | None = None) -> dict[str, str]:
    return dict[str, str](weekend.book.game_at(board, number).seats)


def top_weekend(count: int = 14, rounds: int = 2) -> Weekend:
    """The rounds before a top table are over; it is declared and its powers are drawn."""
    weekend = Weekend(count, rounds=rounds)
    for _ in range(rounds - 1):
        weekend.post()
        weekend.play_round(*LED)
    weekend.act(lambda: top_table.declare(weekend.book, DIRECTOR, True, False))
    return weekend


# --- totals


def test_a_round_adds_the_score_of_its_game() -> None:
    weekend = Weekend(7)
    weekend.post()
    seats = by_power(weekend)
    weekend.play(1, *LED)
    # 9, 7, 6, 5, 4 centres or more are five survivors with three; the lead of two centres is no break.
    assert totals(weekend.book)[seats["austria"]].points == (36 + 1 + 70) * Fraction(14, 10)
    assert totals(weekend.book)[seats["turkey"]].points == (4 + 1 + 10) * Fraction(14, 10)


def test_art_8_7_sitting_out_at_the_directors_request_gives_25_points_or_what_the_director_says() -> None:
    weekend = Weekend(8)
    weekend.post(sitting=("t8",))
    assert total_of(weekend.book, "t8").points == 0, "not before the round is over"
    weekend.play_round(*EVEN)
    assert total_of(weekend.book, "t8").points == 25
    weekend.post(sitting=("t8",), points=40)
    weekend.play_round(*EVEN)
    assert total_of(weekend.book, "t8").points == 65
    with refused("diplomacy-sitting-most"):
        weekend.draft(sitting=("t8",), points=51)


def test_art_8_7_at_the_wdc_sitting_out_gives_50_points() -> None:
    weekend = Weekend(8, preset="wdc2024")
    weekend.post(sitting=("t8",))
    weekend.play_round(*EVEN)
    assert total_of(weekend.book, "t8").points == 50


def test_art_7_1_who_has_played_no_game_is_not_classified() -> None:
    weekend = Weekend(8)
    weekend.post(sitting=("t8",))
    weekend.play_round(*EVEN)
    assert "t8" not in standings(weekend.book).order


def test_art_8_6_two_boards_at_once_give_15_per_cent_on_both_when_both_are_over() -> None:
    weekend = Weekend(13)
    weekend.post(doubles=("t1",))
    for board in (1, 2):
        assert "t1" in by_power(weekend, board).values()
    weekend.play(1, *EVEN)
    (waiting,) = total_of(weekend.book, "t1").played
    assert waiting.waits
    assert not waiting.extras
    weekend.play(2, *EVEN)
    found = total_of(weekend.book, "t1")
    assert [one.extras for one in found.played] == [(("double", 15),)] * 2
    assert found.of_round(1) == sum((one.score.points for one in found.played), Fraction(0)) * Fraction(115, 100)


def test_art_8_6_not_if_eliminated_at_either() -> None:
    weekend = Weekend(13)
    weekend.post(doubles=("t1",))
    power = weekend.book.game_at(1).power_of("t1")
    weekend.play(1, *(0 if one == power else 5 for one in POWERS))
    weekend.play(2, *EVEN)
    assert [one.extras for one in total_of(weekend.book, "t1").played] == [(), ()]


def test_art_8_7_1_at_brunate_the_worst_of_more_than_three_games_counts_a_tenth() -> None:
    weekend = Weekend(7, rounds=4, preset="brunate")
    for _ in range(3):
        weekend.post()
        weekend.play_round(*LED)
    assert not any(one.worst for one in total_of(weekend.book, "t1").played)
    weekend.post()
    weekend.play_round(*LED)
    found = total_of(weekend.book, "t1")
    worst = next(one for one in found.played if one.worst)
    others = [one for one in found.played if not one.worst]
    assert worst.points == worst.score.points / 10
    assert all(worst.score.points <= one.score.points for one in others)
    assert found.points == sum((one.points for one in found.played), Fraction(0))


def test_art_11_misconduct_costs_200_points_at_most_or_the_place() -> None:
    weekend = Weekend(7)
    weekend.post()
    weekend.play_round(*LED)
    before = total_of(weekend.book, "t1").points
    weekend.act(lambda: entering.penalise(weekend.book, DIRECTOR, "t1", "w1", 150, False))
    assert total_of(weekend.book, "t1").points == before - 150
    with refused("diplomacy-penalty-most"):
        entering.penalise(weekend.book, DIRECTOR, "t1", "w1", 51, False)
    with refused("diplomacy-penalty-what"):
        entering.penalise(weekend.book, DIRECTOR, "t1", "w1", None, False)
    weekend.act(lambda: entering.penalise(weekend.book, DIRECTOR, "t1", "w1", None, True))
    assert "t1" not in standings(weekend.book).order


def test_who_withdraws_keeps_what_was_played() -> None:
    weekend = Weekend(14)
    weekend.post()
    weekend.play_round(*LED)
    weekend.drop("t3")
    assert "t3" in standings(weekend.book).order


# --- ties


def tied(weekend: Weekend) -> Standings:
    return standings(weekend.book)


def test_art_5_a_more_games_come_first() -> None:
    """Two games that ended with an elimination and a point of penalty are equal to one such game."""
    weekend = Weekend(8, rounds=2)
    weekend.post(absent=("t8",))
    one, other = by_power(weekend)["france"], by_power(weekend)["russia"]
    weekend.play_round(7, 7, 0, 7, 7, 0, 6)
    weekend.post(absent=(other,))
    out = weekend.book.game_at(1).power_of(one)
    weekend.play_round(*(0 if power == out else 5 for power in POWERS))
    weekend.act(lambda: entering.penalise(weekend.book, DIRECTOR, one, "w1", 1, False))
    decided = compare(weekend.book, one, other).decided
    assert decided is not None
    assert (decided.key, decided.ahead, decided.behind) == ("games", 2, 1)


def test_art_5_c_to_h_scores_and_powers_of_the_first_three_rounds_decide() -> None:
    weekend = Weekend(7, rounds=3)
    for _ in range(3):
        weekend.post()
        weekend.play_round(*EVEN)
    keys = [(one.key, one.round) for one in tied(weekend).chain]
    assert keys == [
        ("points", 0),
        ("games", 0),
        ("score", 1),
        ("score", 2),
        ("score", 3),
        ("power", 1),
        ("power", 2),
        ("power", 3),
        ("lot", 0),
    ]


def test_art_5_f_equal_scores_are_told_apart_by_the_power_of_round_1() -> None:
    """Two boards that end alike: the same power has the same points, so the lot decides; others do not tie."""
    weekend = Weekend(14, rounds=1)
    weekend.post()
    weekend.play_round(*LED)
    one, other = by_power(weekend, 1)["austria"], by_power(weekend, 2)["austria"]
    decided = compare(weekend.book, one, other).decided
    assert decided is not None
    assert decided.key == "lot"
    first, second = by_power(weekend, 1)["england"], by_power(weekend, 2)["russia"]
    assert compare(weekend.book, first, second).steps[-1].key == "points"


def test_art_5_f_italy_comes_before_russia_with_equal_points() -> None:
    weekend = Weekend(14, rounds=1)
    weekend.post()
    weekend.play(1, 9, 7, 6, 5, 4, 2, 1)
    weekend.play(2, 9, 7, 6, 5, 1, 2, 4)
    italy, turkey = by_power(weekend, 1)["italy"], by_power(weekend, 2)["turkey"]
    decided = compare(weekend.book, turkey, italy).decided
    assert decided is not None
    assert (decided.key, decided.ahead, decided.behind) == ("power", 3, 4)
    assert standings(weekend.book).places[italy] < standings(weekend.book).places[turkey]


def test_art_5_a_round_that_was_missed_loses_to_one_that_was_played() -> None:
    """One elimination each, in different rounds: who played in the first comes first."""
    weekend = Weekend(8, rounds=2)
    weekend.post(absent=("t8",))
    early = by_power(weekend)["france"]
    weekend.play_round(7, 7, 0, 7, 7, 0, 6)
    weekend.post(absent=(early,))
    out = weekend.book.game_at(1).power_of("t8")
    weekend.play_round(*(0 if power == out else 5 for power in POWERS))
    found = compare(weekend.book, "t8", early)
    assert found.ahead == early
    assert (found.steps[-1].key, found.steps[-1].round, found.steps[-1].behind) == ("score", 1, MISSED)


def test_art_5_b_and_i_decide_only_where_turned_on_and_stated_by_both() -> None:
    weekend = Weekend(14, rounds=1)
    weekend.post()
    weekend.play_round(*LED)
    one, other = by_power(weekend, 1)["austria"], by_power(weekend, 2)["austria"]
    with refused("diplomacy-ties-off"):
        entering.state(weekend.book, one, True, None)
    weekend.act(lambda: entering.set_ties(weekend.book, True, True))
    weekend.act(lambda: entering.state(weekend.book, other, True, None))
    assert compare(weekend.book, one, other).steps[-1].key == "lot", "the other has not stated it"
    weekend.act(lambda: entering.state(weekend.book, one, False, None))
    found = compare(weekend.book, one, other)
    assert (found.ahead, found.steps[-1].key) == (other, "women")
    assert standings(weekend.book).places[other] < standings(weekend.book).places[one]
    weekend.act(lambda: entering.state(weekend.book, other, False, 19800101))
    weekend.act(lambda: entering.state(weekend.book, one, None, 20000101))
    found = compare(weekend.book, one, other)
    assert (found.ahead, found.steps[-1].key) == (one, "young")


def test_what_is_stated_leaves_in_no_export() -> None:
    weekend = Weekend(7)
    weekend.act(lambda: entering.set_ties(weekend.book, True, None))
    weekend.act(lambda: entering.state(weekend.book, "t1", True, 19900131))
    assert weekend.records[-1].entry.sealed(weekend.book) == ("woman", "born")


# --- the top table


def test_art_8_2_1_it_is_proposed_from_four_boards_before_the_last_round() -> None:
    weekend = Weekend(28, rounds=2)
    assert not top_table.proposed(weekend.book)
    weekend.post()
    assert top_table.proposed(weekend.book)
    small = Weekend(21, rounds=2)
    small.post()
    assert not top_table.proposed(small.book)
    wdc = Weekend(28, rounds=2, preset="wdc2024")
    wdc.post()
    assert not top_table.proposed(wdc.book)


def test_art_8_3_the_first_seven_play_it_a_year_longer_with_powers_from_the_urn() -> None:
    weekend = top_weekend()
    first = standings(weekend.book).order[:7]
    with refused("diplomacy-top-powers"):
        weekend.draft()
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.post()
    game = weekend.book.numbered(2).games[1]
    assert game.top
    assert set(game.seats.values()) == set(first)
    assert game.last_year == 1908
    assert weekend.book.numbered(2).games[2].last_year == 1907


def test_art_8_3_its_winner_has_2000_points_and_its_first_three_are_the_first_three() -> None:
    weekend = top_weekend()
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.post()
    seats = by_power(weekend)
    weekend.play(1, 2, 3, 4, 5, 6, 7, 7)
    weekend.play(2, 17, 17)
    order = standings(weekend.book).order
    assert order[:3] == (seats["turkey"], seats["russia"], seats["italy"])
    assert total_of(weekend.book, seats["turkey"]).top_win == 2000
    rest = [total_of(weekend.book, player).points for player in order[3:]]
    assert rest == sorted(rest, reverse=True), "from the fourth on the sums decide"


def test_art_8_3_1_everybody_at_the_top_table_has_20_per_cent_more() -> None:
    weekend = top_weekend()
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.post()
    weekend.play(1, *EVEN)
    for player in by_power(weekend).values():
        played = total_of(weekend.book, player).played[-1]
        assert played.points == played.score.points * Fraction(12, 10)


def test_art_8_3_2_who_refuses_is_replaced_by_the_next_and_loses_10_per_cent() -> None:
    weekend = top_weekend()
    order = standings(weekend.book).order
    weekend.act(lambda: top_table.decline(weekend.book, DIRECTOR, order[2]))
    assert top_table.qualified(weekend.book) == (*order[:2], *order[3:8])
    with refused("diplomacy-declined-already"):
        top_table.decline(weekend.book, DIRECTOR, order[2])
    with refused("diplomacy-not-qualified"):
        top_table.decline(weekend.book, DIRECTOR, order[9])
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.post()
    weekend.play_round(*LED)
    played = total_of(weekend.book, order[2]).played[-1]
    assert played.points == played.score.points * Fraction(9, 10)


def test_art_8_3_2_where_the_top_table_is_taken_back_nobody_has_refused_it() -> None:
    weekend = top_weekend()
    refuser = standings(weekend.book).order[2]
    weekend.act(lambda: top_table.decline(weekend.book, DIRECTOR, refuser))
    weekend.act(lambda: top_table.declare(weekend.book, DIRECTOR, False, False))
    weekend.post()
    weekend.play_round(*LED)
    assert total_of(weekend.book, refuser).played[-1].extras == ()


def test_extras_add_up_and_never_compound() -> None:
    weekend = top_weekend(20)
    order = standings(weekend.book).order
    weekend.act(lambda: top_table.decline(weekend.book, DIRECTOR, order[0]))
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.post(doubles=(order[0],))
    weekend.play_round(*EVEN)
    for played in total_of(weekend.book, order[0]).played[-2:]:
        assert played.points == played.score.points * Fraction(105, 100)


def test_who_is_away_has_to_refuse_first() -> None:
    weekend = top_weekend()
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    with refused("diplomacy-top-away"):
        weekend.draft(absent=(standings(weekend.book).order[0],))


def test_powers_can_be_chosen_instead_one_after_the_other() -> None:
    weekend = top_weekend()
    weekend.act(lambda: top_table.declare(weekend.book, DIRECTOR, True, True))
    first, second, *_ = top_table.qualified(weekend.book)
    with refused("diplomacy-top-open"):
        top_table.draw_powers(weekend.book, weekend.dice())
    with refused("diplomacy-not-your-turn"):
        top_table.choose(weekend.book, "p1", second, False, "france")
    weekend.act(lambda: top_table.choose(weekend.book, "p1", first, False, "france"))
    with refused("diplomacy-power-taken"):
        top_table.choose(weekend.book, "p2", second, False, "france")
    for power in (power for power in POWERS if power != "france"):
        weekend.act(lambda power=power: top_table.choose(weekend.book, DIRECTOR, "", True, power))
    assert weekend.draft().boards[0].seats["france"] == first


def test_the_power_of_who_withdraws_is_free_for_who_takes_the_place() -> None:
    weekend = top_weekend()
    weekend.act(lambda: top_table.declare(weekend.book, DIRECTOR, True, True))
    for power in POWERS:
        weekend.act(lambda power=power: top_table.choose(weekend.book, DIRECTOR, "", True, power))
    third, eighth = (standings(weekend.book).order[place] for place in (2, 7))
    weekend.drop(third)
    assert top_table.chooser(weekend.book) == eighth
    weekend.act(lambda: top_table.choose(weekend.book, DIRECTOR, "", True, POWERS[2]))
    assert top_table.top_seats(weekend.book, ()).seats[POWERS[2]] == eighth


def test_the_top_table_is_declared_before_the_last_round() -> None:
    weekend = Weekend(14, rounds=2)
    weekend.post()
    weekend.play_round(*LED)
    weekend.post()
    weekend.winter(1, 1901, *EVEN)
    with refused("diplomacy-top-too-late"):
        top_table.declare(weekend.book, DIRECTOR, True, False)


def test_a_tournament_of_one_round_has_no_top_table() -> None:
    with refused("diplomacy-top-one-round"):
        top_table.declare(Weekend(7, rounds=1).book, DIRECTOR, True, False)


# --- corrections, undo


def test_a_correction_recomputes_all_that_follows() -> None:
    weekend = Weekend(14, rounds=2)
    for _ in range(2):
        weekend.post()
        weekend.play_round(*LED)
    before = standings(weekend.book).order
    points = {player: total.points for player, total in totals(weekend.book).items()}
    weekend.fix(1, 1907, 1, 2, 4, 5, 6, 7, 9, number=1)
    assert standings(weekend.book).order != before
    weekend.fix(1, 1907, *LED, number=1)
    assert standings(weekend.book).order == before
    assert {player: total.points for player, total in totals(weekend.book).items()} == points


@pytest.mark.parametrize("last", ["post", "finish"])
def test_undo_restores_what_was_before(last: str) -> None:
    weekend = Weekend(7)
    weekend.draft()
    weekend.act(lambda: drafting.publish(weekend.book, DIRECTOR, NOW))
    if last == "finish":
        weekend.winter(1, 1901, *EVEN)
        weekend.finish(1, early=True)
        assert not weekend.undone().rounds[0].closed
    else:
        assert weekend.undone().draft is not None
        assert not weekend.undone().rounds


def test_the_entries_folded_again_make_the_same_tournament() -> None:
    weekend = top_weekend(13)
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.post()
    weekend.play_round(*LED)
    again = weekend.refolded()
    assert standings(again).order == standings(weekend.book).order
    assert totals(again) == totals(weekend.book)
    assert again.ended


def test_one_who_enters_between_rounds_plays_from_the_next_on() -> None:
    weekend = Weekend(7)
    weekend.post()
    weekend.play_round(*EVEN)
    late = weekend.enter()
    assert weekend.book.entrants[late].since == 2
    weekend.post(doubles=tuple(f"t{number}" for number in range(1, 5)))
    assert late in [player for seated in weekend.book.numbered(2).boards for player in seated.players]
    assert REFEREE not in weekend.book.players()


def test_one_who_enters_while_a_round_is_played_is_in_from_the_one_after_and_not_once_the_last_is_on() -> None:
    weekend = Weekend(7, rounds=2)
    weekend.post()
    weekend.winter(1, 1901, *EVEN)
    assert weekend.book.entrants[weekend.enter()].since == 2
    weekend.drop("t8")
    weekend.finish(1, early=True)
    weekend.post()
    weekend.winter(1, 1901, *EVEN)
    with refused("diplomacy-too-late"):
        weekend.enter()
    with refused("diplomacy-too-late"):
        entering.readmit(weekend.book, DIRECTOR, "t8")


def test_one_who_comes_back_has_what_they_had() -> None:
    weekend = Weekend(8)
    weekend.post(sitting=("t1",))
    weekend.play_round(*EVEN)
    before = total_of(weekend.book, "t2")
    weekend.drop("t2")
    weekend.act(lambda: entering.readmit(weekend.book, DIRECTOR, "t2"))
    assert total_of(weekend.book, "t2") == before
    assert "t2" in {player for seated in weekend.draft(sitting=("t1",)).boards for player in seated.players}
