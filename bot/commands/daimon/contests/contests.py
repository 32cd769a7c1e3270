"""/contest and /advantage: characters against each other, in secret until the reveal."""

from __future__ import annotations

from typing import Annotated, Any, get_args

from bot.commands.daimon.character import gear_names
from bot.commands.daimon.checks import composer, likely
from bot.commands.daimon.checks.check_cards import answering, private_card
from bot.commands.daimon.checks.composer import NOTHING, Claimed, Page
from bot.commands.daimon.checks.fitting import fitting
from bot.commands.daimon.checks.taking_up import in_fight, only_weapon, taken_up, with_weapon
from bot.commands.daimon.cog import cog
from bot.commands.daimon.contests import contest_cards
from bot.commands.daimon.journal import by_sign
from bot.commands.journal_lines import tell
from bot.engines.book import Book, Over, Recorded, Refused
from bot.engines.daimon.character.pool import Claim, pooled
from bot.engines.daimon.character.wear import Counts, worth
from bot.engines.daimon.contests import deadlines, first_round, opening, ties
from bot.engines.daimon.contests.contest_rounds import contest_on, most_bid, view
from bot.engines.daimon.contests.first_round import ContestAnswered, ContestRevealed
from bot.engines.daimon.contests.opening import AdvantageGiven, ContestCalledOff, ContestOpened, ContestPlaced
from bot.engines.daimon.contests.state import Contest
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, Card, Free, Mention, Table, Tone, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import PersonId, PersonIds, Text, Whole, Word, Yes
from bot.hall.running.forms import rows as in_rows

Note = Annotated[str, Text(longest=200)]
Name = Annotated[str, Text(longest=60)]
Gear = Annotated[int, Whole(0, 9)]
Minutes = Annotated[int, Whole(1, 120)]
Number = Annotated[int, Whole(1, 1_000_000)]
Bid = Annotated[int, Whole(0, 99)]
Advantage = Annotated[int, Whole(-4, 4, offers=(1, 2, 3, 4, -1, -2, -3, -4))]
Counted = Annotated[Counts, Word(values=get_args(Counts))]
NpcDice = Annotated[int, Whole(0, 40)]

DICE = 15
"""The most dice of a non-player character that are offered as buttons."""


def _standing(call: Call[Campaign]) -> Card | None:
    """The contest that is open, as everybody may see it."""
    book = call.book if call.volume is not None else None
    contest = book.contests.open if isinstance(book, Campaign) else None
    return contest_cards.open_card(call, contest, say("refused-contest-on-already")) if contest is not None else None


@cog.command("contest", may=May.PLAYER, bare=_standing)
async def contest(
    call: Call[Campaign],
    players: PersonIds,
    note: Note | None = None,
    npc: Name | None = None,
    armed: Yes = False,
    range_: Yes = False,
    gear: Gear = 0,
    minutes: Minutes | None = None,
) -> Card:
    """Set characters against each other; where others are already, they are shown."""
    if (standing := _standing(call)) is not None:
        return standing
    try:
        opened = opening.challenge(
            call.book,
            call.member,
            players,
            call.now,
            note=call.keep(note),
            npc=call.keep(npc),
            gear=gear,
            armed=armed,
            at_range=range_,
        )
    except Refused as no:
        raise Refused(no.reason, **{name: _mentioned(value) for name, value in no.facts.items()}) from no
    if minutes:
        deadlines.set_deadline(call.book, call.member, opened.number, minutes, call.now)
    return contest_cards.open_card(call, opened)


def _mentioned(fact: Any) -> Any:
    """A person's id in a refusal as their name."""
    return Mention(fact) if isinstance(fact, str) else fact


@cog.command("advantage", may=May.PLAYER)
async def advantage(call: Call[Campaign], player: PersonId, dice: Advantage) -> Card:
    """Give dice for a position in the open contest, or take them."""
    advanced = opening.advance(call.book, call.member, player, dice, call.now, call.dice)
    if advanced.reveals:
        return contest_cards.reveal_card(call, advanced)
    title = contest_cards.title_of(call, advanced)
    taken = () if dice else (contest_cards.advantage_line(advanced, player),)
    lines = (*taken, *contest_cards.positions(advanced), *contest_cards.waits(call.book, advanced))
    return Card(title, lines, buttons=contest_cards.acts(call.book, advanced), tone=Tone.ASK)


# --- dice and bids


@cog.command("contest-answer", may=May.PLAYER, hidden=True, private=True, reads=True, grows_old=True, in_live=True)
async def answer(call: Call[Campaign], number: Number) -> Card:
    """Begin to answer, or begin anew from the answer given before."""
    contest = contest_on(call.book, number)
    in_hand = Claim(weapon=only_weapon(call.book, call.member)) if contest.armed else NOTHING
    return await composed(call, contest, view(call.book, contest, call.member).claim or in_hand)


@cog.command("contest-dice", may=May.PLAYER, hidden=True, private=True, reads=True, grows_old=True, in_live=True)
async def compose(call: Call[Campaign], number: Number, claim: Claimed = NOTHING, page: Page = "") -> Card:
    """Put the dice together."""
    return await composed(call, contest_on(call.book, number), *await taken_up(call, claim, page))


async def composed(call: Call[Campaign], contest: Contest, claim: Claim, page: str = "") -> Card:
    """The private card with the dice so far."""
    rival = view(call.book, contest, call.member)
    if contest.round:
        raise Over("contest-revealed-already")
    composer.with_sheet(call)
    lines: list[Argument] = [say("contest-unseen")]
    if rival.who in contest.barred:
        lines.append(say("contest-barred", who=Mention(rival.who), tried=contest_cards.tried(contest, rival.who)))
    if contest.armed and claim != NOTHING:
        held = first_round.carried(call.book, contest, rival.who, claim)
        lines += gear_names.carried(call, rival.who, {gear.number: worth(gear, call.book.rules) for gear in held})
    return composer.compose(
        call,
        f"contest-dice {contest.number}",
        claim,
        page,
        go=f"contest-give {contest.number}",
        title=contest_cards.title_of(call, contest),
        most_bid=most_bid(call.book, contest, rival.who),
        asks=(*composer.ASKS, "weapon", "protection") if contest.armed else composer.ASKS,
        confirm=say("contest-confirm"),
        situation=rival.situation,
        lines=lines,
        whole=[(answer, rival.situation) for answer in await _likely(call, contest, rival.who, claim)],
    )


async def _likely(call: Call[Campaign], contest: Contest, who: str, claim: Claim) -> list[Claim]:
    """The likeliest answers, those apart that were tried in vain; weapons are taken up where they count."""
    fit = await in_fight(call, claim.weapon) if contest.armed else await fitting(call, contest.note)
    first = None if contest.armed else await likely.before(call, contest.note)
    found = likely.likely(call.book, who, fit, first, contest.barred.get(who, ()), armed=contest.armed)
    return found if contest.armed else [one.model_copy(update={"weapon": 0, "protection": None}) for one in found]


@cog.command("contest-give", may=May.PLAYER, hidden=True)
async def give(call: Call[Campaign], number: Number, claim: Claimed) -> Card:
    """Answer the contest with these dice and this bid."""
    return answering(answered(call, number, claim, npc=False))


@cog.command("contest-npc", may=May.PLAYER, hidden=True, private=True, reads=True, in_live=True)
async def for_npc(call: Call[Campaign], number: Number) -> Card:
    """Choose the dice of the character of the story."""
    contest = contest_on(call.book, number)
    rival = view(call.book, contest, call.member, npc=True)
    chosen = rival.claim.dice if rival.claim is not None else None
    buttons = [
        Button(
            f"✓{count}" if count == chosen else str(count),
            f"contest-npc-give {number} {count}",
            "good" if count == chosen else "plain",
        )
        for count in range(1, DICE + 1)
    ]
    title = say("contest-npc-dice", who=Free(contest.npc))
    return private_card(title, (say("contest-npc-how"),), in_rows(buttons))


@cog.command("contest-npc-give", may=May.PLAYER, hidden=True)
async def give_for_npc(call: Call[Campaign], number: Number, dice: NpcDice) -> Card:
    """Give so many dice to the character of the story."""
    return answering(answered(call, number, Claim(dice=dice), npc=True))


def answered(call: Call[Campaign], number: int, claim: Claim, npc: bool) -> Card:
    """Somebody has said which dice and which bid."""
    contest = contest_on(call.book, number)
    rival = view(call.book, contest, call.member, npc)
    changed = contest.has_answered(rival.who)
    if not npc:
        composer.of_the_sheet(call, claim)
        if contest.armed:
            with_weapon(call, claim)
    first_round.answer(call.book, call.member, number, claim, call.now, call.dice, npc)
    character = call.book.character_of(rival.who)
    pool = pooled(call.book.rules, character, claim, rival.situation, scene=call.book.scenes)
    taken = composer.pool_lines(call, pool)
    return contest_cards.answered_card(call, contest, rival.who, 1, changed, *taken)


# --- the Master's hand


@cog.command("contest-place", may=May.PLAYER, hidden=True)
async def place(call: Call[Campaign], number: Number, counts: Counted) -> Card:
    """Say what gear counts where an armed contest is fought."""
    return contest_cards.open_card(call, opening.place(call.book, call.member, number, counts))


@cog.command("contest-off", may=May.MASTER, hidden=True)
async def call_off(call: Call[Campaign], number: Number, why: Note | None = None) -> Card:
    """Withdraw the contest; where its faces are known, with a reason."""
    reason = call.keep(why)
    contest = opening.call_off(call.book, number, call.dice, reason)
    lines = (say("contest-called-off-why"), *([say("dropped-known", why=Free(reason))] if reason else []))
    return Card(say("contest-called-off", what=contest_cards.title_of(call, contest)), lines)


@cog.command("contest-reveal", may=May.PLAYER, hidden=True)
async def reveal(call: Call[Campaign], number: Number) -> Card:
    """Have the dice of a contest, or of a tie in it, fall again, the same upon the same."""
    return contest_cards.reveal_card(call, ties.reveal_again(call.book, number, call.now, call.dice))


# --- journal and export

tell(
    cog,
    {
        AdvantageGiven: by_sign("contest-advantage", "contest-disadvantage", "contest-advantage-none"),
        ContestAnswered: contest_cards.or_npc("contest-line-answered"),
        ContestPlaced: lambda entry: f"fight-line-counts-{entry.counts}",
        ContestRevealed: lambda entry: "contest-line-revealed" if entry.rolls else "contest-line-revealed-none",
        ContestCalledOff: lambda entry: "contest-line-called-off-known" if entry.why else "contest-line-called-off",
    },
    contest_cards.IN_CONTESTS,
)


@cog.tells(ContestOpened)
def opened_line(call: Call[Book], entry: ContestOpened) -> Argument:
    """The journal's line of a contest's beginning."""
    who = listed([*map(Mention, entry.players), *([Free(entry.npc)] if entry.npc else [])])
    line = say("contest-among", who=who)
    return say("roll-line-note", line=line, note=call.free(entry.note)) if entry.note else line


@cog.sheet
def contests_sheet(book: Campaign, records: list[Recorded]) -> Table:
    """Everybody's place in every reveal that stands, for the export."""
    own, came_of_it = ("place", "dice", "reserve", "help"), ("successes", "bid", "back", "taken")
    columns = ("contest", "round", "note", "who", *own, *came_of_it)
    rows = tuple(
        (
            str(contest.number),
            str(round_),
            Free(contest.note) if contest.note else "",
            contest_cards.named(contest, score.who),
            str(score.place),
            *contest_cards.faces_of(score),
            Mention(score.thrown.helper) if score.thrown.helper else "",
            str(score.thrown.successes),
            str(score.thrown.bid),
            str(score.back),
            str(score.wounds),
        )
        for contest in book.contests.known.values()
        for round_, reveal in enumerate(contest.reveals)
        for score in reveal.scores
    )
    return Table(tuple(say(f"contest-column-{name}") for name in columns), rows)
