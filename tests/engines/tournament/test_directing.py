"""Entrants, the round's clock and notices held back, in any tournament."""

from __future__ import annotations

import pytest

from bot.engines.tournament import directing, entering
from bot.engines.tournament.clock import RoundClock
from bot.engines.tournament.directing import TimeUp
from bot.engines.tournament.entering import Entered
from bot.engines.tournament.entrants import admitted, by_precedence
from bot.engines.tournament.tournament import CLOCK, PAIRINGS, STANDINGS, NoticeSubject, Tournament
from tests.engines.codice.refusing import refused


@pytest.fixture
def book() -> Tournament:
    """A tournament with three teams."""
    book = Tournament()
    entering.found(book, "d", "w-name", 2)
    for number in (1, 2, 3):
        team = entering.next_id(book)
        book.happen(Entered(entrant=team, name=f"w{number}", players=(f"p{number}a", f"p{number}b"), by="d"))
    return book


def test_a_room_has_one_tournament(book: Tournament) -> None:
    with refused("tournament-begun"):
        entering.found(book, "d", "w-other")


def test_who_brings_a_box_has_a_place_before_others_then_who_entered_first(book: Tournament) -> None:
    entering.mark(book, "t3", box=True)
    assert [one.id for one in by_precedence(book.entrants.values())] == ["t3", "t1", "t2"]
    assert [one.id for one in admitted(book.entrants.values(), book.places)] == ["t1", "t3"]
    assert [one.id for one in admitted(book.entrants.values(), None)] == ["t1", "t2", "t3"]


def test_a_mark_that_is_not_named_stays(book: Tournament) -> None:
    entering.mark(book, "t1", paid=True)
    entering.mark(book, "t1", box=True)
    assert (book.entrants["t1"].paid, book.entrants["t1"].box) == (True, True)
    with refused("tournament-nothing-to-mark"):
        entering.mark(book, "t1")


def test_nobody_plays_for_two(book: Tournament) -> None:
    with refused("tournament-plays-already"):
        entering.check_players(book, ["new", "p2a"])
    with refused("tournament-player-twice"):
        entering.check_players(book, ["new", "new"])


def test_a_substitute_takes_the_seat_of_a_player(book: Tournament) -> None:
    entering.replace(book, "t1", "p1b", "new")
    assert book.entrants["t1"].players == ["p1a", "new"]
    with refused("tournament-not-in-it"):
        entering.replace(book, "t1", "p1b", "other")
    with refused("tournament-plays-already"):
        entering.replace(book, "t1", "p1a", "p2a")


def test_an_unknown_entrant_is_refused(book: Tournament) -> None:
    with refused("tournament-no-such-entrant"):
        entering.mark(book, "t9", paid=True)


# --- the clock


def test_the_clock_of_a_round_stands_still_and_runs_on() -> None:
    clock = RoundClock()
    clock.start(1, 600, at=0)
    clock.stop(at=100)
    assert (clock.remaining(1000), clock.due) == (500, None)
    clock.resume(at=1000)
    assert clock.due == 1500


def test_more_time_is_added_at_the_end_or_from_now_when_time_is_up() -> None:
    clock = RoundClock()
    clock.start(1, 600, at=0)
    clock.extend(60, at=10)
    assert clock.due == 660
    clock.over = True
    assert clock.due is None
    clock.extend(60, at=1000)
    assert clock.due == 1060


def test_the_clock_speaks_once(book: Tournament) -> None:
    book.clock.start(2, 600, at=0)
    assert book.due() == {CLOCK: 600}
    book.taken()
    directing.time_up(book)
    directing.time_up(book)
    assert book.taken() == [TimeUp(round=2)]
    assert book.due() == {}


def test_pause_is_a_switch(book: Tournament) -> None:
    with refused("tournament-no-round-on"):
        directing.pause(book, 0)
    book.clock.start(1, 600, at=0)
    directing.pause(book, 100)
    assert book.due() == {}
    directing.extend(book, 1, 200)
    directing.pause(book, 300)
    assert book.due() == {CLOCK: 860}
    with refused("tournament-minutes-too-few"):
        directing.extend(book, 0, 300)


def test_the_clock_of_a_round_whose_tables_are_held_begins_when_they_are_posted(book: Tournament) -> None:
    directing.hold(book, True, 0)
    book.announce(PAIRINGS, 1)
    book.clock.start(1, 600, at=0)
    directing.pause(book, 0)
    with refused("tournament-clock-held"):
        directing.pause(book, 100)
    directing.release(book, 200)
    assert book.due() == {CLOCK: 800}


# --- notices


def test_notices_are_not_held_unless_the_director_says_so(book: Tournament) -> None:
    book.announce(PAIRINGS, 1)
    assert book.held == []


def test_held_notices_wait_once_and_are_released_together(book: Tournament) -> None:
    directing.hold(book, True, 0)
    for topic in (STANDINGS, PAIRINGS, PAIRINGS):
        book.announce(topic, 1)
    released = directing.release(book, 0)
    assert released.notices == (NoticeSubject(STANDINGS, 1), NoticeSubject(PAIRINGS, 1))
    assert book.held == []
    assert book.hold
    with refused("tournament-nothing-held"):
        directing.release(book, 0)


def test_holding_no_longer_releases_what_waits(book: Tournament) -> None:
    directing.hold(book, True, 0)
    book.announce(PAIRINGS, 1)
    book.taken()
    directing.hold(book, False, 0)
    assert [entry.kind for entry in book.taken()] == ["tournament.hold-set", "tournament.released"]
    with refused("tournament-not-held"):
        directing.hold(book, False, 0)


def test_what_is_held_is_not_held_again_and_what_is_not_is_not_let_go(book: Tournament) -> None:
    with refused("tournament-not-held"):
        directing.hold(book, False, 0)
    directing.hold(book, True, 0)
    with refused("tournament-held-already"):
        directing.hold(book, True, 0)
    assert book.hold


def test_a_tournament_is_closed_once_and_none_that_never_was(book: Tournament) -> None:
    entering.abandon(book, "d")
    with refused("tournament-over-already"):
        entering.abandon(book, "d")
    with refused("tournament-over-already"):
        entering.abandon(Tournament(), "d")


def test_nobody_takes_a_place_in_what_is_out(book: Tournament) -> None:
    book.entrants["t1"].fate = "withdrawn"
    with refused("tournament-out-already"):
        entering.replace(book, "t1", "p1a", "new")


def test_who_was_entered_together_has_met_and_others_have_not(book: Tournament) -> None:
    assert "p1b" in book.met("p1a") and "p2a" not in book.met("p1a") and "nobody" not in book.met("p1a")
