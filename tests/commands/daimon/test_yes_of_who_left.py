"""A yes that was asked of somebody who has left since: the question says so, and asked anew it is asked of others."""

from __future__ import annotations

from bot.hall.cards.card import Key
from bot.hall.requests import Reply
from tests.commands.daimon.evening import Evening
from tests.hall.house import HALL, words

ANEW = "/tira 3 riserva:2"


async def asked(evening: Evening) -> Key:
    """The player wants another bid in a check whose dice are known, which takes the Master's yes: its button."""
    keys = await evening.keys("/tira 3 riserva:1", evening.others[0])
    await evening.room("", evening.master, press=f"{keys['Target'].id} 4")
    await evening.undoes(evening.master)
    said, yes = await wanted(evening)
    assert f"Serve il sì di {evening.master.name}" in said
    return yes


async def wanted(evening: Evening) -> tuple[str, Key]:
    """The question of the player, and its button."""
    reply = await evening.house.ask(ANEW, evening.others[0])
    assert isinstance(reply, Reply), reply
    [[yes]] = reply.drawn.buttons
    return words(reply.drawn), yes


async def leads(evening: Evening) -> None:
    """The other player takes the chair that was left."""
    keys = await evening.house.keys("/scena prenota", evening.others[1])
    evening.house.now += 61
    await evening.house.press(keys["Sorteggia"], evening.others[1])


async def struck(evening: Evening) -> bool:
    """Whether the room reads that the yes cannot come any more, above what was asked, and finds no button."""
    await evening.house.heralded()
    gone = f"{evening.master.name} non è più qui, e il suo sì non può più arrivare: chi vuole lo chieda di nuovo.\n"
    said = [one.drawn for one in evening.house.chat.said if words(one.drawn).startswith(gone)]
    return bool(said) and "chiede un sì per questo" in words(said[-1]) and not said[-1].buttons


async def test_who_leaves_the_club_is_waited_for_no_more(evening: Evening) -> None:
    await asked(evening)
    await evening.house.hall.left(HALL, evening.master, "discord:left", evening.house.now)
    assert await struck(evening)


async def test_so_it_is_where_nobody_tells_who_leaves_once_somebody_does_something(evening: Evening) -> None:
    await asked(evening)
    evening.house.chat.left = {evening.master.id}
    evening.house.now += 121
    await evening.house.said("/campagna mostra", evening.others[0])
    assert await struck(evening)


async def test_so_it_is_of_who_gives_their_seat_up(evening: Evening) -> None:
    await asked(evening)
    await evening.house.said("/sessione assente", evening.master)
    assert not await struck(evening), "whoever goes home can still answer"
    await evening.house.said("/campaign leave", evening.master)
    assert await struck(evening)


async def test_asked_anew_another_can_say_it_and_the_button_from_before_does_nothing(evening: Evening) -> None:
    old = await asked(evening)
    await evening.house.hall.left(HALL, evening.master, "discord:left", evening.house.now)
    await leads(evening)
    assert "chi vuole lo chieda di nuovo" in await evening.house.press(old, evening.others[1])
    said, button = await wanted(evening)
    assert "Serve il sì di qualcun altro" in said
    assert f"con il sì di {evening.others[1].name}" in await evening.house.press(button, evening.others[1])


async def test_who_is_there_is_asked_still(evening: Evening) -> None:
    button = await asked(evening)
    await evening.house.hall.left(HALL, evening.others[1], "discord:left", evening.house.now)
    assert not await struck(evening)
    assert "Questo sì tocca" in await evening.house.press(button, evening.others[1])
    assert f"con il sì di {evening.master.name}" in await evening.house.press(button, evening.master)
