"""The rules of a tournament of Nome in Codice in our own words, by the numbers of the tournament."""

from __future__ import annotations

from collections.abc import Mapping

from bot.commands.number_format import euro
from bot.engines.codice.rules import CodiceRules
from bot.engines.codice.tournament import Codice
from bot.hall.cards.card import Argument, Table, say
from bot.hall.declared.rules_pages import RulesPage
from bot.rules import rulebook


def _rules(book: Codice | None) -> CodiceRules:
    return book.rules if book is not None else rulebook().codice


def _facts(rules: CodiceRules) -> Mapping[str, Argument]:
    return {
        "players": rules.entries.players,
        "teams": rules.entries.least,
        "fee": euro(rules.entries.fee),
        "win": rules.points.win,
        "starter": rules.points.starter,
        "second": rules.points.second,
        "minutes": rules.clock.minutes,
        "preparation": rules.clock.preparation,
        "hands": rules.hands.qualifying,
        "wait": int(rules.confirm.wait // 60),
    }


def _rounds(rules: CodiceRules) -> Table:
    """Table 1: each row with the fewest and the most teams that it is for."""
    rows: list[tuple[Argument, ...]] = []
    least = rules.entries.least
    for most, row in sorted(rules.rounds.items()):
        teams = str(most) if most == least else say("rules-codice-cell-span", least=least, most=most)
        played = say("rules-codice-cell-robin") if row.robin else str(row.rounds)
        rows.append((teams, played, str(row.qualifiers or "–")))
        least = most + 1
    head = tuple(say(f"rules-codice-column-{name}") for name in ("teams", "rounds", "qualifiers"))
    return Table(head, tuple(rows), right=(2,))


def _hands(rules: CodiceRules) -> Table:
    """Table 3."""
    sorts = ("qualifying", "quarterfinal", "semifinal", "placement", "final")
    rows = tuple((say(f"rules-codice-cell-{sort}"), str(rules.hands.of(sort))) for sort in sorts)
    return Table((say("rules-codice-column-match"), say("rules-codice-column-hands")), rows, right=(1,))


def _finals(rules: CodiceRules) -> Table:
    """Table 2: every match by its letter, for each size of bracket."""
    rows = tuple(
        (str(size), letter, say(f"rules-codice-cell-{match.sort}"), " – ".join(match.of))
        for size, bracket in sorted(rules.brackets.items())
        for letter, match in bracket.matches.items()
    )
    head = tuple(say(f"rules-codice-column-{name}") for name in ("qualifiers", "letter", "match", "teams"))
    return Table(head, rows)


EXPLAINED = {
    "entering": ("codice-too-few-teams", "codice-team-of-two", "codice-own-table"),
    "rounds": (
        "codice-no-finals",
        "codice-robin-closed",
    ),
    "bye": ("codice-has-the-bye",),
    "hands": (
        "codice-match-decided",
        "codice-match-complete",
        "codice-hands-too-many",
    ),
    "hand": (
        "codice-agents-too-many",
        "codice-play-only-pass",
    ),
    "clues": (
        "codice-clue-abbreviation",
        "codice-clue-on-board",
        "codice-clue-signs",
        "codice-clue-spaces",
    ),
    "points": ("codice-agents-lost",),
    "end": (
        "codice-flag-fell",
        "codice-final-hand-needs-a-winner",
    ),
    "reporting": (
        "codice-own-report",
        "codice-hand-disputed",
        "codice-referee-decides",
    ),
}
"""The refusals that a chapter explains."""

CODICE = RulesPage(
    name="codice",
    group="codice",
    books=(Codice,),
    chapters=(
        *("entering", "rounds", "pairing", "bye", "finals", "hands", "hand", "clues", "end", "points", "standings"),
        *("leaving", "reporting", "conduct"),
    ),
    rules=_rules,
    facts=_facts,
    tables={"rounds": _rounds, "hands": _hands, "finals": _finals},
    refusals={refusal: chapter for chapter, refusals in EXPLAINED.items() for refusal in refusals},
)
