"""The forecast says what a house comes to next as it grows now, and when; nearest first."""

from __future__ import annotations

import asyncio
from datetime import date
from pathlib import Path

import pytest

from bot.doctor.forecast import FAR, PATIENCE, _looked_at, _until, _when, copies_beside, forecast, walls
from bot.settings import Settings
from bot.storage.contract import Append, Write
from bot.storage.postgresql_store import PostgresStore
from bot.storage.sqlite_store import SqliteStore
from bot.storage.stored import Size, StoredEntry
from bot.texts import Texts
from tests.storage.samples import NOW, a_request, opening
from tests.test_command_line import database, main, play

__all__ = ["database"]  # a fixture
DAY = 86_400.0
TEXTS = Texts()
MEGA = 1_000_000
GROWN = Size(100 * MEGA, 100_000, 10_000, 10.0, "b000001", 50_000, 5_000, 50 * MEGA, 30, 9)
"""A hundred megabytes, of which a tenth came in ten days: a megabyte a day."""


def days(
    grown: Size = GROWN, *, took: float = 1.0, free: int | None = 1_200 * MEGA, copies: int = 0
) -> dict[str, float | None]:
    """In how many days each limit is reached."""
    return {wall.key: wall.days for wall in walls(grown, took, 256 * MEGA, free, copies)}


def test_of_everything_that_grows_it_is_said_how_much_there_is_and_how_long_it_lasts() -> None:
    grown = walls(GROWN, 1.0, 256 * MEGA, 1_200 * MEGA, 0)
    assert [(wall.key, wall.facts, wall.days and round(wall.days, 9)) for wall in grown] == [
        ("disk", {"size": 100, "daily": 30, "free": 1_200}, 1_000),
        ("second", {"size": 100, "daily": 30, "free": 1_200}, 550),
        ("longest", {"entries": 50_000, "seconds": "1.0", "book": "b000001"}, 400),
        ("memory", {"used": 50, "most": 256}, 412),
        ("busiest", {"asked": 30, "most": 6_000}, None),
    ]


def test_what_is_used_up_lasts_no_day_and_what_does_not_grow_for_ever() -> None:
    assert [_until(*each) for each in ((10, 4), (10, 0), (10, -1), (0, 4), (-1, 4), (0, 0))] == [
        2.5,
        None,
        None,
        0,
        0,
        0,
    ]


def test_a_day_is_named_unless_it_is_today_or_so_far_that_nobody_need_think() -> None:
    said = [_when(TEXTS, "it", days, date(2026, 1, 31)) for days in (None, FAR, FAR - 0.5, 1.5, 0.0)]
    assert said == [
        *["di questo passo basta"] * 2,
        "di questo passo fino al 2036-01-28",
        "di questo passo fino al 2026-02-01",
        "già adesso",
    ]


def test_the_disk_lasts_until_little_is_left_and_for_a_second_copy_half_as_long() -> None:
    found = days()
    assert found["disk"] == pytest.approx(1_000)
    assert found["second"] == pytest.approx(550)


def test_copies_beside_the_database_grow_with_it() -> None:
    found = days(copies=17)
    assert found["disk"] == pytest.approx(1_000 / 18) and found["second"] == pytest.approx(1_100 / 19)


@pytest.mark.parametrize(("folder", "many"), [("there", 17), ("missing", 0), ("", 0), ("/proc", 0)])
def test_copies_count_that_stand_on_the_disk_of_the_database(tmp_path: Path, folder: str, many: int) -> None:
    (tmp_path / "there").mkdir()
    where = folder and str(tmp_path / folder)
    storage = {"path": str(tmp_path / "araldo.db"), "backups": where}
    assert copies_beside(Settings.model_validate({"storage": storage})) == many


def test_a_full_disk_is_full_now() -> None:
    assert days(free=100 * MEGA)["disk"] == 0


def test_what_does_not_grow_lasts() -> None:
    assert set(days(GROWN._replace(lately=0, longest_lately=0)).values()) == {None}


def test_of_a_server_elsewhere_no_disk_is_seen() -> None:
    found = days(free=None)
    assert found["server"] is None and "disk" not in found and "second" not in found


def test_the_longest_book_is_felt_when_reading_it_takes_long() -> None:
    assert days(took=1.0)["longest"] == pytest.approx((PATIENCE - 1) / (1 / 50_000 * 500))
    assert days(took=PATIENCE + 1)["longest"] == 0


def test_a_book_that_is_read_at_once_tells_nothing_of_how_long_a_longer_one_takes() -> None:
    assert days(took=0.099)["longest"] is None
    assert days(took=0.1)["longest"] == pytest.approx(4_900)
    assert days(GROWN._replace(longest="", longest_entries=0, longest_lately=0))["longest"] is None, "none is open"


def test_memory_and_the_fullest_minute() -> None:
    assert days()["memory"] == pytest.approx(206 / 0.5)
    assert days(GROWN._replace(busiest=5_999))["busiest"] is None
    assert days(GROWN._replace(busiest=6_000))["busiest"] == 0


async def measured(store: SqliteStore | PostgresStore) -> Size:
    """A week of a small house."""
    await store.open()
    try:
        await store.write(opening())
        entries = [StoredEntry(seq, f"r{seq}", NOW + seq * DAY, "anna", "rolled", 1, "{}") for seq in range(1, 9)]
        await store.write(Write(append=Append("b", 0, entries)))
        for number in range(3):
            await store.write(Write(a_request(f"r{number}", at=NOW + 7 * DAY + number)))
        return await store.growth(NOW + 8 * DAY, 4)
    finally:
        await store.close()


def of_a_small_house(found: Size) -> None:
    assert (found.entries, found.lately, found.days) == (8, 5, 4.0)
    assert (found.longest, found.longest_entries, found.longest_lately) == ("b", 8, 5)
    assert (found.busiest, found.people) == (3, 0)
    assert found.used in (0, 16) and found.size > 10_000


async def test_a_file_is_measured(tmp_path: Path) -> None:
    of_a_small_house(await measured(SqliteStore(tmp_path / "araldo.db")))


async def test_a_server_is_measured(postgresql: str) -> None:
    of_a_small_house(await measured(PostgresStore(postgresql)))


def test_the_doctor_says_when_and_first_what_comes_first(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play(database, "/tira 3", "/tira 4")
    main(["doctor", "--forecast"])
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("Come cresce")
    assert any(line.startswith("Disco: ") for line in said)
    whens = [line.strip(" →") for line in said[2::2]]
    dates = [when for when in whens if when != "di questo passo basta"]
    assert whens == dates + ["di questo passo basta"] * (len(whens) - len(dates))


def test_a_new_house_has_nothing_to_measure(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--forecast"]) == 0
    assert "niente da misurare" in capsys.readouterr().out


def test_nor_has_one_in_which_nothing_has_happened_or_that_cannot_be_read(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(_laid(database))
    assert main(["doctor", "--forecast"]) == 0
    assert "niente da misurare" in capsys.readouterr().out
    database.write_bytes(b"no database " * 1_000)
    assert main(["doctor", "--forecast"]) == 1
    assert "niente da misurare" not in capsys.readouterr().out


async def _laid(file: Path) -> None:
    store = SqliteStore(file)
    await store.open()
    await store.close()


LASTS = "    → di questo passo basta"
BUSY = "Minuto più pieno: {} richieste; un processo ne regge circa 6.000"


def test_what_ends_first_stands_first_and_what_ends_within_a_month_is_an_alarm(database: Path) -> None:
    play(database, *["/tira 3"] * 5)

    def told(later: float, free: int, memory: int = 1) -> tuple[int, list[str]]:
        said: list[str] = []
        settings = Settings.model_validate({"storage": {"path": str(database), "books_megabytes": memory}})
        return forecast(settings, TEXTS, said.append, lambda: 1_000 + later * DAY, lambda _: free), said

    code, said = told(1.2, 200 * MEGA)
    assert (code, said[0]) == (1, "Come cresce, a guardare l'ultimo giorno; per primo ciò che finisce prima")
    assert said[1].startswith("Disco: ") and said[2] == "    → già adesso"
    assert said[3].startswith("Per cancellare del tutto") and "di questo passo fino al 197" in said[4]
    assert said[5].startswith("Registri usati questa settimana: 0 MB; in memoria ce ne stanno 1,")
    assert [*said[8:]] == [LASTS, BUSY.format(6), LASTS]

    code, said = told(1, 1_000_000 * MEGA)
    assert code == 0 and said[1].startswith("Registri usati") and "di questo passo fino al 197" in said[2]
    assert any("liberi 1.000.000 MB" in line for line in said) and {*said[4::2]} == {LASTS}

    code, said = told(100, 1_000_000 * MEGA, 900_000)
    assert any("in memoria ce ne stanno 900.000," in line for line in said)
    assert (code, said[-2], {*said[2::2]}) == (0, BUSY.format(0), {LASTS}), "nothing has happened for a month"


def test_how_long_the_longest_book_takes_is_seen_by_reading_it(database: Path) -> None:
    play(database, "/tira 3")
    found, took = asyncio.run(_looked_at(Settings.model_validate({"storage": {"path": str(database)}}), 1_000.0))
    assert found.longest and took > 1e-5, "to pass it by takes a millionth of a second"
