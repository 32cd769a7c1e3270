"""Journal lines that stand in a table: every word they need is a field of the entry."""

from __future__ import annotations

import pytest

from bot.commands import tournament_journal
from bot.commands.codice import journal as codice_journal
from bot.commands.telling import Fields, Lines
from bot.engines.book import Entry
from bot.engines.codice.decisions import Proposed
from bot.engines.codice.matches import Outcome
from bot.engines.codice.reporting import HandDisputed, HandReported
from bot.engines.tournament.directing import HoldSet
from bot.engines.tournament.entering import Withdrawn
from tests.hall.test_texts import needs

OUTCOME = Outcome(winner="t1")
CHOSEN: dict[type[Entry], list[dict[str, object]]] = {
    HandReported: [{"side": "t1"}, {"side": ""}],
    HandDisputed: [{"rival": None}, {"rival": OUTCOME}],
    Proposed: [{"outcome": None}, {"outcome": OUTCOME}],
    HoldSet: [{"on": True}, {"on": False}],
    Withdrawn: [{"fate": "withdrawn"}, {"fate": "disqualified"}],
}
"""Entries whose words depend on what they say, in each of their ways."""


def keys(kind: type[Entry], lines: Lines) -> list[str]:
    words = lines[kind]
    return [words] if isinstance(words, str) else [words(kind.model_construct(**given)) for given in CHOSEN[kind]]


@pytest.mark.parametrize(
    ("lines", "fields"),
    [(one.LINES, one.FIELDS) for one in (codice_journal, tournament_journal)],
    ids=["codice", "tournament"],
)
def test_an_entry_says_all_that_its_line_names(lines: Lines, fields: Fields) -> None:
    for kind in lines:
        said = {fields[name][0] if name in fields else "who" if name == "by" else name for name in kind.model_fields}
        for key in keys(kind, lines):
            assert needs("it")[key] <= said, key
