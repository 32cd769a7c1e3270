"""Article 4: winters are recorded year by year, and corrected."""

from __future__ import annotations

from bot.engines.diplomacy import centres as counting
from bot.engines.diplomacy import conduct
from bot.engines.diplomacy.scoring import scores
from tests.engines.codice.refusing import refused
from tests.engines.diplomacy.weekend import EVEN, Weekend, board, centres, person


def test_more_than_34_centres_are_refused(weekend: Weekend) -> None:
    with refused("diplomacy-too-many-centres"):
        weekend.winter(1, 1901, 6, 5, 5, 5, 5, 5, 4)


def test_a_winter_that_leaves_nobody_is_refused(weekend: Weekend) -> None:
    with refused("diplomacy-nobody-left"):
        weekend.winter(1, 1901, 0, 0, 0, 0, 0, 0, 0)


def test_nobody_comes_back_from_nothing(weekend: Weekend) -> None:
    weekend.winter(1, 1901, 0, 5, 5, 5, 5, 5, 5)
    with refused("diplomacy-came-back"):
        weekend.winter(1, 1902, 1, 5, 5, 5, 5, 5, 5)


def test_no_year_is_skipped(weekend: Weekend) -> None:
    with refused("diplomacy-year-expected"):
        weekend.winter(1, 1902, *EVEN)
    weekend.winter(1, 1901, *EVEN)
    with refused("diplomacy-year-recorded"):
        weekend.winter(1, 1901, *EVEN)


def test_art_4_2_seven_years_are_played_and_no_more(weekend: Weekend) -> None:
    for year in range(1901, 1908):
        weekend.winter(1, year, *EVEN)
    with refused("diplomacy-board-complete"):
        weekend.winter(1, 1908, *EVEN)
    assert weekend.finish(1).over


def test_art_4_2_the_director_may_have_fewer_years_played() -> None:
    weekend = Weekend(7)
    weekend.post(years=5)
    assert board(weekend).last_year == 1905


def test_a_board_that_is_not_at_its_last_year_is_not_closed_but_by_a_director(weekend: Weekend) -> None:
    with refused("diplomacy-no-centres"):
        weekend.finish(1)
    weekend.winter(1, 1901, *EVEN)
    with refused("diplomacy-board-not-complete"):
        weekend.finish(1)
    assert weekend.finish(1, early=True).over


def test_a_solo_ends_the_game(weekend: Weekend) -> None:
    weekend.winter(1, 1901, 17, 17)
    weekend.winter(1, 1902, 18, 16)
    with refused("diplomacy-board-complete"):
        weekend.winter(1, 1903, 18, 16)
    assert weekend.finish(1).over


def test_a_finished_board_is_changed_by_a_correction_only(weekend: Weekend) -> None:
    weekend.play(1, *EVEN)
    with refused("diplomacy-board-over"):
        weekend.winter(1, 1908, *EVEN)
    before = {score.player: score.points for score in scores(board(weekend), weekend.book.rules).values()}
    weekend.fix(1, 1907, 7, 3, 5, 5, 5, 5, 4)
    after = {score.player: score.points for score in scores(board(weekend), weekend.book.rules).values()}
    assert before != after
    assert weekend.undone().game_at(1).counts[1907] == centres(*EVEN)


def test_a_correction_fits_the_years_around_it(weekend: Weekend) -> None:
    weekend.play(1, *EVEN)
    with refused("diplomacy-came-back"):
        weekend.fix(1, 1904, 0, 5, 5, 5, 5, 5, 5)
    with refused("diplomacy-nothing-changed"):
        weekend.fix(1, 1904, *EVEN)
    with refused("diplomacy-solo-before"):
        weekend.fix(1, 1904, 18, 1, 1, 1, 1, 1, 1)
    with refused("diplomacy-year-not-recorded"):
        weekend.fix(1, 1908, *EVEN)


def test_art_4_nobody_is_referee_at_their_own_board(weekend: Weekend) -> None:
    weekend.winter(1, 1901, *EVEN)
    with refused("diplomacy-own-board"):
        counting.correct(weekend.book, person(1), 1, 1901, centres(6, 4, 5, 5, 5, 5, 4))
    with refused("diplomacy-own-board"):
        conduct.late(weekend.book, person(1), 1, "france")


def test_a_power_that_nobody_plays_has_no_centres() -> None:
    weekend = Weekend(5)
    weekend.post()
    assert board(weekend).escalation
    with refused("diplomacy-not-played"):
        weekend.winter(1, 1901, *EVEN)
