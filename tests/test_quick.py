"""Records that are made quickly are what they were: frozen for mypy, equal by their values, with the same defaults."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, field, replace

import pytest

from bot.quick import quick


@quick
@dataclass(frozen=True, slots=True)
class Told:
    """A record with every sort of field."""

    to: str
    times: int = 1
    words: list[str] = field(default_factory=list)


def test_values_are_taken_by_place_or_by_name_and_the_others_have_their_defaults() -> None:
    assert Told("Anna", words=["sì"]) == Told("Anna", 1, ["sì"])
    assert (Told(to="Anna").times, Told("Anna").words) == (1, [])
    assert repr(replace(Told("Anna"), times=2)) == "Told(to='Anna', times=2, words=[])"


def test_a_list_is_each_record_s_own() -> None:
    Told("Anna").words.append("sì")
    assert Told("Anna").words == []


def test_what_is_missing_or_too_much_is_refused() -> None:
    for given in ((), ("Anna", 1, [], "more")):
        with pytest.raises(TypeError):
            Told(*given)  # type: ignore[arg-type]


def test_it_can_be_kept_and_read_again() -> None:
    assert pickle.loads(pickle.dumps(Told("Anna", 2))) == Told("Anna", 2)
