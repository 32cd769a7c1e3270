"""The way from every answer to a score: each question with what was answered, and the points that this gave."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bot.engines.rbb.closing import counting
from bot.engines.rbb.results import answers_of
from bot.engines.rbb.scale import Question
from bot.engines.rbb.scoring import worth_of
from bot.engines.rbb.tournament import Rbb


@dataclass(frozen=True, slots=True)
class Line:
    """A question: what each sheet that counts says, the points (their mean), and the most that there were."""

    question: Question
    answers: tuple[str, ...]
    points: Fraction
    most: Fraction


def lines(book: Rbb, team: str, character: str) -> list[Line]:
    """Every question of a player, or of a team's progress."""
    scale, cast = book.scale, book.casts[team]
    sheets = [answers_of(book, sheet) for sheet in counting(book, team)]
    found = []
    for question in book.questions(team):
        if question.character != character:
            continue
        answers = tuple(sheet[question.key] for sheet in sheets)
        each = [worth_of(scale, question, answer, cast) for answer in answers]
        points = sum((own for own, _ in each), Fraction(0)) / len(each)
        found.append(Line(question, answers, points, each[0][1]))
    return found
