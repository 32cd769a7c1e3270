"""Names that look alike are told apart; what is no name is nobody's."""

from __future__ import annotations

import pytest

from bot.hall.requests import Account
from tests.hall.house import ANNA, HALL, House


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
