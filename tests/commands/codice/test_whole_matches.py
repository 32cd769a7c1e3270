"""A whole match in one line or on one card; all open tables on one; the slips of a round, typed in any order."""

from __future__ import annotations

import pytest

from bot.hall.cards.card import Audience
from bot.hall.requests import Form
from tests.commands.codice.club_night import UGO, ZOE, Night


async def test_a_director_alone_records_a_whole_match_in_one_line(night: Night) -> None:
    one, two = await night.names(1)
    said = await night.asks(f'/codice incontro 1 "{one} 5, {two} A, {one} t2"', UGO)
    assert f"Mano 1: vittoria di {one}; 5 agenti per {two} — registrata dall'arbitro" in said
    assert f"Mano 2: vittoria di {two}; assassino trovato da {one}" in said
    assert f"Mano 3: vittoria di {one}; tempo finito per {two} con 2 agenti trovati" in said
    assert (await night.match()).over


async def test_a_team_tells_its_match_and_the_other_confirms_it_with_the_same_line(night: Night) -> None:
    one, two = await night.names(1)
    line = f"/codice match 1 {one} 5 {two} a {one} 2"
    said = await night.asks(line, await night.side(1, 0))
    assert f"{two}, è andata così?" in said
    assert f"Chi tace non conferma: serve la parola di {two}" in said, "which is so as long as the card stands"
    assert [hand.standing for hand in (await night.match()).hands] == ["reported"] * 3
    assert "confermata" in await night.asks(line, await night.side(1, 1))
    assert (await night.book()).rounds[0].matches[1].over


async def test_the_other_teams_other_line_disputes_the_hand_that_differs(night: Night) -> None:
    one, two = await night.names(1)
    await night.asks(f"/codice match 1 {one} 5, {two} a, {one} 2", await night.side(1, 0))
    said = await night.asks(f"/codice match 1 {one} 5, {one} a, {one} 2", await night.side(1, 1))
    assert "Mano 2 contestata" in said
    assert [hand.standing for hand in (await night.match()).hands] == ["confirmed", "disputed", "confirmed"]


async def test_a_line_that_cannot_be_records_nothing(night: Night) -> None:
    one, two = await night.names(1)
    other, _ = await night.names(2)
    for line, why in {
        f"{one} 5, {one} 9, {one} 2": "articol",
        f"{one} 1, {one} 1, {one} 1, {one} 1": "finisce dopo 3 mani",
        f"{one} 5, {other} a": "non capisco",
        f"{one} cinque": "non capisco",
    }.items():
        assert why in await night.refused(f'/codice match 1 "{line}"', UGO), line
    assert not (await night.match()).hands
    await night.plays(1, 0, agents=3)
    assert "già confermata in un altro modo" in await night.refused(f'/codice match 1 "{two} a"', UGO)
    assert "è già tutto registrato così" in await night.refused(f'/codice match 1 "{one} 3"', UGO)


async def test_who_is_not_at_the_table_tells_nothing_there(night: Night) -> None:
    one, _ = await night.names(1)
    stranger = await night.side(2, 0)
    assert "le sue due squadre" in await night.refused(f'/codice match 1 "{one} 5"', stranger)
    assert "le sue due squadre" in await night.refused("/codice match 1", stranger)


@pytest.mark.parametrize("side", [0, 1])
async def test_a_match_is_told_on_one_card_with_five_taps(night: Night, side: int) -> None:
    player = await night.side(1, side)
    one, two = await night.names(1)
    await night.table(1, player)
    said = await night.presses("📋 Partita intera", player)
    assert night.reply is not None
    assert night.reply.audience is Audience.MEMBER
    assert f"🅰 vittoria di {one}: agenti trovati da {two}" in said
    assert not {"🅰 8", "🅱 8"} <= night.keys.keys(), "who did not start found seven at most"
    await night.presses("🅰 5", player)
    await night.presses("🅱 💀", player)
    said = await night.presses("🅰 2", player)
    assert f"Mano 2: vittoria di {two}; assassino trovato da {one}" in said
    assert not (await night.match()).hands
    assert f"{(await night.names(1))[1 - side]}, è andata così?" in await night.presses("Registra 3 mani", player)
    assert len((await night.match()).open) == 3


async def test_on_the_card_a_hand_can_be_taken_back_or_end_by_time(night: Night) -> None:
    one, two = await night.names(1)
    await night.asks("/codice incontro 1", UGO)
    await night.presses("🅰 5", UGO)
    await night.presses("Indietro", UGO)
    await night.presses("⏱️ Tempo finito", UGO)
    assert "🅰 💀" not in night.keys
    said = await night.presses("🅱 3", UGO)
    assert f"Mano 1: vittoria di {two}; tempo finito per {one} con 3 agenti trovati" in said
    await night.presses("Registra la mano", UGO)
    assert (await night.match()).hands[0].outcome.ending == "time"


async def test_an_overtaken_card_records_no_hand_twice(night: Night) -> None:
    await night.asks("/codice incontro 1", UGO)
    await night.presses("🅰 5", UGO)
    late = night.keys["Registra la mano"]
    await night.plays(1, 0, agents=3)
    assert "già confermata in un altro modo" in await night.presses(late, UGO)
    assert len((await night.match()).hands) == 1


async def test_all_open_tables_stand_on_one_card_with_what_is_missing(night: Night) -> None:
    one, two = await night.names(1)
    await night.asks(f'/codice mano 1 "{one}" assassino', await night.side(1, 0))
    await night.asks("/codice contesta 2", await night.side(2, 0))
    said = await night.asks("/codice incontro")
    assert "2 tavoli aperti" in said
    assert f"Tavolo 1 · {one} 1–0 {two} · mano 1: manca il sì di {two} · mancano le mani 2, 3" in said
    assert "aspetta un arbitro · mancano le mani 1, 2, 3" in said
    assert "Tavolo 1 · partita intera" in await night.presses("Tavolo 1")


async def test_slips_in_any_order_are_shown_back_as_a_table_and_confirmed_once(night: Night) -> None:
    one, two = await night.names(1)
    three, four = await night.names(2)
    said = await night.asks(f"/codice incontro 2 {four} 5 {three} a {four} 2; 1 {one} 1 {one} 2 {two} 3")
    assert "2 foglietti: è così?" in said
    assert "Per ora non ho registrato niente" in said
    assert f"1 {one}: 1 {one}: 2 {two}: 3 {one} 2–1 {two}" in said
    assert f"2 {four}: 5 {three}: 💀 {four}: 2 {three} 1–2 {four}" in said
    assert not (await night.match(1)).hands
    assert "2 foglietti registrati" in await night.presses("Registra 2 tavoli")
    assert [match.over for match in (await night.book()).rounds[0].matches.values()] == [True, True]


async def test_a_slip_that_cannot_be_is_named_and_the_others_are_recorded(night: Night) -> None:
    one, two = await night.names(1)
    three, _ = await night.names(2)
    said = await night.asks(f"/codice incontro 1 {one} 1 {one} 2 {two} 3; 2 {three} 9")
    assert "Tavolo 2: Chi ha perso" in said
    await night.presses("Registra un tavolo")
    assert [bool(match.hands) for match in (await night.book()).present.matches.values()] == [True, False]


async def test_a_wrong_word_among_slips_costs_no_second_writing(night: Night) -> None:
    one, two = await night.names(1)
    three, _ = await night.names(2)
    unread, twice, impossible = (
        f"1 {two} 3; 2 {three} cinque",
        f"1 {one} 1; 2 {three} 3; 1 {one} 2",
        f"2 {three} 9; 1 {two} 9",
    )
    for line in (unread, twice, impossible):
        await night.refused(f'/codice incontro mani:"{line}"')
        form = await night.house.ask(who=ZOE, press=night.keys["Correggi il testo"].id)
        assert isinstance(form, Form)
        assert [field.value for field in form.fields] == [line]
    assert not (await night.match()).hands


async def test_names_between_quotes_are_read_in_slips(night: Night) -> None:
    one, _ = await night.names(1)
    three, _ = await night.names(2)
    await night.asks("/codice incontro")
    form = await night.house.ask(who=ZOE, press=night.keys["📝 Foglietti"].id)
    assert isinstance(form, Form)
    filled = {"hands": f'1 "{one}" 1 «{one}» 2; 2 “{three}” a'}
    assert "2 foglietti: è così?" in await night.asks(who=ZOE, press=form.press, values=filled)


async def test_of_one_slip_that_can_be_the_others_are_asked(night: Night) -> None:
    one, two = await night.names(1)
    three, _ = await night.names(2)
    player = await night.side(1, 0)
    await night.asks(f"/codice incontro 1 {one} 1 {one} 2 {two} 3; 2 {three} 4", player)
    said = await night.presses("Registra un tavolo", player)
    assert f"{two}, è andata così?" in said
    assert "Confermo tutto" in night.keys


async def test_who_told_hands_after_one_that_is_disputed_hears_that_they_wait(night: Night) -> None:
    one, two = await night.names(1)
    await night.asks(f'/codice mano 1 "{two}" assassino', await night.side(1, 0))
    said = await night.asks(f"/codice match 1 {one} 5, {two} a, {one} 2", await night.side(1, 1))
    assert "Mano 1 contestata" in said
    assert "Le mani 2, 3 non sono registrate: si segnano dopo la parola dell'arbitro." in said


async def test_who_tells_others_matches_goes_on_to_the_tables_that_are_left(night: Night) -> None:
    one, two = await night.names(1)
    await night.asks("/codice incontro", UGO)
    await night.presses("Tavolo 1", UGO)
    for label in ("🅰 5", "🅱 💀", "🅰 2"):
        await night.presses(label, UGO)
    said = await night.presses("Registra 3 mani", UGO)
    assert night.reply is not None
    assert night.reply.audience is Audience.MEMBER
    assert f"Registrato · Tavolo 1 · {one} 2–1 {two}" in said
    assert "Un tavolo aperto" in said
    assert {"Tavolo 2", "📝 Foglietti"} <= night.keys.keys()
    assert any(f"Partita a {one} contro {two}" in told for told in await night.hears())
    await night.presses("Tavolo 2", UGO)
    for label in ("🅰 5", "🅱 💀", "🅰 2"):
        await night.presses(label, UGO)
    assert "Partita a" in await night.presses("Registra 3 mani", UGO), "no table is left"


async def test_on_a_card_that_still_calls_a_told_table_open_its_button_shows_those_that_are_left(night: Night) -> None:
    one, two = await night.names(1)
    await night.asks("/codice incontro", UGO)
    old = night.keys["Tavolo 1"].id
    await night.asks(f'/codice incontro 1 "{one} 5, {two} A, {one} 2"', UGO)
    await night.hears()
    said = await night.asks(who=UGO, press=old)
    assert night.reply is not None
    assert night.reply.audience is Audience.MEMBER
    assert night.reply.drawn.replaces
    assert f"Registrato · Tavolo 1 · {one} 2–1 {two}" in said
    assert "Un tavolo aperto" in said
    assert not await night.hears(), "the room has read it"


async def test_the_same_table_twice_is_refused(night: Night) -> None:
    one, _ = await night.names(1)
    three, _ = await night.names(2)
    line = f"/codice incontro 1 {one} 1; 2 {three} 3; 1 {one} 2"
    assert "Il tavolo 1 c'è due volte" in await night.refused(line)


async def test_slips_are_asked_for_by_a_press(night: Night) -> None:
    await night.asks("/codice incontro")
    form = await night.house.ask(who=ZOE, press=night.keys["📝 Foglietti"].id)
    assert isinstance(form, Form)
    assert [field.name for field in form.fields] == ["hands"]


async def test_in_english(night: Night) -> None:
    await night.asks("/club lingua en", manages=True)
    one, two = await night.names(1)
    said = await night.asks(f'/codice match 1 "{one} 5, {two} assassin, {one} time 2"', UGO)
    assert "out of time" in said


@pytest.mark.parametrize("typed", ["; " * 900, "1 " * 900, "a 1 " * 450, "1 a a 1 " * 230])
async def test_words_without_end_that_are_no_slips_are_refused(night: Night, typed: str) -> None:
    assert "non capisco" in await night.refused(f'/codice incontro mani:"{typed[:1900]}"', UGO)


async def test_a_table_without_a_hand_is_no_slip(night: Night) -> None:
    one, _ = await night.names(1)
    assert "non capisco" in await night.refused(f'/codice incontro mani:"1 {one} 5; 2"', UGO)


@pytest.mark.parametrize("told", ["zzz", "3a", "0a", "1", "1t", "1x2", "1a..", "1t99999999999999999999", "+", "1-5"])
async def test_a_button_that_nobody_drew_tells_nothing(night: Night, told: str) -> None:
    for line in (f"!codice tell-all 1 1 1 {told}", f"!codice tell 1 1 1 {told}"):
        await night.house.ask(who=UGO, press=line)
    assert not (await night.match()).hands
