"""Who has a stake in an entry: who plays in what it is about, with whom they win and lose, and who has met whom."""

from __future__ import annotations

from bot.engines.book import Book
from bot.engines.club.club_book import LINK, ClubBook
from bot.engines.codice.hands import HandReported
from bot.engines.codice.matches import Outcome
from bot.engines.codice.matches import Where as Table
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.diplomacy.games import Where as Board
from bot.engines.mito.fixing import GameDropped
from bot.engines.tournament.entering import Marked
from bot.engines.way_back import concerned
from tests.engines.codice.evening import NOW, Evening
from tests.engines.codice.evening import player as agent
from tests.engines.diplomacy.weekend import Weekend, person
from tests.engines.gdr.convention import Convention
from tests.engines.mito.league import A, B, C, D
from tests.engines.mito.league import Table as Club


def both(*teams: str) -> set[str]:
    """The players of some teams of Nome in Codice."""
    return {agent(team, seat) for team in teams for seat in (1, 2)}


def hand(where: Table) -> HandReported:
    """A hand that some referee told."""
    return HandReported(where=where, outcome=Outcome(winner="", ending="referee"), side="", by="p9", at=NOW)


def test_a_hand_concerns_the_two_teams_of_its_match() -> None:
    book = Evening(6).book
    match = book.match_at(2)
    assert concerned(book, [hand(match.where())]) == both(*match.teams)


def test_the_match_of_a_team_with_a_bye_concerns_that_team_alone() -> None:
    book = Evening(5).book
    lone = next(pairing for pairing in book.present.pairings if len([team for team in pairing.teams if team]) == 1)
    assert set(book.behind(Table(1, lone.table))) <= both(*filter(None, lone.teams))


def test_what_is_about_no_table_there_is_concerns_everybody_who_plays() -> None:
    evening = Evening(4)
    evening.drop("t3")
    for where in (Table(1, 9), Table(2, 1)):
        assert list(evening.book.behind(where)) == []
        assert concerned(evening.book, [hand(where)]) == both("t1", "t2", "t4")


def test_what_is_said_of_a_team_concerns_its_players() -> None:
    book = Evening(4).book
    assert concerned(book, [Marked(entrant="t2", paid=True, box=False)]) == both("t2")
    assert book.side(agent("t2")) == both("t2")
    assert book.side("p0000stranger") == {"p0000stranger"}


def test_partners_and_who_sat_at_one_table_have_met() -> None:
    book = Evening(4).book
    one, two = book.match_at(1).teams
    other = book.match_at(2).teams[0]
    assert agent(one, 2) in book.met(agent(one)) and agent(two) in book.met(agent(one))
    assert agent(other) not in book.met(agent(one))


def test_a_board_is_who_sits_there_and_they_have_met() -> None:
    weekend = Weekend(14)
    weekend.post()
    book, boards = weekend.book, weekend.book.numbered(None).games
    seats = {number: {book.entrants[id].players[0] for id in game.seats.values()} for number, game in boards.items()}
    for number, players in seats.items():
        assert set(book.behind(Board(1, number))) == players and len(players) == 7
    assert list(book.behind(Board(1, 3))) == list(book.behind(Board(2, 1))) == []
    assert set(book.behind("t1")) == {person(1)}


def test_a_team_of_role_players_is_its_players() -> None:
    book = Convention(2).book
    for id, team in book.entrants.items():
        assert list(book.behind(id)) == list(team.players)
        assert book.side(team.players[0]) == {*team.players}


def test_a_game_of_the_ladders_is_its_players_and_they_have_met() -> None:
    club = Club()
    club.play(A, B)
    club.play(C, D, A)
    assert concerned(club.book, [GameDropped(number=2)]) == {A, C, D}
    assert set(club.book.behind(A)) == {A}
    assert concerned(club.book, [GameDropped(number=3)]) == club.book.players() == {A, B, C, D}
    assert B in club.book.met(A) and A in club.book.met(D) and C not in club.book.met(B)


def test_a_link_of_clubs_is_about_nobody() -> None:
    book = ClubBook()
    assert (tuple(book.behind(LINK)), tuple(book.behind("p1"))) == ((), ("p1",))


def test_a_number_that_a_campaign_does_not_know_means_nobody() -> None:
    book: Book = Campaign()
    assert tuple(book.behind(("number", 7))) == ()
