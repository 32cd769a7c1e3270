"""Article 5: ties."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from bot.engines.diplomacy import entering, totals
from bot.engines.diplomacy.rules import POWERS
from bot.engines.diplomacy.standings import MISSED, compare, criteria, standings
from bot.engines.tournament.standings import Standings, ranked
from tests.engines.codice.refusing import refused
from tests.engines.diplomacy.weekend import DIRECTOR, EVEN, LED, Weekend, by_power


def tied(weekend: Weekend) -> Standings:
    return standings(weekend.book)


def test_art_5_a_more_games_come_first() -> None:
    """Two games that ended with an elimination and a point of penalty are equal to one such game."""
    weekend = Weekend(8, rounds=2)
    weekend.post(absent=("t8",))
    one, other = by_power(weekend)["france"], by_power(weekend)["russia"]
    weekend.play_round(7, 7, 0, 7, 7, 0, 6)
    weekend.post(absent=(other,))
    out = weekend.book.game_at(1).power_of(one)
    weekend.play_round(*(0 if power == out else 5 for power in POWERS))
    weekend.act(lambda: entering.penalise(weekend.book, DIRECTOR, one, "w1", 1, False))
    decided = compare(weekend.book, one, other).decided
    assert decided is not None
    assert (decided.key, decided.ahead, decided.behind) == ("games", 2, 1)


def test_art_5_c_to_h_scores_and_powers_of_the_first_three_rounds_decide() -> None:
    weekend = Weekend(7, rounds=3)
    for _ in range(3):
        weekend.post()
        weekend.play_round(*EVEN)
    keys = [(one.key, one.round) for one in tied(weekend).chain]
    assert keys == [
        ("points", 0),
        ("games", 0),
        ("score", 1),
        ("score", 2),
        ("score", 3),
        ("power", 1),
        ("power", 2),
        ("power", 3),
        ("lot", 0),
    ]


def test_art_5_f_equal_scores_are_told_apart_by_the_power_of_round_1() -> None:
    """Two boards that end alike: the same power has the same points, so the lot decides; others do not tie."""
    weekend = Weekend(14, rounds=1)
    weekend.post()
    weekend.play_round(*LED)
    one, other = by_power(weekend, 1)["austria"], by_power(weekend, 2)["austria"]
    decided = compare(weekend.book, one, other).decided
    assert decided is not None
    assert decided.key == "lot"
    first, second = by_power(weekend, 1)["england"], by_power(weekend, 2)["russia"]
    assert compare(weekend.book, first, second).steps[-1].key == "points"


def test_art_5_f_italy_comes_before_russia_with_equal_points() -> None:
    weekend = Weekend(14, rounds=1)
    weekend.post()
    weekend.play(1, 9, 7, 6, 5, 4, 2, 1)
    weekend.play(2, 9, 7, 6, 5, 1, 2, 4)
    italy, turkey = by_power(weekend, 1)["italy"], by_power(weekend, 2)["turkey"]
    decided = compare(weekend.book, turkey, italy).decided
    assert decided is not None
    assert (decided.key, decided.ahead, decided.behind) == ("power", 3, 4)
    assert standings(weekend.book).places[italy] < standings(weekend.book).places[turkey]


def test_art_5_a_round_that_was_missed_loses_to_one_that_was_played() -> None:
    """One elimination each, in different rounds: who played in the first comes first."""
    weekend = Weekend(8, rounds=2)
    weekend.post(absent=("t8",))
    early = by_power(weekend)["france"]
    weekend.play_round(7, 7, 0, 7, 7, 0, 6)
    weekend.post(absent=(early,))
    out = weekend.book.game_at(1).power_of("t8")
    weekend.play_round(*(0 if power == out else 5 for power in POWERS))
    found = compare(weekend.book, "t8", early)
    assert found.ahead == early
    assert (found.steps[-1].key, found.steps[-1].round, found.steps[-1].behind) == ("score", 1, MISSED)


def test_art_5_b_and_i_decide_only_where_turned_on_and_stated_by_both() -> None:
    weekend = Weekend(14, rounds=1)
    weekend.post()
    weekend.play_round(*LED)
    one, other = by_power(weekend, 1)["austria"], by_power(weekend, 2)["austria"]
    with refused("diplomacy-ties-off"):
        entering.state(weekend.book, one, True, None)
    weekend.act(lambda: entering.set_ties(weekend.book, True, True))
    weekend.act(lambda: entering.state(weekend.book, other, True, None))
    assert compare(weekend.book, one, other).steps[-1].key == "lot", "the other has not stated it"
    weekend.act(lambda: entering.state(weekend.book, one, False, None))
    found = compare(weekend.book, one, other)
    assert (found.ahead, found.steps[-1].key) == (other, "women")
    assert standings(weekend.book).places[other] < standings(weekend.book).places[one]
    weekend.act(lambda: entering.state(weekend.book, other, False, 19800101))
    weekend.act(lambda: entering.state(weekend.book, one, None, 20000101))
    found = compare(weekend.book, one, other)
    assert (found.ahead, found.steps[-1].key) == (one, "young")


def test_what_is_stated_leaves_in_no_export() -> None:
    weekend = Weekend(7)
    weekend.act(lambda: entering.set_ties(weekend.book, True, None))
    weekend.act(lambda: entering.state(weekend.book, "t1", True, 19900131))
    assert weekend.records[-1].entry.sealed(weekend.book) == ("woman", "born")


def test_art_5_c_with_8_7_1_302_from_20_100_100_100_stands_before_302_from_15_100_186_10() -> None:
    """The worst result is cut to a tenth for the total alone: the first round's 20 beats 15, though it counts for 2."""
    weekend = Weekend(7, rounds=4, preset="brunate")
    for _ in range(4):
        weekend.post()
        weekend.play_round(*EVEN)
    book = weekend.book
    worth = {"t1": (20, 100, 100, 100), "t2": (15, 100, 186, 10)}
    found = {
        player: totals._total(
            book,
            book.rounds,
            player,
            [
                replace(one, points=Fraction(points), counted=Fraction(points))
                for one, points in zip(totals.totals(book)[player].played, worth[player], strict=True)
            ],
        )
        for player in worth
    }
    assert [one.points for one in found.values()] == [302, 302]
    order = ranked(("t2", "t1"), criteria(book, found))
    assert order.order == ("t1", "t2")
    decided = order.compare("t1", "t2").decided
    assert decided is not None
    assert (decided.key, decided.round, decided.ahead, decided.behind) == ("score", 1, 20, 15)
