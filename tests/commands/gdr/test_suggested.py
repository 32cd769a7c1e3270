"""What is offered while a line is typed at a judged tournament."""

from __future__ import annotations

from pathlib import Path

from bot.hall.requests import Request
from tests.commands.gdr.hall import TEAMS, Hall
from tests.hall.house import ANNA, HALL, opened


async def offered(hall: Hall, command: str, parameter: str, typed: str) -> list[str]:
    """The labels of what is offered."""
    request = Request("discord:typing", ANNA, HALL, hall.house.now, path=command)
    return [one.label for one in await hall.house.hall.complete(request, command, parameter, typed)]


async def test_teams_and_characters_are_offered_as_they_are_called(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    hall = Hall(house)
    await hall.said("/gdr nuovo Convention")
    assert await offered(hall, "gdr standings", "character", "") == [], "no adventure yet"
    await hall.load()
    for team, count in TEAMS.items():
        await hall.enter(team, count)
    assert await offered(hall, "gdr judge", "team", "") == list(TEAMS)
    assert await offered(hall, "gdr judge", "team", "CORV") == ["I Corvi"]
    characters = await offered(hall, "gdr standings", "character", "")
    assert (
        len(characters) == 5 and await offered(hall, "gdr standings", "character", characters[0][:4]) == characters[:1]
    )
    await house.store.close()
