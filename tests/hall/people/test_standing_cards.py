"""What stands in the rooms and shows a guest says who that is, as soon as it is known, and again once it is not."""

from __future__ import annotations

from collections.abc import Mapping

from bot.hall.cards.card import Drawn, Key
from bot.hall.requests import Later
from tests.hall.house import ANNA, BRUNO, ELSEWHERE, House, words
from tests.hall.people.test_claims import MARCO, confirm_asked


async def game_with_marco(house: House, became: Mapping[str, object] = {"message": 77}) -> Key:
    """A game with a guest stands in the room as message 77; then somebody comes who bears that name.

    Gives the button with which players confirm the game."""
    await house.ask("/io mostra", BRUNO)
    keys = await house.keys("/mito game @Anna @Bruno @Marco", id="discord:r9")
    await house.hall.acknowledged("discord:r9", became)
    await house.ask("/io mostra", MARCO)
    return keys["Confermo"]


def shown(house: House, message: int = 77) -> list[Drawn]:
    """As what a message was drawn anew."""
    return [one.drawn for one in house.chat.said if (one.edits or {}).get("message") == message]


async def test_a_card_that_stands_shows_the_member_once_a_guest_is_confirmed_and_the_guest_once_undone(
    house: House,
) -> None:
    await game_with_marco(house)
    await house.press(await confirm_asked(house), BRUNO)
    await house.heralded()
    [card] = shown(house)
    assert "Il Marchese" in words(card) and "Marco" not in words(card)
    assert card.buttons
    await house.press((await house.keys("/annulla club", manages=True))["Sì, annulla"], manages=True)
    await house.heralded()
    assert "Marco" in words(shown(house)[-1])


async def test_a_card_that_was_undone_stays_so_when_its_guest_is_known(house: House) -> None:
    await game_with_marco(house)
    asked = await confirm_asked(house)
    await house.press((await house.keys("/annulla registro:mito", manages=True))["Sì, annulla"], manages=True)
    await house.press(asked, ANNA, manages=True)
    await house.heralded()
    card = shown(house)[-1]
    assert "Il Marchese" in words(card) and "annullat" in words(card).lower() and not card.buttons


async def test_a_card_that_was_given_way_to_another_is_not_brought_back(house: House) -> None:
    confirmed = await game_with_marco(house)
    asked = await confirm_asked(house)
    await house.press(confirmed, BRUNO, id="discord:r10")
    await house.hall.acknowledged("discord:r10", {"message": 77})
    await house.press(asked, BRUNO)
    await house.heralded()
    [card] = shown(house)
    assert "Il Marchese" in words(card) and "Confermano: Bruno" in words(card)


async def test_a_name_that_had_to_wait_leaves_there_what_was_put_in_that_place_since(house: House) -> None:
    confirmed = await game_with_marco(house, {"messages": ["77"]})
    await house.press(await confirm_asked(house), BRUNO)
    house.chat.failures += [Later(5)] * 2
    await house.heralded()
    house.now += 3
    await house.press(confirmed, BRUNO, id="discord:r10")
    await house.hall.acknowledged("discord:r10", {"messages": ["77"]})
    house.now += 3
    await house.heralded()
    assert not [one for one in house.chat.said if (one.edits or {}).get("messages") == ["77"]]


async def test_what_shows_nobody_who_was_joined_stays_as_it_is(house: House) -> None:
    await game_with_marco(house)
    await house.ask("/mito game @Anna @Bruno", id="discord:r10")
    await house.hall.acknowledged("discord:r10", {"message": 78})
    await house.ask("/mito game @Carla @Marco", where=ELSEWHERE, id="discord:r11")
    await house.hall.acknowledged("discord:r11", {"message": 79})
    await house.press(await confirm_asked(house), BRUNO)
    await house.heralded()
    assert not shown(house, 78) and not shown(house, 79)


async def test_a_card_shows_the_new_name_of_a_guest(house: House) -> None:
    await game_with_marco(house)
    guest = (await house.store.rows("guests", key="marco"))[0]["person"]
    await house.press(f"!club rename guest:<@{guest}> name:Marcolino", manages=True)
    await house.heralded()
    assert "Marcolino" in words(shown(house)[-1])
    await house.press((await house.keys("/annulla club", manages=True))["Sì, annulla"], manages=True)
    await house.heralded()
    assert "Marcolino" not in words(shown(house)[-1])


async def test_of_many_cards_the_newest_are_drawn_anew(house: House) -> None:
    await house.ask("/io mostra", BRUNO)
    for number in range(25):
        await house.ask(f"/mito game @Anna @Marco @Ospite{number}", id=f"discord:g{number}")
        await house.hall.acknowledged(f"discord:g{number}", {"message": 100 + number})
    await house.ask("/io mostra", MARCO)
    await house.press(await confirm_asked(house), manages=True)
    await house.heralded()
    drawn = {one.edits["message"] for one in house.chat.said if one.edits}
    assert {*range(105, 125)} <= drawn and not drawn & {*range(100, 105)}
