"""/sheet show, set and define: what everybody sees, what each may write, and what only the Master may."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.cards.card import Audience
from bot.hall.requests import Reply
from tests.commands.daimon.evening import Evening, begun
from tests.commands.daimon.fights.brawls import put
from tests.commands.daimon.making.maker import Maker
from tests.hall.house import ANNA, BRUNO, CARLA, words


async def test_everybody_sees_a_sheet_with_its_picture(table: Evening) -> None:
    reply = await table.asks("/scheda mostra @anna", BRUNO)
    assert reply.audience is Audience.ROOM
    assert reply.drawn.picture is not None
    assert reply.drawn.picture.maker == "sheet"
    assert reply.drawn.picture.values["classes"][0]["name"] == "Nomade"


async def test_the_sheet_says_who_gives_the_daimon_its_voice(table: Evening) -> None:
    said = await table.room("/scheda mostra", ANNA)
    right = (await table.book()).right_of(await table.person(ANNA))
    assert right == await table.person(BRUNO)
    assert "Gli dà voce Bruno" in said


async def test_who_has_no_sheet_is_told_how_to_make_one(table: Evening) -> None:
    assert "/scheda nuova" in await table.alone("/scheda mostra", BRUNO)
    assert "non ha ancora una scheda" in await table.alone("/scheda mostra @bruno", ANNA)


async def test_its_owner_writes_the_free_fields(table: Evening) -> None:
    await table.room('/scheda modifica storia "Cresciuto a Marghera"', ANNA)
    await table.room("/scheda modifica nome Ombra", ANNA)
    said = await table.room("/scheda mostra", ANNA)
    assert said.startswith("Ombra · Anna")
    assert "Storia: Cresciuto a Marghera" in said


async def test_nobody_else_writes_on_a_sheet_but_the_master(table: Evening) -> None:
    other = next(one for one in (BRUNO, CARLA) if one is not table.master)
    said = await table.alone("/sheet set history Falsa player:@anna", other)
    assert "Master" in said
    await table.room("/sheet set history Vera player:@anna", table.master)
    assert "Vera" in await table.room("/scheda mostra @anna", ANNA)


@pytest.mark.parametrize("value", ["Fucile", '"Fucile 5"', '"Fucile 0"'])
async def test_a_weapon_given_by_hand_has_a_name_and_a_weight(table: Evening, value: str) -> None:
    said = await table.alone(f"/sheet set weapon {value} player:@anna", table.master)
    assert "Fucile" not in await table.room("/scheda mostra @anna", ANNA)
    assert said


async def test_numbers_are_the_masters(table: Evening) -> None:
    if table.master is not ANNA:
        assert "solo il Master" in await table.alone("/scheda modifica pe 3", ANNA)
    await table.room("/sheet set pe 3 player:@anna", table.master)
    await table.room("/sheet set social-class 7 player:@anna", table.master)
    await table.room("/sheet set Hacking 5 player:@anna", table.master)
    await table.room("/sheet set wounds 2 player:@anna", table.master)
    said = await table.room("/scheda mostra @anna", ANNA)
    assert "PE 3/7" in said
    assert "Classe sociale 7 · Molto ricco" in said
    assert "Risorse 1" not in said
    assert "Hacking 5" in said
    assert "Ferite 2/4, lievi" in said


async def test_the_master_is_told_whose_sheet_is_not_there(table: Evening) -> None:
    other = next(one for one in (BRUNO, CARLA) if one is not table.master)
    said = await table.alone(f"/sheet set wounds 1 player:@{other.name}", table.master)
    assert said.startswith(("Quella persona non ha ancora una scheda", "That person has no sheet"))


async def test_a_field_is_said_in_words_and_not_as_it_is_typed(table: Evening) -> None:
    fields = (
        ("evo", "EVO da spendere: 0 → 4"),
        ("social-class", "Classe sociale: 1 → 3"),
        ("origin", "nascita: 3 → 2"),
    )
    for typed, said in fields:
        number = said.rsplit(" ", 1)[1]
        answer = await table.room(f"/sheet set {typed} {number} player:@anna", table.master)
        assert said.casefold() in answer.casefold()
    assert "aspetto del dàimon" in await table.room("/scheda modifica aspetto lucente", ANNA)


async def test_a_number_that_stands_there_already_is_asked_of_nobody(table: Evening) -> None:
    await put(table, table.master)
    assert (await table.alone("/sheet set dexterity 2", table.master)).startswith("It is 2 already")


async def test_the_master_does_not_set_their_own_characters_numbers_alone(table: Evening) -> None:
    """Somebody else confirms, and is told what stood there and what is to stand there."""
    await put(table, table.master)
    asked = await table.house.ask("/sheet set dexterity 5", table.master)
    assert isinstance(asked, Reply)
    assert any(one in words(asked.drawn) for one in ("destrezza 2 → 5", "dexterity 2 → 5", "Destrezza 2 → 5"))
    book, player = await table.book(), await table.person(table.master)
    assert book.character_of(player).attributes["dexterity"] == 2  # type: ignore[union-attr]
    [yes] = [key for row in asked.drawn.buttons for key in row]
    await table.house.ask(press=yes.id, who=table.master)
    assert (await table.book()).character_of(player).attributes["dexterity"] == 2  # type: ignore[union-attr]
    await table.house.ask(press=yes.id, who=table.others[0])
    assert (await table.book()).character_of(player).attributes["dexterity"] == 5  # type: ignore[union-attr]


async def test_a_field_that_is_not_there_is_called_a_field(table: Evening) -> None:
    said = await table.alone("/sheet set astrologia 3 player:@anna", table.master)
    assert "«astrologia»" in said or "“astrologia”" in said
    assert said.startswith(("Sulla scheda non c'è una voce", "The sheet has no field"))


async def test_a_player_who_names_no_field_hears_so_and_not_that_it_is_the_masters(table: Evening) -> None:
    said = await table.alone("/sheet set astrologia 3", table.others[0])
    assert said.startswith(("Sulla scheda non c'è una voce", "The sheet has no field"))


async def test_a_number_out_of_its_bounds_and_a_word_for_a_number_are_refused(table: Evening) -> None:
    said = await table.alone("/sheet set level tanti player:@anna", table.master)
    assert said in ("Qui ci vuole un numero.", "This takes a number.")
    said = await table.alone("/sheet set pe 9 player:@anna", table.master)
    assert "6" in said


async def test_the_master_gives_and_takes_traits_classes_and_gear(table: Evening) -> None:
    await table.room("/sheet set trait Massiccio player:@anna", table.master)
    await table.room("/sheet set trait -Ambizioso player:@anna", table.master)
    await table.room('/sheet set weapon "Fucile laser 3" player:@anna', table.master)
    await table.room("/sheet set Pistola 13 player:@anna", table.master)
    said = await table.room("/scheda mostra @anna", ANNA)
    assert "Tratti: Diffidente, Massiccio (Potenza +1)" in said
    assert "Fucile laser · arma 3 (Pesante)" in said
    assert "Pistola · arma 1 (Leggera) · marcatori finiti" in said


async def test_what_was_written_leaves_a_trace(table: Evening) -> None:
    await table.room("/sheet set pe 3 player:@anna", table.master)
    assert "Scheda di Nadir: PE 0 → 3" in await table.room("/diario 3", ANNA)


# --- definitions


async def test_a_skill_says_what_it_belongs_to(table: Evening) -> None:
    keys = await table.keys("/sheet define skill Magia", table.master)
    assert {"Generica", "Mira"} <= keys.keys() or {"Generic", "Aim"} <= keys.keys()
    label = "Mira" if "Mira" in keys else "Aim"
    said = await table.room("", table.master, press=keys[label].id)
    assert "Un'abilità di questo tavolo: Magia" in said
    assert "Specifica di Mira" in said


async def test_what_was_said_of_a_skill_is_kept_while_its_parent_is_asked(table: Evening) -> None:
    keys = await table.keys('/sheet define skill Magia "gesti e parole"', table.master)
    said = await table.room("", table.master, press=keys["Mira" if "Mira" in keys else "Aim"].id)
    assert said.splitlines()[1:3] == ["Specifica di Mira", "gesti e parole"]


async def test_what_the_rules_have_understood_is_not_said_twice(table: Evening) -> None:
    said = await table.room('/scheda definisci tratto Gelido "Empatia -1D"', table.master)
    assert said.splitlines() == ["Un tratto di questo tavolo: Gelido", "Empatia −1"]


async def test_a_trait_says_what_it_adds(table: Evening) -> None:
    said = await table.room('/scheda definisci tratto Gelido "non si scompone; Empatia -1D"', table.master)
    assert said.splitlines()[:2] == ["Un tratto di questo tavolo: Gelido", "Empatia −1"]


async def test_in_a_session_the_master_defines_and_outside_of_one_anybody(table: Evening) -> None:
    other = next(one for one in (ANNA, BRUNO, CARLA) if one is not table.master)
    assert "Master" in await table.alone("/sheet define class Ronin", other)
    await table.asks("/session end", table.master)
    await table.room("/sheet define class Ronin arms:special", other)


async def test_what_is_printed_is_not_defined_again(table: Evening) -> None:
    assert "Mira" in await table.alone("/scheda definisci abilita Mira", table.master)
    assert not (await table.book()).sheets.defined


async def test_the_sheet_speaks_english_too(tmp_path: Path) -> None:
    evening = await begun(tmp_path, language="en")
    await Maker(evening, ANNA).played()
    said = await evening.room("/sheet show", ANNA)
    assert "Nomad: Hiding 4, Tracking 4, Hunting 2" in said
    assert "Traits: Ambitious, Distrustful" in said
    assert "weapon 1 (Light)" in said
    await evening.house.store.close()


async def test_the_export_holds_every_character(table: Evening) -> None:
    reply = await table.asks("/export campaign", ANNA, manages=True)
    tables = [file.content.decode() for file in reply.drawn.files if file.name.endswith(".csv")]
    assert any("Nadir;Anna;2;2;3;4;2;1;1;1;0;0;0;0" in table for table in tables)


async def test_the_same_name_defines_the_same_thing_anew_and_a_longer_one_another(table: Evening) -> None:
    for name in ('"Ronin"', '"ronin"', '"Ronin di Mestre"'):
        await table.room(f"/scheda definisci classe {name}", table.master)
    assert len((await table.book()).sheets.defined) == 2
