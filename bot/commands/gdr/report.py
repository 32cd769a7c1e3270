"""/gdr report: after closing, how well each question told players apart, so that the weights can be improved."""

from __future__ import annotations

from fractions import Fraction

from bot.commands.gdr.cog import cog, spoken
from bot.commands.gdr.names import character_named, question_named
from bot.commands.number_format import percent
from bot.engines.book import Refused
from bot.engines.gdr import trying
from bot.engines.gdr.results import Discrimination, discriminations
from bot.engines.gdr.tournament import Gdr
from bot.engines.gdr.trying import Beside, Within
from bot.hall.cards.card import Argument, Audience, Card, Free, Picture, say, strong
from bot.hall.cards.lists import dotted
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May

FLAT = Fraction(8, 10)
"""A question whose most frequent answer has at least this share hardly tells players apart."""
FEWEST = 3
"""The fewest answers from which that is concluded."""
MOST_ROWS, MOST_SPOTS = 24, 500
"""What a picture has room for."""


@cog.command("report", may=May.DIRECTOR, private=True, reads=True)
@spoken
async def report(call: Call[Gdr]) -> Card:
    """How well each question discriminated."""
    book = call.book
    if not book.closed:
        raise Refused("gdr-not-closed")
    found = sorted(discriminations(book), key=lambda one: (not _flat(book, one), -one.top, one.used))
    flat = sum(_flat(book, one) for one in found)
    lines: list[Argument] = [
        say("gdr-report-how"),
        say("gdr-report-flat", count=flat) if flat else say("gdr-report-all-well"),
    ]
    lines[:0] = [*_within(book), *_by_all_or_nobody(book)]
    lines += [
        say(
            "gdr-report-line",
            question=_named(book, one),
            used=one.used,
            of=len(one.counts),
            top=percent(one.top, 0),
        )
        for one in found
    ]
    return Card(say("gdr-report-title"), tuple(lines), picture=_picture(call), audience=Audience.MEMBER)


def _picture(call: Call[Gdr]) -> Picture:
    """What was really scored on top of Min, Med and Max: how well the thresholds were chosen is seen at once."""
    book = call.book
    vsp, aa = trying.teams_beside(book)
    parts: list[tuple[Argument, Beside]] = [
        *((character_named(book, key), one) for key, one in trying.players_beside(book).items()),
        (say("gdr-report-teams"), vsp),
        (say("gdr-report-progress"), aa),
    ]
    rows = [
        {**dict(zip(("low", "middle", "high"), map(float, one.points), strict=True)), "label": name}
        | {"real": [float(value) for value in one.real[:MOST_SPOTS]]}
        for name, one in parts[-MOST_ROWS:]
    ]
    title = say("gdr-report-picture")
    subtitle = dotted([Free(book.name), say("gdr-report-picture-how")])
    return Picture("spread", {"title": title, "subtitle": subtitle, "rows": rows}, alt=title)


def _within(book: Gdr) -> list[Argument]:
    """How many fell between the thresholds, character by character, and of the teams (3.3.1)."""
    vsp, aa = trying.teams_within(book)
    parts: list[tuple[Argument, Within]] = [
        *((character_named(book, key), one) for key, one in trying.players_within(book).items()),
        (say("gdr-report-teams"), vsp),
        (say("gdr-report-progress"), aa),
    ]
    lines: list[Argument] = [strong(say("gdr-report-within"))]
    for name, one in parts:
        share = percent(Fraction(one.inside, one.of), 0)
        facts = {"inside": one.inside, "of": one.of, "below": one.below, "above": one.above}
        lines.append(say("gdr-report-within-line", name=name, share=share, **facts))
    return lines


def _by_all_or_nobody(book: Gdr) -> list[Argument]:
    """The items of the adventure that told nobody apart because all did them, or nobody."""
    found = dict(zip(("all", "nobody"), trying.by_all_or_nobody(book), strict=True))
    return [
        say(f"gdr-report-by-{who}", items=dotted([_named(book, one) for one in those]))
        for who, those in found.items()
        if those
    ]


def _flat(book: Gdr, one: Discrimination) -> bool:
    """Whether nearly everybody has the same answer; on conduct that is how it should be."""
    conduct = one.question.element is None and book.scale.first(one.question.descriptor).weight < 0
    return one.top >= FLAT and sum(one.counts) >= FEWEST and not conduct


def _named(book: Gdr, one: Discrimination) -> Argument:
    """A question; those of a character's consistency with the character."""
    question = one.question
    if question.element is None or not question.character:
        return question_named(question)
    return say("gdr-about", who=character_named(book, question.character), what=question_named(question))
