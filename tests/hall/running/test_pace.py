"""So many commands a minute for each member, and four presses for one command."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.hall.running.pace import MINUTE, Pace
from bot.texts import Texts


def refused(pace: Pace, person: str, at: float, *, press: bool = False) -> Refused:
    with pytest.raises(Refused) as no:
        pace.step(person, at, press=press)
    return no.value


def test_the_last_command_of_a_minute_is_taken_and_one_more_refused() -> None:
    pace = Pace(2)
    pace.step("anna", 0)
    pace.step("anna", 20)
    no = refused(pace, "anna", 30)
    assert (no.reason, no.facts) == ("too-quick", {"most": 2, "seconds": 30})


def test_after_exactly_a_minute_the_first_counts_no_more() -> None:
    pace = Pace(1)
    pace.step("anna", 0)
    assert refused(pace, "anna", MINUTE - 0.1).facts["seconds"] == 1
    pace.step("anna", MINUTE)


def test_a_clock_that_goes_back_an_hour_makes_nobody_wait_for_one() -> None:
    pace = Pace(1)
    pace.step("anna", 3600)
    pace.step("anna", 0)
    assert refused(pace, "anna", 1).facts["seconds"] == 59


def test_two_requests_that_arrive_in_the_wrong_order_count_both() -> None:
    pace = Pace(2)
    pace.step("anna", 5)
    pace.step("anna", 4)
    refused(pace, "anna", 4)


def test_what_is_refused_does_not_count() -> None:
    pace = Pace(1)
    pace.step("anna", 0)
    refused(pace, "anna", 59)
    pace.step("anna", 61)


def test_presses_count_for_a_quarter() -> None:
    pace = Pace(1)
    for _ in range(4):
        pace.step("anna", 0, press=True)
    refused(pace, "anna", 1, press=True)
    refused(pace, "anna", 1)


def test_a_sheet_of_sixty_presses_is_filled_in_a_minute_with_the_commands_that_open_it() -> None:
    pace = Pace(20)
    for _ in range(3):
        pace.step("rita", 0)
    for second in range(60):
        pace.step("rita", second * 0.7, press=True)


def test_nobody_is_held_up_by_another() -> None:
    pace = Pace(1)
    pace.step("anna", 0)
    pace.step("bruno", 0)


def test_of_many_members_those_of_long_ago_are_forgotten_and_the_others_are_not() -> None:
    pace = Pace(1)
    for number in range(10_001):
        pace.step(f"long ago {number}", 0)
    pace.step("anna", 90)
    pace.step("bruno", 100)
    assert len(pace._steps) == 2
    refused(pace, "anna", 100)


@pytest.mark.parametrize(("seconds", "told"), [(1, "fra 1 secondo."), (2, "fra 2 secondi.")])
def test_one_second_is_no_plural(seconds: int, told: str) -> None:
    texts = Texts()
    assert told in texts.say("it", "refused-too-quick", {"most": 20, "seconds": seconds})
