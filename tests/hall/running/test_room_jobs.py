"""Which rooms of a club have which job, and what the bot is asked to lack there."""

from __future__ import annotations

import pytest

from bot.hall.requests import Job, Place
from bot.hall.running.room_jobs import RoomJobs, rooms_with_jobs, ways
from tests.hall.house import ANNA, CORNER, HALL, TEXTS, House, private


class Platform:
    """Lacks for each job what it is told."""

    def __init__(self, **lacking: tuple[str, ...]) -> None:
        self.lacking = lacking
        self.asked: list[tuple[str, Job]] = []

    async def lacks(self, place: Place, job: Job = Job.PLAY) -> tuple[str, ...]:
        self.asked.append((place.id, job))
        return self.lacking.get(job.value, ())


async def looked_at(house: House, platform: Platform, *jobs: Job) -> RoomJobs:
    found = RoomJobs(await house.people.enter(HALL), dict.fromkeys(jobs))
    await found.look(platform)
    return found


async def test_a_room_is_asked_about_for_each_of_its_jobs(house: House) -> None:
    platform = Platform(play=("send", "files"), notices=("files", "embed"))
    found = await looked_at(house, platform, Job.PLAY, Job.NOTICES)
    assert platform.asked == [(HALL.id, Job.PLAY), (HALL.id, Job.NOTICES)]
    assert (found.lacks, found.wishes) == (("send", "files", "embed"), ())


@pytest.mark.parametrize(("lacking", "wishes"), [({}, ("delete",)), ({"play": ("send",)}, ())], ids=["none", "some"])
async def test_what_secrets_would_be_better_with_is_asked_where_nothing_is_lacking(
    house: House, lacking: dict[str, tuple[str, ...]], wishes: tuple[str, ...]
) -> None:
    found = await looked_at(house, Platform(**lacking, secrets=("delete",)), Job.PLAY, Job.SECRETS)
    assert found.wishes == wishes


async def test_without_secrets_nothing_is_wished_for(house: House) -> None:
    assert (await looked_at(house, Platform(secrets=("delete",)), Job.PLAY)).wishes == ()


async def test_rooms_have_the_jobs_of_their_books_and_of_the_notices_that_go_there(house: House) -> None:
    await house.ask("/campagna nuova Faro")
    await house.ask("/tira 3", where=CORNER)
    for topic in ("metaclassifiche", "sessioni"):
        await house.ask(f"/club avvisi {topic}", where=CORNER, manages=True)
    hall, corner = [await house.people.enter(place) for place in (HALL, CORNER)]
    books = await house.store.books(club=hall.club, open_only=True)
    found = {one.room.id: one for one in await rooms_with_jobs(house.hall.house, hall.club, books)}
    assert {*found[hall.id].jobs} == {Job.PLAY, Job.HEARING, Job.SECRETS, Job.DATES} and len(found[hall.id].names) == 1
    assert {*found[corner.id].jobs} == {Job.PLAY, Job.HEARING, Job.SECRETS, Job.NOTICES} and len(
        found[corner.id].names
    ) == 3


async def test_the_room_where_it_is_asked_plays_too_and_a_private_chat_has_no_job(house: House) -> None:
    hall, alone = [await house.people.enter(place) for place in (HALL, private(ANNA))]
    [found] = await rooms_with_jobs(house.hall.house, hall.club, [], hall.id)
    assert (found.room.id, [*found.jobs], found.names) == (hall.id, [Job.PLAY, Job.HEARING], [])
    assert await rooms_with_jobs(house.hall.house, hall.club, [], alone.id) == []
    assert await rooms_with_jobs(house.hall.house, hall.club, [], "r0gone") == []


def test_where_several_permissions_are_changed_in_one_place_that_is_said_once() -> None:
    keys = [f"discord-permission-{one}" for one in ("send-messages", "attach-files")]
    assert ways(TEXTS, "it", keys) == (f"{keys[-1]}.where",)
