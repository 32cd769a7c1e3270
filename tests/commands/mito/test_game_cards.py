"""The card of a game loses its buttons where they stand, once what they were for is told elsewhere."""

from __future__ import annotations

from tests.commands.mito.club import CARLA, DARIO, FOUR, UGO, Club
from tests.hall.house import ANNA, BRUNO
from tests.hall.running.said.test_spent_buttons import Room, labels

CONFIRM, DISPUTE = "Confermo", "Contesto"


async def test_a_word_that_was_given_from_elsewhere_is_not_asked_for_by_the_card_of_the_game(club: Club) -> None:
    room = Room(club.house)
    card, shown = await room.says(f"/mito game {FOUR}", ANNA)
    assert {CONFIRM, DISPUTE} <= set(labels(shown.drawn))
    await room.edits()
    for who in (BRUNO, CARLA):
        await room.says("", who, press="!mito confirm 1")
    assert CONFIRM in labels((await room.edits())[card]), "Dario's word is still wanted"
    await room.says("", DARIO, press="!mito confirm 1")
    left = labels((await room.edits())[card])
    assert CONFIRM not in left and DISPUTE in left


async def test_a_game_on_which_a_referee_has_spoken_is_not_disputed_by_an_older_card(club: Club) -> None:
    room = Room(club.house)
    card, _ = await room.says(f"/mito game {FOUR}", ANNA)
    await room.says("", BRUNO, press="!mito dispute 1")
    await room.edits()
    await room.says("", UGO, press="!mito uphold 1")
    assert not {CONFIRM, DISPUTE} & set(labels((await room.edits())[card]))
