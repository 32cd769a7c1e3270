"""A room's plain table begins a new book each season; the one before is closed, dice open, and stays readable."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.commands.rolls import season_end
from bot.engines.rolls import DiceTable, TableOpened, TableRules
from bot.settings import Settings, TableSettings
from tests.hall.house import ANNA, HALL, House

ROME = "Europe/Rome"
HOUR, DAY = 3600.0, 86_400.0


def moment(*parts: int) -> float:
    return datetime(*parts, tzinfo=ZoneInfo(ROME)).timestamp()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("season", "at", "end"),
    [
        ("month", (2026, 1, 31, 23, 59), (2026, 2, 1)),
        ("month", (2026, 12, 1), (2027, 1, 1)),
        ("quarter", (2026, 3, 31), (2026, 4, 1)),
        ("quarter", (2026, 10, 1), (2027, 1, 1)),
        ("year", (2026, 1, 1), (2027, 1, 1)),
        ("year", (2026, 12, 31, 23), (2027, 1, 1)),
    ],
)
def test_a_season_ends_with_its_months_in_the_club_s_zone(
    season: str, at: tuple[int, ...], end: tuple[int, ...]
) -> None:
    assert season_end(season, moment(*at), ROME) == moment(*end)


def test_without_seasons_none_ends() -> None:
    assert season_end("never", moment(2026, 1, 1), ROME) is None


def test_a_table_of_before_there_were_seasons_goes_on() -> None:
    table = DiceTable()
    table.happen(TableOpened.model_validate_json('{"rules": {"quiet": 60.0}}'))
    table.last_roll = 5.0
    assert "table.season" not in table.due() and not table.over


def test_a_table_that_is_never_quiet_waits_a_week_at_most() -> None:
    table = DiceTable()
    table.happen(TableOpened(rules=TableRules(quiet=12 * HOUR, until=100 * DAY)))
    for last, due in ((50 * DAY, 100 * DAY), (100 * DAY - HOUR, 100 * DAY + 11 * HOUR), (110 * DAY, 107 * DAY)):
        table.last_roll = last
        assert table.due()["table.season"] == due


async def until(house: House, at: float) -> None:
    """Let time go by, with all that is due meanwhile."""
    while house.now < at:
        house.now = min(house.now + 6 * HOUR, at)
        await house.clock.tick()
    await house.store.settled()


async def open_and_closed(house: House) -> tuple[int, int]:
    """How many tables are open, and how many closed."""
    books = await house.store.books(kind="table")
    closed = sum(book.closed is not None for book in books)
    return len(books) - closed, closed


async def test_the_first_roll_after_a_season_begins_another_book(house: House) -> None:
    house.now = moment(2026, 12, 31, 23, 50)
    await house.said("/tira 3")
    await until(house, moment(2027, 1, 1, 6))
    assert await open_and_closed(house) == (1, 0), "the evening goes on beyond midnight"
    await until(house, moment(2027, 1, 2))
    said = await house.said("/tira 3")
    assert await open_and_closed(house) == (1, 1)
    assert "·tiro 1" in said and "nuova stagione" in said
    assert "nuova stagione" not in await house.said("/tira 3")


async def test_the_season_before_is_read_by_a_button_and_its_dice_can_be_checked(house: House) -> None:
    house.now = moment(2026, 12, 30)
    keys = await house.keys("/tira 3")
    await until(house, moment(2027, 1, 2))
    said = await house.press(next(key for label, key in keys.items() if label.startswith("Tira")))
    assert "·tiro 1" in said and await open_and_closed(house) == (1, 1), "an old button rolls at the new table"
    before = await house.keys("/diario")
    told = await house.press(before["La stagione prima"])
    assert "Stagione finita" in told and "ha tirato" in told
    [closed] = [book for book in await house.store.books(kind="table") if book.closed is not None]
    volume = await house.shelf.volume(closed.id)
    assert volume is not None and not volume.book.ledger.to_open() and volume.book.due() == {}


async def test_nothing_that_stood_there_is_undone_by_the_new_season(house: House) -> None:
    house.now = moment(2026, 12, 30)
    await house.said("/tira 3")
    await until(house, moment(2027, 1, 2))
    await house.said("/tira 3")
    house = await house.restarted()
    assert "·tiro 2" in await house.said("/tira 3", ANNA, HALL)
    await until(house, moment(2027, 2, 2))
    assert await open_and_closed(house) == (1, 1)


async def test_a_host_who_wants_no_seasons_has_none(house: House) -> None:
    house = await house.rebuilt(settings=Settings(table=TableSettings(season="never")))
    house.now = moment(2026, 12, 30)
    await house.said("/tira 3")
    await until(house, moment(2027, 1, 5))
    await house.said("/tira 3")
    assert await open_and_closed(house) == (1, 0)
