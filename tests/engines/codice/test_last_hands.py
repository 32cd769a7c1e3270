"""The last hand of a match, and of a round: what waits for whose word, and when the round closes by itself."""

from __future__ import annotations

from bot.engines.codice import closing, silence
from bot.engines.codice.matches import Match
from bot.engines.codice.tournament import CONFIRM
from bot.engines.tournament import directing
from bot.engines.tournament.tournament import PAIRINGS, STANDINGS, NoticeSubject
from tests.engines.codice.evening import NOW, Evening, player
from tests.engines.codice.refusing import refused
from tests.engines.codice.test_hands import confirm, evening, people

__all__ = ["evening"]


def last_hand(evening: Evening) -> Match:
    """A match whose last hand was reported, and not confirmed; the opponents have told the first."""
    match = evening.match(1)
    one, two = people(match)
    evening.tell(two, 1, match.teams[0])
    confirm(evening, one, 1)
    evening.play(1, 0)
    evening.tell(one, 1, match.teams[0])
    return match


def test_the_last_hand_of_a_match_waits_two_minutes(evening: Evening) -> None:
    match = last_hand(evening)
    assert evening.book.due()[CONFIRM] == NOW + 120
    assert not match.over
    evening.act(lambda: silence.stand(evening.book, NOW + 120))
    assert match.over
    assert CONFIRM not in evening.book.due()


def test_a_last_hand_in_dispute_waits_for_its_referee(evening: Evening) -> None:
    match = last_hand(evening)
    evening.tell(player(match.teams[1]), 1, match.teams[1])
    assert CONFIRM not in evening.book.due()
    evening.rule(1, match.teams[1])
    assert match.over


def test_a_last_hand_is_not_followed_by_another(evening: Evening) -> None:
    match = last_hand(evening)
    with refused("codice-match-complete"):
        evening.tell(player(match.teams[0]), 1, match.teams[0], 6)


def test_a_referee_who_records_a_last_hand_that_waits_settles_it(evening: Evening) -> None:
    match = last_hand(evening)
    assert evening.rule(1, match.teams[0]).what == "settled"
    assert match.over


def test_silence_stands_also_if_what_came_of_it_is_undone(evening: Evening) -> None:
    evening.play_round(but=[1])
    last_hand(evening)
    evening.act(lambda: silence.stand(evening.book, NOW + 120))
    assert evening.book.present.number == 2
    book = evening.undone()
    assert (book.present.number, book.present.complete, book.present.closed) == (1, True, False)
    assert CONFIRM not in book.due()
    closing.close(book, NOW)
    assert book.present.number == 2


def test_with_its_last_hand_a_round_closes_and_the_next_is_posted(evening: Evening) -> None:
    evening.play_round(but=[1])
    assert [match.table for match in evening.book.present.missing] == [1]
    evening.play(1, 0, 0)
    evening.book.taken()
    evening.play(1, 0)
    kinds = [record.entry.kind for record in evening.records[-3:]]
    assert kinds == ["codice.hand-reported", "codice.round-closed", "codice.round-paired"]
    assert len({record.request for record in evening.records[-3:]}) == 1


def test_the_other_team_s_word_for_the_last_hand_closes_the_round(evening: Evening) -> None:
    evening.play_round(but=[1])
    match = last_hand(evening)
    assert evening.book.present.number == 1
    confirm(evening, player(match.teams[1]), 3)
    assert evening.book.present.number == 2


def test_the_other_team_s_own_report_of_the_last_hand_closes_the_round_and_another_one_does_not(
    evening: Evening,
) -> None:
    evening.play_round(but=[1])
    match = last_hand(evening)
    told = match.hands[2].outcome
    assert told.winner == match.teams[0]
    evening.tell(player(match.teams[1]), 1, match.teams[1], hand=3)
    assert evening.book.present.number == 1
    evening.rule(1, match.teams[0], told.loser_agents, hand=3)
    assert evening.book.present.number == 2


def test_the_other_team_reports_the_last_hand_alike_and_the_round_closes(evening: Evening) -> None:
    evening.play_round(but=[1])
    match = last_hand(evening)
    evening.tell(player(match.teams[1]), 1, match.teams[0], match.hands[2].outcome.loser_agents, hand=3)
    assert evening.book.present.number == 2


def test_undoing_the_last_hand_opens_the_round_again(evening: Evening) -> None:
    evening.play_round()
    book = evening.undone()
    assert (book.present.number, len(book.present.missing)) == (1, 1)


def test_a_director_does_not_close_a_round_with_tables_missing(evening: Evening) -> None:
    with refused("codice-tables-missing"):
        closing.close(evening.book, NOW)


def test_the_round_s_clock_gives_the_longest_time_that_its_hands_can_take(evening: Evening) -> None:
    assert evening.book.clock.ends == NOW + 3 * (2 * 7 + 1) * 60


def test_while_notices_are_held_what_is_posted_waits_and_so_does_the_clock(evening: Evening) -> None:
    evening.act(lambda: directing.hold(evening.book, True, NOW))
    evening.play_round()
    assert evening.book.held == [NoticeSubject(STANDINGS, 1), NoticeSubject(PAIRINGS, 2)]
    assert evening.book.clock.ends is None
    evening.act(lambda: directing.release(evening.book, NOW + 300))
    assert evening.book.clock.ends == NOW + 300 + 45 * 60
