"""Undo, then put back, is the identity: in every game, whatever happened, wherever nothing stands on what is undone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import BaseModel

from bot.engines.book import Book, Recorded
from bot.engines.rewriting import Restored, Voided, folded
from bot.engines.way_back import actions
from tests import examples
from tests.engines import alone
from tests.engines.kept import NOW
from tests.engines.plays import EVERY, Play

UNTOLD = ("version", "ledger", "fresh", "void")
"""What counts on whatever is undone, and what a book keeps for who writes it down."""


def whole(thing: Any) -> Any:
    """All that a state says, of whatever kind, to compare two."""
    if isinstance(thing, BaseModel | str | int | float | frozenset | None):
        return thing
    if isinstance(thing, dict):
        return {key: whole(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [whole(value) for value in thing]
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    names = [*getattr(thing, "__dict__", {}), *slots]
    told = {name: getattr(thing, name) for name in names if name not in UNTOLD and hasattr(thing, name)}
    return {name: whole(value) for name, value in told.items()} or thing


def put_back(book: Book, records: Sequence[Recorded]) -> int:
    """Undo each action on which nothing stands, and put it back; gives how many there were."""
    now, found = whole(folded(type(book), records)), 0
    for action in actions(records, {}):
        if alone.standing(book, action, [one for one in records if one.seq > action.records[-1].seq]):
            continue
        seq, found = len(records), found + 1
        void = Recorded(seq + 1, "undo", NOW, "", Voided(request=action.request))
        back = Recorded(seq + 2, "back", NOW, "", Restored(request=action.request))
        assert whole(folded(type(book), [*records, void, back])) == now, action
    return found


@pytest.mark.parametrize("play", EVERY)
@given(st.integers(0, 2**32).map(Random))
@settings(max_examples=examples(8), deadline=None)
def test_what_is_undone_and_put_back_is_as_it_was(play: Play, chance: Random) -> None:
    kept = play(chance)
    ends = [action.records[-1].seq for action in actions(kept.records, {})]
    for end in {*chance.sample(ends, min(len(ends), 6)), ends[-1]}:
        records = kept.records[:end]
        assert put_back(folded(type(kept.book), records), records)
