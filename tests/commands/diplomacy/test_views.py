"""Scores line by line, standings and their reasons, the top table, ties, conduct, orders; in both languages."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from bot.commands.diplomacy.names import factor_said
from bot.engines.diplomacy.tournament import Stated
from bot.hall.cards.card import say
from bot.hall.requests import Form
from tests.commands.diplomacy.weekend import UGO, Weekend, weekend
from tests.hall.house import BRUNO, words

LED = "9 7 6 5 4 2 1"


@pytest.fixture
async def played(tmp_path: Path) -> Weekend:
    """A round of two boards is over: a solo and an ordinary game."""
    found = await weekend(tmp_path, 14)
    await found.winter(1, 1901, "18 6 6 4 0 0 0")
    await found.said("/diplomazia fine 1", UGO)
    await found.play(2, LED)
    return found


async def test_art_2_3_1_the_score_says_every_step_of_445_9(played: Weekend) -> None:
    said = await played.said("/diplomazia punteggio 1 1")
    name = await played.at("austria")
    assert (
        f"1. {name} (Austria) 445,9: (72 (18 centri) + 1 (in gioco) + 70 (1° posto) + 30 (distacco) "
        "+ 170 (vittoria a 18)) × 1,3\n" in said
    )
    assert said.splitlines()[1] == "Moltiplicatore 1,3: 4 con almeno 3 centri"


async def test_art_2_3_1_what_a_player_has_is_explained_with_its_multiplier(played: Weekend) -> None:
    said = await played.said(f"/diplomazia spiega {await played.at('austria')}")
    assert "× 1,3 (4 con almeno 3 centri) = 445,9" in said


def test_a_multiplier_is_shown_with_as_many_decimals_as_it_has() -> None:
    """A club may set what a survivor adds."""
    for factor, rest in (
        (Fraction(13, 10), "3"),
        (Fraction(145, 100), "45"),
        (Fraction(105, 100), "05"),
        (Fraction(1), "0"),
    ):
        assert factor_said(factor) == say("decimal", whole="1", rest=rest)


async def test_in_english_with_a_point(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, language="en")
    await found.winter(1, 1901, "18 6 6 4 0 0 0")
    assert "Multiplier 1.3: 4 with 3 centres or more" in await found.said("/diplomacy finish 1", UGO)


async def test_a_score_can_be_seen_before_the_end(tmp_path: Path) -> None:
    found = await weekend(tmp_path)
    assert "non è stato registrato" in await found.said("/diplomazia punteggio 1")
    await found.winter(1, 1901)
    assert "Se finisse con il 1901" in await found.said("/diplomazia punteggio 1")


async def test_the_standings_list_everybody_who_has_played(played: Weekend) -> None:
    said = await played.said("/diplomazia classifica")
    assert said.startswith("Classifica · round 1 di 3")
    assert f"1 {await played.at('austria')} 445,9" in said
    assert "decide l'articolo 5" in said, "six lost to the same solo"


async def test_before_the_first_board_is_closed_there_are_no_standings(tmp_path: Path) -> None:
    found = await weekend(tmp_path)
    assert "quando si chiude il primo tavolo" in await found.said("/diplomazia classifica")


async def test_explain_says_what_decided(played: Weekend) -> None:
    one, other = await played.at("austria"), await played.at("austria", 2)
    said = await played.said(f"/diplomazia spiega {other} {one}")
    assert said.startswith(f"{one} davanti a {other}")
    assert "Decide: i punti, 445,9 contro 149,8" in said
    own = await played.said(f"/diplomazia spiega {other}")
    assert "149,8 punti" in own
    assert "Round 1, tavolo 2, Austria: (36 (9 centri)" in own


async def test_art_5_equal_points_are_told_apart_by_the_power(played: Weekend) -> None:
    one, other = await played.at("italy"), await played.at("turkey")
    said = await played.said(f"/diplomazia spiega {one} {other}")
    assert "(f) la potenza del round 1, Italia contro Turchia" in said


async def test_a_penalty_counts_and_says_so(played: Weekend) -> None:
    name = await played.at("austria")
    assert "−50 punti" in await played.said(f'/diplomazia penalita {name} "insulti al tavolo" 50')
    assert f"1 {name} 395,9" in await played.said("/diplomazia classifica")
    assert "Sanzione: −50 (insulti al tavolo)" in await played.said(f"/diplomazia spiega {name}")
    assert "200 punti a testa" in await played.said(f'/diplomazia penalita {name} "ancora" 160')
    await played.said(f'/diplomazia penalita {name} "bara" squalifica:si')
    assert f"Squalificati: {name}" in await played.said("/diplomazia classifica")


async def test_the_top_table_from_declaration_to_the_urn(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 14)
    for board in (1, 2):
        await found.play(board, LED)
    assert "non dichiarato" in await found.said("/diplomazia top")
    assert "si sa dopo 2 round" in await found.said("/diplomazia top dichiara:si")
    await found.post()
    for board in (1, 2):
        await found.play(board, LED)
    card = await found.keys("/diplomazia top")
    assert "Prima servono le potenze" in await found.said("/diplomazia round")
    said = await found.said(press=card["Pesca dall'urna"].id)
    assert "Le potenze ci sono" in said
    assert "top table" in await found.said("/diplomazia round")


async def test_statements_for_ties_stay_with_who_makes_them(played: Weekend) -> None:
    assert "spenti" in await played.said(who=BRUNO, press=await state_of(played))
    await played.said("/diplomazia spareggi donne:si")
    card = await played.keys(who=BRUNO, press=await state_of(played))
    assert "Hai detto: uomo" in await played.said(who=BRUNO, press=card["Uomo"].id)
    assert "uomo" not in await played.said("/diario 5")


@pytest.mark.parametrize(("other", "told"), [(True, "(f) la potenza del round 1"), (False, "(b) prima le donne")])
async def test_nobody_is_told_what_was_stated_beyond_that_it_decides(played: Weekend, other: bool, told: str) -> None:
    await played.said("/diplomazia spareggi donne:si giovani:si")
    book, seats = await played.book(), (await played.game()).seats
    book.stated |= {player: Stated(other or power == "italy", 19900131) for power, player in seats.items()}
    said = await played.said(f"/diplomazia spiega {await played.at('italy')} {await played.at('turkey')}")
    assert f"Decide: {told}" in said
    assert not [word for word in ("donna", "uomo", "giovane") if word in said]
    assert ("donne" in said) is not other


async def state_of(found: Weekend) -> str:
    """The button that asks what one states."""
    return f"!@{await found.stored()} diplomacy state"


async def test_before_the_first_winter_a_board_shows_who_plays_what(tmp_path: Path) -> None:
    found = await weekend(tmp_path)
    card = await found.card("/diplomazia grafico 1")
    assert card.picture is None
    assert f"Austria –  {await found.at('austria')}" in words(card)


async def test_the_chart_is_a_picture_with_its_words(played: Weekend) -> None:
    card = await played.card("/diplomazia grafico 2")
    assert card.picture is not None
    assert card.picture.maker == "centres"
    assert card.table is not None


async def test_art_9_orders_are_judged_with_or_without_a_tournament(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 1, posted=False)
    said = await found.said('/diplomazia ordini "A Ber – Mun; A Ber – Kie;"', BRUNO)
    assert said.splitlines() == [
        "Ordini: ne vale 1 su 2",
        "⏭️ A Ber - Mun: superato dall'ultimo, A Ber - Kie",
        "✅ A Ber - Kie",
    ]
    english = await found.said('/diplomacy orders "+ A Kie; + F Ber" 1', BRUNO)
    assert "✅ + F Ber" in english


@pytest.mark.parametrize("line", ['"+ A Kie; + F Ber" 1', "+ A Kie; + F Ber 1"])
async def test_builds_are_judged_by_how_many_there_are(tmp_path: Path, line: str) -> None:
    found = await weekend(tmp_path, 1, posted=False)
    counted = await found.said(f"/diplomazia ordini {line}", BRUNO)
    assert counted.splitlines() == ["Inverno: ne vale 1 su 2", "⏭️ + A Kie: di troppo: valgono gli ultimi", "✅ + F Ber"]
    asked = await found.keys('/diplomazia ordini "+ A Kie; + F Ber"', BRUNO)
    assert list(asked) == ["1 costruzione", "2 costruzioni"]
    assert await found.said(who=BRUNO, press=asked["1 costruzione"].id) == counted


async def test_an_empty_slip_is_asked_for(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 1, posted=False)
    form = await found.house.ask('/diplomazia ordini ""', BRUNO)
    assert isinstance(form, Form)
    assert [field.name for field in form.fields] == ["text"]


async def test_the_export_has_players_games_winters_and_standings(played: Weekend) -> None:
    card = await played.card("/esporta")
    table = next(file for file in card.files if file.name.endswith(".csv")).content.decode("utf-8-sig")
    for head in ("numero;giocatore;persona", "round;tavolo;potenza;giocatore", "round;tavolo;anno;Austria", "Pos.;"):
        assert head in table
    assert "445,9" in table


async def test_the_journal_says_who_counted_the_centres(played: Weekend) -> None:
    assert "centri" in (line := (await played.said("/diario 30"))) and "(Ugo)" in line
