"""Corrections and undo recompute all that follows; who enters late plays from the next round on."""

from __future__ import annotations

import pytest

from bot.engines.diplomacy import entering, top_table
from bot.engines.diplomacy.seating import drafting
from bot.engines.diplomacy.standings import standings
from bot.engines.diplomacy.totals import total_of, totals
from tests.engines.codice.refusing import refused
from tests.engines.diplomacy.weekend import DIRECTOR, EVEN, LED, NOW, REFEREE, Weekend, top_weekend


def test_a_correction_recomputes_all_that_follows() -> None:
    weekend = Weekend(14, rounds=2)
    for _ in range(2):
        weekend.post()
        weekend.play_round(*LED)
    before = standings(weekend.book).order
    points = {player: total.points for player, total in totals(weekend.book).items()}
    weekend.fix(1, 1907, 1, 2, 4, 5, 6, 7, 9, number=1)
    assert standings(weekend.book).order != before
    weekend.fix(1, 1907, *LED, number=1)
    assert standings(weekend.book).order == before
    assert {player: total.points for player, total in totals(weekend.book).items()} == points


@pytest.mark.parametrize("last", ["post", "finish"])
def test_undo_restores_what_was_before(last: str) -> None:
    weekend = Weekend(7)
    weekend.draft()
    weekend.act(lambda: drafting.publish(weekend.book, DIRECTOR, NOW))
    if last == "finish":
        weekend.winter(1, 1901, *EVEN)
        weekend.finish(1, early=True)
        assert not weekend.undone().rounds[0].closed
    else:
        assert weekend.undone().draft is not None
        assert not weekend.undone().rounds


def test_the_entries_folded_again_make_the_same_tournament() -> None:
    weekend = top_weekend(13)
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.post()
    weekend.play_round(*LED)
    again = weekend.refolded()
    assert standings(again).order == standings(weekend.book).order
    assert totals(again) == totals(weekend.book)
    assert again.ended


def test_one_who_enters_between_rounds_plays_from_the_next_on() -> None:
    weekend = Weekend(7)
    weekend.post()
    weekend.play_round(*EVEN)
    late = weekend.enter()
    assert weekend.book.entrants[late].since == 2
    weekend.post(doubles=tuple(f"t{number}" for number in range(1, 5)))
    assert late in [player for seated in weekend.book.numbered(2).boards for player in seated.players]
    assert REFEREE not in weekend.book.players()


def test_one_who_enters_while_a_round_is_played_is_in_from_the_one_after_and_not_once_the_last_is_on() -> None:
    weekend = Weekend(7, rounds=2)
    weekend.post()
    weekend.winter(1, 1901, *EVEN)
    assert weekend.book.entrants[weekend.enter()].since == 2
    weekend.drop("t8")
    weekend.finish(1, early=True)
    weekend.post()
    weekend.winter(1, 1901, *EVEN)
    with refused("diplomacy-too-late"):
        weekend.enter()
    with refused("diplomacy-too-late"):
        entering.readmit(weekend.book, DIRECTOR, "t8")


def test_one_who_comes_back_has_what_they_had() -> None:
    weekend = Weekend(8)
    weekend.post(sitting=("t1",))
    weekend.play_round(*EVEN)
    before = total_of(weekend.book, "t2")
    weekend.drop("t2")
    weekend.act(lambda: entering.readmit(weekend.book, DIRECTOR, "t2"))
    assert total_of(weekend.book, "t2") == before
    assert "t2" in {player for seated in weekend.draft(sitting=("t1",)).boards for player in seated.players}


def test_a_round_that_there_is_not_is_refused_with_the_number_of_the_last() -> None:
    weekend = Weekend(7)
    with refused("diplomacy-no-round"):
        weekend.book.numbered(1)
    weekend.post()
    for number in (0, 2):
        with refused("diplomacy-no-such-round") as no:
            weekend.book.numbered(number)
        assert no.value.facts == {"last": 1}
    with refused("diplomacy-no-such-board") as no:
        weekend.book.game_at(2)
    assert no.value.facts == {"last": 1, "round": 1}
