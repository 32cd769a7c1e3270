"""/club: what is offered for a club's time zone."""

from types import SimpleNamespace
from typing import Any

from bot.commands.club import zones

ROME: Any = SimpleNamespace(zone="Europe/Rome")
MOST = 25
"""So many choices are the most that Discord offers."""


def test_as_many_zones_are_offered_as_fit_the_club_s_own_first_then_the_others_of_europe() -> None:
    call: Any = SimpleNamespace(zone="Asia/Tokyo")
    offered = [one.value for one in zones(call, "")]
    assert offered[:3] == ["Asia/Tokyo", "Europe/Rome", "Europe/Amsterdam"]
    assert len(offered) == MOST


def test_zones_are_found_by_any_part_of_their_name_however_it_is_written() -> None:
    assert [one.value for one in zones(ROME, "new york")] == ["America/New_York"]
    assert zones(ROME, "nowhere") == []
