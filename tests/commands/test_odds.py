"""/odds: the exact chances, with a chart that can be drawn for every roll that is allowed."""

from typing import Any

import pytest

from bot.commands.odds import MOST
from bot.pictures import MAKERS
from tests.hall.house import HALL, House, opened


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
