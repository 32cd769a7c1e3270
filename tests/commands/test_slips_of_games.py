"""What each game lets its author correct or take back: the form says what was recorded, and what is given counts."""

from __future__ import annotations

from pathlib import Path

from bot.hall.cards.card import Key
from bot.hall.requests import Account, Form, Reply
from bot.settings import LimitSettings, Settings
from tests.commands.codice import club_night
from tests.commands.daimon.evening import begun
from tests.commands.daimon.making.maker import in_play
from tests.commands.diplomacy import weekend
from tests.commands.gdr import hall
from tests.hall.house import ANNA, BRUNO, House, opened, words

CORRECT, TAKE_BACK = "Correggi", "Togli"


async def recorded(house: House, line: str, who: Account) -> dict[str, Key]:
    """The buttons under what was just recorded."""
    keys = await house.keys(line, who=who)
    assert {CORRECT, TAKE_BACK} <= keys.keys()
    for button in (CORRECT, TAKE_BACK):
        stranger = Account("discord", "666", "Ivo", "it", "ivo")
        said = await house.press(keys[button], stranger)
        assert "solo chi" in said or "Questo lo può fare" in said, "a stranger is refused"
    return keys


async def corrected(house: House, keys: dict[str, Key], who: Account, **other: str) -> tuple[dict[str, str], str]:
    """What the form holds, and what is answered when this is given in its place."""
    form = await house.ask(press=keys[CORRECT].id, who=who)
    assert isinstance(form, Form), form
    held = {field.name: field.value for field in form.fields}
    reply = await house.ask(press=form.press, who=who, values={**held, **other})
    assert isinstance(reply, Reply)
    return held, words(reply.drawn)


async def test_a_hand(tmp_path: Path) -> None:
    night = await club_night.begun(tmp_path)
    one, other = await night.names(1)
    keys = await recorded(night.house, f'/codice mano 1 "{one}" agenti 3', await night.side(1, 0))
    held, _ = await corrected(night.house, keys, await night.side(1, 0), winner=other)
    assert one in held["winner"] and held["table"] == "1"
    [hand] = (await night.match()).hands
    assert await night.name(hand.outcome.winner) == other


async def test_a_team_of_a_tournament(tmp_path: Path) -> None:
    night = await club_night.announced(tmp_path)
    aldo = club_night.PEOPLE["Aldo"]
    keys = await recorded(night.house, '/codice squadra "Gli Orsi" @aldo @bea', aldo)
    held, said = await corrected(night.house, keys, aldo, name="I Panda")
    assert "Gli Orsi" in held["name"] and said.startswith("I Panda: iscrizione fatta")
    assert [await night.name(team) for team in (await night.book()).entrants] == ["I Panda"]


async def test_a_team_of_characters(tmp_path: Path) -> None:
    found = await hall.entered(tmp_path, {})
    await found.said("/club role @rita director")
    line = '/gdr squadra "I Corvi" «@alba Mara, @bice Vito, @ciro Elio, @dina Agata»'
    keys = await recorded(found.house, line, hall.RITA)
    _, said = await corrected(found.house, keys, hall.RITA, players="@alba Vito, @bice Mara, @ciro Elio, @dina Agata")
    assert said.startswith("Iscritta · I Corvi\nalba · Vito")
    [cast] = (await found.book()).casts.values()
    assert cast[:2] == ("vito", "mara")


async def test_a_team_that_somebody_has_begun_to_judge_is_no_slip_any_more(tmp_path: Path) -> None:
    found = await hall.entered(tmp_path, {})
    await found.said("/club role @rita director")
    line = '/gdr squadra "I Corvi" «@alba Mara, @bice Vito, @ciro Elio, @dina Agata»'
    keys = await recorded(found.house, line, hall.RITA)
    await found.house.ask('/gdr valuta "I Corvi"', hall.UGO)
    assert (await found.book()).sheets
    assert "altro che si basa su questo" in await found.house.press(keys[TAKE_BACK], hall.RITA)
    form = await found.house.ask(press=keys[CORRECT].id, who=hall.RITA)
    assert not isinstance(form, Form)
    assert (await found.book()).entrants


async def test_the_centres_of_a_winter(tmp_path: Path) -> None:
    found = await weekend.weekend(tmp_path, 7)
    keys = await recorded(found.house, f"/diplomazia centri 1 1901 {weekend.EVEN}", weekend.UGO)
    held, said = await corrected(found.house, keys, weekend.UGO, counts=weekend.LED)
    assert held == {"counts": weekend.EVEN} and "inverno 1901" in said
    assert (await found.game()).counts.keys() == {1901}


async def test_a_wound(tmp_path: Path) -> None:
    evening = await in_play(tmp_path)
    keys = await recorded(evening.house, "/ferite aggiungi @anna 1", evening.master)
    _, said = await corrected(evening.house, keys, evening.master, wounds="3")
    assert said.startswith("Anna subisce 3 ferite")
    character = (await evening.book()).character_of(await evening.person(ANNA))
    assert character is not None and character.wounds == 3


async def test_a_spent_resource(tmp_path: Path) -> None:
    evening = await in_play(tmp_path)
    before = (await evening.book()).seat(await evening.person(ANNA)).reserve
    keys = await recorded(evening.house, "/riserva spendi evoluzione", ANNA)
    assert (await evening.book()).seat(await evening.person(ANNA)).reserve == before - 1
    assert "Anna ha tolto" in await evening.house.press(keys[TAKE_BACK], ANNA)
    assert (await evening.book()).seat(await evening.person(ANNA)).reserve == before


async def test_a_vote(tmp_path: Path) -> None:
    evening = await begun(tmp_path)
    asked = await evening.keys("/scena fine", evening.master)
    [voter, other] = evening.others
    no = next(key for label, key in asked.items() if "👎" in label)
    given = await evening.keys("", voter, press=no.id)
    assert "solo chi" in await evening.house.press(given[TAKE_BACK], other)
    vote = (await evening.book()).chair.vote
    assert vote is not None and len(vote.awaited) == 1
    assert "ha tolto" in await evening.house.press(given[TAKE_BACK], voter)
    vote = (await evening.book()).chair.vote
    assert vote is not None and len(vote.awaited) == 2, "it is asked for again"


async def test_for_how_long_is_a_setting(tmp_path: Path) -> None:
    house = await opened(tmp_path, settings=Settings(limits=LimitSettings(slip_minutes=2)))
    await house.ask("/aiuto", BRUNO)
    keys = await house.keys('/mito partita "@anna @bruno"')
    house.now += 121
    assert "più di 2 minuti" in await house.press(keys[TAKE_BACK])
