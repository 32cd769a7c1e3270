"""A club's own book hears of what was done elsewhere: who was erased, who linked accounts, which clubs are one."""

from __future__ import annotations

import pytest

from bot.hall.requests import Account, Place
from bot.storage.contract import Overtaken, Relabel, Write
from tests.hall.house import ANNA, BRUNO, CARLA, ELSEWHERE, HALL, House
from tests.hall.people.clubs.two_clubs import linked, parted, undoing
from tests.hall.unlucky import unlucky

JOURNAL = "/diario 20 registro:club"
MARCO = Account("discord", "9", "Il Marchese", "it", "marco")
GROUP = Place("telegram", "-1", "Gruppo", house="-1", house_title="Gruppo")
ANNINA = Account("telegram", "71", "Annina", "it", "annina")


async def asked_about_marco(house: House) -> None:
    """The room is asked whether Marco is its guest of that name."""
    await house.ask("/mito partita @Anna @Marco")
    await house.ask("/aiuto", MARCO)
    await house.heralded()


async def forgets(house: House, who: Account) -> None:
    await house.press((await house.keys("/io cancella", who))["Sì, dimenticami"], who)


async def test_a_claim_goes_with_whoever_made_it(house: House) -> None:
    await asked_about_marco(house)
    assert "In attesa di conferma: 1" in await house.said("/club persone", manages=True)
    await forgets(house, MARCO)
    for after in (house, await house.restarted()):
        assert "In attesa di conferma" not in await after.said("/club persone", manages=True)
        assert "non c'è più: cadono le domande" in await after.said(JOURNAL)
    assert not await house.store.rows("claims")


async def test_the_question_that_was_asked_is_struck_in_its_place(house: House) -> None:
    await asked_about_marco(house)
    [asked] = [one for one in house.chat.said if one.drawn.buttons and one.drawn.buttons[0][0].label == "Conferma"]
    await forgets(house, MARCO)
    await house.heralded()
    last = house.chat.said[-1]
    assert last.edits and last.place == asked.place and not last.drawn.buttons
    assert "Questa domanda non serve più" in house.chat.words()[-1]


async def test_no_undo_brings_back_what_was_asked_of_who_is_gone(house: House) -> None:
    await asked_about_marco(house)
    [no] = [key for one in house.chat.said for row in one.drawn.buttons for key in row if key.label == "No"]
    await house.press(no, ANNA)
    await forgets(house, MARCO)
    sure = await house.keys("/annulla registro:club", manages=True)
    assert "ha annullato" in await house.press(sure["Sì, annulla"], manages=True)
    assert "In attesa di conferma" not in await house.said("/club persone", manages=True)


async def test_what_was_not_dropped_before_a_crash_is_dropped_at_the_next_start(house: House) -> None:
    await asked_about_marco(house)
    house.hall.desk.followers.clear()  # as if the process had died between the two
    await forgets(house, MARCO)
    assert "In attesa di conferma: 1" in await house.said("/club persone", manages=True)
    after = await house.restarted()
    assert "In attesa di conferma" not in await after.said("/club persone", manages=True)


async def test_a_link_and_its_undoing_stand_in_the_journals_of_both(house: House) -> None:
    await linked(house)
    await parted(house)
    here, there = await house.people.enter(HALL), await house.people.enter(ELSEWHERE)
    assert "ha reso questo club una cosa sola" in await house.said(JOURNAL, BRUNO, ELSEWHERE)
    said = await house.said(JOURNAL, ANNA, HALL)
    assert "Un altro club, Altro club, è diventato una cosa sola con questo" in said
    assert "è di nuovo un club a sé" in said
    assert here.club != there.club


async def test_what_the_other_club_did_is_not_undone_here_and_it_is_said_how_to_part(house: House) -> None:
    await linked(house)
    lines = (await house.said(JOURNAL, ANNA, HALL)).splitlines()
    [line] = [line.split(" · ")[0] for line in lines if "una cosa sola con questo" in line]
    assert "/club persone" in await house.said(f"/annulla {line} registro:club", manages=True)


async def test_an_undo_of_the_link_is_heard_of_too(house: House) -> None:
    await linked(house)
    await house.press(await undoing(house), ANNA, manages=True)
    assert "è di nuovo un club a sé" in await house.said(JOURNAL, ANNA, HALL)


async def test_nobody_waits_for_an_answer_to_what_was_heard(house: House) -> None:
    await asked_about_marco(house)
    await linked(house)
    await house.press(await undoing(house), ANNA, manages=True)
    waiting = await house.store.unanswered(house.now + 1)
    assert waiting and not [one.id for one in waiting if one.id.startswith(("elsewhere:", "claim:"))]


async def link_accounts(house: House) -> None:
    """Annina, who has rolled in her group, turns out to be Anna."""
    await house.ask("/tira 3", ANNINA, GROUP)
    code = (await house.said("/io collega")).split("/io collega ")[1].split()[0]
    keys = await house.keys(f"/io collega {code}", ANNINA, GROUP)
    await house.press(keys["Sì, unisci"], ANNINA, GROUP)


async def test_linked_accounts_stand_in_the_book_of_the_club_where_something_changes_by_it(house: House) -> None:
    await link_accounts(house)
    assert "Annina ha collegato due suoi account" in await house.said(JOURNAL, ANNINA, GROUP)
    keys = await house.keys("/io mostra", ANNINA, GROUP)
    part = next(key for label, key in keys.items() if label.startswith("Separa"))
    sure = await house.keys(who=ANNINA, where=GROUP, press=part.id)
    await house.press(sure["Sì, separa"], ANNINA, GROUP)
    assert "ha separato due suoi account" in await house.said(JOURNAL, ANNINA, GROUP)


async def test_only_who_linked_their_accounts_takes_it_back_and_an_undo_says_so(house: House) -> None:
    await link_accounts(house)
    lines = (await house.said(JOURNAL, ANNINA, GROUP)).splitlines()
    [line] = [line.split(" · ")[0] for line in lines if "ha collegato due suoi account" in line]
    said = await house.said(f"/annulla {line} registro:club", ANNINA, GROUP, manages=True)
    assert "può cambiarlo solo quella persona, con /io mostra" in said


async def test_a_club_that_knew_only_the_other_account_hears_nothing_of_it(house: House) -> None:
    await house.ask("/mito partita @Anna @Bruno")
    await link_accounts(house)
    assert [book.club for book in await house.store.books(kind="club")] == [(await house.people.enter(GROUP)).club]


async def test_what_would_change_is_said_before_accounts_are_linked(house: House) -> None:
    await house.ask("/mito partita @Anna @Bruno")
    await house.ask("/aiuto", CARLA)
    await house.ask("/mito partita @Carla @Bruno", CARLA)
    code = (await house.said("/io collega", CARLA)).split("/me link ")[1].split()[0]
    said = await house.said(f"/io collega {code}")
    assert "Discord: Anna" in said and "Discord: Carla" in said
    assert said.count("1 partita") == 2 and "insieme: 2 partite" in said
    assert "Carla" in await house.said("/mito classifica")


async def test_directors_are_told_of_likely_doubles_where_the_desk_was_never_used(house: House) -> None:
    await house.ask('/mito partita @Anna @+"Bruno"', ANNA)
    await house.ask("/aiuto", BRUNO)
    await house.ask("/io avvisi si", manages=True)
    await house.clock.tick()
    assert await house.store.books(kind="club")
    house.now += 7 * 24 * 3600
    await house.ask("/aiuto", manages=True)
    await house.clock.tick()
    assert any("forse la stessa persona" in said for said in await house.heralded())


@pytest.mark.parametrize("line", [JOURNAL, "/annulla registro:club"])
async def test_of_a_book_that_is_not_laid_yet_it_is_not_said_how_to_lay_it(house: House, line: str) -> None:
    await house.ask("/mito partita @Anna @Bruno")
    said = await house.said(line, manages=True)
    assert "non c'è ancora niente" in said and "si apre" not in said


async def test_directors_see_no_account_on_a_platform_where_their_club_is_not(house: House) -> None:
    code = (await house.said("/io collega")).split("/io collega ")[1].split()[0]
    keys = await house.keys(f"/io collega {code}", ANNINA, GROUP)
    await house.press(next(key for label, key in keys.items() if "Sì" in label), ANNINA, GROUP)
    said = await house.said("/club persone @Anna", ANNA, manages=True)
    assert "Discord: Anna" in said
    assert "Telegram" not in said


async def test_a_clubs_book_that_another_process_lays_at_the_same_moment_is_laid_once(house: House) -> None:
    await house.ask("/mito partita @Anna @Bruno")
    house = await unlucky(house, Overtaken())
    before = [book.id for book in await house.store.books()]
    await house.hall.club_news.lay(house.now)
    assert [book.id for book in await house.store.books()] == before


@pytest.mark.parametrize(("closed", "laid"), [(False, 1), (True, 0)], ids=["open", "closed"])
async def test_a_club_with_an_open_book_has_one_about_its_people_too(house: House, closed: bool, laid: int) -> None:
    await house.ask("/tira 5")
    [book] = await house.store.books()
    if closed:
        await house.store.write(Write(changes=[Relabel(book.id, {"closed": house.now})]))
    for _ in range(2):
        await house.hall.club_news.lay(house.now)
        assert len(await house.store.books(kind="club")) == laid
