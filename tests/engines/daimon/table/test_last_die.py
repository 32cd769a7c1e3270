"""Whatever costs reserve dice is paid with the last of them, and refused where one is missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engines.book import Refused
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.fights import lent_dice, opening, strikes
from bot.engines.daimon.growth import growth
from bot.engines.daimon.oracle import tech
from bot.engines.daimon.table import chair, scenes
from bot.engines.daimon.wounds import care, wounds
from tests.engines.daimon.fights.brawl import armed, put, tavern
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Table

Deed = Callable[[Table], object]


def wounded(count: int) -> Deed:
    return lambda table: wounds.add(table.book, BRUNO, count, table.now)


def fights(table: Table) -> object:
    return opening.start(table.book, "w00000guard", 3, "rounds", 1, 0, False, (CARLA,))


def marked(table: Table) -> object:
    own = put(table, BRUNO, armed())
    own.gear[0].marks = own.gear[1].marks = own.implants[0].marks = 1
    return own


def passes_on(table: Table) -> None:
    scenes.end_scene(table.book, table.now)
    scenes.pass_on(table.book, table.now)


COST: dict[str, tuple[Deed, Deed, int, str]] = {
    "a point of evolution": (lambda t: None, lambda t: growth.buy_point(t.book, BRUNO), 1, BRUNO),
    "light wounds": (wounded(1), lambda t: care.heal(t.book, BRUNO, "", "clinic", BRUNO), 1, BRUNO),
    "grave wounds": (wounded(3), lambda t: care.heal(t.book, BRUNO, "", "clinic", BRUNO), 3, BRUNO),
    "ammunition": (marked, lambda t: care.reload(t.book, BRUNO, BRUNO, 1), 1, BRUNO),
    "a repair": (marked, lambda t: care.repair(t.book, BRUNO, BRUNO, 2), 1, BRUNO),
    "an implant": (marked, lambda t: care.maintain(t.book, BRUNO, BRUNO, 1), 1, BRUNO),
    "help in a check": (
        lambda t: deciding.ask(t.book, ANNA, CARLA, "", None, 0),
        lambda t: deciding.assist(t.book, BRUNO, CARLA, t.dice()),
        1,
        BRUNO,
    ),
    "help in a strike": (fights, lambda t: lent_dice.help_strike(t.book, BRUNO, CARLA, t.dice()), 1, BRUNO),
    "a technology": (lambda t: None, lambda t: tech.add(t.book, BRUNO, "w0000000net", "", "", "", True), 1, BRUNO),
    "a claim to the chair": (passes_on, lambda t: chair.claim(t.book, BRUNO, t.dice()), 1, BRUNO),
    "the chair": (lambda t: scenes.end_scene(t.book, t.now), lambda t: scenes.keep(t.book, t.dice()), 1, ANNA),
}
"""What is done before, what costs dice, how many, and whose."""


def ready(what: str, dice: int) -> tuple[Table, Deed]:
    """A table at which somebody has so many dice left."""
    before, deed, _, who = COST[what]
    table = tavern(BRUNO, CARLA)
    table.act(lambda: before(table))
    table.book.seat(who).reserve = dice
    return table, deed


@pytest.mark.parametrize("what", COST)
def test_it_is_paid_with_the_last_dice(what: str) -> None:
    *_, price, who = COST[what]
    table, deed = ready(what, price)
    table.act(lambda: deed(table))
    assert table.book.seat(who).free == 0


@pytest.mark.parametrize("what", COST)
def test_with_one_less_it_is_refused_and_said_how_many_there_are(what: str) -> None:
    *_, price, _ = COST[what]
    table, deed = ready(what, price - 1)
    with pytest.raises(Refused, match="reserve-too-small") as no:
        table.act(lambda: deed(table))
    assert no.value.facts == {"have": price - 1, "need": price}


@pytest.mark.parametrize("bid", [0, 2])
def test_the_last_dice_can_be_bid_and_not_one_more(bid: int) -> None:
    table, claim = tavern(BRUNO, CARLA), Claim(dice=3, reserve=bid)
    table.act(lambda: opening.start(table.book, "w00000guard", 0, "rounds", 1, 0, False, (BRUNO,)))
    table.book.seat(BRUNO).reserve = bid
    more = Claim(dice=3, reserve=bid + 1)
    for deed in (
        lambda: strikes.strike(table.book, BRUNO, more, "none", 0, table.now, table.dice()),
        lambda: deciding.lock(table.book, BRUNO, more, "", table.dice()),
    ):
        with pytest.raises(Refused, match="bid-too-high") as no:
            table.act(deed)
        assert no.value.facts == {"have": bid}
    table.act(lambda: strikes.strike(table.book, BRUNO, claim, "none", 0, table.now, table.dice()))
    assert table.book.seat(BRUNO).free == 0
