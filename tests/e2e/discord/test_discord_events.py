"""Planned dates stand among a Discord server's own events, where the bot may make them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.e2e.discord.discord_stage import DiscordStage
from tests.lab.discord import DiscordHost

pytestmark = [pytest.mark.asyncio(loop_scope="function"), pytest.mark.again]


@pytest_asyncio.fixture
async def st(tmp_path: Path) -> AsyncIterator[DiscordStage]:
    stage = DiscordStage(await DiscordHost.start(), tmp_path)
    try:
        yield await stage.open()
    finally:
        await stage.close()


async def tell(st: DiscordStage, where: str, **more: Any) -> str:
    """What came of a notice of the date."""
    before = len(st.told("notice"))
    await st.anna.slash(st.ch, "notice event", text=where, **more)
    await st.host.wait_for(lambda: len(st.told("notice")) > before, what="the notice is said")
    return str(st.told("notice")[-1]["result"])


async def test_an_event_is_made_changed_and_taken_away(st: DiscordStage) -> None:
    st.g.bot_permissions("view_channel", "send_messages", "create_events")
    assert await tell(st, "da Bruno") == "said"
    [made] = st.g.events.values()
    assert (made["name"], made["entity_metadata"]) == ("Aria", {"location": "da Bruno"})
    assert await tell(st, "da Carla") == "said"
    [changed] = st.g.events.values()
    assert (changed["id"], changed["entity_metadata"]) == (made["id"], {"location": "da Carla"})
    assert await tell(st, "da Carla", off=True) == "said"
    assert not st.g.events
    st.host.assert_clean()


async def test_without_the_permission_there_is_no_event_and_no_refusal(st: DiscordStage) -> None:
    assert (await tell(st, "da Bruno")).startswith("Unreachable")
    assert not st.g.events
    assert not st.host.rejections
    st.host.assert_clean()
