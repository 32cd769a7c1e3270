"""Hands of a tournament that are played here: begun at a table, and what comes of them once they are over."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engines.book import Refused
from bot.engines.codice.closing import settle
from bot.engines.codice.hands import at_table, no_more_hands
from bot.engines.codice.play.dealing import lay
from bot.engines.codice.play.friendly import Friendly
from bot.engines.codice.play.state import Play
from bot.engines.codice.play.times import given_up
from bot.engines.codice.tournament import Codice
from bot.engines.dice import Dice


def deal(
    book: Codice, by: str, referee: bool, table: int, deck: Sequence[str], language: str, at: float, dice: Dice
) -> Play:
    """The next hand of a table: starter and chiefs by articles 17 to 19."""
    match, _ = at_table(book, by, referee, table)
    if match.full:
        raise no_more_hands(match)
    if match.disputed is not None:
        raise Refused("codice-hand-disputed", table=table, hand=match.disputed.number)
    hand = match.next
    starter = match.starter(hand)
    teams = (starter, match.other(starter))
    chiefs = {team: book.chief(team, match.round, hand) for team in teams}
    return lay(book, by, match.where(hand), teams, chiefs, deck, language, at, dice)


def settled(book: Codice | Friendly, at: float) -> None:
    """What comes of hands that are over: a round that closes; hands recorded otherwise are given up here."""
    given_up(book)
    if isinstance(book, Codice):
        settle(book, at)


def to_open(book: Codice | Friendly) -> list[str]:
    """The strands of the keys that may be told: of hands that are over."""
    strands = {play.strand for play in book.plays.values() if play.over and play.key}
    on = {play.strand for play in book.plays.values() if play.key and not play.over}
    return [strand for strand in sorted(strands - on) if book.ledger.to_open(strand)]
