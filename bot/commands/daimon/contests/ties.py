"""Ties and deadlines of contests: escalate, settle or yield in secret; reminders; and whom a stalemate serves."""

from __future__ import annotations

from bot.commands.daimon.checks.check_cards import private_card
from bot.commands.daimon.cog import cog
from bot.commands.daimon.contests import contest_cards
from bot.commands.daimon.contests.contests import Bid, Minutes, Name, Number
from bot.commands.journal_lines import tell
from bot.engines.book import Over
from bot.engines.daimon.contests import deadlines, opening, ties
from bot.engines.daimon.contests.contest_rounds import contest_on, most_bid, view, voice_of
from bot.engines.daimon.contests.deadlines import DeadlinePassed, DeadlineSet, Reminded
from bot.engines.daimon.contests.opening import StalemateServed
from bot.engines.daimon.contests.reveals import Choice
from bot.engines.daimon.contests.state import DEADLINE, NPC, REMINDER, Contest, Rival
from bot.engines.daimon.contests.ties import TieAnswered, TieRevealed
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Button, Card, Mention, Moment, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Yes
from bot.hall.running.forms import rows as in_rows
from bot.hall.running.said.taken_places import in_place_of_own


@cog.command("contest-tie", may=May.PLAYER, hidden=True, private=True, reads=True, in_live=True)
async def tie(call: Call[Campaign], number: Number, round_: Number, npc: Yes = False) -> Card:
    """Choose how to go on from a tie."""
    contest = contest_on(call.book, number)
    rival = view(call.book, contest, call.member, npc)
    if round_ != contest.round:
        raise Over("contest-round-over")
    most = most_bid(call.book, contest, rival.who)
    raises = [_offer(contest, rival, "escalate", bid) for bid in range(1 if most else 0, most + 1)]
    others = (_offer(contest, rival, "settle"), _offer(contest, rival, "yield"))
    lines = (say("contest-escalate-how"), say("contest-settle-how"), say("contest-yield-how"), say("contest-unseen"))
    return private_card(contest_cards.title_of(call, contest), lines, (*in_rows(raises), others))


def _offer(contest: Contest, rival: Rival, choice: Choice, bid: int = 0) -> Button:
    """One answer to a tie; the one given before is marked."""
    line = f"contest-{choice} {contest.number} {contest.round}"
    if choice == "escalate":
        line = f"{line} {bid}"
    label = say(f"contest-{choice}-button", bid=bid)
    chosen = (rival.choice, rival.bid) == (choice, bid)
    return Button(
        say("composer-chosen", what=label) if chosen else label,
        f"{line} npc:yes" if rival.who == NPC else line,
        "good" if chosen else "plain",
    )


@cog.command("contest-escalate", may=May.PLAYER, hidden=True)
async def escalate(call: Call[Campaign], number: Number, round_: Number, bid: Bid, npc: Yes = False) -> Card:
    """Go on with new reserve dice."""
    return decided(call, number, round_, "escalate", bid, npc)


@cog.command("contest-settle", may=May.PLAYER, hidden=True)
async def settle(call: Call[Campaign], number: Number, round_: Number, npc: Yes = False) -> Card:
    """Accept the stalemate."""
    return decided(call, number, round_, "settle", 0, npc)


@cog.command("contest-yield", may=May.PLAYER, hidden=True)
async def give_in(call: Call[Campaign], number: Number, round_: Number, npc: Yes = False) -> Card:
    """Give the contest up."""
    return decided(call, number, round_, "yield", 0, npc)


def decided(call: Call[Campaign], number: int, round_: int, choice: Choice, bid: int, npc: bool) -> Card:
    """Somebody has said how they go on."""
    contest = contest_on(call.book, number)
    who = view(call.book, contest, call.member, npc).who
    changed = contest.has_answered(who)
    ties.decide(call.book, call.member, number, round_, choice, bid, call.now, call.dice, npc)
    taken = say(f"contest-{choice}-button", bid=bid)
    return in_place_of_own(call, contest_cards.answered_card(call, contest, who, round_ + 1, changed, taken))


@cog.command("contest-serves", may=May.PLAYER, hidden=True)
async def serves(call: Call[Campaign], number: Number, who: Name) -> Card:
    """Say whom a stalemate serves."""
    contest = opening.serve(call.book, call.member, number, who)
    title = say("roll-title-result", title=contest_cards.title_of(call, contest), result=say("contest-stalemate"))
    told = say("contest-serves", who=contest_cards.named(contest, who), by=Mention(call.member))
    return Card(title, (told,))


# --- time


@cog.command("contest-wait", may=May.PLAYER, hidden=True)
async def wait(call: Call[Campaign], number: Number, minutes: Minutes) -> Card:
    """Wait only so long for answers."""
    contest = deadlines.set_deadline(call.book, call.member, number, minutes, call.now)
    lines = tuple(contest_cards.waits(call.book, contest))
    return Card(
        contest_cards.title_of(call, contest), lines, buttons=contest_cards.acts(call.book, contest)[:1], tone=Tone.ASK
    )


@cog.timer(REMINDER)
async def remind(call: Call[Campaign]) -> Card:
    """Half of the time is over: those who have not answered hear of it in private."""
    contest = deadlines.remind(call.book)
    lines = (say("contest-remind", at=Moment(contest.deadline or call.now, "time")),)
    for who in contest.awaited:
        if person := voice_of(call.book, contest) if who == NPC else who:
            buttons = ((contest_cards.asking(contest, who),),)
            call.tell(person, Card(contest_cards.title_of(call, contest), lines, buttons=buttons, tone=Tone.ASK))
    return Card()


@cog.timer(DEADLINE)
async def pass_deadline(call: Call[Campaign]) -> Card:
    """The time is over: silence yields in a tie; at the beginning the room hears who is missing."""
    contest = deadlines.let_pass(call.book, call.now, call.dice)
    if contest.reveals:
        card = contest_cards.reveal_card(call, contest)
    else:
        title = say("roll-title-result", title=contest_cards.title_of(call, contest), result=say("contest-late"))
        lines = (*contest_cards.waits(call.book, contest, ping=True), say("contest-late-how"))
        card = Card(title, lines, buttons=contest_cards.acts(call.book, contest), tone=Tone.ASK)
    call.post(call.room_for("here"), card)
    return Card()


# --- journal

tell(
    cog,
    {
        TieAnswered: contest_cards.or_npc("contest-line-answered"),
        TieRevealed: lambda entry: "contest-line-revealed" if entry.rolls else "contest-line-revealed-none",
        StalemateServed: contest_cards.or_npc("contest-line-serves"),
        DeadlineSet: "contest-line-deadline",
        Reminded: "contest-line-reminded",
        DeadlinePassed: "contest-line-late",
    },
    contest_cards.IN_CONTESTS,
)
