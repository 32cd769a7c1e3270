"""What stands on a judge's sheet, in words: what is missing, all of it by player and by item, the pause."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.gdr.names import named, part_named, question_named, some
from bot.commands.gdr.sheet_cards import card, given_named, line, section_named, told
from bot.engines.book import Refused
from bot.engines.gdr import asked_at_once, judging, severity
from bot.engines.gdr.asked_at_once import Screen
from bot.engines.gdr.scale import TEAM, Question
from bot.engines.gdr.tournament import Gdr, Sheet
from bot.hall.cards.card import Argument, Button, Card, Free, Mention, say, typed
from bot.hall.declared.call import Call
from bot.hall.running.forms import rows

MOST_NAMED = 3
"""The most missing answers of one part that are named."""
MOST_ALIKE = 3
"""The most items that the index names because everybody has the same answer: item by item each of them is marked."""
MOST_OPPOSITE = 8
"""The most items that are named because another sheet says the opposite."""
MOST_ITEMS = 12
"""Screens of one page by item."""


def index_card(call: Call[Gdr], sheet: Sheet, just: Screen = ()) -> Card:
    """Every part of the sheet with what it lacks, what may be a slip; and handing in once nothing is missing, in few
    words: it is read by whoever has pressed fifty times, and the rules' authors are named once more by what follows."""
    book, team = call.book, sheet.team
    title = say("gdr-sheet-title", team=named(book, team))
    if sheet.handed:
        return card(title, [say("gdr-sheet-is-handed"), *opposites_said(book, sheet)], ())
    left = judging.missing(book, sheet)
    lines: list[Argument] = []
    parts = []
    for place, character in enumerate((*book.casts[team], TEAM)):
        asked = [one for one in judging.asked(book, sheet) if one.character == character]
        lacks = [one for one in left if one.character == character]
        if left:
            lines.append(_section(section_named(book, team, character), asked, lacks))
        parts.append(Button(part_named(book, character), f"gdr page {team} {place}"))
    parts.append(Button(say("gdr-by-item-button"), f"gdr page {team} {len(parts)}"))
    if alike := asked_at_once.all_alike(book, sheet):
        lines.append(say("gdr-all-alike", items=some([question_named(one[0]) for one in alike], MOST_ALIKE)))
    if left:
        first = asked_at_once.next_screen(book, sheet)[0]
        on = Button(say("gdr-continue-button"), line("ask", book, sheet, first), "good")
        lines.append(say("gdr-source"))
    else:
        lines.append(say("gdr-sheet-complete"))
        on = Button(say("gdr-hand-in-button"), f"gdr done {team}", "good")
    slip = [Button(say("slip-correct"), line("ask", book, sheet, just[0]))] if just else []
    rest = [Button(say("gdr-rest-button"), f"gdr rest {team}")] if left else []
    return card(title, lines, ((on,), *rows(parts, 2), (*slip, *rest)))


def _section(name: Argument, asked: list[Question], lacks: list[Question]) -> Argument:
    """A part of the sheet: whole, not begun, or with what it lacks."""
    if not lacks:
        return say("gdr-section-done", section=name)
    if len(lacks) == len(asked):
        return say("gdr-section-to-begin", section=name)
    return say("gdr-section-lacks", section=name, missing=some([question_named(one) for one in lacks], MOST_NAMED))


# --- all that is answered


def page_card(call: Call[Gdr], sheet: Sheet, place: int) -> Card:
    """A page of all that stands on the sheet: a player's, the team's, or one by item; from each line a press back."""
    book = call.book
    parts = (*book.casts[sheet.team], TEAM)
    if place < len(parts):
        asked = [one for one in judging.asked(book, sheet) if one.character == parts[place]]
        said = [say("gdr-told", what=question_named(one), answer=given_named(sheet, one)) for one in asked]
        lines = [_marked(sheet, (one,), of) for one, of in zip(asked, said, strict=True)]
        lines += _note_said(sheet, parts[place])
        title = section_named(book, sheet.team, parts[place])
        return _page(sheet, title, lines, _ways(book, sheet, asked), _note_ways(sheet, parts[place], place))
    of_players = [one for one in asked_at_once.screens(book, sheet) if one[0].character]
    start = (place - len(parts)) * MOST_ITEMS
    shown = of_players[start : start + MOST_ITEMS]
    if not shown:
        raise Refused("button-gone")
    alike = asked_at_once.all_alike(book, sheet)
    lines = [_marked(sheet, one, _by_item(book, sheet, one), alike=one in alike) for one in shown]
    moves = [
        Button(say(key), f"gdr page {sheet.team} {place + by}")
        for key, by, there in (
            ("gdr-back-button", -1, start > 0),
            ("gdr-on-button", 1, start + MOST_ITEMS < len(of_players)),
        )
        if there
    ]
    ways = _ways(book, sheet, [one[0] for one in shown])
    return _page(sheet, say("gdr-by-item", team=named(book, sheet.team)), lines, ways, moves)


def _by_item(book: Gdr, sheet: Sheet, screen: Screen) -> Argument:
    """A screen in words; of what is one character's, whose."""
    if screen[0].element is None:
        return told(book, sheet, screen)
    return say("gdr-about", who=part_named(book, screen[0].character), what=told(book, sheet, screen))


def _marked(sheet: Sheet, screen: Screen, said: Argument, *, alike: bool = False) -> Argument:
    """A line of a page, which shows at its beginning what lacks an answer and where all have the same."""
    if asked_at_once.left_on(sheet, screen):
        return say("gdr-page-open", said=said)
    return say("gdr-page-alike" if alike else "gdr-page-whole", said=said)


def _ways(book: Gdr, sheet: Sheet, asked: Sequence[Question]) -> list[Button]:
    """From a page back to each of its questions."""
    return [Button(question_named(one), line("ask", book, sheet, one)) for one in asked]


def _page(
    sheet: Sheet, title: Argument, lines: Sequence[Argument], ways: Sequence[Button], moves: Sequence[Button]
) -> Card:
    index = Button(say("gdr-index-button"), f"gdr index {sheet.team}")
    return card(title, lines, ((*moves, index), *rows(ways, 2)))


def _note_said(sheet: Sheet, character: str) -> list[Argument]:
    """What the referee noted, and whether it is given after closing."""
    note = sheet.notes.get(character)
    if note is None:
        return []
    return [say("gdr-note-given" if note.given else "gdr-note-kept", words=Free(note.words))]


def _note_ways(sheet: Sheet, character: str, place: int) -> list[Button]:
    """To write a note, or another; to give it, or keep it."""
    write = Button(say("gdr-note-button"), f"gdr note {sheet.team} {place}", ask=("words",))
    note = sheet.notes.get(character)
    if note is None:
        return [write]
    key = "gdr-note-keep-button" if note.given else "gdr-note-give-button"
    return [write, Button(say(key), f"gdr give {sheet.team} {place}")]


def opposites_said(book: Gdr, sheet: Sheet) -> list[Argument]:
    """Where another sheet of the team, handed in too, says the opposite: one of both may be a slip."""
    by_key = {one.key: one for one in book.questions(sheet.team)}
    found: dict[str, list[Argument]] = {}
    for key, referee in severity.opposites(book, sheet.team, sheet.referee):
        question = by_key[key]
        what = say("gdr-about", who=part_named(book, question.character), what=question_named(question))
        found.setdefault(referee, []).append(what)
    return [
        say("gdr-opposites", who=Mention(referee), items=some(items, MOST_OPPOSITE)) for referee, items in found.items()
    ]


# --- the pause


def rest_card(call: Call[Gdr], sheet: Sheet) -> Card:
    """Enough for now: how to go on later, wherever."""
    team = named(call.book, sheet.team)
    again = Button(say("gdr-continue-button"), f"gdr index {sheet.team}")
    lines = [say("gdr-rest-how", command=typed("gdr", "judge"))]
    return card(say("gdr-rest-title", team=team), lines, ((again,),))
