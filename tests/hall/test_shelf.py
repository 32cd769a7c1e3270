"""Long books are gone through without the collector stopping everybody."""

from __future__ import annotations

import gc

from bot.hall.shelf import SMALL, aside, uncollected


async def test_while_much_is_gone_through_the_collector_looks_at_what_is_new_alone() -> None:
    before = gc.get_threshold()
    young, middle, old = await aside(SMALL + 1, gc.get_threshold)
    assert (young, middle) == before[:2]
    assert old > 1_000_000
    assert gc.isenabled()
    assert gc.get_threshold() == before


async def test_of_two_that_go_through_much_the_last_one_sets_it_right_again() -> None:
    before = gc.get_threshold()
    first, second = uncollected(), uncollected()
    first.__enter__()
    second.__enter__()
    first.__exit__(None, None, None)
    assert gc.get_threshold() != before
    second.__exit__(None, None, None)
    assert gc.get_threshold() == before
