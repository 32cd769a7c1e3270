"""Rounds by their number, how many are over, the end."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.engines.book import Refused
from bot.engines.tournament.rounds import AllOver, InRounds, RoundOver
from bot.engines.tournament.tournament import RESULTS, STANDINGS, NoticeSubject


@dataclass
class Round:
    number: int
    closed: bool = False


class Cup(InRounds[Round]):
    def no_round(self) -> Refused:
        return Refused("none-yet")

    def no_such_round(self) -> Refused:
        return Refused("no-such")


@pytest.fixture
def cup() -> Cup:
    found = Cup()
    found.rounds += [Round(1), Round(2)]
    return found


def test_before_the_first_there_is_none() -> None:
    with pytest.raises(Refused, match="none-yet"):
        Cup().numbered(1)
    assert Cup().round is None


def test_a_round_is_found_by_its_number_the_last_one_without(cup: Cup) -> None:
    assert [cup.numbered(number).number for number in (1, 2, None)] == [1, 2, 2]


@pytest.mark.parametrize("number", [-1, 0, 3])
def test_what_is_no_round_is_refused(cup: Cup, number: int) -> None:
    with pytest.raises(Refused, match="no-such"):
        cup.numbered(number)


def test_a_round_that_closes_stops_the_clock_and_calls_for_its_standings(cup: Cup) -> None:
    cup.clock.start(1, 60, 0)
    cup.happen(RoundOver(round=1, at=9))
    assert (cup.closed, cup.clock.round, cup.over) == (1, 0, False)
    assert cup.announced == {NoticeSubject(STANDINGS, 1): 1}


def test_the_end_calls_for_the_prizes_of_the_last_round(cup: Cup) -> None:
    cup.happen(AllOver(at=9))
    assert cup.over
    assert cup.announced == {NoticeSubject(RESULTS, 2): 1}
