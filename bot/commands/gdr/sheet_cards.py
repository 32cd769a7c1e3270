"""The screens of a judge's sheet: a question with its answers, what is missing, the end. Words only, never a digit."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.gdr.names import answer_named, named, part_named, player_named, question_named, some
from bot.commands.lists import dotted
from bot.engines.gdr import judging
from bot.engines.gdr.scale import TEAM, Question
from bot.engines.gdr.tournament import Gdr, Sheet
from bot.hall.cards.card import Argument, Audience, Button, Card, Tone, say, strong, typed
from bot.hall.declared.call import Call
from bot.hall.running.forms import rows

LETTERS = "ABCDEFGH"
WIDE = 36
"""The most characters of an answer that a button on a phone shows whole."""
MOST_NAMED = 3
"""The most missing answers of one part that are named."""
BLOCKS = 8
"""Blocks of the progress bar."""


def card(title: Argument, lines: Sequence[Argument], buttons: Sequence[tuple[Button, ...]]) -> Card:
    """A screen of a sheet, in the place of the one before."""
    return Card(
        title,
        tuple(lines),
        buttons=tuple(row for row in buttons if row),
        audience=Audience.MEMBER,
        tone=Tone.ASK,
        replaces=True,
    )


def section_named(book: Gdr, team: str, character: str) -> Argument:
    """Whom a part of the sheet is about: a player, or all of them together."""
    return player_named(book, team, character) if character else say("gdr-whole-team", team=named(book, team))


# --- a question


def question_card(
    call: Call[Gdr], sheet: Sheet, question: Question, *news: Argument, just: Sequence[Question] = ()
) -> Card:
    """A question, what can be answered, and the ways onwards; `just` was answered a moment ago."""
    book = call.book
    given = sheet.answers.get(question.key)
    labels = [answer_named(question, answer) for answer in question.answers]
    spelt = any(isinstance(label, str) and len(label) > WIDE for label in labels)
    shown: list[Argument] = list(LETTERS[: len(labels)]) if spelt else labels
    number = _number(book, sheet, question)
    answers = [
        Button(say("gdr-chosen", answer=label) if answer == given else label, f"gdr say {sheet.team} {number} {at}")
        for (at, answer), label in zip(question.numbered.items(), shown, strict=True)
    ]
    praise = _praise(book, sheet, question)
    width = 4 if spelt else 2 if len(answers) > 4 or praise else 1
    return card(
        section_named(book, sheet.team, question.character),
        [*news, _where(book, sheet, question), strong(_asked(question)), *_explained(call, question, labels, spelt)],
        (*praise, *rows(answers, width), _onwards(book, sheet, question, just)),
    )


def _number(book: Gdr, sheet: Sheet, question: Question) -> int:
    """The place of a question among all those of its team."""
    return book.questions(sheet.team).index(question)


def _onwards(book: Gdr, sheet: Sheet, question: Question, just: Sequence[Question]) -> tuple[Button, ...]:
    """To the question before, or to what was just answered, to the one after, to the index."""
    asked = judging.asked(book, sheet)
    at, index = asked.index(question), f"gdr index {sheet.team}"
    before, after = asked[:at][-1:], asked[at + 1 :][:1]
    on = say("gdr-on-button" if question.key in sheet.answers else "gdr-skip-button")
    row = [
        Button(label, f"gdr ask {sheet.team} {_number(book, sheet, found[0])}")
        for label, found in ((say("gdr-back-button"), () if just else before), (on, after))
        if found
    ]
    return (*_slip(book, sheet, just), *row, Button(say("gdr-index-button"), index))


def _slip(book: Gdr, sheet: Sheet, just: Sequence[Question]) -> tuple[Button, ...]:
    """What was just answered is answered otherwise, or taken back."""
    if not just:
        return ()
    number = _number(book, sheet, just[0])
    return (
        Button(say("slip-correct"), f"gdr ask {sheet.team} {number}"),
        Button(say("slip-take-back"), f"gdr unsay {sheet.team} {number} {len(just)}"),
    )


def _praise(book: Gdr, sheet: Sheet, question: Question) -> tuple[tuple[Button, ...], ...]:
    """One press for somebody against whose conduct there is nothing to say."""
    asked = judging.conduct(book, sheet.team, question.character)
    if not question.character or question != asked[0]:
        return ()
    place = book.casts[sheet.team].index(question.character)
    return ((Button(say("gdr-praise-button"), f"gdr praise {sheet.team} {place}", "good"),),)


def _where(book: Gdr, sheet: Sheet, question: Question) -> Argument:
    """How far the sheet is, and in which part of it this question stands."""
    asked = judging.asked(book, sheet)
    full = sum(one.key in sheet.answers for one in asked) * BLOCKS // len(asked)
    bar = "▰" * full + "▱" * (BLOCKS - full)
    path = book.rules.path(question.descriptor) if question.descriptor else ()
    parts: list[Argument] = [say(f"rbb2-descriptors-{key}") for key in dict.fromkeys((*path[:1], *path[-1:]))]
    sections: list[Argument] = [one.text for one in question.sections]
    team = [named(book, sheet.team)] if question.character else [say("gdr-progress-section")]
    return dotted([bar, *team, *parts, *sections])


def _asked(question: Question) -> Argument:
    """What is asked."""
    if question.element is None:
        return say(f"rbb2-descriptors-{question.descriptor}-about")
    return question.element.text


def _explained(call: Call[Gdr], question: Question, labels: Sequence[Argument], spelt: bool) -> list[Argument]:
    """The answers that want more words than a button has."""
    if spelt:
        return [say("gdr-lettered", letter=strong(LETTERS[at]), answer=label) for at, label in enumerate(labels)]
    if question.element is not None:
        return []
    keys = [f"rbb2-descriptors-{question.descriptor}-answers-{answer}-about" for answer in question.answers]
    return [
        say("gdr-answer-about", answer=strong(label), about=say(key))
        for key, label in zip(keys, labels, strict=True)
        if call.house.texts.has(call.language, key)
    ]


# --- the index


def index_card(call: Call[Gdr], sheet: Sheet, just: Sequence[Question] = ()) -> Card:
    """Every part of the sheet with what it lacks, and handing in once nothing does."""
    book, team = call.book, sheet.team
    title = say("gdr-sheet-title", team=named(book, team))
    if sheet.handed:
        return card(title, [say("gdr-sheet-is-handed")], ())
    left = judging.missing(book, sheet)
    lines, parts = [], []
    for character in (*book.casts[team], TEAM):
        asked = [one for one in judging.asked(book, sheet) if one.character == character]
        lacks = [one for one in left if one.character == character]
        lines.append(_section(section_named(book, team, character), asked, lacks))
        first = (*lacks, *asked)[0]
        parts.append(Button(part_named(book, character), f"gdr ask {team} {_number(book, sheet, first)}"))
    if left:
        on = Button(say("gdr-continue-button"), f"gdr ask {team} {_number(book, sheet, next_of(book, sheet))}", "good")
    else:
        lines.append(say("gdr-sheet-complete"))
        on = Button(say("gdr-hand-in-button"), f"gdr done {team}", "good")
    rest = Button(say("gdr-rest-button"), f"gdr rest {team}")
    return card(title, lines, ((on,), *rows(parts, 2), (*_slip(book, sheet, just), rest)))


def _section(name: Argument, asked: list[Question], lacks: list[Question]) -> Argument:
    """A part of the sheet: whole, not begun, or with what it lacks."""
    if not lacks:
        return say("gdr-section-done", section=name)
    if len(lacks) == len(asked):
        return say("gdr-section-to-begin", section=name)
    return say("gdr-section-lacks", section=name, missing=some([question_named(one) for one in lacks], MOST_NAMED))


def next_of(book: Gdr, sheet: Sheet) -> Question:
    """The first unanswered question after the one answered last; there is one."""
    left = judging.missing(book, sheet)
    order = [one.key for one in book.questions(sheet.team)]
    last = order.index(sheet.last) if sheet.last in order else -1
    return next((one for one in left if order.index(one.key) > last), left[0])


def rest_card(call: Call[Gdr], sheet: Sheet) -> Card:
    """Enough for now: how to go on later, wherever."""
    team = named(call.book, sheet.team)
    again = Button(say("gdr-continue-button"), f"gdr index {sheet.team}")
    lines = [say("gdr-rest-how", command=typed("gdr", "judge"))]
    return card(say("gdr-rest-title", team=team), lines, ((again,),))
