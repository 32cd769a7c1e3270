"""Articles 7, 8 and 11: totals with their extras, and what misconduct costs."""

from __future__ import annotations

from fractions import Fraction

from bot.engines.diplomacy import entering, top_table
from bot.engines.diplomacy.rules import POWERS
from bot.engines.diplomacy.standings import standings
from bot.engines.diplomacy.totals import best_countries, total_of, totals
from tests.engines.codice.refusing import refused
from tests.engines.diplomacy.weekend import DIRECTOR, EVEN, LED, Weekend, by_power, top_weekend


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
    assert worst.counted == worst.score.points / 10
    assert all(worst.score.points <= one.score.points for one in others)
    assert found.points == sum((one.counted for one in found.played), Fraction(0))


def test_art_5_with_8_7_1_ties_compare_the_results_as_they_were_without_the_cut() -> None:
    weekend = Weekend(7, rounds=4, preset="brunate")
    for _ in range(4):
        weekend.post()
        weekend.play_round(*LED)
    found = total_of(weekend.book, "t1")
    worst = next(one for one in found.played if one.worst)
    scores = [one for one in standings(weekend.book).chain if one.key == "score"]
    assert [one.value("t1") for one in scores] == [found.played[one.round - 1].points for one in scores]
    assert found.counted_of(worst.round) == worst.points / 10
    assert found.of_round(worst.round) == worst.points


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


def test_extras_add_up_and_never_compound() -> None:
    weekend = top_weekend(20)
    order = standings(weekend.book).order
    weekend.act(lambda: top_table.decline(weekend.book, DIRECTOR, order[0]))
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.post(doubles=(order[0],))
    weekend.play_round(*EVEN)
    for played in total_of(weekend.book, order[0]).played[-2:]:
        assert played.points == played.score.points * Fraction(105, 100)


def test_best_country_is_the_game_worth_most_with_each_power() -> None:
    weekend = Weekend(14, rounds=2)
    weekend.post()
    weekend.play(1, *LED)
    weekend.play(2, *EVEN)
    best = best_countries(weekend.book)
    assert [one.board for one in best["austria"]] == [1] and len(best) == 7
    [turkey] = best["turkey"]
    assert turkey.board == 2 and turkey.score.player == weekend.book.game_at(2).seats["turkey"]


def test_equals_share_best_country_and_colours_of_an_escalation_are_none() -> None:
    weekend = Weekend(14)
    weekend.post()
    weekend.play_round(*LED)
    assert {len(games) for games in best_countries(weekend.book).values()} == {2}
    short = Weekend(5)
    short.post()
    short.play_round(9, 8, 7, 6, 4)
    assert best_countries(short.book) == {}
