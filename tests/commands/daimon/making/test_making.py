"""/sheet new as people meet it: button by button, alone, resumable, every limit with its own sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.cards.card import Audience
from bot.hall.requests import Account, Form, Reply
from bot.pictures import svg
from tests.commands.daimon.evening import Evening, begun
from tests.commands.daimon.heroes import ELENA
from tests.commands.daimon.making.maker import Maker
from tests.hall.house import ANNA, BRUNO, CARLA, words


@pytest.fixture
def anna(evening: Evening) -> Maker:
    return Maker(evening, ANNA)


async def test_a_character_is_made_with_buttons_alone_and_only_its_player_sees_how(anna: Maker) -> None:
    await anna.evening.house.heralded()
    await anna.whole()
    assert anna.words.startswith("Ecco Nadir")
    told = await anna.evening.house.heralded()
    assert all("sceglierebbe la storia" in one for one in told), "the table is asked that, and sees nothing else"
    said = await anna.press("Entra in gioco")
    assert anna.last is not None
    assert anna.last.audience is Audience.ROOM
    assert anna.last.drawn.replaces, "the card of the making, which only its player saw, has done its work"
    assert said.startswith("Nadir entra in gioco, con Anna")
    assert "Nomade: Nascondersi 4, Seguire tracce 4, Cacciare 2" in said
    assert "Tratti: Ambizioso, Diffidente" in said
    assert "Classe sociale 1 · Vagabondo, nullatenente, disoccupato (nascita 3) · Risorse 1" in said
    assert "Gambe · Cibernetico, Agilità +1" in said
    assert "Pistola · arma 1 (Leggera)" in said


async def test_every_card_of_the_making_takes_the_place_of_the_one_before(anna: Maker) -> None:
    await anna.begin()
    for label in ("Potenza", "Potenza", "Potenza", "Agilità", "Agilità", "Agilità", "Va bene", "🎲", "🎲"):
        await anna.press(label)
        assert anna.last is not None
        assert (anna.last.audience, anna.last.drawn.replaces) == (Audience.MEMBER, True)


async def test_by_dice_the_card_says_what_they_gave_and_their_seal(anna: Maker) -> None:
    await anna.begin()
    await anna.press("Scrivili", points="3 2 2 2 2 1")
    assert "Sigillo" in await anna.press("🎲")
    said = await anna.press("🎲")
    assert "Nascita" in said
    assert "Oggi" in said
    making = await anna.making()
    assert len(making.attributes) == 6
    assert len(making.origins) == 4


async def test_the_making_goes_on_after_a_restart_where_it_was(evening: Evening) -> None:
    anna = Maker(evening, ANNA)
    await anna.begin("/scheda nuova nome:Nadir metodo:manuale")
    await anna.attributes()
    await anna.press("3 ·")
    await anna.press("1 ·")
    evening.house = await evening.house.restarted()
    said = await anna.line("/scheda nuova Chiunque")
    assert said.startswith("Nadir · chi era, chi è (4 di 10)\nSi riprende da dove eri.")
    assert "Riprendi" in await evening.keys("/scheda mostra", ANNA)
    await anna.press("Nomade")
    await anna.press("Ambizioso")
    assert (await anna.making()).step == "event"


async def test_a_bare_command_goes_on_where_the_making_stands_points_put_down_included(anna: Maker) -> None:
    await anna.begin()
    await anna.press("Potenza")
    await anna.press("Carisma")
    said = await anna.line("/scheda nuova")
    assert said.startswith("Nadir · le caratteristiche (1 di 10)\nSi riprende da dove eri.")
    assert "●●○○○○○ Potenza" in said
    assert "Restano 4 punti" in said
    await anna.press("Ricomincia i punti")
    assert "Restano 6 punti" in anna.words


async def test_who_has_no_name_yet_is_asked_for_it(anna: Maker) -> None:
    form = await anna.evening.house.ask("/scheda nuova", ANNA)
    assert isinstance(form, Form)
    assert [(field.name, field.required) for field in form.fields] == [("name", True)]
    reply = await anna.evening.house.ask(press=form.press, who=ANNA, values={"name": "Nadir"})
    assert isinstance(reply, Reply)
    assert words(reply.drawn).startswith("Nadir · le caratteristiche (1 di 10)")


async def test_the_name_given_on_taking_a_seat_is_the_characters(evening: Evening) -> None:
    elena = Maker(evening, ELENA)
    await elena.line('/campagna entra "Lady Vega"')
    assert (await elena.press("Il mio personaggio")).startswith("Lady Vega · le caratteristiche")


async def test_another_name_may_be_given_in_its_place(evening: Evening) -> None:
    elena = Maker(evening, ELENA)
    await elena.line("/campagna entra Vega")
    assert (await elena.line("/scheda nuova Ombra")).startswith("Ombra · le caratteristiche")


async def test_points_whose_dice_were_seen_are_shown_as_they_stood(anna: Maker) -> None:
    await anna.begin()
    await anna.press("Scrivili", points="3 2 2 2 2 1")
    await anna.press("🎲")
    await anna.press("Da capo")
    said = await anna.press("Sì, con i dadi")
    assert "i punti restano come stavano" in said
    assert "Potenza +1" not in anna.keys
    assert (await anna.press("Va bene")).startswith("Nadir · qualche punto in più")


async def test_a_button_of_a_step_that_is_past_is_refused(anna: Maker) -> None:
    await anna.begin()
    await anna.press("Scrivili", points="3 2 2 2 2 1")
    old = dict(anna.keys)
    await anna.press("🎲")
    for label in ("🎲 Tira sei dadi", "‹ Indietro"):
        assert await anna.push(old[label].id) == "Questo passo è già cambiato. Riprendi con /scheda nuova"


async def test_stepping_back_and_starting_over_keep_the_dice(anna: Maker) -> None:
    await anna.begin()
    await anna.press("Scrivili", points="3 2 2 2 2 1")
    await anna.press("🎲")
    dice = (await anna.making()).attributes
    said = await anna.press("‹ Indietro")
    assert "I tuoi dadi restano quelli" in said
    assert "2 punti a scelta" not in anna.keys
    await anna.press("Tieni i dadi")
    await anna.press("Da capo")
    await anna.press("Sì, con i dadi")
    making = await anna.making()
    assert (making.step, making.attributes) == ("points", dice)


async def test_whoever_wants_no_dice_for_the_story_says_so_at_once(anna: Maker) -> None:
    await anna.begin()
    said = await anna.press("Preferisco scegliere la storia")
    assert "La storia si sceglie se siete tutti d'accordo" in said
    assert (await anna.making()).method == "random"
    assert "Manca il sì di" in await anna.press("Continua a scelta")
    assert len([one for one in await anna.evening.house.heralded() if "sceglierebbe" in one]) == 1, "asked once"
    await anna.agreed()
    assert (await anna.making()).method == "manual"
    assert "Preferisco scegliere la storia" not in anna.keys


async def test_the_story_is_the_tables_to_choose_and_not_one_players(anna: Maker) -> None:
    """Everybody says yes once; then it holds for everybody."""
    evening, master = anna.evening, anna.evening.master
    await anna.line("/scheda nuova nome:Nadir metodo:manuale")
    assert (await evening.book()).sheets.making == {}
    [asked] = await evening.house.heralded()
    assert "Anna sceglierebbe la storia" in asked and "Manca il sì di" in asked
    others = [one for one in (master, *evening.others) if one is not ANNA]
    assert "Manca il sì di" in await evening.room("", others[0], press="!sheet stories")
    assert "Hai già detto di sì" in await evening.alone("", others[0], press="!sheet stories")
    assert "Tutti d'accordo" in await evening.room("", others[1], press="!sheet stories")
    assert "già d'accordo" in await evening.alone("", ANNA, press="!sheet stories")
    await anna.line("/scheda nuova nome:Nadir metodo:manuale")
    assert (await anna.making()).method == "manual"
    other = Maker(evening, others[0])
    await other.line("/scheda nuova nome:Vega metodo:manuale")
    assert (await other.making()).method == "manual"


async def test_the_points_can_be_written_and_a_wrong_sum_is_named(anna: Maker) -> None:
    await anna.begin()
    assert await anna.press("Scrivili", points="3 3 3 3 3 3") == "I punti sono 12 in tutto: questi sono 18."
    assert await anna.press("Scrivili", points="6 2 1 1 1 1") == "Per ora ogni caratteristica va da 1 a 5."
    for other in ("3 3", "tre due due due due uno", "Potenza 5, Carisma 2"):
        assert "Servono sei cifre" in await anna.press("Scrivili", points=other)
    assert (await anna.press("Scrivili", points="3-2-2-2-2-1")).startswith("Nadir · qualche punto in più")


async def test_the_skills_say_what_is_left_and_what_is_not_yet_right(anna: Maker) -> None:
    await anna.begin("/scheda nuova nome:Nadir metodo:manuale")
    await anna.attributes()
    await anna.origins()
    await anna.press("+ Nomade")
    said = await anna.press("Scrivila", skill="sopravvivenza", score="2")
    assert "Nomade: 2/7 punti, almeno 3 abilità\nSopravvivenza 2" in said
    assert "Punti liberi: 5 di 5" in said
    assert "⚠ Sopravvivenza a 2 vuole 1 specifica a 2: ne ha 0" in said
    assert "Va bene" not in anna.keys
    await anna.press("+ Nomade")
    assert await anna.press("Scrivila", skill="Mira", score="5") == "All'inizio nessuna abilità supera 4."
    assert "Le Risorse partono da sole" in await anna.press("Scrivila", skill="Risorse", score="2")


async def test_a_generic_skill_says_which_specific_ones_lift_it_and_alone_is_offered_at_1_only(anna: Maker) -> None:
    await anna.begin("/scheda nuova nome:Nadir metodo:manuale")
    await anna.attributes()
    await anna.origins()
    for group, skill in (("Combattimento", "Corpo a corpo"), ("Movimento", "Corsa")):
        await anna.press("+ Nomade")
        await anna.press("Tutti i gruppi")
        await anna.press(group)
        said = await anna.press(skill)
        scores = [label for label in anna.keys if label.startswith("●")]
        if skill == "Corsa":
            assert "resta a 1 finché il tavolo" in said and scores == ["●○○○"]
        else:
            assert "Combattimento con coltello" in said and "●●○○" in scores
        await anna.press("‹ Al passo")


async def test_a_skill_is_found_by_group_and_one_that_wants_a_name_asks_for_it(anna: Maker) -> None:
    await anna.begin("/scheda nuova nome:Nadir metodo:manuale")
    await anna.attributes()
    await anna.origins()
    await anna.press("+ Nomade")
    await anna.press("Tutti i gruppi")
    said = await anna.press("Combattimento")
    assert "Mira (Generica): Colpire da lontano, con lanci e tiri" in said
    await anna.press("Arti marziali", which="Karate")
    assert "Karate 3" in await anna.press("●●●○")


async def test_a_third_class_of_this_tables_own(anna: Maker) -> None:
    await anna.begin("/scheda nuova nome:Nadir metodo:manuale")
    await anna.attributes()
    await anna.origins()
    await anna.press("Terza classe (1 punto)")
    assert "«Netrunner» non è fra le classi" in await anna.press("Un'altra classe", **{"class": "Netrunner"})
    said = await anna.press("Sì, è nostro")
    assert "Netrunner: 0 punti, almeno 2" in said
    assert "Punti liberi: 4 di 4" in said
    assert "Terza classe (1 punto)" not in anna.keys


async def test_a_third_trait_shows_its_price(anna: Maker) -> None:
    await anna.begin("/scheda nuova nome:Nadir metodo:manuale")
    await anna.attributes()
    await anna.origins()
    await anna.press("Terzo tratto")
    assert "Punti liberi: 2 di 2" in await anna.press("Massiccio (Potenza +1)")


async def test_a_third_class_and_a_third_trait_are_shown_and_taken_away_alone(anna: Maker) -> None:
    await anna.begin("/scheda nuova nome:Nadir metodo:manuale")
    await anna.attributes()
    await anna.origins()
    await anna.press("Terza classe (1 punto)")
    await anna.press("Un'altra classe", **{"class": "Pilota"})
    await anna.press("Terzo tratto")
    said = await anna.press("Altruista (Empatia +1)")
    assert "Tratti: Ambizioso, Diffidente, Altruista (Empatia +1) (il terzo costa 2 punti)" in said
    assert "Punti liberi: 2 di 2" in said
    said = await anna.press("✕ Altruista")
    assert "Tratti: Ambizioso, Diffidente\n" in said
    assert "Pilota: 0 punti" in said
    said = await anna.press("✕ Pilota")
    assert "Pilota" not in said
    assert "Punti liberi: 5 di 5" in said


async def test_a_class_that_the_document_names_beside_no_skill_has_some_to_choose_from(anna: Maker) -> None:
    await anna.begin("/scheda nuova nome:Nadir metodo:manuale")
    await anna.attributes()
    await anna.origins()
    await anna.press("+ Nomade")
    assert {"Sopravvivenza", "Cacciare", "Orientamento"} <= set(anna.keys)


async def test_by_choice_the_trait_is_offered_from_the_other_social_class(anna: Maker) -> None:
    await anna.begin("/scheda nuova nome:Nadir metodo:manuale")
    await anna.attributes()
    await anna.press("3 ·")
    await anna.press("1 ·")
    await anna.press("Nomade")
    assert {"Robusto", "Ambizioso"} <= set(anna.keys)
    assert "Aggressivo" not in anna.keys
    assert "Un altro tratto…" in anna.keys


async def test_a_form_that_holds_no_number_says_so(anna: Maker) -> None:
    await anna.begin("/scheda nuova nome:Nadir metodo:manuale")
    await anna.attributes()
    await anna.origins()
    await anna.press("+ Nomade")
    said = await anna.press("Scrivila", skill="Cacciare", score="alto")
    assert said == "punteggio: serve un numero da 0 a 7, non «alto»."


async def test_what_cannot_be_paid_is_not_offered(anna: Maker) -> None:
    await anna.begin("/scheda nuova nome:Nadir metodo:manuale")
    await anna.attributes()
    await anna.origins()
    await anna.skills()
    await anna.press("Niente dàimon")
    await anna.press("Nanotecnologia")
    assert "Agilità" not in anna.keys, "an attribute costs 3, and 1 more as nanotechnology"
    assert "Hacking" in anna.keys


async def test_nobody_makes_a_second_character(anna: Maker) -> None:
    await anna.played()
    assert "Il tuo personaggio è vivo" in await anna.line("/scheda nuova Altra")


async def test_evo_to_start_with_are_the_masters_to_give(evening: Evening) -> None:
    other = Maker(evening, evening.others[0])
    line = "/sheet new name:Nadir level:3"
    assert "/scheda modifica evo" in (said := await other.line(line)) or "/sheet set evo" in said
    master = Maker(evening, evening.master)
    await master.line(line)
    assert (await master.making()).level == 3


async def test_a_press_acts_on_the_character_of_whoever_presses(anna: Maker) -> None:
    await anna.begin()
    keys = dict(anna.keys)
    bruno = Maker(anna.evening, BRUNO)
    assert "Non stai creando un personaggio" in await bruno.push(keys["Potenza +1"].id)


async def test_who_has_no_seat_makes_no_character(evening: Evening) -> None:
    stranger = Account("discord", "9", "Elena", "it", "elena")
    said = words((await evening.asks("/scheda nuova Nadir", stranger)).drawn)
    assert "Nadir" not in said


async def test_the_making_speaks_english_too(english: Evening) -> None:
    carla = Maker(english, CARLA)
    said = await carla.line("/sheet new Nadir")
    assert said.startswith("Nadir · the attributes (1 of 10)")
    await carla.press("Write them", points="3 2 2 2 2 1")
    await carla.press("🎲 Roll six dice")
    assert "the social class" in carla.words


async def test_the_journal_tells_every_step(anna: Maker) -> None:
    await anna.played()
    said = await anna.evening.room("/diario 60", ANNA)
    for line in (
        "Anna comincia a creare Nadir",
        "Anna divide i punti delle caratteristiche",
        "Anna prende Nomade, Ambizioso",
        "Anna mette Nascondersi a 4",
        "Il dàimon di Anna è Ada",
        "Anna prende Pistola",
        "Il personaggio di Anna entra in gioco",
    ):
        assert line in said


async def test_the_picture_can_be_drawn_of_what_the_card_holds(anna: Maker) -> None:
    await anna.played()
    assert anna.last is not None
    picture = anna.last.drawn.picture
    assert picture is not None
    drawn = svg(picture.maker, picture.values, "it")
    assert "Nadir" in drawn
    assert "Nascondersi" in drawn


async def test_the_last_step_can_be_undone(anna: Maker) -> None:
    await anna.played()
    keys = await anna.evening.keys("/annulla", ANNA, manages=True)
    await anna.evening.asks("", ANNA, press=next(iter(keys.values())).id, manages=True)
    assert (await anna.making()).step == "finish"


async def test_two_people_make_their_characters_side_by_side(tmp_path: Path) -> None:
    evening = await begun(tmp_path, ANNA, BRUNO)
    anna, bruno = Maker(evening, ANNA), Maker(evening, BRUNO)
    await anna.begin()
    await bruno.begin("/scheda nuova Ombra")
    await anna.press("Scrivili", points="5 3 1 1 1 1")
    await bruno.press("Scrivili", points="1 1 1 1 3 5")
    assert (await anna.making()).character.attributes["power"] == 5
    assert (await bruno.making()).character.attributes["charisma"] == 5
    await evening.house.store.close()
