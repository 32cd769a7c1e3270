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
        saying.claim(request, PATIENCE)
    saying.heard("heard")
    saying.release("given up")
    assert saying.under_way() == {"slow"}
    assert "heard" in saying and saying.held("heard") is True
    assert saying.held("given up") is False and saying.claim("given up", PATIENCE)


def test_an_answer_that_takes_too_long_is_anybody_s() -> None:
    time = Time()
    saying = AnswerClaims(time, 100)
    saying.claim("slow", PATIENCE)
    time.now += PATIENCE
    assert saying.under_way() == set()
    assert saying.claim("slow", PATIENCE)


class Moment(float):
    """A moment that counts how often others are compared with it."""

    compared = 0

    def __lt__(self, other: float) -> bool:
        Moment.compared += 1
        return float(self) < other


def test_many_answers_at_a_time_are_not_gone_through_for_each_of_them() -> None:
    time = Time()
    time.now = Moment(NOW)
    saying = AnswerClaims(time, 100)
    for number in range(1000):
        assert saying.claim(str(number), PATIENCE)
    assert 0 < Moment.compared < 10_000
    time.now = Moment(NOW + PATIENCE)
    for number in range(1000, 3000):
        saying.claim(str(number), PATIENCE)
    assert "0" not in saying


def test_a_chat_that_asks_for_more_time_has_it() -> None:
    time = Time()
    saying = AnswerClaims(time, 100)
    saying.claim("queued", 2 * PATIENCE)
    time.now += PATIENCE
    assert saying.under_way() == {"queued"}
    assert not saying.claim("queued", PATIENCE)
    time.now += PATIENCE
    assert saying.claim("queued", PATIENCE)


def test_of_many_claims_those_that_ran_out_are_forgotten_and_the_others_kept() -> None:
    time = Time()
    saying = AnswerClaims(time, 2)
    for request in ("a", "b", "c"):
        saying.claim(request, PATIENCE)
    time.now += PATIENCE - 1
    saying.claim("late", PATIENCE)
    time.now += 1
    assert "a" in saying
    for request in ("later", "too late", "last"):
        saying.claim(request, PATIENCE)
    assert [request in saying for request in ("a", "b", "c", "late", "last")] == [False, False, False, True, True]
