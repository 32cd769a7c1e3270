"""What the doctor finds: of a house that is well every line, and of each thing that may be wrong with it its own."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.archive import file_of
from bot.doctor.examination import _copies, _database, _disk, _file_system, _put_away, _tokens, examine, findings
from bot.doctor.rooms import Finding, Looker, looked_at, unreadable
from bot.hall.requests import Job, Place
from bot.places import OUR_SETTINGS
from bot.rules import Rulebook, WrongRule, rulebook
from bot.settings import Settings
from bot.texts import Texts
from bot.texts.words import RULES
from tests.hall.conftest import house
from tests.hall.house import BOOKS, HALL, TEXTS, House
from tests.test_command_line import play

__all__ = ["house"]
ROOM_ENOUGH = 300_000_000
MOUNTS = "proc /proc proc rw 0 0\n/dev/sda / ext4 rw 0 0\ntmpfs /run tmpfs rw 0 0\n/dev/sdb /run/disk xfs rw 0 0\n"


def settings(folder: Path, **more: object) -> Settings:
    """Those of a house in this folder."""
    return Settings.model_validate({"storage": {"path": str(folder / "araldo.db")}, **more})


def mounts(folder: Path, text: str = MOUNTS) -> Path:
    """A machine with these disks."""
    file = folder / "mounts"
    file.write_text(text)
    return file


def test_of_a_new_house_that_is_well_this_is_found(tmp_path: Path) -> None:
    found = findings(settings(tmp_path), rulebook, tmp_path / ".env", lambda _: ROOM_ENOUGH, mounts(tmp_path))
    assert list(found) == [
        (True, "settings", {"file": "config/settings.toml", "ours": str(OUR_SETTINGS)}),
        (True, "no-token", {"port": "8090"}),
        (True, "disk", {"folder": str(tmp_path), "free": 300}),
        (True, "database-none", {"path": str(tmp_path / "araldo.db")}),
        (True, "font", {}),
        (True, "rules", {"count": len(list(RULES.rglob("*.toml")))}),
        (True, "texts", {"count": 2}),
    ]


def test_rules_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    def wrong() -> Rulebook:
        raise WrongRule(RULES / "mito.toml", 1, "", "setting-not-readable", {})

    [found] = [one for one in findings(settings(tmp_path), wrong) if one[1].startswith("rules")]
    assert found[:2] == (False, "rules-wrong") and str(found[2]["file"]).endswith("mito.toml")


@pytest.mark.parametrize(("good", "last"), [(True, "Tutto bene."), (False, "C'è qualcosa da sistemare.")])
def test_a_house_in_which_one_thing_is_wrong_is_not_well(
    capsys: pytest.CaptureFixture[str], good: bool, last: str
) -> None:
    found: list[Finding] = [(True, "rules", {"count": 12}), (good, "font", {}), (True, "texts", {"count": 2})]
    assert examine(found, Texts(), "it") == (0 if good else 1)
    assert capsys.readouterr().out.splitlines() == [
        "✓ File di regole in ordine (12)",
        f"{'✓' if good else '✗'} I caratteri delle immagini ci sono",
        "✓ Testi in 2 lingue",
        last,
    ]


@pytest.mark.parametrize(
    ("tokens", "found"),
    [
        ({}, [(True, "no-token", {"port": "8123"})]),
        ({"DISCORD_TOKEN": "cut"}, [(False, "token-shape", {"name": "DISCORD_TOKEN"})]),
        (
            {"DISCORD_TOKEN": f"{'A' * 26}.BBBBBB.{'C' * 30}", "TELEGRAM_TOKEN": f"12345678:{'D' * 35}"},
            [(True, "token", {"name": "DISCORD_TOKEN"}), (True, "token", {"name": "TELEGRAM_TOKEN"})],
        ),
    ],
)
def test_each_token_is_looked_at(tmp_path: Path, tokens: dict[str, str], found: list[Finding]) -> None:
    assert list(_tokens(settings(tmp_path, page={"port": 8123}, **tokens))) == found


@pytest.mark.parametrize(("free", "key"), [(200_000_000, "disk-little"), (200_999_999, "disk")])
def test_a_disk_with_little_room_is_told(tmp_path: Path, free: int, key: str) -> None:
    [found] = _disk(settings(tmp_path / "new" / "folder"), lambda _: free, mounts(tmp_path))
    assert found == (key == "disk", key, {"folder": str(tmp_path / "new" / "folder"), "free": 200})


def test_a_disk_that_is_lost_on_a_restart_is_told(tmp_path: Path) -> None:
    root = mounts(tmp_path, "overlay / overlay rw 0 0\n")
    _, found = _disk(settings(tmp_path), lambda _: ROOM_ENOUGH, root)
    assert found == (False, "disk-fleeting", {"folder": str(tmp_path), "sort": "overlay"})


@pytest.mark.parametrize(
    ("sort", "folders"),
    [
        ("ext4", ["/", "/srv", "/running"]),
        ("tmpfs", ["/run", "/run/user", "/run/disks"]),
        ("xfs", ["/run/disk", "/run/disk/a/b"]),
    ],
)
def test_a_folder_is_on_the_nearest_disk_above_it(tmp_path: Path, sort: str, folders: list[str]) -> None:
    assert {_file_system(Path(folder), mounts(tmp_path)) for folder in folders} == {sort}


def test_where_no_disks_are_told_nothing_is_known_of_them(tmp_path: Path) -> None:
    assert _file_system(Path("/"), tmp_path / "none") == ""
    assert _file_system(Path("/srv"), mounts(tmp_path, "tmpfs /run tmpfs rw 0 0\n")) == ""


def test_what_is_wrong_with_the_database_is_told_with_its_name(tmp_path: Path) -> None:
    here = settings(tmp_path)
    path = {"path": str(file_of(here))}
    assert _database(here) == (True, "database-none", path)
    play(file_of(here), "/roll 5")
    assert _database(here) == (True, "database", {**path, "books": 1})
    file_of(here).write_bytes(b"no database, but as long as one should be" * 100)
    assert _database(here) == (False, "database-damaged", path)
    folder = tmp_path / ("x" * 300)
    assert _database(settings(folder)) == (False, "database-no-place", {"path": str(folder / "araldo.db")})


def test_books_that_were_put_away_are_counted_or_the_files_named_that_are_lost() -> None:
    folder = Path("/a")
    assert [*_put_away(folder, 0, [])] == []
    assert [*_put_away(folder, 2, [])] == [(True, "put-away", {"count": 2, "folder": "/a"})]
    lost = [(False, "put-away-lost", {"file": name, "folder": "/a"}) for name in ("b1", "b2")]
    assert [*_put_away(folder, 3, ["b1", "b2"])] == lost


@pytest.mark.parametrize(
    ("ago", "unread", "keys"),
    [
        (None, False, ["copies-none"]),
        (3, False, ["copies-old"]),
        (2, False, ["copies"]),
        (0, False, ["copies"]),
        (0, True, ["copies", "copies-unread"]),
    ],
)
def test_the_doctor_says_how_old_the_last_copy_is(
    tmp_path: Path, ago: int | None, unread: bool, keys: list[str]
) -> None:
    last, facts = date.today() - timedelta(days=ago or 0), {"folder": str(tmp_path)}
    for day in (last, last - timedelta(days=1)) if ago is not None else ():
        (tmp_path / f"araldo-{day}.db").touch()
    if unread:
        (tmp_path / f"araldo-{last}.unread").touch()
    here = settings(tmp_path)
    found = list(_copies(Settings(storage=here.storage.model_copy(update={"backups": str(tmp_path)}))))
    more = {"copies-none": {}, "copies-unread": {"day": str(last)}}
    assert found == [(key == "copies", key, facts | more.get(key, {"day": str(last), "count": 2})) for key in keys]
    assert list(_copies(here)) == [], "where none are made"


class Asked:
    """A platform in whose rooms something is missing."""

    async def named(self) -> str:
        """Nobody asks here."""
        return ""

    async def lacks(self, place: Place, job: Job = Job.PLAY) -> tuple[str, ...]:
        """For a game alone."""
        return ("discord-permission-attach-files",) if job is Job.PLAY else ()


async def test_each_platform_with_a_token_is_asked_of_the_rooms_there_that_have_a_job(
    house: House, tmp_path: Path
) -> None:
    await house.ask("/roll 5")
    tokens: list[str] = []

    @asynccontextmanager
    async def asked(token: str) -> AsyncIterator[Asked]:
        tokens.append(token)
        yield Asked()

    def lookers() -> dict[str, Looker]:
        return {"discord": asked, "telegram": asked}

    both = {"DISCORD_TOKEN": "d", "TELEGRAM_TOKEN": "t"}
    known = Settings.model_validate({"storage": {"path": str(tmp_path / BOOKS)}, **both})
    missing, well = await looked_at(known, books=True, lookers=lookers)
    assert (missing[:2], missing[2]["room"]) == ((False, "room-lacks"), HALL.title)
    assert well == (True, "platform-well", {"chat": "Telegram", "rooms": 0})
    nothing = [(True, "platform-well", {"chat": chat, "rooms": 0}) for chat in ("Discord", "Telegram")]
    assert await looked_at(known, books=False, lookers=lookers) == nothing
    assert tokens == ["d", "t"] * 2
    assert await looked_at(Settings(storage=known.storage), books=True, lookers=lookers) == [] and len(tokens) == 4
    with closing(sqlite3.connect(tmp_path / BOOKS)) as disk, disk:
        disk.execute("UPDATE books SET closed = 1000.0")
    assert await looked_at(known, books=True, lookers=lookers) == nothing, "no game is played there any more"


async def test_an_open_book_that_cannot_be_read_is_named_with_its_room(house: House, tmp_path: Path) -> None:
    await house.ask("/roll 5")
    [book] = await house.store.books()
    known = Settings.model_validate({"storage": {"path": str(tmp_path / BOOKS)}, "club": {"language": "it"}})

    def bent(statement: str) -> None:
        with closing(sqlite3.connect(tmp_path / BOOKS)) as disk, disk:
            disk.execute(statement)

    assert await unreadable(known, TEXTS) == []
    bent("UPDATE entries SET body = '{' || body WHERE seq = 2")
    facts = {"book": "Tiri al tavolo", "room": HALL.title, "id": book.id}
    assert await unreadable(known, TEXTS) == [("book-unreadable", facts)]
    assert await looked_at(known, books=True) == [(False, "book-unreadable", facts)]
    bent("UPDATE books SET closed = 1000.0")
    assert await unreadable(known, TEXTS) == []
    bent("UPDATE entries SET body = substr(body, 2) WHERE seq = 2")
