"""Lots that were seen: undone and drawn again they fall the same, and upon nothing else unless somebody else agrees."""

from __future__ import annotations

import pytest

from bot.engines.book import Known
from bot.engines.diplomacy import top_table, voting
from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.seating import drafting
from bot.engines.diplomacy.standings import standings
from tests.engines.diplomacy.weekend import DIRECTOR, REFEREE, Weekend, top_weekend
from tests.engines.kept import NOW


def test_the_powers_of_the_top_table_fall_the_same() -> None:
    weekend = top_weekend()
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    powers = dict(weekend.book.top.powers)
    weekend.undo()
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    assert weekend.book.top.powers == powers


def test_the_powers_of_the_top_table_are_not_drawn_anew_for_others() -> None:
    weekend = top_weekend()
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.undo()
    weekend.drop(standings(weekend.book).order[0])
    with pytest.raises(Known):
        weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))


def last_ballot(weekend: Weekend, game: Game, word: str) -> None:
    *_, last = game.seats.values()
    weekend.act(lambda: voting.cast(weekend.book, game.where, "variant", last, word, weekend.dice()))


def test_the_lot_between_two_variants_falls_the_same() -> None:
    six = Weekend(6)
    six.draft()
    six.act(lambda: drafting.publish(six.book, DIRECTOR, NOW))
    game = six.act(lambda: voting.open_choice(six.book, REFEREE, 1))
    for voter, word in zip(list(game.seats.values())[:-1], ["italy"] * 3 + ["turkey"] * 2, strict=True):
        six.act(lambda voter=voter, word=word: voting.cast(six.book, game.where, "variant", voter, word, six.dice()))
    last_ballot(six, game, "turkey")
    drawn = six.book.game_at(1).variant
    six.undo()
    last_ballot(six, game, "turkey")
    assert six.book.game_at(1).variant == drawn
