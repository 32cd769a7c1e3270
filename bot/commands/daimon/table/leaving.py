"""Who cannot act any more leaves what is open, whatever was done, and who is back is in it again: the room hears it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.commands.daimon.checks import check_cards
from bot.commands.daimon.cog import cog
from bot.commands.daimon.contests import contest_cards
from bot.commands.daimon.fights import fight_cards
from bot.commands.daimon.fights.shot_cards import hit_card
from bot.commands.daimon.fights.strike_cards import struck
from bot.commands.daimon.journal import FIELDS
from bot.commands.journal_lines import plain, tell
from bot.engines.book import Entry
from bot.engines.daimon.checks.state import Result
from bot.engines.daimon.contests.coming_back import BidForfeited, ContestRejoined
from bot.engines.daimon.contests.state import Contest
from bot.engines.daimon.fights.rounds import active
from bot.engines.daimon.fights.state import Fight, Hit, Strike
from bot.engines.daimon.growth.by_hand import NumberSet
from bot.engines.daimon.table import leaving, silence
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.leaving import Fallen, OpenLeft
from bot.engines.daimon.table.locked_before import LockedStill
from bot.engines.daimon.table.sessions import Went
from bot.engines.daimon.wounds.wounds import DayPassed, HourUntreated, WoundsAdded, WoundsGrown
from bot.engines.way_back import named_in
from bot.hall.cards.card import Argument, Button, Card, Mention, Tone, say
from bot.hall.declared.call import Call

OUTSIDE = (WoundsAdded, HourUntreated, WoundsGrown, DayPassed, NumberSet, Went)
"""What takes somebody out of a fight without a word of the fight itself."""


@cog.follows
async def settle(call: Call[Campaign]) -> None:
    """After everything that is done in a campaign, by whomever: they are here."""
    silence.heard(call.book, call.member)
    before = len(call.book.fresh)
    revealed = leaving.settle(call.book, call.now, call.dice)
    room = call.room_for("here")
    for entry in call.book.fresh[before:]:
        if isinstance(entry, OpenLeft):
            call.post(room, _left_card(call, entry, revealed))
        elif isinstance(entry, ContestRejoined):
            call.post(room, _back_card(call, entry))
        elif isinstance(entry, LockedStill):
            call.post(room, _locked_card(call, entry))
    tell_forfeited(call, call.book.fresh[before:])
    if (fight := call.book.fights.now) is not None and _awaits_fewer(call.book, fight):
        call.post(room, fight_cards.fight_card(call, fight))
    tell_fallen(call, revealed)


def tell_fallen(call: Call[Campaign], fallen: Iterable[Fallen]) -> None:
    """The room sees dice that fell because somebody left."""
    for one in fallen:
        match one:
            case Result():
                card = check_cards.result_card(call, one)
            case Contest():
                card = contest_cards.reveal_card(call, one)
            case Hit():
                card = hit_card(call, one)
            case Strike():
                fight = call.book.fights.now
                if fight is None:
                    continue
                card = struck(call, fight, [one])
        call.post(call.room_for("here"), card)


def tell_forfeited(call: Call[Campaign], entries: Iterable[Entry]) -> None:
    """The room hears what leaving a contest has cost."""
    for entry in entries:
        if isinstance(entry, BidForfeited):
            call.post(call.room_for("here"), _forfeited_card(call, entry))


def _awaits_fewer(book: Campaign, fight: Fight) -> bool:
    """Whether somebody whom the fight awaited went down, or left, outside it: its last card still asks them."""
    if any(isinstance(entry, OpenLeft) and entry.what == "strike" for entry in book.fresh):
        return False
    hurting = [entry for entry in book.fresh if isinstance(entry, OUTSIDE)]
    named = named_in(book, hurting)
    days = any(isinstance(entry, DayPassed) for entry in hurting)
    out = (who for who in fight.fighters if who not in fight.strikes and not active(book, fight, who))
    return any(days or who in named for who in out)


def _left_card(call: Call[Campaign], entry: OpenLeft, revealed: Collection[Fallen]) -> Card:
    """What somebody has left, and how it goes on; of a contest that this has `revealed` its own card says so."""
    waits = entry.player in _kept_for(call.book, entry)
    title = say(f"{_key(entry)}-away" if waits else _key(entry), who=Mention(entry.player))
    lines: tuple[Argument, ...] = ()
    buttons: tuple[tuple[Button, ...], ...] = ()
    fight = call.book.fights.now
    if entry.what == "contest":
        contest = call.book.contests.known[entry.number]
        fallen = contest in revealed
        lines = () if fallen else tuple(_goes_on(call, contest, entry.player))
        buttons = () if fallen or contest.over else contest_cards.acts(call.book, contest)
    elif entry.what == "strike" and fight is not None:
        lines, buttons = tuple(fight_cards.waits(call.book, fight)), fight_cards.acts(call.book, fight)
    return Card(title, lines, buttons=buttons, tone=Tone.BAD)


def _kept_for(book: Campaign, entry: OpenLeft) -> Collection[str]:
    """Who has locked such a thing, and has it still if they come back in time."""
    match entry.what:
        case "check":
            return book.checks.aside
        case "strike" if book.fights.now is not None:
            return book.fights.now.aside
    return ()


def _back_card(call: Call[Campaign], entry: ContestRejoined) -> Card:
    """Who is in a contest again, and whom it waits for."""
    contest = call.book.contests.known[entry.contest]
    answered = contest.has_answered(entry.player)
    line = say("contest-rejoined-answered" if answered else "contest-rejoined-open")
    title = say("contest-rejoined", who=Mention(entry.player))
    return Card(title, (line, *contest_cards.waits(call.book, contest)), buttons=contest_cards.acts(call.book, contest))


def _locked_card(call: Call[Campaign], entry: LockedStill) -> Card:
    """What somebody had locked before they left, and has still, with what it waits for; or that their bid is lost."""
    title = say(_locked_key(entry), who=Mention(entry.player))
    check, fight = call.book.checks.open.get(entry.number), call.book.fights.now
    if entry.what == "check" and check is not None:
        lines: tuple[Argument, ...] = (say("locked-still-check-stands"),) if check.claim is not None else ()
        return Card(title, lines, buttons=(tuple(check_cards.acts(call.book, check)),))
    if entry.late:
        now = call.book.seat(entry.player).reserve
        lines = (say("locked-late-bid", dice=entry.lost, was=now + entry.lost, now=now),) if entry.lost else ()
        return Card(title, lines, tone=Tone.BAD)
    if fight is None:
        return Card(title)
    return Card(title, tuple(fight_cards.waits(call.book, fight)), buttons=fight_cards.acts(call.book, fight))


def _forfeited_card(call: Call[Campaign], entry: BidForfeited) -> Card:
    """What somebody has lost by leaving a contest: what they had bid, and in a fight a wound."""
    now, contest = call.book.seat(entry.player).reserve, call.book.contests.known[entry.contest]
    key = "bid-forfeited" if entry.dice else "bid-forfeited-none"
    lines: list[Argument] = [say("bid-forfeited-reserve", was=now + entry.dice, now=now)] if entry.dice else []
    if entry.wounds:
        lines += [say("bid-forfeited-armed"), contest_cards.wounds_line(call, contest, entry.player, entry.wounds)]
    if contest.players:
        lines.append(say("bid-forfeited-last", who=contest_cards.several(contest, contest.players)))
    return Card(say(key, who=Mention(entry.player), dice=entry.dice), tuple(lines), tone=Tone.BAD)


def _key(entry: OpenLeft) -> str:
    """The words for what somebody has left: a die that was lent is one thing, to whatever it was."""
    return f"open-left-{entry.what.partition('-')[0]}"


def _goes_on(call: Call[Campaign], contest: Contest, leaver: str) -> list[Argument]:
    """Whom a contest waits for; else how it has ended with the one who is left, and for the leaver."""
    if not contest.over:
        return contest_cards.waits(call.book, contest) if contest.awaited else []
    if contest.off:
        return [say("open-left-nobody")]
    won: list[Argument] = [say("open-left-wins", who=contest_cards.several(contest, contest.left))]
    score = contest.reveals[-1].score(leaver)
    if score is not None and score.wounds:
        won.append(contest_cards.wounds_line(call, contest, leaver, score.wounds))
    return won


# --- journal


def _forfeited_key(entry: BidForfeited) -> str:
    """The words for a bid that was lost; who had bid nothing is only out of it."""
    if entry.wounds:
        return "bid-forfeited-hurt"
    return "bid-forfeited" if entry.dice else "bid-forfeited-none"


def _locked_key(entry: LockedStill) -> str:
    """The words for what somebody had locked."""
    return f"locked-late-{entry.what}" if entry.late else f"locked-still-{entry.what}"


tell(
    cog,
    {OpenLeft: _key, ContestRejoined: "contest-rejoined", BidForfeited: _forfeited_key, LockedStill: _locked_key},
    {**FIELDS, **plain("wounds")},
)
