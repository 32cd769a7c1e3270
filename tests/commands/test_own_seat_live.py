"""Who asked where they play is shown, in its place, what stands once the round is undone or another is posted."""

from __future__ import annotations

from pathlib import Path

from bot.hall.requests import Account, Reply
from tests.commands.codice import club_night
from tests.commands.diplomacy.weekend import weekend
from tests.hall.house import BRUNO, House, words

OVER = "Quello che stava qui non vale più"


async def shown(house: House, book: str, kind: str, who: Account) -> str:
    """Somebody's own seat, which stands as message 77."""
    reply = await house.ask(who=who, press=f"!@{book} {kind} mine", id="seat")
    assert isinstance(reply, Reply)
    await house.hall.acknowledged("seat", {"message": 77})
    await house.heralded()
    return words(reply.drawn)


async def now(house: House) -> str:
    """What stands in that message after all that happened."""
    since = len(house.chat.said)
    house.now += 20
    await house.heralded()
    [last] = [one for one in house.chat.said[since:] if (one.edits or {}).get("message") == 77][-1:]
    assert not (words(last.drawn) == OVER and last.drawn.buttons)
    return words(last.drawn)


async def test_the_seat_of_a_withdrawn_round_of_diplomacy_is_void(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7)
    assert "Tavolo 1: giochi" in await shown(found.house, await found.stored(), "diplomacy", BRUNO)
    await found.undo()
    assert await now(found.house) == OVER


async def test_the_seat_of_a_withdrawn_round_of_codice_is_that_of_the_last_one(tmp_path: Path) -> None:
    night = await club_night.begun(tmp_path)
    await night.plays_round()
    await night.hears()
    who = await night.side(1, 0)
    assert "turno 2" in (await shown(night.house, await night.book_id(), "codice", who)).lower()
    await night.asks("/annulla codice", club_night.ZOE, manages=True)
    await night.presses("Sì, annulla")
    assert "turno 1" in (await now(night.house)).lower()
