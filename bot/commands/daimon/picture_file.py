"""A picture of a campaign as a file of its own, to be kept or printed."""

from __future__ import annotations

from typing import Literal

from bot.hall.books.shelf import Volume
from bot.hall.cards.card import Card, Picture
from bot.hall.house import House
from bot.pictures import maker
from bot.pictures.making import make

Form = Literal["pdf", "png"]


async def made(house: House, volume: Volume, picture: Picture, language: str, form: Form) -> bytes:
    """The file, with names as they are now: whoever was erased is not in it."""
    zone = await house.languages.zone_of_room(await house.people.room(volume.stored.room))
    circle = volume.stored.club or volume.stored.room
    drawn = (await house.drawer.draw(Card(picture=picture), language, zone, lambda button: "", circle)).picture
    assert drawn is not None
    checked = maker(drawn.maker).read(drawn.values).model_dump_json(by_alias=True)
    return await house.apart(make, drawn.maker, checked, language, form)
