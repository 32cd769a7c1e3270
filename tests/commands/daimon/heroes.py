"""More people of the tests, and characters for them."""

from __future__ import annotations

from bot.engines.daimon.character.character import Character, ClassHeld, TraitHeld
from bot.hall.requests import Account
from tests.commands.daimon.evening import Evening

DARIO = Account("discord", "8", "Dario", "it", "dario")
ELENA = Account("discord", "9", "Elena", "it", "elena")


async def sheet(evening: Evening, account: Account, **attributes: int) -> Character:
    """A finished character put straight on the table, for as long as the book is in memory."""
    book, player = await evening.book(), await evening.person(account)
    scores = dict.fromkeys(("power", "dexterity", "agility", "intelligence", "spirit", "charisma"), 2) | attributes
    made = Character(f"c-{player}", player, "w0000hero00", scores, dict(scores))
    made.skills = {"medicine": 3, "aim": 1, "knife": 2, "persuasion": -1}
    made.classes = [ClassHeld("soldier", list(made.skills))]
    made.traits = [TraitHeld("massive"), TraitHeld("precise")]
    book.characters[made.id] = made
    book.seat(player).character = made.id
    return made
