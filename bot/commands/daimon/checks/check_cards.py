"""What the room sees of checks: the open one, without its secrets, and the result, with every number explained."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.commands.daimon.character import names
from bot.commands.daimon.checks import composer
from bot.commands.seal_lines import seal_line
from bot.engines.daimon.checks.deciding import fell, judge_of, mates
from bot.engines.daimon.checks.state import Check, Result
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.rolls import returned
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, code, say, strong
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.rules_pages import how
from bot.hall.running.forms import rows as in_rows


def title_of(call: Call[Campaign], player: str, note: str) -> Argument:
    """Whose check it is, and of what."""
    who = Mention(player)
    return say("check-title-note", who=who, note=call.free(note)) if note else say("check-title", who=who)


def private_card(
    title: Argument,
    lines: tuple[Argument, ...],
    buttons: tuple[tuple[Button, ...], ...] = (),
    tone: Tone = Tone.ASK,
) -> Card:
    """What only one person sees, in the place of the card whose button was pressed."""
    return Card(title, lines, buttons=buttons, audience=Audience.MEMBER, tone=tone, replaces=True)


def answering(card: Card) -> Card:
    """What the room sees of a press on a card of one's own: that one has done its work, and goes."""
    return replace(card, replaces=True)


def targets(call: Call[Campaign], line: str, more: str = "") -> tuple[tuple[Button, ...], ...]:
    """Every difficulty, each at the end of this line, before what `more` there is of it."""
    low, high = call.book.rules.dice.targets
    buttons = [
        Button(
            say("check-difficulty", target=target, difficulty=say(f"daimon-difficulties-{target}")),
            f"{line} {target}{more}",
        )
        for target in range(low, high + 1)
    ]
    return in_rows(buttons, 4)


def open_card(call: Call[Campaign], check: Check, *news: Argument) -> Card:
    """An open check as everybody may see it: whom it waits for, and nothing of dice, bid or target."""
    lines: list[Argument] = [*news]
    if check.bonus:
        lines.append(say("check-bonus-master", dice=signed(check.bonus)))
    if check.helper and not news:
        lines.append(say("check-helped", who=Mention(check.helper)))
    lines += _waits(call.book, check)
    buttons = tuple(acts(call.book, check))
    return Card(title_of(call, check.player, check.note), tuple(lines), buttons=(buttons,), tone=Tone.ASK)


def _waits(book: Campaign, check: Check) -> list[Argument]:
    """Whom the check waits for."""
    player, judge = Mention(check.player, ping=True), judge_of(book, check.player)
    if check.ready and fell(book, check):
        return [say("check-fell")]
    if check.ready and (others := mates(book, check)):
        who = listed(Mention(one) for one in others)
        return [say("check-locked", who=Mention(check.player)), say("check-waits-others", who=who)]
    if check.claim is not None:
        waits = "check-waits-judge" if check.target is None else "check-waits-word"
        word = say(waits, who=Mention(judge, ping=True)) if judge else say("check-waits-nobody")
        return [say("check-locked", who=Mention(check.player)), word]
    own = check.player == book.master
    lines: list[Argument] = [say("check-waits-player-own" if own else "check-waits-player", who=player)]
    if check.target is not None:
        lines.append(say("check-target-known"))
    return lines


def acts(book: Campaign, check: Check) -> list[Button]:
    """What can be done now."""
    *found, drop = next_acts(book, check)
    if check.ready and mates(book, check):  # Those who have still to choose find it on the last card.
        found.append(Button(say("check-button-roll"), f"check-dice {check.together}", "primary"))
    if not check.helper:
        found.append(Button(say("check-button-help"), f"check-help {check.number}"))
    return [*found, drop]


def next_acts(book: Campaign, check: Check) -> list[Button]:
    """What brings a check to its roll, and last what withdraws it."""
    number = check.number
    locked, own = check.claim is not None, check.player == book.master
    found: list[Button] = []
    if check.ready and fell(book, check):
        return [
            Button(say("reveal-again-button"), f"check-reveal {number}", "primary"),
            Button(say("check-button-roll-again"), f"check-dice {number}"),
            Button(say("check-button-target-again"), f"check-target {number}"),
            Button(say("check-button-drop"), f"check-drop {number}", "bad"),
        ]
    if not locked:
        found.append(Button(say("check-button-roll"), f"check-dice {number}", "primary"))
    if check.target is None and (locked or not own):
        found.append(Button(say("check-button-target"), f"check-target {number}", "primary" if locked else "plain"))
    if check.target is not None and check.proposed is not None:
        found.append(Button(say("check-button-dice"), f"check-target {number}", "primary"))
    elif check.target is not None and check.bonus_waits:
        found.append(Button(say("check-button-bonus"), f"check-bonus {number}", "primary"))
    found.append(Button(say("check-button-drop"), f"check-drop {number}", "bad"))
    return found


def result_card(call: Call[Campaign], result: Result) -> Card:
    """The result first, then every number in one line each."""
    won = result.outcome.won
    key = "roll-won" if won else "roll-lost"
    verdict = say(f"{key}-outstanding" if result.outstanding else key)
    lines: list[Argument] = [_faces(result), _margin(result), composer.pool_lines(call, result.pool)[0]]
    if result.denied:
        lines.append(say("check-bonus-denied", dice=signed(result.denied)))
    lines.append(bid_line(result.pool.bid, won, result.after))
    if result.helper:
        lines.append(say("check-help-spent", who=Mention(result.helper)))
    lines += [say("check-implant-spent", name=names.thing_named(name)) for name in result.spent]
    lines.append(seal_line(call.book, result.roll))
    title = say("roll-title-result", title=title_of(call, result.player, result.note), result=verdict)
    tone, buttons = Tone.GOOD if won else Tone.BAD, why_so(result.pool.bid, result.outstanding)
    return Card(title, tuple(lines), buttons=buttons, tone=tone, replaces=True)


def why_so(bid: int, outstanding: bool) -> tuple[tuple[Button, ...], ...]:
    """What opens the rule behind a result that took dice, or went far; a plain one needs no button."""
    if not bid and not outstanding:
        return ()
    return ((how("daimon", "check" if bid else "dice"),),)


def _faces(result: Result) -> Argument:
    """The faces, each sort apart, and what they are worth."""
    shown = with_bid(result.faces, result.reserve_faces)
    if result.help_faces:
        shown = say("check-faces-help", faces=shown, more=code(names.dice_row(result.help_faces)))
    outcome = result.outcome
    total = strong(say("roll-successes-of", count=outcome.successes, target=outcome.target))
    return say("check-faces", faces=shown, sum=total, difficulty=say(f"daimon-difficulties-{outcome.target}"))


def with_bid(natural: Sequence[int], bid: Sequence[int]) -> Argument:
    """The faces of the natural part, and those of the bid after them."""
    shown = names.faces_named(natural)
    return say("check-faces-reserve", faces=shown, more=code(names.dice_row(bid))) if bid else shown


def _margin(result: Result) -> Argument:
    margin = result.outcome.margin
    if not margin:
        return say("roll-margin-none")
    key = "over" if margin > 0 else "short"
    return say(f"check-margin-{key}-far" if result.outstanding else f"roll-margin-{key}", margin=abs(margin))


def bid_line(bid: int, won: bool, after: int) -> Argument:
    """What a bid has cost, and the reserve before and after."""
    if not bid:
        return say("check-bid-none", now=after)
    back = returned(bid, won)
    key = "check-bid-won" if won else "check-bid-one" if bid == 1 else "check-bid-lost"
    return say(key, bid=bid, back=back, before=after + bid - back, after=after)


def signed(dice: int) -> str:
    """Dice that come or go, with their sign."""
    return f"+{dice}" if dice > 0 else f"−{-dice}"


def target_aloud(call: Call[Campaign]) -> Card | None:
    """The refusal of numbers that may be the target for which a check waits: written so, everybody could read it."""
    for asked in call.book.checks.open.values():
        locked = asked.player != call.book.master or asked.claim is not None
        if asked.target is None and locked and judge_of(call.book, asked.player) == call.member:
            return typed_aloud(Button(say("check-button-target"), f"check-target {asked.number}", "primary"))
    return None


def typed_aloud(button: Button) -> Card:
    """The refusal of a target that everybody could read; the button asks for it in private."""
    lines = (say("check-target-typed-aloud"),)
    return Card(lines=lines, buttons=((button,),), audience=Audience.MEMBER, tone=Tone.BAD, conceals=True)
