"""Articles 8.2 and 8.3: the top table."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.engines.book import Refused
from bot.engines.diplomacy import top_table
from bot.engines.diplomacy.rules import POWERS
from bot.engines.diplomacy.seating import drafting
from bot.engines.diplomacy.standings import standings
from bot.engines.diplomacy.totals import total_of
from tests.engines.codice.refusing import refused
from tests.engines.diplomacy.weekend import DIRECTOR, EVEN, LED, Weekend, by_power, top_weekend


def test_art_8_2_1_it_is_proposed_from_four_boards_before_the_last_round() -> None:
    weekend = Weekend(28, rounds=2)
    assert not top_table.proposed(weekend.book)
    weekend.post()
    assert top_table.proposed(weekend.book)
    weekend.winter(1, 1901, *EVEN)
    assert not top_table.proposed(weekend.book), "from the first winter on some know who gains by it"
    small = Weekend(21, rounds=2)
    small.post()
    assert not top_table.proposed(small.book)
    wdc = Weekend(28, rounds=2, preset="wdc2024")
    wdc.post()
    assert not top_table.proposed(wdc.book)


def test_art_8_3_the_first_seven_play_it_a_year_longer_with_powers_from_the_urn() -> None:
    weekend = top_weekend()
    first = standings(weekend.book).order[:7]
    with refused("diplomacy-top-powers"):
        weekend.draft()
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.post()
    game = weekend.book.numbered(2).games[1]
    assert game.top
    assert set(game.seats.values()) == set(first)
    assert game.last_year == 1908
    assert weekend.book.numbered(2).games[2].last_year == 1907


def test_art_8_3_its_winner_has_2000_points_and_its_first_three_are_the_first_three() -> None:
    weekend = top_weekend()
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.post()
    seats = by_power(weekend)
    weekend.play(1, 2, 3, 4, 5, 6, 7, 7)
    weekend.play(2, 17, 17)
    order = standings(weekend.book).order
    assert order[:3] == (seats["turkey"], seats["russia"], seats["italy"])
    assert total_of(weekend.book, seats["turkey"]).top_win == 2000
    rest = [total_of(weekend.book, player).points for player in order[3:]]
    assert rest == sorted(rest, reverse=True), "from the fourth on the sums decide"


def test_art_8_3_1_everybody_at_the_top_table_has_20_per_cent_more() -> None:
    weekend = top_weekend()
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.post()
    weekend.play(1, *EVEN)
    for player in by_power(weekend).values():
        played = total_of(weekend.book, player).played[-1]
        assert played.points == played.score.points * Fraction(12, 10)


def test_art_8_3_2_who_refuses_is_replaced_by_the_next_and_loses_10_per_cent() -> None:
    weekend = top_weekend()
    order = standings(weekend.book).order
    weekend.act(lambda: top_table.decline(weekend.book, DIRECTOR, order[2]))
    assert top_table.qualified(weekend.book) == (*order[:2], *order[3:8])
    with refused("diplomacy-declined-already"):
        top_table.decline(weekend.book, DIRECTOR, order[2])
    with refused("diplomacy-not-qualified"):
        top_table.decline(weekend.book, DIRECTOR, order[9])
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.post()
    weekend.play_round(*LED)
    played = total_of(weekend.book, order[2]).played[-1]
    assert played.points == played.score.points * Fraction(9, 10)


def test_who_is_away_has_to_refuse_first() -> None:
    weekend = top_weekend()
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    with refused("diplomacy-top-away"):
        weekend.draft(absent=(standings(weekend.book).order[0],))


def test_powers_can_be_chosen_instead_one_after_the_other() -> None:
    weekend = top_weekend(open_choice=True)
    first, second, *_ = top_table.qualified(weekend.book)
    with refused("diplomacy-top-open"):
        top_table.draw_powers(weekend.book, weekend.dice())
    with refused("diplomacy-not-your-turn"):
        top_table.choose(weekend.book, "p1", second, False, "france")
    weekend.act(lambda: top_table.choose(weekend.book, "p1", first, False, "france"))
    with refused("diplomacy-power-taken"):
        top_table.choose(weekend.book, "p2", second, False, "france")
    for power in (power for power in POWERS if power != "france"):
        weekend.act(lambda power=power: top_table.choose(weekend.book, DIRECTOR, "", True, power))
    assert weekend.draft().boards[0].seats["france"] == first


def test_the_power_of_who_withdraws_is_free_for_who_takes_the_place() -> None:
    weekend = top_weekend(open_choice=True)
    for power in POWERS:
        weekend.act(lambda power=power: top_table.choose(weekend.book, DIRECTOR, "", True, power))
    third, eighth = (standings(weekend.book).order[place] for place in (2, 7))
    weekend.drop(third)
    assert top_table.chooser(weekend.book) == eighth
    weekend.act(lambda: top_table.choose(weekend.book, DIRECTOR, "", True, POWERS[2]))
    assert top_table.top_seats(weekend.book, ()).seats[POWERS[2]] == eighth


def test_art_8_2_1_it_is_decided_before_the_first_winter_of_the_round_before_the_last() -> None:
    weekend = Weekend(14, rounds=2)
    weekend.act(lambda: top_table.declare(weekend.book, DIRECTOR, True, False))
    weekend.act(lambda: top_table.declare(weekend.book, DIRECTOR, False, False))
    weekend.post()
    weekend.winter(1, 1901, *EVEN)
    with refused("diplomacy-top-locked"):
        top_table.declare(weekend.book, DIRECTOR, True, False)
    declared = top_weekend()
    with refused("diplomacy-top-locked"):
        top_table.declare(declared.book, DIRECTOR, False, False)


def test_how_powers_are_given_is_changed_until_the_round_is_posted() -> None:
    weekend = top_weekend(open_choice=True)
    weekend.act(lambda: top_table.declare(weekend.book, DIRECTOR, True, False))
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.post()
    with refused("diplomacy-top-too-late"):
        top_table.declare(weekend.book, DIRECTOR, True, True)


def test_who_replaces_one_of_the_top_table_is_the_next_by_rank_and_nobody_swapped_in() -> None:
    weekend = top_weekend()
    order = standings(weekend.book).order
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.draft()
    for one, other in ((order[0], order[13]), (order[13], order[0]), (order[0], order[1])):
        with pytest.raises(Refused, match="diplomacy-top-swapped") as no:
            drafting.swap(weekend.book, DIRECTOR, one, other, weekend.dice())
        assert no.value.facts["other"] == order[7]


def test_a_top_table_that_is_posted_is_another_once_somebody_refuses_or_the_standings_change() -> None:
    weekend = top_weekend()
    assert top_table.posted(weekend.book) is None and not top_table.seated_otherwise(weekend.book)
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.post()
    assert not top_table.seated_otherwise(weekend.book)
    weekend.fix(1, 1907, *reversed(LED), number=1)
    assert top_table.seated_otherwise(weekend.book)
    weekend.fix(1, 1907, *LED, number=1)
    assert not top_table.seated_otherwise(weekend.book)
    weekend.act(lambda: top_table.decline(weekend.book, DIRECTOR, top_table.qualified(weekend.book)[0]))
    assert top_table.seated_otherwise(weekend.book)
    weekend.winter(2, 1901, *EVEN)
    assert not top_table.seated_otherwise(weekend.book), "what is played stands"


def test_a_tournament_of_one_round_has_no_top_table() -> None:
    with refused("diplomacy-top-one-round"):
        top_table.declare(Weekend(7, rounds=1).book, DIRECTOR, True, False)
