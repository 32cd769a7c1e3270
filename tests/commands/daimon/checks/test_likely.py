"""A check, and a contest's answer, are two taps: the likeliest pools stand on buttons that carry all of the answer."""

from __future__ import annotations

import pytest

from bot.commands.daimon.checks import likely
from bot.engines.daimon.character.character import Gear
from bot.engines.daimon.character.pool import Claim
from bot.hall.cards.card import Audience, Key
from bot.hall.requests import Account, Reply
from tests.commands.daimon.contests.duels import against, tied
from tests.commands.daimon.evening import Evening
from tests.commands.daimon.heroes import sheet
from tests.hall.house import words


async def offered(evening: Evening, card: dict[str, Key], who: Account) -> dict[str, Key]:
    """What the first tap on a card of the room shows to somebody."""
    return await evening.keys("", who, press=card["Scegli i dadi"].id)


async def checked(evening: Evening, who: Account, note: str = "", target: int = 3) -> dict[str, Key]:
    """A check that the Master asks for, with its target: two taps of theirs."""
    if note:
        return await evening.keys(f'/prova @{who.name} "{note}"', evening.master)
    card = await evening.keys("", evening.master, press="!check-for")
    return await evening.keys("", evening.master, press=card[f"{who.name}: {target}"].id)


async def pools(evening: Evening, who: Account, note: str) -> list[str]:
    """The whole answers to a check that the Master asks for, each once."""
    whole = await offered(evening, await checked(evening, who, note), who)
    return [label for label in whole if ":" in label and "punta" not in label]


async def test_a_check_is_two_taps_of_its_player_from_the_sheet(evening: Evening) -> None:
    player = evening.others[0]
    await sheet(evening, player)
    whole = await offered(evening, await checked(evening, player, "curare la ferita"), player)
    await evening.room("", player, press=whole["Intelligenza · Medicina: 5 dadi"].id)
    told = await evening.room("", evening.master, press="!check-target 1 3")
    assert "Intelligenza 2 · Medicina 3 = 5 dadi" in told


@pytest.mark.parametrize("note", ["", "la prova dei nove"])
async def test_of_what_nothing_speaks_of_plain_attributes_are_offered_the_highest_first_and_no_skill(
    evening: Evening, note: str
) -> None:
    player = evening.others[0]
    made = await sheet(evening, player, dexterity=5, intelligence=3)
    made.skills = {"cybernetics": 5, "pistol": 4, "persuasion": 4}
    assert await pools(evening, player, note) == ["Destrezza: 5 dadi", "Intelligenza: 3 dadi", "Potenza: 2 dadi"]


@pytest.mark.parametrize(
    ("note", "first"),
    [
        ("aprire la cassaforte senza rumore", "Agilità: 2 dadi"),
        ("chi nuota meglio", "Agilità: 2 dadi"),
        ("chi sente la sirena", "Spirito: 2 dadi"),
        ("spegnere il fuoco", "Intelligenza: 4 dadi"),
    ],
)
async def test_no_skill_of_shooting_of_fighting_or_of_knowledge_is_offered_that_the_note_does_not_name(
    evening: Evening, note: str, first: str
) -> None:
    player = evening.others[0]
    made = await sheet(evening, player, intelligence=4)
    made.skills = {"cybernetics": 5, "pistol": 4, "persuasion": 4, "knife": 3}
    found = await pools(evening, player, note)
    assert found[0] == first
    assert not any(" · " in label for label in found)


async def test_what_a_skill_that_nobody_learned_is_for_is_done_with_its_attribute(evening: Evening) -> None:
    player = evening.others[0]
    made = await sheet(evening, player, intelligence=4)
    made.skills = {"pistol": 4}
    found = await pools(evening, player, "aprire la cassaforte senza rumore")
    assert found == ["Agilità: 2 dadi", "Destrezza: 2 dadi"]


@pytest.mark.parametrize("note", ["sparare alla serratura", "spara alla guardia", "colpire il lampadario"])
async def test_who_shoots_or_hits_does_it_with_the_weapon_that_is_carried(evening: Evening, note: str) -> None:
    player = evening.others[0]
    made = await sheet(evening, player)
    made.skills, made.gear = {"pistol": 2, "knife": 4, "lockpicking": 5}, [Gear(1, "Pistola", "weapon", 1)]
    assert (await pools(evening, player, note))[0] == "Destrezza · Tiro con pistola: 4 dadi"


async def test_a_weapon_s_skill_is_not_meant_by_a_word_that_all_of_them_share(evening: Evening) -> None:
    player = evening.others[0]
    made = await sheet(evening, player)
    made.skills = {"pistol": 5}
    assert not any("pistola" in label for label in await pools(evening, player, "tiro alla fune"))


async def test_a_class_in_which_the_skill_sits_or_a_trait_that_the_note_names_makes_one_answer_more(
    evening: Evening,
) -> None:
    player = evening.others[0]
    made = await sheet(evening, player)
    made.skills["persuasion"] = 3
    assert await pools(evening, player, "persuadere il portiere") == [
        "Carisma · Persuasione: 5 dadi",
        "Carisma · Persuasione · classe: 6 dadi",
        "Carisma: 2 dadi",
    ]
    made.classes.clear()
    book = await evening.book()
    book.checks.open.clear()
    assert (await pools(evening, player, "uno sguardo preciso sul portiere e la sua paura"))[1] == (
        "Spirito · Preciso: 3 dadi"
    )


async def test_class_and_trait_that_were_claimed_last_for_the_same_scores_stand_in_the_first_answer(
    evening: Evening,
) -> None:
    player = evening.others[0]
    made = await sheet(evening, player, charisma=4)
    made.skills["persuasion"] = 3
    line = "/tira caratteristica:carisma abilita:persuasione classe:si tratto:Preciso"
    await checked(evening, player, "blandire la guardia")
    await evening.room(line, player)
    await evening.asks("", evening.master, press="!check-target 1 3")
    assert await pools(evening, player, "persuadere il portiere") == [
        "Come prima: Persuasione · classe · Preciso, 9 dadi",
        "Carisma · Persuasione: 7 dadi",
        "Carisma: 4 dadi",
    ]


async def test_a_check_is_two_taps_without_a_sheet_too_and_the_bid_is_in_the_button(evening: Evening) -> None:
    player = evening.others[0]
    whole = await offered(evening, await checked(evening, player), player)
    assert list(whole)[:4] == [
        "Contati al tavolo: 4 dadi",
        "4 dadi, punta 2",
        "Contati al tavolo: 5 dadi",
        "5 dadi, punta 2",
    ]
    assert "Puntata 2" in await evening.room("", player, press=whole["5 dadi, punta 2"].id)


async def test_the_skill_that_the_note_speaks_of_comes_first(evening: Evening) -> None:
    player = evening.others[0]
    await sheet(evening, player)
    card = await checked(evening, player, "persuadere il portiere")
    assert next(iter(await offered(evening, card, player))).startswith("Carisma · Persuasione: ")


async def test_what_was_rolled_last_is_offered_first_as_before(evening: Evening) -> None:
    player = evening.others[0]
    await sheet(evening, player)
    await checked(evening, player)
    await evening.room('/tira caratteristica:potenza abilita:"Combattimento con coltello"', player)
    whole = await offered(evening, await checked(evening, player), player)
    again = "Come prima: Potenza · Combattimento con coltello, 4 dadi"
    assert next(iter(whole)) == again
    assert "Combattimento con coltello 2" in await evening.room("", player, press=whole[again].id)


async def test_no_more_is_offered_than_the_reserve_holds(evening: Evening) -> None:
    player = evening.others[0]
    (await evening.book()).seat(await evening.person(player)).reserve = 1
    whole = await offered(evening, await checked(evening, player), player)
    assert "4 dadi, punta 1" in whole and not any("punta 2" in label for label in whole)


async def test_an_answer_to_a_contest_is_two_taps(evening: Evening) -> None:
    one, _ = evening.others
    opened = await evening.keys(f"/confronto {against(evening)}", evening.master)
    whole = await evening.keys("", one, press=opened["Scegli in segreto"].id)
    told = await evening.alone("", one, press=whole["5 dadi, punta 2"].id)
    assert told.startswith("Risposta registrata\n5 dadi\nPuntata: +2 dalla Riserva")


@pytest.mark.parametrize(("label", "said"), [("Accetta lo stallo", "Accetta lo stallo"), ("Rilancia 1", "Rilancia 1")])
async def test_a_tie_is_one_tap_and_nobody_sees_which(evening: Evening, label: str, said: str) -> None:
    one, _ = evening.others
    await tied(evening)
    card = await evening.keys("/campagna mostra", one)
    assert "Rispondi in segreto" in card
    shown = await evening.house.ask(press="!contest-tie 1 1", who=one)
    assert isinstance(shown, Reply)
    line = {"Accetta lo stallo": "!contest-settle 1 1", "Rilancia 1": "!contest-escalate 1 1 1"}[label]
    answered = await evening.asks("", one, press=line)
    assert answered.audience is Audience.MEMBER and said in words(answered.drawn)
    assert not any(said in news for news in await evening.house.heralded())


async def test_in_a_fight_skills_of_fighting_come_first_with_the_weapon_that_fits(evening: Evening) -> None:
    player = evening.others[0]
    made = await sheet(evening, player, power=4)
    made.gear = [Gear(1, "Coltello", "weapon", 1), Gear(2, "Pistola", "weapon", 1)]
    card = await evening.keys("/scontro inizia Guardia", evening.master)
    whole = await evening.keys("", player, press=card["⚔️ Attacca"].id)
    assert next(iter(whole)).startswith("Potenza · Combattimento con coltello: ")
    await evening.asks("", player, press=next(iter(whole.values())).id)
    fight = (await evening.book()).fights.now
    assert fight is not None and fight.sealed[0].claim.weapon == 1


async def test_a_note_offers_what_speaks_of_it_and_nothing_that_does_not(evening: Evening) -> None:
    player = evening.others[0]
    made = await sheet(evening, player)
    made.skills = {"helicopters": 6, "brute-force": 1, "acrobatics": 1, "climbing": 2, "mechanics": 5}
    whole = await offered(evening, await checked(evening, player, "sfondare la porta"), player)
    assert [*whole][:3] == [
        "Potenza · Forza bruta: 3 dadi",
        "Potenza · Forza bruta: 3 dadi, punta 2",
        "Potenza: 2 dadi",
    ]
    assert not any("elicotteri" in label or "Meccanica" in label for label in whole)


async def test_of_what_no_skill_speaks_an_attribute_may(evening: Evening) -> None:
    player = evening.others[0]
    made = await sheet(evening, player, intelligence=5)
    made.skills = {"helicopters": 6, "mechanics": 5}
    whole = await offered(evening, await checked(evening, player, "braccio di ferro"), player)
    assert [*whole][:4] == [
        "Potenza: 2 dadi",
        "Potenza: 2 dadi, punta 2",
        "Intelligenza: 5 dadi",
        "Intelligenza: 5 dadi, punta 2",
    ]
    assert not any("elicotteri" in label or "Meccanica" in label for label in whole)


async def test_beside_the_one_thing_that_fits_stands_what_was_chosen_last(evening: Evening) -> None:
    player = evening.others[0]
    made = await sheet(evening, player)
    made.skills = {"helicopters": 6, "brute-force": 1, "acrobatics": 2}
    whole = await offered(evening, await checked(evening, player, "braccio di ferro"), player)
    assert [label for label in whole if ":" in label and "punta" not in label] == [
        "Potenza · Forza bruta: 3 dadi",
        "Potenza: 2 dadi",
    ]
    del made.skills["brute-force"]
    book = await evening.book()
    book.checks.last[await evening.person(player)] = Claim(attribute="agility", skill="acrobatics")
    whole = await offered(
        evening, {"Scegli i dadi": (await evening.keys("/campagna mostra", player))["Scegli i dadi"]}, player
    )
    assert [label for label in whole if ":" in label and "punta" not in label] == [
        "Potenza: 2 dadi",
        "Come prima: Agilità · Acrobazia, 4 dadi",
    ]


async def test_of_what_was_tried_in_vain_in_a_contest_nothing_is_offered_and_there_are_two_all_the_same(
    evening: Evening,
) -> None:
    player = evening.others[0]
    await sheet(evening, player)
    book, who = await evening.book(), await evening.person(player)
    barred = [(attribute, "") for attribute in ("power", "agility")]
    found = likely.likely(book, who, [Claim(attribute="power")], None, barred)
    assert [one.attribute for one in found if not one.skill] == ["dexterity", "intelligence"]


async def test_what_was_chosen_last_for_alike_words_comes_first(evening: Evening) -> None:
    player = evening.others[0]
    made = await sheet(evening, player)
    made.skills = {"helicopters": 6, "acrobatics": 1, "climbing": 2}
    whole = await offered(evening, await checked(evening, player, "corsa sui tetti"), player)
    assert next(iter(whole)).startswith("Agilità · Arrampicare: ")
    await evening.room("", player, press=whole["Agilità · Acrobazia: 3 dadi"].id)
    await evening.asks("", evening.master, press="!check-target 1 3")
    whole = await offered(evening, await checked(evening, player, "di nuovo sui tetti"), player)
    assert next(iter(whole)) == "Come prima: Agilità · Acrobazia, 3 dadi"


async def test_in_a_fight_nothing_is_offered_but_the_weapon_s_skills_and_plain_attributes(evening: Evening) -> None:
    player = evening.others[0]
    made = await sheet(evening, player, intelligence=5, agility=3)
    made.skills = {"cybernetics": 5, "helicopters": 5, "intimidation": 4, "pistol": 4, "close-combat": 1}
    made.gear = [Gear(1, "Coltello", "weapon", 1)]
    card = await evening.keys("/scontro inizia Guardia", evening.master)
    whole = await evening.keys("", player, press=card["⚔️ Attacca"].id)
    offers = [label for label in whole if "dadi" in label and "punta" not in label]
    assert [label.partition(":")[0] for label in offers] == ["Agilità · Corpo a corpo", "Agilità"]


async def test_who_carries_a_pistol_and_never_learned_to_shoot_has_two_ways_in_a_fight(evening: Evening) -> None:
    player = evening.others[0]
    made = await sheet(evening, player, intelligence=5, agility=3)
    made.skills, made.gear = {"cybernetics": 5}, [Gear(1, "Pistola", "weapon", 1)]
    card = await evening.keys("/scontro inizia Guardia", evening.master)
    whole = await evening.keys("", player, press=card["⚔️ Attacca"].id)
    offers = [label for label in whole if "dadi" in label and "punta" not in label]
    assert [label.partition(":")[0] for label in offers] == ["Destrezza", "Agilità"]
    fight = (await evening.book()).fights.now
    assert fight is not None
    fight.at_range = True
    whole = await evening.keys("", player, press=card["⚔️ Attacca"].id)
    offers = [label for label in whole if "dadi" in label and "punta" not in label]
    assert [label.partition(":")[0] for label in offers] == ["Destrezza"]


async def test_at_range_no_knife_is_in_hand_nor_offered_and_the_card_says_so(evening: Evening) -> None:
    player = evening.others[0]
    made = await sheet(evening, player, intelligence=5, agility=3)
    made.skills, made.gear = {"knife": 4}, [Gear(1, "Coltello", "weapon", 1)]
    await evening.room("/scontro inizia Guardia", evening.master)
    fight = (await evening.book()).fights.now
    assert fight is not None
    fight.at_range = True
    shown = await evening.asks("", player, press="!fight dice 1 1")
    offers = [key.label for row in shown.drawn.buttons for key in row if "dadi" in key.label]
    assert {label.partition(":")[0] for label in offers if "punta" not in label} == {"Destrezza"}
    assert "Si combatte a distanza" in words(shown.drawn) and "Coltello" not in words(shown.drawn)


async def test_a_skill_of_blows_goes_with_the_better_of_power_and_agility(evening: Evening) -> None:
    player = evening.others[0]
    made = await sheet(evening, player, intelligence=5, agility=3)
    made.skills = {"knife": 2}
    whole = await offered(evening, await checked(evening, player, "accoltellare col coltello"), player)
    assert next(iter(whole)) == "Agilità · Combattimento con coltello: 5 dadi"


async def test_two_pools_of_as_many_dice_are_told_apart_on_every_button(evening: Evening) -> None:
    player = evening.others[0]
    made = await sheet(evening, player)
    made.skills = {"acrobatics": 2, "climbing": 2}
    card = await evening.house.ask(
        "", who=player, press=(await checked(evening, player, "via sui tetti"))["Scegli i dadi"].id
    )
    assert isinstance(card, Reply)
    labels = [key.label for row in card.drawn.buttons for key in row]
    assert len(labels) == len(set(labels))
