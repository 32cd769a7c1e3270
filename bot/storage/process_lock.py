"""One process a database: an advisory lock on a file beside it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from bot.storage.contract import Trouble

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        # Not flock: a forked worker would inherit that, and keep it when the bot is killed.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class ProcessLock:
    """Held by this process until it is released or the process ends, however it ends; released also if not taken."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: IO[bytes] | None = None

    def take(self) -> None:
        """Take it, or raise Trouble when another process has it."""
        self._file = self._path.open("ab")
        try:
            _lock(self._file.fileno())
        except OSError as error:
            raise Trouble("in-use", str(self._path)) from error

    def release(self) -> None:
        """Let others have it. The file stays: removing it would let two hold it at once."""
        if self._file is not None:
            self._file.close()
            self._file = None
