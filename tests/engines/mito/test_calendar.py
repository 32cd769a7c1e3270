"""Weeks, months, quarters and years: midnight, daylight saving time, leap days."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.mito.calendar import ALWAYS, Period, named, period
from bot.engines.mito.rules import PERIODIC, Which
from tests.engines.mito.league import ROME, at

DAY = 86_400.0
HOUR = 3_600.0
ZONES = ("Europe/Rome", "America/New_York", "America/Havana", "Asia/Beirut", "Australia/Lord_Howe", "Pacific/Apia")


def test_a_period_begins_at_midnight_and_ends_before_the_next() -> None:
    november = period("month", at("2026-11-21 21:00"), ROME)
    assert november.start == at("2026-11-01 00:00")
    assert november.end == at("2026-12-01 00:00")
    assert not november.holds(november.end)
    assert november.holds(november.end - 0.001)
    assert period("month", november.end, ROME).label == "2026-12"


def test_the_zone_decides_where_midnight_is() -> None:
    moment = at("2026-11-30 23:30")
    assert period("month", moment, ROME).label == "2026-11"
    assert period("month", moment, "Asia/Tokyo").label == "2026-12"


def test_a_week_is_from_monday_to_sunday() -> None:
    sunday, monday = at("2026-11-22 23:59"), at("2026-11-23 00:00")
    assert period("week", sunday, ROME).label == "2026-W47"
    assert period("week", monday, ROME).label == "2026-W48"
    assert period("week", monday, ROME).start == monday


def test_the_first_days_of_a_year_can_be_of_the_last_week_of_the_year_before() -> None:
    assert period("week", at("2027-01-01 12:00"), ROME).label == "2026-W53"
    assert period("year", at("2027-01-01 12:00"), ROME).label == "2027"


@pytest.mark.parametrize(
    ("moment", "which", "hours"),
    [
        ("2026-03-29 12:00", "week", 7 * 24 - 1),
        ("2026-10-25 12:00", "week", 7 * 24 + 1),
        ("2026-03-29 12:00", "month", 31 * 24 - 1),
        ("2026-10-25 12:00", "month", 31 * 24 + 1),
        ("2026-06-01 12:00", "year", 365 * 24),
    ],
)
def test_daylight_saving_time_makes_periods_shorter_and_longer(moment: str, which: Which, hours: int) -> None:
    found = period(which, at(moment), ROME)
    assert found.end - found.start == hours * HOUR


def test_a_leap_day_is_of_its_february_and_makes_the_year_longer() -> None:
    leap = at("2028-02-29 23:59")
    assert period("month", leap, ROME).label == "2028-02"
    assert period("month", at("2028-03-01 00:00"), ROME).label == "2028-03"
    assert period("quarter", leap, ROME).label == "2028-Q1"
    year = period("year", leap, ROME)
    assert year.end - year.start == 366 * DAY
    assert period("year", at("2027-02-28 12:00"), ROME).end == at("2028-01-01 00:00")


def test_where_the_clocks_skip_midnight_the_day_begins_when_they_do() -> None:
    sunday = period("month", at("2022-03-27 12:00", "Asia/Beirut"), "Asia/Beirut")
    assert sunday.holds(at("2022-03-27 01:00", "Asia/Beirut"))
    week = period("week", at("2024-03-31 12:00", "America/Havana"), "America/Havana")
    assert week.end == at("2024-04-01 00:00", "America/Havana")


@given(st.floats(0, 4e9), st.sampled_from(PERIODIC), st.sampled_from(ZONES))
def test_periods_follow_one_another_without_gap_or_overlap(moment: float, which: Which, zone: str) -> None:
    found = period(which, moment, zone)
    assert found.holds(moment)
    after = period(which, found.end, zone)
    assert after.start == found.end
    assert period(which, found.start, zone) == found
    assert named(which, found.label, zone) == found


@pytest.mark.parametrize(
    ("which", "typed", "label"),
    [
        ("month", "2026-4", "2026-04"),
        ("month", "04/2026", "2026-04"),
        ("month", "4-2026", "2026-04"),
        ("month", "4.2026", "2026-04"),
        ("month", "2026-04-15", "2026-04"),
        ("week", "2026-W5", "2026-W05"),
        ("week", "2026-s5", "2026-W05"),
        ("week", "5/2026", "2026-W05"),
        ("quarter", "2026-T2", "2026-Q2"),
        ("quarter", "q2 2026", "2026-Q2"),
        ("year", "2026", "2026"),
    ],
)
def test_a_period_is_found_as_people_type_it(which: Which, typed: str, label: str) -> None:
    found = named(which, typed, ROME)
    assert found is not None
    assert found.label == label


@pytest.mark.parametrize(
    ("which", "typed"),
    [
        ("month", "2026-13"),
        ("week", "2025-W53"),
        ("quarter", "2026-5"),
        ("year", "nine"),
        ("month", ""),
        ("year", "0000"),
    ],
)
def test_what_is_no_period_is_none(which: Which, typed: str) -> None:
    assert named(which, typed, ROME) is None


def test_what_never_ends_holds_everything() -> None:
    assert period("all-time", 0.0, ROME) is ALWAYS
    assert ALWAYS.holds(at("1900-01-01 00:00")) and ALWAYS.holds(4e9)
    assert named("all-time", "2026", ROME) is None
    assert Period("all-time", ALWAYS.start, ALWAYS.end).label == ""
