"""/fight strike: a character's check of the round, typed in one line or put together in a private card."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Annotated

from bot.commands.daimon.character import names
from bot.commands.daimon.checks import composer, likely
from bot.commands.daimon.checks.check_cards import answering, private_card
from bot.commands.daimon.checks.claim_parameters import Attribute, Bid, Dice, Protection, Skill, Trait, Weapon
from bot.commands.daimon.checks.composer import NOTHING, Claimed, Page
from bot.commands.daimon.checks.taking_up import in_fight, reaches, taken_up, with_weapon, within_reach
from bot.commands.daimon.cog import cog
from bot.commands.daimon.fights import as_before as habits
from bot.commands.daimon.fights import fight_cards
from bot.commands.daimon.fights.strike_cards import rolled_line, sealed_card, struck
from bot.commands.journal_lines import tell
from bot.engines.book import Over, Refused
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.fights import strikes
from bot.engines.daimon.fights.foes import Foe
from bot.engines.daimon.fights.rounds import fight_on
from bot.engines.daimon.fights.state import Fight, Strategy
from bot.engines.daimon.fights.strike_entries import StrikeDeclared, StrikeRolled
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, Card, Mention, say
from bot.hall.cards.lists import dotted, listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Choice, Text, Whole, Yes
from bot.hall.requests import Suggestion
from bot.hall.running.forms import rows as in_rows

STRATEGIES: tuple[Strategy, ...] = ("none", "defence", "desperate")
ASKS = (*composer.ASKS, "weapon", "protection", "bonus")

Strategies = Annotated[Strategy, Choice(name="strategy", values=STRATEGIES)]
Bonus = Annotated[int, Whole(-20, 20)]
Number = Annotated[int, Whole(0, 1_000_000)]


async def _foes(call: Call[Campaign], typed: str) -> list[Suggestion]:
    """The foes that one's character faces."""
    fight = call.book.fights.now if call.volume is not None and isinstance(call.book, Campaign) else None
    faced = fight.faced_by(call.member) if fight is not None else []
    found = [Suggestion(f"{await call.people.words(foe.band.name)} {foe.number}", str(foe.number)) for foe in faced]
    return [one for one in found if names.folded(typed) in names.folded(one.label)]


Against = Annotated[str, Text(longest=60, suggest=_foes)]


@cog.command("fight strike", may=May.PLAYER)
async def strike(
    call: Call[Campaign],
    dice: Dice | None = None,
    reserve: Bid = 0,
    attribute: Attribute | None = None,
    skill: Skill | None = None,
    class_: Yes | None = None,
    trait: Trait | None = None,
    strategy: Strategies = "none",
    weapon: Weapon | None = None,
    foe: Against | None = None,
    bonus: Bonus = 0,
    protection: Protection | None = None,
) -> Card:
    """Roll the character's check of this round."""
    fight = strikes.ready(call.book, call.member)
    claim = await composer.claim_of(call, dice, reserve, attribute, skill, class_, trait, bonus, weapon, protection)
    page, last = "", 0
    if weapon is None:
        last = habits.last_weapon(call.book, fight, call.member)
        claim, page = await taken_up(call, claim.model_copy(update={"weapon": last}))
    as_before = bool(last) and claim.weapon == last
    against = await _against(call, fight, foe) if foe else 0
    if (dice is None and attribute is None) or _unclear(fight, call.member, against):
        begun = habits.begun(call.book, fight, call.member, claim, bare=weapon is not None)
        begun = begun if weapon is not None else await within_reach(call, fight, begun)
        return await _composed(call, fight, strategy, against, begun)
    if page:
        return await _composed(call, fight, strategy, against, claim, page)
    return _struck(call, fight, claim, strategy, against, as_before=as_before)


@cog.command("fight dice", may=May.PLAYER, hidden=True, private=True, reads=True, in_live=True)
async def compose(
    call: Call[Campaign],
    fight: Number,
    round_: Number,
    strategy: Strategies | None = None,
    foe: Number = 0,
    claim: Claimed = NOTHING,
    page: Page = "",
) -> Card:
    """Put the dice of a strike together; at first much is as it was in the last one."""
    now = _this(call, fight, round_)
    if strategy is None:
        begun = habits.begun(call.book, now, call.member, claim)
        return await _composed(call, now, "none", foe, await within_reach(call, now, begun))
    return await _composed(call, now, strategy, foe, *await taken_up(call, claim, page))


@cog.command("fight go", may=May.PLAYER, hidden=True)
async def go(
    call: Call[Campaign], fight: Number, round_: Number, strategy: Strategies, foe: Number, claim: Claimed
) -> Card:
    """Strike with these dice, and this bid."""
    return answering(_struck(call, _this(call, fight, round_), claim, strategy, foe))


@cog.command("fight same", may=May.PLAYER, hidden=True)
async def same(call: Call[Campaign], fight: Number, round_: Number) -> Card:
    """Strike as in the last round; who has not struck yet, or faces foes of several kinds, chooses."""
    now = _this(call, fight, round_)
    last = habits.as_before(call.book, now, call.member)
    if last is None or _unclear(now, call.member, 0) or not await reaches(call, now, last.claim):
        begun = habits.begun(call.book, now, call.member, NOTHING)
        return await _composed(call, now, "none", 0, await within_reach(call, now, begun))
    return _struck(call, now, last.claim, last.strategy, 0)


def _this(call: Call[Campaign], number: int, round_: int) -> Fight:
    """The fight and the round of a button; refused when they are over."""
    fight = fight_on(call.book)
    if (fight.number, fight.round) != (number, round_):
        raise Over("round-over")
    return strikes.ready(call.book, call.member)


def _unclear(fight: Fight, player: str, foe: int) -> bool:
    """Whether somebody faces foes of several kinds and has not said which."""
    return not foe and len({each.band.number for each in fight.faced_by(player)}) > 1


async def _composed(
    call: Call[Campaign], fight: Fight, strategy: Strategy, foe: int, claim: Claim, page: str = ""
) -> Card:
    """The private card with the dice of a strike so far; of several kinds of foes, one is chosen first."""
    composer.with_sheet(call)
    line = f"fight dice {fight.number} {fight.round}"
    if _unclear(fight, call.member, foe):
        buttons = [
            Button(fight_cards.foe_named(fight, each), composer.line_of(f"{line} {strategy} {each.number}", claim))
            for each in fight.faced_by(call.member)
        ]
        return private_card(say("fight-which-foe"), (), in_rows(buttons[:25]))
    against = strikes.target_of(fight, call.member, foe)
    gear, worth = strikes.armed(call.book, fight, call.member, claim)
    choices = [
        Button(say("composer-chosen", what=name), composer.line_of(f"{line} none {foe}", claim), "good")
        if each == strategy
        else Button(name, composer.line_of(f"{line} {each} {foe}", claim))
        for each in STRATEGIES
        if each != "none"
        for name in (say(f"daimon-strategies-{each}"),)
    ]
    before = await _as_before(call, fight, foe, against)
    return composer.compose(
        call,
        f"{line} {strategy} {foe}",
        claim,
        page,
        go=f"fight go {fight.number} {fight.round} {strategy} {foe}",
        title=say("fight-strikes", who=Mention(call.member), foe=_those(fight, call.member, foe, against)),
        most_bid=call.book.seat(call.member).free,
        asks=ASKS,
        situation=strikes.situation(call.book, fight, call.member, against, strategy, worth),
        lines=(
            *((say("fight-strike-at-range"),) if fight.at_range else ()),
            *(() if strategy == "none" else (say(f"daimon-strategies-{strategy}-about"),)),
            *fight_cards.gear_lines(call, fight, call.member, gear, against),
        ),
        first=before,
        again=False,  # As before is in a fight the last strike, not the check before it.
        more=(tuple(choices),),
        whole=[
            (answer, strikes.situation(call.book, fight, call.member, against, strategy, worth))
            for answer in await _likely(call, claim)
            for _, worth in (strikes.armed(call.book, fight, call.member, answer),)
            if not before or likely.bare(answer) != likely.bare(fight.last[call.member].claim)
        ],
    )


async def _as_before(call: Call[Campaign], fight: Fight, foe: int, against: Foe) -> list[tuple[Button, ...]]:
    """The last strike once more, with its dice and its bid; none where it cannot be made again."""
    last = habits.as_before(call.book, fight, call.member)
    if last is None or not await reaches(call, fight, last.claim):
        return []
    _, worth = strikes.armed(call.book, fight, call.member, last.claim)
    parts = strikes.situation(call.book, fight, call.member, against, last.strategy, worth)
    strategy = _named(last.strategy)
    how = dotted([say("fight-button-as-before"), *strategy])
    line = partial(composer.line_of, f"fight go {fight.number} {fight.round} {last.strategy} {foe}")
    with suppress(Refused):
        free = call.book.seat(call.member).free
        return likely.rows(call, [(last.claim, parts)], line, free, how, besides=dotted(strategy))
    return []


def _named(strategy: Strategy) -> list[Argument]:
    """A strategy by its name, where there is one."""
    return [] if strategy == "none" else [say(f"daimon-strategies-{strategy}")]


async def _likely(call: Call[Campaign], claim: Claim) -> list[Claim]:
    """The likeliest dice of a strike, with the weapon that goes with them, else the one in hand."""
    found = likely.likely(call.book, call.member, await in_fight(call, claim.weapon), armed=True)
    return [one.model_copy(update={"protection": claim.protection}) for one in found]


def _those(fight: Fight, player: str, chosen: int, against: Foe) -> Argument:
    """The foe that was chosen, or all of the only kind that the character faces."""
    faced = [against] if chosen else fight.faced_by(player)
    return listed(fight_cards.foe_named(fight, each) for each in faced)


async def _against(call: Call[Campaign], fight: Fight, typed: str) -> int:
    """The number of the foe that was meant, by its number, its name, or both."""
    wanted = names.folded(typed)
    for foe in fight.faced_by(call.member):
        name = names.folded(await call.people.words(foe.band.name) or "")
        if wanted in (str(foe.number), name, f"{name} {foe.number}"):
            return foe.number
    raise Refused("foe-not-faced", name=typed)


def _struck(
    call: Call[Campaign],
    fight: Fight,
    claim: Claim,
    strategy: Strategy,
    foe: int,
    as_before: bool = False,
) -> Card:
    """Strike; where the weapon is the last one because none was named, the card says so."""
    composer.of_the_sheet(call, claim)
    with_weapon(call, claim)
    one = strikes.strike(call.book, call.member, claim, strategy, foe, call.now, call.dice)
    held = call.book.latest_of(call.member)
    weapon = held.item(claim.weapon) if as_before and held is not None else None
    news = (say("fight-weapon-as-before", what=names.thing_named(weapon.name)),) if weapon is not None else ()
    return struck(call, fight, [one], *news) if one.roll is not None else sealed_card(call, fight, one, *news)


@cog.command("fight reveal", may=May.PLAYER, hidden=True)
async def reveal(call: Call[Campaign], fight: Number) -> Card:
    """Have the dice of strikes fall again, the same upon the same."""
    now = fight_on(call.book, fight)
    return struck(call, now, strikes.reveal(call.book, fight, call.now, call.dice))


# --- journal

tell(
    cog,
    {
        StrikeDeclared: "fight-line-declared",
    },
    fight_cards.IN_FIGHTS,
)


@cog.tells(StrikeRolled)
def strike_line(call: Call[Campaign], entry: StrikeRolled) -> Argument:
    """The journal's line of a strike that was rolled."""
    return rolled_line("fight-line-rolled", entry.player, entry.roll)
