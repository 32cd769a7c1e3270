"""Periods that close: who won, who climbed, what nobody expected; told when it happens, and again when it changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.commands import card_pictures
from bot.commands.mito.cog import TOPIC, cog, in_its_zone
from bot.commands.mito.ladder_cards import picture
from bot.commands.mito.names import amount, called, people, period_said, titled
from bot.commands.mito.season_lines import longest_streak_line, places_before, record_line
from bot.commands.number_format import percent
from bot.engines.mito import closing, season
from bot.engines.mito.calendar import Period
from bot.engines.mito.closing import PeriodClosed
from bot.engines.mito.ladder import Ladder
from bot.engines.mito.league import CLOSING, League
from bot.engines.rewriting import Restored, Voided
from bot.hall.cards.card import Argument, Button, Card, Mention, Say, Tone, say, strong
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.told import Told

NEWS = 2
"""Sentences of a notice after the one that names the first."""
WINNERS = 3
"""The most who are named for games that gave nobody a place."""


@cog.timer(CLOSING)
@in_its_zone
async def close(call: Call[League]) -> Card:
    """Close every period that is over, when the timer is due."""
    closing.close(call.book, call.now)
    return Card()


@cog.heralds(PeriodClosed, topic=TOPIC)
def closed(call: Call[League], book: League, entry: PeriodClosed) -> Sequence[Told]:
    """The notice of a period that closed."""
    return [_notice(call, book, book.period(entry.which, entry.start))]


@cog.heralds(Voided, topic=TOPIC)
@cog.heralds(Restored, topic=TOPIC)
def undone(call: Call[League], book: League, entry: Voided | Restored) -> Sequence[Told]:
    """An undo may give a period that closed another winner."""
    before, after = call.book.games, book.games
    changed = [number for number in before.keys() | after.keys() if before.get(number) != after.get(number)]
    return told_again(
        call, book, [games[number].at for games in (before, after) for number in changed if number in games]
    )


@cog.tells(PeriodClosed)
def closed_line(call: Call[League], entry: PeriodClosed) -> Argument:
    """The journal's line of a period that closed."""
    period = period_said(call.book.period(entry.which, entry.start))
    return say("mito-line-closed", ladder=called(call.book, entry.which), period=period)


def told_again(call: Call[League], book: League, moments: Iterable[float]) -> list[Told]:
    """The notices of closed periods in which these moments lie; each replaces the one that was posted (same key)."""
    found = {book.period(which, moment): None for moment in moments for which in book.active}
    return [_notice(call, book, period) for period in found if (period.which, period.start) in book.closed]


def _notice(call: Call[League], book: League, period: Period) -> Told:
    assert call.volume is not None
    key = f"mito:{call.volume.stored.id}:{period.which}:{period.label}"
    return Told(closed_card(book, period), topic=TOPIC, key=key)


# --- what is told


def closed_lines(told: closing.ClosedPeriod) -> list[Argument]:
    """Who climbed, and the wins that were least expected, as lines."""
    lines: list[Argument] = []
    if told.climbs:
        lines.append(strong(say("mito-closed-climbers")))
        lines += [
            say(
                "mito-closed-climb",
                who=Mention(one.player),
                before=one.before,
                after=one.after,
                up=one.before - one.after,
            )
            for one in told.climbs
        ]
    if told.upsets:
        lines.append(strong(say("mito-closed-upsets")))
        lines += [
            say(
                "mito-closed-upset",
                number=str(one.game.number),
                who=Mention(one.game.winner),
                percent=percent(one.share, 0),
                favourite=Mention(one.favourite),
            )
            for one in told.upsets
        ]
    return lines


def closed_card(book: League, period: Period) -> Card:
    """Who has won a period, who climbed, what nobody expected."""
    told = closing.told(book, period)
    winners = [one.player for one in told.first if one.place == 1]
    if winners:
        title = say("mito-closed-title", period=titled(book, period), who=people(winners, ping=True))
    else:
        title = _who_won_its_games(book, period)
    lines = [_podium(book, told), *_news(book, told)[:NEWS]]
    order = (*told.first, *told.apart)[: card_pictures.ON_A_PHONE]
    row = (Button(say("mito-closed-button"), f"mito archive {period.which} {period.label}"),)
    subtitle = say("mito-ladder-games", games=told.games, players=len(told.first))
    before = places_before(book, book.ladder_of(period), period.end)
    drawn = picture(book, period, order, subtitle, before)
    return Card(title, tuple(lines), picture=drawn, buttons=(row,), tone=Tone.GOOD)


def _who_won_its_games(book: League, period: Period) -> Say:
    """The title where nobody has played enough for a place: what was played all the same, and who won it."""
    games = book.ladder_of(period).games
    won = list(dict.fromkeys(game.winner for game in games))
    what = {"period": titled(book, period), "games": len(games)}
    if len(won) > WINNERS:
        return say("mito-closed-title-nobody", **what)
    return say("mito-closed-title-few", **what, who=people(won, ping=True))


def _podium(book: League, told: closing.ClosedPeriod) -> Argument:
    """The first sentence: with how much whoever won has won, and who came next."""
    games = told.games
    if not told.first:
        minimum = book.numbers(told.period.which, told.period.end).minimum
        return say("mito-closed-nobody", minimum=minimum)
    first, *others = (say("mito-held-cell", who=Mention(one.player), value=amount(one.value)) for one in told.first[:3])
    if not others:
        return say("mito-closed-first", who=first, games=games)
    return say("mito-closed-podium", who=first, others=listed(others), games=games)


def _best_win(ladder: Ladder) -> Argument:
    """The win that brought most, the first of several; nothing where there was no other."""
    if len(ladder.games) < 2:
        return None
    won = [sum(put[1:]) for put in ladder.stakes]
    best = won.index(max(won))
    game = ladder.games[best]
    value = amount(won[best], sign=True)
    return say("mito-closed-best", who=Mention(game.winner), value=value, number=str(game.number))


def _news(book: League, told: closing.ClosedPeriod) -> list[Argument]:
    """What else is worth a sentence, the rarest first."""
    period, ladder = told.period, book.ladder_of(told.period)
    found: list[Argument] = [
        say(
            "mito-closed-surprise",
            number=str(one.game.number),
            who=Mention(one.game.winner),
            percent=percent(one.share, 0),
            favourite=Mention(one.favourite),
        )
        for one in told.upsets[:1]
    ]
    record = season.record(book.ladder(book.active[0], period.start), period.start, period.end)
    found.append(record_line(record))
    found += [
        say("mito-closed-climber", who=Mention(one.player), before=one.before, after=one.after)
        for one in told.climbs[:1]
    ]
    found.append(longest_streak_line(ladder, record))
    most = max((score.games for score in ladder.scores.values()), default=0)
    often = [player for player, score in ladder.scores.items() if score.games == most]
    if len(often) < len(ladder.scores):
        found.append(say("mito-closed-most", who=people(often), games=most))
    found.append(_best_win(ladder))
    return [one for one in found if one]
