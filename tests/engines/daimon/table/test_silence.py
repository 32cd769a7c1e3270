"""Whoever is called and stays silent past the deadline is gone; a stable Master who goes leaves the chair."""

from __future__ import annotations

import pytest

from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.contests import opening as contests
from bot.engines.daimon.table import chair, leaving, scenes, sessions, silence
from bot.engines.daimon.table.state import SILENCE
from tests.engines.daimon.contests.duel import opened
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Loaded, Table, refused, seen
from tests.engines.daimon.table.evening import started


@pytest.fixture
def table() -> Table:
    """Anna is Master, and a contest of the others is open."""
    table = started(ANNA, BRUNO, CARLA)
    opened(table, BRUNO, CARLA)
    return table


def summoned(table: Table, player: str = ANNA, by: str = BRUNO) -> object:
    return lambda: silence.summon(table.book, by, player, 10, table.now)


def time_passes(table: Table) -> dict[str, object]:
    book = table.book
    table.now = book.due()[SILENCE]
    return table.act(lambda: silence.passed(book, table.now, table.dice()))  # type: ignore[return-value]


def test_a_master_silent_past_the_deadline_frees_the_chair_though_a_contest_is_open(table: Table) -> None:
    table.act(summoned(table))
    assert table.book.due()[SILENCE] == table.now + 600
    assert list(time_passes(table)) == [ANNA]
    assert (table.book.master, table.book.chair.stage, SILENCE in table.book.due()) == ("", "claiming", False)
    table.act(lambda: chair.draw(table.book, BRUNO, table.now, Loaded(table.book, [1, 6])))
    table.act(lambda: contests.call_off(table.book, 1, table.dice()))
    assert seen(table.refolded()) == seen(table.book)


def test_whoever_is_heard_in_time_stays(table: Table) -> None:
    table.act(summoned(table))
    assert table.act(lambda: silence.heard(table.book, ANNA))
    assert (table.book.master, SILENCE in table.book.due()) == (ANNA, False)
    assert not silence.heard(table.book, ANNA)


def test_a_rival_who_is_silent_leaves_the_contest(table: Table) -> None:
    table.act(summoned(table, CARLA))
    time_passes(table)
    table.act(lambda: leaving.settle(table.book, table.now, table.dice()))
    assert table.book.contests.open is None


def test_the_last_one_at_the_table_stays(table: Table) -> None:
    table.act(summoned(table, CARLA))
    for player in (ANNA, BRUNO):
        table.act(lambda player=player: sessions.go(table.book, player, table.now, table.dice()))  # type: ignore[misc]
    assert not time_passes(table)
    assert table.book.session is not None
    assert (table.book.session.present, table.book.session.summoned) == ((CARLA,), {})


def test_whose_going_the_others_may_gain_by() -> None:
    table = started(ANNA, BRUNO, CARLA, DARIO)

    def open_to() -> set[str]:
        return {player for player in (ANNA, BRUNO, CARLA, DARIO) if silence.has_open(table.book, player)}

    assert open_to() == {ANNA}
    opened(table, BRUNO, CARLA)
    assert open_to() == {ANNA, BRUNO, CARLA}
    table.act(lambda: contests.call_off(table.book, 1, table.dice()))
    table.act(lambda: deciding.lock(table.book, DARIO, Claim(dice=3, reserve=0), "", table.dice()))
    assert open_to() == {ANNA, DARIO}
    table.act(lambda: scenes.end_scene(table.book, table.now))
    assert open_to() == {ANNA, BRUNO, CARLA, DARIO}


def test_nobody_calls_themselves_or_twice_or_who_is_not_here(table: Table) -> None:
    assert refused(table, summoned(table, BRUNO)) == "summon-yourself"
    assert refused(table, summoned(table, DARIO)) == "no-seat"
    table.act(summoned(table))
    assert refused(table, summoned(table, by=CARLA)) == "summoned-already"
    assert refused(Table(ANNA, BRUNO), lambda: silence.summon(Table(ANNA).book, ANNA, BRUNO, 1, 0)) == "no-session"


# --- a stable Master


@pytest.fixture
def stable() -> Table:
    """Dario is always Master."""
    table = Table(DARIO, ANNA, BRUNO, stable=True)
    table.session()
    return table


def test_a_stable_master_who_goes_leaves_the_chair_to_the_players_until_coming_back(stable: Table) -> None:
    stable.act(lambda: sessions.go(stable.book, DARIO, stable.now, stable.dice()))
    assert stable.book.master == ""
    stable.act(lambda: chair.claim(stable.book, BRUNO, stable.dice()))
    stable.act(lambda: chair.draw(stable.book, ANNA, stable.now, stable.dice()))
    assert stable.book.master == BRUNO
    stable.act(lambda: scenes.end_scene(stable.book, stable.now))
    assert stable.book.chair.stage == "keeping"
    stable.act(lambda: sessions.come(stable.book, DARIO))
    assert (stable.book.master, stable.book.chair.stage) == (DARIO, "playing")
    assert refused(stable, lambda: sessions.come(stable.book, DARIO)) == "present-already"


def test_the_next_session_is_the_stable_masters_again(stable: Table) -> None:
    stable.act(lambda: sessions.go(stable.book, DARIO, stable.now, stable.dice()))
    stable.act(lambda: sessions.end(stable.book, stable.now, stable.dice()))
    assert stable.book.master == DARIO
    assert seen(stable.refolded()) == seen(stable.book)
