"""Who asked to be forgotten, as digests that tell nobody: others must not write them down again by naming them."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from bot.storage.contract import Change, Drop, Put

KEY = "erased-key"
"""The row of `memory` with the key of the digests."""


class Tombstones:
    """The digests of accounts, and of names in clubs."""

    def __init__(self) -> None:
        self._key = ""
        self._digests: set[str] = set()

    def replace(self, key: Iterable[Mapping[str, Any]], rows: Iterable[Mapping[str, Any]]) -> None:
        """These are all the rows."""
        self._key = next((row["value"] for row in key), "")
        self._digests = {row["digest"] for row in rows}

    def heard(self, change: Change) -> None:
        """A row was written or deleted."""
        match change:
            case Put("memory", row) if row.get("key") == KEY:
                self._key = row["value"]
            case Put("erased", row):
                self._digests.add(row["digest"])
            case Drop("erased", where):
                self._digests.discard(where["digest"])

    @property
    def any(self) -> bool:
        """Whether anybody asked to be forgotten."""
        return bool(self._digests)

    def stands(self, *things: str) -> bool:
        """Whether one of these was somebody's who asked to be forgotten."""
        return bool(self._digests) and any(self._digest(self._key, thing) in self._digests for thing in things)

    def laid(self, things: Iterable[str], at: float) -> list[Change]:
        """What keeps these from being written down again."""
        changes: list[Change] = []
        key = self._key
        if not key:
            key = secrets.token_hex(32)
            changes.append(Put("memory", {"key": KEY, "value": key}, new=True))
        return [*changes, *(Put("erased", {"digest": self._digest(key, thing), "at": at}) for thing in things)]

    def taken_away(self, *things: str) -> list[Change]:
        """What lets whoever has come back be somebody again."""
        return [Drop("erased", {"digest": self._digest(self._key, thing)}) for thing in things if self.stands(thing)]

    def _digest(self, key: str, thing: str) -> str:
        return hmac.digest(bytes.fromhex(key), thing.encode(), "sha256").hex()


def account_named(platform: str, account: str) -> str:
    """An account, as it is digested."""
    return f"{platform}:{account}"


def name_in(club: str, key: str) -> str:
    """A name or a username in a club, by its key: in another club, and on another platform, it is another's."""
    return f"{club}:{key}"


def username_in(club: str, key: str) -> str:
    """A username that is no word of a name: it means whoever bore it, with an @ or without."""
    return f"{club}:@{key}"


def part_in(club: str, key: str) -> str:
    """One word of a name of several."""
    return f"{club}:…{key}"
