"""What a command refuses where there is nothing to do it to, each for its own reason."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.hall.running.watch import Watch
from tests.hall.house import ANNA, HALL, House, opened, private


class Listening(Watch):
    """Notes why something was refused."""

    def __init__(self) -> None:
        self.reasons: list[str] = []

    def refused(self, reason: str) -> None:
        self.reasons.append(reason)


class Club:
    """A room, and why it refuses."""

    def __init__(self, house: House, listening: Listening) -> None:
        self.house, self._listening = house, listening

    async def why(self, line: str = "", **more: object) -> list[str]:
        """The reasons for which a line is refused."""
        self._listening.reasons.clear()
        await self.house.ask(line, **{"manages": True, **more})  # type: ignore[arg-type]
        return self._listening.reasons


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """A room where somebody has rolled dice."""
    listening = Listening()
    house = await opened(tmp_path, watch=listening)
    await house.ask("/roll 2")
    yield Club(house, listening)
    await house.store.close()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("/club role @Bruno none", "has-no-role"),
        ("/roll 5 attribute:power", "no-sheet-here"),
        ("/roll 50 bonus:11", "too-many-dice"),
        ("/odds 60 reserve:1", "too-many-dice"),
    ],
)
async def test_a_line_is_refused(club: Club, line: str, reason: str) -> None:
    assert await club.why(line) == [reason]


async def test_the_club_is_asked_for_in_a_room_of_it(club: Club) -> None:
    assert await club.why("/club role @Bruno referee", where=private(ANNA)) == ["only-in-a-club"]


async def test_a_seal_is_opened_once_and_its_file_comes_after_that(club: Club) -> None:
    assert await club.why(press="!verify file:yes") == ["seal-not-yet"]
    assert await club.why("/verify open:yes") == []
    assert await club.why(press="!verify open:yes seal:1") == ["seal-opened-before"]


@pytest.mark.parametrize("line", ["/roll 50 bonus:10", "/odds 60"])
async def test_as_many_dice_as_may_be_are_rolled(club: Club, line: str) -> None:
    assert await club.why(line) == []


async def test_a_button_for_somebody_that_is_gone_is_refused(club: Club) -> None:
    assert await club.why(press="!open t00000000000", where=HALL) == ["button-gone"]
