"""Sessions: who opens one, who comes and goes, and what everybody present gets."""

from __future__ import annotations

from collections.abc import Callable

from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.fights import opening
from bot.engines.daimon.table import chair, scenes, sessions
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Loaded, Table, refused
from tests.engines.daimon.table.evening import reserves, started


def test_the_highest_die_makes_the_first_master_and_the_tied_roll_again() -> None:
    table = Table(ANNA, BRUNO, CARLA)
    dice = Loaded(table.book, (5, 5, 2), (3, 3), (1, 4))
    table.act(lambda: sessions.start(table.book, ANNA, (), table.now, dice))
    assert table.book.master == BRUNO


def test_a_new_session_gives_everybody_present_a_die_up_to_seven() -> None:
    table = Table(ANNA, BRUNO, CARLA)
    table.book.seat(ANNA).reserve = 3
    table.book.seat(CARLA).reserve = 3
    table.session(CARLA)
    assert reserves(table) == {ANNA: 4, BRUNO: 7, CARLA: 3}


def test_who_has_opened_a_session_is_out_of_the_first_draw_until_everyone_present_has() -> None:
    table = Table(ANNA, BRUNO)
    openers = []
    for _ in range(4):
        table.session()
        openers.append(table.book.master)
        table.act(lambda: sessions.end(table.book, table.now, table.dice()))
    assert set(openers[:2]) == {ANNA, BRUNO} == set(openers[2:])


def test_once_everybody_present_has_opened_a_session_the_turn_begins_anew_for_all() -> None:
    table = Table(ANNA, BRUNO, CARLA)
    for _ in range(3):
        table.session()
        table.act(lambda: sessions.end(table.book, table.now, table.dice()))
    table.session(CARLA)
    assert table.book.chair.openers == {table.book.master}


def test_the_first_master_gives_the_token_back_at_once() -> None:
    table = started(ANNA, BRUNO, CARLA)
    assert table.book.chair.tokens == {BRUNO, CARLA}


def test_a_master_who_leaves_lets_go_of_the_chair() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.act(lambda: sessions.go(table.book, ANNA, table.now, table.dice()))
    assert table.book.masters() == frozenset()
    table.act(lambda: chair.draw(table.book, BRUNO, table.now, table.dice()))
    assert table.book.master in (BRUNO, CARLA)


def test_who_comes_late_has_the_die_and_the_token_of_everybody_once() -> None:
    table = Table(ANNA, BRUNO, CARLA)
    table.book.seat(CARLA).reserve = 2
    table.session(CARLA)
    for _ in range(2):
        table.act(lambda: sessions.come(table.book, CARLA))
        table.act(lambda: sessions.go(table.book, CARLA, table.now, table.dice()))
    assert reserves(table)[CARLA] == 3 and CARLA in table.book.chair.tokens


def test_a_token_waits_for_who_went_and_comes_back() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.act(lambda: sessions.go(table.book, CARLA, table.now, table.dice()))
    assert chair.contenders(table.book) == (BRUNO,)
    table.act(lambda: sessions.come(table.book, CARLA))
    assert chair.contenders(table.book) == (BRUNO, CARLA)


def test_who_comes_back_after_the_tokens_were_dealt_anew_has_one_too() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.act(lambda: sessions.go(table.book, CARLA, table.now, table.dice()))
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    table.act(lambda: chair.draw(table.book, ANNA, table.now, Loaded(table.book)))
    assert table.book.master == BRUNO
    table.act(lambda: sessions.come(table.book, CARLA))
    assert table.book.chair.tokens == {ANNA, BRUNO, CARLA}


def test_a_seat_given_up_and_taken_again_brings_no_second_token() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.act(lambda: sessions.go(table.book, ANNA, table.now, table.dice()))
    table.act(lambda: table.book.leave(ANNA))
    table.act(lambda: table.book.sit(ANNA))
    assert ANNA not in table.book.chair.tokens


def test_the_daimon_is_played_by_the_player_on_the_right_among_those_present() -> None:
    table = Table(ANNA, BRUNO, CARLA)
    assert [table.book.right_of(player) for player in (ANNA, BRUNO, CARLA)] == [BRUNO, CARLA, ANNA]
    table.session(BRUNO)
    assert table.book.right_of(ANNA) == CARLA


# --- refusals


def test_a_session_needs_somebody_and_whoever_opens_it_is_there() -> None:
    table = Table(ANNA, BRUNO)

    def start(player: str, *absent: str) -> Callable[[], object]:
        return lambda: sessions.start(table.book, player, absent, table.now, table.dice())

    assert refused(table, start(ANNA, ANNA, BRUNO)) == "nobody-present"
    assert refused(table, start(ANNA, ANNA)) == "absent-yourself"
    assert refused(table, start(ANNA, CARLA)) == "no-seat"
    assert refused(table, lambda: sessions.come(table.book, ANNA)) == "no-session"
    assert refused(table, lambda: sessions.end(table.book, table.now, table.dice())) == "no-session"
    table.act(start(ANNA, BRUNO))
    assert refused(table, start(ANNA)) == "session-on-already"
    assert refused(table, start(BRUNO)) == "session-on-come", "who comes late is told how to"


def test_who_is_there_cannot_come_again_and_the_last_one_does_not_go() -> None:
    table = started(ANNA, BRUNO)
    assert refused(table, lambda: sessions.come(table.book, BRUNO)) == "present-already"
    table.act(lambda: sessions.go(table.book, BRUNO, table.now, table.dice()))
    assert refused(table, lambda: sessions.go(table.book, BRUNO, table.now, table.dice())) == "player-absent"
    assert refused(table, lambda: sessions.go(table.book, ANNA, table.now, table.dice())) == "last-one-here"


def test_no_adventure_ends_with_dice_in_a_sealed_roll() -> None:
    table = started(ANNA, BRUNO, CARLA)
    claim = Claim(dice=3, reserve=0)
    table.act(lambda: deciding.lock(table.book, BRUNO, claim, "", table.dice()))
    assert refused(table, lambda: table.book.begin_adventure("", table.now, 0)) == "roll-still-sealed"


def test_no_scene_ends_in_a_fight() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.act(lambda: opening.start(table.book, "w00000guard", 0, "rounds", 1, 0, False))
    assert refused(table, lambda: scenes.end_scene(table.book, table.now)) == "fight-still-on"


def test_no_master_is_left_when_the_session_is_over_but_a_stable_one() -> None:
    table = started(ANNA, BRUNO)
    table.act(lambda: sessions.end(table.book, table.now, table.dice()))
    assert (table.book.master, table.book.masters(), table.book.scene_on) == ("", frozenset(), 0)
    stable = Table(DARIO, ANNA, stable=True)
    stable.session()
    stable.act(lambda: sessions.end(stable.book, stable.now, stable.dice()))
    assert stable.book.master == DARIO


def test_after_a_master_who_left_anybody_has_the_next_one_drawn_at_once() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.act(lambda: sessions.go(table.book, ANNA, table.now, table.dice()))
    table.act(lambda: chair.draw(table.book, CARLA, table.now, table.dice()))
    assert table.book.master in (BRUNO, CARLA)
