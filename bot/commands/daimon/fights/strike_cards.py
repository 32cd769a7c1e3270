"""What the room sees of strikes: sealed while something is missing, then explained line by line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.commands.daimon.character import names
from bot.commands.daimon.checks import composer
from bot.commands.daimon.checks.check_cards import bid_line, why_so, with_bid
from bot.commands.daimon.fights.fight_cards import (
    acts,
    difficulty_buttons,
    fight_card,
    foe_named,
    gear_lines,
    judges_acts,
    players_acts,
    state_lines,
    waits,
    wounded_line,
)
from bot.commands.daimon.wounds.wound_cards import master_named, suffered_lines
from bot.commands.seal_lines import seal_line
from bot.engines.daimon.character import wear
from bot.engines.daimon.fights.state import Fight, Strike
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.rolls import helped, successes
from bot.engines.seals import Throw
from bot.hall.cards.card import Argument, Audience, Card, Mention, Tone, code, say, strong
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.rules_pages import how
from bot.hall.running.forms import ROW


def struck(call: Call[Campaign], fight: Fight, shown: Sequence[Strike], *news: Argument) -> Card:
    """The answer to what revealed these strikes: a single one is shown with how the fight goes on.

    Several are posted to the room in their order, a card each, and how the fight goes on after them. None of them is
    the answer, because an answer is delivered before any post and would stand out of its order.
    """
    if len(shown) > 1:
        room = call.room_for("here")
        for one in shown:
            call.post(room, _strike_card(call, fight, one))
        call.post(room, fight_card(call, fight))
        return Card(say("said-in-the-room"), audience=Audience.MEMBER, replaces=True, needless=True)
    card = _strike_card(call, fight, shown[0])
    same_round = fight.strikes.get(shown[0].player) is shown[0]
    more = waits(call.book, fight) if same_round else state_lines(call.book, fight)
    return replace(card, lines=(*card.lines, *news, *more), buttons=(*acts(call.book, fight), *card.buttons))


def sealed_card(call: Call[Campaign], fight: Fight, one: Strike, *news: Argument) -> Card:
    """A strike that waits: nothing of its dice and bid is seen."""
    lines: list[Argument] = [say("fight-sealed"), *news]
    if one.strategy != "none":
        lines.append(say(f"daimon-strategies-{one.strategy}"))
    lines += waits(call.book, fight)
    rows = (
        tuple([*difficulty_buttons(fight, "primary"), *judges_acts(call.book, fight)][:ROW]),
        tuple(players_acts(call.book, fight)),
    )
    return Card(title_of(fight, one), tuple(lines), buttons=tuple(row for row in rows if row), tone=Tone.ASK)


def _strike_card(call: Call[Campaign], fight: Fight, one: Strike) -> Card:
    """One strike: the result, its dice, wounds, who narrates, and the bid."""
    assert one.pool is not None and one.roll is not None
    key = "roll-won" if one.won else "roll-lost"
    verdict = say(f"{key}-outstanding" if one.outstanding else key)
    lines: list[Argument] = [
        faces_line(one.roll, one.pool.bid, one.successes, one.target),
        *_harm(call, fight, one),
        _narrator(call, fight, one),
        composer.pool_lines(call, one.pool)[0],
        *gear_lines(call, fight, one.player, one.gear, fight.foe(one.foe)),
        *_denied(one),
        bid_line(one.pool.bid, one.won, call.book.seat(one.player).reserve),
        *help_spent(one.helper),
        *worn_out(call, one.player, one.pool.implants),
        seal_line(call.book, one.roll),
    ]
    title = say("roll-title-result", title=title_of(fight, one), result=verdict)
    buttons = ((how("daimon", "harm"),),) if one.wounds else why_so(one.pool.bid, one.outstanding)
    return Card(title, tuple(lines), buttons=buttons, tone=Tone.GOOD if one.won else Tone.BAD)


def title_of(fight: Fight, one: Strike) -> Argument:
    """Who strikes at whom."""
    foes = listed(foe_named(fight, fight.foe(number)) for number in one.faced)
    return say("fight-strikes", who=Mention(one.player), foe=foes)


def _harm(call: Call[Campaign], fight: Fight, one: Strike) -> list[Argument]:
    """What the strike has done, to whom."""
    if not one.won:
        return suffered_lines(call, one.player, one.wounds, in_round=True)
    if one.strategy == "defence":
        return [say("fight-defended")]
    if fight.mode == "single" or (one.player in fight.choices and fight.strikes.get(one.player) is one):
        return []
    foe = fight.foe(one.foe)
    dealt = say("fight-dealt", foe=foe_named(fight, foe), count=one.wounds)
    return [dealt, wounded_line(fight, foe, one.foe_wounds)]


def _narrator(call: Call[Campaign], fight: Fight, one: Strike) -> Argument:
    """Who tells what has happened; where one check decides, whose fate that is."""
    who: Argument = Mention(one.player) if one.players_tale else master_named(call.book)
    if fight.mode == "single" and one.strategy != "defence":
        return say("fight-fate-foes" if one.won else "fight-fate-own", who=who)
    return say("fight-narrates", who=who)


def _denied(one: Strike) -> list[Argument]:
    """What was claimed and not granted."""
    denied = one.claim.bonus - one.granted if one.granted is not None else 0
    return [say("check-bonus-denied", dice=f"+{denied}")] if denied else []


# --- lines that shots have too


def faces_line(roll: Throw, bid: int, count: int, target: int) -> Argument:
    """The faces of the natural part and of the bid, and what they are worth."""
    own = len(roll.faces) - helped(roll)
    shown = with_bid(roll.faces[: own - bid], roll.faces[own - bid : own])
    if roll.faces[own:]:
        shown = say("check-faces-help", faces=shown, more=code(names.dice_row(roll.faces[own:])))
    return say("roll-faces", faces=shown, sum=strong(say("roll-successes-of", count=count, target=target)))


def help_spent(helper: str) -> list[Argument]:
    """That a lent die is gone."""
    return [say("check-help-spent", who=Mention(helper))] if helper else []


def worn_out(call: Call[Campaign], player: str, implants: Sequence[int]) -> list[Argument]:
    """Implants of this roll that have all their marks now."""
    character = call.book.latest_of(player)
    return [
        say("check-implant-spent", name=names.thing_named(implant.name))
        for implant in (character.implants if character is not None else ())
        if implant.number in implants and wear.spent(implant, call.book.rules)
    ]


def rolled_line(key: str, player: str, roll: Throw) -> Argument:
    """The journal's line of what was rolled."""
    return say(key, who=Mention(player), faces=code(names.dice_row(roll.faces)), count=successes(roll.faces))
