"""Of one wish there is one question in the room: asked anew, the one before gives way; answered or overtaken, it has
no button."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.hall.cards.card import Audience, Key
from bot.hall.requests import Reply
from tests.hall.house import ANNA, BRUNO, CARLA, House, words
from tests.hall.people.test_claims import MARCO, confirm_asked
from tests.hall.running.test_linked import edits

DELETED, CONFIRM = "/mito correggi 1 elimina:si", "Sì, correggi"
TAKEN = "Da quando è stato chiesto è cambiato qualcosa: chi vuole lo chieda di nuovo."


@pytest.fixture
async def played(house: House) -> House:
    """Bruno recorded a game that Anna won a quarter of an hour ago; Anna is the organiser."""
    for who in (ANNA, BRUNO, CARLA):
        await house.ask("/aiuto", who)
    await house.ask('/mito partita "@anna @bruno"', BRUNO)
    house.now += 900
    return house


async def asked(house: House, number: int, line: str = DELETED) -> Key:
    """Anna's question, which stands as the message of that number; gives its button."""
    reply = await house.ask(line, ANNA, id=f"ask:{number}", manages=True)
    assert isinstance(reply, Reply) and reply.audience is Audience.ROOM
    await house.hall.acknowledged(f"ask:{number}", {"message": number})
    return next(key for row in reply.drawn.buttons for key in row if key.label == CONFIRM)


async def test_asked_twice_the_first_question_gives_way_to_the_second(played: House) -> None:
    await asked(played, 70)
    yes = await asked(played, 71)
    assert await edits(played) == {70: "https://discord/71"}
    assert "Con il sì di Bruno" in await played.press(yes, BRUNO)
    assert await edits(played) == {}, "what was answered is no question"


async def test_another_wish_is_another_question(played: House) -> None:
    await asked(played, 70)
    await asked(played, 71, '/mito correggi 1 "@bruno @anna"')
    assert await edits(played) == {}


async def test_an_overtaken_question_says_so_at_once_and_a_press_that_was_on_its_way_is_refused(played: House) -> None:
    yes = await asked(played, 70)
    other = await asked(played, 71, '/mito correggi 1 "@bruno @anna"')
    await played.press(other, BRUNO)
    await played.heralded()
    [gone] = [one for one in played.chat.said if (one.edits or {}).get("message") == 70]
    assert words(gone.drawn).startswith(f"{TAKEN}\nAnna vuole correggere") and not gone.drawn.buttons
    reply = await played.ask(who=BRUNO, press=yes.id)
    assert isinstance(reply, Reply) and words(reply.drawn) == TAKEN
    assert reply.audience is Audience.MEMBER and not reply.drawn.replaces


async def test_a_yes_that_comes_after_another_leaves_what_was_done(played: House) -> None:
    yes = await asked(played, 70)
    await played.press(yes, BRUNO)
    reply = await played.ask(who=CARLA, press=yes.id)
    assert isinstance(reply, Reply) and reply.audience is Audience.MEMBER and not reply.drawn.replaces


async def test_a_yes_counts_though_who_asked_has_linked_accounts_since(played: House) -> None:
    other = replace(BRUNO, id="77001", name="Annina", handle="annina")
    await played.ask("/aiuto", other)
    yes = await asked(played, 70)
    code = (await played.said("/io collega", other)).split("/io collega ")[1].split()[0]
    await played.press((await played.keys(f"/io collega {code}", ANNA))["Sì, unisci"], ANNA)
    await played.heralded()
    assert "qualcun altro, non chi chiede" in await played.press(yes, other)
    assert "Con il sì di Bruno" in await played.press(yes, BRUNO)
    assert not [said for said in await played.heralded() if TAKEN in said]


async def test_a_yes_counts_though_a_guest_whom_it_names_was_confirmed_since(played: House) -> None:
    await played.ask("/mito partita @anna @bruno @Marco", BRUNO)
    await played.ask("/io mostra", MARCO)
    key = await confirm_asked(played)
    yes = await asked(played, 70, '/mito correggi 1 "@bruno @anna @+Marco"')
    await played.press(key, BRUNO)
    assert "Con il sì di Bruno" in await played.press(yes, BRUNO)
    assert not [said for said in await played.heralded() if TAKEN in said]
