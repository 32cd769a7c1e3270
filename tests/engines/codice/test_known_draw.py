"""The first draw was seen: undone and made again it is the same, and with other teams somebody else has to agree."""

from __future__ import annotations

import pytest

from bot.engines.book import Known
from bot.engines.codice import entering as teams
from bot.engines.tournament.entering import Entered
from tests.engines.codice.evening import DIRECTOR, Evening, player


def late(evening: Evening, *players: str) -> None:
    """One more team, of these players."""
    book = evening.book
    evening.act(lambda: teams.enter(book, DIRECTOR, True, "w00000more", players, evening.now, evening.dice()))


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


def test_a_late_teams_lot_falls_the_same_and_is_nobody_elses() -> None:
    evening = Evening(6)
    evening.play(1, 0)
    evening.enter()
    lots = list(evening.book.lots)
    evening.undo()
    evening.enter()
    assert evening.book.lots == lots
    evening.undo()
    with pytest.raises(Known) as known:
        late(evening, player("other"), player("other", 2))
    assert known.value.act == "entrant/7"


def test_in_whatever_order_its_players_are_named() -> None:
    evening = Evening(6)
    evening.play(1, 0)
    lots = []
    for players in ((player("a"), player("b")), (player("b"), player("a"))):
        late(evening, *players)
        lots.append(list(evening.book.lots))
        evening.undo()
    assert lots[0] == lots[1]


@pytest.mark.parametrize(("comes_back", "decides"), [(True, True), (False, False)])
def test_who_withdrew_and_comes_back_has_what_was_drawn_laid_anew(comes_back: bool, decides: bool) -> None:
    evening = Evening(6)
    gone = evening.book.entrants["t1"].players
    players = tuple(gone) if comes_back else (player("new"), player("new", 2))
    evening.drop("t1")
    late(evening, *players)
    entered = next(one.entry for one in reversed(evening.records) if isinstance(one.entry, Entered))
    assert entered.decides(evening.book) is decides
