"""Plain dice of who only watches: they are nobody's."""

from __future__ import annotations

from bot.engines.daimon.table import bystanders
from tests.engines.daimon.laid_table import ANNA, Loaded, Table, refused, seen

WATCHER = "p000watcher"


def test_who_has_no_seat_watches_and_a_stable_master_has_a_part() -> None:
    assert [bystanders.watches(Table(ANNA).book, one) for one in (ANNA, WATCHER)] == [False, True]
    assert not bystanders.watches(Table(ANNA, stable=True).book, ANNA)


def test_who_watches_rolls_plain_dice_and_nothing_comes_of_them() -> None:
    table = Table(ANNA)
    before = seen(table.book)
    dice = Loaded(table.book, (6, 4, 3))
    rolled = table.act(lambda: bystanders.roll(table.book, WATCHER, 3, "w000000note", dice))
    assert (rolled.successes, rolled.note, rolled.roll.faces) == (2, "w000000note", (6, 4, 3))
    assert seen(table.book) == before
    assert refused(table, lambda: bystanders.roll(table.book, WATCHER, 0, "", table.dice())) == "no-dice"
