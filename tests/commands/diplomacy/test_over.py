"""What a room's card was for is over in Diplomacy: its buttons go where it stands, and come again after an undo."""

from __future__ import annotations

from pathlib import Path

from bot.commands.diplomacy.over import waited_for
from tests.commands.codice.club_evening import keys
from tests.commands.diplomacy.weekend import EVEN, NAMES, UGO, Weekend
from tests.engines.diplomacy.test_board_refusals import HOMES, declared, escalation, on
from tests.hall.house import BRUNO, opened
from tests.hall.running.said.test_spent_buttons import Room, labels


def test_builds_are_checked_where_homes_are_written_down_and_homes_wait_for_the_last_of_those_who_play() -> None:
    found, builds, homes = escalation(), "diplomacy builds 1 1", "diplomacy homes 1 1"
    waits = waited_for(found.book)
    assert homes in waits and builds not in waits
    found.act(lambda: declared(found, HOMES[0]))
    waits = waited_for(found.book)
    assert waits[homes] == waits[builds] == "homes"
    assert not {homes, builds} & waited_for(on().book).keys(), "only in an escalation"


async def test_a_round_that_is_over_stops_no_clock(seven: Weekend) -> None:
    room = Room(seven.house)
    card, shown = await room.says("/diplomazia orologio 15", manages=True)
    assert "Ferma" in labels(shown.drawn)
    await room.edits()
    await seven.winter(1, 1901, "18 6 6 4 0 0 0")
    await room.says("/diplomazia fine 1", UGO)
    assert labels((await room.edits())[card]) == []


async def test_what_prepares_a_round_goes_once_it_is_prepared_and_is_back_when_that_is_undone(tmp_path: Path) -> None:
    found = Weekend(await opened(tmp_path))
    room = Room(found.house)
    card, shown = await room.says('/diplomazia nuovo "Coppa" 3', manages=True)
    assert "Prepara il round" in labels(shown.drawn)
    for name in NAMES[:7]:
        await room.says(f"/diplomazia giocatore {name}", manages=True)
    await room.edits()
    await room.says("/diplomazia round", manages=True)
    edits = await room.edits()
    assert "Prepara il round" not in labels(edits.pop(card))
    assert not edits, "a card for each entry, of which none had to be edited"
    await found.undo()
    assert "Prepara il round" in labels((await room.edits())[card])


async def test_what_drafts_a_round_anew_goes_once_its_seats_are_posted(tmp_path: Path) -> None:
    found = Weekend(await opened(tmp_path))
    room = Room(found.house)
    await room.says('/diplomazia nuovo "Coppa" 3', manages=True)
    for name in NAMES[:14]:
        await room.says(f"/diplomazia giocatore {name}", manages=True)
    await room.says("/diplomazia round", manages=True)
    await room.says(f"/diplomazia legame {NAMES[0]} {NAMES[1]}", manages=True)
    cards = [await room.says("/diplomazia pubblica", manages=True) for _ in range(2)]
    assert [labels(shown.drawn) for _, shown in cards] == [["Rifai la bozza", "Pubblica lo stesso"]] * 2
    await room.edits()
    await room.says("", press=keys(cards[-1][1].drawn)["Pubblica lo stesso"].id, manages=True)
    edits = await room.edits()
    assert [labels(edits[card]) for card, _ in cards] == [[], []]


async def test_an_entry_offers_the_next_one_and_nothing_that_must_be_taken_away_later(tmp_path: Path) -> None:
    room = Room(await opened(tmp_path))
    await room.says('/diplomazia nuovo "Coppa" 3', manages=True)
    _, shown = await room.says("/diplomazia giocatore Bruno", BRUNO)
    assert labels(shown.drawn) == ["Iscrivi"]


async def test_an_undo_that_was_overtaken_is_given_no_button_back_with_those_of_its_board(seven: Weekend) -> None:
    room = Room(seven.house)
    await room.says(f"/diplomazia centri 1 1901 {EVEN}", BRUNO)
    await room.says("/diplomazia centri 1 1901 6 5 5 5 5 4 4", UGO)
    yes = (await seven.keys("/annulla"))["Sì, annulla"].id
    card, shown = await room.says("", press=yes, manages=True)
    assert labels(shown.drawn) == ["Rimetti"]
    await seven.undo()
    assert labels((await room.edits())[card]) == []
    await seven.undo()
    assert card not in await room.edits(), "the round was withdrawn"
