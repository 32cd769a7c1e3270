"""The director's part: strokes of genius, sheets that differ or are let go; and closing, once all is there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.engines.book import Entry, Refused
from bot.engines.gdr import judging
from bot.engines.gdr.scale import Question
from bot.engines.gdr.tournament import MEAN, RANKINGS, Gdr, Sheet


@dataclass(frozen=True, slots=True)
class Gap:
    """What is still missing before closing: a team's sheet, a referee's, a choice between sheets, a confirmation."""

    sort: Literal["no-sheet", "open-sheet", "undecided", "unconfirmed"]
    team: str
    referee: str = ""
    character: str = ""


@dataclass(frozen=True, slots=True)
class GivenWord:
    """What the director said of a stroke of genius."""

    team: str
    character: str
    yes: bool


@dataclass(frozen=True, slots=True)
class DifferingAnswers:
    """A question on which sheets differ, with what each of them says."""

    question: Question
    answers: tuple[str, ...]


def gaps(book: Gdr) -> list[Gap]:
    """Everything that is missing, team by team."""
    return [gap for team in book.teams for gap in _gaps(book, team.id)]


def known_gaps(book: Gdr) -> list[Gap]:
    """The sheets that are not in: all that is told to the room, and to a director who competes."""
    return [gap for gap in gaps(book) if gap.sort in ("no-sheet", "open-sheet")]


def without_sheets(book: Gdr) -> set[str]:
    """The teams whose sheets are not all in."""
    return {gap.team for gap in known_gaps(book)}


def words_given(book: Gdr) -> list[GivenWord]:
    """What the director said of the strokes of genius that count, team by team."""
    return [
        GivenWord(team.id, character, book.genius[team.id, character])
        for team in book.teams
        for character in judging.strokes(book, counting(book, team.id))
        if (team.id, character) in book.genius
    ]


def _gaps(book: Gdr, team: str) -> list[Gap]:
    sheets = book.sheets_of(team)
    handed = book.handed(team)
    found: list[Gap] = []
    if not sheets:
        return [Gap("no-sheet", team)]
    if team not in book.decisions:
        found += [Gap("open-sheet", team, sheet.referee) for sheet in sheets if not sheet.handed]
        if len(handed) > 1 and differences(book, team):
            found.append(Gap("undecided", team))
    elif not counting(book, team):
        found.append(Gap("undecided", team))
    counted = counting(book, team) or handed
    unsaid = [one for one in judging.strokes(book, counted) if (team, one) not in book.genius]
    return found + [Gap("unconfirmed", team, character=one) for one in unsaid]


def differences(book: Gdr, team: str) -> list[DifferingAnswers]:
    """The questions on which the sheets that were handed in differ."""
    handed = book.handed(team)
    answers = [judging.answered(book, sheet) for sheet in handed]
    found = []
    for question in book.questions(team) if len(handed) > 1 else ():
        each = tuple(one.get(question.key, "") for one in answers)
        if len(set(each)) > 1:
            found.append(DifferingAnswers(question, each))
    return found


def counting(book: Gdr, team: str) -> list[Sheet]:
    """The sheets of which the team's score is made; none while that is not decided."""
    handed = book.handed(team)
    decision = book.decisions.get(team)
    if decision is None or decision == MEAN:
        return handed
    return [sheet for sheet in handed if sheet.referee == decision]


def may_read(book: Gdr, by: str) -> bool:
    """Whether somebody may read answers before closing: neither who judges here nor who plays."""
    return not book.judges(by) and not book.plays(by)


# --- what a director does


def read(book: Gdr, by: str, team: str) -> None:
    """Read what the referees of a team answered; who has read no longer judges."""
    book.open_for_changes()
    if not may_read(book, by):
        raise Refused("gdr-eyes-shut")
    if by not in book.readers:
        book.happen(AnswersRead(team=book.team(team).id, by=by))


def may_choose(book: Gdr, by: str, team: str) -> bool:
    """Whether somebody may let one sheet of a team stand: neither who judged it nor who competes."""
    return by not in {sheet.referee for sheet in book.sheets_of(team)} and not book.plays(by)


def decide(book: Gdr, by: str, team: str, stands: str) -> None:
    """Which of a team's sheets stands, or that the mean of them does; who judged the team may only leave it at the
    mean."""
    book.open_to(by)
    handed = {sheet.referee for sheet in book.handed(book.team(team).id)}
    if stands != MEAN and stands not in handed:
        raise Refused("gdr-sheet-not-handed", team=team)
    if len(book.sheets_of(team)) < 2:
        raise Refused("gdr-one-sheet", team=team)
    if stands == MEAN and any(not sheet.handed for sheet in book.sheets_of(team)):
        raise Refused("gdr-mean-of-all", team=team)
    if stands != MEAN and not may_choose(book, by, team):
        raise Refused("gdr-own-sheet", team=team)
    book.happen(Decided(team=team, stands=stands, by=by))


def confirm(book: Gdr, by: str, team: str, character: str, yes: bool) -> None:
    """The director's word on a stroke of genius, in the place of one that was given before."""
    book.open_to(by)
    if character not in judging.strokes(book, book.handed(team)):
        raise Refused("gdr-nothing-to-confirm", player=book.player_of(team, character))
    if book.genius.get((team, character)) is not yes:
        book.happen(GeniusRuled(team=team, character=character, yes=yes, by=by))


def discard(book: Gdr, by: str, team: str, referee: str) -> None:
    """Let a sheet go that was never handed in."""
    book.open_to(by)
    sheet = book.sheets.get((team, referee))
    if sheet is None or sheet.handed:
        raise Refused("gdr-sheet-handed-by-now", team=team)
    book.happen(SheetDiscarded(team=team, referee=referee, by=by))


def close(book: Gdr, by: str) -> None:
    """Close the tournament: from now on everything may be seen."""
    book.open_to(by)
    if not book.teams:
        raise Refused("gdr-no-teams")
    if missing := gaps(book):
        raise Refused("gdr-not-ready", count=len(missing))
    if any(sheet.referee != by for sheet in book.sheets.values()):
        book.happen(AllRead(by=by))
    book.happen(Closed(by=by))


class Decided(Entry, kind="gdr.decided"):
    """Which sheet of a team stands, or the mean of them."""

    once = ("team",)
    needed = ("team",)
    decisive = True
    team: str
    stands: str
    by: str

    def apply(self, book: Gdr) -> None:
        """The decision holds until a sheet of the team is given back or handed in."""
        book.decisions[self.team] = self.stands


class AnswersRead(Entry, kind="gdr.answers-read"):
    """A director read what referees answered; no undo makes it unread."""

    lasting = True
    team: str
    by: str

    def apply(self, book: Gdr) -> None:
        """Whoever has read others' answers judges nobody from now on."""
        book.readers.add(self.by)


class AllRead(Entry, kind="gdr.all-read"):
    """A director closed, and so may read what all referees answered; no undo makes it unread."""

    lasting = True
    by: str

    def apply(self, book: Gdr) -> None:
        """Whoever has read others' answers judges nobody from now on, also where closing is undone."""
        book.readers.add(self.by)
        book.opened_again |= {team for (team, _), sheet in book.sheets.items() if sheet.handed}


class GeniusJudged(Entry, kind="gdr.genius-judged"):
    """The director's word on a stroke of genius, as older books have it: everybody could see that there was one, and an
    undo took it back."""

    once = ("team", "character")
    needed = ("team",)
    may_seal = ("team", "character", "yes")
    decisive = True
    team: str
    character: str
    yes: bool
    by: str

    def sealed(self, book: Gdr) -> tuple[str, ...]:
        """It tells what a referee answered."""
        return () if book.closed else ("team", "character", "yes")

    def apply(self, book: Gdr) -> None:
        """The stroke of genius is granted, or not."""
        book.genius[self.team, self.character] = self.yes


class GeniusRuled(GeniusJudged, kind="gdr.genius-ruled"):
    """The director's word on a stroke of genius; that there was one nobody is told before the tournament closes. No
    undo takes it back, as its question would tell: another word does."""

    lasting = True

    def untold(self, book: Gdr) -> bool:
        """As the answer that asks for it."""
        return book.keeps_untold


class SheetDiscarded(Entry, kind="gdr.sheet-discarded"):
    """A sheet that was never handed in counts no more."""

    needed = ("team",)
    decisive = True
    team: str
    referee: str
    by: str

    def apply(self, book: Gdr) -> None:
        """The sheet is removed, as if it had never been begun."""
        book.sheets.pop((self.team, self.referee), None)


class Closed(Entry, kind="gdr.closed"):
    """The tournament was closed: no further sheet counts."""

    once = ()
    decisive = True
    by: str

    def undone(self, book: Gdr, by: str) -> None:
        """Who competes has seen by how much: they open it again for nobody."""
        book.apart_from_it(by)

    def apply(self, book: Gdr) -> None:
        """Scores and answers may be seen."""
        book.closed = True
        book.announce(*RANKINGS)
