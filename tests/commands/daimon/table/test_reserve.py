"""Dice that the Master awards."""

from __future__ import annotations

from bot.hall.requests import Account
from tests.commands.daimon.evening import Evening


async def test_awards_are_the_masters_to_give(evening: Evening) -> None:
    await evening.alone("/riserva premia @Anna narrazione", evening.others[0])
    await evening.room(f"/riserva premia @{evening.others[0].name} narrazione", evening.master)


async def asked(evening: Evening, player: Account) -> str:
    """What is asked for a yes as somebody undoes the last that happened."""
    preview = await evening.house.keys("/annulla campagna", player, manages=True)
    return await evening.house.said(who=player, press=preview["Sì, annulla"].id, manages=True)


async def test_a_question_for_a_yes_says_whose_reserve_would_be_another(evening: Evening) -> None:
    player, other = evening.others
    await evening.asks("/tira 3 riserva:1", player)
    await evening.asks("", evening.master, press="!check-target 1 7")
    await evening.asks(f"/riserva premia @{player.name} interpretazione", evening.master)
    said = await asked(evening, player)
    assert f"{player.name}: Riserva 7 → 6" in said, said
    assert f"{other.name}: Riserva" not in said


async def test_it_says_whose_wounds_would_be_others(armed: Evening) -> None:
    player = armed.others[0]
    await armed.asks(f"/ferite aggiungi @{player.name} 2", armed.master)
    said = await asked(armed, player)
    assert f"{player.name}: ferite 2 → 0" in said, said


async def test_a_master_rewards_themselves_with_another_only_by_anothers_yes(evening: Evening) -> None:
    book = await evening.book()
    left = [one for one in evening.others if book.right_of(await evening.person(one)) == book.master]
    [player] = left
    said = await evening.house.said(f"/riserva premia @{player.name} daimon", evening.master)
    assert said.startswith(f"{evening.master.name} vuole"), said
    [other] = [one for one in evening.others if one is not player]
    said = await evening.house.said(f"/riserva premia @{other.name} daimon", evening.master)
    assert said.startswith(other.name), said
