"""What is tried a second time, and what stands exactly at a limit: refused to who tried alone, and nothing changes."""

from __future__ import annotations

import pytest

from bot.hall.requests import Account
from tests.commands.daimon.evening import Evening
from tests.commands.daimon.fights.brawls import labelled, put
from tests.commands.daimon.making.maker import Maker
from tests.hall.house import ANNA, BRUNO


async def refused_again(evening: Evening, who: Account, line: str = "", **press: str) -> None:
    """Done once; the second time it is refused, and the book stays as it was."""
    await evening.asks(line, who, **press)
    before = (await evening.book()).version
    await evening.alone(line, who, **press)
    assert (await evening.book()).version == before


@pytest.mark.parametrize("line", ["/scena fine", "/sessione fine", "/prova @{player} salto", "/scontro inizia Guardia"])
async def test_the_master_does_it_once(evening: Evening, line: str) -> None:
    await refused_again(evening, evening.master, line.format(player=evening.others[0].name))


@pytest.mark.parametrize("line", ["/sessione assente", "/tira nota:salto"])
async def test_a_player_does_it_once(evening: Evening, line: str) -> None:
    await refused_again(evening, evening.others[0], line)


async def test_a_seat_is_taken_and_left_once(evening: Evening) -> None:
    await evening.room("/sessione fine", ANNA)
    await refused_again(evening, BRUNO, "/campagna esci")
    await refused_again(evening, BRUNO, "/campagna entra")


async def test_the_chair_is_passed_claimed_and_voted_on_once(evening: Evening) -> None:
    first, second = evening.others
    keys = await evening.keys("/scena fine", evening.master)
    await refused_again(evening, first, press=keys["👍 Sì"].id)
    await refused_again(evening, evening.master, press=keys["Passo la mano"].id)
    await refused_again(evening, second, "/scena prenota")


async def test_help_is_lent_once_and_not_after_the_roll(evening: Evening) -> None:
    first, second = evening.others
    keys = await evening.keys(f"/prova {first.name} salto", evening.master)
    await refused_again(evening, second, press=keys["Presta un dado"].id)
    await evening.room("/tira 4", first)
    await evening.alone("/tira 4", first)
    targets = await evening.keys("", evening.master, press=keys["Target"].id)
    await refused_again(evening, evening.master, press=labelled(targets, "3 ·"))


async def test_a_check_is_withdrawn_once(evening: Evening) -> None:
    keys = await evening.keys(f"/prova {evening.others[0].name} salto", evening.master)
    await refused_again(evening, evening.master, press=keys["Ritira"].id)


async def test_an_answer_is_read_aloud_once(evening: Evening) -> None:
    keys = await evening.keys("/oracolo si-no", evening.master)
    share = labelled(keys, "📣")
    await evening.room("", evening.master, press=share)
    before = (await evening.book()).version
    await evening.asks("", evening.master, press=share)
    assert (await evening.book()).version == before


async def test_somebody_joins_yields_and_flees_a_fight_once(evening: Evening) -> None:
    for account in evening.others:
        await put(evening, account, power=3)
    await evening.room("/scontro inizia Guardia avversari:2", evening.master)
    keys = await evening.keys("/scontro mostra", evening.master)
    more = await evening.keys("", evening.master, press=keys["Master…"].id)
    await refused_again(evening, evening.master, press=more["Guardia 2 fugge"].id)
    await refused_again(evening, evening.others[0], "/scontro resa")
    await refused_again(evening, evening.master, press=more["Chiudi lo scontro"].id)


async def test_a_purchase_is_put_on_the_sheet_once(anna: Maker) -> None:
    await anna.line('/risorse compra richiesta "Pistola a noleggio"')
    await anna.press("È un'arma")
    await refused_again(anna.evening, ANNA, press=labelled(anna.keys, "Arma · Media"))


async def test_a_character_comes_into_play_once(evening: Evening) -> None:
    anna = await Maker(evening, ANNA).whole()
    await refused_again(evening, ANNA, press=labelled(anna.keys, "Entra in gioco"))


# --- exactly at the limit


async def test_the_technology_log_shows_its_last_ten(evening: Evening) -> None:
    for number in range(1, 12):
        line = f"/tecnologia aggiungi nome:Arnese{number:02} dettagli:x bonus:y limite:z"
        await evening.room(line, evening.others[0])
        (await evening.book()).seat(await evening.person(evening.master)).reserve = 7
        await evening.room("/scena fine", evening.master)
        await evening.room("/scena mantieni", evening.master)
    said = await evening.room("/tecnologia elenco", ANNA)
    assert "Arnese01" not in said
    assert all(f"Arnese{number:02}" in said for number in range(2, 12))
    assert "11" in said.splitlines()[0]


async def test_the_event_log_has_a_second_page_from_its_thirteenth_line(evening: Evening) -> None:
    for number in range(1, 13):
        await evening.asks(f'/eventi "fatto {number:02}"', evening.master)
    assert not {"‹ Più vecchie", "Cerca"} & set(await evening.keys("/eventi", ANNA))
    assert "fatto 01" in await evening.alone("/eventi", ANNA)
    await evening.asks('/eventi "fatto 13"', evening.master)
    assert "‹ Più vecchie" in await evening.keys("/eventi", ANNA)
    assert "fatto 01" not in await evening.alone("/eventi", ANNA)


@pytest.mark.parametrize(
    ("value", "good"), [("0", False), ("1", True), ("6", True), ("7", False), ("999", False), ("1000", False)]
)
async def test_a_number_of_the_sheet_is_written_within_its_bounds(anna: Maker, value: str, good: bool) -> None:
    evening = anna.evening
    before = (await evening.book()).version
    await evening.asks(f"/sheet set pe {value} player:@anna", evening.master)
    assert ((await evening.book()).version > before) is good


async def test_no_more_dice_are_bid_than_are_free(evening: Evening) -> None:
    player = evening.others[0]
    (await evening.book()).seat(await evening.person(player)).reserve = 3
    await evening.alone("/tira 4 riserva:4 nota:salto", player)
    await evening.room("/tira 4 riserva:3 nota:salto", player)


async def test_a_character_of_the_story_may_have_fifteen_dice_by_a_button(evening: Evening) -> None:
    keys = await evening.keys(f'/confronto @{evening.others[0].name} png:"Il Colonnello"', evening.master)
    offered = await evening.keys("", evening.master, press=labelled(keys, "Colonnello"))
    assert list(offered) == [str(number) for number in range(1, 16)]
    await evening.alone("", evening.master, press=offered["15"].id)
    again = await evening.keys("", evening.master, press=labelled(keys, "Colonnello"))
    assert "✓15" in again
