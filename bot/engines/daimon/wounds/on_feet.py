"""Who can act: whoever is at the table tonight, with a character that is on its feet. All that is open asks here."""

from __future__ import annotations

from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.state import Seat
from bot.engines.daimon.wounds.state import DOWN


def on_feet(book: Campaign, player: str) -> bool:
    """Whether a player's character can act: it lives and is not down. Who keeps the sheet on paper can always."""
    character = book.character_of(player)
    if character is None:
        return not any(one.dead and one.player == player for one in book.characters.values())
    return character.health(book.rules) not in DOWN


def can_act(book: Campaign, player: str) -> bool:
    """Whether somebody is here tonight, with a character that can act."""
    return book.here(player) and on_feet(book, player)


def able(book: Campaign, player: str) -> Seat:
    """The seat of somebody who can act; who is not here, or whose character is down or dead, is refused."""
    seat = book.present(player)
    if not on_feet(book, player):
        raise Refused("character-dead" if book.character_of(player) is None else "character-down")
    return seat


def standing(book: Campaign, player: str) -> Character:
    """The living character of a player who has a sheet; refused otherwise."""
    book.seat(player)
    character = book.character_of(player)
    if character is None or not character.attributes:
        raise Refused("wounds-no-sheet", player=player)
    return character


def living(book: Campaign, player: str) -> Character:
    """The living character of a player; who has none is refused."""
    character = book.character_of(player)
    if character is None or character.dead:
        raise Refused("no-character")
    return character
