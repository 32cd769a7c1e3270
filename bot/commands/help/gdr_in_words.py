"""How a tournament is judged by RBB 2.0, in our own words; by the numbers of its adventure once it is closed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction

from bot.commands.number_format import figure
from bot.engines.gdr.adventure import Adventure
from bot.engines.gdr.rules import HUNDRED, Descriptor, GdrRules
from bot.engines.gdr.tournament import Gdr
from bot.hall.cards.card import Argument, Table, say, strong
from bot.hall.cards.lists import joined
from bot.hall.declared.rules_pages import RulesPage
from bot.rules import rulebook

EXAMPLE = {"vsp": 54, "aa": 66, "low": 30, "high": 80}
"""A player's evaluation, and their team's progress with the thresholds of an adventure."""
FIRST = ("conduct", "interpretation")
"""The descriptors whose weights are told first, for all of them are too many for one message."""
NUMBERS = ("weights", "weights-others", "worths")


def _rules(book: Gdr | None) -> GdrRules:
    """The printed numbers; after closing what the adventure's author made of them, which nobody may know before."""
    if book is None:
        return rulebook().gdr
    return _changed(book.rules, book.adventure) if book.closed and book.adventure is not None else book.rules


def _changed(rules: GdrRules, adventure: Adventure) -> GdrRules:
    found = {}
    for key, one in rules.descriptors.items():
        own = dict(zip(one.answers, adventure.values.get(key, ()), strict=False))
        answers = {
            name: answer.model_copy(update={"value": own.get(name, answer.value)})
            for name, answer in one.answers.items()
        }
        weight = adventure.weights.get(key, one.weight)
        found[key] = one.model_copy(update={"weight": weight, "answers": answers})
    return rules.model_copy(update={"descriptors": found})


def _kept(book: Gdr) -> Collection[str]:
    """Referees judge by words alone until the tournament is closed."""
    return () if book.closed else NUMBERS


def _number(value: Fraction) -> Argument:
    return figure(value, 0 if value.denominator == 1 else 2)


def _facts(rules: GdrRules) -> Mapping[str, Argument]:
    low, high, share = rules.thresholds.low, rules.thresholds.high, Fraction(rules.kinds["standard"].player)
    vsp = (EXAMPLE["vsp"] - low) / (high - low) * share
    aa = Fraction(EXAMPLE["aa"] - EXAMPLE["low"], EXAMPLE["high"] - EXAMPLE["low"]) * (HUNDRED - share)
    sense = sum((Fraction(one.weight) for one in rules.descriptors.values() if one.alone), Fraction(0))
    left = (HUNDRED - sense) / HUNDRED
    return {
        "low": _number(low),
        "middle": _number(Fraction(rules.thresholds.med)),
        "high": _number(high),
        "teamlow": _number(low * left),
        "teamhigh": _number(high * left),
        "part": _number(Fraction(rules.elements.part)),
        "vsp": str(EXAMPLE["vsp"]),
        "aa": str(EXAMPLE["aa"]),
        "aalow": str(EXAMPLE["low"]),
        "aahigh": str(EXAMPLE["high"]),
        "share": _number(share),
        "rest": _number(HUNDRED - share),
        "fromvsp": figure(vsp),
        "fromaa": figure(aa),
        "total": figure(vsp + aa),
    }


def _asked(rules: GdrRules, *under: str) -> Iterator[Argument]:
    """The questions that stand under these, with their answers in words from the best to the worst."""
    for key, one in rules.asked.items():
        if set(under) & set(rules.path(key)):
            said = f"rbb2-descriptors-{key}"
            answers = joined("gdr-either", (say(f"{said}-answers-{answer}") for answer in one.answers))
            yield say("rules-rbb-cell-asked", question=strong(say(f"{said}-about")), answers=answers)


def _absolute(rules: GdrRules, key: str) -> Fraction:
    product = Fraction(HUNDRED)
    for one in rules.path(key):
        product *= Fraction(rules.descriptors[one].weight) / HUNDRED
    return product


def _weights(rules: GdrRules, *firsts: str) -> Table:
    """What stands under these, with its share of its level and the points out of 100 that it makes up."""
    rows = tuple(
        (
            say("rules-rbb-cell-level", level="– " * (len(rules.path(key)) - 1), name=say(f"rbb2-descriptors-{key}")),
            _number(Fraction(one.weight)),
            _points(rules, key, one),
        )
        for key, one in rules.descriptors.items()
        if rules.path(key)[0] in firsts
    )
    head = tuple(say(f"rules-rbb-column-{name}") for name in ("descriptor", "weight", "points"))
    return Table(head, rows, right=(1, 2))


def _points(rules: GdrRules, key: str, one: Descriptor) -> Argument:
    """What counts in the sum: those that are asked about, by the referee or by the adventure."""
    return figure(_absolute(rules, key)) if one.answers or one.adventure else ""


def _worths(rules: GdrRules) -> Iterator[Argument]:
    """What each answer gives (of conduct: takes) of its question's points, in percent."""
    for key, one in rules.asked.items():
        values = joined("gdr-either", (_number(Fraction(answer.value)) for answer in one.answers.values()))
        yield say("rules-rbb-cell-worth", question=say(f"rbb2-descriptors-{key}"), values=values)


def _kinds(rules: GdrRules) -> Table:
    rows = tuple(
        (say(f"rules-rbb-cell-{kind}"), *(_halves(Fraction(value)) for value in (share.player, share.team)))
        for kind, share in rules.kinds.items()
    )
    head = tuple(say(f"rules-rbb-column-{name}") for name in ("kind", "player", "team"))
    return Table(head, rows, right=(1, 2))


def _halves(share: Fraction) -> Argument:
    return say("rules-rbb-cell-halves", vsp=_number(share), aa=_number(HUNDRED - share))


EXPLAINED = {
    "people": (
        "gdr-competes",
        "gdr-is-at-a-table",
        "gdr-other-table",
        "gdr-own-team",
        "gdr-referee-plays",
    ),
    "adventure": (
        "gdr-adventure-cell",
        "gdr-adventure-wrong",
        "gdr-character-missing",
        "gdr-other-questions",
    ),
    "what": ("gdr-character-twice",),
    "absent": (
        "gdr-knows-it",
        "gdr-team-out",
    ),
    "judging": (
        "gdr-sheet-handed",
        "gdr-sheet-incomplete",
    ),
    "sheets": (
        "gdr-has-read",
        "gdr-mean-of-all",
        "gdr-own-sheet",
        "gdr-reader-judges",
        "gdr-reader-plays",
    ),
    "closing": (
        "gdr-closed",
        "gdr-eyes-shut",
        "gdr-not-closed",
        "gdr-not-ready",
        "gdr-review-own",
        "gdr-was-closed",
    ),
    "genius": ("gdr-nothing-to-confirm",),
}
"""The refusals that a chapter explains."""

RBB = RulesPage(
    name="rbb",
    group="gdr",
    books=(Gdr,),
    chapters=(
        *("what", "terms", "people", "adventure", "judging", "conduct", "playing", "staging", "consistency", "others"),
        *("sense", "progress", "genius", "sheets", "points", "thresholds", "shares", "example", "rankings", "absent"),
        *("closing", *NUMBERS),
    ),
    rules=_rules,
    facts=_facts,
    tables={
        "shares": _kinds,
        "weights": lambda rules: _weights(rules, *FIRST),
        "weights-others": lambda rules: _weights(rules, *(key for key in rules.level("") if key not in FIRST)),
    },
    lists={
        "conduct": lambda rules: _asked(rules, "conduct"),
        "playing": lambda rules: _asked(rules, "speech", "body"),
        "staging": lambda rules: _asked(rules, "staging", "in-game", "setting"),
        "others": lambda rules: _asked(rules, "restraint", "technique"),
        "sense": lambda rules: _asked(rules, "sense"),
        "worths": _worths,
    },
    kept=_kept,
    explained=EXPLAINED,
    presses={
        "gdr": "judging",
        "gdr discard": "closing",
        "gdr genius": "genius",
        "gdr back": "closing",
        "gdr read": "sheets",
        "gdr decide": "sheets",
    },
)
