"""Fights between characters: gear as dice, marks, and the wounds of the losers."""

from __future__ import annotations

import pytest

from bot.engines.daimon.character.character import Gear
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.character.wear import Counts
from bot.engines.daimon.contests import first_round, opening
from tests.engines.daimon.contests.duel import fall, gives, opened, played, refused
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Table, hero


@pytest.fixture
def table() -> Table:
    """Four people at the table."""
    table = Table(ANNA, BRUNO, CARLA, DARIO)
    table.session()
    return table


def armed(table: Table, player: str, weapon: int = 0, protection: int = 0, shield: bool = False) -> None:
    character = table.book.character_of(player) or hero(table.book, player, power=3)
    character.gear = [Gear(1, "arma", "weapon", weapon), Gear(2, "giubbotto", "protection", protection)]
    if shield:
        character.gear.append(Gear(3, "scudo", "shield", 1))


@pytest.mark.parametrize(("margin", "wounds"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_loser_takes_half_the_margin_in_wounds_rounded_up(table: Table, margin: int, wounds: int) -> None:
    character = hero(table.book, BRUNO, power=7)
    reveal = played(table, {ANNA: (6, 0, 5), BRUNO: (6, 0, 5 - margin)}, armed=True).reveals[0]
    assert reveal.scores[1].wounds == character.wounds == wounds


def test_each_loser_is_wounded_by_the_margin_behind_the_winner(table: Table) -> None:
    for player in (BRUNO, CARLA):
        hero(table.book, player, power=7)
    played(table, {ANNA: (6, 0, 6), BRUNO: (6, 0, 4), CARLA: (6, 0, 1)}, armed=True)
    assert [table.book.characters[f"c-{who}"].wounds for who in (BRUNO, CARLA)] == [1, 3]


def test_without_a_fight_nobody_is_wounded(table: Table) -> None:
    character = hero(table.book, BRUNO)
    played(table, {ANNA: (6, 0, 6), BRUNO: (6, 0, 0)})
    assert character.wounds == 0


def test_the_better_armed_have_the_difference_in_dice(table: Table) -> None:
    armed(table, ANNA, weapon=2, protection=2)
    armed(table, BRUNO, weapon=1, protection=1)
    opened(table, ANNA, BRUNO, armed=True)
    gives(table, ANNA, 3, weapon=1)
    gives(table, BRUNO, 3, 0, fall(5, 5), fall(0, 3), weapon=1)
    assert table.book.contests.known[1].over


@pytest.mark.parametrize(("counts", "dice"), [("all", 2), ("protections", 1), ("nothing", 0)])
def test_gear_can_be_set_aside_for_the_place_before_anybody_answers(table: Table, counts: Counts, dice: int) -> None:
    master = table.book.master
    one, other = (who for who in (ANNA, BRUNO, CARLA) if who != master) if master != DARIO else (ANNA, BRUNO)
    armed(table, one, weapon=2, protection=2)
    armed(table, other, weapon=1, protection=1)
    contest = opened(table, one, other, armed=True)
    if counts != "all":
        table.act(lambda: opening.place(table.book, master, contest.number, counts))
    gives(table, one, 3, weapon=1)
    refused(table, "contest-advantage-late", lambda: opening.place(table.book, master, contest.number, "all"))
    gives(table, other, 3, 0, fall(1, 3 + dice), fall(0, 3), weapon=1)
    assert contest.over


def test_only_who_judges_a_contest_sets_gear_aside_and_only_where_there_is_any(table: Table) -> None:
    contest = opened(table, ANNA, BRUNO)
    refused(table, "contest-unarmed", lambda: opening.place(table.book, table.book.master, contest.number, "nothing"))
    table.act(lambda: opening.call_off(table.book, contest.number, table.dice()))
    again = opened(table, ANNA, BRUNO, armed=True)
    refused(table, "advantage-is-for", lambda: opening.place(table.book, ANNA, again.number, "nothing"))
    refused(table, "place-same", lambda: opening.place(table.book, table.book.master, again.number, "all"))


def test_a_weapon_that_is_not_used_counts_nothing(table: Table) -> None:
    armed(table, ANNA, weapon=4, protection=1)
    opened(table, ANNA, BRUNO, armed=True)
    gives(table, ANNA, 3)
    gives(table, BRUNO, 3, 0, fall(4, 4), fall(0, 3))
    assert table.book.contests.known[1].over


def test_among_several_each_has_the_difference_over_the_least_armed(table: Table) -> None:
    armed(table, ANNA, protection=3)
    armed(table, BRUNO, protection=1)
    opened(table, ANNA, BRUNO, CARLA, armed=True)
    gives(table, ANNA, 3)
    gives(table, BRUNO, 3)
    gives(table, CARLA, 3, 0, fall(6, 6), fall(1, 4), fall(0, 3))
    assert table.book.contests.known[1].over


@pytest.mark.parametrize(("at_range", "dice"), [(False, 4), (True, 3)])
def test_the_riot_shield_counts_only_hand_to_hand(table: Table, at_range: bool, dice: int) -> None:
    armed(table, ANNA, shield=True)
    opened(table, ANNA, BRUNO, armed=True, at_range=at_range)
    gives(table, ANNA, 3)
    gives(table, BRUNO, 3, 0, fall(dice, dice), fall(0, 3))
    assert table.book.contests.known[1].over


def test_gear_of_a_character_of_the_story_counts_too(table: Table) -> None:
    master = table.book.master
    opened(table, master, by=master, npc="w0000colonel", gear=4)
    gives(table, master, 3)
    gives(table, master, 3, 0, fall(1, 3), fall(5, 7), npc=True)
    assert table.book.contests.known[1].armed


def test_what_was_carried_has_one_mark_more(table: Table) -> None:
    armed(table, ANNA, weapon=1, protection=1)
    opened(table, ANNA, BRUNO, armed=True)
    gives(table, ANNA, 3, weapon=1)
    gives(table, BRUNO, 3, 0, fall(5, 5), fall(0, 3))
    assert [gear.marks for gear in table.book.characters[f"c-{ANNA}"].gear] == [1, 1]


def test_a_spent_weapon_counts_nothing(table: Table) -> None:
    armed(table, ANNA, weapon=4)
    table.book.characters[f"c-{ANNA}"].gear[0].marks = table.book.rules.fights.marks
    opened(table, ANNA, BRUNO, armed=True)
    gives(table, ANNA, 3, weapon=1)
    gives(table, BRUNO, 3, 0, fall(3, 3), fall(0, 3))
    assert table.book.contests.known[1].over


def test_a_weapon_has_no_place_outside_a_fight(table: Table) -> None:
    armed(table, ANNA, weapon=1)
    opened(table, ANNA, BRUNO)
    refused(
        table,
        "contest-unarmed",
        lambda: first_round.answer(table.book, ANNA, 1, Claim(dice=3, weapon=1), table.now, table.dice()),
    )


def test_somebody_elses_weapon_is_refused(table: Table) -> None:
    armed(table, ANNA, weapon=1)
    opened(table, ANNA, BRUNO, armed=True)
    refused(
        table,
        "no-such-gear",
        lambda: first_round.answer(table.book, ANNA, 1, Claim(dice=3, weapon=9), table.now, table.dice()),
    )
