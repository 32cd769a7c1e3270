"""Votes are secret until all are in, in every message, in the journal and in the export; silence is not yes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.cards.card import Audience, Key
from bot.hall.requests import Account, Reply
from tests.commands.codice.club_evening import keys
from tests.commands.diplomacy.weekend import UGO, Weekend, weekend
from tests.hall.house import ANNA, BRUNO, HALL, words


@pytest.fixture
async def three(tmp_path: Path) -> Weekend:
    """Three are in play, Bruno among them; he has proposed a draw."""
    found = await weekend(tmp_path)
    bruno = await found.id("Bruno")
    powers = list((await found.game()).seats)
    mine = (await found.game()).power_of(bruno)
    alive = [mine, *[power for power in powers if power != mine][:2]]
    await found.winter(1, 1901, " ".join("11" if power in alive else "0" for power in powers))
    return found


async def guests(found: Weekend, word: str) -> None:
    """The referee notes how those without an account vote."""
    card = await found.keys("/diplomazia patta 1", BRUNO)
    list_of = await found.keys(who=UGO, press=card["Chi non ha account"].id)
    for key in list_of.values():
        ballot = await found.keys(who=UGO, press=key.id)
        assert "Voto registrato" in await found.said(who=UGO, press=ballot[word].id)


async def guest(found: Weekend, card: dict[str, Key], name: str, word: str) -> None:
    """The referee notes how one without an account votes."""
    list_of = await found.keys(who=UGO, press=card["Chi non ha account"].id)
    ballot = await found.keys(who=UGO, press=list_of[name].id)
    await found.said(who=UGO, press=ballot[word].id)


async def bruno_votes(found: Weekend, word: str) -> None:
    own = await found.keys(who=BRUNO, press=f"!@{await found.stored()} diplomacy vote 1 1 draw")
    await found.said(who=BRUNO, press=own[word].id)


async def test_the_card_of_a_vote_says_who_is_still_missing_as_ballots_come(three: Weekend) -> None:
    await three.said("/diplomazia patta 1", BRUNO)
    first = [one for one in await three.house.heralded() if "Mancano" in one][-1]
    await bruno_votes(three, "Sì, patta")
    then = [one for one in await three.house.heralded() if "Mancano" in one][-1]
    assert "Bruno" in first.split("Mancano")[1]
    assert "Bruno" not in then.split("Mancano")[1]
    assert "sì" not in then.split("Mancano")[1].casefold()


async def stands_missing(found: Weekend) -> str:
    """Who is missing, as the room reads it last."""
    return [one for one in await found.house.heralded() if "Mancano" in one][-1].split("Mancano")[1]


async def test_a_ballot_taken_back_under_a_later_one_is_missing_on_the_card_and_put_back_only_that(
    three: Weekend,
) -> None:
    card = await three.keys("/diplomazia patta 1", BRUNO)
    own = await three.keys(who=BRUNO, press=card["Vota"].id)
    bruno = await three.keys(who=BRUNO, press=own["Sì, patta"].id)
    list_of = await three.keys(who=UGO, press=card["Chi non ha account"].id)
    other = next(iter(list_of))
    await guest(three, card, other, "Sì, patta")
    then = await stands_missing(three)
    assert "Bruno" not in then and other not in then
    back = await three.keys(who=BRUNO, press=bruno["Togli"].id)
    taken = await stands_missing(three)
    assert "Bruno" in taken and other not in taken
    await three.said(who=BRUNO, press=back["Rimetti"].id)
    again = await stands_missing(three)
    assert "Bruno" not in again and other not in again


async def test_a_winter_under_an_open_vote_is_asked_about_and_the_vote_lapses_aloud(three: Weekend) -> None:
    await three.said("/diplomazia patta 1", BRUNO)
    counts = " ".join(str(count) for count in (await three.game()).counts[1901].values())
    asked = await three.keys(f"/diplomazia centri 1 1902 {counts}", UGO)
    assert (await three.game()).year == 1901
    await three.said(who=UGO, press=asked["Registra il 1902"].id)
    assert (await three.game()).year == 1902
    assert any("niente patta sui centri del 1901" in one for one in await three.house.heralded())


async def test_a_director_who_does_not_play_has_a_board_vote_again(three: Weekend) -> None:
    await guests(three, "No, si gioca")
    await bruno_votes(three, "Sì, patta")
    assert "Vota" in await three.keys("/diplomazia patta 1")
    assert any("Il direttore fa votare la patta" in one for one in await three.house.heralded())


@pytest.mark.parametrize("who", [ANNA, BRUNO], ids=["the director", "who plays"])
async def test_a_draw_is_of_the_round_that_is_named(tmp_path: Path, who: Account) -> None:
    found = await weekend(tmp_path)
    await found.play(1)
    await found.post()
    assert "la partita è già finita" in await found.said("/diplomazia patta 1 1", who)
    assert "prima registra" in await found.said("/diplomazia patta 1", who)


async def others_in_play(found: Weekend) -> list[str]:
    """The powers in play that are not Bruno's."""
    game, bruno = await found.game(), await found.id("Bruno")
    return [power for power in game.in_play() if game.seats[power] != bruno]


async def test_who_has_left_is_not_waited_for(three: Weekend) -> None:
    await three.said("/diplomazia patta 1", BRUNO)
    await bruno_votes(three, "Sì, patta")
    for power in await others_in_play(three):
        card = await three.card(f"/diplomazia ritira {await three.at(power)}")
    assert "il voto aperto aspetta solo questo" in words(card), "the last one is asked about"
    assert not any("patta accettata" in one for one in await three.house.heralded())
    await three.said(press=keys(card)["Ritira e conta"].id)
    assert any("patta accettata" in one for one in await three.house.heralded())


async def test_who_plays_on_votes_where_a_withdrawal_would_have_had_the_ballots_counted(three: Weekend) -> None:
    await three.said("/diplomazia giocatore Tina")
    await three.said("/diplomazia patta 1", BRUNO)
    await bruno_votes(three, "Sì, patta")
    first, last = [await three.at(power) for power in await others_in_play(three)]
    await three.said(f"/diplomazia ritira {first}")
    card = await three.keys(f"/diplomazia ritira {last}")
    await three.said(press=card["Chi gioca al suo posto · Tavolo 1"].id, values={"player": "Tina"})
    await three.house.heralded()
    await three.said(f"/diplomazia ritira {last}")
    assert "fuori" not in await three.said("/diplomazia patta 1", BRUNO), "the vote goes on"
    assert (await three.game()).drawn is None


async def test_who_plays_in_the_place_of_who_left_is_shown_and_votes(three: Weekend) -> None:
    await three.said("/diplomazia giocatore Tina")
    power = (await others_in_play(three))[0]
    gone = await three.at(power)
    await three.said(f"/diplomazia ritira {gone}")
    assert f"restano a {gone}" in await three.said(f"/diplomazia sostituto 1 {power} Tina")
    assert f"{gone} (gioca Tina)" in words(await three.card("/diplomazia grafico 1"))
    card = await three.keys("/diplomazia patta 1", BRUNO)
    assert "Tina" in await three.keys(who=UGO, press=card["Chi non ha account"].id)


async def test_what_a_director_who_plays_asks_for_a_board_outlives_the_winters_of_others(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 13, posted=False)
    await found.said("/diplomazia giocatore Anna")
    await found.post()
    await found.said("/diplomazia giocatore Tina")
    ids = (await found.id("Anna"), await found.id("Bruno"))
    hers, other = (1, 2) if ids[0] in (await found.game()).seats.values() else (2, 1)
    power = next(power for power, who in (await found.game(other)).seats.items() if who not in ids)
    asked = await found.card(f"/diplomazia sostituto {other} {power} Tina")
    await found.winter(hers, 1901)
    await found.said(who=BRUNO, press=keys(asked)["Conferma"].id)
    assert (await found.game(other)).stand_ins == {power: await found.id("Tina")}


async def test_a_withdrawal_that_a_director_who_plays_asks_for_outlives_winters_ballots_and_the_clock(
    tmp_path: Path,
) -> None:
    found = await weekend(tmp_path, 13, posted=False)
    await found.said("/diplomazia giocatore Anna")
    await found.post()
    ids = (await found.id("Anna"), await found.id("Bruno"))
    hers, other = (1, 2) if ids[0] in (await found.game()).seats.values() else (2, 1)
    gone = next(who for who in (await found.game(other)).seats.values() if who not in ids)
    asked = await found.card(f'/diplomazia ritira "{await found.name(gone)}"')
    await found.winter(hers, 1901)
    await found.winter(other, 1901)
    await found.said("/diplomazia orologio 15", UGO)
    await found.rung(15 * 60 + 1)
    await found.said(who=BRUNO, press=keys(asked)["Conferma"].id)
    assert (await found.book()).entrants[gone].fate == "withdrawn"


async def test_a_correction_that_brings_somebody_back_takes_an_agreed_draw_away_aloud(three: Weekend) -> None:
    await guests(three, "Sì, patta")
    await bruno_votes(three, "Sì, patta")
    assert (await three.game()).over
    await three.house.heralded()
    asked = await three.keys("/diplomazia centri 1 1901 6 5 5 5 5 5 3", UGO)
    await three.said(who=UGO, press=asked["Correggi"].id)
    heard = await three.house.heralded()
    assert any("la patta accettata non vale più" in one for one in heard)
    assert any("Tavolo 1: riaperto" in one for one in heard)
    assert "patta accettata è caduta" in await three.said("/diario 6")


async def test_art_6_a_draw_that_all_want_ends_the_game(three: Weekend) -> None:
    await guests(three, "Sì, patta")
    assert "patta accettata" not in "".join(await three.house.heralded())
    own = await three.keys(who=BRUNO, press=f"!@{await three.stored()} diplomacy vote 1 1 draw")
    await three.said(who=BRUNO, press=own["Sì, patta"].id)
    heard = await three.house.heralded()
    assert any("patta accettata" in words and "Chiudi" not in words for words in heard)
    assert any("Tavolo 1 · round 1 · punti" in words for words in heard), "its result needs nobody to close the board"
    assert "Patta sui centri del 1901" in await three.said("/diplomazia grafico 1")


async def test_art_6_a_draw_that_ended_a_board_is_taken_back_with_it(three: Weekend) -> None:
    await guests(three, "Sì, patta")
    await bruno_votes(three, "Sì, patta")
    assert (await three.game()).over
    await three.undo()
    game = await three.game()
    assert (game.over, game.drawn) == (False, None)
    assert game.vote is not None and game.vote.open


async def test_who_was_against_is_told_by_name_once_all_have_voted(three: Weekend) -> None:
    await guests(three, "Sì, patta")
    own = await three.keys(who=BRUNO, press=f"!@{await three.stored()} diplomacy vote 1 1 draw")
    await three.said(who=BRUNO, press=own["No, si gioca"].id)
    heard = await three.house.heralded()
    assert any("niente patta" in words and "Contro: Bruno" in words for words in heard)


async def test_the_journal_does_not_say_whose_ballot_was_the_last(three: Weekend) -> None:
    await guests(three, "Sì, patta")
    own = await three.keys(who=BRUNO, press=f"!@{await three.stored()} diplomacy vote 1 1 draw")
    await three.said(who=BRUNO, press=own["No, si gioca"].id)
    assert (await three.said("/diario 1")).endswith("patta respinta")


async def test_nobody_sees_a_ballot_not_even_in_the_journal_or_the_export(three: Weekend) -> None:
    await guests(three, "No, si gioca")
    heard = await three.house.heralded()
    journal = await three.said("/diario 20")
    assert "ha votato" in journal
    reply = await three.house.ask("/esporta", ANNA, HALL, manages=True)
    assert isinstance(reply, Reply)
    texts = [file.content.decode() for file in reply.drawn.files]
    ballots = [line for text in texts for line in text.splitlines() if "diplomacy.ballot-cast" in line]
    assert ballots
    assert all('"word":{"#":"' in line for line in ballots)
    everything = "\n".join([*heard, journal])
    assert "Contro" not in everything
    assert "no, si gioca" not in everything.casefold()


async def test_a_vote_is_asked_in_private(three: Weekend) -> None:
    card = await three.keys("/diplomazia patta 1", BRUNO)
    ballot = await three.house.ask(who=BRUNO, press=card["Vota"].id)
    assert isinstance(ballot, Reply) and ballot.audience is Audience.MEMBER
    assert "votano solo" in await three.said(who=UGO, press=card["Vota"].id)


async def test_the_next_winter_ends_an_open_vote(three: Weekend) -> None:
    card = await three.keys("/diplomazia patta 1", BRUNO)
    counts = " ".join(str(count) for count in (await three.game()).counts[1901].values())
    asked = await three.keys(f"/diplomazia centri 1 1902 {counts}", UGO)
    await three.said(who=UGO, press=asked["Registra il 1902"].id)
    assert "nessun voto aperto" in await three.said(who=BRUNO, press=card["Vota"].id)


async def test_art_8_5_six_players_vote_before_they_play(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 6)
    assert "a sei" in await found.screen()
    assert "votano la variante" in await found.winter(1, 1901)
    card = await found.keys("/diplomazia variante 1", UGO)
    own = await found.keys(who=BRUNO, press=card["Vota"].id)
    await found.said(who=BRUNO, press=own["Turchia tolta"].id)
    assert "direttore" in await found.said(who=UGO, press=card["Chiudi il voto"].id)
    assert "troppo pochi" in await found.said(press=card["Chiudi il voto"].id)
    for name in ("Ada", "Bice"):
        await guest(found, card, name, "Turchia tolta")
    assert "voto chiuso" in await found.said(press=card["Chiudi il voto"].id)
    heard = await found.house.heralded()
    assert any(words.startswith("Tavolo 1: Turchia tolta") for words in heard)
    assert "32" in await found.winter(1, 1901, "6 6 6 6 6 3 0")


@pytest.mark.parametrize(("variant", "powers"), [("Italia in disordine", 7), ("Turchia tolta", 6)])
async def test_the_steps_show_italy_in_disorder_which_keeps_its_centres_and_no_power_that_was_taken_out(
    tmp_path: Path, variant: str, powers: int
) -> None:
    found = await weekend(tmp_path, 6)
    card = await found.keys("/diplomazia variante 1", UGO)
    for name in ("Ada", "Bice", "Dino", "Elsa", "Fulvio"):
        await guest(found, card, name, variant)
    await found.said(press=card["Chiudi il voto"].id)
    steps = await found.card(press=f"!@{await found.stored()} diplomacy step 1 1 1901")
    assert steps.table is not None and len(steps.table.rows) == powers
