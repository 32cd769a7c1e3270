"""What the room sees of a contest: whom it waits for, without their answers; then all of them at once, explained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from bot.commands.daimon.character import gear_names, names
from bot.commands.daimon.checks import composer
from bot.commands.daimon.checks.check_cards import private_card
from bot.commands.daimon.journal import FIELDS
from bot.commands.journal_lines import Fields, Words
from bot.commands.seal_lines import seal_line
from bot.engines.daimon.character.wear import Counts
from bot.engines.daimon.contests.contest_rounds import judge_of
from bot.engines.daimon.contests.first_round import fell
from bot.engines.daimon.contests.lent_dice import unhelped
from bot.engines.daimon.contests.reveals import Reveal, RevealPlace
from bot.engines.daimon.contests.state import NPC, Contest
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.rolls import helped
from bot.hall.cards.card import Argument, Button, Card, Free, Mention, Moment, Tone, code, say, strong
from bot.hall.cards.lists import dotted, listed
from bot.hall.declared.call import Call
from bot.hall.declared.rules_pages import how

MINUTES = (2, 5, 10)
"""The deadlines that are offered as buttons."""


def named(contest: Contest, who: str, ping: bool = False) -> Argument:
    """A rival by name: a player, or the character of the story."""
    return Free(contest.npc) if who == NPC else Mention(who, ping=ping)


def several(contest: Contest, everybody: Sequence[str], ping: bool = False) -> Argument:
    """Several rivals, one after the other."""
    return listed(named(contest, who, ping) for who in everybody)


def title_of(call: Call[Campaign], contest: Contest) -> Argument:
    """Who is against whom, and over what."""
    everybody = tuple(contest.rivals)
    title = say("contest-among", who=several(contest, everybody))
    if len(everybody) == 2:
        title = say("contest-of-two", one=named(contest, everybody[0]), other=named(contest, everybody[1]))
    return say("roll-title-note", who=title, note=call.free(contest.note)) if contest.note else title


# --- while answers come in


def open_card(call: Call[Campaign], contest: Contest, *news: Argument) -> Card:
    """A contest that is open, as everybody may see it: its terms, and whom it waits for."""
    lines = [*news, *_terms(contest)]
    if not contest.round:
        lines.append(say("contest-secret"))
    lines += waits(call.book, contest, ping=True)
    return Card(title_of(call, contest), tuple(lines), buttons=acts(call.book, contest), tone=Tone.ASK)


def answered_card(
    call: Call[Campaign], contest: Contest, who: str, reveals: int, changed: bool, *taken: Argument
) -> Card:
    """What an answer has come to: the reveal, or the room hears who has answered; the member sees what was taken.

    Of a change the room hears nothing.
    """
    key = "contest-changed" if changed else "contest-taken"
    if len(contest.reveals) == reveals:
        call.alone = private_card(say(key), taken, tone=Tone.GOOD)
        return reveal_card(call, contest)
    if not changed:
        title = say("contest-has-answered", who=named(contest, who))
        news = Card(title, tuple(waits(call.book, contest)[1:]), buttons=acts(call.book, contest)[:1], tone=Tone.ASK)
        call.post(call.room_for("here"), news)
    return private_card(say(key), (*taken, say("contest-unseen")), tone=Tone.GOOD)


def _terms(contest: Contest) -> list[Argument]:
    """What is known to all before the dice: gear, advantage, and strategies that are used up."""
    lines: list[Argument] = []
    if contest.armed:
        lines.append(say("contest-at-range" if contest.at_range else "contest-armed"))
    if contest.counts != "all":
        lines.append(say(f"fight-counts-{contest.counts}"))
    if contest.npc_gear:
        lines.append(say("contest-npc-gear", who=Free(contest.npc), gear=contest.npc_gear))
    lines += [say("contest-barred", who=Mention(who), tried=tried(contest, who)) for who in contest.barred]
    return [*lines, *positions(contest)]


def positions(contest: Contest) -> list[Argument]:
    """What every position that counts is worth."""
    return [advantage_line(contest, who) for who, rival in contest.rivals.items() if rival.advantage]


def advantage_line(contest: Contest, who: str) -> Argument:
    """What a position is worth."""
    dice = contest.rivals[who].advantage
    if not dice:
        return say("contest-advantage-none", who=named(contest, who))
    key = "contest-advantage" if dice > 0 else "contest-disadvantage"
    return say(key, who=named(contest, who), dice=abs(dice))


def tried(contest: Contest, who: str) -> Argument:
    """The strategies that a player may not repeat."""
    return listed(_approach(attribute, skill) for attribute, skill in sorted(contest.barred[who]))


def _approach(attribute: str, skill: str) -> Argument:
    if not skill:
        return say("contest-approach-alone", attribute=names.score_named(attribute))
    return say("contest-approach", attribute=names.score_named(attribute), skill=names.score_named(skill))


def waits(book: Campaign, contest: Contest, ping: bool = False) -> list[Argument]:
    """Who has answered, for whom everybody waits, and how long; nobody is awaited where the faces are known."""
    if fell(book, contest):
        return [say("check-fell")]
    answered = [who for who in contest.left if who not in contest.awaited]
    lines: list[Argument] = []
    if answered:
        lines.append(say("contest-answered", who=several(contest, answered)))
    lines.append(say("contest-awaited", who=several(contest, contest.awaited, ping)))
    if contest.deadline is not None:
        key = "contest-until-or-yield" if contest.round else "contest-until"
        lines.append(say(key, at=Moment(contest.deadline, "time")))
    return lines


def asking(contest: Contest, who: str) -> Button:
    """The button by which a rival answers in secret."""
    number, npc = contest.number, who == NPC
    if contest.round:
        line, key = f"contest-tie {number} {contest.round}{' npc:yes' if npc else ''}", "contest-tie-button"
    else:
        line, key = f"contest-npc {number}" if npc else f"contest-answer {number}", "contest-answer-button"
    if npc:
        return Button(say("contest-npc-button", who=Free(contest.npc)), line)
    return Button(say(key), line, "primary")


def answering(contest: Contest) -> list[str]:
    """For whom a button of its own is needed: one serves all the players."""
    players = [who for who in contest.left if who != NPC]
    return [*players[:1], *(who for who in contest.left if who == NPC)]


def _replies(contest: Contest) -> list[Button]:
    """The answers to a tie that need no second press; the others stand behind the button that asks."""
    if not contest.round or all(who == NPC for who in contest.left):
        return []
    line = f"{contest.number} {contest.round}"
    return [
        Button(say("contest-escalate-button", bid=1), f"contest-escalate {line} 1"),
        Button(say("contest-settle-button", bid=0), f"contest-settle {line}"),
        Button(say("contest-yield-button", bid=0), f"contest-yield {line}"),
    ]


def off_button(contest: Contest) -> Button:
    """To withdraw the contest."""
    return Button(say("contest-off-button"), f"contest-off {contest.number}", "bad")


def acts(book: Campaign, contest: Contest) -> tuple[tuple[Button, ...], ...]:
    """What can be done while a contest waits: one button serves all players."""
    number = contest.number
    first = [asking(contest, who) for who in answering(contest)]
    if fell(book, contest):
        again = Button(say("reveal-again-button"), f"contest-reveal {number}", "primary")
        return ((again, *first, off_button(contest)),)
    first = [*_replies(contest), *first]
    if not contest.begun and judge_of(book, contest):
        first.append(Button(say("contest-advantage-button"), "advantage", ask=("player", "dice")))
    if unhelped(book, contest):
        first.append(Button(say("check-button-help"), "assist"))
    times = [Button(say("contest-minutes-button", minutes=time), f"contest-wait {number} {time}") for time in MINUTES]
    return tuple(first), *_places(book, contest), (*times, off_button(contest))


def _places(book: Campaign, contest: Contest) -> tuple[tuple[Button, ...], ...]:
    """To say what gear counts where it is fought, before anybody has answered."""
    if not contest.armed or contest.begun or not judge_of(book, contest):
        return ()
    others = [counts for counts in get_args(Counts) if counts != contest.counts]
    line = f"contest-place {contest.number}"
    return (tuple(Button(say(f"fight-button-counts-{counts}"), f"{line} {counts}") for counts in others),)


# --- the reveal


def reveal_card(call: Call[Campaign], contest: Contest) -> Card:
    """What was just revealed: the result first, then everybody by place with every number explained."""
    reveal = contest.reveals[-1]
    lines: list[Argument] = []
    for score in reveal.scores:
        lines += _score_lines(call, contest, score)
    if reveal.margin is not None:
        lines.append(say("contest-margin-clear" if reveal.clear else "contest-margin", margin=reveal.margin))
    if seal := _seal(call, reveal):
        lines.append(seal)
    title = say("contest-revealed", what=title_of(call, contest), result=_verdict(contest, reveal))
    match reveal.outcome:
        case "won":
            return Card(title, tuple(lines), buttons=((how("daimon", "contests"),),), tone=Tone.GOOD)
        case "tie":
            more = (say("contest-tie-how"), *waits(call.book, contest, ping=True))
            rows = (*acts(call.book, contest), *served_by(call.book, contest), (how("daimon", "ties"),))
            return Card(title, (*lines, *more), buttons=rows, tone=Tone.ASK)
    again = " ".join(f"<@{who}>" for who in contest.players)
    row = (Button(say("contest-again-button"), f'contest "{again}"'),) if NPC not in contest.rivals else ()
    buttons = (*((row,) if row else ()), *served_by(call.book, contest), (how("daimon", "ties"),))
    return Card(title, (*lines, say("contest-stands-how")), buttons=buttons)


def _verdict(contest: Contest, reveal: Reveal) -> Argument:
    """Who won, or who stands level."""
    who = strong(several(contest, reveal.leaders))
    match reveal.outcome:
        case "won":
            return say("contest-won-clear" if reveal.clear else "contest-won", who=who)
        case "tie":
            return say("contest-tied", who=who)
    return say("contest-stands", who=who)


def served_by(book: Campaign, contest: Contest) -> tuple[tuple[Button, ...], ...]:
    """For whoever judges the contest: whom the stalemate serves."""
    leaders = contest.reveals[-1].leaders[:5] if judge_of(book, contest) else ()
    row = tuple(
        Button(
            say("contest-serves-button", who=named(contest, who)),
            f"contest-serves {contest.number} {who}",
        )
        for who in leaders
        if who != contest.served
    )
    return (row,) if row else ()


def _score_lines(call: Call[Campaign], contest: Contest, score: RevealPlace) -> list[Argument]:
    """A rival: place, faces and successes; where the dice came from; what became of the bid; wounds."""
    who, thrown = named(contest, score.who), score.thrown
    lines: list[Argument] = []
    if thrown.roll is not None:
        total = strong(say("roll-successes", count=thrown.successes))
        lines.append(say("contest-place", place=score.place, who=strong(who), rolled=_faces(score), sum=total))
    elif thrown.choice == "escalate":
        lines.append(say("contest-escalates", who=strong(who), bid=thrown.bid))
    else:
        lines.append(say("contest-silent" if thrown.silent else f"contest-{thrown.choice}s", who=strong(who)))
    if thrown.pool is not None and any(part.what != "dice" for part in thrown.pool.parts):
        lines.append(composer.pool_lines(call, thrown.pool)[0])
    if contest.armed and thrown.pool is not None:
        lines += gear_names.carried(call, score.who, thrown.carried)
        lines += gear_names.used_up(call, score.who, thrown.carried)
    seat = call.book.seat_of(score.who)
    if seat is not None and thrown.roll is not None and thrown.bid:
        before = seat.reserve + thrown.bid - score.back
        lines.append(say("contest-bid", bid=thrown.bid, back=score.back, before=before, after=seat.reserve))
    if thrown.helper:
        lines.append(say("check-help-spent", who=Mention(thrown.helper)))
    if score.wounds:
        lines.append(wounds_line(call, contest, score.who, score.wounds))
    return lines


def faces_of(score: RevealPlace) -> tuple[str, str]:
    """The faces of the pool, and those of the bid."""
    thrown = score.thrown
    if thrown.roll is None:
        return "", ""
    faces, own = thrown.roll.faces, len(thrown.roll.faces) - helped(thrown.roll)
    return names.dice_row(faces[: own - thrown.bid]), names.dice_row(faces[own - thrown.bid : own])


def _faces(score: RevealPlace) -> Argument:
    """The faces as a card shows them."""
    plain, bid = faces_of(score)
    shown: Argument = code(plain) if plain else say("roll-only-reserve")
    if bid:
        shown = say("check-faces-reserve", faces=shown, more=code(bid)) if score.thrown.pool is not None else code(bid)
    roll = score.thrown.roll
    if roll is None or not helped(roll):
        return shown
    return say("check-faces-help", faces=shown, more=code(names.dice_row(roll.faces[-helped(roll) :])))


def wounds_line(call: Call[Campaign], contest: Contest, rival: str, wounds: int) -> Argument:
    """What a lost fight has done: to a sheet of ours it is done, of the others the table keeps count."""
    who = named(contest, rival)
    character = call.book.character_of(rival)
    if character is not None and character.attributes:
        rules = call.book.rules
        health = say(f"health-{character.health(rules)}")
        most = character.most_wounds(rules)
        now = say("campaign-wounds", wounds=character.wounds, most=most, health=health)
        return say("contest-wounded", who=who, wounds=wounds, now=now)
    died = any(one.dead and one.player == rival for one in call.book.characters.values())
    return say("contest-killed" if died else "contest-wounds", who=who, wounds=wounds)


def _seal(call: Call[Campaign], reveal: Reveal) -> Argument:
    """The seal and the contest, by which its dice can be checked."""
    rolls = [score.thrown.roll for score in reveal.scores if score.thrown.roll is not None]
    if not rolls:
        return None
    draws = [draw for roll in rolls for draw in roll.draws]
    return seal_line(call.book, draws[0]) if draws else None


# --- in the journal


IN_CONTESTS: Fields = {
    **FIELDS,
    "who": ("who", lambda book, entry, who: Mention(who) if who != NPC else ""),
    "rolls": ("faces", lambda book, entry, rolls: dotted(names.faces_named(roll.faces) for roll in rolls)),
}


def or_npc(key: str) -> Words:
    """A character of the story has no name in the journal."""
    return lambda entry: f"{key}-npc" if entry.who == NPC else key
