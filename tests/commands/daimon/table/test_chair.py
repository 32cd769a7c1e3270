"""Who becomes Master: the draw, whoever keeps the chair, and the ballots."""

from __future__ import annotations

from tests.commands.daimon.evening import Evening


async def test_the_keep_button_is_drawn_by_the_dice_that_everybody_sees(evening: Evening) -> None:
    book = await evening.book()
    seat = book.seat(book.master)
    seat.reserve, seat.held = 1, {"check 1": 1}
    assert "Tengo il ruolo (1 dado)" in await evening.keys("/scena fine", evening.master)


async def test_a_ballot_on_the_master_is_told_to_nobody(evening: Evening) -> None:
    keys = await evening.keys("/scena fine", evening.master)
    no = next(key for label, key in keys.items() if "👎" in label)
    await evening.alone("", evening.others[0], press=no.id)
    assert '"yes": false' not in (await evening.exported()).split("campaign.praise-voted")[1].split("\n")[0]


async def test_a_button_of_the_last_draw_comes_too_late(evening: Evening) -> None:
    keys = await evening.keys("/scena fine", evening.master)
    keys = await evening.keys("", evening.master, press=list(keys.values())[1].id)
    draw = next(key for label, key in keys.items() if label in ("Sorteggia", "Draw"))
    await evening.room("", evening.master, press=draw.id)
    assert (await evening.book()).scenes == 2
    await evening.alone("", evening.master, press=draw.id)
    assert (await evening.book()).scenes == 2
