"""The standings: points, the first three of the top table, the ties (a) to (j) of article 5; why one stands above."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from bot.engines.book import Refused
from bot.engines.diplomacy.totals import Total, top_places, totals
from bot.engines.diplomacy.tournament import Diplomacy, Stated
from bot.engines.tournament.standings import Comparison, Criterion, Number, Standings, ranked

TOP, POINTS, GAMES, WOMEN, SCORE, POWER, YOUNG, LOT = (
    "top",
    "points",
    "games",
    "women",
    "score",
    "power",
    "young",
    "lot",
)
PODIUM = 3
"""How many places of the tournament the top table decides."""
MISSED = -1
"""The value of a round that somebody did not play: it loses to any that was played."""


def standings(
    book: Diplomacy, rounds: int | None = None, also: Collection[str] = (), *, now: bool = False
) -> Standings:
    """Everybody who has played a game to its end and is not disqualified; `also` are looked at in any case. `now` takes
    the games that are on as if they ended with their last winter."""
    found = totals(book, rounds, now=now)
    classified = [player for player in found if book.entrants[player].fate != "disqualified" or player in also]
    return ranked(
        sorted(classified, key=lambda player: book.entrants[player].number), criteria(book, found, rounds, now=now)
    )


def criteria(
    book: Diplomacy, found: Mapping[str, Total], rounds: int | None = None, *, now: bool = False
) -> tuple[Criterion, ...]:
    """What sets one player above another who has these totals, one criterion after the other."""
    podium = [player for player in top_places(book, rounds, now=now) if book.entrants[player].fate != "disqualified"][
        :PODIUM
    ]
    chain: list[Criterion] = []
    if podium:
        chain.append(Criterion(TOP, lambda player: podium.index(player) if player in podium else PODIUM, less=True))
    chain.append(Criterion(POINTS, lambda player: found[player].points))
    chain.append(Criterion(GAMES, lambda player: len(found[player].played)))
    if book.women:
        chain.append(
            Criterion(
                WOMEN,
                lambda player: int(bool(_stated(book, player).woman)),
                applies=lambda tied: all(_stated(book, player).woman is not None for player in tied),
            )
        )
    last = min(book.rules.ties.rounds, max(1, len(book.rounds) if rounds is None else rounds))
    chain += [Criterion(SCORE, _score_in(found, number), number) for number in range(1, last + 1)]
    chain += [Criterion(POWER, _power_in(book, found, number), number, less=True) for number in range(1, last + 1)]
    if book.young:
        chain.append(
            Criterion(
                YOUNG,
                lambda player: _stated(book, player).born or 0,
                applies=lambda tied: all(_stated(book, player).born is not None for player in tied),
            )
        )
    chain.append(Criterion(LOT, book.lots.index, less=True))
    return tuple(chain)


def _stated(book: Diplomacy, player: str) -> Stated:
    return book.stated.get(player, Stated())


def _score_in(found: Mapping[str, Total], number: int) -> Callable[[str], Number]:
    def score(player: str) -> Number:
        points = found[player].of_round(number)
        return MISSED if points is None else points

    return score


def _power_in(book: Diplomacy, found: Mapping[str, Total], number: int) -> Callable[[str], Number]:
    order = book.rules.ties.powers

    def place(player: str) -> Number:
        powers = [order.index(one.power) for one in found[player].played if one.round == number]
        return min(powers, default=len(order)) + 1

    return place


def compare(book: Diplomacy, one: str, other: str, rounds: int | None = None) -> Comparison:
    """Why one player stands above another."""
    if one == other:
        raise Refused("diplomacy-same-player")
    found = totals(book, rounds)
    for player in (one, other):
        book.entrant(player)
        if player not in found:
            raise Refused("diplomacy-not-classified", player=player)
    return standings(book, rounds, also=(one, other)).compare(one, other)
