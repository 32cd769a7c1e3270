"""The Master asks for checks in two taps, of whom and against which target, in one private card; what for is typed."""

from __future__ import annotations

from typing import Annotated

from bot.commands.daimon.checks import check_cards
from bot.commands.daimon.cog import cog
from bot.engines.book import Refused
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import can_act
from bot.hall.cards.card import Argument, Button, Card, Mention, Tone, say
from bot.hall.cards.lists import listed
from bot.hall.cards.plain_text import quoted
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import PersonId, Text, Whole
from bot.hall.running.forms import rows as in_rows

TARGETS = (2, 3, 4, 5)
"""The targets that are offered at once."""
ROWS = 4
"""Players who have a row of targets each; of more, one is chosen first."""
Note = Annotated[str, Text(longest=200)]
Difficulty = Annotated[int, Whole(1, 7)]


def askable(book: Campaign) -> list[str]:
    """Who could be asked for a check with its target: whoever plays, the Master's own character apart."""
    here = [seat.player for seat in book.seats if seat.player != book.master and can_act(book, seat.player)]
    return [player for player in here if book.checks.of(player) is None]


def about_button(note: str = "") -> Button:
    """Asks what the check is about, before it is chosen whose it is."""
    return Button(say("check-about-other" if note else "check-about-button"), "check-for", ask=("note",))


def target_rows(book: Campaign, note: str = "") -> tuple[tuple[Button, ...], ...]:
    """A row of targets for each who could be asked, and one for all of them; of many, a button for each."""
    players, about = askable(book), _about(note)
    if len(players) > ROWS:
        return in_rows([Button(Mention(player), f"check-for <@{player}>{about}") for player in players])
    whom: list[tuple[Argument, str]] = [(Mention(player), f"check-ask <@{player}>") for player in players]
    if len(players) > 1:
        whom.append((say("check-all"), "check-all"))
    return tuple(
        tuple(Button(say("check-ask-button", who=who, target=target), f"{line} {target}{about}") for target in TARGETS)
        for who, line in whom
    )


def _about(note: str) -> str:
    """What a check is for, at the end of a button's line."""
    return f" note:{quoted(note)}" if note else ""


@cog.command("check-for", may=May.MASTER, hidden=True, private=True, reads=True, in_live=True)
async def choose(call: Call[Campaign], player: PersonId | None = None, note: Note | None = None) -> Card:
    """Choose of whom a check is asked, and against which target; before it, what it is about."""
    about = note or ""
    lines: tuple[Argument, ...] = (say("check-for-how"),)
    if player is not None:
        title = say("check-title-note" if note else "check-for-one", who=Mention(player), note=about)
        rows = check_cards.targets(call, f"check-ask <@{player}>", _about(about))
        return check_cards.private_card(title, lines, rows)
    if not askable(call.book):
        raise Refused("check-nobody-to-ask")
    title = say("check-for-note", note=about) if note else say("check-for-whom")
    return check_cards.private_card(title, lines, (*target_rows(call.book, about), (about_button(about),)))


@cog.command("check-ask", may=May.MASTER, hidden=True)
async def ask(call: Call[Campaign], player: PersonId, target: Difficulty, note: Note | None = None) -> Card:
    """Ask a player for a check against this target."""
    asked = deciding.ask(call.book, call.member, player, call.keep(note), target, 0)
    return check_cards.answering(check_cards.open_card(call, asked))


@cog.command("check-all", may=May.MASTER, hidden=True)
async def ask_all(call: Call[Campaign], target: Difficulty, note: Note | None = None) -> Card:
    """Ask everybody for a check against the same target."""
    players = askable(call.book)
    if not players:
        raise Refused("check-nobody-to-ask")
    kept = call.keep(note)
    first = deciding.ask_all(call.book, call.member, players, kept, target)
    who = listed(Mention(player, ping=True) for player in players)
    row = (Button(say("check-button-roll"), f"check-dice {first}", "primary"),)
    lines = (say("check-waits-player", who=who), say("check-target-known"))
    title = say("check-of-all-note", note=call.free(kept)) if kept else say("check-of-all")
    return check_cards.answering(Card(title, lines, buttons=(row,), tone=Tone.ASK))
