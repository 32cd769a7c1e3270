"""A disk so small that it can be filled: in memory, seen by nobody but through the process that holds it."""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Iterator
from pathlib import Path

SIZE = "64m"
_HOLD = f'mount -t tmpfs -o size={SIZE} none "$0" && echo there && exec sleep 3600'


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A folder on such a disk, mounted at one that there is; nothing where nobody may mount."""
    holder = subprocess.Popen(["unshare", "-rm", "sh", "-c", _HOLD, folder], stdout=subprocess.PIPE, text=True)
    try:
        assert holder.stdout is not None
        yield Path(f"/proc/{holder.pid}/root{folder}") if holder.stdout.readline() == "there\n" else None
    finally:
        holder.kill()
        holder.wait()


class Ballast:
    """What fills a disk."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "ballast"

    def full(self) -> None:
        """No byte is left."""
        with contextlib.suppress(OSError), open(self._file, "wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))

    def gone(self) -> None:
        """There is room again."""
        self._file.unlink()
