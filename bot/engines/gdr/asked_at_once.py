"""What a referee sees at once: one descriptor with all its players, or what is done or not of one part of a tree."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from bot.engines.book import Refused
from bot.engines.gdr import judging
from bot.engines.gdr.judging import Answered, AnswersTakenBack
from bot.engines.gdr.scale import Question
from bot.engines.gdr.tournament import Gdr, Sheet

Screen: TypeAlias = tuple[Question, ...]

MOST = 5
"""Questions of one screen: a row each, and more rows than these no chat shows at once."""


def screens(book: Gdr, sheet: Sheet) -> list[Screen]:
    """All that is asked on a sheet, screen by screen: each descriptor of everybody, then the progress."""
    return grouped(book, judging.asked(book, sheet))


def grouped(book: Gdr, questions: Iterable[Question]) -> list[Screen]:
    """Questions by the screens on which they stand."""
    order = list(book.rules.descriptors)
    asked = sorted(questions, key=lambda one: order.index(one.descriptor) if one.descriptor else len(order))
    alike: dict[tuple[str, ...], list[Question]] = {}
    for question in asked:
        alike.setdefault(_together(question), []).append(question)
    return [tuple(group[start : start + MOST]) for group in alike.values() for start in range(0, len(group), MOST)]


def _together(question: Question) -> tuple[str, ...]:
    """What the questions of one screen have in common; one with ways of its own stands alone."""
    if question.element is None:
        return (question.descriptor,)
    if question.element.options:
        return (question.key,)
    return (question.descriptor, question.character, *(section.text for section in question.sections))


def screen_of(book: Gdr, sheet: Sheet, key: str) -> Screen:
    """The screen on which a question stands."""
    for screen in screens(book, sheet):
        if any(one.key == key for one in screen):
            return screen
    raise Refused("button-gone")


def left_on(sheet: Sheet, screen: Screen) -> Screen:
    """What is not answered yet on a screen."""
    return tuple(one for one in screen if one.key not in sheet.answers)


def next_screen(book: Gdr, sheet: Sheet) -> Screen:
    """The first screen that lacks something, from the one answered last on; there is one."""
    every = screens(book, sheet)
    last = next((at for at, screen in enumerate(every) if any(one.key == sheet.last for one in screen)), -1)
    lacking = [at for at, screen in enumerate(every) if left_on(sheet, screen)]
    return every[next((at for at in lacking if at >= last), lacking[0])]


def after(book: Gdr, sheet: Sheet, screen: Screen) -> Screen:
    """The screen that follows; the last one is followed by the first."""
    every = screens(book, sheet)
    return every[(every.index(screen) + 1) % len(every)]


def for_all(screen: Screen) -> tuple[str, ...]:
    """The answers that every question of a screen has, from the best on."""
    return tuple(answer for answer in screen[0].answers if all(answer in one.answers for one in screen))


def fill(book: Gdr, by: str, team: str, key: str, given: str) -> Sheet:
    """Give one answer to all that is not answered yet on a screen; what is answered stays."""
    sheet = judging.open_sheet(book, by, team)
    screen = screen_of(book, sheet, key)
    if given not in for_all(screen):
        raise Refused("button-gone")
    if left := left_on(sheet, screen):
        book.happen(Answered(team=team, referee=by, answers={one.key: given for one in left}))
    return book.sheets[team, by]


def conduct(book: Gdr, sheet: Sheet) -> list[Screen]:
    """The screens on conduct: what takes points away."""
    return [
        screen
        for screen in screens(book, sheet)
        if screen[0].element is None and book.scale.first(screen[0].descriptor).weight < 0
    ]


def praise(book: Gdr, by: str, team: str) -> Sheet:
    """Nothing to say against the conduct of all others: what is not answered of it has its best answer."""
    sheet = judging.open_sheet(book, by, team)
    left = [one for screen in conduct(book, sheet) for one in left_on(sheet, screen)]
    if left:
        book.happen(Answered(team=team, referee=by, answers={one.key: one.answers[0] for one in left}))
    return book.sheets[team, by]


def take_back(book: Gdr, by: str, team: str, key: str) -> Sheet:
    """Leave a screen unanswered again."""
    sheet = judging.open_sheet(book, by, team)
    given = tuple(one.key for one in screen_of(book, sheet, key) if one.key in sheet.answers)
    if not given:
        raise Refused("button-gone")
    book.happen(AnswersTakenBack(team=team, referee=by, keys=given))
    return book.sheets[team, by]


def all_alike(book: Gdr, sheet: Sheet) -> Sequence[Screen]:
    """The screens on which everybody has the same answer, where conduct is not asked about: they may be slips."""
    unsaid = conduct(book, sheet)
    return [
        screen
        for screen in screens(book, sheet)
        if len(screen) > 2
        and screen not in unsaid
        and screen[0].element is None
        and len({sheet.answers.get(one.key, one.key) for one in screen}) == 1
    ]
