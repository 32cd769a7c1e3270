"""Who asked to be forgotten is known again by digests alone, until they come back themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.hall.people.tombstones import KEY, Tombstones, account_named, name_in
from bot.storage.contract import Change, Put

THINGS = [account_named("discord", "7"), name_in("c2", "anna_99"), name_in("c1", "anna")]


def laid(stones: Tombstones, *things: str, at: float = 5.0) -> list[dict[str, Any]]:
    """The rows of what was laid and heard of."""
    return [dict(change.row) for change in heard(stones, stones.laid(things, at)) if isinstance(change, Put)]


def heard(stones: Tombstones, changes: Sequence[Change]) -> Sequence[Change]:
    for change in changes:
        stones.heard(change)
    return changes


def test_what_was_forgotten_is_known_again_and_nothing_else() -> None:
    stones = Tombstones()
    assert not stones.stands(*THINGS)
    laid(stones, *THINGS)
    assert all(stones.stands(thing) for thing in THINGS)
    assert stones.stands("discord:8", "c2:anna_99") and not stones.stands("discord:8", "c2:anna", "c1:anna_99")


def test_things_are_known_by_their_kind() -> None:
    assert THINGS == ["discord:7", "c2:anna_99", "c1:anna"]


def test_no_row_tells_what_it_is_about_and_the_key_is_made_once() -> None:
    stones = Tombstones()
    key, *rows = laid(stones, *THINGS)
    assert key["key"] == KEY and len(key["value"]) == 64
    assert [row["at"] for row in rows] == [5.0] * 3 and not any("anna" in row["digest"] for row in rows)
    assert len(laid(stones, "discord:8")) == 1


def test_after_a_restart_the_rows_are_all_that_is_needed() -> None:
    stones, again, other = Tombstones(), Tombstones(), Tombstones()
    key, *rows = laid(stones, *THINGS)
    again.replace([key], rows)
    other.replace([{"value": "00" * 32}], rows)
    assert again.stands("c1:anna") and not other.stands("c1:anna")
    again.replace([], [])
    assert not again.stands("c1:anna")


def test_whoever_comes_back_is_known_no_more_by_what_they_bring() -> None:
    stones = Tombstones()
    laid(stones, *THINGS)
    assert len(heard(stones, stones.taken_away("discord:7", "discord:9"))) == 1
    assert [stones.stands(thing) for thing in THINGS] == [False, True, True]
