"""Faces that were seen and undone: who has a say in them, and that nothing they fall upon changes without a yes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.engines.book import Known, Unexplained
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.checks.state import Result
from bot.engines.daimon.contests import first_round, lent_dice, opening, ties
from bot.engines.daimon.contests.reveals import Choice
from bot.engines.daimon.fights import lent_dice as helping
from bot.engines.daimon.fights import opening as fights
from bot.engines.daimon.fights import shots, strikes
from bot.engines.daimon.fights.state import Fight, Figures
from bot.engines.daimon.table import chair, scenes
from bot.engines.dice import Dice
from bot.engines.seals import act_of
from tests.engines.daimon.checks.trial import evening
from tests.engines.daimon.contests.duel import played
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Table, refused

Deed = Callable[[Table], object]
WHY = "w000000why0"


def strikes_at(claim: Claim, strategy: Any = "none") -> Deed:
    return lambda table: strikes.strike(table.book, BRUNO, claim, strategy, 0, table.now, table.dice())


def answers(who: str, dice: int) -> Deed:
    return lambda table: first_round.answer(table.book, who, 1, Claim(dice=dice), table.now, table.dice())


def judges(distance: int) -> Deed:
    figures = Figures(distance=distance, size=1)
    return lambda table: shots.judge(table.book, ANNA, 1, figures, 0, table.dice())


def judges_strike(granted: int) -> Deed:
    return lambda table: strikes.judge(table.book, ANNA, 1, BRUNO, granted, table.now, table.dice())


def helps_shot(table: Table) -> object:
    return helping.help_shot(table.book, CARLA, table.book.fights.shots[1], table.dice())


def ties_with(who: str, choice: Choice, bid: int = 0) -> Deed:
    return lambda table: ties.decide(table.book, who, 1, 1, choice, bid, table.now, table.dice())


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

OWN: tuple[Deed, ...] = (
    lambda t: fights.start(t.book, "w00000guard", 3, "single", 1, 0, False, (ANNA, BRUNO)),
    lambda t: strikes.strike(t.book, ANNA, Claim(dice=4, bonus=1), "none", 0, t.now, t.dice()),
    lambda t: strikes.set_target(t.book, BRUNO, 1, ANNA, 2, t.now, t.dice()),
    lambda t: strikes.judge(t.book, BRUNO, 1, ANNA, 1, t.now, t.dice()),
)
"""A strike of the Master's own character, which the player on the right judges."""

BONUS: tuple[Deed, ...] = (FIGHT[0], strikes_at(Claim(dice=4, bonus=2)), judges_strike(1))
TIE: tuple[Deed, ...] = (
    lambda t: played(t, {BRUNO: (4, 0, 2), CARLA: (4, 0, 2)}),
    ties_with(BRUNO, "escalate", 2),
    ties_with(CARLA, "escalate", 1),
)


def undone(deeds: tuple[Deed, ...]) -> Table:
    """An evening whose last throw was seen and undone."""
    table = evening(ANNA, BRUNO, CARLA, DARIO)
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
        (CHAIR, "vacancy", {BRUNO, CARLA, DARIO}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_who_rolls_and_who_judges_or_all_who_took_part_have_a_say(
    deeds: tuple[Deed, ...], kind: str, say: set[str]
) -> None:
    table = undone(deeds)
    [throw] = [name for name in table.book.ledger.fallen if name.startswith(f"{kind}/")]
    assert {*table.book.deciders(throw)} == say


OTHERWISE: dict[str, tuple[tuple[Deed, ...], Deed, set[str]]] = {
    "bonus": (CHECK, lambda t: deciding.judge_bonus(t.book, ANNA, 1, False, t.dice()), {BRUNO, ANNA}),
    "target": (CHECK, lambda t: deciding.set_target(t.book, ANNA, 1, 5, t.dice()), {BRUNO, ANNA}),
    "dice of a check": (CHECK, lambda t: deciding.lock(t.book, BRUNO, Claim(dice=5), "", t.dice(), 1), {BRUNO, ANNA}),
    "help in a check": (CHECK, lambda t: deciding.assist(t.book, CARLA, BRUNO, t.dice()), {BRUNO, ANNA}),
    "no check": (CHECK, lambda t: deciding.drop(t.book, 1, t.dice(), WHY), {BRUNO, ANNA}),
    "dice of a strike": (FIGHT, strikes_at(Claim(dice=5)), {BRUNO, ANNA}),
    "strategy": (FIGHT, strikes_at(Claim(dice=4), "desperate"), {BRUNO, ANNA}),
    "help in a strike": (FIGHT, lambda t: helping.help_strike(t.book, CARLA, BRUNO, t.dice()), {BRUNO, ANNA}),
    "bonus of a strike": (BONUS, judges_strike(2), {BRUNO, ANNA}),
    "difficulty": (BONUS, lambda t: strikes.set_difficulty(t.book, 1, 5, t.now, t.dice()), {BRUNO}),
    "end of a fight": (BONUS, lambda t: fights.end(t.book, t.dice()), {BRUNO, ANNA}),
    "target of the Master's own": (
        OWN,
        lambda t: strikes.set_target(t.book, BRUNO, 1, ANNA, 5, t.now, t.dice()),
        {BRUNO, ANNA},
    ),
    "distance": (SHOT, judges(3), {BRUNO, ANNA}),
    "help in a shot": (SHOT, helps_shot, {BRUNO, ANNA}),
    "no shot": (SHOT, lambda t: shots.hold(t.book, BRUNO, t.dice(), WHY), {BRUNO, ANNA}),
    "claim to the chair": (CHAIR, lambda t: chair.claim(t.book, BRUNO, t.dice()), {BRUNO, CARLA, DARIO}),
    "answer": (CONTEST, answers(CARLA, 5), {BRUNO, CARLA}),
    "advantage": (CONTEST, lambda t: opening.advance(t.book, ANNA, BRUNO, 1, t.now, t.dice()), {BRUNO, CARLA}),
    "help": (CONTEST, lambda t: lent_dice.help_rival(t.book, DARIO, BRUNO, t.now, t.dice()), {BRUNO, CARLA}),
    "no contest": (CONTEST, lambda t: opening.call_off(t.book, 1, t.dice(), WHY), {BRUNO, CARLA}),
    "answer to a tie": (TIE, ties_with(CARLA, "yield"), {BRUNO, CARLA}),
    "bid in a tie": (TIE, ties_with(BRUNO, "escalate", 3), {BRUNO, CARLA}),
    "no tie": (TIE, lambda t: opening.call_off(t.book, 1, t.dice(), WHY), {BRUNO, CARLA}),
}


@pytest.mark.parametrize("what", OTHERWISE)
def test_what_they_fall_upon_changes_only_where_those_agree(what: str) -> None:
    deeds, otherwise, asked = OTHERWISE[what]
    table = undone(deeds)
    before = len(table.records)
    with pytest.raises(Known) as known:
        table.act(lambda: otherwise(table))
    assert {*known.value.asks} == asked
    assert len(table.records) == before


@pytest.mark.parametrize("what", [what for what in OTHERWISE if what.startswith("no ")])
def test_without_a_reason_known_faces_are_not_let_go(what: str) -> None:
    deeds, _, _ = OTHERWISE[what]
    table = undone(deeds)
    drops: dict[str, Deed] = {
        "no check": lambda t: deciding.drop(t.book, 1, t.dice()),
        "no shot": lambda t: shots.hold(t.book, BRUNO, t.dice()),
    }
    with pytest.raises(Unexplained):
        table.act(lambda: drops.get(what, lambda t: opening.call_off(t.book, 1, t.dice()))(table))


@pytest.mark.parametrize("deeds", [CHECK, FIGHT, BONUS, SHOT, CONTEST, TIE, CHAIR])
def test_decided_as_before_they_fall_the_same_and_nobody_is_asked(deeds: tuple[Deed, ...]) -> None:
    table = undone(deeds)
    [first] = [record.entry.drawn for record in table.records if record.entry.drawn][-1:]
    table.act(lambda: deeds[-1](table))
    [again] = [record.entry.drawn for record in table.records if record.entry.drawn][-1:]
    assert again == first and not table.book.ledger.otherwise


NOT_FALLEN: dict[str, tuple[tuple[Deed, ...], Deed, str]] = {
    "check": (CHECK[:1], lambda t: deciding.reveal(t.book, 1, t.dice()), "check-not-ready"),
    "strike": (BONUS[:2], lambda t: strikes.reveal(t.book, 1, t.now, t.dice()), "strike-not-fallen"),
    "shot": (SHOT[:1], lambda t: shots.reveal(t.book, 1, t.dice()), "shot-over"),
    "contest": (CONTEST[:2], lambda t: ties.reveal_again(t.book, 1, t.now, t.dice()), "contest-not-fallen"),
    "tie": (TIE[:2], lambda t: ties.reveal_again(t.book, 1, t.now, t.dice()), "contest-not-fallen"),
}


@pytest.mark.parametrize("what", NOT_FALLEN)
def test_what_has_not_fallen_is_not_revealed_again(what: str) -> None:
    deeds, reveals, why = NOT_FALLEN[what]
    table = evening(ANNA, BRUNO, CARLA, DARIO)
    for deed in deeds:
        table.act(lambda deed=deed: deed(table))  # type: ignore[misc]
    assert refused(table, lambda: reveals(table)) == why


def fight_of(table: Table) -> Fight:
    """The fight that goes on."""
    assert table.book.fights.now is not None
    return table.book.fights.now


def test_with_their_yes_a_strike_is_made_otherwise_and_what_was_judged_of_it_stands() -> None:
    table = undone(OWN)
    before = fight_of(table).strikes[ANNA]
    agreed, claim = f"strike/{before.number}", Claim(dice=3, bonus=1)
    table.act(lambda: strikes.strike(table.book, ANNA, claim, "desperate", 0, table.now, table.dice("", agreed)))
    after = fight_of(table).strikes[ANNA]
    assert (after.claim, after.strategy, after.judged, after.granted) == (claim, "desperate", 2, 1)
    assert after.roll is not None and after.number == before.number


class Agreeing:
    """A table at which those who have a say agree."""

    def __init__(self, table: Table) -> None:
        self.book, self.now, self._dice = table.book, table.now, table.dice
        self._acts = [act_of(throw) for throw in table.book.ledger.fallen]

    def dice(self) -> Dice:
        """The chance of what they agree to."""
        return self._dice("", *self._acts)


AT_ONCE = (
    "bonus", "target", "dice of a check", "help in a check", "dice of a strike", "strategy", "bonus of a strike",
    "difficulty", "target of the Master's own", "distance", "answer", "advantage", "help", "bid in a tie",
)  # fmt: skip


@pytest.mark.parametrize("what", AT_ONCE)
def test_with_their_yes_the_same_dice_fall_at_once_upon_something_else(what: str) -> None:
    deeds, otherwise, _ = OTHERWISE[what]
    table = undone(deeds)
    before = {draw.label: draw.faces for record in table.records for draw in record.entry.drawn}  # type: ignore[union-attr]
    table.act(lambda: otherwise(Agreeing(table)))  # type: ignore[arg-type]
    last = [record.entry for record in table.records if record.request == table.records[-1].request]
    after = {draw.label: draw.faces for entry in last for draw in entry.drawn}  # type: ignore[union-attr]
    assert after and after.keys() & before.keys()
    for label in after.keys() & before.keys():
        both = min(len(after[label]), len(before[label]))
        assert after[label][:both] == before[label][:both]


def test_whoever_agrees_to_other_dice_of_a_check_has_granted_the_bonus_that_comes_with_them() -> None:
    table = undone(CHECK)
    claim = Claim(dice=4, bonus=2)
    result = table.act(lambda: deciding.lock(table.book, BRUNO, claim, "", table.dice("", "check/1"), 1))
    assert isinstance(result, Result)
    assert (result.pool.natural, result.denied) == (6, 0)


def test_a_strike_whose_die_was_lent_after_it_fell_is_asked_about_while_another_is_made() -> None:
    table = evening(ANNA, BRUNO, CARLA, DARIO)
    table.act(lambda: fights.start(table.book, "w00000guard", 7, "rounds", 1, 0, False, (BRUNO, CARLA)))
    table.act(lambda: strikes_at(Claim(dice=4))(table))
    table.undo()
    table.act(lambda: helping.help_strike(table.book, DARIO, BRUNO, table.dice("", "strike/1")))
    claim = Claim(dice=4)
    table.act(lambda: strikes.strike(table.book, CARLA, claim, "none", 0, table.now, table.dice()))
    assert [one.player for one in fight_of(table).sealed] == [BRUNO, CARLA]
    with pytest.raises(Known) as known:
        table.act(lambda: strikes.reveal(table.book, 1, table.now, table.dice()))
    assert {*known.value.asks} == {BRUNO, ANNA}
    shown = table.act(lambda: strikes.reveal(table.book, 1, table.now, table.dice("", "strike/1")))
    assert [one.player for one in shown] == [BRUNO, CARLA]
