"""What players, powers and points are called: standings' names found however people type them, exact figures."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from contextlib import suppress
from fractions import Fraction
from typing import Annotated, Any

from bot.commands.number_format import figure
from bot.commands.typed_names import alike, offered
from bot.engines.book import Refused
from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.rules import POWERS, Power
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.cards.card import Argument, Free, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import Choice, Text, Whole
from bot.hall.declared.values import Values
from bot.hall.people.known import Sure
from bot.hall.requests import Suggestion

_MENTION = re.compile(r"<@!?([^<>\s]+)>")
_LONGEST_NAME = 4
"""The most words of one name in a list that has no commas."""


# --- how they are shown


def named(book: Diplomacy, player: str) -> Argument:
    """A player by the name in the standings."""
    entrant = book.entrants.get(player)
    return Free(entrant.name, *entrant.players[:1]) if entrant is not None else say("diplomacy-nobody")


def all_named(book: Diplomacy, players: Iterable[str]) -> Argument:
    """Several players by their names."""
    return listed(named(book, player) for player in players)


def power_said(power: str) -> Argument:
    """A power by its name."""
    return say(f"pictures-power-{power}")


def seat_said(game: Game, power: Power) -> Argument:
    """What is played in a seat; before a board of six has voted, one of two."""
    if game.escalation:
        return say("diplomacy-colour", power=power_said(power))
    return say("diplomacy-either") if game.undecided and power == "turkey" else power_said(power)


def points_said(points: Fraction) -> Argument:
    """Exact points, shown to one decimal, halves up."""
    return figure(points, 1)


def factor_said(factor: Fraction) -> Argument:
    """A multiplier, to hundredths where it has them."""
    return figure(factor, 1 if (factor * 10).denominator == 1 else 2)


# --- how they are found


async def names_of(call: Call[Diplomacy], players: Collection[str] | None = None) -> dict[str, str]:
    """What players are called in the standings, by id."""
    entrants = call.book.entrants
    return {
        player: await call.people.words(entrants[player].name) or ""
        for player in (entrants if players is None else players)
    }


async def found(call: Call[Diplomacy], typed: str) -> str:
    """The player that somebody typed: a mention, the name in the standings or part of it, the name of the account."""
    if typed in call.book.entrants:
        return typed
    player = await _mentioned(call, typed)
    if player:
        return player
    wanted = typed.lstrip("@").strip('"')
    names = await names_of(call)
    accounts = {
        player: await call.people.name_of(one.players[0], call.circle) for player, one in call.book.entrants.items()
    }
    for known, others in ((names, accounts), (accounts, {})):
        player = _alike(known, wanted, typed, others.values())
        if player:
            return player
    raise Refused("diplomacy-no-such-player", name=await Values.of(call).without_mentions(typed))


async def found_first(call: Call[Diplomacy], typed: str) -> tuple[str, str]:
    """The player whose name these words begin with, the longest such name, and the words after it."""
    words = typed.split()
    for length in range(min(_LONGEST_NAME, len(words)), 1, -1):
        with suppress(Refused):
            return await found(call, " ".join(words[:length])), " ".join(words[length:])
    return await found(call, words[0]), " ".join(words[1:])


async def found_all(call: Call[Diplomacy], typed: str | None) -> tuple[str, ...]:
    """Several players: with commas between them, or names one after the other."""
    if not typed:
        return ()
    if re.search(r"[,;]", typed):
        return tuple([await found(call, name.strip()) for name in re.split(r"[,;]", typed) if name.strip()])
    rest, players = typed.strip(), []
    while rest:
        player, rest = await found_first(call, rest)
        players.append(player)
    return tuple(players)


async def _mentioned(call: Call[Diplomacy], typed: str) -> str:
    mention = _MENTION.fullmatch(typed)
    if mention:
        account = next((one for one in call.request.mentioned if one.id == mention[1]), None)
        person = (await call.people.known(account)).id if account is not None else mention[1]
    elif typed.startswith("@"):
        match = (await call.people.known_in(call.circle)).find(typed, call.room.platform)
        person = match.id if isinstance(match, Sure) else ""
    else:
        return ""
    return next((id for id, one in call.book.entrants.items() if person in one.players), "")


def _alike(known: dict[str, str], wanted: str, typed: str, others: Iterable[str]) -> str:
    like = alike(known, wanted, others)
    if len(like) > 1:
        raise Refused("diplomacy-player-of-many", name=typed, names=", ".join(known[player] for player in like))
    return like[0] if like else ""


def own(call: Call[Any]) -> str:
    """The player that the member is; "" if none."""
    entrant = call.book.entrant_of(call.member)
    return entrant.id if entrant is not None else ""


# --- what is offered


async def players_offered(call: Call[Any], typed: str) -> list[Suggestion]:
    """The players that are in, oneself first."""
    names = await names_of(call, [one.id for one in call.book.entrants.values() if one.fate == "in"])
    mine = own(call)
    return offered(names, typed, lambda player: player == mine)


async def boards_offered(call: Call[Any], typed: str) -> list[Suggestion]:
    """The boards of the present round: one's own, then those that are not over."""
    one = call.book.round
    if one is None:
        return []
    mine = own(call)
    games = sorted(one.games.values(), key=lambda game: (game.power_of(mine) is None, game.over, game.where.board))
    shown = [str(game.where.board) for game in games]
    return [Suggestion(board, board) for board in shown if board.startswith(typed)]


PlayerName = Annotated[str, Text(longest=60, people=True, suggest=players_offered)]
PlayerNames = Annotated[str, Text(longest=1000, several=True, people=True)]
BoardNumber = Annotated[int, Whole(1, 99, suggest=boards_offered)]
RoundNumber = Annotated[int, Whole(1, 20)]
Year = Annotated[int, Whole(1, 9999)]
Centres = Annotated[int, Whole(0, 34, of_several=True)]
PowerName = Annotated[Power, Choice(name="power", values=POWERS)]
PlayerId = Annotated[str, Text(longest=8)]
"""A player as a button names them."""
