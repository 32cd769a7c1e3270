"""A tournament runs itself: with the last hand of a round its results, the standings and the next tables are there."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.checker.verdict import Grade
from bot.engines.book import Entry
from bot.engines.codice.tournament import Codice
from bot.hall.cards.card import Audience, plain
from bot.hall.requests import Account
from tests.commands.codice.club_night import PEOPLE, UGO, Night, entered
from tests.exported import grade_of
from tests.hall.house import CORNER, HALL


def of_room(night: Night, since: int) -> list[str]:
    """The titles of what was said in rooms."""
    return [plain(one.drawn.title) for one in night.house.chat.said[since:] if one.audience is Audience.ROOM]


def tables_of(night: Night) -> str:
    """The tables of the export that was just made."""
    assert night.reply is not None
    return night.reply.drawn.files[1].content.decode("utf-8-sig")


async def test_the_first_round_is_posted_with_starters_chiefs_and_the_bye(tmp_path: Path) -> None:
    night = await entered(tmp_path)
    await night.hears()
    said = await night.asks("/codice inizia")
    assert "5 squadre" in said
    assert "3 turni di qualificazione, poi passano in 2" in said
    posted = next(one for one in await night.hears() if one.startswith("Tavoli · turno 1 di 3"))
    assert posted.count("comincia:") == 2
    assert "Riposo · " in posted
    assert "capo" in posted
    await night.house.store.close()


async def test_everybody_is_mentioned_at_their_table_and_who_wants_it_gets_a_private_line(tmp_path: Path) -> None:
    night = await entered(tmp_path)
    await night.turn_lines_on()
    await night.asks("/codice inizia")
    since = len(night.house.chat.said)
    await night.hears()
    said = night.house.chat.said[since:]
    card = next(one for one in said if one.audience is Audience.ROOM and "Tavoli" in one.drawn.title[0].text)
    pinged = {span.person for line in card.drawn.lines for span in line if span.ping}
    assert len(pinged) == 8, "four teams play, and one sits out"
    lines = [one for one in said if one.audience is Audience.PRIVATE]
    assert {one.account.name for one in lines if one.account} == PEOPLE.keys()
    await night.house.store.close()


async def test_who_was_told_of_a_draw_that_is_undone_hears_that_it_is(tmp_path: Path) -> None:
    night = await entered(tmp_path)
    await night.turn_lines_on()
    await night.asks("/codice inizia")
    told = await night.hears()
    since = len(night.house.chat.said)
    await night.asks("/annulla codice")
    await night.presses("Sì, annulla")
    struck = await night.hears()
    lines = [one for one in night.house.chat.said[since:] if one.audience is Audience.PRIVATE]
    assert {one.account.name for one in lines if one.account} == PEOPLE.keys()
    assert all(one.edits for one in lines)
    assert any("riposate" in one for one in told)
    assert all(one.startswith("Annullato da ") for one in struck if "riposate" in one)
    assert any("riposate" in one for one in struck)
    assert len([one for one in struck if one.startswith("Annullato da ") and "Tavoli · turno 1" in one]) == 1
    await night.house.store.close()


async def test_a_line_tells_table_opponents_who_starts_and_who_is_chief(night: Night) -> None:
    await night.turn_lines_on()
    await night.plays_round()
    mine = [words for words in await night.hears() if words.startswith("Torneo d'autunno · turno 2")]
    _, two = await night.names(1)
    assert any(f"Tavolo 1, contro {two}" in words and "Cominciate voi" in words for words in mine)
    assert all("Capi nella prima mano" in words or "riposate" in words for words in mine)


async def test_nobody_gets_a_line_but_who_turned_them_on(night: Night) -> None:
    eager = await night.side(1, 0)
    await night.asks("/io avvisi si", eager)
    since = len(night.house.chat.said)
    await night.plays_round()
    await night.hears()
    assert [one.account.name for one in night.house.chat.said[since:] if one.account] == [eager.name]


async def test_one_public_message_tells_everybody_their_own_table_by_a_press(night: Night) -> None:
    since = len(night.house.chat.said)
    await night.plays_round()
    await night.hears()
    posted = next(one for one in night.house.chat.said[since:] if one.drawn.title[0].text.startswith("Tavoli"))
    mine = posted.drawn.buttons[0][0]
    assert mine.label == "Il mio tavolo"
    one, two = await night.names(1)
    said = await night.presses(mine, await night.side(1, 0))
    assert night.reply is not None and night.reply.audience is Audience.MEMBER
    assert f"Tavolo 1, contro {two}" in said and one not in said.splitlines()[1]
    assert "non hai un tavolo" in await night.presses(mine, UGO)


async def test_ones_own_table_can_be_shown_anew_in_its_place(night: Night) -> None:
    since = len(night.house.chat.said)
    await night.plays_round()
    await night.hears()
    posted = next(one for one in night.house.chat.said[since:] if one.drawn.title[0].text.startswith("Tavoli"))
    who = await night.side(1, 0)
    shown = await night.presses(posted.drawn.buttons[0][0], who)
    assert night.reply is not None and night.reply.audience is Audience.MEMBER
    anew = night.reply.drawn.buttons[-1][-1]
    assert anew.label == "Aggiorna" and await night.presses(anew, who) == shown
    assert night.reply.drawn.replaces and night.reply.drawn.buttons[-1][-1].label == "Aggiorna"
    assert night.reply.audience is Audience.MEMBER


async def test_who_was_entered_by_username_sees_that_table_before_the_club_confirms_them(opening: Night) -> None:
    for team in ("Orsi @orso @orsa", "Lupi @lupo @lupa", "Volpi @volpe @volpone", "Tassi @tasso @tassa"):
        await opening.asks(f"/codice squadra {team}")
    await opening.asks("/codice inizia")
    await opening.hears()
    keys = [key for one in opening.house.chat.said for row in one.drawn.buttons for key in row]
    mine = next(key for key in keys if key.label == "Il mio tavolo")
    said = await opening.presses(mine, Account("discord", "77", "Orazio", "it", "orso"))
    assert "Il tuo nome utente è iscritto (il club non ha ancora confermato che sei tu):" in said
    assert "Tavolo" in said and "(" in said and "Capi" not in said
    assert opening.reply is not None and opening.reply.drawn.words_first
    assert "non hai un tavolo" in await opening.presses(mine, Account("discord", "78", "Ugo", "it", "ugo"))


async def test_closed_private_messages_bring_no_word_in_the_room(night: Night) -> None:
    closed = await night.side(1, 0)
    night.house.chat.closed.add(closed.id)
    await night.plays_round()
    assert not any("ho una risposta solo per te" in words for words in await night.hears())


async def test_with_the_last_hand_results_standings_and_next_tables_are_there_once(night: Night) -> None:
    await night.plays_round(but=2)
    await night.hears()
    since = len(night.house.chat.said)
    await night.plays(2, 0, 0, 0)
    await night.hears()
    titles = of_room(night, since)
    assert [one for one in titles if one.startswith("Risultati")] == ["Risultati · turno 1 di 3"]
    assert [one for one in titles if one.startswith("Tavoli")] == ["Tavoli · turno 2 di 3"]
    assert len(titles) == 3, "and the standings between them"
    await night.hears()
    assert len(of_room(night, since)) == 3


async def test_notices_go_where_the_club_wants_them(night: Night) -> None:
    await night.asks("/club avvisi accoppiamenti", where=CORNER, manages=True)
    since = len(night.house.chat.said)
    await night.plays_round()
    await night.hears()
    rooms = {plain(one.drawn.title).split()[0]: one.place.id for one in night.house.chat.said[since:] if one.place}
    assert rooms["Tavoli"] == CORNER.id
    assert rooms["Risultati"] == HALL.id


async def test_the_bye_stands_as_all_hands_won(night: Night) -> None:
    resting = await night.name((await night.book()).present.bye)
    await night.plays_round()
    assert any(f"Riposo · {resting}: 3 mani vinte" in words for words in await night.hears())


@pytest.mark.evenings
async def test_a_whole_tournament_by_presses_ends_with_the_prizes_and_an_open_seal(night: Night) -> None:
    while not (await night.book()).ended:
        book = await night.book()
        number = book.present.number
        for table in list(book.present.matches):
            while not (await night.book()).rounds[number - 1].matches[table].over:
                winner = await night.name((await night.book()).rounds[number - 1].matches[table].teams[0])
                await night.records(table, winner, "agents", table, UGO)
    book = await night.book()
    assert isinstance(book, Codice)
    assert len(book.rounds) == 4
    said = await night.hears()
    prizes = next(words for words in said if "vittoria di" in words and words.startswith("Torneo d'autunno:"))
    assert "🥇" in prizes
    assert "🥉" in prizes
    assert all(name in prizes for name in ("Orsi", "Lupi", "Volpi", "Tassi", "Lontre"))
    assert "finito" in await night.refused("/codice mano 1 Orsi assassino", UGO)


async def test_the_final_says_what_is_at_stake_and_ends_when_it_is_decided(night: Night) -> None:
    for _ in range(3):
        await night.plays_round()
    said = await night.hears()
    assert any(words.startswith("Tavoli · finale") and "finale · Tavolo 1" in words for words in said)
    await night.plays(1, 0, 0, 0)
    assert not (await night.book()).ended
    await night.plays(1, 0)
    assert (await night.book()).ended


async def test_the_draw_can_be_verified_at_once(night: Night) -> None:
    said = await night.asks("/verifica codice")
    assert "I sorteggi tornano" in said
    reply = await night.asks("/esporta codice")
    assert reply
    assert night.reply is not None
    assert grade_of(night.reply.drawn.files[0].content.decode()) is Grade.WHOLE


async def test_of_a_draw_people_speak_of_lots_and_not_of_dice(night: Night) -> None:
    assert (await night.asks('/verifica codice atto:"turno 1"')).startswith("I sorteggi di: turno 1")
    [stored] = await night.house.store.books(kind="codice")
    await night.hears()
    assert await night.house.hall.desk.renew_seals(stored.id, night.house.now)
    [retired] = await night.hears()
    assert "non esce più nessun sorteggio, e uno già fatto che si rifà esce diverso" in retired
    assert "dad" not in retired


async def test_the_export_has_teams_hands_and_standings(night: Night) -> None:
    await night.plays_round()
    await night.asks("/esporta codice")
    tables = tables_of(night)
    assert "numero;squadra;giocatori" in tables
    assert "Gli Orsi;Aldo, Bea" in tables
    assert "1;1;1;" in tables
    assert "agenti;1;confermata" in tables
    assert "mani turno 1" in tables
    assert "PBG turno 1" in tables
    assert "100,0%" in tables
    resting = await night.name((await night.book()).rounds[0].bye)
    assert f"1;3;;;{resting};;riposo;;" in tables


async def test_before_there_are_standings_the_export_gives_no_places(night: Night) -> None:
    await night.asks("/esporta codice")
    lines = [line.strip() for line in tables_of(night).splitlines()]
    assert lines[-1] == "posto;squadra;mani vinte"
    entered = [line for line in lines if line.endswith(";in gara;")]
    assert len(entered) == 5, "the lots are no places"


async def test_four_teams_play_a_round_robin(tmp_path: Path) -> None:
    night = await entered(tmp_path, 4)
    assert "Girone all'italiana in 3 turni" in await night.asks("/codice inizia")
    for _ in range(3):
        await night.plays_round()
    assert (await night.book()).ended
    await night.house.store.close()


async def test_everything_survives_a_restart(night: Night) -> None:
    await night.plays_round()
    before = await night.asks("/codice tavoli")
    night.house = await night.house.restarted()
    assert await night.asks("/codice tavoli") == before


async def test_every_entry_has_its_line_in_the_journal(night: Night) -> None:
    told = {entry.kind for cog in night.house.hall.commands.cogs for entry in cog.tellings}
    wanted = {kind for kind in Entry.kinds if kind.startswith(("codice.", "tournament."))}
    assert wanted <= told, wanted - told


async def test_the_journal_tells_what_happened(night: Night) -> None:
    one, two = await night.names(1)
    await night.records(1, one, "assassin", who=await night.side(1, 0))
    said = await night.asks("/diario 100")
    assert f"Turno 1, tavolo 1, mano 1: vittoria di {one}; assassino trovato da {two} (secondo {one})" in said
    assert "Iscrizione: Gli Orsi" in said
    assert "Primo sorteggio fra 5 squadre" in said


async def test_a_club_that_speaks_english_hears_all_of_it_in_english(night: Night) -> None:
    await night.asks("/club lingua en", manages=True)
    one, two = await night.names(1)
    assert "Table 1" in await night.asks("/codice tables")
    await night.asks(f'/codice hand 1 "{one}" agents 2', await night.side(1, 0))
    assert f"According to {two} that is not right" in await night.presses("Dispute", await night.side(1, 1))
    assert "the referee has decided" in await night.presses(f"The right report: {one}", UGO)
    await night.plays_round()
    said = "\n".join(await night.hears())
    assert "Results · round 1 of 3" in said
    assert "Tables · round 2 of 3" in said
    changed = await night.asks(f'/codice fix 1 1 "{two}" assassin round:1', UGO)
    assert "the referee has decided" in changed
    journal = await night.asks("/journal 100")
    assert "Entered: Gli Orsi" in journal
    assert "(referee)" in journal
    await night.asks("/export codice")
    assert "Gli Orsi" in tables_of(night)
