"""A board tells its winters itself: one tells, a rival says the same, and what differs waits for a referee."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.engines.diplomacy import entering, told_winters
from bot.engines.diplomacy.games import Game
from tests.engines.diplomacy.weekend import DIRECTOR, EVEN, LED, NOW, Weekend, board, centres, power_at


def at(found: Weekend, power: str) -> str:
    """The person of a power at the first board."""
    [person] = found.book.entrants[board(found).seats[power]].players  # type: ignore[index]
    return person


def tells(found: Weekend, power: str, year: int, *counts: int) -> str:
    """Who plays a power tells a winter."""
    return found.act(lambda: told_winters.report(found.book, at(found, power), 1, year, centres(*counts), NOW))


def agrees(found: Weekend, power: str, year: int) -> Game:
    """Who plays a power says the same."""
    return found.act(lambda: told_winters.confirm(found.book, at(found, power), 1, year, NOW))


@pytest.fixture
def one() -> Weekend:
    """A round of one board."""
    found = Weekend(7)
    found.post()
    return found


def test_a_winter_waits_until_a_rival_says_the_same(one: Weekend) -> None:
    assert tells(one, "austria", 1901, *EVEN) == "told"
    assert board(one).year is None
    agrees(one, "turkey", 1901)
    assert board(one).counts[1901] == centres(*EVEN) and board(one).told is None


def test_the_same_numbers_told_by_a_rival_confirm(one: Weekend) -> None:
    tells(one, "austria", 1901, *EVEN)
    assert tells(one, "italy", 1901, *EVEN) == "confirmed"


def test_nobody_confirms_their_own_word(one: Weekend) -> None:
    tells(one, "austria", 1901, *EVEN)
    with pytest.raises(Refused, match="diplomacy-told-own"):
        agrees(one, "austria", 1901)
    with pytest.raises(Refused, match="diplomacy-told-already"):
        tells(one, "austria", 1901, *EVEN)


def test_who_told_a_winter_tells_it_otherwise_while_nobody_has_answered(one: Weekend) -> None:
    tells(one, "austria", 1901, *EVEN)
    assert tells(one, "austria", 1901, *LED) == "told"
    agrees(one, "italy", 1901)
    assert board(one).counts[1901] == centres(*LED)


def test_who_plays_elsewhere_tells_nothing_here() -> None:
    found = Weekend(14)
    found.post()
    [other] = found.book.entrants[found.book.game_at(2).seats["austria"]].players
    with pytest.raises(Refused, match="diplomacy-not-your-winter"):
        found.act(lambda: told_winters.report(found.book, other, 1, 1901, centres(*EVEN), NOW))


def test_two_versions_wait_for_a_referee_and_neither_counts(one: Weekend) -> None:
    tells(one, "austria", 1901, *EVEN)
    assert tells(one, "italy", 1901, *LED) == "doubted"
    with pytest.raises(Refused, match="diplomacy-told-doubted"):
        agrees(one, "russia", 1901)
    assert board(one).year is None
    one.winter(1, 1901, *LED)
    assert board(one).counts[1901] == centres(*LED) and board(one).told is None


def test_of_two_versions_either_may_agree_with_the_other(one: Weekend) -> None:
    tells(one, "austria", 1901, *EVEN)
    tells(one, "italy", 1901, *LED)
    agrees(one, "austria", 1901)
    assert board(one).counts[1901] == centres(*LED)
    tells(one, "austria", 1902, *LED)
    tells(one, "italy", 1902, *EVEN)
    agrees(one, "italy", 1902)
    assert board(one).counts[1902] == centres(*LED)


def test_a_no_without_numbers_waits_for_a_referee_too(one: Weekend) -> None:
    tells(one, "austria", 1901, *EVEN)
    one.act(lambda: told_winters.doubt(one.book, at(one, "italy"), 1, 1901, NOW))
    with pytest.raises(Refused, match="diplomacy-told-own"):
        agrees(one, "austria", 1901)
    one.winter(1, 1901, *EVEN)


def test_the_same_numbers_from_a_third_settle_no_quarrel(one: Weekend) -> None:
    tells(one, "austria", 1901, *EVEN)
    one.act(lambda: told_winters.doubt(one.book, at(one, "italy"), 1, 1901, NOW))
    for counts in (EVEN, LED):
        with pytest.raises(Refused, match="diplomacy-told-doubted"):
            tells(one, "russia", 1901, *counts)
    assert board(one).year is None
    assert tells(one, "italy", 1901, *EVEN) == "confirmed"


def test_after_a_no_without_numbers_who_slipped_tells_it_again(one: Weekend) -> None:
    tells(one, "austria", 1901, *EVEN)
    one.act(lambda: told_winters.doubt(one.book, at(one, "italy"), 1, 1901, NOW))
    with pytest.raises(Refused, match="diplomacy-told-already"):
        tells(one, "austria", 1901, *EVEN)
    assert tells(one, "austria", 1901, *LED) == "told"
    agrees(one, "italy", 1901)
    assert board(one).counts[1901] == centres(*LED)


def test_who_said_no_may_say_how_it_was(one: Weekend) -> None:
    tells(one, "austria", 1901, *EVEN)
    one.act(lambda: told_winters.doubt(one.book, at(one, "italy"), 1, 1901, NOW))
    assert tells(one, "italy", 1901, *LED) == "doubted"
    with pytest.raises(Refused, match="diplomacy-told-doubted"):
        tells(one, "austria", 1901, 4, 6, 5, 5, 5, 5, 4)
    agrees(one, "austria", 1901)
    assert board(one).counts[1901] == centres(*LED)


def test_the_last_winter_that_two_rivals_tell_closes_the_board(one: Weekend) -> None:
    for year in range(1901, 1907):
        one.winter(1, year, *LED)
    tells(one, "austria", 1907, *LED)
    agrees(one, "england", 1907)
    assert board(one).over and one.book.rounds[0].closed


def test_a_correction_under_what_waits_holds_for_it_too(one: Weekend) -> None:
    one.winter(1, 1901, *EVEN)
    tells(one, "austria", 1902, *EVEN)
    one.fix(1, 1901, 6, 6, 6, 6, 6, 4, 0)
    with pytest.raises(Refused, match="diplomacy-came-back"):
        agrees(one, "italy", 1902)


def test_who_plays_in_anothers_place_speaks_for_them(one: Weekend) -> None:
    player, other = board(one).seats["austria"], one.enter()
    one.drop(player)
    one.act(lambda: entering.stand_in(one.book, DIRECTOR, 1, "austria", other))
    [person] = one.book.entrants[other].players
    one.act(lambda: told_winters.report(one.book, person, 1, 1901, centres(*EVEN), NOW))
    assert power_at(board(one), player) == "austria"
    assert board(one).told is not None and board(one).told.player == other


def test_boards_that_others_have_overtaken_are_behind() -> None:
    found = Weekend(14)
    found.post()
    assert told_winters.behind(found.book) == ()
    found.winter(2, 1901, *EVEN)
    assert [game.where.board for game in told_winters.behind(found.book)] == [1]
