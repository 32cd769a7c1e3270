"""The tables of Dàimon 2090 in full (CC BY-NC-SA 3.0 IT, by Davide Pignedoli), as its rules page shows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from bot.engines.daimon.rules.rules import ATTRIBUTES, FACES, Rules
from bot.hall.cards.card import Argument, Table, say, strong
from bot.hall.cards.lists import dotted, listed

A_LINE = 12
"""Names in one line of a long list."""
LEVELS = ("cash", "immediate", "request", "partial")
WEIGHTS: tuple[Literal["light", "medium", "heavy", "special"], ...] = ("light", "medium", "heavy", "special")


def _head(*names: str) -> tuple[Argument, ...]:
    return tuple(say(f"rules-daimon-column-{name}") for name in names)


def _cell(which: str, /, **facts: Argument) -> Argument:
    return say(f"rules-daimon-cell-{which}", **facts)


# --- at the table


def targets(rules: Rules) -> Table:
    """What the difficulties are called."""
    rows = tuple((str(number), say(f"daimon-difficulties-{number}")) for number in _difficulties(rules))
    return Table(_head("number", "name"), rows, right=(0,))


def foes(rules: Rules) -> Table:
    """For whom a difficulty stands in a fight."""
    rows = tuple((str(number), say(f"daimon-foes-{number}")) for number in _difficulties(rules))
    return Table(_head("number", "foe"), rows, right=(0,))


def _difficulties(rules: Rules) -> range:
    least, most = rules.dice.targets
    return range(least, most + 1)


def awards(rules: Rules) -> Table:
    """What is given for good play."""
    rows = tuple((_cell(name), str(dice)) for name, dice in rules.awards)
    return Table(_head("for", "dice"), rows, right=(1,))


def prices(rules: Rules) -> Table:
    """What reserve dice pay for."""
    named = {"master": "master-role"}
    rows = tuple((_cell(named.get(name, name.replace("_", "-"))), str(dice)) for name, dice in rules.prices)
    return Table(_head("for", "dice"), rows, right=(1,))


def gear(rules: Rules) -> Table:
    """Weapons and protections by their value."""
    rows: tuple[tuple[Argument, ...], ...] = tuple(
        (str(value), *(say(f"daimon-gear-{value}{sort}") for sort in ("", "-weapons", "-protections")))
        for value in (0, *(rules.starting[weight].value for weight in WEIGHTS))
    )
    return Table(_head("value", "weight", "weapons", "protections"), rows, right=(0,))


def shots(rules: Rules) -> Table:
    """What distance and size add to the target of an aimed shot."""
    steps = range(rules.fights.aim + 1)
    rows = tuple((str(step), say(f"daimon-distances-{step}"), say(f"daimon-sizes-{step}")) for step in steps)
    return Table(_head("number", "distance", "size"), rows, right=(0,))


# --- the oracle


def random_tables(rules: Rules) -> Table:
    """Which table a die chooses."""
    rows = tuple((str(face), say(f"daimon-oracle-{key}")) for face, key in enumerate(rules.asking.random, 1))
    return Table(_head("die", "table"), rows, right=(0,))


def oracle(rules: Rules, table: str) -> Table:
    """A table, row by row."""
    columns = tuple(str(face) for face in range(1, FACES + 1))
    cells = rules.oracle[table].cells
    said = [tuple(say(f"daimon-says-{table}-{word}") for word in row) for row in cells]
    if len(said) == 1:
        return Table(_head("die", "name"), tuple(zip(columns, said[0], strict=True)), right=(0,))
    rows: tuple[tuple[Argument, ...], ...] = tuple((str(number), *row) for number, row in enumerate(said, 1))
    return Table((*_head("row"), *columns), rows)


# --- characters


def attributes(rules: Rules) -> Iterator[Argument]:
    """The six, and what they are for."""
    for key in ATTRIBUTES:
        said = f"daimon-attributes-{key}"
        yield _cell("score", name=strong(say(said)), about=say(f"{said}-about"))


def scores(rules: Rules) -> Table:
    """What a score is called."""
    rows = tuple((str(score), say(f"daimon-scores-{score}")) for score in range(1, rules.making.top + 1))
    return Table(_head("number", "name"), rows, right=(0,))


def social_classes(rules: Rules) -> Table:
    """The classes of society."""
    rows = tuple((str(number), say(f"daimon-social-{number}")) for number in rules.social)
    return Table(_head("number", "name"), rows, right=(0,))


def origins(rules: Rules, social: Iterable[int]) -> Table:
    """The tables of origin of these classes of society."""
    rows = []
    for number in social:
        if (table := rules.social[number].rows) is not None:
            for face, (klass, trait) in enumerate(zip(table.first, table.traits, strict=True), 1):
                at = _cell("origin", social=str(number), die=str(face))
                rows.append((at, say(f"daimon-classes-{klass}"), say(f"daimon-traits-{trait}")))
    return Table(_head("die", "class", "trait"), tuple(rows))


def events(rules: Rules) -> Table:
    """The three tables of events, one below the other."""
    rows: list[tuple[Argument, ...]] = []
    for turn, table in rules.events.items():
        rows.append((say(f"daimon-events-{turn}"), "", ""))
        rows += [
            (str(face), say(f"daimon-says-{turn}-{event}"), say(f"daimon-traits-{trait}"))
            for face, (event, trait) in enumerate(zip(table.first, table.traits, strict=True), 1)
        ]
    return Table(_head("die", "event", "trait"), tuple(rows))


def classes(rules: Rules) -> Iterator[Argument]:
    """All classes that the document prints; of a row of two each by itself."""
    yield from _named([say(f"daimon-classes-{key}") for key, one in rules.classes.items() if not one.one_of])


def traits(rules: Rules) -> Iterator[Argument]:
    """All traits that the document prints, with the dice that they add or take."""
    said: list[Argument] = []
    for key, one in rules.traits.items():
        name = say(f"daimon-traits-{key}")
        if one.bonus:
            score = say(f"daimon-attributes-{one.attribute}" if one.attribute else f"daimon-skills-{one.skill}")
            bonus = f"{'+' if one.bonus > 0 else '−'}{abs(one.bonus)}"
            said.append(_cell("bonus", name=name, score=score, bonus=bonus))
        else:
            said.append(name)
    yield from _named(said)


def _named(said: list[Argument]) -> Iterator[Argument]:
    """So many names in each line: an answer that is kept cannot hold a hundred within each other."""
    for at in range(0, len(said), A_LINE):
        yield listed(said[at : at + A_LINE])


def skills(rules: Rules, groups: tuple[str, ...]) -> Iterator[Argument]:
    """The skills of some groups, with the classes that they go with."""
    for group in groups:
        yield strong(say(f"daimon-groups-{group}"))
        for key, one in rules.skills.items():
            if one.group == group:
                said = f"daimon-skills-{key}"
                facts = {"sort": _cell(one.sort), "name": strong(say(said)), "about": say(f"{said}-about")}
                fitting = listed(say(f"daimon-classes-{name}") for name in one.classes)
                yield _cell("skill-of", **facts, classes=fitting) if one.classes else _cell("skill", **facts)


def starting(rules: Rules) -> Table:
    """How many weapons and protections of each weight one begins with."""
    rows = []
    for weight in WEIGHTS:
        one = rules.starting[weight]
        rich = _cell("from", count=_count(one.well_off), social=one.social) if one.social else "–"
        counts = (_count(one.everybody), rich, _count(one.fighting), _count(one.special))
        rows.append((say(f"daimon-gear-{one.value}"), *counts))
    return Table(_head("weight", "everybody", "rich", "fighting", "special"), tuple(rows))


def _count(number: int | str) -> Argument:
    return _cell("any") if number == "any" else str(number or "–")


def growth(rules: Rules) -> Table:
    """What EVO buy."""
    own = rules.growth
    costs = {
        **{name: getattr(own, name.replace("-", "_")) for name in ("attribute", "generic", "specific", "trait")},
        **{name: getattr(own, name.replace("-", "_")) for name in ("replace-trait", "a-class", "develop", "gear")},
        "resources": own.resources,
        "implant-attribute": rules.implants.grow_attribute,
        "implant-skill": rules.implants.grow_skill,
    }
    rows = tuple((_cell(f"grow-{name}"), str(cost)) for name, cost in costs.items())
    return Table(_head("for", "evo"), rows, right=(1,))


def means(rules: Rules, classes: Iterable[int]) -> Iterator[Argument]:
    """What these classes of society can have."""
    for number in classes:
        yield strong(_cell("means", number=str(number), about=say(f"daimon-social-{number}")))
        having = [(say(f"daimon-availability-{level}"), say(f"daimon-means-{number}-{level}")) for level in LEVELS]
        yield dotted(_cell("having", how=how, what=what) for how, what in having)
