"""Names that look alike are told apart; what is no name is nobody's."""

from __future__ import annotations

import pytest

from bot.hall.requests import Account
from tests.hall.house import ANNA, BRUNO, HALL, House


async def guests(house: House) -> list[str]:
    return [row["name"] for row in await house.store.rows("people") if row["born"] == "guest"]


@pytest.mark.parametrize("name", ["@here", "@everyone", "@Araldo", "@аraldo", "@\u3164", "@channel"])
async def test_what_is_no_guest(house: House, name: str) -> None:
    await house.ask(f"/mito partita @Anna {name}")
    assert not await guests(house)


async def test_two_members_of_one_name_are_told_apart_wherever_they_are_named(house: House) -> None:
    other = Account("discord", "78", "Anna", "it", "anna_b")
    for who in (ANNA, other):
        await house.ask("/io mostra", who)
    said = await house.said("/mito partita @anna @anna_b")
    assert "anna_b" in said
    assert said.count("anna") >= 2
    assert "anna_b" in await house.said("/mito classifica", ANNA, HALL)


async def test_a_member_who_looks_like_another_is_told_apart(house: House) -> None:
    await house.ask("/mito partita @Anna @Bruno")
    await house.ask("/io mostra", Account("discord", "79", "Аnna", "it", "truffa"))
    assert "truffa" in await house.said("/mito partita @Anna @truffa")


@pytest.mark.parametrize(
    "typed",
    ['@+"Anna (bruno)"', '@+"Bruno (ospite)"', '@+"Bruno (guest 2)"', '@+"ex membro p123"', '@"ex membro p123"'],
)
async def test_nobody_becomes_a_guest_under_what_only_we_write(house: House, typed: str) -> None:
    await house.ask("/io mostra", BRUNO)
    assert "per distinguere le persone" in await house.said(f"/mito partita @Anna {typed}")
    assert not await guests(house)


async def test_a_bracket_of_ones_own_is_a_name(house: House) -> None:
    await house.ask('/mito partita @Anna @+"Anna (Roma)"')
    assert await guests(house) == ["Anna (Roma)"]


@pytest.mark.parametrize("name", ["Anna.", "4nna", "ANNA"])
async def test_a_guest_who_is_taken_for_a_member_at_a_glance_is_told_apart(house: House, name: str) -> None:
    said = await house.said(f'/mito partita @Anna @+"{name}"')
    assert f"{name} (ospite)" in said and "Anna (anna)" in said


async def test_no_guest_is_renamed_into_what_only_we_write(house: House) -> None:
    await house.ask("/mito partita @Anna @Zeta")
    page = await house.keys("/club persone @Zeta", manages=True)
    said = await house.said(press=page["Rinomina…"].id, values={"name": "Anna (anna)"}, manages=True)
    assert "per distinguere le persone" in said


async def test_a_new_guest_who_looks_like_a_member_is_told_apart_on_the_first_card(house: House) -> None:
    await house.ask("/mito partita @Anna @Bruno")
    assert "Аnna (ospite)" in await house.said('/mito posta @Anna @+"Аnna"')
