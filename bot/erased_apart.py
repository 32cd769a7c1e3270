"""The ids of everybody who was forgotten, in a file beside the database: going back to a copy brings nobody back."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable

from bot.archive import beside
from bot.settings import Settings
from bot.storage.contract import Forget, Store, Write

_LOG = logging.getLogger(__name__)


class ErasedApart:
    """Keeps the ids; each tells nothing but that somebody of that id was here."""

    def __init__(self, settings: Settings, onto_disk: Callable[[int], None] = os.fsync) -> None:
        self.path = beside(settings, "erased")
        self._onto_disk = onto_disk

    def ids(self) -> list[str]:
        """Whoever was forgotten."""
        return self.path.read_text("ascii").split() if self.path.exists() else []

    async def gathered(self, store: Store) -> None:
        """Keep also those who were forgotten before there was such a file, or by another process."""
        self._keep(row["id"] for row in await store.rows("people", born="erased"))

    def heard(self, write: Write) -> None:
        """Keep those who are forgotten now."""
        self._keep(id for change in write.changes if isinstance(change, Forget) for id in (change.person, *change.ids))

    def _keep(self, ids: Iterable[str]) -> None:
        given = [*dict.fromkeys(ids)]
        known = {*self.ids()} if given else set()
        new = [id for id in given if id not in known]
        if not new:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="ascii") as file:
                file.writelines(f"{id}\n" for id in new)
                file.flush()
                self._onto_disk(file.fileno())
        except OSError as error:  # Beside PostgreSQL there may be no place for files.
            _LOG.warning("whoever was forgotten could not be noted in %s: %s", self.path, error)
