"""The way from every answer to a score: each question with what was answered, and the points that this gave."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bot.engines.gdr.closing import counting
from bot.engines.gdr.results import answers_of
from bot.engines.gdr.scale import Question
from bot.engines.gdr.tournament import Gdr


@dataclass(frozen=True, slots=True)
class QuestionLine:
    """A question: what each sheet that counts says, the points (their mean), and the most that there were."""

    question: Question
    answers: tuple[str, ...]
    points: Fraction
    most: Fraction


def lines(book: Gdr, team: str, character: str) -> list[QuestionLine]:
    """Every question of a player, or of a team's progress."""
    scale, found = book.scale, []
    worths = scale.worths(book.casts[team])
    sheets = [answers_of(book, sheet) for sheet in counting(book, team)]
    for question in book.questions(team):
        if question.character != character:
            continue
        answers = tuple(sheet[question.key] for sheet in sheets)
        part = sum((scale.part(question, answer) for answer in answers), Fraction(0)) / len(answers)
        most = scale.part(question, question.answers[0])
        found.append(QuestionLine(question, answers, worths[question.key] * part, worths[question.key] * most))
    return found
