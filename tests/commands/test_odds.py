"""/odds: the exact chances, with a chart that can be drawn for every roll that is allowed."""

import json
from html import escape
from types import SimpleNamespace
from typing import Any

import pytest

from bot.commands.odds import MOST, of_claim
from bot.engines.daimon.character.pool import Claim
from bot.hall.cards.card import Say
from bot.pictures import MAKERS
from tests.engines.daimon.checks.trial import ask, assist, evening
from tests.engines.daimon.laid_table import BRUNO, CARLA
from tests.hall.house import HALL, House, opened, words


@pytest.mark.parametrize(
    "line", ["/odds 1", "/odds 5 2", f"/odds {MOST}", f"/odds {MOST} {MOST // 2}", "/odds 53 reserve:7"]
)
async def test_every_allowed_roll_has_its_chart(line: str, tmp_path: Any) -> None:
    house: House = await opened(tmp_path)
    reply = await house.ask(line, where=HALL)
    picture = reply.drawn.picture
    assert picture is not None
    assert "<svg" in MAKERS[picture.maker](picture.values, "it")
    await house.store.close()


@pytest.mark.parametrize(
    ("line", "told"),
    [("/odds 5 2", "81,3%"), ("/odds 5", "2: 31,3%"), ("/odds 12", "0: <0,1%"), ("/odds 12 1", ">99,9%")],
)
async def test_a_chance_is_told_as_its_bar_has_it(line: str, told: str, tmp_path: Any) -> None:
    house: House = await opened(tmp_path)
    reply = await house.ask(line, where=HALL)
    picture = reply.drawn.picture
    assert told in words(reply.drawn)
    assert f">{escape(told.rsplit(': ', maxsplit=1)[-1])}<" in MAKERS[picture.maker](picture.values, "it")
    await house.store.close()


async def test_without_dice_or_an_attribute_it_is_asked_how_many_dice(tmp_path: Any) -> None:
    house: House = await opened(tmp_path)
    keys = await house.keys("/odds")
    assert "2: 31,3%" in await house.press(keys["5"])
    await house.store.close()


async def test_the_button_that_rolls_again_rolls_as_many_dice_as_a_bonus_made(tmp_path: Any) -> None:
    house: House = await opened(tmp_path)
    keys = await house.keys("/roll 50 bonus:10")
    assert "tira\n" in await house.press(keys["Tira ancora"])
    rolled = json.loads((await house.entries())[-1].body)
    assert [len(draw["faces"]) for draw in rolled["roll"]] == [60]
    await house.store.close()


@pytest.mark.parametrize(("bonus", "helped", "dice"), [(0, False, 3), (2, False, 5), (-1, False, 2), (2, True, 6)])
def test_the_chances_of_a_claim_count_what_the_master_gives_and_the_die_that_is_lent(
    bonus: int, helped: bool, dice: int
) -> None:
    table = evening()
    ask(table, target=1, bonus=bonus)
    if helped:
        assist(table, CARLA, BRUNO)
    call: Any = SimpleNamespace(book=table.book, member=BRUNO)
    title = of_claim(call, Claim(dice=3), None).title
    assert isinstance(title, Say)
    assert title.arguments["dice"] == dice
