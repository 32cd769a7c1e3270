"""Which update Telegram is asked for next: it confirms all before that one."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.chats.telegram.gateway.polling import Offsets


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 9)), max_size=40))
async def test_the_offset_never_passes_what_is_under_way(steps: list[tuple[bool, int]]) -> None:
    offsets, next_update = Offsets(), 100
    under_way: list[int] = []
    for comes, which in steps:
        if comes:
            offset = offsets.ask()
            fresh = offsets.take([*under_way, next_update])
            assert fresh == {next_update}
            assert all(offset <= update for update in under_way)
            under_way.append(next_update)
            next_update += 1
        elif under_way:
            offsets.finish(under_way.pop(which % len(under_way)))
    assert offsets.ask() == (min(under_way) if under_way else next_update if next_update > 100 else 0)


async def test_ids_that_begin_anew_after_a_quiet_week_are_heard() -> None:
    offsets = Offsets()
    offsets.take([900])
    offsets.finish(900)
    assert offsets.ask() == 901
    offsets.confirmed()
    assert offsets.ask() == 0
    assert offsets.take([5]) == {5}


async def test_only_the_end_of_the_lowest_update_under_way_lets_more_be_confirmed() -> None:
    offsets = Offsets()
    offsets.take([10, 11, 12])
    offsets.finish(11)
    assert not offsets.advanced.is_set()
    offsets.finish(10)
    assert offsets.advanced.is_set() and offsets.ask() == 12
    assert not offsets.advanced.is_set(), "with that Telegram is asked now"


async def test_while_an_update_is_under_way_no_ids_begin_anew() -> None:
    offsets = Offsets()
    offsets.take([900])
    offsets.confirmed()
    offsets.finish(900)
    assert offsets.ask() == 901
