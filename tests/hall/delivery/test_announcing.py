"""Whoever chooses where notices go is told at once what the bot may not do there."""

from __future__ import annotations

import pytest

from bot.hall.requests import Account, Place
from tests.hall.house import ANNA, CORNER, HALL, House

GROUP = Place("telegram", "-50", "Gruppo", house="-50", house_title="Gruppo")
GIGI = Account("telegram", "7", "Gigi", "it", "gigi")


@pytest.fixture
def closed(house: House) -> House:
    """A house that may neither write nor attach anything in the corner."""
    house.chat.lacking[CORNER.id] = ("discord-permission-send-messages", "discord-permission-attach-files")
    return house


async def test_all_permissions_that_are_lacking_there_are_named_once_with_the_way(closed: House) -> None:
    said = await closed.said("/club avvisi classifiche", where=CORNER, manages=True)
    assert said.splitlines() == [
        "classifiche → Angolo",
        "Salvato, ma lì mi manca «Invia messaggi» · «Allega file».",
        "Si cambia nelle impostazioni del canale, Permessi, per il mio ruolo.",
    ]


async def test_it_is_the_chosen_room_that_is_looked_at(closed: House) -> None:
    await closed.ask("/tira 1", where=CORNER)
    assert "Invia messaggi" in await closed.said("/club avvisi classifiche Angolo", where=HALL, manages=True)
    assert "permesso" not in await closed.said("/club avvisi classifiche", where=HALL, manages=True)


async def test_it_is_saved_all_the_same(closed: House) -> None:
    await closed.ask("/club avvisi classifiche", where=CORNER, manages=True)
    corner = await closed.people.enter(CORNER)
    assert [row["room"] for row in await closed.store.rows("announcements", topic="standings")] == [corner.id]


async def test_each_platform_has_its_own_room_for_a_kind_of_notice(house: House) -> None:
    code = (await house.said("/club collega", manages=True)).split("/club collega ")[1][:8]
    keys = await house.keys(f"/club collega {code}", GIGI, GROUP, manages=True)
    await house.press(next(iter(keys.values())), GIGI, GROUP, manages=True)
    for line, who, where in (
        ("/club avvisi classifiche", ANNA, HALL),
        ("/club avvisi classifiche", GIGI, GROUP),
        ("/club avvisi tutto", ANNA, CORNER),
    ):
        await house.ask(line, who, where, manages=True)
    corner, group = await house.people.enter(CORNER), await house.people.enter(GROUP)
    assert await house.people.announced(corner.club) == {
        "discord": {"all": corner.id},
        "telegram": {"linked": group.id, "standings": group.id},
    }
