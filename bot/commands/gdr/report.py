"""/gdr report: after closing, how well each question told players apart, so that the weights can be improved."""

from __future__ import annotations

from fractions import Fraction

from bot.commands.gdr.figures import percent
from bot.commands.gdr.names import character_named, question_named, some, spoken
from bot.engines.book import Refused
from bot.engines.rbb.results import Discrimination, discriminations
from bot.engines.rbb.tournament import Rbb
from bot.hall.call import Call
from bot.hall.cards import Argument, Audience, Card, say
from bot.hall.cogs import Cog, May

cog: Cog[Rbb] = Cog(Rbb, "gdr")

FLAT = Fraction(8, 10)
"""The share of one answer from which a question hardly tells anybody apart."""
MOST_NAMED = 6
"""So many questions that tell hardly anybody apart are named in a sentence."""


@cog.command("report", may=May.DIRECTOR, private=True, reads=True)
@spoken
async def report(call: Call[Rbb]) -> Card:
    """How well each question discriminated."""
    book = call.book
    if not book.closed:
        raise Refused("gdr-not-closed")
    found = sorted(discriminations(book), key=lambda one: (-one.top, one.used))
    flat = [one for one in found if one.top >= FLAT and not _conduct(book, one)]
    lines: list[Argument] = [say("gdr-report-how")]
    if flat:
        names = some([_named(book, one) for one in flat], MOST_NAMED)
        lines.append(say("gdr-report-flat", count=len(flat), names=names))
    else:
        lines.append(say("gdr-report-all-well"))
    lines += [
        say(
            "gdr-report-line",
            question=_named(book, one),
            used=one.used,
            of=len(one.counts),
            top=percent(one.top),
        )
        for one in found
    ]
    return Card(say("gdr-report-title"), tuple(lines), audience=Audience.MEMBER)


def _conduct(book: Rbb, one: Discrimination) -> bool:
    """Whether it is meant to be the same for nearly everybody."""
    return one.question.element is None and book.scale.first(one.question.descriptor).weight < 0


def _named(book: Rbb, one: Discrimination) -> Argument:
    """A question; those of a character's consistency with the character."""
    question = one.question
    if question.element is None or not question.character:
        return question_named(question)
    return say("gdr-about", who=character_named(book, question.character), what=question_named(question))
