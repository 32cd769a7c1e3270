"""/fight at the table: what the room sees, what the Master is asked in private, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.checker.verdict import Grade
from bot.hall.cards.card import Audience
from bot.hall.requests import Account, Form, Reply
from tests.commands.daimon.evening import Evening, begun, to
from tests.commands.daimon.fights.brawls import labelled, put
from tests.exported import grade_of
from tests.hall.house import private, words


async def everything(evening: Evening, account: Account) -> str:
    """All that somebody can read who may export."""
    journal = await evening.room("/diario 30", account)
    return journal + await evening.exported() + await evening.room("/scontro mostra", account)


async def test_a_whole_fight_with_buttons_only(brawl: Evening) -> None:
    first = brawl.others[0]
    keys = await brawl.keys("/scontro mostra", brawl.master)
    difficulty = labelled(keys, "Difficoltà")
    strike = labelled(keys, "Attacca")
    question = await brawl.keys("", brawl.master, press=difficulty)
    assert "2 · Semplice" in question
    said = await brawl.alone("", brawl.master, press=question["2 · Semplice"].id)
    assert "Semplice" in said
    keys = await brawl.keys("", first, press=strike)
    keys = await brawl.keys("", first, press=labelled(keys, "Potenza"))
    keys = await brawl.keys("", first, press=labelled(keys, "Attacco disperato"))
    keys = await brawl.keys("", first, press=keys["4"].id)
    said = await brawl.room("", first, press=labelled(keys, "Tira"))
    assert f"{first.name} contro Guardia 1" in said and "strategia +2" in said and "numero −1" in said
    assert "Pistola 1 · Giubbotto 1 · l'avversario ha 2" in said and "Puntata 4" in said


async def test_who_strikes_without_a_weapon_or_with_a_spent_one_is_told(brawl: Evening) -> None:
    first = brawl.others[0]
    keys = await brawl.keys("/scontro attacca", first)
    keys = await brawl.keys("", first, press=labelled(keys, "Potenza"))
    said = words((await brawl.asks("", first, press=labelled(keys, "Pistola"))).drawn)
    assert "Armi e protezioni: disarmato · Giubbotto 1 · l'avversario ha 2" in said
    (await brawl.book()).character_of(await brawl.person(first)).gear[0].marks = 13  # type: ignore[union-attr]
    keys = await brawl.keys("/scontro attacca", first)
    keys = await brawl.keys("", first, press=labelled(keys, "Potenza"))
    reply = await brawl.asks("", first, press=keys["Pistola (marcatori finiti)"].id)
    assert "Armi e protezioni: Pistola (marcatori finiti) · Giubbotto 1" in words(reply.drawn)


async def test_the_card_says_who_faces_whom_and_never_the_difficulty(brawl: Evening) -> None:
    first, second = brawl.others
    said = await brawl.room("/scontro mostra", brawl.master)
    assert f"{first.name} contro Guardia 1, Guardia 2 · −1" in said
    assert f"{second.name} contro Guardia 3" in said
    assert f"Tocca {to(first.name)}, {second.name}" in said


async def test_a_strike_is_sealed_until_the_master_has_set_the_difficulty(brawl: Evening) -> None:
    first, second = brawl.others
    said = await brawl.room("/scontro attacca caratteristica:potenza riserva:3", first)
    assert "I dadi si tirano quando c'è tutto" in said and "→" not in said
    for who in (second, brawl.master):
        told = await everything(brawl, who)
        assert '"reserve": 3' not in told and "riserva:3" not in told
    assert "●●●●●●●" in await brawl.room("/riserva mostra", second)
    key = labelled(await brawl.keys("/scontro mostra", brawl.master), "Difficoltà")
    question = await brawl.keys("", brawl.master, press=key)
    said = await brawl.room("", brawl.master, press=labelled(question, "3 · Media"))
    assert "ne servivano 3" in said and "Puntata 3" in said


async def test_the_difficulty_leaves_with_nobody_before_the_first_revealed_strike(evening: Evening) -> None:
    player = evening.others[0]
    reply = await evening.asks('/scontro inizia "Capo" difficolta:6', evening.master, where=private(evening.master))
    assert "6" not in words(reply.drawn)
    told = await everything(evening, player)
    assert '"field": "difficulty"' not in told and "6" not in told.split("Scontro con")[1]
    await evening.room("/scontro attacca 5", player)
    assert '"field": "difficulty"' in await evening.exported()
    assert grade_of(await evening.exported()) is Grade.WHOLE


async def test_a_difficulty_typed_in_the_room_is_answered_to_the_master_alone_and_the_fight_to_all(
    evening: Evening,
) -> None:
    values = {"foe": "Capo", "difficulty": 4}
    reply = await evening.asks("", evening.master, path="fight start", values=values)
    assert reply.audience.value == "member"
    (said,) = [told for told in await evening.house.heralded() if "Scontro con" in told]
    assert "Capo" in said and "4" not in said


async def test_the_masters_question_is_for_the_master(brawl: Evening) -> None:
    key = labelled(await brawl.keys("/scontro mostra", brawl.master), "Difficoltà")
    assert "Master" in await brawl.alone("", brawl.others[0], press=key)


async def test_a_claimed_bonus_is_confirmed_in_private(brawl: Evening) -> None:
    player = brawl.others[0]
    key = labelled(await brawl.keys("/scontro mostra", brawl.master), "Difficoltà")
    question = await brawl.keys("", brawl.master, press=key)
    await brawl.alone("", brawl.master, press=question["1 · Molto semplice"].id)
    keys = await brawl.keys("/scontro attacca caratteristica:potenza bonus:2 strategia:difesa", player)
    bonus = labelled(keys, "Bonus")
    await brawl.alone("", brawl.others[1], press=bonus)
    question = await brawl.keys("", brawl.master, press=bonus)
    said = await brawl.room("", brawl.master, press=labelled(question, "+1"))
    assert "bonus +1" in said
    assert "già deciso" in await brawl.alone("", brawl.master, press=labelled(question, "+2"))


async def test_the_wounded_foe_is_chosen_by_the_right_person(evening: Evening) -> None:
    player = evening.others[0]
    await put(evening, player, power=7)
    await evening.room(f'/scontro inizia "Guardia" avversari:2 giocatori:"@{player.name}"', evening.master)
    key = labelled(await evening.keys("/scontro mostra", evening.master), "Difficoltà")
    question = await evening.keys("", evening.master, press=key)
    await evening.alone("", evening.master, press=question["1 · Molto semplice"].id)
    reply = await evening.asks("/scontro attacca caratteristica:potenza riserva:7", player)
    assert f"{player.name}: a chi va" in words(reply.drawn)
    keys = {key.label: key for row in reply.drawn.buttons for key in row}
    assert "3 o più" in await evening.alone("", evening.master, press=keys["Guardia 2"].id)
    said = await evening.room("", player, press=keys["Guardia 2"].id)
    assert "Guardia 2: fuori combattimento" in said and "Round 2" in said
    assert "già deciso" in await evening.alone("", player, press=keys["Guardia 1"].id)


async def test_foes_of_several_kinds_are_chosen_by_a_button(evening: Evening) -> None:
    player = evening.others[0]
    await evening.room(f'/scontro inizia "Guardia" giocatori:"@{player.name}"', evening.master)
    await evening.room('/scontro avversario "Cecchino" equipaggiamento:3', evening.master)
    reply = await evening.asks("/scontro attacca 5", player)
    assert "Contro chi?" in words(reply.drawn)
    keys = {key.label: key for row in reply.drawn.buttons for key in row}
    reply = await evening.asks("", player, press=keys["Cecchino"].id)
    assert "armi e protezioni −3" in words(reply.drawn)
    assert "Cecchino" in await evening.room("/scontro attacca 5 avversario:cecchino", player)


async def test_an_overtaken_button_is_refused_with_what_stands_now(brawl: Evening) -> None:
    keys = await brawl.keys("/scontro mostra", brawl.others[0])
    await brawl.room("/scontro fine", brawl.master)
    assert "Non c'è nessuno scontro" in await brawl.alone("", brawl.others[0], press=labelled(keys, "Attacca"))
    await brawl.room('/scontro inizia "Altro"', brawl.master)
    assert "round è passato" in await brawl.alone("", brawl.others[0], press=labelled(keys, "Attacca"))


async def test_the_master_arranges_who_faces_whom(brawl: Evening) -> None:
    second = brawl.others[1]
    keys = await brawl.keys("/scontro mostra", brawl.master)
    keys = await brawl.keys("", brawl.master, press=labelled(keys, "Chi contro chi"))
    keys = await brawl.keys("", brawl.master, press=labelled(keys, second.name))
    said = await brawl.room("", brawl.master, press=labelled(keys, "Guardia 2"))
    assert f"{second.name} contro Guardia 3, Guardia 2 · −1" in said


async def test_the_masters_own_character_joins_and_everybody_is_counted(brawl: Evening) -> None:
    said = await brawl.room("/scontro partecipa", brawl.master)
    assert "−1" not in said and f"{brawl.master.name} contro" in said


async def test_the_player_on_the_right_sets_the_target_of_the_masters_own_character_in_private(
    evening: Evening,
) -> None:
    book = await evening.book()
    right = book.right_of(await evening.person(evening.master))
    judge, other = sorted(evening.others, key=lambda one: one.name)
    if await evening.person(judge) != right:
        judge, other = other, judge
    line = f'/scontro inizia "Guardia" giocatori:"@{evening.master.name} @{judge.name}"'
    keys = await evening.keys(line, evening.master)
    question = await evening.keys("", evening.master, press=labelled(keys, "Difficoltà"))
    await evening.alone("", evening.master, press=question["5 · Molto difficile"].id)
    reply = await evening.asks("/scontro attacca 5 riserva:2", evening.master)
    assert f"{judge.name}: fissa in segreto il target per {evening.master.name}" in words(reply.drawn)
    target = labelled({key.label: key for row in reply.drawn.buttons for key in row}, "Target")
    for who in (evening.master, other):
        assert "alla sua destra" in await evening.alone("", who, press=target)
        assert await evening.house.ask("3", who, replied="7") is None
    aloud = await evening.asks("3", judge, replied="7")
    ((key,),) = aloud.drawn.buttons
    assert aloud.conceal and key.label == "Target"
    asked = await evening.asks("", judge, press=key.id)
    assert "5 ·" in str(asked.drawn.buttons) and "difficoltà di Guardia" not in words(asked.drawn)
    question = {key.label: key for row in asked.drawn.buttons for key in row}
    said = await evening.room("", judge, press=question["1 · Molto semplice"].id)
    assert "ne serviva 1" in said and "su 5" not in said


async def test_the_end_marks_gear_and_says_what_is_spent(brawl: Evening) -> None:
    player = brawl.others[0]
    (await brawl.book()).character_of(await brawl.person(player)).gear[0].marks = 12  # type: ignore[union-attr]
    await brawl.room("/scontro attacca caratteristica:potenza arma:pistola", player)
    said = await brawl.room("/scontro fine", brawl.master)
    assert f"{player.name} · Pistola: marcatori finiti" in said
    assert f"{player.name} · Giubbotto: 1 marcatore su 13" in said


async def test_the_master_moves_the_fight_and_arms_a_foe_by_buttons(brawl: Evening) -> None:
    keys = await brawl.keys("/scontro mostra", brawl.master)
    menu = await brawl.keys("", brawl.master, press=labelled(keys, "Master"))
    said = await brawl.room("", brawl.master, press=labelled(menu, "Si passa alle armi da tiro"))
    assert "a distanza" in said and "Lo scontro si sposta" in said
    said = await brawl.room("", brawl.master, press=labelled(menu, "Le armi non contano"))
    assert "Qui il valore delle armi non conta" in said and "a distanza" in said  # As it was moved since that menu.
    menu = await brawl.keys("", brawl.master, press=labelled(keys, "Master"))
    form = await brawl.house.ask(press=labelled(menu, "Guardia: valore 2"), who=brawl.master)
    assert isinstance(form, Form)
    reply = await brawl.house.ask(press=form.press, who=brawl.master, values={"gear": "4"})
    assert isinstance(reply, Reply) and "Guardia: armi e protezioni 4" in words(reply.drawn)
    assert "giudica il Master" in await brawl.alone("", brawl.others[0], press=labelled(menu, "Si passa"))


async def test_protection_can_be_left_off_typed_or_by_button(brawl: Evening) -> None:
    first, second = brawl.others
    keys = await brawl.keys("/scontro mostra", brawl.master)
    question = await brawl.keys("", brawl.master, press=labelled(keys, "Difficoltà"))
    await brawl.asks("", brawl.master, press=labelled(question, "4 · "))
    line = "/scontro attacca caratteristica:potenza arma:pistola protezione:nessuna strategia:difesa"
    said = await brawl.room(line, first)
    assert "Armi e protezioni: Pistola 1 · l'avversario ha 2" in said
    keys = await brawl.keys("/scontro attacca", second)
    keys = await brawl.keys("", second, press=labelled(keys, "Potenza"))
    reply = await brawl.asks("", second, press=labelled(keys, "Senza protezione"))
    assert "Armi e protezioni: Pistola 1 · l'avversario ha 2" in words(reply.drawn)


ARSENAL = (("Coltello", "weapon", 1), ("Grossa pistola", "weapon", 2), ("Fucile a pompa", "weapon", 1))


async def test_the_skill_of_a_weapon_takes_it_up_typed_or_by_button(brawl: Evening) -> None:
    first, second = brawl.others
    for account in (first, second):
        await put(brawl, account, ARSENAL, power=3, pistol=2, knife=1, aim=1)
    keys = await brawl.keys("/scontro mostra", brawl.master)
    question = await brawl.keys("", brawl.master, press=labelled(keys, "Difficoltà"))
    await brawl.asks("", brawl.master, press=labelled(question, "4 · "))
    line = '/scontro attacca caratteristica:destrezza abilita:"Tiro con pistola" strategia:difesa'
    assert "Armi e protezioni: Grossa pistola 2 ·" in await brawl.room(line, first)
    keys = await brawl.keys("/scontro attacca", second)
    keys = await brawl.keys("", second, press=labelled(keys, "Destrezza"))
    reply = await brawl.asks("", second, press=labelled(keys, "Tiro con pistola"))
    assert "Armi e protezioni: Grossa pistola 2 ·" in words(reply.drawn)
    keys = {key.label: key for row in reply.drawn.buttons for key in row}
    reply = await brawl.asks("", second, press=labelled(keys, "Combattimento con coltello"))
    assert "Armi e protezioni: Coltello 1 ·" in words(reply.drawn)


async def test_a_skill_of_several_weapons_asks_with_which(brawl: Evening) -> None:
    first = brawl.others[0]
    await put(brawl, first, ARSENAL, power=3, aim=1)
    reply = await brawl.asks("/scontro attacca caratteristica:destrezza abilita:mira", first)
    keys = [key.label for row in reply.drawn.buttons for key in row]
    assert "Con quale arma?" in words(reply.drawn)
    assert keys[:3] == ["Coltello", "Grossa pistola", "Fucile a pompa"]
    reply = await brawl.asks("", first, press=reply.drawn.buttons[0][2].id)
    assert "Armi e protezioni: Fucile a pompa 1 ·" in words(reply.drawn)


@pytest.mark.parametrize("arms", [(), (("Pistola", "weapon", 1),), ARSENAL[:2]])
async def test_a_weapon_s_skill_without_such_a_weapon_is_asked_about_or_refused(
    brawl: Evening, arms: tuple[tuple[str, str, int], ...]
) -> None:
    first = brawl.others[0]
    await put(brawl, first, arms, power=3, pistol=1, rifle=3)
    reply = await brawl.asks('/scontro attacca caratteristica:destrezza abilita:"tiro con fucile"', first)
    fight = (await brawl.book()).fights.now
    assert fight is not None and not fight.strikes and not fight.sealed
    asked = "Con quale arma?" if arms else "«Tiro con fucile» vuole la sua arma in mano"
    assert asked in words(reply.drawn)
    reply = await brawl.asks('/scontro attacca caratteristica:destrezza abilita:"tiro con fucile" arma:nessuna', first)
    assert "vuole la sua arma in mano" in words(reply.drawn)


async def test_a_companion_lends_a_die_to_a_strike(brawl: Evening) -> None:
    first, second = brawl.others
    assert f"{second.name} presta un dado {to(first.name)}" in await brawl.room(f"/assisti @{first.name}", second)
    await brawl.room("/scontro attacca caratteristica:potenza riserva:1", first)
    keys = await brawl.keys("/scontro mostra", brawl.master)
    question = await brawl.keys("", brawl.master, press=labelled(keys, "Difficoltà"))
    said = await brawl.room("", brawl.master, press=labelled(question, "4 · "))
    assert " + Riserva " in said and " + aiuto " in said
    assert f"Il dado prestato da {second.name} è speso comunque" in said
    assert (await brawl.book()).seat(await brawl.person(second)).reserve == 6
    assert f"{second.name} presta un dado" in await brawl.room("/diario 10", brawl.master)
    assert f";{second.name};" in (await brawl.tables()).partition("Ferite inflitte")[2].partition("\n\n")[0]
    assert "Non ha nessun tiro in attesa" in await brawl.alone(f"/assisti @{first.name}", second)


async def test_a_total_of_nothing_hits_without_a_roll(brawl: Evening) -> None:
    player = brawl.others[0]
    keys = await brawl.keys("/scontro mira 0 0 dadi:3 riserva:2", player)
    question = await brawl.keys("", brawl.master, press=labelled(keys, "Conferma"))
    said = await brawl.room("", brawl.master, press=labelled(question, "Conferma"))
    assert "colpito" in said and "nessun tiro" in said


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('/scontro inizia "Nessuno" avversari:0', "almeno un avversario"),
        ('/scontro inizia "Altri"', "già uno scontro aperto"),
        ("/scontro vantaggio @{master} 2", "non è nello scontro"),
    ],
)
async def test_what_the_master_may_not_do(brawl: Evening, line: str, reason: str) -> None:
    if "Nessuno" in line:
        await brawl.room("/scontro fine", brawl.master)
    assert reason in await brawl.alone(line.format(master=brawl.master.name), brawl.master)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("/scontro attacca caratteristica:potenza riserva:8", "fuori misura"),
        ("/scontro attacca -1", "fuori misura"),
        ("/scontro attacca caratteristica:potenza arma:bazooka", "bazooka"),
        ("/scontro attacca caratteristica:potenza avversario:drago", "drago"),
        ("/scontro attacca caratteristica:potenza protezione:corazza", "corazza"),
        ("/scontro mira 4 0 dadi:3", "fuori misura"),
        ("/scontro inizia Nemico", "solo il Master"),
    ],
)
async def test_what_a_player_may_not_do(brawl: Evening, line: str, reason: str) -> None:
    assert reason in await brawl.alone(line, brawl.others[0])


async def test_a_strike_without_a_fight_is_refused(evening: Evening) -> None:
    assert "Non c'è nessuno scontro" in await evening.alone("/scontro attacca 5", evening.others[0])


async def test_the_same_fight_reads_in_english(tmp_path: Path) -> None:
    evening = await begun(tmp_path, language="en")
    player = evening.others[0]
    await put(evening, player, power=3)
    said = await evening.room('/fight start "Guard" foes:2 mode:single range:yes', evening.master)
    assert "Fight with Guard ×2" in said and "Single round · at range" in said
    assert "The dice are rolled once" in await evening.room("/fight strike attribute:power", player)
    await evening.house.store.close()


async def test_a_fight_is_undone_to_before_it_with_the_yes_of_who_had_struck(brawl: Evening) -> None:
    player = brawl.others[0]
    await brawl.room("/scontro attacca caratteristica:potenza riserva:2", player)
    keys = await brawl.keys("/scontro mostra", brawl.master)
    question = await brawl.keys("", brawl.master, press=labelled(keys, "Difficoltà"))
    await brawl.room("", brawl.master, press=labelled(question, "2 · "))
    said = [one for _ in range(4) for one in await brawl.undoes(brawl.master)]
    assert sum("Facce note · con il sì di" in one for one in said) == 2, said
    book = await brawl.book()
    assert book.fights.now is None and book.seat(await brawl.person(player)).free == 7


async def test_who_names_no_weapon_is_told_that_it_is_the_one_of_before(brawl: Evening) -> None:
    first, second = brawl.others
    # In defence, so that no wound waits for who is to have it.
    said = await brawl.room("/scontro attacca caratteristica:potenza arma:pistola strategia:difesa", first)
    assert "Stessa arma" not in said
    keys = await brawl.keys("/scontro mostra", brawl.master)
    question = await brawl.keys("", brawl.master, press=labelled(keys, "Difficoltà"))
    await brawl.asks("", brawl.master, press=labelled(question, "4 · "))
    await brawl.room("/scontro attacca caratteristica:potenza arma:nessuna strategia:difesa", second)
    assert "Stessa arma di prima: Pistola" in await brawl.room("/scontro attacca caratteristica:potenza", first)


async def test_a_difficulty_in_an_answer_to_a_card_is_taken_away(brawl: Evening) -> None:
    told = await brawl.asks("4", brawl.master, replied="7")
    assert (told.audience, told.conceal) == (Audience.MEMBER, True)
    ((key,),) = told.drawn.buttons
    assert key.label == "Difficoltà: Guardia" and "2 · Semplice" in await brawl.keys("", brawl.master, press=key.id)
    assert await brawl.house.ask("4", brawl.others[0], replied="7") is None
    assert not (await brawl.book()).fights.now.bands[0].difficulty  # type: ignore[union-attr]


@pytest.mark.parametrize("line", ["/scontro fine", "!fight flee 1"])
async def test_a_master_who_fights_ends_nothing_alone(brawl: Evening, line: str) -> None:
    await brawl.room("/scontro partecipa", brawl.master)
    told = "" if line.startswith("!") else line
    asked = await brawl.house.ask(told, brawl.master, press=line if not told else "")
    assert isinstance(asked, Reply)
    assert words(asked.drawn).startswith(f"{brawl.master.name} vuole")
    now = (await brawl.book()).fights.now
    assert now is not None and len(now.standing) == 3, "nothing has happened"
    [[yes]] = asked.drawn.buttons
    said = await brawl.house.press(yes, brawl.others[0])
    assert f"Con il sì di {brawl.others[0].name}" in said


async def test_a_master_who_does_not_fight_asks_nobody(brawl: Evening) -> None:
    asked = await brawl.house.ask("/scontro fine", brawl.master)
    assert isinstance(asked, Reply) and "Scontro chiuso" in words(asked.drawn)
