"""One process a database: an advisory lock on a file beside it, and the `Store` methods about other processes."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import IO

from bot.storage.contract import News, Store, Trouble
from bot.storage.stored import Lent, StoredNotice, StoredRequest, StoredTimer

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


class SingleProcess:
    """Gives every claim and task to the one process there is."""

    @property
    def shared(self) -> bool:
        """No other process writes to it."""
        return False

    async def claim_timers(self: Store, before: float, but: Collection[str] = ()) -> list[StoredTimer]:
        """What is due: there is nobody else to ring it."""
        return [timer for timer in await self.timers(before) if timer.book not in but]

    async def claim_notices(self: Store, now: float, platforms: Collection[str]) -> list[StoredNotice]:
        """What waits: there is nobody else to say it."""
        return await self.waiting(now)

    async def claim_behind(self: Store, notice: StoredNotice, now: float) -> list[StoredNotice]:
        """None: a few of each room are given at once."""
        return []

    async def claim_answers(self: Store, platforms: Collection[str]) -> list[StoredRequest]:
        """What nobody heard: there is nobody else to say it."""
        return await self.unanswered(math.inf)

    async def keep_claims(self, answers: Collection[str]) -> None:
        """There is nobody else."""

    async def lease(self, task: str) -> bool:
        """Every task is ours."""
        return True

    async def give_back(self, task: str, kept: str = "") -> None:
        """There is nobody else to take it."""

    async def leases(self, beginning: str) -> list[Lent]:
        """Nobody else has any."""
        return []

    async def keep_leases(self, kept: Mapping[str, str]) -> set[str]:
        """All stay ours."""
        return set(kept)

    async def at_most_every(self, seconds: float, task: str) -> bool:
        """One process paces itself."""
        return True

    def listen(self, heard: Callable[[News], None]) -> None:
        """There is nobody else to tell of."""
