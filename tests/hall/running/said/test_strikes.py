"""What is undone is struck wherever it was said: answers, notices, private lines; each once, and nothing else is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.engines.mito.games import GamePlayed
from bot.hall.cards.card import Audience, Button, Card, Happening, Key, Mention, Say, Tone, plain, say
from bot.hall.requests import Account, File, Notice, Place, Reply
from bot.hall.running.said.strikes import NEAR, Now, struck
from bot.storage.contract import Store, Write
from bot.storage.stored import StoredEntry
from tests.commands.daimon.heroes import DARIO
from tests.hall.house import ANNA, BRUNO, CARLA, CORNER, HALL, House, words

BUTTON = "Sì, annulla"


async def heard(house: House, line: str, became: dict[str, Any], who: Account = ANNA, where: Place = HALL) -> str:
    """An answer that its chat said; gives the request."""
    id = f"r{house.now}"
    await house.said(line, who, where, id=id, handle={"token": "t"})
    await house.hall.acknowledged(id, became)
    return id


async def undo(house: House) -> list[Notice]:
    """Undo the last action; gives what the herald says then."""
    await house.herald.stop()
    await house.heralded()
    since = len(house.chat.said)
    await house.press((await house.keys("/annulla", manages=True))[BUTTON], manages=True)
    await house.heralded()
    return house.chat.said[since:]


async def test_the_answer_itself_is_edited_in_its_place(house: House) -> None:
    await heard(house, "/tira 5", {"message": 77})
    [struck] = await undo(house)
    assert plain(struck.drawn.title) == "Annullato da Anna · Anna tira"
    assert struck.edits == {"token": "t", "message": 77}
    assert not struck.drawn.buttons


async def test_each_is_struck_once(house: House) -> None:
    await heard(house, "/tira 5", {"message": 77})
    await heard(house, "/tira 4", {"message": 78})
    assert [one.edits and one.edits["message"] for one in await undo(house)] == [78]
    assert [one.edits and one.edits["message"] for one in await undo(house)] == [77]


async def test_what_a_later_answer_took_the_place_of_is_left_to_it(house: House) -> None:
    first = await heard(house, "/tira 5", {"message": 77})
    await heard(house, "/tira 4", {"message": 77})
    await house.store.write(Write())
    answer = await house.store.message(f"answer {first}")
    assert answer is not None
    assert len(await house.store.same_message(answer)) == 1


async def test_an_alert_or_a_word_that_something_waits_is_no_place_to_edit(house: House) -> None:
    await heard(house, "/tira 5", {"chat": 10, "messages": []})
    [struck] = await undo(house)
    assert struck.edits is None
    await heard(house, "/tira 5", {"message": 80, "waiting": True})
    [struck] = await undo(house)
    assert struck.edits is None


@pytest.mark.parametrize("alert", [{"chat": 10, "messages": []}, {"messages": [7], "waiting": True}])
async def test_nobody_is_shown_anothers_answer_that_stood_nowhere_either(house: House, alert: dict[str, Any]) -> None:
    first = await heard(house, "/tira 5", alert, BRUNO)
    second = await heard(house, "/tira 4", alert)
    [said] = await undo(house)
    assert plain(said.drawn.title) == "Annullato da Anna · Anna tira"
    for one in (first, second):
        answer = await house.store.message(f"answer {one}")
        assert answer is not None and not answer.place
        assert not await house.store.same_message(answer) and not await house.store.before_in_message(answer)


async def test_an_answer_that_nobody_heard_is_said_once_as_it_stands_then(house: House) -> None:
    await house.said("/tira 5", BRUNO)
    assert await undo(house) == []
    house.now += 61
    assert [said.split("\n")[0] for said in await house.heralded()] == ["Annullato da Anna · Bruno tira"]
    house = await house.restarted()
    await house.herald.say_again()
    assert not [said for said in house.chat.words() if said.startswith("Bruno tira")]


async def test_what_was_undone_is_put_back_and_all_is_as_before(house: House) -> None:
    await heard(house, "/tira 5", {"message": 77})
    reply = await house.ask(press=(await house.keys("/annulla", manages=True))[BUTTON].id, manages=True)
    await house.heralded()
    since = len(house.chat.said)
    assert isinstance(reply, Reply)
    [[back]] = reply.drawn.buttons
    assert "Anna ha rimesso:" in await house.press(back, manages=True)
    await house.heralded()
    [again] = house.chat.said[since:]
    assert plain(again.drawn.title) == "Anna tira"
    assert again.edits
    assert "annullato" not in (await house.said("/diario")).replace("annullata", "").split("\n")[1]
    assert "già stata rimessa" in await house.press(back, manages=True)


async def undone_at(house: House, message: int) -> list[str]:
    """A roll that was undone, the answer to which stands as that message; the answer's buttons."""
    await heard(house, "/tira 5", {"message": 77})
    reply = await house.ask(press=(await house.keys("/annulla", manages=True))[BUTTON].id, manages=True)
    assert isinstance(reply, Reply)
    await house.hall.acknowledged(reply.request, {"message": message})
    await house.heralded()
    return [key.id for row in reply.drawn.buttons for key in row]


async def test_what_is_put_back_by_its_line_takes_the_button_off_the_card_of_the_undo(house: House) -> None:
    await undone_at(house, 78)
    since = len(house.chat.said)
    rolled = next(one for one in (await house.said("/diario")).splitlines() if "ha tirato" in one)
    await house.press((await house.keys(f"/annulla {rolled.split(' ')[0]}", manages=True))["Rimetti"], manages=True)
    await house.heralded()
    [card] = [one.drawn for one in house.chat.said[since:] if one.edits and one.edits["message"] == 78]
    assert plain(card.title) == "Anna ha annullato:"
    assert not card.buttons


async def test_the_card_that_is_pressed_to_put_back_gives_way_to_the_answer_alone(house: House) -> None:
    [back] = await undone_at(house, 78)
    since = len(house.chat.said)
    reply = await house.ask(press=back, manages=True)
    assert isinstance(reply, Reply)
    assert words(reply.drawn).startswith("Anna ha rimesso:")
    await house.heralded()
    assert [one.edits["message"] for one in house.chat.said[since:] if one.edits] == [77]


async def test_an_answer_that_took_the_place_of_another_shows_that_one_again(house: House) -> None:
    confirm = await confirmed(house)
    since = len(house.chat.said)
    await house.press((await house.keys("/annulla mito", CARLA, manages=True))["Yes, undo it"], CARLA, manages=True)
    await house.heralded()
    [again] = house.chat.said[since:]
    assert again.edits == {"message": 77}
    assert plain(again.drawn.title) == "Partita 1: vince Anna"
    assert confirm.label in {key.label for row in again.drawn.buttons for key in row}


@pytest.mark.parametrize("now", Now)
def test_what_is_struck_takes_the_place_of_nothing_and_keeps_its_buttons_only_where_it_stands_again(now: Now) -> None:
    card = Card(
        say("journal-voided", line="1"),
        buttons=((Button(say("slip-take-back"), "roll 5"),),),
        tone=Tone.GOOD,
        replaces=True,
    )
    shown = struck(card, now, "p1")
    assert not shown.replaces
    assert (shown.title == card.title, bool(shown.buttons)) == (now is Now.STANDS, now is Now.STANDS)
    assert shown.tone is (Tone.GOOD if now is Now.STANDS else Tone.PLAIN), "what no longer counts is no good news"


@pytest.mark.parametrize(
    ("now", "of_a_title", "bare"),
    [
        (Now.VOID, say("struck-voided", who=Mention("p1"), title="T"), say("struck-voided-bare", who=Mention("p1"))),
        (Now.CORRECTED, say("struck-corrected", title="T"), say("struck-corrected-bare")),
        (Now.STANDS, "T", ""),
    ],
)
def test_what_is_struck_says_so_before_its_title_and_where_it_has_none(now: Now, of_a_title: Say, bare: Say) -> None:
    starts = Happening(1.0, 2.0)
    for title, shown in (("T", of_a_title), ("", bare)):
        said = struck(Card(title, ("x",), happening=starts), now, "p1", "r2")
        assert (said.title, said.lines) == (shown, ("x",))
        assert said.anew == ("" if now is Now.STANDS else "r2"), "it leads to what was told anew"
        assert said.happening == replace(starts, off=now is not Now.STANDS)


async def confirmed(house: House) -> Key:
    """A game that Anna recorded; Bruno's word about it, by this button, stands in the same message."""
    await house.ask("/aiuto", BRUNO)
    reply = await house.ask('/mito partita "@anna @bruno"', id="game")
    assert isinstance(reply, Reply)
    await house.hall.acknowledged("game", {"message": 77})
    confirm = next(key for row in reply.drawn.buttons for key in row if key.label == "Confermo")
    await house.ask(who=BRUNO, press=confirm.id, id="word")
    await house.hall.acknowledged("word", {"message": 77})
    await house.herald.stop()
    await house.heralded()
    return confirm


async def edited(house: House, since: int) -> list[tuple[str, list[str]]]:
    """The titles that the message has had since then, and its buttons."""
    await house.heralded()
    told = [one for one in house.chat.said[since:] if one.edits == {"message": 77}]
    return [(plain(one.drawn.title), [key.label for row in one.drawn.buttons for key in row]) for one in told]


async def test_what_is_corrected_after_somebodys_word_is_struck_where_that_word_stands(house: House) -> None:
    await confirmed(house)
    await house.ask("/help", CARLA)
    await house.ask("/club ruolo @carla arbitro", manages=True)
    since = len(house.chat.said)
    await heard(house, '/mito fix 1 "@bruno @anna"', {"message": 78}, CARLA)
    assert await edited(house, since) == [("Corretto · Partita 1: vince Anna", ["Quello che vale ora"])]
    await house.herald.stop()
    since = len(house.chat.said)
    await house.press((await house.keys("/annulla mito", CARLA, manages=True))["Yes, undo it"], CARLA, manages=True)
    assert await edited(house, since) == [("Partita 1: vince Anna", ["Contesto", "I miei conti"])]


async def test_a_correction_strikes_the_word_that_stands_below_what_it_confirms(house: House) -> None:
    """Bruno says on a card of his own that it was so: both cards tell a game that went otherwise."""
    for who in (BRUNO, CARLA):
        await house.ask("/aiuto", who)
    await heard(house, '/mito partita "@anna @bruno"', {"message": 77})
    keys = await house.keys('/mito partita "@anna @bruno"', BRUNO)
    said = await house.ask("", BRUNO, press=keys["È quella: confermo"].id, handle={"token": "t"})
    assert isinstance(said, Reply) and said.audience is Audience.ROOM
    await house.hall.acknowledged(said.request, {"message": 78})
    await house.herald.stop()
    await house.heralded()
    since = len(house.chat.said)
    await house.ask("/club ruolo @carla arbitro", manages=True)
    await heard(house, '/mito correggi 1 "@bruno @anna"', {"message": 79}, CARLA)
    await house.heralded()
    struck = {str(one.edits["message"]): plain(one.drawn.title) for one in house.chat.said[since:] if one.edits}
    assert struck == dict.fromkeys(("77", "78"), "Corretto · Partita 1: vince Anna")


async def test_what_was_only_looked_at_in_a_message_keeps_it_from_no_strike(house: House) -> None:
    await heard(house, "/tira 5", {"message": 77})
    await heard(house, "/probabilita 5", {"message": 77})
    [struck] = await undo(house)
    assert plain(struck.drawn.title) == "Annullato da Anna · Anna tira"


class Counting:
    """A store that notes how many games each of its answers held, where games were asked for."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.games: list[int] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def entries(self, book: str, **which: Any) -> list[StoredEntry]:
        found = await self._store.entries(book, **which)
        self.games += [len(found)] if GamePlayed.kind in which.get("kinds", ()) else []
        return found


async def test_an_undo_reads_no_long_ladder_whole_for_what_was_told_of_the_same(house: House) -> None:
    counting = Counting(house.store)
    house.store = counting  # type: ignore[assignment]
    house = await house.restarted()
    await house.ask("/aiuto", BRUNO)
    rows = [f"202{day // 250}-{day // 25 % 10 + 1:02}-{day % 25 + 1:02},anna,bruno" for day in range(2 * NEAR + 100)]
    games = File("games.csv", "\n".join(["date,winner,player2", *rows]).encode())
    assert "500" in await house.said("/mito importa", manages=True, file=games)
    await house.ask('/mito partita "@anna @bruno"')
    keys = await house.keys("/annulla mito", DARIO, manages=True)
    counting.games.clear()
    await house.press(keys[BUTTON], DARIO, manages=True)
    assert counting.games
    assert max(counting.games) <= 2 * NEAR


async def test_a_word_taken_back_in_one_place_stands_no_more_on_a_card_in_another(house: House) -> None:
    await house.ask("/aiuto", BRUNO)
    await house.ask("/aiuto", CARLA)
    reply = await house.ask('/mito partita "@anna @bruno @carla"')
    assert isinstance(reply, Reply)
    await house.hall.acknowledged(reply.request, {"message": 77})
    confirm = next(key for row in reply.drawn.buttons for key in row if key.label == "Confermo")
    for who, message in ((BRUNO, 78), (CARLA, 77)):
        word = await house.ask(who=who, press=confirm.id)
        assert isinstance(word, Reply)
        await house.hall.acknowledged(word.request, {"message": message})
        assert "Confermano: Bruno" in words(word.drawn)
    await house.herald.stop()
    await house.heralded()
    since = len(house.chat.said)
    for _ in range(2):
        keys = await house.keys("/annulla mito", DARIO, manages=True)
        await house.press(keys[BUTTON], DARIO, manages=True)
        await house.heralded()
    edits = {one.edits["message"]: words(one.drawn) for one in house.chat.said[since:] if one.edits}
    assert edits[78].startswith("Annullato da Dario · ")
    assert "Confermano" not in edits[77]
    assert "Bruno, Carla: è andata così?" in edits[77]


async def test_a_correction_given_in_another_room_is_said_where_the_first_one_was(house: House) -> None:
    await heard(house, "/mito partita @Anna @Bruno", {"message": 77})
    await house.heralded()
    since = len(house.chat.said)
    corrected = await house.said('/mito correggi 1 giocatori:"@Bruno @Anna"', CARLA, CORNER, manages=True)
    await house.heralded()
    assert corrected in [words(one.drawn) for one in house.chat.said[since:] if one.place and one.place.id == HALL.id]
    since = len(house.chat.said)
    again = await house.said('/mito correggi 1 giocatori:"@Anna @Bruno"', CARLA, HALL, manages=True)
    await house.heralded()
    assert again not in [words(one.drawn) for one in house.chat.said[since:] if one.place and one.place.id == HALL.id]
