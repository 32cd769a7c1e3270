"""Judges at their sheets: an answer at a time, nothing for the room; handed in when all of it is answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engines.book import Entry, Refused
from bot.engines.gdr.scale import Question
from bot.engines.gdr.tournament import Gdr, Sheet


def may_judge(book: Gdr, by: str, team: str) -> Sheet:
    """The sheet of a referee for a team; nobody judges who competes, nor after reading what others answered."""
    book.open_for_changes()
    if book.adventure is None:
        raise Refused("gdr-no-adventure")
    entrant = book.team(team)
    if by in entrant.players:
        raise Refused("gdr-own-team", team=team)
    book.apart_from_it(by)
    if not book.sits_at(by, team):
        raise Refused("gdr-other-table", team=team)
    if by in book.readers:
        raise Refused("gdr-has-read")
    return book.sheets.get((team, by)) or Sheet(team, by)


def begin(book: Gdr, by: str, team: str) -> Sheet:
    """Give a referee their sheet of a team: the one that they have, or a new one."""
    may_judge(book, by, team)
    if (team, by) not in book.sheets and team in book.opened_again:
        raise Refused("gdr-was-closed", team=team)
    if (team, by) not in book.sheets:
        book.happen(SheetBegun(team=team, referee=by))
    return book.sheets[team, by]


def open_sheet(book: Gdr, by: str, team: str) -> Sheet:
    """A sheet that was given to its referee, and can still be changed."""
    sheet = may_judge(book, by, team)
    if (team, by) not in book.sheets:
        raise Refused("button-gone")
    if sheet.handed:
        raise Refused("gdr-sheet-handed", team=team)
    return sheet


def answered(book: Gdr, sheet: Sheet) -> dict[str, str]:
    """The answers of a sheet, with those that follow from another one."""
    answers = dict(sheet.answers)
    for question in book.questions(sheet.team):
        if _forced(book, question, answers):
            answers[question.key] = question.answers[-1]
    return answers


def asked(book: Gdr, sheet: Sheet) -> list[Question]:
    """What is asked on a sheet as it stands: what follows from another answer is not."""
    return [one for one in book.questions(sheet.team) if not _forced(book, one, sheet.answers)]


def needless(book: Gdr, team: str, answers: Mapping[str, str]) -> set[str]:
    """The questions that follow from another of these answers, by key."""
    return {one.key for one in book.questions(team) if _forced(book, one, answers)}


def missing(book: Gdr, sheet: Sheet) -> list[Question]:
    """What is not answered yet."""
    return [one for one in asked(book, sheet) if one.key not in sheet.answers]


def _forced(book: Gdr, question: Question, answers: Mapping[str, str]) -> bool:
    """Whether a question follows one that has the worst answer."""
    if question.element is not None:
        return False
    follows = book.rules.descriptors[question.descriptor].follows
    return bool(follows) and answers.get(f"{question.character}/{follows}") == book.rules.descriptors[follows].worst


def answer(book: Gdr, by: str, team: str, key: str, given: str) -> Sheet:
    """Answer a question."""
    sheet = open_sheet(book, by, team)
    question = next((one for one in asked(book, sheet) if one.key == key), None)
    if question is None or given not in question.answers:
        raise Refused("button-gone")
    if sheet.answers.get(key) != given or sheet.last != key:
        book.happen(Answered(team=team, referee=by, answers={key: given}))
    return book.sheets[team, by]


def hand_in(book: Gdr, by: str, team: str) -> Sheet:
    """Hand in a sheet that is whole."""
    sheet = open_sheet(book, by, team)
    left = missing(book, sheet)
    if left:
        raise Refused("gdr-sheet-incomplete", team=team, missing=tuple(left))
    book.happen(HandedIn(team=team, referee=by))
    return book.sheets[team, by]


def reopen(book: Gdr, by: str, team: str, referee: str) -> None:
    """Give a sheet back to its referee."""
    book.open_to(by)
    sheet = book.sheets.get((book.team(team).id, referee))
    if sheet is None or not sheet.handed:
        raise Refused("gdr-sheet-not-handed", team=team)
    book.happen(Reopened(team=team, referee=referee, by=by))


def strokes(book: Gdr, sheets: Sequence[Sheet]) -> list[str]:
    """The characters of a team for whom one of these sheets asks that the director confirm something."""
    wanted = [
        question.character
        for sheet in sheets
        for question in book.questions(sheet.team)
        if question.element is None
        and book.rules.descriptors[question.descriptor].confirmed
        and sheet.answers.get(question.key) == question.answers[0]
    ]
    return list(dict.fromkeys(wanted))


class SheetBegun(Entry, kind="gdr.sheet-begun"):
    """A referee has a sheet of a team."""

    needed = ("team",)
    lasting = True
    team: str
    referee: str

    def apply(self, book: Gdr) -> None:
        """The referee has an empty sheet of this team."""
        book.given.add(self.referee)
        if self.team in book.casts:
            book.sheets.setdefault((self.team, self.referee), Sheet(self.team, self.referee))


class Answered(Entry, kind="gdr.answered"):
    """A referee answered; nobody else is shown what, before the tournament closes. No undo takes it back: the
    referee does."""

    needed = ("team",)
    may_seal = ("answers",)
    lasting = True
    team: str
    referee: str
    answers: dict[str, str]

    def sealed(self, book: Gdr) -> tuple[str, ...]:
        """The answers, until all is closed."""
        return () if book.closed else ("answers",)

    def untold(self, book: Gdr) -> bool:
        """How many presses a sheet took tells of its answers: some answer three questions, some ask one more."""
        return book.keeps_untold

    def apply(self, book: Gdr) -> None:
        """The sheet has them, if its team is still entered."""
        book.judged.add(self.referee)
        sheet = book.sheets.get((self.team, self.referee))
        if sheet is not None:
            sheet.answers |= self.answers
            sheet.last = next(reversed(self.answers))


class AnswersTakenBack(Entry, kind="gdr.answers-taken-back"):
    """A referee took back what they had answered; before the tournament closes nobody else is shown it either."""

    needed = ("team",)
    may_seal = ("keys",)
    lasting = True
    team: str
    referee: str
    keys: tuple[str, ...]

    def sealed(self, book: Gdr) -> tuple[str, ...]:
        """Which, until all is closed."""
        return () if book.closed else ("keys",)

    def untold(self, book: Gdr) -> bool:
        """As an answer."""
        return book.keeps_untold

    def apply(self, book: Gdr) -> None:
        """They are asked again, if the team is still entered."""
        sheet = book.sheets.get((self.team, self.referee))
        if sheet is not None:
            sheet.answers = {key: given for key, given in sheet.answers.items() if key not in self.keys}


class HandedIn(Entry, kind="gdr.handed-in"):
    """A referee handed a sheet in."""

    once = ("team", "referee")
    needed = ("team",)
    team: str
    referee: str

    def apply(self, book: Gdr) -> None:
        """The sheet counts; what was decided before between the sheets of this team does not."""
        book.sheets[self.team, self.referee].handed = True
        book.decisions.pop(self.team, None)


class Reopened(Entry, kind="gdr.reopened"):
    """A director gave a sheet back."""

    needed = ("team",)
    decisive = True
    team: str
    referee: str
    by: str

    def apply(self, book: Gdr) -> None:
        """The sheet counts no longer, nor does what was decided between the sheets of this team."""
        if (self.team, self.referee) in book.sheets:
            book.sheets[self.team, self.referee].handed = False
        book.decisions.pop(self.team, None)
