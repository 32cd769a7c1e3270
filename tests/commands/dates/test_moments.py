"""Moments as people type them: when a game was played, and when people meet next."""

from __future__ import annotations

import pytest

from bot.commands.dates.moments import read_birthday, read_coming, read_moment
from bot.engines.book import Refused
from tests.engines.mito.league import ROME, at

NOW = at("2026-11-21 21:00")


@pytest.mark.parametrize(
    ("typed", "moment"),
    [
        ("adesso", "2026-11-21 21:00"),
        ("20:15", "2026-11-21 20:15"),
        ("20.15", "2026-11-21 20:15"),
        ("23:30", "2026-11-20 23:30"),
        ("ieri", "2026-11-20 12:00"),
        ("Ieri 21:30", "2026-11-20 21:30"),
        ("oggi", "2026-11-21 12:00"),
        ("20/11", "2026-11-20 12:00"),
        ("25/12", "2025-12-25 12:00"),
        ("20/11 21:30", "2026-11-20 21:30"),
        ("20/11/26 21:30", "2026-11-20 21:30"),
        ("20.11.2026", "2026-11-20 12:00"),
        ("2026-11-20T21:30:15", "2026-11-20 21:30"),
        ("2026-11-20, 21:30", "2026-11-20 21:30"),
        ("29/02/2024", "2024-02-29 12:00"),
        ("20/11/2026 21.30.15", "2026-11-20 21:30"),
        ("2026-11-20 21:30:15.000", "2026-11-20 21:30"),
        ("20 novembre 2026 21:30", "2026-11-20 21:30"),
        ("20 November", "2026-11-20 12:00"),
        ("20-nov-26", "2026-11-20 12:00"),
        ("1º marzo 2026", "2026-03-01 12:00"),
        ("25 dic. ore 21", "2025-12-25 21:00"),
        ("20/11 alle 21.30", "2026-11-20 21:30"),
        ("ieri 21", "2026-11-20 21:00"),
        ("ieri sera", "2026-11-20 21:00"),
        ("last night", "2026-11-20 21:00"),
        ("venerdì", "2026-11-20 12:00"),
        ("domenica sera", "2026-11-15 21:00"),
        ("Monday 22:15", "2026-11-16 22:15"),
        ("sabato", "2026-11-21 12:00"),
        ("2 ore fa", "2026-11-21 19:00"),
        ("un'ora fa", "2026-11-21 20:00"),
        ("20 minutes ago", "2026-11-21 20:40"),
        ("an hour ago", "2026-11-21 20:00"),
        ("8pm", "2026-11-21 20:00"),
        ("10pm", "2026-11-20 22:00"),
        ("yesterday at 9pm", "2026-11-20 21:00"),
        ("yesterday 9.30 p.m.", "2026-11-20 21:30"),
        ("20/11 12am", "2026-11-20 00:00"),
        ("20/11 12 pm", "2026-11-20 12:00"),
        ("last Friday", "2026-11-20 12:00"),
        ("last Saturday", "2026-11-14 12:00"),
        ("sabato scorso ore 22", "2026-11-14 22:00"),
        ("the day before yesterday", "2026-11-19 12:00"),
        ("l'altro ieri sera", "2026-11-19 21:00"),
        ("21 March", "2026-03-21 12:00"),
        ("March 21", "2026-03-21 12:00"),
        ("March 21st, 2025 at 9pm", "2025-03-21 21:00"),
        ("the 21st of March", "2026-03-21 12:00"),
        ("Sept 5 20:30", "2026-09-05 20:30"),
        ("20:00 5 Sept", "2026-09-05 20:00"),
        ("21h30 20/11", "2026-11-20 21:30"),
        ("yesterday noon", "2026-11-20 12:00"),
        ("Friday 20 November, 9pm", "2026-11-20 21:00"),
        ("venerdì 20/11 ore 21", "2026-11-20 21:00"),
        ("Thursday 25 December", "2025-12-25 12:00"),
    ],
)
def test_the_last_such_moment_is_meant(typed: str, moment: str) -> None:
    assert read_moment(typed, NOW, ROME) == at(moment)


def test_today_is_at_most_until_now() -> None:
    assert read_moment("oggi", at("2026-11-21 09:00"), ROME) == at("2026-11-21 09:00")


def test_a_whole_date_in_the_future_stays_there_to_be_refused() -> None:
    assert read_moment("25/12/2026", NOW, ROME) > NOW


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "boh",
        "31/02",
        "25:00",
        "20/11 20/11",
        "21:30 22:30",
        "29/02/2025",
        "1/2/3/4",
        "20 boh",
        "31 feb",
        "1/1/0001",
        "0001-01-01",
        "1/1/1900",
        "1/1/026",
        "Friday 21 November",
        "sabato 20/11/2026",
    ],
)
def test_what_is_no_moment_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="mito-when-read"):
        read_moment(typed, NOW, ROME)


@pytest.mark.parametrize(
    ("typed", "moment"),
    [
        ("sabato 22:00", "2026-11-21 22:00"),
        ("sabato 20:00", "2026-11-28 20:00"),
        ("sabato prossimo ore 20", "2026-11-28 20:00"),
        ("next Friday at 9", "2026-11-27 09:00"),
        ("domenica sera", "2026-11-22 21:00"),
        ("domani 15.30", "2026-11-22 15:30"),
        ("tomorrow evening", "2026-11-22 21:00"),
        ("dopodomani 18:00", "2026-11-23 18:00"),
        ("stasera 22", "2026-11-21 22:00"),
        ("20:15", "2026-11-22 20:15"),
        ("22:15", "2026-11-21 22:15"),
        ("28/11 ore 21", "2026-11-28 21:00"),
        ("5/1 21:00", "2027-01-05 21:00"),
        ("5 gennaio 21:00", "2027-01-05 21:00"),
        ("28/11/2026 21:00", "2026-11-28 21:00"),
        ("Saturday 9pm", "2026-11-28 21:00"),
        ("Sat at 10 pm", "2026-11-21 22:00"),
        ("Dec 5th 8pm", "2026-12-05 20:00"),
        ("5 December, 8.30pm", "2026-12-05 20:30"),
        ("the day after tomorrow at 18:00", "2026-11-23 18:00"),
        ("tonight 11pm", "2026-11-21 23:00"),
        ("Friday night", "2026-11-27 21:00"),
        ("Saturday 5 December at 8pm", "2026-12-05 20:00"),
        ("sabato 5 dicembre alle 21", "2026-12-05 21:00"),
        ("Sat 28/11 20:00", "2026-11-28 20:00"),
        ("Tue 5 Jan 20:00", "2027-01-05 20:00"),
    ],
)
def test_a_date_to_come_is_the_next_one_that_fits(typed: str, moment: str) -> None:
    assert read_coming(typed, NOW, ROME) == at(moment)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("boh", "date-read"),
        ("", "date-read"),
        ("ieri 21:00", "date-read"),
        ("last Friday 21:00", "date-read"),
        ("31/02 21:00", "date-read"),
        ("sabato", "date-hour"),
        ("28/11", "date-hour"),
        ("oggi 10:00", "date-past"),
        ("stasera", "date-past"),
        ("1/1/2020 21:00", "date-past"),
        ("Sunday 5 December 20:00", "date-read"),
    ],
)
def test_what_is_no_date_to_come_is_refused_with_its_reason(typed: str, reason: str) -> None:
    with pytest.raises(Refused) as no:
        read_coming(typed, NOW, ROME)
    assert no.value.reason == reason


@pytest.mark.parametrize(
    ("typed", "born"),
    [
        ("1990-01-31", "1990-01-31"),
        ("31 January 1990", "1990-01-31"),
        ("January 31, 1990", "1990-01-31"),
        ("31 gennaio 1990", "1990-01-31"),
        ("31/1/90", "1990-01-31"),
        ("31/1/1990", "1990-01-31"),
        ("5.6.1950", "1950-06-05"),
        ("5/6/20", "2020-06-05"),
    ],
)
def test_a_day_of_birth_is_read_as_people_write_it(typed: str, born: str) -> None:
    assert read_birthday(typed, NOW, ROME).isoformat() == born


@pytest.mark.parametrize("typed", ["", "31 January", "31/1", "yesterday", "31/2/1990", "1/1/2027", "5/6/1850", "Anna"])
def test_what_is_no_day_of_birth_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="diplomacy-not-a-day"):
        read_birthday(typed, NOW, ROME)
