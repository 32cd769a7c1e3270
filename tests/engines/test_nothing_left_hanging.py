"""No undo or correction leaves an entry that counts speaking of what is not there any more: a team, a board, a game, a
check. What no undo takes back may, and is named before the yes."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.book import Book, Recorded
from bot.engines.rewriting import Corrected, Restored, Voided, folded, stands, voided_by
from bot.engines.way_back import actions
from tests import examples
from tests.engines import alone
from tests.engines.kept import NOW
from tests.engines.plays import EVERY, Play


def spoken_of(book: Book, record: Recorded) -> frozenset[Hashable]:
    """The things of the book that an entry speaks of, as far as they are there: not people, who always are."""
    fields = [value for _, value in record.entry if isinstance(value, str)]
    names: set[Hashable] = {*fields, *(record.entry.needs(book) or ())}
    return frozenset(name for name in names if (behind := tuple(book.behind(name))) and behind != (name,))


def hanging(before: Book, after: Book, records: Sequence[Recorded]) -> list[Recorded]:
    """The entries that count and speak of what was there before, and is there no more."""
    return [one for one in records if not spoken_of(before, one) <= spoken_of(after, one)]


@pytest.mark.parametrize("play", EVERY)
@given(st.integers(0, 2**32).map(Random))
@settings(max_examples=examples(20), deadline=None)
def test_an_undo_leaves_nothing_hanging_but_what_cannot_be_taken_back(play: Play, chance: Random) -> None:
    kept = play(chance, 0.2)
    before = kept.refolded()  # What was corrected counts in the book that is made anew.
    for action in actions(kept.records, voided_by(record.entry for record in kept.records)):
        if alone.standing(before, action, [one for one in kept.records if one.seq > action.records[-1].seq]):
            continue
        void = Recorded(len(kept.records) + 1, "undo", NOW, "", Voided(request=action.request))
        records = [*kept.records, void]
        voided = voided_by(record.entry for record in records)
        left = [one for one in records if stands(one, voided)]
        after = folded(type(kept.book), records)
        assert all(one.entry.lasting for one in hanging(before, after, left)), action


@pytest.mark.parametrize("play", EVERY)
@given(st.integers(0, 2**32).map(Random))
@settings(max_examples=examples(20), deadline=None)
def test_what_corrects_or_puts_back_speaks_of_what_counts(play: Play, chance: Random) -> None:
    kept = play(chance, 0.3)
    voided = voided_by(record.entry for record in kept.records)
    requests = {record.request for record in kept.records}
    counts = {record.seq: record for record in kept.records if stands(record, voided)}
    for record in counts.values():
        assert not isinstance(record.entry, Corrected) or record.entry.seq in counts, record
        assert not isinstance(record.entry, Voided | Restored) or record.entry.request in requests
