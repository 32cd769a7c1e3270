"""Traits at the table: what they are is shown, and one that says a bonus gives it."""

from __future__ import annotations

from tests.commands.daimon.evening import Evening
from tests.commands.daimon.making.maker import Maker
from tests.hall.house import ANNA, BRUNO


async def third_trait(table: Evening, words: str) -> Maker:
    """Bruno's character in the making, who asks for a third trait in these words."""
    maker = Maker(table, BRUNO)
    await maker.begin("/scheda nuova nome:Nadir metodo:manuale")
    await maker.attributes()
    await maker.origins()
    await maker.press("Terzo tratto")
    await maker.press("Un altro tratto", trait=words)
    return maker


async def test_a_trait_of_ones_own_gives_the_bonus_that_its_name_says(table: Evening) -> None:
    maker = await third_trait(table, "Forzuto (Potenza +1)")
    assert "«Forzuto (Potenza +1)» non è fra i tratti del manuale" in maker.words
    said = await maker.press("Sì, è nostro")
    assert "Forzuto (Potenza +1) (il terzo costa 3 punti)" in said
    held = (await maker.making()).character.traits[-1]
    assert held.leaning is not None and (held.leaning.score, held.leaning.bonus) == ("power", 1)


async def test_a_printed_trait_typed_as_it_is_shown_is_that_one(table: Evening) -> None:
    maker = await third_trait(table, "Massiccio (Potenza +1)")
    assert (await maker.making()).character.traits[-1].key == "massive"


async def test_a_printed_trait_is_not_taken_with_a_bonus_that_it_does_not_give(table: Evening) -> None:
    maker = await third_trait(table, "Coraggioso (Spirito +1)")
    assert "Coraggioso c'è già e non dà quel bonus" in maker.words
    assert len((await maker.making()).character.traits) == 2


async def test_the_third_traits_are_offered_with_what_they_are(table: Evening) -> None:
    maker = Maker(table, BRUNO)
    await maker.begin("/scheda nuova nome:Nadir metodo:manuale")
    await maker.attributes()
    await maker.origins()
    assert "Massiccio: Più grosso e forte della media" in await maker.press("Terzo tratto")


async def test_a_sheet_says_what_its_traits_are_and_what_their_player_wrote(table: Evening) -> None:
    await table.room("/scheda modifica tratto -Ambizioso player:@anna", table.master)
    await table.room("/scheda modifica tratto Vendetta player:@anna", table.master)
    said = await table.room("/scheda mostra", ANNA)
    assert "Vendetta: contro chi, e perché?" in said
    await table.room('/scheda modifica vendetta "Il Barone, che ha tradito il clan"', ANNA)
    await table.room('/scheda modifica diffidente "dopo l\'espulsione"', ANNA)
    said = await table.room("/scheda mostra", ANNA)
    assert "Vendetta: Il Barone, che ha tradito il clan" in said
    assert "Diffidente: dopo l'espulsione" in said
    picture = (await table.asks("/scheda mostra", ANNA)).drawn.picture
    assert picture is not None
    assert picture.values["notes"][0]["title"] == "Tratti"
    assert "Vendetta: Il Barone, che ha tradito il clan" in picture.values["notes"][0]["lines"]
    assert "scritto Vendetta" in await table.room("/diario 2", ANNA)


async def test_the_master_marks_a_skill_as_used_in_play(table: Evening) -> None:
    """So that it can move into a class that is developed."""
    said = await table.room("/sheet set used Hacking player:@anna", table.master)
    assert any(one in said for one in ("Usata in gioco: Hacking", "Used in play: Hacking"))
    character = (await table.book()).character_of(await table.person(ANNA))
    assert character is not None and character.used == {"hacking"}
    assert "Hacking usata in gioco" in await table.room("/diario 2", ANNA)
    await table.alone("/sheet set used Hacking player:@anna", table.master)
    await table.room("/sheet set used -Hacking player:@anna", table.master)
    character = (await table.book()).character_of(await table.person(ANNA))
    assert character is not None and not character.used
    await table.alone("/sheet set used Nuotare player:@anna", table.master)
