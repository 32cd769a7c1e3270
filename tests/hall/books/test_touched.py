"""Whom an undo or a correction touches is named before it, and called when the room is told: who loses by it hears."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.requests import Account, Reply
from tests.commands.diplomacy import weekend
from tests.hall.house import ANNA, BRUNO, CARLA, House

pytestmark = pytest.mark.asyncio
GAME = '/mito partita "@anna @bruno"'
UGO = Account("discord", "4", "Ugo", "it", "ugo")


@pytest.fixture
async def played(house: House) -> House:
    """Bruno recorded a game that Anna won a quarter of an hour ago."""
    for who in (ANNA, BRUNO, CARLA, UGO):
        await house.ask("/aiuto", who)
    await house.ask(GAME, BRUNO)
    house.now += 900
    return house


def called(reply: object) -> list[str]:
    """Who is called by an answer, by name."""
    assert isinstance(reply, Reply)
    return [span.text for line in reply.drawn.lines for span in line if span.ping]


async def test_who_played_is_called_by_a_correction_of_their_game(played: House) -> None:
    told = await played.ask('/mito correggi 1 "@bruno @anna"', UGO, manages=True)
    assert called(told) == ["Anna", "Bruno"]


async def test_who_played_is_called_by_an_undo_and_by_putting_it_back(played: House) -> None:
    keys = await played.keys("/annulla mito", UGO, manages=True)
    undone = await played.ask(press=keys["Sì, annulla"].id, who=UGO, manages=True)
    assert called(undone) == ["Anna", "Bruno"]
    [[back]] = undone.drawn.buttons  # type: ignore[union-attr]
    assert called(await played.ask(press=back.id, who=UGO, manages=True)) == ["Anna", "Bruno"]


async def test_whoever_is_asked_for_a_yes_is_called_and_who_gave_it_is_not_called_again(played: House) -> None:
    asked = await played.ask('/mito correggi 1 "@bruno @anna @carla"', ANNA, manages=True)
    assert called(asked) == ["Bruno", "Carla"]
    [[yes]] = asked.drawn.buttons  # type: ignore[union-attr]
    assert called(await played.ask(press=yes.id, who=BRUNO)) == ["Carla"]


async def test_the_question_before_an_undo_names_the_referee_whose_word_goes(played: House) -> None:
    await played.ask('/mito correggi 1 "@bruno @anna"', UGO, manages=True)
    asked = await played.said("/annulla mito", who=ANNA, manages=True)
    assert "Riguarda Anna, Bruno, Ugo" in asked.splitlines()


async def test_whoever_undoes_is_not_told_that_it_was_their_word(played: House) -> None:
    await played.ask('/mito correggi 1 "@bruno @anna"', UGO, manages=True)
    asked = await played.said("/annulla mito", who=UGO, manages=True)
    assert "Riguarda Anna, Bruno" in asked.splitlines()


async def test_a_round_that_is_withdrawn_calls_all_who_were_seated(tmp_path: Path) -> None:
    found = await weekend.weekend(tmp_path, 7)
    keys = await found.house.keys("/annulla", weekend.UGO, manages=True)
    undone = await found.house.ask(press=keys["Sì, annulla"].id, who=weekend.UGO, manages=True)
    assert len(called(undone)) == 8, "the seven, and Anna, who had posted it"
    await found.house.store.close()
