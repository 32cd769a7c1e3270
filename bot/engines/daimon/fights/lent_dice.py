"""A companion's die of help, lent to a strike of the round or to an aimed shot before its dice fall."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.daimon.checks.deciding import judge_of
from bot.engines.daimon.fights.rounds import awaited, fight_on
from bot.engines.daimon.fights.shots import deciders as deciders_of_shot
from bot.engines.daimon.fights.state import Fight, Shot, held_for, lent_to, shot_name, strike_name
from bot.engines.daimon.fights.strikes import deciders
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import able, can_act
from bot.engines.dice import Dice


def may_help(book: Campaign, helper: str, player: str, helped: bool) -> None:
    """Refuse who cannot lend a die to somebody's roll, or where one is lent already."""
    seat = able(book, helper)
    if helper == player:
        raise Refused("help-yourself")
    if helped:
        raise Refused("help-already")
    if seat.free < book.rules.reserve.help:
        raise Refused("reserve-too-small", have=seat.free, need=book.rules.reserve.help)


def may_be_helped(book: Campaign, player: str) -> bool:
    """Whether somebody strikes in this round, and the dice have not fallen."""
    fight = book.fights.now
    return fight is not None and (player in awaited(book, fight) or any(one.player == player for one in fight.sealed))


def helpers(book: Campaign) -> list[str]:
    """Who could lend a die tonight."""
    return [seat.player for seat in book.seats if can_act(book, seat.player) and seat.free >= book.rules.reserve.help]


def unhelped(book: Campaign) -> list[str]:
    """To whose strikes of this round somebody could lend a die."""
    fight = book.fights.now
    waiting = [one for one in fight.fighters if may_be_helped(book, one)] if fight is not None else []
    lenders = [one for one in helpers(book) if one != book.master]
    return [
        one
        for one in waiting
        if fight is not None and one not in fight.helps and {*lenders} - {one, judge_of(book, one)}
    ]


def help_strike(book: Campaign, helper: str, player: str, dice: Dice) -> Fight:
    """Lend a die to somebody's strike of this round; the Master, who knows the foes' difficulty, lends none."""
    fight = fight_on(book)
    may_help(book, helper, player, player in fight.helps)
    if helper in (book.master, judge_of(book, player)):
        raise Refused("help-knows-target")
    if not may_be_helped(book, player):
        raise Refused("no-check-to-help")
    one = fight.strikes.get(player)
    if one is not None:
        dice.keep(strike_name(one.number), asks=deciders(book, one))
    number = one.number if one is not None else 0
    book.happen(StrikeHelped(fight=fight.number, round=fight.round, player=player, helper=helper, number=number))
    return fight


def help_shot(book: Campaign, helper: str, shot: Shot, dice: Dice) -> Shot:
    """Lend a die to somebody's aimed shot; who fixes its figures lends none."""
    may_help(book, helper, shot.player, bool(shot.helper))
    if helper == judge_of(book, shot.player):
        raise Refused("help-knows-target")
    dice.keep(shot_name(shot.number), asks=deciders_of_shot(book, shot))
    book.happen(ShotHelped(number=shot.number, player=shot.player, helper=helper))
    return shot


class StrikeHelped(Entry, kind="campaign.strike-helped"):
    """Somebody lent a die to a strike of the round."""

    fight: int
    round: int
    player: str
    helper: str
    number: int
    """Of the strike; 0 where it is not declared yet."""

    @property
    def for_throw(self) -> str:
        """The helper's die, of a strike that is declared."""
        return strike_name(self.number) if self.number else ""

    def apply(self, book: Campaign) -> None:
        """It is rolled with the strike, and gone whatever happens; it comes back if nobody strikes."""
        fight_on(book).helps[self.player] = self.helper
        book.lend(self.helper, lent_to(self.player))


class ShotHelped(Entry, kind="campaign.shot-helped"):
    """Somebody lent a die to an aimed shot."""

    number: int
    player: str
    helper: str

    @property
    def for_throw(self) -> str:
        """The helper's die."""
        return shot_name(self.number)

    def apply(self, book: Campaign) -> None:
        """It is rolled with the shot, and gone whatever happens; it comes back if nothing is rolled."""
        book.fights.shots[self.number].helper = self.helper
        book.lend(self.helper, held_for(self.number))
