"""Scenes: they end, and their Master keeps the role or passes it on."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.engines.daimon.table import chair, scenes
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Table
from tests.engines.daimon.table.evening import reserves, started


def test_keeping_the_role_costs_a_die_and_comes_before_the_claims() -> None:
    table = started(ANNA, BRUNO)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    with pytest.raises(Refused, match="claims-not-open"):
        table.act(lambda: chair.claim(table.book, BRUNO))
    table.act(lambda: scenes.keep(table.book))
    assert (table.book.master, reserves(table)[ANNA], table.book.scenes) == (ANNA, 6, 2)


def test_a_role_that_was_passed_on_cannot_be_kept_any_more() -> None:
    table = started(ANNA, BRUNO)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    with pytest.raises(Refused, match="claims-open-already"):
        table.act(lambda: scenes.keep(table.book))


def test_a_stable_master_has_no_seat_and_goes_on_from_scene_to_scene() -> None:
    table = Table(ANNA, BRUNO, CARLA, stable=True)
    table.session()
    assert (table.book.master, table.book.seat_of(ANNA), table.book.chair.tokens) == (ANNA, None, {BRUNO, CARLA})
    table.act(lambda: scenes.end_scene(table.book, table.now))
    assert (table.book.master, table.book.scenes) == (ANNA, 2)
    with pytest.raises(Refused, match="master-is-stable"):
        table.act(lambda: scenes.keep(table.book))
