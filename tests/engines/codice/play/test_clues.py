"""A clue is one word and a number (article 31); objections and their penalty (article 32)."""

from __future__ import annotations

from functools import partial

import pytest

from bot.engines.book import Refused
from bot.engines.codice.play import clues, turns
from bot.engines.codice.play.state import Play
from tests.engines.codice.play.hand import EVA, Hand, refuses


def board(*words: str) -> Hand:
    """A hand whose board has these words, with the key drawn."""
    hand = Hand()
    hand.begin()
    hand.play.words = (*words, *hand.play.words[len(words) :])
    return hand


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("New York", "codice-clue-spaces"),
        ("anti-carro", "codice-clue-signs"),
        ("ping-pong", "codice-clue-signs"),
        ("l'oro", "codice-clue-signs"),
        ("R2D2", "codice-clue-abbreviation"),
        ("007", "codice-clue-abbreviation"),
        ("CGIL", "codice-clue-abbreviation"),
        ("c.g.i.l.", "codice-clue-abbreviation"),
        ("tv", "codice-clue-abbreviation"),
        ("e", "codice-clue-abbreviation"),
        ("gatto", "codice-clue-on-board"),
        ("GATTI", "codice-clue-abbreviation"),
        ("Gattino", ""),
        ("gatti", "codice-clue-on-board"),
        ("caffè", "codice-clue-on-board"),
        ("caffe", "codice-clue-on-board"),
        ("felino", ""),
        ("perché", ""),
    ],
)
def test_what_is_no_clue_is_refused_with_its_reason(word: str, reason: str) -> None:
    play = board("gatto", "caffè").play
    if not reason:
        assert clues.checked(play, f" {word} ") == word
        return
    with pytest.raises(Refused) as no:
        clues.checked(play, word)
    assert no.value.reason == reason


def test_a_word_that_is_covered_is_on_the_board_no_more() -> None:
    hand = board("gatto")
    hand.give(2)
    hand.point_at(0)
    assert clues.checked(hand.play, "gatti") == "gatti"


def test_stems_are_those_of_the_board_s_language() -> None:
    hand = board("house")
    hand.play.language = "en"
    with pytest.raises(Refused):
        clues.checked(hand.play, "houses")


def test_only_the_chief_whose_turn_it_is_gives_a_clue_and_only_one_a_turn() -> None:
    hand = board()
    for by, why in (
        (hand.mates()[0], "codice-play-not-chief"),
        (hand.chief(hand.others), "codice-play-turn"),
        (EVA, "codice-play-not-yours"),
    ):
        give = partial(clues.give, hand.book, by, hand.where, "w0000clue", 1, hand.now)
        assert refuses(partial(hand.act, give)) == why
    hand.give(1)
    assert refuses(lambda: hand.give(1)) == "codice-clue-given"


def objected(hand: Hand) -> None:
    hand.give(3)
    chief = hand.chief(hand.others)
    hand.act(lambda: clues.object_(hand.book, chief, hand.where, hand.now))


def decide(hand: Hand, by: str, upheld: bool, referee: bool = False) -> None:
    hand.act(lambda: clues.decide(hand.book, by, referee, hand.where, upheld, hand.now))


def test_the_other_chief_may_object_while_the_turn_is_on_and_times_stand_still() -> None:
    hand = board()
    assert refuses(
        lambda: hand.act(lambda: clues.object_(hand.book, hand.chief(hand.others), hand.where, hand.now))
    ) == ("codice-play-nothing-to-object")
    objected(hand)
    assert hand.book.due() == {}
    assert refuses(lambda: hand.point(hand.play.turn)) == "codice-play-objected"


def test_an_objection_upheld_ends_the_turn_and_the_others_may_cover_one_of_their_own_words() -> None:
    hand = board()
    accused, others = hand.play.turn, hand.others
    objected(hand)
    decide(hand, EVA, True, referee=True)
    assert (hand.play.turn, hand.play.owed) == (others, others)
    assert hand.play.tokens[accused] == 3

    def cover(colour: str) -> Play:
        place = hand.place(colour)
        return hand.act(lambda: turns.cover_own(hand.book, hand.chief(), hand.where, place, hand.now))

    assert refuses(lambda: cover(accused)) == "codice-play-own-word"
    cover(others)
    assert hand.play.found(others) == 1
    assert refuses(lambda: cover(others)) == "codice-play-nothing-owed"


def test_what_is_owed_is_covered_before_the_next_clue_or_never() -> None:
    hand = board()
    objected(hand)
    decide(hand, EVA, True, referee=True)
    hand.give(1)
    assert hand.play.owed == ""


def test_an_objection_that_is_not_upheld_lets_the_turn_go_on() -> None:
    hand = board()
    turn = hand.play.turn
    objected(hand)
    hand.now += 300
    decide(hand, EVA, False, referee=True)
    assert hand.book.due() == {"codice.play-flag": hand.now + 7 * 60}
    hand.point(turn)


def test_what_a_referee_has_let_stand_is_not_objected_to_again_but_the_next_clue_is() -> None:
    hand = board()
    objected(hand)
    decide(hand, EVA, False, referee=True)
    chief = hand.chief(hand.others)

    def again() -> None:
        hand.act(lambda: clues.object_(hand.book, hand.chief(hand.others), hand.where, hand.now))

    assert refuses(again) == "codice-play-ruled"
    hand.pass_on()
    hand.give(1)
    assert hand.chief(hand.others) != chief
    again()
    assert hand.play.objected


def test_the_accused_may_admit_it_and_who_objected_may_let_it_go_but_nobody_else_decides() -> None:
    hand = board()
    objected(hand)
    mine, theirs = hand.mates()[0], hand.mates(hand.others)[0]
    assert refuses(lambda: decide(hand, mine, False, referee=True)) == "codice-play-objection-not-yours"
    assert refuses(lambda: decide(hand, theirs, True, referee=True)) == "codice-play-objection-not-yours"
    assert refuses(lambda: decide(hand, EVA, True)) == "codice-play-not-yours"
    decide(hand, theirs, False)
    assert hand.play.objected == ""
    hand.act(lambda: clues.object_(hand.book, hand.chief(hand.others), hand.where, hand.now))
    decide(hand, mine, True)
    assert hand.play.owed
