"""Snapshots of long books, beside the database: opened from one, a book needs no more than its last entries.

They are a convenience and never the truth. One counts only where the entry that it stands on is still the very one,
the engines that made it are these, and the same people are one; else the book is made of its entries, and so it is in
every check. None is in a backup or an export.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import logging
import os
import pickle
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from threading import Lock
from typing import Any, BinaryIO, NamedTuple

import pydantic

from bot import engines
from bot.engines.book import Book
from bot.engines.rewriting import Corrected, Restored, Voided
from bot.hall.books.chain import Untold
from bot.storage.stored import StoredEntry

log = logging.getLogger(__name__)

SPACE = 64_000_000
"""Bytes that all snapshots together may take; the oldest give way."""
AFTER = 300
"""Entries after which a new one is taken."""
STAMP = 32
SUFFIX = ".book"
OWN = "bot.engines."
PLAIN = frozenset(
    {
        ("array", "_array_reconstructor"),
        ("array", "array"),
        ("builtins", "bytearray"),
        ("builtins", "frozenset"),
        ("builtins", "set"),
        ("collections", "Counter"),
        ("collections", "OrderedDict"),
        ("collections", "deque"),
        ("datetime", "date"),
        ("datetime", "datetime"),
        ("decimal", "Decimal"),
        ("fractions", "Fraction"),
    }
)
"""What a state may be made of, beside the engines' own classes."""


class Snapshot(NamedTuple):
    """A book as it stood after an entry."""

    version: int
    weight: int
    """Bytes of the entries that made it."""
    size: int
    """Bytes of its state."""
    book: Book
    hidden: int
    untold: dict[int, Untold]
    """What its chain knew of the entries that nobody may know yet."""


class _StateReader(pickle.Unpickler):
    """Makes nothing but the engines' own things: whatever a file says, no other code is run."""

    def find_class(self, module: str, name: str) -> Any:
        """A class that a state may be made of."""
        if (module, name) in PLAIN:
            return super().find_class(module, name)
        found = super().find_class(module, name) if module.startswith(OWN) and "." not in name else None
        if isinstance(found, type) and found.__module__.startswith(OWN):
            return found
        raise pickle.UnpicklingError(f"{module}.{name} is no part of a book")


class _Stamped:
    """Writes into a file, and reckons the stamp of what is written as it goes by."""

    def __init__(self, out: BinaryIO, key: bytes) -> None:
        self._out, self._stamp, self.size = out, hmac.new(key, digestmod="sha256"), 0
        out.write(bytes(STAMP))

    def write(self, piece: bytes) -> int:
        """Write a piece of it."""
        self._stamp.update(piece)
        self.size += len(piece)
        return self._out.write(piece)

    def end(self) -> None:
        """Put the stamp before it."""
        self._out.seek(0)
        self._out.write(self._stamp.digest())


@cache
def edition() -> str:
    """Which engines these are: other ones may make another book of the same entries. It is asked at the start: an
    upgrade replaces the files of a process that still runs."""
    found = hashlib.sha256(pydantic.VERSION.encode())
    folder = Path(engines.__file__).parent
    for file in sorted(folder.rglob("*.py")):
        found.update(file.relative_to(folder).as_posix().encode() + file.read_bytes())
    return found.hexdigest()


def joined(who: Mapping[str, str]) -> str:
    """A digest of who became whom."""
    return hashlib.sha256(json.dumps(sorted(who.items())).encode()).hexdigest()


def stands_on(entry: StoredEntry) -> str:
    """A digest of an entry."""
    return hashlib.sha256(json.dumps(entry).encode()).hexdigest()


def still_right(tail: Sequence[Any], corrected: int) -> bool:
    """Whether what these later records void, put back or correct all came after that entry."""
    requests = {record.request for record in tail}
    return all(
        record.entry.request in requests
        if isinstance(record.entry, Voided | Restored)
        else record.entry.seq > corrected
        for record in tail
        if isinstance(record.entry, Voided | Restored | Corrected)
    )


class Snapshots:
    """The snapshots in a folder, a file a book."""

    def __init__(self, folder: Path, most: int = SPACE, after: int = AFTER) -> None:
        self._folder, self._most = folder, most
        self.after = after
        """Entries after which a new one is wanted."""
        self._forgotten, self._at_the_files = "", Lock()
        self._edition = edition()

    def write(
        self,
        out: BinaryIO,
        book: Book,
        on: StoredEntry,
        weight: int,
        who: Mapping[str, str],
        key: bytes,
        hidden: int,
        untold: Mapping[int, Untold],
    ) -> int:
        """Write what is to be kept of a book as it stands after an entry, piece by piece, so that the state of a long
        one is never in memory twice; gives its size, 0 if it cannot be written."""
        head = {
            "kind": book.kind,
            "version": book.version,
            "on": stands_on(on),
            "edition": self._edition,
            "joined": joined(who),
            "forgotten": self._forgotten,
            "weight": weight,
            "hidden": hidden,
            "untold": [*untold.items()],
        }
        stamped = _Stamped(out, key)
        try:
            stamped.write(json.dumps(head).encode() + b"\n")
            pickle.dump(book, stamped, protocol=5)
        except OSError:
            raise
        except Exception as failure:
            log.warning("no snapshot of a %s: %s", book.kind, type(failure).__name__)
            return 0
        stamped.end()
        return stamped.size

    def read(self, id: str, key: bytes, who: Mapping[str, str]) -> tuple[Snapshot, str] | None:
        """The snapshot of a book, and a digest of the entry that it stands on; None if there is none that counts."""
        with suppress(OSError), self._file(id).open("rb") as file:
            stamp = file.read(STAMP)
            found = hashlib.file_digest(file, partial(hmac.new, key, digestmod="sha256"))
            if hmac.compare_digest(stamp, found.digest()):
                size = file.tell()
                file.seek(STAMP)
                return self._read(file, size, id, who)
        return None

    def _read(self, file: BinaryIO, size: int, id: str, who: Mapping[str, str]) -> tuple[Snapshot, str] | None:
        try:
            head: dict[str, Any] = json.loads(file.readline())
            if head["edition"] != self._edition or head["joined"] != joined(who):
                return None
            size -= file.tell()
            book = _StateReader(file).load()
        except Exception as failure:  # Whatever is wrong with it: the entries are there.
            log.warning("the snapshot of %s cannot be read: %s", id, type(failure).__name__)
            return None
        if not isinstance(book, Book) or book.kind != head["kind"] or book.version != head["version"]:
            return None
        untold = {number: Untold(*one) for number, one in head["untold"]}
        return Snapshot(book.version, head["weight"], size, book, head["hidden"], untold), head["on"]

    def keep(self, id: str, write: Callable[[BinaryIO], int]) -> int:
        """Have one written in the place of the last, where the oldest of the others make room; gives its size, 0 where
        none could be, or somebody was forgotten since it was made."""
        file = self._file(id)
        part = file.with_suffix(f".{os.getpid()}")
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with os.fdopen(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as out:
                size = write(out)
            with self._at_the_files:
                if size and _without(part) == self._forgotten:
                    part.replace(file)
                    self._make_room(file)
                    return size
        except OSError as failure:  # A full disk, or a place that nobody may write to: the entries are there.
            log.info("no snapshot of %s: %s", id, failure)
        self._gone([part])
        return 0

    def forget(self, id: str) -> None:
        """Nothing is kept of this book."""
        self._gone([self._file(id)])

    def without(self, forgotten: Iterable[str]) -> None:
        """Nothing is kept that was made before one of these was forgotten, whoever was stopped in between."""
        with self._at_the_files:
            self._forgotten = hashlib.sha256(json.dumps(sorted(forgotten)).encode()).hexdigest()
            self._gone([one for one in self._all() if one.suffix != SUFFIX or _without(one) != self._forgotten])

    def _file(self, id: str) -> Path:
        return self._folder / f"{id}{SUFFIX}"

    def _all(self) -> list[Path]:
        return [*self._folder.iterdir()] if self._folder.is_dir() else []

    def _make_room(self, newest: Path) -> None:
        found = sorted(((one.stat(), one) for one in self._all() if one != newest), key=lambda each: each[0].st_mtime)
        too_much = newest.stat().st_size + sum(stat.st_size for stat, _ in found) - self._most
        for stat, one in found:
            if too_much <= 0:
                break
            self._gone([one])
            too_much -= stat.st_size

    def _gone(self, files: Collection[Path]) -> None:
        for file in files:
            try:
                file.unlink(missing_ok=True)
            except OSError as failure:
                log.warning("a snapshot cannot be deleted: %s", failure)


def _without(file: Path) -> str:
    """Who had been forgotten when this was made; empty if it does not say."""
    try:
        with file.open("rb") as whole:
            whole.seek(STAMP)
            return str(json.loads(whole.readline())["forgotten"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""
