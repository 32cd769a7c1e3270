"""A question that waits for somebody's yes outlasts what others do meanwhile, unless what it says is no more so."""

from __future__ import annotations

from typing import Any

from bot.hall.requests import Reply
from tests.commands.daimon.evening import Evening
from tests.commands.daimon.fights.brawls import put
from tests.commands.daimon.heroes import ELENA
from tests.hall.house import words

TAKEN = "è cambiato qualcosa"


async def asked(evening: Evening, line: str = "", **more: Any) -> str:
    """The Master asks for somebody's yes, in the room: the id of its button."""
    reply = await evening.house.ask(line, evening.master, id="ask:70", **more)
    assert isinstance(reply, Reply)
    assert words(reply.drawn).startswith(f"{evening.master.name} vuole registrare")
    await evening.house.hall.acknowledged("ask:70", {"message": 70})
    [[yes]] = reply.drawn.buttons
    return yes.id


async def test_it_outlasts_a_seat_that_is_taken_a_contest_and_the_oracle(evening: Evening) -> None:
    one, other = evening.others
    await put(evening, evening.master)
    yes = await asked(evening, "/scheda modifica ferite 2")
    await evening.room("/campagna entra", ELENA)
    await evening.alone('/oracolo si-no "Piove?"', evening.master)
    await evening.room(f'/confronto "@{one.name} @{other.name}" chi corre di più', one)
    await evening.room(f"/prova @{one.name} saltare il fosso", evening.master)
    assert not any(TAKEN in said for said in await evening.house.heralded())
    assert "ferite: 0 → 2" in await evening.house.press(yes, one)


async def test_what_it_says_is_no_more_so_once_somebody_else_changed_the_same(evening: Evening) -> None:
    one = evening.others[0]
    await put(evening, evening.master)
    yes = await asked(evening, "/scheda modifica ferite 2")
    await evening.asks("", evening.master, press=f"!wounds add <@{await evening.person(evening.master)}> 1 sure:yes")
    assert TAKEN in await evening.house.press(yes, one)


async def test_a_contest_may_be_withdrawn_also_once_somebody_has_answered(evening: Evening) -> None:
    one = evening.others[0]
    await evening.room(f'/confronto "@{evening.master.name} @{one.name}" chi mente meglio', evening.master)
    yes = await asked(evening, press="!contest-off 1")
    await evening.asks("", one, press="!contest-give 1 d4")
    assert "ritirato" in await evening.house.press(yes, one)
    assert (await evening.book()).contests.open is None
