"""/wealth as people meet it: means, purchases, things for the evening, rewards."""

from __future__ import annotations

from tests.commands.daimon.making.maker import Maker
from tests.hall.house import ANNA, BRUNO, CARLA


async def test_what_a_social_class_can_have_is_one_press_from_the_sheet(anna: Maker) -> None:
    await anna.line("/scheda mostra")
    said = await anna.press("Risorse")
    assert "Disponibilità immediata: Abiti poveri" in said
    assert list(anna.keys) == [
        "Disponibilità immediata (gratis)",
        "Disponibilità su richiesta (gratis)",
        "Disponibilità parziale (1 Risorsa)",
    ]


async def test_on_request_is_free_once_and_then_costs(anna: Maker) -> None:
    assert "Senza spese" in await anna.line('/risorse compra richiesta "una moto"')
    said = await anna.line('/risorse compra richiesta "un\'altra moto"')
    assert "Già chiesto stasera: «un'altra moto» costa 1 punto Risorse" in said and "Risorse 1" in said
    said = await anna.press("Va bene, 1 punto")
    assert "Già chiesto stasera: costa 1 punto Risorse" in said
    assert "Risorse 0" in said
    refused = await anna.line('/risorse compra parziale "una casa"')
    assert refused == "Costa 1 punto Risorse: ne hai 0, non bastano."


async def test_a_purchase_becomes_a_weapon_for_the_evening(anna: Maker) -> None:
    await anna.line('/risorse compra richiesta "Pistola a noleggio"')
    public = dict(anna.keys)
    bruno = Maker(anna.evening, BRUNO)
    assert "non è tuo" in await bruno.push(public["È un'arma o una protezione"].id) or "personaggio" in bruno.words
    await anna.press("È un'arma")
    assert "Media. Armi: Spada, mazza" in anna.words
    assert "Pistola a noleggio · arma 1 (Leggera), solo per stasera" in await anna.press("Arma · Leggera")
    await anna.evening.asks("/session end", anna.evening.master)
    assert "Pistola a noleggio" not in await anna.line("/scheda mostra")


async def test_a_rocket_launcher_of_who_has_nothing_wants_somebody_elses_yes(anna: Maker) -> None:
    await anna.line('/risorse compra immediata "Lanciarazzi"')
    await anna.press("È un'arma")
    said = await anna.press("Arma · Speciale")
    assert "(Arma · Speciale)" in said and "serve il sì" in said
    assert "Lanciarazzi" not in await anna.line("/scheda mostra")


async def test_a_reward_counts_by_the_classes_of_difference(anna: Maker) -> None:
    said = await anna.evening.room("/wealth reward @anna 1 3", anna.evening.master)
    assert "3" in said
    assert any(one in said for one in ("È un mese di stipendio della classe 3", "That is a month's wages in class 3"))
    assert any(
        one in said for one in ("classe 1: 3 · classe 2: 2 · classe 3: 1;", "class 1: 3 · class 2: 2 · class 3: 1;")
    )
    assert any(one in said for one in ("In contante la classe 3 ha:", "In cash, class 3 has:"))
    assert "Risorse 4" in await anna.line("/scheda mostra")


async def test_only_the_master_rewards(anna: Maker) -> None:
    other = next(one for one in (ANNA, BRUNO, CARLA) if one is not anna.evening.master)
    assert "Master" in await anna.evening.alone("/wealth reward @anna 1 3", other)


async def test_who_has_no_character_buys_nothing(anna: Maker) -> None:
    assert "/scheda nuova" in await anna.evening.alone('/risorse compra immediata "un pasto"', BRUNO)


async def test_the_highest_class_does_not_count_its_resources(anna: Maker) -> None:
    await anna.evening.room("/sheet set social-class 7 player:@anna", anna.evening.master)
    await anna.line("/scheda mostra")
    said = await anna.press("Risorse")
    stands = said.splitlines()[1]
    assert stands.startswith("Classe sociale 7 · Molto ricco") and stands.endswith(": le Risorse non si contano")
