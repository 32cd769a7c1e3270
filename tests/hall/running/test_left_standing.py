"""Whoever gave a secret where we may not delete it reads that it is still there, and the room need not hear of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.hall.cards.card import Audience, Card, Drawn, Tone, plain, say
from bot.hall.requests import File, Reply, Request
from bot.hall.running.left_standing import left_standing, told_standing
from tests.hall.house import ANNA, HALL, TEXTS

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
