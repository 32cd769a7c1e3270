"""What is open when a session ends lapses with it; dice that are known are let go only by those who have a say."""

from __future__ import annotations

import pytest

from bot.engines.book import Known
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.contests import first_round
from bot.engines.daimon.contests import opening as contests
from bot.engines.daimon.fights import opening, shots, strikes
from bot.engines.daimon.fights.lent_dice import help_shot, help_strike
from bot.engines.daimon.fights.state import Figures
from bot.engines.daimon.table import chair, scenes, sessions
from bot.engines.seal_entries import open_seal
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Table, refused
from tests.engines.daimon.table.evening import reserves, started

WITHIN = 8 * 3600.0


def ended(table: Table) -> None:
    table.act(lambda: sessions.end(table.book, table.now, table.dice()))


def test_all_that_is_open_lapses_and_every_bid_and_lent_die_comes_back() -> None:
    table = started(ANNA, BRUNO, CARLA, DARIO)
    book = table.book
    table.act(lambda: deciding.lock(book, BRUNO, Claim(dice=3, reserve=2), "", table.dice()))
    table.act(lambda: deciding.assist(book, DARIO, BRUNO, table.dice()))
    table.act(lambda: contests.challenge(book, ANNA, (CARLA, DARIO), table.now))
    table.act(lambda: first_round.answer(book, CARLA, 1, Claim(dice=3, reserve=1), table.now, table.dice()))
    table.act(lambda: shots.aim(book, DARIO, Claim(dice=4, reserve=1), Figures(distance=2, size=1)))
    ended(table)
    assert reserves(table) == dict.fromkeys((ANNA, BRUNO, CARLA, DARIO), 7)
    assert not any(seat.held for seat in book.seats)
    assert (book.checks.open, book.contests.open, book.fights.shots) == ({}, None, {})


def test_a_fight_is_closed_and_its_sealed_strikes_fall_no_more() -> None:
    table = started(ANNA, BRUNO, CARLA)
    book = table.book
    table.act(lambda: opening.start(book, "w00000guard", 0, "rounds", 1, 0, False))
    table.act(lambda: strikes.strike(book, BRUNO, Claim(dice=4, reserve=2), "none", 0, table.now, table.dice()))
    ended(table)
    assert (book.fights.now, reserves(table)[BRUNO], book.seat(BRUNO).held) == (None, 7, {})
    table.act(lambda: sessions.resume(book, ANNA, (), table.now, WITHIN))
    assert refused(table, lambda: opening.end(book, table.dice())) == "no-fight"


def test_what_waits_for_dice_that_never_fall_is_withdrawn_with_every_bid_and_lent_die() -> None:
    table = started(ANNA, BRUNO, CARLA, DARIO)
    book, claim = table.book, Claim(dice=3, reserve=1)
    table.act(lambda: deciding.lock(book, CARLA, claim, "", table.dice()))
    table.act(lambda: contests.challenge(book, ANNA, (CARLA, DARIO), table.now))
    table.act(lambda: first_round.answer(book, DARIO, 1, claim, table.now, table.dice()))
    table.act(lambda: shots.aim(book, DARIO, claim, Figures(distance=2, size=1)))
    table.act(lambda: opening.start(book, "w00000guard", 0, "rounds", 1, 0, False, (BRUNO, CARLA)))
    table.act(lambda: strikes.strike(book, BRUNO, claim, "none", 0, table.now, table.dice()))
    table.act(lambda: help_shot(book, BRUNO, book.fights.shots[1], table.dice()))
    table.act(lambda: help_strike(book, CARLA, BRUNO, table.dice()))
    table.act(lambda: sessions.give_up(book))
    assert table.records[-1].entry.acts == ("check/1", "contest/1", "strike/1", "shot/1")  # type: ignore[attr-defined]
    assert reserves(table) == dict.fromkeys((ANNA, BRUNO, CARLA, DARIO), 7)
    assert not any(seat.held for seat in book.seats)
    assert (book.checks.open, book.contests.open, book.fights.shots) == ({}, None, {})
    assert book.fights.now is not None and not book.fights.now.sealed


def test_dice_that_are_known_lapse_only_by_the_yes_of_who_rolled_and_who_judged() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.act(lambda: deciding.ask(table.book, ANNA, BRUNO, "", 3, 0))
    table.act(lambda: deciding.lock(table.book, BRUNO, Claim(dice=3, reserve=2), "", table.dice()))
    table.undo()
    with pytest.raises(Known) as known:
        ended(table)
    assert (known.value.act, set(known.value.asks)) == ("check/1", {ANNA, BRUNO})


# --- a draw of the chair that was undone


def undone_draw() -> Table:
    table = started(ANNA, BRUNO, CARLA)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    table.act(lambda: chair.draw(table.book, ANNA, table.now, table.dice()))
    table.undo()
    return table


def test_a_session_ends_without_an_undone_draw_only_by_the_yes_of_who_was_in_it() -> None:
    table = undone_draw()
    with pytest.raises(Known) as known:
        ended(table)
    assert (known.value.act, set(known.value.asks)) == ("vacancy/2", {BRUNO, CARLA})


def test_after_an_undone_draw_a_resumed_session_draws_anew_under_its_own_seal() -> None:
    table = undone_draw()
    table.act(lambda: sessions.end(table.book, table.now, table.dice("", "vacancy/2")))
    table.act(lambda: open_seal(table.book, table.seeds), table.seal)
    table.act(lambda: sessions.resume(table.book, ANNA, (), table.now, WITHIN))
    drawn = table.act(lambda: chair.draw(table.book, ANNA, table.now, table.dice()))
    assert drawn.throw == "vacancy/2-1"
    assert table.book.master == drawn.winner
