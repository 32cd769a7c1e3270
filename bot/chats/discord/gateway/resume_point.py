"""A session with Discord's gateway, as it is left for another process."""

from __future__ import annotations

import json
from typing import NamedTuple


class ResumePoint(NamedTuple):
    """Where to resume it, its id, and the last event that was heard in it."""

    gateway: str
    id: str
    sequence: int

    def __str__(self) -> str:
        return json.dumps(self)

    @classmethod
    def read(cls, kept: str) -> ResumePoint | None:
        """What was left; None where nothing was."""
        return cls(*json.loads(kept)) if kept else None
