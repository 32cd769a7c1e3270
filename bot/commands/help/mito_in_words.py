"""The rules of M.I.T.O. in our own words, by the numbers of the club's ladders."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from bot.commands.number_format import figure, percent
from bot.engines.mito.league import League
from bot.engines.mito.rules import EVERY, LadderRules, MitoRules
from bot.hall.cards.card import Argument, Table, say
from bot.hall.declared.rules_pages import RulesPage
from bot.rules import rulebook

EXAMPLE = ((1200, 30), (1000, 30), (1000, 30), (800, 35))
"""The document's example: points and risikometro of four players."""


def _rules(book: League | None) -> MitoRules:
    """A club may have changed its ladders since they were opened."""
    if book is None:
        return rulebook().mito
    return book.rules.model_copy(update={"ladders": {which: book.numbers(which) for which in EVERY}})


def _short(value: Fraction) -> Argument:
    """A number with as many decimals as it needs, two at most."""
    return figure(value, next(count for count in (0, 1, 2) if count == 2 or not (value * 10**count) % 1))


def _share(ladder: LadderRules) -> Argument:
    return say("percent", value=_short(Fraction(ladder.share)))


def _facts(rules: MitoRules) -> Mapping[str, Argument]:
    first = rules.ladders["all-time"]
    points, odds = (sum(column) for column in zip(*EXAMPLE, strict=True))
    pot = Fraction(points) * Fraction(first.share) / 100
    stakes = [pot / 2 * (Fraction(own, points) + Fraction(chance, odds)) for own, chance in EXAMPLE]
    return {
        "least": rules.table.least,
        "most": rules.table.most,
        "start": _short(Fraction(first.start)),
        "share": _share(first),
        "minutes": rules.twice.minutes,
        "pot": _short(pot),
        "points": _short(Fraction(points)),
        "odds": odds,
        "strong": _short(stakes[0]),
        "weak": _short(stakes[3]),
        "strong-won": _short(sum(stakes[1:], Fraction())),
        "weak-won": _short(sum(stakes[:3], Fraction())),
        "fair": percent(Fraction(1, len(EXAMPLE)), 0),
    }


def _ladders(rules: MitoRules) -> Table:
    kept = [(which, rules.ladders[which]) for which in EVERY if rules.ladders[which].active]
    rows = [
        (say(f"mito-ladder-{which}"), _short(Fraction(one.start)), _share(one), str(one.minimum)) for which, one in kept
    ]
    head = tuple(say(f"rules-mito-column-{name}") for name in ("ladder", "start", "share", "minimum"))
    return Table(head, tuple(rows), right=(1, 2, 3))


def _example(rules: MitoRules) -> Table:
    """What each of the four stakes, and would win."""
    first = rules.ladders["all-time"]
    points, odds = (sum(column) for column in zip(*EXAMPLE, strict=True))
    pot = Fraction(points) * Fraction(first.share) / 100
    stakes = [pot / 2 * (Fraction(own, points) + Fraction(chance, odds)) for own, chance in EXAMPLE]
    rows = tuple(
        (name, str(own), str(chance), _short(stake), _short(sum(stakes, Fraction()) - stake))
        for name, (own, chance), stake in zip("ABCD", EXAMPLE, stakes, strict=True)
    )
    head = tuple(say(f"rules-mito-column-{name}") for name in ("player", "points", "odds", "loses", "wins"))
    return Table(head, rows, right=(1, 2, 3, 4))


MITO = RulesPage(
    name="mito",
    group="mito",
    books=(League,),
    chapters=("what", "pot", "stakes", "example", "odds", "ladders", "recording", "late"),
    rules=_rules,
    facts=_facts,
    tables={"ladders": _ladders, "example": _example},
    explained={
        "what": (
            "mito-how-many",
            "mito-player-twice",
            "mito-table-few",
            "mito-table-full",
        ),
        "odds": (
            "mito-risikometro-count",
            "mito-risikometro-positive",
            "mito-table-odds-missing",
            "mito-fix-risikometro",
            "mito-risikometro-read",
        ),
        "ladders": ("mito-off",),
        "recording": (
            "mito-not-your-game",
            "mito-not-at-table",
            "mito-settled",
            "mito-table-told-by-you",
            "mito-table-not-there",
            "mito-table-told-already",
            "mito-disputed-already",
        ),
        "late": ("mito-needs-director",),
    },
    presses={
        "mito": "recording",
        "mito sit": "/mito tonight",
        "mito usual": "/mito tonight",
        "mito away": "/mito tonight",
        "mito unseat": "/mito tonight",
        "mito others": "/mito tonight",
        "mito odds": "odds",
        "mito won": "/mito tonight",
        "mito agree": "/mito tonight",
        "mito off": "/mito tonight",
        "mito take-up": "/mito challenge",
        "mito decline": "/mito challenge",
        "mito accounts": "stakes",
    },
)
