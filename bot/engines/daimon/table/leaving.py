"""Leaving: whoever cannot act any more leaves all that is open, at once, and what waited for them goes on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Literal, TypeAlias

from bot.engines.book import Entry, Refused
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.checks.entries import dropped, unhelped
from bot.engines.daimon.checks.state import Check, Result
from bot.engines.daimon.contests import coming_back, contest_rounds, first_round, ties
from bot.engines.daimon.contests.contest_rounds import without
from bot.engines.daimon.contests.state import NPC, Contest
from bot.engines.daimon.fights import rounds, shots, strikes
from bot.engines.daimon.fights.rounds import forgone, go_on, lower
from bot.engines.daimon.fights.state import Hit, Strike, held_for
from bot.engines.daimon.table import locked_before
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import can_act
from bot.engines.dice import Dice

What = Literal["check", "help", "contest", "help-contest", "shot", "help-shot", "strike", "help-strike"]
Fallen: TypeAlias = Result | Contest | Hit | Strike


def settle(book: Campaign, at: float, dice: Dice) -> list[Fallen]:
    """After whatever was done: nobody is left in anything who cannot act, and who is back is in what they had left.

    Gives the checks, contests and strikes that this has revealed.
    """
    revealed: list[Fallen] = []
    while book.session is not None:
        if (found := next(_unable(book), None)) is not None:
            what, number, player = found
            yields = what == "contest" and not book.here(player) and bool(book.contests.known[number].round)
            together = book.checks.open[number].together if what == "check" else 0
            left = OpenLeft(player=player, what=what, number=number, at=at, yields=yields, together=together)
            book.happen(left)
            continue
        if coming_back.take_up(book, at):
            continue
        if locked_before.take_up(book):
            revealed += strikes.complete(book, at, dice)
            continue
        revealed += deciding.complete(book, dice)
        contest = book.contests.open
        if contest is None or not contest.gone or contest.awaited or not _revealed(book, contest, at, dice):
            break
        revealed.append(contest)
    return revealed


def _unable(book: Campaign) -> Iterator[tuple[What, int, str]]:
    """Who is in something that is open, and cannot act."""
    for check in book.checks.open.values():
        if not can_act(book, check.player):
            yield "check", check.number, check.player
        if check.helper and not can_act(book, check.helper):
            yield "help", check.number, check.helper
    for shot in book.fights.shots.values():
        if not can_act(book, shot.player):
            yield "shot", shot.number, shot.player
        if shot.helper and not can_act(book, shot.helper):
            yield "help-shot", shot.number, shot.helper
    if (contest := book.contests.open) is not None:
        rivals = [who for who in contest.left if who != NPC]
        yield from (("contest", contest.number, who) for who in rivals if not can_act(book, who))
        helpers = contest.helps.values()
        yield from (("help-contest", contest.number, who) for who in helpers if not can_act(book, who))
    if (fight := book.fights.now) is not None:
        yield from (("strike", one.number, one.player) for one in fight.sealed if not can_act(book, one.player))
        yield from (("help-strike", fight.number, who) for who in fight.helps.values() if not can_act(book, who))


def _revealed(book: Campaign, contest: Contest, at: float, dice: Dice) -> bool:
    """Whether a contest could be revealed in which nobody is awaited any more: known dice wait for who has a say."""
    with suppress(Refused):
        (ties.reveal if contest.round else first_round.reveal)(book, contest, at, dice)
        return True
    return False


def fall_again(book: Campaign, player: str, at: float, dice: Dice) -> list[Fallen]:
    """What somebody has rolled, and was undone, falls as it fell before they go: nobody goes from dice that are known.

    What cannot fall the same any more is left with the rest.
    """
    fallen: list[Fallen] = []
    for fall in _known(book, player, at, dice):
        with suppress(Refused):
            fallen += fall()
    return fallen


def _known(book: Campaign, player: str, at: float, dice: Dice) -> Iterator[Callable[[], Sequence[Fallen]]]:
    """How each throw falls again that somebody is in."""
    for check in [one for one in book.checks.open.values() if player in (one.player, one.helper)]:
        if deciding.fell(book, check):
            yield partial(_again, book, check, dice)
    for shot in [one for one in book.fights.shots.values() if one.player == player]:
        if shots.fell(book, shot):
            yield lambda number=shot.number: [shots.reveal(book, number, dice)]  # type: ignore[misc]
    fight, contest = book.fights.now, book.contests.open
    if fight is not None and any(strikes.fell(book, one) for one in fight.sealed if one.player == player):
        yield lambda: strikes.complete(book, at, dice)
    if contest is not None and player in contest.left and first_round.fell(book, contest):
        yield lambda: [ties.reveal_again(book, contest.number, at, dice)]


def _again(book: Campaign, check: Check, dice: Dice) -> list[Fallen]:
    """The result of a check, where everything is there for it."""
    result = deciding.reveal(book, check.number, dice)
    return [result] if isinstance(result, Result) else []


class OpenLeft(Entry, kind="campaign.open-left"):
    """Somebody who cannot act left something that was open."""

    player: str
    what: What
    number: int
    at: float
    yields: bool = False
    """They left the table from a tie, and have given in: nobody goes from a wound that is coming."""
    together: int = 0
    """The first of the checks that theirs was asked with: they wait for it no more."""

    def needs(self, book: Campaign) -> frozenset[Hashable] | None:
        """The check and whoever leaves it; all else that is left changes what others do."""
        if self.what in ("check", "help"):
            found = {self.player, ("number", self.number)}
            return frozenset(found | {("together", self.together)} if self.together else found)
        return None

    def apply(self, book: Campaign) -> None:
        """What was bid for it is free again."""
        fight = book.fights.now
        match self.what:
            case "check":
                check = book.checks.open[self.number]
                dropped(book, self.number)
                if check.claim is not None and not book.here(self.player):
                    book.checks.aside[self.player] = check
            case "help":
                unhelped(book, book.checks.open[self.number])
            case "contest":
                without(book, book.contests.known[self.number], self.player, self.at, self.yields)
            case "help-contest":
                contest = book.contests.known[self.number]
                for who in self._helped(contest.helps):
                    contest_rounds.unhelped(book, contest, who)
            case "shot":
                lower(book, book.fights.shots[self.number])
            case "help-shot":
                shot = book.fights.shots[self.number]
                book.unlend(shot.helper, held_for(shot.number))
                shot.helper = ""
            case "help-strike" if fight is not None:
                rounds.unhelped(book, fight, *self._helped(fight.helps))
            case "strike" if fight is not None:
                one = fight.strikes[self.player]
                forgone(book, fight, self.player)
                if not book.here(self.player):
                    fight.aside[self.player] = fight.round, one
                go_on(book)

    def _helped(self, helps: Mapping[str, str]) -> list[str]:
        """To whom they had lent a die."""
        return [who for who, helper in helps.items() if helper == self.player]
