"""Scenes: they end, and their Master keeps the role or passes it on."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.engines.daimon.contests.opening import challenge
from bot.engines.daimon.table import chair, scenes, sessions
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Table, refused
from tests.engines.daimon.table.evening import reserves, started


def test_keeping_the_role_costs_a_die_and_comes_before_the_claims() -> None:
    table = started(ANNA, BRUNO)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    with pytest.raises(Refused, match="claims-not-open"):
        table.act(lambda: chair.claim(table.book, BRUNO, table.dice()))
    table.act(lambda: scenes.keep(table.book, table.dice()))
    assert (table.book.master, reserves(table)[ANNA], table.book.scenes) == (ANNA, 6, 2)


def test_a_role_that_was_passed_on_cannot_be_kept_any_more() -> None:
    table = started(ANNA, BRUNO)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    with pytest.raises(Refused, match="claims-open-already"):
        table.act(lambda: scenes.keep(table.book, table.dice()))


def test_a_stable_master_has_no_seat_and_goes_on_from_scene_to_scene() -> None:
    table = Table(ANNA, BRUNO, CARLA, stable=True)
    table.session()
    assert (table.book.master, table.book.seat_of(ANNA), table.book.chair.tokens) == (ANNA, None, {BRUNO, CARLA})
    table.act(lambda: scenes.end_scene(table.book, table.now))
    assert (table.book.master, table.book.scenes) == (ANNA, 2)
    with pytest.raises(Refused, match="master-is-stable"):
        table.act(lambda: scenes.keep(table.book, table.dice()))


def test_a_scene_ends_once_and_only_an_ended_one_is_kept_or_passed_on() -> None:
    table = Table(ANNA, BRUNO)
    assert refused(table, lambda: scenes.end_scene(table.book, table.now)) == "no-session"
    table = started(ANNA, BRUNO)
    assert refused(table, lambda: scenes.keep(table.book, table.dice())) == "scene-still-on"
    assert refused(table, lambda: scenes.pass_on(table.book, table.now)) == "nothing-to-pass-on"
    table.act(lambda: scenes.end_scene(table.book, table.now))
    assert refused(table, lambda: scenes.end_scene(table.book, table.now)) == "scene-ended-already"
    table.act(lambda: scenes.pass_on(table.book, table.now))
    assert refused(table, lambda: scenes.pass_on(table.book, table.now)) == "nothing-to-pass-on"


def test_the_last_free_die_keeps_the_role() -> None:
    table = started(ANNA, BRUNO)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.book.seat(ANNA).reserve = 0
    assert refused(table, lambda: scenes.keep(table.book, table.dice())) == "reserve-too-small"
    table.book.seat(ANNA).reserve = 1
    table.act(lambda: scenes.keep(table.book, table.dice()))
    assert (table.book.seat(ANNA).reserve, table.book.scenes, table.book.scene_on) == (0, 2, 2)


def test_scenes_led_are_counted_for_the_session_and_for_the_campaign() -> None:
    table = started(ANNA, BRUNO)
    for _ in range(2):
        table.act(lambda: scenes.end_scene(table.book, table.now))
        table.act(lambda: scenes.keep(table.book, table.dice()))
    table.act(lambda: sessions.end(table.book, table.now, table.dice()))
    table.session()
    assert table.book.past is not None and table.book.past.led == {ANNA: 3}
    assert table.book.chair.leading == {ANNA: 3, BRUNO: 1}


def test_no_scene_ends_in_a_contest_and_a_stable_master_neither_keeps_nor_is_claimed() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.act(lambda: challenge(table.book, ANNA, (BRUNO, CARLA), table.now))
    assert refused(table, lambda: scenes.end_scene(table.book, table.now)) == "rolls-still-sealed"
    stable = Table(ANNA, BRUNO, stable=True)
    stable.session()
    assert refused(stable, lambda: scenes.keep(stable.book, stable.dice())) == "master-is-stable"
    assert refused(stable, lambda: chair.claim(stable.book, BRUNO, stable.dice())) == "master-is-stable"
