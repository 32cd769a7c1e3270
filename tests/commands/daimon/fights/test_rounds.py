"""Rounds at the table: who is awaited, how the next strike begins, and results in their order."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.requests import Account
from tests.commands.daimon.evening import Evening, to
from tests.commands.daimon.fights.brawls import JACKET, PISTOL, labelled, put
from tests.commands.daimon.heroes import DARIO
from tests.hall.house import ANNA, BRUNO, opened, words


@pytest.fixture(autouse=True)
async def all_armed(armed: Evening) -> None:
    """Whoever is Master has a character too."""
    await put(armed, armed.master, (PISTOL, JACKET), power=3)


async def brawl(evening: Evening, more: str = "avversari:2", difficulty: int = 0) -> None:
    """A fight of everybody against guards."""
    everybody = " ".join(f"@{one.name}" for one in (*evening.others, evening.master))
    await evening.room(f'/scontro inizia "Guardia" {more} giocatori:"{everybody}"', evening.master)
    if difficulty:
        await evening.asks("", evening.master, press=f"!fight set 1 1 {difficulty}")


async def next_round(evening: Evening) -> None:
    """Another round begins, whoever has not struck in this one."""
    fight = (await evening.book()).fights.now
    assert fight is not None
    fight.round += 1
    fight.strikes.clear()
    fight.choices.clear()


async def test_the_target_of_the_masters_own_strike_is_awaited_by_name_on_every_card(evening: Evening) -> None:
    await brawl(evening, "avversari:3")
    await evening.room("/scontro attacca caratteristica:potenza", evening.master)
    people = {await evening.person(one): one for one in (*evening.others, evening.master)}
    judge = people[(await evening.book()).right_of(await evening.person(evening.master))]
    for line in ("/scontro mostra", "/campagna mostra"):
        reply = await evening.asks(line, judge)
        assert f"{judge.name}: fissa in segreto il target per {evening.master.name}" in words(reply.drawn)
        keys = {key.label: key.id for row in reply.drawn.buttons for key in row}
        question = await evening.keys("", judge, press=keys["Target"])
        assert "3 · Media" in question


async def test_results_of_several_strikes_come_in_their_order_and_the_round_last(evening: Evening) -> None:
    first, second = evening.others
    await brawl(evening, "avversari:2")
    for who in (first, second):
        await evening.room("/scontro attacca caratteristica:potenza", who)
    answer = await evening.alone("", evening.master, press="!fight set 1 1 7")
    assert answer.startswith("Fatto: alla stanza")
    said = [one for one in await evening.house.heralded() if "Guardia" in one][-3:]
    assert said[0].startswith(f"{first.name} contro") and said[1].startswith(f"{second.name} contro")
    assert said[2].startswith("Scontro con Guardia") and "Round 1" in said[2]


async def test_a_foe_is_shown_as_it_was_after_each_strike(evening: Evening) -> None:
    first, second = evening.others
    await brawl(evening, "avversari:1")
    for who in (first, second):
        await evening.room("/scontro attacca caratteristica:potenza", who)
    answer = words((await evening.asks("", evening.master, press="!fight set 1 1 7")).drawn)
    told = "\n".join([answer, *await evening.house.heralded()])
    one = (await evening.book()).fights.rolled[0]
    assert one.foe_wounds == (min(7, one.wounds) if one.won else 0)
    assert not one.won or "Guardia subisce" in told


async def _healed(evening: Evening, player: Account) -> None:
    """Nobody is down, whatever the dice have done."""
    hero = (await evening.book()).character_of(await evening.person(player))
    assert hero is not None
    hero.wounds = 0


async def test_the_only_weapon_is_in_hand_and_the_next_strike_begins_as_the_last(evening: Evening) -> None:
    player = evening.others[0]
    await brawl(evening, "avversari:3", 7)
    keys = await evening.keys("/scontro attacca", player)
    assert "Come prima" not in keys
    keys = await evening.keys("", player, press=labelled(keys, "Potenza"))
    assert "✓ Pistola" in keys
    await evening.room("", player, press=labelled(keys, "Tira"))
    await next_round(evening)
    await _healed(evening, player)
    keys = await evening.keys("/scontro attacca", player)
    assert list(keys)[:2] == ["Come prima: 5 dadi", "Potenza: 5 dadi, punta 2"]
    said = await evening.room("", player, press=keys["Come prima: 5 dadi"].id)
    assert "Pistola 1" in said
    await next_round(evening)
    await _healed(evening, player)
    said = await evening.room("/scontro attacca caratteristica:potenza", player)
    assert "Stessa arma di prima: Pistola" in said and "Pistola 1" in said
    await next_round(evening)
    await _healed(evening, player)
    assert "Stessa arma" not in await evening.room("/scontro attacca caratteristica:potenza arma:Pistola", player)


async def test_the_last_weapon_can_be_left_in_words_and_a_strategy_taken_back(evening: Evening) -> None:
    player = evening.others[0]
    await brawl(evening, "avversari:3", 7)
    await evening.room("/scontro attacca caratteristica:potenza arma:Pistola", player)
    await next_round(evening)
    keys = await evening.keys("/scontro attacca arma:nessuna", player)
    keys = await evening.keys("", player, press=labelled(keys, "Potenza"))
    assert "Pistola" in keys and "✓ Pistola" not in keys
    keys = await evening.keys("", player, press=labelled(keys, "Difesa"))
    keys = await evening.keys("", player, press=labelled(keys, "✓ Difesa"))
    assert "Difesa ad oltranza" in keys
    said = await evening.room("/scontro attacca caratteristica:potenza arma:NESSUNA", player)
    assert "Pistola" not in said


async def test_as_before_is_in_a_fight_the_last_strike_and_never_the_check_before_it(evening: Evening) -> None:
    player = evening.others[0]
    await evening.room("/tira caratteristica:agilita", player)
    await brawl(evening, "avversari:3", 7)
    assert not any("Come prima" in label for label in await evening.keys("/scontro attacca", player))
    await evening.room("/scontro attacca caratteristica:potenza arma:Pistola", player)
    await next_round(evening)
    await _healed(evening, player)
    keys = await evening.keys("/scontro attacca", player)
    assert [label for label in keys if "Come prima" in label] == ["Come prima: 5 dadi"]


async def test_as_before_says_its_dice_its_bid_and_its_strategy(evening: Evening) -> None:
    player = evening.others[0]
    await brawl(evening, "avversari:3", 7)
    await evening.room("/scontro attacca caratteristica:potenza riserva:2 strategia:disperato", player)
    await next_round(evening)
    await _healed(evening, player)
    keys = await evening.keys("/scontro attacca", player)
    assert [*keys][:2] == ["Come prima · Attacco disperato: 6 dadi, punta 2", "Attacco disperato: 6 dadi"]
    said = await evening.room("", player, press=next(iter(keys.values())).id)
    assert "strategia +2" in said


async def test_one_press_strikes_as_before(evening: Evening) -> None:
    player = evening.others[0]
    await brawl(evening, "avversari:3", 7)
    await evening.room("/scontro attacca caratteristica:potenza riserva:2 strategia:disperato", player)
    await next_round(evening)
    await _healed(evening, player)
    fight = (await evening.book()).fights.now
    assert fight is not None
    said = await evening.room("", player, press=f"!fight same {fight.number} {fight.round}")
    assert "Guardia 1" in said and "strategia +2" in said and "Riserva 6 → 5" in said


async def test_a_blow_is_not_offered_as_before_where_the_fight_has_moved_to_range(evening: Evening) -> None:
    player = evening.others[0]
    await brawl(evening, "avversari:3", 7)
    await evening.room("/scontro attacca caratteristica:potenza", player)
    await next_round(evening)
    await _healed(evening, player)
    fight = (await evening.book()).fights.now
    assert fight is not None
    assert any(label.startswith("Come prima") for label in await evening.keys("/scontro attacca", player))
    fight.at_range = True
    assert not any(label.startswith("Come prima") for label in await evening.keys("/scontro attacca", player))
    shown = await evening.asks("", player, press=f"!fight same {fight.number} {fight.round}")
    assert "Si combatte a distanza" in words(shown.drawn)
    assert all(" none 0 " in f"{key.id} " for row in shown.drawn.buttons for key in row if " none " in key.id)


async def test_giving_up_is_asked_twice(evening: Evening) -> None:
    player = evening.others[0]
    await brawl(evening)
    keys = await evening.keys("/scontro mostra", player)
    sure = await evening.keys("", player, press=labelled(keys, "Mi arrendo"))
    assert not (await evening.book()).fights.now.gone  # type: ignore[union-attr]
    assert "lascia lo scontro" in await evening.room("", player, press=sure["Sì, mi arrendo"].id)


async def test_while_the_chair_is_free_nobody_is_named_for_the_target(evening: Evening) -> None:
    player = evening.others[0]
    await evening.room("/tira 5", player)
    keys = await evening.keys("/campagna mostra", player)
    await evening.room("/sessione assente", evening.master)
    said = await evening.room("/campagna mostra", player)
    assert "dadi scelti: si aspetta il Master" in said and "ex membro" not in said
    assert (await evening.alone("", player, press=keys["Target"].id)).startswith("Ora nessuno fa il Master")


async def test_the_table_says_who_holds_a_token_and_who_plays_whose_daimon(evening: Evening) -> None:
    said = await evening.room("/campagna mostra", ANNA)
    first, second = sorted(one.name for one in evening.others)
    assert f"Hanno ancora il token: {first}, {second}" in said
    assert "Il dàimon di ciascuno è di chi viene dopo: Anna, Bruno, Dario, e da capo" in said
    await evening.room("/sessione assente", evening.others[0])
    assert f"Hanno ancora il token: {evening.others[1].name}\n" in await evening.room("/campagna mostra", ANNA)


async def test_the_table_shows_every_open_thing_with_its_buttons(evening: Evening) -> None:
    one, other = evening.others
    await evening.room(f'/confronto "@{one.name} @{other.name}"', one)
    await evening.room("/tira 5", evening.master)
    reply = await evening.asks("/campagna mostra", one)
    said = words(reply.drawn)
    assert f"{one.name} contro {other.name}" in said and f"Si aspetta: {one.name}, {other.name}" in said
    labels = [key.label for row in reply.drawn.buttons for key in row]
    assert "Scegli in segreto" in labels and "Ritira · confronto" in labels
    assert f"Target · {evening.master.name}" in labels and f"Ritira · {evening.master.name}" in labels


async def test_the_table_names_who_is_awaited_for_a_check_and_a_shot(evening: Evening) -> None:
    one, other = evening.others
    await evening.room(f"/prova {one.name} salto", evening.master)
    assert f"Prova: tocca {to(one.name)}" in await evening.room("/campagna mostra", one)
    await evening.room("/tira 4", one)
    await evening.room("/scontro mira 1 1 dadi:5", other)
    said = await evening.room("/campagna mostra", one)
    assert f"Prova di {one.name}, dadi scelti: si aspetta {evening.master.name}" in said
    assert f"Mira di {other.name}: si aspetta {evening.master.name}" in said


async def test_a_scene_does_not_end_while_a_contest_is_open(evening: Evening) -> None:
    one, other = evening.others
    await evening.room(f'/confronto "@{one.name} @{other.name}"', one)
    assert (await evening.alone("/scena fine", evening.master)).startswith("C'è un confronto aperto")


async def test_a_strike_goes_with_who_leaves_and_the_room_hears_who_is_left(evening: Evening) -> None:
    _, other = evening.others
    await brawl(evening)
    await evening.room("/scontro attacca caratteristica:potenza", other)
    await evening.house.heralded()
    await evening.room("/sessione assente", other)
    (said,) = await evening.house.heralded()
    assert said.startswith(f"{other.name} è via: il suo attacco è ritirato")
    await evening.room("/sessione presente", other)
    assert any(
        one.startswith(f"{other.name} torna: vale l'attacco scelto prima di uscire")
        for one in await evening.house.heralded()
    )


async def test_a_stable_master_has_no_tokens_to_show_and_is_not_asked_for_checks(tmp_path: Path) -> None:
    (tmp_path / "stable").mkdir()
    house = await opened(tmp_path / "stable")
    await house.ask("/campagna nuova Neon master:fisso", ANNA)
    await house.ask("/campagna entra", BRUNO)
    await house.ask("/campagna entra", DARIO)
    await house.ask("/sessione inizia", ANNA)
    said = await house.said("/campagna mostra", ANNA)
    assert "token" not in said and "è di chi viene dopo: Bruno, Dario, e da capo" in said
    keys = await house.keys("/prova", ANNA)
    assert {"Bruno", "Dario"} <= set(keys) and "Anna" not in keys
    await house.store.close()


async def test_a_full_reserve_says_that_an_award_is_lost(evening: Evening) -> None:
    said = await evening.room(f"/riserva premia @{evening.others[0].name} interpretazione", evening.master)
    assert "la Riserva è già piena a 7" in said


async def test_a_strike_that_kills_its_own_character_still_says_what_it_was_armed_with(evening: Evening) -> None:
    player = evening.others[0]
    await brawl(evening, "avversari:1 equipaggiamento:9", 7)
    person = await evening.person(player)
    (await evening.book()).character_of(person).wounds = 5  # type: ignore[union-attr]
    said = await evening.room(
        "/scontro attacca caratteristica:potenza strategia:disperato riserva:1 arma:Pistola", player
    )
    assert "Armi e protezioni: Pistola 1" in said
    if (await evening.book()).character_of(person) is None:
        assert (await evening.alone("/scontro attacca 3", player)).startswith("Quel personaggio è morto")


async def test_where_the_master_fights_positions_are_judged_by_who_sits_at_the_right(evening: Evening) -> None:
    await brawl(evening)
    people = {await evening.person(one): one for one in (*evening.others, evening.master)}
    judge = people[(await evening.book()).right_of(await evening.person(evening.master))]
    (other,) = (one for one in evening.others if one is not judge)
    assert "Vantaggio" not in await evening.keys("", evening.master, press="!fight master")
    menu = await evening.keys("", judge, press="!fight master")
    assert "Vantaggio" in menu and "Chiudi lo scontro" not in menu
    assert "Che cosa succede nello scontro?" in await evening.alone("", judge, press="!fight master")
    assert "Master" in await evening.alone("", other, press="!fight master")
    assert await evening.room(f"/scontro vantaggio @{other.name} 1", judge)


async def test_who_goes_down_or_leaves_outside_the_fight_is_awaited_no_more_and_the_room_sees_it(
    evening: Evening,
) -> None:
    one, other = evening.others
    await brawl(evening)
    await evening.house.heralded()
    await evening.room("", evening.master, press=f"!wounds add <@{await evening.person(one)}> 9 sure:yes")
    [told] = [said for said in await evening.house.heralded() if said.startswith("Scontro con")]
    awaited = next(line for line in told.splitlines() if line.startswith("Tocca a"))
    assert one.name not in awaited and other.name in awaited
    await evening.room("/sessione assente", other)
    [told] = [said for said in await evening.house.heralded() if said.startswith("Scontro con")]
    awaited = next(line for line in told.splitlines() if line.startswith("Tocca a"))
    assert other.name not in awaited and evening.master.name in awaited
