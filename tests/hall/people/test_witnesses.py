"""Who sat at a board with a guest can say who the guest is, and two who met in a game are never made one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.cards.card import Key
from bot.hall.requests import Account
from tests.commands.daimon.evening import begun
from tests.commands.diplomacy.weekend import NAMES, Weekend, weekend
from tests.hall.house import ANNA, BRUNO, CARLA, House

PIPPO = Account("discord", "77", "Pippo", "it", "pippo")


async def confirm_asked(house: House, guest: str, who: Account = PIPPO) -> Key:
    """Pippo says that he is a guest; gives the button to confirm it."""
    await house.ask("/aiuto", who)
    keys = await house.keys("/io collega", who)
    while f"Sono {guest}" not in keys:
        keys = await house.keys(who=who, press=keys["Un altro nome…"].id)
    await house.press(keys[f"Sono {guest}"], who)
    await house.heralded()
    shown = [key for notice in house.chat.said for row in notice.drawn.buttons for key in row]
    return [key for key in shown if key.label == "Conferma"][-1]


async def board_of(found: Weekend, name: str) -> list[str]:
    """Who sits at somebody's board."""
    games = (await found.book()).rounds[-1].games.values()
    boards = [[await found.name(player) for player in game.seats.values()] for game in games]
    [board] = [names for names in boards if name in names]
    return board


@pytest.mark.parametrize("together", [True, False])
async def test_who_sat_at_the_guests_board_is_a_witness_and_who_sat_at_another_is_none(
    tmp_path: Path, together: bool
) -> None:
    found = await weekend(tmp_path, 14)
    board = await board_of(found, "Bruno")
    guest = next(name for name in NAMES[1:14] if (name in board) is together)
    said = await found.house.press(await confirm_asked(found.house, guest), BRUNO)
    assert ("sono la stessa persona" if together else "solo chi ha giocato con l'ospite") in said


async def test_two_who_sat_at_one_board_are_not_made_one(tmp_path: Path) -> None:
    found = await weekend(tmp_path)
    one, other = [(await found.house.named(name)).id for name in ("Ada", "Bice")]
    said = await found.house.press(f"!club join old:<@{one}> into:<@{other}>", ANNA, manages=True)
    assert "non possono essere la stessa persona" in said


async def test_two_of_one_team_or_one_table_are_not_made_one(house: House) -> None:
    await house.ask("/codice nuovo Coppa", manages=True)
    await house.ask("/codice squadra Orsi @Ada @Bice", manages=True)
    one, other = [(await house.named(name)).id for name in ("Ada", "Bice")]
    said = await house.press(f"!club join old:<@{one}> into:<@{other}>", ANNA, manages=True)
    assert "non possono essere la stessa persona" in said


async def test_two_with_a_seat_in_one_campaign_do_not_link_their_accounts(tmp_path: Path) -> None:
    evening = await begun(tmp_path)
    code = (await evening.house.said("/io collega", BRUNO)).split("/io collega ")[1].split()[0]
    assert "cannot be the same person" in await evening.house.said(f"/me link {code}", CARLA)
