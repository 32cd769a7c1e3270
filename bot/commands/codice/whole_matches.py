"""/codice match: a match in one line or on one card, the open tables on one, the slips of a round at once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated

from bot.commands.codice import slips
from bot.commands.codice import table_cards as cards
from bot.commands.codice.cog import cog, spoken, told
from bot.commands.codice.names import HandNumber, RoundNumber, TableNumber, named
from bot.commands.codice.outcomes import hand_said, outcome_said, score_said
from bot.commands.named_refusals import named_refusal
from bot.commands.tournament.reaching import everywhere, reach
from bot.commands.tournament.roles import referee
from bot.engines.book import Refused
from bot.engines.codice import hands, meant_hands
from bot.engines.codice.hands import Reported
from bot.engines.codice.matches import Ending, Match, Outcome
from bot.engines.codice.meant_hands import ToldHand
from bot.engines.codice.tournament import Codice
from bot.hall.cards.card import Argument, Audience, Button, Card, Table, Tone, Words, say, strong
from bot.hall.cards.lists import dotted, numbers
from bot.hall.declared.asking_first import AskingFirst
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden
from bot.hall.declared.kinds import Text, YesNo
from bot.hall.running.forms import rows

TypedHands = Annotated[str, Text(longest=2000, list=True)]
Sure = Annotated[bool, YesNo(), Hidden()]
SoFar = Annotated[str, Text(longest=40)]
"""Hands as a button holds them: the winner's side, then what the losers found or how else it ended. `15.2a.1t3`"""
NONE, BY_TIME = "-", "+"
"""No hand yet; a `+` at the end: the next one ended by time."""
_HAND = re.compile(r"([12])(?:(a)|(t)?([0-9]{1,2}))")
LETTERS = ("🅰", "🅱")
TABLES = 20
"""The most tables with a button on the card of all of them."""


@cog.command("match")
@spoken
async def match(call: Call[Codice], table: TableNumber | None = None, hands: TypedHands | None = None) -> Card:
    """Record a whole match, or the slips of a round; without hands, on a card."""
    if hands is not None:
        return await _typed(call, hands, table, sure=False)
    own = next((one for one in call.book.present.matches.values() if call.book.side_of(call.member, one)), None)
    if table is not None or (own is not None and not referee(call)):
        found = call.book.match_at(table or (own.table if own else 0), call.book.present.number)
        return _telling(call, found, found.next, NONE)
    if not referee(call):
        raise Refused("codice-no-table-of-yours", entered=int(call.book.entrant_of(call.member) is not None))
    return open_tables_card(call.book)


@cog.command("slips", hidden=True)
@spoken
async def slips_at_once(call: Call[Codice], hands: TypedHands, sure: Sure = False) -> Card:
    """The slips of a round, typed in any order as one text."""
    return await _typed(call, hands, None, sure=sure)


# --- what was typed


async def _typed(call: Call[Codice], typed: str, table: int | None, *, sure: bool) -> Card:
    text = typed if table is None else f"{table} {typed}"
    try:
        found = await slips.read(call, typed, table)
    except Refused as no:
        if no.reason not in slips.REASONS:
            raise
        card = Card(lines=(say(f"refused-{no.reason}", **no.facts),), audience=Audience.MEMBER, tone=Tone.BAD)
        raise AskingFirst(replace(card, buttons=_mend(text)), refused=no.reason) from no
    if len(found) == 1:
        ((number, hands),) = found.items()
        return await _recorded(call, number, hands, 1)
    number = call.book.present.number
    troubles: dict[int, Refused] = {}
    news: list[Reported] = []
    for one, hands in found.items():
        try:
            _, news = meant_hands.tell(call.book, call.member, referee(call), one, hands, call.now)
        except Refused as no:
            troubles[one] = named_refusal(told, call.book, no)
    if sure and len(found) - len(troubles) == 1:  # Of one table the others are asked, as if it had been told alone.
        (only,) = (table for table in found if table not in troubles)
        return await told_card(call, call.book.match_at(only, number), news)
    card = _slips_card(call.book, number, found, troubles)
    if len(troubles) == len(found):
        card = replace(card, buttons=_mend(text), audience=Audience.MEMBER, tone=Tone.BAD)
        raise AskingFirst(card, refused=next(iter(troubles.values())).reason)
    if sure:
        return card
    key = say("codice-slips-record-button", count=len(found) - len(troubles))
    row = (Button(key, f"codice slips {_hands(text)} sure:yes", "good"), *_mend(text)[0])
    title, first = say("codice-slips-asked", count=len(found)), say("codice-slips-not-yet")
    raise AskingFirst(
        Card(title, (first, *card.lines), card.table, buttons=(row,), audience=Audience.MEMBER, tone=Tone.ASK)
    )


def _hands(text: str) -> str:
    words = text.replace('"', "")
    return f'hands:"{words}"'


def _mend(text: str) -> tuple[tuple[Button, ...], ...]:
    """What was typed, to be typed otherwise: nobody writes the slips of a round twice for a wrong word."""
    return ((Button(say("codice-slips-mend-button"), f"codice match {_hands(text)}", ask=("hands",)),),)


def _slips_card(book: Codice, number: int, found: dict[int, list[ToldHand]], troubles: dict[int, Refused]) -> Card:
    """What was read of each slip, as a table, with what is wrong."""
    most = max(map(len, found.values()))
    head = (
        say("codice-slips-column-table"),
        *(say("codice-slips-column-hand", hand=hand) for hand in range(1, most + 1)),
        say("codice-slips-column-result"),
    )
    lines: list[Words] = []
    for table, told_here in sorted(found.items()):
        match = book.match_at(table, number)
        cells = [_short(book, one) for one in told_here] + [""] * (most - len(told_here))
        wins = [sum(one.winner == team for one in told_here) for team in match.teams]
        one, two = (named(book, team) for team in match.teams)
        result = "✗" if table in troubles else say("codice-score", one=one, two=two, first=wins[0], second=wins[1])
        lines.append((str(table), *cells, result))
    wrong = [
        say("codice-slips-trouble", table=table, why=say(f"refused-{no.reason}", **no.facts))
        for table, no in troubles.items()
    ]
    title = say("codice-slips-recorded", count=len(found) - len(troubles))
    return Card(title, tuple(wrong), Table(head, tuple(lines), right=(0,)), tone=Tone.BAD if wrong else Tone.GOOD)


def _short(book: Codice, one: ToldHand) -> Argument:
    return say(f"codice-slips-{one.ending}", team=named(book, one.winner), count=one.loser_agents or 0)


async def _recorded(call: Call[Codice], table: int, told_hands: Sequence[ToldHand], first: int) -> Card:
    """A match, or what was missing of it, recorded at once."""
    match, news = meant_hands.tell(call.book, call.member, referee(call), table, told_hands, call.now, first)
    untold = [hand for hand in range(first, first + len(told_hands)) if match.told(hand) is None]
    return await told_card(call, match, news, untold)


async def told_card(call: Call[Codice], match: Match, news: Sequence[Reported], untold: Sequence[int] = ()) -> Card:
    """What came of several reports at a table; the others are asked, or a referee is called before more is told."""
    if match.disputed is not None:
        waits = [say("codice-told-waits", hands=numbers(untold), count=len(untold))] if untold else []
        return await cards.called_card(call, match, *waits)
    lines = [
        say(f"codice-news-{one.what}", line=hand_said(call.book, match, one.hand))
        for one in news
        if one.what != "reported"
    ]
    card = cards.table_card(call.book, match, *lines, ping=True)
    for side in dict.fromkeys(one.hand.side for one in news if one.what == "reported"):
        await reach(call, call.book.entrants[match.other(side)].players, card)
    return card


# --- a whole match on one card: one press a hand


@cog.command("tell", hidden=True, reads=True)
@spoken
async def tell(call: Call[Codice], round_: RoundNumber, table: TableNumber, hand: HandNumber, told: SoFar) -> Card:
    """The card on which a match is told, with what was told so far."""
    match = cards.checked_place(call.book, round_, table)
    if match.over and call.book.present.missing and referee(call) and not call.book.side_of(call.member, match):
        return _left(call.book, match)  # A card that still called the table open: it is told what is so by now.
    return replace(_telling(call, match, hand, told), replaces=True)


@cog.command("tell-all", hidden=True)
@spoken
async def tell_all(call: Call[Codice], round_: RoundNumber, table: TableNumber, hand: HandNumber, told: SoFar) -> Card:
    """The hands that were told on the card are recorded."""
    match = cards.checked_place(call.book, round_, table)
    return _to_the_next(call, match, await _recorded(call, table, _read(match, told), hand))


def _to_the_next(call: Call[Codice], match: Match, card: Card) -> Card:
    """For who tells other people's matches, the tables that are left; what they told is said to the room."""
    book = call.book
    last = match.round != book.present.number or not book.present.missing
    if last or not match.over or not referee(call) or book.side_of(call.member, match):
        return card
    call.told += everywhere(call, replace(card, replaces=False))
    return _left(book, match)


def _left(book: Codice, match: Match) -> Card:
    """That a table is told, and those that are left, in the place of what was pressed."""
    left = open_tables_card(book)
    what = say("codice-told-now", table=match.table, score=score_said(book, match))
    return replace(left, lines=(what, *left.lines), tone=Tone.GOOD, replaces=True)


def _telling(call: Call[Codice], match: Match, first: int, so_far: str) -> Card:
    """A press for each hand: who won, and what the others had found."""
    book = call.book
    _, own = hands.at_table(book, call.member, referee(call), match.table)
    if match.full or match.disputed is not None or (match.here and own):
        return cards.table_card(book, hands.seen(book, match))
    told_hands, by_time = _read(match, so_far), so_far.endswith(BY_TIME)
    code = so_far.removesuffix(BY_TIME).strip(NONE)
    line = f"{cards.place(match, first)}"
    lines: list[Argument] = [score_said(book, match)] if first > 1 else []
    lines += [
        say("codice-hand-line", hand=hand, outcome=outcome_said(book, match, _outcome(one)))
        for hand, one in enumerate(told_hands, first)
    ]
    hand = first + len(told_hands)
    buttons: list[tuple[Button, ...]] = []
    if not _complete(match, told_hands, hand):
        lines.append(
            strong(say("codice-tell-hand", hand=hand, of=match.best_of, starter=named(book, match.starter(hand))))
        )
        for side, team in enumerate(match.teams):
            loser = match.other(team)
            lines.append(
                say("codice-tell-side", letter=LETTERS[side], winner=named(book, team), loser=named(book, loser))
            )
            most = book.rules.loser_most(match.starter(hand) == loser)
            results = [*map(str, range(most + 1))] if not by_time else [f"t{count}" for count in range(most + 1)]
            row = [_result(line, code, side, result) for result in results]
            if not by_time:
                row.append(_result(line, code, side, "a"))
            buttons += rows(row)
        lines.append(say("codice-tell-how-time" if by_time else "codice-tell-how"))
    last: list[Button] = []
    if told_hands:
        key = say("codice-tell-record-button", count=len(told_hands))
        last.append(Button(key, f"codice tell-all {line} {code}", "good"))
        before = code.rpartition(".")[0] or NONE
        last.append(Button(say("codice-back-button"), f"codice tell {line} {before}"))
    if not _complete(match, told_hands, hand):
        toggled = (code or NONE) if by_time else f"{code}{BY_TIME}"
        label = say("codice-tell-agents-button" if by_time else "codice-tell-time-button")
        last.append(Button(label, f"codice tell {line} {toggled}"))
    title = say("codice-tell-title", table=match.table)
    return Card(title, tuple(lines), buttons=(*buttons, tuple(last)), audience=Audience.MEMBER, tone=Tone.ASK)


def _complete(match: Match, told_hands: Sequence[ToldHand], hand: int) -> bool:
    """Whether no hand is left to be told."""
    wins = [match.wins(team) + sum(one.winner == team for one in told_hands) for team in match.teams]
    return hand > match.best_of or (match.final and max(wins) > match.best_of // 2)


def _result(line: str, code: str, side: int, result: str) -> Button:
    label = f"{LETTERS[side]} {'💀' if result == 'a' else result.removeprefix('t')}"
    so_far = f"{code}." if code else ""
    return Button(label, f"codice tell {line} {so_far}{side + 1}{result}")


def _read(match: Match, so_far: str) -> list[ToldHand]:
    """The hands that a button holds."""
    told_hands = []
    code = so_far.removesuffix(BY_TIME)
    for one in code.split(".") if code not in ("", NONE) else ():
        if not (hand := _HAND.fullmatch(one)):
            raise Refused("button-gone")
        side, assassin, time, found = hand.groups()
        ending: Ending = "assassin" if assassin else "time" if time else "agents"
        told_hands.append(ToldHand(match.teams[int(side) - 1], ending, None if assassin else int(found)))
    return told_hands


def _outcome(one: ToldHand) -> Outcome:
    return Outcome(winner=one.winner, ending=one.ending, loser_agents=one.loser_agents or 0)


# --- all open tables on one card


def open_tables_card(book: Codice) -> Card:
    """For who directs alone: what is missing at each open table, and a press for each."""
    missing = [hands.seen(book, match) for match in book.present.missing]
    lines = tuple(
        say("codice-open-table", table=match.table, score=score_said(book, match), what=dotted(_missing(book, match)))
        for match in missing
    )
    keys = [Button(say("codice-table-button", table=match.table), _leads_to(match)) for match in missing[:TABLES]]
    last = Button(say("codice-slips-button"), "codice match", ask=("hands",))
    title = say("codice-open-tables", count=len(missing))
    return Card(title, lines, buttons=(*rows(keys), (last,)), audience=Audience.MEMBER)


def _leads_to(match: Match) -> str:
    """To telling the rest of a match; where all is told, or a referee has to speak first, to its card."""
    if match.full or match.disputed is not None or match.proposal is not None:
        return f"codice show-table {match.round} {match.table}"
    return f"codice tell {cards.place(match, match.next)} {NONE}"


def _missing(book: Codice, match: Match) -> list[Argument]:
    """What a match waits for."""
    found: list[Argument] = []
    if match.called or match.disputed is not None:
        found.append(strong(say("codice-open-referee")))
    for side in dict.fromkeys(hand.side for hand in match.open):
        of = numbers(hand.number for hand in match.open if hand.side == side)
        found.append(say("codice-open-confirm", team=named(book, match.other(side)), hands=of))
    if not match.full:
        left = range(match.next, match.best_of + 1)
        found.append(say("codice-open-hands", hands=numbers(left), count=len(left)))
    return found
