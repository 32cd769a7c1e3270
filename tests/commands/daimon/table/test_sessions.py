"""Sessions begin and end, are announced, and open the seals."""

from __future__ import annotations

import pytest

from bot.hall.requests import Account, Reply
from tests.commands.daimon.evening import Evening
from tests.hall.house import ANNA, BRUNO, CORNER, words


async def test_sessions_are_announced_where_the_club_wants_to_hear_of_them(evening: Evening) -> None:
    await evening.house.ask("/club avvisi sessioni", ANNA, CORNER, manages=True)
    await evening.room("/sessione fine", BRUNO)
    await evening.house.heralded()
    corner = [
        words(notice.drawn) for notice in evening.house.chat.said if notice.place and notice.place.id == CORNER.id
    ]
    assert corner == ["Neon e cenere: sessione 1 finita"]


async def test_the_end_of_a_session_opens_the_seal_of_the_dice_and_not_the_oracles(evening: Evening) -> None:
    await evening.alone("/oracolo si-no", evening.master)
    await evening.room("/sessione fine", ANNA)
    seals = (await evening.book()).ledger.seals
    assert [(seal.strand, bool(seal.seed)) for seal in seals] == [("", True), ("oracle", False), ("", False)]


async def test_a_new_adventure_fills_the_reserves_and_opens_the_oracles_seal(evening: Evening) -> None:
    await evening.alone("/oracolo si-no", evening.master)
    await evening.room('/tecnologia aggiungi Naso "segue odori" "+1D" "da vicino" strategico:si', evening.others[0])
    evening.house.now += 8 * 3600
    await evening.room('/campagna avventura "Il carico"', evening.master)
    book = await evening.book()
    assert {seat.reserve for seat in book.seats} == {7}
    assert any(seal.seed for seal in book.ledger.seals if seal.strand == "oracle")


async def test_an_end_too_many_is_taken_back_by_a_press_and_gives_nobody_a_die(evening: Evening) -> None:
    one, _ = evening.others
    book = await evening.book()
    book.seat(await evening.person(one)).reserve = 3
    seal = (await evening.book()).ledger.present
    await evening.room("/tira 3", one)
    await evening.asks("", evening.master, press="!check-target 1 2")
    ended = await evening.keys("/sessione fine", one)
    told = await evening.room("", one, press=ended["Riprendi"].id)
    assert told.startswith("Riprende la sessione 1, scena 1\nCome l'avevate lasciata: stessi token, nessun dado nuovo.")
    assert f"Master: {evening.master.name}" in told
    book = await evening.book()
    assert book.seat(await evening.person(one)).reserve == 3
    assert book.ledger.present is not seal


async def test_a_beginning_within_eight_hours_goes_on_and_later_it_is_the_next_session(evening: Evening) -> None:
    ended = await evening.keys("/sessione fine", evening.master)
    evening.house.now += 7 * 3600
    assert (await evening.room("/sessione inizia", evening.master)).startswith("Riprende la sessione 1")
    await evening.room("/sessione fine", evening.master)
    evening.house.now += 8 * 3600
    told = await evening.alone("", evening.master, press=ended["Riprendi"].id)
    assert told.startswith("Quella sessione è finita da più di 8 ore")
    assert (await evening.room("/sessione inizia", evening.master)).startswith("Sessione 2")
    assert (await evening.alone("", evening.master, press=ended["Riprendi"].id)).startswith("La sessione è già aperta")


async def test_who_is_called_and_silent_is_gone_after_the_minutes_of_the_table(evening: Evening) -> None:
    one, other = evening.others
    called = await evening.asks(f"/sessione chiama @{evening.master.name}", one)
    assert words(called.drawn).startswith(f"{evening.master.name}, ci sei?")
    assert f"Si aspetta una risposta da {evening.master.name} fino alle" in await evening.room(
        "/campagna mostra", other
    )
    evening.house.now += 10 * 60
    await evening.house.clock.tick()
    (told,) = [said for said in await evening.house.heralded() if "lascia il tavolo" in said]
    assert "Nessuna risposta: la serata va avanti.\nLa sedia del Master è libera." in told


@pytest.mark.parametrize("press", [True, False])
async def test_whatever_who_is_called_does_is_an_answer(evening: Evening, press: bool) -> None:
    one, _ = evening.others
    keys = await evening.keys(f"/sessione chiama @{evening.master.name} 5", one)
    if press:
        assert await evening.room("", evening.master, press=keys["Ci sono"].id) == f"{evening.master.name} c'è"
    else:
        await evening.room(f"/prova @{one.name}", evening.master)
    evening.house.now += 5 * 60
    await evening.house.clock.tick()
    assert (await evening.book()).master == await evening.person(evening.master)
    assert await evening.alone("", one, press=keys["Ci sono"].id) == "Nessuno ti sta chiamando."


# --- what is open lapses


async def test_before_something_open_lapses_that_is_asked_and_one_press_ends_the_session(evening: Evening) -> None:
    one, other = evening.others
    await evening.room(f"/confronto @{one.name} @{other.name}", evening.master)
    asked = await evening.asks("/sessione fine", evening.master)
    assert words(asked.drawn).startswith("Chiudo la sessione 1? Qualcosa è ancora aperto")
    assert (await evening.book()).session is not None
    (yes,) = [key for row in asked.drawn.buttons for key in row]
    told = await evening.room("", evening.master, press=yes.id)
    assert told.startswith("Fine della sessione 1\nQuello che era aperto decade senza altri tiri")
    book = await evening.book()
    assert (book.session, book.contests.open) == (None, None)


async def test_a_vote_under_way_is_named_before_the_end_and_the_end_does_not_decide_it(evening: Evening) -> None:
    one, other = evening.others
    keys = await evening.keys("/scena fine", evening.master)
    await evening.alone("", one, press=next(key.id for label, key in keys.items() if "👍" in label))
    asked = await evening.asks("/sessione fine", one)
    assert f"Voto segreto sul dado del Master {evening.master.name}: si aspetta {other.name}" in words(asked.drawn)
    [[yes]] = asked.drawn.buttons
    ended = await evening.asks("", one, press=yes.id)
    assert words(ended.drawn).startswith("Fine della sessione 1")
    assert "praise-decided" not in await evening.exported()


async def test_who_is_in_what_would_lapse_needs_the_yes_of_another(evening: Evening) -> None:
    one, other = evening.others
    await evening.room(f"/confronto @{one.name} @{other.name}", evening.master)
    (yes,) = (await evening.keys("/sessione fine", one)).values()
    asked = await evening.house.ask(press=yes.id, who=one)
    assert isinstance(asked, Reply)
    assert words(asked.drawn).startswith(f"{one.name} vuole registrare:")
    assert (await evening.book()).session is not None
    (agree,) = [key for row in asked.drawn.buttons for key in row]
    assert (await evening.room("", evening.master, press=agree.id)).startswith("Fine della sessione 1")


async def left_out(evening: Evening) -> tuple[Reply, Account]:
    """The night after, somebody begins the next session and says that another is absent, who may open it."""
    await evening.room("/sessione fine", evening.master)
    evening.house.now += 8 * 3600
    one, other = evening.others
    asked = await evening.house.ask(f'/sessione inizia assenti:"@{other.name}"', one)
    assert isinstance(asked, Reply)
    return asked, other


async def test_nobody_is_left_out_of_the_first_draw_on_one_persons_word(evening: Evening) -> None:
    asked, other = await left_out(evening)
    assert f"con {other.name} fuori dal sorteggio del primo Master" in words(asked.drawn)
    assert "Primo Master" not in words(asked.drawn)
    assert (await evening.book()).session is None
    [[yes]] = asked.drawn.buttons
    assert "Primo Master" in await evening.room("", evening.master, press=yes.id)
    session = (await evening.book()).session
    assert session is not None
    assert await evening.person(other) not in session.present


async def test_who_was_said_to_be_absent_begins_the_session_with_all(evening: Evening) -> None:
    asked, other = await left_out(evening)
    await evening.room("/sessione inizia", other)
    session = (await evening.book()).session
    assert session is not None
    assert len(session.present) == 3
    [[yes]] = asked.drawn.buttons
    assert "è cambiato qualcosa" in await evening.house.press(yes, evening.master)
    assert (await evening.book()).session is session


async def test_who_opened_the_last_session_is_said_to_be_absent_by_one_person(evening: Evening) -> None:
    await evening.room("/sessione fine", evening.master)
    evening.house.now += 8 * 3600
    told = await evening.house.ask(f'/sessione inizia assenti:"@{evening.master.name}"', evening.others[0])
    assert isinstance(told, Reply)
    assert "Primo Master" in words(told.drawn)
