"""Dice that were seen are worth nothing: undone and done again they fall the same, or upon nothing else."""

from __future__ import annotations

import pytest

from bot.engines.book import Known
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.checks.state import Check, Result
from bot.engines.daimon.table import chair, scenes
from tests.engines.daimon.checks.trial import ask, evening, number_of
from tests.engines.daimon.laid_table import ANNA, BRUNO, Table


def undo(table: Table) -> None:
    """Void the last request, and go on from there."""
    table.undo()


def bids(table: Table, reserve: int, *agreed: str) -> Check | Result:
    claim = Claim(dice=3, reserve=reserve)
    return table.act(lambda: deciding.lock(table.book, BRUNO, claim, "", table.dice("", *agreed), number_of(table)))


def test_a_check_that_was_undone_falls_the_same_and_upon_no_other_bid() -> None:
    table = evening()
    ask(table, target=4)
    first = bids(table, 1)
    assert isinstance(first, Result)
    undo(table)
    with pytest.raises(Known):
        bids(table, 5)
    again = bids(table, 1)
    assert isinstance(again, Result)
    assert again.roll == first.roll


def test_agreed_to_it_falls_upon_another_bid_with_the_same_dice_first() -> None:
    table = evening()
    ask(table, target=4)
    first = bids(table, 1)
    undo(table)
    more = bids(table, 5, f"check/{number_of(table)}")
    assert isinstance(first, Result) and isinstance(more, Result)
    assert (more.faces, more.reserve_faces[:1]) == (first.faces, first.reserve_faces)


def test_another_target_needs_the_players_yes() -> None:
    table = evening()
    ask(table)
    claim = Claim(dice=3, reserve=1)
    table.act(lambda: deciding.lock(table.book, BRUNO, claim, "", table.dice()))
    number = number_of(table)
    table.act(lambda: deciding.set_target(table.book, ANNA, number, 4, table.dice()))
    undo(table)
    with pytest.raises(Known) as known:
        table.act(lambda: deciding.set_target(table.book, ANNA, number, 1, table.dice()))
    assert ANNA in known.value.asks and BRUNO in known.value.asks


def test_a_draw_for_the_chair_that_was_undone_is_won_by_the_same() -> None:
    table = evening()
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    first = table.act(lambda: chair.draw(table.book, ANNA, table.now, table.dice()))
    undo(table)
    assert table.act(lambda: chair.draw(table.book, ANNA, table.now, table.dice())) == first
    undo(table)
    with pytest.raises(Known):
        table.act(lambda: chair.claim(table.book, ANNA, table.dice()))
