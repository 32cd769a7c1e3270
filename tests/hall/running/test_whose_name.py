"""A name that may be somebody's is asked about; one that was taken for a member's can still be a guest's."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.hall.cards.card import Key
from bot.hall.requests import Account, File, Place, Reply
from tests.hall.house import ANNA, BRUNO, CARLA, ELSEWHERE, HALL, House, private, words

BEATRICE = Account("discord", "14", "Beatrice", "it", "bea_99")
BEA = Account("discord", "15", "Bea", "it", "bea_00")


async def games(house: House) -> list[dict[str, Any]]:
    """The games that stand in the ladder, also those that wait."""
    entries = await house.entries(HALL)
    voided = {json.loads(entry.body)["request"] for entry in entries if entry.kind == "voided"}
    kinds = ("mito.game-played", "mito.game-held")
    return [json.loads(entry.body) for entry in entries if entry.kind in kinds and entry.request not in voided]


async def players(house: House) -> list[str]:
    """What the players of the last game are called."""
    return [await house.people.name_of(player, "") for player in (await games(house))[-1]["players"]]


async def test_the_press_records_whom_it_names(house: House) -> None:
    await house.ask("/io mostra", BEATRICE)
    asked = await house.ask("/mito partita @Anna @Beatrce risikometro:3,2")
    assert isinstance(asked, Reply)
    assert words(asked.drawn).endswith("\nNon ho ancora registrato niente. Il nome somiglia a qualcuno che c'è già.")
    keys = {key.label: key for row in asked.drawn.buttons for key in row}
    assert [*keys] == ["Beatrice (bea_99)", "Un ospite nuovo: Beatrce"]
    assert not await games(house)
    await house.press(keys["Beatrice (bea_99)"])
    assert await players(house) == ["Anna", "Beatrice"]
    assert (await games(house))[0]["players"][1] == (await house.people.meet(BEATRICE)).id


async def test_the_press_for_a_guest_asks_no_more(house: House) -> None:
    await house.ask("/io mostra", BEATRICE)
    keys = await house.keys("/mito partita @Anna @Beatrce")
    await house.press(keys["Un ospite nuovo: Beatrce"])
    assert await players(house) == ["Anna", "Beatrce"]
    await house.ask("/mito partita @Beatrce @Anna quando:ieri")
    assert await players(house) == ["Beatrce", "Anna"]


async def two_guests(house: House) -> dict[str, Key]:
    """A guest has a member's name: of whom that is said it is asked."""
    await house.ask('/mito partita @Bruno @+"Anna"', BRUNO)
    return await house.keys("/mito partita @Bruno @Anna @Carla", BRUNO)


async def test_a_new_guest_is_another_than_the_one_of_that_name(house: House) -> None:
    await house.ask("/io mostra")
    keys = await two_guests(house)
    assert [*keys] == ["Anna (anna)", "Anna (ospite)", "Un ospite nuovo: Anna"]
    said = await house.press(keys["Un ospite nuovo: Anna"], BRUNO)
    first, second = [game["players"][1] for game in await games(house)]
    assert first != second and f"Anna (ospite {second[-2:]})" in said
    asked = await house.keys("/mito partita @Bruno @Anna", BRUNO)
    marks = {f"Anna (ospite {one[-2:]})" for one in (first, second)}
    assert {*asked} == {"Anna (anna)", *marks, "Un ospite nuovo: Anna"}


async def test_a_new_guest_who_is_pressed_twice_is_one(house: House) -> None:
    await house.ask("/io mostra")
    keys = await two_guests(house)
    await house.press(keys["Un ospite nuovo: Anna"], BRUNO)
    house = await house.restarted()
    again = await house.keys(who=BRUNO, press=keys["Un ospite nuovo: Anna"].id)
    await house.press(again["È un'altra: registra"], BRUNO)
    assert len({game["players"][1] for game in await games(house)}) == 2 and len(await games(house)) == 3


async def test_of_two_guests_of_one_name_it_is_asked_which(house: House) -> None:
    await house.ask("/io mostra")
    await house.press((await two_guests(house))["Un ospite nuovo: Anna"], BRUNO)
    guests = [game["players"][1] for game in await games(house)]
    keys = await house.keys('/mito partita @Bruno @+"Anna" quando:ieri', BRUNO)
    assert {*keys} == {*(f"Anna (ospite {one[-2:]})" for one in guests), "Un ospite nuovo: Anna"}
    await house.press(keys[f"Anna (ospite {guests[1][-2:]})"], BRUNO)
    assert [game["players"][1] for game in await games(house)][2:] == guests[1:]


async def test_whom_a_guest_turned_out_to_be_is_no_new_guest(house: House) -> None:
    await house.ask("/io mostra", BEATRICE)
    await house.ask("/mito partita @Anna @+Beatrce")
    await house.turned_out((await house.named("Beatrce")).id, BRUNO)
    keys = await house.keys('/mito partita @Anna @"Bea trce"')
    await house.press(keys["Un ospite nuovo: Bea trce"])
    assert (await games(house))[1]["players"][1] != (await house.people.meet(BRUNO)).id


async def test_of_a_new_guest_there_is_nothing_to_be_read(house: House) -> None:
    await house.ask("/io mostra", BEATRICE)
    assert [*await house.keys("/mito giocatore Beatrce")] == ["Beatrice (bea_99)"]


async def test_a_question_is_asked_for_each_name_in_its_turn(house: House) -> None:
    for who in (BEATRICE, Account("discord", "16", "Cosimo", "it", "cosi")):
        await house.ask("/io mostra", who)
    keys = await house.keys('/mito partita @Anna @Beatrce @"C0simo"')
    keys = await house.keys(press=keys["Beatrice (bea_99)"].id)
    await house.press(keys["Cosimo (cosi)"])
    assert await players(house) == ["Anna", "Beatrice", "Cosimo"]


async def test_with_a_file_that_no_button_can_give_again_the_very_name_is_asked_for(house: House) -> None:
    await house.ask("/io mostra", BEATRICE)
    said = await house.keys("/mito partita @Anna @Beatrce", file=File("a.csv", b""))
    assert [*said] == ["Perché?"] and not await games(house)


async def test_the_question_is_for_whoever_asked(house: House) -> None:
    await house.ask("/io mostra", BEATRICE)
    reply = await house.ask("/mito posta @Anna @Beatrce")
    assert reply is not None and reply.audience.value == "member"  # type: ignore[union-attr]


async def test_nobody_of_another_club_is_asked_about(house: House) -> None:
    await house.ask("/io mostra", BEATRICE, ELSEWHERE)
    await house.ask("/mito partita @Anna @Beatrce")
    assert await players(house) == ["Anna", "Beatrce"]


async def test_a_first_name_of_one_is_theirs_at_once(house: House) -> None:
    await house.ask('/mito partita @Anna @+"Marta Neri"')
    await house.ask("/mito partita @Anna @Marta quando:ieri")
    assert await players(house) == ["Anna", "Marta Neri"]


async def test_another_guest_of_that_first_name_is_told_by_a_press(house: House) -> None:
    await house.ask('/mito partita @Anna @+"Marta Neri"')
    keys = await house.keys("/mito partita @Bruno @Marta", BRUNO)
    assert "No, un altro ospite: Marta" in keys
    await house.press(keys["No, un altro ospite: Marta"], BRUNO)
    assert await players(house) == ["Bruno", "Marta"] and len(await games(house)) == 2
    whole = await house.keys('/mito partita @Carla @"Marta Neri"', CARLA)
    assert not [label for label in whole if label.startswith("No, ")], "the whole name can be nobody else's"


@pytest.mark.parametrize("typed", ["@Marchese", "Marchese", "@marchese"])
async def test_a_surname_alone_is_asked_about(house: House, typed: str) -> None:
    await house.ask('/mito partita @Bruno @+"Il Marchese"', BRUNO)
    keys = await house.keys(path="mito game", values={"players": f"@Anna {typed}"})
    assert [*keys] == ["Il Marchese (ospite)", "Un ospite nuovo: " + typed.removeprefix("@")]
    await house.press(keys["Il Marchese (ospite)"])
    assert await players(house) == ["Anna", "Il Marchese"]
    assert len({game["players"][1] for game in await games(house)}) == 1 and len(await games(house)) == 2


# --- no, it is a guest


async def test_no_voids_and_records_in_one(house: House) -> None:
    await house.ask("/io mostra", BEA)
    keys = await house.keys("/mito partita @Anna @Bea")
    before = len(await house.entries())
    await house.press(keys["No, Bea è un ospite"])
    assert [entry.kind for entry in (await house.entries())[before:]] == ["voided", "mito.game-played"]
    assert len({entry.request for entry in (await house.entries())[before:]}) == 1
    [game] = await games(house)
    assert await players(house) == ["Anna", "Bea"] and game["players"][1] != (await house.people.meet(BEA)).id
    await (await house.restarted()).ask("/mito classifica")
    assert len(await games(house)) == 1


async def test_the_ladder_stands_as_if_it_had_been_a_guest_from_the_start(house: House) -> None:
    await house.ask("/io mostra", BEA)
    await house.ask("/mito partita @Bruno @Anna")
    keys = await house.keys("/mito partita @Anna @Bea")
    await house.press(keys["No, Bea è un ospite"])
    ladder = await house.said("/mito classifica")
    assert await (await house.restarted()).said("/mito classifica") == ladder
    assert (await house.said("/annulla", manages=True)) != ""


async def test_whoever_recorded_it_or_a_director_says_no(house: House) -> None:
    await house.ask("/io mostra", BEA)
    no = (await house.keys("/mito partita @Anna @Bea"))["No, Bea è un ospite"]
    assert "whoever recorded it" in await house.press(no, CARLA)
    assert (await games(house))[0]["players"][1] == (await house.people.meet(BEA)).id
    await house.press(no, BRUNO, manages=True)
    assert (await games(house))[0]["players"][1] != (await house.people.meet(BEA)).id


async def test_no_can_be_said_after_something_else_was_recorded(house: House) -> None:
    await house.ask("/io mostra", BEA)
    no = (await house.keys("/mito partita @Anna @Bea"))["No, Bea è un ospite"]
    await house.ask("/mito partita @Bruno @Carla", BRUNO)
    await house.press(no)
    assert [game["number"] for game in await games(house)] == [2, 3]


async def test_no_comes_too_late_after_something_that_stands_on_it(house: House) -> None:
    await house.ask("/io mostra", BEA)
    keys = await house.keys("/mito partita @Anna @Bea")
    no, so = keys["No, Bea è un ospite"], keys["Confermo"]
    await house.press(so, BEA)
    assert "è stato registrato altro che dipende da questo" in await house.press(no)


async def test_no_twice_is_done_once(house: House) -> None:
    await house.ask("/io mostra", BEA)
    no = (await house.keys("/mito partita @Anna @Bea"))["No, Bea è un ospite"]
    await house.press(no)
    assert "è stato registrato altro" in await house.press(no)
    assert len(await games(house)) == 1


async def test_of_several_names_each_can_be_a_guests(house: House) -> None:
    for who in (BEA, Account("discord", "16", "Cosimo", "it", "cosi")):
        await house.ask("/io mostra", who)
    keys = await house.keys(path="mito game", values={"players": "@Anna @Bea Cosimo"})
    assert {"No, Bea è un ospite", "No, Cosimo è un ospite"} <= {*keys}
    again = await house.keys(press=keys["No, Bea è un ospite"].id)
    await house.press(again["No, Cosimo è un ospite"])
    cosimo, bea = [(await house.named(name)).id for name in ("@cosi", "@bea_00")]
    assert not {cosimo, bea} & {*(await games(house))[0]["players"]}


async def test_alone_in_an_answer_a_name_need_not_be_said_again(house: House) -> None:
    await house.ask("/io mostra", BEA)
    await house.ask("/diplomazia nuovo Coppa", manages=True)
    keys = await house.keys(path="diplomacy player", values={"name": "Bea"}, manages=True)
    assert "No, è un ospite" in keys


async def test_what_only_reads_is_read_again(house: House) -> None:
    await house.ask("/io mostra", BEA)
    keys = await house.keys("/mito posta @Anna @Bea risikometro:3,2")
    before = await house.entries()
    assert "Bea" in await house.press(keys["No, Bea è un ospite"])
    assert await house.entries() == before


async def test_whoever_never_said_a_word_there_is_asked_about_each_time(house: House) -> None:
    await house.ask("/io mostra", BEA)
    for when in ("oggi", "ieri"):
        assert "No, Bea è un ospite" in await house.keys(f"/mito partita @Anna @Carla @Bea quando:{when}")


async def test_a_name_may_be_a_guests_too_after_it_was_asked_whether_the_game_is_another(house: House) -> None:
    await house.ask("/io mostra", BEA)
    for _ in range(2):
        asked = await house.keys("/mito partita @Anna @Bea")
    keys = await house.keys(press=asked["È un'altra: registra"].id)
    await house.press(keys["No, Bea è un ospite"])
    member = (await house.people.meet(BEA)).id
    assert [member in game["players"] for game in await games(house)] == [True, False]


@pytest.mark.parametrize(("word", "sure"), [("Confermo", True), ("Contesto", False)])
async def test_a_word_of_theirs_in_that_book_says_whose_the_name_is_and_a_no_does_not(
    house: House, word: str, sure: bool
) -> None:
    await house.ask("/io mostra", BEA)
    await house.ask("/tira 2", BEA)
    await house.press((await house.keys("/mito partita @Anna @Bea"))[word], BEA)
    for after, other in ((house, "@Carla"), (await house.restarted(), "@Dario")):
        keys = await after.keys(f"/mito partita @Bruno {other} @Bea", BRUNO)
        assert ("No, Bea è un ospite" not in keys) is sure


async def test_the_guest_of_a_later_evening_is_told_from_the_member_by_a_press(house: House) -> None:
    await house.ask("/io mostra", BEA)
    await house.ask("/mito partita @Anna @Bea")
    keys = await house.keys("/mito partita @Bruno @Bea", BRUNO)
    await house.press(keys["No, Bea è un ospite"], BRUNO)
    member = (await house.people.meet(BEA)).id
    assert [member in game["players"] for game in await games(house)] == [True, False]


@pytest.mark.parametrize("typed", ["@Bruno", "@bruno"])
async def test_whoever_types_their_own_name_means_themselves(house: House, typed: str) -> None:
    keys = await house.keys(f"/mito partita {typed} @Zeta", BRUNO)
    assert "Confermo" in keys and not [label for label in keys if label.startswith("No, ")]
    assert (await house.people.meet(BRUNO)).id in (await games(house))[-1]["players"]


async def test_ones_own_plain_name_is_ones_own_too(house: House) -> None:
    await house.ask("/diplomazia nuovo Coppa", manages=True)
    keys = await house.keys(path="diplomacy player", values={"name": "Anna"}, manages=True)
    assert not [label for label in keys if label.startswith("No, ")]


async def test_a_mention_is_never_a_guests(house: House) -> None:
    await house.ask("/io mostra", BEA)
    assert not [one for one in await house.keys("/mito partita @Anna <@15>") if one.endswith("è un ospite")]


async def test_a_username_that_was_typed_may_be_a_guests(house: House) -> None:
    await house.ask("/io mostra", BEA)
    keys = await house.keys("/mito partita @Anna @bea_00")
    await house.press(keys["No, Bea è un ospite"])
    assert await players(house) == ["Anna", "bea_00"]
    assert (await games(house))[0]["players"][1] != (await house.people.meet(BEA)).id


@pytest.mark.parametrize(
    "line", ["^discord:2 mito partita @Anna @Bea", "^ mito partita @Anna", "^x", "^discord:1 tira 3"]
)
async def test_ids_that_nobody_drew_change_nothing(house: House, line: str) -> None:
    await house.ask("/mito partita @Anna @Bruno")
    before = await house.entries()
    await house.ask(press=f"!{line}", who=CARLA)
    await house.ask(press=f"!{line}", who=CARLA, where=private(CARLA))
    assert [entry.kind for entry in (await house.entries())[len(before) :] if entry.kind == "voided"] == []


# --- nobody's names


@pytest.mark.parametrize(
    "name",
    [
        "@here",
        "@everyone",
        "@Araldo",
        "@аraldo",
        "@channel",
        "@ilmioaraldo",
        '@+"here"',
        "@+Araldo",
        "@AraIdo",
        "IlMioAraldo",
    ],
)
async def test_what_is_nobodys_name_makes_no_guest(house: House, name: str) -> None:
    said = await house.said(path="mito game", values={"players": f"@Anna {name}"})
    assert "non può essere il nome di nessuno" in said
    assert not [row for row in await house.store.rows("people") if row["born"] == "guest"]
    assert ANNA.name == "Anna"


async def test_a_name_of_nothing_to_read_makes_no_guest(house: House) -> None:
    assert "serve almeno una lettera o una cifra" in await house.said("/mito partita @Anna @\u3164\u3164")
    assert not [row for row in await house.store.rows("people") if row["born"] == "guest"]


async def test_our_name_is_nobodys_though_somebody_has_one_like_it(house: House) -> None:
    await house.ask("/io mostra", Account("discord", "17", "Araldone", "it", "araldone"))
    assert "non può essere il nome di nessuno" in await house.said("/mito partita @Anna @ilmioaraldo")
    assert "non può essere il nome di nessuno" in await house.said("/mito partita @Anna @Araldo")


ROBOT = Account("discord", "19", "Risibot", handle="risibot", bot=True)


@pytest.mark.parametrize("typed", ["<@19>", "@Risibot", "Risibot", "@risibot"])
async def test_a_bot_of_the_server_does_not_play(house: House, typed: str) -> None:
    house.chat.members_there = [ROBOT]
    said = await house.said(path="mito game", values={"players": f"@Anna {typed}"})
    assert "«Risibot» è un bot, e i bot non giocano" in said
    assert not await games(house)


async def test_a_bot_that_is_mentioned_does_not_play(house: House) -> None:
    bot = Account("discord", "4040", "Dado", "it", bot=True)
    assert "è un bot" in await house.said("/mito partita @Anna <@4040>", mentioned=(bot,))
    assert not await games(house) and not await house.store.rows("accounts", account="4040")


async def test_who_has_a_bots_name_is_meant_before_it(house: House) -> None:
    house.chat.members_there = [ROBOT, Account("discord", "20", "Risibot", "it", "risi")]
    await house.ask("/mito partita @Anna @Risibot")
    assert (await games(house))[0]["players"][1] == (await house.people.meet(house.chat.members_there[1])).id


async def test_a_guest_of_a_bots_name_is_written_as_one(house: House) -> None:
    house.chat.members_there = [ROBOT]
    await house.ask('/mito partita @Anna @+"Risibot"')
    assert await players(house) == ["Anna", "Risibot"]


async def test_where_bots_are_told_by_their_username_none_is_a_guest(house: House) -> None:
    anna, group = Account("telegram", "1", "Anna", "it", "anna"), Place("telegram", "-10", "Sala")
    assert "è un bot" in await house.said("/mito partita @Anna @risibot", anna, group)
    assert "Talbot" in await house.said("/mito partita @Anna @+Talbot", anna, group)
