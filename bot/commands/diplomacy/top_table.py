"""/diplomacy top: the top table is proposed, declared, refused; its powers come from the urn, or are chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.commands.diplomacy.cog import cog, spoken
from bot.commands.diplomacy.journal import FIELDS
from bot.commands.diplomacy.names import PlayerName, PowerName, all_named, found, named, own, power_said
from bot.commands.journal_lines import tell
from bot.commands.seal_lines import lots_lines
from bot.commands.tournament.roles import director
from bot.engines.diplomacy import top_table
from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.rules import Power
from bot.engines.diplomacy.standings import standings
from bot.engines.diplomacy.top_table import PowerChosen, PowersDrawn, TopDeclared, TopDeclined
from bot.engines.diplomacy.tournament import Diplomacy
from bot.engines.tournament.rounds import draw_of
from bot.hall.cards.card import Argument, Button, Card, Table, Tone, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Yes
from bot.hall.running.forms import rows


@cog.command("top", may=May.DIRECTOR)
@spoken
async def top(
    call: Call[Diplomacy], declare: Yes | None = None, decline: PlayerName | None = None, open: Yes = False
) -> Card:
    """The top table: whether there is one, who plays, who refuses."""
    book = call.book
    book.opened()
    if declare is not None:
        top_table.declare(book, call.member, declare, open)
    if decline is not None:
        top_table.decline(book, call.member, await found(call, decline))
    return top_card(book)


@cog.command("urn", may=May.DIRECTOR, hidden=True)
@spoken
async def urn(call: Call[Diplomacy]) -> Card:
    """The powers come from the urn, on the card that asked for them."""
    top_table.draw_powers(call.book, call.dice)
    return replace(top_card(call.book), replaces=True)


@cog.command("choose", hidden=True)
@spoken
async def choose(call: Call[Diplomacy], power: PowerName) -> Card:
    """The next player chooses a power, on the same card."""
    top_table.choose(call.book, call.member, own(call), director(call), power)
    return replace(top_card(call.book), replaces=True)


def top_card(book: Diplomacy) -> Card:
    """The top table as it stands."""
    top = book.top
    if not top.declared:
        lines: list[Argument] = [
            say("diplomacy-top-what", percent=book.rules.extra.top, points=book.rules.extra.top_win)
        ]
        if top_table.proposed(book):
            lines.insert(0, say("diplomacy-top-usual", boards=book.rules.top.boards))
        rows_of = () if top_table.locked(book) else (declaring(),)
        return Card(say("diplomacy-top-none"), tuple(lines), buttons=rows_of, tone=Tone.ASK)
    lines = [say("diplomacy-top-by-choice" if top.open else "diplomacy-top-by-urn")]
    if top.declined:
        percent = abs(book.rules.extra.declined)
        lines.append(say("diplomacy-top-refused", players=all_named(book, top.declined), percent=percent))
    if book.closed < book.planned - 1:
        lines.append(say("diplomacy-top-later", rounds=book.planned - 1))
        return Card(say("diplomacy-top-is-declared"), tuple(lines), tone=Tone.GOOD)
    game = top_table.posted(book)
    if game is not None and not top_table.seated_otherwise(book):
        row: tuple[Button, ...] = (Button(say("diplomacy-board-button", board=game.where.board), _board_line(game)),)
        if not book.rounds[-1].begun:
            row = (*row, _refuse())
        seats = {player: power for power, player in game.seats.items()}
        return Card(say("diplomacy-top-is-declared"), tuple(lines), _table(book, seats), buttons=(row,), tone=Tone.GOOD)
    if game is not None:
        lines.append(strong(say("diplomacy-top-otherwise")))
    seven = {player: top.powers.get(player) for player in top_table.qualified(book)}
    if waiting := top_table.next_up(book):
        lines.append(say("diplomacy-top-next", player=named(book, waiting)))
    lines += [*_next(book), *lots_lines(book, draw_of(book.planned))]
    title = say("diplomacy-top-is-declared")
    return Card(title, tuple(lines), _table(book, seven), buttons=_buttons(book), tone=Tone.GOOD)


def _table(book: Diplomacy, seats: Mapping[str, Power | None]) -> Table:
    """Who plays what, by the standings after the round before."""
    places = standings(book, book.planned - 1).places
    head = (say("diplomacy-column-place"), say("diplomacy-column-player"), say("diplomacy-column-power"))
    order = sorted(seats, key=lambda player: places.get(player, len(book.entrants)))
    return Table(
        head,
        tuple(
            (str(places.get(player, "–")), named(book, player), power_said(power) if (power := seats[player]) else "–")
            for player in order
        ),
        right=(0,),
    )


def _board_line(game: Game) -> str:
    return f"diplomacy show-board {game.where.round} {game.where.board}"


def _refuse() -> Button:
    return Button(say("diplomacy-top-decline-button"), "diplomacy top", ask=("decline",))


def declaring() -> tuple[Button, ...]:
    """How it is declared."""
    return (
        Button(say("diplomacy-top-declare-button"), "diplomacy top declare:yes", "good"),
        Button(say("diplomacy-top-open-button"), "diplomacy top declare:yes open:yes"),
    )


def _next(book: Diplomacy) -> list[Argument]:
    chooser = top_table.chooser(book)
    if book.top.open and chooser:
        return [say("diplomacy-top-chooses", player=named(book, chooser))]
    return [] if chooser else [say("diplomacy-top-ready")]


def _buttons(book: Diplomacy) -> tuple[tuple[Button, ...], ...]:
    refuse = _refuse()
    if not top_table.chooser(book):
        return ((Button(say("diplomacy-draft-button"), "diplomacy round", "good"), refuse),)
    if not book.top.open:
        return ((Button(say("diplomacy-top-urn-button"), "diplomacy urn", "good"), refuse),)
    choices = [Button(power_said(power), f"diplomacy choose {power}") for power in top_table.free_powers(book)]
    return (*rows(choices, 4), (refuse,))


# --- the journal's lines

tell(
    cog,
    {
        TopDeclared: lambda entry: "diplomacy-top-is-declared" if entry.declared else "diplomacy-top-none",
        TopDeclined: "diplomacy-log-declined",
        PowersDrawn: "diplomacy-log-urn",
        PowerChosen: "diplomacy-seat",
    },
    FIELDS,
)
