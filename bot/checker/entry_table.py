"""What a checker has to know of the kinds of entries: which fields may be hidden, and which labels their dice may have.

The page that works without us (checker.html) is given the same table.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.engines.book import Entry
from bot.engines.seals import COUNTED

THROWS = {
    "table.rolled": r"roll/\d+/(natural|reserve)",
    "campaign.bystander-rolled": r"roll/\d+/natural",
    "table.formula-rolled": r"roll/\d+/piece-\d+/d\d+",
    "campaign.formula-rolled": r"roll/\d+/piece-\d+/d\d+",
    "campaign.check-rolled": r"check/\d+/seat-\d+/(natural|bid|help)",
    "campaign.contest-revealed": r"contest/\d+/(seat-\d+|npc)/(natural|bid|help)",
    "campaign.tie-revealed": r"contest/\d+/tie/\d+/(seat-\d+|npc)/bid",
    "campaign.strike-rolled": r"strike/\d+/seat-\d+/(natural|bid|help)",
    "campaign.shot-taken": r"shot/\d+/seat-\d+/(natural|bid|help)",
    "campaign.oracle-asked": r"oracle/\d+/(table|word-\d+/[a-z]+)",
    "campaign.oracle-side": r"oracle/\d+/side-\d+",
    "campaign.making-attributes-rolled": r"making/\d+-\d+/attributes",
    "campaign.making-origins-rolled": r"making/\d+-\d+/origins",
    "campaign.making-event-rolled": r"making/\d+-\d+/event",
    "campaign.master-drawn": r"vacancy/\d+(-\d+)?/\d+/seat-\d+",
    "campaign.first-master-drawn": r"session/\d+/master/\d+/seat-\d+",
    "codice.started": r"round/1/(starters|(tables|lots)/\d+)",
    "codice.round-paired": r"entrant/\d+/starter",
    "codice.board-laid": r"words/\d+-\d+/hand-\d+/deal-\d+/card/\d+",
    "codice.key-drawn": r"key/\d+-\d+/hand-\d+/deal-\d+/place/\d+",
    "friendly.begun": r"friendly/\d+/starter",
    "tournament.entered": r"entrant/\d+/lot/\d+",
    "tournament.admitted": r"entrant/\d+/lot/\d+",
    "diplomacy.round-drafted": r"round/\d+/seats",
    "diplomacy.powers-drawn": r"round/\d+/top-\d+/powers/\d+",
    "diplomacy.variant-chosen": r"board/\d+-\d+/variant/\d+",
}
"""The labels of the dice that a kind of entry holds; `\\d+` is a whole number, written as in `NUMBER`."""
NUMBER = "(?:0|[1-9][0-9]{0,14})"
"""With no zero before it and in these ten digits: `01` would be another label of the same throw, with other dice."""

HIDES = {
    "campaign.check-asked": "check/{number}",
    "campaign.check-locked": "check/{number}",
    "campaign.target-set": "check/{number}",
    "campaign.bonus-judged": "check/{number}",
    "campaign.contest-answered": "contest/{contest}",
    "campaign.tie-answered": "contest/{contest}/tie/{round}",
    "campaign.strike-declared": "strike/{number}",
    "campaign.strike-target-set": "strike/{number}",
    "campaign.strike-bonus-judged": "strike/{number}",
    "campaign.shot-aimed": "shot/{number}",
    "campaign.oracle-asked": "oracle/{number}",
    "campaign.oracle-side": "oracle/{number}",
    "codice.key-drawn": "key/{round}-{table}/hand-{hand}/deal-{deal}",
}
"""The throw upon which a hidden field bears: it is told once that has fallen and its seal is opened."""

ACTS = tuple(sorted({throws.partition("/")[0] for throws in THROWS.values()}))
"""The kinds of acts."""
WITHOUT_GAPS = COUNTED
"""The kinds of acts that are counted one by one."""
SECRET_ENTRIES = ("gdr.",)
"""How the kinds of entries begin in books that may hold some of which nobody may know yet."""


class EntryKind(NamedTuple):
    """What a checker knows of a kind of entry."""

    seals: tuple[str, ...] = ()
    throws: str = ""
    hides: str = ""
    secret: bool = False
    """Whether nobody may know for a while that there is such an entry."""


def kinds() -> dict[str, EntryKind]:
    """Every kind of entry, with its hidden fields and its labels."""
    return {
        name: EntryKind(
            tuple(entry.may_seal),
            THROWS.get(name, "").replace(r"\d+", NUMBER),
            HIDES.get(name, ""),
            entry.untold is not Entry.untold,
        )
        for name, entry in sorted(Entry.kinds.items())
    }
