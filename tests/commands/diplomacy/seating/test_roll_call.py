"""Before a round the roll is called: who has not confirmed an hour before has no seat; volunteers make boards whole."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from tests.commands.codice.club_evening import keys
from tests.commands.diplomacy.test_winter_presses import account
from tests.commands.diplomacy.weekend import UGO, Weekend
from tests.hall.house import opened, words

HOUR = 3600


async def gathered(folder: Path, members: int, guests: int = 0, coming: int = 0) -> Weekend:
    """So many entered, a day was planned for five hours from now, and the first of the members confirmed."""
    found = Weekend(await opened(folder))
    await found.said("/aiuto", UGO)
    await found.said("/club ruolo @ugo arbitro")
    await found.said('/diplomazia nuovo "Coppa" 3')
    for number in range(members):
        await found.said(f"/diplomazia giocatore Gioca{number}", account(number))
    for number in range(guests):
        await found.said(f"/diplomazia giocatore Ospite{number}")
    when = await found.card(f"/diplomazia programma {hour_in(found, 5)}")
    for number in range(coming):
        await found.card(who=account(number), press=keys(when)["Ci sono"].id)
    await found.house.heralded()
    return found


def hour_in(found: Weekend, hours: int) -> str:
    """The hour of the day after so many, as it is typed."""
    at = datetime.fromtimestamp(found.house.now + hours * HOUR, ZoneInfo("Europe/Rome"))
    return f'"{at:%d/%m %H:%M}"'


async def test_the_card_of_the_day_says_until_when_one_confirms(tmp_path: Path) -> None:
    found = await gathered(tmp_path, 2)
    assert "Appello: chi non conferma entro le" in await found.said("/diplomazia programma")
    await found.rung(4 * HOUR)
    assert "L'appello è chiuso" in await found.said("/diplomazia programma")


async def test_who_has_not_confirmed_gets_no_seat_and_guests_count_as_there(tmp_path: Path) -> None:
    found = await gathered(tmp_path, 9, 1, 6)
    assert not any("Appello ·" in one for one in await found.rung(4 * HOUR - 60))
    [called] = [one for one in await found.rung(60) if "Appello ·" in one]
    assert "Presenti: 7" in called
    assert "restano fuori dai tavoli: Gioca6, Gioca7, Gioca8" in called
    assert "Chi si offre" not in called
    draft = await found.said("/diplomazia round")
    assert "Assenti: Gioca6, Gioca7, Gioca8" in draft
    assert "Gioca0" in draft and "Ospite0" in draft


async def test_volunteers_make_whole_boards_of_those_who_are_there(tmp_path: Path) -> None:
    found = await gathered(tmp_path, 9, 0, 8)
    [called] = [one for one in await found.rung(4 * HOUR) if "Appello ·" in one]
    assert "Servono 4 persone a due tavoli, o una che salti il round. Chi si offre?" in called
    offer = f"!@{await found.stored()} diplomacy offer 1 sitting"
    assert "non ha confermato" in await found.said(who=account(8), press=offer)
    assert "Grazie" in await found.said(who=account(3), press=offer)
    assert "L'hai già detto" in await found.said(who=account(3), press=offer)
    assert any("Si offre per saltare il round: Gioca3" in one for one in await found.house.heralded())
    draft = await found.said("/diplomazia round")
    assert "Gioca3" in next(line for line in draft.splitlines() if "25" in line)
    await found.said("/diplomazia pubblica")
    assert "sono già pubblicati" in await found.said(who=account(4), press=offer)


async def test_who_comes_late_is_brought_in_by_a_director_alone(tmp_path: Path) -> None:
    found = await gathered(tmp_path, 8, 0, 7)
    await found.rung(4 * HOUR)
    arrived = f"!@{await found.stored()} diplomacy arrived 1 Gioca7"
    assert "Gioca7 c'è" not in await found.said(who=account(7), press=arrived)
    assert "Gioca7 c'è: avrà un posto" in await found.said(press=arrived)
    assert "è già fra i presenti" in await found.said(press=arrived)
    assert not any("è qui" in one for one in (await found.house.heralded())[-1:])
    assert "Gioca7" in await found.said("/diplomazia round saltano:Gioca0")


async def test_a_draft_from_before_somebody_came_late_is_not_posted_unasked(tmp_path: Path) -> None:
    found = await gathered(tmp_path, 8, 0, 6)
    await found.rung(4 * HOUR)
    await found.said("/diplomazia round")
    await found.said(press=f"!@{await found.stored()} diplomacy arrived 1 Gioca7")
    asked = await found.card("/diplomazia pubblica")
    assert "Sono entrati, e non hanno un posto: Gioca7" in words(asked)
    anew = await found.card(press=keys(asked)["Rifai la bozza"].id)
    assert "Così entrano: Gioca7" in words(anew)
    await found.card(who=account(0), press=keys(anew)["Conferma"].id)
    draft = (await found.book()).draft
    assert draft is not None and len(draft.players) == 7 and len(draft.absent) == 1
    assert "Gioca7" in await found.said("/diplomazia pubblica")


async def test_an_offer_that_is_undone_leaves_the_card(tmp_path: Path) -> None:
    found = await gathered(tmp_path, 9, 0, 8)
    await found.rung(4 * HOUR)
    card = await found.card(who=account(3), press=f"!@{await found.stored()} diplomacy offer 1 sitting")
    await found.house.heralded()
    await found.card(who=account(3), press=keys(card)["Togli"].id)
    [now] = [one for one in await found.house.heralded() if "Appello ·" in one]
    assert "Si offre" not in now


async def test_once_the_round_is_posted_nothing_of_its_roll_can_be_pressed(tmp_path: Path) -> None:
    found = await gathered(tmp_path, 8, 0, 7)
    await found.rung(4 * HOUR)

    def pressed() -> list[str]:
        rolls = [one.drawn for one in found.house.chat.said if words(one.drawn).startswith("Appello ·")]
        return [key.label for row in rolls[-1].buttons for key in row]

    assert pressed() == ["Gioca7 è qui", "Prepara il round"]
    await found.post()
    await found.house.heralded()
    assert pressed() == []


async def test_a_roll_that_nobody_answers_leaves_nobody_out(tmp_path: Path) -> None:
    found = await gathered(tmp_path, 7)
    assert not any("Appello ·" in one for one in await found.rung(4 * HOUR))
    assert "Assenti" not in await found.said("/diplomazia round")


async def test_the_next_round_of_the_day_has_everybody_again(tmp_path: Path) -> None:
    found = await gathered(tmp_path, 8, 0, 7)
    await found.rung(4 * HOUR)
    await found.post()
    await found.play(1, years=7)
    draft = await found.card("/diplomazia round")
    assert "Assenti" not in words(draft)
