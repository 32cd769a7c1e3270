"""The journal's lines of what was done: who it was, to whom, and how much of it."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.commands.daimon.journal import by_sign
from tests.commands.daimon.evening import Evening, to
from tests.commands.daimon.fights.brawls import labelled
from tests.commands.daimon.heroes import sheet

pytestmark = pytest.mark.usefixtures("armed")


async def told(evening: Evening, lines: int) -> list[str]:
    """The last lines, without their hours."""
    said = await evening.room(f"/diario {lines}", evening.master)
    return [line.split(" · ", 2)[2] for line in said.splitlines()[1:]]


async def test_wounds_and_their_healing_say_whose_they_are(evening: Evening) -> None:
    player = evening.others[0]
    await evening.room(f"/ferite aggiungi @{player.name} 2", evening.master)
    await evening.room("/ferite giorno", evening.master)
    await evening.room(f"/ferite cura @{player.name} luogo:clinica", player)
    name, master = player.name, evening.master.name
    first, _, last = await told(evening, 3)
    assert (first, last) == (f"{name} subisce 2 ferite ({master})", f"{name} guarisce, paga {name}")


async def test_what_the_master_changed_on_a_sheet_is_said_with_what_it_was(evening: Evening) -> None:
    player = evening.others[0]
    await sheet(evening, player)
    changes = {
        "class Ladro": "in più Ladro",
        "class -Ladro": "via Ladro",
        "trait Coraggioso": "in più Coraggioso",
        "trait -Coraggioso": "via Coraggioso",
        "used Medicina": "Medicina usata in gioco",
        "used -Medicina": "Medicina non ancora usata in gioco",
        'weapon "Fucile 2"': "in più Fucile",
        "Fucile 1": "marcatori di un oggetto 0 → 1",
        "Fucile via": "via un oggetto",
        "evo 4": "EVO da spendere 0 → 4",
        "history Vera": "scritto storia",
    }
    for change in changes:
        await evening.room(f"/sheet set {change} player:@{player.name}", evening.master)
    lines = await told(evening, len(changes))
    said = [line.removeprefix("Scheda di Nadir: ").removesuffix(f" ({evening.master.name})") for line in lines]
    assert said == [*changes.values()]


async def test_a_check_says_who_asked_who_chose_and_what_came(evening: Evening) -> None:
    first, second = evening.others
    keys = await evening.keys(f"/prova {first.name} salto", evening.master)
    await evening.room("", second, press=keys["Presta un dado"].id)
    await evening.room("/tira 4", first)
    targets = await evening.keys("", evening.master, press=keys["Target"].id)
    await evening.room("", evening.master, press=labelled(targets, "3 ·"))
    *before, last = await told(evening, 5)
    assert before == [
        f"{evening.master.name} chiede una prova {to(first.name)} (salto)",
        f"{second.name} presta un dado {to(first.name)}",
        f"{first.name} ha scelto dadi e puntata",
        f"{evening.master.name} ha fissato un target",
    ]
    assert last.startswith(f"{first.name} ha tirato una prova: ") and last.endswith("contro 3")


async def test_a_fight_says_its_foes_who_joins_and_who_yields(evening: Evening) -> None:
    await evening.room("/scontro inizia Guardia avversari:2", evening.master)
    await evening.room("/scontro avversario Capo", evening.master)
    await evening.room(f"/scontro vantaggio @{evening.others[0].name} -2", evening.master)
    await evening.room("/scontro resa", evening.others[1])
    first, second = evening.others
    assert await told(evening, 4) == [
        f"Scontro: {first.name}, {second.name} contro Guardia ×2",
        "Arriva Capo",
        f"{first.name}: svantaggio di 2 dadi ({evening.master.name})",
        f"{second.name} lascia lo scontro",
    ]


async def test_a_contest_says_who_has_answered_and_never_with_what(evening: Evening) -> None:
    first, second = evening.others
    await evening.room(f'/confronto "@{first.name} @{second.name}" corsa minuti:5', first)
    await evening.room(f"/vantaggio @{second.name} -2", evening.master)
    assert await told(evening, 3) == [
        f"Confronto fra {first.name}, {second.name} (corsa)",
        "Tempo per rispondere al confronto: 5 minuti",
        f"{second.name}: svantaggio −2 ({evening.master.name})",
    ]


@pytest.mark.parametrize(("dice", "said"), [(1, "more"), (0, "none"), (-1, "less")])
def test_dice_that_come_go_or_do_neither_are_said_otherwise(dice: int, said: str) -> None:
    assert by_sign("more", "less", "none")(SimpleNamespace(dice=dice)) == said
