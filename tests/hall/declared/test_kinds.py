"""What a parameter takes at most and at least, to the last one, where it says nothing else; and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engines.book import Refused
from bot.hall.declared.kinds import Choice, Kind, Members, SomeKeys, Text, Upload, Whole, YesNo


@pytest.mark.parametrize(
    ("kind", "typed", "value"),
    [
        (Whole(0, 5), "0", 0),
        (Whole(0, 5), "5", 5),
        (Whole(2, 5), "+5", 5),
        (Whole(-3, 5), "−3", -3),
        (Text(), "x" * 200, "x" * 200),
        (Text(3), " a \u200b b ", "a b"),
        (Choice("some", ("a", "b")), "b", "b"),
        (YesNo(), "yes", True),
        (YesNo(), "no", False),
        (SomeKeys(), "a.b", ("a", "b")),
        (Kind(), "as it is", "as it is"),
    ],
    ids=str,
)
def test_a_value_within_its_bounds_is_taken(kind: Kind, typed: str, value: object) -> None:
    assert kind.read(typed) == value


@pytest.mark.parametrize(
    ("kind", "typed", "reason", "facts"),
    [
        (Whole(0, 5), "-1", "out-of-range", {"value": -1, "low": 0, "high": 5}),
        (Whole(2, 5), "1", "out-of-range", {"value": 1, "low": 2, "high": 5}),
        (Whole(2, 5), "6", "out-of-range", {"value": 6, "low": 2, "high": 5}),
        (Whole(2, 5), "1" * 10, "not-a-number", {"value": "1" * 10, "low": 2, "high": 5}),
        (Whole(2, 5), "", "not-a-number", {"value": "", "low": 2, "high": 5}),
        (Text(), "x" * 201, "too-long", {"longest": 200, "length": 201}),
        (Text(), "\u200b", "empty-text", {}),
        (Choice("some", ("a", "b")), "c", "not-a-choice", {"value": "c"}),
        (YesNo(), "maybe", "not-a-choice", {"value": "maybe"}),
    ],
    ids=str,
)
def test_one_more_is_refused_with_the_bounds(kind: Kind, typed: str, reason: str, facts: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        kind.read(typed)
    assert (refused.value.reason, refused.value.facts) == (reason, facts)


@pytest.mark.parametrize(
    ("kind", "value", "word"),
    [(Whole(0, 9), 7, "7"), (YesNo(), True, "yes"), (YesNo(), False, "no"), (Kind(), "a", "a")],
)
def test_a_value_is_written_as_it_is_read(kind: Kind, value: object, word: str) -> None:
    assert kind.write(value) == word and kind.read(word) == value


def test_lists_of_people_and_files_have_bounds_of_their_own() -> None:
    assert (Members().least, Members().most, Members().ordered, Upload().largest) == (1, 25, False, 2_000_000)


def test_only_names_of_several_go_on_without_quotes() -> None:
    assert Text(several=True).goes_on("Bruno") and not Text().goes_on("Bruno")
