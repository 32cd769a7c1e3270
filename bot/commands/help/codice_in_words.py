"""The rules of a tournament of Nome in Codice in our own words, by the numbers of the tournament."""

from __future__ import annotations

from collections.abc import Mapping

from bot.commands.number_format import euro
from bot.engines.codice.rules import CodiceRules
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.bracket import LOSER, SEED, WINNER
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
    """Table 3: the hands of each sort of match."""
    sorts = ("qualifying", "quarterfinal", "semifinal", "placement", "final")
    rows = tuple((say(f"rules-codice-cell-{sort}"), str(rules.hands.of(sort))) for sort in sorts)
    return Table((say("rules-codice-column-match"), say("rules-codice-column-hands")), rows, right=(1,))


_SEATS = {SEED: "seed", WINNER: "winner", LOSER: "loser"}


def _seats(one: str, two: str) -> Argument:
    """The two seats of a match, by the language's own letters."""
    return say("rules-codice-cell-seats", one=_seat(one), two=_seat(two))


def _seat(seat: str) -> Argument:
    return say(f"rules-codice-cell-{_SEATS[seat[0]]}", of=seat[1:])


def _finals(rules: CodiceRules) -> Table:
    """Table 2: every match by its letter, for each size of bracket."""
    rows = tuple(
        (str(size), letter, say(f"rules-codice-cell-{match.sort}"), _seats(*match.of))
        for size, bracket in sorted(rules.brackets.items())
        for letter, match in bracket.matches.items()
    )
    head = tuple(say(f"rules-codice-column-{name}") for name in ("qualifiers", "letter", "match", "teams"))
    return Table(head, rows)


EXPLAINED = {
    "entering": (
        "codice-own-table",
        "codice-team-of-two",
        "codice-too-few-teams",
    ),
    "rounds": (
        "codice-no-finals",
        "codice-robin-closed",
    ),
    "bye": ("codice-has-the-bye",),
    "hands": (
        "codice-hands-too-many",
        "codice-match-complete",
        "codice-match-decided",
    ),
    "hand": (
        "codice-agents-too-many",
        "codice-play-explain-first",
        "codice-play-explainer",
        "codice-play-key-not-yours",
        "codice-play-no-key",
        "codice-play-only-pass",
        "codice-play-preparing",
    ),
    "clues": (
        "codice-agents-not-by-decision",
        "codice-clue-abbreviation",
        "codice-clue-on-board",
        "codice-clue-signs",
        "codice-clue-spaces",
        "codice-play-chief-silent",
        "codice-play-nothing-to-object",
        "codice-play-own-word",
    ),
    "points": (
        "codice-agents-lost",
        "codice-agents-missing",
    ),
    "end": (
        "codice-final-hand-needs-a-winner",
        "codice-flag-fell",
    ),
    "reporting": (
        "codice-hand-disputed",
        "codice-not-your-table",
        "codice-own-proposal",
        "codice-own-report",
        "codice-play-referee-stops",
        "codice-referee-decides",
        "codice-table-of-before",
    ),
    "pairing": ("codice-tables-are-fixed",),
    "leaving": ("codice-too-late",),
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
    explained=EXPLAINED,
    presses={
        "codice": "reporting",
        "codice shut": "rounds",
        "codice admit": "entering",
        "codice mark": "entering",
        "codice penalise": "conduct",
        "codice lift": "conduct",
        "codice agree": "pairing",
        "codice keep": "pairing",
        "codice again": "pairing",
        "codice mine": "/codice tables",
        "codice show-table": "/codice tables",
        "codice close": "rounds",
        "codice extend": "/codice clock",
        "codice round-clock": "/codice clock",
        "codice clock": "/codice clock",
        "codice slips": "/codice match",
        "codice tell": "/codice match",
        "codice play": "hand",
        "codice play-clue": "clues",
        "codice play-object": "clues",
        "codice play-uphold": "clues",
        "codice play-dismiss": "clues",
        "codice friendly": "hand",
        "codice friendly-clue": "clues",
        "codice friendly-object": "clues",
        "codice friendly-uphold": "clues",
        "codice friendly-dismiss": "clues",
        "club words-drop": "/club words",
    },
)
