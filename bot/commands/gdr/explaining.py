"""/gdr explain: after closing, the way from every answer to a score."""

from __future__ import annotations

from fractions import Fraction

from bot.commands.gdr.cog import cog, spoken
from bot.commands.gdr.names import (
    TeamName,
    answer_named,
    character_named,
    character_of,
    named,
    player_named,
    question_named,
    team_found,
)
from bot.commands.number_format import figure
from bot.engines.gdr.closing import counting
from bot.engines.gdr.explaining import QuestionLine, lines
from bot.engines.gdr.results import TeamResult, results
from bot.engines.gdr.rules import HUNDRED
from bot.engines.gdr.scale import TEAM
from bot.engines.gdr.scoring import Score
from bot.engines.gdr.tournament import Gdr
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, say, strong
from bot.hall.cards.lists import joined, listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import PersonId
from bot.hall.declared.rules_pages import how
from bot.hall.running.forms import rows


@cog.command("explain", may=May.DIRECTOR, private=True, reads=True)
@spoken
async def explain(call: Call[Gdr], team: TeamName, player: PersonId | None = None) -> Card:
    """The sums behind a score, of a team or of one player."""
    book, found = call.book, await team_found(call, team)
    result = results(book)[found]
    if player is None:
        return team_sums(book, found, result)
    return player_sums(book, found, character_of(book, found, player), result)


def player_sums(book: Gdr, team: str, character: str, result: TeamResult) -> Card:
    """A player's score, answer by answer."""
    score, evaluation = result.players[character], result.judged.players[character]
    sums: list[Argument] = [strong(say("gdr-explain-total", total=figure(score.total)))]
    sums += _sheets(book, team)
    for key, points in evaluation.parts.items():
        weight = max(book.scale.absolute(key), Fraction(0))
        part = say(f"rbb2-descriptors-{key}")
        sums.append(say("gdr-explain-part", part=part, points=figure(points), most=figure(weight)))
    title = say("gdr-explain-title", who=player_named(book, team, character), team=named(book, team))
    back = (Button(say("gdr-explain-team-button"), f"gdr explain {team}"), how("rbb", "shares"))
    shown = (*sums, *_formula(score), *_lines(lines(book, team, character)))
    return Card(title, shown, buttons=(back,), audience=Audience.MEMBER)


def team_sums(book: Gdr, team: str, result: TeamResult) -> Card:
    """A team's score: its players' means, and its progress step by step."""
    score = result.team
    sums: list[Argument] = [strong(say("gdr-explain-total", total=figure(score.total))), *_sheets(book, team)]
    sums += [
        say("gdr-explain-player", who=player_named(book, team, character), points=figure(evaluation.for_team))
        for character, evaluation in result.judged.players.items()
    ]
    sums.append(say("gdr-explain-mean", points=figure(score.vsp)))
    buttons = [
        Button(character_named(book, character), f"gdr explain {team} player:<@{book.player_of(team, character)}>")
        for character in result.players
    ]
    title = say("gdr-explain-title-team", team=named(book, team))
    shown = (*sums, *_formula(score), *_lines(lines(book, team, TEAM)))
    return Card(title, shown, buttons=rows([*buttons, how("rbb", "shares")], 2), audience=Audience.MEMBER)


def _sheets(book: Gdr, team: str) -> list[Argument]:
    """Whose sheets these are; of several the mean counts."""
    referees = [Mention(sheet.referee) for sheet in counting(book, team)]
    return [say("gdr-explain-sheets", names=listed(referees), count=len(referees))]


def _formula(score: Score) -> list[Argument]:
    """What thresholds and shares make of the points."""
    parts = (
        ("vsp", score.vsp, score.vsp_thresholds, score.share, score.from_vsp),
        ("aa", score.aa, score.aa_thresholds, HUNDRED - score.share, score.from_aa),
    )
    return [
        say(
            f"gdr-explain-{what}",
            value=figure(value),
            low=figure(low),
            high=figure(high),
            share=figure(Fraction(share)),
            points=figure(points),
        )
        for what, value, (low, high), share, points in parts
    ]


def _lines(found: list[QuestionLine]) -> list[Argument]:
    """Every question with its answer, what it gave, and the most that there was."""
    return [
        say(
            "gdr-explain-line",
            question=question_named(line.question),
            answer=joined("gdr-either", (answer_named(line.question, one) for one in dict.fromkeys(line.answers))),
            points=figure(line.points),
            most=figure(max(line.most, Fraction(0))),
        )
        for line in found
    ]
