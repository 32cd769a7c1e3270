"""The map of a board after a winter: whose every centre is, as a picture and in words; history walks by winters."""

from __future__ import annotations

from dataclasses import replace

from bot.commands import card_pictures
from bot.commands.diplomacy.cog import cog, spoken
from bot.commands.diplomacy.counts_read import atlas_of
from bot.commands.diplomacy.names import BoardNumber, RoundNumber, Year, power_said
from bot.commands.diplomacy.seating.seats import board_said
from bot.engines.book import Refused
from bot.engines.diplomacy import ownership
from bot.engines.diplomacy.games import Game, Owners
from bot.engines.diplomacy.rules import POWERS
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.cards.card import Argument, Audience, Button, Card, Picture, say
from bot.hall.declared.call import Call
from bot.rules import rulebook


@cog.command("map", private=True, hidden=True, reads=True)
@spoken
async def show_map(call: Call[Diplomacy], round_: RoundNumber, board: BoardNumber, year: Year | None = None) -> Card:
    """The map after a winter, the last one without its year, for who asks alone."""
    game = call.book.game_at(board, round_)
    if year is not None and year not in game.counts:
        raise Refused("diplomacy-year-not-recorded", board=board, year=year)
    return replace(map_card(game, year), audience=Audience.MEMBER)


def map_card(game: Game, year: int | None = None) -> Card:
    """Whose every centre was, as far as it is known; a press goes a winter back or on."""
    at = game.year if year is None else year
    if at is None:
        raise Refused("diplomacy-no-centres", board=game.where.board)
    since = ownership.known(game, atlas_of(), at).year
    owners = _owners(game, at)
    lines: list[Argument] = []
    if since != at:
        lines.append(say("diplomacy-map-since", year=str(since)) if since else say("diplomacy-map-beginning"))
    for power in POWERS:
        own = [key.capitalize() for key, owner in owners.items() if owner == power]
        if own:
            centres = game.centres(power, at)
            lines.append(say("diplomacy-map-line", power=power_said(power), centres=centres, own=" ".join(own)))
    where = f"{game.where.round} {game.where.board}"
    walk = [
        Button(say(f"diplomacy-map-{key}", year=str(other)), f"diplomacy map {where} {other}")
        for key, other in (("back", at - 1), ("on", at + 1))
        if other in game.counts
    ]
    row = (*walk, Button(say("diplomacy-board-button", board=game.where.board), f"diplomacy show-board {where}"))
    title = say("diplomacy-board-at", board=board_said(game), round=game.where.round, year=str(at))
    return Card(title, tuple(lines), picture=picture(game, at), buttons=(row,))


def picture(game: Game, year: int) -> Picture:
    """The map as it is known after a winter, and the centres of that winter."""
    shapes, provinces = rulebook().shapes, rulebook().map.provinces
    owners = _owners(game, year)
    spaces = [
        {
            "key": key,
            "sea": one.kind == "sea",
            "centre": one.home is not None,
            "owner": owners.get(key),
            "points": shapes.points[key],
        }
        for key, one in provinces.items()
    ]
    counts: dict[str, int] = {power: centres for power in POWERS if (centres := game.centres(power, year))}
    title = say("diplomacy-board-at", board=board_said(game), round=game.where.round, year=str(year))
    away = [point for points in shapes.away.values() for point in points]
    return card_pictures.europe(title, spaces, away, counts)


def _owners(game: Game, year: int) -> Owners:
    """The owners that are known, without those who had no centre left."""
    known = ownership.known(game, atlas_of(), year)
    return {key: owner for key, owner in known.owners.items() if known.year == year or game.centres(owner, year)}
