"""Whoever gave a secret where we may not delete it reads that it is still there, and the room need not hear of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Card, Drawn, Tone, plain, say
from bot.hall.requests import File, Reply, Request
from bot.hall.running.answer_claims import AnswerClaims
from bot.hall.running.left_standing import kept, left_standing, told_standing
from bot.storage.contract import Repeated, Trouble
from tests.hall.house import ANNA, HALL, TEXTS, House
from tests.hall.unlucky import unlucky

ASKED = Request("r1", ANNA, HALL, 0.0)


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({}, "still-there-words"),
        ({"attached": True}, "still-there-file"),
        ({"file": File("a.txt", b"")}, "still-there-file"),
        ({"file": File("a.txt", b"", unread="several-files")}, "still-there-files"),
        ({"file": File("a.txt", b"", unread="file-lost")}, "still-there-file"),
    ],
    ids=["words", "something attached", "a file", "several files", "a file that could not be read"],
)
@pytest.mark.parametrize("audience", [Audience.ROOM, Audience.MEMBER])
def test_it_names_what_still_stands_there_to_its_giver_alone(
    more: dict[str, Any], key: str, audience: Audience
) -> None:
    card = Card(lines=("done",), audience=audience, needless=True)
    answer = Reply("r1", Drawn((), (), language="en"), audience, card=card, spoken="it")
    reply, apart = left_standing(answer, replace(ASKED, **more), TEXTS)
    told = say(key, room=HALL.title)
    words = TEXTS.say("en", key, {"room": HALL.title})
    if audience is Audience.MEMBER:
        assert apart is None and [plain(line) for line in reply.drawn.lines] == [words]
        assert reply.card == replace(card, lines=("done", told), needless=False)
        return
    assert reply == answer and apart is not None
    assert (apart.request, apart.audience, apart.spoken) == ("r1/there", Audience.MEMBER, "it")
    assert apart.card == Card(lines=(told,), audience=Audience.MEMBER, tone=Tone.BAD)
    assert ([plain(line) for line in apart.drawn.lines], apart.drawn.tone, apart.drawn.language) == (
        [words],
        Tone.BAD,
        "en",
    )


def test_a_room_without_a_name_of_its_own_is_called_by_its_servers() -> None:
    answer = Reply("r1", Drawn((), (), language="en"), Audience.MEMBER, card=Card())
    reply, _ = left_standing(answer, replace(ASKED, place=replace(HALL, title="")), TEXTS)
    assert reply.card is not None and reply.card.lines == (told_standing("Club", file=False),)


async def test_the_answer_to_what_is_yet_to_be_taken_away_is_kept_and_claimed(house: House) -> None:
    claims, card = AnswerClaims(lambda: house.now, 10), Card(say("help-title"))
    room = (await house.people.enter(HALL)).id
    assert await kept(house.store, claims, ASKED, "p1", room, card)
    [row] = await house.store.unanswered(house.now)
    assert (row.id, row.room, as_json.loads(row.answer)) == (ASKED.id, room, card) and claims.held(ASKED.id)


@pytest.mark.parametrize("failure", [Trouble("full"), Repeated()], ids=["trouble", "it was kept before"])
async def test_where_it_cannot_be_kept_it_is_not_claimed(house: House, failure: Exception) -> None:
    claims = AnswerClaims(lambda: house.now, 10)
    house = await unlucky(house, failure)
    assert not await kept(house.store, claims, ASKED, "p1", "", Card())
    assert not claims.held(ASKED.id)
    house = await unlucky(house, failure)
    assert claims.claim(ASKED.id, 60.0)
    assert not await kept(house.store, claims, ASKED, "p1", "", Card())
    assert claims.held(ASKED.id), "somebody else has it"
