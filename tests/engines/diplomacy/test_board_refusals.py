"""What cannot be done at a board, or for a round, is refused for its own reason, before anything happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engines.diplomacy import entering, homes, objections, roll_call, told_winters, top_table
from bot.engines.diplomacy.seating import drafting
from tests.engines.codice.refusing import refused
from tests.engines.diplomacy.weekend import DIRECTOR, EVEN, LED, NOW, REFEREE, Weekend, board, centres

HOMES = ("ankara", "berlin", "paris", "rome")


def on() -> Weekend:
    """Seven players at one board, nothing counted yet."""
    found = Weekend(7)
    found.post()
    return found


def six() -> Weekend:
    """A board without Italy."""
    found = Weekend(6)
    found.post()
    return found


def over() -> Weekend:
    """A board that was played, in a tournament of one round."""
    found = Weekend(7, rounds=1)
    found.post()
    found.play_round(*LED)
    return found


def escalation() -> Weekend:
    """Five at a board write down their homes; the first winter is counted."""
    found = Weekend(5)
    found.post()
    powers = [power for power in centres(*EVEN) if power in board(found).seats]
    counts = dict.fromkeys(powers, 5)
    found.winter(1, 1901, *(counts.get(power, 0) for power in centres(*EVEN)))
    return found


def told() -> Weekend:
    """Austria has told a winter; nobody has said the same."""
    found = on()
    found.act(lambda: told_winters.report(found.book, of(found, "austria"), 1, 1901, centres(*EVEN), NOW))
    return found


def doubted() -> Weekend:
    """Austria has told a winter, and England says that it was not so."""
    found = told()
    found.act(lambda: told_winters.doubt(found.book, of(found, "england"), 1, 1901, NOW))
    return found


def withdrawn() -> Weekend:
    """One of eight is away from the start."""
    found = Weekend(8)
    found.draft(absent=("t8",))
    found.act(lambda: drafting.publish(found.book, DIRECTOR, NOW))
    found.drop("t8")
    return found


def counted() -> Weekend:
    """A winter is counted, and nobody objects."""
    found = on()
    found.winter(1, 1901, *EVEN)
    return found


def both_rounds() -> Weekend:
    """Two rounds, and both were begun."""
    found = Weekend(7, rounds=2)
    found.post()
    found.play_round(*LED)
    found.post()
    found.winter(1, 1901, *EVEN)
    return found


def of(found: Weekend, power: str) -> str:
    """The person who plays a power."""
    [person] = found.book.entrants[board(found).seats[power]].players  # type: ignore[index]
    return person


def first(found: Weekend) -> str:
    """A power that is played."""
    return next(iter(board(found).seats))


def declared(found: Weekend, *named: str, power: str = "") -> object:
    return homes.declare(found.book, REFEREE, 1, power or first(found), named, referee=True)  # type: ignore[arg-type]


def declared_twice(found: Weekend) -> object:
    found.act(lambda: declared(found, HOMES[0]))
    return declared(found, HOMES[1])


def played_out(found: Weekend) -> Weekend:
    """The same board, once it is over."""
    found.finish(1, early=True)
    return found


REFUSED: dict[str, tuple[Callable[[], Weekend], Callable[[Weekend], object], str]] = {
    "stand in at a board that is over": (
        over,
        lambda one: entering.stand_in(one.book, DIRECTOR, 1, "italy", "t1"),
        "diplomacy-board-over",
    ),
    "stand in for a power that nobody plays": (
        six,
        lambda one: entering.stand_in(one.book, DIRECTOR, 1, "italy", "t1"),
        "diplomacy-not-played",
    ),
    "let stand in who has withdrawn": (
        withdrawn,
        lambda one: entering.stand_in(one.book, DIRECTOR, 1, "italy", "t8"),
        "diplomacy-not-in",
    ),
    "write homes down where none are chosen": (on, lambda one: declared(one, HOMES[0]), "diplomacy-homes-none"),
    "write homes down after the end": (
        lambda: played_out(escalation()),
        lambda one: declared(one, HOMES[0]),
        "diplomacy-board-over",
    ),
    "write homes down for nobody": (
        escalation,
        lambda one: declared(one, HOMES[0], power=next(p for p in centres() if p not in board(one).seats)),
        "diplomacy-not-played",
    ),
    "write homes down twice": (escalation, declared_twice, "diplomacy-homes-declared"),
    "write no home down": (escalation, lambda one: declared(one), "diplomacy-homes-three"),
    "write four homes down": (escalation, lambda one: declared(one, *HOMES), "diplomacy-homes-three"),
    "write one home down twice": (escalation, lambda one: declared(one, HOMES[0], HOMES[0]), "diplomacy-homes-three"),
    "uphold a winter that nobody disputes": (
        counted,
        lambda one: objections.uphold(one.book, REFEREE, 1, 1901),
        "diplomacy-not-disputed",
    ),
    "confirm what one has told oneself": (
        told,
        lambda one: told_winters.confirm(one.book, of(one, "austria"), 1, 1901, NOW),
        "diplomacy-told-own",
    ),
    "doubt what one has told oneself": (
        told,
        lambda one: told_winters.doubt(one.book, of(one, "austria"), 1, 1901, NOW),
        "diplomacy-told-own",
    ),
    "confirm what another has doubted": (
        doubted,
        lambda one: told_winters.confirm(one.book, of(one, "turkey"), 1, 1901, NOW),
        "diplomacy-told-doubted",
    ),
    "doubt what another has doubted": (
        doubted,
        lambda one: told_winters.doubt(one.book, of(one, "turkey"), 1, 1901, NOW),
        "diplomacy-told-doubted",
    ),
    "look for the roll of a round that was not called": (
        on,
        lambda one: roll_call.roll_of(one.book, 2),
        "diplomacy-roll-none",
    ),
    "post seats that were posted": (on, lambda one: drafting.to_post(one.book), "diplomacy-no-draft"),
    "declare a top table in the last round": (
        both_rounds,
        lambda one: top_table.declare(one.book, DIRECTOR, True, False),
        "diplomacy-top-too-late",
    ),
}


@pytest.mark.parametrize(("made", "deed", "why"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_done_is_refused_and_nothing_happens(
    made: Callable[[], Weekend], deed: Callable[[Weekend], object], why: str
) -> None:
    weekend = made()
    with refused(why):
        weekend.act(lambda: deed(weekend))
