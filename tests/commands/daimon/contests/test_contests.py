"""Contests as people meet them: secret answers with buttons, one reveal for the room, and every refusal."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.engines.daimon.character.character import Gear
from bot.hall.cards.card import Audience
from tests.commands.daimon.contests.duels import against, contest, gives, sheet, tied
from tests.commands.daimon.evening import Evening
from tests.hall.house import private, words


async def test_a_contest_is_a_few_presses_of_each_and_one_reveal_for_all(evening: Evening) -> None:
    one, other = evening.others
    opened = await evening.asks(f'/confronto {against(evening)} "braccio di ferro"', evening.master)
    assert words(opened.drawn).splitlines() == [
        f"{one.name} contro {other.name} · braccio di ferro",
        "Ognuno sceglie in segreto dadi e puntata; si scopre tutto insieme",
        f"Si aspetta: {one.name}, {other.name}",
    ]
    card = {key.label: key.id for row in opened.drawn.buttons for key in row}
    assert list(card) == [
        *("Scegli in segreto", "Vantaggio", "Presta un dado"),
        *("⏳ 2 min", "⏳ 5 min", "⏳ 10 min", "Ritira"),
    ]
    for who in (one, other):
        dice = await evening.keys("", who, press=card["Scegli in segreto"])
        bids = await evening.keys("", who, press=dice["5"].id)
        ready = await evening.keys("", who, press=bids["2"].id)
        answered = await evening.asks("", who, press=ready["Confermo"].id)
        if who is one:
            assert answered.audience is Audience.MEMBER
            assert words(answered.drawn).splitlines()[:3] == [
                "Risposta registrata",
                "5 dadi",
                "Puntata: +2 dalla Riserva",
            ]
            (news,) = [said for said in await evening.house.heralded() if "ha risposto" in said]
            assert news.splitlines() == [f"{one.name} ha risposto", f"Si aspetta: {other.name}"]
    assert answered.audience is Audience.ROOM
    told = words(answered.drawn)
    assert told.startswith(f"{one.name} contro {other.name} · braccio di ferro — ")
    assert re.search(r"1\. \w+: \d \d \d \d \d \+ Riserva \d \d → ", told)
    assert re.search(r"Puntata 2, (non torna niente|torna 1 dado): Riserva 7 → [56]", told)
    assert re.search(r"Sigillo [a-z2-7]{4}·confronto 1\b", told)


async def test_a_number_at_the_end_of_what_it_is_about_is_nobodys_name(evening: Evening) -> None:
    one, other = evening.others
    told = await evening.room(f"/confronto @{one.name} @{other.name} gara 2", evening.master)
    assert told.splitlines()[0] == f"{one.name} contro {other.name} · gara 2"


async def test_the_same_contest_in_english(english: Evening) -> None:
    one, other = english.others
    await english.room(f'/contest {against(english)} "arm wrestling"', one)
    assert (await gives(english, one, "d0")).startswith(("Answer taken", "Risposta registrata"))
    assert f"{one.name} has answered\nWaiting for {other.name}" in await english.house.heralded()
    told = await gives(english, other, "d30.r2")
    assert told.startswith(f"{one.name} against {other.name} · arm wrestling — a clear win for {other.name}")
    assert "Bid 2, nothing comes back: reserve 7 → 5" in told
    assert re.search(r"Margin \d+: a clear win", told)


async def test_what_somebody_chooses_is_seen_by_nobody_else(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening)
    mine = await evening.alone("", one, press="!contest-dice 1 d5.r2")
    assert "Puntata: +2 dalla Riserva" in mine
    await gives(evening, one, "d5.r2")
    for who in (other, evening.master):
        assert "7" in await evening.room("/riserva mostra", who)
        assert "Puntata" not in await evening.alone("", who, press="!contest-answer 1")
    journal = await evening.room("/diario 3", other)
    assert f"{one.name} ha risposto nel confronto" in journal
    assert '"reserve":2' not in (await evening.exported()).replace(" ", "")


async def test_an_answer_begins_anew_from_the_one_given_before(evening: Evening) -> None:
    one, _ = evening.others
    await contest(evening)
    await gives(evening, one, "d5.r2")
    assert "Puntata: +2 dalla Riserva" in await evening.alone("", one, press="!contest-answer 1")
    changed = await evening.alone("", one, press="!contest-give 1 d5.r1")
    assert changed.startswith("Risposta cambiata")


async def test_an_answer_given_in_private_reaches_the_room(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening)
    book = (await evening.house.store.books(kind="campaign"))[0].id
    await evening.asks("", one, private(one), press=f"!@{book} contest-give 1 d0")
    assert f"{one.name} ha risposto" in "\n".join(await evening.house.heralded())
    await evening.asks("", other, private(other), press=f"!@{book} contest-give 1 d30")
    assert f"vince nettamente {other.name}" in "\n".join(await evening.house.heralded())


async def test_a_pool_from_the_sheet_is_explained(evening: Evening) -> None:
    one, other = evening.others
    await sheet(evening, one)
    await sheet(evening, other)
    await contest(evening)
    await evening.room(f"/vantaggio {one.name} 2", evening.master)
    taken = await evening.alone("", one, press="!contest-give 1 apower.smedicine")
    assert "Potenza 3 · Medicina 2 · vantaggio +2 = 7 dadi" in taken
    told = await gives(evening, other, "apower")
    assert "Potenza 3 · Medicina 2 · vantaggio +2 = 7 dadi" in told


async def test_advantage_is_public(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening)
    told = await evening.room(f"/vantaggio {other.name} -2", evening.master)
    assert f"{other.name}: svantaggio −2" in told
    both = await evening.room(f"/vantaggio {one.name} 1", evening.master)
    assert f"{one.name}: vantaggio +1" in both and f"{other.name}: svantaggio −2" in both
    taken = await evening.room(f"/vantaggio {one.name} 0", evening.master)
    assert f"{one.name}: nessun vantaggio" in taken and f"{other.name}: svantaggio −2" in taken
    told = await evening.alone("", other, press="!contest-dice 1 d5")
    assert "5 dadi · svantaggio −2 = 3 dadi" in told
    assert f"{one.name}: svantaggio" not in told


async def test_a_bare_advantage_asks_for_whom(evening: Evening) -> None:
    opened = await evening.keys(f"/confronto {against(evening)}", evening.master)
    form = await evening.house.ask("", evening.master, press=opened["Vantaggio"].id)
    assert [field.name for field in form.fields] == ["player", "dice"]  # type: ignore[union-attr]


async def test_a_fight_between_characters_says_its_wounds(evening: Evening) -> None:
    one, other = evening.others
    character = await sheet(evening, one)
    character.gear = [Gear(1, "coltello", "weapon", 1)]
    (await sheet(evening, other)).attributes["power"] = 40
    await contest(evening, "armi:si")
    asked = await evening.keys("", one, press="!contest-dice 1 apower")
    assert "coltello" in asked
    await gives(evening, one, "apower.w1")
    told = await gives(evening, other, "apower")
    assert "Potenza 3 · armi e protezioni +1 = 4 dadi" in told
    wounds = character.wounds
    assert wounds >= 1
    assert re.search(rf"{one.name}: {wounds} ferit[ae], ora", told) or "il personaggio muore" in told


async def test_in_a_fight_between_characters_the_only_weapon_is_in_hand(evening: Evening) -> None:
    one, _ = evening.others
    character = await sheet(evening, one)
    character.gear = [Gear(1, "coltello", "weapon", 1)]
    await contest(evening, "armi:si")
    asked = await evening.asks("", one, press="!contest-answer 1")
    assert "coltello 1" in words(asked.drawn)
    answers = [key.id for row in asked.drawn.buttons for key in row if "contest-give" in key.id]
    assert answers and all(".w1" in answer for answer in answers)


@pytest.mark.parametrize(
    ("marks", "said"),
    [(12, ("coltello 1", "coltello: marcatori finiti, da adesso non conta")), (13, ("coltello (marcatori finiti)",))],
)
async def test_a_fight_between_characters_says_what_its_weapons_are_worth(
    evening: Evening, marks: int, said: tuple[str, ...]
) -> None:
    one, other = evening.others
    character = await sheet(evening, one)
    character.gear = [Gear(1, "coltello", "weapon", 1, marks=marks)]
    await sheet(evening, other)
    await contest(evening, "armi:si")
    await gives(evening, one, "apower.w1")
    told = await gives(evening, other, "apower")
    assert all(line in told for line in (*said, "Armi e protezioni: disarmato"))
    assert ("da adesso non conta" in told) is (marks == 12)


async def test_the_master_answers_for_a_character_of_the_story(evening: Evening) -> None:
    one, _ = evening.others
    opened = await evening.keys(f'/confronto "@{one.name}" npc:"Il Colonnello" gear:2', evening.master)
    dice = await evening.keys("", evening.master, press=opened["Per Il Colonnello"].id)
    assert "15 dadi" in await evening.alone("", evening.master, press=dice["15"].id)
    assert any(said.startswith("Il Colonnello ha risposto") for said in await evening.house.heralded())
    again = await evening.keys("", evening.master, press=opened["Per Il Colonnello"].id)
    assert "✓15" in again
    assert "Master" in await evening.alone("", one, press=opened["Per Il Colonnello"].id)
    told = await gives(evening, one, "d0")
    assert told.startswith(f"{one.name} contro Il Colonnello — vince")
    assert "armi e protezioni +2" in told


async def test_half_way_those_missing_are_reminded_in_private(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening, "minuti:10")
    await gives(evening, one, "d0")
    evening.house.now += 5 * 60
    await evening.house.clock.tick()
    said = await evening.house.heralded()
    notices = evening.house.chat.said[-len(said) :]
    assert [notice.account.name for notice in notices if notice.account] == [other.name]
    assert sum("Manca la tua risposta" in one for one in said) == 1


async def test_the_reminder_of_a_contest_that_is_undone_is_struck(evening: Evening) -> None:
    await contest(evening, "minuti:10")
    evening.house.now += 5 * 60
    await evening.house.clock.tick()
    said = await evening.house.heralded()
    reminded = [one for one in said if "Manca la tua risposta" in one]
    since = len(evening.house.chat.said)
    while (await evening.book()).contests.open is not None:
        await evening.undoes(evening.master)
    await evening.house.heralded()
    edits = [one.drawn for one in evening.house.chat.said[since:] if "Manca la tua risposta" in words(one.drawn)]
    assert len(edits) == len(reminded) == 2
    assert all(words(one).startswith(f"Annullato da {evening.master.name} · ") and not one.buttons for one in edits)


async def test_who_answers_for_a_character_of_the_story_is_reminded_too(evening: Evening) -> None:
    one, _ = evening.others
    await evening.room(f'/confronto "@{one.name}" npc:"Il Colonnello" minuti:10', evening.master)
    await gives(evening, one, "d0")
    await evening.house.heralded()
    evening.house.now += 5 * 60
    await evening.house.clock.tick()
    (said,) = [said for said in await evening.house.heralded() if "Manca la tua risposta" in said]
    (reminded,) = [notice.account for notice in evening.house.chat.said if words(notice.drawn) == said]
    assert reminded is not None and reminded.name == evening.master.name


async def test_when_the_first_time_is_over_the_room_hears_who_is_missing(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening, "minuti:2")
    await gives(evening, one, "d5.r3")
    evening.house.now += 120
    await evening.house.clock.tick()
    told = "\n".join(await evening.house.heralded())
    assert "tempo scaduto" in told
    assert f"Si aspetta: {other.name}" in told
    assert f"vince nettamente {other.name}" in await gives(evening, other, "d40")


async def test_somebody_else_sets_no_deadline(evening: Evening) -> None:
    await contest(evening)
    told = await evening.alone("", evening.others[1], press="!contest-wait 1 5")
    assert told.startswith("Il tempo lo dà il Master")


async def test_a_contest_called_off_gives_everything_back(evening: Evening) -> None:
    one, _ = evening.others
    await contest(evening)
    await gives(evening, one, "d5.r5")
    told = await evening.room("", evening.master, press="!contest-off 1")
    assert "ritirato" in told
    assert "Puntata: +7" in await evening.alone("", one, press="!check-dice 0 d3.r7")
    assert '"reserve":5' not in (await evening.exported()).replace(" ", "")
    assert "finito o è stato ritirato" in await evening.alone("", one, press="!contest-give 1 d5")


def faces(said: str) -> list[str]:
    """The lines of dice."""
    return [line for line in said.splitlines() if "→" in line]


async def test_the_master_undoes_a_reveal_and_it_falls_the_same(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening)
    await gives(evening, one, "d5.r4")
    fell = faces(await gives(evening, other, "d0"))
    keys = await evening.keys("/annulla", evening.master)
    await evening.asks("", evening.master, press=next(iter(keys.values())).id)
    assert fell and faces(await gives(evening, other, "d0")) == fell


async def test_before_the_undo_of_a_reveal_it_says_all_that_goes_all_that_stays_and_who_stands_where(
    evening: Evening,
) -> None:
    one, other = evening.others
    await contest(evening)
    await gives(evening, one, "d5.r4")
    await gives(evening, one, "d3.r2")
    await gives(evening, other, "d0.r1")
    said = words((await evening.asks("/annulla campagna", evening.master)).drawn)
    gone, kept = said.split("\nResta com'era deciso")
    assert "Confronto scoperto" in gone
    for each in evening.others:
        assert kept.count(f"{each.name} ha risposto nel confronto") == 1
    assert f"{other.name}: Riserva 6 → 7" in kept
    assert all(each.name in kept.split("Riguarda")[1] for each in evening.others)


async def test_known_faces_fall_upon_another_answer_with_the_yes_of_every_opponent(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening)
    await gives(evening, one, "d5.r4")
    await gives(evening, other, "d0")
    keys = await evening.keys("/annulla", evening.master)
    await evening.asks("", evening.master, press=next(iter(keys.values())).id)
    said = await gives(evening, other, "d40")
    assert "facce note" in said and "Facce note · con il sì di" in said


async def test_two_who_say_yes_on_the_same_card_at_once_are_both_heard(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening)
    await gives(evening, one, "d5.r4")
    await gives(evening, other, "d0")
    keys = await evening.keys("/annulla", evening.master)
    await evening.asks("", evening.master, press=next(iter(keys.values())).id)
    off = '!contest-off 1 why:"era uno sbaglio"'
    yes = (await evening.house.keys(press=off, who=evening.master))["Conferma"]
    house = evening.house
    assert "Serve il sì di" in await house.press(yes, one)
    assert "Serve il sì di" in await house.press(yes, one), "one who says it twice is one"
    keys = await house.keys(press=off, who=evening.master)
    said = await asyncio.gather(*(house.press(keys["Conferma"], who) for who in (one, other)))
    assert (await evening.book()).contests.open is None
    assert any("ritirato" in one and one.count("con il sì di") == 2 for one in said)


async def test_the_tables_of_an_export_hold_every_reveal(evening: Evening) -> None:
    one, _ = evening.others
    await tied(evening)
    assert f"1;0;;{one.name};1;;;;0;0;0;0" in await evening.tables()


async def test_a_reveal_in_the_tables_says_who_lent_a_die_and_who_was_wounded(evening: Evening) -> None:
    one, _ = evening.others
    await contest(evening)
    await evening.room(f"/assisti @{one.name}", evening.master)
    for each in evening.others:
        await gives(evening, each, "d1")
    table = await evening.tables()
    assert ";Riserva;Aiuto di;Successi;Puntata;Tornati;Ferite subite" in table
    assert f"1;0;;{one.name};" in table and table.count(f";{evening.master.name};") == 1


async def test_dice_that_are_chosen_after_the_reveal_give_way_to_the_word_that_it_is_over(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening)
    panel = await evening.keys("", one, press="!contest-answer 1")
    live = panel["5"].id.replace("!", "!+", 1)
    await gives(evening, one, "d0")
    await gives(evening, other, "d0")
    for press, gives_way in ((panel["5"].id, True), ("!contest-answer 1", True), (live, False)):
        told = await evening.asks("", one, press=press)
        assert words(told.drawn) == "I dadi di questo confronto sono già scoperti."
        assert (told.drawn.replaces, [key.label for row in told.drawn.buttons for key in row]) == (
            gives_way,
            ["Perché?"],
        )


async def test_the_last_answers_own_card_goes_with_the_reveal(evening: Evening) -> None:
    await contest(evening)
    for who in evening.others:
        reply = await evening.asks("", who, press="!contest-give 1 d3")
        assert reply.drawn.replaces, "its buttons would stay, to be refused"
    assert reply.audience is Audience.ROOM
