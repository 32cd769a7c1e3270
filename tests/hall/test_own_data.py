"""The file with all that is kept of one person: nothing sealed stands in it, and nothing of anybody else's."""

from __future__ import annotations

from pathlib import Path

from bot.hall.own_data import own_data
from tests.hall.house import ANNA, BRUNO, opened


async def test_ones_own_data_hold_ones_own_words_and_no_seed(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    await house.ask("/roll 5 note:mine", ANNA)
    await house.ask("/roll 5 note:another", BRUNO)
    anna = await house.hall.people.meet(ANNA)
    told = await own_data(house.hall, anna.id)
    [book] = await house.store.books()
    seeds = (await house.store.seeds(book.id)).values()
    await house.store.close()
    assert "mine" in told and ANNA.name in told
    assert not [word for word in ("another", BRUNO.name, *(seed.hex() for seed in seeds)) if word in told]
