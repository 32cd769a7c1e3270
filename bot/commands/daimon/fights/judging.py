"""What is asked in private of a strike: the foes' difficulty, the target of the Master's own character, a bonus."""

from __future__ import annotations

from typing import Annotated

from bot.commands.daimon.checks.check_cards import answering, private_card, signed, targets, typed_aloud
from bot.commands.daimon.cog import cog
from bot.commands.daimon.fights import fight_cards
from bot.commands.daimon.fights.strike_cards import struck, title_of
from bot.commands.journal_lines import tell
from bot.engines.daimon.checks.deciding import judge_of
from bot.engines.daimon.fights import strikes
from bot.engines.daimon.fights.foes import Band
from bot.engines.daimon.fights.rounds import fight_on
from bot.engines.daimon.fights.state import Fight, Strike
from bot.engines.daimon.fights.strike_entries import DifficultySet, StrikeBonusJudged, StrikeTargetSet, WoundedChosen
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, Card, Free, Mention, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import PersonId, Whole

Number = Annotated[int, Whole(0, 1_000_000)]
Difficulty = Annotated[int, Whole(1, 7)]
"""A difficulty chosen in a private card: not marked as secret, so that the result may go to the room."""


def target_aloud(call: Call[Campaign]) -> Card | None:
    """The refusal of numbers that may be the target or difficulty for which a fight waits: everybody could read it."""
    fight = call.book.fights.now
    if fight is None:
        return None
    for one in fight.sealed:
        if strikes.untargeted(call.book, one) and judge_of(call.book, one.player) == call.member:
            return typed_aloud(fight_cards.target_button(fight, one))
    unset = fight_cards.difficulty_buttons(fight, "primary") if call.member in call.book.masters() else []
    return typed_aloud(unset[0]) if unset else None


@cog.command("fight set", may=May.MASTER, hidden=True, private=True, in_live=True, aloud=target_aloud)
async def set_difficulty(
    call: Call[Campaign], fight: Number, band: Number, difficulty: Difficulty | None = None
) -> Card:
    """Set the difficulty of a band, or be asked for it."""
    now = fight_on(call.book, fight)
    if difficulty is None:
        return _difficulty_question(call, now, strikes.unseen(now, band))
    shown = strikes.set_difficulty(call.book, band, difficulty, call.now, call.dice)
    return _after(call, now, shown, say(f"daimon-difficulties-{difficulty}"))


@cog.command("fight target", may=May.PLAYER, hidden=True, private=True, in_live=True)
async def set_target(
    call: Call[Campaign], fight: Number, round_: Number, player: PersonId, target: Difficulty | None = None
) -> Card:
    """Set the target of the Master's own character, or be asked for it."""
    now = fight_on(call.book, fight)
    if target is None:
        return _target_question(call, now, strikes.to_target(call.book, call.member, round_, player))
    shown = strikes.set_target(call.book, call.member, round_, player, target, call.now, call.dice)
    return _after(call, now, shown, say(f"daimon-difficulties-{target}"))


@cog.command("fight bonus", may=May.PLAYER, hidden=True, private=True, in_live=True)
async def judge(
    call: Call[Campaign], fight: Number, round_: Number, player: PersonId, granted: Number | None = None
) -> Card:
    """Say how much of a bonus counts, or be asked."""
    now = fight_on(call.book, fight)
    if granted is None:
        return _bonus_question(now, strikes.unjudged(call.book, call.member, round_, player))
    shown = strikes.judge(call.book, call.member, round_, player, granted, call.now, call.dice)
    return _after(call, now, shown, say("fight-bonus-settled"))


@cog.command("fight hit", may=May.PLAYER, hidden=True)
async def hit(call: Call[Campaign], round_: Number, player: PersonId, foe: Number) -> Card:
    """Say whose the wounds are that a strike has dealt."""
    fight = fight_on(call.book)
    count = fight.choices.get(player, 0)
    wounded = strikes.choose(call.book, call.member, round_, player, foe)
    return fight_cards.fight_card(
        call, fight, say("fight-dealt", foe=fight_cards.foe_named(fight, wounded), count=count)
    )


def _after(call: Call[Campaign], fight: Fight, shown: list[Strike], done: Argument) -> Card:
    """What the room is shown now; else the next thing that only who was asked can say."""
    if shown:
        return answering(struck(call, fight, shown))
    if (more := asked(call, fight)) is not None:
        return more
    return private_card(say("fight-settled", what=done), (say("check-target-secret"),), (), Tone.GOOD)


def asked(call: Call[Campaign], fight: Fight) -> Card | None:
    """The next thing that only this member can say: a target, whether a bonus counts, a difficulty."""
    for one in fight.sealed:
        if strikes.untargeted(call.book, one) and judge_of(call.book, one.player) == call.member:
            return _target_question(call, fight, one)
        if one.granted is None and judge_of(call.book, one.player) == call.member:
            return _bonus_question(fight, one)
    for band in fight.bands:
        if not band.difficulty and call.member in call.book.masters():
            return _difficulty_question(call, fight, band)
    return None


def _difficulty_question(call: Call[Campaign], fight: Fight, band: Band) -> Card:
    low, high = call.book.rules.dice.targets
    lines = tuple(
        say("fight-difficulty-line", target=target, about=say(f"daimon-foes-{target}"))
        for target in range(low, high + 1)
    )
    title = say("fight-which-difficulty", name=Free(band.name))
    return private_card(title, lines, targets(call, f"fight set {fight.number} {band.number}"))


def _target_question(call: Call[Campaign], fight: Fight, one: Strike) -> Card:
    """The question for a target; the foe's difficulty is named as a guide only where everybody has seen it."""
    foe = fight.foe(one.foe)
    lines = [say("check-which-target")]
    if foe.band.seen:
        lines.append(say("fight-target-guide", foe=fight_cards.foe_named(fight, foe), target=foe.target))
    line = f"fight target {fight.number} {fight.round} <@{one.player}>"
    return private_card(title_of(fight, one), tuple(lines), targets(call, line))


def _bonus_question(fight: Fight, one: Strike) -> Card:
    line = f"fight bonus {fight.number} {fight.round} <@{one.player}>"
    buttons = [
        Button(say("check-grant", dice=signed(dice)), f"{line} {dice}", "good")
        for dice in range(one.claim.bonus, max(0, one.claim.bonus - 4), -1)
    ]
    buttons.append(Button(say("check-deny"), f"{line} 0", "bad"))
    dice = signed(one.claim.bonus)
    return private_card(say("check-grant-bonus", who=Mention(one.player), dice=dice), (), (tuple(buttons),))


# --- journal

tell(
    cog,
    {
        DifficultySet: "fight-line-difficulty",
        StrikeBonusJudged: "fight-line-judged",
        StrikeTargetSet: "fight-line-target",
        WoundedChosen: "fight-line-chosen",
    },
    fight_cards.IN_FIGHTS,
)
