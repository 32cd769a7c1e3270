"""What the doctor says of a platform: what the bot lacks there, with the rooms and the way, or that all is well."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import pytest

from bot.doctor.rooms import Finding, _platform
from bot.hall.people.rooms import Room
from bot.hall.requests import BadToken, Job, Place
from bot.hall.running.room_jobs import Looks, RoomJobs
from bot.texts import Texts

pytestmark = pytest.mark.asyncio

TEXTS = Texts()
PHOTOS, FILES, ADMINISTRATOR = (f"telegram-lacks-{what}" for what in ("photos", "documents", "administrator"))
CHANGED = "Si cambia nelle impostazioni del gruppo, Permessi; oppure fatemi amministratore."


class Platform:
    """Lacks what it is told, by the title of a room, for what is needed there."""

    def __init__(self, lacking: Mapping[str, tuple[str, ...]], wishing: Mapping[str, tuple[str, ...]]) -> None:
        self._lacking, self._wishing = lacking, wishing

    async def lacks(self, place: Place, job: Job = Job.PLAY) -> tuple[str, ...]:
        """The same for every job that is needed, the same for every other."""
        return (self._lacking if job.needed else self._wishing).get(place.title, ())


@asynccontextmanager
async def asked(platform: Looks | Exception) -> AsyncIterator[Looks]:
    """A platform that is looked at, or that cannot be."""
    if isinstance(platform, Exception):
        raise platform
    yield platform


async def found(platform: Looks | Exception, titles: str = "Sala Angolo Filo") -> list[Finding]:
    """What is said of it, with these rooms."""
    rooms = [Room(f"r{title}", "telegram", title, "c1", "1", "", title, False) for title in titles.split()]
    jobs = [RoomJobs(room, dict.fromkeys((Job.PLAY, Job.NOTICES, Job.SECRETS))) for room in rooms]
    return await _platform(TEXTS, "it", "telegram", asked(platform), jobs)


async def test_where_nothing_is_missing_it_is_said_how_many_rooms_were_looked_at() -> None:
    assert await found(Platform({}, {})) == [(True, "platform-well", {"chat": "Telegram", "rooms": 3})]


async def test_what_is_missing_stands_once_with_all_its_rooms_and_each_way_once() -> None:
    both = (PHOTOS, FILES)
    facts = {"chat": "Telegram", "room": "Sala, Filo", "what": "«Foto» · «File»", "where": CHANGED}
    assert await found(Platform({"Sala": both, "Filo": both}, {})) == [(False, "room-lacks", facts)]


async def test_what_it_would_do_better_with_is_no_fault_and_is_not_named_beside_one() -> None:
    lacking, *better = await found(Platform({"Sala": (PHOTOS,)}, dict.fromkeys(("Sala", "Filo"), (ADMINISTRATOR,))))
    assert (lacking[0], lacking[2]["room"], [one[:2] for one in better]) == (False, "Sala", [(True, "room-better")])
    assert better[0][2]["room"] == "Filo" and "Eliminare" in str(better[0][2]["what"])
    well = await found(Platform({}, {"Filo": (ADMINISTRATOR,)}))
    assert [one[:2] for one in well] == [(True, "room-better"), (True, "platform-well")]


@pytest.mark.parametrize(
    ("failure", "said"),
    [
        (BadToken(), (False, "platform-refused", {"chat": "Telegram", "name": "TELEGRAM_TOKEN"})),
        (OSError(), (False, "platform-away", {"chat": "Telegram", "reason": "OSError"})),
    ],
)
async def test_a_platform_that_cannot_be_asked_is_said_to_be_so(failure: Exception, said: Finding) -> None:
    assert await found(failure) == [said]
