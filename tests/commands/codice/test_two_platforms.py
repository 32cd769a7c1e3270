"""A tournament of a club that meets on Discord and on Telegram: notices, words and questions reach both."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bot.engines.codice.matches import Match
from bot.hall.cards.card import Audience, plain
from bot.hall.requests import Account, Place
from tests.commands.codice.club_night import PEOPLE, TEAMS, UGO, Night, begun, entered
from tests.hall.house import HALL, Chat, words

GROUP = Place("telegram", "-50", "Gruppo", house="-50", house_title="Gruppo")
GIGI = Account("telegram", "7", "Gigi", "it", "gigi")
"""An organiser on Telegram."""
LIA = Account("telegram", "8", "Lia", "it", "lia")
NINO = Account("telegram", "9", "Nino", "it", "nino")


async def linked(night: Night, *, announced: bool = True) -> None:
    """The club's server and a group become one club; notices go to the group too."""
    said = await night.asks("/club collega", manages=True)
    code = next(word for word in said.split() if len(word) == 8 and word.isupper() and word.isalnum())
    await night.asks(f"/club collega {code}", GIGI, GROUP, manages=True)
    await night.presses("Sì, un club solo", GIGI, GROUP, manages=True)
    if announced:
        await night.asks("/club avvisi tutto", GIGI, GROUP, manages=True)


def rooms(chat: Chat, since: int = 0) -> list[str]:
    """What was said in a chat's rooms, by title."""
    return [plain(one.drawn.title) for one in chat.said[since:] if one.audience is Audience.ROOM]


async def across(folder: Path) -> tuple[Night, Match]:
    """Three teams on Discord and one, I Gechi, on Telegram; and the table at which these play."""
    night = await entered(folder, 3)
    await linked(night)
    await night.asks("/aiuto", NINO, GROUP)
    await night.asks('/codice squadra "I Gechi" @lia @nino', LIA, GROUP)
    await night.asks("/codice inizia")
    await night.hears()
    return night, next(one for one in (await night.book()).present.matches.values() if "t4" in one.teams)


async def test_the_tables_are_posted_on_both(tmp_path: Path) -> None:
    night = await entered(tmp_path)
    await linked(night)
    await night.asks("/codice inizia")
    await night.hears()
    assert "Tavoli · turno 1 di 3" in rooms(night.house.chat)
    assert rooms(night.house.telegram) == ["Tavoli · turno 1 di 3"]
    await night.house.store.close()


async def test_without_a_room_chosen_there_they_are_posted_where_the_clubs_were_linked(tmp_path: Path) -> None:
    night = await entered(tmp_path)
    await linked(night, announced=False)
    await night.asks("/codice inizia")
    await night.hears()
    assert rooms(night.house.telegram) == ["Tavoli · turno 1 di 3"]
    await night.house.store.close()


async def test_each_room_s_own_card_is_corrected(tmp_path: Path) -> None:
    night = await entered(tmp_path)
    await linked(night)
    await night.asks("/codice inizia")
    await night.hears()
    bye = (await night.book()).present.bye
    other = next(team for team in (await night.book()).entrants if team != bye)
    before = [len(chat.said) for chat in (night.house.chat, night.house.telegram)]
    await night.asks(f'/codice riposo "{await night.name(other)}"')
    await night.hears()
    for chat, since in zip((night.house.chat, night.house.telegram), before, strict=True):
        edited = [one for one in chat.said[since:] if one.edits]
        assert [plain(one.drawn.title) for one in edited] == ["Tavoli · turno 1 di 3"]
    await night.house.store.close()


async def test_the_tournament_can_be_meant_in_the_group_too(tmp_path: Path) -> None:
    night = await begun(tmp_path)
    await linked(night)
    assert (await night.asks("/codice tavoli", LIA, GROUP)).startswith("Tavoli · turno 1 di 3")
    assert "Al tavolo 1 registrano" in await night.asks("/codice mano 1 Orsi assassino", LIA, GROUP)
    await night.house.store.close()


async def test_a_room_that_gets_no_notices_knows_of_no_tournament(tmp_path: Path) -> None:
    night = await begun(tmp_path)
    await linked(night, announced=False)
    elsewhere = replace(GROUP, id="-50:7", title="Chiacchiere")
    assert "non c'è un torneo" in await night.asks("/codice tavoli", LIA, elsewhere)
    await night.house.store.close()


async def test_the_other_team_is_asked_where_it_is(tmp_path: Path) -> None:
    night, match = await across(tmp_path)
    rival = await night.name(match.other("t4"))
    since = len(night.house.telegram.said)
    await night.asks(f'/codice mano {match.table} "{rival}" agenti 5', PEOPLE[TEAMS[rival][0]])
    await night.hears()
    asked = [words(one.drawn) for one in night.house.telegram.said[since:]]
    assert len(asked) == 1
    assert "I Gechi, è andata così?" in asked[0]

    confirm = next(key for row in night.house.telegram.said[-1].drawn.buttons for key in row if key.label == "Confermo")
    assert "confermata" in await night.presses(confirm, LIA, GROUP)
    await night.house.store.close()


async def test_who_sits_here_is_not_asked_twice(tmp_path: Path) -> None:
    night = await begun(tmp_path)
    await linked(night)
    match = await night.match(1)
    since = len(night.house.telegram.said)
    await night.asks(f'/codice mano 1 "{await night.name(match.teams[0])}" agenti 5', await night.side(1, 0))
    await night.hears()
    assert len(night.house.telegram.said) == since
    await night.house.store.close()


async def test_a_referee_is_called_where_there_is_one(tmp_path: Path) -> None:
    night, match = await across(tmp_path)
    since = len(night.house.chat.said)
    assert "serve un arbitro" in await night.asks(f"/codice contesta {match.table}", LIA, GROUP)
    await night.hears()
    assert any("serve un arbitro" in words(one.drawn) for one in night.house.chat.said[since:])
    since = len(night.house.telegram.said)
    await night.asks(f'/codice tavolino {match.table} "I Gechi"', UGO, HALL)
    await night.hears()
    assert any("ha deciso l'arbitro" in words(one.drawn) for one in night.house.telegram.said[since:])
    await night.house.store.close()


async def test_time_is_called_on_both(tmp_path: Path) -> None:
    night = await begun(tmp_path)
    await linked(night)
    night.house.now += 46 * 60
    await night.house.clock.tick()
    await night.hears()
    assert rooms(night.house.telegram) == ["Tempo scaduto · turno 1 di 3"]
    await night.house.store.close()


async def test_a_card_is_posted_again_on_both(tmp_path: Path) -> None:
    night = await begun(tmp_path)
    await linked(night)
    assert (await night.asks("/codice pubblica tavoli")).startswith("Tavoli · turno 1 di 3")
    await night.hears()
    assert rooms(night.house.telegram) == ["Tavoli · turno 1 di 3"]
    await night.house.store.close()


async def test_directors_stay_directors_when_their_club_joins_another(tmp_path: Path) -> None:
    night = await begun(tmp_path)
    said = await night.asks("/club collega", GIGI, GROUP, manages=True)
    code = next(word for word in said.split() if len(word) == 8 and word.isupper() and word.isalnum())
    await night.asks(f"/club collega {code}", manages=True)
    await night.presses("Sì, un club solo", manages=True)
    assert "Orologio fermo" in await night.asks("/codice pausa")
    await night.house.store.close()


async def test_without_a_named_referee_who_organises_is_called_and_the_call_is_heard_everywhere(tmp_path: Path) -> None:
    night = await begun(tmp_path)
    await linked(night)
    for helper in ("@zoe", "@ugo"):
        await night.asks(f"/club ruolo {helper} nessuno", manages=True)
    called = "Zoe, Gigi: serve un arbitro al tavolo 1"
    assert called in await night.asks("/codice contesta 1", await night.side(1, 0))
    await night.hears()
    assert called in words(night.house.telegram.said[-1].drawn)
    await night.house.store.close()
