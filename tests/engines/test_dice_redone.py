"""Whatever is undone and done again, in every book with dice: no label ever shows other faces, with nobody's yes."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.seals import ActDraw
from tests import examples
from tests.engines.plays import THROWN, Play


@pytest.mark.parametrize("play", THROWN)
@given(st.integers(0, 2**32).map(Random))
@settings(max_examples=examples(8), deadline=None)
def test_what_fell_falls_alike_whatever_is_undone_and_done_again(play: Play, chance: Random) -> None:
    kept = play(chance, undos=0.3)
    shown: dict[tuple[int, str], tuple[int, ...]] = {}
    for record in kept.records:
        for draw in record.entry.drawn:
            assert isinstance(draw, ActDraw)
            known = shown.get((draw.seal, draw.label), draw.faces)
            both = min(len(known), len(draw.faces))
            assert known[:both] == draw.faces[:both]
            shown[draw.seal, draw.label] = max(known, draw.faces, key=len)
    assert not kept.book.ledger.otherwise
