"""What is refused of checks, each with its own sentence; and what journal and export tell of them."""

from __future__ import annotations

import re

import pytest

from bot.checker.verdict import Grade
from bot.hall.cards.card import Audience
from tests.commands.daimon.evening import Evening
from tests.commands.daimon.heroes import ELENA, sheet
from tests.exported import grade_of
from tests.hall.house import ANNA, BRUNO, words

# --- refusals


async def test_nobody_composes_or_rolls_for_somebody_else(evening: Evening) -> None:
    player, other = evening.others
    asked = await evening.keys(f"/prova {player.name}", evening.master)
    number = asked["Scegli i dadi"].id.split()[-1]
    for press in (asked["Scegli i dadi"].id, f"!check-roll {number} d5.r2"):
        assert "nessuno tira per gli altri" in await evening.alone("", other, press=press)


@pytest.mark.parametrize("word", ["d-5", "d5.r-1", "d5.b9999", "d999999999", "x3", "d5.d6", "q", "d5.rx"])
async def test_a_button_that_nobody_drew_is_refused(evening: Evening, word: str) -> None:
    player = evening.others[0]
    for command in ("check-roll 0", "check-dice 0", "chances"):
        reply = await evening.asks("", player, press=f"!{command} {word}")
        assert reply.audience is Audience.MEMBER
        assert "rotto" not in words(reply.drawn)
    assert (await evening.book()).checks.open == {}


async def test_negative_dice_are_refused(evening: Evening) -> None:
    assert "fuori misura" in await evening.alone("/tira -3", evening.others[0])


async def test_an_unknown_skill_is_refused_by_its_name(evening: Evening) -> None:
    await sheet(evening, evening.others[0])
    told = await evening.alone('/tira caratteristica:potenza abilita:"Origami estremo"', evening.others[0])
    assert "Non conosco l'abilità «Origami estremo»" in told


async def test_an_old_bonus_button_says_that_the_bonus_is_settled(evening: Evening) -> None:
    player = evening.others[0]
    keys = await evening.keys(f"/prova {player.name}", evening.master)
    keys = await evening.keys("", evening.master, press=keys["Target"].id)
    await evening.asks("", evening.master, press=keys["2 · Semplice"].id)
    keys = await evening.keys("/tira 3 bonus:1", player)
    bonus = next(key for label, key in keys.items() if "onus" in label)
    answers = await evening.keys("", evening.master, press=bonus.id)
    await evening.room("", evening.master, press=next(iter(answers.values())).id)
    assert await evening.alone("", evening.master, press=bonus.id) == "Su quel bonus si è già deciso."


async def test_a_bid_above_the_reserve_says_what_can_be_bid(evening: Evening) -> None:
    (await evening.book()).seat(await evening.person(evening.others[0])).reserve = 3
    told = await evening.alone("/tira 5 riserva:5", evening.others[0])
    assert told == "Puoi puntare da 0 a 3 dadi: è tutta la tua Riserva libera."


async def test_a_bid_after_the_reveal_is_refused(evening: Evening) -> None:
    player = evening.others[0]
    asked = await evening.keys(f"/prova {player.name}", evening.master)
    await evening.alone("", evening.master, press=f"{asked['Target'].id} 2")
    await evening.room("/tira 4", player)
    number = asked["Scegli i dadi"].id.split()[-1]
    assert "finita" in await evening.alone("", player, press=f"!check-roll {number} d4.r7")


async def test_a_check_is_the_masters_to_ask(evening: Evening) -> None:
    assert "solo il Master" in await evening.alone(f"/prova {evening.master.name}", evening.others[0])


async def test_who_watches_rolls_plain_dice_that_count_for_nobody(evening: Evening) -> None:
    before = await evening.book()
    rolling = dict(before.session.rolling) if before.session else {}
    said = await evening.room("/tira 5 nota:scommessa", ELENA)
    assert said.startswith("Elena") and "scommessa" in said and "Non conta per nessuno" in said and "tiro 1" in said
    faces = re.findall("[1-6]", said.splitlines()[1])[:5]
    hits = sum(face >= "4" for face in faces)
    assert len(faces) == 5 and re.search(f"{hits} success[oi]|nessun successo", said)
    book = await evening.book()
    assert book.session is not None and book.session.rolling == rolling and not book.checks.open
    assert "Elena, che guarda, tira:" in await evening.room("/diario 1", ANNA)
    for line in ("/tira 5 riserva:2", "/tira caratteristica:potenza", "/tira"):
        assert "solo dadi semplici" in await evening.alone(line, ELENA)
    assert grade_of(await evening.exported()) is Grade.WHOLE
    await evening.room("/sessione fine", ANNA)
    assert grade_of(await evening.exported()) is Grade.WHOLE


async def test_who_is_not_at_the_table_is_not_asked(evening: Evening) -> None:
    await evening.room("/tira 5", ELENA)
    assert "Chi non ha un posto" in await evening.alone("/prova Elena", evening.master)


async def test_the_master_does_not_ask_twice(evening: Evening) -> None:
    await evening.room(f"/prova {evening.others[0].name}", evening.master)
    assert "già una prova aperta" in await evening.alone(f"/prova {evening.others[0].name}", evening.master)


async def test_after_the_session_nothing_is_rolled(evening: Evening) -> None:
    await evening.room("/sessione fine", ANNA)
    assert "Non c'è una sessione aperta" in await evening.alone("/tira 5", BRUNO)


async def test_two_devices_of_one_press_roll_once(evening: Evening) -> None:
    player = evening.others[0]
    covered = await evening.keys("/tira 3", player)
    press = f"{covered['Target'].id} 1"
    once = await evening.asks("", evening.master, press=press, id="discord:same")
    again = await evening.asks("", evening.master, press=press, id="discord:same")
    assert words(once.drawn) == words(again.drawn)
    assert len((await evening.book()).checks.results) == 1


# --- journal and export


async def test_the_journal_tells_a_result_with_its_target_and_nothing_before(evening: Evening) -> None:
    player = evening.others[0]
    covered = await evening.keys("/tira 3 riserva:4", player)
    before = await evening.room("/diario 3", player)
    assert "ha scelto dadi e puntata" in before
    await evening.room("", evening.master, press=f"{covered['Target'].id} 2")
    assert re.search(r"ha tirato una prova: [\d ]+, .+ contro 2", await evening.room("/diario 3", player))


async def test_the_tables_of_an_export_list_the_checks(evening: Evening) -> None:
    player = evening.others[0]
    covered = await evening.keys("/tira 3 riserva:2 nota:x", player)
    await evening.room("", evening.master, press=f"{covered['Target'].id} 2")
    reply = await evening.asks("/esporta campagna", ANNA, manages=True)
    table = reply.drawn.files[1].content.decode("utf-8-sig")
    assert "Sigillo;Chi;Nota;Dadi;Riserva;Aiuto di;Successi;Target" in table
    assert f";{player.name};x;" in table
