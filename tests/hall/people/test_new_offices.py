"""An office that was just given, perhaps to a second account for it, says of nobody who they are."""

from __future__ import annotations

import pytest

from bot.hall.declared.known_before import A_WHILE
from tests.hall.house import BRUNO, House
from tests.hall.people.test_claims import EVA, MARCO, claimed, loser_id

pytestmark = pytest.mark.asyncio


async def test_an_office_given_the_same_day_confirms_nothing(house: House) -> None:
    """An organiser would else be whom they like, by the word of their second account."""
    await house.ask("/io mostra", EVA)
    key, guest = await claimed(house)
    await house.ask("/club ruolo @eva direttore", manages=True)
    assert "da ieri" in await house.press(key, EVA)
    assert await loser_id(house, guest) == guest
    house.now += A_WHILE + 60
    await house.press(key, EVA)
    assert await loser_id(house, guest) == (await house.people.meet(MARCO)).id


async def test_an_organiser_becomes_no_guest_by_the_word_of_another_whom_the_platform_lets_manage(house: House) -> None:
    key, guest = await claimed(house)
    await house.ask("/io mostra", MARCO, manages=True)
    assert "da ieri" in await house.press(key, EVA, manages=True)
    assert await loser_id(house, guest) == guest
    await house.press(key, BRUNO)
    assert await loser_id(house, guest) == (await house.people.meet(MARCO)).id


async def test_whoever_managed_until_today_becomes_no_guest_by_the_word_of_a_manager_of_today(house: House) -> None:
    """Else they would make a second account a manager, and give up their own rights for a minute."""
    key, guest = await claimed(house)
    await house.ask("/io mostra", EVA)
    await house.ask("/io mostra", MARCO, manages=True)
    house.now += 2 * A_WHILE
    await house.ask("/io mostra", MARCO, manages=False)
    assert "da ieri" in await house.press(key, EVA, manages=True)
    house = await house.restarted()
    assert "da ieri" in await house.press(key, EVA, manages=True)
    assert await loser_id(house, guest) == guest
    house.now += A_WHILE + 60
    await house.press(key, EVA, manages=True)
    assert await loser_id(house, guest) == (await house.people.meet(MARCO)).id


async def test_a_second_account_of_last_week_has_no_office_before_it_was_made_a_manager(house: House) -> None:
    key, guest = await claimed(house)
    await house.ask("/io mostra", EVA)
    await house.ask("/io mostra", MARCO, manages=True)
    house.now += 7 * A_WHILE
    assert "da ieri" in await house.press(key, EVA, manages=True)
    assert await loser_id(house, guest) == guest


async def test_who_never_managed_is_confirmed_at_once_by_whom_the_platform_lets_manage(house: House) -> None:
    """On a first evening, the club's founder has done nothing there yet."""
    key, guest = await claimed(house)
    await house.press(key, EVA, manages=True)
    assert await loser_id(house, guest) == (await house.people.meet(MARCO)).id


async def test_a_guest_is_made_no_member_by_an_office_of_the_same_day(house: House) -> None:
    await house.ask("/io mostra", EVA)
    _, guest = await claimed(house)
    marco = (await house.people.meet(MARCO)).id
    await house.ask("/club ruolo @eva direttore", manages=True)
    join = f"!club join old:<@{guest}> into:<@{marco}> sure:yes"
    assert "da ieri" in await house.press(join, EVA)
    house.now += A_WHILE + 60
    await house.press(join, EVA)
    assert await loser_id(house, guest) == marco
