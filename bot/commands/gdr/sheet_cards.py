"""The screens of a judge's sheet: a descriptor with all its players, or a question alone. Words only, never a digit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.commands.gdr.names import answer_named, named, player_named, question_named
from bot.engines.gdr import asked_at_once, judging
from bot.engines.gdr.asked_at_once import Screen
from bot.engines.gdr.scale import Question
from bot.engines.gdr.tournament import Gdr, Sheet
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say, strong
from bot.hall.cards.lists import dotted, listed
from bot.hall.declared.call import Call
from bot.hall.running.forms import rows

LETTERS = "ABCDEFGH"
WIDE = 36
"""The most characters of an answer that a button on a phone shows whole."""
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


# --- a screen


def next_card(call: Call[Gdr], sheet: Sheet, *news: Argument, just: Screen = ()) -> Card:
    """The next screen that lacks something; conduct is one question as long as nothing is said of anybody's."""
    screen, conduct = asked_at_once.next_screen(call.book, sheet), asked_at_once.conduct(call.book, sheet)
    if screen != conduct[0] or any(one.key in sheet.answers for of in conduct for one in of):
        return screen_card(call, sheet, screen, *news, just=just)
    team, items = sheet.team, [question_named(one[0]) for one in conduct]
    lines = [*news, dotted([_bar(call.book, sheet), named(call.book, team)]), strong(say("gdr-conduct-asked"))]
    of_whom = tuple(
        Button(name, line("ask", call.book, sheet, one[0])) for name, one in zip(items, conduct, strict=True)
    )
    on = Button(
        say("gdr-skip-button"), line("ask", call.book, sheet, asked_at_once.after(call.book, sheet, conduct[-1])[0])
    )
    onwards = (on, Button(say("gdr-index-button"), f"gdr index {team}"))
    title = say("rbb2-descriptors-conduct")
    return card(title, lines, [(_praise("gdr-praise-all-button", team),), of_whom, onwards])


def _praise(label: str, team: str) -> Button:
    """Nothing to say against the conduct of whoever is left."""
    return Button(say(label), f"gdr praise {team}", "primary")


def screen_card(call: Call[Gdr], sheet: Sheet, screen: Screen, *news: Argument, just: Screen = ()) -> Card:
    """What is asked, what can be answered, and the ways onwards; `just` was answered a moment ago."""
    echo = [say("gdr-chosen", answer=_echo(call.book, sheet, just))] if just else []
    lines = [*news, dotted([_bar(call.book, sheet), *echo]), *_nature(call.book, screen[0])]
    show = _alone if len(screen) == 1 else _grid
    shown = show(call, sheet, screen, lines)
    return replace(shown, buttons=(*shown.buttons, _onwards(call.book, sheet, screen, just)))


def _grid(call: Call[Gdr], sheet: Sheet, screen: Screen, lines: list[Argument]) -> Card:
    """A row each, with what is answered and what can be; one press for all that are left."""
    book, first = call.book, screen[0]
    labels = {answer: answer_named(first, answer) for one in screen for answer in one.answers}
    if first.element is None:
        title: Argument = _asked(first)
        lines += _explained(call, first, [*labels.values()], spelt=False)
    else:
        title = _part(book, sheet, first)
    lines += [
        _row_said(book, sheet, one, LETTERS[at])
        for at, one in enumerate(screen)
        if one.element is not None or one.key in sheet.answers
    ]
    board = [_row(book, sheet, one, LETTERS[at]) for at, one in enumerate(screen)]
    shown = card(title, lines, [*board, *_for_the_rest(book, sheet, screen)])
    return replace(shown, grid=True)


def _row_said(book: Gdr, sheet: Sheet, question: Question, letter: str) -> Argument:
    """A row in words: whom or what it is about, and its answer."""
    about: Argument = (
        Mention(book.player_of(sheet.team, question.character))
        if question.element is None
        else say("gdr-lettered", letter=strong(letter), answer=question_named(question))
    )
    given = sheet.answers.get(question.key)
    if given is None:
        return say("gdr-row-open", about=about)
    return say("gdr-row", about=about, answer=answer_named(question, given))


def _row(book: Gdr, sheet: Sheet, question: Question, letter: str) -> tuple[Button, ...]:
    """The buttons of a row: who, with what can be said of them; or that with the letter of an element."""
    given = sheet.answers.get(question.key)
    row = []
    if question.element is None:
        place = book.casts[sheet.team].index(question.character)
        row.append(Button(Mention(book.player_of(sheet.team, question.character)), f"gdr page {sheet.team} {place}"))
    for at, answer in question.numbered.items():
        label = answer_named(question, answer)
        if question.element is not None:
            label = say("gdr-lettered", letter=letter, answer=label)
        row.append(_word(label, f"{line('say', book, sheet, question)} {at}", answer == given))
    return tuple(row)


def _word(label: Argument, saying: str, given: bool) -> Button:
    """A word that can be said; marked once it was."""
    return Button(say("gdr-chosen", answer=label), saying, "good") if given else Button(label, saying)


def _for_the_rest(book: Gdr, sheet: Sheet, screen: Screen) -> list[tuple[Button, ...]]:
    """One press for all rows that have no answer yet."""
    left = asked_at_once.left_on(sheet, screen)
    if not left:
        return []
    conduct = asked_at_once.conduct(book, sheet)
    praise: list[tuple[Button, ...]] = [(_praise("gdr-praise-button", sheet.team),)] if screen in conduct else []
    if screen in conduct[:1]:
        return praise
    keys = (
        ("gdr-for-all", "gdr-for-the-rest")
        if screen[0].element is None
        else ("gdr-for-all-items", "gdr-for-other-items")
    )
    key = keys[left != screen]
    numbers = {answer: at for at, answer in screen[0].numbered.items()}
    start = line("fill", book, sheet, screen[0])
    words = asked_at_once.for_all(screen)
    fills = [Button(say(key, answer=answer_named(screen[0], one)), f"{start} {numbers[one]}") for one in words]
    return [tuple(fills), *praise]


def _alone(call: Call[Gdr], sheet: Sheet, screen: Screen, lines: list[Argument]) -> Card:
    """A question alone, each of its answers on a button, or by its letter where it wants more room."""
    book, question = call.book, screen[0]
    labels = [answer_named(question, answer) for answer in question.answers]
    spelt = any(isinstance(label, str) and len(label) > WIDE for label in labels)
    shown: list[Argument] = list(LETTERS[: len(labels)]) if spelt else labels
    given = sheet.answers.get(question.key)
    answers = [
        _word(label, f"{line('say', book, sheet, question)} {at}", answer == given)
        for (at, answer), label in zip(question.numbered.items(), shown, strict=True)
    ]
    title = _part(book, sheet, question)
    if question.element is None:  # It is asked of one player alone, since it follows from another answer.
        title = dotted([_asked(question), Mention(book.player_of(sheet.team, question.character))])
    else:
        lines.append(strong(_asked(question)))
    lines += _explained(call, question, labels, spelt)
    return card(title, lines, rows(answers, 4 if spelt else 2 if len(answers) > 4 else 1))


def _nature(book: Gdr, question: Question) -> list[Argument]:
    """What a character is like, in the author's words, where its consistency is asked about."""
    if question.element is None or not question.character:
        return []
    about = book.scale.adventure.characters[question.character].about
    return [about] if about else []


def number_of(book: Gdr, sheet: Sheet, question: Question) -> int:
    """The place of a question among all those of its team."""
    return book.questions(sheet.team).index(question)


def line(act: str, book: Gdr, sheet: Sheet, question: Question) -> str:
    """What a button says that does something with a question, or with the screen on which it stands."""
    return f"gdr {act} {sheet.team} {number_of(book, sheet, question)}"


def _onwards(book: Gdr, sheet: Sheet, screen: Screen, just: Screen) -> tuple[Button, ...]:
    """To the screen before, or to what was just answered, to the one after, to the index."""
    every = asked_at_once.screens(book, sheet)
    at = every.index(screen)
    left = asked_at_once.left_on(sheet, screen)
    back = [Button(say("slip-correct"), line("ask", book, sheet, just[0]))] if just else []
    if not just and at:
        back = [Button(say("gdr-back-button"), line("ask", book, sheet, every[at - 1][0]))]
    on = say("gdr-skip-button" if left else "gdr-on-button")
    further = [Button(on, line("ask", book, sheet, one[0])) for one in every[at + 1 : at + 2]]
    undo = [] if left else [Button(say("slip-take-back"), line("unsay", book, sheet, screen[0]))]
    return (*back, *further, *undo, Button(say("gdr-index-button"), f"gdr index {sheet.team}"))


def told(book: Gdr, sheet: Sheet, screen: Screen) -> Argument:
    """A screen in one line: each of its answers, with whom or what it was said of."""
    first = screen[0]
    if first.element is not None:
        said = [say("gdr-told", what=question_named(one), answer=given_named(sheet, one)) for one in screen]
        return dotted(said)
    who: dict[str, list[Question]] = {}
    for one in screen:
        who.setdefault(sheet.answers.get(one.key, ""), []).append(one)
    if len(who) == 1:
        return say("gdr-told", what=question_named(first), answer=given_named(sheet, first))
    parts = [
        say(
            "gdr-told-of",
            answer=given_named(sheet, of[0]),
            who=listed(Mention(book.player_of(sheet.team, one.character)) for one in of),
        )
        for of in who.values()
    ]
    return say("gdr-told", what=question_named(first), answer=dotted(parts))


def given_named(sheet: Sheet, question: Question) -> Argument:
    """What stands on a sheet for a question."""
    given = sheet.answers.get(question.key)
    return say("gdr-no-answer") if given is None else answer_named(question, given)


def _echo(book: Gdr, sheet: Sheet, screen: Screen) -> Argument:
    """What was just said on a screen, in few words: what most have, and who or what has something else."""
    of: dict[str, list[Argument]] = {}
    for at, one in enumerate(screen):
        who = LETTERS[at] if one.element is not None else Mention(book.player_of(sheet.team, one.character))
        of.setdefault(sheet.answers.get(one.key, ""), []).append(who)
    named_by = {answer: given_named(sheet, one) for one in screen for answer in [sheet.answers.get(one.key, "")]}
    most, *others = sorted(of, key=lambda answer: -len(of[answer]))
    said = [say("gdr-told", what=listed(of[answer]), answer=named_by[answer]) for answer in others]
    return dotted([named_by[most], *said])


def _bar(book: Gdr, sheet: Sheet) -> str:
    """How far the sheet is."""
    asked = judging.asked(book, sheet)
    full = sum(one.key in sheet.answers for one in asked) * BLOCKS // len(asked)
    return "▰" * full + "▱" * (BLOCKS - full)


def _part(book: Gdr, sheet: Sheet, question: Question) -> Argument:
    """Whom an element of the adventure is about, and in which part of it it stands."""
    sections: list[Argument] = [one.text for one in question.sections]
    if sections and not question.character:
        return dotted(sections)
    return dotted([section_named(book, sheet.team, question.character), *sections])


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
