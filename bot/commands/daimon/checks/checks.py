"""/check, /assist and /roll in a campaign: checks against the Master's secret target."""

from __future__ import annotations

from typing import Annotated

from bot.commands.daimon.character import names
from bot.commands.daimon.checks import check_cards, composer, likely
from bot.commands.daimon.checks.composer import NOTHING, Claimed, Page
from bot.commands.daimon.checks.fitting import fitting
from bot.commands.daimon.checks.judging import question
from bot.commands.daimon.cog import cog
from bot.commands.daimon.journal import FIELDS
from bot.commands.journal_lines import tell
from bot.commands.seal_lines import draw_name
from bot.engines.book import Book, Over, Recorded
from bot.engines.daimon.character.pool import MOST_BONUS, Claim
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.checks.entries import (
    BonusJudged,
    CheckAsked,
    CheckDropped,
    CheckLocked,
    CheckRolled,
    DiceJudged,
    Helped,
    TargetSet,
)
from bot.engines.daimon.checks.state import Check, Result
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Card, Free, Mention, Table, Tone, code, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May, Secret
from bot.hall.declared.kinds import Member, Text, Whole, Yes
from bot.hall.declared.offers import of_people
from bot.hall.requests import Suggestion


async def _seated(call: Call[Campaign], typed: str) -> list[Suggestion]:
    """Who can be asked for a check: those at the table tonight."""
    book = call.book if call.volume is not None else None
    if not isinstance(book, Campaign) or book.session is None:
        return []
    here = [seat.player for seat in book.seats if seat.player in book.session.present]
    return await of_people(call, [await call.people.person(player) for player in here])


Seated = Annotated[str, Member(suggest=_seated)]
Note = Annotated[str, Text(longest=200)]
Target = Annotated[int, Whole(1, 7), Secret()]
Difficulty = Annotated[int, Whole(1, 7)]
"""A target chosen in a private card: not marked as secret, so that the result may go to the room."""
Bonus = Annotated[int, Whole(-MOST_BONUS, MOST_BONUS)]
Number = Annotated[int, Whole(0, 1_000_000)]
Seen = Annotated[int, Whole(0, 1_000)]
"""What the question had shown of the player's claim."""

ASKS = (*composer.ASKS, "bonus", "odds")


@cog.command("check", may=May.MASTER)
async def check(
    call: Call[Campaign], player: Seated, note: Note | None = None, target: Target | None = None, bonus: Bonus = 0
) -> Card:
    """Ask a player for a check."""
    asked = deciding.ask(call.book, call.member, player, call.keep(note), target, bonus)
    return check_cards.open_card(call, asked)


@cog.command("check-help", may=May.PLAYER, hidden=True)
async def help_it(call: Call[Campaign], number: Number) -> Card:
    """Lend a reserve die to this check."""
    return helped(call, deciding.assist(call.book, call.member, "", call.dice, number))


def helped(call: Call[Campaign], lent_to: Check | Result) -> Card:
    """A check to which a die was lent, or what came of it."""
    if isinstance(lent_to, Result):
        return check_cards.result_card(call, lent_to)
    seat = call.book.seat(lent_to.helper)
    lent = call.book.rules.reserve.help
    news = say("check-helps", who=Mention(lent_to.helper), before=seat.reserve + lent, after=seat.reserve)
    return check_cards.open_card(call, lent_to, news)


@cog.command("check-drop", may=May.MASTER, hidden=True)
async def drop(call: Call[Campaign], number: Number, why: Note | None = None) -> Card:
    """Withdraw a check; where its faces are known, with a reason."""
    reason = call.keep(why)
    dropped = deciding.drop(call.book, number, call.dice, reason)
    title = check_cards.title_of(call, dropped.player, dropped.note)
    lines = (say("check-dropped-why"), *([say("dropped-known", why=Free(reason))] if reason else []))
    return Card(say("check-dropped", title=title), lines)


@cog.command("check-reveal", may=May.PLAYER, hidden=True)
async def reveal(call: Call[Campaign], number: Number) -> Card:
    """Have the dice of a check fall again, the same upon the same."""
    return _came_to(call, deciding.reveal(call.book, number, call.dice))


# --- the player's dice


async def roll(
    call: Call[Campaign],
    dice: int | None,
    reserve: int,
    attribute: str | None,
    skill: str | None,
    by_class: bool | None,
    trait: str | None,
    bonus: int,
    note: str | None,
) -> Card:
    """What /roll does in a campaign."""
    claim = await composer.claim_of(call, dice, reserve, attribute, skill, by_class, trait, bonus)
    asked = call.book.checks.of(call.member)
    if dice is None and attribute is None:
        if note and asked is None:
            return check_cards.open_card(
                call, deciding.ask(call.book, call.member, call.member, call.keep(note), None, 0)
            )
        return await composed(call, asked, claim)
    return _came_to(call, deciding.lock(call.book, call.member, claim, call.keep(note), call.dice))


@cog.command("check-dice", may=May.PLAYER, hidden=True, private=True, reads=True, in_live=True)
async def compose(call: Call[Campaign], number: Number, claim: Claimed = NOTHING, page: Page = "") -> Card:
    """Put the dice of a check together."""
    return await composed(call, deciding.own_check(call.book, call.member, number), claim, page)


@cog.command("check-roll", may=May.PLAYER, hidden=True)
async def lock(call: Call[Campaign], number: Number, claim: Claimed) -> Card:
    """Take these dice and this bid for the check."""
    return check_cards.answering(_came_to(call, deciding.lock(call.book, call.member, claim, "", call.dice, number)))


async def composed(call: Call[Campaign], asked: Check | None, claim: Claim = NOTHING, page: str = "") -> Card:
    """The private card with the player's dice so far."""
    most = deciding.most_bid(call.book, call.member, asked)
    number = asked.number if asked else 0
    note = asked.note if asked else ""
    situation = asked.situation if asked else ()
    claims = likely.likely(call.book, call.member, await fitting(call, note), await likely.before(call, note))
    return composer.compose(
        call,
        f"check-dice {number}",
        claim,
        page,
        go=f"check-roll {number}",
        title=say("check-compose-note", note=call.free(note)) if note else say("check-compose"),
        most_bid=most,
        asks=ASKS,
        situation=situation,
        whole=[(claim, situation) for claim in claims],
    )


def _came_to(call: Call[Campaign], now: Check | Result) -> Card:
    """What an act has come to: the dice have fallen, or the check waits for somebody else."""
    if isinstance(now, Result):
        return check_cards.result_card(call, now)
    return check_cards.open_card(call, now)


# --- the Master's word


@cog.command("check-target", hidden=True, private=True, in_live=True, aloud=check_cards.target_aloud)
async def set_target(
    call: Call[Campaign], number: Number, target: Difficulty | None = None, dice: Seen = 0, bonus: Seen = 0
) -> Card:
    """Fix the target of a check, or be asked for it; the same press confirms the dice and the bonus that it showed."""
    asked = deciding.judged(call.book, call.member, number)
    if target is None or (asked.proposed or 0) != dice:
        return question(call, asked)
    now = deciding.set_target(call.book, call.member, number, target, call.dice)
    if isinstance(now, Check) and now.bonus_waits and now.claim is not None and now.claim.bonus == bonus:
        now = deciding.judge_bonus(call.book, call.member, number, True, call.dice)
    if isinstance(now, Result):
        return check_cards.result_card(call, now)
    if now.bonus_waits:
        return question(call, now)
    what = say(f"daimon-difficulties-{target}")
    lines = (say("check-target-secret"),)
    return check_cards.private_card(say("check-target-set", target=target, difficulty=what), lines, (), Tone.GOOD)


@cog.command("check-bonus", hidden=True, private=True, in_live=True)
async def judge_bonus(call: Call[Campaign], number: Number, granted: Yes | None = None) -> Card:
    """Grant the bonus that a player claims, or not, or be asked."""
    if granted is None:
        asked = deciding.judged(call.book, call.member, number, bonus=True)
        if not asked.bonus_waits:
            raise Over("bonus-settled")
        return question(call, asked)
    now = deciding.judge_bonus(call.book, call.member, number, granted, call.dice)
    return _came_to(call, now) if isinstance(now, Result) else question(call, now)


@cog.command("check-proposed", hidden=True, private=True, in_live=True)
async def judge_dice(call: Call[Campaign], number: Number, granted: Yes) -> Card:
    """Let a number of dice count that a player has named at a table with sheets, or have them chosen from the sheet."""
    now = deciding.judge_dice(call.book, call.member, number, granted, call.dice)
    if isinstance(now, Check) and now.bonus_waits:
        return question(call, now)
    if granted or isinstance(now, Result):
        return check_cards.answering(_came_to(call, now))
    return check_cards.answering(check_cards.open_card(call, now, say("check-dice-denied", who=Mention(now.player))))


# --- journal and export

tell(
    cog,
    {
        CheckLocked: "check-locked",
        TargetSet: "check-line-target",
        BonusJudged: "check-line-bonus",
        DiceJudged: lambda entry: "check-line-dice" if entry.granted else "check-line-dice-denied",
        Helped: "check-line-helped",
        CheckDropped: lambda entry: "check-line-dropped-known" if entry.why else "check-line-dropped",
    },
    FIELDS,
)


@cog.tells(CheckAsked)
def asked_line(call: Call[Book], entry: CheckAsked) -> Argument:
    """The journal's line of a check that was asked for."""
    key = "check-line-own" if entry.by == entry.player else "check-line-asked"
    line = say(key, who=Mention(entry.player), by=Mention(entry.by))
    return say("roll-line-note", line=line, note=Free(entry.note)) if entry.note else line


@cog.tells(CheckRolled)
def rolled_line(call: Call[Campaign], entry: CheckRolled) -> Argument:
    """The journal's line of a check that was rolled."""
    faces = code(names.dice_row(entry.roll.faces))
    result = call.book.checks.results.get(entry.number)
    if result is None or result.roll != entry.roll:  # voided since
        return say("check-line-rolled", who=Mention(entry.player), faces=faces)
    count, target = result.outcome.successes, result.outcome.target
    return say("check-line-result", who=Mention(entry.player), faces=faces, count=count, target=target)


@cog.sheet
def checks_sheet(book: Campaign, records: list[Recorded]) -> Table:
    """Every check that was rolled and stands, for the export."""
    columns = ("number", "who", "note", "dice", "reserve", "help", "successes", "target", "before", "after")
    rows = tuple(
        (
            draw_name(book, result.roll),
            Mention(result.player),
            Free(result.note) if result.note else "",
            names.dice_row(result.faces),
            names.dice_row(result.reserve_faces),
            Mention(result.helper) if result.helper else "",
            str(result.outcome.successes),
            str(result.outcome.target),
            str(result.before),
            str(result.after),
        )
        for result in book.checks.results.values()
    )
    return Table(tuple(say(f"check-column-{name}") for name in columns), rows)
