"""What a record leaves out is no, none or nothing, for old ones lack what was added since; exceptions stand here."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.sources import CHANGED

pytestmark = pytest.mark.sources

BOT = Path(__file__).parents[2] / "bot"

ELSEWHERE = ("settings.py",)
"""Their defaults are the example's, and tested with it."""

SAID = {
    # What books hold and remember.
    "Entry.schema_number": 1,
    "Entry.stays": "undo-stays",
    "ClubBook.of_club": True,
    "ClubBook.about_people": True,
    "League.of_club": True,
    "LadderRules.active": True,
    "SealSet.edition": 1,
    "Seal.edition": 2,
    "KeptApart.known_as": ("", ""),
    "HandReported.stands": True,
    "GamePlayed.source": "player",
    "Outcome.ending": "agents",
    "Defined.sort": "specific",
    "Defined.arms": "none",
    "Contest.counts": "all",
    "Fight.counts": "all",
    "Wish.implant": True,
    "Chair.stage": "playing",
    "Ballots.open": True,
    "Order.action": "hold",
    "Entrant.fate": "in",
    # What is kept beside them.
    "StoredRequest.handle": "{}",
    "Message.handle": "{}",
    "Spans.claim": 15.0,
    "Spans.lease": 7.0,
    "Spans.gone": 5.0,
    "Spans.look": 2.5,
    # What commands take.
    "Text.longest": 200,
    "YesNo.name": "yesno",
    "YesNo.values": ("yes", "no"),
    "Members.least": 1,
    "Members.most": 25,
    "Upload.largest": 2_000_000,
    "RisikometroValues.longest": 80,
    "Amount.longest": 20,
    "Amount.low": "0",
    "Amount.high": "1000000",
    "LadderWords.longest": 30,
    "Ranking.name_at": 1,
    # What people see, and are asked.
    "Moment.style": "both",
    "Button.style": "plain",
    "Span.style": "plain",
    "Key.style": "plain",
    "Done.recorded": True,
    "EpisodePage.seed": 1,
    "StoryPart.lines": 1,
    "Column.align": "left",
    "FormField.required": True,
    "FormField.longest": 200,
    "FormField.free": True,
    "WindowStep.number": 1,
    "WindowStep.of": 1,
    # How fast Telegram takes messages: so many in so many seconds.
    "Limits.chat": (3, 3.0),
    "Limits.group": (20, 60.0),
    "Limits.overall": (30, 1.0),
    "Limits.waiting": (2, 20.0),
}


def fields_of(module: Path) -> dict[str, object]:
    """What fields of a module's classes are where nobody says anything, and is not no, none or nothing."""
    found: dict[str, object] = {}
    source = CHANGED.get(module) or module.read_text("utf-8")
    for one in ast.parse(source).body if "\nclass " in source else ():
        for part in one.body if isinstance(one, ast.ClassDef) else ():
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.value is not None:
                try:
                    value = ast.literal_eval(part.value)
                except ValueError:
                    continue  # It is made by a call, or has a name.
                if value:
                    found[f"{one.name}.{part.target.id}"] = value
    return found


def test_a_field_that_is_left_out_says_nothing_but_what_is_written_here() -> None:
    found: dict[str, object] = {}
    for module in sorted(BOT.rglob("*.py")):
        if module.name not in ELSEWHERE:
            found |= fields_of(module)
    assert found == SAID
