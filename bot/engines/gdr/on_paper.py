"""A sheet of paper: what is asked, numbered once for all, and typed in afterwards as one line an item."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.engines.book import Refused
from bot.engines.gdr import asked_at_once, judging
from bot.engines.gdr.asked_at_once import Screen
from bot.engines.gdr.judging import Answered
from bot.engines.gdr.tournament import Gdr, Sheet

LETTERS = "ABCDEFGH"
_LINE = re.compile(r"(\d{1,3})\s*[.:)]?\s*([A-Ha-h-](?:[\s,]*[A-Ha-h-])*)(?![^\W\d_])")


def numbered(book: Gdr, team: str) -> dict[int, Screen]:
    """Every item of a team by the number it has on paper, also those that another answer makes needless."""
    every = asked_at_once.grouped(book, book.questions(team))
    return dict(enumerate(every, 1))


def transcribe(book: Gdr, by: str, team: str, text: str) -> Sheet:
    """Take over what stands on paper: a number, and a letter for each of its rows; `-` leaves one as it is."""
    sheet = judging.open_sheet(book, by, team)
    answers = _read(numbered(book, team), text)
    stands = sheet.answers | answers
    follow = judging.needless(book, team, stands)
    answers = {key: given for key, given in answers.items() if key not in follow and sheet.answers.get(key) != given}
    if answers:
        book.happen(Answered(team=team, referee=by, answers=answers))
    return book.sheets[team, by]


def _read(items: Mapping[int, Screen], text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    at = 0
    for match in _LINE.finditer(text):
        if rest := text[at : match.start()].strip(" \t\r\n;,."):
            raise Refused("gdr-paper-unread", value=rest[:40])
        at = match.end()
        number, letters = int(match[1]), re.sub(r"[\s,]", "", match[2]).upper()
        screen = items.get(number)
        if screen is None:
            raise Refused("gdr-paper-number", number=str(number), last=str(len(items)))
        if len(letters) != len(screen):
            raise Refused("gdr-paper-count", number=str(number), count=len(screen), given=len(letters))
        for question, letter in zip(screen, letters, strict=True):
            place = LETTERS.find(letter)
            if place >= len(question.answers):
                last = LETTERS[len(question.answers) - 1]
                raise Refused("gdr-paper-letter", number=str(number), letter=letter, last=last)
            if place >= 0:
                found[question.key] = question.answers[place]
    if rest := text[at:].strip(" \t\r\n;,."):
        raise Refused("gdr-paper-unread", value=rest[:40])
    return found
