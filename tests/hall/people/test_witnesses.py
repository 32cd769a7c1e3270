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
    if f"Sono {guest}" not in keys:
        keys = await house.keys(f'/io collega nome:"{guest}"', who)
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


SISTO = Account("discord", "81", "Sisto", "it", "sisto")
TITO = Account("discord", "82", "Tito", "it", "tito")
ZAIRA = Account("discord", "83", "Zaira", "it", "zaira")
HELD = "2026-01-01"
"""So long ago that a game of that day waits for another's word."""


async def marco_played(house: House) -> None:
    """Marco is a guest of Anna and Bruno; then three come whom nobody knows."""
    for who in (BRUNO, SISTO, TITO):
        await house.ask("/io lingua italiano", who)
    await house.ask("/mito partita @Anna @Bruno @Marco")


async def test_a_game_that_waits_makes_nobody_a_witness(house: House) -> None:
    await marco_played(house)
    assert "non conta ancora" in await house.said(f"/mito partita @Sisto @Tito @Marco quando:{HELD}", SISTO)
    assert "solo chi ha giocato con l'ospite" in await house.press(await confirm_asked(house, "Marco", ZAIRA), TITO)


async def test_a_game_that_waits_or_is_disputed_keeps_nobody_from_being_the_guest(house: House) -> None:
    await marco_played(house)
    key = await confirm_asked(house, "Marco", TITO)
    await house.ask(f"/mito partita @Sisto @Tito @Marco quando:{HELD}", SISTO)
    keys = await house.keys("/mito partita @Sisto @Tito @Marco", SISTO)
    assert "non possono essere la stessa persona" in await house.press(key, BRUNO)
    await house.press(keys["Contesto"], TITO)
    assert "sono la stessa persona" in await house.press(key, BRUNO)
    assert "Marco" not in await house.said("/mito classifica sempre")


async def test_a_game_of_strangers_alone_with_the_guest_of_others_makes_nobody_a_witness(house: House) -> None:
    await marco_played(house)
    await house.ask("/mito partita @Sisto @Tito @Marco", SISTO)
    key = await confirm_asked(house, "Marco", ZAIRA)
    assert "qui serve qualcun altro" in await house.press(key, TITO)
    assert "sono la stessa persona" in await house.press(key, BRUNO)


async def test_who_played_with_one_who_knew_the_guest_is_a_witness(house: House) -> None:
    await marco_played(house)
    await house.ask("/mito partita @Anna @Tito @Marco")
    assert "sono la stessa persona" in await house.press(await confirm_asked(house, "Marco", ZAIRA), TITO)


async def test_a_game_of_a_stranger_that_one_who_knew_the_guest_confirmed_makes_witnesses(house: House) -> None:
    await marco_played(house)
    keys = await house.keys("/mito partita @Sisto @Tito @Marco @Anna", SISTO)
    await house.press(keys["Confermo"], ANNA)
    assert "sono la stessa persona" in await house.press(await confirm_asked(house, "Marco", ZAIRA), TITO)


async def test_a_disputed_game_and_one_that_was_deleted_make_nobody_a_witness(house: House) -> None:
    await marco_played(house)
    keys = await house.keys("/mito partita @Anna @Tito @Marco")
    await house.press(keys["Contesto"], TITO)
    key = await confirm_asked(house, "Marco", ZAIRA)
    assert "solo chi ha giocato con l'ospite" in await house.press(key, TITO)
    await house.ask("!mito fix 2 delete:yes", manages=True)
    assert "solo chi ha giocato con l'ospite" in await house.press(key, TITO)


@pytest.mark.parametrize("taken_back", ["denied", "undone"])
async def test_who_met_the_guest_after_it_was_first_asked_is_no_witness(house: House, taken_back: str) -> None:
    await marco_played(house)
    await confirm_asked(house, "Marco", ZAIRA)
    if taken_back == "denied":
        guest, member = (await house.named("Marco")).id, (await house.people.meet(ZAIRA)).id
        await house.press(f"!club refuse guest:<@{guest}> is:<@{member}>", ZAIRA)
    else:
        await house.press((await house.keys("/annulla club", ANNA, manages=True))["Sì, annulla"], ANNA, manages=True)
    await house.ask("/mito partita @Anna @Tito @Marco")
    key = await confirm_asked(house, "Marco", ZAIRA)
    assert "sono la stessa persona" not in await house.press(key, TITO)
    assert "sono la stessa persona" in await house.press(key, BRUNO)
