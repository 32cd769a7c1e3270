"""Awards for good play: who can have one, and with whom."""

from __future__ import annotations

from bot.engines.daimon.table import awards
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, refused
from tests.engines.daimon.table.evening import started


def test_a_dialogue_with_a_daimon_rewards_two_people() -> None:
    table = started(ANNA, BRUNO, CARLA)
    for seat in table.book.seats:
        seat.reserve = 3
    assert refused(table, lambda: awards.award(table.book, BRUNO, "daimon", BRUNO)) == "award-needs-two"
    awarded = table.act(lambda: awards.award(table.book, BRUNO, "daimon"))
    assert (awarded.player, awarded.other) == (BRUNO, CARLA)
    assert [seat.reserve for seat in table.book.seats] == [3, 4, 4]


def test_whoever_is_not_there_tonight_is_rewarded_for_nothing() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.book.session.present = (ANNA, BRUNO)  # type: ignore[union-attr]
    assert refused(table, lambda: awards.award(table.book, CARLA, "danger")) == "player-absent"
    assert refused(table, lambda: awards.award(table.book, BRUNO, "daimon", CARLA)) == "player-absent"


def test_alone_at_the_table_nobody_plays_anothers_daimon() -> None:
    table = started(ANNA, BRUNO)
    table.book.master = ""
    table.book.session.present = (BRUNO,)  # type: ignore[union-attr]
    assert refused(table, lambda: awards.award(table.book, BRUNO, "daimon")) == "award-needs-two"


def test_every_other_award_is_for_one_and_none_for_the_master() -> None:
    table = started(ANNA, BRUNO, CARLA)
    assert refused(table, lambda: awards.award(table.book, BRUNO, "danger", CARLA)) == "award-for-one"
    assert refused(table, lambda: awards.award(table.book, ANNA, "danger")) == "award-yourself"
