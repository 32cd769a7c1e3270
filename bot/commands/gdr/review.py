"""/gdr review: after closing, why a team and its players stand where they do, in words; nothing of others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from bot.commands.gdr.cog import cog, spoken
from bot.commands.gdr.names import (
    TeamName,
    answer_named,
    character_of,
    named,
    player_named,
    question_named,
    team_found,
)
from bot.engines.book import Refused
from bot.engines.gdr import notes
from bot.engines.gdr.explaining import QuestionLine
from bot.engines.gdr.in_words import in_words
from bot.engines.gdr.results import character_ranking, results, team_ranking
from bot.engines.gdr.scale import TEAM
from bot.engines.gdr.tournament import Gdr
from bot.hall.cards.card import Argument, Audience, Button, Card, Free, Mention, say, strong
from bot.hall.cards.lists import dotted
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import PersonId
from bot.hall.running.forms import rows


@cog.command("review", private=True, reads=True)
@spoken
async def review(call: Call[Gdr], team: TeamName | None = None, player: PersonId | None = None) -> Card:
    """What gave most and what was missed, of one's own team and of oneself, with the referees' notes."""
    book = call.book
    found = results(book)
    mine = next((one.id for one in book.teams if call.member in one.players), None)
    which = mine if team is None else await team_found(call, team)
    if which is None or which not in found:
        raise Refused("gdr-review-none")
    office = call.rank >= May.DIRECTOR
    if not office and (which != mine or player not in (None, call.member)):
        raise Refused("gdr-review-own")
    whose = player or (call.member if which == mine else "")
    place = team_ranking(found).places[which]
    lines: list[Argument] = [say("gdr-review-place", team=named(book, which), place=place, teams=len(found))]
    lines += _part(book, which, TEAM)
    if whose:
        character = character_of(book, which, whose)
        ranking = character_ranking(found, character)
        lines.append(strong(player_named(book, which, character)))
        lines.append(say("gdr-review-own-place", place=ranking.places[which], players=len(ranking.places)))
        lines += _part(book, which, character)
    others = [one for one in book.entrants[which].players if office and one != whose]
    buttons = [Button(Mention(one), f"gdr review {which} player:<@{one}>") for one in others]
    title = say("gdr-review-title", team=named(book, which))
    return Card(title, (*lines, say("gdr-source")), buttons=rows(buttons, 2), audience=Audience.MEMBER)


def _part(book: Gdr, team: str, character: str) -> Iterator[Argument]:
    """What gave most, what was missed, what was noted."""
    found = in_words(book, team, character)
    if found.gave:
        yield say("gdr-review-gave", items=_named(found.gave))
    yield say("gdr-review-missed", items=_named(found.missed)) if found.missed else say("gdr-review-nothing-missed")
    for referee, words in notes.given(book, team, character):
        yield say("gdr-review-note", who=Mention(referee), words=Free(words))


def _named(found: Sequence[QuestionLine]) -> Argument:
    """Questions, each with what was answered."""
    return dotted([say("gdr-told", what=question_named(one.question), answer=_answered(one)) for one in found])


def _answered(one: QuestionLine) -> Argument:
    """What was answered; by several referees, each thing that one of them said."""
    said = [answer_named(one.question, answer) for answer in dict.fromkeys(one.answers)]
    return reduce(lambda first, then: say("gdr-either", first=first, then=then), said)
