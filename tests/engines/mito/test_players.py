"""A player's record, and how well the ratings predict."""

from __future__ import annotations

from fractions import Fraction
from math import log

import pytest

from bot.engines.mito import fixing
from bot.engines.mito.players import record_of
from bot.engines.mito.quality import quality
from tests.engines.mito.league import LATER, NOW, ROME, A, B, C, D, Table

ODDS = (3000, 3000, 3000, 3500)


def test_wins_stand_against_an_equal_chance() -> None:
    table = Table()
    table.play(A, B, C, D)
    table.play(B, A)
    record = record_of(table.book.ladder("all-time", NOW), A)
    assert (record.all.games, record.all.wins) == (2, 1)
    assert record.all.expected == Fraction(1, 4) + Fraction(1, 2)


def test_favourite_and_underdog_are_above_and_below_the_tables_mean() -> None:
    table = Table()
    table.play(A, B, C, D, risikometro=ODDS)
    table.play(D, A, B, C, risikometro=(3500, 3000, 3000, 3000))
    table.play(D, A)
    ladder = table.book.ladder("all-time", NOW)
    first, last = record_of(ladder, A), record_of(ladder, D)
    assert (first.underdog.games, first.underdog.wins, first.favourite.games) == (2, 1, 0)
    assert (last.favourite.games, last.favourite.wins, last.underdog.games) == (2, 1, 0)


def test_equal_values_make_nobody_favourite() -> None:
    table = Table()
    table.play(A, B, risikometro=(3000, 3000))
    record = record_of(table.book.ladder("all-time", NOW), A)
    assert record.favourite.games == record.underdog.games == 0


def test_the_best_win_and_the_form() -> None:
    table = Table()
    table.play(A, B)
    big = table.play(A, B, C, D)
    for _ in range(4):
        table.play(B, A)
    record = record_of(table.book.ladder("all-time", NOW), A)
    assert record.best is not None
    assert record.best[0] == big
    assert record.form == (True, False, False, False, False)


def test_the_loss_of_the_documents_first_game() -> None:
    table = Table()
    table.play(A, B, C, D, risikometro=ODDS)
    found = quality(table.book.order, "all-time", table.book.numbers("all-time"), ROME)
    assert found is not None
    assert found.equal == pytest.approx(log(4))
    assert found.rating == pytest.approx(-log((0.25 + 30 / 125) / 2))
    assert found.elo == pytest.approx(log(4))
    assert found.risikometro == pytest.approx(-log(30 / 125))
    assert found.gain < 0


def test_a_rating_that_knows_who_wins_loses_less_than_an_equal_guess() -> None:
    table = Table()
    for _ in range(40):
        table.play(A, B)
    found = quality(table.book.order, "all-time", table.book.numbers("all-time"), ROME)
    assert found is not None
    assert found.gain > 0
    assert found.risikometro is None


def test_the_values_and_the_risikometro_are_compared_over_the_same_games() -> None:
    table = Table()
    table.play(A, B, C, D, risikometro=ODDS)
    table.play(A, B)
    found = quality(table.book.order, "all-time", table.book.numbers("all-time"), ROME)
    assert found is not None
    assert found.games == 2
    assert found.elo == pytest.approx(log(4))
    assert found.risikometro == pytest.approx(-log(30 / 125))


def test_without_games_there_is_nothing_to_measure() -> None:
    assert quality([], "week", Table().book.numbers("week"), ROME) is None


def test_whoever_played_is_a_player_until_the_game_is_corrected_away() -> None:
    table = Table()
    table.play(A, B)
    assert table.book.players() == {A, B}
    game = table.play(A, C, D)
    assert table.book.players() == {A, B, C, D}
    table.rewrite(fixing.fixed(table.book, A, game.number, (A, C), (), game.at, LATER))
    assert table.book.players() == {A, B, C}
