"""Social class and Risorse (chapter "Risorse"): purchases, rewards, rise and fall."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character, Gear
from bot.engines.daimon.growth import wealth
from bot.engines.daimon.growth.wealth import Availability
from bot.engines.daimon.table import sessions
from bot.rules import rulebook
from tests.engines.daimon.laid_table import ANNA, BRUNO, Table, hero, seen

RULES = rulebook().daimon


def rich(social: int, resources: int) -> tuple[Table, Character]:
    """A session, and Anna's character with so much money (put straight on the sheet)."""
    table = Table(ANNA)
    table.session()
    character = hero(table.book, ANNA)
    character.social, character.resources = social, resources
    return table, character


def buy(table: Table, kind: Availability) -> None:
    table.act(lambda: wealth.buy(table.book, ANNA, kind, "w00000thing"))


def test_what_is_at_hand_is_free_as_often_as_one_likes() -> None:
    table, character = rich(3, 1)
    for _ in range(5):
        buy(table, "immediate")
    assert character.resources == 1


def test_on_request_once_a_session_is_free_and_then_costs_one() -> None:
    table, character = rich(3, 5)
    buy(table, "request")
    assert character.resources == 5
    buy(table, "request")
    assert character.resources == 4
    table.act(lambda: sessions.end(table.book, table.now, table.dice()))
    table.session()
    buy(table, "request")
    assert character.resources == 4


def test_a_partial_purchase_costs_one() -> None:
    table, character = rich(3, 5)
    buy(table, "partial")
    assert (character.social, character.resources) == (3, 4)


def test_at_zero_the_social_class_falls_and_risorse_is_six() -> None:
    table, character = rich(3, 1)
    buy(table, "partial")
    assert (character.social, character.resources) == (2, 6)


def test_in_class_one_risorse_stops_at_zero_and_then_nothing_partial_is_bought() -> None:
    table, character = rich(1, 1)
    buy(table, "partial")
    assert (character.social, character.resources) == (1, 0)
    for kind in ("partial", "request"):
        if kind == "request":
            buy(table, kind)
        with pytest.raises(Refused) as no:
            buy(table, kind)
        assert no.value.reason == "resources-short"
    buy(table, "immediate")


def test_class_seven_counts_no_risorse() -> None:
    table, character = rich(7, 0)
    for kind in ("immediate", "request", "request", "partial"):
        buy(table, kind)
    table.act(lambda: wealth.reward(table.book, ANNA, 9, 7))
    assert (character.social, character.resources) == (7, 0)


@pytest.mark.parametrize(("social", "points"), [(3, 1), (2, 2), (1, 3), (4, 0), (6, 0), (7, 0)])
def test_the_worked_example_one_point_of_class_three(social: int, points: int) -> None:
    assert wealth.worth(RULES, social, 1, 3) == points


def test_a_reward_is_points_times_one_and_the_classes_of_difference() -> None:
    assert wealth.worth(RULES, 2, 3, 5) == 12
    table, character = rich(2, 1)
    table.act(lambda: wealth.reward(table.book, ANNA, 2, 3))
    assert (character.social, character.resources) == (2, 5)


def test_at_seven_the_social_class_rises_to_one_and_what_is_beyond_is_lost() -> None:
    table, character = rich(2, 5)
    table.act(lambda: wealth.reward(table.book, ANNA, 4, 4))
    assert (character.social, character.resources) == (3, 1)


def test_nobody_rises_into_class_seven() -> None:
    table, character = rich(6, 6)
    table.act(lambda: wealth.reward(table.book, ANNA, 3, 6))
    assert (character.social, character.resources) == (6, 7)
    buy(table, "partial")
    assert (character.social, character.resources) == (6, 6)


def test_nothing_is_bought_outside_a_session() -> None:
    table = Table(ANNA)
    hero(table.book, ANNA)
    with pytest.raises(Refused) as no:
        buy(table, "immediate")
    assert no.value.reason == "no-session"


def test_a_weapon_that_was_bought_is_on_the_sheet_until_the_session_ends() -> None:
    table, character = rich(3, 5)
    buy(table, "request")
    table.act(lambda: wealth.lend(table.book, ANNA, 1, "weapon", 2))
    assert character.gear == [Gear(1, "w00000thing", "weapon", 2, lent=True)]
    with pytest.raises(Refused) as no:
        table.act(lambda: wealth.lend(table.book, ANNA, 1, "weapon", 2))
    assert no.value.reason == "purchase-gone"
    table.act(lambda: sessions.end(table.book, table.now, table.dice()))
    assert character.gear == []


@pytest.mark.parametrize(
    ("social", "heaviest"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 4), (7, 4)], ids=lambda one: str(one)
)
def test_what_is_heavier_than_a_social_class_has_on_request_is_not_its_own_word(social: int, heaviest: int) -> None:
    """Small arms, medium calibres, arms of medium and of good quality, special arms (the printed availability)."""
    table, _ = rich(social, 3)
    for value in range(1, 5):
        lent = wealth.GearLent(player=ANNA, purchase=1, number=1, sort="weapon", value=value)
        assert lent.decides(table.book) is (value > heaviest)


def test_a_riot_shield_is_worth_what_all_are() -> None:
    table, character = rich(3, 5)
    buy(table, "request")
    table.act(lambda: wealth.lend(table.book, ANNA, 1, "shield", 4))
    assert character.gear == [Gear(1, "w00000thing", "shield", 1, lent=True)]


def test_what_was_bought_needs_room_on_the_sheet() -> None:
    table, character = rich(3, 5)
    buy(table, "request")
    character.gear = [Gear(number, "w000000gear", "weapon", 1) for number in range(1, 25)]
    with pytest.raises(Refused, match="gear-sheet-full"):
        table.act(lambda: wealth.lend(table.book, ANNA, 1, "weapon", 2))
    del character.gear[-1]
    table.act(lambda: wealth.lend(table.book, ANNA, 1, "weapon", 2))
    assert len(character.gear) == 24


DEEDS = st.lists(
    st.one_of(
        st.sampled_from(["immediate", "request", "partial", "grow"]),
        st.tuples(st.integers(1, 9), st.integers(1, 7)),
    ),
    max_size=50,
)


@given(st.integers(1, 6), DEEDS)
def test_risorse_never_leaves_its_bounds(social: int, deeds: list[object]) -> None:
    from bot.engines.daimon.growth import growth

    table, character = rich(social, social)
    character.evo = 50
    for deed in deeds:
        try:
            if isinstance(deed, tuple):
                points, level = deed
                table.act(lambda points=points, level=level: wealth.reward(table.book, ANNA, points, level))
            elif deed == "grow":
                table.act(lambda: growth.grow_resources(table.book, ANNA))
            else:
                buy(table, deed)  # type: ignore[arg-type]
        except Refused:
            continue
        assert 1 <= character.social <= 6
        assert int(character.social > 1) <= character.resources <= 6 + (character.social == 6)


def test_undo_gives_the_money_back() -> None:
    table, character = rich(3, 1)
    before = seen(table.book.session)
    buy(table, "partial")
    assert character.social == 2
    assert seen(table.undone().session) == before


def test_a_master_who_pays_their_own_character_rules_on_it_and_no_other_does() -> None:
    table = Table(ANNA, BRUNO)
    table.book.master = ANNA
    assert wealth.Rewarded(player=ANNA, points=1, level=1).decides(table.book)
    assert not wealth.Rewarded(player=BRUNO, points=1, level=1).decides(table.book)
