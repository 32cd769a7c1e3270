"""Journal lines that stand in a table: every word they need is a field of the entry."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.commands import COGS
from bot.commands.journal_lines import JournalLine, person, tell
from bot.engines.book import Book, Entry
from bot.engines.codice.decisions import Proposed
from bot.engines.codice.hands import HandDisputed, HandReported
from bot.engines.codice.matches import Outcome
from bot.engines.diplomacy.entering import Penalised
from bot.engines.diplomacy.top_table import TopDeclared
from bot.engines.diplomacy.voting import DrawDecided
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
    Penalised: [{"disqualify": True}, {"disqualify": False}],
    TopDeclared: [{"declared": True}, {"declared": False}],
    DrawDecided: [{"agreed": True}, {"agreed": False}],
}
"""Entries whose words depend on what they say, in each of their ways."""


LINES = [
    (kind, line)
    for cog in COGS
    for kind, line in cog.tellings.items()
    if isinstance(line, JournalLine) and (isinstance(line.words, str) or kind in CHOSEN)
]


@pytest.mark.parametrize(("kind", "line"), LINES, ids=[kind.kind for kind, _ in LINES])
def test_an_entry_says_all_that_its_line_names(kind: type[Entry], line: JournalLine) -> None:
    said = {line.fields[name][0] for name in kind.model_fields if name in line.fields}
    words = line.words
    keys = [words] if isinstance(words, str) else [words(kind.model_construct(**given)) for given in CHOSEN[kind]]
    for key in keys:
        assert needs("it")[key] <= said, key


def test_lines_that_depend_on_the_entry_are_looked_at_in_each_way() -> None:
    looked_at = {kind for kind, _ in LINES}
    assert looked_at >= CHOSEN.keys()


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
