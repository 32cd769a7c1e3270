"""Which orders of a slip count, with or without a tournament."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.requests import Account, Form
from tests.commands.diplomacy.weekend import UGO, weekend
from tests.hall.house import BRUNO


async def test_art_9_orders_are_judged_with_or_without_a_tournament(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 1, posted=False)
    said = await found.said('/diplomazia ordini "A Ber – Mun; A Ber – Kie;"', BRUNO)
    assert said.splitlines() == [
        "Ordini: ne vale 1 su 2",
        "⏭️ A Ber - Mun: superato dall'ultimo, A Ber - Kie",
        "✅ A Ber - Kie",
    ]
    english = await found.said('/diplomacy orders "+ A Kie; + F Ber" 1', BRUNO)
    assert "✅ + F Ber" in english


@pytest.mark.parametrize("line", ['"+ A Kie; + F Ber" 1', "+ A Kie; + F Ber 1"])
async def test_builds_are_judged_by_how_many_there_are(tmp_path: Path, line: str) -> None:
    found = await weekend(tmp_path, 1, posted=False)
    counted = await found.said(f"/diplomazia ordini {line}", BRUNO)
    assert counted.splitlines() == [
        "Inverno: ne vale 1 su 2",
        "⏭️ + A Kie: di troppo: valgono gli ultimi",
        "✅ + F Ber, se il posto è libero: se no si perde",
    ]
    asked = await found.keys('/diplomazia ordini "+ A Kie; + F Ber"', BRUNO)
    assert list(asked) == ["1 costruzione", "2 costruzioni"]
    assert await found.said(who=BRUNO, press=asked["1 costruzione"].id) == counted


async def test_an_empty_slip_is_asked_for(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 1, posted=False)
    form = await found.house.ask('/diplomazia ordini ""', BRUNO)
    assert isinstance(form, Form)
    assert [field.name for field in form.fields] == ["text"]


async def test_art_8_5_2_the_homes_of_an_escalation_are_kept_and_builds_checked_against_them(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 4, posted=False)
    ways = await found.keys("/diplomazia round")
    await found.said(press=ways["Escalation"].id)
    await found.said("/diplomazia pubblica")
    own = f"!@{await found.stored()} diplomacy show-board 1 1"
    assert "Case…" not in await found.keys(press=own)
    await found.winter(1, 1901, "6 6 6 6 0 0 0")
    card = await found.keys(press=own)
    assert isinstance(await found.house.ask("", BRUNO, press=card["Case…"].id), Form), "who plays there fills it in"
    stranger = Account("discord", "77", "Zora", "it", "zora")
    assert "Al tavolo 1 scrivi le tue case" in await found.said(who=stranger, press=card["Case…"].id)
    said = await found.said(press=card["Case…"].id, values={"power": "francia", "centres": "Brest, Londra, Napoli"})
    assert "Case, Francia: Brest, Londra, Napoli" in said
    taken = await found.said(press=card["Case…"].id, values={"power": "austria", "centres": "Londra"})
    assert "Londra è già casa di un altro" in taken
    card = await found.keys(press=own)
    slip = {"text": "Francia: + F Lon; + A Par", "builds": "2"}
    good = await found.said(who=BRUNO, press=card["Costruzioni…"].id, values=slip)
    assert "✅ + F Lon" in good
    assert "❌ + A Par" in good


async def test_who_plays_writes_down_their_own_homes_and_only_in_an_escalation(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7)
    assert "solo nell'escalation" in await found.said(
        press=f"!@{await found.stored()} diplomacy homes 1 1 france Brest"
    )


async def test_art_8_5_2_homes_are_written_down_in_the_first_winter_of_what_one_owns(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 4, posted=False)
    ways = await found.keys("/diplomazia round")
    await found.said(press=ways["Escalation"].id)
    await found.said("/diplomazia pubblica")
    stored = await found.stored()
    homes = f"!@{stored} diplomacy homes 1 1"
    assert "nell'inverno 1901: prima" in await found.said(press=f"{homes} france Brest")
    taken = "bre-f,par-f,lon-a,edi-a,ber-g,mun-g,vie-e,bud-e"
    asked = await found.keys(who=UGO, press=f'!@{stored} diplomacy owners 1 1 1901 "{taken}"')
    if "Registra il 1901" in asked:
        await found.said(who=UGO, press=asked["Registra il 1901"].id)
    assert "Londra: nell'inverno 1901 era di un altro" in await found.said(press=f'{homes} france "Brest, Londra"')
    await found.winter(1, 1902, "2 2 2 2 0 0 0")
    owned = {"france": "Brest", "austria": "Londra", "germany": "Berlino", "england": "Vienna"}
    [(mine, own)] = [one for one in owned.items() if await found.at(one[0]) == "Bruno"]
    assert "l'inverno 1901 è passato" in await found.said(who=BRUNO, press=f"{homes} {mine} {own}")
    assert (await found.said(who=UGO, press=f"{homes} {mine} {own}")).startswith("Tavolo 1")
