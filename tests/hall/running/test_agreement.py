"""Who gains by a decision needs another's yes: one press in the book's room; without it nothing has happened."""

from __future__ import annotations

import pytest

from bot.hall.cards.card import Key
from bot.hall.declared.known_before import A_WHILE
from bot.hall.requests import Account, Reply
from tests.hall.house import ANNA, BRUNO, CARLA, CORNER, HALL, House, private, words
from tests.hall.people.test_claims import MARCO, confirm_asked

pytestmark = pytest.mark.asyncio
GAME = '/mito partita "@anna @bruno"'
ALT = Account("discord", "99", "Alt", "it", "alt")
"""Somebody whom the club has not met."""
YES, CORRECT, CONFIRM = "Sì, annulla", "Sì, correggi", "Conferma"


@pytest.fixture
async def played(house: House) -> House:
    """Bruno recorded a game that Anna won yesterday; Anna is the organiser."""
    for who in (ANNA, BRUNO, CARLA):
        await house.ask("/aiuto", who)
    await house.ask(GAME, BRUNO)
    house.now += A_WHILE
    return house


async def journal(house: House) -> list[str]:
    """The journal's lines, without their numbers and moments."""
    return [line.split(" · ", 2)[2] for line in (await house.said("/diario 100 mito")).splitlines()[1:]]


async def asked(house: House, line: str = "/mito correggi 1 elimina:si") -> dict[str, Key]:
    """The buttons of the question that comes of Anna's line."""
    return await house.keys(line, manages=True)


async def test_nothing_has_happened_before_the_yes(played: House) -> None:
    before = await journal(played)
    said = await played.said("/mito correggi 1 elimina:si", manages=True)
    assert said.startswith("Anna vuole correggere. Nel diario resterebbe scritto:\nAnna ha eliminato la partita 1")
    assert await journal(played) == before


async def test_another_agrees_with_one_press_and_the_journal_names_both(played: House) -> None:
    keys = await asked(played)
    assert "Con il sì di Bruno" in await played.press(keys[CORRECT], BRUNO)
    assert (await journal(played))[-2:] == ["Anna ha eliminato la partita 1", "Con il sì di Bruno"]


async def test_who_asks_cannot_agree(played: House) -> None:
    keys = await asked(played)
    assert "non chi chiede" in await played.press(keys[CORRECT], ANNA, manages=True)


async def test_somebody_without_a_stake_may_agree(played: House) -> None:
    keys = await asked(played)
    assert "Con il sì di Carla" in await played.press(keys[CORRECT], CARLA)
    assert (await journal(played))[-1].startswith("Con il sì di Carla")


async def test_who_has_no_stake_asks_nobody(played: House) -> None:
    await played.ask("/club ruolo @carla arbitro", manages=True)
    assert (await played.said("/mito fix 1 delete:yes", CARLA)).startswith("Partita 1 eliminata")


async def test_whoever_climbs_a_ladder_has_a_stake_in_a_game_of_others_that_moves_them(played: House) -> None:
    await played.ask('/mito partita "@carla @bruno" quando:"ieri 14:00"', CARLA)
    await played.ask('/mito partita "@carla @bruno"', CARLA)
    played.now += 900
    assert CORRECT in await asked(played, '/mito correggi 2 "@bruno @carla"'), "Anna met Bruno after it, and won"
    assert (await played.said('/mito correggi 3 "@bruno @carla"', manages=True)).startswith("Partita 3 corretta")


async def test_in_another_room_it_is_said_that_a_yes_was_asked_for_in_the_books(played: House) -> None:
    preview = await played.keys("/annulla mito", ANNA, CORNER, manages=True)
    said = await played.press(preview[YES], ANNA, CORNER, manages=True)
    assert said.startswith("Questo riguarda anche te: ho chiesto il sì di qualcun altro")


async def test_the_yes_counts_after_a_restart(played: House) -> None:
    keys = await asked(played)
    house = await played.restarted()
    await house.press(keys[CORRECT], BRUNO)
    assert "Anna ha eliminato la partita 1" in await journal(house)


async def test_it_is_withdrawn_where_the_book_has_moved_on(played: House) -> None:
    keys = await asked(played)
    other = await asked(played, '/mito correggi 1 "@bruno @anna"')
    await played.press(other[CORRECT], BRUNO)
    assert "è cambiato qualcosa" in await played.press(keys[CORRECT], BRUNO)


async def test_a_question_in_the_books_room_that_is_overtaken_says_so_after_a_restart(played: House) -> None:
    preview = await played.keys("/annulla mito", ANNA, CORNER, manages=True)
    await played.ask(press=preview[YES].id, where=CORNER, manages=True)
    await played.heralded()
    again = await played.restarted()
    await again.ask("", BRUNO, press="!mito dispute 1")
    assert any("Da quando è stato chiesto è cambiato qualcosa" in said for said in await again.heralded())


async def test_what_touches_something_else_withdraws_nothing(played: House) -> None:
    keys = await asked(played)
    await played.ask('/mito partita "@carla @bruno"', CARLA)
    assert not any("è cambiato qualcosa" in said for said in await played.heralded())
    await played.press(keys[CORRECT], BRUNO)
    assert "Anna ha eliminato la partita 1" in await journal(played)


async def test_it_is_done_once(played: House) -> None:
    keys = await asked(played)
    await played.press(keys[CORRECT], BRUNO)
    assert "Something has changed since this was asked for" in await played.press(keys[CORRECT], CARLA)
    assert (await journal(played)).count("Anna ha eliminato la partita 1") == 1


async def test_an_undo_by_one_who_played_is_asked_about_in_the_books_room(played: House) -> None:
    preview = await played.keys("/annulla mito", ANNA, CORNER, manages=True)
    said = await played.said(press=preview[YES].id, where=CORNER, manages=True)
    assert "nella stanza del registro" in said
    [question] = await played.heralded()
    assert question.startswith("Anna vuole annullare:\nPartita 1")
    notice = played.chat.said[-1]
    assert notice.place is not None and notice.place.id == HALL.id
    [[confirm]] = notice.drawn.buttons
    assert "Anna ha annullato" in await played.press(confirm, BRUNO)


@pytest.mark.parametrize("alone", [True, False])
async def test_the_question_takes_away_the_card_that_its_asker_alone_was_shown(played: House, *, alone: bool) -> None:
    preview = await played.keys("/annulla mito", manages=True)
    handle = {"pressed": "1", "hidden": alone}
    reply = await played.ask(press=preview[YES].id, manages=True, handle=handle)
    assert isinstance(reply, Reply)
    assert words(reply.drawn).startswith("Anna vuole annullare")
    assert reply.drawn.replaces is alone, "what all read stays; a question that was answered asks no more"


async def test_an_own_slip_needs_nobodys_yes(played: House) -> None:
    keys = await played.keys('/mito partita "@anna @carla"')
    assert "Anna ha tolto" in await played.press(keys["Togli"])


async def test_nobody_acts_for_another_by_a_made_up_button(played: House) -> None:
    anna = await played.named("Anna")
    [book] = [one for one in await played.store.books() if one.kind == "mito"]
    forged = f"!@{book.id} &{anna.id},1,0 mito fix 1 delete:yes"
    assert "non vale più" in await played.press(forged, BRUNO)


async def test_nothing_of_it_is_told_in_private_chats_of_others(played: House) -> None:
    reply = await played.ask("/mito correggi 1 elimina:si", where=private(ANNA), manages=True)
    assert isinstance(reply, Reply)
    assert "nella stanza del registro" in words(reply.drawn) or "organizza" in words(reply.drawn)


async def test_who_plays_changes_no_ladder_alone(played: House) -> None:
    keys = await asked(played, "/mito impostazioni piatto:5")
    assert "Con il sì di Bruno" in await played.press(keys[CONFIRM], BRUNO)
    assert any("Con il sì di Bruno" in line for line in await journal(played))


async def test_a_club_whose_ladders_nobody_has_climbed_yet_is_asked_nothing(house: House) -> None:
    assert CONFIRM not in await asked(house, "/mito impostazioni piatto:5")


async def test_an_account_that_came_after_the_request_gives_no_yes(played: House) -> None:
    keys = await asked(played)
    await played.ask("/aiuto", ALT)
    assert "conosceva già prima" in await played.press(keys[CORRECT], ALT)
    house = await played.restarted()
    assert "conosceva già prima" in await house.press(keys[CORRECT], ALT)
    assert "Con il sì di Bruno" in await house.press(keys[CORRECT], BRUNO)


async def test_who_joined_after_what_was_told_gives_no_yes_to_change_it(played: House) -> None:
    await played.ask("/aiuto", ALT)
    played.now += 2 * A_WHILE
    keys = await asked(played)
    assert "conosceva già prima" in await played.press(keys[CORRECT], ALT)
    undo = await played.keys(press=(await played.keys("/annulla mito", manages=True))[YES].id, manages=True)
    assert "conosceva già prima" in await played.press(undo[YES], ALT)
    assert "Con il sì di Carla" in await played.press(keys[CORRECT], CARLA)


async def test_who_joined_a_minute_ago_gives_no_yes_to_what_is_new(played: House) -> None:
    await played.ask("/aiuto", ALT)
    played.now += 60
    keys = await asked(played, "/mito impostazioni piatto:5")
    assert "conosceva già prima" in await played.press(keys[CONFIRM], ALT)
    played.now += A_WHILE
    assert "conosceva già prima" in await played.press(keys[CONFIRM], ALT), "waiting for it helps nobody"
    assert "Con il sì di Bruno" in await played.press(keys[CONFIRM], BRUNO)


@pytest.mark.parametrize("line", ["/mito impostazioni piatto:5", "/mito correggi 2 elimina:si"])
async def test_an_account_made_ready_before_the_evening_gives_no_yes_on_it(played: House, line: str) -> None:
    """It wrote hours before what is ruled upon was told, or anything was asked: whoever means to cheat tonight does."""
    await played.ask("/aiuto", ALT)
    played.now += 3 * 3600
    await played.ask('/mito partita "@anna @bruno @carla" quando:oggi', CARLA)
    played.now += 60
    [key] = [one for label, one in (await asked(played, line)).items() if label in (CONFIRM, CORRECT)]
    assert "lo frequenta almeno da ieri" in await played.press(key, ALT)
    assert "Con il sì di Bruno" in await played.press(key, BRUNO)


async def test_whom_the_asker_alone_has_named_is_known_by_nobody_elses_word(played: House) -> None:
    played.chat.members_there = [ALT]
    await played.ask('/mito partita "@alt @anna"')
    keys = await asked(played, "/mito impostazioni piatto:5")
    assert "conosceva già prima" in await played.press(keys[CONFIRM], ALT)


async def test_whoever_played_in_it_may_agree_however_new_they_are(played: House) -> None:
    played.chat.members_there = [ALT]
    await played.ask('/mito partita "@alt @anna"')
    played.now += A_WHILE
    keys = await asked(played, "/mito correggi 2 elimina:si")
    assert "Con il sì di Alt" in await played.press(keys[CORRECT], ALT)


@pytest.mark.parametrize("line", ["/mito correggi 2 elimina:si", "/mito impostazioni piatto:5"])
async def test_a_guest_of_whom_it_was_said_today_who_they_are_gives_no_yes(played: House, line: str) -> None:
    """Whoever gains had a second account, and confirmed by themselves that it is the guest."""
    await played.ask("/mito game @Anna @Bruno @Marco", BRUNO)
    played.now += A_WHILE
    await played.ask("/io mostra", MARCO)
    assert "sono la stessa persona" in await played.press(await confirm_asked(played), ANNA, manages=True)
    [key] = [one for label, one in (await asked(played, line)).items() if label in (CONFIRM, CORRECT)]
    assert "conosceva già prima" in await played.press(key, MARCO)
    played.now += A_WHILE + 60
    other = await asked(played, "/mito impostazioni piatto:4")
    assert "Con il sì di Il Marchese" in await played.press(other[CONFIRM], MARCO)


async def test_asked_anew_who_came_since_the_first_time_gives_no_yes_either(played: House) -> None:
    await asked(played)
    await played.ask("/aiuto", ALT)
    played.now += 60
    keys = await asked(played)
    assert "conosceva già prima" in await played.press(keys[CORRECT], ALT)
    assert "Con il sì di Bruno" in await played.press(keys[CORRECT], BRUNO)


async def test_who_was_named_by_another_in_a_book_before_is_known(played: House) -> None:
    played.chat.members_there = [ALT]
    await played.ask('/mito partita "@alt @bruno"', BRUNO)
    keys = await asked(played)
    assert "Con il sì di Alt" in await played.press(keys[CORRECT], ALT)


@pytest.mark.parametrize("office", ["arbitro", "direttore", "organizzatore"])
async def test_an_office_counts_for_a_yes_from_the_day_after_it_was_given(played: House, office: str) -> None:
    """An organiser gives their second account an office in a moment, also beside one that it has."""
    played.chat.members_there = [ALT]
    await played.ask(f"/club ruolo @alt {office}", manages=True)
    keys = await asked(played)
    assert "incarico almeno da ieri" in await played.press(keys[CORRECT], ALT)
    played.now += A_WHILE + 60
    assert "incarico almeno da ieri" in await played.press(keys[CORRECT], ALT), "waiting for it helps nobody"
    await played.ask("/club ruolo @alt direttore", manages=True)
    await played.ask('/mito partita "@anna @carla"', CARLA)
    other = await asked(played, "/mito correggi 2 elimina:si")
    assert "Con il sì di Alt" in await (await played.restarted()).press(other[CORRECT], ALT)


async def test_an_office_taken_and_given_again_is_a_new_one(played: House) -> None:
    played.chat.members_there = [ALT]
    await played.ask("/club ruolo @alt direttore", manages=True)
    played.now += 2 * A_WHILE
    await played.ask("/club ruolo @alt nessuno", manages=True)
    await played.ask("/club ruolo @alt direttore", manages=True)
    keys = await asked(played)
    assert "incarico almeno da ieri" in await played.press(keys[CORRECT], ALT)


async def test_whom_the_platform_lets_manage_the_place_agrees_at_once_unless_the_asker_does_too(house: House) -> None:
    """On a first evening the club's founder is known by nothing else; but who manages makes others managers."""
    for who in (BRUNO, CARLA):
        await house.ask("/aiuto", who)
    await house.ask("/club ruolo @bruno direttore", ANNA, manages=True)
    await house.ask('/mito partita "@bruno @carla"', CARLA)
    keys = await house.keys("/mito correggi 1 elimina:si", BRUNO)
    assert "Con il sì di Anna" in await house.press(keys[CORRECT], ANNA, manages=True)
    await house.ask('/mito partita "@bruno @carla"', CARLA)
    await house.ask("/club ruolo @bruno organizzatore", ANNA, manages=True)
    keys = await house.keys("/mito correggi 2 elimina:si", BRUNO)
    assert "incarico almeno da ieri" in await house.press(keys[CORRECT], ALT, manages=True)
    await house.ask("/aiuto", BRUNO, manages=True)
    await house.ask("/club ruolo @bruno arbitro", ANNA, manages=True)
    keys = await house.keys("/mito correggi 2 elimina:si", BRUNO, manages=False)
    assert "incarico almeno da ieri" in await house.press(keys[CORRECT], ALT, manages=True), "he did a minute ago"
    assert "Con il sì di Carla" in await house.press(keys[CORRECT], CARLA)


async def test_who_is_named_in_a_book_after_the_request_is_not(played: House) -> None:
    keys = await asked(played)
    played.chat.members_there = [ALT]
    await played.ask('/mito partita "@carla @alt"', CARLA)
    assert "conosceva già prima" in await played.press(keys[CORRECT], ALT)


async def test_the_question_says_what_the_button_does_and_who_stands_where_before_and_after(played: House) -> None:
    preview = await played.keys("/annulla mito", manages=True)
    asked = await played.said(press=preview[YES].id, manages=True)
    assert "Anna 1025,00 → 1000,00" in asked and "Bruno 975,00 → 1000,00" in asked, asked
    assert "Anna può guadagnarci o perderci" in asked


async def test_a_record_shows_what_it_would_change_too(played: House) -> None:
    asked = await played.said("/mito impostazioni piatto:5", manages=True)
    assert asked.startswith("Anna vuole registrare:") and "Anna 1025,00 → " in asked, asked


async def test_what_an_undo_voided_is_put_back_by_a_button_that_says_so(played: House) -> None:
    question = await played.keys(press=(await played.keys("/annulla mito", manages=True))[YES].id, manages=True)
    undone = await played.keys(press=question[YES].id, who=CARLA)
    again = await played.keys(press=undone["Rimetti"].id, who=ANNA, manages=True)
    assert "Sì, rimetti" in again


async def test_an_overtaken_question_keeps_what_was_asked(played: House) -> None:
    await asked(played)
    other = await asked(played, '/mito correggi 1 "@bruno @anna"')
    await played.press(other[CORRECT], BRUNO)
    said = next(one for one in await played.heralded() if "è cambiato qualcosa" in one)
    assert "Anna ha eliminato la partita 1" in said and "serve il sì" not in said
