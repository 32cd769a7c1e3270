"""/pocket: the one card of a player that nobody else sees: what is asked of them, whole answers, what they have."""

from __future__ import annotations

from dataclasses import replace

from bot.commands.daimon.checks import asking, checks
from bot.commands.daimon.checks.judging import question
from bot.commands.daimon.cog import cog
from bot.commands.daimon.contests import contest_cards, contests, ties
from bot.commands.daimon.fights import fight_cards, judging, shot_cards, shots, strikes
from bot.commands.daimon.table.chair import end_button, keeping_row, own_claiming, stage_lines, voting_row
from bot.commands.daimon.table.waiting import waiting_lines
from bot.engines.book import Refused
from bot.engines.daimon.checks.deciding import judge_of
from bot.engines.daimon.contests.contest_rounds import voice_of
from bot.engines.daimon.contests.first_round import fell
from bot.engines.daimon.contests.state import NPC
from bot.engines.daimon.fights.rounds import awaited
from bot.engines.daimon.fights.strikes import chooser
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.scenes import may_end
from bot.engines.daimon.wounds.on_feet import can_act
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say, typed
from bot.hall.cards.lists import dotted, listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May

ROWS = 5
"""Rows of buttons that a card has."""


@cog.command("pocket", may=May.PLAYER, private=True, reads=True, live=True)
async def pocket(call: Call[Campaign]) -> Card:
    """What is asked of me now, with the likeliest answers; and my reserve, wounds and money."""
    try:
        asked = await _asked(call)
    except Refused as no:
        if no.reason != "sheet-first":
            raise
        asked = _without_sheet()
    if asked is not None:
        return replace(asked, title=say("pocket-turn", what=asked.title), lines=(*asked.lines, *_held(call)))
    if call.member == call.book.master and call.book.session is not None:
        return _masters(call)
    title, rows = _stage(call.book, call.member)
    tone = Tone.ASK if rows else Tone.PLAIN
    rows = (*rows, *_changing(call.book, call.member))
    lines = (*(_waiting(call) or [say("pocket-nothing")]), *_held(call))
    return Card(title, lines, buttons=rows, audience=Audience.MEMBER, tone=tone, replaces=True)


def _without_sheet() -> Card:
    """What is waited for comes from a sheet, and there is none yet: the way to one."""
    row = (Button(say("campaign-sheet-button"), "sheet new", "primary"),)
    lines = (say("refused-sheet-first"),)
    return Card(
        say("pocket-sheet-first"), lines, buttons=(row,), audience=Audience.MEMBER, tone=Tone.ASK, replaces=True
    )


def _waiting(call: Call[Campaign]) -> list[Argument]:
    """Who is still to answer, and what the chair waits for."""
    stage = stage_lines(call.book) if call.book.session is not None else []
    return [*stage, *waiting_lines(call)]


def _changing(book: Campaign, me: str) -> tuple[tuple[Button, ...], ...]:
    """The way back to what one has answered a contest, or to a shot that one aims, while others are awaited."""
    rows = []
    contest = book.contests.open
    if contest is not None and not fell(book, contest) and me in contest.left and contest.has_answered(me):
        rows.append((Button(say("pocket-change"), contest_cards.asking(contest, me).line),))
    rows += [
        (shot_cards.hold_button(shot),)
        for shot in book.fights.shots.values()
        if shot.player == me and shot.judged is None
    ]
    return tuple(rows)


def _stage(book: Campaign, me: str) -> tuple[Argument, tuple[tuple[Button, ...], ...]]:
    """Between two scenes: what somebody may say of the chair, and the title of it."""
    vote = book.chair.vote
    if vote is not None and me in vote.awaited:
        return say("pocket-vote"), (voting_row(vote.scene),)
    if book.chair.stage == "claiming" and book.session is not None and me in book.session.present:
        return say("pocket-claim"), tuple(row for row in (own_claiming(book, me),) if row)
    return say("pocket-not-now"), ()


async def _asked(call: Call[Campaign]) -> Card | None:
    """What waits for this member's dice or word, the first of it."""
    book, me = call.book, call.member
    for check in book.checks.open.values():
        if check.player == me and check.claim is None and can_act(book, me):
            return await checks.composed(call, check)
        judged = check.target is None or check.bonus_waits or check.proposed is not None
        if check.claim is not None and judged and judge_of(book, check.player) == me:
            return question(call, check)
    for shot in book.fights.shots.values():
        if shot.judged is None and judge_of(book, shot.player) == me:
            return await shots.correct(call, shot.number)
    return await _asked_in_contest(call) or await _asked_in_fight(call)


async def _asked_in_contest(call: Call[Campaign]) -> Card | None:
    """An answer of one's own, or of the character of the story for whom one speaks."""
    book, me, contest = call.book, call.member, call.book.contests.open
    if contest is None or fell(book, contest):
        return None
    npc = me not in contest.awaited and NPC in contest.awaited and voice_of(book, contest) == me
    if me not in contest.awaited and not npc:
        return None
    if contest.round:
        return await ties.tie(call, contest.number, contest.round, npc)
    return await (contests.for_npc if npc else contests.answer)(call, contest.number)


async def _asked_in_fight(call: Call[Campaign]) -> Card | None:
    """A strike, or what only one's word decides of another's."""
    fight = call.book.fights.now
    if fight is None:
        return None
    if call.member in awaited(call.book, fight):
        return await strikes.compose(call, fight.number, fight.round)
    if mine := [who for who in fight.choices if chooser(call.book, fight, who) == call.member]:
        return Card(
            fight_cards.title_of(fight),
            tuple(fight_cards.waits(call.book, fight)),
            buttons=fight_cards.choices(fight, mine),
            audience=Audience.MEMBER,
            tone=Tone.ASK,
            replaces=True,
        )
    return judging.asked(call, fight)


def _masters(call: Call[Campaign]) -> Card:
    """The Master's card: who is still to answer, never what; and the next presses."""
    book = call.book
    playing = book.chair.stage == "playing"
    free = [say("pocket-master-free")] if playing and asking.askable(book) else []
    lines = [*(_waiting(call) or free), _tokens(book), *_held(call)]
    rows = [row for row in (_choosing(call), *_changing(book, call.member)) if row]
    if playing:
        rows += asking.target_rows(book)[: ROWS - 1]
        if (fight := book.fights.now) is not None:
            rows = [tuple(fight_cards.masters_acts(book, fight)), *rows[: ROWS - 2]]
        about = (asking.about_button(),) if asking.askable(book) else ()
        last = (*about, Button(say("oracle-button"), "oracle"), Button(say("events-button"), "events"))
        rows.append((*last, end_button(book)) if may_end(book) else last)
    return Card(say("pocket-master"), tuple(lines), buttons=tuple(rows), audience=Audience.MEMBER, replaces=True)


def _choosing(call: Call[Campaign]) -> tuple[Button, ...]:
    """Between two scenes, what the Master says of the chair."""
    match call.book.chair.stage:
        case "keeping":
            return keeping_row(call.book)
        case "claiming":
            return own_claiming(call.book, call.member)
    return ()


def _tokens(book: Campaign) -> Argument:
    """Who still holds the chair's token; nobody draws for it while a stable Master sits there."""
    if book.stable and book.master == book.stable:
        return None
    present = book.session.present if book.session is not None else ()
    held = [seat.player for seat in book.seats if seat.player in book.chair.tokens and seat.player in present]
    return say("pocket-tokens", who=listed(map(Mention, held))) if held else None


def _held(call: Call[Campaign]) -> list[Argument]:
    """The reserve, wounds and money of whoever asks, in one line."""
    book, seat = call.book, call.book.seat_of(call.member)
    if seat is None:
        return []
    bound = seat.reserve - seat.free
    found: list[Argument] = [say("pocket-reserve", dice=seat.reserve, bound=bound)]
    character = book.character_of(call.member)
    if character is not None and character.attributes:
        most = character.most_wounds(book.rules)
        health = say(f"health-{character.health(book.rules)}") if character.wounds else None
        found.append(
            say("pocket-wounds", wounds=character.wounds, most=most, health=health)
            if health
            else say("pocket-unhurt", most=most)
        )
        found.append(say("pocket-money", resources=character.resources, social=character.social))
    return [dotted(found)]


@cog.advises
def now(call: Call[Campaign]) -> list[Argument]:
    """What can be done now in a session by somebody of the table, in five lines; by who is not there, in fewer."""
    book, me = call.book, call.member
    if book.session is None:
        return []
    if me not in (*book.session.present, book.master):
        return _aside(book, me)
    pocket_, contest = typed("pocket"), typed("contest")
    if me == book.master:
        return [
            say("pocket-help-master", pocket=pocket_),
            say("pocket-help-oracle", oracle=typed("oracle")),
            say("pocket-help-foes", fight=typed("fight", "start"), contest=contest),
            say("pocket-help-award", award=typed("reserve", "award")),
            say("pocket-help-end", scene=typed("scene", "end"), away=typed("session", "away")),
        ]
    fighting = book.fights.now is not None and book.fights.now.holds(me)
    return [
        say("pocket-help-turn" if waits_for(book, me) else "pocket-help-card", pocket=pocket_),
        say("pocket-help-check", roll=typed("roll")),
        say("pocket-help-fight", strike=typed("fight", "strike"))
        if fighting
        else say("pocket-help-contest", contest=contest),
        say("pocket-help-assist", assist=typed("assist")),
        say("pocket-help-sheet", sheet=typed("sheet", "show"), prices=typed("reserve", "prices")),
    ]


def _aside(book: Campaign, me: str) -> list[Argument]:
    """What can be done now by who has left the table for tonight, or watches."""
    show, odds = typed("campaign", "show"), typed("odds")
    if me == book.stable or book.seat_of(me) is not None:
        comes = say("pocket-help-come", here=typed("session", "here"))
        return [comes, say("pocket-help-told", show=show, events=typed("events")), say("pocket-help-odds", odds=odds)]
    joins = say("pocket-help-join", join=typed("campaign", "join"))
    return [say("pocket-help-where", show=show), joins, say("pocket-help-plain", roll=typed("roll"), odds=odds)]


def waits_for(book: Campaign, player: str) -> bool:
    """Whether somebody's dice are awaited."""
    check, contest, fight = book.checks.of(player), book.contests.open, book.fights.now
    return (
        (check is not None and check.claim is None)
        or (contest is not None and player in contest.awaited)
        or (fight is not None and player in awaited(book, fight))
    )
