"""The Master asks for checks in two taps: of whom and against which target, in one private card."""

from __future__ import annotations

from typing import Annotated

from bot.commands.daimon.checks import check_cards
from bot.commands.daimon.cog import cog
from bot.commands.lists import listed
from bot.engines.book import Refused
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import can_act
from bot.hall.cards.card import Argument, Button, Card, Mention, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import PersonId, Whole
from bot.hall.running.forms import rows as in_rows

TARGETS = (2, 3, 4, 5)
"""The targets that are offered at once."""
ROWS = 4
"""Players who have a row of targets each; of more, one is chosen first."""
Difficulty = Annotated[int, Whole(1, 7)]


def askable(book: Campaign) -> list[str]:
    """Who could be asked for a check with its target: whoever plays, the Master's own character apart."""
    here = [seat.player for seat in book.seats if seat.player != book.master and can_act(book, seat.player)]
    return [player for player in here if book.checks.of(player) is None]


def target_rows(book: Campaign) -> tuple[tuple[Button, ...], ...]:
    """A row of targets for each who could be asked, and one for all of them; of many, a button for each."""
    players = askable(book)
    if len(players) > ROWS:
        return in_rows([Button(Mention(player), f"check-for <@{player}>") for player in players])
    whom: list[tuple[Argument, str]] = [(Mention(player), f"check-ask <@{player}>") for player in players]
    if len(players) > 1:
        whom.append((say("check-all"), "check-all"))
    return tuple(
        tuple(Button(say("check-ask-button", who=who, target=target), f"{line} {target}") for target in TARGETS)
        for who, line in whom
    )


@cog.command("check-for", may=May.MASTER, hidden=True, private=True, reads=True, in_live=True)
async def choose(call: Call[Campaign], player: PersonId | None = None) -> Card:
    """Choose of whom a check is asked, and against which target."""
    lines: tuple[Argument, ...] = (say("check-for-how"),)
    if player is not None:
        return check_cards.private_card(
            say("check-for-one", who=Mention(player)), lines, check_cards.targets(call, f"check-ask <@{player}>")
        )
    if not askable(call.book):
        raise Refused("check-nobody-to-ask")
    return check_cards.private_card(say("check-for"), lines, target_rows(call.book))


@cog.command("check-ask", may=May.MASTER, hidden=True)
async def ask(call: Call[Campaign], player: PersonId, target: Difficulty) -> Card:
    """Ask a player for a check against this target."""
    return check_cards.answering(
        check_cards.open_card(call, deciding.ask(call.book, call.member, player, "", target, 0))
    )


@cog.command("check-all", may=May.MASTER, hidden=True)
async def ask_all(call: Call[Campaign], target: Difficulty) -> Card:
    """Ask everybody for a check against the same target."""
    players = askable(call.book)
    if not players:
        raise Refused("check-nobody-to-ask")
    for player in players:
        deciding.ask(call.book, call.member, player, "", target, 0)
    who = listed(Mention(player, ping=True) for player in players)
    row = (Button(say("check-button-roll"), "check-dice 0", "primary"),)
    lines = (say("check-waits-player", who=who), say("check-target-known"))
    return check_cards.answering(Card(say("check-of-all"), lines, buttons=(row,), tone=Tone.ASK))
