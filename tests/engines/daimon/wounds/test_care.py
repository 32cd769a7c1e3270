"""Healing, ammunition, repair and maintenance (chapters Medicina e cure, Munizioni, Uso dei potenziamenti)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engines.daimon.character.character import Character
from bot.engines.daimon.wounds import care, wounds
from tests.engines.daimon.fights.brawl import PISTOL, armed, put, tavern
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Table, refused, seen

JACKET = 2
LIGHT, GRAVE = 2, 3


def hospital(count: int, **skills: int) -> Table:
    """Bruno is wounded; Carla has these skills."""
    table = tavern(BRUNO, CARLA)
    put(table, CARLA, **skills)
    table.act(lambda: wounds.add(table.book, BRUNO, count, table.now))
    return table


def heal(table: Table, place: str, payer: str = BRUNO, healer: str = CARLA, **more: Any) -> Character:
    """Heal Bruno."""
    table.act(lambda: care.heal(table.book, BRUNO, healer, place, payer, **more))  # type: ignore[arg-type]
    return table.book.characters["c-" + BRUNO]


# --- healing


@pytest.mark.parametrize(("count", "price"), [(1, 1), (2, 1), (3, 3), (4, 3)])
def test_one_die_clears_all_light_wounds_and_three_dice_everything_when_grave(count: int, price: int) -> None:
    table = hospital(count)
    assert heal(table, "clinic").wounds == 0
    assert table.book.seat(BRUNO).reserve == 7 - price


@pytest.mark.parametrize("skill", ["first_aid", "medicine", "surgery"])
def test_light_wounds_want_first_aid_medicine_or_surgery_and_a_kit(skill: str) -> None:
    table = hospital(LIGHT, **{skill: 1})
    assert heal(table, "kit").wounds == 0
    assert table.book.characters["c-" + CARLA].used == {skill.replace("_", "-")}, "who heals has used it"


@pytest.mark.parametrize("skill", ["medicine", "surgery"])
def test_grave_wounds_want_medicine_or_surgery_and_advanced_equipment(skill: str) -> None:
    assert heal(hospital(GRAVE, **{skill: 1}), "advanced").wounds == 0


def test_first_aid_is_for_light_wounds_only() -> None:
    table = hospital(GRAVE, first_aid=4)
    assert refused(table, lambda: heal(table, "advanced")) == "healer-unskilled-grave"


def test_a_kit_is_not_enough_for_grave_wounds() -> None:
    table = hospital(GRAVE, surgery=4)
    assert refused(table, lambda: heal(table, "kit")) == "kit-not-enough"


def test_healing_without_the_skill_is_refused() -> None:
    table = hospital(LIGHT, surgery=0)
    assert refused(table, lambda: heal(table, "kit")) == "healer-unskilled"


def test_a_clinic_has_a_doctor_of_its_own() -> None:
    table = hospital(GRAVE, surgery=1)
    assert heal(table, "clinic").wounds == 0
    assert table.book.characters["c-" + CARLA].used == set()


def test_oneself_can_be_healed_with_the_skill() -> None:
    table = hospital(LIGHT)
    put(table, BRUNO, first_aid=1)
    table.act(lambda: wounds.add(table.book, BRUNO, LIGHT, table.now))
    assert heal(table, "kit", healer=BRUNO).wounds == 0


def test_nobody_heals_while_down() -> None:
    table = hospital(4)
    put(table, BRUNO, surgery=3)
    table.act(lambda: wounds.add(table.book, BRUNO, 4, table.now))
    assert refused(table, lambda: heal(table, "advanced", healer=BRUNO)) == "healer-down"


def test_the_healer_may_pay_instead() -> None:
    table = hospital(LIGHT, first_aid=1)
    heal(table, "kit", payer=CARLA)
    assert (table.book.seat(BRUNO).reserve, table.book.seat(CARLA).reserve) == (7, 6)


def test_nobody_else_pays_and_in_a_clinic_only_the_patient() -> None:
    table = hospital(LIGHT, first_aid=1)
    assert refused(table, lambda: heal(table, "kit", payer=ANNA)) == "healer-or-patient-pays"
    assert refused(table, lambda: heal(table, "clinic", payer=CARLA)) == "patient-pays"


def test_a_payer_without_the_dice_is_refused() -> None:
    table = hospital(GRAVE)
    table.book.seat(BRUNO).reserve = 2
    assert refused(table, lambda: heal(table, "clinic")) == "reserve-too-small"


def test_what_was_agreed_for_light_wounds_is_not_paid_for_grave_ones() -> None:
    table = hospital(GRAVE)
    assert refused(table, lambda: heal(table, "clinic", dice=1)) == "price-changed"


def test_the_sound_and_the_dead_are_not_healed() -> None:
    table = hospital(5)
    assert refused(table, lambda: heal(table, "clinic")) == "wounds-no-sheet"
    sound = tavern(BRUNO, CARLA)
    assert refused(sound, lambda: heal(sound, "clinic")) == "not-wounded"


def test_the_dying_can_be_saved() -> None:
    saved = heal(hospital(4), "clinic")
    assert saved.health(tavern(BRUNO).book.rules) == "sound"
    assert (saved.wounds, saved.fresh, saved.worsened, saved.spent) == (0, 0, 0, 0), "what comes later begins anew"


# --- gear


def spent(table: Table, player: str = BRUNO) -> Character:
    """Somebody's pistol, jacket and arm have all their marks."""
    character = put(table, player, armed())
    for thing in (*character.gear, *character.implants):
        thing.marks = table.book.rules.fights.marks
    return character


def test_a_die_reloads_a_weapon() -> None:
    table = tavern(BRUNO)
    own = spent(table)
    table.act(lambda: care.reload(table.book, BRUNO, BRUNO, PISTOL))
    assert own.gear[0].marks == 0 and table.book.seat(BRUNO).reserve == 6


def test_a_companion_with_the_same_kind_of_weapon_pays_for_the_ammunition() -> None:
    table = tavern(BRUNO, CARLA)
    own = spent(table)
    put(table, CARLA, armed())
    table.act(lambda: care.reload(table.book, CARLA, BRUNO, PISTOL))
    assert own.gear[0].marks == 0
    assert (table.book.seat(BRUNO).reserve, table.book.seat(CARLA).reserve) == (7, 6)


@pytest.mark.parametrize("weapons", [(), (("w1", "weapon", 3),)], ids=["none", "another kind"])
def test_a_companion_without_that_kind_of_weapon_has_no_ammunition_for_it(weapons: Any) -> None:
    table = tavern(BRUNO, CARLA)
    spent(table)
    put(table, CARLA, weapons)
    assert refused(table, lambda: care.reload(table.book, CARLA, BRUNO, PISTOL)) == "no-such-ammunition"


def test_a_die_repairs_a_protection_and_its_owner_pays() -> None:
    table = tavern(BRUNO, CARLA)
    own = spent(table)
    assert refused(table, lambda: care.repair(table.book, CARLA, BRUNO, JACKET)) == "owner-pays"
    table.act(lambda: care.repair(table.book, BRUNO, BRUNO, JACKET))
    assert own.gear[1].marks == 0 and table.book.seat(BRUNO).reserve == 6


def test_nothing_is_paid_for_what_has_no_marks() -> None:
    table = tavern(BRUNO)
    put(table, BRUNO, armed())
    assert refused(table, lambda: care.reload(table.book, BRUNO, BRUNO, PISTOL)) == "nothing-to-clear"
    assert refused(table, lambda: care.maintain(table.book, BRUNO, BRUNO, 1)) == "nothing-to-clear"


def test_a_weapon_is_not_repaired_nor_a_protection_reloaded() -> None:
    table = tavern(BRUNO)
    spent(table)
    assert refused(table, lambda: care.repair(table.book, BRUNO, BRUNO, PISTOL)) == "no-such-gear"
    assert refused(table, lambda: care.reload(table.book, BRUNO, BRUNO, JACKET)) == "no-such-gear"


# --- implants


def test_a_professional_looks_after_an_implant_for_a_die_of_the_patient() -> None:
    table = tavern(BRUNO)
    own = spent(table)
    table.act(lambda: care.maintain(table.book, BRUNO, BRUNO, 1))
    assert own.implants[0].marks == 0 and table.book.seat(BRUNO).reserve == 6


@pytest.mark.parametrize(
    ("sort", "skill"),
    [
        ("cybernetic", "cybernetics"),
        ("cybernetic", "medical_cybernetics"),
        ("nano", "nano_maintenance"),
        ("nano", "nanomedicine"),
        ("genetic", "genetic_engineering"),
    ],
)
def test_a_companion_with_the_skill_of_its_kind_can_look_after_it_and_pay(sort: Any, skill: str) -> None:
    table = tavern(BRUNO, CARLA)
    own = spent(table)
    own.implants[0].sort = sort
    put(table, CARLA, **{skill: 1})
    table.act(lambda: care.maintain(table.book, CARLA, BRUNO, 1, CARLA))
    assert own.implants[0].marks == 0
    assert (table.book.seat(BRUNO).reserve, table.book.seat(CARLA).reserve) == (7, 6)


def test_the_patient_pays_unless_the_helper_is_willing_and_nobody_else_does() -> None:
    table = tavern(BRUNO, CARLA)
    spent(table)
    put(table, CARLA, cybernetics=1)
    assert refused(table, lambda: care.maintain(table.book, ANNA, BRUNO, 1, CARLA)) == "carer-or-patient-pays"
    table.act(lambda: care.maintain(table.book, BRUNO, BRUNO, 1, CARLA))
    assert table.book.seat(BRUNO).reserve == 6


def test_the_skill_of_another_kind_is_none() -> None:
    table = tavern(BRUNO, CARLA)
    spent(table)
    put(table, CARLA, nanomedicine=4, genetic_engineering=4)
    assert refused(table, lambda: care.maintain(table.book, CARLA, BRUNO, 1, CARLA)) == "carer-unskilled"


def test_one_can_look_after_ones_own_implant() -> None:
    table = tavern(BRUNO)
    spent(table).skills["cybernetics"] = 1
    table.act(lambda: care.maintain(table.book, BRUNO, BRUNO, 1, BRUNO))
    assert table.book.characters["c-" + BRUNO].implants[0].marks == 0


def test_every_care_folds_again_and_can_be_undone() -> None:
    table = hospital(GRAVE, surgery=1)
    before = seen(table.book)
    heal(table, "advanced", payer=CARLA)
    assert seen(table.refolded()) == seen(table.book)
    assert seen(table.undone()) == before


def test_who_is_down_looks_after_no_implant_and_the_implant_has_to_be_there() -> None:
    table = tavern(BRUNO, CARLA)
    spent(table)
    put(table, CARLA, cybernetics=1)
    assert refused(table, lambda: care.maintain(table.book, CARLA, BRUNO, 2, CARLA)) == "no-such-implant"
    table.act(lambda: wounds.add(table.book, CARLA, 4, table.now))
    assert refused(table, lambda: care.maintain(table.book, CARLA, BRUNO, 1, CARLA)) == "carer-down"


def test_a_cure_costs_no_more_than_there_is_and_as_much_as_was_agreed() -> None:
    table = hospital(GRAVE)
    table.book.seat(BRUNO).reserve = 2
    assert refused(table, lambda: heal(table, "clinic")) == "reserve-too-small"
    table.book.seat(BRUNO).reserve = 3
    assert refused(table, lambda: heal(table, "clinic", dice=1)) == "price-changed"
    heal(table, "clinic", dice=3)
    assert table.book.seat(BRUNO).reserve == 0
