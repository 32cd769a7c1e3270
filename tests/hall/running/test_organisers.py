"""What organisers hear of a room that takes nothing from us, and what becomes of what was to be said there."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.cards.card import Card, Tone, say
from bot.hall.requests import HeldBack, Place, Reply, Request, Unreachable
from bot.ladder.discord import LADDER
from bot.ladder.steps import Step
from bot.settings import OperatorSettings, Settings
from tests.hall.delivery.test_herald import notice, room_of
from tests.hall.house import ANNA, BRUNO, CORNER, ELSEWHERE, HALL, House, opened, private, words

BARRED, GONE, REFUSED = (LADDER.step(name) for name in ("notice-barred", "notice-gone", "notice-refused"))
DAY = 86_400


@pytest.fixture
async def club(house: House) -> House:
    """A club that knows who manages it, and two rooms of it."""
    await house.said("/tira 3", ANNA, manages=True)
    await house.said("/tira 3", ANNA, CORNER, manages=True)
    return house


def refuses(house: House, *steps: object) -> None:
    house.chat.failures += [Unreachable("Missing Permissions", step) for step in steps]  # type: ignore[arg-type]


async def refused_unheard(house: House) -> None:
    """A command of Bruno's is refused, and nobody takes the answer."""
    reply = await house.ask("/mito partita Anna", BRUNO)
    assert isinstance(reply, Reply) and not reply.stored
    await house.hall.unheard(reply, Request("refused", BRUNO, HALL, house.now, line="/mito partita Anna"))


async def told(house: House) -> list[str]:
    """What is said now, also of what that calls for."""
    return [*await house.heralded(), *await house.heralded()]


async def test_they_hear_once_in_private_what_to_switch_on_and_where(club: House) -> None:
    refuses(club, BARRED)
    await notice(club, "1", room=await room_of(club))
    (said,) = await told(club)
    assert said.startswith("In Sala non posso più scrivere: mi manca «Invia messaggi»\nSi cambia nelle impostazioni")
    assert club.chat.said[-1].account is not None and club.chat.said[-1].account.id == ANNA.id
    refuses(club, BARRED)
    club.now += 61
    assert await told(club) == []


async def test_the_host_hears_it_too_once_and_that_it_is_over(tmp_path: Path) -> None:
    club = await opened(tmp_path, settings=Settings(operator=OperatorSettings(room="telegram:-1001")))
    host = Place("telegram", "-1001", "Chi ospita", house="-1001")
    group = Place("telegram", "-1002", "Gruppo", house="-1002")
    await club.said("/aiuto", ANNA, host)
    await club.said("/tira 3", ANNA, group, manages=True)
    await club.said("/tira 3", ANNA, manages=True)
    await club.said("/tira 3", BRUNO, ELSEWHERE)
    heard = len(club.telegram.said)
    for place in (HALL, ELSEWHERE, HALL, host, group):
        await club.hall.barred(place, BARRED, [])
    await told(club)
    assert club.telegram.words()[heard:] == [
        "In Sala (Club) non posso più scrivere: mi manca «Invia messaggi»\n"
        "I suoi organizzatori l'hanno letto da me in privato, con dove si cambia.",
        "In Altrove (Altro club) non posso più scrivere: mi manca «Invia messaggi»\n"
        "Di là non conosco nessun organizzatore: non lo sa nessuno, oltre a te.",
        "In Gruppo non posso più scrivere: mi manca «Invia messaggi»\n"
        "I suoi organizzatori l'hanno letto da me in privato, con dove si cambia.",
    ]
    assert {said.drawn.tone for said in club.telegram.said[heard:]} == {Tone.BAD}
    heard = len(club.telegram.said)
    await club.hall.barred(HALL, GONE, [])
    await club.said("/tira 3", ANNA)
    await notice(club, "1", room=await room_of(club))
    await told(club)
    assert club.telegram.words()[heard:] == ["In Sala (Club) posso scrivere di nuovo."]
    assert club.telegram.said[-1].drawn.tone is Tone.GOOD


async def test_where_none_is_known_who_manages_the_group_and_is_met_hears_it(house: House) -> None:
    await house.said("/tira 3", BRUNO)
    await house.said("/aiuto", ANNA, private(ANNA))
    await house.hall.barred(HALL, BARRED, [ANNA.id, "99"])
    assert [said.split(":")[0] for said in await told(house)] == ["In Sala non posso più scrivere"]
    assert house.chat.said[-1].account is not None and house.chat.said[-1].account.id == ANNA.id


async def test_what_waits_is_said_when_the_room_takes_it_and_then_they_hear_that_it_is_over(club: House) -> None:
    refuses(club, BARRED)
    room = await room_of(club)
    await notice(club, "1", room=room)
    await told(club)
    await notice(club, "2", room=room)
    assert await told(club) == []
    club.now += 61
    first, second, over = await told(club)
    assert (first[0], second[0]) == ("1", "2") and over == "In Sala posso scrivere di nuovo, grazie."


async def test_what_is_asked_when_the_room_takes_it_again_comes_behind_what_was_kept(club: House) -> None:
    refuses(club, BARRED)
    room = await room_of(club)
    for number in range(12):
        await notice(club, f"{number}", room=room)
    await told(club)
    before = len(club.chat.said)
    assert "Anna tira" in await club.said("/tira 5")
    kept = [said.split()[0] for said in club.chat.words()[before:]]
    assert [one for one in kept if one.isdecimal()] == [str(number) for number in range(12)]


async def test_while_the_room_takes_nothing_each_question_tries_it_once(club: House) -> None:
    refuses(club, BARRED)
    for number in "12":
        await notice(club, number, room=await room_of(club))
    await told(club)
    refuses(club, BARRED, BARRED)
    await club.said("/tira 5")
    assert len(club.chat.failures) == 1


async def test_what_is_kept_comes_as_soon_as_the_platform_tells_that_it_may(club: House) -> None:
    refuses(club, BARRED)
    await notice(club, "1", room=await room_of(club))
    await told(club)
    said = len(club.chat.said)
    await club.hall.may_speak(ELSEWHERE)
    assert club.chat.words()[said:] == []
    await club.hall.may_speak(HALL)
    assert club.chat.words()[said][0] == "1"


async def test_after_a_restart_too_what_is_asked_comes_behind_what_was_kept(club: House) -> None:
    refuses(club, BARRED)
    await notice(club, "1", room=await room_of(club))
    await told(club)
    again = await club.restarted()
    await again.herald.recover()
    said = len(again.chat.said)
    await again.said("/tira 5")
    assert again.chat.words()[said][0] == "1"


async def test_what_was_done_is_said_to_the_room_too_when_only_who_asked_could_be_told(club: House) -> None:
    done, looked = await club.ask("/tira 5"), await club.ask("/aiuto")
    for reply in (done, looked):
        assert isinstance(reply, Reply)
        await club.hall.told_apart(reply, HALL)
    assert await told(club) == []
    club.now += 61
    (said,) = await told(club)
    assert "Anna tira" in said and club.chat.said[-1].place == (await club.people.enter(HALL)).as_place()


async def test_a_private_answer_that_nothing_takes_waits_for_who_asked_and_comes_by_the_rooms_button(
    club: House,
) -> None:
    await refused_unheard(club)
    club.chat.closed.add(BRUNO.id)
    for _ in range(3):
        club.now += 61
        club.chat.failures += [Unreachable("closed"), Unreachable("Missing Permissions", BARRED)]
        assert "Bruno, ho una risposta solo per te." not in await told(club)
    club.now += 61
    assert "Bruno, ho una risposta solo per te." in await told(club)


async def test_what_is_kept_for_one_in_a_barred_room_does_not_hold_up_what_else_is_for_them(club: House) -> None:
    await refused_unheard(club)
    club.chat.closed.add(BRUNO.id)
    club.now += 61
    await notice(club, "1", person=(await club.people.meet(BRUNO)).id, room=await room_of(club, CORNER))
    club.chat.failures += [Unreachable("closed"), Unreachable("Missing Permissions", BARRED)]
    assert "Bruno, ho una risposta solo per te." in await told(club)


async def test_after_a_restart_they_are_not_told_again(club: House) -> None:
    refuses(club, BARRED)
    await notice(club, "1", room=await room_of(club))
    await told(club)
    again = await club.restarted()
    again.now += 61
    refuses(again, BARRED)
    assert await told(again) == []


async def test_after_a_day_a_room_is_waited_for_no_more(club: House) -> None:
    refuses(club, BARRED, BARRED)
    await notice(club, "1", room=await room_of(club))
    await told(club)
    club.now += DAY + 1
    await told(club)
    club.now += DAY
    assert await told(club) == []


async def test_of_a_room_that_is_gone_they_hear_where_to_choose_another(club: House) -> None:
    refuses(club, GONE)
    await notice(club, "1", room=await room_of(club))
    (said,) = await told(club)
    assert said.startswith("In Sala non arriva più niente") and "/club avvisi" in said


async def test_of_one_message_that_is_taken_in_no_form_they_hear_no_more_than_that(club: House) -> None:
    refuses(club, REFUSED)
    await notice(club, "1", room=await room_of(club))
    (said,) = await told(club)
    assert said.startswith("In Sala un mio messaggio non è passato")


async def test_where_their_private_chat_is_closed_another_room_has_a_button_for_them(club: House) -> None:
    club.chat.closed.add(ANNA.id)
    refuses(club, BARRED)
    await notice(club, "1", room=await room_of(club))
    assert await told(club) == ["Anna, ho una risposta solo per te."]
    assert club.chat.said[-1].place is not None and club.chat.said[-1].place.id == CORNER.id


async def test_an_answer_that_is_taken_in_no_form_is_a_word_that_it_is_so(house: House) -> None:
    await house.said("/tira 3", ANNA, manages=True)
    house.now += 61
    house.chat.failures.append(Unreachable("Invalid Form Body", LADDER.step("answer-refused")))
    await house.herald.say_again()
    assert words(house.chat.said[-1].drawn).startswith("La mia risposta qui non è passata")


async def test_of_a_message_refused_they_hear_anew_once_others_were_said(club: House) -> None:
    room = await room_of(club)
    refuses(club, REFUSED)
    await notice(club, "1", room=room)
    assert len(await told(club)) == 1
    await notice(club, "2", room=room)
    assert len(await told(club)) == 1, "what is said"
    refuses(club, REFUSED)
    await notice(club, "3", room=room)
    assert len(await told(club)) == 1, "told anew"


async def test_that_nobody_can_be_written_to_in_private_they_read_once_by_a_button_in_a_room(club: House) -> None:
    step = LADDER.step("private-flagged")
    club.chat.failures.append(HeldBack(3600, "quarantine"))
    for account in (ANNA, ANNA):
        await club.hall.held_back(account, step)
    (said,) = await told(club)
    assert said == "Anna, ho una risposta solo per te."
    last = club.chat.said[-1]
    assert last.place is not None and not last.place.private
    assert await told(club) == []


async def test_that_they_can_be_again_they_read_once_and_of_the_next_time_anew(club: House) -> None:
    step = LADDER.step("private-flagged")
    await club.hall.held_back_no_more("discord")
    assert await told(club) == []
    for _ in range(2):
        await club.hall.held_back(ANNA, step)
        (begun,) = await told(club)
        title, where = begun.splitlines()
        assert title.startswith("Discord mi ha messo in quarantena") and where and _tone(club) is Tone.BAD
        for _ in range(2):
            await club.hall.held_back_no_more(ANNA.platform)
        assert await told(club) == ["La quarantena di Discord è finita: posso di nuovo scrivere in privato"]
        assert _tone(club) is Tone.GOOD


@pytest.mark.parametrize("step", [BARRED, GONE, REFUSED], ids=lambda step: step.name)
async def test_that_a_room_takes_nothing_is_bad_news(club: House, step: Step) -> None:
    refuses(club, step)
    await notice(club, "1", room=await room_of(club))
    await told(club)
    assert _tone(club) is Tone.BAD


async def test_that_it_takes_something_again_is_good_news(club: House) -> None:
    refuses(club, BARRED)
    await notice(club, "1", room=await room_of(club))
    await told(club)
    club.now += 61
    assert (await told(club))[-1].startswith("In Sala posso scrivere di nuovo") and _tone(club) is Tone.GOOD


async def test_so_it_is_where_what_was_kept_is_said_in_one_message(club: House) -> None:
    room, club.chat.gathers = await room_of(club), 2.0
    refuses(club, BARRED, BARRED)
    for number in "12":
        await notice(club, number, room=room, book="b1")
    await told(club)
    club.now += 61
    together, over = await told(club)
    assert "1 —" in together and "2 —" in together and over.startswith("In Sala posso scrivere di nuovo")


def _tone(house: House) -> Tone:
    """Of what was said last."""
    return house.chat.said[-1].drawn.tone


async def test_what_is_kept_for_a_room_takes_the_place_of_nothing_there(club: House) -> None:
    room = await club.people.enter(HALL)
    await club.hall.organisers.kept(room, Card(say("help-title"), replaces=True), "r1")
    club.now += 60
    await told(club)
    assert not club.chat.said[-1].drawn.replaces
