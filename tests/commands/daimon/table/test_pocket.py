"""A player's card says what is asked of them alone, with whole answers; the Master's says who is still to answer."""

from __future__ import annotations

import pytest

from bot.hall.cards.card import Audience, Tone
from bot.hall.requests import Reply
from tests.commands.daimon.contests.duels import against, gives, tied
from tests.commands.daimon.evening import Evening
from tests.commands.daimon.fights.brawls import put
from tests.commands.daimon.heroes import ELENA, sheet
from tests.hall.house import words
from tests.hall.running.said.test_spent_buttons import Room, labels


async def test_what_is_asked_of_a_player_stands_on_their_card_with_what_they_have(evening: Evening) -> None:
    one, other = evening.others
    await sheet(evening, one)
    assert (await evening.alone("/tasca", one)).startswith("Per ora non tocca a te\nIl tavolo non aspetta nessuno.")
    await evening.room("", evening.master, press=f"!check-ask <@{await evening.person(one)}> 3")
    told = await evening.alone("/tasca", one)
    assert told.startswith("Tocca a te · ")
    assert told.endswith("Riserva 7 · Ferite 0/4 · Risorse 0, classe 0")
    assert "Tocca a te" not in await evening.alone("/tasca", other)


async def test_a_check_is_one_tap_on_the_card(evening: Evening) -> None:
    one, _ = evening.others
    await evening.room("", evening.master, press=f"!check-ask <@{await evening.person(one)}> 3")
    card = await evening.keys("/tasca", one)
    assert "Prova di" in await evening.alone("", one, press=card["4 dadi, punta 2"].id)
    assert any("Puntata 2" in said for said in await evening.house.heralded())


async def test_a_contest_and_then_its_tie_are_asked_on_the_card(evening: Evening) -> None:
    one, other = evening.others
    await evening.room(f"/confronto {against(evening)}", evening.master)
    card = await evening.keys("/tasca", one)
    assert (await evening.alone("", one, press=card["4 dadi, punta 2"].id)).startswith("Risposta registrata")
    assert "Per ora non tocca a te" in await evening.alone("/tasca", one)
    assert "Tocca a te" in await evening.alone("/tasca", other)


async def test_in_a_tie_the_card_holds_the_answers(evening: Evening) -> None:
    one, _ = evening.others
    await tied(evening)
    assert {"Rilancia 1", "Accetta lo stallo", "Cedi"} <= (await evening.keys("/tasca", one)).keys()


async def test_an_own_aimed_shot_waits_on_the_card_and_can_be_taken_back_there(evening: Evening) -> None:
    one, other = evening.others
    await evening.room("/scontro mira 0 1 dadi:6 riserva:2", one)
    assert "Ci ripenso" not in await evening.keys("/tasca", other)
    told, keys = await evening.alone("/tasca", one), await evening.keys("/tasca", one)
    assert "si aspetta" in told and "Riserva 7, 2 in gioco" in told
    assert "abbassa l'arma" in await evening.alone("", one, press=keys["Ci ripenso"].id)
    assert any("abbassa l'arma" in said for said in await evening.house.heralded())
    assert "Ci ripenso" not in await evening.keys("/tasca", one)


async def test_who_judges_is_asked_on_the_card_and_sees_no_dice(evening: Evening) -> None:
    one, _ = evening.others
    await evening.room("/tira 5 riserva:2", one)
    reply = await evening.asks("/tasca", evening.master)
    assert "Quanti successi servono?" in words(reply.drawn) and "punta" not in words(reply.drawn).casefold()


async def test_the_masters_card_says_who_is_awaited_and_never_what_they_answered(evening: Evening) -> None:
    one, other = evening.others
    await evening.room(f"/confronto {against(evening)}", evening.master)
    await gives(evening, one, "d5.r2")
    reply = await evening.asks("/tasca", evening.master)
    told = words(reply.drawn)
    assert reply.audience is Audience.MEMBER
    assert f"Risposta data: {one.name}" in told and f"Si aspetta: {other.name}" in told
    assert "5 dadi" not in told and "Hanno ancora il token: " in told


async def test_the_masters_card_names_of_those_with_the_token_who_is_there(evening: Evening) -> None:
    one, other = evening.others
    await evening.asks(f"/sessione assente @{other.name}", other)
    told = words((await evening.asks("/tasca", evening.master)).drawn)
    assert f"Hanno ancora il token: {one.name}" in told and other.name not in told


async def test_the_card_of_a_stable_master_speaks_of_no_token(evening: Evening) -> None:
    book = await evening.book()
    book.stable = book.master
    assert "token" not in words((await evening.asks("/tasca", evening.master)).drawn)


async def test_the_master_asks_for_a_check_in_two_taps_and_of_all_in_as_many(evening: Evening) -> None:
    one, other = evening.others
    card = await evening.keys("", evening.master, press="!check-for")
    told = await evening.room("", evening.master, press=card[f"{one.name}: 4"].id)
    assert told.endswith("Il target è già fissato, in segreto") and "4" not in told
    await evening.house.ask("/tira 5", one)
    card = await evening.keys("", evening.master, press="!check-for")
    assert (await evening.room("", evening.master, press=card["Tutti: 3"].id)).startswith("Una prova per tutti")
    assert {check.player for check in (await evening.book()).checks.open.values()} == {
        await evening.person(one),
        await evening.person(other),
    }
    assert "ora" in await evening.alone("", evening.master, press="!check-for")


async def test_a_check_asked_of_all_is_offered_until_each_of_them_has_rolled(evening: Evening) -> None:
    room, (one, other) = Room(evening.house), evening.others
    asked = await evening.keys("", evening.master, press="!check-for")
    card, told = await room.says("", evening.master, press=asked["Tutti: 3"].id)
    (press,) = (key.id for row in told.drawn.buttons for key in row)
    assert "Che cosa metti in gioco?" in await evening.alone("", other, press=press)
    await evening.room("/tira 4", other)
    assert card not in await room.edits()
    await evening.room("/tira 4", one)
    assert labels((await room.edits())[card]) == []


async def test_at_a_table_with_sheets_who_has_none_is_led_to_one_where_dice_must_come_from_it(evening: Evening) -> None:
    one, other = evening.others
    await put(evening, one)
    await evening.room(f'/confronto "@{one.name} @{other.name}"', evening.master)
    card = (await evening.asks("/tasca", other)).drawn
    assert words(card).startswith("Tocca a te · prima la tua scheda")
    assert next(key.label for row in card.buttons for key in row) == "Il mio personaggio"


async def test_what_a_check_is_about_is_typed_before_its_two_taps_and_stands_on_its_cards(evening: Evening) -> None:
    one, other = evening.others
    assert "✍️ Prova di…" in await evening.keys("/tasca", evening.master)
    card = await evening.keys("", evening.master, press='!check-for note:"la porta \\"blindata\\", di notte"')
    assert set(card) >= {f"{one.name}: 4", "Tutti: 2", "✍️ Altro…"}
    told = await evening.alone("", evening.master, press=card[f"{one.name}: 4"].id)
    assert told.startswith(f'Sei il Master\n{one.name} · la porta "blindata", di notte')
    assert 'la porta "blindata", di notte' in await evening.alone("/tasca", one)
    card = await evening.keys("", evening.master, press="!check-for note:sentire")
    await evening.alone("", evening.master, press=card[f"{other.name}: 3"].id)
    assert "sentire" in await evening.alone("/tasca", other)


@pytest.mark.parametrize("master", [True, False])
async def test_help_within_a_session_is_five_lines_of_what_can_be_done_now(evening: Evening, master: bool) -> None:
    who = evening.master if master else evening.others[0]
    reply = await evening.asks("/aiuto", who)
    assert len(reply.drawn.lines) == 5 and words(reply.drawn).startswith("Che cosa puoi fare adesso")
    (everything,) = [key for row in reply.drawn.buttons for key in row]
    assert "Che cosa puoi fare qui" in await evening.alone("", who, press=everything.id)


async def test_help_of_who_has_left_the_table_or_watches_is_as_short_and_names_what_they_can_do(
    evening: Evening,
) -> None:
    one, _ = evening.others
    await evening.room("/sessione assente", one)
    told = await evening.alone("/aiuto", one)
    assert "/sessione presente" in told and not any(name in told for name in ("/scontro", "/assisti", "/tira"))
    for line in ("/campagna mostra", "/eventi", "/probabilita 5 2"):
        assert line.partition(" 5")[0] in told and not _refused(await evening.asks(line, one))
    told = await evening.alone("/aiuto", ELENA)
    assert "/campagna entra" in told and "/sessione" not in told and "/eventi" not in told
    assert _refused(await evening.asks("/eventi", ELENA))
    for line in ("/campagna mostra", "/tira 3", "/probabilita 5 2"):
        assert line.partition(" 5")[0].partition(" 3")[0] in told and not _refused(await evening.asks(line, ELENA))
    assert (await evening.room("/sessione presente", one)).startswith(one.name)
    assert "La tua carta" in await evening.alone("/aiuto", one)


def _refused(reply: Reply) -> bool:
    return reply.drawn.tone is Tone.BAD


async def test_the_end_of_a_scene_is_offered_only_where_it_would_be_taken(evening: Evening) -> None:
    assert "🎬 Chiudi la scena" in await evening.keys("/tasca", evening.master)
    await evening.room(f"/confronto {against(evening)}", evening.master)
    assert "🎬 Chiudi la scena" not in await evening.keys("/tasca", evening.master)
    assert "🎬 Chiudi la scena" not in await evening.keys("/campagna mostra", evening.master)
