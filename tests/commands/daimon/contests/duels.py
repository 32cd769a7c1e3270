"""A contest between the two who are not the Master, and what they answer."""

from __future__ import annotations

from bot.engines.daimon.character.character import Character
from bot.hall.requests import Account
from tests.commands.daimon.evening import Evening
from tests.hall.house import words


def against(evening: Evening) -> str:
    """The two who are not the Master, as the members of a contest."""
    return f'"@{evening.others[0].name} @{evening.others[1].name}"'


async def contest(evening: Evening, more: str = "") -> None:
    """A contest between the two who are not the Master."""
    await evening.room(f"/confronto {against(evening)} {more}", evening.others[0])


async def gives(evening: Evening, who: Account, claim: str, number: int = 1) -> str:
    """Somebody answers: the words of what comes of it."""
    reply = await evening.asks("", who, press=f"!contest-give {number} {claim}")
    return words(reply.drawn)


async def tied(evening: Evening, more: str = "") -> str:
    """A contest with no dice on either side is a tie."""
    await contest(evening, more)
    await gives(evening, evening.others[0], "d0")
    return await gives(evening, evening.others[1], "d0")


async def sheet(evening: Evening, account: Account) -> Character:
    """A finished character put straight on the table, for as long as the book is in memory."""
    book, player = await evening.book(), await evening.person(account)
    scores = dict.fromkeys(("power", "dexterity", "agility", "intelligence", "spirit", "charisma"), 3)
    made = Character(f"c-{player}", player, "w0000hero00", scores, dict(scores))
    made.skills = {"medicine": 2}
    book.characters[made.id] = made
    book.seat(player).character = made.id
    return made
