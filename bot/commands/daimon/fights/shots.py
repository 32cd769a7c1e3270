"""/fight aim: shots at helpless targets, whose figures the Master confirms or corrects in private before any die."""

from __future__ import annotations

from typing import Annotated

from bot.commands.daimon.character import gear_names
from bot.commands.daimon.checks import composer
from bot.commands.daimon.checks.check_cards import answering
from bot.commands.daimon.checks.checks import Note
from bot.commands.daimon.checks.claim_parameters import Attribute, Bid, Dice, Skill, Trait, Weapon
from bot.commands.daimon.checks.composer import NOTHING, Claimed, Page
from bot.commands.daimon.checks.taking_up import taken_up, with_weapon
from bot.commands.daimon.cog import cog
from bot.commands.daimon.fights import strike_cards as cards
from bot.commands.daimon.fights.fight_cards import IN_FIGHTS
from bot.commands.daimon.fights.shot_cards import figures_line, hit_card, hold_button
from bot.commands.daimon.fights.strikes import Bonus, Number
from bot.commands.journal_lines import tell
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.character.wear import worths
from bot.engines.daimon.checks.deciding import judge_of
from bot.engines.daimon.fights import shots
from bot.engines.daimon.fights.shots import ShotAimed, ShotHeld, ShotJudged, ShotTaken
from bot.engines.daimon.fights.state import Figures, Shot
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Audience, Button, Card, Free, Mention, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import Whole, Yes

Step = Annotated[int, Whole(0, 3, offers=(0, 1, 2, 3))]
Armour = Annotated[int, Whole(0, 9, offers=(0, 1, 2, 3, 4))]
OfShot = Annotated[int, Whole(0, 1_000_000), Hidden()]


@cog.command("fight aim", may=May.PLAYER)
async def aim(
    call: Call[Campaign],
    distance: Step,
    size: Step,
    protection: Armour = 0,
    dice: Dice | None = None,
    reserve: Bid = 0,
    attribute: Attribute | None = None,
    skill: Skill | None = None,
    weapon: Weapon | None = None,
    bonus: Bonus = 0,
    class_: Yes | None = None,
    trait: Trait | None = None,
) -> Card:
    """Shoot at a helpless target."""
    claim = await composer.claim_of(call, dice, reserve, attribute, skill, class_, trait, bonus, weapon)
    figures = Figures(distance=distance, size=size, protection=protection)
    page = ""
    if weapon is None:
        claim, page = await taken_up(call, claim)
    if page or (dice is None and attribute is None):
        return _composed(call, figures, claim, page)
    return _aimed(call, figures, claim)


@cog.command("fight sight", may=May.PLAYER, hidden=True, private=True, reads=True, in_live=True)
async def compose(
    call: Call[Campaign], distance: Step, size: Step, protection: Armour, claim: Claimed = NOTHING, page: Page = ""
) -> Card:
    """Put the dice of a shot together."""
    figures = Figures(distance=distance, size=size, protection=protection)
    return _composed(call, figures, *await taken_up(call, claim, page))


@cog.command("fight shoot", may=May.PLAYER, hidden=True)
async def shoot(call: Call[Campaign], distance: Step, size: Step, protection: Armour, claim: Claimed) -> Card:
    """Aim with these dice, and this bid."""
    return answering(_aimed(call, Figures(distance=distance, size=size, protection=protection), claim))


@cog.command("fight hold", may=May.PLAYER, hidden=True)
async def hold(call: Call[Campaign], number: OfShot = 0, why: Note | None = None) -> Card:
    """Think better of a shot, of no other than the button's; where its faces are known, with a reason."""
    reason = call.keep(why)
    shots.hold(call.book, call.member, call.dice, reason, number)
    lines = (say("dropped-known", why=Free(reason)),) if reason else ()
    return Card(say("aim-held", who=Mention(call.member)), lines)


@cog.command("fight figures", may=May.PLAYER, hidden=True, private=True, reads=True, in_live=True)
async def correct(
    call: Call[Campaign],
    number: Number,
    distance: Step | None = None,
    size: Step = 0,
    protection: Armour = 0,
    granted: Number = 0,
) -> Card:
    """The figures of a shot, to be corrected one by one; at first as the player proposed them."""
    shot = shots.waiting(call.book, call.member, number)
    if distance is None:
        return _question(call, shot, shot.figures, max(shot.claim.bonus, 0))
    return _question(call, shot, Figures(distance=distance, size=size, protection=protection), granted)


@cog.command("fight fire", may=May.PLAYER, hidden=True, private=True, in_live=True)
async def fire(
    call: Call[Campaign], number: Number, distance: Step, size: Step, protection: Armour, granted: Number
) -> Card:
    """Fix the figures: the shot is taken."""
    figures = Figures(distance=distance, size=size, protection=protection)
    return answering(hit_card(call, shots.judge(call.book, call.member, number, figures, granted, call.dice)))


@cog.command("fight again", may=May.PLAYER, hidden=True)
async def reveal(call: Call[Campaign], number: Number) -> Card:
    """Have the dice of a shot fall again, the same upon the same."""
    return hit_card(call, shots.reveal(call.book, number, call.dice))


def _composed(call: Call[Campaign], figures: Figures, claim: Claim, page: str = "") -> Card:
    """The private card with the dice of a shot so far."""
    seat = call.book.present(call.member)
    in_hand = worths(call.book.character_of(call.member), [claim.weapon], call.book.rules)
    given = f"{figures.distance} {figures.size} {figures.protection}"
    return composer.compose(
        call,
        f"fight sight {given}",
        claim,
        page,
        go=f"fight shoot {given}",
        title=say("aim-title", who=Mention(call.member)),
        most_bid=seat.free,
        asks=(*composer.ASKS, "weapon", "bonus"),
        confirm=say("aim-confirm"),
        lines=(figures_line(figures), *gear_names.carried(call, call.member, in_hand)),
    )


def _aimed(call: Call[Campaign], figures: Figures, claim: Claim) -> Card:
    """The room hears of a shot that waits for the Master's word."""
    with_weapon(call, claim)
    shot = shots.aim(call.book, call.member, claim, figures)
    judge = judge_of(call.book, call.member)
    lines = (figures_line(figures), say("aim-waits", who=Mention(judge, ping=True)))
    row = (
        Button(say("aim-button-figures"), f"fight figures {shot.number}", "primary"),
        Button(say("check-button-help"), f"assist <@{shot.player}>"),
        hold_button(shot),
    )
    return Card(say("aim-title", who=Mention(call.member)), lines, buttons=(row,), tone=Tone.ASK)


def _question(call: Call[Campaign], shot: Shot, figures: Figures, granted: int) -> Card:
    """What the judge is asked: each figure can be changed, and then confirmed."""

    def line(command: str, changed: Figures, bonus: int) -> str:
        values = f"{changed.distance} {changed.size} {changed.protection} {bonus}"
        return f"fight {command} {shot.number} {values}"

    def row(name: str, values: range) -> tuple[Button, ...]:
        chosen = getattr(figures, name)
        return tuple(
            Button(
                say(f"aim-choice-{name}", value=value, mark="✓" if value == chosen else ""),
                line("figures", figures.model_copy(update={name: value}), granted),
                "good" if value == chosen else "plain",
            )
            for value in values
        )

    rows = [row("distance", range(4)), row("size", range(4)), row("protection", range(5))]
    if shot.claim.bonus > 0:
        rows.append(
            tuple(
                Button(
                    say("aim-choice-bonus", value=dice, mark="✓" if dice == granted else ""),
                    line("figures", figures, dice),
                    "good" if dice == granted else "plain",
                )
                for dice in range(min(shot.claim.bonus, 4) + 1)
            )
        )
    target = shots.target_of(figures, shot.worth)
    rows.append((Button(say("aim-button-fire", target=max(target, 0)), line("fire", figures, granted), "primary"),))
    lines: list[Argument] = [figures_line(figures)]
    if figures.protection:
        lines.append(say("aim-weapon", worth=shot.worth))
    lines.append(say("aim-target", target=target) if target > 0 else say("aim-cannot-miss"))
    if shot.claim.dice is not None and call.book.on_sheets:
        lines.append(say("aim-dice", dice=shot.claim.dice))
    title = say("aim-question", who=Mention(shot.player))
    return Card(title, tuple(lines), buttons=tuple(rows), audience=Audience.MEMBER, tone=Tone.ASK, replaces=True)


# --- journal

tell(
    cog,
    {
        ShotAimed: "aim-title",
        ShotHeld: lambda entry: "aim-line-held-known" if entry.why else "aim-held",
        ShotJudged: "aim-line-judged",
    },
    IN_FIGHTS,
)


@cog.tells(ShotTaken)
def shot_line(call: Call[Campaign], entry: ShotTaken) -> Argument:
    """The journal's line of a shot that was taken."""
    if entry.roll is None:
        return say("aim-line-sure", who=Mention(entry.player))
    return cards.rolled_line("aim-line-rolled", entry.player, entry.roll)
