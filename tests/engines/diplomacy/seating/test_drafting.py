"""A draft is changed by hand, with its cost known, and made anew."""

from __future__ import annotations

import pytest

from bot.engines.diplomacy.seating import arranging, drafting
from bot.engines.diplomacy.seating.arranging import Wanted
from bot.engines.diplomacy.seating.draft_findings import unavoided
from bot.engines.diplomacy.totals import total_of
from tests.engines.codice.refusing import refused
from tests.engines.diplomacy.weekend import DIRECTOR, LED, NOW, Weekend, played


def test_two_players_change_seats_and_the_cost_is_known() -> None:
    weekend = Weekend(14, rounds=4)
    played(weekend, 1)
    before = unavoided(weekend.book, weekend.draft()).cost
    one, other = weekend.book.draft.boards[0].players[0], weekend.book.draft.boards[1].players[3]  # type: ignore[union-attr]
    after = weekend.act(lambda: drafting.swap(weekend.book, DIRECTOR, one, other, weekend.dice("", "round/2")))
    assert one in after.boards[1].players
    assert unavoided(weekend.book, after).cost >= before
    back = weekend.act(lambda: drafting.swap(weekend.book, DIRECTOR, one, other, weekend.dice("", "round/2")))
    assert unavoided(weekend.book, back).cost == before


def test_somebody_without_a_seat_takes_one_over() -> None:
    weekend = Weekend(8)
    weekend.draft(absent=("t8",))
    after = weekend.act(lambda: drafting.swap(weekend.book, DIRECTOR, "t3", "t8", weekend.dice("", "round/1")))
    assert "t8" in after.boards[0].players
    assert "t3" not in after.boards[0].players
    with refused("diplomacy-same-player"):
        drafting.swap(weekend.book, DIRECTOR, "t8", "t8", weekend.dice("", "round/1"))


@pytest.mark.parametrize("way", ["sitting", "absent"])
def test_who_gives_a_seat_up_is_away_as_the_other_was(way: str) -> None:
    weekend = Weekend(8)
    weekend.draft(**{way: ("t8",)})
    after = weekend.act(lambda: drafting.swap(weekend.book, DIRECTOR, "t3", "t8", weekend.dice("", "round/1")))
    assert getattr(after, way) == ("t3",)
    weekend.act(lambda: drafting.publish(weekend.book, DIRECTOR, NOW))
    weekend.play_round(*LED)
    assert [one.round for one in total_of(weekend.book, "t8").played] == [1]
    assert not total_of(weekend.book, "t8").sitting
    assert bool(total_of(weekend.book, "t3").sitting) == (way == "sitting")


def test_who_gives_one_of_two_seats_up_has_nothing_for_two_boards() -> None:
    weekend = Weekend(14)
    weekend.draft(doubles=("t1",), absent=("t14",))
    after = weekend.act(lambda: drafting.swap(weekend.book, DIRECTOR, "t1", "t14", weekend.dice("", "round/1")))
    assert after.doubles == ()
    weekend.act(lambda: drafting.publish(weekend.book, DIRECTOR, NOW))
    weekend.play_round(*LED)
    assert total_of(weekend.book, "t1").played[0].extras == ()


def test_a_draft_that_a_latecomer_was_swapped_into_is_judged_by_its_own_boards() -> None:
    weekend = Weekend(7)
    played(weekend, 1)
    weekend.draft()
    late = weekend.enter()
    after = weekend.act(lambda: drafting.swap(weekend.book, DIRECTOR, "t3", late, weekend.dice("", "round/2")))
    found = unavoided(weekend.book, after)
    assert (found.games, found.above) == (15, 0)


def test_a_round_is_drafted_anew_until_something_is_recorded_in_it() -> None:
    weekend = Weekend(8)
    weekend.post(absent=("t8",))
    weekend.post(absent=("t1",))
    assert len(weekend.book.rounds) == 1
    assert "t8" in weekend.book.game_at(1).seats.values()
    weekend.winter(1, 1901, 5, 5, 5, 5, 5, 5, 4)
    with refused("diplomacy-round-on"):
        weekend.draft(absent=("t1",))


def test_nobody_is_wanted_in_two_ways() -> None:
    weekend = Weekend(15)
    with refused("diplomacy-named-twice"):
        arranging.check(weekend.book, Wanted(absent=("t1",), sitting=("t1",)))
    weekend.drop("t2")
    with refused("diplomacy-not-in"):
        arranging.check(weekend.book, Wanted(sitting=("t2",)))
