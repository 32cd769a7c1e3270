"""What a question for a yes says, of whom it waits for it, and what stays of it once that is given."""

from __future__ import annotations

from typing import Any

import pytest

from bot.hall.cards.card import Argument, Audience, Card, Mention, Tone, say
from bot.hall.cards.lists import listed
from bot.hall.declared.question_words import awaited, is_question, kept, says_still

NO_CALL: Any = None
"""Nothing is looked up for words that are nobody's."""
WANTS, GAME = say("agree-title", who=Mention("p1")), say("journal-voided", line="1")


@pytest.mark.parametrize(
    ("tone", "audience", "question"),
    [
        (Tone.ASK, Audience.ROOM, True),
        (Tone.ASK, Audience.MEMBER, False),
        (Tone.GOOD, Audience.ROOM, False),
    ],
    ids=["asked of the room", "the note to its asker", "an answer"],
)
def test_the_question_itself_is_for_the_room(tone: Tone, audience: Audience, question: bool) -> None:
    assert is_question(Card(tone=tone, audience=audience)) is question


@pytest.mark.parametrize(
    ("asking", "whose"),
    [
        (say("agree-from", who=listed([Mention("p2", ping=True), Mention("p3", ping=True)])), {"p2", "p3"}),
        (say("agree-how", who=Mention("p1")), set()),
        (say("agree-from-another"), set()),
    ],
    ids=["of some alone", "of anybody else", "of another"],
)
def test_what_asks_for_the_yes_goes_once_it_is_given_and_all_else_stays(asking: object, whose: set[str]) -> None:
    question = Card(WANTS, (GAME, Mention("p9"), asking))  # type: ignore[arg-type]
    assert kept(question) == (WANTS, GAME, Mention("p9"))
    assert awaited(question) == whose


@pytest.mark.parametrize(("line", "same"), [("1", True), ("2", False)])
async def test_a_question_with_another_number_in_it_says_something_else(line: str, same: bool) -> None:
    now: list[Argument] = [say("journal-voided", line=line)]
    assert await says_still(NO_CALL, Card(WANTS, (GAME,)), now) is same


def test_of_a_question_that_stands_nowhere_nothing_stays() -> None:
    assert kept(None) == ()
