"""Random leagues, with corrections, late games and refused ones, against the document's formulas in exact fractions."""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.mito import fixing, games
from bot.engines.mito.calendar import period
from bot.engines.mito.rules import EVERY, Which
from tests import examples
from tests.engines.mito.league import NOW, ROME, RULES, Table

DAY = 86_400.0
PEOPLE = [f"p{number}" for number in range(7)]
Told = tuple[float, int, tuple[str, ...], tuple[int, ...]]
"""When, its number, who played with the winner first, and the risikometro."""


def half_up(value: Fraction) -> Fraction:
    """Points to two decimals."""
    return Fraction(int(value * 100 + Fraction(1, 2)), 100)


def by_the_document(which: Which, told: list[Told]) -> dict[str, dict[str, Fraction]]:
    """Everybody's points at the end of each period, worked out from nothing but what was told."""
    rules = RULES.ladders[which]
    found: dict[str, dict[str, Fraction]] = {}
    for at, _, players, odds in sorted(told):
        points = found.setdefault(period(which, at, ROME).label, {})
        have = [points.get(one, Fraction(rules.start)) for one in players]
        pot = sum(have) * Fraction(rules.share) / 100
        weights = odds or (1,) * len(players)
        elo = [pot / 2 * value / sum(have) for value in have]
        luck = [pot / 2 * Fraction(weight, sum(weights)) for weight in weights]
        stakes = [min(half_up(one + other), value) for one, other, value in zip(elo, luck, have, strict=True)]
        for seat, (one, value) in enumerate(zip(players, have, strict=True)):
            points[one] = value - stakes[seat] if seat else value + sum(stakes[1:])
    return found


def spoiled(chance: Random, players: tuple[str, ...], odds: tuple[int, ...]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """A game that cannot have been: alone, somebody twice, a value too few, or one of nothing."""
    return chance.choice(
        [
            (players[:1], ()),
            ((*players[:2], players[0]), ()),
            (players, (odds or (3000,) * len(players))[1:]),
            (players, (*(odds or (3000,) * len(players))[1:], 0)),
        ]
    )


@given(st.integers(0, 2**32).map(Random))
@settings(max_examples=examples(25), deadline=None)
def test_every_ladder_is_what_the_document_makes_of_what_was_told(chance: Random) -> None:
    table, told = Table(opened=NOW - 100 * DAY), {}
    for _ in range(40):
        players = tuple(chance.sample(PEOPLE, chance.randint(2, 6)))
        odds = tuple(chance.randint(1, 9000) for _ in players) if chance.random() < 0.7 else ()
        at = NOW - chance.choice((0, 1, 6, 20, 90)) * DAY + chance.randint(-3600, 0)
        known = [*told]
        match chance.choice(("played", "played", "refused", "future", "fixed", "deleted", "looked at")):
            case "played":
                game = table.play(*players, risikometro=odds, at=at)
                told[game.number] = (at, game.number, players, odds)
            case "refused":
                with suppress(Refused):
                    games.add(table.book, "", "referee", *spoiled(chance, players, odds), at, NOW)
                    raise AssertionError("that was no game")
            case "future":
                with suppress(Refused):
                    games.add(table.book, "", "referee", players, odds, NOW + DAY, NOW)
                    raise AssertionError("that is still to come")
            case "fixed" if known:
                number = chance.choice(known)
                with suppress(Refused):
                    table.rewrite(fixing.fixed(table.book, "", number, players, odds, at, NOW))
                    told[number] = (at, number, players, odds)
            case "deleted" if known:
                number = known.pop(chance.randrange(len(known)))
                table.rewrite(fixing.deleted(table.book, "", number))
                del told[number]
            case _:
                table.book.ladders(NOW)
    for which in EVERY:
        exact = by_the_document(which, [*told.values()])
        moments = {period(which, at, ROME).label: at for at, *_ in told.values()}
        for label, at in moments.items():
            ladder = table.book.ladder(which, at)
            assert {one: Fraction(score.value, 100) for one, score in ladder.scores.items()} == exact[label]
