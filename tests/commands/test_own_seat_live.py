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


async def told_in_private(house: House) -> list[str]:
    """What is told to people in private, once messages older than a quarter of an hour take no edit any more."""
    since = len(house.chat.said)
    house.chat.aged = True
    house.now += 20
    await house.heralded()
    house.now += 20
    await house.heralded()
    return [words(one.drawn) for one in house.chat.said[since:] if one.account is not None]


async def test_a_seat_that_is_undone_and_can_be_edited_no_more_is_followed_up(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7)
    await shown(found.house, await found.stored(), "diplomacy", BRUNO)
    await found.undo()
    await found.house.store.settled()
    found.house.chat.said.clear()
    told = await told_in_private(found.house)
    assert told == ["Quello che avevi letto in privato non vale più"]


async def test_who_could_not_be_shown_what_came_since_hears_that_what_they_read_is_undone(tmp_path: Path) -> None:
    night = await club_night.begun(tmp_path)
    await shown(night.house, await night.book_id(), "codice", await night.side(1, 0))
    night.house.now += 900
    await night.plays(1, 0)
    assert await told_in_private(night.house) == [], "what goes on is followed up for nobody"
    heard = []
    for _ in "the hand that they never saw", "the draw that they did":
        night.house.now += 900
        await night.asks("/annulla codice", club_night.ZOE, manages=True)
        await night.presses("Sì, annulla")
        heard.append(await told_in_private(night.house))
    assert heard == [[], ["Quello che avevi letto in privato non vale più"]]
