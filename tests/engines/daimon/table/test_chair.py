"""The Master's chair (chapter "Il sistema ad Oracolo", and the rulings on the rotating Master)."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.engines.daimon.table import chair, scenes, sessions
from bot.engines.daimon.table.chair import MasterDrawn
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Loaded, Table, refused
from tests.engines.daimon.table.evening import reserves, started


def test_only_those_who_hold_their_token_take_part_in_a_draw() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    assert chair.contenders(table.book) == (BRUNO, CARLA)
    table.act(lambda: chair.draw(table.book, ANNA, table.now, Loaded(table.book, (2, 5))))
    assert table.book.master == CARLA
    assert table.book.chair.tokens == {BRUNO}


def test_when_the_last_token_is_back_all_get_one_again() -> None:
    table = started(ANNA, BRUNO)
    next_scene(table)
    assert table.book.master == BRUNO
    assert table.book.chair.tokens == {ANNA, BRUNO}


def next_scene(table: Table) -> MasterDrawn:
    book = table.book
    table.act(lambda: scenes.end_scene(book, table.now))
    table.act(lambda: scenes.pass_on(book, table.now))
    return table.act(lambda: chair.draw(book, book.master, table.now, table.dice()))


def test_one_die_takes_the_role_outright_token_or_not() -> None:
    table = started(ANNA, BRUNO, CARLA)
    next_scene(table)
    rested = ANNA  # has given the token back
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    table.act(lambda: chair.claim(table.book, rested, table.dice()))
    drawn = table.act(lambda: chair.draw(table.book, table.book.master, table.now, Loaded(table.book)))
    assert (drawn.winner, drawn.rounds, reserves(table)[rested]) == (ANNA, (), 6)


def test_if_others_spend_too_only_the_spenders_roll_and_all_lose_the_die() -> None:
    table = started(ANNA, BRUNO, CARLA, DARIO)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    for player in (ANNA, CARLA):
        table.act(lambda player=player: chair.claim(table.book, player, table.dice()))  # type: ignore[misc]
    drawn = table.act(lambda: chair.draw(table.book, ANNA, table.now, Loaded(table.book, (2, 3))))
    assert drawn.winner == CARLA
    assert reserves(table) == {ANNA: 6, BRUNO: 7, CARLA: 6, DARIO: 7}


def test_the_outgoing_master_starts_the_draw_and_after_a_minute_anybody() -> None:
    table = started(ANNA, BRUNO)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    with pytest.raises(Refused, match="draw-is-the-masters"):
        table.act(lambda: chair.draw(table.book, BRUNO, table.now + 59, table.dice()))
    table.act(lambda: chair.draw(table.book, BRUNO, table.now + 60, table.dice()))


def test_who_is_not_there_draws_nobody() -> None:
    table = started(ANNA, BRUNO, CARLA)
    assert table.book.session is not None
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    table.book.session.present = (ANNA, BRUNO)
    assert refused(table, lambda: chair.draw(table.book, CARLA, table.now + 60, table.dice())) == "player-absent"


def test_nobody_claims_or_draws_before_the_role_is_passed_on_and_each_claims_once() -> None:
    table = started(ANNA, BRUNO)
    assert refused(table, lambda: chair.claim(table.book, BRUNO, table.dice())) == "claims-not-open"
    table.act(lambda: scenes.end_scene(table.book, table.now))
    assert refused(table, lambda: chair.draw(table.book, ANNA, table.now, table.dice())) == "draw-not-yet"
    table.act(lambda: scenes.pass_on(table.book, table.now))
    table.book.seat(BRUNO).reserve = 0
    assert refused(table, lambda: chair.claim(table.book, BRUNO, table.dice())) == "reserve-too-small"
    table.book.seat(BRUNO).reserve = 1
    table.act(lambda: chair.claim(table.book, BRUNO, table.dice()))
    assert refused(table, lambda: chair.claim(table.book, BRUNO, table.dice())) == "claimed-already"
    assert table.book.seat(BRUNO).reserve == 0


def test_a_claim_ends_with_the_draw_and_with_going() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    table.act(lambda: chair.claim(table.book, BRUNO, table.dice()))
    table.act(lambda: chair.claim(table.book, CARLA, table.dice()))
    table.act(lambda: sessions.go(table.book, BRUNO, table.now, table.dice()))
    assert table.book.chair.claims == [CARLA]
    drawn = table.act(lambda: chair.draw(table.book, ANNA, table.now, Loaded(table.book)))
    assert (drawn.claimed, drawn.winner) == (True, CARLA)
    assert (table.book.chair.claims, table.book.chair.stage) == ([], "playing")
