"""Yellow cards, the minute that a table may take, penalties, and the clock of the orders."""

from __future__ import annotations

from tests.commands.diplomacy.weekend import UGO, Weekend
from tests.hall.house import CARLA


async def test_art_4_the_yellow_card_then_void_orders(seven: Weekend) -> None:
    assert "Cartellino giallo" in await seven.said("/diplomazia ritardo 1 francia", UGO)
    assert "ordini nulli" in await seven.said("/diplomazia ritardo 1 francia", UGO)
    assert "Francia🟨🟨" in await seven.winter(1, 1901)


async def test_art_4_1_the_minute_leaves_a_star(seven: Weekend) -> None:
    await seven.said("/diplomazia minuto 1 russia", UGO)
    assert "già preso il minuto" in await seven.said("/diplomazia minuto 1 russia", UGO)
    assert "Russia*" in await seven.winter(1, 1901)


async def test_a_penalty_counts_and_says_so(played: Weekend) -> None:
    name = await played.at("austria")
    assert "−50 punti" in await played.said(f'/diplomazia penalita {name} "insulti al tavolo" 50')
    assert f"1 {name} 395,9" in await played.said("/diplomazia classifica")
    assert "Sanzione: −50 (insulti al tavolo)" in await played.said(f"/diplomazia spiega {name}")
    assert "200 punti a testa" in await played.said(f'/diplomazia penalita {name} "ancora" 160')
    await played.said(f'/diplomazia penalita {name} "bara" squalifica:si')
    assert f"Squalificati: {name}" in await played.said("/diplomazia classifica")


async def test_the_clock_calls_the_orders_and_then_the_minute(seven: Weekend) -> None:
    assert "15 minuti" in await seven.said("/diplomazia orologio 15")
    assert any("Ordini nella scatola" in words for words in await seven.rung(15 * 60 + 1))
    assert any("Anche il minuto è finito" in words for words in await seven.rung(61))
    assert await seven.rung(600) == [], "each is said once"


async def test_the_clock_of_builds_has_no_minute(seven: Weekend) -> None:
    await seven.said("/diplomazia orologio 5 costruzioni")
    assert any("Costruzioni nella scatola" in words for words in await seven.rung(301))
    assert await seven.rung(120) == []


async def test_who_is_mentioned_and_not_entered_is_refused_by_their_name(seven: Weekend) -> None:
    await seven.house.ask("/io mostra", CARLA)
    id = (await seven.house.people.meet(CARLA)).id
    assert "Non trovo «Carla» fra gli iscritti" in await seven.said(f"/diplomazia penalita <@{id}> insulti")
