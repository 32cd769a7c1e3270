"""Who played, chosen press by press: the winner first, then the others; nothing is recorded before the last press."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.commands.mito.cog import cog
from bot.commands.mito.names import ByButton, Seats, mentions, people
from bot.engines.mito.league import League
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say, strong
from bot.hall.cards.plain_text import quoted
from bot.hall.declared.call import Call
from bot.hall.declared.values import Values
from bot.hall.running.forms import rows

OFFERED = 20
"""Names offered on the card."""
LATELY = 100
"""Latest games whose players are offered first."""


async def composer(call: Call[League], what: str, players: Sequence[str]) -> Card:
    """The players so far, who else could have played, and what can be done with them."""
    table = call.book.rules.table
    lines: list[Argument] = []
    if players and what == "game":
        lines.append(say("mito-seats-winner", who=strong(Mention(players[0]))))
    if players[1:] or (players and what == "stake"):
        lines.append(say("mito-seats-others", who=people(players[1:] if what == "game" else players)))
    lines.append(say("mito-seats-next" if players or what == "stake" else "mito-seats-first"))
    buttons: list[tuple[Button, ...]] = []
    if len(players) < table.most:
        offered = await _offered(call, players)
        buttons += rows([Button(Mention(person), _line(what, (*players, person))) for person in offered], 4)
    row = []
    if len(players) >= table.least:
        given = f"mito {what} players:{quoted(mentions(players))}"
        row.append(Button(say(f"mito-seats-{what}-button"), given, "good"))
        row.append(Button(say("mito-seats-odds-button"), given, ask=("risikometro",)))
    if players:
        row.append(Button(say("mito-seats-back-button"), _line(what, players[:-1])))
    form = ("players", "risikometro", "when") if what == "game" else ("players", "risikometro")
    row.append(Button(say("mito-seats-form-button"), f"mito {what}", ask=form))
    title = say(f"mito-seats-{what}-title")
    return Card(title, tuple(lines), buttons=(*buttons, tuple(row)), audience=Audience.MEMBER, tone=Tone.ASK)


def _line(what: str, players: Sequence[str]) -> str:
    line = "mito seat stake:yes" if what == "stake" else "mito seat"
    return f"{line} players:{quoted(mentions(players))}" if players else line


async def _offered(call: Call[League], players: Sequence[str]) -> list[str]:
    """Whoever may have played: oneself, those who played lately, those who were seen here."""
    lately = dict.fromkeys(player for game in call.book.order[: -LATELY - 1 : -1] for player in game.players)
    known = dict.fromkeys((call.member, *lately))
    if len(known) < OFFERED + len(players):
        known |= {person.id: None for person in await Values.of(call).nearest()}
    found = [one for one in known if one not in players][:OFFERED]
    return [one for one in found if (await call.people.person(one)).name]


@cog.command("seat", hidden=True, opens=True, reads=True)
async def seat(call: Call[League], stake: ByButton = False, players: Seats = ()) -> Card:
    """Choose who played, one after the other."""
    return replace(await composer(call, "stake" if stake else "game", players), replaces=True)
