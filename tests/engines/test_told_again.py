"""In every book with dice: what shows the dice of an undone act again is known to be the same told again."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.rewriting import folded, voided_by
from bot.engines.seals import ActDraw
from tests import examples
from tests.engines.plays import THROWN, Play


@pytest.mark.parametrize("play", THROWN)
@given(st.integers(0, 2**32).map(Random))
@settings(max_examples=examples(4), deadline=None)
def test_dice_that_are_shown_again_are_linked_to_where_they_fell(play: Play, chance: Random) -> None:
    kept = play(chance, undos=0.4)
    shown: dict[tuple[str, ...], set[str]] = {}
    linked: set[str] = set()
    for place, record in enumerate(kept.records):
        if not record.entry.drawn:
            continue
        told = (record.entry.kind, *sorted({draw.act for draw in record.entry.drawn if isinstance(draw, ActDraw)}))
        void = {*voided_by(one.entry for one in kept.records[:place])} - linked
        if again := shown.get(told, set()) & void:
            begin = next(at for at, one in enumerate(kept.records) if one.request == record.request)
            book = folded(type(kept.book), kept.records[:begin])
            assert again & {book.told_again(one.entry) for one in kept.records[begin : place + 1]}
            linked |= again
        shown.setdefault(told, set()).add(record.request)
