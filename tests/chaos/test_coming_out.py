"""Who looks for what was said twice tells two rolls apart that bear one number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from bot.engines.book import Recorded
from bot.engines.club.club_book import ClubBook
from bot.engines.rolls import DiceTable, Rolled
from bot.engines.seal_entries import SealSet
from bot.engines.seals import ActDraw, Throw
from tests.chaos.coming_out import Written, of_rooms, rolled_and_said
from tests.e2e.kill_stage import Room


@dataclass
class Heard(Room):
    """A room of Discord's in which this was said."""

    discord = True
    lines: tuple[str, ...] = ()

    def said(self) -> Iterator[tuple[int, str]]:
        return enumerate(self.lines)


def two_seals_that_begin_alike(*notes: str) -> Written:
    """Each with its first roll; that is one number, abcf·tiro 1."""
    records = []
    for seal, commitment in enumerate(("abcf" + "a" * 28, "abcf" + "b" * 28), 1):
        roll = Throw((ActDraw(seal=seal, label="roll/1/natural", cuts=0, sides=6, faces=(4,)),))
        rolled = Rolled(member="anna", at=0.0, reserve=0, target=None, note=notes[seal - 1], roll=roll, number=1)
        for entry in (SealSet(number=seal, commitment=commitment), rolled):
            records.append(Recorded(len(records) + 1, f"r{seal}", 0.0, "anna", entry))
    return Written("10", DiceTable.kind, records, {"n1": "note1x", "n2": "note2x"}, [])


def laid(kind: str, place: str) -> Written:
    return Written(place, kind, [], {}, [])


def test_two_rolls_of_one_number_are_two_answers() -> None:
    room = Heard(None, lines=("abcf·tiro 1 note1x", "abcf·tiro 1 note2x"))
    assert rolled_and_said(room, two_seals_that_begin_alike("n1", "n2")) == 0


def test_they_are_counted_where_they_bear_no_note() -> None:
    book = two_seals_that_begin_alike("", "")
    assert rolled_and_said(Heard(None, lines=("Sigillo abcf·tiro 1", "Sigillo abcf·tiro 1")), book) == 0
    with pytest.raises(AssertionError, match="said 3 times"):
        rolled_and_said(Heard(None, lines=("Sigillo abcf·tiro 1",) * 3), book)


def test_one_of_them_said_twice_is_found() -> None:
    room = Heard(None, lines=("abcf·tiro 1 note1x", "abcf·tiro 1 note2x", "abcf·tiro 1 note1x"))
    with pytest.raises(AssertionError, match="note1x was said 2 times"):
        rolled_and_said(room, two_seals_that_begin_alike("n1", "n2"))


def test_an_answer_to_nobody_is_found() -> None:
    room = Heard(None, lines=("abcf·tiro 1 note1x", "abcf·tiro 1 note2x", "abcf·tiro 1 note3x"))
    with pytest.raises(AssertionError, match="answers and books differ"):
        rolled_and_said(room, two_seals_that_begin_alike("n1", "n2"))


def test_a_clubs_book_is_none_of_the_room_in_which_it_was_laid() -> None:
    table, other = laid(DiceTable.kind, "10"), laid(DiceTable.kind, "11")
    assert of_rooms([table, laid(ClubBook.kind, "10"), other]) == {"10": table, "11": other}


def test_a_book_laid_twice_is_found() -> None:
    with pytest.raises(AssertionError, match="laid twice"):
        of_rooms([laid(DiceTable.kind, "10"), laid(DiceTable.kind, "10")])
