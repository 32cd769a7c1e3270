"""What is corrected or undone takes along what stood on it, and the rooms are told; the director chooses the tables."""

from __future__ import annotations

from bot.engines.codice.standings import standings
from bot.hall.cards.card import plain
from tests.commands.codice.club_night import UGO, Night, titles
from tests.hall.house import links, words

# --- corrections


async def upset(night: Night) -> str:
    """A correction of round 1 that changes the posted tables of round 2; the answer to it."""
    _, two = await night.names(1)
    await night.plays_round()
    await night.hears()
    for hand in (1, 2):
        await night.asks(f'/codice correggi 1 {hand} "{two}" assassino turno:1', UGO)
    return await night.asks(f'/codice correggi 1 3 "{two}" assassino turno:1', UGO)


async def test_a_correction_within_the_round_asks_nothing(night: Night) -> None:
    one, two = await night.names(1)
    await night.plays(1, 0)
    said = await night.asks(f'/codice correggi 1 1 "{two}" agenti 6', UGO)
    assert f"Mano 1: vittoria di {two}; 6 agenti per {one} — ha deciso l'arbitro" in said
    assert "Tieni i tavoli" not in night.keys


async def test_a_correction_names_exactly_what_would_change(night: Night) -> None:
    said = await upset(night)
    assert "sceglie il direttore" in said
    assert "Turno 2, tavolo 1: pubblicato" in said
    assert {"Tieni i tavoli", "Riabbina"} <= night.keys.keys()


async def test_a_correction_says_which_tables_were_played_already_and_stay(night: Night) -> None:
    _, two = await night.names(1)
    await night.plays_round()
    await night.plays_round()
    for hand in (1, 2, 3):
        said = await night.asks(f'/codice correggi 1 {hand} "{two}" assassino turno:1', UGO)
    open_, played = said.split("Già giocati, restano come sono stati:")
    assert "sceglie il direttore" in open_
    assert "Turno 3, tavolo" in open_ and "Turno 2, tavolo" not in open_
    assert "Turno 2, tavolo" in played and "Turno 3, tavolo" not in played


async def test_a_correction_edits_the_standings_that_were_posted(night: Night) -> None:
    since = len(night.house.chat.said)
    await upset(night)
    await night.hears()
    said = [one for one in night.house.chat.said[since:] if one.edits is not None]
    assert any(plain(one.drawn.title).startswith("Risultati · turno 1") for one in said)
    assert len(said) >= 2


async def test_standings_that_a_correction_posts_anew_are_those_after_each_round(night: Night) -> None:
    _, two = await night.names(1)
    await night.plays_round()
    await night.plays_round()
    await night.hears()
    await night.asks(f'/codice correggi 1 1 "{two}" assassino turno:1', UGO)
    posted = [words.splitlines()[0] for words in await night.hears() if words.startswith("Classifica")]
    assert posted == ["Classifica dopo il turno 1 di 3", "Classifica dopo il turno 2 di 3"]


async def test_the_director_has_the_round_paired_again(night: Night) -> None:
    await upset(night)
    again = night.keys["Riabbina"]
    assert "un direttore" in await night.presses(again, UGO)
    assert "Turno 2 riabbinato" in await night.presses(again)
    book = await night.book()
    order = standings(book).order
    assert book.present.matches[1].teams == order[:2]
    heard = await night.hears()
    assert any(words.startswith("Tavoli · turno 2") for words in heard)


async def test_the_director_keeps_the_tables(night: Night) -> None:
    await upset(night)
    before = (await night.book()).present.pairings
    keep = night.keys["Tieni i tavoli"]
    assert "restano come sono" in await night.presses(keep)
    assert (await night.book()).present.pairings == before
    assert "niente da scegliere" in await night.presses(keep)


async def test_until_the_director_chooses_the_tables_ask(night: Night) -> None:
    await upset(night)
    assert "sceglie il direttore" in await night.asks("/codice tavoli")
    keep = night.keys["Tieni i tavoli"]
    assert "Riabbina" in night.keys
    await night.presses(keep)
    assert "sceglie il direttore" not in await night.asks("/codice tavoli")


async def test_tables_that_have_begun_cannot_be_paired_again(night: Night) -> None:
    _, two = await night.names(1)
    await night.plays_round()
    await night.plays(1, 0)
    await night.plays(2, 0)
    for hand in (1, 2, 3):
        said = await night.asks(f'/codice correggi 1 {hand} "{two}" assassino turno:1', UGO)
    assert "Riabbina" not in night.keys
    assert "non si può riabbinare" in said


async def test_what_is_so_already_is_not_corrected(night: Night) -> None:
    one, _ = await night.names(1)
    await night.plays(1, 0, agents=3)
    assert "già registrata così" in await night.refused(f'/codice correggi 1 1 "{one}" agenti 3', UGO)
    assert "c'è solo la mano 1" in await night.refused(f'/codice correggi 1 2 "{one}" agenti 3', UGO)


# --- undo


async def test_undo_of_a_last_hand_takes_the_next_round_back_and_says_so(night: Night) -> None:
    await night.plays_round(but=2)
    await night.plays(2, 0, 0, 0)
    await night.hears()
    said = await night.asks("/annulla codice")
    assert "Turno 2: 3 tavoli (dalla classifica)" in said
    since = len(night.house.chat.said)
    await night.presses("Sì, annulla")
    await night.hears()
    assert (await night.book()).present.number == 1
    assert "Annullato da Zoe · Tavoli · turno 2 di 3" in titles(night, since)
    assert "Manca il tavolo 2" in await night.asks("/codice tavoli")


async def test_what_is_closed_anew_after_an_undo_is_posted_anew(night: Night) -> None:
    await night.plays_round(but=2)
    await night.plays(2, 0, 0, 0)
    await night.hears()
    await night.asks("/annulla codice")
    since = len(night.house.chat.said)
    await night.presses("Sì, annulla")
    await night.hears()
    assert len(titles(night, since)) == 3, "results, standings, and the tables of the next round"
    assert all(one.edits for one in night.house.chat.said[since:] if "Annullato" in plain(one.drawn.title))
    since = len(night.house.chat.said)
    await night.plays(2, 0)
    await night.hears()
    said = [one for one in night.house.chat.said[since:] if not one.account]
    posted = [plain(one.drawn.title) for one in said if not one.edits]
    assert posted == ["Risultati · turno 1 di 3", "Classifica dopo il turno 1 di 3", "Tavoli · turno 2 di 3"]
    assert len([*links(said)]) == len(posted), "each that was struck leads to the new one"


async def test_a_draw_that_is_undone_is_put_back_with_what_was_said_of_it(night: Night) -> None:
    before = (await night.book()).present.pairings
    await night.asks("/annulla codice")
    await night.presses("Sì, annulla")
    await night.hears()
    since = len(night.house.chat.said)
    await night.presses("Rivela di nuovo")
    await night.hears()
    assert (await night.book()).present.pairings == before
    assert "Tavoli · turno 1 di 3" in titles(night, since)


async def test_a_draw_that_is_made_again_with_nothing_changed_comes_back_as_it_was(night: Night) -> None:
    before = (await night.book()).present.pairings
    await night.asks("/annulla codice")
    await night.presses("Sì, annulla")
    await night.hears()
    night.keys.clear()
    assert (await night.asks("/codice inizia")).startswith("Questo sorteggio c'è già stato")
    assert (await night.book()).plan is None, "a question decides nothing"
    await night.presses("Rivela di nuovo")
    assert (await night.book()).present.pairings == before
    assert (await night.refused("/codice inizia")).startswith("Il primo turno è già sorteggiato")


async def test_a_draw_whose_seal_is_open_is_put_back_for_whoever_came_since_and_is_not_made_again(night: Night) -> None:
    before = (await night.book()).present.pairings
    assert "non se ne fa un altro. Annullato, può solo tornare lo stesso" in await night.asks("/annulla codice")
    await night.presses("Sì, annulla")
    await night.asks("/codice squadra Nuovi @Walter @Yuri")
    await night.asks("/codice ritira Nuovi")
    refused = await night.refused("/codice inizia")
    assert refused.startswith("È già uscito, e da quel sigillo non esce più niente: non si rifà."), refused
    assert "Vale anche con altri iscritti" in refused
    line = next(one for one in (await night.asks("/diario codice")).splitlines() if "Primo sorteggio" in one)
    number = line.split(" · ")[0]
    said = await night.asks(f"/annulla codice {number}")
    assert "Annulla prima quello che è venuto dopo" in said and "registrala" not in said
    assert "Rivela di nuovo" not in night.keys, "the team that came and went still stands in the book"
    for _ in "the withdrawal", "the entry":
        await night.asks("/annulla codice")
        await night.presses("Sì, annulla")
    await night.asks(f"/annulla codice {number}")
    await night.presses("Rivela di nuovo")
    assert (await night.book()).present.pairings == before
    await night.asks("/codice squadra Nuovi @Walter @Yuri")
    assert not any(one.bye for one in (await night.book()).present.pairings), "who was missing meets who sat out"


async def test_undo_of_the_last_hand_takes_the_prizes_back(night: Night) -> None:
    while (await night.book()).present.phase != "finals":
        await night.plays_round()
    await night.plays(1, 0, 0, 0, 0)
    assert any("vittoria di" in said for said in await night.hears())
    await night.asks("/annulla codice")
    await night.presses("Sì, annulla")
    assert any(said.startswith("Annullato da Zoe") and "vittoria di" in said for said in await night.hears())


async def test_undo_of_a_correction_edits_the_standings_back(night: Night) -> None:
    await upset(night)
    await night.hears()
    await night.asks("/annulla codice")
    since = len(night.house.chat.said)
    await night.presses("Sì, annulla")
    await night.hears()
    assert any(one.startswith("Risultati · turno 1") for one in titles(night, since))


async def test_undo_of_the_choice_asks_the_director_again(night: Night) -> None:
    for choice in ("Riabbina", "Tieni i tavoli"):
        await upset(night) if choice == "Riabbina" else None
        await night.presses(choice)
        await night.asks("/annulla codice")
        since = len(night.house.chat.said)
        await night.presses("Sì, annulla")
        await night.hears()
        asked = next(one for one in night.house.chat.said[since:] if one.drawn.tone == "ask")
        assert "Turno 2, tavolo 1: pubblicato" in words(asked.drawn)
        night.keys = {key.label: key for row in asked.drawn.buttons for key in row}
        assert {"Tieni i tavoli", "Riabbina"} <= night.keys.keys()


async def test_a_question_for_a_yes_says_how_the_match_stood_and_would_stand(night: Night) -> None:
    await night.plays(1, 0)
    player = await night.side(1, 1)
    await night.asks("/annulla codice", player, manages=True)
    said = await night.presses("Sì, annulla", player, manages=True)
    loser, winner = (await night.names(1))[::-1]
    assert f"Tavolo 1 · {winner} 1–0 {loser} → {winner} 0–0 {loser}" in said, said
    assert f"{winner}: 1 mano vinta → 0 mani vinte" in said
