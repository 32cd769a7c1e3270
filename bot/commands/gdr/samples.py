"""/gdr sample, calibration: before the event all referees judge one sample table, and see how alike they were."""

from __future__ import annotations

from typing import Any

from bot.commands.gdr.cog import cog, spoken
from bot.commands.gdr.names import TeamName, answer_named, named, part_named, question_named, team_found
from bot.engines.book import Refused
from bot.engines.gdr import samples
from bot.engines.gdr.samples import RefereeLeaning, SampleSet, Split
from bot.engines.gdr.tournament import Gdr
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say, strong
from bot.hall.cards.lists import dotted, listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May

MOST = 12
"""Questions on which they differ most that are shown."""


@cog.command("sample", may=May.DIRECTOR)
@spoken
async def sample(call: Call[Gdr], team: TeamName) -> Card:
    """Make a team the sample table that all referees judge."""
    found = await team_found(call, team)
    samples.make_sample(call.book, call.member, found)
    row = (Button(say("gdr-judge-button"), f"gdr judge {found}", "good"),)
    lines = (say("gdr-sample-what"),)
    return Card(say("gdr-sample-set", team=named(call.book, found)), lines, buttons=(row,), tone=Tone.GOOD)


@cog.command("calibration", may=May.REFEREE, private=True, reads=True)
@spoken
async def calibration(call: Call[Gdr], team: TeamName) -> Card:
    """How alike the referees judged the sample table, for those who have handed theirs in."""
    book, found = call.book, await team_found(call, team)
    if found not in book.samples:
        raise Refused("gdr-no-sample", team=found)
    if not samples.may_see(book, call.member, found):
        raise Refused("gdr-sample-first", team=found)
    splits = samples.splits(book, found)
    handed = [Mention(sheet.referee) for sheet in book.handed(found)]
    lines: list[Argument] = [say("gdr-calibration-of", names=listed(handed))]
    lines += [_leaning(one) for one in samples.leanings(book, found)]
    lines.append(say("gdr-calibration-splits") if splits else say("gdr-calibration-alike"))
    lines += [_split(book, one) for one in splits[:MOST]]
    if len(splits) > MOST:
        lines.append(say("gdr-calibration-more", count=len(splits) - MOST))
    title = say("gdr-calibration-title", team=named(book, found))
    return Card(title, tuple(lines), audience=Audience.MEMBER)


def _leaning(one: RefereeLeaning) -> Argument:
    key = "gdr-leaning-even"
    if abs(one.below - one.above) * 10 >= one.asked:  # on one question of ten more than the other way
        key = "gdr-leaning-severe" if one.below > one.above else "gdr-leaning-mild"
    return say(key, who=Mention(one.referee), below=one.below, above=one.above, asked=one.asked)


def _split(book: Gdr, one: Split) -> Argument:
    question = one.question
    what = say("gdr-about", who=part_named(book, question.character), what=question_named(question))
    said = [
        say("gdr-told-of", answer=answer_named(question, answer), who=listed(Mention(by) for by in who))
        for answer, who in one.answers.items()
    ]
    return dotted([strong(what), *said])


@cog.tells(SampleSet)
def sample_line(call: Call[Any], entry: SampleSet) -> Argument:
    """A team that all referees judge."""
    return say("gdr-line-sample", who=Mention(entry.by), team=named(call.book, entry.team))
