"""/gdr judge: a referee's sheet in private, screen by screen, on whatever device or chat they go on with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.commands.gdr import sheet_cards as cards
from bot.commands.gdr import sheet_pages as pages
from bot.commands.gdr.cog import cog, spoken
from bot.commands.gdr.names import (
    ListIndex,
    TeamId,
    TeamName,
    answer_named,
    named,
    player_named,
    question_named,
    team_found,
)
from bot.commands.tournament.reaching import everywhere
from bot.engines.book import Entry, Refused
from bot.engines.gdr import asked_at_once, closing, judging
from bot.engines.gdr.asked_at_once import Screen
from bot.engines.gdr.closing import Decided, SheetDiscarded
from bot.engines.gdr.judging import Answered, AnswersTakenBack, HandedIn, Reopened, SheetBegun
from bot.engines.gdr.scale import Question
from bot.engines.gdr.tournament import Gdr, Sheet
from bot.engines.rewriting import Voided
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.told import Told


@cog.command("judge", may=May.REFEREE, private=True)
@spoken
async def judge(call: Call[Gdr], team: TeamName) -> Card:
    """Open the judge's sheet, or go on with it."""
    book, found = call.book, await team_found(call, team)
    sheet = judging.begin(book, call.member, found)
    if sheet.handed or not judging.missing(book, sheet):
        return pages.index_card(call, sheet)
    news = () if sheet.answers else (say("gdr-how-it-goes"),)
    return cards.next_card(call, sheet, *news)


@cog.command("ask", may=May.REFEREE, private=True, hidden=True, reads=True)
@spoken
async def ask(call: Call[Gdr], team: TeamId, number: ListIndex) -> Card:
    """The screen of a question, whether it is answered or not."""
    sheet = judging.open_sheet(call.book, call.member, team)
    return cards.screen_card(call, sheet, _screen(call.book, sheet, _numbered(call.book, sheet, number)))


@cog.command("say", may=May.REFEREE, private=True, hidden=True)
@spoken
async def answer(call: Call[Gdr], team: TeamId, number: ListIndex, given: ListIndex) -> Card:
    """An answer; the screen stays until all of it is answered, and where it was already."""
    sheet = judging.open_sheet(call.book, call.member, team)
    question = _numbered(call.book, sheet, number)
    if given not in question.numbered:
        raise Refused("button-gone")
    before = asked_at_once.left_on(sheet, _screen(call.book, sheet, question))
    sheet = judging.answer(call.book, call.member, team, question.key, question.numbered[given])
    screen = _screen(call.book, sheet, question)
    if before and not asked_at_once.left_on(sheet, screen):
        return _next(call, sheet, screen)
    return cards.screen_card(call, sheet, screen)


@cog.command("fill", may=May.REFEREE, private=True, hidden=True)
@spoken
async def fill(call: Call[Gdr], team: TeamId, number: ListIndex, given: ListIndex) -> Card:
    """The same answer for all that a screen still lacks."""
    sheet = judging.open_sheet(call.book, call.member, team)
    question = _numbered(call.book, sheet, number)
    if given not in question.numbered:
        raise Refused("button-gone")
    sheet = asked_at_once.fill(call.book, call.member, team, question.key, question.numbered[given])
    return _next(call, sheet, _screen(call.book, sheet, question))


@cog.command("praise", may=May.REFEREE, private=True, hidden=True)
@spoken
async def praise(call: Call[Gdr], team: TeamId) -> Card:
    """Nothing to say against the conduct of all of whom nothing is said yet."""
    sheet = asked_at_once.praise(call.book, call.member, team)
    return _next(call, sheet, asked_at_once.conduct(call.book, sheet)[0])


@cog.command("unsay", may=May.REFEREE, private=True, hidden=True)
@spoken
async def unsay(call: Call[Gdr], team: TeamId, number: ListIndex) -> Card:
    """Leave the screen of a question unanswered again."""
    sheet = judging.open_sheet(call.book, call.member, team)
    question = _numbered(call.book, sheet, number)
    sheet = asked_at_once.take_back(call.book, call.member, team, question.key)
    return cards.screen_card(call, sheet, _screen(call.book, sheet, question))


def _next(call: Call[Gdr], sheet: Sheet, just: Screen) -> Card:
    """What comes after what was just answered, which can be put right from there."""
    if not judging.missing(call.book, sheet):
        return pages.index_card(call, sheet, just)
    return cards.next_card(call, sheet, just=just)


def _screen(book: Gdr, sheet: Sheet, question: Question) -> Screen:
    """The screen on which a question stands."""
    return asked_at_once.screen_of(book, sheet, question.key)


def _numbered(book: Gdr, sheet: Sheet, number: int) -> Question:
    """A question by its place; one that follows from another answer is not asked."""
    every = book.questions(sheet.team)
    if number >= len(every) or every[number] not in judging.asked(book, sheet):
        raise Refused("button-gone")
    return every[number]


@cog.command("index", may=May.REFEREE, private=True, hidden=True, reads=True)
@spoken
async def index(call: Call[Gdr], team: TeamId) -> Card:
    """What is missing, part by part."""
    return pages.index_card(call, judging.open_sheet(call.book, call.member, team))


@cog.command("page", may=May.REFEREE, private=True, hidden=True, reads=True)
@spoken
async def page(call: Call[Gdr], team: TeamId, place: ListIndex) -> Card:
    """All that is answered of a player, of the team, or item by item."""
    return pages.page_card(call, judging.open_sheet(call.book, call.member, team), place)


@cog.command("rest", may=May.REFEREE, private=True, hidden=True, reads=True)
@spoken
async def rest(call: Call[Gdr], team: TeamId) -> Card:
    """Enough for now."""
    return pages.rest_card(call, judging.open_sheet(call.book, call.member, team))


@cog.command("done", may=May.REFEREE, private=True, hidden=True)
@spoken
async def done(call: Call[Gdr], team: TeamId) -> Card:
    """Hand the sheet in, for who is still a referee; what is next are teams of their own tables."""
    book = call.book
    sheet = judging.hand_in(book, call.member, team)
    lines: list[Argument] = [say("gdr-handed-thanks")]
    lines += [
        say("gdr-handed-genius", player=player_named(book, team, one))
        for one in (() if team in book.samples else judging.strokes(book, [sheet]))
    ]
    lines += [*pages.opposites_said(book, sheet), say("gdr-source")]
    mine = [one for one in book.teams if book.sits_at(call.member, one.id) and (one.id, call.member) not in book.sheets]
    others = [one for one in mine if book.tables or not book.sheets_of(one.id)]
    row = [Button(say("gdr-calibration-button"), f"gdr calibration {team}")] if team in book.samples else []
    row += [Button(say("gdr-judge-next", team=named(book, one.id)), f"gdr judge {one.id}") for one in others[:4]]
    shown = cards.card(say("gdr-handed-in", team=named(book, team)), lines, [(one,) for one in row])
    return Card(shown.title, shown.lines, buttons=shown.buttons, audience=shown.audience, tone=Tone.GOOD, replaces=True)


# --- what the room hears while sheets are being filled


@cog.heralds(HandedIn, topic="here")
@cog.heralds(Reopened, topic="here")
@cog.heralds(SheetDiscarded, topic="here")
@cog.heralds(Decided, topic="here")
def changed(call: Call[Any], book: Gdr, entry: Entry) -> Sequence[Told]:
    """How far the sheets are, in the place of the message before."""
    return () if book.closed else _state(call, book)


@cog.heralds(Voided, topic="here")
def undone(call: Call[Any], book: Gdr, entry: Voided) -> Sequence[Told]:
    """An undo may give a sheet back to its referee, who hears of it, or hand it in again."""
    before = call.book
    if not isinstance(before, Gdr) or before.closed or book.closed or _handed(before) == _handed(book):
        return ()
    back = [one for one in _handed(before) if one not in _handed(book) and one in book.sheets]
    told = [Told(given_back_card(book, team, call.member), person=referee) for team, referee in back]
    return [*told, *_state(call, book)]


def _state(call: Call[Any], book: Gdr) -> list[Told]:
    key = f"gdr.state:{call.volume.stored.id if call.volume else ''}"
    return [replace(told, key=key) for told in everywhere(call, state_card(book))]


def _handed(book: Gdr) -> list[tuple[str, str]]:
    return [key for key, sheet in book.sheets.items() if sheet.handed]


def given_back_card(book: Gdr, team: str, by: str) -> Card:
    """What a referee hears whose sheet is theirs again."""
    again = Button(say("gdr-continue-button"), f"gdr judge {team}")
    title = say("gdr-reopened-told", team=named(book, team), who=Mention(by))
    return Card(title, buttons=((again,),), audience=Audience.MEMBER, tone=Tone.ASK)


def state_card(book: Gdr) -> Card:
    """Which teams' sheets are in, without a word of what they say, or of what they leave to the director."""
    without = closing.without_sheets(book)
    lines: list[Argument] = []
    handed = [named(book, team.id) for team in book.teams if team.id not in without]
    if handed:
        lines.append(say("gdr-state-handed", teams=listed(handed)))
    if without:
        lines.append(
            say("gdr-state-missing", teams=listed(named(book, one.id) for one in book.teams if one.id in without))
        )
    else:
        lines.append(say("gdr-state-ready"))
    row = (Button(say("gdr-progress-button"), "gdr progress"),)
    return Card(say("gdr-state-title"), tuple(lines), buttons=(row,), tone=Tone.PLAIN if without else Tone.GOOD)


# --- the journal's lines


@cog.tells(SheetBegun)
def begun_line(call: Call[Gdr], entry: SheetBegun) -> Argument:
    """A sheet that a referee began."""
    return say("gdr-line-begun", team=named(call.book, entry.team), referee=Mention(entry.referee))


@cog.tells(Answered)
def answered_line(call: Call[Gdr], entry: Answered) -> Argument | None:
    """An answer, after closing; before it a sheet's beginning and end are all there is to tell."""
    book, team = call.book, named(call.book, entry.team)
    if not book.closed or entry.team not in book.casts:
        return None
    told = [
        say(
            "gdr-line-answer", what=question_named(question), answer=answer_named(question, entry.answers[question.key])
        )
        for question in book.questions(entry.team)
        if entry.answers.get(question.key) in question.answers
    ]
    return say("gdr-line-answered", team=team, referee=Mention(entry.referee), answers=listed(told))


@cog.tells(AnswersTakenBack)
def taken_back_line(call: Call[Gdr], entry: AnswersTakenBack) -> Argument | None:
    """Answers that their referee took back, after closing."""
    book, team = call.book, named(call.book, entry.team)
    if not book.closed or entry.team not in book.casts:
        return None
    told = [question_named(one) for one in book.questions(entry.team) if one.key in entry.keys]
    return say("gdr-line-taken-back", team=team, referee=Mention(entry.referee), answers=listed(told))


@cog.tells(HandedIn)
def handed_line(call: Call[Gdr], entry: HandedIn) -> Argument:
    """A sheet handed in."""
    return say("gdr-line-handed", team=named(call.book, entry.team), referee=Mention(entry.referee))
