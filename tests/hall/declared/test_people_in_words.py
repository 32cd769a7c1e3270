"""People in words: a mention is that member, a name that one member bears is that member, wherever people are taken."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bot.hall.cards.card import Key
from bot.hall.requests import Account, Request
from tests.commands.gdr.hall import hall
from tests.hall.house import ANNA, HALL, House

BEA = Account("discord", "142913", "Bea", "it", "bea_99")
CARLO = Account("discord", "142914", "Carlo", "it")
DARIO = Account("discord", "142915", "Dario", "it", "dario_d")


async def players(house: House, kind: str) -> list[str]:
    """The ids in the last entry of a kind."""
    body = [json.loads(entry.body) for entry in await house.entries(HALL) if entry.kind == kind][-1]
    return list(body["players"])


@pytest.mark.parametrize(
    "typed", ['"@Maria Rossi"', '@"Maria Rossi"', "“@Maria Rossi”", "@“Maria Rossi”", "«Maria Rossi»"]
)
@pytest.mark.parametrize(
    ("command", "values"),
    [
        ("mito game", {"players": "{} @Anna"}),
        ("mito game", {"players": "@Anna {}"}),
        ("codice team", {"name": "Orsi", "player1": "{}", "player2": "@Anna"}),
        ("diplomacy player", {"name": "{}"}),
    ],
)
async def test_in_a_field_a_name_may_stand_in_any_quotes(
    house: House, command: str, values: dict[str, str], typed: str
) -> None:
    maria = Account("discord", "142916", "Maria Rossi", "it")
    await house.ask("/io mostra", maria)
    await house.ask(f"/{command.split(maxsplit=1)[0]} new Torneo", manages=True)
    given = {name: value.format(typed) for name, value in values.items()}
    await house.ask(path=command, values=given, manages=True)
    [book] = await house.store.books(open_only=True)
    assert (await house.people.meet(maria)).id in {
        row["person"] for row in await house.store.rows("plays", book=book.id)
    }


@pytest.mark.parametrize(
    "typed", ["<@142913>", "<@!142913>", "@Bea", "@bea_99", '"Bea"', '"@Bea"', "“@Bea”", "@«Bea»", "“Bea”"]
)
async def test_a_list_of_people_takes_a_member_in_each_way(house: House, typed: str) -> None:
    bea = (await house.people.meet(BEA)).id
    await house.ask("/io mostra", BEA)
    await house.ask(path="mito game", values={"players": f"@Anna {typed}"})
    assert (await players(house, "mito.game-played"))[1] == bea


@pytest.mark.parametrize("typed", ["<@142913>", "<@!142913>", "@Bea", "Bea", "bea_99", '"@Bea"', "@“Bea”"])
async def test_a_text_with_people_in_it_takes_a_member_in_each_way(tmp_path: Path, typed: str) -> None:
    async with hall(tmp_path, {}) as floor:
        bea = (await floor.house.people.meet(BEA)).id
        await floor.house.ask("/io mostra", BEA)
        await floor.card(
            path="gdr team", values={"name": "I Lupi", "players": f"{typed} Mara, @Zoe Vito, @Ivo Elio, @Pia Agata"}
        )
        assert bea in [person for team in (await floor.book()).teams for person in team.players]


@pytest.mark.parametrize("unmet", [False, True])
@pytest.mark.parametrize(
    ("command", "values"),
    [
        ("mito game", {"players": "Anna Bea"}),
        ("codice team", {"name": "Orsi", "player1": "Bea", "player2": "Anna"}),
        ("diplomacy player", {"name": "Bea"}),
    ],
)
async def test_a_plain_name_in_a_form_is_taken_as_in_a_typed_line(
    house: House, command: str, values: dict[str, str], unmet: bool
) -> None:
    await house.ask("/io mostra", ANNA)
    if unmet:
        house.chat.members_there = [BEA]
    else:
        await house.ask("/io mostra", BEA)
    for line in ("/codice nuovo Torneo", "/diplomazia nuovo Coppa"):
        await house.ask(line, manages=True)
    keys = await house.keys(press=f"!{command}", values=values, manages=True)
    assert not await house.store.rows("guests")
    assert await house.store.rows("plays", person=(await house.people.meet(BEA)).id)
    assert {"No, Bea è un ospite", "No, è un ospite"} & {*keys}


async def test_a_mentioned_member_whom_nobody_has_met_is_that_member_later(house: House) -> None:
    await house.ask(path="mito game", values={"players": "@Anna <@142913>"}, mentioned=(BEA,))
    assert (await players(house, "mito.game-played"))[1] == (await house.people.meet(BEA)).id


@pytest.mark.parametrize("typed", [True, False], ids=["typed", "chosen"])
async def test_mentioned_members_whom_nobody_has_met_are_looked_up_all_at_once(house: House, typed: bool) -> None:
    house.chat.members_there, words = [BEA, CARLO], "@Anna <@142913> <@142914>"
    if typed:
        await house.ask(f"/mito partita {words}")
    else:
        await house.ask(path="mito game", values={"players": words})
    met = [(await house.people.meet(account)).id for account in (BEA, CARLO)]
    assert (await players(house, "mito.game-played"))[1:] == met


@pytest.mark.parametrize("typed", ["@Bea", "Bea", "@bea_99", "bea_99", "@BEA"])
async def test_a_member_of_the_server_whom_nobody_has_met_is_taken_by_name_too(house: House, typed: str) -> None:
    house.chat.members_there = [BEA, replace(CARLO, name="Beatrice")]
    await house.ask(path="mito game", values={"players": f"@Anna {typed}"})
    assert (await players(house, "mito.game-played"))[1] == (await house.people.meet(BEA)).id


async def test_of_two_such_members_of_one_name_it_is_asked_who(house: House) -> None:
    house.chat.members_there = [BEA, replace(CARLO, name="Bea", handle="bea_00")]
    keys = await house.keys("/mito partita @Anna @Bea")
    assert {*keys} == {"Bea (bea_99)", "Bea (bea_00)", "Un ospite nuovo: Bea"}
    await house.press(keys["Bea (bea_00)"])
    assert (await players(house, "mito.game-played"))[1] == (await house.people.meet(CARLO)).id


async def test_who_bears_the_very_name_goes_before_whoever_has_it_for_a_first_name(house: House) -> None:
    await house.ask("/io mostra", replace(CARLO, name="Bea Rossi"))
    house.chat.members_there = [BEA]
    await house.ask("/mito partita @Anna @Bea")
    assert (await players(house, "mito.game-played"))[1] == (await house.people.meet(BEA)).id


async def test_a_member_taken_by_name_can_still_be_a_guest(house: House) -> None:
    house.chat.members_there = [BEA]
    keys = await house.keys("/mito partita @Anna @Bea")
    await house.press(keys["No, Bea è un ospite"], ANNA)
    assert await house.store.rows("guests", key="bea")


async def test_a_name_that_is_one_members_can_be_a_guests_by_a_press(house: House) -> None:
    await house.ask("/io mostra", BEA)
    keys = await house.keys("/mito partita @Anna @Bea")
    no: Key = keys["No, Bea è un ospite"]
    await house.press(no, ANNA)
    assert (await players(house, "mito.game-played"))[1] != (await house.people.meet(BEA)).id


async def test_a_name_like_a_members_is_asked(house: House) -> None:
    await house.ask("/io mostra", Account("discord", "14", "Beatrice", "it", "bea_99"))
    await house.ask("/mito partita @Anna @Beatrce")
    assert not [entry for entry in await house.entries(HALL) if entry.kind == "mito.game-played"]


async def test_guests_and_members_are_offered_while_a_person_is_typed(house: House) -> None:
    await house.ask("/mito partita @Anna @Marco")
    request = Request("typing", ANNA, HALL, house.now)
    for command, parameter in (("mito player", "player"), ("codice team", "player1"), ("club role", "member")):
        offered = await house.hall.complete(request, command, parameter, "Mar")
        assert [one.label.split(" ")[0] for one in offered] == ["Marco"], command


@pytest.mark.parametrize(
    "line",
    [
        "/mito partita @Anna Bea Dario",
        "/mito partita Anna @Bea Dario risikometro:3,2,1",
        "/mito partita @Anna, Bea, Dario 30 30 40",
        "/mito partita Anna Bea Dario 3,2,1 ieri",
    ],
)
async def test_a_name_in_a_list_without_its_sign_is_a_name_still(house: House, line: str) -> None:
    for who in (BEA, DARIO):
        await house.ask("/io mostra", who)
    keys = await house.keys(line)
    meant = [(await house.people.meet(who)).id for who in (ANNA, BEA, DARIO)]
    assert await players(house, "mito.game-played") == meant
    assert {"No, Bea è un ospite", "No, Dario è un ospite"} <= {*keys}


async def test_of_a_list_a_name_like_a_members_is_asked_about_without_its_sign_too(house: House) -> None:
    await house.ask("/io mostra", replace(BEA, name="Beatrice"))
    assert [*await house.keys("/mito partita @Anna Beatrce")] == ["Beatrice (bea_99)", "Un ospite nuovo: Beatrce"]
    assert "non conosco nessuno di nome «Zorro»" in await house.said("/mito partita @Anna Zorro")
    assert not [entry for entry in await house.entries(HALL) if entry.kind == "mito.game-played"]
