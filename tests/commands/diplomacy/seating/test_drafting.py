"""A round is drafted in private and changed with its cost shown."""

from __future__ import annotations

from pathlib import Path

from bot.hall.cards.card import Audience
from bot.hall.requests import Reply
from tests.commands.codice.club_evening import keys
from tests.commands.diplomacy.weekend import Weekend, weekend
from tests.hall.house import BRUNO, words


async def test_only_the_director_sees_the_draft(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    drafted = await found.house.ask("/diplomazia round", manages=True)
    assert isinstance(drafted, Reply) and drafted.audience is Audience.MEMBER
    assert "direttore" in await found.said("/diplomazia round", BRUNO)
    assert "Tavolo 1" not in "".join(await found.house.heralded())


async def agreed(found: Weekend, line: str) -> str:
    """What the director is told, once somebody else has agreed to change seats that are known."""
    card = await found.keys(line)
    await found.said("", BRUNO, press=card["Conferma"].id)
    return "\n".join(await found.house.heralded())


async def test_seats_that_are_known_are_found_for_others_with_somebodys_yes(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 8, posted=False)
    await found.said("/diplomazia round assenti:Ada")
    assert (await found.said("/diplomazia round assenti:Ada")).startswith("Bozza · round 1"), "the same asks nobody"
    await found.said("/diplomazia legame Bice Dino")
    assert "Sorteggio noto" in await found.said("/diplomazia round assenti:Ada"), "a bond changes who sits where"
    assert "Tavolo 1" in await agreed(found, "/diplomazia round assenti:Bice")


async def test_the_journal_does_not_tell_who_was_swapped_in_a_draft(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    await found.said("/diplomazia round")
    await agreed(found, "/diplomazia scambia Ada Bice")
    (last, _) = (await found.said("/diario 2", BRUNO)).splitlines()[1:]
    assert last.endswith("Bozza cambiata: due posti scambiati (Anna)")


async def test_seats_that_were_changed_when_they_were_known_say_so(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    assert "Sorteggio noto" not in await found.said("/diplomazia round")
    assert "Sorteggio noto" in await agreed(found, "/diplomazia scambia Ada Bice")
    assert "Sorteggio noto" in await found.said("/diplomazia pubblica")


async def test_the_question_says_who_goes_where_and_the_posted_seats_who_changed(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    drafted = await found.said("/diplomazia round")
    [seats] = [line for line in drafted.splitlines() if line.startswith("Tavolo 1: ")]
    goes = {player: power for power, player in map(str.split, seats.removeprefix("Tavolo 1: ").split(" · "))}
    asked = await found.said("/diplomazia scambia Ada Bice")
    assert f"Ada → tavolo 1, {goes['Bice']}\nBice → tavolo 1, {goes['Ada']}\n" in asked
    await agreed(found, "/diplomazia scambia Ada Bice")
    told = "posti scambiati dopo averlo visto, Ada ⇄ Bice"
    assert told in await found.said("/diplomazia pubblica")


async def test_who_is_left_out_of_a_known_draw_is_named_in_the_question(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 8, posted=False)
    await found.said("/diplomazia round assenti:Ada")
    asked = await found.said("/diplomazia round assenti:Bice")
    assert "Così entrano: Ada\nCosì restano fuori: Bice\n" in asked


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
    said = await agreed(found, f"/diplomazia scambia Ada {await found.name(other)}")
    assert "Legami allo stesso tavolo: 0 → 1" in said


async def test_what_has_changed_since_the_draft_is_asked_about(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 14, posted=False)
    await found.said("/diplomazia round")
    await found.said("/diplomazia legame Ada Bice")
    await found.said('/diplomazia penalita Dino "insulti al tavolo" 50')
    card = await found.card("/diplomazia pubblica")
    assert "Penalità: Dino" in words(card)
    assert "Legame nuovo: Ada e Bice" in words(card)
    assert not (await found.book()).rounds
    assert (await found.said(press=keys(card)["Pubblica lo stesso"].id)).startswith("Tavoli · round 1")


async def test_a_draft_with_somebody_who_left_is_drafted_anew_by_a_press(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 15, posted=False)
    await found.said("/diplomazia round assenti:Bice")
    await found.said("/diplomazia ritira Dino")
    card = await found.card("/diplomazia pubblica")
    assert "Non giocano più: Dino" in words(card)
    assert list(keys(card)) == ["Rifai la bozza"]
    yes = await found.keys(press=keys(card)["Rifai la bozza"].id)
    await found.said("", BRUNO, press=yes["Conferma"].id)
    draft = (await found.book()).draft
    assert draft is not None
    assert draft.absent == (await found.id("Bice"),)
