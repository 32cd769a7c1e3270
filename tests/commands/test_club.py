"""/club: what is offered for a club's time zone."""

from types import SimpleNamespace
from typing import Any

from bot.commands.club import zones
from bot.hall.requests import Request
from tests.hall.house import ANNA, HALL, TEXTS


def club_in(zone: str) -> Any:
    """A call in an Italian club that lives there."""
    return SimpleNamespace(
        zone=zone, language="it", house=SimpleNamespace(texts=TEXTS), request=Request("", ANNA, HALL, 0.0)
    )


ROME = club_in("Europe/Rome")
MOST = 25
"""So many choices are the most that Discord offers."""


def test_as_many_zones_are_offered_as_fit_the_club_s_own_first_then_the_others_of_europe() -> None:
    offered = [one.value for one in zones(club_in("Asia/Tokyo"), "")]
    assert offered[:2] == ["Asia/Tokyo", "Europe/Rome"]
    assert offered[-3:] == sorted(offered[-3:]) and all(zone.startswith("Europe/") for zone in offered[-3:])
    assert len(offered) == MOST


def test_zones_are_found_by_any_part_of_their_name_however_it_is_written() -> None:
    assert [one.value for one in zones(ROME, "new york")] == ["America/New_York"]
    assert zones(ROME, "nowhere") == []
