"""A challenge: both agree, the next game of both that one of them wins decides, and a correction puts it right."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.engines.mito import challenges, fixing
from bot.engines.mito.league import Challenge
from tests.engines.mito.league import HOUR, NOW, A, B, C, D, Table


def agreed(table: Table) -> Challenge:
    """A has called B out, and B has agreed."""
    found = challenges.challenge(table.book, A, B, NOW)
    challenges.agree(table.book, B, found.number, NOW)
    table.does()
    return found


def test_the_first_game_of_both_that_one_of_them_wins_decides() -> None:
    table = Table()
    table.play(A, B, at=NOW - HOUR)
    found = agreed(table)
    table.play(C, A, B, at=NOW + 1)
    table.play(A, C, D, at=NOW + 2)
    assert challenges.is_open(table.book, found, NOW + 3)
    game = table.play(B, C, A, at=NOW + 4)
    assert challenges.outcome(table.book, found) == game
    assert challenges.decided_by(table.book, game) == [found]
    later = table.play(A, B, at=NOW + 5)
    assert challenges.decided_by(table.book, later) == []
    assert not challenges.is_open(table.book, found, NOW + 6)


def test_a_correction_gives_it_to_the_other() -> None:
    table = Table()
    agreed(table)
    table.play(B, A, C, at=NOW + 1)
    book = table.rewrite(fixing.fixed(table.book, "", 1, (A, B, C), (), NOW + 1, NOW + HOUR))
    decided = challenges.outcome(book, book.challenges[1])
    assert decided is not None
    assert decided.winner == A


def test_only_who_was_called_out_agrees_and_only_once() -> None:
    book = Table().book
    found = challenges.challenge(book, A, B, NOW)
    for who in (A, C):
        with pytest.raises(Refused, match="mito-challenge-not-yours"):
            challenges.agree(book, who, found.number, NOW)
    challenges.agree(book, B, found.number, NOW)
    with pytest.raises(Refused, match="mito-challenge-agreed"):
        challenges.agree(book, B, found.number, NOW)
    with pytest.raises(Refused, match="mito-challenge-agreed"):
        challenges.drop(book, A, found.number, NOW)


def test_calling_out_who_has_called_one_out_is_agreeing() -> None:
    book = Table().book
    found = challenges.challenge(book, A, B, NOW)
    with pytest.raises(Refused, match="mito-challenge-open"):
        challenges.challenge(book, A, B, NOW)
    assert challenges.challenge(book, B, A, NOW) is found
    assert found.agreed == NOW


def test_nobody_calls_themselves_out_and_a_third_drops_nothing() -> None:
    book = Table().book
    with pytest.raises(Refused, match="mito-challenge-self"):
        challenges.challenge(book, A, A, NOW)
    found = challenges.challenge(book, A, B, NOW)
    with pytest.raises(Refused, match="mito-challenge-not-yours"):
        challenges.drop(book, C, found.number, NOW)
    challenges.drop(book, B, found.number, NOW)
    with pytest.raises(Refused, match="mito-challenge-over"):
        challenges.agree(book, B, found.number, NOW)
    assert challenges.challenge(book, A, B, NOW).number == 2


def test_one_without_answer_or_without_game_is_over_after_its_time() -> None:
    table = Table()
    found = challenges.challenge(table.book, A, B, NOW)
    late = NOW + challenges.ANSWERED + 1
    with pytest.raises(Refused, match="mito-challenge-over"):
        challenges.agree(table.book, B, found.number, late)
    again = challenges.challenge(table.book, A, B, late)
    challenges.agree(table.book, B, again.number, late)
    table.does()
    assert list(challenges.agreed_of(table.book, A, late)) == [again]
    after = late + challenges.PLAYED + 1
    assert list(challenges.agreed_of(table.book, A, after)) == []
    assert challenges.decided_by(table.book, table.play(A, B, at=after)) == []
