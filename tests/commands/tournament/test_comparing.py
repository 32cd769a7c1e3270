"""Why one stands above another: what decided, on what both are level, and what nobody is told."""

from __future__ import annotations

from dataclasses import replace

from bot.commands.tournament.comparing import Comparing, Keys, comparison_card
from bot.engines.tournament.standings import Compared, Comparison
from bot.hall.cards.card import Button, say, strong

POINTS, AGE, LOT = Compared("points", 0, 7, 7), Compared("age", 0, 31, 30), Compared("lot", 0, 1, 2)
HOW = Comparing(
    Keys(above="above", decides="decides", level="level", column="column", decides_untold="untold"),
    str.upper,
    lambda step: step.key,
    lambda step, value: f"{step.key} {value}",
    lambda one: Button(one, f"explain {one}"),
    Button("how", "rules ties"),
)


def test_the_criterion_that_decided_is_told_with_both_numbers() -> None:
    card = comparison_card(Comparison("anna", "bruno", (AGE,)), HOW)
    assert card.title == say("above", ahead="ANNA", behind="BRUNO")
    assert card.lines == (strong(say("decides", what="age", ahead="age 31", behind="age 30")),)
    assert card.table is None
    assert [button.line for button in card.buttons[0]] == ["explain anna", "explain bruno", "rules ties"]


def test_those_on_which_both_are_level_stand_in_a_table_before_it() -> None:
    card = comparison_card(Comparison("anna", "bruno", (POINTS, LOT)), HOW)
    assert card.lines[1] == say("level", count=1)
    assert card.table is not None
    assert card.table.rows == (("points", "points 7", "points 7"), ("lot", "lot 1", "lot 2"))


def test_of_what_nobody_is_told_neither_the_values_are_told_nor_that_they_are_alike() -> None:
    secret = HOW._replace(untold=("age",))
    decided = comparison_card(Comparison("anna", "bruno", (POINTS, AGE)), secret)
    assert decided.lines == (strong(say("untold", what="age")),)
    assert decided.table is None
    level = replace(AGE, behind=31)
    later = comparison_card(Comparison("anna", "bruno", (POINTS, level, LOT)), secret)
    assert later.table is not None
    assert [row[0] for row in later.table.rows] == ["points", "lot"]
    assert later.lines[1] == say("level", count=1)
