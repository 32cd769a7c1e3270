"""What the table waits for, and whom."""

from __future__ import annotations

from tests.commands.daimon.evening import Evening
from tests.hall.house import ANNA


async def test_the_table_shows_what_the_chair_waits_for_and_whom(evening: Evening) -> None:
    first, second = evening.others
    said = await evening.room("/campagna mostra", ANNA)
    assert "Voto segreto" not in said
    keys = await evening.keys("/scena fine", evening.master)
    await evening.alone("", first, press=keys["👍 Sì"].id)
    said = await evening.room("/campagna mostra", ANNA)
    assert f"Scena 1 chiusa: {evening.master.name} decide se tenere il ruolo o passare la mano" in said
    assert f"Voto segreto sul dado del Master {evening.master.name}: si aspetta {second.name}" in said
    shown = await evening.keys("/campagna mostra", ANNA)
    assert {"Tengo il ruolo (1 dado)", "Passo la mano", "👍 Sì", "👎 No"} <= shown.keys()
    await evening.room("", evening.master, press=shown["Passo la mano"].id)
    await evening.room("/scena prenota", first)
    said = await evening.room("/campagna mostra", ANNA)
    assert f"Master uscente: {evening.master.name}" in said
    assert f"Hanno speso un dado: {first.name}" in said
    assert f"Il sorteggio lo avvia {evening.master.name}; dopo un minuto, chiunque" in said
    shown = await evening.keys("/campagna mostra", ANNA)
    await evening.room("", evening.master, press=shown["Sorteggia"].id)
    assert "uscente" not in await evening.room("/campagna mostra", ANNA)


async def test_who_is_away_is_told_so_and_not_that_somebody_else_is(evening: Evening) -> None:
    other = evening.others[0]
    await evening.room("/sessione assente", other)
    assert "Stasera non risulti al tavolo" in await evening.alone("/sessione assente", other)
    said = await evening.alone(f"/riserva premia @{other.name} narrazione", evening.master)
    assert said.startswith("Stasera quella persona non c'è")
