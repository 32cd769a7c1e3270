"""Whoever has just recorded something corrects it or takes it back, for ten minutes, while nobody has built on it."""

from __future__ import annotations

import pytest

from bot.hall.cards.card import Key, plain
from bot.hall.requests import Account, Form, Reply
from tests.hall.house import ANNA, BRUNO, CARLA, HALL, House, words

pytestmark = pytest.mark.asyncio
GAME = '/mito partita "@anna @bruno"'
CORRECT, TAKE_BACK = "Correggi", "Togli"


@pytest.fixture
async def keys(house: House) -> dict[str, Key]:
    """The buttons of a game that Anna has just recorded."""
    for who in (BRUNO, CARLA):
        await house.ask("/aiuto", who)
    return await house.keys(GAME)


async def games(house: House) -> list[str]:
    """The journal's lines of the ladders that count, without their numbers and moments."""
    said = (await house.said("/diario 100 mito")).splitlines()[1:]
    return [line.split(" · ", 2)[2] for line in said if "Partita" in line and "annullato" not in line]


async def test_its_author_takes_it_back_with_one_press_and_puts_it_back(house: House, keys: dict[str, Key]) -> None:
    reply = await house.ask(press=keys[TAKE_BACK].id)
    assert isinstance(reply, Reply)
    assert words(reply.drawn).startswith("Anna ha tolto:\nPartita 1")
    assert await games(house) == []
    [[back]] = reply.drawn.buttons
    assert "solo chi" in await house.press(back, BRUNO)
    assert "Anna ha rimesso" in await house.press(back)
    assert len(await games(house)) == 1


async def test_a_press_that_put_back_does_so_once(house: House, keys: dict[str, Key]) -> None:
    reply = await house.ask(press=keys[TAKE_BACK].id)
    assert isinstance(reply, Reply)
    [[back]] = reply.drawn.buttons
    await house.press(back)
    assert "già stata rimessa" in await house.press(back)
    assert "Anna ha tolto" in await house.press(keys[TAKE_BACK]), "what was put back has its buttons again"
    assert "ha già fatto quel che doveva" in await house.press(back)
    assert await games(house) == []


async def test_its_author_corrects_it_in_a_form_that_says_what_it_was(house: House, keys: dict[str, Key]) -> None:
    form = await house.ask(press=keys[CORRECT].id)
    assert isinstance(form, Form)
    assert {field.name: field.value for field in form.fields} == {
        "players": "@anna @bruno",
        "risikometro": "",
        "when": "",
    }
    reply = await house.ask(press=form.press, values={"players": "@Bruno @Anna", "risikometro": "", "when": ""})
    assert isinstance(reply, Reply)
    [line] = await games(house)
    assert "vince Bruno" in line and "registrata da Anna" in line
    assert CORRECT in {key.label for row in reply.drawn.buttons for key in row}


async def test_what_itself_changes_what_was_recorded_before_corrects_nothing(
    house: House, keys: dict[str, Key]
) -> None:
    await house.ask('/mito partita "@bruno @carla"', CARLA, id="r1")
    assert "no longer counts" in await house.press("!%r1 mito fix game:1 delete:yes", CARLA, manages=True)
    assert len(await games(house)) == 2


async def test_what_it_corrects_is_struck_as_corrected(house: House, keys: dict[str, Key]) -> None:
    await house.herald.stop()
    form = await house.ask(press=keys[CORRECT].id)
    assert isinstance(form, Form)
    since = len(house.chat.said)
    await house.ask(press=form.press, values={"players": "@Bruno @Anna"})
    house.now += 61
    await house.heralded()
    assert next(plain(one.drawn.title) for one in house.chat.said[since:]).startswith("Corretto · ")


async def test_it_is_corrected_though_others_recorded_something_else_since(house: House, keys: dict[str, Key]) -> None:
    await house.ask('/mito partita "@bruno @carla"', CARLA)
    form = await house.ask(press=keys[CORRECT].id)
    assert isinstance(form, Form)
    await house.ask(press=form.press, values={"players": "@Bruno @Anna"})
    assert any("registrata da Anna" in line and "vince Bruno" in line for line in await games(house))


async def test_a_name_that_is_asked_about_on_the_way_still_corrects_it(house: House, keys: dict[str, Key]) -> None:
    await house.ask("/aiuto", Account("discord", "14", "Beatrice", "it", "bea"))
    await house.ask('/mito partita "@bruno @carla"', CARLA)
    form = await house.ask(press=keys[CORRECT].id)
    assert isinstance(form, Form)
    asked = await house.keys(press=form.press, values={"players": "@Anna @Beatrce"})
    await house.press(asked["Beatrice (bea)"])
    anna, carla = sorted(await games(house), key=lambda line: "Carla" in line)
    assert "vince Anna, poi Beatrice" in anna and "vince Bruno, poi Carla" in carla


@pytest.mark.parametrize("button", [CORRECT, TAKE_BACK])
async def test_a_stranger_is_refused(house: House, keys: dict[str, Key], button: str) -> None:
    assert "solo chi" in await house.press(keys[button], BRUNO)
    assert len(await games(house)) == 1


@pytest.mark.parametrize("button", [CORRECT, TAKE_BACK])
async def test_after_ten_minutes_it_takes_an_office(house: House, keys: dict[str, Key], button: str) -> None:
    house.now += 601
    said = await house.press(keys[button])
    assert "più di 10 minuti: ora ci pensa un direttore, con /annulla" in said, "a ladder has no Master"


@pytest.mark.parametrize("button", [CORRECT, TAKE_BACK])
async def test_once_somebody_has_built_on_it_it_takes_an_office(
    house: House, keys: dict[str, Key], button: str
) -> None:
    await house.press(keys["Confermo"], BRUNO)
    assert "già stato registrato altro" in await house.press(keys[button])


async def test_what_was_taken_back_is_not_corrected(house: House, keys: dict[str, Key]) -> None:
    await house.press(keys[TAKE_BACK])
    assert "già stato tolto" in await house.press(keys[CORRECT])


async def test_what_is_drawn_again_has_the_buttons_no_more(house: House, keys: dict[str, Key]) -> None:
    again = await house.keys(press=keys["Confermo"].id, who=BRUNO)
    assert not {CORRECT, TAKE_BACK} & again.keys()


async def test_what_showed_a_face_is_nobodys_to_take_back(house: House) -> None:
    keys = await house.keys("/tira 3", ANNA, HALL)
    assert not {CORRECT, TAKE_BACK} & keys.keys()


async def test_nor_by_a_press_that_nobody_was_offered(house: House) -> None:
    await house.ask("/tira 3", ANNA, HALL, id="r1")
    assert "non vale più" in await house.press("!take-back action:r1")
    assert len(await house.entries()) == 3


async def test_where_the_club_wants_no_slips_none_is_offered(house: House) -> None:
    limits = house.hall.house.settings.limits.model_copy(update={"slip_minutes": 0})
    house = await house.rebuilt(settings=house.hall.house.settings.model_copy(update={"limits": limits}))
    keys = await house.keys('/mito partita "@anna @bruno"')
    assert "Contesto" in keys and not {"Correggi", "Togli"} & keys.keys()


async def test_a_form_that_was_opened_in_time_and_is_sent_too_late_corrects_nothing(
    house: House, keys: dict[str, Key]
) -> None:
    form = await house.ask(press=keys[CORRECT].id)
    assert isinstance(form, Form)
    house.now += 601
    said = await house.press(form.press, values={"players": "@Bruno @Anna", "risikometro": "", "when": ""})
    assert "più di 10 minuti" in said and len(await games(house)) == 1
