"""What cannot be done in a hand is refused for its own reason, and nothing happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engines.codice.play import dealing, friendly, times
from tests.engines.codice.play.hand import ALDO, ASSASSIN, BEA, CARLO, DECK, DINA, EVA, FRANCO, Hand, refuses


def laid() -> Hand:
    """The words lie there, the key does not."""
    return Hand()


def begun() -> Hand:
    """The starter's time runs."""
    hand = Hand()
    hand.begin()
    return hand


def over() -> Hand:
    """Somebody pointed at the assassin."""
    hand = begun()
    hand.give(1)
    hand.point(ASSASSIN)
    return hand


def led_by_nobody() -> Hand:
    """A chief has left before the key was drawn, and nobody has taken their place."""
    hand = Hand()
    hand.act(lambda: times.gone(hand.book, ALDO))
    return hand


def sits_down(hand: Hand, *teams: tuple[str, ...]) -> object:
    return friendly.begin(hand.book, ALDO, teams, hand.now, hand.dice())


REFUSED: dict[str, tuple[Callable[[], Hand], Callable[[Hand], object], str]] = {
    "stop before the key": (laid, lambda one: times.stop(one.book, ALDO, one.where, one.now), "codice-play-no-key"),
    "explain what nobody asked": (
        laid,
        lambda one: dealing.to_explain(one.book, one.chief(one.play.teams[1]), one.where, 3),
        "codice-play-not-asked",
    ),
    "know the words without a chief": (led_by_nobody, lambda one: one.clear(DINA), "codice-play-no-chief"),
    "ask once the key is drawn": (
        begun,
        lambda one: dealing.ask(one.book, BEA, one.where, 3),
        "codice-play-key-drawn",
    ),
    "know the words once the key is drawn": (begun, lambda one: one.clear(BEA), "codice-play-key-drawn"),
    "give up what is over": (over, lambda one: times.give_up(one.book, ALDO, one.where), "codice-play-over"),
    "deal for others": (
        over,
        lambda one: friendly.deal(one.book, EVA, DECK, "it", one.now, one.dice()),
        "codice-play-not-yours",
    ),
    "sit down alone": (over, lambda one: sits_down(one, (ALDO,), (CARLO, DINA)), "codice-friendly-too-few"),
    "sit in both teams": (over, lambda one: sits_down(one, (ALDO, BEA), (CARLO, BEA)), "codice-friendly-twice"),
    "begin beside a hand that is played": (
        begun,
        lambda one: sits_down(one, (ALDO, BEA), (CARLO, DINA)),
        "codice-friendly-on",
    ),
    "change a player of the other team": (
        over,
        lambda one: friendly.replace(one.book, ALDO, CARLO, EVA),
        "codice-play-not-yours",
    ),
    "change who plays nowhere": (
        over,
        lambda one: friendly.replace(one.book, ALDO, FRANCO, EVA),
        "codice-play-not-yours",
    ),
    "bring in who plays already": (
        over,
        lambda one: friendly.replace(one.book, ALDO, BEA, DINA),
        "codice-friendly-twice",
    ),
}


@pytest.mark.parametrize(("made", "deed", "why"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_done_is_refused_and_nothing_happens(
    made: Callable[[], Hand], deed: Callable[[Hand], object], why: str
) -> None:
    hand = made()
    before = len(hand.records)
    assert refuses(lambda: deed(hand)) == why
    assert len(hand.records) == before
    assert hand.refolded().plays == hand.book.plays


def test_after_a_hand_any_player_deals_the_next_and_two_teams_may_begin_anew() -> None:
    hand = over()
    hand.act(lambda: friendly.deal(hand.book, DINA, DECK, "it", hand.now, hand.dice()))
    other = over()
    other.act(lambda: sits_down(other, (ALDO, BEA), (CARLO, DINA)))
    assert len(other.book.games) == 2
