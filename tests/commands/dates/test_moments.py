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
        ("yesterday at half past eight", "2026-11-20 20:30"),
        ("yesterday at half eight", "2026-11-20 20:30"),
        ("half past eight in the morning", "2026-11-21 08:30"),
        ("at quarter to nine", "2026-11-21 20:45"),
        ("at nine", "2026-11-21 21:00"),
        ("alle 9 di sera", "2026-11-21 21:00"),
        ("ieri alle otto e mezza", "2026-11-20 20:30"),
        ("ieri sera alle nove meno un quarto", "2026-11-20 20:45"),
        ("ieri alle 9 e un quarto di mattina", "2026-11-20 09:15"),
        ("yesterday at midnight", "2026-11-21 00:00"),
        ("mezzanotte", "2026-11-21 00:00"),
        ("ieri pomeriggio alle quattro", "2026-11-20 16:00"),
        ("half an hour ago", "2026-11-21 20:30"),
        ("mezz'ora fa", "2026-11-21 20:30"),
        ("two hours ago", "2026-11-21 19:00"),
        ("due ore fa", "2026-11-21 19:00"),
        ("three days ago", "2026-11-18 12:00"),
        ("una settimana fa", "2026-11-14 12:00"),
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
        ("sabato prossimo ore 22", "2026-11-28 22:00"),
        ("next Saturday at 10pm", "2026-11-28 22:00"),
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
        ("Friday at half past eight", "2026-11-27 20:30"),
        ("Friday, half eight", "2026-11-27 20:30"),
        ("Friday at half past 8 in the morning", "2026-11-27 08:30"),
        ("Friday at a quarter past seven", "2026-11-27 19:15"),
        ("Friday at ten to nine", "2026-11-27 20:50"),
        ("Friday at twenty-five past eight", "2026-11-27 20:25"),
        ("Friday eight o'clock", "2026-11-27 20:00"),
        ("tomorrow at midnight", "2026-11-23 00:00"),
        ("tonight at midnight", "2026-11-22 00:00"),
        ("midnight", "2026-11-22 00:00"),
        ("tomorrow at noon", "2026-11-22 12:00"),
        ("in 2 hours", "2026-11-21 23:00"),
        ("in half an hour", "2026-11-21 21:30"),
        ("in an hour", "2026-11-21 22:00"),
        ("in three days at 20:00", "2026-11-24 20:00"),
        ("in a week at eight", "2026-11-28 20:00"),
        ("at 22", "2026-11-21 22:00"),
        ("tonight at eleven", "2026-11-21 23:00"),
        ("tomorrow at 8 in the evening", "2026-11-22 20:00"),
        ("Saturday evening at 8", "2026-11-28 20:00"),
        ("Sunday afternoon at 4", "2026-11-22 16:00"),
        ("venerdì alle otto e mezza", "2026-11-27 20:30"),
        ("venerdì sera alle 20 e 30", "2026-11-27 20:30"),
        ("venerdì alle otto e un quarto", "2026-11-27 20:15"),
        ("venerdì alle nove meno dieci", "2026-11-27 20:50"),
        ("venerdì all'una e mezza", "2026-11-27 13:30"),
        ("sabato sera alle 21", "2026-11-28 21:00"),
        ("sabato sera alle 9", "2026-11-28 21:00"),
        ("domenica pomeriggio alle 4", "2026-11-22 16:00"),
        ("domenica mattina alle dieci", "2026-11-22 10:00"),
        ("stasera alle undici", "2026-11-21 23:00"),
        ("domani a mezzanotte", "2026-11-23 00:00"),
        ("domani a mezzogiorno", "2026-11-22 12:00"),
        ("fra 2 ore", "2026-11-21 23:00"),
        ("tra mezz'ora", "2026-11-21 21:30"),
        ("fra un'ora", "2026-11-21 22:00"),
        ("fra tre giorni alle 21", "2026-11-24 21:00"),
        ("fra una settimana alle 21", "2026-11-28 21:00"),
        ("at one o'clock tomorrow", "2026-11-22 13:00"),
        ("sab 28/11 h 21", "2026-11-28 21:00"),
        ("sette dicembre alle 21", "2026-12-07 21:00"),
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
        ("domenica mattina", "date-hour"),
        ("fra tre giorni", "date-hour"),
        ("Friday night at 2", "date-read"),
        ("Friday at half past", "date-read"),
        ("half past thirteen", "date-read"),
        ("eight nine", "date-read"),
        ("2 hours ago", "date-read"),
        ("midnight noon", "date-read"),
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
