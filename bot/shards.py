"""Which part of Discord's servers a process looks after: `0-3/16`, the shards 0 to 3 of 16."""

from __future__ import annotations

import re
from dataclasses import dataclass


class NotShards(ValueError):
    """What was typed names no shards."""


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of Discord's shards, of so many."""

    ids: tuple[int, ...]
    count: int

    @classmethod
    def read(cls, words: str) -> Shards:
        """As it is typed: `0-3/16`, or `5/16` for one alone."""
        found = re.fullmatch(r"(\d{1,4})(?:-(\d{1,4}))?/(\d{1,4})", words.strip())
        if found is None:
            raise NotShards(words)
        first, last, count = int(found[1]), int(found[2] or found[1]), int(found[3])
        if not first <= last < count:
            raise NotShards(words)
        return cls(tuple(range(first, last + 1)), count)
