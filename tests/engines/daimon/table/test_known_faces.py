"""Faces that were seen and undone: who has a say in them, and that nothing they fall upon changes without a yes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.engines.book import Known
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.contests import first_round, opening
from bot.engines.daimon.fights import opening as fights
from bot.engines.daimon.fights import shots, strikes
from bot.engines.daimon.fights.state import Figures
from bot.engines.daimon.table import chair, scenes
from tests.engines.daimon.checks.trial import evening
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Table

Deed = Callable[[Table], object]


def strikes_at(claim: Claim, strategy: Any = "none") -> Deed:
    return lambda table: strikes.strike(table.book, BRUNO, claim, strategy, 0, table.now, table.dice())


def answers(who: str, dice: int) -> Deed:
    return lambda table: first_round.answer(table.book, who, 1, Claim(dice=dice), table.now, table.dice())


def judges(distance: int) -> Deed:
    figures = Figures(distance=distance, size=1)
    return lambda table: shots.judge(table.book, ANNA, 1, figures, 0, table.dice())


def draws(table: Table) -> object:
    return chair.draw(table.book, ANNA, table.now, table.dice())


CHECK: tuple[Deed, ...] = (
    lambda table: deciding.ask(table.book, ANNA, BRUNO, "", 3, 0),
    lambda table: deciding.lock(table.book, BRUNO, Claim(dice=3, bonus=1), "", table.dice(), 0),
    lambda table: deciding.judge_bonus(table.book, ANNA, 1, True, table.dice()),
)
FIGHT: tuple[Deed, ...] = (
    lambda table: fights.start(table.book, "w00000guard", 3, "single", 1, 0, False, (BRUNO,)),
    strikes_at(Claim(dice=4)),
)
SHOT: tuple[Deed, ...] = (
    lambda table: shots.aim(table.book, BRUNO, Claim(dice=4), Figures(distance=2, size=1)),
    judges(2),
)
CONTEST: tuple[Deed, ...] = (
    lambda table: opening.challenge(table.book, ANNA, (BRUNO, CARLA), table.now),
    answers(BRUNO, 4),
    answers(CARLA, 4),
)
CHAIR: tuple[Deed, ...] = (
    lambda table: scenes.end_scene(table.book, table.now),
    lambda table: scenes.pass_on(table.book, table.now),
    draws,
)


def undone(deeds: tuple[Deed, ...]) -> Table:
    """An evening whose last throw was seen and undone."""
    table = evening(ANNA, BRUNO, CARLA)
    for deed in deeds:
        table.act(lambda deed=deed: deed(table))  # type: ignore[misc]
    assert table.records[-1].entry.drawn or any(record.entry.drawn for record in table.records[-3:])
    table.undo()
    return table


@pytest.mark.parametrize(
    ("deeds", "kind", "say"),
    [
        (CHECK, "check", {BRUNO, ANNA}),
        (FIGHT, "strike", {BRUNO, ANNA}),
        (SHOT, "shot", {BRUNO, ANNA}),
        (CONTEST, "contest", {BRUNO, CARLA}),
        (CHAIR, "vacancy", {BRUNO, CARLA}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_who_rolls_and_who_judges_or_all_who_took_part_have_a_say(
    deeds: tuple[Deed, ...], kind: str, say: set[str]
) -> None:
    table = undone(deeds)
    [throw] = [name for name in table.book.ledger.fallen if name.startswith(f"{kind}/")]
    assert {*table.book.deciders(throw)} == say


@pytest.mark.parametrize(
    ("deeds", "otherwise", "asked"),
    [
        (CHECK, lambda table: deciding.judge_bonus(table.book, ANNA, 1, False, table.dice()), {BRUNO, ANNA}),
        (CHECK, lambda table: deciding.set_target(table.book, ANNA, 1, 5, table.dice()), {BRUNO, ANNA}),
        (FIGHT, strikes_at(Claim(dice=5)), {BRUNO, ANNA}),
        (FIGHT, strikes_at(Claim(dice=4), "desperate"), {BRUNO, ANNA}),
        (SHOT, judges(3), {BRUNO, ANNA}),
        (CONTEST, answers(CARLA, 5), {BRUNO, CARLA}),
    ],
    ids=["bonus", "target", "other dice", "other strategy", "distance", "answer"],
)
def test_what_they_fall_upon_changes_only_where_those_agree(
    deeds: tuple[Deed, ...], otherwise: Deed, asked: set[str]
) -> None:
    table = undone(deeds)
    with pytest.raises(Known) as known:
        table.act(lambda: otherwise(table))
    assert {*known.value.asks} == asked
