"""Slash commands: registered, used, refused by the client, answered."""

import asyncio

import pytest

from tests.lab.discord import Refused

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_registered(dw):
    c = dw.host.commands()
    assert c["roll"]["description"] == "Roll some dice"
    assert c["roll"]["description_localizations"] == {"it": "Tira dei dadi"}
    assert c["roll"]["options"]["dice"]["required"] and c["roll"]["options"]["dice"]["max_value"] == 50
    assert c["diplomacy result add"]["options"]["power"]["choices"][0]["name"] == "Austria"
    assert c["admin"]["root"]["default_member_permissions"] == "8"
    assert "here" not in c


async def test_guild_sync(dw):
    await dw.anna.say(dw.ch, "!syncguild")
    assert dw.ch.last.text == "synced 1 here"
    assert list(dw.host.commands(dw.g)) == ["here"]
    r = await dw.anna.slash(dw.ch, "here")
    assert r.text == "here Club"
    other = dw.host.guild("Other")
    await dw.host.quiet(0.1)
    anna2 = other.member("Anna")
    with pytest.raises(Refused):
        await anna2.slash(other.channel("x"), "here")
    assert anna2.id == dw.anna.id
    dw.host.assert_clean()


async def test_roll(dw):
    r = await dw.anna.slash(dw.ch, "roll", dice=5, reserve=2)
    assert len(r.messages) == 1 and r.message.content == "Rolled 5 dice"
    assert "5 dice, 2 aside" in r.text and r.message.embeds[0]["fields"][0]["value"] == "it"
    assert not r.ephemeral and r.message.visible_to(dw.bob) and r.latency < 1
    assert r.message.labels == ["Re-roll", "Close"]
    r2 = await dw.bob.slash(dw.ch, "roll", dice=1)
    assert r2.message.embeds[0]["fields"][0]["value"] == "en-US"
    dw.host.assert_clean()


@pytest.mark.parametrize(
    "name,kw",
    [
        ("nothing", {}),
        ("roll", {}),
        ("roll", {"dice": 51}),
        ("roll", {"dice": 0}),
        ("roll", {"dice": "5"}),
        ("roll", {"dice": 1, "foo": 2}),
        ("diplomacy", {}),
        ("diplomacy result", {}),
        ("diplomacy nope", {}),
        ("diplomacy result add", {"power": "Italy", "centres": 3}),
    ],
)
async def test_the_client_refuses(dw, name, kw):
    if name == "diplomacy result add":
        kw = {**kw, "player": dw.bob}
    with pytest.raises(Refused):
        await dw.anna.slash(dw.ch, name, **kw)


async def test_translated_name(dw):
    assert (await dw.anna.slash(dw.ch, "tira", dice=2)).text.startswith("Rolled 2")
    with pytest.raises(Refused):
        await dw.bob.slash(dw.ch, "tira", dice=2)


async def test_option_types(dw):
    add = "diplomacy result add"
    sheet = ("s.csv", b"12345")
    r = await dw.anna.slash(dw.ch, add, player=dw.bob, power="Turkey", centres=18, where=dw.ch, sheet=sheet)
    assert r.text == f"Bob as TUR: 18 in {dw.ch.mention} (5 bytes from s.csv)"
    r = await dw.anna.slash(dw.ch, add, {"player": dw.bob, "power": "AUS", "centres": 0})
    assert r.text == "Bob as AUS: 0"


async def test_commands_for_administrators(dw):
    assert (await dw.anna.slash(dw.ch, "admin")).text == "admin ok True"
    with pytest.raises(Refused):
        await dw.bob.slash(dw.ch, "admin")


async def test_autocomplete(dw):
    assert [c["name"] for c in await dw.anna.autocomplete(dw.ch, "city", "name", "ro")] == ["Roma", "Rovigo"]
    assert (await dw.anna.slash(dw.ch, "city", name="Roma")).text == "City: Roma"
    with pytest.raises(Refused, match="no autocomplete"):
        await dw.anna.autocomplete(dw.ch, "roll", "dice", 3)
    dw.host.assert_clean()


async def test_ephemeral_and_follow_up(dw):
    r = await dw.anna.slash(dw.ch, "secret")
    first, second = r.messages
    assert first.ephemeral and first.visible_to(dw.anna) and not first.visible_to(dw.bob)
    assert not second.ephemeral and second in dw.ch.messages and first not in dw.ch.messages
    assert first in dw.anna.ephemerals(dw.ch) and first not in dw.bob.sees(dw.ch)
    with pytest.raises(Refused):
        await dw.bob.click(first, "x")


async def test_defer(dw):
    r = await dw.anna.slash(dw.ch, "slow", seconds=0.3)
    assert r.deferred and [m.text for m in r.messages] == ["done at last", "and one more thing"]
    assert r.messages[0] is r.interaction.original  # the first follow-up fills the deferred answer
    r = await dw.anna.slash(dw.ch, "slow", seconds=0.1, private=True)
    assert r.messages[0].ephemeral and not r.messages[1].ephemeral
    dw.host.assert_clean()


async def test_a_deferral_shows_as_thinking(dw):
    r = dw.anna.fire_slash(dw.ch, "slow", seconds=0.4)
    await asyncio.wait_for(r.interaction.done.wait(), 3)
    assert r.failed and r.messages == []
    await r.wait(2)
    assert not r.failed


async def test_private_chat(dw):
    r = await dw.anna.slash(dw.anna.dm, "roll", dice=3)
    assert r.message in dw.anna.dm.messages
    assert r.message.visible_to(dw.anna) and not r.message.visible_to(dw.bob)


async def test_context_menu(dw):
    m = await dw.bob.say(dw.ch, "To be or not")
    r = await dw.anna.context_menu(m, "Quote")
    assert r.text == "> To be or not"


async def test_in_a_thread(dw):
    await dw.anna.slash(dw.ch, "thread", name="Inside")
    await dw.host.wait_for(lambda: dw.ch.threads[-1].name == "Inside" and dw.ch.threads[-1].messages)
    t = dw.ch.threads[-1]
    assert t.payload()["parent_id"] == str(dw.ch.id) and t.parent is dw.ch
    r = await dw.bob.slash(t, "roll", dice=8)
    assert r.message in t.messages and r.message not in dw.ch.messages
    assert r.interaction.payload()["channel"]["parent_id"] == str(dw.ch.id)
    await dw.bob.click(r.message, "Re-roll")
    assert r.message.text.startswith("Rolled 8 dice again")
    dw.host.assert_clean()
