"""/grow as people meet it: only what can be paid and is allowed is offered; what grew is told to the room."""

from __future__ import annotations

import pytest

from bot.commands.daimon.growth.growth_cards import ChosenSoFar
from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character
from bot.hall.requests import Form
from bot.rules import rulebook
from tests.commands.daimon.evening import Evening
from tests.commands.daimon.making.maker import Maker
from tests.hall.house import ANNA


async def hero(anna: Maker, evo: int) -> Character:
    """Her character, with so many EVO (put straight on the sheet)."""
    found = (await anna.evening.book()).character_of(await anna.evening.person(ANNA))
    assert found is not None
    found.evo = evo
    return found


async def driver(anna: Maker) -> Character:
    """A hero with three skills of the road."""
    found = await hero(anna, 9)
    for skill in ("cars", "motorcycles", "driving"):
        await anna.line(f"/grow skill {skill}")
        if "Nomade" in anna.keys:
            await anna.press("Nomade")
    return found


async def test_without_evo_only_a_point_is_offered(anna: Maker) -> None:
    said = await anna.line("/evolvi")
    assert "Per ora niente da spendere" in said
    assert list(anna.keys) == ["+1 PE (1 dado)"]


async def test_what_cannot_be_paid_is_not_offered(anna: Maker) -> None:
    await hero(anna, 1)
    await anna.line("/evolvi")
    assert "Caratteristica (3)" not in anna.keys
    assert "Nuova classe (2)" not in anna.keys
    assert {"Abilità (1 o 2)", "Nuovo tratto (1)", "Risorse (1)"} <= anna.keys.keys()


async def test_an_attribute_grows_with_three_presses(anna: Maker) -> None:
    await hero(anna, 4)
    await anna.line("/evolvi")
    await anna.press("Caratteristica")
    said = await anna.press("Potenza 2 → 3")
    assert said == "Nadir cresce\nPotenza 2 → 3\nEVO 1 · PE 0/7 · livello 3"


async def test_typed_it_takes_one_line(anna: Maker) -> None:
    await hero(anna, 1)
    assert "Hacking 4 → 5" in await anna.line("/evolvi abilita Hacking")
    assert "Serve 1 EVO: ne hai 0" in await anna.line("/evolvi abilita Hacking")


async def test_a_new_skill_asks_for_its_class_where_that_is_not_clear(anna: Maker) -> None:
    await hero(anna, 5)
    await anna.line("/evolvi abilita Nuotare")
    said = await anna.press("Nomade")
    assert "Nuotare 0 → 1" in said
    assert "Informatica" not in said


async def test_a_third_skill_beside_the_trade_of_its_class_is_warned_of(anna: Maker) -> None:
    """As it is at creation: advised against, never refused."""
    await hero(anna, 9)
    for number, skill in enumerate(("letteratura", "musica", "recitazione"), 1):
        said = await anna.line(f"/evolvi abilita {skill}")
        if "Cracker" in anna.keys:
            assert "non è un'abilità tipica di Cracker" in said
            said = await anna.press("Cracker")
        assert ("Cracker ha 3 abilità fuori dal suo mestiere" in said) is (number == 3)


async def test_the_generic_rule_is_explained(anna: Maker) -> None:
    await hero(anna, 9)
    await anna.line("/evolvi abilita mira")
    await anna.press("Nomade")
    assert (
        await anna.line("/evolvi abilita mira")
        == "Per Mira a 2 serve 1 specifica a 2 o più: ne ha 0. Il Master può definirne: /scheda definisci"
    )


async def test_a_martial_art_is_named(anna: Maker) -> None:
    await hero(anna, 3)
    await anna.line('/evolvi abilita "arti marziali"')
    await anna.press("Di' quale", which="Karate")
    assert "Karate 0 → 1" in await anna.press("Nomade")


async def test_a_trait_of_ones_own_is_asked_about_and_a_session_warned_of(anna: Maker) -> None:
    await hero(anna, 3)
    await anna.line("/evolvi tratto Sbruffone")
    said = await anna.press("Sì, è nostro")
    assert "Nuovo tratto: Sbruffone" in said
    assert "Di solito fra una sessione e l'altra" in said


async def test_a_vengeance_that_is_gained_asks_against_whom(anna: Maker) -> None:
    await hero(anna, 3)
    said = await anna.line("/evolvi tratto Vendetta")
    assert "Nuovo tratto: Vendetta" in said and "Vendetta: contro chi, e perché?" in said


async def test_a_trait_is_replaced(anna: Maker) -> None:
    await hero(anna, 3)
    await anna.line("/evolvi cambio-tratto Crudele")
    assert "Ambizioso → Crudele" in await anna.press("Ambizioso")


async def test_a_class_is_developed_of_skills_that_were_used(anna: Maker) -> None:
    found = await driver(anna)
    assert "Sviluppa una classe (1)" not in anna.keys
    found.used = set(found.skills)
    await anna.line("/evolvi")
    await anna.press("Sviluppa una classe")
    for skill in ("Guidare automobili", "Guidare moto", "Guidare e Pilotare"):
        await anna.press(skill)
    said = await anna.press("Quale classe", **{"class": "Pilota"})
    assert "Pilota: Guidare automobili, Guidare moto, Guidare e Pilotare" in said


async def test_a_class_that_was_named_first_is_developed_only_when_its_skills_are_said_to_be_all(anna: Maker) -> None:
    found = await driver(anna)
    found.used, before = set(found.skills), found.evo
    await anna.line("/evolvi sviluppo-classe Guerriero")
    for _ in range(3):
        await anna.press(next(label for label in anna.keys if not label.startswith(("✓", "Sviluppa", "‹"))))
    assert found.evo == before
    assert "Guerriero: " in await anna.press("Sviluppa Guerriero")
    assert found.evo < before


async def test_gear_is_bought_upgraded_and_tuned(anna: Maker) -> None:
    await hero(anna, 3)
    await anna.line('/evolvi equipaggiamento "Fucile da caccia"')
    assert "Arma · Media" not in anna.keys, "nothing heavier than what is owned"
    assert "Fucile da caccia · arma 1 (Leggera)" in await anna.press("Arma · Leggera")
    assert "Fucile da caccia · arma 2 (Media)" in await anna.line('/evolvi miglioria "Fucile da caccia"')
    await anna.line("/evolvi bonus-equipaggiamento Pistola")
    assert "Pistola · arma 1 (Leggera), Hacking +1" in await anna.press("Hacking")


async def test_what_is_upgraded_or_tuned_is_asked_for_where_it_was_not_named(anna: Maker) -> None:
    await hero(anna, 2)
    assert "Che cosa migliora di un grado?" in await anna.line("/evolvi miglioria")
    assert "Pistola · arma 2 (Media)" in await anna.press("Pistola · arma 1 (Leggera)")
    assert "Quale oggetto aiuterà un'abilità?" in await anna.line("/evolvi bonus-equipaggiamento")
    assert "Pistola: quale abilità?" in await anna.press("Pistola")
    assert "Pistola · arma 2 (Media), Nuotare +1" in await anna.press("Un'altra", skill="Nuotare")


async def test_an_implant_is_new_or_better(anna: Maker) -> None:
    await hero(anna, 4)
    await anna.line("/evolvi potenziamento")
    await anna.press("Nanotecnologia")
    assert "Sciame · Nanotecnologia, Hacking +1" in await anna.press("Hacking", name="Sciame")
    await anna.line("/evolvi potenziamento")
    await anna.press("Gambe +1")
    assert "Gambe · Cibernetico, Agilità +1, Spirito +1" in await anna.press("Spirito")


async def test_an_implant_may_be_for_a_skill_that_is_not_owned(anna: Maker) -> None:
    await hero(anna, 1)
    await anna.line("/evolvi potenziamento")
    await anna.press("Nanotecnologia")
    await anna.press("Un'altra", score="Nuotare")
    assert "Sciame · Nanotecnologia, Nuotare +1" in await anna.press("Dagli un nome", name="Sciame")


async def test_what_was_typed_first_is_kept_while_the_rest_is_asked_for(anna: Maker) -> None:
    await hero(anna, 1)
    await anna.line('/evolvi potenziamento "Sciame, blu & oro"')
    await anna.press("Nanotecnologia")
    assert "Sciame, blu & oro · Nanotecnologia, Nuotare +1" in await anna.press("Un'altra", score="Nuotare")


@pytest.mark.parametrize("word", ["what=nothing", "what=skill&number=x", "skills=a"])
def test_a_word_that_nobody_wrote_says_nothing(word: str) -> None:
    with pytest.raises(Refused, match="button-gone"):
        ChosenSoFar().read(word)


async def test_a_form_says_what_it_asks_for(anna: Maker) -> None:
    await hero(anna, 9)
    for line, button, label in (
        ("/evolvi abilita", "Un'altra", "abilità"),
        ("/evolvi tratto", "Scrivilo", "tratto"),
        ("/evolvi classe", "Scrivilo", "classe"),
        ("/evolvi cambio-tratto", "Ambizioso", "tratto"),
        ("/evolvi equipaggiamento", "Arma · Leggera", "nome"),
    ):
        await anna.line(line)
        (key,) = [key for name, key in anna.keys.items() if name.startswith(button)]
        form = await anna.evening.house.ask(press=key.id, who=ANNA)
        assert isinstance(form, Form)
        assert [field.label for field in form.fields] == [label]


async def test_a_class_that_cannot_be_developed_yet_is_explained(anna: Maker) -> None:
    found = await hero(anna, 9)
    said = await anna.line("/evolvi sviluppo-classe")
    assert "servono 3 abilità usate in gioco" in said and "prendi una classe con 2 EVO" in said
    await anna.line("/evolvi abilita cars")
    await anna.press("Nomade")
    found.used = set(found.skills)
    said = await anna.line("/evolvi sviluppo-classe")
    assert "Pronte a passare: " in said and "Guidare automobili" in said


async def test_no_more_skills_are_offered_than_their_class_can_spare(anna: Maker) -> None:
    found = await driver(anna)
    found.used = set(found.skills)
    await anna.line("/evolvi sviluppo-classe")
    for skill in ("Guidare automobili", "Guidare moto", "Guidare e Pilotare"):
        assert "Nascondersi" in str(anna.keys)
        await anna.press(skill)
    assert "Nascondersi" not in str(anna.keys)


async def test_risorse_grow_into_the_next_social_class(anna: Maker) -> None:
    found = await hero(anna, 6)
    said = ""
    for _ in range(6):
        said = await anna.line("/evolvi risorse")
    assert "Sale alla classe sociale 2 · Piccolo criminale" in said
    assert (found.social, found.resources) == (2, 1)


async def test_the_journal_tells_what_grew(anna: Maker) -> None:
    await hero(anna, 1)
    await anna.line("/evolvi abilita Hacking")
    assert "Anna spende EVO: Hacking +1" in await anna.evening.room("/diario 2", ANNA)


async def test_seven_dice_of_the_reserve_are_an_evo(anna: Maker) -> None:
    for _ in range(6):
        await anna.line("/riserva spendi evoluzione")
    said = await anna.press("+1 PE (1 dado)")
    assert said.splitlines()[:2] == ["Nadir: un PE in più", "7 PE fanno un EVO"]
    assert "EVO 1 · PE 0/7 · livello 0" in said
    assert list(anna.keys) == ["Evolvi ancora", "Correggi", "Togli"]
    assert "nella Riserva ne hai 0" in await anna.line("/riserva spendi evoluzione")


async def test_of_many_skills_the_twelve_highest_are_offered(anna: Maker) -> None:
    found = await hero(anna, 99)
    plain = [key for key, rule in rulebook().daimon.skills.items() if not rule.specify][:17]
    found.skills = {key: 2 if number > 4 else 1 for number, key in enumerate(plain)}
    await anna.line("/evolvi bonus-equipaggiamento Pistola")
    offered = [key.id for key in anna.keys.values()]
    assert [key for key in plain if any(f"detail:{key} " in id for id in offered)] == plain[5:]


async def test_whose_last_class_was_taken_away_is_told_that_a_skill_wants_one(anna: Maker, table: Evening) -> None:
    for klass in ("Nomade", "Cracker"):
        await table.room(f"/scheda modifica classe -{klass} giocatore:@anna", table.master)
    await table.room("/scheda modifica evo 9 giocatore:@anna", table.master)
    for line, who in (("/scheda modifica Mira 4 giocatore:@anna", table.master), ("/evolvi abilita Mira", ANNA)):
        said = await table.alone(line, who)
        assert said.startswith(("Sulla scheda non c'è nessuna classe", "There is no class on the sheet"))
