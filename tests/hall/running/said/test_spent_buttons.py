"""What a room's card waited for is over: its buttons go where it stands, and are there again once it waits again."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.hall.cards.card import Drawn
from bot.hall.requests import PATIENCE, Account, Notice, Reply
from bot.hall.running.said.spent_buttons import KEPT, MINUTE, MOST
from bot.storage.contract import Put, Write
from tests.commands.daimon.evening import Evening, begun
from tests.hall.house import ANNA, House, opened, words

BEA = Account("discord", "15", "Bea", "it", "bea_00")


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """A session of three that has just begun."""
    found = await begun(tmp_path)
    await found.house.heralded()
    yield found
    await found.house.store.close()


def labels(drawn: Drawn) -> list[str]:
    """What can be pressed on it."""
    return [key.label for row in drawn.buttons for key in row]


class Room:
    """A room in which each answer is said as a message of its own."""

    def __init__(self, house: House) -> None:
        self.house, self._count, self._heard = house, 1000, len(house.chat.said)  # Notices have numbers of their own.

    async def says(self, line: str, who: Account = ANNA, **more: Any) -> tuple[int, Reply]:
        """Give a line; the number of the message that answers it, and the answer."""
        self._count += 1
        reply = await self.house.ask(line, who, handle={"token": "t"}, **more)
        assert isinstance(reply, Reply)
        await self.house.hall.acknowledged(reply.request, {"message": self._count})
        self.house.now += 5
        return self._count, reply

    async def edits(self) -> dict[int, Drawn]:
        """The messages that were edited since the last time, each as it stands then."""
        await self.house.heralded()
        said: Sequence[Notice] = self.house.chat.said[self._heard :]
        self._heard = len(self.house.chat.said)
        edited = [(str(one.edits["message"]), one.drawn) for one in said if one.edits]
        return {int(number): drawn for number, drawn in edited if number.isdecimal()}  # Scenes name theirs otherwise.


async def undone(evening: Evening, room: Room) -> dict[int, Drawn]:
    """Undo what was done last; the messages edited by it."""
    await evening.undoes(evening.master)
    return await room.edits()


async def test_a_checks_card_loses_its_buttons_when_its_dice_have_fallen(evening: Evening) -> None:
    room, player = Room(evening.house), evening.others[0]
    card, asked = await room.says(f"/prova {player.name}", evening.master)
    assert labels(asked.drawn)
    assert await room.edits() == {}
    await room.says("", evening.master, press="!check-target 1 3")
    result, _ = await room.says("/tira 5", player)
    drawn = (await room.edits())[card]
    assert labels(drawn) == []
    assert words(drawn) == words(asked.drawn), "the words stay"
    assert result not in await room.edits()


async def test_they_call_nobody_once_more(evening: Evening) -> None:
    room, player = Room(evening.house), evening.others[0]
    await room.says(f"/prova {player.name}", evening.master)
    await room.says("", evening.master, press="!check-drop 1")
    [drawn] = (await room.edits()).values()
    assert not [span for line in drawn.lines for span in line if span.ping]


async def test_what_is_heard_before_they_go_calls_nobody_once_more_either(evening: Evening) -> None:
    room, player = Room(evening.house), evening.others[0]
    late = await evening.house.ask(f"/prova {player.name}", evening.master, handle={"token": "t"})
    assert isinstance(late, Reply)
    await room.says("", evening.master, press="!check-drop 1")
    await evening.house.hall.acknowledged(late.request, {"message": 7})
    evening.house.now += PATIENCE
    drawn = (await room.edits())[7]
    assert labels(drawn) == [] and not [span for line in drawn.lines for span in line if span.ping]


async def test_a_check_that_is_dropped_loses_them_too(evening: Evening) -> None:
    room, player = Room(evening.house), evening.others[0]
    card, _ = await room.says(f"/prova {player.name}", evening.master)
    await room.says("", evening.master, press="!check-drop 1")
    assert {message: labels(drawn) for message, drawn in (await room.edits()).items()} == {card: []}


async def test_every_card_of_it_does(evening: Evening) -> None:
    room, player = Room(evening.house), evening.others[0]
    first, _ = await room.says(f"/prova {player.name}", evening.master)
    second, locked = await room.says("/tira 5", player)
    assert labels(locked.drawn)
    assert await room.edits() == {}, "while it waits they stay"
    await room.says("", evening.master, press="!check-target 1 3")
    assert {message: labels(drawn) for message, drawn in (await room.edits()).items()} == {first: [], second: []}


async def test_a_card_that_only_tells_what_stands_does_too(evening: Evening) -> None:
    room, player = Room(evening.house), evening.others[0]
    await room.says(f"/prova {player.name}", evening.master)
    shown, campaign = await room.says("/campagna mostra", evening.others[1])
    await room.says("", evening.master, press="!check-drop 1")
    left = labels((await room.edits())[shown])
    assert left and len(left) < len(labels(campaign.drawn)), "the others stay"


async def test_another_check_keeps_its_own(evening: Evening) -> None:
    room, (one, other) = Room(evening.house), evening.others
    await room.says(f"/prova {one.name}", evening.master)
    kept, _ = await room.says(f"/prova {other.name}", evening.master)
    await room.says("", evening.master, press="!check-drop 1")
    assert kept not in await room.edits()


async def test_what_waits_again_after_an_undo_has_them_again(evening: Evening) -> None:
    room, player = Room(evening.house), evening.others[0]
    card, asked = await room.says(f"/prova {player.name}", evening.master)
    await room.says("", evening.master, press="!check-drop 1")
    await room.edits()
    again = (await undone(evening, room))[card]
    assert labels(again) == labels(asked.drawn)
    assert words(again) == words(asked.drawn)


async def test_what_asked_for_what_stays_decided_asks_no_more_where_the_dice_are_undone(evening: Evening) -> None:
    room, player = Room(evening.house), evening.others[0]
    asks, _ = await room.says(f"/prova {player.name}", evening.master)
    locked, _ = await room.says("/tira 5", player)
    await room.says("", evening.master, press="!check-target 1 3")
    assert {asks, locked} <= (await room.edits()).keys()
    assert {asks, locked}.isdisjoint(await undone(evening, room)), "dice and target stand: nobody is asked for them"
    table, shown = await room.says("/campagna mostra", player)
    again = labels(shown.drawn)
    assert "Rivela di nuovo" in again
    await room.says("", player, press="!check-reveal 1")
    left = labels((await room.edits())[table])
    assert left == [
        one for one in again if one not in ("Rivela di nuovo", "Cambia i dadi", "Cambia il target", "Ritira")
    ]


async def test_a_contests_card_asks_for_no_answer_that_stands(evening: Evening) -> None:
    room, (one, other) = Room(evening.house), evening.others
    card, _ = await room.says(f'/confronto "@{one.name} @{other.name}"', evening.master)
    for who in evening.others:
        await room.says("/punta 3 0", who, unseen=True)
    first = (await room.edits())[card]
    again = (await undone(evening, room)).get(card, first)
    assert "Scegli in segreto" not in labels(again)


async def test_what_was_undone_itself_is_struck_and_keeps_none(evening: Evening) -> None:
    room, player = Room(evening.house), evening.others[0]
    card, _ = await room.says(f"/prova {player.name}", evening.master)
    struck = (await undone(evening, room))[card]
    assert words(struck).startswith("Annullato da ")
    assert labels(struck) == []


async def test_what_comes_back_comes_back_without_what_is_over(evening: Evening) -> None:
    """A card that is shown again by an undo of something else has only the buttons that are of use then."""
    room, player = Room(evening.house), evening.others[0]
    card, _ = await room.says(f"/prova {player.name}", evening.master)
    await room.says("", evening.master, press="!check-drop 1")
    await room.edits()
    await undone(evening, room)
    await room.says("", evening.master, press="!check-drop 1")
    assert {message: labels(drawn) for message, drawn in (await room.edits()).items()}.get(card) == []


async def test_the_claims_of_the_chair_go_with_the_draw(evening: Evening) -> None:
    room = Room(evening.house)
    await room.says("/scena fine", evening.master)
    card, asked = await room.says("", evening.master, press="!scene pass scene:1")
    assert labels(asked.drawn)
    await room.edits()
    await room.says("", evening.master, press="!scene draw scene:1")
    assert labels((await room.edits())[card]) == []


async def test_with_the_draw_goes_what_would_take_back_a_claim(evening: Evening) -> None:
    room, (one, other) = Room(evening.house), evening.others
    await room.says("/scena fine", evening.master)
    await room.says("", evening.master, press="!scene pass scene:1")
    card, asked = await room.says("", one, press="!scene claim")
    later, _ = await room.says("", other, press="!scene claim")
    assert "Togli" in labels(asked.drawn)
    await room.edits()
    await room.says("", evening.master, press="!scene draw scene:1")
    edits = await room.edits()
    assert [labels(edits[one]) for one in (card, later)] == [[], []]


async def test_what_ends_a_scene_goes_with_its_end_and_is_back_when_that_is_undone(evening: Evening) -> None:
    room = Room(evening.house)
    await room.says("/scena fine", evening.master)
    await room.says("", evening.master, press="!scene pass scene:1")
    card, drawn = await room.says("", evening.master, press="!scene draw scene:1")
    before = labels(drawn.drawn)
    assert "🎬 Chiudi la scena" in before
    await room.edits()
    master = (await evening.book()).master
    [now] = [one for one in (evening.master, *evening.others) if await evening.person(one) == master]
    await room.says("/scena fine", now)
    assert labels((await room.edits())[card]) == [label for label in before if label != "🎬 Chiudi la scena"]
    await evening.undoes(now)
    assert labels((await room.edits())[card]) == before


async def test_a_call_to_who_is_silent_is_answered_once(evening: Evening) -> None:
    room, one = Room(evening.house), evening.others[0]
    card, asked = await room.says(f"/sessione chiama @{evening.master.name}", one)
    assert labels(asked.drawn) == ["Ci sono"]
    await room.says("/tira 2", evening.master)
    assert labels((await room.edits())[card]) == []


async def test_what_begins_a_session_goes_with_it_and_is_back_when_that_is_undone(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        room = Room(house)
        card, asked = await room.says("/campagna nuova Neon", manages=True)
        before = labels(asked.drawn)
        await house.ask("/campagna unisciti", BEA)
        await house.ask("/campagna unisciti")
        await room.edits()
        await room.says("/sessione inizia", manages=True)
        assert labels((await room.edits())[card]) == [label for label in before if label != "Inizia la sessione"]
        await house.press((await house.keys("/annulla", manages=True))["Sì, annulla"], manages=True)
        assert labels((await room.edits())[card]) == before
    finally:
        await house.store.close()


async def test_what_opens_a_seal_goes_once_it_is_open(house: House) -> None:
    room = Room(house)
    await room.says("/tira 5")
    card, asked = await room.says("/verifica")
    assert "Apri il sigillo adesso" in labels(asked.drawn)
    await room.says("/tira 2")
    assert card not in await room.edits()
    await room.says("", press=asked.drawn.buttons[-1][-1].id)
    assert labels((await room.edits())[card]) == ["Taglia il sigillo"]


async def test_of_many_cards_ten_are_edited_each_minute_the_newest_first(house: House) -> None:
    room, cards = Room(house), []
    for _ in range(MOST + 2):
        await room.says("/tira 5")
        card, asked = await room.says("/verifica")
        cards.append(card)
    await room.says("", press=asked.drawn.buttons[-1][-1].id)
    assert {*await room.edits()} == {*cards[2:]}
    house.now += MINUTE
    assert {*await room.edits()} == {*cards[:2]}


async def test_the_answers_to_a_date_go_with_its_moment(evening: Evening) -> None:
    room = Room(evening.house)
    card, asked = await room.says('/sessione programma quando:"fra 3 giorni 21:00"', evening.master)
    assert "Ci sono" in labels(asked.drawn)
    evening.house.now += 2 * 86400
    await evening.house.clock.tick()
    assert card not in await room.edits(), "it is still to come"
    evening.house.now += 2 * 86400
    await evening.house.clock.tick()
    assert labels((await room.edits())[card]) == []
    assert "The next date is" in await evening.alone("/annulla campagna", evening.master), "time is not undone"


async def test_a_date_that_was_moved_and_has_passed_before_the_move_is_undone_asks_nobody(evening: Evening) -> None:
    room = Room(evening.house)
    first, _ = await room.says('/sessione programma quando:"fra 3 giorni 21:00"', evening.master)
    await room.says('/sessione programma quando:"fra 6 giorni 21:00"', evening.master)
    assert "Ci sono" not in labels((await room.edits())[first])
    evening.house.now += 4 * 86400
    await evening.undoes(evening.master)
    await evening.house.clock.tick()
    assert not [one for one in (await room.edits()).values() if "Ci sono" in labels(one)]
    assert (await evening.book()).next_date is not None


async def test_what_is_asked_for_in_a_session_goes_with_its_end(evening: Evening) -> None:
    room = Room(evening.house)
    card, asked = await room.says("", evening.master, press="!check-all 3")
    assert "Scegli i dadi" in labels(asked.drawn)
    await room.says("/sessione fine", evening.master)
    assert "Scegli i dadi" not in labels((await room.edits())[card])


# --- a line that can be given once more, with a guest


async def test_no_a_guest_goes_once_something_stands_on_it_and_comes_back_with_an_undo(house: House) -> None:
    """The teams of a tournament that has begun are drawn: they are signed up anew no more."""
    await house.ask("/io mostra", BEA)
    await house.ask("/codice nuovo Coppa", manages=True)
    for team in "BCDEF":
        await house.ask(f"/codice squadra {team} giocatore1:@X{team} giocatore2:@Y{team}", manages=True)
    await house.heralded()
    room = Room(house)
    card, asked = await room.says("/codice squadra A giocatore1:@Bruno giocatore2:@Bea", manages=True)
    before = labels(asked.drawn)
    assert "No, Bea è un ospite" in before
    await room.says("/codice inizia", manages=True)
    drawn = (await room.edits())[card]
    over = ("No, Bea è un ospite", "Correggi", "Togli")
    assert labels(drawn) == [label for label in before if label not in over]
    await house.press((await house.keys("/annulla", manages=True))["Sì, annulla"], manages=True)
    assert labels((await room.edits())[card]) == before


async def test_no_a_guest_stays_while_others_are_signed_up(house: House) -> None:
    await house.ask("/io mostra", BEA)
    await house.ask("/codice nuovo Coppa", manages=True)
    room = Room(house)
    card, _ = await room.says("/codice squadra A giocatore1:@Bruno giocatore2:@Bea", manages=True)
    await room.says("/codice squadra B giocatore1:@Carla giocatore2:@Dario", manages=True)
    assert card not in await room.edits()


async def test_no_more_than_the_newest_cards_of_a_book_are_remembered(house: House) -> None:
    async def remembered() -> list[Any]:
        return [row for row in await house.store.rows("single_cards") if row["key"].startswith("waits:")]

    await house.ask("/io mostra", BEA)
    await house.ask("/mito partita @Anna @Bea")
    [first] = await remembered()
    others = [{**first, "key": f"waits:{number}", "at": first["at"] + 1} for number in range(KEPT - 1)]
    await house.store.write(Write(changes=[Put("single_cards", row) for row in others]))
    assert len(await remembered()) == KEPT
    house.now += 5
    await house.ask("/mito partita @Anna @Bea quando:ieri")
    kept = [row["key"] for row in await remembered()]
    assert len(kept) == KEPT and first["key"] not in kept


async def test_what_only_tells_what_stands_is_remembered_in_the_place_of_the_oldest(evening: Evening) -> None:
    house, player = evening.house, evening.others[0]
    room = Room(house)
    await room.says(f"/prova {player.name}", evening.master)
    [first] = [row for row in await house.store.rows("single_cards") if row["key"].startswith("waits:")][-1:]
    keys = [*map(str, range(KEPT)), "oldest"]
    others = [{**first, "key": f"waits:{key}", "at": first["at"] - (key == "oldest")} for key in keys]
    await house.store.write(Write(changes=[Put("single_cards", row) for row in others]))
    await room.says("/campagna mostra", player)
    kept = {row["key"] for row in await house.store.rows("single_cards")}
    assert "waits:oldest" not in kept


async def test_what_an_undo_shows_again_in_its_place_asks_for_nothing_that_is_over(evening: Evening) -> None:
    room, house = Room(evening.house), evening.house
    card, asked = await room.says('/sessione programma quando:"fra 3 giorni 21:00"', evening.master)
    yes = next(key for row in asked.drawn.buttons for key in row if key.label == "Ci sono")
    await house.ask(who=evening.others[0], press=yes.id, id="yes")
    await house.hall.acknowledged("yes", {"message": card})
    house.now += 4 * 86400
    await house.clock.tick()
    assert "Ci sono" not in labels((await room.edits())[card])
    await evening.undoes(evening.master)
    shown = (await room.edits())[card]
    assert words(shown) == words(asked.drawn) and "Ci sono" not in labels(shown)
