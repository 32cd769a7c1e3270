"""Journal lines that stand in a table: every word they need is a field of the entry."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.commands.codice import journal as codice_journal
from bot.commands.journal_lines import Fields, Lines, person, tell
from bot.commands.tournament import journal
from bot.engines.book import Book, Entry
from bot.engines.codice.decisions import Proposed
from bot.engines.codice.hands import HandDisputed, HandReported
from bot.engines.codice.matches import Outcome
from bot.engines.tournament.directing import HoldSet
from bot.engines.tournament.entering import Withdrawn
from bot.hall.cards.card import Say
from bot.hall.declared.declaration import Cog
from tests.hall.declared.test_texts import needs

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
    [(one.LINES, one.FIELDS) for one in (codice_journal, journal)],
    ids=["codice", "tournament"],
)
def test_an_entry_says_all_that_its_line_names(lines: Lines, fields: Fields) -> None:
    for kind in lines:
        said = {fields[name][0] for name in kind.model_fields if name in fields}
        for key in keys(kind, lines):
            assert needs("it")[key] <= said, key


class Bid(Entry):
    """Somebody bid in secret."""

    by: str
    dice: int


def test_what_the_table_does_not_name_goes_into_no_line() -> None:
    cog: Cog[Book] = Cog(Book)
    tell(cog, {Bid: "codice-line-kept"}, person("by", "who"))
    line = cog.tellings[Bid](SimpleNamespace(book=Book()), Bid(by="p0000000001", dice=3))
    assert isinstance(line, Say)
    assert line.arguments.keys() == {"who"}
