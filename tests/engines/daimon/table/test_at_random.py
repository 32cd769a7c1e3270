"""Evenings of scenes, at random."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.daimon.table import chair, scenes, sessions
from bot.engines.daimon.table.master_vote import praise
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Table, seen
from tests.engines.daimon.table.evening import reserves

steps = st.lists(st.tuples(st.integers(0, 9), st.sampled_from([ANNA, BRUNO, CARLA]), st.booleans()), max_size=60)


@given(steps)
def test_evenings_of_scenes_fold_undo_and_keep_reserves_in_bounds(evening: list[tuple[int, str, bool]]) -> None:
    table = Table(ANNA, BRUNO, CARLA)
    book = table.book
    for act, player, yes in evening:
        table.now += 30
        before = seen(book)
        try:
            match act:
                case 0 | 1:
                    table.session()
                case 2 | 3:
                    table.act(lambda: scenes.end_scene(book, table.now))
                case 4:
                    table.act(lambda: scenes.keep(book, table.dice()))
                case 5:
                    table.act(lambda: scenes.pass_on(book, table.now))
                case 6:
                    table.act(lambda player=player: chair.claim(book, player, table.dice()))  # type: ignore[misc]
                case 7:
                    table.act(lambda player=player: chair.draw(book, player, table.now, table.dice()))  # type: ignore[misc]
                case 8:
                    table.act(lambda player=player, yes=yes: praise(book, player, yes))  # type: ignore[misc]
                case 9:
                    table.act(lambda: sessions.end(book, table.now, table.dice()))
        except Refused:
            assert seen(book) == before
            continue
        assert seen(table.undone()) == before
        assert seen(table.refolded()) == seen(book)
        assert all(0 <= dice <= 7 for dice in reserves(table).values())
        assert not book.session or book.master or book.chair.stage == "claiming"
