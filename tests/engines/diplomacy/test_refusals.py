"""What cannot be done in a tournament of Diplomacy is refused for its own reason, and nothing happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engines.diplomacy import conduct, entering, standings, top_table, voting
from bot.engines.diplomacy.seating import arranging, drafting
from bot.engines.diplomacy.seating.arranging import Wanted
from bot.engines.diplomacy.tournament import Diplomacy
from tests.engines.codice.refusing import refused
from tests.engines.diplomacy.weekend import DIRECTOR, NOW, REFEREE, Weekend

LED = (4, 5, 5, 5, 5, 5, 5)


@pytest.fixture
def posted() -> Weekend:
    """Seven players at one board, three rounds, nothing counted yet."""
    weekend = Weekend(7)
    weekend.post()
    return weekend


@pytest.fixture
def ended() -> Weekend:
    """One round, and it was played."""
    weekend = Weekend(7, rounds=1)
    weekend.post()
    weekend.play_round(*LED)
    return weekend


# --- players


@pytest.mark.parametrize(
    "deed",
    [
        lambda book: entering.set_ties(book, True, None),
        lambda book: entering.enter(book, DIRECTOR, "w0000000one", "", Weekend().dice()),
        lambda book: arranging.check(book, Wanted()),
        lambda book: drafting.next_number(book),
        lambda book: top_table.declare(book, DIRECTOR, True, False),
        lambda book: top_table.draw_powers(book, Weekend().dice()),
    ],
    ids=["ties", "enter", "arrange", "draft", "declare", "draw"],
)
def test_nothing_is_done_where_no_tournament_was_opened(deed: Callable[[Diplomacy], object]) -> None:
    book = Diplomacy()
    with refused("diplomacy-no-tournament"):
        deed(book)
    assert not book.taken()


def test_who_is_out_does_not_withdraw_again_nor_change_seats(posted: Weekend) -> None:
    posted.enter()
    posted.draft(absent=("t8",))
    posted.drop("t7")
    with refused("diplomacy-out-already"):
        posted.drop("t7")
    with refused("diplomacy-out-already"):
        drafting.swap(posted.book, DIRECTOR, "t7", "t8", posted.dice("", "round/1"))


def test_who_was_disqualified_is_not_disqualified_again_but_may_lose_points(posted: Weekend) -> None:
    posted.act(lambda: entering.penalise(posted.book, DIRECTOR, "t1", "w0000000why", None, True))
    with refused("diplomacy-out-already"):
        entering.penalise(posted.book, DIRECTOR, "t1", "w0000000why", None, True)
    posted.act(lambda: entering.penalise(posted.book, DIRECTOR, "t1", "w0000000why", 1, False))


def test_a_bond_is_between_two(posted: Weekend) -> None:
    with refused("diplomacy-same-player"):
        entering.bind(posted.book, DIRECTOR, "t1", True, "t1", "t1")


def test_the_ties_that_are_set_are_named(posted: Weekend) -> None:
    with refused("diplomacy-ties-which"):
        entering.set_ties(posted.book, None, None)
    posted.act(lambda: entering.set_ties(posted.book, None, True))
    assert (posted.book.women, posted.book.young) == (False, True)


def test_nobody_comes_back_after_the_end(ended: Weekend) -> None:
    ended.drop("t1")
    with refused("diplomacy-ended"):
        entering.readmit(ended.book, DIRECTOR, "t1")


# --- seats


def test_after_the_last_round_no_other_is_drafted(ended: Weekend) -> None:
    with refused("diplomacy-ended"):
        drafting.next_number(ended.book)


def test_seats_are_changed_and_posted_where_they_were_drafted() -> None:
    weekend = Weekend(7)
    with refused("diplomacy-no-draft"):
        drafting.publish(weekend.book, DIRECTOR, NOW)
    with refused("diplomacy-no-draft"):
        drafting.swap(weekend.book, DIRECTOR, "t1", "t2", weekend.dice("", "round/1"))
    weekend.post()
    weekend.winter(1, 1901, *LED)
    with refused("diplomacy-round-on"):
        weekend.draft()


def test_two_change_seats_and_one_of_them_has_one() -> None:
    weekend = Weekend(9)
    weekend.draft(absent=("t8", "t9"))
    with refused("diplomacy-same-player"):
        drafting.swap(weekend.book, DIRECTOR, "t1", "t1", weekend.dice("", "round/1"))
    with refused("diplomacy-neither-seated"):
        drafting.swap(weekend.book, DIRECTOR, "t8", "t9", weekend.dice("", "round/1"))


def test_a_draft_with_somebody_who_withdrew_is_not_posted() -> None:
    weekend = Weekend(7)
    weekend.draft()
    weekend.drop("t1")
    with refused("diplomacy-draft-gone"):
        drafting.publish(weekend.book, DIRECTOR, NOW)


def test_nobody_is_seated_where_all_are_away() -> None:
    weekend = Weekend(7)
    with refused("diplomacy-too-few"):
        weekend.draft(absent=tuple(weekend.book.entrants))


def test_a_board_that_there_is_not_is_refused(posted: Weekend) -> None:
    with refused("diplomacy-no-such-board"):
        posted.book.game_at(2)


# --- at the board


def test_after_the_end_of_a_board_nobody_is_late_and_takes_no_minute(ended: Weekend) -> None:
    with refused("diplomacy-board-over"):
        conduct.late(ended.book, REFEREE, 1, "italy")
    with refused("diplomacy-board-over"):
        conduct.take_minute(ended.book, REFEREE, 1, "italy")
    with refused("tournament-no-round-on"):
        conduct.start_clock(ended.book, 15, "movement", NOW)


def test_a_power_that_nobody_plays_is_never_late() -> None:
    weekend = Weekend(6)
    weekend.post()
    with refused("diplomacy-not-played"):
        conduct.late(weekend.book, REFEREE, 1, "italy")


def test_a_draw_is_proposed_at_ones_own_board_while_it_is_played_and_once_a_year(posted: Weekend) -> None:
    book, game = posted.book, posted.winter(1, 1901, *LED)
    posted.enter()
    with refused("diplomacy-not-at-board"):
        voting.propose_draw(book, "t8", 1)
    posted.act(lambda: voting.propose_draw(book, "t1", 1))
    voters = list(game.seats.values())
    with refused("diplomacy-no-such-vote"):
        voting.cast(book, game.where, "draw", voters[0], "maybe", posted.dice(), NOW)
    posted.act(lambda: voting.cast(book, game.where, "draw", voters[0], "no", posted.dice(), NOW))
    with refused("diplomacy-voted-already"):
        voting.cast(book, game.where, "draw", voters[0], "yes", posted.dice(), NOW)
    for voter in voters[1:]:
        posted.act(lambda voter=voter: voting.cast(book, game.where, "draw", voter, "yes", posted.dice(), NOW))
    with refused("diplomacy-voted-this-year"):
        voting.propose_draw(book, "t2", 1)


def test_after_the_end_no_draw_is_proposed(ended: Weekend) -> None:
    with refused("diplomacy-nothing-to-draw"):
        voting.propose_draw(ended.book, "t1", 1)


def test_seven_have_no_variant_to_vote_on(posted: Weekend) -> None:
    with refused("diplomacy-no-variant"):
        voting.open_choice(posted.book, REFEREE, 1)
    with refused("diplomacy-no-vote"):
        voting.close_choice(posted.book, REFEREE, 1, None, posted.dice())


def test_two_players_are_compared_who_both_played(ended: Weekend) -> None:
    with refused("diplomacy-same-player"):
        standings.compare(ended.book, "t1", "t1")
    with refused("tournament-no-such-entrant"):
        standings.compare(ended.book, "t1", "t99")


def test_who_has_not_played_is_not_compared() -> None:
    weekend = Weekend(8)
    weekend.draft(absent=("t8",))
    weekend.act(lambda: drafting.publish(weekend.book, DIRECTOR, NOW))
    weekend.play_round(*LED)
    with refused("diplomacy-not-classified"):
        standings.compare(weekend.book, "t1", "t8")


# --- the top table


def test_the_top_table_has_its_powers_after_the_rounds_before_it() -> None:
    weekend = Weekend(7, rounds=2)
    with refused("diplomacy-top-not-declared"):
        top_table.draw_powers(weekend.book, weekend.dice())
    weekend.act(lambda: top_table.declare(weekend.book, DIRECTOR, True, False))
    with refused("diplomacy-top-rounds"):
        top_table.draw_powers(weekend.book, weekend.dice())
    weekend.post()
    weekend.play_round(*LED)
    with refused("diplomacy-top-urn"):
        top_table.choose(weekend.book, DIRECTOR, "", True, "italy")
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    with refused("diplomacy-top-drawn"):
        top_table.draw_powers(weekend.book, weekend.dice())


def test_at_an_open_top_table_each_chooses_once() -> None:
    weekend = Weekend(7, rounds=2)
    weekend.act(lambda: top_table.declare(weekend.book, DIRECTOR, True, True))
    weekend.post()
    weekend.play_round(*LED)
    for power in list(top_table.free_powers(weekend.book)):
        weekend.act(lambda power=power: top_table.choose(weekend.book, DIRECTOR, "", True, power))
    with refused("diplomacy-top-drawn"):
        top_table.choose(weekend.book, DIRECTOR, "", True, "italy")


def test_seven_make_a_top_table() -> None:
    weekend = Weekend(7, rounds=2)
    weekend.act(lambda: top_table.declare(weekend.book, DIRECTOR, True, False))
    weekend.post()
    weekend.play_round(*LED)
    weekend.act(lambda: top_table.decline(weekend.book, DIRECTOR, "t1"))
    with refused("diplomacy-top-few"):
        top_table.draw_powers(weekend.book, weekend.dice())
