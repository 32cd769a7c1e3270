"""Checks as people meet them: the buttons of a phone, typed lines, the target, help, and who sees what."""

from __future__ import annotations

import re

import pytest

from bot.hall.cards.card import Audience, Key
from bot.hall.requests import Account, Reply
from tests.commands.daimon.evening import Evening, to
from tests.commands.daimon.fights.brawls import labelled
from tests.commands.daimon.heroes import DARIO, ELENA, sheet
from tests.hall.house import ANNA, BRUNO, private, words


async def pressed(evening: Evening, key: Key, who: Account) -> Reply:
    return await evening.asks("", who, press=key.id)


# --- on a phone


async def test_a_check_is_four_presses_of_the_player_and_two_of_the_master(evening: Evening) -> None:
    master, player = evening.master, evening.others[0]
    asked = await evening.keys(f'/prova {player.name} "scassinare la porta"', master)
    dice = await evening.keys("", player, press=asked["Scegli i dadi"].id)
    bids = await evening.keys("", player, press=dice["5"].id)
    ready = await evening.keys("", player, press=bids["2"].id)
    covered = await pressed(evening, ready["Tira"], player)
    assert covered.audience is Audience.ROOM
    told = words(covered.drawn)
    assert f"{player.name} ha scelto dadi e puntata" in told
    assert f"Tocca {to(master.name)}" in told
    targets = await evening.keys("", master, press=asked["Target"].id)
    assert list(targets) == [
        "1 · Molto semplice",
        "2 · Semplice",
        "3 · Media",
        "4 · Difficile",
        "5 · Molto difficile",
        "6 · Eroica",
        "7 · Leggendaria",
    ]
    result = await pressed(evening, targets["3 · Media"], master)
    assert result.audience is Audience.ROOM
    told = words(result.drawn)
    assert told.startswith(f"{player.name} · scassinare la porta — ")
    assert re.search(r"\d \d \d \d \d \+ Riserva \d \d → .+, ne servivano 3 \(Media\)", told)
    assert "5 dadi" in told
    assert re.search(r"Puntata 2.*Riserva 7 → [56]", told)
    assert re.search(r"Sigillo [a-z2-7]{4}·prova 1\b", told)


async def test_the_same_evening_in_english(english: Evening) -> None:
    master, player = english.master, english.others[0]
    asked = await english.keys(f'/check {player.name} "pick the lock"', master)
    assert list(asked) == ["Choose the dice", "Target", "Lend a die", "Withdraw"]
    await english.alone("", master, press=f"{asked['Target'].id} 3")
    told = await english.room("/roll 5 reserve:2", player)
    assert told.startswith(f"{player.name} · pick the lock — ")
    assert re.search(r"\+ reserve \d \d → .+ \(Medium\)", told)
    assert re.search(r"Bid 2.*reserve 7 → [56]", told, re.I)


async def test_every_number_of_a_roll_from_the_sheet_is_explained(evening: Evening) -> None:
    master, player = evening.master, evening.others[0]
    character = await sheet(evening, player, dexterity=4)
    character.wounds = 1
    asked = await evening.asks(f"/prova {player.name} bonus:1", master)
    number = asked.drawn.buttons[0][0].id.split()[-1]
    await evening.asks("", master, press=f"!check-target {number} 3")
    told = await evening.room("/tira caratteristica:destrezza abilita:Mira classe:si tratto:preciso", player)
    assert "Destrezza 4 · Mira 1 · classe +1 · Preciso +1 · dal Master +1 · ferite −1 = 7 dadi" in told
    assert "Nessuna puntata: Riserva 7" in told


async def test_the_composer_shows_what_the_sheet_has_most_likely_first_within_discords_rows(evening: Evening) -> None:
    master, player = evening.master, evening.others[0]
    await sheet(evening, player, dexterity=4)
    asked = await evening.keys(f"/prova {player.name}", master)
    first = await evening.asks("", player, press=asked["Scegli i dadi"].id)
    names = [key.label for row in first.drawn.buttons for key in row]
    assert names[-6:] == ["Potenza 2", "Destrezza 4", "Agilità 2", "Intelligenza 2", "Spirito 2", "Carisma 2"]
    assert len(first.drawn.buttons) <= 5
    then = await pressed(evening, first.drawn.buttons[-2][1], player)
    assert then.audience is Audience.MEMBER
    assert then.drawn.replaces
    rows = then.drawn.buttons
    assert len(rows) <= 5
    assert all(len(row) <= 5 for row in rows)
    ids = [key.id for row in rows for key in row]
    assert len(set(ids)) == len(ids)
    labels = [key.label for row in rows for key in row]
    assert labels[:4] == ["Mira 1", "Medicina 3", "Combattimento con coltello 2", "Persuasione −1"]
    assert {"Classe", "Massiccio", "Preciso", "✓0", "7", "Probabilità", "Tira"} <= set(labels)


async def test_a_choice_is_taken_back_by_a_second_press(evening: Evening) -> None:
    player = evening.others[0]
    await sheet(evening, player)
    first = await evening.keys("/tira", player)
    then = await evening.keys("", player, press=first["Potenza 2"].id)
    with_class = await evening.asks("", player, press=then["Classe"].id)
    assert "Potenza 2 · classe +1 = 3 dadi" in words(with_class.drawn)
    chosen = {key.label: key for row in with_class.drawn.buttons for key in row}
    without = await pressed(evening, chosen["✓ Classe"], player)
    assert "classe" not in words(without.drawn)


async def test_a_bare_roll_of_who_has_a_note_opens_a_check_before_the_room(evening: Evening) -> None:
    told = await evening.room('/tira nota:"salto sul tetto"', evening.others[0])
    assert told.startswith(f"{evening.others[0].name} · salto sul tetto")


async def test_the_chances_of_what_is_being_put_together_are_for_the_player_alone(evening: Evening) -> None:
    player = evening.others[0]
    await sheet(evening, player, power=5)
    first = await evening.keys("/tira", player)
    then = await evening.keys("", player, press=first["Potenza 5"].id)
    told = await evening.alone("", player, press=then["Probabilità"].id)
    assert "Potenza 5 = 5 dadi" in told
    assert "+0 97 81 50 19 3 0 0" in told
    assert "+7 99 99 98 93 81 61 39" in told


async def test_the_odds_of_a_sheet_for_each_bid_with_wounds(evening: Evening) -> None:
    player = evening.others[0]
    (await sheet(evening, player, power=6)).wounds = 1
    (await evening.book()).seat(await evening.person(player)).reserve = 2
    told = await evening.alone("/probabilita target:3 caratteristica:potenza riserva:2", player)
    assert "Potenza 6 · ferite −1 = 5 dadi" in told
    assert "Senza Riserva: 50% contro target 3" in told
    assert "Con 1 dado Riserva: 65,6% contro target 3" in told
    assert "Con 2 dadi Riserva: 77,3% contro target 3" in told
    assert "Con 3" not in told


async def test_a_die_that_was_lent_counts_in_the_odds(evening: Evening) -> None:
    player, friend = evening.others
    asked = await evening.keys(f"/prova {player.name} porta", evening.master)
    await pressed(evening, asked["Presta un dado"], friend)
    dice = await evening.keys("", player, press=asked["Scegli i dadi"].id)
    ready = await evening.keys("", player, press=dice["5"].id)
    told = await evening.alone("", player, press=ready["Probabilità"].id)
    assert told.startswith("6 dadi") and f"{friend.name} presta un dado" in told


async def test_in_a_campaigns_room_the_odds_are_for_who_asks_alone(evening: Evening) -> None:
    """They would tell everybody the bid that is weighed."""
    assert (await evening.alone("/probabilita 5 2 riserva:3", ELENA)).startswith("5 dadi")
    assert (await evening.alone("/probabilita 5 2 riserva:3", evening.others[0])).startswith("5 dadi")


async def test_outside_a_campaign_there_is_no_sheet_for_the_odds(evening: Evening) -> None:
    reply = await evening.asks("/probabilita caratteristica:potenza", ELENA, private(ELENA))
    assert "Qui non c'è una campagna con le schede" in words(reply.drawn)


async def test_who_has_one_campaign_asks_the_odds_in_private(evening: Evening) -> None:
    player = evening.others[0]
    await sheet(evening, player, power=6)
    reply = await evening.asks("/probabilita caratteristica:potenza", player, private(player))
    assert "Potenza 6 = 6 dadi" in words(reply.drawn)


# --- the target


async def test_a_target_typed_before_everybody_is_refused(evening: Evening) -> None:
    player = evening.others[0]
    told = await evening.alone(f"/prova {player.name} target:3", evening.master)
    assert "non si scrive davanti a tutti" in told
    assert (await evening.book()).checks.open == {}


@pytest.mark.parametrize(
    ("line", "hidden"),
    [
        ("/prova {} target:3 target:4", True),
        ("/prova {} targt:3", True),
        ("/pova {} target:3", True),
        ("/check {} target 3 bonus 2", True),
        ("/prova {} nota:a nota:b", False),
        ("/pova {}", False),
    ],
)
async def test_a_target_in_a_line_that_cannot_be_read_is_taken_away(evening: Evening, line: str, hidden: bool) -> None:
    told = await evening.asks(line.format(evening.others[0].name), evening.master)
    assert (told.audience, told.conceal) == (Audience.MEMBER, hidden)
    assert ("non si scrive davanti a tutti" in words(told.drawn)) is hidden


async def test_of_a_line_that_cannot_be_read_it_is_said_why_unless_that_repeats_a_number(evening: Evening) -> None:
    mistyped = words((await evening.asks(f"/prova {evening.others[0].name} targt:3", evening.master)).drawn)
    assert (
        "«targt»" in mistyped and "non si scrive davanti a tutti" in mistyped and "3" not in mistyped.split("Prova")[0]
    )
    astray = words((await evening.asks(f"/prova {evening.others[0].name} targt3:3", evening.master)).drawn)
    assert "targt3" not in astray and "non si scrive davanti a tutti" in astray


async def test_a_target_chosen_in_a_form_is_told_to_nobody(evening: Evening) -> None:
    master, player = evening.master, evening.others[0]
    values = {"player": player, "target": 6}
    assert "alla stanza ho detto" in await evening.alone("", master, path="check", values=values)
    (posted,) = [told for told in await evening.house.heralded() if "scegli i dadi" in told]
    assert "Il target è già fissato, in segreto" in posted
    assert "6" not in posted


async def test_the_target_written_to_us_in_private_opens_the_check_in_the_room(evening: Evening) -> None:
    master, player = evening.master, evening.others[0]
    await evening.asks(f"/prova @{player.name} target:2", master, where=private(master))
    assert any("scegli i dadi" in told for told in await evening.house.heralded())
    assert "— " in (await evening.room("/tira 4", player)).splitlines()[0]


async def test_a_target_cannot_be_rolled_against_by_choice(evening: Evening) -> None:
    told = await evening.alone("/tira 5 target:3", evening.others[0])
    assert "Il target lo fissa il Master" in told


async def test_the_second_to_press_hears_that_the_target_is_set(evening: Evening) -> None:
    asked = await evening.keys(f"/prova {evening.others[0].name}", evening.master)
    target = asked["Target"].id
    assert "Target 3 · Medi" in await evening.alone("", evening.master, press=f"{target} 3")
    told = await evening.alone("", evening.master, press=f"{target} 5")
    assert told == "Il target di questa prova è già stato fissato."


async def test_a_claimed_bonus_is_granted_by_the_press_that_sets_the_target(evening: Evening) -> None:
    covered = await evening.keys("/tira 3 bonus:2", evening.others[0])
    asked = await evening.asks("", evening.master, press=covered["Target"].id)
    assert asked.audience is Audience.MEMBER
    assert "chiede un bonus di +2: fissando il target lo concedi" in words(asked.drawn)
    assert "5 dadi" in await evening.room("", evening.master, press=asked.drawn.buttons[0][0].id)


async def test_a_claimed_bonus_is_denied_before_the_target_is_set(evening: Evening) -> None:
    covered = await evening.keys("/tira 3 bonus:2", evening.others[0])
    asked = await evening.keys("", evening.master, press=covered["Target"].id)
    left = await evening.asks("", evening.master, press=asked["No, senza bonus"].id)
    assert left.audience is Audience.MEMBER and "bonus" not in words(left.drawn)
    told = await evening.room("", evening.master, press=left.drawn.buttons[0][0].id)
    assert "Bonus di +2 chiesto e non concesso" in told and "3 dadi" in told


async def test_a_bonus_that_the_question_did_not_show_is_asked_about(evening: Evening) -> None:
    player = evening.others[0]
    asking = await evening.keys(f"/prova {player.name} salto", evening.master)
    before = await evening.keys("", evening.master, press=asking["Target"].id)
    await evening.room("/tira 3 bonus:2", player)
    question = await evening.asks("", evening.master, press=labelled(before, "2 ·"))
    assert question.audience is Audience.MEMBER and "+2: vale?" in words(question.drawn)


async def test_the_masters_own_character_is_judged_by_the_right_neighbour(evening: Evening) -> None:
    book = await evening.book()
    right = book.right_of(book.master)
    people = {await evening.person(account): account for account in (ANNA, BRUNO, DARIO)}
    covered = await evening.asks("/tira 4 riserva:1", evening.master)
    assert f"Tocca {to(people[right].name)}" in words(covered.drawn)
    target = {key.label: key for row in covered.drawn.buttons for key in row}["Target"]
    refused = await evening.asks("", evening.master, press=target.id)
    assert refused.audience is Audience.MEMBER
    assert refused.drawn.tone == "bad"
    await evening.room("", people[right], press=f"{target.id} 2")


# --- help, withdrawing, undo


async def test_help_is_a_press_and_is_shown_apart(evening: Evening) -> None:
    player, helper = evening.others
    asked = await evening.keys(f"/prova {player.name}", evening.master)
    told = await evening.room("", helper, press=asked["Presta un dado"].id)
    assert f"{helper.name} presta un dado: Riserva 7 → 6" in told
    assert "Presta un dado" not in await evening.keys("", player, press=asked["Scegli i dadi"].id)
    await evening.alone("", evening.master, press=f"{asked['Target'].id} 2")
    told = await evening.room("/tira 2", player)
    assert re.search(r"\d \d \+ aiuto \d → ", told)
    assert f"Il dado prestato da {helper.name} è speso comunque" in told


async def test_help_can_be_typed(evening: Evening) -> None:
    player, helper = evening.others
    await evening.room("/tira 2", player)
    assert "presta un dado" in await evening.room(f"/assisti {player.name}", helper)
    assert "l'aiuto è uno solo" in await evening.alone(f"/assisti {player.name}", evening.master)


async def test_only_the_master_withdraws_a_check(evening: Evening) -> None:
    asked = await evening.keys(f"/prova {evening.others[0].name}", evening.master)
    drop = asked["Ritira"].id
    assert "solo il Master" in await evening.alone("", evening.others[0], press=drop)
    assert "ritirata" in await evening.room("", evening.master, press=drop)
    assert "finita o è stata ritirata" in await evening.alone("", evening.others[0], press=asked["Scegli i dadi"].id)


async def test_an_undone_roll_keeps_what_was_decided_and_falls_the_same_by_one_press(evening: Evening) -> None:
    player = evening.others[0]
    covered = await evening.keys("/tira 3 riserva:3", player)
    await evening.room("", evening.master, press=f"{covered['Target'].id} 1")
    undo = await evening.asks("/annulla campagna", evening.master)
    await evening.room("", evening.master, press=undo.drawn.buttons[0][0].id)
    book = await evening.book()
    seat = book.seat(await evening.person(player))
    assert (seat.reserve, seat.free) == (7, 4)
    assert [check.target for check in book.checks.open.values()] == [1]
    await evening.room("", evening.master, press=f"{covered['Target'].id} 1")


async def test_who_gives_a_target_where_all_read_is_told_nothing_that_the_room_does_not_hear(evening: Evening) -> None:
    player = await evening.person(evening.others[0])
    reply = await evening.asks("", evening.master, press=f"!check <@{player}> target:3")
    assert reply.audience is Audience.MEMBER and reply.card is not None and reply.card.needless


async def test_of_those_who_are_asked_together_none_reads_the_target_off_anothers_dice(evening: Evening) -> None:
    first, last = evening.others
    await evening.asks("", evening.master, press="!check-all 3")
    waits = await evening.asks("/tira 4", first)
    told = words(waits.drawn)
    assert f"Si aspetta: {last.name}. Si tira tutti insieme" in told and "servivano" not in told
    card = " ".join(await evening.house.heralded())
    assert "servivano" not in card
    board = await evening.room("/campagna mostra", evening.master)
    assert f"Prova di {first.name}, dadi scelti: si aspetta {last.name}" in board
    result = words((await evening.asks("/tira 4", last)).drawn)
    assert result.startswith(f"Prova di {last.name} — ") and "ne servivano 3" in result
    assert [one for one in await evening.house.heralded() if f"Prova di {first.name} — " in one]
