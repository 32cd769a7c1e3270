"""People are offered while they are typed: those near first, then the server's members, at last a new guest."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.hall.requests import Account, Request
from tests.hall.house import ANNA, BRUNO, CARLA, CORNER, ELSEWHERE, HALL, House

BEATRICE = Account("discord", "142913", "Beatrice", "it", "bea_99")


async def offered(house: House, typed: str, command: str = "mito player", parameter: str = "player") -> dict[str, str]:
    request = Request("typing", ANNA, HALL, house.now)
    found = await house.hall.complete(request, command, parameter, typed)
    return {one.label: one.value for one in found}


async def players(house: House, typed: str) -> dict[str, str]:
    return await offered(house, typed, "mito game", "players")


async def test_who_was_in_the_room_comes_before_the_rest_of_the_club(house: House) -> None:
    await house.ask("/aiuto", ANNA, CORNER)
    await house.ask("/aiuto", BRUNO, HALL)
    assert [*await offered(house, "")] == ["Bruno", "Anna"]


async def test_who_plays_in_the_book_comes_first_and_not_who_plays_in_another(house: House) -> None:
    await house.ask('/campagna nuova "Notti"', CARLA, HALL)
    await house.ask("/mito partita @Anna @Bruno", ANNA, CORNER)
    for who in (CARLA, ANNA, BRUNO):
        await house.ask("/aiuto", who, HALL)
    assert [*await offered(house, "")][-1] == "Carla"


async def test_nobody_of_another_club_is_offered(house: House) -> None:
    await house.ask("/aiuto", BRUNO, ELSEWHERE)
    assert not await offered(house, "")


@pytest.mark.parametrize("typed", ["ma", "Ma", "@ma", '"ma', "ros", "MARÌ"])
async def test_a_name_is_completed_from_the_beginning_of_each_word(house: House, typed: str) -> None:
    await house.ask('/mito partita @Anna @"Marì Rossi"')
    assert [*await offered(house, typed)] == ["Marì Rossi (ospite)"]


MARI = Account("discord", "91", "Marì Rossi", "it", "mr")
ROBERTO = Account("discord", "92", "Roberto", "it", "roberto")


@pytest.mark.parametrize("typed", ["Marì", "Marì R", "@marì rossi", "Bruno Marì Ro", "Bruno, marì rossi"])
async def test_a_name_of_two_words_is_completed_in_a_list_too(house: House, typed: str) -> None:
    for who in (BRUNO, MARI, ROBERTO):
        await house.ask("/aiuto", who)
    [value] = (await players(house, typed)).values()
    id = (await house.people.meet(MARI)).id
    assert value.endswith(f"<@{id}>") and "mar" not in value.casefold()


async def test_names_before_the_last_may_be_of_two_words_and_a_comma_parts_them(house: House) -> None:
    for who in (BRUNO, MARI, ROBERTO):
        await house.ask("/aiuto", who)
    first, last = [(await house.people.meet(who)).id for who in (MARI, ROBERTO)]
    assert [*(await players(house, "Marì Rossi Rob")).values()] == [f"<@{first}> <@{last}>"]
    for typed in ("Bruno, Rob", "Marì, Rob"):
        [value] = (await players(house, typed)).values()
        assert value.endswith(f"<@{last}>")


async def test_people_are_offered_by_username_former_name_and_the_name_of_the_guest_they_were(house: House) -> None:
    await house.ask("/aiuto", Account("discord", "9", "Il Marchese", "it", "marco"))
    await house.ask("/aiuto", Account("discord", "9", "Sua Grazia", "it", "marco"))
    await house.ask("/mito partita @Anna @Pallino")
    await house.turned_out((await house.named("Pallino")).id, BRUNO)
    assert [*await offered(house, "marche")] == ["Sua Grazia (Il Marchese)"]
    assert [*await offered(house, "@marco")] == ["Sua Grazia (marco)"]
    assert [*await offered(house, "pal")] == ["Bruno (Pallino)"]
    chosen = await players(house, '"Sua Grazia (marco)" "Bruno (Pallino)" An')
    assert [len(value.split("<@p")) for value in chosen.values()] == [4]


async def test_where_only_the_clubs_people_serve_nobody_new_is_offered(house: House) -> None:
    house.chat.members_there = [BEATRICE]
    await house.ask("/mito partita @Anna @Bruno")
    assert [*await offered(house, "b", "club people", "who")] == ["Bruno (ospite)"]
    assert not await offered(house, "zoe", "club people", "who")


async def test_members_whom_nobody_has_met_are_offered_by_their_mention(house: House) -> None:
    house.chat.members_there = [BEATRICE]
    assert await offered(house, "be") == {"Beatrice (bea_99)": "<@142913>"}
    assert "Beatrice" in await house.said(path="mito stake", values={"players": "<@142913> @Anna"})


async def test_a_member_who_was_met_is_offered_once(house: House) -> None:
    await house.ask("/aiuto", BEATRICE)
    house.chat.members_there = [BEATRICE]
    bea = (await house.people.meet(BEATRICE)).id
    assert await offered(house, "be") == {"Beatrice": f"<@{bea}>"}


async def test_no_bot_is_offered_and_who_was_met_elsewhere_is_offered_as_they_are_called_here(house: House) -> None:
    await house.ask("/aiuto", replace(BEATRICE, name="La Bea"), ELSEWHERE)
    house.chat.members_there = [BEATRICE, Account("discord", "77", "Beep", "it", "beep", bot=True)]
    assert await offered(house, "be") == {"Beatrice (bea_99)": "<@142913>"}


async def test_whose_username_is_their_name_is_offered_by_it_alone(house: House) -> None:
    house.chat.members_there = [replace(BEATRICE, handle="beatrice"), Account("discord", "78", "Betta", "it")]
    assert await offered(house, "be") == {"Beatrice": "<@142913>", "Betta": "<@78>"}


async def test_a_new_guest_is_offered_where_nobody_is_called_so(house: House) -> None:
    assert await players(house, "Zoe") == {'"Ospite nuovo: Zoe"': '@+"Zoe"'}
    chosen = await players(house, '"Ospite nuovo: Zoe" An')
    assert [value.split()[0] for value in chosen.values()] in ([], ['@+"Zoe"'])
    await house.ask(path="mito game", values={"players": '@Anna @+"Zoe"'})
    assert [*await offered(house, "Zoe")] == ["Zoe (ospite)"]


async def test_where_it_is_only_read_no_new_guest_is_offered(house: House) -> None:
    assert not await offered(house, "Zoe")


async def test_a_new_guest_is_new_also_where_a_guests_name_looks_so(house: House) -> None:
    await house.ask("/mito partita @Anna @Marta")
    [word] = (await players(house, "Mаrtа")).values()
    await house.ask(path="mito game", values={"players": f"@Anna {word}"})
    assert len(await house.store.rows("guests")) == 2


async def test_of_a_list_the_last_name_is_completed(house: House) -> None:
    await house.ask('/mito partita @Anna @"Marì Rossi"')
    labels = await players(house, "Anna ma")
    assert [*labels] == ['Anna "Marì Rossi (ospite)"']
    said = await house.said(path="mito stake", values={"players": labels['Anna "Marì Rossi (ospite)"']})
    assert "Marì Rossi" in said and "Anna" in said


async def test_whom_a_list_holds_already_is_not_offered_again(house: House) -> None:
    await house.ask("/aiuto", BRUNO)
    assert [*await players(house, "Anna ")] == ["Anna Bruno"]


async def test_what_was_chosen_before_stays_chosen_where_its_label_is_typed_on(house: House) -> None:
    house.chat.members_there = [BEATRICE]
    chosen = await players(house, '"Beatrice (bea_99)" An')
    assert [value.split()[0] for value in chosen.values()] == ["<@142913>"]


async def test_no_more_is_offered_than_every_chat_can_show(house: House) -> None:
    for number in range(30):
        await house.ask("/aiuto", Account("discord", f"90{number}", f"Tizio {number:02}", "it"))
    assert len(await offered(house, "tizio")) == 25 == len(await offered(house, ""))


async def test_a_mention_needs_no_offers(house: House) -> None:
    assert not await offered(house, "<@142913>")
