"""A sample table before the event: all referees judge one team, and then see how alike they were."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.engines.book import Entry, Refused
from bot.engines.gdr import judging
from bot.engines.gdr.scale import Question
from bot.engines.gdr.tournament import Gdr


@dataclass(frozen=True, slots=True)
class Split:
    """A question that referees answered differently: who gave each answer, from the best on."""

    question: Question
    answers: Mapping[str, Sequence[str]]

    @property
    def apart(self) -> int:
        """How many steps lie between the farthest answers."""
        places = [self.question.answers.index(one) for one in self.answers]
        return max(places) - min(places)


@dataclass(frozen=True, slots=True)
class RefereeLeaning:
    """How a referee answered beside the middle of all: on how many questions below it, and above."""

    referee: str
    below: int
    above: int
    asked: int


def make_sample(book: Gdr, by: str, team: str) -> None:
    """A team competes for nothing: it is what all referees judge, to judge alike."""
    book.open_to(by)
    if book.team(team).id in book.samples:
        raise Refused("gdr-sample-already", team=team)
    if any(sheet.answers for sheet in book.sheets_of(team)):
        raise Refused("gdr-sample-begun", team=team)
    book.happen(SampleSet(team=team, by=by))


def may_see(book: Gdr, by: str, team: str) -> bool:
    """Whether somebody may see what all said of a sample: whoever has handed their own in."""
    sheet = book.sheets.get((team, by))
    return sheet is not None and sheet.handed and not book.plays(by)


def splits(book: Gdr, team: str) -> list[Split]:
    """Where the sheets that were handed in differ, those farthest apart first."""
    handed = book.handed(team)
    said = {sheet.referee: judging.answered(book, sheet) for sheet in handed}
    found = []
    for question in book.questions(team):
        answers: dict[str, list[str]] = {}
        for referee, given in said.items():
            answers.setdefault(given.get(question.key, ""), []).append(referee)
        if len(answers) > 1 and set(answers) <= set(question.answers):
            found.append(Split(question, {key: answers[key] for key in question.answers if key in answers}))
    return sorted(found, key=lambda one: -one.apart)


def leanings(book: Gdr, team: str) -> list[RefereeLeaning]:
    """Each referee beside the middle of all, question by question."""
    handed = book.handed(team)
    places: dict[str, dict[str, int]] = {}
    for question in book.questions(team):
        for sheet in handed:
            given = judging.answered(book, sheet).get(question.key)
            if given in question.answers:
                places.setdefault(question.key, {})[sheet.referee] = question.answers.index(given)
    found = []
    for sheet in handed:
        below = above = 0
        for each in places.values():
            middle = Fraction(sum(each.values()), len(each))
            below += each[sheet.referee] > middle
            above += each[sheet.referee] < middle
        found.append(RefereeLeaning(sheet.referee, below, above, len(places)))
    return found


class SampleSet(Entry, kind="gdr.sample-set"):
    """A team is a sample: it competes for nothing."""

    needed = ("team",)
    decisive = True
    team: str
    by: str

    def apply(self, book: Gdr) -> None:
        """All referees judge it."""
        book.samples.add(self.team)
