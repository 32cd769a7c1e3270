"""Before a hand: words, explanations, and only then the key (articles 17 to 25)."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from bot.engines.codice.play import clues, dealing
from bot.engines.codice.play.dealing import BoardLaid, KeyDrawn
from bot.engines.codice.play.state import SIZE
from tests.engines.codice.play.hand import ALDO, ASSASSIN, BEA, BYSTANDER, CARLO, DECK, DINA, EVA, Hand, refuses


def test_a_board_has_twenty_five_different_words_of_the_list() -> None:
    words = Hand().play.words
    assert len(set(words)) == SIZE
    assert set(words) <= set(DECK)


def test_the_key_is_drawn_once_both_teams_know_the_words_and_not_before() -> None:
    hand = Hand()
    assert hand.play.key == ()
    hand.clear(ALDO)
    assert hand.play.key == ()
    hand.clear(DINA)
    starter, second = hand.play.teams
    assert Counter(hand.play.key) == {starter: 9, second: 8, ASSASSIN: 1, BYSTANDER: 7}


def test_a_word_that_somebody_does_not_know_is_explained_by_the_chief_of_the_team_that_does_not_start() -> None:
    hand = Hand()
    hand.act(lambda: dealing.ask(hand.book, BEA, hand.where, 3))
    assert refuses(lambda: hand.clear(ALDO)) == "codice-play-explain-first"
    explainer = hand.chief(hand.play.teams[1])
    for other in {ALDO, BEA, CARLO, DINA} - {explainer}:
        explain = partial(dealing.explain, hand.book, other, hand.where, 3, "w0000means")
        assert refuses(partial(hand.act, explain)) == "codice-play-explainer"
    hand.act(lambda: dealing.explain(hand.book, explainer, hand.where, 3, "w0000means"))
    hand.clear(ALDO)


def test_a_team_says_once_that_it_knows_the_words_and_who_does_not_play_says_nothing() -> None:
    hand = Hand()
    hand.clear(ALDO)
    assert refuses(lambda: hand.clear(BEA)) == "codice-play-clear-already"
    assert refuses(lambda: hand.clear(EVA)) == "codice-play-not-yours"


def test_the_preparation_lasts_a_minute_then_the_starter_s_time_runs() -> None:
    hand = Hand()
    hand.clear(ALDO)
    hand.clear(DINA)
    assert hand.book.due() == {"codice.play-prepared": hand.now + 60}
    assert refuses(lambda: hand.give(2)) == "codice-play-preparing"
    hand.prepare()
    assert hand.book.due() == {"codice.play-flag": hand.now + 7 * 60}
    assert hand.play.turn == hand.play.starter


def test_words_and_key_fall_on_acts_of_their_own_and_the_key_is_sealed_until_its_seal_is_opened() -> None:
    hand = Hand()
    hand.clear(ALDO)
    hand.clear(DINA)
    laid, key = (
        next(one.entry for one in hand.records if isinstance(one.entry, kind)) for kind in (BoardLaid, KeyDrawn)
    )
    assert {draw.seal for draw in laid.draws} == {1}
    assert {draw.seal for draw in key.draws} == {2}
    assert key.sealed(hand.book) == ("draws",)
    assert laid.sealed(hand.book) == ()


def test_starter_and_chiefs_change_with_each_hand() -> None:
    hand = Hand()
    hand.begin()
    first, chiefs = hand.play.starter, hand.play.chiefs
    hand.give(1)
    hand.point(ASSASSIN)
    hand.deal()
    assert hand.play.starter == hand.play.other(first)
    assert set(hand.play.chiefs.values()) == {BEA, DINA} != set(chiefs.values())


def test_a_board_is_laid_while_none_is_played() -> None:
    hand = Hand()
    assert refuses(hand.deal) == "codice-play-on"


@pytest.mark.parametrize("act", ["clue", "key"])
def test_nothing_is_said_before_the_key_is_there(act: str) -> None:
    hand = Hand()
    if act == "clue":
        assert refuses(lambda: clues.to_clue(hand.book, hand.chief(), hand.where, hand.now)) == "codice-play-no-key"
    else:
        assert refuses(lambda: hand.point_at(0)) == "codice-play-no-key"


def test_the_book_of_the_entries_is_the_same() -> None:
    hand = Hand()
    hand.begin()
    hand.give(2)
    hand.point(hand.play.turn)
    assert hand.refolded().plays == hand.book.plays
