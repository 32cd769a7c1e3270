"""A campaign is opened once in a room, played by those who have a seat, and undone step by step."""

from __future__ import annotations

from pathlib import Path

from bot.hall.requests import Reply
from tests.commands.daimon.evening import Evening
from tests.hall.house import ANNA, CARLA, HALL, opened, private


async def test_what_is_done_in_private_is_seen_in_the_room(evening: Evening) -> None:
    await evening.house.heralded()
    await evening.asks("/scena fine", evening.master, where=private(evening.master))
    assert any("Scena 1 chiusa" in told for told in await evening.house.heralded())


async def test_who_has_no_seat_does_not_play(evening: Evening) -> None:
    from bot.hall.requests import Account

    elena = Account("discord", "9", "Elena", "it", "elena")
    await evening.alone("/sessione fine", elena)
    assert (await evening.book()).session is not None


async def test_a_campaign_cannot_be_opened_twice_in_a_room(evening: Evening) -> None:
    assert "c'è già una campagna" in await evening.alone("/campagna nuova Altra", ANNA)


async def test_every_step_can_be_undone_back_to_the_empty_table(evening: Evening) -> None:
    await evening.alone("/oracolo si-no", evening.master)
    await evening.room("/scena fine", evening.master)
    for _ in range(20):
        keys = await evening.keys("/annulla campagna", ANNA, manages=True)
        if [*keys] == ["Perché?"]:
            break
        await evening.room("", ANNA, press=next(iter(keys.values())).id, manages=True)
    book = await evening.book()
    assert (book.name, book.seats, book.session, book.scenes) == ("", [], None, 0)
    assert HALL and CARLA


async def test_the_table_has_the_buttons_of_who_comes_without_a_seat_or_a_character(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    await house.ask("/campagna nuova Neon", ANNA)
    keys = await house.keys("/campagna mostra", ANNA)
    assert {"Inizia la sessione", "Prendo posto", "Il mio personaggio"} <= set(keys)
    await house.ask("/sessione inizia", ANNA)
    assert "Il mio personaggio" in await house.keys("/campagna mostra", ANNA)
    await house.store.close()


async def test_an_adventure_begins_by_another_players_yes_and_fills_the_reserves_once_in_eight_hours(
    evening: Evening,
) -> None:
    one, _ = evening.others
    evening.house.now += 8 * 3600
    asked = await evening.house.ask('/campagna avventura "Il carico"', evening.master)
    assert isinstance(asked, Reply)
    [[yes]] = asked.drawn.buttons
    await evening.house.ask(press=yes.id, who=evening.master)
    assert (await evening.book()).adventures == 1
    assert "Riserve di nuovo a 7" in await evening.room("", one, press=yes.id)
    filled = (await evening.book()).filled
    told = await evening.room('/campagna avventura "Un altro"', evening.master)
    assert "Nessun dado nuovo: le Riserve si riempiono una volta sola in 8 ore" in told
    assert (await evening.book()).filled == filled
