"""What was filled in and refused because it came too soon: a button gives it again, on every chat, for every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.cards.card import Key
from bot.hall.requests import Account, Form, Reply
from bot.hall.running.pace import Pace
from tests.commands.gdr.hall import RITA, hall
from tests.hall.house import ANNA, House, opened, private, words

MINUTE = 61.0
CHATS = ("discord", "telegram", "club")


async def refused(house: House, who: Account = ANNA, **filled: object) -> Key:
    """What is filled in too soon is refused; gives the only button there."""
    reply = await house.ask(who=who, **filled)
    assert isinstance(reply, Reply) and "Piano" in words(reply.drawn)
    ((key, _),) = reply.drawn.buttons
    assert key.label == "Riprova"
    return key


async def hurried(house: House, who: Account = ANNA) -> None:
    """As many commands as a minute takes."""
    while True:
        reply = await house.ask("/aiuto", who, private(who))
        house.now -= 1
        if isinstance(reply, Reply) and "Piano" in words(reply.drawn):
            return


@pytest.mark.parametrize("chat", CHATS)
async def test_a_form_that_came_too_soon_is_given_again_by_a_press_as_it_was_filled_in(
    tmp_path: Path, chat: str
) -> None:
    anna = Account(chat, "1", "Anna", "it", "anna")
    house = await opened(tmp_path, limit=4)
    form = await house.ask("/campagna nuova", anna, manages=True)
    assert isinstance(form, Form)
    await hurried(house, anna)
    title = 'La "notte" lunga di Bea'
    values = {one.name: one.choices[0].value if one.choices else title for one in form.fields if one.required}
    key = await refused(house, anna, press=form.press, values=values, manages=True)
    early = await house.said(who=anna, press=key.id, manages=True)
    assert "Piano" in early, "a press that comes too soon leaves the button as it is"
    house.now += MINUTE
    assert title in await house.said(who=anna, press=key.id, manages=True)
    assert "non vale più" in await house.said(who=anna, press=key.id, manages=True), "it is done once"
    await house.store.close()


async def test_a_chosen_command_that_came_too_soon_is_given_again_with_its_values(tmp_path: Path) -> None:
    """Discord keeps nothing of it: who had chosen it would choose and type all of it anew."""
    house = await opened(tmp_path, limit=4)
    await hurried(house)
    key = await refused(house, path="campaign new", values={"title": "Notte"}, manages=True)
    house.now += MINUTE
    assert "Notte: la campagna è aperta" in await house.said(press=key.id, manages=True)
    await house.store.close()


async def test_what_was_filled_in_too_soon_is_on_no_disk(tmp_path: Path) -> None:
    """It may be a bid, or a note of a referee."""
    house = await opened(tmp_path, limit=4)
    await hurried(house)
    await refused(house, path="campaign new", values={"title": "Notte"}, manages=True)
    assert not [row for row in await house.store.rows("presses") if "Notte" in str(row)]
    await house.store.close()


async def test_a_referees_note_that_came_too_soon_is_not_typed_twice(tmp_path: Path) -> None:
    async with hall(tmp_path, {"I Corvi": 4}) as floor:
        house = floor.house
        await floor.card('/gdr valuta "I Corvi"', RITA, private(RITA))
        form = await house.ask(who=RITA, where=private(RITA), press="?words!gdr note t1 0")
        assert isinstance(form, Form)
        house.hall._pace = Pace(4)
        await hurried(house, RITA)
        key = await refused(
            house, RITA, where=private(RITA), press=form.press, values={"words": "Ha tenuto tutti col fiato sospeso"}
        )
        house.now += MINUTE
        assert "Ha tenuto tutti col fiato sospeso" in await floor.said(who=RITA, where=private(RITA), press=key.id)
