"""What the rounds of a contest share: who may answer, how a bid is held, and how a reveal is carried out."""

from __future__ import annotations

from dataclasses import replace

from bot.engines.book import Over, Refused
from bot.engines.daimon.contests.rematch import remember
from bot.engines.daimon.contests.reveals import Brought, Reveal, placed
from bot.engines.daimon.contests.state import NPC, Contest, Rival, held_for, lent_to
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import can_act
from bot.engines.daimon.wounds.wounds import suffer

# --- looking


def contest_on(book: Campaign, number: int = 0) -> Contest:
    """The open contest; refused if there is none, or if it is another one."""
    contest = book.contests.open
    if contest is None and not number:
        raise Refused("no-contest-open")
    if contest is None or number not in (0, contest.number):
        raise Over("contest-over")
    return contest


def judge_of(book: Campaign, contest: Contest) -> str:
    """Who judges a contest: the Master; of one that the Master is or was in, the first at the right who can act and
    never was in it."""
    rivals = {*contest.players, *contest.gone}
    if book.master not in rivals:
        return book.master
    out = [seat.player for seat in book.seats if not can_act(book, seat.player)]
    return book.right_of(book.master, (*rivals, *out))


def voice_of(book: Campaign, contest: Contest) -> str:
    """Who answers for the character of the story: whoever judges the contest, else the Master, where all are in it."""
    return judge_of(book, contest) or book.master


def view(book: Campaign, contest: Contest, viewer: str, npc: bool = False) -> Rival:
    """What somebody may see of the answers: their own, and whoever speaks for it those of the character of the story.

    What another Master has said for it is as secret from this one as it was from everybody.
    """
    if npc and viewer != voice_of(book, contest):
        raise Refused("contest-npc-not-yours")
    rival = contest.rivals.get(NPC if npc else viewer)
    if rival is None:
        raise Refused("contest-not-in-it")
    if rival.who not in contest.left:
        raise Over("contest-out-of-it")
    if npc and rival.by != viewer:
        return replace(rival, claim=None, pool=None, choice=None, bid=0)
    return rival


def most_bid(book: Campaign, contest: Contest, who: str) -> int:
    """The dice that somebody can bid: changing an answer frees what it had bid. A character of the story has none."""
    seat = book.seat_of(who)
    return 0 if seat is None else seat.free + seat.held.get(held_for(contest), 0)


def label_of(book: Campaign, who: str) -> str:
    """What labels of dice call somebody in a contest."""
    return NPC if who == NPC else book.seat(who).label


# --- used by entries


def hold(book: Campaign, contest: Contest, who: str, bid: int) -> None:
    """Dice are bid in secret. No dice are held too: what may not be done meanwhile tells nothing of how many."""
    seat = book.seat_of(who)
    if seat is not None:
        seat.held[held_for(contest)] = bid


def release(book: Campaign, contest: Contest) -> None:
    """No bid is held any more, nor a die that was lent and not rolled."""
    for who in tuple(contest.helps):
        unhelped(book, contest, who)
    for seat in book.seats:
        seat.held.pop(held_for(contest), None)


def unhelped(book: Campaign, contest: Contest, who: str, *, used: bool = False) -> str:
    """A die that was lent to somebody is rolled, or comes back; gives who had lent it."""
    helper = contest.helps.pop(who, "")
    if helper:
        book.unlend(helper, lent_to(contest, who), used=used)
    return helper


def carry_out(book: Campaign, contest: Contest, reveal: Reveal, at: float) -> None:
    """What was revealed happens: bids are paid, losers are wounded, and the contest ends or those tied go on."""
    release(book, contest)
    contest.reveals.append(reveal)
    for score in reveal.scores:
        seat = book.seat_of(score.who)
        if seat is None:
            continue
        seat.pay(score.thrown.bid - score.back)
        if score.thrown.roll is not None:
            book.rolled(score.who, len(score.thrown.roll.faces), score.thrown.successes, score.thrown.bid)
        character = book.character_of(score.who)
        if score.wounds and character is not None and character.attributes:
            suffer(book, character, score.wounds, at)
    contest.left, contest.yielded = reveal.leaders, ()
    for rival in contest.rivals.values():
        rival.choice, rival.bid = None, 0
    if reveal.outcome == "tie":
        contest.round += 1
        contest.since, contest.reminded = at, False
    else:
        contest.over = True
        remember(book, contest)


def given_in(contest: Contest) -> list[Brought]:
    """Who left the table from the tie that is open stands where whoever yields does."""
    return [Brought(who, 0, choice="yield") for who in contest.yielded]


def without(book: Campaign, contest: Contest, who: str, at: float, yields: bool = False) -> None:
    """Somebody is in it no more: the others go on, and where one is left in a tie, that one wins.

    Before the reveal it is as if they had never been in it; a single rival has nobody to contest, and it closes. What
    somebody had answered who left the table is kept, should they come back.
    """
    contest.left = tuple(one for one in contest.left if one != who)
    contest.gone = (*contest.gone, who)
    contest.yielded += (who,) if yields else ()
    unhelped(book, contest, who)
    if (seat := book.seat_of(who)) is not None:
        seat.held.pop(held_for(contest), None)
    if not contest.round:
        rival = contest.rivals.pop(who)
        if not book.here(who):
            contest.aside[who] = rival
    if len(contest.left) > 1:
        return
    if contest.round:
        winner = contest.rivals[contest.left[0]]
        thrown = [Brought(winner.who, 0, choice="settle"), *given_in(contest)]
        carry_out(book, contest, placed(thrown, book.rules, contest.armed), at)
    else:
        contest.over = contest.off = contest.alone = True
        release(book, contest)
