"""A winter that two players confirmed may be objected to by another of the board: it stands until a referee decides."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.engines.diplomacy import objections
from bot.engines.diplomacy.games import Game
from tests.engines.diplomacy.test_told_winters import agrees, at, tells
from tests.engines.diplomacy.weekend import EVEN, LED, NOW, REFEREE, Weekend, board, centres, person


@pytest.fixture
def friends() -> Weekend:
    """Two at a board have told and confirmed a winter."""
    found = Weekend(7)
    found.post()
    tells(found, "austria", 1901, *LED)
    agrees(found, "england", 1901)
    return found


def objects(found: Weekend, power: str, year: int = 1901) -> Game:
    """Who plays a power says that it was not so."""
    return found.act(lambda: objections.dispute(found.book, at(found, power), 1, year, NOW))


def upholds(found: Weekend, by: str = REFEREE) -> Game:
    """Somebody says that it was so."""
    return found.act(lambda: objections.uphold(found.book, by, 1, 1901))


def test_another_at_the_board_objects_and_the_winter_stands(friends: Weekend) -> None:
    objects(friends, "turkey")
    assert board(friends).counts[1901] == centres(*LED)
    assert board(friends).disputed == {1901: board(friends).seats["turkey"]}
    with pytest.raises(Refused, match="diplomacy-disputed-already"):
        objects(friends, "russia")


@pytest.mark.parametrize("power", ["austria", "england"])
def test_neither_of_the_two_whose_word_it_is_objects(friends: Weekend, power: str) -> None:
    with pytest.raises(Refused, match="diplomacy-own-word"):
        objects(friends, power)


def test_who_does_not_play_there_does_not_object(friends: Weekend) -> None:
    with pytest.raises(Refused, match="diplomacy-not-your-winter"):
        friends.act(lambda: objections.dispute(friends.book, person(70), 1, 1901, NOW))


def test_once_the_next_winter_is_told_it_is_too_late(friends: Weekend) -> None:
    tells(friends, "france", 1902, *LED)
    with pytest.raises(Refused, match="diplomacy-no-objection"):
        objects(friends, "turkey")


def test_what_a_referee_recorded_or_corrected_is_the_referees_word(friends: Weekend) -> None:
    objects(friends, "turkey")
    friends.fix(1, 1901, *EVEN)
    assert board(friends).disputed == {}
    with pytest.raises(Refused, match="diplomacy-no-objection"):
        objects(friends, "russia")


def test_a_referee_says_that_it_was_so_and_it_is_settled(friends: Weekend) -> None:
    objects(friends, "turkey")
    with pytest.raises(Refused, match="diplomacy-own-board"):
        upholds(friends, at(friends, "austria"))
    upholds(friends)
    assert board(friends).disputed == {} and board(friends).counts[1901] == centres(*LED)
    with pytest.raises(Refused, match="diplomacy-no-objection"):
        objects(friends, "russia")


def test_the_dispute_lasts_while_the_board_plays_on(friends: Weekend) -> None:
    objects(friends, "turkey")
    friends.winter(1, 1902, *LED)
    assert 1901 in board(friends).disputed


def test_a_last_winter_that_closed_the_board_may_be_objected_to() -> None:
    found = Weekend(7)
    found.post()
    for year in range(1901, 1907):
        found.winter(1, year, *LED)
    tells(found, "austria", 1907, *LED)
    agrees(found, "england", 1907)
    objects(found, "turkey", 1907)
    assert board(found).over and 1907 in board(found).disputed
