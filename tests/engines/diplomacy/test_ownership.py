"""A winter told by the centres that changed hands; what units cannot have taken is seen."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.engines.diplomacy import centres as counting
from bot.engines.diplomacy import ownership
from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.orders.atlas import Atlas
from bot.engines.diplomacy.seating import drafting
from bot.rules import rulebook
from tests.engines.diplomacy.weekend import DIRECTOR, EVEN, NOW, REFEREE, Weekend, board, centres

MAP = Atlas(rulebook().map, {})
FIRST = {"bel": "england", "mun": "france", "gre": "austria", "ser": "austria", "tun": "italy"}


@pytest.fixture
def one() -> Weekend:
    found = Weekend(7)
    found.post()
    return found


def record(found: Weekend, year: int, taken: dict[str, str]) -> None:
    owners = ownership.told(board(found), MAP, year, taken)  # type: ignore[arg-type]
    counts = ownership.counts_of(owners)
    found.act(lambda: counting.record(found.book, REFEREE, 1, year, counts, None, owners))


def test_the_centres_that_changed_hands_make_the_numbers(one: Weekend) -> None:
    record(one, 1901, FIRST)
    assert board(one).counts[1901] == centres(5, 4, 4, 2, 4, 4, 3)
    record(one, 1902, {"mun": "germany"})
    assert board(one).counts[1902] == centres(5, 4, 3, 3, 4, 4, 3)
    assert board(one).owners[1902]["mun"] == "germany" and board(one).owners[1901]["mun"] == "france"


def test_a_power_takes_no_more_than_one_centre_with_each_unit(one: Weekend) -> None:
    taken = {"bel": "england", "hol": "england", "den": "england", "nwy": "england"}
    owners = ownership.told(board(one), MAP, 1901, taken)  # type: ignore[arg-type]
    [gain] = ownership.gains(one.book, board(one), MAP, 1901, owners)
    assert gain == ("england", 4, 3)


def test_after_a_winter_of_numbers_the_last_owners_that_are_known_are_asked_about(one: Weekend) -> None:
    record(one, 1901, FIRST)
    one.winter(1, 1902, *EVEN)
    assert ownership.known(board(one), MAP, 1902).year == 1901
    owners = ownership.told(board(one), MAP, 1903, {"mun": "germany"})
    assert ownership.gains(one.book, board(one), MAP, 1903, owners) == ()


def test_a_corrected_winter_of_numbers_has_no_owners(one: Weekend) -> None:
    record(one, 1901, FIRST)
    one.fix(1, 1901, *EVEN)
    assert 1901 not in board(one).owners


@pytest.mark.parametrize("key", ["boh", "nth", "xyz"])
def test_what_is_no_centre_changes_no_hands(one: Weekend, key: str) -> None:
    with pytest.raises(Refused, match="diplomacy-no-centre"):
        ownership.told(board(one), MAP, 1901, {key: "italy"})


def test_without_turkey_nobody_knows_which_centre_is_left() -> None:
    found = Weekend(6)
    found.draft()
    found.act(lambda: drafting.publish(found.book, DIRECTOR, NOW))
    found.choose(1, "turkey")
    with pytest.raises(Refused, match="diplomacy-owners-turkey"):
        ownership.told(board(found), MAP, 1901, {})


def test_the_nearest_centres_stand_first() -> None:
    start = ownership.known(board_of_seven(), MAP, 1900).owners
    assert set(ownership.nearest(MAP, start, "turkey")[:2]) <= {"bul", "sev", "gre", "rum", "ser"}
    assert "ank" not in ownership.nearest(MAP, start, "turkey")


def board_of_seven() -> Game:
    found = Weekend(7)
    found.post()
    return board(found)
