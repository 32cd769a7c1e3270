"""Every night a copy, looked through; and those of a week, a month and half a year stay."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.doctor.examination import findings
from bot.nightly import AGAIN, TASK, Nightly, copied, copies, kept, overdue, unread
from bot.settings import Settings, StorageSettings
from bot.storage.sqlite_store import SqliteStore
from tests import empty_books
from tests.test_command_line import database, main, play

__all__ = ["database"]  # a fixture
FIRST = date(2026, 1, 1)


class Night:
    """A house at some moment, and the copies that it asks for."""

    def __init__(self, folder: Path, store: SqliteStore) -> None:
        self.folder, self.well, self.asked = folder / "copies", True, list[str]()
        self.made = True
        self.now = datetime(2026, 11, 22, 12, tzinfo=UTC)
        storage = StorageSettings(path=folder / "araldo.db", backups=str(self.folder), backup_hour=4)
        self.settings = Settings(storage=storage)
        self.nightly = Nightly(self.settings, store, lambda: self.now.timestamp(), self._copy)

    async def _copy(self, file: Path) -> bool:
        self.asked.append(file.name)
        if self.made:
            file.write_text("a copy")
        return self.well

    async def looks(self, after: float = 0.0) -> list[str]:
        """Let so many seconds pass, and look; gives the copies that were asked for."""
        self.asked.clear()
        self.now += timedelta(seconds=after)
        await self.nightly.look()
        return self.asked


class Tasks:
    """What processes share that make copies: a task is of one of them at a time."""

    def __init__(self) -> None:
        self.taken: set[str] = set()

    async def lease(self, task: str) -> bool:
        """Take it, if nobody has it."""
        there = task in self.taken
        self.taken.add(task)
        return not there

    async def give_back(self, task: str) -> None:
        """Let others have it."""
        self.taken.remove(task)


@pytest.fixture
async def night(tmp_path: Path) -> Night:
    return Night(tmp_path / "not" / "there", await empty_books.opened(tmp_path / "araldo.db"))


async def test_one_copy_is_made_a_night_at_its_hour_in_the_clubs_zone(night: Night) -> None:
    assert await night.looks() == ["araldo-2026-11-22.db"], "a house that was off at night makes it when it is back"
    assert await night.looks(3600) == []
    night.now = datetime(2026, 11, 23, 2, 59, tzinfo=UTC)
    assert await night.looks() == [], "it is 3:59 in Rome"
    assert await night.looks(60) == ["araldo-2026-11-23.db"]


async def test_what_could_not_be_copied_is_tried_again_an_hour_later(night: Night) -> None:
    night.well = night.made = False
    assert await night.looks()
    assert await night.looks(AGAIN - 1) == []
    night.well = night.made = True
    assert await night.looks(1)


async def test_of_several_processes_one_makes_it_and_then_others_may_again(tmp_path: Path) -> None:
    tasks: Any = Tasks()
    one, other = Night(tmp_path, tasks), Night(tmp_path, tasks)
    await tasks.lease(TASK)
    assert await one.looks() == []
    await tasks.give_back(TASK)
    one.well = False
    assert await one.looks() and await other.looks(86_400)
    assert tasks.taken == set()


@pytest.mark.parametrize("well", [True, False])
async def test_old_copies_go_and_what_else_stands_there_stays(night: Night, well: bool) -> None:
    """Also while a book of theirs cannot be read: a copy for every night would fill the disk."""
    night.folder.mkdir(parents=True)
    night.well = well
    (night.folder / "araldo-mine.db").write_text("precious")
    for _ in range(400):
        await night.looks(86_400)
    there = copies(night.folder)
    assert there.keys() == kept(there)
    assert len(list(night.folder.iterdir())) == (1 if well else 2) * len(there) + 1


async def test_a_copy_that_cannot_be_read_in_full_is_told_until_a_later_one_can(night: Night) -> None:
    assert unread(night.settings) is None, "there is no copy yet"
    night.well = False
    await night.looks()
    assert unread(night.settings) == datetime(2026, 11, 22, 12).timestamp()
    assert await night.looks(AGAIN) == [], "it would be no better"
    night.well = True
    await night.looks(86_400)
    assert unread(night.settings) is None


async def test_after_what_could_not_be_copied_the_time_is_looked_at_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    night = Night(tmp_path, await empty_books.opened(tmp_path / "araldo.db"))
    night.folder.write_text("no folder")
    running = asyncio.create_task(night.nightly.run())
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(running, 0.02)
    assert "the nightly copy: " in caplog.text


async def test_where_no_folder_is_named_none_are_made(tmp_path: Path) -> None:
    store = await empty_books.opened(tmp_path / "araldo.db")
    nightly = Nightly(Settings(storage=StorageSettings(path=tmp_path / "araldo.db")), store, lambda: 0.0)
    await nightly.run()
    assert [file.name for file in tmp_path.glob("*-*.db")] == []


@given(st.sets(st.integers(0, 800), min_size=1))
def test_the_last_week_the_last_of_four_weeks_and_of_six_months_stay(numbers: set[int]) -> None:
    days = {FIRST + timedelta(days=number) for number in numbers}
    stay, newest = kept(days), sorted(days)[-7:]
    assert stay <= days
    assert stay >= {*newest}
    assert len(stay) <= 7 + 4 + 6
    for part, most in ((lambda day: day.isocalendar()[:2], 4), (lambda day: (day.year, day.month), 6)):
        for each in sorted({part(day) for day in days})[-most:]:
            assert max(day for day in days if part(day) == each) in stay


@pytest.mark.parametrize(
    ("days_ago", "began", "late"),
    [(None, 2, False), (None, 3, True), (2, 9, False), (3, 9, True), (3, 0, True)],
)
def test_a_copy_is_missed_once_the_last_one_is_older_than_two_days(
    tmp_path: Path, days_ago: int | None, began: int, late: bool
) -> None:
    today = date(2026, 11, 22)
    settings = Settings(storage=StorageSettings(path=tmp_path / "araldo.db", backups=str(tmp_path)))
    noon = None
    if days_ago is not None:
        last = today - timedelta(days=days_ago)
        for day in (last, last - timedelta(days=1)):
            (tmp_path / f"araldo-{day}.db").touch()
        noon = datetime(last.year, last.month, last.day, 12).timestamp()
    assert overdue(settings, today - timedelta(days=began), today) == (late, noon)
    nowhere = Settings(storage=StorageSettings(path=tmp_path / "araldo.db"))
    assert overdue(nowhere, FIRST, today) == (False, None), "none are made"
    assert unread(nowhere) is None


def test_copies_are_known_by_their_names_alone(tmp_path: Path) -> None:
    for name in ("araldo-2026-02-01.db", "araldo-2026-01-31.db", "araldo-2026-1-1.db", "araldo-2026-01-30.db.part"):
        (tmp_path / name).touch()
    there = {date(2026, 1, 31): "araldo-2026-01-31.db", date(2026, 2, 1): "araldo-2026-02-01.db"}
    assert {day: file.name for day, file in copies(tmp_path).items()} == there
    assert copies(tmp_path / "none") == {}


def test_of_a_year_of_copies_these_stay() -> None:
    last = date(2026, 11, 22)
    assert sorted(map(str, kept(last - timedelta(days=number) for number in range(400)))) == [
        *("2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30", "2026-10-31"),
        *("2026-11-01", "2026-11-08", "2026-11-15"),
        *("2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"),
    ]


def test_every_book_of_a_checked_copy_is_opened(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(database, "/roll 5")
    assert main(["backup", "--check", str(tmp_path / "copy.db")]) == 0
    assert "ogni registro si legge" in capsys.readouterr().out


@pytest.mark.processes
async def test_a_copy_is_made_and_looked_through_by_another_process(database: Path, tmp_path: Path) -> None:
    assert not await copied(tmp_path / "early.db"), "there is no database yet"


def test_the_doctor_says_that_the_last_copy_cannot_be_read_in_full(tmp_path: Path) -> None:
    (tmp_path / f"araldo-{date.today()}.db").write_text("a copy")
    (tmp_path / f"araldo-{date.today()}.unread").touch()
    settings = Settings(storage=StorageSettings(path=tmp_path / "araldo.db", backups=str(tmp_path)))
    assert (False, "copies-unread") in [(well, said) for well, said, _ in findings(settings)]
