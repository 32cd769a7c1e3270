"""Who may not is sent to an office that there is where they play."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.requests import Account
from tests.commands.daimon.evening import begun
from tests.hall.house import ANNA, BRUNO, CARLA, House, private


async def test_where_there_is_a_master_whoever_may_not_undo_is_sent_to_them_too(tmp_path: Path) -> None:
    evening = await begun(tmp_path)
    house, player = evening.house, evening.others[0]
    assert "Questo lo possono fare il Master o un direttore." in await house.said("/annulla", player)
    await house.store.close()


async def test_where_there_is_none_they_are_sent_to_a_director_alone(house: House) -> None:
    await house.ask("/mito partita @anna @bruno")
    assert "Questo lo può fare un direttore." in await house.said("/annulla", BRUNO)


async def test_in_private_whoever_manages_the_room_of_a_book_is_an_organiser_too(house: House) -> None:
    await house.ask("/mito partita @anna @bruno")
    await house.ask("/aiuto", manages=True)
    await house.ask("/aiuto", BRUNO)
    assert "Questo lo può fare un direttore." in await house.said("/annulla", BRUNO, private(BRUNO))
    assert "Annullo questa azione?" in await house.said("/annulla", ANNA, private(ANNA))
    await house.ask("/aiuto", manages=False)
    assert "Questo lo può fare un direttore." in await house.said("/annulla", ANNA, private(ANNA)), "they did until now"


@pytest.mark.parametrize("line", ["/tira 3", "/mito partita <@1> <@8>"])
async def test_in_private_a_books_button_is_for_who_plays_or_was_in_its_room_and_for_nobody_else(
    house: House, line: str
) -> None:
    pia, stranger = Account("discord", "8", "Pia", "it"), Account("discord", "99", "Dora", "it")
    await house.ask(line, mentioned=(ANNA, pia))
    await house.ask("/aiuto", CARLA)
    (key, *_) = (await house.keys("/mito classifica" if "mito" in line else "/tira 3")).values()
    for who in (ANNA, CARLA, stranger, *([pia] if "mito" in line else [])):
        assert ("Questo pulsante non vale più" in await house.press(key, who, private(who))) is (who is stranger)
