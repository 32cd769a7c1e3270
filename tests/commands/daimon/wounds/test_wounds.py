"""/wounds and the care that /reserve spend pays for: who is told, who is asked, who pays, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.cards.card import Audience
from tests.commands.daimon.evening import Evening, begun
from tests.commands.daimon.fights.brawls import JACKET, PISTOL, labelled, put
from tests.hall.house import words


@pytest.fixture
async def ward(evening: Evening) -> Evening:
    """Two players with characters; the second knows First Aid."""
    patient, healer = evening.others
    await put(evening, patient, (PISTOL, JACKET), level=3, power=3)
    await put(evening, healer, (PISTOL,), first_aid=1)
    return evening


async def hurt(ward: Evening, count: int) -> str:
    """The Master wounds the first player's character, also to death."""
    reply = await ward.asks(f"/ferite aggiungi @{ward.others[0].name} {count}", ward.master)
    if reply.audience is Audience.ROOM:
        return words(reply.drawn)
    return await ward.room("", ward.master, press=reply.drawn.buttons[0][0].id)


async def test_wounds_are_told_with_what_they_take(ward: Evening) -> None:
    assert "2 su 6, lievi: −1 a ogni azione" in await hurt(ward, 2)
    said = await hurt(ward, 2)
    assert "4 su 6, gravi: −2" in said and "ogni 60 minuti" in said


async def test_dying_and_death_are_the_masters_to_tell(ward: Evening) -> None:
    said = await hurt(ward, 6)
    assert "Nadir è a terra e sta morendo" in said and f"Racconta {ward.master.name}, il Master" in said
    said = await ward.alone(f"/ferite aggiungi @{ward.others[0].name} 1", ward.master)
    assert "Così muore Nadir: davvero?" in said and "ferite 6 su 6" in said
    keys = await ward.keys(f"/ferite aggiungi @{ward.others[0].name} 1", ward.master)
    told = await ward.asks("", ward.master, press=keys["Sì, muore"].id)
    assert "Nadir muore" in words(told.drawn) and "3 EVO" in words(told.drawn)
    assert told.drawn.replaces  # The question, which nobody else sees, goes with its button.


async def test_only_the_master_gives_wounds_and_lets_days_pass(ward: Evening) -> None:
    player = ward.others[0]
    assert "solo il Master" in await ward.alone(f"/ferite aggiungi @{player.name} 1", player)
    assert "solo il Master" in await ward.alone("/ferite giorno", player)


async def test_a_day_of_the_story_makes_grave_wounds_worse(ward: Evening) -> None:
    assert "nessuno peggiora" in await ward.room("/ferite giorno", ward.master)
    await hurt(ward, 4)
    assert ward.others[0].name in await ward.room("/ferite giorno", ward.master)
    assert any("5 su 6, gravi" in told for told in await ward.house.heralded())


async def test_a_day_that_somebody_would_die_of_is_asked_about(ward: Evening) -> None:
    await hurt(ward, 6)
    keys = await ward.keys("/ferite giorno", ward.master)
    assert (await ward.book()).character_of(await ward.person(ward.others[0])) is not None
    await ward.room("", ward.master, press=keys["Sì, muore"].id)
    assert (await ward.book()).character_of(await ward.person(ward.others[0])) is None


async def test_an_hour_of_the_session_makes_grave_wounds_worse_also_after_a_restart(ward: Evening) -> None:
    await hurt(ward, 4)
    await ward.house.heralded()
    ward.house.now += 1800
    await ward.house.clock.tick()
    heard = await ward.house.heralded()
    assert all("la campagna è aperta" in one for one in heard), "only the founding card loses its start button by now"
    ward.house = await ward.house.restarted()
    ward.house.now += 1801
    await ward.house.clock.tick()
    (told,) = await ward.house.heralded()
    assert f"Le ferite di {ward.others[0].name} peggiorano" in told and "5 su 6" in told
    await ward.house.clock.tick()
    assert await ward.house.heralded() == []


async def test_the_master_takes_back_what_the_clock_did(ward: Evening) -> None:
    await hurt(ward, 4)
    ward.house.now += 3601
    await ward.house.clock.tick()
    reply = await ward.asks("/annulla", ward.master)
    assert "peggiorano: 1 in più" in words(reply.drawn) and "senza cure" not in words(reply.drawn)
    await ward.room("", ward.master, press=reply.drawn.buttons[0][0].id)
    await ward.house.clock.tick()
    patient = (await ward.book()).character_of(await ward.person(ward.others[0]))
    assert patient is not None and patient.wounds == 4


async def test_between_sessions_nothing_grows(ward: Evening) -> None:
    await hurt(ward, 4)
    await ward.room("/sessione fine", ward.master)
    await ward.house.heralded()
    ward.house.now += 100 * 3600
    await ward.house.clock.tick()
    assert await ward.house.heralded() == []


# --- healing


async def test_nobody_is_asked_to_pay_what_they_do_not_have(ward: Evening) -> None:
    patient, healer = ward.others
    await hurt(ward, 1)
    (await ward.book()).seat(await ward.person(patient)).reserve = 0
    said = await ward.alone(f"/ferite cura @{patient.name}", healer)
    assert f"nella Riserva {patient.name} ne ha 0" in said and "/riserva spendi cura" in said
    said = await ward.alone(f"/ferite cura @{patient.name} luogo:kit curante:@{healer.name}", healer)
    assert f"nella Riserva {patient.name} ne ha 0" in said
    keys = await ward.keys(f"/riserva spendi cura per:@{patient.name}", healer)
    assert "ferite guarite" in await ward.room("", healer, press=labelled(keys, healer.name))


async def test_a_bare_cure_asks_where_and_by_whom(ward: Evening) -> None:
    patient, healer = ward.others
    await hurt(ward, 2)
    reply = await ward.asks(f"/ferite cura @{patient.name}", patient)
    keys = {key.label: key for row in reply.drawn.buttons for key in row}
    assert "1 dado Riserva" in words(reply.drawn)
    assert list(keys) == ["In clinica", f"{healer.name} con un kit (Primo Soccorso)"]
    said = await ward.room("", patient, press=keys["In clinica"].id)
    assert "ferite guarite" in said and "Riserva 7 → 6" in said


async def test_who_pays_for_somebody_else_is_asked_and_must_say_yes_themselves(ward: Evening) -> None:
    patient, healer = ward.others
    await hurt(ward, 2)
    keys = await ward.keys(f"/ferite cura @{patient.name} luogo:kit", healer)
    yes = labelled(keys, "Pago 1 dado")
    assert "nessun altro" in await ward.alone("", ward.master, press=yes)
    said = await ward.room("", patient, press=yes)
    assert f"{patient.name} paga 1 dado" in said
    assert "Non ha ferite" in await ward.alone("", patient, press=yes)


async def test_a_willing_healer_pays_at_once(ward: Evening) -> None:
    patient, healer = ward.others
    await hurt(ward, 2)
    keys = await ward.keys(f"/riserva spendi cura per:@{patient.name}", healer)
    said = await ward.room("", healer, press=labelled(keys, healer.name))
    assert f"{healer.name} paga 1 dado" in said and "clinica" not in " ".join(keys)


async def test_what_was_agreed_is_asked_again_when_the_wounds_became_grave(ward: Evening) -> None:
    patient = ward.others[0]
    await hurt(ward, 2)
    keys = await ward.keys(f"/ferite cura @{patient.name} luogo:clinica", ward.others[1])
    await hurt(ward, 2)
    assert "3 dadi" in await ward.alone("", patient, press=labelled(keys, "Pago 1 dado"))


@pytest.mark.parametrize(
    ("wounds", "line", "reason"),
    [
        (2, "/ferite cura @{patient} luogo:kit curante:@{master}", "Primo Soccorso, Medicina o Chirurgia"),
        (4, "/ferite cura @{patient} luogo:attrezzatura curante:@{healer}", "Medicina o Chirurgia"),
        (2, "/ferite cura @{patient} pagante:@{master} luogo:kit curante:@{healer}", "nessun altro"),
        (2, "/ferite cura @{patient} pagante:@{healer} luogo:clinica", "paga chi viene curato"),
        (0, "/ferite cura @{patient} luogo:clinica", "Non ha ferite"),
        (7, "/ferite cura @{patient} luogo:clinica", "in vita"),
    ],
)
async def test_cures_that_are_refused(ward: Evening, wounds: int, line: str, reason: str) -> None:
    patient, healer = ward.others
    await put(ward, ward.master)
    if wounds:
        await hurt(ward, wounds)
    line = line.format(patient=patient.name, healer=healer.name, master=ward.master.name)
    assert reason in await ward.alone(line, patient)


async def test_who_can_neither_heal_nor_is_hurt_pays_for_nobody(ward: Evening) -> None:
    patient, _ = ward.others
    await hurt(ward, 1)
    said = await ward.alone(f"/ferite cura @{patient.name} pagante:@{ward.master.name}", ward.master)
    assert said.startswith("Così nessuno può curare")


async def test_a_payer_without_dice_is_refused(ward: Evening) -> None:
    patient = ward.others[0]
    await hurt(ward, 4)
    (await ward.book()).seat(await ward.person(patient)).reserve = 2
    assert "Servono 3 dadi" in await ward.alone(f"/ferite cura @{patient.name} luogo:clinica", patient)


# --- gear


async def test_a_die_reloads_repairs_and_maintains(ward: Evening) -> None:
    player = ward.others[0]
    character = (await ward.book()).character_of(await ward.person(player))
    assert character is not None
    for thing in (*character.gear, *character.implants):
        thing.marks = 13
    character.implants[0].name = "Braccio"
    assert "marcatori azzerati" in await ward.room("/riserva spendi ricarica pistola", player)
    assert "riparazione fatta" in await ward.room("/riserva spendi riparazione", player)
    assert "personale specializzato" in await ward.room("/riserva spendi manutenzione braccio", player)
    assert (await ward.book()).seat(await ward.person(player)).reserve == 4


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("riparazione su:pistola", "Pistola non si ripara"),
        ("ricarica su:giubbotto", "Giubbotto non si ricarica"),
        ("manutenzione su:pistola", "Pistola non è un potenziamento"),
        ("riparazione su:elmo", "Nella scheda non c'è «elmo»"),
    ],
)
async def test_a_thing_of_another_sort_is_refused_for_what_it_is(ward: Evening, line: str, reason: str) -> None:
    assert reason in await ward.alone(f"/riserva spendi {line}", ward.others[0])


async def test_a_companion_pays_for_ammunition_of_the_same_kind(ward: Evening) -> None:
    first, second = ward.others
    character = (await ward.book()).character_of(await ward.person(first))
    assert character is not None
    character.gear[0].marks = 13
    said = await ward.room(f"/riserva spendi ricarica pistola per:@{first.name}", second)
    assert f"{second.name} paga 1 dado" in said
    book = await ward.book()
    assert [book.seat(await ward.person(each)).reserve for each in (first, second)] == [7, 6]


async def test_of_several_worn_things_one_is_chosen_by_a_button(ward: Evening) -> None:
    player = ward.others[0]
    await put(ward, player, (PISTOL, ("Fucile", "weapon", 1)))
    character = (await ward.book()).character_of(await ward.person(player))
    assert character is not None
    character.gear[0].marks = character.gear[1].marks = 2
    keys = await ward.keys("/riserva spendi ricarica", player)
    assert "Fucile" in await ward.room("", player, press=labelled(keys, "Fucile"))


async def test_an_implant_can_be_looked_after_by_who_has_the_skill(ward: Evening) -> None:
    player, other = ward.others
    await put(ward, other, cybernetics=2)
    character = (await ward.book()).character_of(await ward.person(player))
    assert character is not None
    character.implants[0].marks = 3
    keys = await ward.keys("/riserva spendi manutenzione", player)
    assert f"{other.name} con un kit di riparazione (Cibernetica)" in keys
    said = await ward.room("", player, press=labelled(keys, other.name))
    assert f"Da {other.name}, con un kit di riparazione" in said and f"{player.name} paga 1 dado" in said


async def test_who_offers_maintenance_is_asked_for_the_tools_of_its_kind(ward: Evening) -> None:
    player, other = ward.others
    await put(ward, other, nano_maintenance=2)
    character = (await ward.book()).character_of(await ward.person(player))
    assert character is not None
    character.implants[0].marks, character.implants[0].sort = 3, "nano"
    keys = await ward.keys(f"/riserva spendi manutenzione per:@{player.name}", other)
    assert [*keys] == [f"{other.name} in un laboratorio attrezzato (Nano-manutenzione)"]
    said = await ward.room("", other, press=labelled(keys, other.name))
    assert f"Da {other.name}, in un laboratorio attrezzato" in said and f"{other.name} paga 1 dado" in said
    reply = await ward.alone(f"/riserva spendi manutenzione per:@{other.name}", player)
    assert reply == "Non ci sono marcatori da azzerare: non serve spendere niente."


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("/riserva spendi ricarica bazooka", "bazooka"),
        ("/riserva spendi ricarica pistola", "marcatori da azzerare"),
        ("/riserva spendi riparazione", "marcatori da azzerare"),
        ("/riserva spendi riparazione giubbotto per:@{other}", "giubbotto"),
        ("/riserva spendi manutenzione antenna", "antenna"),
    ],
)
async def test_spending_that_is_refused(ward: Evening, line: str, reason: str) -> None:
    player, other = ward.others
    assert reason in await ward.alone(line.format(other=other.name), player)


async def test_the_same_wounds_read_in_english(tmp_path: Path) -> None:
    evening = await begun(tmp_path, language="en")
    player = evening.others[0]
    await put(evening, player, power=2)
    said = await evening.room(f"/wounds add @{player.name} 3", evening.master)
    assert "3 of 4, grave: −2 to every action" in said
    assert "wounds healed" in await evening.room(f"/wounds heal @{player.name} place:clinic", player)
    await evening.house.store.close()
