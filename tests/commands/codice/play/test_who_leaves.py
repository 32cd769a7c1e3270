"""Somebody leaves in the middle of a hand: another plays in their place, and a chief is asked for again."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from pathlib import Path

import pytest

from bot.hall.cards.card import Drawn
from bot.hall.declared.known_before import A_WHILE
from bot.hall.requests import Account, Departed, Place, Reply
from bot.hall.running.departures import AGAIN
from tests.commands.codice.club_evening import ClubEvening, evening, keys
from tests.commands.codice.play.friendly_table import CARLO, EVA, FRANCO, FriendlyTable, find, five, table
from tests.commands.codice.play.test_at_a_table import begun, press
from tests.hall.house import ANNA, HALL, House, words

pytestmark = pytest.mark.asyncio

STATES = ("explaining", "preparing", "clue", "guessing", "objected", "penalty")


async def led_to(four: FriendlyTable, state: str) -> str:
    """A hand in that state; gives the team for whose word it waits."""
    if state == "explaining":
        return (await four.play()).turn
    if state == "preparing":
        await four.clear()
        return (await four.play()).turn
    await four.begun()
    if state in ("guessing", "objected", "penalty"):
        await four.clue("sfera", 2)
    if state in ("objected", "penalty"):
        await four.press("✋ Obiezione", await four.chief(await four.other()))
    if state == "penalty":
        await four.house.heralded()
        question = next(one.drawn for one in four.house.chat.said if "ammette" in words(one.drawn))
        await four.house.said(press=find(question, "L'indizio è nullo").id, who=await four.mate())
    return (await four.play()).turn


async def replaced(four: FriendlyTable, who: Account, by: Account, asks: Account) -> str:
    """A team has somebody in for one of its own."""
    more = await four.reply("⋯ Altro", asks)
    form = await four.house.ask(press=find(more.drawn, "Sostituisci").id, who=asks)
    assert not isinstance(form, Reply), words(form.drawn)
    reply = await four.house.ask(press=form.press, who=asks, values={"player": f"<@{who.id}>", "by": f"<@{by.id}>"})
    assert isinstance(reply, Reply)
    return words(reply.drawn)


@pytest.mark.parametrize("state", STATES)
async def test_a_chief_who_is_replaced_is_asked_for_again(tmp_path: Path, state: str) -> None:
    async with table(tmp_path) as four:
        side = await led_to(four, state)
        chief, mate = await four.chief(side), await four.mate(side)
        assert "gioca al posto" in await replaced(four, chief, FRANCO, mate)
        board = words(await four.seen())
        assert "capo nessuno" in board
        more = await four.reply("⋯ Altro", FRANCO)
        await four.house.said(press=find(more.drawn, "Faccio il capo").id, who=FRANCO)
        assert "capo Franco" in words(await four.seen())
        assert (await four.play()).chiefs[side] == (await four.house.named("Franco")).id


async def test_without_a_chief_every_press_says_how_the_team_finds_one(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        side = await led_to(four, "clue")
        chief, mate = await four.chief(side), await four.mate(side)
        clue = find(await four.seen(), "💬 Indizio")
        await replaced(four, chief, FRANCO, mate)
        for label in ("🔑 Chiave", (await four.play()).words[0]):
            assert "Manca il capo" in await four.press(label, mate)
        assert "Manca il capo" in await four.house.said(press=clue.id, who=mate)


async def test_who_saw_the_key_comes_back_as_chief_but_never_as_the_only_one_to_point(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        side = await led_to(four, "clue")
        chief, mate = await four.chief(side), await four.mate(side)
        await replaced(four, chief, FRANCO, mate)
        more = await four.reply("⋯ Altro", FRANCO)
        await four.house.said(press=find(more.drawn, "Faccio il capo").id, who=FRANCO)
        assert f"{chief.name} ha già visto la chiave" in await replaced(four, mate, chief, FRANCO)
        assert "gioca al posto" in await replaced(four, FRANCO, chief, mate)


@pytest.mark.parametrize("state", STATES)
async def test_an_operative_who_is_replaced_points_at_words_no_more(tmp_path: Path, state: str) -> None:
    async with table(tmp_path) as four:
        side = await led_to(four, state)
        chief, mate = await four.chief(side), await four.mate(side)
        await replaced(four, mate, FRANCO, chief)
        assert "con Franco" in words(await four.seen())
        assert (await four.play()).chiefs[side] == (await four.house.named(chief.name)).id
        if state == "guessing":
            assert "non giochi" in await four.point(side, mate)
            assert "vostro agente" in await four.point(side, FRANCO)


async def test_while_a_team_has_no_chief_its_words_are_asked_about_and_the_key_waits(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        play = await four.play()
        starter, other = play.teams
        await replaced(four, await four.chief(other), FRANCO, await four.mate(other))
        assert "non conosce" in await four.press(play.words[3], await four.mate(starter))
        asked = [one.drawn for one in four.house.chat.said if "non conosce" in words(one.drawn)]
        assert all("Manca il capo" in words(one) for one in asked)
        assert "Manca il capo" in words(await four.seen())
        await four.press("⋯ Altro", FRANCO)
        more = await four.reply("⋯ Altro", FRANCO)
        await four.house.said(press=find(more.drawn, "Faccio il capo").id, who=FRANCO)
        assert "Lo spiega a tutti Franco" in words(await four.seen())


async def test_a_chief_who_leaves_the_server_is_asked_for_again(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        side = await led_to(four, "clue")
        chief, mate = await four.chief(side), await four.mate(side)
        await four.house.hall.left(HALL, chief, "left-1", four.house.now)
        board = words(await four.seen())
        assert "non c'è più" in board
        assert "manca il capo" in board
        more = await four.reply("⋯ Altro", mate)
        assert "Faccio il capo" in keys(more.drawn)
        assert "con nessuno" not in board


async def test_it_is_noted_though_somebody_wrote_in_the_book_at_that_moment(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        side = await led_to(four, "clue")
        house, chief = four.house, await four.chief(side)
        [book] = await house.store.books(kind="friendly", open_only=True)
        volume = await house.shelf.volume(book.id)
        assert volume is not None
        async with volume.lock:
            leaving = asyncio.create_task(house.hall.left(HALL, chief, "left-1", house.now))
            while not volume.lock._waiting:
                await asyncio.sleep(0)
            house.shelf.drop(book.id)
        await leaving
        assert "non c'è più" in words(await four.seen())


async def test_mates_are_called_with_the_way_on_at_hand_and_it_goes_once_there_is_a_chief(tmp_path: Path) -> None:
    async with five(tmp_path) as trio:
        while len((await trio.book()).seated((await trio.play()).where, (await trio.play()).turn)) < 3:
            trio = await next_turn(trio)
        side = (await trio.play()).turn
        chief = await trio.chief(side)
        one, other = await trio.mates()
        said = await gone(trio, chief)
        [called] = [card for card in said if "vede la chiave" in words(card)]
        assert f"{chief.name} non c'è più" in words(called)
        assert one.name in words(called)
        assert other.name in words(called)
        assert [*keys(called)] == ["Faccio il capo", "Sostituisci"]
        [board] = [card for card in said if card.grid]
        assert "Faccio il capo" in keys(board)
        await trio.house.said(press=keys(called)["Faccio il capo"].id, who=one)
        await trio.house.heralded()
        struck = [notice.drawn for notice in trio.house.chat.said if "vede la chiave" in words(notice.drawn)]
        assert [*keys(struck[-1])] == ["Sostituisci"]
        assert "Un capo c'è già" in await trio.house.said(press=keys(called)["Faccio il capo"].id, who=other)


async def test_where_nobody_tells_who_leaves_those_who_wait_hear_of_it_by_themselves(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        side = await led_to(four, "clue")
        chief, mate = await four.chief(side), await four.mate(side)
        four.house.chat.left = {chief.id}
        said = await waited(four.house)
        [called] = [one for one in said if "entra un'altra persona" in one]
        assert mate.name in called
        assert any("manca il capo" in one for one in said)
        assert not [one for one in await waited(four.house) if "non c'è più" in one]


async def test_at_a_table_of_a_tournament_too(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        play = await begun(tonight)
        _, mate = await seats(tonight, play.starter)
        chief = await tonight.house.people.accounts(play.chiefs[play.starter])
        await tonight.house.said("/io mostra", chief[0])
        await tonight.house.heralded()
        tonight.house.chat.left = {one.id for one in chief}
        said = await waited(tonight.house)
        [called] = [one for one in said if "entra un'altra persona" in one]
        assert mate.name in called


async def test_before_a_press_is_answered_few_are_asked_after_and_all_by_itself(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        four.house.hall.departures.few = 0
        side = await led_to(four, "clue")
        four.house.now += AGAIN
        four.house.chat.looked_up.clear()
        await four.house.said("/club", EVA)
        assert not four.house.chat.looked_up
        await four.house.hall.departures.again(four.house.now)
        assert four.house.chat.looked_up == [(await four.chief(side)).id]


async def test_where_the_platform_gives_no_answer_in_time_nobody_has_left(tmp_path: Path) -> None:
    async def late(place: Place, ids: Collection[str]) -> Departed:
        raise TimeoutError

    async with table(tmp_path) as four:
        await led_to(four, "clue")
        four.house.chat.gone = late  # type: ignore[method-assign]
        assert not [one for one in await waited(four.house) if "entra un'altra persona" in one]


async def test_they_hear_of_it_too_who_had_waited_for_longer(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await led_to(four, "clue")
        chief = await four.chief()
        await waited(four.house)
        four.house.chat.left = {chief.id}
        assert [one for one in await waited(four.house) if "entra un'altra persona" in one]


async def test_an_operative_who_leaves_is_asked_for_once_by_the_chief_who_cannot_point(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        side = await led_to(four, "guessing")
        chief, mate = await four.chief(side), await four.mate(side)
        said = await gone(four, mate)
        [called] = [card for card in said if "entra chi indica le parole" in words(card)]
        assert chief.name in words(called)
        assert [*keys(called)] == ["Sostituisci"]
        assert not await gone(four, mate, "left-2")


async def gone(four: FriendlyTable, who: Account, update: str = "left-1") -> list[Drawn]:
    """The platform tells that somebody has left; gives what is said."""
    await four.house.heralded()
    four.house.chat.said.clear()
    await four.house.hall.left(HALL, who, update, four.house.now)
    await four.house.heralded()
    return [notice.drawn for notice in four.house.chat.said]


async def waited(house: House) -> list[str]:
    """Nobody presses anything for a while; gives what is said."""
    await house.heralded()
    house.now += AGAIN
    await house.hall.departures.again(house.now)
    return await house.heralded()


async def next_turn(four: FriendlyTable) -> FriendlyTable:
    """The others are to give a clue."""
    if not (await four.play()).key:
        await four.begun()
    else:
        await four.clue("sfera", 1)
        await four.press("Passo", (await four.mates())[0])
    return four


async def test_who_was_chief_is_no_operative_when_a_mate_takes_the_place(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        side = await led_to(four, "clue")
        chief, mate = await four.chief(side), await four.mate(side)
        await four.house.hall.left(HALL, chief, "left-1", four.house.now)
        more = await four.reply("⋯ Altro", mate)
        await four.house.said(press=find(more.drawn, "Faccio il capo").id, who=mate)
        assert "con nessuno" in words(await four.seen())
        await replaced(four, chief, FRANCO, mate)
        assert "con Franco" in words(await four.seen())


async def test_a_substitute_whom_the_director_names_is_seen_on_the_board_at_once(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        play = await begun(tonight)
        await substituted(tonight, play.starter)
        said = await tonight.house.heralded()
        assert any("manca il capo" in one and "al posto di" in one for one in said), said


async def substituted(tonight: ClubEvening, team: str) -> None:
    """Eva comes in for the first player of a team, by the director."""
    await tonight.house.said("/io mostra", EVA)
    first = await tonight.player(team)
    await tonight.house.heralded()
    said = await tonight.said(f'/codice sostituisci "{await tonight.name(team)}" "{first.name}" <@{EVA.id}>')
    assert "al posto di" in said, said


async def test_a_team_of_a_tournament_brings_somebody_in_with_the_yes_of_another_side(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        play = await begun(tonight)
        await tonight.house.said("/io mostra", EVA)
        team = play.starter
        chief, mate = await seats(tonight, team)
        more = await tonight.card(press=await press(tonight, "⋯ Altro"), who=mate)

        async def asks(player: Account) -> Drawn:
            form = await tonight.house.ask(press=keys(more)["Sostituisci"].id, who=mate)
            assert not isinstance(form, Reply)
            values = {"player": player.name, "by": f"<@{EVA.id}>"}
            reply = await tonight.house.ask(press=form.press, who=mate, values=values)
            assert isinstance(reply, Reply)
            return reply.drawn

        assert "chi gioca con te" in words(await asks(mate))
        question = await asks(chief)
        assert "Eva" in words(question)
        [[yes]] = question.buttons
        assert "non chi chiede" in await tonight.said(press=yes.id, who=mate)
        assert len([one for one in (await tonight.book()).entrants[team].players if one in play.chiefs.values()]) == 1
        await tonight.said(press=yes.id, who=ANNA)
        eva = (await tonight.house.named("Eva")).id
        assert eva in (await tonight.book()).entrants[team].players
        assert any("manca il capo" in one for one in await tonight.house.heralded())


async def test_a_director_who_plays_brings_nobody_in_for_themselves_alone(tmp_path: Path) -> None:
    """The stake is looked at before and after: whoever gives a seat away plays no more once it is done."""
    async with evening(tmp_path, 4) as tonight:
        await tonight.house.said("/io mostra", CARLO)
        await tonight.said("/club ruolo @carlo arbitro")
        tonight.house.now += A_WHILE + 1
        play = await begun(tonight)
        team = await tonight.name(play.starter)
        _, mate = await seats(tonight, play.starter)
        await tonight.house.said("/io mostra", EVA)
        [[yes]] = (await tonight.card(f'/codice sostituisci "{team}" "{mate.name}" <@{ANNA.id}>')).buttons
        assert "Con il sì" in await tonight.said(press=yes.id, who=CARLO)
        question = await tonight.card(f'/codice sostituisci "{team}" <@{ANNA.id}> <@{EVA.id}>')
        assert "Anna vuole registrare" in words(question)
        [[yes]] = question.buttons
        assert "stessa parte" in await tonight.said(press=yes.id, who=EVA)
        assert "Con il sì" in await tonight.said(press=yes.id, who=CARLO)
        players = (await tonight.book()).entrants[play.starter].players
        assert (await tonight.house.named("Eva")).id in players


async def seats(tonight: ClubEvening, team: str) -> tuple[Account, Account]:
    """The accounts of a team's chief and operative: the guests that were mentioned are theirs."""
    play = list((await tonight.book()).plays.values())[-1]
    found = []
    for id in sorted((await tonight.book()).entrants[team].players, key=lambda one: one != play.chiefs[team]):
        person = await tonight.house.people.person(id)
        account = Account("discord", person.id, person.name, "it", person.name)
        if not await tonight.house.people.accounts(id):
            await tonight.house.turned_out(person.id, account)
        found.append(account)
    return found[0], found[1]
