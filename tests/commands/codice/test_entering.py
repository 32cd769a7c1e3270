"""Teams enter, with names of their own; directors mark, withdraw, substitute, let in late, and read a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.cards.card import Audience
from bot.hall.declared.known_before import A_WHILE
from bot.hall.requests import Account, File
from tests.commands.codice.club_night import PEOPLE, TEAMS, UGO, Night, entered
from tests.hall.house import CORNER, private

ALDO, BEA, CARLO = PEOPLE["Aldo"], PEOPLE["Bea"], PEOPLE["Carlo"]


async def test_only_a_director_opens_a_tournament(opening: Night) -> None:
    assert "un direttore" in await opening.refused('/codice nuovo "Un altro"', ALDO)
    assert "ancora aperto in questa stanza" in await opening.refused('/codice nuovo "Un altro"')


async def test_players_enter_their_own_team(opening: Night) -> None:
    said = await opening.asks('/codice squadra "Gli Orsi" @aldo @bea', ALDO)
    assert said.splitlines() == ["Gli Orsi: iscrizione fatta", "Aldo, Bea", "1 squadra iscritta"]
    assert "ci vuole un direttore" in await opening.refused('/codice squadra "I Lupi" @carlo @dora', ALDO)


async def test_a_director_enters_a_team_for_others_and_strangers_become_guests(opening: Night) -> None:
    said = await opening.asks('/codice squadra "I Gufi" @nina @otto')
    assert "nina, otto" in said


@pytest.mark.parametrize("name", ["Gli Orsi", "gli orsi", "GLÌ  ÓRSI"])
async def test_a_name_is_taken_however_it_is_written(opening: Night, name: str) -> None:
    await opening.asks('/codice squadra "Gli Orsi" @aldo @bea', ALDO)
    assert "C'è già una squadra" in await opening.refused(f'/codice squadra "{name}" @carlo @dora', CARLO)


async def test_nobody_plays_for_two_teams(opening: Night) -> None:
    await opening.asks('/codice squadra "Gli Orsi" @aldo @bea', ALDO)
    assert "Aldo gioca già per Gli Orsi" in await opening.refused('/codice squadra "I Lupi" @aldo @carlo', CARLO)


async def test_art_1_a_player_cannot_be_both(opening: Night) -> None:
    assert "compare due volte" in await opening.refused('/codice squadra "Gli Orsi" @aldo @aldo', ALDO)


async def test_marks_are_set_with_a_press_or_a_line(opening: Night) -> None:
    await opening.asks('/codice squadra "Gli Orsi" @aldo @bea', ALDO)
    said = await opening.presses("📦 Porta una scatola")
    assert "porta una scatola" in said
    assert "quota da pagare" in said
    assert "quota pagata" in await opening.asks("/codice iscrizione orsi pagato:si")
    assert "Gli Orsi Aldo, Bea 4 € ✓ ✓" in await opening.asks("/codice tavoli")


async def test_who_has_entered_is_pressed_for_oneself_and_typed_for_all(opening: Night) -> None:
    """Forty-eight who press would fill the room with cards."""
    await opening.asks('/codice squadra "Gli Orsi" @aldo @bea', ALDO)
    await opening.asks("/codice tavoli", ALDO)
    assert opening.reply is not None and opening.reply.audience is Audience.ROOM
    assert "Gli Orsi" in await opening.asks(press="!codice tables", who=ALDO)
    assert opening.reply.audience is Audience.MEMBER


async def test_art_2_what_is_owed_and_paid_has_a_sum(opening: Night) -> None:
    for name in ("Orsi", "Lupi"):
        await opening.asks(f'/codice squadra "{name}" "@{name} uno" "@{name} due"')
    said = await opening.asks("/codice iscrizione Orsi pagato:si")
    assert "Quote (2 € a testa): pagati 4 € su 8 €, mancano 4 €" in said
    said = await opening.asks("/codice tavoli")
    assert "Quote (2 € a testa): pagati 4 € su 8 €, mancano 4 €" in said
    assert "4 € ✓" in said
    assert "4 € –" in said


async def test_players_set_no_marks(opening: Night) -> None:
    await opening.asks('/codice squadra "Gli Orsi" @aldo @bea', ALDO)
    assert "un direttore" in await opening.presses("💶 Ha pagato", ALDO)


async def test_art_5_fewer_than_four_teams_do_not_start(tmp_path: Path) -> None:
    night = await entered(tmp_path, 3)
    assert "articolo 5" in await night.refused("/codice inizia")
    await night.house.store.close()


async def test_nothing_is_recorded_before_the_draw(opening: Night) -> None:
    assert "non è ancora cominciato" in await opening.refused("/codice mano 1 Orsi assassino")


# --- late, out, replaced


async def test_a_late_team_is_let_in_by_a_director_and_the_tables_say_so(night: Night) -> None:
    resting = (await night.book()).present.bye
    await night.turn_lines_on()
    assert "Le iscrizioni sono chiuse" in await night.refused('/codice squadra "I Gufi" @zoe @ugo', UGO)
    said = await night.asks('/codice squadra "I Gufi" @zoe @ugo')
    assert "Gioca dal turno 1" in said
    assert "Tavolo 3" in said
    assert f"{await night.name(resting)}" in said
    heard = await night.hears()
    assert any(words.startswith("Tavoli · turno 1") and "I Gufi" in words for words in heard)
    lines = [words for words in heard if words.startswith("Torneo d'autunno · turno 1")]
    assert len(lines) == 2, "only those who now sit elsewhere and want lines hear of it"


async def test_a_posted_card_is_edited_when_its_tables_change(night: Night) -> None:
    since = len(night.house.chat.said)
    await night.asks('/codice squadra "I Gufi" @zoe @ugo')
    await night.hears()
    card = next(one for one in night.house.chat.said[since:] if one.drawn.title[0].text.startswith("Tavoli"))
    assert card.edits is not None


async def test_a_team_that_leaves_in_mid_round_gives_its_opponents_the_match(night: Night) -> None:
    one, two = await night.names(1)
    await night.plays(1, 0)
    assert f"partita a {two} a tavolino contro {one}" in await night.asks(f'/codice ritira "{one}"')
    assert "Già fuori" in await night.refused(f'/codice ritira "{one}"')


async def test_a_team_that_leaves_before_the_round_has_begun_leaves_its_seat(night: Night) -> None:
    one, _ = await night.names(1)
    resting = await night.name((await night.book()).present.bye)
    said = await night.asks(f'/codice ritira "{one}"')
    assert "Tavolo 1" in said
    assert resting in said


async def test_who_withdraws_after_the_last_hand_keeps_the_result(night: Night) -> None:
    one, two = await night.names(1)
    for hand in (1, 2, 3):
        await night.asks(f'/codice mano 1 "{one}" agenti 2 mano:{hand}', await night.side(1, 0))
    assert f"Tavolo 1, il risultato resta: {one} 3–0 {two}" in await night.asks(f'/codice ritira "{one}"')
    assert (await night.match()).decision is None


async def test_a_withdrawal_that_would_end_the_tournament_is_asked_about(night: Night) -> None:
    for team in ("Gli Orsi", "I Lupi", "Le Volpi"):
        assert f"{team}: squadra ritirata" in await night.asks(f'/codice ritira "{team}"')
    said = await night.refused('/codice ritira "I Tassi" si')
    assert "Senza I Tassi il torneo finisce" in said
    assert "Resta solo Le Lontre" in said
    assert not (await night.book()).ended
    assert "I Tassi: squadra squalificata" in await night.presses("Sì, il torneo finisce")
    assert (await night.book()).ended


async def test_a_disqualified_team_is_named_so(night: Night) -> None:
    one, _ = await night.names(1)
    assert f"{one}: squadra squalificata" in await night.asks(f'/codice ritira "{one}" si')


async def test_a_substitute_takes_the_seat(night: Night) -> None:
    night.house.now += A_WHILE  # Ugo's office counts for a yes from tomorrow
    await night.asks("/codice sostituisci orsi @bea con:@zoe")
    said = await night.presses("Conferma", UGO)
    assert said.startswith("Gli Orsi: Zoe al posto di Bea")
    assert "Zoe gioca già per Gli Orsi" in await night.refused("/codice sostituisci lupi @carlo con:@zoe")


async def test_beyond_the_places_those_who_bring_a_box_enter_first(opening: Night) -> None:
    await opening.asks('/codice nuovo "Piccolo" 4', where=CORNER)
    for name, (one, two) in TEAMS.items():
        said = await opening.asks(f'/codice squadra "{name}" @{one.casefold()} @{two.casefold()}', where=CORNER)
    assert "per ora non c'è" in said
    await opening.presses("📦 Porta una scatola", where=CORNER)
    await opening.asks("/codice iscrizione orsi scatola:si", where=CORNER)
    assert "in attesa" in await opening.asks("/codice tavoli", where=CORNER)
    said = await opening.asks("/codice inizia", where=CORNER)
    assert "Nessun posto per I Tassi (Gino, Ida)" in said


# --- a file


async def test_a_file_enters_teams_and_names_the_lines_that_do_not_fit(opening: Night) -> None:
    text = (
        "Squadra;Giocatore 1;Giocatore 2;Pagato;Scatola\r\n"
        "Gli Orsi;Aldo;Bea;sì;no\r\n"
        "I Lupi;Carlo;Nuova Arrivata;;x\r\n"
        "gli orsi;Elio;Fede;;\r\n"
        "\r\n"
        "Le Volpi;Aldo;Fede;;\r\n"
        "I Tassi;Gino;;;\r\n"
        "I Gufi;Livia;Mauro;forse;\r\n"
    )
    said = await opening.asks("/codice importa", file=File("squadre.csv", text.encode("cp1252")))
    assert said.splitlines() == [
        "Entrate 2 squadre su 6",
        "2 squadre iscritte",
        "Riga 4: C'è già una squadra che si chiama «gli orsi»: scegli un altro nome.",
        "Riga 6: Aldo gioca già per Gli Orsi.",
        "Riga 7: servono il nome della squadra e due giocatori",
        "Riga 8: «forse» non è né sì né no",
        "Non ha ancora un account qui: Nuova Arrivata. Chi è, tocca il suo pulsante o scrive /io collega.",
    ]
    assert "I Lupi Carlo, Nuova Arrivata 4 € – ✓" in await opening.asks("/codice tavoli")


async def test_a_file_needs_no_first_line_with_names(opening: Night) -> None:
    said = await opening.asks("/codice importa", file=File("a.csv", b"Orsi,@aldo,@bea,yes,yes\nLupi,@carlo,@dora\n"))
    assert "Entrate 2 squadre su 2" in said


async def test_an_empty_file_is_refused(opening: Night) -> None:
    assert "nessuna squadra" in await opening.refused("/codice importa", file=File("a.csv", b"\n\n"))


async def test_only_a_director_reads_a_file(opening: Night) -> None:
    assert "un direttore" in await opening.refused("/codice importa", ALDO, file=File("a.csv", b"x"))


async def test_a_player_whom_others_entered_can_press_in_private(night: Night) -> None:
    rosa = Account("discord", "77", "Rosa", "it", "rosa")
    await night.asks("/codice sostituisci orsi @bea con:<@77>", mentioned=(rosa,))
    table = next(match.table for match in (await night.book()).present.matches.values())
    said = await night.asks(
        who=rosa, where=private(rosa), press=f"!@{await night.book_id()} codice show-table 1 {table}"
    )
    assert "Mano 1 di 3" in said
