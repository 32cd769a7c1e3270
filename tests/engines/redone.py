"""Lots that were seen: whatever is undone and done again, or put back, they fall as if nothing had been undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from bot.engines.book import Known, Recorded, Refused
from bot.engines.rewriting import Restored
from bot.engines.seals import ActDraw
from tests.engines.kept import Kept

K = TypeVar("K", bound=Kept[Any])
Deed = Callable[[K, Any], object]
BACK = 3
"""The most acts that are undone together."""


def check(new: Callable[[], K], acts: Sequence[Any], deed: Deed[K], seen: Callable[[Any], object], luck: Random) -> int:
    """Play the acts straight, and again with some of them undone and redone alike; gives how many were."""
    straight, crooked = new(), new()
    done: list[Any] = []
    redone = 0
    for act in acts:
        if not _does(straight, deed, act):
            assert not _does(crooked, deed, act), act
            continue
        assert _does(crooked, deed, act), act
        done.append((act, crooked.records[-1].request))
        back = (
            _undone(crooked, [request for _, request in done[-luck.randint(1, BACK) :]]) if luck.random() < 0.5 else 0
        )
        group, whole = done[len(done) - back :], luck.random() < 0.3
        done[len(done) - back :] = _redone(crooked, deed, group, whole=whole)
        redone += back
        assert seen(crooked.book) == seen(straight.book), act
    falls: dict[str, tuple[int, ...]] = {}
    for record in crooked.records:
        for draw in record.entry.drawn:
            if isinstance(draw, ActDraw):
                assert falls.setdefault(draw.label, draw.faces) == draw.faces
    assert not crooked.book.ledger.otherwise
    return redone


def _does(table: K, deed: Deed[K], act: Any) -> bool:
    """Do an act; False where it is refused."""
    before = len(table.records)
    try:
        table.act(lambda: deed(table, act))
    except Refused:
        return False
    return len(table.records) > before


def _undone(table: K, requests: Sequence[str]) -> int:
    """Undo these, the last first, as far as nobody else has to agree; gives how many were."""
    for count, request in enumerate(reversed(requests)):
        try:
            table.undo(request)
        except Known:
            return count
    return len(requests)


def _redone(table: K, deed: Deed[K], group: Sequence[tuple[Any, str]], *, whole: bool) -> list[tuple[Any, str]]:
    """Do the same again, or put all of it back; what stayed decided can only be put back. Gives what counts."""
    if group and not whole and _does(table, deed, group[0][0]):
        now = [(group[0][0], table.records[-1].request)]
        for act, _ in group[1:]:
            assert _does(table, deed, act), act
            now.append((act, table.records[-1].request))
        return now
    for _, request in group:
        number = len(table.records) + 1
        table.records.append(Recorded(number, f"back-{number}", 0.0, "", Restored(request=request)))
        table.book = table.refolded()
    return [*group]
