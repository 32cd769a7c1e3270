"""Nobody is taken for a guest unless somebody who can know has said so; what was said can be taken back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.hall.cards.card import Key
from bot.hall.requests import Account, File, Notice
from tests.hall.house import ANNA, BRUNO, CARLA, ELSEWHERE, HALL, House, private

MARCO = Account("discord", "9", "Il Marchese", "it", "marco")
"""Whose username is what the club calls a guest."""
EVA = Account("discord", "8", "Eva", "it", "eva")


async def guest_of(house: House) -> str:
    """Who lost the only game of the club's ladders, as it was recorded."""
    [game] = [entry for entry in await house.entries(HALL) if entry.kind == "mito.game-played"]
    person: str = json.loads(game.body)["players"][-1]
    return person


async def confirm_asked(house: House) -> Key:
    """The button with which the room was asked last whether a guest is who they say."""
    await house.heralded()
    return _last_said(house, "Conferma")


def _last_said(house: House, label: str) -> Key:
    keys = [key for notice in house.chat.said for row in notice.drawn.buttons for key in row]
    return [key for key in keys if key.label == label][-1]


async def claimed(house: House) -> tuple[Key, str]:
    """Marco is seen in the first club, and the room is asked; gives the button, and the guest's id."""
    await house.ask("/io mostra", BRUNO)
    await house.ask("/mito game @Anna @Bruno @Marco")
    guest = await guest_of(house)
    await house.ask("/io mostra", MARCO)
    return await confirm_asked(house), guest


async def test_a_likely_claim_is_asked_at_once_in_the_books_room(house: House) -> None:
    await claimed(house)
    asked = [notice for notice in house.chat.said if any(key.label == "Conferma" for [key, *_] in notice.drawn.buttons)]
    assert [notice.place.id for notice in asked if notice.place] == [HALL.id]


async def test_nobody_confirms_a_claim_of_their_own(house: House) -> None:
    key, guest = await claimed(house)
    await house.press(key, MARCO)
    await house.press(key, MARCO, manages=True)
    assert await loser_id(house, guest) != (await house.people.meet(MARCO)).id


async def test_a_player_who_has_met_the_guest_confirms(house: House) -> None:
    key, guest = await claimed(house)
    await house.press(key, BRUNO)
    assert await loser_id(house, guest) == (await house.people.meet(MARCO)).id


async def test_a_director_of_the_club_confirms_and_the_journal_says_so(house: House) -> None:
    key, guest = await claimed(house)
    await house.press(key, ANNA, manages=True)
    assert await loser_id(house, guest) == (await house.people.meet(MARCO)).id
    assert "Marco" in await house.said("/diario 10 registro:club", manages=True)


async def test_who_has_not_met_the_guest_cannot_confirm(house: House) -> None:
    key, guest = await claimed(house)
    await house.press(key, CARLA)
    await house.press(key, EVA, ELSEWHERE, manages=True)
    await house.press(key, EVA, private(EVA))
    assert await loser_id(house, guest) != (await house.people.meet(MARCO)).id


async def zeta_claimed(house: House) -> Key:
    """Marco says that he is Zeta, a guest who has played with Anna; gives the button to confirm it."""
    await house.press((await house.keys("/io mostra", MARCO))["Sono Zeta"], MARCO)
    return await confirm_asked(house)


async def test_a_game_recorded_after_the_question_makes_nobody_a_witness(house: House) -> None:
    await house.ask("/mito game @Anna @Zeta")
    key = await zeta_claimed(house)
    await house.ask("/mito game @Carla @Zeta", CARLA)
    assert "somebody else, or a director" in await house.press(key, CARLA)


@pytest.mark.parametrize("recorder", [CARLA, MARCO])
async def test_a_game_that_one_of_the_two_recorded_makes_nobody_a_witness(house: House, recorder: Account) -> None:
    await house.ask("/io mostra", CARLA)
    await house.ask("/mito game @Anna @Zeta")
    await house.ask("/mito game @Carla @Zeta", recorder, manages=True)
    key = await zeta_claimed(house)
    assert "somebody else, or a director" in await house.press(key, CARLA)
    assert "is not the guest" in await house.press(_last_said(house, "No"), CARLA)


SECOND = Account("discord", "99", "Marchesino", "it", "marchesino")
"""Marco's other account."""


async def joined_with_second(house: House) -> None:
    """Marco says that both accounts are his."""
    said = await house.said("/io collega", MARCO, private(MARCO))
    code = next(word for word in said.split() if word.isupper() and len(word) > 4)
    await house.press((await house.keys(f"/io collega {code}", SECOND))["Sì, unisci"], SECOND)
    assert (await house.people.meet(SECOND)).id == (await house.people.meet(MARCO)).id


async def second_has_played_with_zeta(house: House) -> None:
    for who in (MARCO, SECOND):
        await house.ask("/io lingua italiano", who)
    await house.ask("/mito game @Anna @marchesino @Zeta")


@pytest.mark.parametrize("manages", [True, False])
async def test_an_account_linked_after_the_question_confirms_nothing(house: House, manages: bool) -> None:
    await second_has_played_with_zeta(house)
    key = await zeta_claimed(house)
    await joined_with_second(house)
    for after in (house, await house.restarted()):
        assert "qualcun altro" in await after.press(key, SECOND, manages=manages)
        assert await after.store.rows("claims")


async def test_whose_other_account_has_played_with_the_guest_is_not_that_guest(house: House) -> None:
    await second_has_played_with_zeta(house)
    await joined_with_second(house)
    assert "Sono Zeta" not in await house.keys("/io mostra", MARCO)


async def test_a_game_recorded_by_the_claimers_second_account_makes_nobody_a_witness(house: House) -> None:
    for who in (CARLA, MARCO, SECOND):
        await house.ask("/io lingua italiano", who)
    await house.ask("/mito game @Anna @Zeta")
    await house.ask("/mito game @Carla @Zeta", SECOND, manages=True)
    await joined_with_second(house)
    key = await zeta_claimed(house)
    assert "qui serve qualcun altro" in await house.press(key, CARLA)


async def test_an_account_linked_with_nobody_is_no_witness_by_its_own_word(house: House) -> None:
    await house.ask("/io lingua italiano", SECOND)
    await house.ask("/mito game @Anna @Zeta")
    await house.ask("/mito game @marchesino @Zeta", SECOND)
    key = await zeta_claimed(house)
    assert "qui serve qualcun altro" in await house.press(key, SECOND)


async def test_a_claim_can_be_taken_back_by_undo(house: House) -> None:
    key, guest = await claimed(house)
    await house.press(key, ANNA, manages=True)
    keys = await house.keys("/annulla registro:club", manages=True)
    await house.press(next(iter(keys.values())), manages=True)
    after = await house.restarted()
    assert await loser_id(after, guest) != (await after.people.meet(MARCO)).id
    assert "Marco" in await after.said("/mito classifica")


@pytest.mark.parametrize("label", ["Conferma", "No"])
async def test_an_answer_stands_in_the_questions_place_and_undone_gives_it_back(house: House, label: str) -> None:
    await claimed(house)
    [asked] = [notice for notice in house.chat.said if any(key.label == label for key in keys_of(notice))]
    await house.press(next(key for key in keys_of(asked) if key.label == label), BRUNO, private(BRUNO))
    await house.heralded()
    answer = house.chat.said[-1]
    assert answer.edits == {"message": 1} and not answer.drawn.buttons
    await house.press((await house.keys("/annulla registro:club", manages=True))["Sì, annulla"], manages=True)
    await house.heralded()
    question = house.chat.said[-1]
    assert question.edits and question.drawn == asked.drawn
    assert "sono la stessa persona" in await house.press(await confirm_asked(house), BRUNO)


def keys_of(notice: Notice) -> list[Key]:
    """The buttons of something that was said."""
    return [key for row in notice.drawn.buttons for key in row]


async def loser_id(house: House, guest: str) -> str:
    """Who the guest of that id is now."""
    return (await house.people.person(guest)).id


@pytest.mark.parametrize(
    "line", ["join old:<@{guest}> into:<@{eva}> sure:yes", "apart one:<@{guest}> other:<@{marco}>"]
)
async def test_a_question_that_is_void_loses_its_buttons_in_the_room(house: House, line: str) -> None:
    _, guest = await claimed(house)
    eva, marco = [(await house.people.meet(who)).id for who in (EVA, MARCO)]
    await house.ask("/io mostra", EVA)
    before = len(house.chat.said)
    await house.press(f"!club {line.format(guest=guest, eva=eva, marco=marco)}", CARLA, manages=True)
    await house.heralded()
    [closed] = [notice for notice in house.chat.said[before:] if notice.place and notice.edits]
    assert closed.place and closed.place.id == HALL.id and not closed.drawn.buttons
    keys = await house.keys("/annulla registro:club", CARLA, manages=True)
    await house.press(next(iter(keys.values())), CARLA, manages=True)
    await house.heralded()
    last = [notice for notice in house.chat.said if notice.place and notice.place.id == HALL.id][-1]
    assert [key.label for row in last.drawn.buttons for key in row] == ["Conferma", "No"]


async def test_a_question_that_was_undone_is_not_asked_again(house: House) -> None:
    await claimed(house)
    keys = await house.keys("/annulla registro:club", CARLA, manages=True)
    await house.press(keys["Yes, undo it"], CARLA, manages=True)
    await house.heralded()
    after = await house.restarted()
    assert "Il Marchese" in await after.said("/io mostra", MARCO)
    assert await after.heralded() == []


async def test_a_claim_repeated_after_a_no_is_refused_by_names(house: House) -> None:
    await house.ask("/mito game @Anna @Zeta")
    await zeta_claimed(house)
    await house.press(_last_said(house, "No"))
    shown = await house.keys("/io mostra", EVA)
    said = await house.press(next(key for label, key in shown.items() if "Zeta" in label), MARCO)
    assert "Zeta e Il Marchese risultano due persone" in said


async def test_a_claim_of_a_guest_whom_one_has_played_against_is_not_even_asked(house: House) -> None:
    await house.ask("/mito game @Eva @Zeta", EVA)
    assert "Sono Zeta" not in await house.keys("/io mostra", EVA), "nor is it offered"
    await house.ask("/aiuto", CARLA)
    [label] = [key for label, key in (await house.keys("/io mostra", CARLA)).items() if "Zeta" in label]
    said = await house.press(label, EVA)
    assert "hanno giocato nella stessa partita" in said
    assert not await house.store.rows("claims")


async def test_who_has_said_nothing_is_not_said_to_have_said_it(house: House) -> None:
    await house.ask("/mito game @Anna @Marco")
    page = await house.keys("/club persone @Marco", manages=True)
    await house.ask(press=page["Rinomina…"].id, values={"name": "Marchino"}, manages=True)
    await house.ask("/aiuto", MARCO)
    [asked] = [said for said in await house.heralded() if "è l'ospite Marchino?" in said]
    assert "Lo dice" not in asked and "stesso nome utente" in asked


@pytest.mark.parametrize(
    ("role", "who"),
    [("arbitro", "un direttore"), ("direttore", "un organizzatore"), ("organizzatore", "un organizzatore")],
)
async def test_of_a_guest_with_an_office_it_is_said_who_can_answer(house: House, role: str, who: str) -> None:
    await house.ask("/mito game @Anna @Marco")
    await house.ask(f"/club ruolo @Marco {role}", manages=True)
    await house.ask("/aiuto", MARCO)
    [asked] = [said for said in await house.heralded() if "è l'ospite Marco?" in said]
    assert f"può rispondere solo {who}" in asked
    assert who.removeprefix("un ") in await house.press(_last_said(house, "Conferma"), ANNA)


async def questions_after(house: House, *lines: str) -> list[str]:
    """What is asked about Marco once he has given these lines, also after a restart."""
    await house.heralded()
    for line in lines:
        await house.ask(line, MARCO)
    after = await house.restarted()
    await after.ask("/io mostra", MARCO)
    return [said for said in await after.heralded() if "è l'ospite" in said]


async def test_the_no_of_whom_it_is_about_is_taken_and_it_is_not_asked_again(house: House) -> None:
    _, guest = await claimed(house)
    assert "Marco" in await house.press(_last_said(house, "No"), MARCO)
    assert any("Il Marchese dice di non essere l'ospite Marco" in said for said in await house.heralded())
    assert await questions_after(house, "/io mostra", "/mito game @Anna @Zeta") == []
    assert await loser_id(house, guest) != (await house.people.meet(MARCO)).id


async def test_who_has_said_no_of_themselves_may_still_say_yes(house: House) -> None:
    await claimed(house)
    await house.press(_last_said(house, "No"), MARCO)
    await house.heralded()
    await house.press((await house.keys("/io mostra", MARCO))["Sono Marco"], MARCO)
    await house.press(await confirm_asked(house), BRUNO)
    assert "1 partita" in await house.said("/io mostra", MARCO)


async def test_who_made_a_guest_of_their_own_username_is_not_asked_whether_they_are_that_guest(house: House) -> None:
    await house.ask("/io mostra", BRUNO)
    await house.ask('/mito game @Anna @+"Marco"', MARCO, manages=True)
    assert "marco" in {row["key"] for row in await house.store.rows("guests")}
    assert await questions_after(house, "/io mostra") == []
    assert "Il Marchese dice di no" in await house.said("/diario 20 registro:club", manages=True)


async def test_what_others_made_a_guest_of_is_asked_all_the_same(house: House) -> None:
    await house.ask("/mito game @Anna @Marco")
    assert len(await questions_after(house, "/io mostra")) == 1


async def test_what_waits_in_several_clubs_is_told_by_the_club(house: House) -> None:
    for where in (HALL, ELSEWHERE):
        await house.ask("/mito game @Anna @Marco", where=where)
        await house.ask("/io mostra", MARCO, where)
    said = await house.said("/io mostra", MARCO)
    for club in ("Club", "Altro club"):
        assert f"In {club} sei Marco? L'ho chiesto lì: manca la conferma" in said


async def test_what_was_answered_no_or_waits_for_an_answer_is_offered_no_more(house: House) -> None:
    await house.ask("/mito game @Anna @Zeta")
    await zeta_claimed(house)
    assert "Sono Zeta" not in await house.keys("/io mostra", MARCO)
    assert "Sei Zeta? L'ho chiesto al club" in await house.said("/io mostra", MARCO)
    await house.press(_last_said(house, "No"))
    assert "Sono Zeta" not in await house.keys("/io mostra", MARCO)
    assert "Sono Zeta" not in await house.keys("/io collega", MARCO)
    assert "Sono Zeta" in await house.keys("/io mostra", EVA)


async def test_an_erased_guest_is_called_in_the_journal_as_who_was_erased(house: House) -> None:
    key, _ = await claimed(house)
    await house.press(key, BRUNO)
    sure = await house.keys("/io cancella", MARCO)
    await house.press(sure["Sì, dimenticami"], MARCO)
    said = await house.said("/diario 20 registro:club", manages=True)
    assert "ex membro" in said and "testo cancellato" not in said


PIPPO = Account("discord", "7", "Pippo", "it", "pippo")


async def claims_zeta(house: House) -> Key:
    """Pippo says that he is Zeta; gives the button to confirm it."""
    await house.ask("/aiuto", PIPPO)
    await house.press((await house.keys("/io mostra", PIPPO))["Sono Zeta"], PIPPO)
    return await confirm_asked(house)


async def test_a_partner_in_a_team_is_a_witness_and_who_plays_in_another_is_none(house: House) -> None:
    await house.ask("/codice nuovo Coppa", manages=True)
    for who in (BRUNO, CARLA):
        await house.ask("/io lingua italiano", who)
    await house.ask("/codice squadra Orsi @Bruno @Zeta", manages=True)
    await house.ask("/codice squadra Lupi @Carla @Tito", manages=True)
    key = await claims_zeta(house)
    assert "solo chi ha giocato con l'ospite" in await house.press(key, CARLA)
    assert "sono la stessa persona" in await house.press(key, BRUNO)


async def test_a_partner_who_entered_the_team_themselves_is_no_witness(house: House) -> None:
    await house.ask("/io lingua italiano", BRUNO)
    await house.ask("/codice nuovo Coppa", manages=True)
    await house.ask("/codice squadra Orsi @Bruno @Zeta", BRUNO)
    assert "qui serve qualcun altro" in await house.press(await claims_zeta(house), BRUNO)


async def test_a_team_that_the_claimer_entered_makes_nobody_a_witness(house: House) -> None:
    await house.ask("/io lingua italiano", BRUNO)
    await house.ask("/codice nuovo Coppa", manages=True)
    await house.ask("/codice squadra Orsi @Bruno @Zeta", PIPPO, manages=True)
    key = await claims_zeta(house)
    assert "qui serve qualcun altro" in await house.press(key, BRUNO)


async def test_who_plays_in_a_judged_tournament_knows_those_of_the_same_team(house: House) -> None:
    for who in (BRUNO, CARLA):
        await house.ask("/io lingua italiano", who)
    await house.ask("/gdr nuovo Torneo", manages=True)
    tower = (Path(__file__).parents[2] / "playthroughs" / "torre.toml").read_bytes()
    await house.ask("/gdr avventura", manages=True, file=File("torre.toml", tower))
    await house.ask('/gdr squadra Orsi "@Bruno Mara, @Zeta Vito, @Dina Elio, @Elio Agata"', manages=True)
    key = await claims_zeta(house)
    assert "solo chi ha giocato con l'ospite" in await house.press(key, CARLA)
    assert "sono la stessa persona" in await house.press(key, BRUNO)


@pytest.mark.parametrize("name", ["Zeta", "@Zeta", "@Altri"])
async def test_a_name_where_a_code_goes_is_told_the_way_to_be_a_guest(house: House, name: str) -> None:
    await house.ask("/mito game @Anna @Zeta")
    await house.ask("/aiuto", MARCO)
    assert "da solo e premi «Sono" in await house.said(f"/io collega {name}", MARCO, private(MARCO))


async def test_of_several_claims_on_a_guest_each_button_says_whose_it_answers(house: House) -> None:
    _, guest = await claimed(house)
    await house.said(who=EVA, press=f"!club claim guest:<@{guest}>")
    keys = await house.keys(f"/club persone <@{guest}>", manages=True)
    assert {"Conferma: Il Marchese è Marco", "Conferma: Eva è Marco", "No, Eva non è Marco"} <= {*keys}
