"""The campaign's own commands: sessions, scenes, oracle, events, awards, technologies."""

from __future__ import annotations

from tests.commands.daimon.evening import Evening
from tests.hall.house import ANNA, BRUNO, CARLA, CORNER, HALL, private, words


async def test_the_oracle_answers_the_master_alone_and_its_answer_leaves_with_nobody(evening: Evening) -> None:
    said = await evening.alone('/oracolo corpo "dove è ferito?"', evening.master)
    book = await evening.book()
    key = book.oracle.answers[1].words[0].key
    assert "dove è ferito?" in said
    for other in evening.others:
        log = await evening.alone("/eventi", other)
        assert "dove è ferito?" not in log
    journal = await evening.room("/diario 30", ANNA)
    export = await evening.exported()
    assert "dove è ferito?" not in journal + export
    assert key not in export.split("campaign.oracle-asked")[-1]


async def test_an_export_with_a_sealed_answer_can_still_be_verified(evening: Evening) -> None:
    from bot.hall.books.exports import verified

    await evening.alone("/oracolo png", evening.master)
    assert verified(await evening.exported()).sound
    await evening.room("/sessione fine", ANNA)
    assert verified(await evening.exported()).sound


async def test_what_is_read_aloud_is_for_everybody(evening: Evening) -> None:
    keys = await evening.keys('/oracolo si-no "la porta è aperta?"', evening.master)
    share = next(key for label, key in keys.items() if "📣" in label)
    assert "la porta è aperta?" in await evening.room("", evening.master, press=share.id)
    assert "la porta è aperta?" in await evening.alone("/eventi", evening.others[0])
    assert "la porta è aperta?" in await evening.exported()


async def test_asking_again_asks_the_same_question_of_the_same_table(evening: Evening) -> None:
    keys = await evening.keys('/oracolo corpo "dove è ferito?"', evening.master)
    again = next(key for label, key in keys.items() if "↻" in label)
    assert "dove è ferito?" in await evening.alone("", evening.master, press=again.id)
    book = await evening.book()
    assert [answer.words[0].table for answer in book.oracle.answers.values()] == ["body", "body"]


async def test_a_side_die_says_what_it_shows_and_asking_again_is_still_there(evening: Evening) -> None:
    keys = await evening.keys("/oracolo si-no", evening.master)
    side = next(key for label, key in keys.items() if "🎲" in label)
    reply = await evening.asks("", evening.master, press=side.id)
    assert any(said in words(reply.drawn) for said in ("per i personaggi", "for the characters"))
    assert any("↻" in key.label for row in reply.drawn.buttons for key in row)


async def test_only_the_master_reads_aloud(evening: Evening) -> None:
    keys = await evening.keys("/oracolo si-no", evening.master)
    share = next(key for label, key in keys.items() if "📣" in label)
    await evening.alone("", evening.others[0], press=share.id)
    assert not (await evening.book()).oracle.answers[1].open


async def test_after_fifteen_seconds_the_master_is_offered_to_read_it_aloud(evening: Evening) -> None:
    await evening.alone("/oracolo si-no", evening.master)
    await evening.house.heralded()
    evening.house.now += 16
    await evening.house.clock.tick()
    await evening.house.heralded()
    (offer,) = [notice for notice in evening.house.chat.said if notice.account is not None]
    assert offer.account and offer.account.id == evening.master.id


async def test_the_masters_note_is_seen_by_the_players_and_only_the_master_writes(evening: Evening) -> None:
    await evening.room('/eventi "Sparatoria al porto" parole:porto', evening.master)
    assert "Sparatoria al porto" in await evening.alone("/eventi", evening.others[0])
    await evening.alone('/eventi "io scrivo"', evening.others[0])
    assert "io scrivo" not in await evening.alone("/eventi", evening.others[0])


async def test_a_long_log_is_leafed_through_from_its_newest_lines(italian_evening: Evening) -> None:
    for number in range(1, 31):
        await italian_evening.asks(f'/eventi "fatto {number:02}"', italian_evening.master)
    player = italian_evening.others[0]
    said = await italian_evening.alone("/eventi", player)
    assert "30 voci" in said
    assert "Voci 19–30 di 30" in said
    assert "fatto 19" in said
    assert "fatto 18" not in said
    keys = await italian_evening.keys("/eventi", player)
    assert "Più nuove ›" not in keys
    reply = await italian_evening.asks("", player, press=keys["‹ Più vecchie"].id)
    assert reply.drawn.replaces
    assert "Voci 7–18 di 30" in words(reply.drawn)
    keys = {key.label: key for row in reply.drawn.buttons for key in row}
    assert "Voci 19–30 di 30" in await italian_evening.alone("", player, press=keys["Più nuove ›"].id)
    keys = await italian_evening.keys("", player, press=keys["‹ Più vecchie"].id)
    assert "‹ Più vecchie" not in keys
    assert "Più nuove ›" in keys


async def test_a_word_is_found_in_the_log_but_only_in_what_one_may_see(italian_evening: Evening) -> None:
    await italian_evening.asks('/eventi "Sparatoria al pòrto"', italian_evening.master)
    await italian_evening.asks('/eventi "Una cena" parole:banchina', italian_evening.master)
    await italian_evening.alone('/oracolo si-no "La banchina è sorvegliata?"', italian_evening.master)
    assert "1. Sparatoria" in await italian_evening.alone("/eventi cerca:PORTO", italian_evening.others[0])
    said = await italian_evening.alone("/eventi cerca:banchina", italian_evening.others[0])
    assert "«banchina»: 1 voce" in said
    assert "sorvegliata" not in said
    assert "sorvegliata" in await italian_evening.alone("/eventi cerca:banchina", italian_evening.master)
    assert "niente di simile" in await italian_evening.alone("/eventi cerca:astronave", italian_evening.master)


async def test_the_table_shows_what_the_chair_waits_for_and_whom(evening: Evening) -> None:
    first, second = evening.others
    said = await evening.room("/campagna mostra", ANNA)
    assert "Voto segreto" not in said
    keys = await evening.keys("/scena fine", evening.master)
    await evening.alone("", first, press=keys["👍 Sì"].id)
    said = await evening.room("/campagna mostra", ANNA)
    assert f"Scena 1 chiusa: {evening.master.name} decide se tenere il ruolo o passare la mano" in said
    assert f"Voto segreto sul dado del Master {evening.master.name}: si aspetta {second.name}" in said
    shown = await evening.keys("/campagna mostra", ANNA)
    assert {"Tengo il ruolo (1 dado)", "Passo la mano", "👍 Sì", "👎 No"} <= shown.keys()
    await evening.room("", evening.master, press=shown["Passo la mano"].id)
    await evening.room("/scena prenota", first)
    said = await evening.room("/campagna mostra", ANNA)
    assert f"Master uscente: {evening.master.name}" in said
    assert f"Hanno speso un dado: {first.name}" in said
    assert f"Il sorteggio lo avvia {evening.master.name}; dopo un minuto, chiunque" in said
    shown = await evening.keys("/campagna mostra", ANNA)
    await evening.room("", evening.master, press=shown["Sorteggia"].id)
    assert "uscente" not in await evening.room("/campagna mostra", ANNA)


async def test_the_keep_button_is_drawn_by_the_dice_that_everybody_sees(evening: Evening) -> None:
    book = await evening.book()
    seat = book.seat(book.master)
    seat.reserve, seat.held = 1, {"check 1": 1}
    assert "Tengo il ruolo (1 dado)" in await evening.keys("/scena fine", evening.master)


async def test_who_is_away_is_told_so_and_not_that_somebody_else_is(italian_evening: Evening) -> None:
    other = italian_evening.others[0]
    await italian_evening.room("/sessione assente", other)
    assert "Stasera non risulti al tavolo" in await italian_evening.alone("/sessione assente", other)
    said = await italian_evening.alone(f"/riserva premia @{other.name} narrazione", italian_evening.master)
    assert said.startswith("Stasera quella persona non c'è")


async def test_a_ballot_on_the_master_is_told_to_nobody(evening: Evening) -> None:
    keys = await evening.keys("/scena fine", evening.master)
    no = next(key for label, key in keys.items() if "👎" in label)
    await evening.alone("", evening.others[0], press=no.id)
    assert '"yes": false' not in (await evening.exported()).split("campaign.praise-voted")[1].split("\n")[0]


async def test_a_button_of_the_last_draw_comes_too_late(evening: Evening) -> None:
    keys = await evening.keys("/scena fine", evening.master)
    keys = await evening.keys("", evening.master, press=list(keys.values())[1].id)
    draw = next(key for label, key in keys.items() if label in ("Sorteggia", "Draw"))
    await evening.room("", evening.master, press=draw.id)
    assert (await evening.book()).scenes == 2
    await evening.alone("", evening.master, press=draw.id)
    assert (await evening.book()).scenes == 2


async def test_sessions_are_announced_where_the_club_wants_to_hear_of_them(evening: Evening) -> None:
    await evening.house.ask("/club avvisi sessioni", ANNA, CORNER, manages=True)
    await evening.room("/sessione fine", BRUNO)
    await evening.house.heralded()
    corner = [
        words(notice.drawn) for notice in evening.house.chat.said if notice.place and notice.place.id == CORNER.id
    ]
    assert corner == ["Neon e cenere: sessione 1 finita"]


async def test_what_is_done_in_private_is_seen_in_the_room(evening: Evening) -> None:
    await evening.house.heralded()
    await evening.asks("/scena fine", evening.master, where=private(evening.master))
    assert any("Scena 1 chiusa" in told for told in await evening.house.heralded())


async def test_the_end_of_a_session_opens_the_seal_of_the_dice_and_not_the_oracles(evening: Evening) -> None:
    await evening.alone("/oracolo si-no", evening.master)
    await evening.room("/sessione fine", ANNA)
    seals = (await evening.book()).ledger.seals
    assert [(seal.strand, bool(seal.seed)) for seal in seals] == [("", True), ("oracle", False), ("", False)]


async def test_a_new_adventure_fills_the_reserves_and_opens_the_oracles_seal(evening: Evening) -> None:
    await evening.alone("/oracolo si-no", evening.master)
    await evening.room('/tecnologia aggiungi Naso "segue odori" "+1D" "da vicino" strategico:si', evening.others[0])
    await evening.room('/campagna avventura "Il carico"', evening.master)
    book = await evening.book()
    assert {seat.reserve for seat in book.seats} == {7}
    assert any(seal.seed for seal in book.ledger.seals if seal.strand == "oracle")


async def test_a_known_technology_is_not_introduced_twice(evening: Evening) -> None:
    await evening.room('/tecnologia aggiungi "Naso cibernetico" x y z', evening.others[0])
    said = await evening.alone('/tecnologia aggiungi "NASO CIBERNETICO" x y z strategico:si', evening.others[1])
    assert "NASO CIBERNETICO" in said
    assert len((await evening.book()).tech.log) == 1


async def test_awards_are_the_masters_to_give(evening: Evening) -> None:
    await evening.alone("/riserva premia @Anna narrazione", evening.others[0])
    await evening.room(f"/riserva premia @{evening.others[0].name} narrazione", evening.master)


async def test_who_has_no_seat_does_not_play(evening: Evening) -> None:
    from bot.hall.requests import Account

    elena = Account("discord", "9", "Elena", "it", "elena")
    await evening.alone("/sessione fine", elena)
    assert (await evening.book()).session is not None


async def test_a_campaign_cannot_be_opened_twice_in_a_room(evening: Evening) -> None:
    assert "c'è già una campagna" in await evening.alone("/campagna nuova Altra", ANNA)


async def test_every_step_can_be_undone_back_to_the_empty_table(evening: Evening) -> None:
    await evening.alone("/oracolo si-no", evening.master)
    await evening.room("/scena fine", evening.master)
    for _ in range(20):
        keys = await evening.keys("/annulla campagna", ANNA, manages=True)
        if not keys:
            break
        await evening.room("", ANNA, press=next(iter(keys.values())).id, manages=True)
    book = await evening.book()
    assert (book.name, book.seats, book.session, book.scenes) == ("", [], None, 0)
    assert HALL and CARLA


async def test_a_note_on_an_answer_that_the_master_kept_is_as_secret_as_the_answer(italian_evening: Evening) -> None:
    keys = await italian_evening.keys("/oracolo si-no", italian_evening.master)
    await italian_evening.alone("/eventi voce:1 testo:trappola parole:inganno", italian_evening.master)
    journal = await italian_evening.room("/diario 30", ANNA)
    for word in ("trappola", "inganno"):
        assert word not in journal + await italian_evening.exported()
        assert word not in await italian_evening.alone("/eventi", italian_evening.others[0])
    await italian_evening.room("", italian_evening.master, press=keys["📣 Leggi a tutti"].id)
    for word in ("trappola", "inganno"):
        assert word not in await italian_evening.exported() + await italian_evening.alone(
            "/eventi", italian_evening.others[0]
        )
        assert word in await italian_evening.alone("/eventi", italian_evening.master)
    await italian_evening.room('/campagna avventura "Il carico"', italian_evening.master)
    assert "trappola" in await italian_evening.alone("/eventi", italian_evening.others[0])
