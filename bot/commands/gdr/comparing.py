"""/gdr compare: where the sheets of a team differ, what they say for who may read it, and which of them is to stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.commands.gdr.closing import PersonKey, progress_card
from bot.commands.gdr.cog import cog, spoken
from bot.commands.gdr.names import (
    TeamId,
    TeamName,
    answer_named,
    named,
    part_named,
    question_named,
    team_found,
)
from bot.engines.book import Refused
from bot.engines.gdr import closing
from bot.engines.gdr.closing import AllRead, AnswersRead, Decided, DifferingAnswers
from bot.engines.gdr.tournament import MEAN, Gdr
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say, strong
from bot.hall.cards.lists import dotted, listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.running.forms import rows


@cog.command("compare", may=May.DIRECTOR, private=True, reads=True)
@spoken
async def compare(call: Call[Gdr], team: TeamName) -> Card:
    """Where the sheets of a team differ, and which of them is to stand."""
    # A message of its own: the tournament's card, which was pressed, changes while somebody reads here.
    return replace(_compared(call, await team_found(call, team)), replaces=False)


@cog.command("read", may=May.DIRECTOR, private=True, hidden=True)
@spoken
async def read(call: Call[Gdr], team: TeamId) -> Card:
    """The same with what the referees answered, for who will not judge."""
    closing.read(call.book, call.member, team)
    return _compared(call, team)


def _compared(call: Call[Gdr], team: str) -> Card:
    """Where the sheets differ; how, for who has read it."""
    book = call.book
    book.open_to(call.member)
    handed = [sheet.referee for sheet in book.handed(team)]
    if len(book.sheets_of(team)) < 2 or not handed:
        raise Refused("gdr-one-sheet", team=team)
    apart = closing.differences(book, team)
    lines: list[Argument] = [
        say("gdr-gap-open-sheet", team=named(book, team), referee=Mention(sheet.referee))
        for sheet in book.sheets_of(team)
        if not sheet.handed
    ]
    if len(handed) > 1:
        lines.append(say("gdr-compare-where" if apart else "gdr-compare-alike"))
    buttons: list[Button] = []
    if apart and not closing.may_read(book, call.member):
        lines += [*_where(book, apart), say("gdr-compare-eyes-shut")]
    elif apart and call.member in book.readers:
        lines += _how(book, apart, handed)
    elif apart:
        lines += [*_where(book, apart), say("gdr-read-warning")]
        buttons.append(Button(say("gdr-read-button"), f"gdr read {team}"))
    buttons += _choices(call, team, handed)
    title = say("gdr-compare-title", team=named(book, team))
    return Card(title, tuple(lines), buttons=rows(buttons, 2), audience=Audience.MEMBER, tone=Tone.ASK, replaces=True)


def _choices(call: Call[Gdr], team: str, handed: list[str]) -> Iterator[Button]:
    """One sheet stands, or the mean does, or one of them goes back."""
    if closing.may_choose(call.book, call.member, team):
        for one in handed:
            yield Button(say("gdr-stands-button", referee=Mention(one)), f"gdr decide {team} {one}")
    if len(handed) == len(call.book.sheets_of(team)):
        yield Button(say("gdr-mean-button"), f"gdr decide {team} {MEAN}")
    for one in handed:
        yield Button(say("gdr-reopen-button", referee=Mention(one)), f"gdr back {team} {one}")


def _parts(apart: list[DifferingAnswers]) -> dict[str, list[DifferingAnswers]]:
    """The differences by whom they are about."""
    found: dict[str, list[DifferingAnswers]] = {}
    for one in apart:
        found.setdefault(one.question.character, []).append(one)
    return found


def _where(book: Gdr, apart: list[DifferingAnswers]) -> Iterator[Argument]:
    """What the sheets differ about, a line for each character and for the team."""
    for part, those in _parts(apart).items():
        what = listed(question_named(one.question) for one in those)
        yield say("gdr-about", who=strong(part_named(book, part)), what=what)


def _how(book: Gdr, apart: list[DifferingAnswers], referees: list[str]) -> Iterator[Argument]:
    """The same with what each referee says."""
    for part, those in _parts(apart).items():
        yield strong(part_named(book, part))
        for one in those:
            said = [
                say("gdr-about", who=Mention(referee), what=answer_named(one.question, answer))
                for referee, answer in zip(referees, one.answers, strict=True)
            ]
            yield dotted([question_named(one.question), *said])


@cog.command("decide", may=May.DIRECTOR, private=True, hidden=True, in_live=True)
@spoken
async def decide(call: Call[Gdr], team: TeamId, stands: PersonKey) -> Card:
    """Which sheet stands, or that the mean does."""
    book = call.book
    closing.decide(book, call.member, team, stands)
    team_said = named(book, team)
    if stands == MEAN:
        return progress_card(call, say("gdr-decided-mean", team=team_said))
    return progress_card(call, say("gdr-decided-one", team=team_said, referee=Mention(stands)))


# --- the journal's lines


@cog.tells(AnswersRead)
def read_line(call: Call[Gdr], entry: AnswersRead) -> Argument:
    """A director who read what referees answered."""
    return say("gdr-line-read", who=Mention(entry.by), team=named(call.book, entry.team))


@cog.tells(AllRead)
def all_read_line(call: Call[Gdr], entry: AllRead) -> Argument:
    """A director who may read all sheets, having closed."""
    return say("gdr-line-all-read", who=Mention(entry.by))


@cog.tells(Decided)
def decided_line(call: Call[Gdr], entry: Decided) -> Argument:
    """Which of several sheets stands."""
    if entry.stands == MEAN:
        return say("gdr-line-mean", team=named(call.book, entry.team))
    return say("gdr-line-stands", team=named(call.book, entry.team), referee=Mention(entry.stands))
