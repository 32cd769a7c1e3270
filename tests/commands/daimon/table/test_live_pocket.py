"""The pocket is one card of its reader's that goes along with play: where it was opened, and nowhere else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from bot.hall.cards.card import Audience
from bot.hall.requests import Account, Notice, Reply, Unreachable
from bot.hall.running.said.live_cards import TABLE
from bot.storage.contract import News, Store, Trouble, Write
from tests.commands.daimon.contests.duels import against
from tests.commands.daimon.evening import Evening
from tests.commands.daimon.heroes import sheet
from tests.hall.house import House, private, words


async def shown(evening: Evening, reply: Reply, message: int) -> Reply:
    """An answer that its reader has seen."""
    await evening.house.hall.acknowledged(reply.request, {"message": message})
    return reply


async def opens(evening: Evening, who: Account, message: int = 77) -> Reply:
    """Somebody opens their pocket, and sees it."""
    return await shown(evening, await evening.asks("/tasca", who), message)


async def edits(evening: Evening) -> dict[int, str]:
    """What stands now in the messages that were edited since."""
    before = len(evening.house.chat.said)
    await evening.house.heralded()
    said = evening.house.chat.said[before:]
    return {one.edits["message"]: words(one.drawn) for one in said if one.edits}


async def asked(evening: Evening, who: Account) -> None:
    await evening.asks("", evening.master, press=f"!check-ask <@{await evening.person(who)}> 3")


def key(notice: Notice, label: str) -> str:
    """The id of a button that was said."""
    return next(one.id for row in notice.drawn.buttons for one in row if one.label == label)


async def test_it_says_whose_turn_it_is_where_it_was_opened(evening: Evening) -> None:
    one, other = evening.others
    await opens(evening, one, 77)
    await opens(evening, other, 78)
    await asked(evening, one)
    told = await edits(evening)
    assert told[77].startswith("Tocca a te · ")
    assert told[78].startswith("Per ora non tocca a te") and "Prova: tocca" not in told[77]


async def test_in_private_too_it_tells_namesakes_of_the_club_apart(evening: Evening) -> None:
    one, other = evening.others
    await evening.asks("/aiuto", Account(one.platform, "80", one.name, "it", "altro"))
    await shown(evening, await evening.asks("/tasca", other, where=private(other)), 78)
    await asked(evening, one)
    assert f"{one.name} ({one.handle})" in (await edits(evening))[78]


async def below(evening: Evening) -> dict[int, bool]:
    """Of what was edited since, whether it goes below what was said."""
    before = len(evening.house.chat.said)
    await evening.house.heralded()
    return {one.edits["message"]: one.below for one in evening.house.chat.said[before:] if one.edits}


async def test_it_goes_below_what_was_said_only_when_it_asks_something_new(evening: Evening) -> None:
    one, other = evening.others
    await opens(evening, one, 77)
    await opens(evening, other, 78)
    await asked(evening, one)
    assert await below(evening) == {77: True, 78: False}
    await evening.asks(f"/riserva premia @{one.name} narrazione", evening.master)
    await evening.asks(f"/ferite aggiungi @{one.name} 1", evening.master)
    assert not any((await below(evening)).values()), "what was asked is the same"
    await evening.asks("", evening.master, press="!check-drop 1")
    assert not any((await below(evening)).values())
    await asked(evening, one)
    assert (await below(evening))[77]


async def test_what_shows_the_same_is_not_edited(evening: Evening) -> None:
    one, _ = evening.others
    await opens(evening, one)
    await asked(evening, one)
    await edits(evening)
    await evening.house.ask("/session cut parola", evening.master)
    assert await edits(evening) == {}


async def test_one_tap_answers_the_room_hears_it_and_the_card_goes_on(evening: Evening) -> None:
    one, _ = evening.others
    await sheet(evening, one)
    await opens(evening, one)
    await asked(evening, one)
    await edits(evening)
    last = evening.house.chat.said[-1]
    assert [each.label for each in last.drawn.buttons[-1]] == ["Altro…", "Aggiorna"]
    reply = await evening.asks("", one, press=key(last, "Potenza: 2 dadi, punta 2"))
    assert reply.audience is Audience.MEMBER and reply.drawn.replaces and reply.drawn.live
    assert words(reply.drawn).startswith(f"Per ora non tocca a te\nProva di {one.name} — ")
    before = len(evening.house.chat.said)
    await evening.house.heralded()
    (room,) = [said for said in evening.house.chat.said[before:] if said.place is not None]
    assert "Puntata 2" in words(room.drawn) and not room.drawn.replaces


async def test_a_step_on_the_way_stands_in_its_place(evening: Evening) -> None:
    one, _ = evening.others
    await opens(evening, one)
    await asked(evening, one)
    await edits(evening)
    everything = await evening.asks("", one, press=key(evening.house.chat.said[-1], "Altro…"))
    keys = {each.label: each.id for row in everything.drawn.buttons for each in row}
    assert everything.drawn.live and everything.drawn.replaces and {"1", "10"} <= keys.keys()
    chosen = await evening.asks("", one, press=keys["6"])
    roll = next(each.id for row in chosen.drawn.buttons for each in row if each.label == "Tira")
    assert words((await evening.asks("", one, press=roll)).drawn).startswith("Per ora non tocca a te")


async def test_whoever_answers_elsewhere_takes_it_along_and_the_old_place_says_so(evening: Evening) -> None:
    one, _ = evening.others
    await opens(evening, one, 77)
    await asked(evening, one)
    await edits(evening)
    reply = await shown(evening, await evening.asks("", one, press="!check-dice 1"), 80)
    assert reply.drawn.live
    assert await edits(evening) == {77: "La tua carta ora è in un messaggio più recente"}
    await evening.asks("", evening.master, press="!check-drop 1")
    assert (await edits(evening))[80].startswith("Per ora non tocca a te")


async def test_who_has_none_open_is_told_nothing(evening: Evening) -> None:
    one, _ = evening.others
    await asked(evening, one)
    reply = await evening.asks("", one, press="!check-dice 1")
    assert not reply.drawn.live and await edits(evening) == {}
    assert await evening.house.store.rows(TABLE) == []


async def test_a_card_that_can_be_edited_no_more_opens_no_private_chat_and_is_left(evening: Evening) -> None:
    one, _ = evening.others
    await opens(evening, one)
    await asked(evening, one)
    evening.house.chat.failures.append(Unreachable("gone"))
    before = len(evening.house.chat.said)
    await evening.house.heralded()
    await evening.asks("", evening.master, press="!check-drop 1")
    await evening.house.heralded()
    assert not [said for said in evening.house.chat.said[before:] if said.account is not None]


STRUCK = "Quello che avevi letto in privato non vale più"


async def test_an_undo_of_what_they_had_read_tells_who_can_be_shown_it_in_its_place_no_more(evening: Evening) -> None:
    one, _ = evening.others
    await asked(evening, one)
    await opens(evening, one)
    evening.house.chat.failures.append(Unreachable("gone"))
    await evening.undoes(evening.master)
    assert await evening.house.heralded() == [], "it cannot be shown in its place"
    told = await evening.house.heralded()
    [said] = [said for said in told if said.startswith(STRUCK)]
    assert "Per ora non tocca a te" in said and not evening.house.chat.said[-1].drawn.buttons


async def test_an_undo_of_what_they_never_read_tells_them_nothing(evening: Evening) -> None:
    one, _ = evening.others
    await opens(evening, one)
    evening.house.chat.failures.append(Unreachable("gone"))
    await asked(evening, one)
    await evening.house.heralded()
    assert not evening.house.chat.failures
    await evening.undoes(evening.master)
    told = [*await evening.house.heralded(), *await evening.house.heralded()]
    assert not any(said.startswith(STRUCK) for said in told), told


async def test_nobody_sees_what_another_has_locked(evening: Evening) -> None:
    one, other = evening.others
    await opens(evening, other, 78)
    await opens(evening, evening.master, 79)
    await evening.asks(f"/confronto {against(evening)}", evening.master)
    await edits(evening)
    await evening.asks("", one, press="!contest-give 1 d5.r2")
    for told in (await edits(evening)).values():
        assert "5 dadi" not in told and "Puntata" not in told


async def test_an_answer_can_be_changed_on_the_card_until_all_are_there(evening: Evening) -> None:
    one, other = evening.others
    await opens(evening, one)
    await evening.asks(f"/confronto {against(evening)}", evening.master)
    await edits(evening)
    given = await evening.asks("", one, press=key(evening.house.chat.said[-1], "4 dadi, punta 2"))
    told = words(given.drawn).splitlines()
    assert told[:2] == ["Risposta registrata", "4 dadi"] and told[-1].endswith("in gioco"), "it stands above the card"
    assert [line for line in told if line.startswith("Per ora non tocca a te")]
    change = {each.label: each.id for row in given.drawn.buttons for each in row}["Cambia la risposta"]
    begun = await shown(evening, await evening.asks("", one, press=change), 77)
    assert begun.drawn.live and "4 dadi" in words(begun.drawn)
    await evening.asks("", other, press="!contest-give 1 d40")  # So many that there is no tie.
    assert (await edits(evening))[77].startswith("Per ora non tocca a te\nIl tavolo non aspetta nessuno.")
    last = [said for said in evening.house.chat.said if said.edits and said.edits.get("message") == 77][-1]
    assert [each.label for row in last.drawn.buttons for each in row] == ["Aggiorna"]


async def test_the_masters_card_asks_by_one_tap(evening: Evening) -> None:
    one, _ = evening.others
    keys = {each.label: each.id for row in (await opens(evening, evening.master)).drawn.buttons for each in row}
    reply = await evening.asks("", evening.master, press=keys[f"{one.name}: 3"])
    assert words(reply.drawn).startswith(f"Sei il Master\nProva di {one.name}")
    assert "Prova" in (await evening.house.heralded())[-1]


@pytest.mark.parametrize("one_book", [False, True], ids=["which books there are", "the cards of a book"])
async def test_a_card_whose_book_could_not_be_read_is_looked_at_again(evening: Evening, one_book: bool) -> None:
    one, _ = evening.others
    await opens(evening, one)
    await asked(evening, one)
    at_hand, failures = evening.house.store.rows, [Trouble("locked")]

    async def rows(table: str, **where: Any) -> list[dict[str, Any]]:
        if table == TABLE and failures and bool(where) is one_book:
            raise failures.pop()
        return await at_hand(table, **where)

    evening.house.store.rows = rows  # type: ignore[method-assign]
    with pytest.raises(Trouble):
        await evening.house.heralded()
    assert (await edits(evening))[77].startswith("Tocca a te")


class Late:
    """A store that writes down no answer before it is waited for."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.held: list[tuple[Write, asyncio.Future[None]]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def write(self, write: Write) -> Awaitable[None]:
        if write.request is None:
            return self._store.write(write)
        self.held.append((write, asyncio.get_running_loop().create_future()))
        return self.held[-1][1]

    async def settled(self) -> None:
        for write, written in self.held:
            await self._store.write(write)
            written.set_result(None)
        self.held.clear()


async def test_what_a_press_draws_anew_at_that_very_moment_is_not_edited_besides(evening: Evening) -> None:
    one, _ = evening.others
    await opens(evening, one)
    await asked(evening, one)
    await edits(evening)
    button = key(evening.house.chat.said[-1], "4 dadi, punta 2")
    evening.house.store = late = Late(evening.house.store)  # type: ignore[assignment]
    await evening.house.restarted()
    await evening.house.herald.recover()
    pressing = asyncio.create_task(evening.asks("", one, press=button))
    while not late.held:
        await asyncio.sleep(0)
    await evening.house.herald.live.look()
    await late.settled()
    assert words((await pressing).drawn).startswith("Per ora non tocca a te")
    assert 77 not in await edits(evening)


async def test_in_a_private_chat_what_comes_of_it_is_said_in_the_room(evening: Evening) -> None:
    one, _ = evening.others
    reply = await evening.asks("/tasca", one, private(one))
    await shown(evening, reply, 77)
    await asked(evening, one)
    assert (await edits(evening))[77].startswith("Tocca a te")
    pressed = key(evening.house.chat.said[-1], "4 dadi, punta 2")
    answer = await evening.asks("", one, private(one), press=pressed)
    assert words(answer.drawn).startswith("Per ora non tocca a te")
    assert any("Puntata 2" in said for said in await evening.house.heralded())


async def test_it_lives_through_a_restart(evening: Evening) -> None:
    one, _ = evening.others
    await opens(evening, one)
    await evening.house.restarted()
    await asked(evening, one)
    assert (await edits(evening))[77].startswith("Tocca a te")


async def test_what_a_crash_came_before_is_shown_after_it(evening: Evening) -> None:
    one, _ = evening.others
    await opens(evening, one)
    await asked(evening, one)
    await evening.house.restarted()
    await evening.house.herald.recover()
    assert (await edits(evening))[77].startswith("Tocca a te")


@pytest.mark.parametrize("news", [News(tables=frozenset({TABLE})), News(lost=True)], ids=["a card", "anything"])
async def test_what_another_process_showed_is_kept_up_to_date_by_this_one(evening: Evening, news: News) -> None:
    one, _ = evening.others
    await asked(evening, evening.others[1])
    await edits(evening)
    other = House(evening.house.store)
    reply = await other.ask("/tasca", one, id="other:1")
    assert isinstance(reply, Reply)
    await other.hall.acknowledged(reply.request, {"message": 77})
    evening.house.herald.heard(news)
    await asked(evening, one)
    assert (await edits(evening))[77].startswith("Tocca a te")


async def test_where_messages_are_few_what_asks_nothing_waits_for_more(evening: Evening) -> None:
    one, other = evening.others
    await opens(evening, one, 77)
    await opens(evening, other, 78)
    evening.house.chat.gathers = 3.0
    await asked(evening, one)
    assert [*await edits(evening)] == [77]
    evening.house.now += 9
    assert await edits(evening) == {}
    evening.house.now += 1
    assert (await edits(evening))[78].startswith("Per ora non tocca a te")


async def test_who_opens_it_after_others_have_played_is_kept_up_to_date_too(evening: Evening) -> None:
    one, other = evening.others
    await asked(evening, other)
    await edits(evening)
    await opens(evening, one)
    await asked(evening, one)
    assert (await edits(evening))[77].startswith("Tocca a te")


async def test_in_private_it_never_waits(evening: Evening) -> None:
    one, other = evening.others
    await shown(evening, await evening.asks("/tasca", other, where=private(other)), 78)
    evening.house.chat.gathers = 3.0
    await asked(evening, one)
    assert (await edits(evening))[78].startswith("Per ora non tocca a te")


async def test_an_undo_strikes_what_the_room_heard_and_not_the_card(evening: Evening) -> None:
    one, _ = evening.others
    reply = await opens(evening, evening.master)
    keys = {each.label: each.id for row in reply.drawn.buttons for each in row}
    await shown(evening, await evening.asks("", evening.master, press=keys[f"{one.name}: 3"]), 77)
    await edits(evening)
    await evening.undoes(evening.master)
    told = await edits(evening)
    assert told[77].startswith("Sei il Master") and any("Annullat" in words for words in told.values()), told


async def test_who_has_left_the_table_is_told_that_it_is_over(evening: Evening) -> None:
    one, _ = evening.others
    await opens(evening, one)
    await evening.house.ask("/session away", one)
    await evening.house.ask("/campaign leave", one)
    assert (await edits(evening))[77] == "Quello che stava qui non vale più"
    assert await evening.house.store.rows(TABLE) == []
