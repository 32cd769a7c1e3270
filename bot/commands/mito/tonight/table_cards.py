"""The card of a table that stands open tonight: who sits there, what is at stake for each, what is still to be said."""

from __future__ import annotations

from bot.commands.mito.names import amount, called, odds_said, people
from bot.engines.mito.league import League
from bot.engines.mito.open_table import OpenTable
from bot.engines.mito.points import Stake
from bot.engines.mito.tonight import LEAST, usual
from bot.hall.cards.card import Argument, Button, Card, Free, Mention, Tone, say, strong
from bot.hall.running.forms import rows

SEATS = ("first", "second", "third", "fourth", "fifth", "sixth")
"""The fields of the form for the risikometro."""


def titled(table: OpenTable) -> Argument:
    """Tonight, by the table's name where it has one."""
    return say("mito-table-named", name=Free(table.name)) if table.name else say("mito-table-title")


def table_card(book: League, table: OpenTable) -> Card:
    """A table as it stands, on one ladder: the longest that the club keeps."""
    which, at = book.active[0], table.moment(table.at)
    ladder, players = book.ladder(which, at), list(table.seats)
    lines: list[Argument] = []
    if len(players) < LEAST:
        lines += [say("mito-table-sits", who=people(players))] if players else []
        lines.append(say("mito-table-missing", count=LEAST - len(players)))
    else:
        odds = () if table.without_odds or not any(table.seats.values()) else tuple(table.seats.values())
        lines.append(say("mito-table-stakes", ladder=called(book, which)))
        parts = ladder.parts(players, odds)
        lines += [_seat(player, table.seats[player], part) for player, part in zip(players, parts, strict=True)]
        lines.append(_next(table))
    return Card(titled(table), tuple(lines), buttons=_buttons(book, table), tone=Tone.ASK)


def _seat(player: str, odds: int, part: Stake) -> Argument:
    """Somebody with what they would win and lose."""
    told: dict[str, Argument] = {
        "who": Mention(player),
        "win": strong(amount(part.win, sign=True)),
        "lose": amount(-part.stake, sign=True),
        "value": amount(part.value),
    }
    return say("mito-table-seat-odds", **told, odds=odds_said(odds)) if odds else say("mito-table-seat", **told)


def _next(table: OpenTable) -> Argument:
    """What is to be said next."""
    if missing := table.without_odds:
        return say("mito-table-odds-of", who=people(missing))
    if table.winner:
        return strong(say("mito-table-told", who=Mention(table.winner), by=Mention(table.told)))
    return say("mito-table-who-won")


def _buttons(book: League, table: OpenTable) -> tuple[tuple[Button, ...], ...]:
    """Those that the table can take now."""
    number, players = table.number, list(table.seats)
    first = [Button(say("mito-table-away-button"), f"mito away {number}")] if players else []
    if len(players) < book.rules.table.most:
        here = Button(say("mito-table-here-button"), f"mito sit {number}", "good")
        first = [here, *first, Button(say("mito-table-others-button"), f"mito others {number}")]
    second: list[Button] = []
    if usual(book, table):
        second.append(Button(say("mito-table-usual-button"), f"mito usual {number}"))
    if len(players) >= LEAST:
        ask = SEATS[: len(players)]
        second.append(Button(say("mito-table-odds-button"), f"mito odds {number} turn:{table.turn}", ask=ask))
    second.append(Button(say("mito-table-off-button"), f"mito off {number}", "bad"))
    found = [tuple(first), tuple(second)]
    if len(players) >= LEAST and not table.without_odds:
        if table.winner:
            label = say("mito-table-yes-button", who=Mention(table.winner))
            found.append((Button(label, f"mito agree {number} <@{table.winner}>", "good"),))
        others = [one for one in players if one != table.winner]
        found += rows(
            [Button(say("mito-table-won-button", who=Mention(one)), f"mito won {number} <@{one}>") for one in others], 3
        )
    return tuple(row for row in found if row)
