"""The head of the chain stands small under the cards of seals and of /verify, and no edit takes it away."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.hall.books.chain import in_fours
from bot.hall.cards import as_json
from bot.hall.cards.card import Card, Drawn, plain
from bot.hall.requests import Reply
from bot.hall.running.said.strikes import Now, struck
from tests.commands.codice.club_evening import ClubEvening, evening
from tests.hall.house import House, words

HEAD = re.compile(r"\d+ · [a-z2-7]{4}( [a-z2-7]{4}){7}")


def heads(drawn: Drawn) -> list[str]:
    found = [plain(line) for line in drawn.foot]
    assert all(HEAD.fullmatch(head) for head in found)
    return found


async def now(house: House) -> str:
    """The head as it stands on disk."""
    await house.store.settled()
    [book] = await house.store.books()
    return f"{book.lines} · {in_fours(bytes.fromhex(book.head))}"


async def test_cards_of_seals_and_of_the_check_bear_the_head(house: House) -> None:
    first = await house.ask("/tira 1")
    assert isinstance(first, Reply)
    posted = first.drawn
    assert heads(posted)[0].startswith("3 · ")
    reply = await house.ask("/verifica")
    assert isinstance(reply, Reply)
    assert heads(reply.drawn) == [await now(house)] == heads(posted)
    await house.ask("/verifica apri:si")
    await house.heralded()
    assert heads(house.chat.said[-1].drawn) == [await now(house)]
    await house.ask("/tira 1")
    reply = await house.ask("/tira 1")
    assert isinstance(reply, Reply) and heads(reply.drawn) == []


async def test_the_check_tells_when_the_chain_does_not_hold(house: House, tmp_path: Path) -> None:
    for _ in range(3):
        await house.ask("/tira 1")
    await house.store.settled()
    with closing(sqlite3.connect(tmp_path / "house.db")) as connection, connection:
        connection.execute("UPDATE entries SET person = 'p9999999999' WHERE seq = 3")
    reply = await house.ask("/verifica")
    assert isinstance(reply, Reply)
    assert "la sua catena è rotta" in words(reply.drawn)
    with closing(sqlite3.connect(tmp_path / "house.db")) as connection, connection:
        connection.execute("UPDATE entries SET person = (SELECT person FROM entries WHERE seq = 4) WHERE seq = 3")


def test_a_struck_card_keeps_its_heads() -> None:
    card = as_json.loads(as_json.dumps(Card("x", heads=("1 · a", "2 · b"))))
    assert all(struck(card, how, "p").heads == ("1 · a", "2 · b") for how in Now)


async def test_standings_that_are_corrected_or_undone_keep_every_head_they_had(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as club:
        await club.play_round()
        [first] = await standings(club)
        assert len(heads(first)) == 1
        table = next(iter((await club.book()).rounds[0].matches))
        await club.said(f"/codice correggi {table} 1 {(await club.names(table))[0]} agenti 7 turno:1")
        corrected = (await standings(club))[-1]
        assert heads(corrected)[:1] == heads(first) and len(heads(corrected)) == 2
        keys = await club.keys("/annulla")
        await club.said(press=next(iter(keys.values())).id)
        undone = (await standings(club))[-1]
        assert set(heads(corrected)) <= set(heads(undone))


async def standings(club: ClubEvening) -> list[Drawn]:
    """The standings of the first round, as they were said and edited."""
    await club.house.heralded()
    return [notice.drawn for notice in club.house.chat.said if "lassifica" in plain(notice.drawn.title)]


async def test_a_press_on_a_card_with_a_head_never_takes_its_place(tmp_path: Path) -> None:
    async with evening(tmp_path, 40) as club:
        await club.play_round()
        [posted] = await standings(club)
        further = [key.id for row in posted.buttons for key in row if "standings" in key.id]
        assert further and all(id.startswith("!=") for id in further)
        page = await club.card(press=further[-1])
        assert not page.replaces and any("!@" in key.id for row in page.buttons for key in row)
        typed = await club.card("/codice classifica")
        [turn] = [key.id for row in typed.buttons for key in row if "page:2" in key.id]
        assert (await club.card(press=turn)).replaces
