"""Which answers a process tells the others that it is still saying."""

from __future__ import annotations

from bot.hall.requests import PATIENCE
from bot.hall.running.answer_claims import AnswerClaims

NOW = 1000.0


class Time:
    """A clock that stands."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


def test_an_answer_is_under_way_until_it_is_heard_or_given_up() -> None:
    saying = AnswerClaims(Time(), 100)
    for request in ("heard", "given up", "slow"):
        saying.claim(request)
    saying.heard("heard")
    saying.release("given up")
    assert saying.under_way() == {"slow"}
    assert "heard" in saying


def test_an_answer_that_takes_too_long_is_anybody_s() -> None:
    time = Time()
    saying = AnswerClaims(time, 100)
    saying.claim("slow")
    time.now += PATIENCE
    assert saying.under_way() == set()
    assert saying.claim("slow")


def test_a_chat_that_asks_for_more_time_has_it() -> None:
    time = Time()
    saying = AnswerClaims(time, 100)
    saying.claim("queued", patience=2 * PATIENCE)
    time.now += PATIENCE
    assert saying.under_way() == {"queued"}
    assert not saying.claim("queued")
    time.now += PATIENCE
    assert saying.claim("queued")


def test_of_many_claims_those_that_ran_out_are_forgotten_and_the_others_kept() -> None:
    time = Time()
    saying = AnswerClaims(time, 2)
    for request in ("a", "b", "c"):
        saying.claim(request)
    time.now += PATIENCE - 1
    saying.claim("late")
    time.now += 1
    assert "a" in saying
    saying.claim("later")
    assert [request in saying for request in ("a", "b", "c", "late", "later")] == [False, False, False, True, True]
