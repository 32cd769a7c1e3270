"""The first draw was seen: undone and made again it is the same, and with other teams somebody else has to agree."""

from __future__ import annotations

import pytest

from bot.engines.book import Known
from tests.engines.codice.evening import Evening


def test_the_first_draw_that_was_undone_falls_the_same() -> None:
    evening = Evening(6)
    tables, lots = evening.tables(), evening.book.lots
    evening.undo()
    evening.start()
    assert (evening.tables(), evening.book.lots) == (tables, lots)


def test_the_first_draw_is_not_made_anew_for_one_team_more() -> None:
    evening = Evening(6)
    evening.undo()
    evening.enter()
    with pytest.raises(Known) as known:
        evening.start()
    assert known.value.act == "round/1"
