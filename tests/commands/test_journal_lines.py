"""Journal lines that stand in a table: every word they need is a field of the entry."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, get_args

import pytest

from bot.commands import COGS
from bot.commands.journal_lines import JournalLine, person, tell
from bot.engines.book import Book, Entry
from bot.engines.club.joins import Renamed
from bot.engines.codice.decisions import Proposed
from bot.engines.codice.hands import HandDisputed, HandReported
from bot.engines.codice.matches import Outcome
from bot.engines.codice.play.clues import ObjectionDecided
from bot.engines.codice.play.times import PlayDropped, PlayStopped
from bot.engines.daimon.checks.entries import CheckDropped, DiceJudged
from bot.engines.daimon.contests.coming_back import BidForfeited
from bot.engines.daimon.contests.first_round import ContestAnswered, ContestRevealed
from bot.engines.daimon.contests.opening import AdvantageGiven, ContestCalledOff, ContestPlaced, StalemateServed
from bot.engines.daimon.contests.state import NPC
from bot.engines.daimon.contests.ties import TieAnswered, TieRevealed
from bot.engines.daimon.fights.opening import AdvantageTaken
from bot.engines.daimon.fights.shots import ShotHeld
from bot.engines.daimon.growth.growth import ClassGained
from bot.engines.daimon.table.leaving import OpenLeft
from bot.engines.daimon.table.locked_before import LockedStill
from bot.engines.daimon.table.master_vote import PraiseDecided
from bot.engines.diplomacy.centres import DrawLapsed
from bot.engines.diplomacy.entering import Penalised
from bot.engines.diplomacy.roll_call import Offered, RollCalled
from bot.engines.diplomacy.top_table import TopDeclared
from bot.engines.diplomacy.voting import DrawDecided
from bot.engines.tournament.directing import HoldSet
from bot.engines.tournament.entering import Withdrawn
from bot.hall.cards.card import Say
from bot.hall.declared.declaration import Cog
from tests.hall.declared.test_texts import needs


def choices(kind: type[Entry], name: str) -> tuple[str, ...]:
    """What a field of an entry can be."""
    return get_args(kind.model_fields[name].annotation)


OUTCOME = Outcome(winner="t1")
CHOSEN: dict[type[Entry], list[tuple[dict[str, Any], str]]] = {
    Renamed: [({"before": ""}, "people-line-renamed"), ({"before": "Ana"}, "people-line-renamed-from")],
    HandReported: [({"side": "t1"}, "codice-line-reported"), ({"side": ""}, "codice-line-recorded")],
    HandDisputed: [({"rival": None}, "codice-line-disputed"), ({"rival": OUTCOME}, "codice-line-rival")],
    Proposed: [({"outcome": None}, "codice-line-proposed"), ({"outcome": OUTCOME}, "codice-line-proposed-hand")],
    ObjectionDecided: [({"upheld": True}, "codice-line-upheld"), ({"upheld": False}, "codice-line-dismissed")],
    PlayStopped: [({"by": "p1"}, "codice-line-play-stopped"), ({"by": ""}, "codice-line-play-away")],
    PlayDropped: [({"by": "p1"}, "codice-line-play-dropped"), ({"by": ""}, "codice-line-play-gone")],
    HoldSet: [({"on": True}, "tournament-line-hold"), ({"on": False}, "tournament-line-hold-off")],
    Withdrawn: [({"fate": fate}, f"tournament-line-{fate}") for fate in ("withdrawn", "disqualified")],
    Penalised: [({"disqualify": True}, "diplomacy-log-out"), ({"disqualify": False}, "diplomacy-log-penalty")],
    RollCalled: [({"held": True}, "diplomacy-log-rolled"), ({"held": False}, "diplomacy-log-no-roll")],
    Offered: [({"how": how}, f"diplomacy-log-offered-{how}") for how in choices(Offered, "how")],
    TopDeclared: [({"declared": True}, "diplomacy-top-is-declared"), ({"declared": False}, "diplomacy-top-none")],
    DrawDecided: [({"agreed": True}, "diplomacy-log-agreed"), ({"agreed": False}, "diplomacy-log-refused")],
    DrawLapsed: [({"why": why}, f"diplomacy-log-lapsed-{why}") for why in choices(DrawLapsed, "why")],
    OpenLeft: [
        ({"what": "contest"}, "open-left-contest"),
        ({"what": "help-check"}, "open-left-help"),
        ({"what": "help-contest"}, "open-left-help"),
    ],
    BidForfeited: [
        ({"dice": 0, "wounds": 0}, "bid-forfeited-none"),
        ({"dice": 1, "wounds": 0}, "bid-forfeited"),
        ({"dice": 0, "wounds": 1}, "bid-forfeited-hurt"),
        ({"dice": 2, "wounds": 1}, "bid-forfeited-hurt"),
    ],
    LockedStill: [
        ({"what": "check", "late": False}, "locked-still-check"),
        ({"what": "strike", "late": False}, "locked-still-strike"),
        ({"what": "strike", "late": True}, "locked-late-strike"),
    ],
    PraiseDecided: [({"yes": True}, "scene-praised"), ({"yes": False}, "scene-praised-not")],
    DiceJudged: [({"granted": True}, "check-line-dice"), ({"granted": False}, "check-line-dice-denied")],
    CheckDropped: [({"why": ""}, "check-line-dropped"), ({"why": "slip"}, "check-line-dropped-known")],
    ContestCalledOff: [
        ({"why": ""}, "contest-line-called-off"),
        ({"why": "slip"}, "contest-line-called-off-known"),
    ],
    ShotHeld: [({"why": ""}, "aim-held"), ({"why": "slip"}, "aim-line-held-known")],
    ContestPlaced: [({"counts": counts}, f"fight-line-counts-{counts}") for counts in choices(ContestPlaced, "counts")],
    AdvantageGiven: [
        ({"dice": 1}, "contest-advantage"),
        ({"dice": -1}, "contest-disadvantage"),
        ({"dice": 0}, "contest-advantage-none"),
    ],
    AdvantageTaken: [
        ({"dice": 1}, "fight-advanced"),
        ({"dice": -1}, "fight-disadvantage"),
        ({"dice": 0}, "fight-advantage-none"),
    ],
    ContestAnswered: [({"who": "p1"}, "contest-line-answered"), ({"who": NPC}, "contest-line-answered-npc")],
    TieAnswered: [({"who": "p1"}, "contest-line-answered"), ({"who": NPC}, "contest-line-answered-npc")],
    StalemateServed: [({"who": "p1"}, "contest-line-serves"), ({"who": NPC}, "contest-line-serves-npc")],
    ContestRevealed: [({"rolls": ()}, "contest-line-revealed-none"), ({"rolls": (1,)}, "contest-line-revealed")],
    TieRevealed: [({"rolls": ()}, "contest-line-revealed-none"), ({"rolls": (1,)}, "contest-line-revealed")],
    ClassGained: [({"skills": ()}, "growth-line-class"), ({"skills": (1,)}, "growth-line-developed")],
}
"""Entries whose words depend on what they say: in each of their ways, and which words these are."""


LINES = [(kind, line) for cog in COGS for kind, line in cog.tellings.items() if isinstance(line, JournalLine)]


@pytest.mark.parametrize(("kind", "line"), LINES, ids=[kind.kind for kind, _ in LINES])
def test_an_entry_says_all_that_its_line_names(kind: type[Entry], line: JournalLine) -> None:
    said = {line.fields[name][0] for name in kind.model_fields if name in line.fields}
    for key in [line.words] if isinstance(line.words, str) else [key for _, key in CHOSEN[kind]]:
        assert needs("it")[key] <= said, key


def test_lines_that_depend_on_the_entry_say_what_it_says() -> None:
    words = {kind: line.words for kind, line in LINES if not isinstance(line.words, str)}
    assert words.keys() == CHOSEN.keys()
    for kind, choose in words.items():
        said = [(given, choose(kind.model_construct(**given))) for given, _ in CHOSEN[kind]]
        assert said == CHOSEN[kind], kind


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
