"""A closed tournament: the scores of teams and players, the rankings, how well each question discriminated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from bot.engines.book import Refused
from bot.engines.gdr import judging, scoring
from bot.engines.gdr.closing import counting
from bot.engines.gdr.scale import Question
from bot.engines.gdr.scoring import Judged, Score
from bot.engines.gdr.tournament import Gdr, Sheet
from bot.engines.tournament.standings import Criterion, Standings, ranked

TOTAL = "total"


@dataclass(frozen=True, slots=True)
class TeamResult:
    """What a team's sheets come to."""

    judged: Judged
    team: Score
    players: Mapping[str, Score]
    """By character."""


def answers_of(book: Gdr, sheet: Sheet) -> dict[str, str]:
    """The answers of a sheet that count: a stroke of genius only with the director's word."""
    answers = judging.answered(book, sheet)
    for question in book.questions(sheet.team):
        said = book.genius.get((sheet.team, question.character), False)
        if question.element is None and book.rules.descriptors[question.descriptor].confirmed and not said:
            answers[question.key] = question.answers[-1]
    return answers


def results(book: Gdr) -> dict[str, TeamResult]:
    """The result of every team; refused before closing, whoever asks."""
    if not book.closed:
        raise Refused("gdr-not-closed")
    scale = book.scale
    found = {}
    for team in book.teams:
        cast = book.casts[team.id]
        sheets = [scoring.judged(scale, cast, answers_of(book, sheet)) for sheet in counting(book, team.id)]
        whole = sheets[0] if len(sheets) == 1 else scoring.mean(sheets)
        players = {character: scoring.player_score(scale, character, whole) for character in cast}
        found[team.id] = TeamResult(whole, scoring.team_score(scale, whole), players)
    return found


def team_ranking(found: Mapping[str, TeamResult]) -> Standings:
    """The teams from the first to the last; equal scores share a place."""
    return ranked(found, [Criterion(TOTAL, lambda team: found[team].team.total)])


def character_ranking(found: Mapping[str, TeamResult], character: str) -> Standings:
    """The teams whose players played a character, from the best of them on."""
    those = [team for team, result in found.items() if character in result.players]
    return ranked(those, [Criterion(TOTAL, lambda team: found[team].players[character].total)])


# --- how well each question told players apart


@dataclass(frozen=True, slots=True)
class Discrimination:
    """How a question was answered in the whole tournament."""

    key: str
    """A descriptor, or an element with whom it is asked of."""
    question: Question
    counts: tuple[int, ...]
    """How often each answer was given, from the best on."""

    @property
    def used(self) -> int:
        """How many of its answers were given at all."""
        return sum(count > 0 for count in self.counts)

    @property
    def top(self) -> Fraction:
        """What share of the answers the most frequent one has."""
        return Fraction(max(self.counts), sum(self.counts))


def discriminations(book: Gdr) -> list[Discrimination]:
    """Every question as it was answered on all the sheets that count, a descriptor over all players."""
    given: dict[str, Counter[str]] = {}
    asked: dict[str, Question] = {}
    for team in book.teams:
        for sheet in counting(book, team.id):
            answers = answers_of(book, sheet)
            for question in book.questions(team.id):
                key = question.descriptor if question.element is None else question.key
                asked.setdefault(key, question)
                given.setdefault(key, Counter())[answers[question.key]] += 1
    return [
        Discrimination(key, question, tuple(given[key][answer] for answer in question.answers))
        for key, question in asked.items()
    ]
