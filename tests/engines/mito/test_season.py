"""Who moved since last week, streaks, records, rivals, and what it takes to pass whoever stands above."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bot.engines.mito import season
from bot.engines.mito.ladder import Ladder
from bot.engines.mito.season import Highest, Longest, MostMet
from tests.engines.mito.league import HOUR, NOW, A, B, C, D, E, Table

DAY = 24 * HOUR


def always(table: Table) -> Ladder:
    return table.book.ladder("all-time", NOW)


def test_places_of_a_moment_are_those_that_the_games_before_it_gave() -> None:
    chance, table = Random(7), Table()
    kept: list[tuple[float, dict[str, int]]] = []
    for number in range(60):
        table.play(*chance.sample([A, B, C, D, E], 3), at=NOW + number)
        kept.append((NOW + number + 1, {one: always(table).place(one) for one in always(table).scores}))
    for moment, places in kept:
        assert season.places_at(always(table), moment) == {one: place for one, place in places.items() if place}


def test_a_streak_ends_with_the_first_game_that_went_otherwise() -> None:
    table = Table()
    for number, players in enumerate([(B, A), (A, B, C), (A, C), (A, D), (D, C)]):
        table.play(*players, at=NOW + number)
    ladder = always(table)
    assert season.streaks(ladder) == {A: 3, D: 1}
    assert [season.streak(ladder, one) for one in (A, B, C, D, E)] == [3, -1, -3, 1, 0]


def test_streaks_are_those_of_each_whoever_never_lost_or_never_won() -> None:
    chance, table = Random(11), Table()
    for number in range(80):
        table.play(*chance.sample([A, B, C, D, E], 3), at=NOW + number)
        runs = {one: season.streak(always(table), one) for one in always(table).scores}
        assert season.streaks(always(table)) == {one: run for one, run in runs.items() if run > 0}


def test_one_who_never_lost_does_not_have_the_whole_ladder_read() -> None:
    table = Table()
    table.play(E, D, at=NOW)
    for number in range(1, 30):
        table.play(*((A, B, C, D) if number % 2 else (B, A, C, D)), at=NOW + number)
    ladder, read = always(table), 0

    class Counted(list):  # type: ignore[type-arg]
        def __reversed__(self):  # type: ignore[no-untyped-def]
            nonlocal read
            for one in list.__reversed__(self):
                read += 1
                yield one

    ladder.games = Counted(ladder.games)
    assert season.streaks(ladder) == {A: 1, E: 1}
    assert read <= 3


def test_a_record_is_higher_than_anybody_stood_before_and_not_one_of_the_first_evenings() -> None:
    table = Table()
    for number in range(season.LEAST):
        table.play(*((A, B) if number % 2 else (B, A)), at=NOW + number)
    assert season.highest(always(table), NOW) is None
    for number in range(3):
        table.play(B, A, C, D, at=NOW + DAY + number)
    ladder = always(table)
    assert season.highest(ladder, NOW + DAY) == Highest(B, ladder.value(B))
    assert season.longest(ladder, NOW + DAY) == Longest(B, 3)
    table.play(C, B, at=NOW + 2 * DAY)
    table.play(C, A, at=NOW + 3 * DAY)
    assert season.highest(always(table), NOW + 2 * DAY) is None
    assert season.longest(always(table), NOW + 2 * DAY) is None


def test_a_record_of_a_stretch_of_time_stays_when_more_is_played() -> None:
    table = Table()
    for number in range(season.LEAST + 4):
        table.play(*((A, B) if number % 2 else (B, A)), at=NOW + number)
    for number in range(4):
        table.play(A, B, at=NOW + DAY + number)
    told = [find(always(table), NOW + DAY, NOW + 2 * DAY) for find in (season.highest, season.longest)]
    for number in range(9):
        table.play(B, A, at=NOW + 3 * DAY + number)
    assert [find(always(table), NOW + DAY, NOW + 2 * DAY) for find in (season.highest, season.longest)] == told
    assert all(told)


def test_the_rival_is_whom_one_meets_most_and_of_several_whom_one_met_last() -> None:
    table = Table()
    for number, players in enumerate([(A, B, C), (B, A, D), (C, A), (A, C), (C, D)]):
        table.play(*players, at=NOW + number)
    ladder = always(table)
    assert season.rival(ladder, A) == MostMet(C, 3, 2, 1)
    assert season.rival(ladder, B) == MostMet(A, 2, 1, 1)
    assert season.rival(ladder, E) is None


def test_the_first_has_nobody_to_pass_nor_whoever_has_no_place() -> None:
    table = Table()
    for number in range(20):
        table.play(A, B, at=NOW + number)
    table.play(C, B, at=NOW + DAY)
    ladder = always(table)
    assert [season.passing(ladder, one) for one in (A, C, E)] == [None, None, None]


def test_what_passing_takes_is_the_least_part_that_does() -> None:
    table = Table()
    for number in range(40):
        winner = (A, B, C, D)[number % 4]
        table.play(winner, *(one for one in (A, B, C, D) if one != winner), at=NOW + number)
    ladder = always(table)
    last = ladder.order()[-1].player
    found = season.passing(ladder, last)
    assert found is not None
    assert 0 < found.share <= Fraction(1, 2)
    assert ladder.value(found.player) == ladder.value(last) + found.gap
    rate, middle = ladder.rules.rate, ladder.values[len(ladder.values) // 2]
    wins = int(found.share * season.AHEAD)
    reached = [season._after(ladder.value(last), middle, count, rate) for count in (wins - 1, wins)]
    assert reached[0] <= ladder.value(found.player) < reached[1]
