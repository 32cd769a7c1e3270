"""What gave a player or a team most, and what they missed: what an explanation in words names, from the sums."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engines.gdr.explaining import QuestionLine, lines
from bot.engines.gdr.tournament import Gdr

MOST = 4
"""Questions that an explanation names of each sort."""


@dataclass(frozen=True, slots=True)
class InWords:
    """The questions that gave most, and those of which most was missed, first those that weigh more."""

    gave: Sequence[QuestionLine]
    missed: Sequence[QuestionLine]


def in_words(book: Gdr, team: str, character: str) -> InWords:
    """Of a player, or of a team's progress. What gave less than half of what it could was missed, whatever it gave; and
    nothing is named twice."""
    found = lines(book, team, character)
    well = [one for one in found if 0 < one.most <= 2 * one.points]
    gave = sorted(well, key=lambda one: -one.points)[:MOST]
    missed = [one for one in found if one.points < one.most and one not in gave]
    return InWords(gave, sorted(missed, key=lambda one: one.points - one.most)[:MOST])
