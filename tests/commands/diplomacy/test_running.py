"""A round is drafted in private, changed with its cost shown, posted; winters, corrections, closing; cards, clock."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.cards.card import Audience, plain
from tests.commands.codice.club_evening import keys
from tests.commands.diplomacy.weekend import EVEN, UGO, Weekend, weekend
from tests.hall.house import BRUNO, CARLA, CORNER, words


@pytest.fixture
async def seven(tmp_path: Path) -> Weekend:
    """A round of one board."""
    return await weekend(tmp_path)


# --- entering


async def test_members_enter_themselves_and_a_director_enters_anybody(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 3, posted=False)
    assert "un direttore" in await found.said("/diplomazia giocatore Elena @elena", BRUNO)
    assert (await found.said("/diplomazia giocatore Carla", CARLA)).startswith("Carla: iscrizione fatta")
    assert "has entered already" in await found.said("/diplomazia giocatore Carletta", CARLA)
    assert "scegli un altro nome" in await found.said("/diplomazia giocatore BRUNO @zeno")
    assert "non ha un account" in await found.said('/diplomazia giocatore "Zeno Bianchi" @zeno')


async def test_who_withdrew_comes_back_as_the_same_player(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 4, posted=False)
    await found.said('/diplomazia giocatore "Zeno Bianchi" @zeno')
    before = await found.id("Zeno Bianchi")
    await found.said("/diplomazia ritira Zeno")
    assert "scegli un altro nome" in await found.said('/diplomazia giocatore "zeno bianchi" @Elena')
    assert "Zeno Bianchi: di nuovo in gara" in await found.said('/diplomazia giocatore "zeno bianchi"')
    assert await found.id("Zeno Bianchi") == before
    await found.said("/diplomazia ritira Bruno")
    assert (await found.said("/diplomazia giocatore Brunello", BRUNO)).startswith("Bruno: di nuovo in gara")
    assert "Bruno: di nuovo in gara" in await found.said("/diario")


async def test_who_was_disqualified_does_not_come_back_under_another_name(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 4, posted=False)
    await found.said("/diplomazia penalita Bruno bara squalifica:si")
    assert await found.said("/diplomazia giocatore Brunello", BRUNO) == "Bruno è fuori per squalifica."


async def test_names_of_several_words_need_no_quotes(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 4, posted=False)
    for name in ("Anna Rossi", "Anna De Luca", "Bruno Bianchi"):
        await found.said(f"/diplomazia giocatore {name}")
    for line in ("Anna Rossi Bruno Bianchi", "Anna De Luca Bruno", "Bice Anna Rossi"):
        assert "a tavoli diversi" in await found.said(f"/diplomazia legame {line}"), line
    assert "Non trovo «Carlo Rossi»" in await found.said("/diplomazia legame Bice Carlo Rossi")
    said = await found.said("/diplomazia penalita Anna De Luca in ritardo alla premiazione punti:25")
    assert said.splitlines() == [
        "Anna De Luca: sanzione",
        "in ritardo alla premiazione",
        "−25 punti (in tutto 25, al massimo 200)",
    ]


async def test_players_are_found_by_name_however_it_is_written(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 4, posted=False)
    assert "Ada e Bice" in await found.said("/diplomazia legame ADA @bìce")
    assert "Non trovo «Xeno»" in await found.said("/diplomazia legame Xeno Ada")


# --- the draft


async def test_only_the_director_sees_the_draft(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    card = await found.card("/diplomazia round")
    assert card.audience is Audience.MEMBER
    assert "direttore" in await found.said("/diplomazia round", BRUNO)
    assert "Tavolo 1" not in "".join(await found.house.heralded())


async def test_the_journal_does_not_tell_who_was_swapped_in_a_draft(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    await found.said("/diplomazia round")
    await found.said("/diplomazia scambia Ada Bice")
    (last,) = (await found.said("/diario 1", BRUNO)).splitlines()[1:]
    assert last.endswith("Bozza cambiata: due posti scambiati (Anna)")


async def test_where_there_are_no_boards_for_so_many_the_ways_are_offered_and_nothing_happens(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 8, posted=False)
    before = (await found.book()).version
    card = await found.keys("/diplomazia round")
    assert list(card) == ["Volontari…", "Chi salta…", "Escalation"]
    assert (await found.book()).version == before
    assert "escalation" in await found.said(press=card["Escalation"].id)


async def test_who_is_named_already_counts_among_those_that_the_button_asks_for(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 9, posted=False)
    card = await found.card("/diplomazia round saltano:Bice")
    assert "Oppure 2 saltano il round" in words(card)
    answer = await found.said(press=keys(card)["Chi salta…"].id, values={"sitting": "Bice, Ada"})
    assert "Bozza" in answer


async def test_a_swap_says_what_it_costs(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 14)
    for board in (1, 2):
        await found.play(board)
    await found.said("/diplomazia legame Ada Bice")
    await found.said("/diplomazia round")
    book = await found.book()
    assert book.draft is not None
    ada, bice = await found.id("Ada"), await found.id("Bice")
    board = next(one for one in book.draft.boards if ada not in one.players)
    other = next(player for player in board.players if player != bice)
    said = await found.said(f"/diplomazia scambia Ada {await found.name(other)}")
    assert "Legami allo stesso tavolo: 0 → 1" in said


async def test_seats_are_posted_and_told_to_each_player(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    said = await found.post()
    assert said.startswith("Tavoli · round 1 di 3 · 7 anni")
    lines = [words for words in await found.house.heralded() if words.startswith("Coppa · round 1")]
    assert len(lines) == 1, "Bruno alone has an account"
    assert "Tavolo 1: giochi" in lines[0]


async def test_notices_go_where_the_club_wants_them(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    await found.said("/aiuto", where=CORNER)
    await found.said("/club avvisi tutto #Angolo")
    await found.post()
    await found.play(1)
    await found.house.heralded()
    chat = found.house.chat
    said = [(one.place.title, words) for one, words in zip(chat.said, chat.words(), strict=True) if one.place]
    for begins in ("Tavoli · round 1", "Tavolo 1 · round 1 · punti", "Risultati · round 1", "Classifica · round 1"):
        assert any(title == "Angolo" and words.startswith(begins) for title, words in said), begins


# --- winters


async def test_a_quick_line_records_a_winter(seven: Weekend) -> None:
    said = await seven.winter(1, 1901)
    assert said.startswith("Tavolo 1 · round 1 · inverno 1901")
    assert f"Austria 5  {await seven.at('austria')}" in said


@pytest.mark.parametrize("year", ["1900", "03"])
async def test_a_year_that_is_none_is_answered_with_the_one_that_is_due(seven: Weekend, year: str) -> None:
    assert await seven.said(f"/diplomazia centri 1 {year} {EVEN}", UGO) == (
        f"Al tavolo 1 tocca al 1901, non al {int(year)}."
    )


async def test_players_record_nothing(seven: Weekend) -> None:
    assert "arbitro" in await seven.said(f"/diplomazia centri 1 1901 {EVEN}", BRUNO)


async def test_a_form_takes_seven_numbers(seven: Weekend) -> None:
    card = await seven.keys(f"/diplomazia centri 1 1901 {EVEN}", UGO)
    assert "Centri 1902" in card
    answer = await seven.said(who=UGO, press=card["Centri 1902"].id, values={"counts": "6, 4, 5, 5, 5, 5, 4"})
    assert "inverno 1902" in answer
    again = await seven.said(who=UGO, press=card["Centri 1902"].id, values={"counts": "6 4 5"})
    assert "sette numeri" in again


async def test_a_winter_that_is_there_is_corrected_by_a_referee_and_everything_is_worked_out_again(
    seven: Weekend,
) -> None:
    await seven.play(1)
    await seven.house.heralded()
    card = await seven.keys("/diplomazia centri 1 1907 8 2 5 5 5 5 4", UGO)
    assert "arbitro" in await seven.said(who=BRUNO, press=card["Correggi"].id)
    assert "Corretto il 1907" in await seven.said(who=UGO, press=card["Correggi"].id)
    heard = await seven.house.heralded()
    assert any(words.startswith("Classifica · round 1") for words in heard)
    assert "sono cambiati" in await seven.said(who=UGO, press=card["Correggi"].id), "pressed once more"


async def test_a_director_closes_a_board_early_a_referee_does_not(seven: Weekend) -> None:
    await seven.winter(1, 1901)
    assert "solo un direttore" in await seven.said("/diplomazia fine 1", UGO)
    card = await seven.keys("/diplomazia fine 1")
    await seven.winter(1, 1902)
    assert "sono cambiati" in await seven.said(press=card["Sì, chiudi adesso"].id), "overtaken by a winter"
    card = await seven.keys("/diplomazia fine 1")
    assert "· punti" in await seven.said(press=card["Sì, chiudi adesso"].id)


async def test_undo_takes_a_winter_back(seven: Weekend) -> None:
    await seven.winter(1, 1901)
    card = await seven.keys("/annulla")
    assert "1901, centri 5 5 5 5 5 5 4" in await seven.said(press=card["Sì, annulla"].id)
    assert (await seven.game()).year is None


# --- cards, minutes, clock


async def test_art_4_the_yellow_card_then_void_orders(seven: Weekend) -> None:
    assert "Cartellino giallo" in await seven.said("/diplomazia ritardo 1 francia", UGO)
    assert "ordini nulli" in await seven.said("/diplomazia ritardo 1 francia", UGO)
    assert "Francia🟨🟨" in await seven.winter(1, 1901)


async def test_art_4_1_the_minute_leaves_a_star(seven: Weekend) -> None:
    await seven.said("/diplomazia minuto 1 russia", UGO)
    assert "già preso il minuto" in await seven.said("/diplomazia minuto 1 russia", UGO)
    assert "Russia*" in await seven.winter(1, 1901)


async def test_the_clock_calls_the_orders_and_then_the_minute(seven: Weekend) -> None:
    assert "15 minuti" in await seven.said("/diplomazia orologio 15")
    assert any("Ordini nella scatola" in words for words in await seven.rung(15 * 60 + 1))
    assert any("Anche il minuto è finito" in words for words in await seven.rung(61))
    assert await seven.rung(600) == [], "each is said once"


async def test_the_clock_of_builds_has_no_minute(seven: Weekend) -> None:
    await seven.said("/diplomazia orologio 5 costruzioni")
    assert any("Costruzioni nella scatola" in words for words in await seven.rung(301))
    assert await seven.rung(120) == []


async def test_the_board_shows_players_centres_and_the_clock(seven: Weekend) -> None:
    await seven.said("/diplomazia orologio 15")
    await seven.winter(1, 1901, "8 4 4 4 4 4 4")
    screen = await seven.screen()
    assert "Round 1 di 3 · manca 1 tavolo" in screen
    assert f"Austria {await seven.at('austria')} 8" in screen
    (clock,) = (panel.clocks[0] for panel in (await seven.board()).panels if panel.clocks)
    assert clock.until is not None


async def test_many_boards_share_one_table_on_the_screen(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 21, posted=False)
    for number in range(22, 36):
        await found.said(f"/diplomazia giocatore Ospite{number}")
    assert [len(panel.table.rows) for panel in (await found.board()).panels if panel.table] == [12], "three names a row"
    await found.post()
    (table,) = (panel.table for panel in (await found.board()).panels if panel.table)
    assert len(table.rows) == 5
    await found.said("/diplomazia minuto 1 austria", UGO)
    await found.winter(1, 1901)
    assert f"1 1901 {await found.at('austria')}* 5 " in await found.screen()


# --- what is undone


async def test_what_an_undo_takes_back_is_struck_where_it_stands_and_said_anew_later(seven: Weekend) -> None:
    await seven.play(1)
    await seven.house.heralded()
    since = len(seven.house.chat.said)
    await seven.undo()
    await seven.house.heralded()
    told = seven.house.chat.said[since:]
    assert [plain(one.drawn.title) for one in told] == ["Round 1 riaperto"] * 2, "its results, and its standings"
    assert all(one.edits for one in told)
    since += len(told)
    await seven.said("/diplomazia fine 1", UGO)
    await seven.house.heralded()
    anew = {plain(one.drawn.title): one.edits for one in seven.house.chat.said[since:]}
    assert anew.keys() >= {"Risultati · round 1", "Classifica · round 1 di 3"}
    assert not anew["Risultati · round 1"], "nobody looks for it where the old one was struck"
    assert not anew["Classifica · round 1 di 3"]


async def test_winners_that_an_undo_takes_back_are_struck(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    for _ in range(3):
        await found.post()
        await found.play(1)
    await found.house.heralded()
    since = len(found.house.chat.said)
    await found.undo()
    await found.house.heralded()
    titles = [plain(one.drawn.title) for one in found.house.chat.said[since:]]
    assert titles == ["Premiazione annullata", "Round 3 riaperto", "Round 3 riaperto"]
