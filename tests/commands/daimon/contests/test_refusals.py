"""Lines and presses that a contest refuses, and what is said then."""

from __future__ import annotations

import pytest

from tests.commands.daimon.contests.duels import against, contest, gives
from tests.commands.daimon.evening import Evening
from tests.hall.house import words


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("/confronto @Anna", "Un confronto vuole almeno due personaggi"),
        ('/confronto "@Anna @Anna"', "Anna"),
        ('/confronto "@Anna @Elena"', "Chi non ha un posto al tavolo non gioca"),
        ("/vantaggio @Anna 2", "Non c'è nessun confronto aperto"),
        ("/vantaggio @Anna 9", "vantaggio"),
        ('/confronto "@Anna @Bruno" equipaggiamento:2', "aggiungi anche il suo nome"),
    ],
)
async def test_a_line_out_of_order_is_refused(evening: Evening, line: str, told: str) -> None:
    assert told in await evening.alone(line, evening.master)


async def test_an_npc_is_the_masters_alone(evening: Evening) -> None:
    one, _ = evening.others
    assert "solo il Master" in await evening.alone(f'/confronto "@{one.name}" npc:"Il Colonnello"', one)


async def test_a_contest_that_is_open_is_shown_instead_of_another(evening: Evening) -> None:
    await contest(evening)
    for line in ("/confronto", f"/confronto {against(evening)}"):
        reply = await evening.asks(line, evening.master)
        assert words(reply.drawn).splitlines()[1].startswith("C'è già un confronto aperto")
        assert reply.drawn.buttons[0][0].label == "Scegli in segreto"
    assert len((await evening.book()).contests.known) == 1


async def test_a_bare_contest_asks_who_where_none_is_open(evening: Evening) -> None:
    assert not hasattr(await evening.house.ask("/confronto", evening.master), "drawn")


async def test_a_rematch_is_refused_by_name(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening)
    await gives(evening, one, "d0")
    await gives(evening, other, "d40.r2")
    told = await evening.alone(f"/confronto {against(evening)}", one)
    assert told.startswith(f"{one.name} ha già perso contro {other.name}: niente rivincita")
    assert f"{one.name} contro {other.name}" in await evening.room(f"/confronto {against(evening)}", evening.master)


@pytest.mark.parametrize(
    ("press", "told"),
    [
        ("contest-give 1 d5.r8", "Puoi puntare da 0 a 7 dadi"),
        ("contest-give 1 d5.b2", "li dà il Master con /vantaggio"),
        ("contest-give 1 d5.w3", "senza armi"),
        ("contest-give 7 d5", "finito o è stato ritirato"),
        ("contest-tie 1 1", "già risolta"),
        ("contest-settle 1 1", "già risolta"),
        ("contest-serves 1 npc", "Master"),
        ("contest-npc 1", "Master"),
        ("contest-off 1", "Master"),
    ],
)
async def test_a_press_out_of_order_is_refused(evening: Evening, press: str, told: str) -> None:
    await contest(evening)
    assert told in await evening.alone("", evening.others[0], press=f"!{press}")


async def test_who_is_not_in_it_does_not_answer(evening: Evening) -> None:
    await contest(evening)
    told = await evening.alone("", evening.master, press="!contest-give 1 d5")
    assert told.startswith("In questo confronto non ci sei")


async def test_a_master_who_contests_judges_no_position_and_the_other_at_the_table_does(evening: Evening) -> None:
    one, other = evening.others
    await evening.room(f'/confronto "@{one.name} @{evening.master.name}"', one)
    for line in (f"/vantaggio @{evening.master.name} 2", f"/vantaggio @{one.name} -2"):
        assert (await evening.alone(line, evening.master)).startswith(f"Qui tocca a {other.name}:")
    assert f"{one.name}: svantaggio −2" in await evening.room(f"/vantaggio @{one.name} -2", other)


async def test_once_somebody_has_answered_advantage_comes_too_late_and_its_button_is_gone(evening: Evening) -> None:
    one, other = evening.others
    keys = await evening.keys(f'/confronto "@{one.name} @{other.name}"', one)
    await gives(evening, one, "d3")
    assert "Vantaggio" in keys
    assert "Vantaggio" not in await evening.keys("/confronto", other)
    assert (await evening.alone(f"/vantaggio @{one.name} -2", evening.master)).startswith("Qualcuno ha già risposto")
