"""Wounds of characters: light and grave, worse with time, dying and death (chapters Ferite e salute, Morte)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character
from bot.engines.daimon.table import sessions
from bot.engines.daimon.wounds import wounds
from bot.engines.daimon.wounds.state import TIMER
from tests.engines.daimon.fights.brawl import put, tavern
from tests.engines.daimon.laid_table import BRUNO, CARLA, NOW, Table, refused, seen

HOUR = 3600.0


def hurt(table: Table, player: str, count: int) -> Character:
    """The Master gives wounds to a character."""
    character = table.book.character_of(player)
    assert character is not None
    table.act(lambda: wounds.add(table.book, player, count, table.now))
    return character


@pytest.mark.parametrize(
    ("count", "health", "penalty"),
    [
        (0, "sound", 0),
        (1, "light", 1),
        (3, "light", 1),
        (4, "grave", 2),
        (5, "grave", 2),
        (6, "dying", 2),
        (7, "dead", 2),
    ],
)
def test_wounds_up_to_potenza_are_light_up_to_twice_grave_beyond_deadly(count: int, health: str, penalty: int) -> None:
    table = tavern(BRUNO)
    character = put(table, BRUNO, power=3)
    if count:
        hurt(table, BRUNO, count)
    assert character.most_wounds(table.book.rules) == 6
    assert (character.health(table.book.rules), character.penalty(table.book.rules)) == (health, penalty)


@pytest.mark.parametrize(
    ("wounds", "fresh", "felt", "penalty"),
    [
        (2, 0, "light", 1),
        (2, 1, "light", 1),
        (2, 2, "sound", 0),
        (4, 1, "light", 1),
        (4, 0, "grave", 2),
        (6, 5, "light", 1),
    ],
)
def test_wounds_of_this_round_take_no_dice_yet(wounds: int, fresh: int, felt: str, penalty: int) -> None:
    table = tavern(BRUNO)
    character = put(table, BRUNO, power=3)
    character.wounds, character.fresh = wounds, fresh
    assert (character.felt(table.book.rules), character.penalty(table.book.rules)) == (felt, penalty)


def test_a_character_of_potenza_seven_bears_fourteen_wounds() -> None:
    table = tavern(BRUNO)
    put(table, BRUNO, power=7)
    assert hurt(table, BRUNO, 14).health(table.book.rules) == "dying"


def test_the_maximum_looks_at_the_bare_score() -> None:
    table = tavern(BRUNO)
    character = put(table, BRUNO, power=2)
    assert character.implants[0].leanings[0].score == "power"
    assert character.most_wounds(table.book.rules) == 4


def test_wounds_outside_a_fight_take_dice_at_once() -> None:
    table = tavern(BRUNO)
    assert hurt(table, BRUNO, 1).penalty(table.book.rules) == 1


def test_the_next_character_may_spend_as_many_evo_as_the_dead_ones_level() -> None:
    table = tavern(BRUNO)
    character = put(table, BRUNO, level=4)
    table.book.seat(BRUNO).reserve = 3
    hurt(table, BRUNO, 5)
    seat = table.book.seat(BRUNO)
    assert character.dead and (seat.character, seat.inherited, seat.reserve) == ("", 4, 3)


def test_the_dead_bleed_no_more() -> None:
    table = tavern(BRUNO)
    hurt(table, BRUNO, 5)
    assert table.book.due() == {}
    assert refused(table, lambda: wounds.add(table.book, BRUNO, 1, table.now)) == "wounds-no-sheet"


def test_light_wounds_never_get_worse() -> None:
    table = tavern(BRUNO)
    hurt(table, BRUNO, 2)
    assert TIMER not in table.book.due()
    assert table.act(lambda: wounds.day(table.book, table.now)) == ()


def test_days_pass_in_a_session_alone() -> None:
    table = Table(BRUNO, CARLA)
    assert refused(table, lambda: wounds.day(table.book, table.now)) == "no-session"


# --- time


def test_grave_wounds_grow_by_one_an_hour_of_an_open_session() -> None:
    table = tavern(BRUNO)
    character = hurt(table, BRUNO, 3)
    assert table.book.due()[TIMER] == NOW + HOUR
    assert table.act(lambda: wounds.grow(table.book, NOW + HOUR - 1)) == ()
    table.act(lambda: wounds.grow(table.book, NOW + HOUR))
    assert character.wounds == 4 and table.book.due()[TIMER] == NOW + 2 * HOUR


def test_hours_missed_while_the_house_was_closed_all_count_each_at_its_own_moment() -> None:
    table = tavern(BRUNO, CARLA)
    put(table, BRUNO, power=4)
    one = hurt(table, BRUNO, 5)
    table.now += HOUR / 2
    put(table, CARLA, power=4)
    other = hurt(table, CARLA, 5)
    grown = table.act(lambda: wounds.grow(table.book, NOW + 2.2 * HOUR))
    assert [each.player for each in grown] == [BRUNO, CARLA, BRUNO]
    assert (one.wounds, other.wounds) == (7, 6)


def test_an_untreated_character_dies_of_time() -> None:
    table = tavern(BRUNO)
    character = hurt(table, BRUNO, 4)
    assert character.health(table.book.rules) == "dying"
    table.act(lambda: wounds.grow(table.book, NOW + HOUR))
    assert character.dead and table.book.due() == {}


def test_no_time_counts_between_sessions_and_what_was_begun_counts_on() -> None:
    table = tavern(BRUNO)
    hurt(table, BRUNO, 3)
    table.now += 0.75 * HOUR
    table.act(lambda: sessions.end(table.book, table.now, table.dice()))
    assert TIMER not in table.book.due()
    assert table.act(lambda: wounds.grow(table.book, NOW + 1000 * HOUR)) == ()
    table.now += 100 * HOUR
    table.session()
    assert table.book.due()[TIMER] == table.now + 0.25 * HOUR


def test_the_clock_begins_when_wounds_become_grave_not_with_the_first_scratch() -> None:
    table = tavern(BRUNO)
    hurt(table, BRUNO, 2)
    table.now += HOUR
    hurt(table, BRUNO, 1)
    assert table.book.due()[TIMER] == NOW + 2 * HOUR


def test_more_wounds_do_not_set_the_clock_back() -> None:
    table = tavern(BRUNO)
    hurt(table, BRUNO, 3)
    table.now += HOUR / 2
    hurt(table, BRUNO, 1)
    assert table.book.due()[TIMER] == NOW + HOUR


def test_a_day_of_the_story_adds_one_to_grave_wounds_only() -> None:
    table = tavern(BRUNO, CARLA)
    grave, light = hurt(table, BRUNO, 3), hurt(table, CARLA, 1)
    assert [each.player for each in table.act(lambda: wounds.day(table.book, table.now))] == [BRUNO]
    assert (grave.wounds, light.wounds) == (4, 1)


def test_what_the_clock_did_can_be_undone_but_not_the_time() -> None:
    table = tavern(BRUNO)
    bruno = hurt(table, BRUNO, 3)
    table.act(lambda: wounds.grow(table.book, NOW + HOUR))
    assert bruno.wounds == 4
    undone = table.undone()
    assert undone.characters[bruno.id].wounds == 3
    assert undone.due()[TIMER] == NOW + 2 * HOUR


def test_undoing_the_wounds_that_time_made_worse_undoes_that_too() -> None:
    table = tavern(BRUNO)
    before = seen(table.book)
    hurt(table, BRUNO, 3)
    wounded = table.records[-1].request
    table.act(lambda: wounds.grow(table.book, NOW + HOUR))
    table.records = [record for record in table.records if record.request != wounded]
    assert seen(table.refolded()) == before


# --- always

acts = st.lists(
    st.tuples(
        st.sampled_from(["add", "day", "later", "end", "meet"]), st.sampled_from([BRUNO, CARLA]), st.integers(1, 4)
    ),
    max_size=14,
)


def wounded(state: dict[str, dict[str, dict[str, object]]]) -> list[object]:
    """The wounds of everybody."""
    return [character["wounds"] for character in state["characters"].values()]


@given(acts)
def test_wounds_stay_in_bounds_and_every_act_folds_and_undoes(evening: list[tuple[str, str, int]]) -> None:
    table = tavern(BRUNO, CARLA)
    for act, player, count in evening:
        before = seen(table.book)
        try:
            match act:
                case "add":
                    hurt(table, player, count) if table.book.character_of(player) else None
                case "day":
                    table.act(lambda: wounds.day(table.book, table.now))
                case "later":
                    table.now += count * HOUR / 2
                    table.act(lambda: wounds.grow(table.book, table.now))
                case "end":
                    table.act(lambda: sessions.end(table.book, table.now, table.dice()))
                case "meet":
                    table.session()
        except Refused:
            assert seen(table.book) == before
        assert all(character.wounds >= character.fresh >= 0 for character in table.book.characters.values())
        assert seen(table.refolded()) == seen(table.book)
        if seen(table.book) != before:
            assert wounded(seen(table.undone())) == wounded(before)
            assert act == "later" or seen(table.undone()) == before


def test_wounds_of_several_grow_in_the_order_in_which_they_are_due() -> None:
    table = tavern(BRUNO, CARLA)
    carla = hurt(table, CARLA, 3)
    table.now += 60
    bruno = hurt(table, BRUNO, 3)
    assert table.book.due()[TIMER] == NOW + HOUR
    assert table.act(lambda: wounds.grow(table.book, NOW + HOUR)) == (carla,)
    assert table.book.due()[TIMER] == NOW + HOUR + 60
    assert table.act(lambda: wounds.grow(table.book, NOW + 2 * HOUR + 60)) == (bruno, carla, bruno)
