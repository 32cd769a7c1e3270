"""What always holds of scores: better answers never cost anything, the size of a team does not matter."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.gdr import scoring
from bot.engines.gdr.results import results
from tests import examples
from tests.engines.gdr.convention import Convention, at_random, scale

chances = st.integers(0, 2**32).map(Random)
few = settings(max_examples=examples(20), deadline=None)
ALL = ("ada", "ivo", "leo")


def totals(one: Any, answers: dict[str, str]) -> dict[str, Fraction]:
    """The score of the team, and of each player."""
    whole = scoring.judged(one, ALL, answers)
    players = {character: scoring.player_score(one, character, whole).total for character in ALL}
    return players | {"": scoring.team_score(one, whole).total}


@given(chances)
@few
def test_a_better_answer_never_lowers_a_score(chance: Random) -> None:
    one = scale()
    questions = one.questions(ALL)
    answers = {question.key: chance.choice(question.answers) for question in questions}
    before = totals(one, answers)
    question = chance.choice(questions)
    better = question.answers[chance.randint(0, question.answers.index(answers[question.key]))]
    after = totals(one, answers | {question.key: better})
    assert all(after[who] >= before[who] for who in before)


@given(chances)
@few
def test_the_size_of_a_team_does_not_matter_for_equal_players(chance: Random) -> None:
    """Who plays Ivo and Leo does as who plays Ada; their consistency is judged alike, in part or whole."""
    one, picks = scale(), {}

    def pick(question: Any) -> str:
        part = question.key.rpartition("/")[2]
        part = "cd" if part.startswith("cd.") else part
        place = picks.setdefault(part, chance.random())
        return str(question.answers[0 if part == "cd" else int(place * len(question.answers))])

    found = []
    for cast in (("ada", "ivo"), ALL):
        answers = {question.key: pick(question) for question in one.questions(cast)}
        found.append(scoring.team_score(one, scoring.judged(one, cast, answers)).total)
    assert found[0] == found[1]


@given(chances, st.integers(2, 3))
@few
def test_every_evaluation_is_between_50_below_0_and_100(chance: Random, players: int) -> None:
    convention = Convention(players=players)
    convention.judge("t1", at_random(chance))
    result = convention.close()["t1"]
    assert results(convention.book).keys() == {"t1"}
    assert all(-50 <= one.vsp <= 100 for one in result.judged.players.values())
    assert all(one.for_team <= 85 for one in result.judged.players.values())
    assert 0 <= result.judged.progress <= 100


@given(chances)
@few
def test_the_mean_of_equal_sheets_is_each_of_them(chance: Random) -> None:
    one = scale()
    answers = {question.key: chance.choice(question.answers) for question in one.questions(ALL)}
    sheet = scoring.judged(one, ALL, answers)
    assert scoring.mean([sheet, sheet]) == sheet
