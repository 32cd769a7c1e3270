"""Planned dates among a server's events: made, changed, taken away; nothing where that is not permitted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.chats.discord.permissions import NEEDED
from bot.hall.cards.card import Drawn, Happening, Span
from bot.hall.requests import Later, Notice, Place, Unreachable
from tests.chats.discord.wire import GUILD, TABLE, Front, Stage, guild, stage
from tests.ladder.proving import proves

EVENTS = f"guilds/{GUILD}/scheduled-events"
STARTS = 1_768_680_000.0
PLACE = Place("discord", TABLE, "tavolo", house=GUILD)


async def permitted() -> Stage:
    allowed = discord.Permissions(NEEDED.value) | discord.Permissions(create_events=True)
    found = await stage(Front(), server=guild(granted=allowed))
    found.wire.gives[f"GET /?{EVENTS}.*"] = []
    found.wire.gives[f"POST /?{EVENTS}"] = {"id": "41"}
    return found


def notice(where: str = "da Bruno", edits: dict[str, Any] | None = None, *, off: bool = False) -> Notice:
    drawn = Drawn(
        title=(Span("Aria"),),
        lines=((Span(where),),) if where else (),
        happening=Happening(STARTS, STARTS + 4 * 3600, off),
    )
    return Notice(1, drawn, PLACE, edits=edits)


async def test_a_date_is_an_event_outside_of_discord_with_its_place_and_its_end() -> None:
    found = await permitted()
    assert await found.chat.say(notice()) == {"event": "41"}
    [made] = found.wire.of(f"POST /?{EVENTS}")
    assert made == {
        "name": "Aria",
        "entity_type": 3,
        "privacy_level": 2,
        "entity_metadata": {"location": "da Bruno"},
        "scheduled_start_time": "2026-01-17T20:00:00+00:00",
        "scheduled_end_time": "2026-01-18T00:00:00+00:00",
    }


async def test_without_a_place_the_event_is_in_its_room() -> None:
    found = await permitted()
    await found.chat.say(notice(""))
    [made] = found.wire.of(f"POST /?{EVENTS}")
    assert made["entity_metadata"] == {"location": "#tavolo"}


async def test_the_lines_of_its_card_are_its_place_and_it_and_its_name_are_cut_to_what_discord_takes() -> None:
    found = await permitted()
    long = notice("a" * 99)
    drawn = replace(long.drawn, title=(Span("b" * 101),), lines=(*long.drawn.lines, (Span("ccc"),)))
    await found.chat.say(replace(long, drawn=drawn))
    await found.chat.say(replace(long, drawn=replace(drawn, lines=((Span("Da Bruno"),), (Span("ore 21"),)))))
    cut, made = found.wire.of(f"POST /?{EVENTS}")
    assert (cut["name"], cut["entity_metadata"]["location"]) == ("b" * 100, "a" * 99 + " ")
    assert made["entity_metadata"] == {"location": "Da Bruno · ore 21"}


async def test_a_date_that_is_off_is_taken_for_done_where_somebody_deleted_its_event() -> None:
    found = await permitted()
    found.wire.refuses[f"DELETE /?{EVENTS}/41"] = (404, 10070)
    assert await found.chat.say(notice(edits={"event": "41"}, off=True)) == {}


async def test_where_the_bot_is_not_no_event_is_made() -> None:
    found = await permitted()
    with pytest.raises(Unreachable):
        await found.chat.say(replace(notice(), place=Place("discord", TABLE, house="2001")))
    with pytest.raises(Unreachable):
        await found.chat.say(replace(notice(), place=None))


async def test_a_moved_date_changes_its_event() -> None:
    found = await permitted()
    assert await found.chat.say(notice(edits={"event": "41"})) == {"event": "41"}
    assert len(found.wire.of(f"PATCH /?{EVENTS}/41")) == 1
    assert not found.wire.of(f"POST /?{EVENTS}")


@proves("discord", "event-gone")
async def test_an_event_that_somebody_deleted_is_made_anew() -> None:
    found = await permitted()
    found.wire.refuses[f"PATCH /?{EVENTS}/40"] = (404, 10070)
    assert await found.chat.say(notice(edits={"event": "40"})) == {"event": "41"}


async def test_a_date_that_is_off_takes_its_event_away_and_one_without_has_none() -> None:
    found = await permitted()
    assert await found.chat.say(notice(edits={"event": "41"}, off=True)) == {}
    assert len(found.wire.of(f"DELETE /?{EVENTS}/41")) == 1
    assert await found.chat.say(notice(off=True)) == {}
    assert not found.wire.of(f"POST /?{EVENTS}")


async def test_what_a_process_made_that_did_not_live_to_say_so_is_not_made_again() -> None:
    found = await permitted()
    same = {"id": "40", "name": "Aria", "scheduled_start_time": "2026-01-17T20:00:00+00:00", "creator_id": "900"}
    others = [{**same, "id": "39", "creator_id": "7"}, {**same, "id": "38", "name": "Acqua"}]
    others += [{**same, "id": "37", "scheduled_start_time": f"2026-01-{day}T20:00:00+00:00"} for day in (16, 18)]
    found.wire.gives[f"GET /?{EVENTS}.*"] = [*others, same]
    assert await found.chat.say(notice()) == {"event": "40"}


async def test_without_the_permission_discord_is_not_even_asked() -> None:
    found = await stage(Front())
    with pytest.raises(Unreachable) as refused:
        await found.chat.say(notice())
    assert refused.value.step is None, "the organisers need not hear of it"
    assert not found.wire.of(f".*{EVENTS}.*")


@proves("discord", "event-refused")
@pytest.mark.parametrize(("status", "raised"), [(403, Unreachable), (400, Unreachable)])
async def test_what_discord_refuses_is_given_up_and_says_nothing_of_the_room(
    status: int, raised: type[Exception]
) -> None:
    found = await permitted()
    found.wire.refuses[f"POST /?{EVENTS}"] = (status, 50013)
    with pytest.raises(raised) as refused:
        await found.chat.say(notice())
    assert getattr(refused.value, "step", None) is None


@proves("discord", "event-slowly", "event-broken")
@pytest.mark.parametrize("status", [429, 501])
async def test_while_discord_is_broken_or_takes_no_more_it_waits(status: int) -> None:
    found = await permitted()
    found.wire.refuses[f"PATCH /?{EVENTS}/41"] = (status, 0)
    with pytest.raises(Later) as later:
        await found.chat.say(notice(edits={"event": "41"}))
    assert later.value.seconds == 10
