"""The SQLite file: how it is connected to, checked, brought up to date and copied, and what its errors mean."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from bot.storage.contract import Trouble
from bot.storage.sqlite_schema import Migration

_SQLITE_REASONS = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CANTOPEN: "no-place",
}
_SYSTEM_REASONS = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.ENOENT: "no-place",
    errno.ENOTDIR: "no-place",
    errno.EISDIR: "no-place",
    errno.EEXIST: "no-place",  # a file stands where its folder should
    errno.ENAMETOOLONG: "no-place",
}


def trouble_of(error: sqlite3.Error | OSError) -> Trouble:
    """What is wrong with the database, in a word that there is a text for."""
    if isinstance(error, OSError):
        return Trouble(_SYSTEM_REASONS.get(error.errno or 0, "other"), str(error))
    if not hasattr(error, "sqlite_errorcode"):  # what the library refuses by itself
        return Trouble("other", str(error))
    kind = error.sqlite_errorcode & 0xFF  # the rest tells apart kinds of the same error
    return Trouble(_SQLITE_REASONS.get(kind, "other"), str(error))


def connect(path: Path, *, busy: float, read_only: bool = False) -> sqlite3.Connection:
    """A connection without transactions of its own accord, so that ours are the only ones."""
    if not read_only:
        private(path)
    uri = path.absolute().as_uri() + ("?mode=ro" if read_only else "")
    # The event loop may use it too, while the thread that it was made in does not.
    connection = sqlite3.connect(uri, uri=True, timeout=busy, isolation_level=None, check_same_thread=False)
    if not read_only:
        # In memory savepoints cost half; deleted values are overwritten where they stood.
        connection.executescript("PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON")
    return connection


def private(path: Path) -> None:
    """Make the file, for its owner's eyes alone: seeds, names and entrance links stand in it."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))


LEFT = 0x4C656674
"""The application_id of a file that was moved from: what goes on elsewhere must not go on here too."""


def leave(connection: sqlite3.Connection) -> None:
    """Mark a file that was moved from."""
    connection.execute(f"PRAGMA application_id = {LEFT}")


def check(connection: sqlite3.Connection, newest: int, *, left_too: bool) -> int:
    """The version of the schema; Trouble when the file is damaged, from a newer release, or was moved from."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    if not left_too and mark == LEFT:
        raise Trouble("left")
    if version > newest:
        raise Trouble("newer", f"schema {version}, this release knows {newest}")
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise Trouble("damaged", found)
    return int(version)


def upgrade(connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration], *, left_too: bool) -> None:
    """Bring the schema up to date, after a copy of what there was. Each step stands whole, or falls with the connection
    that is closed where one fails."""
    version = check(connection, len(migrations), left_too=left_too)
    if 0 < version < len(migrations):
        _copy_before(path, version)
    connection.execute("PRAGMA journal_mode = WAL")
    for number, migration in enumerate(migrations[version:], version + 1):
        connection.execute("BEGIN IMMEDIATE")
        migration(connection)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    # A file that can be read but not written is better found now than by the first player. BEGIN alone would not tell.
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
    finally:
        roll_back(connection)


def _copy_before(path: Path, version: int) -> None:
    """Keep what there is before an upgrade, and no copy from an earlier one: whoever was erased since stands in it."""
    kept = path.with_suffix(f".before-{version}.db")
    copy(path, kept, replace=True)
    for older in path.parent.glob(f"{path.stem}.before-*.db"):
        if older != kept:
            older.unlink()


def roll_back(connection: sqlite3.Connection) -> None:
    """Leave the transaction, unless SQLite left it by itself, as it does after some errors."""
    if connection.in_transaction:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


def copy(source: Path, target: Path, *, replace: bool) -> None:
    """A consistent copy of a database in use, without what was deleted; there whole and on disk, or not at all."""
    with (
        written_whole(target, replace=replace) as part,
        contextlib.closing(connect(source, busy=5.0, read_only=True)) as connection,
    ):
        private(part)  # VACUUM INTO takes an empty file too
        connection.execute("VACUUM INTO ?", (str(part),))


@contextlib.contextmanager
def written_whole(target: Path, *, replace: bool, onto_disk: Callable[[int], None] = os.fsync) -> Iterator[Path]:
    """The name of a file to write that takes the target's place once it is on disk, or is gone if that fails."""
    if target.exists() and not replace:
        raise Trouble("exists", str(target))
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        yield part
        with part.open("rb+") as file:
            onto_disk(file.fileno())
        part.replace(target)
    finally:
        for left in (part, part.with_name(part.name + ".lock")):
            left.unlink(missing_ok=True)
