"""The card of a table: how the match stands, and buttons to record the next hand, to confirm, to call a referee."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.commands.codice.names import named, players
from bot.commands.codice.outcomes import (
    decision_said,
    given_said,
    hand_said,
    hand_to_play,
    outcome_said,
    played_in,
    score_said,
)
from bot.commands.tournament.reaching import everywhere, reach
from bot.engines.book import Refused
from bot.engines.codice import penalties
from bot.engines.codice.hands import seen
from bot.engines.codice.matches import COUNTED, Ending, Hand, Match, Outcome, Penalty, Proposal
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.clock import MINUTE
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say, strong
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.rules_pages import how
from bot.hall.running.forms import rows

Rows = tuple[tuple[Button, ...], ...]
NO_SIDE = "-"
"""In a button, the side of a referee who does not play at the table."""


def table_card(book: Codice, match: Match, *news: Argument, ping: bool = False) -> Card:
    """A table as it stands; a press on its buttons changes it in place."""
    one = book.rounds[match.round - 1]
    lines: list[Argument] = [*news, score_said(book, match)]
    buttons: Rows = ()
    tone = Tone.PLAIN
    if match.proposal is not None:
        lines += proposal_lines(book, match, match.proposal, ping=ping)
        buttons, tone = (_agreement(match),), Tone.ASK
    elif match.over:
        lines.append(strong(_over(book, match)))
        buttons, tone = ((how("codice", "points"),),), Tone.GOOD
    else:
        if match.disputed is not None:
            lines += _versions(book, match, match.disputed)
            buttons, tone = _settling(book, match, match.disputed), Tone.BAD
        if match.open:
            lines += _asked(book, match, ping=ping)
            buttons = (*buttons, *_answers(match))
            tone = Tone.ASK if match.disputed is None else tone
        if match.here:
            lines.append(say("codice-played-here", hand=match.next, of=match.best_of))
            buttons = (*buttons, (_referee(match),))
        elif not match.full and match.disputed is None:
            lines.append(hand_to_play(book, match, match.next))
            told = (*won_buttons(book, match, match.next), *_at_once(match))
            buttons = (*buttons, told, _others(match))
        lines += [_penalty_said(book, match, one) for one in match.penalties]
        if match.called and match.disputed is None:
            lines.append(say("codice-referee-awaited"))
            buttons = buttons if match.full else (*buttons, _penalties(book, match))
    if match.decision is not None and not one.closed and all(match.teams):
        buttons = ((Button(say("codice-lift-button"), f"codice lift {match.round} {match.table}"),),)
    title = say("codice-table-title", table=match.table, round=played_in(book, match))
    return Card(title, tuple(lines), buttons=buttons, tone=tone, replaces=True)


def _over(book: Codice, match: Match) -> Argument:
    if match.decision is not None:
        return decision_said(book, match)
    loser = match.other(match.winner)
    return say("codice-match-won", winner=named(book, match.winner), loser=named(book, loser))


# --- recording, step by step


def won_buttons(book: Codice, match: Match, hand: int) -> tuple[Button, ...]:
    """Who has won?"""
    return tuple(
        Button(say("codice-won-button", team=named(book, team)), f"codice won {place(match, hand)} {team}", "good")
        for team in match.teams
    )


def how_card(book: Codice, match: Match, hand: int, winner: str, side: str) -> Card:
    """How have they won? Those of the side that began go on: the card stands where the others press too."""
    line = f"{place(match, hand)} {winner}"
    row = [Button(say(f"codice-how-{ending}"), f"codice ended {line} {ending}{_begun(side)}") for ending in COUNTED]
    row.append(Button(say("codice-how-assassin"), f"codice record {line} assassin 0{_begun(side)}"))
    title = say("codice-hand-title", table=match.table, hand=hand, of=match.best_of)
    lines = (say("codice-how", winner=strong(named(book, winner))),)
    return Card(title, lines, buttons=(tuple(row), (_back(match),)), tone=Tone.ASK, replaces=True)


def count_card(book: Codice, match: Match, hand: int, winner: str, ending: Ending, side: str | None = None) -> Card:
    """How many agents have the losers found? Asked of those of a side, or of whoever knows."""
    loser = match.other(winner)
    started = match.starter(hand) == loser
    line = f"codice record {place(match, hand)} {winner} {ending}"
    counts = [
        Button(str(count), f"{line} {count}{_begun(side)}") for count in range(book.rules.loser_most(started) + 1)
    ]
    title = say("codice-hand-title", table=match.table, hand=hand, of=match.best_of)
    key = f"codice-count-{'started' if started else 'followed'}"
    lines = (
        say(f"codice-won-by-{ending}", winner=strong(named(book, winner)), loser=named(book, loser)),
        say(key, loser=strong(named(book, loser)), most=book.rules.loser_most(started)),
    )
    return Card(title, lines, buttons=(*rows(counts), (_back(match),)), tone=Tone.ASK, replaces=True)


def _begun(side: str | None) -> str:
    return "" if side is None else f" {side or NO_SIDE}"


def place(match: Match, hand: int) -> str:
    """Round, table and hand as the buttons name them."""
    return f"{match.round} {match.table} {hand}"


def _back(match: Match) -> Button:
    return Button(say("codice-back-button"), f"codice open {match.round} {match.table}")


def _at_once(match: Match) -> tuple[Button, ...]:
    """The rest of the match on one card, where it is more than a hand."""
    return (Button(say("codice-match-button"), f"codice match {match.table}"),) if match.next < match.best_of else ()


def _others(match: Match) -> tuple[Button, ...]:
    row = [
        Button(say("codice-table-clock-button"), f"codice clock {match.table}"),
        _referee(match),
        Button(say("codice-play-here-button"), f"codice play {match.table}"),
    ]
    swap = Button(say("codice-swap-button"), f"codice swap {match.round} {match.table}")
    return (*row, how("codice", "points") if match.begun else swap)


def _referee(match: Match) -> Button:
    return Button(say("codice-referee-button"), f"codice dispute {match.table}")


# --- hands that wait


def _asked(book: Codice, match: Match, *, ping: bool) -> list[Argument]:
    """What was reported, who has to answer, and what comes of silence."""
    asked: list[Argument] = [strong(hand_said(book, match, hand)) for hand in match.open]
    for side in dict.fromkeys(hand.side for hand in match.open):
        other = match.other(side)
        asked.append(say("codice-confirm", team=named(book, other), players=players(book, other, ping=ping)))
        if other in match.voices:
            asked.append(say("codice-confirm-wait", minutes=round(book.rules.confirm.wait / MINUTE)))
        elif match.full:
            asked.append(say("codice-confirm-alone", team=named(book, other)))
    return asked


def _answers(match: Match) -> Rows:
    """One press confirms all that waits; each hand can be contested."""
    *_, last = match.open
    several = len(match.open) > 1
    confirm = say("codice-confirm-all-button") if several else say("codice-confirm-button")
    contests = [
        Button(
            say("codice-contest-hand-button", hand=hand.number) if several else say("codice-contest-button"),
            f"codice contest {place(match, hand.number)}",
            "bad",
        )
        for hand in match.open
    ]
    return rows((Button(confirm, f"codice confirm {place(match, last.number)}", "good"), *contests))


def which_card(book: Codice, match: Match, numbers: Sequence[int], lines: Mapping[int, str]) -> Card:
    """Which hand is meant? Each with what stands of it, and the press that says so."""
    told = [hand for hand in match.hands if hand.number in numbers]
    words: list[Argument] = [say("codice-which-told", line=hand_said(book, match, hand)) for hand in told]
    if match.next in numbers:
        words.append(say("codice-which-next", hand=match.next))
    words.append(say("codice-which-type", hand=numbers[-1]))
    buttons = [Button(say("codice-which-button", hand=number), lines[number]) for number in numbers]
    title = say("codice-which-title", table=match.table)
    return Card(title, tuple(words), buttons=rows(buttons), audience=Audience.MEMBER, tone=Tone.ASK)


def _versions(book: Codice, match: Match, hand: Hand) -> list[Argument]:
    """What each team says of a hand in dispute."""
    lines: list[Argument] = [strong(say("codice-disputed", hand=hand.number))]
    said: list[tuple[str, Outcome | None]] = [(hand.side, hand.outcome)]
    if hand.side:
        said.append((match.other(hand.side), hand.rival))
    for team, outcome in said:
        if outcome is None and hand.doubted == team:
            lines.append(say("codice-says-no", team=named(book, team)))
        elif outcome is None:
            asks = "codice-wants-referee" if hand.doubted else "codice-referee-wants"
            lines.append(say(asks, team=named(book, hand.doubted)))
        elif team:
            lines.append(say("codice-says", team=named(book, team), outcome=outcome_said(book, match, outcome)))
        else:
            lines.append(outcome_said(book, match, outcome))
    return lines


def _settling(book: Codice, match: Match, hand: Hand) -> Rows:
    """A referee takes one side, or says what it really was; either team may agree with the other."""
    row = []
    for team, outcome in ((hand.side, hand.outcome), (match.other(hand.side), hand.rival)):
        if outcome is not None:
            words = say("codice-right-button", team=named(book, team))
            agents = outcome.loser_agents
            line = f"codice record {place(match, hand.number)} {outcome.winner} {outcome.ending} {agents}"
            row.append(Button(words, line))
    return (tuple(row), won_buttons(book, match, hand.number))


async def alone_card(call: Call[Codice], match: Match) -> None:
    """One team alone has told a match: the director is told, and the other team asked."""
    directors = await call.people.holding(call.club.id, May.DIRECTOR) if call.club is not None else []
    side = match.untold[0].side
    news = [say("codice-told-alone", team=named(call.book, side), other=named(call.book, match.other(side)))]
    if directors:
        news.append(say("codice-told-alone-director", who=listed(Mention(person, ping=True) for person in directors)))
    card = table_card(call.book, match, *news, ping=True)
    card = Card(card.title, card.lines, buttons=card.buttons, tone=Tone.ASK)
    call.told += everywhere(call, card)
    await reach(call, directors, card)


async def called_card(call: Call[Codice], match: Match, *more: Argument) -> Card:
    """A referee is wanted at a table."""
    able = await call.people.deciding(call.club, lambda person: call.book.side_of(person, match))
    who = listed(Mention(person, ping=True) for person in able)
    news = (
        say("codice-referees-called", who=who, table=match.table)
        if who
        else say("codice-referee-wanted", table=match.table)
    )
    card = table_card(call.book, match, news, *more, *_elsewhere(call.book, match))
    called = Card(card.title, card.lines, buttons=card.buttons, tone=Tone.BAD)
    if call.club is not None and any([await call.people.rank(call.club.id, one) for one in able]):
        await reach(call, able, called)
    else:
        # Whoever manages the server or the group decides too, and may do so where nobody knows of it.
        call.told += [told for told in everywhere(call, called) if told.room != call.room.id]
    return called


# --- the ordinary penalty of article 32


def _penalties(book: Codice, match: Match) -> tuple[Button, ...]:
    """A referee who was called gives it to one team or the other."""
    line = f"codice penalise {place(match, match.next)}"
    return tuple(
        Button(say("codice-penalise-button", team=named(book, team)), f"{line} {team}", "bad") for team in match.teams
    )


def _penalty_said(book: Codice, match: Match, one: Penalty) -> Argument:
    facts = {"team": named(book, one.team), "hand": one.hand, "who": Mention(one.by)}
    return say("codice-penalty", table=match.table, round=match.round, **facts)


def _elsewhere(book: Codice, match: Match) -> list[Argument]:
    """What the two teams have had at their tables before: who is called here is to know it."""
    return [_penalty_said(book, other, one) for other, one in penalties.before(book, match) if other is not match]


# --- a decision that waits


def proposal_lines(book: Codice, match: Match, proposal: Proposal, *, ping: bool) -> Sequence[Argument]:
    """What a referee who plays here would decide, and who has to agree."""
    what: Argument
    if proposal.outcome is not None:
        outcome = outcome_said(book, match, proposal.outcome)
        what = say("codice-hand-line", hand=proposal.hand, outcome=outcome)
    else:
        what = given_said(book, match, proposal.winner)
    other = match.other(proposal.side)
    return (
        say("codice-proposed", who=Mention(proposal.by), what=strong(what)),
        say("codice-proposal-asks", team=named(book, other), players=players(book, other, ping=ping)),
    )


def _agreement(match: Match) -> tuple[Button, ...]:
    line = f"codice agree {match.round} {match.table}"
    return (
        Button(say("codice-agree-button"), f"{line} yes", "good"),
        Button(say("codice-disagree-button"), f"{line} no", "bad"),
    )


def checked_round(book: Codice, number: int) -> None:
    """Refuse a button of a round that is over."""
    if number != book.present.number:
        raise Refused("codice-round-other", round=book.present.number)


def checked_place(book: Codice, number: int, table: int) -> Match:
    """The table that a button is about, if its round is still on."""
    checked_round(book, number)
    return seen(book, book.match_at(table, number))
